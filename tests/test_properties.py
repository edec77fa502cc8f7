"""What must hold in every game: invariants, copies, replay, secrets, commuting answers."""

from __future__ import annotations

from collections import Counter

import pytest
from support.fuzzing import MODULE_NAMES, awaited, explain, few_or_many_games, options_for, random_game

from kemet.engine import Game, IllegalAction, Options, start
from kemet.engine.determinize import determinize
from kemet.engine.ids import VP_KINDS
from kemet.engine.invariants import faults
from kemet.engine.record import Recorder, digest, read_record, replay, write_record
from kemet.engine.rng import seeded
from kemet.engine.view import SPECTATOR, view

PLAYERS = [2, 3, 4, 5]


@few_or_many_games
@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_end_and_keep_the_invariants(players: int, games: int) -> None:
    for number in range(games):
        options = options_for(players, number)
        for recorder, _, _, _ in random_game(options, f"invariants {players} {number}"):
            wrong = faults(recorder.game)
            assert not wrong, explain(recorder, wrong[0])


@few_or_many_games
@pytest.mark.parametrize("players", PLAYERS)
def test_permanent_vp_are_what_the_events_said(players: int, games: int) -> None:
    """VP recomputed from the log equal the stored ones; the log is public, so anybody could have counted along."""
    for number in range(games // 4):
        options = options_for(players, number)
        counted = Counter[tuple[int, int]]()
        last: Recorder | None = None
        for recorder, _, _, _ in random_game(options, f"vp {players} {number}"):
            recorder.game.log = recorder.game.log if recorder.game.log is not None else []
            last = recorder
        assert last is not None
        assert last.game.log is not None
        for event in last.game.log:
            if event.name() in ("vp-gained", "vp-returned"):
                counted[event.a, event.b] += 1
            if event.name() == "vp-lost":
                counted[event.a, event.b] -= 1
        for seat in range(players):
            stored = [last.game.vp[seat * VP_KINDS + source] for source in range(VP_KINDS)]
            assert [counted[seat, source] for source in range(VP_KINDS)] == stored, explain(last, "VP do not add up")
            assert last.game.permanent_vp(seat) == sum(stored)


@few_or_many_games
@pytest.mark.parametrize("players", PLAYERS)
def test_steps_from_choice_to_choice_play_the_same_game(players: int, games: int) -> None:
    for number in range(games // 4):
        options = options_for(players, number)
        plain, stepped = start(options, f"step {number}"), start(options, f"step {number}")
        chance, same = seeded(f"choices {number}"), seeded(f"choices {number}")
        while not plain.over():
            player = plain.to_act()
            legal = plain.legal(player)
            plain.take(player, legal[chance.below(len(legal))] if len(legal) > 1 else legal[0])
        player, actions = stepped.next_choice()
        while actions:
            assert len(actions) > 1
            assert actions == stepped.legal(player)
            player, actions = stepped.step(player, actions[same.below(len(actions))])
        assert (player, actions) == (-1, [])
        assert digest(stepped) == digest(plain), f"{options} {number}"


@few_or_many_games
@pytest.mark.parametrize("players", PLAYERS)
def test_a_copy_is_equal_and_independent(players: int, games: int) -> None:
    for number in range(games // 4):
        options = options_for(players, number)
        for recorder, rng, player, action in random_game(options, f"copy {players} {number}"):
            game = recorder.game
            if rng.below(10):
                continue
            before = game.dump()
            fork = game.copy()
            assert fork.dump() == before
            play_on(fork, 30, number)
            assert game.dump() == before, explain(recorder, "a copy changed its original")
            twin = game.copy()
            twin.take(player, action)
            other = game.copy()
            other.take(player, action)
            assert twin.dump() == other.dump(), explain(recorder, "two copies play differently")


def play_on(game: Game, decisions: int, seed: int) -> None:
    """Plays some random decisions."""
    rng = seeded(f"on {seed}")
    for _ in range(decisions):
        if game.over():
            return
        player = int(game.to_act())
        legal = game.legal(player)
        game.take(player, legal[rng.below(len(legal))])


@few_or_many_games
@pytest.mark.parametrize("players", PLAYERS)
def test_a_record_replays_to_the_same_digest(players: int, games: int) -> None:
    for number in range(games // 4):
        options = options_for(players, number)
        last: Recorder | None = None
        for recorder, _, _, _ in random_game(options, f"replay {players} {number}"):
            last = recorder
        assert last is not None
        text = write_record(last.record())
        again = replay(read_record(text))
        assert digest(again) == digest(last.game)
        assert write_record(read_record(text)) == text


@few_or_many_games
@pytest.mark.parametrize("players", PLAYERS)
def test_secrets_are_kept_before_and_after_the_same_public_action(players: int, games: int) -> None:
    """A player cannot tell a determinized world apart, nor after anybody's public action (house rule 7)."""
    compared = 0
    for number in range(games // 4):
        options = options_for(players, number)
        for recorder, rng, player, action in random_game(options, f"secrets {players} {number}"):
            if rng.below(6):
                continue
            game = recorder.game
            viewer = int(rng.below(players))
            world = determinize(game, viewer, rng)
            assert view(world, viewer) == view(game, viewer), explain(recorder, "a view tells worlds apart")
            assert not faults(world), explain(recorder, f"a guessed world is impossible: {faults(world)}")
            if action not in world.legal(player):
                continue
            truth = game.copy()
            chances = (truth.rng.dump(), world.rng.dump())
            truth.take(player, action)
            world.take(player, action)
            if not is_public(game, truth, player, viewer) or chances != (truth.rng.dump(), world.rng.dump()):
                continue
            compared += 1
            assert view(world, viewer) == view(truth, viewer), explain(recorder, f"{player} {action} betrays something")
    assert compared > 100


def is_public(before: Game, after: Game, player: int, viewer: int) -> bool:
    """Tells whether everybody sees what *player* did and nothing else came to light by it: in a secret shared decision
    only the own answer is known, and with the last answer all are."""
    if after.over():
        return True
    if after.stack[-1].name() == "take-from-discard" and player == viewer:
        return False  # R49 who looks through the discard sees what others threw unseen
    asked = before.decision().name()
    if asked not in ("battle-cards", "veto", "dawn-cards"):
        return True
    return player == viewer and after.reveals == before.reveals and after.stack[-1].name() == asked


@few_or_many_games
@pytest.mark.parametrize("players", PLAYERS)
def test_answers_in_a_shared_decision_commute(players: int, games: int) -> None:
    shared = 0
    for number in range(games // 2):
        options = options_for(players, number)
        for recorder, _, _, _ in random_game(options, f"commute {players} {number}"):
            game = recorder.game
            seats = awaited(game.awaiting(), players)
            if len(seats) < 2:
                continue
            shared += 1
            depth = len(game.stack)
            answers = {seat: answers_of(game, seat, depth, number) for seat in seats}
            forward = game.copy()
            backward = game.copy()
            for seat in seats:
                for action in answers[seat]:
                    forward.apply(seat, action)
            for seat in reversed(seats):
                for action in answers[seat]:
                    backward.apply(seat, action)
            assert forward.dump() == backward.dump(), explain(recorder, "the order of answers matters")
    assert shared > 10


def answers_of(game: Game, seat: int, depth: int, seed: int) -> list[int]:
    """Returns random answers of one seat until it is no longer awaited in the present decision."""
    fork = game.copy()
    rng = seeded(f"answers {seed} {seat}")
    answers: list[int] = []
    while len(fork.stack) == depth and fork.awaiting() >> seat & 1:
        legal = fork.legal(seat)
        action = legal[rng.below(len(legal))]
        answers.append(action)
        others = [other for other in awaited(fork.awaiting(), fork.rules.options.players) if other != seat]
        if not others:
            break
        fork.take(seat, action)
    return answers


@pytest.mark.parametrize("players", PLAYERS)
def test_an_illegal_action_is_refused_and_changes_nothing(players: int) -> None:
    options = Options(players=players, modules=MODULE_NAMES if players % 2 else [])
    for recorder, rng, player, _ in random_game(options, f"illegal {players}"):
        game = recorder.game
        if rng.below(20):
            continue
        before = game.dump()
        legal = game.legal(player)
        for action in range(728):
            if action not in legal:
                with pytest.raises(IllegalAction) as refusal:
                    game.apply(player, action)
                assert len(str(refusal.value)) > 10
        idle = [seat for seat in range(players) if not game.awaiting() >> seat & 1]
        for seat in idle:
            assert game.legal(seat) == []
            with pytest.raises(IllegalAction):
                game.apply(seat, legal[0])
        assert game.dump() == before


def test_a_spectator_sees_less_than_every_player() -> None:
    for recorder, rng, _, _ in random_game(Options(players=3, modules=MODULE_NAMES), "spectator"):
        if rng.below(10):
            continue
        public = view(recorder.game, SPECTATOR)
        assert public["legal"] == []
        for shown in public["players"]:
            assert shown["di-hand"] is None
            assert shown["battle-hand"] is None
            assert shown["battle-removed-cards"] is None


@pytest.mark.parametrize("players", PLAYERS)
def test_undo_never_passes_another_player_chance_or_a_reveal(players: int) -> None:
    undone = 0
    options = Options(players=players, modules=MODULE_NAMES if players % 2 else [])
    for recorder, rng, player, action in random_game(options, f"undo {players}"):
        before = recorder.game
        trial = Recorder(recorder.game.rules.options, recorder.seed)
        trial.game = before.copy()
        trial.moves = list(recorder.moves)
        trial.apply(player, action)
        barrier = trial.game.reveals != before.reveals
        assert trial.can_undo(player) != barrier
        for other in range(players):
            if other != player:
                assert not trial.can_undo(other)
        if barrier:
            with pytest.raises(IllegalAction):
                trial.undo(player)
        else:
            assert before.rng.dump() == trial.game.rng.dump()
            trial.undo(player)
            undone += 1
            assert trial.game.dump() == before.dump()
            assert trial.moves == recorder.moves
        if rng.below(4) == 0 and undone > 60:
            return
    assert undone > 20
