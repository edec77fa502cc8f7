# The path to Ta-Seti: tokens, places, roads.

## Items

token-offering = Offering
    .text = Gain 3 PP in your turn.
token-scroll = Scroll
    .text = Draw 1 DI card in your turn.
token-war-horn = War Horn
    .text = In your turn place up to 2 units for free in your districts and with your troops.
token-khopesh = Khopesh
    .text = +1 strength in one battle.
token-buckler = Buckler
    .text = +1 shield in one battle.
token-sandals = Sandals
    .text = +1 range in one move action.
token-double-edged-dagger = Double-edged Dagger
    .text = Lay it in a battle: win and gain 1 permanent VP, lose and lose 1.
token-great-blade = Great Blade
    .text = +2 damage in one battle.
token-great-shield = Great Shield
    .text = +2 shield in one battle.
token-portal-stone = Portal Stone
    .text = Your moving troop goes to any space with an obelisk for free.
token-plans = Plans
    .text = Raise one of your pyramids by 1 level for free, in your turn.
token-banner = Banner
    .text = +2 strength in one battle.

## Skills

token-charge = Charge!
    .text = Your troops with a priest: +1 strength when you attack.
token-slaughter = Slaughter
    .text = Your troops with a priest: +1 damage.
token-defence = Defence
    .text = Your troops with a priest: +1 strength when you defend.
token-guard = Guard
    .text = Your troops with a priest: +1 shield.
token-march = March
    .text = Your troops that set out with a priest: +1 range.
token-portal = Portal
    .text = Your troops with a priest may teleport from obelisks, at the usual price.

## Temporary bonuses and the victory point

token-bonus-damage = +1 damage
    .text = In a battle of this move action: +1 damage.
token-bonus-strength = +1 strength
    .text = In a battle of this move action: +1 strength.
token-bonus-shield = +1 shield
    .text = In a battle of this move action: +1 shield.
token-victory-point = Victory Point of Ta-Seti
    .text = Gain 1 permanent VP.

## Places and roads

location-village = village
location-town = town
location-temple = temple
location-city = city of Ta-Seti
lane-top = upper road
lane-middle = middle road
lane-bottom = lower road

## The panel of the path

path-location = { $lane }, board { $number }
path-board = Board { $number }, side { $side }
path-place = { $kind }, { $location }
path-gain-pp = +{ $number } PP
path-gain-cards = { $number ->
        [one] +{ $number } DI card
       *[other] +{ $number } DI cards
    }
path-gain-units = { $number ->
        [one] +{ $number } unit
       *[other] +{ $number } units
    }
path-nothing = nothing
path-no-token = no token here
path-bonus-taken = taken, comes back
path-hint = A move action from your board lets one priest go on, to the next place of its road. Point at a place or a road to read what is there.
path-kind-item-1 = item, level 1
path-kind-item-2 = item, level 2
path-kind-skill = skill
path-kind-temporary = temporary bonus
path-kind-vp = victory point
path-priests = Priests
path-priests-going = Priests that go
ui-figure-priest = Priest
path-battle-hint = Add DI cards and tokens if you like, then lock your choice.
path-tab = Path
path-choose-priests = Choose the priests
