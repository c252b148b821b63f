# El marco de las lecciones; lo que se enseña está en el lesson.ftl de cada juego.

tutorial-title = Aprende { $game } · parte { $part } de { $parts }, paso { $step } de { $steps }
tutorial-next = Siguiente
tutorial-show = Muéstramelo
tutorial-why = ¿Por qué?
tutorial-back = Paso atrás
tutorial-again = Desde el principio
tutorial-practice = Empezar con bots
tutorial-in-play = Ya estás jugando { $game } aquí: { $link }
tutorial-learn-game = Aprende { $game }
tutorial-another-way = Las reglas lo permiten, pero aquí la lección va por otro camino. Lee otra vez qué se pide aquí, o pulsa “Muéstramelo”.
error-no-lesson = Este juego todavía no tiene lección. “/reglas” lo explica.
tutorial-help = **/aprender** te enseña un juego mientras lo juegas: una mano guiada contra bots, aquí o en un mensaje directo.
