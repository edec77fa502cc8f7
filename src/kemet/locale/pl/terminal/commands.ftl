# What other commands tell: replay, rules, simulate; and the game in a line.


## Replays

replay-result = wersja zasad { $version }, graczy { $players }, akcji { $actions }, { $end }
replay-won = { $player } wygrywa w rundzie { $round }
replay-unfinished = nieskończona, runda { $round }
replay-digest-ok = { $result }, suma kontrolna zgodna
replay-head = wersja zasad { $version }, graczy { $players }, ziarno { $seed }
replay-other-rules = grane według zasad wersji { $version }; pokazane według wersji { $ours }
replay-stops = zatrzymanie przed akcją { $number }, { $action }, niedozwoloną według wersji { $ours }: { $why }

## The rulebook

rules-none = nie znaleziono zasady, płytki ani karty: „{ $query }”; „kemet rules” pokazuje rozdziały
rules-doubt-reconstructed = zrekonstruowane
rules-doubt-single-source = z jednego źródła

## Simulations

simulate-head = zakończono { $finished } z { $games } gier, graczy { $players }: { $bots }
simulate-options = { $options }, ziarno { $seed }, wersja zasad { $rules }
simulate-decisions = decyzji na grę: { $all }, w tym prawdziwych (dwie opcje lub więcej): { $real }
simulate-rounds = Rundy: średnio { $mean }, od { $least } do { $most }
simulate-vp = Punkty zwycięstwa na koniec, średnio
simulate-wins = Zwycięstwa (kolejność: w rundzie 1)
simulate-by-seat = Według miejsc
simulate-by-place = Według kolejności
simulate-by-bot = Według botów
simulate-wins-column = zwycięstwa
simulate-tiles = Płytki (losowo właściciel wygrywa { $share })
simulate-bought = kupione
simulate-owners-won = wygrane
