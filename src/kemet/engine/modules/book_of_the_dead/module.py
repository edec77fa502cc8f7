"""The Book of the Dead as a module: its content, the steps it changes, what it shows and checks (B1, R58)."""

from __future__ import annotations

from typing import Any

from kemet.engine.actions import GOLD
from kemet.engine.board import SPACE_NAMES
from kemet.engine.content.player_board import LOWER
from kemet.engine.edition import BLOOD_AND_SAND, CLASSIC
from kemet.engine.effect import ACT_BUY, ActionSpace
from kemet.engine.fields import Fields
from kemet.engine.game import Game
from kemet.engine.ids import BLACK, EMERALD, NONE, VP_NAMES
from kemet.engine.modules.book_of_the_dead import battles
from kemet.engine.modules.book_of_the_dead.actions import (
    AFTERLIFE,
    BOOK_ANSWER,
    BOOK_ANSWER_NAMES,
    BOOK_GOLD_NAMES,
    GOLD_DARK_CULT,
    NILE,
)
from kemet.engine.modules.book_of_the_dead.content import (
    EMERALD_CREATURE_TILES,
    OLD_ONE_TILES,
    divinities,
    emerald_tiles,
    monstrous_sphinx,
)
from kemet.engine.modules.book_of_the_dead.divinities import divinity_retreats, settle_followers
from kemet.engine.modules.book_of_the_dead.facts import (
    BARK_ANY,
    BARK_USED,
    EMERALD_ADDED,
    HONOUR_DEBT,
    OLD_ONES,
    ONE_SERVANT,
    SUMMON_FREE,
    TRIP_EXTRA,
    TRIP_USED,
    book_of,
)
from kemet.engine.modules.book_of_the_dead.honour import LOSE_VP, MOST_HONOUR, TRACK, decay, vp_debt
from kemet.engine.modules.book_of_the_dead.hooks import BookHooks
from kemet.engine.modules.book_of_the_dead.observe import add_book_fields
from kemet.engine.modules.book_of_the_dead.position import book_faults, set_book_player
from kemet.engine.modules.book_of_the_dead.sacrifice import PICK_FIGURES
from kemet.engine.play.move import MoveAction
from kemet.engine.play.setup import SetUp, draw_colours
from kemet.engine.rules import Draft, Module, Rules

BUY_EMERALD = "buy-emerald"


class BookOfTheDead(Module):
    """B1.1–B1.5 16 tiles, a creature, two divinities, honour and the afterlife."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.editions = [CLASSIC, BLOOD_AND_SAND]
        self.variants = [EMERALD_ADDED, ONE_SERVANT, HONOUR_DEBT, BARK_ANY, SUMMON_FREE, TRIP_EXTRA, OLD_ONES]

    def add_content(self, draft: Draft) -> None:
        draft.action_spaces.append(ActionSpace(BUY_EMERALD, NONE, ACT_BUY, EMERALD))
        for tile in emerald_tiles(draft.options.edition):
            tile.copies = 0
            draft.tiles.append(tile)
        draft.creatures.append(monstrous_sphinx())
        draft.creature_tiles.update(EMERALD_CREATURE_TILES)
        draft.words += [
            (AFTERLIFE, "afterlife@", list(SPACE_NAMES)),
            (NILE, "nile@", list(SPACE_NAMES)),
            (BOOK_ANSWER, "", list(BOOK_ANSWER_NAMES)),
            (GOLD + GOLD_DARK_CULT, "gold@", list(BOOK_GOLD_NAMES)),
        ]

    def edit(self, draft: Draft) -> None:
        self._put_into_play(draft)
        steps = draft.procedures
        steps.set_up.insert_before("draw-order", "honour", lay_honour)
        steps.move.insert_after("pick-troop", "end-of-move", end_of_move)
        steps.battle.insert_before("choose-cards", "begin-book", battles.begin_battle)
        steps.battle.insert_before("choose-cards", "sinister-reinforcements", battles.sinister_reinforcements)
        steps.battle.insert_before("choose-cards", "name-card", battles.name_card)
        steps.battle.insert_after("defender-after-reveal", "attacker-clash", battles.attacker_clash)
        steps.battle.insert_after("attacker-clash", "defender-clash", battles.defender_clash)
        steps.battle.insert_after("compare", "strength-drain", battles.strength_drain)
        steps.battle.insert_before("loser", "divinity-retreats", divinity_retreats)
        steps.battle.insert_after("cards-away", "end-book", battles.end_battle)
        draft.settling.append("sacrifice")
        draft.decision_names.extend([
            "sacrifice", "summon", "place-followers", "sinister-reinforcements", "name-card", "clash",
            "return-from-afterlife", "tomb-build", "bark-to", LOSE_VP, PICK_FIGURES,
        ])  # fmt: skip

    def _put_into_play(self, draft: Draft) -> None:
        """B1.1, B1.4, R58 Emerald tiles and their buy space; the Great Old Ones in place of the divinities (B6.15)."""
        variants = draft.options.variants
        for space in draft.action_spaces:
            if space.slug == BUY_EMERALD:
                space.row = LOWER
        absent = list(OLD_ONE_TILES) if OLD_ONES in variants else list(OLD_ONE_TILES.values())
        printed = {tile.slug: tile.copies for tile in emerald_tiles(draft.options.edition) if tile.slug not in absent}
        tiles = {tile.slug: tile for tile in draft.tiles if tile.colour == EMERALD}
        for slug, tile in tiles.items():
            tile.copies = printed.get(slug, 0)
        draw_emerald(draft)
        figures = divinities()
        owners = [tiles[OLD_ONE_TILES[one.slug] if OLD_ONES in variants else one.slug] for one in figures]
        hooks = BookHooks(draft.facts, draft.options.players, figures, owners, tiles, variants)
        draft.facts += int(hooks.size)
        draft.hooks.append(hooks)

    def add_fields(self, fields: Fields, rules: Rules) -> None:
        add_book_fields(fields, rules)

    def show_player(self, game: Game, seat: int, viewer: int, shown: dict[str, Any]) -> None:
        book = book_of(game)
        shown["honour"] = int(book.honour(game, seat))
        shown["decay"] = int(decay(game, seat))
        shown["afterlife"] = int(book.afterlife(game, seat))
        on_track = {str(TRACK[k]): book.on_track(game, seat, k) for k in range(len(TRACK))}
        shown["vp-on-track"] = {place: VP_NAMES[source] for place, source in on_track.items() if source >= 0}
        shown["vp-owed"] = int(vp_debt(game, seat))
        shown["divinities"] = {}
        for figure, tile in enumerate(book.tiles):
            if book.owns(game, seat, figure):
                place = book.place(game, figure)
                shown["divinities"][tile.slug] = SPACE_NAMES[place] if place >= 0 else "reserve"

    def faults(self, game: Game, found: list[str]) -> None:
        book_faults(game, found)

    def set_position(self, game: Game, given: dict[str, Any]) -> None:
        for seat in range(game.rules.players):
            book_of(game).set_honour(game, seat, MOST_HONOUR)

    def player_keys(self) -> list[str]:
        return ["honour", "afterlife", "divinities", "vp-on-track"]

    def set_player(self, game: Game, seat: int, path: str, given: dict[str, Any]) -> None:
        set_book_player(game, seat, path, given)


def draw_emerald(draft: Draft) -> None:
    """B1.1, R58 Emerald is always in play, in the place of a drawn colour, or by the other reading beside all; so is a colour
    that a module adds."""
    draw = draft.procedures.set_up
    drawn = draft.colours_drawn or len(draft.pyramid_colours)
    added = EMERALD_ADDED in draft.options.variants
    draft.sure_colours += [colour for colour in draft.pyramid_colours if colour == BLACK and not draft.colours_drawn]
    draft.sure_colours.append(EMERALD)
    draft.pyramid_colours.append(EMERALD)
    if draft.colours_drawn:
        draft.colours_drawn = drawn + 1 if added else drawn
    elif not added:
        draft.colours_drawn = drawn
        draw.insert_before("draw-order", "draw-colours", draw_colours)


def lay_honour(game: Game, setup: SetUp) -> None:
    """B1.2 Everybody's honour starts at 9."""
    for seat in range(game.rules.players):
        book_of(game).set_honour(game, seat, MOST_HONOUR)


def end_of_move(game: Game, action: MoveAction) -> None:
    """B5.5, R62 What is over the limits at the end of the action goes to reserve; the next one may use its powers again."""
    book = book_of(game)
    book.set_fact(game, action.player, BARK_USED, 0)
    book.set_fact(game, action.player, TRIP_USED, 0)
    settle_followers(game, action.player)
