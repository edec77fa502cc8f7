# Why not: refusals of the rules, errors of the server.

## Why an action is not possible. The rule stands beside the text, not in it.

# The codes are those of kemet.engine.refusals. Variables: names in words; $colour and $wanted are the engine's words.
refusal-not-asked = You are not asked for anything now.
refusal-no-answer = That does not answer the question.
refusal-no-undo = This can no longer be taken back: something was revealed, or somebody else has acted.
refusal-city-free = Pick a city that is still free: { $cities }.
refusal-split-levels = Split three levels as 1-1-1 or 2-1-0, one pyramid of each colour.
refusal-starting-units = 10 units start in your districts with a pyramid, at most 5 on a space.
refusal-dawn-cards = Play one card, discard another, then say how many dawn tokens you spend.
refusal-dawn-place = Take a free place in the turn order; 1 is first.
refusal-battle-card-not-in-hand = That battle card is not in your hand, or is the one you play.
refusal-battle-card-wanted = Choose a battle card first.
refusal-di-not-for-battle = { $di } is not played in battle.
refusal-di-not-in-hand = { $di } is not in your hand.
refusal-di-list-order = Add { $di } before the cards that follow it in the list.
refusal-di-pay-together = You must be able to pay for all your DI cards of the battle; you have { $pp } PP.
refusal-di-not-own-turn = { $di } is not a card for your own turn.
refusal-di-during-move = { $di } is played only during a move.
refusal-di-price = { $di } costs { $cost } PP, you have { $pp }.
refusal-di-changes-nothing = { $di } would change nothing now.
refusal-pyramid-top = Pyramids stop at level { $level } in this game.
refusal-three-pyramids = A city takes three pyramids only.
refusal-pyramid-already = The { $colour } pyramid is at level { $level } already.
refusal-build-price = Raising it from { $old } to { $level } costs { $cost } PP, you have { $pp }.
refusal-tile-colour = { $tile } is { $colour }; this space buys { $wanted } tiles.
refusal-not-bought-today = You have bought no { $colour } tile today.
refusal-tile-owned = You own { $tile } already; nobody owns two tiles of one name.
refusal-tile-sold-out = { $tile } is sold out.
refusal-tile-level-closed = Tiles of level { $level } are not on offer now.
refusal-tile-needs-pyramid = { $tile } needs a { $colour } pyramid of level { $level }.
refusal-tile-price = { $tile } costs { $cost } PP, you have { $pp }.
refusal-lay-token-first = Lay a token before you end the turn.
refusal-token-already-laid = You have laid the regular token of this turn.
refusal-action-space-taken = A token lies there already.
refusal-gold-space = The gold space takes the gold token only.
refusal-every-row = Your remaining tokens must still reach every row.
refusal-no-silver = You have no silver token to lay today.
refusal-silver-space-taken = A token lies there already.
refusal-no-gold = You have no gold token to lay for that today.
refusal-no-troop = You have no troop there.
refusal-not-adjacent = { $space } is not next to { $at }.
refusal-no-range = The troop has no range left.
refusal-walls = Walls: a troop enters a foreign city only if it set out next to it.
refusal-already-there = The troop is there already.
refusal-toll = The creature there asks a toll of { $cost } PP.
refusal-troop-limit = A troop holds at most { $limit } units.
refusal-troop-limit-passing = A troop holds at most { $limit } units, in passing too.
refusal-creature-there = One of your creatures is there already.
refusal-no-obelisk = There is no obelisk there: { $space }.
refusal-no-pyramid-here = You control no pyramid to teleport from here: { $at }.
refusal-teleport-price = A teleport costs { $cost } PP, you have { $pp }.
refusal-card-teleport = The card takes the troop to an obelisk space with room for it.
refusal-own-district-or-troop = Units go to your districts or your troops, not to { $space }.
refusal-not-own-district = { $space } is no district of your city.
refusal-loser-stays = The loser may stay only if the winner has no units left.
refusal-no-retreat = No adjacent space is free of units, so there is no retreat.
refusal-retreat-adjacent = A retreat goes to an adjacent space without any units.
refusal-enemy-troop-wanted = Name a space with an enemy troop.
refusal-no-priest-by-path = None of your priests waits at the start of the path.
refusal-priest-cannot-go-on = None of your priests there can go on.
refusal-skill-owned = You have this skill already.

## Refusals of the server itself

refusal-over = The game is over.
refusal-no-pass = You cannot pass here.
refusal-no-action = There is no such action.

## What a caller did wrong

error-unknown = Something went wrong.
error-options = A game cannot have these options: { $text }
error-seat-count = This game needs { $players } seats.
error-no-such-bot = There is no bot called { $name }.
error-no-such-game = There is no such game.
error-no-such-seat = There is no such seat.
error-not-your-seat = That is not your seat.
error-not-your-game = Only somebody of this game can do that.
error-not-open = Nobody can join this game any more.
error-not-running = The game is not being played now.
error-not-over = The game is not over yet.
error-no-free-seat = All seats are taken.
error-seat-taken = That seat is taken.
error-invite-needed = This game is by invitation: open the link you were given.
error-stale = The game has moved on; look again.
error-no-undo = This can no longer be taken back.
error-rules-changed = This game was begun under other rules and cannot go on here.
error-too-many-games = You have too many unfinished games; { $most } is the limit.
error-server-full = The server is full. Try again later.
error-try-again = That did not work. Try again.
error-offline = The server cannot be reached.
error-has-account = You have an account already.
error-name-taken = The name { $name } is taken.
error-wrong-password = Wrong name or password.
error-no-identity = The browser sent no cookie; allow cookies for this site and load the page again.
error-csrf = The page is out of date; load it again.
error-origin = This request came from another site and was not carried out.
error-too-fast = Too many requests. Wait a moment.
error-too-large = That is too large.
error-room-full = Too many are watching this game already.
error-record = This is no record of a game: { $text }
error-no-such-replay = There is no such replay.
error-no-such-step = This replay has only { $steps } steps.
error-too-many-replays = You have too many replays; { $most } is the limit.
error-bad-message = The server did not understand that message.
error-bad-request = The server did not understand that request.
error-forbidden = You may not do that.
error-not-found = There is nothing at this address.
error-wrong-method = That cannot be done at this address.
error-server = The server has made a mistake. Try again.
