"""The client in the browser: built files from the package, and one page for all its addresses."""

from __future__ import annotations

import mimetypes
from importlib.resources import files
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import File

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Kemet</title>
<body style="font-family:sans-serif;max-width:40em;margin:4em auto">
<h1>The client is not built</h1>
<p>The server runs, and its API is at <a href="/api/schema">/api/schema</a>, but the files of the browser client are missing.
In a source checkout, <code>make web</code> builds them.</p></body></html>"""
# The build puts a hash of the content into these names.
HASHED = "assets"


def dist_folder() -> Path:
    """Returns the folder of the built client."""
    return Path(str(files("kemet"))) / "web" / "dist"


def built_file(path: str) -> Path | None:
    """Returns the file at *path* of the built client, None where there is none."""
    folder = dist_folder().resolve()
    try:
        wanted = (folder / path.lstrip("/")).resolve()
        return wanted if wanted.is_file() and wanted.is_relative_to(folder) else None
    except (OSError, ValueError):  # no file can have such a name
        return None


def page() -> Response[str]:
    """Returns the page of the client, or one that says that it is not built."""
    index = built_file("index.html")
    text = index.read_text(encoding="utf-8") if index is not None else NOT_BUILT
    return Response(text, media_type="text/html", headers={"cache-control": "no-cache"})


@get("/", include_in_schema=False)
async def get_root() -> Response[str]:
    """Returns the page of the client."""
    return page()


@get("/{path:path}", include_in_schema=False)
async def get_file(path: FromPath[str]) -> Response[str] | File:
    """Returns a file of the client; every other address is one of the client's own, so it gets the page."""
    found = built_file(path)
    if found is None:
        name = path.rsplit("/", 1)[-1]
        return page() if "." not in name else Response("not found", status_code=404, media_type="text/plain")
    media = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    lasting = HASHED in Path(path).parts
    headers = {"cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache"}
    return File(found, media_type=media, headers=headers, content_disposition_type="inline")


HANDLERS = [get_root, get_file]
