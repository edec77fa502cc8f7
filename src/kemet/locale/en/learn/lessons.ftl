# The lessons. A task says what to do; `.done` what came of it; `.missed` why another way does not do.

## The base game

lesson-move = Moving
lesson-move-1 = You lead an army on the Nile. Your city has three districts, and a troop of five stands in one of them. March it out into the desert: click the troop, then the space under the arrow, and lay a Move token, either of the two.
    .done = A move goes to a neighbouring space. It took one of your five action tokens: every day you lay five, one each turn, and do at once what stands under the token.
lesson-move-2 = Your other troop stands on a pyramid. From a pyramid, troops teleport to any obelisk for 2 prayer points (PP); every temple has one. Send the troop to the temple on the river.
    .done = However far the obelisk is: 2 PP. So a pyramid is a door to the whole board, and temples are never safe.
lesson-move-3 = A troop can leave units behind. Send 2 of these 5 to the temple and let 3 stay where they are: click the troop, set the number to 2, then click the temple.
    .done = Two hold the temple, three keep the road to your city. No troop ever has more than 5 units.
    .missed = The numbers are different: exactly 2 go, 3 stay.

lesson-attack = Attack and battle cards
lesson-attack-1 = To attack, move onto an enemy. Then both sides pick in secret a battle card to play and another to discard. Each unit counts 1, and the card adds the first of its numbers. Attack the two enemies!
    .done = Whoever is stronger wins. An attacker who wins with a unit left gains 1 permanent victory point (VP): nobody can take it away. The second number of a card kills enemies, the third saves your own.
lesson-attack-2 = Four against four. Your opponent has only two cards left, 3‑0‑1 and 2‑0‑2, so will have 7 at most. A tie goes to the defender. Attack the temple, and pick a card that wins for certain. Then say where the losers go, and stay.
    .done = 4 units and a card of 4 make 8. The winner sends the losers to a free space beside; or the loser recalls them to the reserve and gains 1 PP for each. Played and discarded cards are gone until you have used them all: keep count of what others still have.
    .missed = Together 7 or less, and a tie goes to the defender. Only one of your cards brings 8.
lesson-attack-3 = Now you are attacked on your temple, three against three. Your opponent has 2‑2‑1 and 1‑3‑0 left, so 5 strength at most. As defender a tie is enough for you; and shields save your units. Pick a card, then one to discard.
    .done = A successful defence brings no victory point, but the temple is still yours. Against two damage a card with two shields saves everybody.
    .missed = That was too weak: you need at least 5, three units and a card of 2 or more.

lesson-temples = Temples
lesson-temples-1 = Whoever has a unit on a temple holds it, and has 1 VP while it lasts. Walk into the temple.
    .done = 1 VP already. It is temporary: whoever drives you out takes it along.
lesson-temples-2 = It is the last token of the day, and you hold one temple. Whoever holds two temples in the evening gains a permanent VP. Take a second one by teleport; nobody can answer any more, and your turn ends by itself.
    .done = In the evening each temple paid its prayer points, and two of them brought a permanent VP on top of the temporary ones.
    .missed = In the evening you did not hold two temples. Teleport onto the temple under the arrow.
lesson-temples-3 = The temple in the delta pays otherwise: in the evening its holder may give 1 unit back for 5 PP. Do it.
    .done = 5 PP for a unit that you can recruit again for 1. But nobody walks to the delta: one gets there by teleport only.
    .missed = You kept the unit. This time give it up: 5 PP are a fortune.

lesson-pray-build = Praying and building
lesson-pray-build-1 = Nearly everything costs prayer points, and you have only 1. Pray: lay a token on one of the two Pray spaces.
    .done = Praying brings 2 PP. By night you get 2 more, and temples pay in the evening. You can never have more than 11.
lesson-pray-build-2 = Pyramids let you teleport and buy power tiles. Each step costs as much as the level it reaches, several steps add up. You have no white pyramid: raise one to level 2 at once, for 1 + 2 PP.
    .done = A level-4 pyramid is worth a temporary VP, too. Three colours, three ways: white brings prayer points and savings, red attack and speed, blue defence and units.
    .missed = That is another pyramid or another level. The white one is to reach level 2, for 3 PP.
lesson-pray-build-3 = Your board has three rows, and by evening each of them must hold a token. This is your last token today, and the bottom row is empty. Pray once more.
    .done = That is why the space for building was closed to you. Think of the rows before you lay the last two tokens.
    .missed = You may act in the bottom row only, and this time you are to pray there.

lesson-buy = Power tiles
lesson-buy-1 = Power tiles last for the whole game. For a white one you need a white pyramid at least as high as the tile’s level, and you pay its level. Lay a token on White and buy the Priest, level 1.
    .done = The tile lies with you, and nobody can take it. One tile of each colour a day, and never two with the same name.
lesson-buy-2 = The Priest makes your prayers better. Pray and see.
    .done = 3 PP instead of 2, from now on every time. Tiles bought early pay off longest.
lesson-buy-3 = Open Gates lets your troops through walls, but it is red, level 2, and your red pyramid has level 1. Build first. Where nothing is left to do, your turn ends by itself after a moment, in which you can still undo. When it is your turn again, buy the tile.
    .done = Building and buying are two tokens and two turns: others see what you are up to.
    .missed = Open Gates needs a red pyramid of level 2, and the one red tile of the day must be this one.

lesson-recruit = Recruiting
lesson-recruit-1 = You have 12 units in all; those that are not on the board wait in reserve. Recruiting brings them to your districts for 1 PP each. Lay a token on Recruit and click districts of your city until 3 units have come.
    .done = 3 units for 3 PP. Fallen and recalled units come back to the reserve, so nobody is lost for good.
lesson-recruit-2 = An enemy troop of 3 sits in your district and uses your pyramid! Recruit right there: once you are done placing, you attack. Place enough to win.
    .done = Thrown out! Recruiting into an occupied district is an attack like any other, with its victory point.
    .missed = Too weak. With 4 units you are one ahead before the cards are played, and a tie goes to the defender.

lesson-creatures = Creatures
lesson-creatures-1 = Some tiles bring a creature. Buy the Ancestral Elephant, blue, level 2, and put it with the troop on the blue pyramid.
    .done = A creature goes with a troop of yours and strengthens it. It never falls: if its troop dies, it goes home.
lesson-creatures-2 = With the Elephant a troop has one step more, one more strength and one shield. Walk two spaces into the temple and beat the troop there.
    .done = Two spaces, a battle and a temple with one token: that is what creatures are for.
    .missed = You stopped before the temple, or the battle was lost. Two steps, then your strongest card.

lesson-di-cards = Divine intervention
lesson-di-cards-1 = Every night you draw a divine intervention card (DI). Most are played in your own turn, without a token. Raining Fire destroys an enemy unit: click the card, confirm it, and click the guard of the temple. Then walk in without a battle.
    .done = No battle, no risk, one temple. A card costs 0 or 1 PP, as printed in its corner.
    .missed = That was a battle. Take it back: first the card, then the move.
lesson-di-cards-2 = Some cards are for battles. Four against five, and your battle cards are weak; but you hold War Fury, +2 strength. Attack, and add it when you pick your cards.
    .done = Nobody sees such cards before both sides reveal. Whoever holds cards in hand is never as weak as it seems.
    .missed = That was too weak: it takes the card of 3 and War Fury. Pick the card to play and the one to discard, then War Fury, and lock your choice.
lesson-di-cards-3 = In your opponent’s turn a card is played: Prayer, for 2 PP. You hold Veto, and are asked. Cancel it!
    .done = Veto stops any card played outside a battle. Escape, its sister, lets an attacked troop slip away.
    .missed = You let it happen, and your opponent has the 2 PP. This time play Veto.

lesson-turn-order = Turn order and the end
lesson-turn-order-1 = It is night: everybody gains 2 PP and a DI card. Whoever has the fewest VP then sets the order for the next day. That is you. Last is often best: nobody can answer your last token. Name your opponent first.
    .done = Being behind has its good sides. Before the last day of a game, everybody wants to be last.
    .missed = Now you are first, and your opponent has the last word. Name your opponent first.
lesson-turn-order-2 = This learning game is won with 4 VP at the end of a day, other games with 8 or 10. You have 3 and the last token of the day. Find the fourth point.
    .done = Won! A game ends at the end of a day: with the same VP more battle VP decide, then the turn order.
    .missed = The day is over and you do not have 4 VP. Where is a temple without a troop?

lesson-gold-silver = Gold and silver
lesson-gold-silver-1 = In the full game pyramids and tiles go up to level 4. Act of God brings a silver token: once a day, a second action in the same turn. Pray first, and build with the silver token at once: the red pyramid to level 2.
    .done = Two actions in a row, and nobody in between. That is how surprises are made.
    .missed = The turn is over, and the silver token was not used for building. Pray, then lay it on Build.
lesson-gold-silver-2 = Divine Will brings a gold token: once a day, a move or recruits on top. Recruit 2 units into the troop on the red pyramid, say “No more”, and with the gold token teleport all five to a temple in the same turn.
    .done = Recruited and gone before anybody could react. That was the last lesson about the base game: play!
    .missed = All five were to go: first recruit 2 units, then teleport with the gold token before your turn ends.

## Ta-Seti

lesson-black-pyramid = The black pyramid
lesson-black-pyramid-1 = Ta-Seti brings a fourth colour, and your city still takes three pyramids. Build the black one into your free district, level 1, and at your next turn buy Mercenaries.
    .done = Mercenaries are three more units, at once. Black tiles are hired troops, dark rites and new creatures; whoever builds black does without another colour.
    .missed = The free district is for the black pyramid, and the one black tile of the day is to be Mercenaries.

lesson-dawn = Dawn
lesson-dawn-1 = With this module the turn order is fought for at dawn: everybody plays a battle card, whose strength counts, and discards another. Your opponent showed 3. You have a dawn token, from a lost battle: +1. Win, and take the second place.
    .done = Lost battles help at dawn, and strong cards spent at dawn are missing in battles.
    .missed = You need more than 3, and then the second place: a card of 3 with the token will do, or a card of 4.

lesson-path = The path to Ta-Seti
lesson-path-1 = Your three priests travel far from the board. Each time you lay a Move token, one of them may go a step first. Lay a Move token, send a priest onto the upper road and take the token it finds.
    .done = The road itself paid a prayer point. The priest is back, and the item is yours: items are used once, skills stay.
    .missed = That was a move without a priest, or the token was left. Lay a Move token, send a priest by the upper road, and take the token.
lesson-path-2 = The offering is an item: use it when you need prayer points. Use it now.
    .done = 3 PP. At the end of the path waits a victory point.

## Blood and Sand

lesson-blood-and-sand = Blood and Sand
lesson-blood-and-sand-1 = In this edition the night comes last, and whoever lost battles has veterans: each is worth 1 PP by night, two are worth a card. You have three. Turn all of them into PP.
    .done = A lost battle is not lost altogether. Here you begin with more cards, a tile, and colours that are drawn for each game.
    .missed = Some veterans were kept. Give up all three for PP.
lesson-blood-and-sand-2 = You win here at the start of your own turn, with 9 VP and nobody ahead. You have 8. Take the temple and hope nobody drives you out.
    .done = Nobody stopped you: won before you laid another token. Keep an eye on players who stand at 8.
    .missed = Your turn came again, and you had no 9 VP. Walk into the temple first.

## Book of the Dead

lesson-sacrifice = Honour and sacrifice
lesson-sacrifice-1 = Dark Cult, an emerald tile, has a gold token: sacrifice a unit, and pray at once. Take the unit from your reserve and look at the honour track.
    .done = The unit is in the afterlife, and your honour went down by 1. The lower it is, the more decay: many emerald tiles grow stronger with it, but far down permanent VP are lost.
lesson-sacrifice-2 = Units come back from the afterlife when you recruit, for 1 PP more than others. Lay a token on Recruit, choose “From the afterlife” and bring yours back.
    .done = 2 PP for that one. The dead are patient, but they cost.
    .missed = You recruited from the reserve. Pick the unit of the afterlife.

## Seth

lesson-seth = Seth against all
lesson-seth-1 = In this game one player is Seth, and all others are a community. You are Seth. You hold a token of each member: on a yellow space it strikes its owner. Take the Falcon’s token, lay it on “Destroy two units” and strike the two on the temple.
    .done = Your violet tokens go on violet spaces, a member’s token on any. The community acts all together, then it is your turn again.
lesson-seth-2 = Seth wins with 8 battle victory points, and nothing else counts. Your pyramid is a door as well: lay one of your Move tokens, teleport your six units onto the temple and beat the two there.
    .done = One of eight. The community wins with a sacred temple, a Great Ceremony and six victory points, or in your own city.

## Around the lessons

learn-intro = Short lessons on a real board: in each there is something to do, and your opponent plays along. You can stop at any time and go on here later.
learn-begin = Begin with the first lesson
learn-go-on = Go on: { $title }
learn-all = All lessons
learn-next = Next
learn-next-lesson = Next lesson: { $title }
learn-again = Try again
learn-done = Well done!
learn-missed = That leads somewhere else. Try again.
learn-tasks = { $done } of { $all }
learn-first-game = Your first game
learn-first-game-text = A short game to 4 victory points against a gentle opponent. Hints appear when something is new, and at every decision you can ask for advice.
learn-first-game-here = A short game to 4 victory points against a gentle opponent. Hints appear when something is new.
learn-book-base = The game
learn-book-ta-seti = Ta-Seti
learn-book-blood-and-sand = Blood and Sand
learn-book-book-of-the-dead = Book of the Dead
learn-book-seth = Seth
