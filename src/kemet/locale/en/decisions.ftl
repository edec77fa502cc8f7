# What is asked, and the labels of answers.

# Variables: fields of the frame and of the own board, names in words; $colour is the engine's word ("white", …).
# `.pass` stands on the button that passes.

## Setting up

decision-pick-city = Which city do you take?
decision-set-pyramids = Which pyramid stands in { $space }? You have three levels in all: 1-1-1 or 2-1-0.
    .pass = No pyramid here
decision-set-units = How many units start in { $space }? { $number } are left to place, 5 at most on a space.

## Night

decision-keep-one = Vision: which of these { $number } DI cards do you keep?
decision-night-tiles = Which of your night tiles do you use?
    .pass = Use none
decision-raise-pyramid = Hand of God: which pyramid rises by one level for free?
decision-turn-order = You have the fewest VP, so you set the turn order: who comes next?
decision-dawn-cards = Dawn: which battle card do you play for the turn order? Only its strength counts.
decision-dawn-cards-discard = Dawn: you play { $card }. Which other battle card do you discard?
decision-dawn-cards-tokens = Dawn: how many dawn tokens do you spend, for 1 dawn power each?
decision-take-place = Which place in the turn order do you take?

## Day

decision-turn = { $laid ->
        [0] Your turn: where do you lay a token? { $tokens-left } left today, you have { $pp } PP.
       *[other] Your token is laid. Anything more in this turn?
    }
    .pass = End turn
decision-pick-troop = Which troop moves?
    .pass = Move nothing
decision-move = { $number ->
        [one] Where does your unit in { $space } go? Range left: { $range }.
       *[other] Where do your { $number } units in { $space } go? Range left: { $range }.
    }
    .pass = Stop here
decision-teleport-to = To which obelisk does the card take your troop?
decision-place-units = { $gift ->
        [0] Where do you recruit the next unit? { $reserve } in reserve, you have { $pp } PP.
       *[other] Where do you place the next free unit? { $placed } of { $gift } placed.
    }
    .pass = No more
decision-place-reinforcements = Reinforcements: where do you place the next free unit? { $placed } of { $gift } placed.
    .pass = No more
decision-choose-battle = Which battle is fought next?
decision-build = Which pyramid do you raise, and how far? You have { $pp } PP.
    .pass = Build nothing
decision-place-pyramid = In which district does the { $colour } pyramid stand?
decision-buy = Which { $colour } tile do you buy? You have { $pp } PP.
    .pass = Buy nothing
decision-buy-again = Twin Ceremony: which tile of a colour bought today do you buy, for 1 PP more? You have { $pp } PP.
    .pass = Buy nothing
decision-remove-card = Which battle card do you remove for good to gain { $card }?
decision-pick-creature = Which creature comes in next?
decision-place-creature = In which of your spaces does this creature come in: { $creature }?
decision-burn-unit = Raining Fire: where do you destroy an enemy unit?
decision-take-from-discard = Divine Memory: which DI card do you take from the discard?
    .pass = There is none
decision-veto = Do you veto the card?
    .pass = Let it be
decision-give-units = { $number ->
        [one] Do you give { $number } unit from { $space } back to reserve for 5 PP?
       *[other] Do you give { $number } units from { $space } back to reserve for 1 permanent VP?
    }
    .pass = Keep them

## Battle

decision-escape = Your troop is attacked. Do you escape before the battle?
    .pass = Stand and fight
decision-escape-to = Where does your troop in { $space } escape to?
decision-battle-cards = Which battle card do you play?
decision-battle-cards-discard = You play { $card }. Which other battle card do you discard? All come back when your hand is empty.
decision-battle-cards-di = Which DI cards do you add to your battle card?
    .pass = Add no more
decision-tactical-choice = Tactical Choice: do you swap your battle card for the one you discarded?
    .pass = Keep it
decision-divine-wound = Divine Wound: which DI card do you discard for +1 strength?
    .pass = No more
decision-after-defeat = You lost in { $space }. What do your survivors do?
decision-retreat-to = You won. Where does the troop of { $loser } retreat to?
decision-after-victory = You won in { $space }. What does your troop do?

## The path to Ta-Seti

decision-activate-priest = Do you move a priest on the path first?
    .pass = No priest
decision-pick-road = Which road does the priest take?
decision-take-token = Does the priest take a token and leave the path?
    .pass = The priest stays
decision-replace-unit = The priest joins your army: which unit makes room and returns to reserve?
decision-lose-priests = How many of the units you lose in { $space } are priests?
decision-send-priest-back = Which priest goes back to the path?
decision-unknown = Choose: { $name }

## Answers, as they stand on buttons

action-pass = Pass
action-retreat = Retreat
action-recall = Recall
action-stay = Stay
action-give = Give
action-with-creature = Take the creature along
action-without-creature = Leave the creature behind
action-move-upper = Move
action-move-middle = Move
action-recruit = Recruit
action-build = Build
action-pray-middle = Pray
action-pray-lower = Pray
action-buy-white = White tile
action-buy-red = Red tile
action-buy-blue = Blue tile
action-buy-black = Black tile
action-gold = Gold
action-gold-move = Gold token: move
action-gold-recruit = Gold token: recruit
action-gold-dark-ritual = Gold token: Dark Ritual
action-gold-forced-march = Gold token: Forced March
action-gold-twin-ceremony = Gold token: Twin Ceremony
action-silver = Silver token: { $action }
action-teleport = Teleport to { $space }
action-units = { $number ->
        [one] { $number } unit
       *[other] { $number } units
    }
action-place = Place { $number }
action-dawn-tokens = { $number ->
        [one] { $number } dawn token
       *[other] { $number } dawn tokens
    }
action-pyramid = { $colour } { $level }
action-card = { $strength } strength, { $damage } damage, { $shield } shield
action-send-back = Send a priest back
action-enter = A priest enters the path
action-from-reserve = From the reserve
action-priest = Priest: { $space }
action-priests = { $number ->
        [one] { $number } priest goes along
       *[other] { $number } priests go along
    }
action-path = Priest on board { $board }, { $lane }
action-path-ta-seti = Priest in Ta-Seti
