"""Seth: one against the community. What the module is, and what it changes (S)."""

from __future__ import annotations

from typing import Any, Final

from kemet.engine.actions import ALONG, ALONG_EACH, GOLD, SILVER, TOKEN
from kemet.engine.board import SPACE_NAMES, SPACES, space_id
from kemet.engine.effect import BattleCard
from kemet.engine.fields import Fields
from kemet.engine.game import Game
from kemet.engine.ids import BLACK, TOKEN_NAMES, VIOLET, VP_BATTLE, VP_TEMPLES
from kemet.engine.modules.seth import fights, outcomes, rounds, set_up
from kemet.engine.modules.seth.actions import (
    CREATURE_CARD,
    GIFT,
    POWER,
    SEE_THROUGH,
    SETH_ANSWER,
    SETH_ANSWER_NAMES,
)
from kemet.engine.modules.seth.cards import COMMUNITY_DECK, offering, seth_cards
from kemet.engine.modules.seth.content import (
    CREATURE_CARDS,
    FIRST_SPACE,
    MEMBER_TOKENS,
    POWER_NAMES,
    SETH,
    SETH_BOARD,
    SETH_LIMIT,
    SETH_PRAYER,
    SETH_TOP,
    SETH_UNITS,
)
from kemet.engine.modules.seth.corruption import cards_left
from kemet.engine.modules.seth.facts import facts_of
from kemet.engine.modules.seth.hooks import SethHooks
from kemet.engine.modules.seth.observe import add_seth_fields
from kemet.engine.modules.seth.position import (
    POSITION_KEYS,
    set_seth_player,
    set_seth_position,
    seth_faults,
    share_community_tiles,
)
from kemet.engine.modules.seth.tiles import (
    MORTAL_MIRROR,
    SETH_CREATURE_TILES,
    community_tiles,
    seth_creatures,
    violet_tiles,
)
from kemet.engine.modules.seth.troops import pick_mixed_troop
from kemet.engine.modules.seth.variants import (
    DECKS_RUN_OUT,
    NO_MEMBER_ROW_DUTY,
    NORTH_PORTAL,
    SACRED_TEMPLES_FALL,
    SETH_VARIANTS,
)
from kemet.engine.modules.ta_seti.new_cards import add_card_steps
from kemet.engine.notation import player_text
from kemet.engine.rules import Draft, Module, Rules
from kemet.engine.state import altered

# S2.4 Tiles that others stand in for.
GIVING_WAY: Final = ("victory-point", "legion", "sphinx")


class SethModule(Module):
    """S1–S8 One player is Seth, in the first seat; all others are the community."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.learning = False
        self.variants = list(SETH_VARIANTS)
        # S2.7 Of Ta-Seti black tiles and battle cards combine; the divine intervention cards give way to the two decks.
        self.excludes = ["dawn", "early-victory", "path", "book-of-the-dead"]
        self.maps = {3: "seth-2", 4: "seth-3", 5: "seth-4", 6: "seth-5"}

    def add_content(self, draft: Draft) -> None:
        for tile in [*violet_tiles(), *community_tiles()]:
            tile.copies = 0
            draft.tiles.append(tile)
        draft.creatures += seth_creatures()
        draft.creature_tiles.update(SETH_CREATURE_TILES)
        for card in [offering(), *seth_cards()]:
            card.copies = 0
            draft.di_cards.append(card)
        draft.battle_cards.append(BattleCard(MORTAL_MIRROR, 0, 0, 0, True))
        self._words(draft)

    def edit(self, draft: Draft) -> None:
        members = draft.options.players - 1
        with_black = any(colour == BLACK for colour in draft.pyramid_colours)
        cards = [card for card in CREATURE_CARDS if with_black or not card.ta_seti]
        options = draft.options
        hooks = SethHooks(draft.facts, options.players, len(cards), options.target, list(options.variants))
        draft.facts += int(hooks.size)
        draft.hooks.append(hooks)
        self._seats(draft, members)
        self._put_into_play(draft, with_black)
        self._steps(draft)
        draft.row_duty = NO_MEMBER_ROW_DUTY not in options.variants
        draft.reshuffles = DECKS_RUN_OUT not in options.variants
        if SACRED_TEMPLES_FALL in options.variants:
            draft.procedures.day.insert_before("two-temples", "temples-fall", rounds.temples_fall)
        if NORTH_PORTAL in options.variants:
            move_portal(draft)
        draft.vp_sources = [VP_BATTLE, VP_TEMPLES]
        draft.lone_colours = [VIOLET]
        draft.decision_names.extend(name for name in DECISIONS if name not in draft.decision_names)

    def _seats(self, draft: Draft, members: int) -> None:
        """S2.1, S2.5, S6.2 Seth has other numbers, and no temporary VP; members have given a token away."""
        for seat, profile in enumerate(draft.seats):
            profile.camp = 0 if seat == SETH else 1
            profile.tokens = members + 1 if seat == SETH else MEMBER_TOKENS
        seth = draft.seats[SETH]
        seth.units = SETH_UNITS
        seth.borrowed = members
        seth.troop_limit = SETH_LIMIT
        seth.pray_pp = SETH_PRAYER
        seth.night_pp = members
        seth.deck = 1
        seth.temporary_vp = False

    def _put_into_play(self, draft: Draft, with_black: bool) -> None:
        """S2.2, S2.4, S2.10 Other tiles for Victory Point, Legion and the Sphinx; two decks."""
        printed = {tile.slug: tile.copies for tile in [*violet_tiles(), *community_tiles()]}
        for tile in draft.tiles:
            if tile.slug in GIVING_WAY or (tile.colour == BLACK and not with_black):
                tile.copies = 0
            elif tile.slug in printed:
                tile.copies = printed[tile.slug]
        seths = {card.slug: card.copies for card in seth_cards()}
        for card in draft.di_cards:
            card.copies = COMMUNITY_DECK.get(card.slug, 0) + seths.get(card.slug, 0)

    def _words(self, draft: Draft) -> None:
        """Texts of the module's actions and fields."""
        slugs = [space.slug for space in SETH_BOARD]
        along = [f"{player_text(seat)}:{number}" for seat in range(6) for number in range(ALONG_EACH)]
        draft.words += [
            (TOKEN + FIRST_SPACE, "@", slugs),
            (SILVER + FIRST_SPACE, "silver@", slugs),
            (GOLD + 14, "gold@", ["infernal-prayer", "infernal-invocation"]),
            (ALONG, "along/", along),
            (SETH_ANSWER, "", list(SETH_ANSWER_NAMES)),
            (SEE_THROUGH, "see-through@", slugs),
            (GIFT, "gift@", [space.slug for space in draft.action_spaces]),
            (POWER, "power/", list(POWER_NAMES)),
            (CREATURE_CARD, "beast/", [card.creature for card in CREATURE_CARDS]),
        ]
        draft.field_words["power"] = list(POWER_NAMES)
        draft.field_words["creature-card"] = [card.creature for card in CREATURE_CARDS]
        seats = [player_text(seat) for seat in range(6)]
        for field in ("victim", "receiver", "acted"):
            draft.field_words[field] = seats

    def _steps(self, draft: Draft) -> None:
        """What the round, set-up, attacks and battles are made of."""
        steps = draft.procedures
        steps.match.replace("judge", rounds.always_night)
        steps.set_up.replace("draw-order", set_up.lay_out)
        steps.set_up.insert_after("draw-order", "seth-units", set_up.set_up_seth)
        steps.set_up.insert_after("seth-units", "seth-begins", set_up.seth_begins)
        steps.set_up.replace("take-cities", set_up.members_cities)
        steps.set_up.remove("deal-cards")
        steps.set_up.replace("set-pieces", set_up.members_pieces)
        steps.set_up.insert_after("set-pieces", "members-cards", set_up.members_cards)
        steps.set_up.insert_after("members-cards", "members-tiles", set_up.members_tiles)
        steps.night.insert_before("prayer", "office", rounds.begin_night)
        steps.night.insert_after("office", "seth-prayer", rounds.seth_prays)
        steps.night.insert_after("seth-prayer", "seth-cards", rounds.seth_draws)
        steps.night.insert_after("seth-cards", "seth-tiles", rounds.seth_tiles)
        steps.night.replace("prayer", rounds.members_pray)
        steps.night.replace("cards", rounds.members_draw)
        steps.night.replace("tiles", rounds.members_tiles)
        steps.night.replace("turn-order", rounds.oracle)
        steps.day.replace("take-tokens", rounds.begin_day)
        steps.day.replace("turns", rounds.follow_track)
        steps.day.remove("delta-temple")
        steps.day.remove("sanctuary")
        steps.day.replace("temple-income", rounds.temple_prayer)
        steps.day.replace("two-temples", rounds.temple_points)
        steps.move.replace("pick-troop", pick_mixed_troop)
        steps.attack.replace("escape", fights.ask_community_escape)
        steps.attack.insert_before("battle", "venom", fights.venom)
        steps.attack.insert_before("battle", "name-fighters", fights.name_fighters)
        battle = steps.battle
        battle.insert_before("reveal", "unpayable-cards", fights.drop_unpayable)
        battle.insert_before("losses", "nobody-fell", outcomes.nobody_fell)
        if "glory" not in battle.names:
            add_card_steps(draft)
        battle.replace("battle-vp", outcomes.seth_battle_vp)
        battle.replace("loser", outcomes.seth_loser)
        battle.replace("winner", outcomes.seth_winner)
        if "devourer" in battle.names:
            battle.replace("devourer", outcomes.seth_devourer)

    def add_fields(self, fields: Fields, rules: Rules) -> None:
        add_seth_fields(fields, rules)

    def show_player(self, game: Game, seat: int, viewer: int, shown: dict[str, Any]) -> None:
        if seat == SETH:
            facts = facts_of(game)
            shown["tokens"] = {
                space.slug: token_word(game, k) for k, space in enumerate(SETH_BOARD) if game.token_at(SETH, k)
            }
            if game.token_at(SETH, SETH_TOP):
                shown["tokens"]["gold"] = "gold"
            held = int(facts.fact(game, facts.at_tokens))
            shown["member-tokens"] = [player_text(k) for k in range(6) if held >> k & 1]
            left = int(cards_left(game))
            shown["creature-cards"] = [card.creature for k, card in enumerate(CREATURE_CARDS) if left >> k & 1]
            shown["pyramids"] = {"violet": {"level": int(game.level(SETH, VIOLET)), "space": None}}

    def show_game(self, game: Game, shown: dict[str, Any]) -> None:
        facts = facts_of(game)
        temples = {
            SPACE_NAMES[space]: {
                "level": int(facts.temple_level(game, space)),
                "prayer": int(facts.fact(game, facts.at_prayer + space)),
                "power": [None, *POWER_NAMES][facts.fact(game, facts.at_top + space)],
            }
            for space in range(SPACES)
            if facts.temple_level(game, space)
        }
        shown["seth"] = {
            "camps": [[player_text(SETH)], [player_text(seat) for seat in range(1, game.rules.options.players)]],
            "winners": [player_text(seat) for seat in range(game.rules.options.players) if game.has_won(seat)],
            "target": int(facts.target),
            "speaker": player_text(int(facts.speaker(game))),
            "track": [("eclipse" if what < 0 else "community" if not what else f"seth-{what}") for what in facts.track],
            "place": int(facts.fact(game, facts.at_track)),
            "portal": "open" if facts.portal_is_open(game) else "closed",
            "ceremony": bool(facts.fact(game, facts.at_ceremony)),
            "temples": temples,
            "powers": [name for k, name in enumerate(POWER_NAMES) if facts.has_gained(game, k)],
        }

    def faults(self, game: Game, found: list[str]) -> None:
        seth_faults(game, found)

    def position_keys(self) -> list[str]:
        return list(POSITION_KEYS)

    def set_position(self, game: Game, given: dict[str, Any]) -> None:
        set_seth_position(game, given)

    def complete_position(self, game: Game, given: dict[str, Any]) -> None:
        share_community_tiles(game)

    def player_keys(self) -> list[str]:
        return ["violet"]

    def set_player(self, game: Game, seat: int, path: str, given: dict[str, Any]) -> None:
        set_seth_player(game, seat, path, given)


DECISIONS: Final = [
    "set-seth-units", "free-tile", "deal-cards", "community-turn", "share-pp", "seth-turn", "lay-member-token",
    "raise-violet",
    "buy-violet", "destroy-units", "corrupt-pyramid", "pick-creature-card", "pick-prey", "pick-corrupt-troop", "corrupt-move",
    "pick-side-losses", "after-corruption", "pick-invader", "order-battles", "steal-card", "steal-unit", "pick-receiver",
    "give-pp", "give-up", "consent", "ceremony", "pick-power", "pick-losses", "name-fighter", "community-escape",
    "tactical-choice", "take-from-discard", "swap-battles", "retreat-from-ally", "escape-from-ally",
]  # fmt: skip


def token_word(game: Game, space: int) -> str:
    """Returns the word for the token on a space of Seth's board: whose it is, or its kind."""
    facts = facts_of(game)
    owner = int(facts.fact(game, facts.at_whose + space))
    return player_text(owner) if owner else TOKEN_NAMES[game.token_at(SETH, space)]


def move_portal(draft: Draft) -> None:
    """R72 By the other reading the west portal lies on the other desert at the shore, before the northern city."""
    west, north, gate = space_id("west_bank"), space_id("nw_front"), space_id("seth_gate")
    board = draft.board
    board.portals = altered(altered(altered(board.portals, west, 0), north, 2**gate), gate, 2**north)
