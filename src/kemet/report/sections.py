"""The sections of the page about many games: each reads counts, draws them, and says in words what is drawn."""

from __future__ import annotations

from collections.abc import Callable

from kemet.engine import Rules
from kemet.engine.effect import Tile
from kemet.engine.ids import COLOUR_NAMES
from kemet.engine.notation import player_text, tile_text
from kemet.report import counts
from kemet.report.chronicle import Chronicle
from kemet.report.counts import Wins
from kemet.report.layout import Panel, Section, Table
from kemet.report.plots import COLOURS, Dot, bars, dots, level_bars, stacked

SOURCE_WORDS = {
    "battle": "battles",
    "tile": "tiles",
    "sphinx": "sphinx",
    "temples": "two temples by nightfall",
    "sanctuary": "sanctuary",
    "ta-seti": "end of the path",
    "dagger": "dagger",
    "temples-held": "temples held",
    "great-pyramids": "level-4 pyramids",
}
PAIRS = 15
# Pairs of tiles that fewer players had say nothing.
LEAST_OWNERS = 10
OPENINGS = 12
INTERVAL = "95 % interval"
CHANCE = "Dots are shares with their 95 % intervals; the dashed line is what chance would give."


def length(games: list[Chronicle]) -> Section:
    """How long games last."""
    found = counts.lengths(games)
    most = max(found, key=lambda number: found[number])
    panel = Panel(
        "Rounds",
        f"Bars: games by number of rounds, from {min(found)} to {max(found)}; {found[most]} of {len(games)} lasted {most}.",
        bars({str(number): float(n) for number, n in found.items()}, "rounds", "games"),
        Table(
            "Games by rounds", ["rounds", "games", "share"], [[str(k), str(n), pct(n / len(games))] for k, n in found.items()]
        ),
    )
    return Section("length", "Length", "How many rounds a game lasted.", [panel])


def points(games: list[Chronicle]) -> Section:
    """Where points come from, and when."""
    text = (
        "Where victory points came from. Temples held and level-4 pyramids count only while they are held; "
        "all other points are permanent."
    )
    return Section("points", "Victory points", text, [_points_by_source(games), _points_by_round(games)])


def _points_by_source(games: list[Chronicle]) -> Panel:
    found = counts.points(games)
    words = [SOURCE_WORDS.get(source, source) for source in found]
    most = max(found, key=lambda source: found[source][0])
    rows = [
        [word, f"{own:.2f}", f"{others:.2f}", f"{own - others:+.2f}"]
        for word, (own, others) in zip(words, found.values(), strict=True)
    ]
    totals = [sum(pair[k] for pair in found.values()) for k in (0, 1)]
    rows.append(["all together", f"{totals[0]:.2f}", f"{totals[1]:.2f}", f"{totals[0] - totals[1]:+.2f}"])
    series = {word: list(pair) for word, pair in zip(words, found.values(), strict=True)}
    return Panel(
        "At the end, by source",
        f"Stacked bars: mean points of winners, {totals[0]:.1f}, and of the others, {totals[1]:.1f}, by source; "
        f"winners got most from {SOURCE_WORDS.get(most, most)}, {found[most][0]:.1f}.",
        stacked(["winners", "others"], series, "", "victory points"),
        Table("Mean points at the end", ["source", "winners", "others", "difference"], rows),
    )


def _points_by_round(games: list[Chronicle]) -> Panel:
    found = counts.points_by_round(games)
    names = counts.sources(games)
    words = [SOURCE_WORDS.get(source, source) for source in names]
    columns = [str(k) for k in range(1, len(found) + 1)]
    series = {word: [state.winners[name] for state in found] for word, name in zip(words, names, strict=True)}
    rows = [
        [column, str(state.games), *(f"{state.winners[name]:.2f}" for name in names), f"{state.others:.2f}"]
        for column, state in zip(columns, found, strict=True)
    ]
    return Panel(
        "Of winners, after each round",
        f"Stacked bars: mean points by source of those who would win, after each of {len(found)} rounds.",
        stacked(columns, series, "round", "victory points"),
        Table("Mean points after each round", ["round", "games", *words, "others' total"], rows),
        "Over the games that came so far: the last columns rest on few, long games.",
    )


def deciding(games: list[Chronicle]) -> Section:
    """How games are decided."""
    ahead = counts.margins(games)
    gains = counts.last_gains(games)
    ties = ahead.get(0, 0)
    most = max(gains, key=lambda source: gains[source])
    words = {source: SOURCE_WORDS.get(source, source) for source in gains}
    margin = Panel(
        "How far ahead the winner was",
        f"Bars: games by the winner's lead in points, from {min(ahead)} to {max(ahead)}; {ties} of {len(games)} were ties.",
        bars({str(k): float(n) for k, n in ahead.items()}, "points ahead of the next", "games"),
        Table("Games by lead", ["lead", "games", "share"], [[str(k), str(n), pct(n / len(games))] for k, n in ahead.items()]),
        "At 0 the tie was broken: most battle points, then the order of turns.",
    )
    last = Panel(
        "What winners gained in the last round",
        f"Bars: mean points that winners gained in the last round, by source; most from {words[most]}, {gains[most]:.2f}.",
        level_bars({words[source]: gain for source, gain in gains.items()}, "victory points"),
        Table("Gained in the last round", ["source", "points"], [[words[s], f"{gain:+.2f}"] for s, gain in gains.items()]),
    )
    text = f"What made the difference. {pct(ties / len(games))} of the games ended in a tie that had to be broken."
    return Section("deciding", "How games are decided", text, [margin, last])


def seats(games: list[Chronicle], bots: list[str]) -> Section:
    """Who wins, by seat, by place, by bot."""
    fair = 1 / len(bots)
    kinds: list[tuple[str, Callable[[Chronicle, int], str | None]]] = [
        ("seat", lambda game, seat: player_text(seat)),
        ("place in the first turn order", lambda game, seat: str(game.order.index(seat) + 1)),
    ]
    if len(set(bots)) > 1:
        kinds.append(("bot", lambda game, seat: bots[seat]))
    panels = []
    for kind, what in kinds:
        found = dict(sorted(counts.wins_by(games, what).items()))
        panels.append(_wins_panel(f"By {kind}", kind, found, fair))
    return Section("wins", "Wins", f"Who won. {CHANCE}", panels)


def _wins_panel(title: str, kind: str, found: dict[str, Wins], fair: float) -> Panel:
    best = max(found, key=lambda key: found[key].share)
    return Panel(
        title,
        f"Dots with intervals: share of wins by {kind}; {best} won most, {pct(found[best].share)}; chance is {pct(fair)}.",
        dots([dot(key, wins) for key, wins in found.items()], "won, %", fair),
        Table(
            f"Wins by {kind}", [kind, "players", "won", "share", INTERVAL], [wins_row(k, wins) for k, wins in found.items()]
        ),
    )


def tiles(games: list[Chronicle], rules: Rules) -> Section:
    """Which tiles are bought, when, and what comes of it."""
    known = {tile_text(rules, tile.id): tile for tile in rules.tiles_in_play}
    found = counts.tiles(games, list(known))
    text = (
        "Which tiles were bought, when, and how those who had them fared beside those who had not. A tile that is bought "
        "late is bought by those who are still in the race: the difference is not all the tile's doing."
    )
    return Section("tiles", "Tiles", text, [_tile_panel(games, known, found), _when_panel(games)], [_pairs(games, known)])


def _tile_panel(games: list[Chronicle], known: dict[str, Tile], found: dict[str, counts.TileUse]) -> Panel:
    used = {name: use for name, use in found.items() if use.having.of}
    ranked = sorted(used, key=lambda name: -used[name].having.share)
    rows = [
        [tile_words(known[name]), pct(use.games / len(games)), str(use.having.of), f"{use.median_round:g}",
         pct(use.having.share), range_of(use.having), pct(use.lacking.share)]
        for name, use in sorted(found.items(), key=lambda item: -item[1].having.of)
    ]  # fmt: skip
    fair = 1 / len(games[0].order)
    marks = []
    for name in ranked:
        low, high = used[name].having.interval
        colour = COLOUR_NAMES[known[name].colour]
        shade = colour if colour in COLOURS else "violet"
        marks.append(Dot(tile_words(known[name]), used[name].having.share, low, high, shade, used[name].lacking.share))
    head = ["tile", "in games", "buyers", "round", "won with", INTERVAL, "won without"]
    best = f"best {marks[0].name}, {pct(marks[0].value)}" if marks else "none was bought"
    return Panel(
        "Wins of those who had it",
        f"Dots with intervals: share of wins of the owners of {len(marks)} tiles, best first, beside those without; {best}.",
        dots(marks, "won, %", fair),
        Table("Tiles, most bought first", head, rows),
        "Colour: that of the tile. The small upright line: those without it. Dashed: chance.",
    )


def _when_panel(games: list[Chronicle]) -> Panel:
    found = counts.purchases_by_round(games)
    colours = [colour for colour in COLOUR_NAMES if colour in found]
    columns = [str(k + 1) for k in range(max(game.rounds for game in games))]
    series = {colour: found[colour] for colour in colours}
    rows = [[column, *(f"{found[colour][k]:.2f}" for colour in colours)] for k, column in enumerate(columns)]
    shades = [colour if colour in COLOURS else "violet" for colour in colours]
    return Panel(
        "When they are bought",
        f"Stacked bars: tiles bought in each of {len(columns)} rounds by all players together, by colour.",
        stacked(columns, series, "round", "tiles per game", shades),
        Table("Tiles bought per game", ["round", *colours], rows),
    )


def _pairs(games: list[Chronicle], known: dict[str, Tile]) -> Table:
    least = max(LEAST_OWNERS, len(games) // 50)
    rows = []
    for (one, other), wins in counts.best_pairs(games, PAIRS, least):
        rows.append([f"{known[one].name} + {known[other].name}", str(wins.of), pct(wins.share), range_of(wins)])
    caption = f"Best pairs, by the lower end of the interval; pairs that {least} players or more had"
    return Table(caption, ["pair", "players", "won", INTERVAL], rows or [["none was had so often", "", "", ""]])


def cards(games: list[Chronicle]) -> Section:
    """Which battle cards are played, and which win."""
    found = counts.cards(games)
    text = "Battle cards are written strength-damage-shield. A card won if its side won the battle."
    section = Section("cards", "Battle cards", text)
    if not found:
        section.text += " No battle was fought."
        return section
    rows = [
        [card, str(use.both.of), pct(use.both.share), range_of(use.both), pct(use.attacking.share), pct(use.defending.share)]
        for card, use in found.items()
    ]
    marks = [dot(card, use.both) for card, use in found.items()]
    section.panels = [
        Panel(
            "Battles won with it",
            f"Dots with intervals: share of battles won, by card, most played first: {', '.join(found)}.",
            dots(marks, "battles won, %", 0.5),
            Table("Cards, most played first", ["card", "played", "won", INTERVAL, "attacking", "defending"], rows),
        )
    ]
    return section


def openings(games: list[Chronicle], rules: Rules) -> Section:
    """How games begin."""
    words = {tile_text(rules, tile.id): tile_words(tile) for tile in rules.tiles_in_play}
    kinds: list[tuple[str, str, Callable[[Chronicle, int], str | None]]] = [
        ("First pyramids", "pyramids", lambda game, seat: game.pyramids[seat]),
        ("First action", "action", lambda game, seat: action_words(game.actions[seat][:1])),
        ("First three actions", "actions", lambda game, seat: action_words(game.actions[seat][:3])),
        ("First tile", "tile", lambda game, seat: first_tile(game, seat, words)),
    ]
    fair = 1 / len(games[0].order)
    panels = []
    for title, kind, what in kinds:
        found = counts.wins_by(games, what)
        often = dict(sorted(found.items(), key=lambda item: -item[1].of)[:OPENINGS])
        if often:
            panels.append(_wins_panel(title, kind, often, fair))
    text = f"How players began, the {OPENINGS} most frequent ways first, and how they fared. {CHANCE}"
    return Section("openings", "Openings", text, panels)


def battles(games: list[Chronicle]) -> Section:
    """How often is fought, and when."""
    found = counts.fights_per_game(games)
    by_round = counts.fights_by_round(games)
    total = sum(number * n for number, n in found.items())
    won = counts.attackers(games)
    per_game = Panel(
        "Battles in a game",
        f"Bars: games by number of battles, from {min(found)} to {max(found)}; {total / len(games):.1f} on average.",
        bars({str(k): float(n) for k, n in found.items()}, "battles", "games"),
        Table(
            "Games by battles",
            ["battles", "games", "share"],
            [[str(k), str(n), pct(n / len(games))] for k, n in found.items()],
        ),
    )
    when = Panel(
        "Battles by round",
        f"Bars: mean number of battles in each of {len(by_round)} rounds.",
        bars({str(k + 1): value for k, value in enumerate(by_round)}, "round", "battles per game", "other"),
        Table("Battles by round", ["round", "battles"], [[str(k + 1), f"{value:.2f}"] for k, value in enumerate(by_round)]),
    )
    text = f"Attackers won {won.wins} of {won.of} battles: {pct(won.share)} ({range_of(won)})."
    return Section("battles", "Battles", text, [per_game, when])


def first_tile(game: Chronicle, seat: int, words: dict[str, str]) -> str | None:
    """Returns the first tile that *seat* bought, in *words*, None if it bought none."""
    return next((words[purchase.tile] for purchase in game.purchases if purchase.seat == seat), None)


def action_words(actions: list[str]) -> str | None:
    """Returns actions in words, None for none."""
    return ", ".join(action.replace("-", " ") for action in actions) or None


def tile_words(tile: Tile) -> str:
    """Returns a tile with its colour and level."""
    return f"{tile.name} ({COLOUR_NAMES[tile.colour]} {tile.level})"


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
