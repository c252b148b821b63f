# The frame around the lessons; what is taught stands in each game's lesson.ftl.

tutorial-title = Lär dig { $game } · del { $part } av { $parts }, steg { $step } av { $steps }
tutorial-next = Nästa
tutorial-show = Visa mig
tutorial-why = Varför?
tutorial-back = Steg tillbaka
tutorial-again = Börja om
tutorial-practice = Starta med datorer
tutorial-in-play = Du spelar redan { $game } här: { $link }
tutorial-learn-game = Lär dig { $game }
tutorial-another-way = Reglerna tillåter det, men lektionen går en annan väg här. Läs en gång till vad uppgiften är, eller tryck på ”Visa mig”.
error-no-lesson = Det finns ingen lektion för det här spelet än. ”/regler” förklarar det.
tutorial-help = **/lektion** lär dig ett spel medan du spelar det: en guidad giv mot datorer, här eller i ett direktmeddelande.
