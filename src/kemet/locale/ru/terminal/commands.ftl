# What other commands tell: replay, rules, simulate; and the game in a line.


## Replays

replay-result = версия правил { $version }, игроков { $players }, действий { $actions }, { $end }
replay-won = { $player } — победа в раунде { $round }
replay-unfinished = не закончена, раунд { $round }
replay-digest-ok = { $result }, контрольная сумма верна
replay-head = версия правил { $version }, игроков { $players }, зерно { $seed }
replay-other-rules = сыграна по правилам версии { $version }; показана по версии { $ours }
replay-stops = остановка перед действием { $number }, { $action }: по версии { $ours } оно невозможно: { $why }

## The rulebook

rules-none = не найдено ни правила, ни способности, ни карты: «{ $query }»; «kemet rules» покажет главы
rules-doubt-reconstructed = восстановлено
rules-doubt-single-source = из одного источника

## Simulations

simulate-head = завершено партий: { $finished } из { $games }, игроков { $players }: { $bots }
simulate-options = { $options }, зерно { $seed }, версия правил { $rules }
simulate-decisions = решений за партию: { $all }, из них с выбором: { $real }
simulate-rounds = Раунды: в среднем { $mean }, от { $least } до { $most }
simulate-vp = Победные очки в конце, в среднем
simulate-wins = Победы (порядок: в раунде 1)
simulate-by-seat = По местам
simulate-by-place = По порядку
simulate-by-bot = По ботам
simulate-wins-column = побед
simulate-tiles = Способности (случайно владелец побеждает в { $share })
simulate-bought = куплено
simulate-owners-won = побед владельцев
