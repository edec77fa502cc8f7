"""Ta-Seti, module 3: the path to Ta-Seti, with priests, items and skills (T3)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from kemet.engine import events
from kemet.engine.actions import ActionList
from kemet.engine.board import CLASSIC_SPACES, SPACE_NAMES
from kemet.engine.fields import Fields
from kemet.engine.frame import FrameView
from kemet.engine.game import Game
from kemet.engine.ids import NONE, VP_DAGGER, VP_PATH
from kemet.engine.modules.ta_seti.path.actions import (
    LANE,
    LOCATION,
    MOST_PRIESTS,
    PATH_ANSWER,
    PATH_ANSWER_NAMES,
    PATH_TOKEN,
    PRIEST,
    PRIESTS,
    SEND_BACK,
)
from kemet.engine.modules.ta_seti.path.content import PATH_DATA, SIDES, PathData
from kemet.engine.modules.ta_seti.path.facts import ANY_TIME, BOARD_ONLY, TAKE_ANY, PathFacts, path_of, prepare_path
from kemet.engine.modules.ta_seti.path.observe import add_path_fields
from kemet.engine.modules.ta_seti.path.position import complete_path, path_faults, set_path, set_path_player
from kemet.engine.modules.ta_seti.path.priests import (
    activate_priest,
    can_send_back,
    priests_to_reserve,
    return_bonuses,
    send_priest_back,
)
from kemet.engine.modules.ta_seti.path.tokens import (
    guess_laid_tokens,
    has_battle_tokens,
    own_move_tokens,
    own_turn_tokens,
    settle_wagers,
    skill_range,
    skill_teleports,
    tell_token_parts,
    token_damage,
    token_shield,
    token_strength,
    tokens_for_battle,
    tokens_used,
    use_token,
)
from kemet.engine.play.battle import Battle, Side
from kemet.engine.play.move import Move
from kemet.engine.play.night import Night
from kemet.engine.play.recruit import PlaceUnits
from kemet.engine.play.setup import SetUp
from kemet.engine.rules import Draft, Module, Rules
from kemet.engine.state import altered, increased

REFILL_EARLY: Final = "refill-before-turn-order"


class PathModule(Module):
    """T3 Four boards between the city and Ta-Seti, and three priests for each player."""

    def __init__(self, name: str, data: PathData = PATH_DATA) -> None:
        super().__init__(name)
        self.data = data
        self.variants = [BOARD_ONLY, ANY_TIME, TAKE_ANY, REFILL_EARLY]
        self.open_tables = ["priests", "path-tokens", "bonuses"]

    def add_content(self, draft: Draft) -> None:
        draft.words += path_words(self.data)
        draft.field_words["location"] = list(self.data.location_names)
        draft.field_words["path-token"] = [token.slug for token in self.data.tokens]

    def edit(self, draft: Draft) -> None:
        hooks = PathHooks(self.data, draft.facts, draft.options.players, draft.options.variants)
        draft.facts += int(hooks.size)
        draft.hooks.append(hooks)
        draft.settling.append("lose-priests")
        draft.vp_sources.extend([VP_PATH, VP_DAGGER])
        draft.vp_debts.append(VP_DAGGER)
        steps = draft.procedures
        steps.set_up.insert_after("draw-order", "lay-path", lay_path)
        # T3.15 With the dawn, and by the Polish book always, before the turn order is set.
        early = REFILL_EARLY in draft.options.variants or "dawn" in draft.options.modules
        steps.night.insert_after("tiles" if early else "turn-order", "refill-path", refill_path)
        steps.move.insert_before("pick-troop", "activate-priest", activate_priest)
        steps.move.insert_after("pick-troop", "return-bonuses", return_bonuses)
        steps.battle.insert_after("reveal", "tokens-used", tokens_used)
        steps.battle.insert_after("battle-vp", "wagers", settle_wagers)
        draft.decision_names.extend(
            ["activate-priest", "pick-road", "take-token", "replace-unit", "lose-priests", "send-priest-back"]
        )

    def add_fields(self, fields: Fields, rules: Rules) -> None:
        add_path_fields(fields, rules)

    def show_player(self, game: Game, seat: int, viewer: int, shown: dict[str, Any]) -> None:
        path = path_of(game)
        priests = {SPACE_NAMES[s]: int(path.priests_at(game, seat, s)) for s in range(CLASSIC_SPACES)}
        priests["reserve"] = int(path.priests_in_reserve(game, seat))
        priests["by-path"] = int(path.priests_by_path(game, seat))
        priests["away"] = int(path.priests_away(game, seat))
        for location, name in enumerate(path.data.location_names):
            priests[name] = int(path.priests_on_path(game, seat, location))
        shown["priests"] = {name: number for name, number in priests.items() if number}
        held = {token.slug: int(path.held(game, seat, token.id)) for token in path.data.tokens}
        shown["path-tokens"] = {slug: number for slug, number in held.items() if number}

    def show_game(self, game: Game, shown: dict[str, Any]) -> None:
        path = path_of(game)
        slugs = [token.slug for token in path.data.tokens]
        names = path.data.location_names
        lying = {name: [slugs[k] for k in path.tokens_at(game, place)] for place, name in enumerate(names)}
        roads: dict[str, str] = {}
        for board in range(len(path.data.boards)):
            for lane, name in enumerate(path.data.lanes):
                token = path.bonus_on(game, board, lane)
                if token >= 0:
                    roads[f"{board + 1}-{name}"] = slugs[token]
        shown["path"] = {
            "sides": "".join(SIDES[game.expansion[path.at_sides + board]] for board in range(len(path.data.boards))),
            "tokens": lying,
            "bonuses": roads,
            "supply": {slug: int(path.in_supply(game, k)) for k, slug in enumerate(slugs) if path.in_supply(game, k)},
        }

    def faults(self, game: Game, found: list[str]) -> None:
        path_faults(game, found)

    def position_keys(self) -> list[str]:
        return ["path"]

    def set_position(self, game: Game, given: dict[str, Any]) -> None:
        set_path(game, given.get("path", {}))

    def complete_position(self, game: Game, given: dict[str, Any]) -> None:
        complete_path(game, given.get("path", {}))

    def player_keys(self) -> list[str]:
        return ["priests", "path-tokens"]

    def set_player(self, game: Game, seat: int, path: str, given: dict[str, Any]) -> None:
        set_path_player(game, seat, path, given)


def path_words(data: PathData) -> list[tuple[int, str, list[str]]]:
    """Returns the texts of the path's actions."""
    return [
        (PRIEST, "priest@", SPACE_NAMES[:CLASSIC_SPACES]),
        (PATH_ANSWER, "", list(PATH_ANSWER_NAMES)),
        (LANE, "road/", list(data.lanes)),
        (PRIESTS, "priests/", [str(number) for number in range(MOST_PRIESTS + 1)]),
        (LOCATION, "path/", list(data.location_names)),
        (PATH_TOKEN, "token/", [token.slug for token in data.tokens]),
    ]


class PathHooks(PathFacts):
    """What priests and tokens add to recruiting, moving and fighting."""

    def unit_pool(self, game: Game, player: i64) -> i64:
        return self.priests_off_path(game, player)

    def figures_along(self, game: Game, move: Move) -> i64:
        """R45 As many priests as before, as far as the moving units allow."""
        return max(self._least_along(game, move), min(move.figures, self._most_along(game, move)))

    def _least_along(self, game: Game, move: Move) -> i64:
        plain = game.units_at(move.player, move.at) - self.priests_at(game, move.player, move.at)
        return max(0, move.units - plain)

    def _most_along(self, game: Game, move: Move) -> i64:
        return min(move.units, self.priests_at(game, move.player, move.at))

    def moved(self, game: Game, move: Move, to: i64) -> None:
        self.shift_priests(game, move.player, move.at, to, move.figures)
        if move.figures:
            game.tell(events.PRIESTS_MOVED, move.player, move.at, to, move.figures)

    def shifted(self, game: Game, player: i64, space: i64, to: i64) -> None:
        self.shift_priests(game, player, space, to, self.priests_at(game, player, space))

    def to_reserve(self, game: Game, player: i64, space: i64, number: i64) -> None:
        if self.priests_at(game, player, space):
            priests_to_reserve(game, player, space, number)

    def place_options(self, game: Game, place: PlaceUnits, spaces: i64, out: ActionList) -> None:
        """T3.12, R45 Where both are in reserve the recruiter picks the figure."""
        priests = self.priests_in_reserve(game, place.player)
        if priests and priests < game.reserve[place.player]:
            out.add_mask(PRIEST, spaces)

    def special_in_reserve(self, game: Game, player: i64) -> i64:
        return self.priests_in_reserve(game, player)

    def special_away(self, game: Game, player: i64) -> i64:
        return self.priests_away(game, player)

    def send_special_away(self, game: Game, player: i64, number: i64) -> None:
        self.send_away(game, player, self.at_reserve, number)

    def bring_special_back(self, game: Game, player: i64, space: i64, number: i64) -> None:
        self.send_away(game, player, space if space >= 0 else self.at_reserve, -number)
        if number and space >= 0:
            game.tell(events.PRIEST_PLACED, player, space)

    def special_place(self, game: Game, player: i64, action: i64) -> i64:
        return action - PRIEST

    def placed(self, game: Game, player: i64, space: i64, action: i64) -> None:
        if action == PRIEST + space or self.priests_in_reserve(game, player) > game.reserve[player]:
            self.shift_priests(game, player, self.at_reserve, space, 1)
            game.tell(events.PRIEST_PLACED, player, space)

    def turn_options(self, game: Game, player: i64, out: ActionList) -> None:
        own_turn_tokens(game, player, out)
        if self.sends_back_any_time and can_send_back(game, player):
            out.add(SEND_BACK)

    def pick_troop_options(self, game: Game, player: i64, out: ActionList) -> None:
        if can_send_back(game, player):
            out.add(SEND_BACK)

    def move_options(self, game: Game, move: Move, out: ActionList) -> None:
        if not move.figures_named:
            for number in range(self._least_along(game, move), self._most_along(game, move) + 1):
                if number != move.figures:
                    out.add(PRIESTS + number)
        own_move_tokens(game, move, out)
        if can_send_back(game, move.player):
            out.add(SEND_BACK)

    def offers_in_move(self, game: Game, move: Move) -> bool:
        out = ActionList()
        own_move_tokens(game, move, out)
        return out.n > 0 or can_send_back(game, move.player)

    def act(self, game: Game, player: i64, action: i64) -> None:
        if action == SEND_BACK:
            send_priest_back(game, player)
        else:
            use_token(game, player, action - PATH_TOKEN)

    def act_in_move(self, game: Game, move: Move, action: i64) -> None:
        if PRIESTS <= action < LOCATION:
            move.figures = action - PRIESTS
            move.figures_named = True
        else:
            move.awaiting = 0
            self.act(game, move.player, action)

    def has_tokens_for_battle(self, game: Game, player: i64) -> bool:
        return has_battle_tokens(game, player)

    def battle_options(self, game: Game, side: Side, out: ActionList) -> None:
        tokens_for_battle(game, side, out)

    def lay_beside(self, game: Game, side: Side, action: i64) -> None:
        side.tokens = increased(side.tokens, action - PATH_TOKEN, 1)

    def guess_tokens(self, game: Game, side: Side) -> None:
        guess_laid_tokens(game, side)

    def movement(self, game: Game, move: Move) -> i64:
        return skill_range(game, move)

    def teleports_from_obelisks(self, game: Game, move: Move) -> bool:
        return skill_teleports(game, move)

    def strength(self, game: Game, battle: Battle, side: i64) -> i64:
        return token_strength(game, battle, side)

    def damage(self, game: Game, battle: Battle, side: i64) -> i64:
        return token_damage(game, battle, side)

    def shield(self, game: Game, battle: Battle, side: i64) -> i64:
        return token_shield(game, battle, side)

    def tell_parts(self, game: Game, battle: Battle, side: i64) -> None:
        tell_token_parts(game, battle, side)

    def show_side(self, game: Game, side: Side, name: str, view: FrameView) -> None:
        laid = {token.slug: int(side.tokens[token.id]) for token in self.data.tokens if side.tokens[token.id]}
        view.put(name + "-tokens", laid)

    def show_move(self, game: Game, move: Move, view: FrameView) -> None:
        view.put("figures", move.figures)


def lay_path(game: Game, setup: SetUp) -> None:
    """T3.1, T3.2, R47 A random side of each board; a temporary bonus on each place for one, an item, skill or VP on each
    place for one, the rest in the supply; three priests each in the path's reserve."""
    path = path_of(game)
    game.reveals += 1
    facts = game.expansion[:]
    for board in range(len(path.data.boards)):
        facts[path.at_sides + board] = game.rng.below(len(SIDES))
    game.expansion = facts
    prepare_path(game)
    fill_places(game)


def refill_path(game: Game, night: Night) -> None:
    """T3.15 At the end of the night empty places are refilled from the supply."""
    number = fill_places(game)
    if number:
        game.tell(events.PATH_REFILLED, number)


def fill_places(game: Game) -> i64:
    """T3.15, R47 Fills empty places at random by kind, from Ta-Seti back to the start and top to bottom, while the supply
    lasts; returns how many."""
    path = path_of(game)
    filled: i64 = 0
    board: i64 = len(path.data.boards) - 1
    while board >= 0:
        side = path.side(game, board)
        for k in range(len(side.slot_numbers)):
            place = path.at_slots + side.slot_numbers[k]
            if not game.expansion[place]:
                token = draw_token(game, side.slot_kinds[k])
                if token >= 0:
                    game.expansion = altered(game.expansion, place, token + 1)
                    filled += 1
        board -= 1
    return filled


def draw_token(game: Game, kind: i64) -> i64:
    """R47 Takes a random token of *kind* out of the supply; NONE if there is none."""
    path = path_of(game)
    size: i64 = 0
    for token in path.data.tokens:
        if token.kind == kind:
            size += path.in_supply(game, token.id)
    if not size:
        return NONE
    game.reveals += 1
    left = game.rng.below(size)
    for token in path.data.tokens:
        if token.kind == kind:
            left -= path.in_supply(game, token.id)
            if left < 0:
                game.expansion = increased(game.expansion, path.at_supply + token.id, -1)
                return token.id
    raise AssertionError("the supply was counted wrongly")
