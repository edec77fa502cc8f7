# Seth: tiles, cards, creatures, powers of temples, questions, answers, refusals, options.

## Violet tiles

tile-violet-energy-drain = Energy Drain
    .text = Gain 1 PP whenever another player takes a pray action.
tile-violet-servile-corruption = Servile Corruption
    .text = +1 strength for the corrupted side in your battles of corruption.
tile-violet-units-corruption = Units Corruption
    .text = After a battle won with a survivor, one enemy unit destroyed in it may join your troop.
tile-violet-chaos-levy = Chaos Levy
    .text = Two units of each of your recruit actions are free.
tile-violet-kill-them-all = Kill Them All!
    .text = +1 range for all your troops, +1 damage in all your battles.
tile-violet-annexation = Annexation
    .text = Each night take a DI card by chance from the hand of an enemy of your choice.
tile-violet-vulture = Vulture
    .text = Creature: +1 range, +1 strength; 1 PP for each enemy unit destroyed in its battles.
tile-violet-mortal-mirror = Mortal Mirror
    .text = Take all your battle cards back, remove one for good and gain the battle card Mortal Mirror.
tile-violet-ambush = Ambush
    .text = After the reveal you may swap your battle card with the one you discarded.
tile-violet-divine-advantage = Divine Advantage
    .text = Each night look at 2 more DI cards and keep 1 of them.
tile-violet-crocodile = Crocodile
    .text = Creature: +1 range, +2 strength, +1 damage.
tile-violet-infernal-will = Infernal Will
    .text = Gold token: a pray action, or draw a DI card.
tile-violet-magic-versatility = Magic Versatility
    .text = Transparent token, once a day: take the action of a space that already bears a token again.
tile-violet-cobra = Cobra
    .text = Creature: +1 range, +2 strength; before cards are chosen in its battles the enemy troop loses 1 unit.
tile-violet-immortal-legion = Immortal Legion
    .text = +1 strength and +1 shield in all your battles.
tile-violet-endless-horde = Endless Horde
    .text = Each night place up to 3 units for free in your districts.
colour-violet = Violet

## Tiles of the community, and the two blue ones

tile-white-communion = Communion
    .text = Community tile: every member gains 1 more PP by night and at the eclipse.
tile-red-osiris = Osiris
    .text = Community tile. Creature of the whole community: +1 range, +2 strength, +1 shield.
tile-blue-guardians-of-the-temples = Guardians of the Temples
    .text = Community tile: +1 strength and +1 shield for community troops that defend a temple, sacred ones of any level included.
tile-black-rite-of-the-builders = Rite of the Builders
    .text = Community tile: each level of a sacred temple costs 1 unit less, but at least 1.
tile-blue-seth-legion = Legion
    .text = Troops with one of your units may hold 1 unit more.
tile-blue-seth-sphinx = Sphinx
    .text = Creature: +1 range, +2 strength, +1 shield. It brings no VP.

## Cards

di-shared-offering = Shared Offering
    .text = Give up to 4 of your PP to another member.
di-seth-war-rage = War Rage
    .text = +1 strength.
di-seth-war-fury = War Fury
    .text = +2 strength.
di-seth-bloodbath = Bloodbath
    .text = +2 damage.
di-seth-bronze-wall = Bronze Wall
    .text = +1 shield.
di-seth-raining-fire = Raining Fire
    .text = Destroy one unit of the community anywhere on the board.
di-seth-swiftness = Swiftness
    .text = +1 range for your moving troop in this action.
di-seth-prayer = Prayer
    .text = Gain 2 PP.
di-seth-enlistment = Enlistment
    .text = Place up to 2 units for free in your city and with your troops.
di-seth-mana-theft = Mana Theft
    .text = Every member loses 1 PP; you gain 1 PP in all.
di-seth-veto = Veto
    .text = A DI card just played outside battle has no effect.
card-mortal-mirror = Mortal Mirror
    .text = The strength, damage and shield of the enemy’s battle card, and 1 damage more.

## Creatures, and the cards with which Seth corrupts them

creature-vulture = Vulture
    .text = Its troop has +1 range and +1 strength. 1 PP for each enemy unit destroyed in its battles.
creature-crocodile = Crocodile
    .text = Its troop has +1 range, +2 strength and +1 damage.
creature-cobra = Cobra
    .text = Its troop has +1 range and +2 strength. Before cards are chosen the enemy troop loses 1 unit.
creature-osiris = Osiris
    .text = The community’s troop with it has +1 range, +2 strength and +1 shield.
creature-seth-sphinx = Sphinx
    .text = Its troop has +1 range, +2 strength and +1 shield.
beast-elephant = Ancestral Elephant
    .text = Fights alone: strength 2, damage 1.
beast-snake = Deep Desert Snake
    .text = Fights alone: strength 2. A creature with the attacked troop counts as absent.
beast-scarab = Royal Scarab
    .text = Fights alone: strength 3.
beast-scorpion = Giant Scorpion
    .text = Fights alone: strength 3, damage 2.
beast-phoenix = Phoenix
    .text = Fights alone: strength 4. It may attack inside the members’ cities.
beast-mummy = The Mummy
    .text = Fights alone: strength 4. Seth draws 1 DI card after the battle.
beast-seth-sphinx = Sphinx
    .text = Fights alone: strength 5.
beast-khnum = Khnum’s Sphinx
    .text = Fights alone: strength 2. It may attack a troop of any member.
beast-griffin = Griffin Sphinx
    .text = Fights alone: strength 3, damage 1.
beast-devourer = Devourer
    .text = Fights alone: strength 4. A win with 2 or more units destroyed brings 1 more battle VP.

## Powers of sacred temples and of the Great Ceremony

power-gift-of-action = Gift of Action
    .text = Silver token: once a day one member lays it beside a regular token.
power-golden-rite = Golden Rite
    .text = Gold token: once a day one member prays or recruits with it.
power-blades-of-osiris = Blades of Osiris
    .text = +1 strength for community troops.
power-shield-of-osiris = Shield of Osiris
    .text = +1 shield for community troops.
power-march-of-osiris = March of Osiris
    .text = +1 range for community troops.
power-oracle-of-osiris = Oracle of Osiris
    .text = Each night 2 community DI cards are dealt to members as the community wishes.

## Questions

decision-set-seth-units = How many of Seth’s units start in { $space }? { $number } are left to place, 6 at most on a space.
decision-free-tile = Which level-1 tile do you take for free?
decision-deal-cards = Oracle of Osiris: who draws the next DI card? { $number } to deal.
decision-community-turn = The community’s turn: do you act now? You have { $tokens-left } tokens and { $pp } PP.
    .pass = Let another member go first
decision-community-turn-acted = You have acted. DI cards and the Great Ceremony are still open to you.
    .pass = Nothing more
decision-share-pp = Who gets the next of { $number } PP?
decision-seth-turn = { $number ->
        [0] Your actions of this turn are done. Anything more?
        [one] Seth’s turn: { $number } action. You have { $pp } PP.
       *[other] Seth’s turn: { $number } actions. You have { $pp } PP.
    }
    .pass = End turn
decision-lay-member-token = Where do you lay the token of { $victim }? On a yellow space it strikes that member.
decision-raise-violet = How far do you raise the violet pyramid? You have { $pp } PP.
    .pass = Do not build
decision-buy-violet = Which violet tile do you buy? You have { $pp } PP.
    .pass = Buy nothing
decision-destroy-units = { $number ->
        [one] Where do you destroy the other unit of { $victim }?
       *[other] Where do you destroy { $number } units of { $victim }? Pick the first.
    }
    .pass = Destroy none
decision-corrupt-pyramid = Corrupt a pyramid: which tile do you buy by the pyramids of { $victim }, for 1 PP more? You have { $pp } PP.
    .pass = Buy nothing
decision-pick-creature-card = Corrupt a creature: which one attacks { $victim }?
    .pass = None
decision-pick-prey = Which troop does the creature attack: { $creature-card }?
decision-pick-corrupt-troop = Corrupt a troop: which troop with a unit of { $victim } do you move?
    .pass = None
decision-corrupt-move = Where does the corrupted troop in { $space } go? Range left: { $range }.
    .pass = Stop here
decision-pick-side-losses = Whose unit is lost? { $number } to lose.
decision-after-corruption = You fought for your troop against another of the community. What does it do now?
decision-consent =
    { $number ->
        [0] Do you give up your units in { $space } for the sacred temple?
       *[other] Do you agree to how { $number } PP were shared?
    }
decision-swap-battles = Ambush: do you swap the cards of your two battles?
decision-retreat-from-ally = You won. Where does the beaten troop retreat to?
decision-escape-from-ally = Where does your troop in { $space } escape to?
decision-pick-invader = Furious Invasion: which troop moves? Up to two different ones.
    .pass = No more
decision-order-battles = Furious Invasion: which battle is resolved first?
decision-steal-card = Annexation: from whom do you take a DI card?
decision-steal-unit = Units Corruption: whose destroyed unit joins your troop in { $space }?
    .pass = None
decision-pick-receiver = Shared Offering: who gets PP of yours?
decision-give-pp = Shared Offering: how many PP do you give { $receiver }?
decision-give-up = Whose unit in { $space } is given up for the sacred temple? { $number } to give.
decision-ceremony = Great Ceremony: how many PP do you pay? { $offered } of { $price } are offered; you have { $pp } PP.
decision-pick-power = Great Ceremony: which power does the community gain?
decision-pick-losses = Whose unit in { $space } is lost? { $number } to lose.
decision-name-fighter = Which member fights this battle, with own battle cards and DI cards?
decision-community-escape = A troop with your units is attacked. Do you play Escape?
    .pass = Stand and fight

## Answers

action-furious-invasion = Furious Invasion
action-seth-move-upper = Move
action-seth-recruit = Recruit
action-corrupt-troop = Corrupt a troop
action-seth-move-middle = Move
action-seth-build = Build
action-seth-pray-middle = Pray
action-corrupt-creature = Corrupt a creature
action-destroy-units = Destroy two units
action-seth-pray-lower = Pray
action-invocation = Invocation
action-buy-violet = Violet tile
action-corrupt-pyramid = Corrupt a pyramid
action-gold-infernal-prayer = Gold token: pray
action-gold-infernal-invocation = Gold token: Invocation
action-call = Call the Great Ceremony
action-fight = Start the battle
action-rite-pray = Golden Rite: pray
action-rite-recruit = Golden Rite: recruit
action-gift = Gift of Action: { $action }
action-along = { $number ->
        [one] { $number } unit of { $player } goes along
       *[other] { $number } units of { $player } go along
    }
action-see-through = Transparent token: { $action }

## Options and what others do

ui-variant-creatures-without-tiles = Seth’s tiles do not count where a creature fights
ui-variant-loser-leaves-creature = Who is beaten by a creature must leave
ui-variant-corrupt-vp-without-survivor = A corrupted troop’s win needs no survivor
ui-variant-corrupt-troop-meets-seth = A corrupted troop may be walked into Seth’s troops
ui-variant-corrupt-troop-must-fight = A corrupted troop that stops with others must fight them
ui-variant-no-retreat-by-portal = Nobody retreats through the portal
ui-variant-seth-buys-by-occupied = Seth buys other tiles by pyramids he holds
ui-variant-seth-buys-community-tiles = Seth may buy community tiles
ui-variant-held-pyramids-count = Pyramids held by Seth count for violet tiles
ui-variant-allied-pyramids-count = Pyramids of allies count for violet tiles where a member stands
ui-variant-silver-or-see-through = Silver or transparent token in a turn, not both
ui-variant-one-silver-a-day = One silver token a day for each member
ui-variant-stolen-units-save = Units stolen by Seth keep the community in the game
ui-variant-no-temple-on-portals = No sacred temple on the portal spaces
ui-variant-invasion-to-two-spaces = The two troops of an invasion end on two spaces
ui-variant-community-consent = Owners must agree to what is done with their units and PP
ui-variant-north-portal = The west portal lies before the northern city
ui-variant-no-member-row-duty = Members owe no token to every row
ui-variant-community-wins-at-turn-end = The community’s victory is looked at when a turn is over
ui-variant-both-battles-fought = Both battles of an invasion are fought before Seth’s VP count
ui-variant-decks-run-out = A deck that has run out stays empty
ui-variant-sacred-temples-fall = Sacred temples that Seth holds at the end of the day are destroyed
ui-variant-two-temples = Two temples are enough for the community’s VP at the end of the day
ui-waiting-set-seth-units = Placing Seth’s units.
ui-waiting-free-tile = Taking a free tile.
ui-waiting-deal-cards = Dealing DI cards.
ui-waiting-community-turn = The community’s turn.
ui-waiting-share-pp = Sharing PP.
ui-waiting-seth-turn = Seth’s turn.
ui-waiting-lay-member-token = Laying a member’s token.
ui-waiting-raise-violet = Raising the violet pyramid.
ui-waiting-buy-violet = Buying a violet tile.
ui-waiting-destroy-units = Destroying units.
ui-waiting-corrupt-pyramid = Corrupting a pyramid.
ui-waiting-pick-creature-card = Corrupting a creature.
ui-waiting-pick-prey = Choosing the troop a creature attacks.
ui-waiting-pick-corrupt-troop = Corrupting a troop.
ui-waiting-corrupt-move = Moving a corrupted troop.
ui-waiting-pick-side-losses = Choosing losses.
ui-waiting-after-corruption = Retreat or recall.
ui-waiting-consent = Asking the owners of units or PP.
ui-waiting-swap-battles = Ambush.
ui-waiting-retreat-from-ally = Choosing where the beaten troop goes.
ui-waiting-escape-from-ally = Escape.
ui-waiting-pick-invader = Furious Invasion.
ui-waiting-order-battles = Choosing which battle comes first.
ui-waiting-steal-card = Annexation: choosing an enemy.
ui-waiting-steal-unit = Units Corruption.
ui-waiting-pick-receiver = Shared Offering.
ui-waiting-give-pp = Shared Offering.
ui-waiting-give-up = Giving up units for a sacred temple.
ui-waiting-ceremony = The Great Ceremony.
ui-waiting-pick-power = Choosing a power.
ui-waiting-pick-losses = Choosing losses.
ui-waiting-name-fighter = Naming who fights.
ui-waiting-community-escape = Time for an Escape.
