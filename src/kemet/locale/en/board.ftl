# Places, colours, players, phases, sources of victory points, times of DI cards.

## Cities

city-nw = North-west
city-s = South
city-c = Centre
city-ne = North-east
city-e = East
city-delta = City of Seth

## Spaces

space-of = { $player }’s District { $number }
space-nw-1 = North-west District 1
space-nw-2 = North-west District 2
space-nw-3 = North-west District 3
space-s-1 = South District 1
space-s-2 = South District 2
space-s-3 = South District 3
space-c-1 = Central District 1
space-c-2 = Central District 2
space-c-3 = Central District 3
space-ne-1 = North-east District 1
space-ne-2 = North-east District 2
space-ne-3 = North-east District 3
space-e-1 = East District 1
space-e-2 = East District 2
space-e-3 = East District 3
space-nw-front = North-west Desert
space-s-front = South Desert
space-w-obelisk = West Obelisk
space-w-obelisk-n = North-west Obelisk
space-w-obelisk-s = South-west Obelisk
space-c-ring = Central Desert
space-west-bank = West Bank
space-ne-front = North-east Desert
space-e-front = East Desert
space-e-obelisk = East Obelisk
space-east-bank = East Bank
space-delta-marsh = Delta Marsh
space-west-temple = West Temple
space-sphinx-temple = Sphinx Temple
space-river-temple = River Temple
space-east-temple = East Temple
space-delta-temple = Delta Temple
space-sanctuary = Sanctuary of All Gods
space-seth-1 = Seth’s west district
space-seth-2 = Seth’s middle district
space-seth-3 = Seth’s east district
space-seth-gate = gate of Seth

## Colours, in the form that agrees with "pyramid"

colour-white = White
colour-red = Red
colour-blue = Blue
colour-black = Black

## Players

player-falcon = Falcon
player-jackal = Jackal
player-cat = Cat
player-crocodile = Crocodile
player-ibis = Ibis

## Phases

phase-set-up = Set-up
phase-night = Night
phase-day = Day
phase-over = The game is over

## Where victory points come from

vp-total = Victory points
vp-battle = battle
vp-tile = Victory Point tile
vp-sphinx = Sphinx
vp-temples = two temples at day’s end
vp-sanctuary = units given in the Sanctuary
vp-ta-seti = path to Ta-Seti
vp-dagger = double-edged dagger
vp-temples-held = temples held (temporary)
vp-great-pyramids = level-4 pyramids (temporary)

## When a DI card is played

when-in-battle = in battle
when-own-turn = in your turn
when-own-move = during your move
when-when-attacked = when you are attacked
when-answer-to-a-card = in answer to a card
when-tile-day = by day
when-tile-night = by night
when-tile-battle = in battle
when-tile-creature = creature
when-tile-payment = when you pay
when-tile-at-once = at once
