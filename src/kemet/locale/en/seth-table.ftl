# Seth at the table in the browser.

player-seth = Seth
ui-osiris = The Osiris board
ui-osiris-tab = Osiris
ui-community = The community
ui-community-won = The community wins!
ui-seth-won = Seth wins!
ui-won-by-points = A sacred temple, the Great Ceremony and { $vp } permanent VP.
ui-won-by-district = A sacred temple, the Great Ceremony and a district of Seth’s city.
ui-won-by-battles = { $vp } battle VP.
ui-won-by-destruction = The community had no unit left.
ui-day-track = The turns of the day
ui-community-turn = The community’s turn
ui-seth-turn = { $number ->
        [one] Seth’s turn: { $number } action
       *[other] Seth’s turn: { $number } actions
    }
ui-eclipse = Eclipse: all night tiles act again
ui-member-tokens = Tokens of members
ui-member-token = Token of { $player }
ui-lay-member-token = Lay the token of { $player }
ui-creature-cards = Creatures Seth can corrupt
ui-speaker = Speaks for the community
ui-anyone-of-you = Anyone of you who has not acted may go:
ui-has-acted = has acted
ui-may-act = may act
ui-may-build-temple = Before the first action sacred temples may be built: the spaces that glow.
ui-temple-at = Sacred temple: { $space }
ui-allies-along = Units of { $player } that go along
ui-choose-allies = Choose who goes
ui-yellow-space = Yellow: a member’s token here strikes that member
ui-goal-temple = A sacred temple of level 3
ui-goal-ceremony = The Great Ceremony
ui-goal-vp = Permanent VP
ui-goal-district = Or the first two, and a district of Seth’s city at the start of a turn
ui-goal-battles = Battle VP
ui-goal-no-units = Or no unit of the community is left; now:
ui-portal-open = The portals are open to all.
ui-portal-closed = The portals are closed to the community until the Great Ceremony.
ui-sacred-temples = Sacred temples
ui-no-sacred-temples = None yet: built on deserts without an obelisk, at the start of a turn of the community.
ui-temple-level = level { $level } of 3
ui-powers = Powers of Osiris
action-pp = { $number } PP
ui-seats-seth = Seat 1 is Seth, against all others together. People and bots may sit anywhere.
ui-point = Point at a space (twice), or from one to another: everybody sees it
