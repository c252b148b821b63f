# The frame around the lessons; what is taught stands in each game's lesson.ftl.

tutorial-title = Learn { $game } · part { $part } of { $parts }, step { $step } of { $steps }
tutorial-next = Next
tutorial-show = Show me
tutorial-why = Why?
tutorial-back = Step back
tutorial-again = Restart
tutorial-practice = Start with computers
tutorial-in-play = You are already playing { $game } here: { $link }
tutorial-learn-game = Learn { $game }
tutorial-another-way = The rules allow that, but the lesson continues differently here. Read again what it asks for, or press “Show me”.
error-no-lesson = This game has no lesson yet. Use “/rules” to read about it.
tutorial-help = **/tutorial** teaches you a game while you play it: a guided deal against computer players, here or in a direct message.
