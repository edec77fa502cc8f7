"""Whether the server can do its work, for whoever watches over it."""

from __future__ import annotations

from litestar import Response, get

from kemet.server.dependencies import Dependencies, TheDeps
from kemet.server.protocol import Health


async def failing(deps: Dependencies) -> list[str]:
    """Returns what does not work; nothing where all is well."""
    found = [] if await deps.context.store.answers() else ["database"]
    if not deps.context.thinkers.works():
        found.append("bots")
    return found + [work.name for work in deps.work if not work.works()]


@get("/api/health", summary="Does the server work? 503 says what does not")
async def get_health(deps: TheDeps) -> Response[Health]:
    """Returns `ok`, or with status 503 what fails."""
    found = await failing(deps)
    reply = Health(status="failing" if found else "ok", failing=found)
    return Response(reply, status_code=503 if found else 200)


HANDLERS = [get_health]
