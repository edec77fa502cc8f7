#!/usr/bin/env bash
# Plays the golden games and the random ones of digests.txt anew, with the command given (default: the compiled one). Needed when the rules version rises.
set -euo pipefail
cd "$(dirname "$0")"
kemet=${1:-../.venv-compiled/bin/kemet}
work=$(mktemp -d)
rm -f records/*.txt
mkdir -p records
for players in 2 3 4 5; do
  "$kemet" simulate --players $players --games 2 --bots greedy --seed "golden $players" --records "$work" >/dev/null
  for file in "$work"/*; do mv "$file" "records/greedy-$players-$(basename "${file%.*}").txt"; done
  "$kemet" simulate --players $players --games 1 --bots random --seed "golden $players" --discards up --target 10 --records "$work" >/dev/null
  for file in "$work"/*; do mv "$file" "records/random-$players-long.txt"; done
  "$kemet" simulate --players $players --games 1 --bots random --seed "golden $players" --learning --cities random --records "$work" >/dev/null
  for file in "$work"/*; do mv "$file" "records/random-$players-learning.txt"; done
done
# All modules of Ta-Seti: by the ledger, and by other readings; the sixth of these games has a priest sent back to the path.
for players in 2 5; do
  "$kemet" simulate --players $players --games 1 --bots greedy --seed "golden $players" --modules ta-seti --records "$work" >/dev/null
  for file in "$work"/*; do mv "$file" "records/ta-seti-greedy-$players.txt"; done
done
variants=both-mercenaries,divine-strength-for-temples,divine-strength-for-battles,victory-before-every-token
variants=$variants,send-priests-any-time,take-any-tokens,refill-before-turn-order,initiative-ends-move,discard-at-once
"$kemet" simulate --players 3 --games 6 --bots random --seed "golden 3" --target 10 --modules ta-seti --variants $variants --records "$work" >/dev/null
mv "$work"/game-00006.* records/ta-seti-random-3.txt
rm "$work"/*
# Blood and Sand: by the ledger, and by other readings.
for players in 2 5; do
  "$kemet" simulate --edition blood-and-sand --players $players --games 1 --bots greedy --seed "golden $players" --records "$work" >/dev/null
  for file in "$work"/*; do mv "$file" "records/blood-and-sand-greedy-$players.txt"; done
done
variants=one-start-card,one-teleport-a-move,any-di-in-battle,veterans-for-the-wiped-out,revised-tile-texts,diversion-bluff
"$kemet" simulate --edition blood-and-sand --players 4 --games 1 --bots random --seed "golden 4" --variants $variants --records "$work" >/dev/null
for file in "$work"/*; do mv "$file" "records/blood-and-sand-random-4.txt"; done
# Seth: by the ledger, and by other readings with what Ta-Seti adds; the sixth of these games has an invasion with two battles.
"$kemet" simulate --players 4 --games 1 --bots greedy --seed "golden 4" --modules seth --records "$work" >/dev/null
for file in "$work"/*; do mv "$file" records/seth-greedy-4.txt; done
variants=community-consent,north-portal,corrupt-troop-meets-seth,stolen-units-save,seth-buys-community-tiles
"$kemet" simulate --players 5 --games 6 --bots random --seed "golden 5" --modules black-pyramid,new-cards,seth --variants $variants --records "$work" >/dev/null
mv "$work"/game-00006.* records/seth-random-5.txt
rm "$work"/*
rmdir "$work"
# How a random game with every combination of options ends.
PYTHONPATH=.. "$(dirname "$kemet")/python" -c 'from benchmarks.digests import *; print(*map(end_of, range(len(option_sets()))), sep="\n")' > digests.txt
