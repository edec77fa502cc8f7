"""Measurements of the server: games held at once, time from an action to everybody's new view, and kill -9 under load."""
