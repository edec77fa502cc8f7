"""A training from its beginning over a checkpoint to a bot that plays."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch", reason="the extra `training` is not installed")

import numpy  # noqa: E402

from kemet.bots import BotError, NetBot, Perspective  # noqa: E402
from kemet.bots.nets.inputs import input_actions, input_names  # noqa: E402
from kemet.bots.nets.net import load_net, save_net  # noqa: E402
from kemet.engine import Options, start  # noqa: E402
from kemet.engine.registry import LAYOUTS  # noqa: E402
from kemet.envs import KemetVectorEnv  # noqa: E402
from kemet.training import curve  # noqa: E402
from kemet.training.advantages import Window  # noqa: E402
from kemet.training.checkpoint import NAME, load_checkpoint, net_weights  # noqa: E402
from kemet.training.game_mix import tables_of  # noqa: E402
from kemet.training.league import League, drawn_foes  # noqa: E402
from kemet.training.learner import Learner  # noqa: E402
from kemet.training.model import Reader, in_half, new_weights, put_beside, side_by_side, think  # noqa: E402
from kemet.training.settings import Settings  # noqa: E402
from kemet.training.workers import ENDED, WINNERS, Half, Seating, row_width  # noqa: E402

pytestmark = pytest.mark.long
LAST = LAYOUTS[-1].version
TINY = "--hidden 32 --blocks 1 --workers 2 --games 64 --window 4 --minibatch 64 --report-every 0 --change-every 2".split()
TINY += ["--bots", "random"]


def small_net(hidden: int, blocks: int, seed: int) -> Settings:
    """Returns the settings of a small net of the classic game."""
    return Settings(hidden=hidden, blocks=blocks, seed=seed, layout=1)


def command(*words: str) -> subprocess.CompletedProcess[str]:
    """Runs the command line of the training."""
    told = [sys.executable, "-m", "kemet.training", *words]
    return subprocess.run(told, capture_output=True, text=True, timeout=300, check=False)


def test_a_training_is_begun_goes_on_and_becomes_a_bot(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    first = command("train", str(folder), "--device", "cpu", "--decisions", "4096", "--snapshot-every", "1000", *TINY)
    assert first.returncode == 0, first.stderr
    begun = load_checkpoint(folder)
    assert begun.decisions == 4096
    assert begun.learner["steps"] > 20
    assert len(begun.league) > 1
    assert any((moment != 0).any() for moment in begun.learner["first"].values())
    second = command("train", str(folder), "--device", "cpu", "--decisions", "6144")
    assert second.returncode == 0, second.stderr
    after = load_checkpoint(folder)
    assert (after.decisions, after.runs) == (6144, 2)
    assert after.learner["steps"] > begun.learner["steps"]
    assert after.settings.hidden == 32
    refused = command("train", str(folder), "--hidden", "64")
    assert "its net has hidden = 32" in refused.stderr

    assert command("export", str(folder), str(tmp_path / "net.npz")).returncode == 0
    net = load_net(tmp_path / "net.npz")
    assert net.about["decisions"] == 6144

    class Trained(NetBot):
        NET = tmp_path / "net.npz"

    game = start(Options(players=3), 1)
    player = game.to_act()
    assert Trained("s").decide(Perspective(game, player), game.legal(player)) in game.legal(player)
    assert command("plot", str(folder), str(tmp_path / "curve.svg")).returncode == 0
    assert "<svg" in (tmp_path / "curve.svg").read_text()
    assert len((folder / curve.NAME).read_text().splitlines()) > 3


def test_a_training_begins_with_the_net_of_a_bot_and_has_others_in_its_league(tmp_path: Path) -> None:
    for seed in (1, 2):
        weights = {name: weight.numpy() for name, weight in new_weights(small_net(48, 1, seed)).items()}
        save_net(tmp_path / f"{seed}.npz", weights, {})
    folder, first, second = tmp_path / "run", str(tmp_path / "1.npz"), str(tmp_path / "2.npz")
    small = [word for word in TINY if word not in ("--hidden", "32", "--blocks", "1")]
    begin = ["train", str(folder), "--device", "cpu", "--decisions", "2048", "--players", "2", "--snapshot-every", "0"]
    done = command(
        *begin,
        "--layout",
        "1",
        "--rate",
        "1e-9",
        "--last-rate",
        "1e-9",
        *small,
        "--init-from",
        first,
        "--league",
        second,
        first,
    )
    assert done.returncode == 0, done.stderr
    found = load_checkpoint(folder)
    assert (found.settings.hidden, found.settings.blocks) == (48, 1)
    assert torch.allclose(found.learner["weights"]["in.w"], net_weights(Path(first), 1)["in.w"], atol=1e-5)
    assert len(found.league) == 2
    assert torch.equal(found.league[0]["weights"]["in.w"], in_half(net_weights(Path(second), 1))["in.w"])
    assert "no such net" in command(*begin[:1], str(tmp_path / "other"), "--init-from", "none.npz").stderr


def test_games_of_one_number_of_players() -> None:
    assert set(Seating(Settings(workers=1, games=2048, players=3), 1).players) == {3}
    assert set(Seating(Settings(workers=2, games=4096), 1).players) == {2, 3, 4, 5, 6}


def test_a_net_is_widened_to_more_books_and_plays_as_before(tmp_path: Path) -> None:
    settings = small_net(32, 1, 1)
    save_net(tmp_path / "old.npz", {name: weight.numpy() for name, weight in new_weights(settings).items()}, {})
    wide = net_weights(tmp_path / "old.npz", LAST)
    save_net(tmp_path / "new.npz", {name: weight.numpy() for name, weight in wide.items()}, {"layout": LAST})
    chances = []
    for name in ("old.npz", "new.npz"):

        class Widened(NetBot):
            NET = tmp_path / name
            IN_CAMPS = True

        game = start(Options(players=3, modules=["ta-seti"]), 1)
        bot = Widened("s")
        player = game.to_act()
        chances.append(bot.chance(Perspective(game, player)))
        assert bot.knows(start(Options(players=4, modules=["seth"]), 1).rules) == (name == "new.npz")
    assert chances[0] == pytest.approx(chances[1], abs=0.01)
    with pytest.raises(BotError, match="reads more of observations than nets of layout 1"):
        net_weights(tmp_path / "new.npz", 1)


def test_a_checkpoint_of_another_layout_is_refused(tmp_path: Path) -> None:
    torch.save({"layout": {"layout": 0, "size": 1, "actions": 2}}, tmp_path / NAME)
    with pytest.raises(BotError, match="train it anew"):
        load_checkpoint(tmp_path)


def test_numpy_and_pytorch_read_and_think_the_same(tmp_path: Path) -> None:
    weights = new_weights(small_net(32, 2, 1))
    save_net(tmp_path / "net.npz", {name: weight.numpy() for name, weight in weights.items()}, {})
    net = load_net(tmp_path / "net.npz")
    games = KemetVectorEnv(8, opponents="self", players=3, modules=["ta-seti"], layout="widest")
    games.reset(seed=1)
    for _ in range(40):
        games.step(games.sample())
    rows = torch.from_numpy(games._results["rows"].copy())
    reader = Reader(1, "cpu")
    x = reader.inputs(rows)
    assert numpy.allclose(x.float().numpy(), net.inputs(rows.numpy()[:, : reader.size]), atol=0.01)
    logits, value = think(weights, x.float())
    thought = net.thought(rows.numpy()[:, : reader.size])
    assert numpy.allclose(torch.sigmoid(value).numpy(), net.chance(thought), atol=0.05)
    found = numpy.array([net.logits(each, list(range(728))) for each in thought])
    assert numpy.allclose(logits.numpy(), found, atol=0.05)


def test_the_opening_is_known_by_what_a_net_reads(tmp_path: Path) -> None:
    save_net(tmp_path / "net.npz", {name: weight.numpy() for name, weight in new_weights(small_net(32, 1, 1)).items()}, {})

    class Reading(NetBot):
        NET = tmp_path / "net.npz"

    bot, reader, rng = Reading("s"), Reader(1, "cpu"), numpy.random.default_rng(1)
    game = start(Options(players=3), 1)
    told: dict[bool, set[bool]] = {True: set(), False: set()}
    while game.round < 3 and not game.over():
        player = game.to_act()
        row = torch.frombuffer(bytearray(bot.observation(game, player)), dtype=torch.uint8)[None]
        told[game.round <= 1].add(bool(reader.is_opening(row)[0]))
        game.apply(player, int(rng.choice(game.legal(player))))
    assert told == {True: {True}, False: {False}}


def test_recording_goes_through_more_passes_than_a_small_window_has() -> None:
    settings = Settings(hidden=16, blocks=1, layout=1, minibatch=32, epochs=1)
    window = Window(4, 16, row_width(1), "cpu")
    learner = Learner(settings, new_weights(settings), [window], Reader(1, "cpu"), "cpu")
    for _ in range(5):
        learner._one_pass(window)


def test_nets_side_by_side_think_as_alone() -> None:
    one, two = in_half(new_weights(small_net(32, 1, 1))), in_half(new_weights(small_net(32, 1, 2)))
    room = side_by_side(one, 2)
    put_beside(room, 1, two)
    x = torch.randn(2, 5, one["in.w"].shape[0]).to(torch.bfloat16)
    logits, values = think(room, x)
    for place, weights in enumerate((one, two)):
        alone, value = think(weights, x[place])
        assert torch.allclose(logits[place].float(), alone.float(), atol=0.05)
        assert torch.allclose(values[place].float(), value.float(), atol=0.05)


def test_opponents_take_some_seats_and_never_all() -> None:
    players = torch.tensor([2, 3, 4, 5]).repeat(50)
    foes = drawn_foes(players, 5)
    for row, count in enumerate(players.tolist()):
        assert 0 < int(foes[row, :count].sum()) < count


def test_the_league_forgets_whom_it_always_beats() -> None:
    settings = Settings(hidden=16, blocks=1, league_size=3, opponents=2)
    weights = new_weights(settings)
    league = League(settings, weights, 1)
    league.seated = [0, 0]
    league.note([[50.0, 25.0, 50.0], [50.0, 25.0, 50.0]])
    for born in (10, 20, 30):
        league.add(weights, born)
    assert [member.born for member in league.members] == [10, 20, 30]
    league.seat()
    assert all(k < 3 for k in league.seated)


@pytest.mark.parametrize("version", [1, LAST])
def test_workers_tell_who_won(version: int) -> None:
    settings = Settings(workers=1, games=64, max_rounds=3, layout=version, bots="random")
    rows, width = settings.games // 2, row_width(version)
    shared: dict[str, Any] = {"rows": numpy.zeros((rows, width), numpy.uint8), "facts": numpy.zeros((rows, 3), numpy.uint8)}
    shared["actions"] = numpy.zeros(rows, numpy.int32)
    tables = tables_of(settings, 1, 0, 0)
    assert tables == tables_of(settings, 1, 0, 0)
    tables[0].options["max_rounds"] = 60
    half = Half(tables, "games", version, shared)
    ended = 0
    rng = numpy.random.default_rng(1)
    half.show()
    size = len(input_names(version))
    assert width == size + input_actions(version)
    for _ in range(3000):
        for k in range(rows):
            shared["actions"][k] = rng.choice(numpy.flatnonzero(shared["rows"][k, size:]))
        half.step()
        half.show()
        first = 0
        for group in half.groups:
            won = group.results["seat_rewards"]
            for k in map(int, numpy.flatnonzero(shared["facts"][first : first + group.count, ENDED])):
                winners = int(shared["facts"][first + k, WINNERS])
                assert [winners >> seat & 1 for seat in range(won.shape[1])] == [int(each > 0) for each in won[k]]
                ended += 1
            first += group.count
        if ended > 3:
            break
    assert ended > 3
