# Places, colours, players, phases, sources of victory points, times of DI cards.

## Cities

city-nw = Północny zachód
city-s = Południe
city-c = Środek
city-ne = Północny wschód
city-e = Wschód
city-delta = Miasto Seta

## Spaces

space-of = { $player }, dzielnica { $number }
space-nw-1 = Północny zachód, dzielnica 1
space-nw-2 = Północny zachód, dzielnica 2
space-nw-3 = Północny zachód, dzielnica 3
space-s-1 = Południe, dzielnica 1
space-s-2 = Południe, dzielnica 2
space-s-3 = Południe, dzielnica 3
space-c-1 = Środek, dzielnica 1
space-c-2 = Środek, dzielnica 2
space-c-3 = Środek, dzielnica 3
space-ne-1 = Północny wschód, dzielnica 1
space-ne-2 = Północny wschód, dzielnica 2
space-ne-3 = Północny wschód, dzielnica 3
space-e-1 = Wschód, dzielnica 1
space-e-2 = Wschód, dzielnica 2
space-e-3 = Wschód, dzielnica 3
space-nw-front = Pustynia północno-zachodnia
space-s-front = Pustynia południowa
space-w-obelisk = Obelisk zachodni
space-w-obelisk-n = Obelisk północno-zachodni
space-w-obelisk-s = Obelisk południowo-zachodni
space-c-ring = Pustynia środkowa
space-west-bank = Zachodni brzeg
space-ne-front = Pustynia północno-wschodnia
space-e-front = Pustynia wschodnia
space-e-obelisk = Obelisk wschodni
space-east-bank = Wschodni brzeg
space-delta-marsh = Bagna delty
space-west-temple = Świątynia zachodnia
space-sphinx-temple = Świątynia Sfinksa
space-river-temple = Świątynia rzeczna
space-east-temple = Świątynia wschodnia
space-delta-temple = Świątynia w delcie
space-sanctuary = Sanktuarium Wszystkich Bogów
space-seth-1 = zachodnia dzielnica Seta
space-seth-2 = środkowa dzielnica Seta
space-seth-3 = wschodnia dzielnica Seta
space-seth-gate = brama Seta

## Colours, in the form that agrees with "pyramid"

colour-white = Biała
colour-red = Czerwona
colour-blue = Niebieska
colour-black = Czarna

## Players

player-falcon = Sokół
player-jackal = Szakal
player-cat = Kot
player-crocodile = Krokodyl
player-ibis = Ibis

## Phases

phase-set-up = Przygotowanie
phase-night = Noc
phase-day = Dzień
phase-over = Koniec gry

## Where victory points come from

vp-total = Punkty zwycięstwa
vp-battle = bitwa
vp-tile = płytka Punkt Zwycięstwa
vp-sphinx = Sfinks
vp-temples = dwie świątynie na koniec dnia
vp-sanctuary = jednostki oddane w Sanktuarium
vp-ta-seti = droga do Ta-Seti
vp-dagger = miecz obosieczny
vp-temples-held = kontrolowane świątynie (tymczasowe)
vp-great-pyramids = piramidy poziomu 4 (tymczasowe)

## When a DI card is played

when-in-battle = w bitwie
when-own-turn = w swojej turze
when-own-move = podczas swojego ruchu
when-when-attacked = w obronie przed atakiem
when-answer-to-a-card = w odpowiedzi na kartę
when-tile-day = w dzień
when-tile-night = w nocy
when-tile-battle = w bitwie
when-tile-creature = stwór
when-tile-payment = przy płaceniu
when-tile-at-once = natychmiast
