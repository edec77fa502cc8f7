"""What a server counts, in the text format that Prometheus reads: `GET /metrics`.

Nothing of it tells of a single game or person. One process answers for all that share the database.
"""

from __future__ import annotations

import asyncio
import hmac
import time
from collections import Counter
from collections.abc import Iterable
from typing import Any, get_args

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotAuthorizedException, NotFoundException
from msgspec import Struct

from kemet.server.counting import BOUNDS, Times
from kemet.server.dependencies import Dependencies, TheDeps
from kemet.server.forwarding import HEADER, ask_process, other_processes
from kemet.server.room import Stay

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Metric(Struct):
    """A number under a name, or several that labels tell apart."""

    name: str
    kind: str
    help: str
    samples: list[tuple[str, dict[str, str], float]]


def one(name: str, kind: str, help: str, value: float) -> Metric:
    """Returns a metric of one number."""
    return Metric(name, kind, help, [("", {}, value)])


def by(name: str, kind: str, help: str, label: str, values: Iterable[tuple[str, float]]) -> Metric:
    """Returns a metric with a number for each value of *label*."""
    return Metric(name, kind, help, [("", {label: word}, value) for word, value in values])


def histogram(name: str, help: str, times: Times) -> Metric:
    """Returns the metric of *times*."""
    samples: list[tuple[str, dict[str, str], float]] = []
    count = 0
    for bound, number in zip([*map(str, BOUNDS), "+Inf"], times.buckets, strict=True):
        count += number
        samples.append(("_bucket", {"le": bound}, count))
    return Metric(name, "histogram", help, [*samples, ("_sum", {}, times.seconds), ("_count", {}, count)])


def metrics_of(deps: Dependencies) -> list[Metric]:
    """Returns what this process has counted, and how it stands."""
    context = deps.context
    counted = context.counted
    replies = [(str(status), number) for status, number in sorted(counted.replies.items())]
    stays = Counter(room.stays(context.clock.now()) or "idle" for room in context.rooms.values())
    rooms = [(why, float(stays[why])) for why in (*get_args(Stay), "idle")]
    work = [(repeated.name, float(repeated.works())) for repeated in deps.work]
    return [
        by("kemet_replies_total", "counter", "Replies to HTTP requests by status.", "status", replies),
        histogram("kemet_action_seconds", "From an action to its being on disk and on its way to all.", counted.actions),
        histogram("kemet_thinking_seconds", "How long bots thought, and records were checked.", counted.thinking),
        by("kemet_games_in_memory", "gauge", "Games in the memory of the process, by why they are.", "why", rooms),
        one("kemet_sockets", "gauge", "Open WebSockets.", deps.sockets.total()),
        one("kemet_jobs_waiting", "gauge", "Thoughts of bots that wait for a process.", context.thinkers.waiting()),
        one("kemet_writes_waiting", "gauge", "Changes that wait for the database.", context.store.waiting()),
        by("kemet_work_ok", "gauge", "1 while work beside the requests goes on.", "name", work),
        one("kemet_processor_seconds_total", "counter", "Processor time of the process.", time.process_time()),
        one("kemet_start_time_seconds", "gauge", "When the process began, since 1970.", context.began),
    ]


def text_of(metrics: list[Metric], worker: str) -> str:
    """Returns *metrics* as text; every number says which process it is of."""
    lines: list[str] = []
    for metric in metrics:
        lines += [f"# HELP {metric.name} {metric.help}", f"# TYPE {metric.name} {metric.kind}"]
        for suffix, labels, value in metric.samples:
            words = ",".join(f'{label}="{word}"' for label, word in {"worker": worker, **labels}.items())
            lines.append(f"{metric.name}{suffix}{{{words}}} {value:.10g}")
    return "\n".join(lines) + "\n"


def joined(texts: list[str]) -> str:
    """Returns the texts of several processes as one: what each has to say of a metric stands together."""
    found: dict[str, list[str]] = {}
    for text in texts:
        for block in text.split("# HELP ")[1:]:
            name, _, _ = block.partition(" ")
            head, samples = block.splitlines()[:2], block.splitlines()[2:]
            found.setdefault(name, [f"# HELP {head[0]}", head[1]]).extend(samples)
    return "\n".join(line for lines in found.values() for line in lines) + "\n"


def check(token: str, request: Request[Any, Any, State]) -> None:
    """Lets only those through who know the *token* of the operator; without one there is nothing here."""
    if not token:
        raise NotFoundException
    given = request.headers.get("authorization", "")
    if not hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        raise NotAuthorizedException


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def get_metrics(request: Request[Any, Any, State], deps: TheDeps) -> Response[str]:
    """Returns the metrics of this process, and of all others on the same database unless one of them asks."""
    check(deps.context.settings.metrics_token, request)
    texts = [text_of(metrics_of(deps), deps.context.me)]
    if HEADER.decode() not in request.headers:
        header = (b"authorization", request.headers["authorization"].encode())
        others = [ask_process(owner, b"/metrics", header) for owner in await other_processes(deps.context)]
        texts += [text for text in await asyncio.gather(*others) if text]
    return Response(joined(texts), headers={"content-type": CONTENT_TYPE})


HANDLERS = [get_metrics]
