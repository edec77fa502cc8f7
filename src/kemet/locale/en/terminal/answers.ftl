# What an answer means in the terminal: prices, consequences, what is there.


## Plain answers

term-no-more = no more
term-retreat = { $number ->
        [one] your { $number } unit goes
       *[other] your { $number } units go
    } to an adjacent free space; the winner picks which
term-recall = { $number ->
        [one] your { $number } unit goes
       *[other] your { $number } units go
    } back to reserve for { $gain } PP
term-stay = { $number ->
        [one] your { $number } unit stays
       *[other] your { $number } units stay
    } on { $space }
term-with-creature = the creature goes along
term-without-creature = the creature stays behind
term-give-vp = give them back for { $number } permanent VP
term-give-pp = give them back for { $number } PP

## Tokens

term-gold = gold token, once a day: { $means }
term-silver = silver token, once a day: { $means }
term-in-row = { $means } ({ $row })
term-buy-again = buy one more tile of a colour bought today, for 1 PP more
term-move = move a troop; range { $range }, teleport { $cost } PP
term-move-priest = lead a priest, then move a troop; range { $range }, teleport { $cost } PP
term-recruit = recruit at 1 PP each; { $reserve } in reserve
term-recruit-free = recruit at 1 PP each, { $free } free; { $reserve } in reserve
term-pray = pray: gain { $gain } PP
term-pray-full = pray: gain { $gain } PP, up to the limit of { $limit }
term-build = build: each level costs its number in PP
term-build-none = build: nothing you can pay for
term-buy = buy a { $colour } tile: { $number ->
        [0] none you can buy now
        [one] { $number } to choose from
       *[other] { $number } to choose from
    }

## Spaces

term-troop = your { $troop }, range { $range }
term-can-teleport = can teleport
term-teleport = teleport for { $cost } PP
term-pp = { $number } PP
term-vp = { $number } VP
term-harbour = by harbour
term-gain = gain { $number } PP
term-for-nothing = free
term-free-of = free, number { $number } of { $gift }
term-troop-there = your { $troop } there, limit { $limit }
term-temple = temple: 1 VP while held, { $number } PP a day
term-delta = temple: 1 VP while held, { $number } PP for a unit a day
term-sanctuary = Sanctuary: 1 permanent VP for 2 units a day
term-your-pyramid = your { $colour } pyramid { $level }
term-pyramid-of = { $player }’s { $colour } pyramid { $level }
term-battle-with = battle with { $player } { $troop }, strength { $yours } to { $theirs } before cards

## Numbers, cards, pyramids

term-left = { $number ->
        [0] all of them
        [one] { $number } left for the next districts
       *[other] { $number } left for the next districts
    }
term-place = place { $number } in the turn order
term-lose-priests = { $number ->
        [0] plain units only
        [one] { $number } priest, the others plain units
       *[other] { $number } priests, the others plain units
    }
term-spend = spend { $number } of your dawn tokens
term-give-up-veterans = { $number ->
        [one] take { $number } card
       *[other] take { $number } cards
    }, for 2 veteran tokens each
term-split = { $number ->
        [one] { $number } of { $there } goes on
       *[other] { $number } of { $there } go on
    }, { $stay } left behind
term-tile = level { $level }, { $cost } PP: { $text }
term-instead = in place of: { $text }
term-di = { $cost } PP: { $text }
term-card-total = strength { $strength }, damage { $damage }, shield { $shield } in all
term-set-pyramid = { $colour } pyramid, level { $level }: tiles about { $theme }
term-theme-white = prayer points and prices
term-theme-red = attack and movement
term-theme-blue = defence and units
term-theme-black = dark gifts
term-theme-emerald = sacrifice and death
term-raise = { $price }: { $colour } from { $old } to { $level }, for { $colour } tiles up to level { $level }
term-raise-prize = 1 VP while you control it
term-means = { $words }; { $more }

## The path to Ta-Seti

term-priests-of-moving = { $number ->
        [0] no priest
        [one] { $number } priest
       *[other] { $number } priests
    } among the { $units } that go on
term-priests-going = { $number ->
        [one] { $number } priest
       *[other] { $number } priests
    } among the units that go on.
term-another-priest = another priest, who goes to your reserve of units
term-priest-for-unit = a priest in place of a plain unit ({ $number } in reserve)
term-send-back = all your priests are units: send one back to the start of the path
term-enter = a priest enters the path (at its start: { $number })
term-from-reserve = a priest from your reserve of units ({ $number } there)
term-takes-there = your priest there takes what lies there: { $tokens }
term-goes-on-by = your priest there goes on, by { $roads }
term-goes-on = your priest there goes on: { $road }
term-road = { $gain }; then { $place } with { $tokens }
term-road-nothing = nothing on the way
term-bonus-returns = { $token }: it goes back to its road afterwards
term-item-once = { $text } The item is then out of the game.
term-take-item = { $text } An item, to be used once; your priest goes back to the start of the path.
term-take-skill = { $text } A skill, for good; your priest becomes a unit on the board.
term-take-vp = { $text } Your priest goes back to the start of the path.
term-replace-unit = a plain unit of your { $troop } there
term-only-unit = your only unit there
term-priest-of-troop = a priest out of your { $troop } there
term-where-start = your priest is at the start of the path
term-where = your priest is at { $location }
term-path = path
term-path-board = board { $number } { $side }
term-path-at-start = at the start: { $priests }
term-no-priest = no priest
term-priests-of = { $number ->
        [one] priest { $player }
       *[other] priests { $player } ×{ $number }
    }
term-fork = fork: also { $lanes }
term-empty = { $place }, empty
term-skills = skills { $tokens }
term-items = items { $tokens }
term-priests-in-reserve = { $number ->
        [one] { $number } priest in reserve
       *[other] { $number } priests in reserve
    }
term-column-token = token
term-column-kind = kind
term-column-does = what it does
term-use-always = always
term-use-own-turn = in your turn
term-use-own-move = in your move
term-use-in-battle = in battle
