# The frame around the lessons; what is taught stands in each game's lesson.ftl.

tutorial-title = Nauka: { $game } · część { $part } z { $parts }, krok { $step } z { $steps }
tutorial-next = Dalej
tutorial-show = Pokaż mi
tutorial-why = Dlaczego?
tutorial-back = Krok wstecz
tutorial-again = Od nowa
tutorial-practice = Start z komputerami
tutorial-in-play = Grasz tu już w { $game }: { $link }
tutorial-learn-game = Nauka: { $game }
tutorial-another-way = Zasady na to pozwalają, ale lekcja idzie tu inną drogą. Przeczytaj jeszcze raz, o co tu chodzi, albo naciśnij „Pokaż mi”.
error-no-lesson = Dla tej gry nie ma jeszcze lekcji. „/zasady” ją objaśnia.
tutorial-help = **/nauka** uczy gry w trakcie gry: rozdanie krok po kroku przeciw komputerom, tu albo w prywatnej wiadomości.
