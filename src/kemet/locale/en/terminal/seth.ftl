# Seth's game in the terminal: both camps, what answers mean, how a round goes.


## The session

term-need-seth = You are Seth: you win with { $target } battle VP, or when the community has no unit left on the board. New to the game? Type how.
term-need-community = You are of the community: together finish a sacred temple, hold the Great Ceremony and gain 6 permanent VP before Seth has { $target } battle VP. New to the game? Type how.
term-seth = Seth
term-community = community
term-community-of = The community ({ $players })

## The board

term-day-track = day track
term-track-seth = Seth { $number }
term-track-community = community
term-track-eclipse = eclipse
term-goal-seth = { $number } of { $target } battle VP
term-goal-temple = sacred temple: level { $number } of { $target }
term-ceremony-held = Great Ceremony held
term-ceremony-price = Great Ceremony: { $cost } PP now
term-goal-vp = { $number } of { $target } permanent VP
term-speaker = speaker
term-portal = portal
term-portal-open = open to all
term-portal-closed = closed to the community
term-sacred-temples = sacred temples ⌂
term-temple-at = { $space } level { $level }, { $number } PP a day
term-powers = powers
term-fact-member-tokens = tokens of members
term-fact-creature-cards = creature cards

## What answers mean

term-member-token = lay the token of { $player }: on a yellow space it strikes that member
term-cards-in-hand = { $number } battle cards, { $di } DI
term-build-temple = { $number ->
        [one] give up { $number } unit there for level { $level } of a sacred temple
       *[other] give up { $number } units there for level { $level } of a sacred temple
    }
term-sacred-temple = sacred temple, level { $level }
term-act-furious-invasion = move up to two troops, then fight both battles
term-act-corrupt-troop = walk a whole troop of the token’s member, even against another member
term-act-corrupt-creature = a creature still for sale fights a troop of the token’s member, for 1 battle VP
term-act-destroy-units = destroy two units of the token’s member
term-act-invocation = draw a DI card
term-act-corrupt-pyramid = buy a tile by the pyramids of the token’s member, for 1 PP more
term-theme-violet = Seth’s own powers

## How a round goes

how-head-seth = One player is Seth, all others are the community. Seth needs { $target } battle VP; the community a sacred temple, the Great Ceremony and 6 permanent VP. A round:
how-seth-night = Night
    .text = Seth gains as many prayer points (PP) as there are members and draws a DI card, then the members gain 2 PP and a card each; tiles that act by night act, Seth’s first (r S3).
how-seth-day = Day
    .text = Seth and the community take turns by the day track; Seth begins and ends it. Within the day of three members or more lies an eclipse: night tiles act again (r S3).
how-seth-turn = Seth
    .text = Lays as many tokens as the track says. Violet tokens go on violet spaces; a token of a member may go on a yellow space too, and strikes that member there: corrupt a creature, a troop or a pyramid, or destroy two units (r S5).
how-community-turn = Community
    .text = Every member takes one action, in whatever order. Before the first, units on a desert without obelisk may be given up for a sacred temple: 1, then 2, then 3. Members on obelisk deserts may pay for the Great Ceremony, 10 PP for each member less 4 for each temporary VP; it opens the portal to Seth’s city (r S7).
how-seth-battle = Battle
    .text = Members never fight each other unless Seth corrupts a troop. Their units on a space are one troop, at most 5 and one creature; one of them fights the battle with own cards (r S8).
how-seth-points = Points
    .text = Seth gains battle VP only. The community’s VP are shared: battles won in attack, and one a day for two temples held (three with three members or more). With temple and Ceremony done, a district of Seth’s city held at the start of a community turn wins too (r S6, r S7).
