# The game in the terminal: what the session says, the board, the story.


## The session

term-you-are = You are { $player }. Seed { $seed }. Type ? for help.
term-need = You need { $target } victory points to win. New to the game? Type how.
term-thinking = the others are thinking
term-chooses = { $player } chooses { $action }
term-leave = You leave the game.
term-no-option = There is no option { $line }; options are 1 to { $number }.
term-may-mean = ‘{ $line }’ may mean { $words }.
term-no-action = ‘{ $line }’ is no action; type ? for help.
term-no-action-near = ‘{ $line }’ is no action; did you mean { $words }?
term-other-question = ‘{ $line }’ does not answer this question; type o to see the options again.
term-by-teleport = { $action } teleports there.
term-dropped = No longer done, for the game went another way: { $answers }.
term-no-tiles = { $player } has no tiles yet.
term-no-component = No tile or card found for ‘{ $name }’.
term-taken-back = Taken back.
term-save-where = Save where? Type: save FILE
term-saved = Saved to { $path }; ‘kemet replay { $path }’ shows it.
term-no-colour = No tiles of colour ‘{ $colour }’; colours are { $colours }.
term-only = { $question } Only { $action } is possible.
term-only-means = { $question } Only { $action } is possible ({ $meaning }).
term-turn-over = Your turn is over: Enter ends it, ‘undo’ takes your last action back.
term-wins = { $player } wins in round { $round }.
term-well-played = Well played!
term-offer-record = Type ‘save FILE’ to keep a record, ‘log’ to read what happened, or Enter to leave.
term-no-log = Nothing has happened yet.
term-no-such-seat = there is no seat { $seat } in a game of { $players }
term-you = you

## The board

term-headline = round { $round }, { $phase }, order { $order }, target { $target } VP
term-last-day = last day
term-column-player = player
term-column-city = city
term-column-vp = VP
term-column-permanent = permanent
term-column-pp = PP
term-column-reserve = reserve
term-column-di = DI
term-column-cards = cards
term-column-tokens = tokens
term-column-dawn-tokens = dawn
term-column-veterans = veterans
term-column-honour = honour
term-column-decay = decay
term-column-afterlife = afterlife
term-column-vp-owed = VP owed
term-fact-divinities = divinities
term-fact-vp-on-track = VP on the track
term-legend-1 = what touches is adjacent
term-legend-2 = ◊ obelisk, ▲ pyramid
term-legend-3 = double lines: city walls
term-legend-4 = p1 5: five units of p1
term-nile = the Nile: boats cross between { $bank } and { $spaces }
term-map-city = city { $city }
term-map-delta = delta: by teleport
term-map-vp = 1 VP
term-map-income = { $number } PP a day
term-troops = { $player } troops
term-tiles = { $player } tiles
term-tokens-on = { $player } tokens on
term-path-of = { $player } path
term-temples = temples
term-free = free
term-your-pyramids = your pyramids
term-pyramid-on = { $colour } { $level } on { $space }
term-your-tokens = your tokens on
term-due = a token is still due: { $rows }
term-your-di = your DI cards
term-from-path = from the path
term-your-battle-cards = battle cards
term-away = away: { $cards }
term-explained = { $name }: { $text } ({ $when })
term-when-cost = { $when }, { $cost } PP
term-map-space = space
term-map-next-to = next to
term-map-caption = * obelisk, ~ by harbour
term-column-level = level
term-column-on-sale = tiles on sale
term-supply-hint = ‘s { $colour }’ tells what the tiles of a colour do and cost you
term-column-tile = tile
term-dim-hint = dim: too dear, or your pyramids are too low, or you own it

## The story

term-order = Turn order: { $players }.
term-explanation = { $colour } { $level }: { $text }
term-card-explanation = { $when }, { $cost } PP: { $text }
term-numbers = strength { $strength }, damage { $damage }, shield { $shield }
term-loses = { $number ->
        [0] loses nobody
        [one] loses { $number } unit
       *[other] loses { $number } units
    }
term-card = card { $cards }
term-thrown = +1 for a DI card
term-discards = discards { $card }
term-part-card = card
term-kind-strength = strength
term-kind-damage = damage
term-kind-shield = shield

## Battles

term-card-played = { $player } plays the DI card { $di } ({ $text }).
term-attacks = { $attacker } attacks { $defender } on { $space }. Before cards (the defender wins ties):
term-units = units { $troop }
term-nobody = nobody
term-plays = plays { $cards }
term-holds = holds { $number } of the battle cards { $cards }, and { $di } DI
term-and = { $words } and { $last }
term-or = { $words } or { $last }
