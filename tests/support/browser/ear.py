"""Hears what comes to a page, and checks that it holds nobody else's secret."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

SECRETS = ("di-hand", "di-thrown-cards", "battle-hand", "battle-pile-cards", "battle-removed-cards")
BATTLE_SECRETS = ("-card", "-discard", "-di")


class Ear:
    """Hears every frame that comes to a page."""

    def __init__(self, page: Page) -> None:
        self.frames: list[dict[str, Any]] = []
        self.hidden = 0
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, payload: str | bytes) -> None:
        self.frames.append(json.loads(payload))

    def views(self) -> list[dict[str, Any]]:
        """Returns the frames that show the game."""
        return [frame for frame in self.frames if "view" in frame]

    def check(self, seat: str | None) -> None:
        """Checks that no frame holds a secret of another seat than *seat*."""
        for frame in self.views():
            view = frame["view"]
            you = view["you"]
            # Who is about to sit down still looks on as a spectator.
            assert you in (seat, None)
            for player in view["players"]:
                if player["player"] != you:
                    assert [player[name] for name in SECRETS] == [None] * len(SECRETS)
            for event in frame["events"]:
                assert event["name"] != "di-seen" or event["player"] == you
                assert event["name"] != "battle-card-shown" or you is not None
            self._check_battles(view, you)
            assert you is not None or view["legal"] == []

    def _check_battles(self, view: dict[str, Any], seat: str | None) -> None:
        for battle in (frame for frame in view["frames"] if frame["frame"] == "battle"):
            for side in ("attacker", "defender"):
                revealed = f"{side}-strength" in battle
                if battle[side] != seat and not revealed:
                    self.hidden += 1
                    assert not [name for name in BATTLE_SECRETS if side + name in battle]
