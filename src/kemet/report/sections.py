"""The sections of the page about many games: each reads counts, draws them, and says in words what is drawn."""

from __future__ import annotations

from collections.abc import Callable

from kemet.engine import Rules
from kemet.engine.effect import Tile, tile_word
from kemet.engine.ids import COLOUR_NAMES
from kemet.engine.notation import player_text, tile_text
from kemet.locale import Texts
from kemet.report import counts
from kemet.report.chronicle import Chronicle
from kemet.report.counts import Wins
from kemet.report.html import Panel, Section, Table
from kemet.report.plots import COLOURS, Dot, bars, dots, level_bars, stacked

PAIRS = 15
# Pairs of tiles that fewer players had say nothing.
LEAST_OWNERS = 10
OPENINGS = 12


class Sections:
    """What is told about *games*, in the language of *texts*."""

    def __init__(self, games: list[Chronicle], rules: Rules, bots: list[str], texts: Texts) -> None:
        self.games = games
        self.rules = rules
        self.bots = bots
        self.texts = texts
        self.say = texts.say
        self.fair = 1 / len({int(rules.allies[seat]) for seat in range(len(bots))})

    def length(self) -> Section:
        """How long games last."""
        found = counts.lengths(self.games)
        usual = max(found, key=lambda number: found[number])
        said = {"least": min(found), "most": max(found), "number": found[usual], "games": len(self.games), "usual": usual}
        panel = Panel(
            self.say("report-length-panel"),
            self.say("report-length-panel.alt", **said),
            bars({str(number): float(n) for number, n in found.items()}, self.say("report-rounds"), self.say("report-games")),
            self._shares("report-length-table", "report-rounds", found),
        )
        return Section("length", self.say("report-length"), self.say("report-length.text"), [panel])

    def points(self) -> Section:
        """Where points come from, and when."""
        panels = [self._points_by_source(), self._points_by_round()]
        return Section("points", self.say("report-points-section"), self.say("report-points-section.text"), panels)

    def _points_by_source(self) -> Panel:
        found = counts.points(self.games)
        words = [self._source(source) for source in found]
        most = max(found, key=lambda source: found[source][0])
        rows = [
            [word, f"{own:.2f}", f"{others:.2f}", f"{own - others:+.2f}"]
            for word, (own, others) in zip(words, found.values(), strict=True)
        ]
        own, others = (sum(pair[k] for pair in found.values()) for k in (0, 1))
        rows.append([self.say("report-all-together"), f"{own:.2f}", f"{others:.2f}", f"{own - others:+.2f}"])
        series = {word: list(pair) for word, pair in zip(words, found.values(), strict=True)}
        said = {"winners": f"{own:.1f}", "others": f"{others:.1f}"}
        return Panel(
            self.say("report-by-source"),
            self.say("report-by-source.alt", source=self._source(most), number=f"{found[most][0]:.1f}", **said),
            stacked(self._heads("winners", "others"), series, "", self.say("report-points")),
            Table(self.say("report-by-source-table"), self._heads("source", "winners", "others", "difference"), rows),
        )

    def _points_by_round(self) -> Panel:
        found = counts.points_by_round(self.games)
        names = counts.sources(self.games)
        words = [self._source(source) for source in names]
        columns = [str(k) for k in range(1, len(found) + 1)]
        series = {word: [state.winners[name] for state in found] for word, name in zip(words, names, strict=True)}
        rows = [
            [column, str(state.games), *(f"{state.winners[name]:.2f}" for name in names), f"{state.others:.2f}"]
            for column, state in zip(columns, found, strict=True)
        ]
        head = [*self._heads("round", "games"), *words, self.say("report-others-total")]
        return Panel(
            self.say("report-by-round"),
            self.say("report-by-round.alt", rounds=len(found)),
            stacked(columns, series, self.say("report-round"), self.say("report-points")),
            Table(self.say("report-by-round-table"), head, rows),
            self.say("report-by-round.note"),
        )

    def deciding(self) -> Section:
        """How games are decided."""
        ahead = counts.margins(self.games)
        gains = counts.last_gains(self.games)
        ties = ahead.get(0, 0)
        most = max(gains, key=lambda source: gains[source])
        words = {source: self._source(source) for source in gains}
        margin = Panel(
            self.say("report-margin"),
            self.say("report-margin.alt", least=min(ahead), most=max(ahead), ties=ties, games=len(self.games)),
            bars({str(k): float(n) for k, n in ahead.items()}, self.say("report-ahead"), self.say("report-games")),
            self._shares("report-margin-table", "report-lead-column", ahead),
            self.say("report-margin.note"),
        )
        rows = [[words[source], f"{gain:+.2f}"] for source, gain in gains.items()]
        last = Panel(
            self.say("report-last"),
            self.say("report-last.alt", source=words[most], number=f"{gains[most]:.2f}"),
            level_bars({words[source]: gain for source, gain in gains.items()}, self.say("report-points")),
            Table(self.say("report-last-table"), self._heads("source", "points-column"), rows),
        )
        text = self.say("report-deciding.text", share=pct(ties / len(self.games)))
        return Section("deciding", self.say("report-deciding"), text, [margin, last])

    def wins(self) -> Section:
        """Who wins, by seat, by place, by bot."""
        kinds: list[tuple[str, Callable[[Chronicle, int], str | None]]] = [
            ("seat", lambda game, seat: player_text(seat)),
            ("place", lambda game, seat: str(game.order.index(seat) + 1)),
        ]
        if len(set(self.bots)) > 1:
            kinds.append(("bot", lambda game, seat: self.bots[seat]))
        panels = []
        for word, what in kinds:
            kind = self.say(f"report-kind-{word}")
            found = dict(sorted(counts.wins_by(self.games, what).items()))
            panels.append(self._wins_panel(self.say("report-wins-by", kind=kind), kind, found))
        text = self.say("report-wins.text", chance=self.say("report-chance"))
        return Section("wins", self.say("report-wins"), text, panels)

    def _wins_panel(self, title: str, kind: str, found: dict[str, Wins]) -> Panel:
        best = max(found, key=lambda key: found[key].share)
        said = {"best": best, "share": pct(found[best].share), "fair": pct(self.fair)}
        head = [kind, *self._heads("players", "won", "share", "interval")]
        return Panel(
            title,
            self.say("report-wins-by.alt", kind=kind, **said),
            dots([dot(key, wins) for key, wins in found.items()], self.say("report-won-percent"), self.fair),
            Table(self.say("report-wins-by-table", kind=kind), head, [wins_row(key, wins) for key, wins in found.items()]),
        )

    def tiles(self) -> Section:
        """Which tiles are bought, when, and what comes of it."""
        known = {tile_text(self.rules, tile.id): tile for tile in self.rules.tiles_in_play}
        found = counts.tiles(self.games, list(known))
        panels = [self._owners_panel(known, found), self._when_panel()]
        return Section("tiles", self.say("report-tiles"), self.say("report-tiles.text"), panels, [self._pairs(known)])

    def _owners_panel(self, known: dict[str, Tile], found: dict[str, counts.TileUse]) -> Panel:
        used = {name: use for name, use in found.items() if use.having.of}
        ranked = sorted(used, key=lambda name: -used[name].having.share)
        rows = [
            [self._tile(known[name]), pct(use.games / len(self.games)), str(use.having.of), f"{use.median_round:g}",
             pct(use.having.share), range_of(use.having), pct(use.lacking.share)]
            for name, use in sorted(found.items(), key=lambda item: -item[1].having.of)
        ]  # fmt: skip
        marks = []
        for name in ranked:
            low, high = used[name].having.interval
            shade = shade_of(COLOUR_NAMES[known[name].colour])
            marks.append(Dot(self._tile(known[name]), used[name].having.share, low, high, shade, used[name].lacking.share))
        said = {"best": marks[0].name, "share": pct(marks[0].value)} if marks else {}
        head = self._heads("tile", "in-games", "buyers", "round", "won-with", "interval", "won-without")
        return Panel(
            self.say("report-owners"),
            self.say("report-owners.alt" if marks else "report-owners.none", number=len(marks), **said),
            dots(marks, self.say("report-won-percent"), self.fair),
            Table(self.say("report-owners-table"), head, rows),
            self.say("report-owners.note"),
        )

    def _when_panel(self) -> Panel:
        found = counts.purchases_by_round(self.games)
        colours = [colour for colour in COLOUR_NAMES if colour in found]
        columns = [str(k + 1) for k in range(max(game.rounds for game in self.games))]
        words = {colour: self._colour(colour) for colour in colours}
        rows = [[column, *(f"{found[colour][k]:.2f}" for colour in colours)] for k, column in enumerate(columns)]
        return Panel(
            self.say("report-when"),
            self.say("report-when.alt", rounds=len(columns)),
            stacked(
                columns,
                {words[colour]: found[colour] for colour in colours},
                self.say("report-round"),
                self.say("report-tiles-per-game"),
                [shade_of(colour) for colour in colours],
            ),
            Table(self.say("report-when-table"), [self.say("report-round"), *words.values()], rows),
        )

    def _pairs(self, known: dict[str, Tile]) -> Table:
        least = max(LEAST_OWNERS, len(self.games) // 50)
        rows = []
        for (one, other), wins in counts.best_pairs(self.games, PAIRS, least):
            pair = " + ".join(self.texts.name("tile", tile_word(known[name])) for name in (one, other))
            rows.append([pair, str(wins.of), pct(wins.share), range_of(wins)])
        head = self._heads("pair", "players", "won", "interval")
        return Table(self.say("report-pairs", least=least), head, rows or [[self.say("report-no-pairs"), "", "", ""]])

    def cards(self) -> Section:
        """Which battle cards are played, and which win."""
        found = counts.cards(self.games)
        section = Section("cards", self.say("report-cards"), self.say("report-cards.text"))
        if not found:
            section.text += f" {self.say('report-cards.none')}"
            return section
        rows = [
            [card, str(use.both.of), pct(use.both.share), range_of(use.both), pct(use.attacking.share),
             pct(use.defending.share)]
            for card, use in found.items()
        ]  # fmt: skip
        marks = [dot(card, use.both) for card, use in found.items()]
        head = self._heads("card", "played", "won", "interval", "attacking", "defending")
        section.panels = [
            Panel(
                self.say("report-cards-panel"),
                self.say("report-cards-panel.alt", cards=", ".join(found)),
                dots(marks, self.say("report-battles-won"), 0.5),
                Table(self.say("report-cards-table"), head, rows),
            )
        ]
        return section

    def openings(self) -> Section:
        """How games begin."""
        words = {tile_text(self.rules, tile.id): self._tile(tile) for tile in self.rules.tiles_in_play}
        kinds: list[tuple[str, str, Callable[[Chronicle, int], str | None]]] = [
            ("pyramids", "pyramids", lambda game, seat: self._pyramids(game.pyramids[seat])),
            ("action", "action", lambda game, seat: self._actions(game.actions[seat][:1])),
            ("actions", "actions", lambda game, seat: self._actions(game.actions[seat][:3])),
            ("tile", "tile", lambda game, seat: first_tile(game, seat, words)),
        ]
        panels = []
        for first, kind, what in kinds:
            found = counts.wins_by(self.games, what)
            often = dict(sorted(found.items(), key=lambda item: -item[1].of)[:OPENINGS])
            if often:
                panels.append(self._wins_panel(self.say(f"report-first-{first}"), self.say(f"report-kind-{kind}"), often))
        text = self.say("report-openings.text", number=OPENINGS, chance=self.say("report-chance"))
        return Section("openings", self.say("report-openings"), text, panels)

    def battles(self) -> Section:
        """How often is fought, and when."""
        found = counts.fights_per_game(self.games)
        by_round = counts.fights_by_round(self.games)
        mean = sum(number * n for number, n in found.items()) / len(self.games)
        won = counts.attackers(self.games)
        per_game = Panel(
            self.say("report-fights"),
            self.say("report-fights.alt", least=min(found), most=max(found), mean=f"{mean:.1f}"),
            bars({str(k): float(n) for k, n in found.items()}, self.say("report-battles"), self.say("report-games")),
            self._shares("report-fights-table", "report-battles", found),
        )
        rows = [[str(k + 1), f"{value:.2f}"] for k, value in enumerate(by_round)]
        drawn = {str(k + 1): value for k, value in enumerate(by_round)}
        when = Panel(
            self.say("report-fights-by-round"),
            self.say("report-fights-by-round.alt", rounds=len(by_round)),
            bars(drawn, self.say("report-round"), self.say("report-battles-per-game"), "other"),
            Table(self.say("report-fights-by-round"), self._heads("round", "battles"), rows),
        )
        said = {"wins": won.wins, "number": won.of, "share": pct(won.share), "range": range_of(won)}
        text = self.say("report-battles-section.text", **said)
        return Section("battles", self.say("report-battles-section"), text, [per_game, when])

    # Words.

    def _heads(self, *words: str) -> list[str]:
        return [self.say(f"report-{word}") for word in words]

    def _shares(self, caption: str, first: str, found: dict[int, int]) -> Table:
        """Returns the table of games by a number, with their shares."""
        rows = [[str(k), str(n), pct(n / len(self.games))] for k, n in found.items()]
        return Table(self.say(caption), [self.say(first), *self._heads("games", "share")], rows)

    def _source(self, source: str) -> str:
        return self.texts.name("vp", source)

    def _colour(self, colour: str) -> str:
        return self.texts.name("colour", colour).lower()

    def _tile(self, tile: Tile) -> str:
        """Returns a tile with its colour and level."""
        return f"{self.texts.name('tile', tile_word(tile))} ({self._colour(COLOUR_NAMES[tile.colour])} {tile.level})"

    def _pyramids(self, pyramids: str) -> str:
        """Returns first pyramids, written like `red 2, blue 1`, in words."""
        pairs = [pyramid.split() for pyramid in pyramids.split(", ") if pyramid]
        return ", ".join(f"{self._colour(colour)} {level}" for colour, level in pairs)

    def _actions(self, actions: list[str]) -> str | None:
        """Returns actions in words, None for none."""
        return ", ".join(self.say(f"action-{action}") for action in actions) or None


def first_tile(game: Chronicle, seat: int, words: dict[str, str]) -> str | None:
    """Returns the first tile that *seat* bought, in *words*, None if it bought none."""
    return next((words[purchase.tile] for purchase in game.purchases if purchase.seat == seat), None)


def shade_of(colour: str) -> str:
    """Returns the colour in which a pyramid colour is drawn."""
    return colour if colour in COLOURS else "violet"


def dot(name: str, wins: Wins) -> Dot:
    """Returns the dot of a share of wins."""
    low, high = wins.interval
    return Dot(name, wins.share, low, high)


def wins_row(name: str, wins: Wins) -> list[str]:
    """Returns the cells of a share of wins."""
    return [name, str(wins.of), str(wins.wins), pct(wins.share), range_of(wins)]


def range_of(wins: Wins) -> str:
    """Returns the 95 % interval in percent."""
    low, high = wins.interval
    return f"{100 * low:.0f}–{100 * high:.0f} %"


def pct(share: float) -> str:
    """Returns a share in percent."""
    return f"{100 * share:.0f} %"
