"""Changes of the database, in order; see `kemet.server.database`."""
