"""The server, talked to over HTTP and WebSocket, with a look behind the scenes."""
