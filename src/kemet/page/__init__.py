"""Kemet with no server: the rooms of the server in a worker of the page, games kept in the browser."""
