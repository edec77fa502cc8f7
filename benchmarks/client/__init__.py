"""Measurements of the browser client: size, first paint, and time from a click to the new picture."""
