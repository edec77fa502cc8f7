# The interface.

## Modules, options, bots, clocks

ui-module-black-pyramid = The Black Pyramid
    .text = A fourth colour: 16 black tiles and three creatures.
ui-module-dawn = Dawn
    .text = Before each day battle cards decide who chooses a place in the turn order.
ui-module-path = The Path to Ta-Seti
    .text = Priests travel to a distant city for items, skills and victory points.
ui-module-early-victory = Early Victory
    .text = Who starts a turn with enough victory points, and nobody ahead, wins at once.
ui-module-new-cards = New Cards
    .text = Two more battle cards for everybody and six new kinds of DI cards.
ui-bot-random = Random
ui-bot-easy = Easy
ui-bot-normal = Normal
ui-bot-hard = Hard
ui-bot-expert = Expert
ui-bot-master = Master
ui-bot-master-aggressive = Master, aggressive
ui-bot-master-builder = Master, builder
ui-bot-master-devout = Master, devout

## Other readings of the rules

ui-variant-initiative-ends-move = Initiative that leaves no enemy ends the move
ui-variant-discard-at-once = Battle cards are discarded before DI cards are laid
ui-variant-both-mercenaries = One player may own both Mercenaries tiles
ui-variant-divine-strength-for-temples = Divine Strength works for temple income too
ui-variant-divine-strength-for-battles = Divine Strength works for gains in battle too
ui-variant-victory-before-every-token = Victory is checked before every token, also silver and gold
ui-variant-send-priests-from-board = Priests go back only if all three are on the board
ui-variant-send-priests-any-time = A priest may be sent back at any time in your turn
ui-variant-take-any-tokens = A priest may take all tokens of a place
ui-variant-refill-before-turn-order = The path is refilled before the turn order is set, as in the Polish book

## At the table

ui-home = Home
ui-round = Round
ui-phases = Phases
ui-turn-order = Turn order
ui-tokens-left = { $number ->
        [one] { $number } token left
       *[other] { $number } tokens left
    }
ui-days = { $number ->
        [one] { $number } day
       *[other] { $number } days
    }
ui-away = Away
ui-you = You
ui-guest = Guest
ui-bot = Bot
ui-takeover = Take over this seat
ui-prompt = What is asked
ui-choices = Choices
ui-waiting = Waiting for { $players }.
ui-ended = This game has ended without a winner.
ui-won = { $player } has won!
ui-won-in = In round { $round }, with { $points } VP
ui-see-result = See the result
ui-link-lost = Connection lost. Trying again…
ui-engine-compiling = Bots think slowly for a minute or two: the fast engine is being built. Begin right away, it joins by itself.
ui-engine-ready = Faster bots are ready
ui-engine-loading = Loading the game: { $loaded } of { $of } MB
ui-net-loading = The game is ready; the master is on its way: { $loaded } of { $of } MB
ui-engine-failed = The game could not be loaded. Is the browser up to date?
ui-link = Link
ui-link-copied = Copied
ui-link-replay = Send a link to this replay
ui-link-static-only = Links that hold a game are opened by the page without a server.
ui-play-on = Play on from here
ui-by-link-turn = Your part is done: send the link, and the other person plays on.
ui-by-link-over = The game is over: send the link, so that the other person sees the end too.
ui-by-link-send = Send the link
ui-by-link-secrets = The link holds the whole game, hidden cards included; the page shows each player only their own.
ui-seat-by-link = Somebody elsewhere, by link
ui-keeping = Games of this browser
ui-keeping-text = Games are kept here and nowhere else. Save them as one file to take them to another browser.
ui-keeping-export = Save all games as a file
ui-keeping-import = Take in a file of games
ui-taken-in = { $number } taken in
ui-puzzles = Puzzles
ui-puzzles-text = Win this turn, whatever the others hold and answer. The positions are from games among bots; there is one way.
ui-puzzles-all = All puzzles
ui-puzzle-today = Puzzle of the day
ui-puzzle-solve = Solve it
ui-puzzle-solved = solved
ui-puzzle-task = Win this turn: it is the last of the day. Whatever the others hold, there is a way.
ui-puzzle-won = Solved! Nothing the others could do would have helped them.
ui-puzzle-missed = The turn is over, and the game is not won. Try again.
ui-puzzle-again = Try again
ui-confirm = Confirm
ui-cancel = Cancel
ui-back = Back
ui-undo = Undo
ui-clear = Clear
ui-close = Close
ui-key-enter = Enter
ui-key-esc = Esc
ui-why = Why?
ui-none = None
ui-window-closes = { $number ->
        [one] { $number } second left
       *[other] { $number } seconds left
    }
ui-window-no-more = Do not ask me again this turn

## Boards and hands

ui-my-board = My board
ui-action-board = Action spaces: { $player }
ui-token-here = a token lies here
ui-tiles-of = Power tiles: { $player }
ui-reserve = Reserve
ui-prayer-points = Prayer points
ui-pp-of = { $number } of { $max } prayer points
ui-vp-short = VP
ui-vp-permanent = Permanent VP
ui-vp-temporary = Temporary VP
ui-vp-battle = Battle VP
ui-vp-sources = Where the VP come from
ui-di-cards = DI cards
ui-battle-cards = Battle cards
ui-hidden-cards = { $number ->
        [one] { $number } hidden card
       *[other] { $number } hidden cards
    }
ui-battle-cards-known = Battle cards: { $hand } in hand, { $pile } discarded, { $hidden } of them face down
ui-card-play = played
ui-card-discard = discarded
ui-card-used = used
ui-cost = costs { $number } PP
ui-gain = brings { $number } PP
ui-steps = { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }

## Moving

ui-move-pick = can move
ui-units-going = Units that go
ui-fewer = Fewer
ui-more = More
ui-creature-goes = { $creature } goes along
ui-regroup = { $number ->
        [one] Go on with { $number } unit
       *[other] Go on with { $number } units
    }
ui-regroup-why = Take units along from here, or leave some behind
ui-go-on = Halt there, then go on
ui-go-on-why = The troop stops there, may leave units behind, and then goes on with the steps it has left
ui-way-walk = { $steps ->
        [one] on foot, { $steps } step
       *[other] on foot, { $steps } steps, by way of { $via }
    }
ui-way-harbour = { $steps ->
        [one] across the Nile, { $steps } step
       *[other] across the Nile, { $steps } steps, by way of { $via }
    }
ui-way-teleport = { $steps ->
        [0] by teleport
        [one] by teleport and { $steps } step
       *[other] by teleport and { $steps } steps
    }

## Battle

ui-battle = Battle
ui-battle-at = Battle: { $space }
ui-attacker = Attacker
ui-defender = Defender
ui-winner = winner
ui-strength = Strength
ui-damage = Damage
ui-shield = Shield
ui-known-strength = Known strength, before cards
ui-versus = against
ui-enemy-holds = { $cards } battle cards and { $di } DI cards in hand
ui-enemy-plays = plays { $card }
ui-battle-play-hint = Pick the battle card you play.
ui-battle-play-hint-both = Two battles at once: a card for each, none is discarded. Pick the one you play here.
ui-battle-discard-hint = Now pick another battle card to discard.
ui-battle-lock-hint = Add DI cards if you like, then lock your choice.
ui-battle-lock-only = Now lock your choice.
ui-battle-lock = Lock
ui-battle-wait = Your cards are locked. Waiting for the other side.
ui-battle-rule = The higher strength wins, a tie goes to the defender. Each side loses the other’s damage minus its own shield.
ui-battle-card = battle card { $card }
ui-part = From
ui-total = Total
ui-units-lost = { $number ->
        [0] no units lost
        [one] { $number } unit lost
       *[other] { $number } units lost
    }

## Market

ui-buy = Buy
ui-market-search = Find by word
ui-market-when = When it works
ui-market-any-time = At any time
ui-market-buyable = Only what I can buy now
ui-market-hint = Pick a tile to read what it does.
ui-reconstructed = Reconstructed

## Log and chat

ui-log = Log
ui-log-all = Show the whole log
ui-chat = Chat
ui-chat-empty = Nobody has said anything yet.
ui-chat-say = Say something
ui-chat-send = Send

## For screen readers

ui-aria-temple = temple, { $number } PP at day’s end
ui-aria-temple-for-unit = temple, 5 PP for a unit at day’s end
ui-aria-sanctuary = 1 permanent VP for 2 units at day’s end
ui-aria-obelisk = obelisk
ui-aria-troop = { $number ->
        [one] { $number } unit of { $player }
       *[other] { $number } units of { $player }
    }
ui-aria-pyramid = { $colour } pyramid, level { $level }

## Whom we wait for, and why

ui-waiting-pick-city = Choosing a city.
ui-waiting-set-pyramids = Placing pyramids.
ui-waiting-set-units = Placing units.
ui-waiting-keep-one = Choosing a DI card.
ui-waiting-night-tiles = Using night tiles.
ui-waiting-raise-pyramid = Raising a pyramid.
ui-waiting-turn-order = Setting the turn order.
ui-waiting-turn = Choosing an action.
ui-waiting-build = Building.
ui-waiting-place-pyramid = Placing a pyramid.
ui-waiting-buy = Buying a tile.
ui-waiting-buy-again = Buying one more tile.
ui-waiting-remove-card = Removing a battle card.
ui-waiting-place-units = Placing units.
ui-waiting-place-reinforcements = Placing reinforcements.
ui-waiting-pick-creature = Placing creatures.
ui-waiting-place-creature = Placing a creature.
ui-waiting-choose-battle = Choosing the next battle.
ui-waiting-pick-troop = Moving.
ui-waiting-move = Moving.
ui-waiting-teleport-to = Choosing an obelisk.
ui-waiting-burn-unit = Raining Fire: choosing a target.
ui-waiting-take-from-discard = Choosing a card from the discard.
ui-waiting-veto = Time for a Veto.
ui-waiting-escape = Time for an Escape.
ui-waiting-escape-to = Escaping.
ui-waiting-battle-cards = Choosing battle cards.
ui-waiting-tactical-choice = Tactical Choice: swap or keep.
ui-waiting-divine-wound = Divine Wound: discarding cards.
ui-waiting-after-defeat = Retreat or recall.
ui-waiting-retreat-to = Choosing where the loser retreats.
ui-waiting-after-victory = Stay or recall.
ui-waiting-give-units = Giving units, or not.
ui-waiting-dawn-cards = Choosing cards for the dawn.
ui-waiting-take-place = Choosing a place in the turn order.
ui-waiting-activate-priest = Choosing a priest.
ui-waiting-pick-road = Choosing a road.
ui-waiting-take-token = Taking a token, or not.
ui-waiting-replace-unit = Placing a priest.
ui-waiting-lose-priests = Choosing losses.
ui-waiting-send-priest-back = Sending a priest back.

## Lobby

ui-loading = Loading…
ui-lobby = Waiting for players
ui-lobby-text = The game begins when every seat is taken. Send the link to those you want to play with.
ui-invite-link = Invitation link
ui-copy = Copy
ui-copied = Copied
ui-join = Join
ui-leave = Leave
ui-seat-open = Open seat
ui-settings = Settings
ui-your-name = Your name
ui-handover = Hand the screen to { $player }.
ui-handover-ready = Ready

## Home

ui-tagline = Gods, pyramids and battles on the Nile
ui-fan-made = A fan-made work, not connected with the publishers of the board game.
ui-you-are = You are { $name }.
ui-learn = Learn to play
ui-learn-text = Ten short lessons on a real board
ui-new-game-text = Players, bots, editions, expansions
ui-quick-game = Quick game
ui-quick-text = You against bots, at once.
ui-quick-bots = { $number ->
        [one] { $number } bot
       *[other] { $number } bots
    }
ui-new-game = New game
ui-join-link = Join by link
ui-my-games = My games
ui-games-open = Games to join
ui-no-games-open = Nobody waits for players now.
ui-games-running = Games to watch
ui-no-games-running = No public game is running now.
ui-games-finished = Finished games
ui-no-games-finished = No finished games yet.
ui-waiting-for-players = waits for players
ui-your-turn = Your turn
ui-players-number = { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
ui-watch = Watch
ui-watch-replay = Watch the replay

## New game

ui-game = Game
ui-players = Players
ui-player = Player
ui-seat = Seat { $number }
ui-seat-me = You
ui-seat-bot = Bot
ui-bot-level = Level of the bot
ui-hot-seat = Several of you play in this browser and hand it on: cards are covered in between.
ui-modules = Modules
ui-more-options = More options
ui-set-ta-seti = Ta-Seti: all five
ui-variants = Other readings of the rules
ui-option-target = Victory points to win
ui-option-target-8 = 8 (short)
ui-option-target-10 = 10 (long)
ui-option-learning = Learning game, to 4 VP
ui-option-learning-false = No
ui-option-learning-true = Yes
ui-option-discards = Discarded battle cards
ui-option-discards-down = Face down
ui-option-discards-up = Face up
ui-option-cities = Cities
ui-option-cities-pick = Picked
ui-option-cities-random = At random
ui-clock = Clock
ui-clock-off = No clock
ui-clock-live = { $minutes } minutes each, { $increment } seconds more for each decision
ui-clock-days = { $days ->
        [one] { $days } day for each decision
       *[other] { $days } days for each decision
    }
ui-who-may-join = Who may join and watch
ui-public = Everybody
ui-private = By invitation
ui-seed = Seed (the same seed gives the same cards)
ui-create-game = Create the game

## More of the table

ui-board = Board
ui-market = Tile market
ui-panels = Panels
ui-tab-now = Now
ui-tab-me = Me
ui-tab-others = Players
ui-tab-market = Market
ui-tab-log = Log
ui-out-of-reach = Out of reach for this troop.
ui-battle-won = { $player } wins the battle
ui-part-thrown = Divine Wound

## End

ui-plot = Victory points by round
ui-rematch = Play again
ui-download-record = Download the record

## Replays

ui-replays = Replays
ui-replay = Replay
ui-upload = Upload a record and watch it
ui-upload-here = Open a record and watch it, or a scenario and play it
ui-replay-eyes = Whose eyes
ui-replay-all-eyes = Everything
ui-replay-back = One action back
ui-replay-on = One action on
ui-replay-mark-back = Previous mark
ui-replay-mark-on = Next mark
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-speed = Speed
ui-replay-step = Action
ui-step-of = { $number } of { $all }

## Rules

ui-rules = Rules
ui-rules-search = Search rules, tiles and cards
ui-rules-found = { $number ->
        [one] { $number } entry
       *[other] { $number } entries
    }
ui-rule-rule = rule
ui-rule-ruling = ruling
ui-rule-example = example
ui-rule-tile = tile
ui-rule-card = DI card
ui-rule-battle-card = battle card
ui-rule-creature = creature
ui-rule-path-board = board of the path
ui-rule-path-token = token of the path
ui-sure-seed = from the rulebook
ui-sure-public-agreed = sources agree
ui-sure-single-source = one source
ui-sure-reconstructed = reconstructed
    .text = Not known for certain: put together from what is known.

## Tutorial

ui-tutorial = Tutorial
ui-tutorial-start = Start
ui-got-it = Got it

## Accounts

ui-account = Account
ui-account-text = An account carries your games to other devices. It needs a name and a password, nothing else.
ui-account-make = Make an account
ui-account-name = Account name
ui-account-in = You are logged in as { $name }.
ui-password = Password (8 characters or more)
ui-register = Make an account
ui-login = Log in
ui-logout = Log out
ui-save = Save

## Mails

ui-mail-text = In games over days you can be told by mail that it is your turn. The address is used for nothing else, and you can end it at any time.
ui-mail-address = Mail address
ui-mail-send = Send me a link to confirm it
ui-mail-waiting = A mail is on its way to { $address }. Follow the link in it.
ui-mail-on = Mails go to { $address }.
ui-mail-end = No more mails
ui-mail-confirm-ask = Do you want to be told at this address when it is your turn?
ui-mail-confirm-button = Yes, write to me
ui-mail-confirm-done = Done. You will be told when it is your turn in a game over days.
ui-mail-stop-ask = Do you want no more mails?
ui-mail-stop-button = No more mails
ui-mail-stop-done = Done. The address is forgotten.
ui-mail-gone = This link does not work any more. Ask for a new one on the page of your account.
ui-mail-confirm-subject = Kemet: is this your address?
ui-mail-confirm-body =
    Somebody wants to be told at this address when it is their turn in a game of Kemet. If that is you, follow this link:

    { $link }

    If not, do nothing, or make sure that no mail ever comes:

    { $stop }
ui-mail-turn-subject = Kemet: it is your turn
ui-mail-turn-body =
    { $name }, a game of Kemet waits for you:

    { $link }

    No more mails:

    { $stop }

## Settings

ui-language = Language
ui-language-en = English
ui-language-ru = Русский
ui-language-fr = Français
ui-language-pl = Polski
ui-speed = Animations
ui-speed-off = Off
ui-speed-fast = Fast
ui-speed-normal = Normal
ui-speed-slow = Slow
ui-confirmations = Confirm before acting
ui-confirmations-all = Always
ui-confirmations-important = Only what matters
ui-confirmations-none = Never
ui-palette = Colours
ui-palette-normal = Normal
ui-palette-colour-blind = Colour-blind
ui-orientation = Board
ui-orientation-auto = As the screen
ui-orientation-landscape = Landscape
ui-orientation-portrait = Portrait
ui-reduced-motion = Reduce motion
ui-sound = Sound when it is my turn
ui-notifications = Notify me when it is my turn

## Keys

ui-keys = Keys
ui-keys-choice = pick that choice of the prompt
ui-keys-confirm = confirm what is picked; on a space or button, press it
ui-keys-back = step back, close
ui-keys-undo = undo
ui-keys-arrows = walk over the board from space to space
ui-keys-units = more or fewer units in a move
ui-keys-board = go to the board
ui-keys-prompt = go to the prompt
ui-keys-market = tile market
ui-keys-log = log
ui-keys-tab = next thing
ui-keys-help = this list

## More

ui-menu = Menu
ui-leave-sure = Leave for good: a bot takes the seat
ui-spectators = { $number ->
        [one] { $number } person watches
       *[other] { $number } people watch
    }
ui-row-0 = upper row
ui-row-1 = middle row
ui-row-2 = lower row
ui-key-moments = Key moments
ui-path = The path to Ta-Seti
ui-path-start = Start
ui-path-tokens = Tokens of the path
ui-aria-priests = { $number ->
        [one] { $number } priest
       *[other] { $number } priests
    }

# What the board itself begins in a turn.
ui-task-move = Move from here
ui-task-build = Build here
ui-task-recruit = Recruit here
ui-attack = Attack
ui-move-go = Move

# Editions.
ui-edition = Edition
ui-edition-classic = Classic
    .text = The base game with Ta-Seti as it likes
ui-edition-blood-and-sand = Blood and Sand
    .text = The newer edition: its own round, night and tiles

# Tile cards.
ui-tile-mine = yours
ui-tile-sold = sold
ui-tile-absent = not in this game
ui-tile-free = free
ui-tile-needs = needs pyramid { $level }
ui-tile-short = { $number } PP short
ui-your-pyramid = your pyramid: { $level }
ui-buy-leaves = leaves { $number } PP
ui-veterans = { $number } veteran tokens

# The battle as a scene.
ui-skip = Skip

# What is no choice.
ui-turn-ends = Nothing is left to do: your turn ends.
ui-auto-end = Answer by itself where there is no choice

# The Book of the Dead in the rows of players.
ui-honour = Honour { $number }, decay { $decay }
ui-in-afterlife = afterlife
ui-afterlife = { $number } units in the afterlife

## Advice, and the look back at a game

ui-advice = A button for advice, in games against bots alone
ui-advice-ask = What would the master do?
ui-advice-says = The master would choose: { $action }
ui-advice-chance = Your chance to win: { $percent } %
ui-chance-plot = Chance to win
ui-review = The game as the master sees it
ui-review-costly = Decisions that cost most
ui-review-done = { $player }: { $action }
ui-review-better = The master: { $action }
ui-review-cost = −{ $percent } % chance to win
ui-review-unknown = The master does not know the rules of this game.
ui-review-show = Look
ui-used-spaces = Used today: { $places }
ui-used-spaces-none = No action space used today
ui-skip-bots = Skip to my turn
ui-bots-pace = Pace of bots
ui-bots-pace-slow = Slow
ui-bots-pace-normal = Normal
ui-bots-pace-fast = Fast
ui-bots-pace-instant = At once
ui-volume = Volume
ui-again-next = Next
ui-since = { $number ->
    [one] Their last turn
   *[other] Their { $number } turns
}
ui-unknown-page = There is no such page
ui-unknown-page-text = { $address } is not a page of Kemet. The link may be old, or mistyped.
ui-add-bot = Add a bot
ui-target-of = to { $number } VP
ui-figure = Which figure
ui-figure-unit = Unit
ui-module-book-of-the-dead = Book of the Dead
    .text = Emerald tiles, honour and decay, sacrifices, Thoth and Apophis.
ui-module-seth = Seth
    .text = One against the community: Seth’s city in the delta, corruption, sacred temples and the Great Ceremony. Much of what is printed on its components is reconstructed.
ui-zoom-in = Nearer
ui-zoom-out = Further away
ui-zoom-all = The whole map
