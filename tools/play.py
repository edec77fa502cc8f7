"""`make play`: a game in the browser within a minute of the first start, and at once from then on.

Only what playing needs is set up. The server starts on the interpreted engine; beside it the engine is compiled at low
priority, and then a server with the compiled engine takes over the same socket: no game and no action is lost, and open
pages connect again by themselves.

Needs nothing but the standard library. `--terminal` plays there; all other arguments are those of `kemet serve` (or `play`).
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import socket
import subprocess
import sys
import threading

import set_up
from set_up import ROOT, SOURCES, WINDOWS, Failed, say

PLAY = ROOT / ".venv-play"
# The game goes first.
LOW_PRIORITY = ["nice", "-n", "15"] if shutil.which("nice") else []


def can_compile() -> bool:
    """Tells whether a C compiler and Python's headers are there; says what is missing."""
    missing = set_up.missing_for_compiling()
    if missing:
        slow = "bots think on plain Python, some 20 times slower (Debian: apt install gcc python3-dev)"
        say(f"no {' and no '.join(missing)}: {slow}")
    return not missing


def install() -> None:
    """Builds the package, compiled where that is possible, and installs it."""
    set_up.install(PLAY, set_up.wheel(os.environ.get("KEMET_COMPILE", "play"), priority=LOW_PRIORITY))


def surroundings() -> dict[str, str]:
    """Returns the variables under which the installed package runs where it is of these sources, else the sources."""
    found = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return found if set_up.installed(PLAY) else {**found, "PYTHONPATH": str(SOURCES)}


class Server:
    """`kemet serve` on a socket that outlives it."""

    def __init__(self, listener: socket.socket, arguments: list[str]) -> None:
        self.listener = listener
        self.arguments = arguments
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, *more: str) -> None:
        """Starts it."""
        handle = self.listener.fileno()
        command = [set_up.python_of(PLAY), "-m", "kemet", "serve", "--fd", str(handle), *self.arguments, *more]
        self.process = subprocess.Popen(command, env=surroundings(), pass_fds=[handle])

    def stop(self) -> None:
        """Ends it, and waits until it is gone: two servers must never have the same games."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait()

    def ended(self, seconds: float) -> int | None:
        """Returns the exit code if the server ends by itself within *seconds*."""
        assert self.process is not None
        try:
            return self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            return None


def bind(arguments: list[str]) -> socket.socket:
    """Returns the socket that *arguments* ask for."""
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    where = parser.parse_known_args(arguments)[0]
    family = socket.AF_INET6 if ":" in where.host else socket.AF_INET
    try:
        return socket.create_server((where.host, where.port), family=family, backlog=512)
    except OSError as error:
        taken = f"cannot listen on {where.host} port {where.port}: {error.strerror}"
        raise Failed(f"{taken}; try make play SERVE_FLAGS='--port {where.port + 1}'") from error


def prepare() -> None:
    """Installs what playing needs and builds the client, side by side."""
    faults: list[Failed] = []

    def client() -> None:
        try:
            set_up.client()
        except Failed as error:
            faults.append(error)

    side = threading.Thread(target=client)
    side.start()
    set_up.environment(PLAY, "requirements-play.lock")
    side.join()
    if faults:
        raise Failed(f"{faults[0]}\nwithout it there is the terminal: make play-terminal")


def serve(arguments: list[str]) -> int:
    """Serves until it is interrupted, from the first moment on, and faster as soon as that is possible."""
    server = Server(bind(arguments), arguments)
    prepare()
    ready = threading.Event()
    if set_up.installed(PLAY):
        server.start("--open")
        return wait(server, ready)
    compiling = can_compile()
    say("starting the server" + (" on the interpreted engine; the fast one is compiled beside it" if compiling else ""))
    server.start("--open", *(["--compiling"] if compiling else []))

    def build() -> None:
        try:
            install()
        except (Failed, OSError) as error:
            say(f"the package could not be built, bots stay slow: {error}")
        ready.set()

    threading.Thread(target=build, daemon=True).start()
    return wait(server, ready)


def wait(server: Server, ready: threading.Event) -> int:
    """Waits for the end of the server, which is started anew once the package is *ready*; returns the exit code."""
    try:
        while True:
            code = server.ended(0.2)
            if code is not None:
                return code
            if ready.is_set():
                ready.clear()
                server.stop()
                server.start()
                say("the server was started anew; open pages go on by themselves")
    except KeyboardInterrupt:
        server.stop()
        return 0


def serve_without_handing_over(arguments: list[str]) -> int:
    """Serves where a socket cannot be handed on to another process: on the interpreted engine, or what was installed."""
    prepare()
    command = [set_up.python_of(PLAY), "-m", "kemet", "serve", "--open", *arguments]
    return subprocess.run(command, env=surroundings()).returncode


def play_in_terminal(arguments: list[str]) -> int:
    """Plays in the terminal; meanwhile the package is built for the next time."""
    set_up.environment(PLAY, "requirements-play.lock")
    shell = surroundings()
    if not set_up.installed(PLAY) and can_compile():
        say("this game is played on the interpreted engine; the fast one is compiled beside it, for the next")
        threading.Thread(target=install, daemon=True).start()
    return subprocess.run([set_up.python_of(PLAY), "-m", "kemet", "play", *arguments], env=shell).returncode


def main(arguments: list[str]) -> int:
    """Plays; returns the exit code."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        if arguments[:1] == ["--terminal"]:
            return play_in_terminal(arguments[1:])
        return serve_without_handing_over(arguments) if WINDOWS else serve(arguments)
    except Failed as error:
        print(f"kemet: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
