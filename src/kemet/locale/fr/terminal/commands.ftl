# What other commands tell: replay, rules, simulate; and the game in a line.


## Replays

replay-result = version des règles { $version }, { $players } joueurs, { $actions } actions, { $end }
replay-won = { $player } a gagné à la manche { $round }
replay-unfinished = inachevée, manche { $round }
replay-digest-ok = { $result }, empreinte correcte
replay-head = version des règles { $version }, { $players } joueurs, graine { $seed }
replay-other-rules = jouée selon les règles version { $version } ; montrée selon la version { $ours }
replay-stops = s’arrête avant l’action { $number }, { $action }, illégale selon la version { $ours } : { $why }

## The rulebook

rules-none = aucune règle, tuile ni carte trouvée pour « { $query } » ; « kemet rules » donne les chapitres
rules-doubt-reconstructed = reconstitué
rules-doubt-single-source = d’une seule source

## Simulations

simulate-head = { $finished } parties finies sur { $games }, { $players } joueurs : { $bots }
simulate-options = { $options }, graine { $seed }, version des règles { $rules }
simulate-decisions = décisions par partie : { $all }, dont réelles (deux choix ou plus) : { $real }
simulate-rounds = Manches : moyenne { $mean }, min { $least }, max { $most }
simulate-vp = Points de victoire à la fin, en moyenne
simulate-wins = Victoires (rang : dans l’ordre du tour de la manche 1)
simulate-by-seat = Par place
simulate-by-place = Par rang
simulate-by-bot = Par bot
simulate-wins-column = victoires
simulate-tiles = Tuiles (par hasard un possesseur gagne { $share })
simulate-bought = achetées
simulate-owners-won = victoires
