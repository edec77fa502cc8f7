"""The game server: rooms that play games in order, a store, and the HTTP and WebSocket deps to them."""

# Raised when a client written for an older protocol would no longer understand, or be understood.
PROTOCOL_VERSION = 2
