# The interface.

## Modules, options, bots, clocks

ui-module-black-pyramid = La pyramide noire
    .text = Une quatrième couleur : 16 tuiles noires et trois créatures.
ui-module-dawn = L’aube
    .text = Avant chaque jour, des cartes Combat décident qui choisit sa place dans l’ordre du tour.
ui-module-path = Le chemin de Ta-Seti
    .text = Des prêtres marchent vers une cité lointaine pour des objets, des talents et des points de victoire.
ui-module-early-victory = Victoire immédiate
    .text = Qui commence son tour avec assez de points de victoire, sans être devancé, gagne aussitôt.
ui-module-new-cards = Nouvelles cartes
    .text = Deux cartes Combat de plus pour chacun et six nouvelles sortes de cartes ID.
ui-bot-random = Au hasard
ui-bot-sensible = Sensé
