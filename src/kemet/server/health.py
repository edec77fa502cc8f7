"""Whether the server can do its work, for whoever watches over it."""

from __future__ import annotations

from litestar import Response, get

from kemet.server.doors import Doors, TheDoors
from kemet.server.protocol import Health


async def failing(doors: Doors) -> list[str]:
    """Returns what does not work; nothing where all is well."""
    found = [] if await doors.house.store.answers() else ["database"]
    return [*found, "sweeper"] if doors.sweeper.done() else found


@get("/api/health", summary="Does the server work? 503 says what does not")
async def get_health(doors: TheDoors) -> Response[Health]:
    """Returns `ok`, or with status 503 what fails."""
    found = await failing(doors)
    reply = Health(status="failing" if found else "ok", failing=found)
    return Response(reply, status_code=503 if found else 200, headers={"cache-control": "no-store"})


HANDLERS = [get_health]
