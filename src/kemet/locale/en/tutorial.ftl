# The tutorial, on the learning game.

tutorial-1 = You lead the army of an Egyptian god. In this learning game you win with 4 victory points (VP) at the end of a day.
tutorial-2 = Pick a city to start from. Its walls keep out every troop that did not set out right beside it.
tutorial-3 = Place your pyramids. White ones bring prayer points and savings, red ones attack and speed, blue ones defence and units.
tutorial-4 = Spread your 10 units over the districts that have a pyramid, at most 5 in each.
tutorial-5 = Each night everybody gains 2 prayer points (PP) and a divine intervention card (DI). Prayer points pay for almost everything.
tutorial-6 = By day you lay five tokens, one each turn, and act at once. By evening every row of your board must hold a token.
tutorial-7 = Buy a power tile: you need a pyramid of its colour that is at least as high as the tile’s level. Tiles last for the whole game.
tutorial-8 = Move: click a troop, then where it goes. From a pyramid it can also teleport to any obelisk for 2 PP.
tutorial-9 = Hold a temple with at least one unit: 1 VP while you stay, and prayer points each evening. Two temples in the evening bring a permanent VP.
tutorial-10 = Attack! Win a battle as attacker with a unit left, and you gain a permanent VP. A tie goes to the defender.
tutorial-11 = In a battle you play one battle card and discard another, both in secret. Units and card make your strength; damage kills, shields save.
tutorial-12 = After a battle you can recall your troop for 1 PP a unit. That is all you need: play on to 4 VP. Good luck!
