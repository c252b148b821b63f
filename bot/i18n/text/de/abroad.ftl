# Wo der Bot nicht ist, aber jemand ihn mitgebracht hat.

panel-asleep = ⏳ Hier wurde eine Weile nichts gedrückt; drück auf „Aktualisieren“, dann siehst du, wie es steht.
abroad-for-you-alone = Nur du siehst diesen Tisch: Auf diesem Server dürfen Apps, die jemand nur für sich installiert hat, nicht für alle schreiben. Das Recht dazu heißt **Externe Apps verwenden**; die Serververwaltung kann es allen geben oder für einen Kanal. Mit Computern kannst du hier spielen; in einem Gruppenchat oder auf einem Server, auf dem ich Mitglied bin, sehen auch andere den Tisch.
