# What other commands tell: replay, rules, simulate; and the game in a line.


## Replays

replay-result = rules version { $version }, { $players } players, { $actions } actions, { $end }
replay-won = { $player } won in round { $round }
replay-unfinished = not finished, round { $round }
replay-digest-ok = { $result }, digest ok
replay-head = rules version { $version }, { $players } players, seed { $seed }
replay-other-rules = played under rules version { $version }; shown under version { $ours }
replay-stops = stops before action { $number }, { $action }, not legal under version { $ours }: { $why }

## The rulebook

rules-none = no rule, tile or card found for ‘{ $query }’; ‘kemet rules’ lists the chapters
rules-doubt-reconstructed = reconstructed
rules-doubt-single-source = from a single source

## Simulations

simulate-head = { $finished } of { $games } games finished, { $players } players: { $bots }
simulate-options = { $options }, seed { $seed }, rules version { $rules }
simulate-decisions = decisions per game: { $all }, of them real (two or more options): { $real }
simulate-rounds = Rounds: mean { $mean }, min { $least }, max { $most }
simulate-vp = Victory points at the end, mean
simulate-wins = Wins (place: in the turn order of round 1)
simulate-by-seat = By seat
simulate-by-place = By place
simulate-by-bot = By bot
simulate-wins-column = wins
simulate-tiles = Tiles (by chance an owner wins { $share })
simulate-bought = bought
simulate-owners-won = owners won
