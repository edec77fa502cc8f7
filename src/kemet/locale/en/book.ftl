# The Book of the Dead: tiles, questions, answers, events, refusals, options.

## Emerald tiles

tile-emerald-dark-cult = Dark Cult
    .text = Gold token: sacrifice 1 unit to take a pray action.
tile-emerald-return-from-afterlife = Return from the Afterlife
    .text = At night: gain 1 honour, or move up to 2 of your units from the afterlife to reserve.
tile-emerald-strength-drain = Strength Drain
    .text = Battle: if you are ahead in strength you may sacrifice 1 unit to gain as many PP as you are ahead by.
tile-emerald-dark-servants = Dark Servants
    .text = Your recruit actions: up to 3 units free for each of your decay levels.
tile-emerald-solar-bark = Solar Bark
    .text = +1 range. In a move you may sacrifice 1 unit and spend 1 range to go from one space on the bank of the Nile to any other.
tile-emerald-monstrous-sphinx = Monstrous Sphinx
    .text = Creature: +1 range, +1 strength. Before strengths are compared you may sacrifice 1 unit for damage equal to your decay level.
tile-emerald-death-ritual = Death Ritual
    .text = Before strengths are compared you may sacrifice 1 unit for +1 strength, +1 shield or +1 damage.
tile-emerald-tomb = Tomb
    .text = At night you may sacrifice 1 unit to raise two different pyramids by 1 level each, each 1 PP cheaper.
tile-emerald-sinister-reinforcements = Sinister Reinforcements
    .text = Attacking, you may add 1 unit to your troop before cards are chosen, even over the limit.
tile-emerald-victory-point = Victory Point
    .text = Gain 1 permanent VP at once.
tile-emerald-domination = Domination
    .text = Gain 1 permanent VP at once.
tile-emerald-power-of-decay = Power of Decay
    .text = Attacking: as much strength more as your decay level.
tile-emerald-act-of-god = Act of God
    .text = Take the silver token: one extra action a day, in the same turn as a regular token, on any free action space.
tile-emerald-thoth = Thoth
    .text = Divinity: health 2, strength 4, +1 range. Gold token: summon it into a free desert with up to as many units as your decay level. In its battles you name a battle card that the enemy may not play.
tile-emerald-apophis = Apophis
    .text = Divinity: health 2, strength 5, only on the bank of the Nile. Gold token: summon it to a free space there with up to as many units as your decay level. A move action takes it to any space of the bank.
tile-emerald-nyarlathotep = Nyarlathotep
    .text = Divinity: health 2, strength 4, +1 range. Gold token: summon it into a free desert with up to as many units as your decay level. In its battles you name a battle card that the enemy may not play.
tile-emerald-cthulhu = Cthulhu
    .text = Divinity: health 2, strength 5, only on the bank of the Nile. Gold token: summon it to a free space there with up to as many units as your decay level. A move action takes it to any space of the bank.
creature-monstrous-sphinx = Monstrous Sphinx
    .text = Its troop has +1 range and +1 strength. For a sacrifice it does damage equal to the decay level.
colour-emerald = Emerald

## Questions

decision-sacrifice = { $tile }: which unit do you sacrifice? You lose 1 honour.
    .pass = No sacrifice
decision-summon = Where do you summon { $tile }?
decision-place-followers = Which units come with the divinity in { $space }? { $placed } of { $gift } placed.
    .pass = No more
decision-sinister-reinforcements = Sinister Reinforcements: do you add a unit to your troop in { $space }?
    .pass = Add none
decision-name-card = Which battle card may the enemy not play?
    .pass = Name none
decision-clash = Do you sacrifice a unit for more in this battle?
    .pass = No sacrifice
decision-return-from-afterlife = Return from the Afterlife: honour, or units from the afterlife?
    .pass = Neither
decision-tomb-build = Tomb: which pyramid rises by one level, 1 PP cheaper? You have { $pp } PP.
    .pass = Build nothing
decision-bark-to = Solar Bark: where along the Nile does your troop go?
decision-lose-vp = Which of your permanent VP goes to the honour track?
decision-pick-figures = How many of these units are priests?

## Answers

action-with-divinity = Take the divinity along
action-without-divinity = Leave the divinity behind
action-to-reserve = From the afterlife to reserve
action-reserve = From reserve
action-honour = 1 honour
action-strength = +1 strength
action-damage = +1 damage
action-shield = +1 shield
action-solar-bark = Solar Bark
action-trip = A trip along the Nile
action-vp-battle = VP: { vp-battle }
action-vp-tile = VP: { vp-tile }
action-vp-sphinx = VP: { vp-sphinx }
action-vp-temples = VP: { vp-temples }
action-vp-sanctuary = VP: { vp-sanctuary }
action-vp-ta-seti = VP: { vp-ta-seti }
action-vp-dagger = VP: { vp-dagger }
action-afterlife = From the afterlife: { $space }
action-nile = Along the Nile: { $space }
action-buy-emerald = Emerald tile
action-gold-dark-cult = Gold token: Dark Cult
action-gold-thoth = Gold token: summon Thoth
action-gold-apophis = Gold token: summon Apophis

## Events

event-honour-set = Honour of { $player }: { $number }.
event-vp-returned = { $player } regains 1 VP: { $source }.
event-units-sacrificed = { $player } sacrifices a unit in { $space }.
event-reserve-sacrificed = { $player } sacrifices a unit of the reserve.
event-units-raised = { $number ->
        [one] { $number } unit of { $player } comes back from the afterlife.
       *[other] { $number } units of { $player } come back from the afterlife.
    }
event-sacrifice-used = The sacrifice of { $player } is for { $tile }.
event-divinity-summoned = { $player } summons { $tile }: { $space }.
event-divinity-moved = { $tile } ({ $player }): { $space } → { $to }.
event-divinity-fell = { $tile } of { $player } returns to reserve from { $space }.
event-card-named = { $player } names a battle card that the enemy may not play: { $card }.
event-followers-left = { $number ->
        [one] { $number } unit of { $player } goes to reserve from { $space }: over the limit.
       *[other] { $number } units of { $player } go to reserve from { $space }: over the limit.
    }

## Refusals

refusal-nile-bank-only = { $space } is not on the bank of the Nile, where Apophis has to stay.
refusal-unit-to-sacrifice = Pick a unit of one of your troops or of your reserve to sacrifice.
refusal-summon-space = A divinity comes to a free space: Thoth to a desert, Apophis to the bank of the Nile.
refusal-clash-power = Pick a power that a sacrifice pays for, each once in a battle.

## Options and what others do

ui-variant-emerald-added = Emerald is a further colour and replaces none
ui-variant-dark-servants-one = Dark Servants: 1 unit for each decay level
ui-variant-honour-debt = With no honour and no PP nothing can be sacrificed
ui-variant-solar-bark-any = Solar Bark works as often as range allows
ui-variant-summon-from-afterlife-free = Units from the afterlife come with a divinity for nothing
ui-variant-apophis-trip-extra = Apophis’ trip comes beside the ordinary move
ui-variant-great-old-ones = The Great Old Ones: Nyarlathotep and Cthulhu
ui-waiting-sacrifice = Choosing a sacrifice.
ui-waiting-summon = Summoning a divinity.
ui-waiting-place-followers = Placing followers.
ui-waiting-sinister-reinforcements = Sinister Reinforcements.
ui-waiting-name-card = Naming a battle card.
ui-waiting-clash = Sacrifices for the battle.
ui-waiting-return-from-afterlife = Return from the Afterlife.
ui-waiting-tomb-build = Building by the Tomb.
ui-waiting-bark-to = Going along the Nile.
ui-waiting-lose-vp = Choosing a VP for the honour track.
ui-waiting-pick-figures = Choosing figures.

## At the table

ui-figure-afterlife = From the afterlife
ui-honour-title = Honour
ui-decay = Decay
ui-health = Health
ui-vp-lost = { $number } VP lost
ui-vp-on-track = a VP lies here: { $source }
ui-vp-owed = VP still owed: { $number }
ui-divinity-waits = { $divinity } waits in reserve: summoned by the gold token
ui-followers = { $number ->
        [one] { $number } follower
       *[other] { $number } followers
    }
ui-way-nile = along the Nile
