# DI cards, battle cards (strength-damage-shield), creatures.

## Divine intervention cards

di-war-rage = War Rage
    .text = +1 strength.
di-war-fury = War Fury
    .text = +2 strength.
di-blood-battle = Blood Battle
    .text = +1 damage.
di-bloodbath = Bloodbath
    .text = +2 damage.
di-bronze-wall = Bronze Wall
    .text = +1 shield.
di-iron-wall = Iron Wall
    .text = +2 shield.
di-raining-fire = Raining Fire
    .text = Destroy one enemy unit anywhere on the board.
di-prayer = Prayer
    .text = Gain 2 PP.
di-enlistment = Enlistment
    .text = Place up to 2 units for free in your districts and with your troops.
di-mana-theft = Mana Theft
    .text = Every opponent loses 1 PP; you gain 1 PP in all.
di-teleportation = Teleportation
    .text = Your moving troop goes to any space with an obelisk.
di-open-gates = Open Gates
    .text = Walls do not stop your moving troop.
di-veto = Veto
    .text = A DI card just played outside battle has no effect.
di-escape = Escape
    .text = Your attacked troop slips away to a free adjacent space; there is no battle.
di-swiftness = Swiftness
    .text = +1 range for your moving troop in this action.
di-divine-memory = Divine Memory
    .text = Take one DI card from the discard, but no Divine Memory.
di-glory = Glory
    .text = If you win the battle, gain 4 PP.
di-divine-protection = Divine Protection
    .text = If you win the battle, the enemy’s damage is void.
di-reinforcements = Reinforcements
    .text = If you win the battle, place up to 3 units for free in your districts and with your troops.
di-tactical-choice = Tactical Choice
    .text = After the reveal you may swap your battle card with the one you discarded.

## Battle cards

card-4-1-0 = 4-1-0
    .text = Strength 4, damage 1, shield 0.
card-3-2-0 = 3-2-0
    .text = Strength 3, damage 2, shield 0.
card-3-0-1 = 3-0-1
    .text = Strength 3, damage 0, shield 1.
card-2-2-1 = 2-2-1
    .text = Strength 2, damage 2, shield 1.
card-2-0-2 = 2-0-2
    .text = Strength 2, damage 0, shield 2.
card-1-3-0 = 1-3-0
    .text = Strength 1, damage 3, shield 0.
card-3-3-0 = 3-3-0
    .text = Strength 3, damage 3, shield 0. The special card of Offensive Strategy.
card-3-0-3 = 3-0-3
    .text = Strength 3, damage 0, shield 3. The special card of Defensive Strategy.
card-5-0-0 = 5-0-0
    .text = Strength 5, damage 0, shield 0. After the battle you lose 2 units of your own.
card-1-1-3 = 1-1-3
    .text = Strength 1, damage 1, shield 3.

## Creatures

creature-elephant = Ancestral Elephant
    .text = Its troop has +1 range, +1 strength and +1 shield.
creature-snake = Deep Desert Snake
    .text = Its troop has +1 range. In battle the enemy’s creature counts as absent.
creature-scarab = Royal Scarab
    .text = Its troop has +2 range and +2 strength.
creature-scorpion = Giant Scorpion
    .text = Its troop has +1 range, +2 strength and +2 damage.
creature-phoenix = Phoenix
    .text = Its troop has +1 range and +2 strength, and flies over walls.
creature-mummy = The Mummy
    .text = Its troop has +1 range and +2 strength. Its owner draws 1 DI card more each night.
creature-sphinx = Sphinx
    .text = Its troop has +2 strength. It brought its owner 1 permanent VP when bought.
creature-khnum = Khnum’s Sphinx
    .text = Its troop has +1 range and +1 strength. Enemies pay 2 PP to move into its space.
creature-griffin = Griffin Sphinx
    .text = Its troop has +2 strength and may teleport from obelisks.
creature-devourer = Devourer
    .text = Its troop has +1 range and +2 strength, and nothing outside battle destroys it. A battle VP with 2 or more enemies destroyed brings 1 more.
