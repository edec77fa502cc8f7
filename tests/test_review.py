"""A finished game as the master sees it."""

from __future__ import annotations

from pathlib import Path

import pytest

from kemet.bots.review import COSTLIEST, review
from kemet.engine import RULES_VERSION, Options, start
from kemet.engine.record import Record, read_record

RECORDS = Path(__file__).parent / "records"


@pytest.mark.parametrize("name", ["greedy-2-game-00001", "greedy-4-game-00001", "ta-seti-greedy-2"])
def test_chances_and_regrets_are_those_of_decisions(name: str) -> None:
    record = read_record((RECORDS / f"{name}.txt").read_text(encoding="utf-8"))
    found = review(record)
    assert found.known
    assert len(found.moments) > 40
    game = start(record.options, record.seed)
    choices: dict[int, list[int]] = {}
    for step, (player, action) in enumerate(record.moves):
        choices[step] = game.legal(player)
        game.apply(player, action)
    for moment in found.moments:
        assert record.moves[moment.step][0] == moment.player
        assert len(choices[moment.step]) > 1
        assert 0 <= moment.chance <= 1
    assert 0 < len(found.regrets) <= COSTLIEST
    for regret in found.regrets:
        assert record.moves[regret.step] == (regret.player, regret.done)
        assert regret.better in choices[regret.step]
        assert regret.better != regret.done
        assert regret.cost > 0
    assert [regret.cost for regret in found.regrets] == sorted((regret.cost for regret in found.regrets), reverse=True)


def test_the_winner_ends_with_better_chances_than_the_loser() -> None:
    record = read_record((RECORDS / "greedy-2-game-00001.txt").read_text(encoding="utf-8"))
    game = start(record.options, record.seed)
    for player, action in record.moves:
        game.apply(player, action)
    last = {moment.player: moment.chance for moment in review(record).moments}
    assert last[int(game.winner)] > last[1 - int(game.winner)]


def test_a_game_the_master_does_not_know_has_no_review() -> None:
    found = review(Record(RULES_VERSION, Options(players=4, modules=["seth"]), "1", [], ""))
    assert not found.known
    assert not found.moments
    assert not found.regrets
