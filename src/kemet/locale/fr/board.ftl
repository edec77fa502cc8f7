# Places, colours, players, phases, sources of victory points, times of DI cards.

## Cities

city-nw = Nord-ouest
city-s = Sud
city-c = Centre
city-ne = Nord-est
city-e = Est
city-delta = Cité de Seth

## Spaces

space-of = { $player }, quartier { $number }
space-nw-1 = Nord-ouest, quartier 1
space-nw-2 = Nord-ouest, quartier 2
space-nw-3 = Nord-ouest, quartier 3
space-s-1 = Sud, quartier 1
space-s-2 = Sud, quartier 2
space-s-3 = Sud, quartier 3
space-c-1 = Centre, quartier 1
space-c-2 = Centre, quartier 2
space-c-3 = Centre, quartier 3
space-ne-1 = Nord-est, quartier 1
space-ne-2 = Nord-est, quartier 2
space-ne-3 = Nord-est, quartier 3
space-e-1 = Est, quartier 1
space-e-2 = Est, quartier 2
space-e-3 = Est, quartier 3
space-nw-front = Désert du nord-ouest
space-s-front = Désert du sud
space-w-obelisk = Obélisque de l’ouest
space-w-obelisk-n = Obélisque du nord-ouest
space-w-obelisk-s = Obélisque du sud-ouest
space-c-ring = Désert du centre
space-west-bank = Rive ouest
space-ne-front = Désert du nord-est
space-e-front = Désert de l’est
space-e-obelisk = Obélisque de l’est
space-east-bank = Rive est
space-delta-marsh = Marais du delta
space-west-temple = Temple de l’ouest
space-sphinx-temple = Temple du Sphinx
space-river-temple = Temple du fleuve
space-east-temple = Temple de l’est
space-delta-temple = Temple du delta
space-sanctuary = Sanctuaire de tous les dieux
space-seth-1 = quartier ouest de Seth
space-seth-2 = quartier central de Seth
space-seth-3 = quartier est de Seth
space-seth-gate = porte de Seth

## Colours, in the form that agrees with "pyramid"

colour-white = Blanche
colour-red = Rouge
colour-blue = Bleue
colour-black = Noire

## Players

player-falcon = Faucon
player-jackal = Chacal
player-cat = Chat
player-crocodile = Crocodile
player-ibis = Ibis

## Phases

phase-set-up = Mise en place
phase-night = Nuit
phase-day = Jour
phase-over = Partie terminée

## Where victory points come from

vp-total = Points de victoire
vp-battle = combat
vp-tile = tuile Point de victoire
vp-sphinx = Sphinx
vp-temples = deux temples en fin de journée
vp-sanctuary = unités données au Sanctuaire
vp-ta-seti = chemin de Ta-Seti
vp-dagger = dague à double tranchant
vp-temples-held = temples contrôlés (temporaires)
vp-great-pyramids = pyramides de niveau 4 (temporaires)

## When a DI card is played

when-in-battle = au combat
when-own-turn = à votre tour
when-own-move = pendant votre déplacement
when-when-attacked = si vous êtes attaqué
when-answer-to-a-card = en réponse à une carte
when-tile-day = le jour
when-tile-night = la nuit
when-tile-battle = au combat
when-tile-creature = créature
when-tile-payment = quand vous payez
when-tile-at-once = immédiatement
