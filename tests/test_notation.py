"""The notation and records: every action has one text, every text one action, and bad ones say what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.fuzzing import random_game

from kemet.engine import RULES_VERSION, Options, make_rules, start
from kemet.engine.actions import ACTIONS
from kemet.engine.notation import Notation, NotationError, from_json, notation_of, to_json
from kemet.engine.record import Record, Recorder, RecordError, digest, read_record, replay, write_record

pytestmark = pytest.mark.interpreted

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_texts_are_unique_and_short_and_go_both_ways(players: int) -> None:
    notation = Notation(make_rules(Options(players=players)))
    assert len(set(notation.texts.values())) == len(notation.texts) >= 200
    for action, text in notation.texts.items():
        assert 0 <= action < ACTIONS
        assert len(text) <= 26
        assert " " not in text
        assert notation.action(text) == action


def test_every_legal_action_has_a_text_and_json_that_names_its_decision() -> None:
    for recorder, _, player, _ in random_game(Options(players=4), "notation"):
        game = recorder.game
        for action in game.legal(player):
            message = to_json(game, player, action)
            assert message["decision"] == game.stack[-1].name()
            assert from_json(game, message) == (player, action)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"decision": "move"}, "this answers 'move', but the game asks 'pick-city'"),
        ({"action": "city/rome"}, "'city/rome' is no action"),
        ({"player": "p3"}, "'p3' is no player; players are p1 to p2"),
        ({"action": None}, "an answer needs the text 'action'"),
    ],
)
def test_a_bad_json_answer_is_refused(change: dict[str, str], message: str) -> None:
    game = start(Options(), 1)
    answer = to_json(game, int(game.to_act()), game.legal(int(game.to_act()))[0])
    with pytest.raises(NotationError, match=message):
        from_json(game, {**answer, **change})


def test_unknown_numbers_and_texts_are_refused() -> None:
    notation = notation_of(make_rules(Options()))
    with pytest.raises(NotationError, match="is no action; actions are numbers"):
        notation.text(9999)
    with pytest.raises(NotationError, match="did you mean di/veto"):
        notation.action("di/vetto")


def played() -> str:
    """Returns the text of a short record."""
    recorder = Recorder(Options(players=3, target=10), "a seed of words")
    for _ in range(25):
        player = int(recorder.game.to_act())
        recorder.apply(player, recorder.game.legal(player)[-1])
    return write_record(recorder.record())


def test_a_record_reads_back_the_same() -> None:
    text = played()
    record = read_record(text)
    assert (record.version, record.seed, record.options.target, len(record.moves)) == (
        RULES_VERSION,
        "a seed of words",
        10,
        25,
    )
    assert write_record(record) == text
    assert digest(replay(record)) == record.digest


def test_comments_and_blank_lines_are_allowed_anywhere() -> None:
    lines = played().splitlines()
    text = "# a game\n\n" + "\n".join(line + "   # said" if line.startswith("p") else line for line in lines) + "\n# end\n"
    assert read_record(text).moves == read_record(played()).moves


def changed(old: str, new: str) -> str:
    """Returns the record with its first *old* replaced."""
    text = played()
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("kemet-record 1", "chess", "line 1: this is no record"),
        ("digest ", "# digest ", "the record is cut off"),
        ("players 3", "players 9", "players = 9: 2, 3, 4 or 5 can play"),
        ("players 3", "", "the header lacks 'players'"),
        ("target 10", "target ten", "target = 'ten': this must be a number"),
        ("modules", "modules atlantis", "unknown module 'atlantis'"),
        ("modules", "wonders 7", "'wonders 7' is neither a header"),
        ("modules", "seed 3", "'seed' stands there twice"),
        ("rules 2", "rules one", "rules version 'one' is no number"),
        ("p1 ", "p7 ", "'p7' is no player; players are p1 to p3"),
        ("city/", "town/", "line 11: 'town/"),
    ],
)
def test_a_bad_record_says_where_and_what(old: str, new: str, message: str) -> None:
    with pytest.raises(RecordError) as error:
        read_record(changed(old, new))
    assert message in str(error.value)


def test_a_cut_record_is_noticed() -> None:
    text = played()
    with pytest.raises(RecordError, match="cut off"):
        read_record(text[: len(text) // 2].rpartition("\n")[0])


def test_an_illegal_action_in_a_record_is_named() -> None:
    record = read_record(played())
    record.moves.insert(3, (0, 0))
    with pytest.raises(RecordError, match="action 4, 'p1 pass': "):
        replay(record)


def test_an_edited_record_does_not_verify() -> None:
    record = read_record(played())
    with pytest.raises(RecordError, match="digest mismatch"):
        replay(Record(record.version, record.options, record.seed, record.moves[:-1], record.digest))
    with pytest.raises(RecordError):
        replay(Record(record.version, record.options, "another seed", record.moves, record.digest))


def test_an_old_record_stays_readable_and_says_its_version() -> None:
    record = read_record(changed(f"rules {RULES_VERSION}", "rules 0"))
    assert record.version == 0
    with pytest.raises(RecordError, match="played under rules version 0; this engine plays version"):
        replay(record)
    assert len(replay(record, check=False).stack) > 0


@pytest.mark.parametrize("path", RECORDS, ids=[path.name for path in RECORDS])
def test_golden_games_replay(path: Path) -> None:
    record = read_record(path.read_text())
    game = replay(record)
    assert game.over()


def test_there_are_golden_games_for_every_number_of_players() -> None:
    players = {read_record(path.read_text()).options.players for path in RECORDS}
    assert players == {2, 3, 4, 5}
