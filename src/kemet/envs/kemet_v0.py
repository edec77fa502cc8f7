"""An old version, kept as a name that says what to use."""

from gymnasium.error import DeprecatedEnv

raise DeprecatedEnv(
    "kemet_v0 is no longer there: use kemet_v1, in which actions that name a player count from the own seat on"
)
