# Help in the terminal game: what can be typed, what the columns are, how a round goes.


## What can be typed

help-head = Type the number of an option, its notation, or a part of it that fits no other option. Several answers at once have commas between: recruit, nw_1, nw_1, nw_2, pass
help-how = how a round goes
help-o = the options again
help-b = the board
help-m = the map, and which spaces are neighbours
help-s = tiles on sale; what the red ones cost you and do
help-t = what a tile, card, creature or token does; what the tiles and tokens of p2 do
help-r = look up rules, also by id: r K10.9
help-log = what happened in this round; ‘log all’ from the beginning
help-undo = take your last action back
help-save = write a record of the game
help-quit = leave the game
help-p = the path to Ta-Seti, and what the tokens there do

## The columns

help-column-vp = victory points, and those of them that do not depend on the board
help-column-pp = prayer points, to pay with; never more than { $number }
help-column-reserve = units not on the map
help-column-levels = levels of the pyramids: { $colours }
help-column-cards = divine intervention cards and battle cards in hand; 3-2-0 is strength 3, damage 2, shield 0
help-column-tokens = action tokens still to lay today
help-column-dawn = dawn tokens, to be spent for places in the turn order
help-mark-priest = a troop of five units, one of them a priest

## How a round goes

how-head = You need { $target } victory points (VP) at the end of a day, and more than the others. A round:
how-head-early = You need { $target } victory points (VP) at the start of a turn of yours, and nobody with more. A round:
how-night = Night
    .text = Everybody gains 2 prayer points (PP) and draws a divine intervention (DI) card. Whoever has the fewest VP sets the turn order (r K4).
    .dawn = Everybody gains 2 prayer points (PP) and draws a divine intervention (DI) card. Then everybody plays a battle card for the turn order and discards another; strength and dawn tokens, which losers of battles get, say who takes a place first (r K4, r T2).
    .blood = The holder of the Sanctuary may give 2 units for a permanent VP, that of the delta temple 1 unit for 5 PP; the other temples pay PP, and two temples held bring a permanent VP. Everybody gains 2 prayer points (PP), may give up veteran tokens, which losers of battles get, and draws a divine intervention (DI) card. From the fewest VP up each takes a place in the turn order (r BS9).
how-day = Day
    .text = In turns, lay one of your 5 tokens on your own board and do what it says: move, recruit, build, pray or buy a tile. In the end each row must hold a token (r K5).
how-build = Build
    .text = A pyramid of level 3 lets you buy tiles of its colour up to level 3, and lets troops on it teleport to any obelisk (r K6, r K7).
how-battle = Battle
    .text = Moving onto an enemy attacks. Both play a battle card in secret and discard another. Strength is units and card; damage less shield is what the other side loses. An attacker who wins and survives gains 1 permanent VP (r K10).
how-points = Points
    .text = A temple held or a level-4 pyramid is 1 VP for as long as you keep it. Permanent are the VP for battles, for two temples at the end of a day, and of some tiles (r K2).
how-path = Path
    .text = A token on a move space first leads one of your three priests to the next location of the path (p shows it). On the road you gain what is printed there. At the location the priest stays, or takes the token and leaves: an item serves once; with a skill the priest becomes a unit on the map, and every troop with a priest has all your skills; at the end waits a permanent VP (r T3).
how-end = End
    .text = When all tokens are laid temples pay PP, and if somebody has { $target } VP the game ends (r K13, r K14).
    .early = When all tokens are laid temples pay PP (r K13). Who has { $target } VP at the start of a turn wins at once, unless somebody has more: then this day is the last, and its end decides (r T4).
    .blood = When all tokens are laid, night falls. Who has { $target } VP at the start of a turn wins at once, unless somebody has more: then this day is the last, and its end decides (r BS10).
how-book-of-the-dead = Sacrifice
    .text = Some emerald tiles ask for a sacrifice: a unit goes to the afterlife and you lose 1 honour. Low honour raises your decay level, which these tiles use, and takes permanent VP for as long as it stays low. Units come back from the afterlife for 1 PP more each. Thoth and Apophis are summoned with the gold token (r B2, r B3).
