# Blood and Sand, the second edition.

## Colours

colour-diamond = Diamond
colour-ruby = Ruby
colour-sapphire = Sapphire
colour-onyx = Onyx

## Tiles

tile-white-magical-support = Magical Support
    .text = Each pyramid level you build costs 1 PP less.
tile-white-deep-desert-snake = Deep Desert Snake
    .text = Creature: +1 range; in battle the enemy’s creature counts as absent.
tile-white-domination = Domination
    .text = Gain 1 permanent VP at once.
tile-white-divine-hunger = Divine Hunger
    .text = Gain 2 PP for each enemy unit your damage destroys in battle, whether you win or lose.
tile-white-night-ceremony = Night Ceremony
    .text = Gain 2 PP more each night.
tile-white-mummy = Mummy
    .text = Creature: +1 range, +2 strength. You draw 1 DI card more each night.
tile-red-mafdets-swiftness = Mafdet’s Swiftness
    .text = All your troops have +1 range.
tile-red-wrryt-storm = Wrryt Storm
    .text = Take back all your battle cards, remove one for good and gain the special card 3-3-0.
tile-red-portal-of-thoth = Portal of Thoth
    .text = Your troops may teleport from obelisks too, at the usual price.
tile-red-lesser-phoenix = Phoenix
    .text = Creature: +1 range, +1 strength; its troop flies over walls.
tile-red-domination = Domination
    .text = Gain 1 permanent VP at once.
tile-red-surprise-attack = Surprise Attack
    .text = Gold token: a move action.
tile-blue-reinforcement-prayer = Reinforcement Prayer
    .text = With each of your pray actions place up to 2 units for free in your districts.
tile-blue-shetyw-barrier = Shetyw Barrier
    .text = Take back all your battle cards, remove one for good and gain the special card 3-0-3.
tile-blue-spy = Spy
    .text = You see the enemy’s battle card before you choose yours.
tile-blue-domination = Domination
    .text = Gain 1 permanent VP at once.
tile-black-sword-mercenaries = Sword Mercenaries
    .text = Three more units join you at once in your districts.
tile-black-local-recruitment = Local Recruitment
    .text = Your recruit actions may place units with your troops anywhere.
tile-black-domination = Domination
    .text = Gain 1 permanent VP at once.
tile-black-divine-might = Divine Might
    .text = Whenever you gain PP in the turns of the day, gain 1 more.

## Cards and creatures

di-tactical-support = Tactical Support
    .text = Place up to 2 units for free in your districts and with your troops.
di-diversion = Diversion
    .text = Your attacked troop slips away to a free adjacent space; there is no battle. Everybody starts with one, and it never comes back.
creature-lesser-phoenix = Phoenix
    .text = Its troop has +1 range and +1 strength, and flies over walls.

## Decisions

decision-take-tile = Which level-1 tile do you take for free?
decision-discard-cards = Vision: which DI card do you discard? { $number } still to go.
decision-veterans-for-pp = How many veteran tokens do you give up for 1 PP each? You have { $veterans }.
decision-veterans-for-cards = How many DI cards do you take for 2 veteran tokens each? You have { $veterans } tokens.
action-gold-surprise-attack = Gold token: Surprise Attack

## Events

event-colour-drawn = A colour in play: { $colour ->
        [white] diamond
        [red] ruby
        [blue] sapphire
        [black] onyx
       *[emerald] emerald
    }.
event-tile-taken = { $player } takes { $tile } for free.
event-veteran-gained = { $player } gains a veteran token.
event-veterans-spent = { $player } gives up { $number ->
        [one] a veteran token
       *[other] { $number } veteran tokens
    }.
event-battle-step =
    { $step ->
        [council-of-war] Council of war
        [clash] Clash
        [outcome] Outcome
        [casualties] Casualties
        [loser] Consequences for the loser
       *[winner] Consequences for the winner
    }.

## Refusals

refusal-free-tile = Take a level-1 tile of a colour you have a pyramid of.
refusal-veterans-for-pp = Each veteran token is 1 PP, and nobody has more than 11 PP.
refusal-veterans-for-cards = Two veteran tokens are 1 DI card.

## What can be agreed on

ui-variant-one-start-card = Each player starts with 1 DI card beside the Diversion
ui-variant-one-teleport-a-move = One teleport a move; Portal of Thoth and Griffin Sphinx allow one more
ui-variant-any-di-in-battle = Any number of DI cards in a battle
ui-variant-veterans-for-the-wiped-out = A winner who lost all units gains a veteran token too
ui-variant-revised-tile-texts = Tile texts of the revised rules of 2019
ui-variant-diversion-bluff = Diversion is a bluff in battle; one Escape is in the deck

## At the table

action-buy-diamond = Diamond tile
action-buy-ruby = Ruby tile
action-buy-sapphire = Sapphire tile
action-buy-onyx = Onyx tile
action-veterans = { $number ->
        [one] { $number } token
       *[other] { $number } tokens
    }
action-cards = { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
ui-night-steps = The steps of the night
ui-night-sanctuary = Sanctuary
ui-night-delta-temple = Delta temple
ui-night-temple-income = Temples
ui-night-two-temples = Two temples
ui-night-prayer = Prayer
ui-night-veterans = Veterans
ui-night-cards = DI cards
ui-night-tiles = Awakening
ui-night-turn-order = Turn order
