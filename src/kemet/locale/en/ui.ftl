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
ui-bot-sensible = Sensible

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
ui-bot = Bot
ui-takeover = Take over this seat
ui-prompt = What is asked
ui-choices = Choices
ui-waiting = Waiting for { $players }.
ui-won = { $player } has won!
ui-see-result = See the result
ui-link-lost = Connection lost. Trying again…
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
ui-city = City
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
ui-go-on = Confirm and go on
ui-go-on-why = The move does not end there
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
ui-battle-discard-hint = Now pick another battle card to discard.
ui-battle-lock-hint = Add DI cards if you like, then lock your choice.
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
ui-market-search = Find a tile by word
ui-market-when = When it works
ui-market-any-time = At any time
ui-market-buyable = Only what I can buy now
ui-market-hint = Pick a tile to read what it does.
ui-reconstructed = Reconstructed
    .text = No source shows this component as printed; its effect was worked out from what is known.

## Log and chat

ui-log = Log
ui-log-all = Show the whole log
ui-chat = Chat
ui-chat-empty = Nobody has said anything yet.
ui-chat-say = Say something
ui-chat-send = Send

## For screen readers

ui-aria-temple = temple, { $number } PP at day’s end
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
