# The interface.

## Modules, options, bots, clocks

ui-module-black-pyramid = The Black Pyramid
    .text = A fourth colour: 16 black tiles and three creatures.
ui-module-dawn = Dawn
    .text = Before each day battle cards decide who chooses a place in the turn order.
ui-module-path = The Path to Ta-Seti
    .text = Priests travel to a distant city for items, skills and victory points.
ui-module-early-victory = Early Victory
    .text = Who starts a turn with enough victory points, and nobody ahead, wins at once.
ui-module-new-cards = New Cards
    .text = Two more battle cards for everybody and six new kinds of DI cards.
ui-bot-random = Random
ui-bot-sensible = Sensible
