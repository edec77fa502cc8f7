"""The game server: rooms that play games in order, a store, and the HTTP and WebSocket doors to them."""
