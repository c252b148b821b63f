# Där boten inte är med, men någon har tagit med den.

panel-asleep = ⏳ Ingen har tryckt på något här på ett tag; tryck på Uppdatera för att se hur det står.
abroad-for-you-alone = Det är bara du som ser det här bordet: på den här servern får appar som någon har installerat bara för sig själv inte skriva för alla. Behörigheten heter **Använd externa appar**; den som hanterar servern kan ge den, till alla eller i en kanal. Du kan spela här ensam mot datorer; i en gruppchatt, eller på en server där jag är medlem, ser också andra bordet.
