"""Chooses the actions in one half of all rows: the net in training, and in some rows opponents of the league."""

from __future__ import annotations

from typing import Any

import torch
import torch.nn.functional as F  # noqa: N812

from kemet.bots.nets.inputs import input_actions
from kemet.engine.actions import BATTLE_CARD, PLAYER
from kemet.training.advantages import SEATS, Window, seats_of
from kemet.training.cuda_graph import URGENT, CudaGraph
from kemet.training.league import League, drawn_foes, drawn_styles
from kemet.training.model import Reader, Weights, drawn, think
from kemet.training.workers import ASKED, ENDED, FACTS, GONE, PLAYED, WINNERS, Seating

Tensor = Any


class Acting:
    """One half of the rows. `load` what the workers wrote, call it, and `actions` has an action for each row."""

    def __init__(
        self, weights: Weights, league: League, reader: Reader, seating: Seating, part: slice, width: int, device: str
    ) -> None:
        count = part.stop - part.start
        self.weights = weights
        self.league = league
        self.reader = reader
        self.device = device
        self.rows = torch.zeros(count, width, dtype=torch.uint8, device=device)
        self.facts = torch.zeros(count, FACTS, dtype=torch.uint8, device=device)
        self.asked_before = torch.zeros(count, dtype=torch.int64, device=device)
        self.actions = torch.zeros(count, dtype=torch.int64, device=device)
        self.to_send = torch.zeros(count, dtype=torch.int32, device=device)
        self.log_chances = torch.zeros(count, device=device)
        self.values = torch.zeros(count, device=device)
        self.own = torch.ones(count, dtype=torch.bool, device=device)
        players, bots, camps = (torch.from_numpy(each[part]).to(device) for each in vars(seating).values())
        self.with_bots = bots.nonzero()[:, 0]
        self.fair_with_bots = 1 / players[self.with_bots]
        # The rows with opponents of the league: as many for each of those seated.
        seated = league.settings.opponents
        among = (~bots).nonzero()[:: league.settings.league_every, 0]
        self.among = among[: len(among) // seated * seated]
        self.players = players[self.among]
        # Where whole camps win, who won says little of one seat.
        self.alone = ~camps[self.among]
        self.actions_known = input_actions(league.settings.layout)
        self.foes = torch.zeros(len(self.among), SEATS, dtype=torch.bool, device=device)
        self.styles = torch.zeros(len(self.among), self.actions_known, dtype=torch.bfloat16, device=device)
        # The sharper the better actions are preferred; battle cards are always played as they were learned.
        self.sharpness = torch.full((self.actions_known,), 1 / league.settings.foe_temperature, device=device)
        self.sharpness[BATTLE_CARD:PLAYER] = 1
        # Games won by the net in training, those it would win by its share of the seats, and games: against each of those
        # seated, and against bots.
        self.results = torch.zeros(seated, 3, device=device)
        self.results_with_bots = torch.zeros(3, device=device)
        self._act = CudaGraph(self._choose, device, URGENT)
        self.results.zero_()
        self.results_with_bots.zero_()

    def load(self, rows: Tensor, facts: Tensor) -> None:
        """Takes over what the workers wrote."""
        self.asked_before.copy_(self.facts[:, ASKED])
        self.rows.copy_(rows, non_blocking=True)
        self.facts.copy_(facts, non_blocking=True)

    def __call__(self) -> None:
        self._act()

    def write_ends(self, window: Window, step: int, part: slice) -> None:
        """Writes into *window* which games ended with the actions of *step*."""
        window.ended[step, part] = self.facts[:, ENDED] == PLAYED
        window.gone[step, part] = self.facts[:, ENDED] == GONE
        window.winners[step, part] = self.facts[:, WINNERS].long()

    def write(self, window: Window, step: int, part: slice) -> None:
        """Writes into *window* what was seen, chosen and expected."""
        window.rows[step, part] = self.rows
        window.asked[step, part] = self.facts[:, ASKED].long()
        window.actions[step, part] = self.actions
        window.log_chances[step, part] = self.log_chances
        window.values[step, part] = self.values
        window.own[step, part] = self.own

    def _choose(self) -> None:
        with torch.no_grad():
            x = self.reader.inputs(self.rows)
            logits, value = think(self.weights, x)
            logs = F.log_softmax(self.reader.masked(logits, self.rows), 1)
            actions = drawn(logs)
            self._note_bots()
            if len(self.among):
                self._let_league_choose(x, actions)
            self.actions.copy_(actions)
            self.to_send.copy_(actions)
            self.log_chances.copy_(logs.gather(1, actions[:, None])[:, 0])
            self.values.copy_(torch.sigmoid(value.float()))

    def _let_league_choose(self, x: Tensor, actions: Tensor) -> None:
        """Puts the opponents' choices into *actions* where they are asked; new games get new opponents and styles."""
        facts = self.facts[self.among]
        ended = facts[:, ENDED].bool()
        self._note(facts)
        self.foes.copy_(torch.where(ended[:, None], drawn_foes(self.players, SEATS), self.foes))
        styles = drawn_styles(len(self.among), self.actions_known, self.league.settings.bent, self.device)
        self.styles.copy_(torch.where(ended[:, None], styles, self.styles))
        seated = len(self.results)
        logits, _ = think(self.league.room, x[self.among].unflatten(0, (seated, -1)))
        liked = logits.flatten(0, 1) * self.sharpness + self.styles
        theirs = drawn(self.reader.masked(liked, self.rows[self.among]))
        turn = self.foes.gather(1, facts[:, ASKED].long()[:, None])[:, 0]
        actions[self.among] = torch.where(turn, theirs, actions[self.among])
        self.own[self.among] = ~turn

    def _note_bots(self) -> None:
        """Notes games that ended at tables with bots, where nobody but the net in training is asked."""
        facts = self.facts[self.with_bots]
        winners = facts[:, WINNERS].long()
        decided = ((facts[:, ENDED] == PLAYED) & (winners > 0)).float()
        won = (winners >> self.asked_before[self.with_bots] & 1).float()
        self.results_with_bots += torch.stack([decided * won, decided * self.fair_with_bots, decided]).sum(1)

    def _note(self, facts: Tensor) -> None:
        winners = facts[:, WINNERS].long()
        decided = ((facts[:, ENDED] == PLAYED) & (winners > 0) & self.foes.any(1) & self.alone).float()
        lost = (self.foes & seats_of(winners)).any(1).float()
        there = torch.arange(SEATS, device=self.device)[None] < self.players[:, None]
        fair = 1 - (self.foes & there).sum(1) / self.players
        found = torch.stack([decided * (1 - lost), decided * fair, decided], 1)
        self.results += found.unflatten(0, (len(self.results), -1)).sum(1)
