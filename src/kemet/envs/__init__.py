"""Environments for learning: PettingZoo (`kemet.envs.kemet_v1`), Gymnasium, many games at once, OpenSpiel.

`pip install kemet[envs]` brings what they need. Importing this package registers the ids of Gymnasium.
"""

from __future__ import annotations

from gymnasium.envs.registration import register

from kemet.engine.edition import EDITIONS
from kemet.engine.layout import observation_fields, observation_names, observation_size
from kemet.envs.config import IllegalActionError
from kemet.envs.processes import KemetProcessVectorEnv
from kemet.envs.single import KemetEnv
from kemet.envs.vector import KemetVectorEnv

__all__ = [
    "ENV_IDS",
    "IllegalActionError",
    "KemetEnv",
    "KemetProcessVectorEnv",
    "KemetVectorEnv",
    "observation_fields",
    "observation_names",
    "observation_size",
]

# What the ids of Gymnasium stand for, by the word in their middle.
KINDS: dict[str, dict[str, object]] = {"": {}, "-learning": {"learning": True}, "-ta-seti": {"modules": ["ta-seti"]}}
ENV_IDS = {
    f"Kemet-{players}p{kind}-v1": {"players": players, **options}
    for players in EDITIONS[0].players()
    for kind, options in KINDS.items()
}

for _name, _options in ENV_IDS.items():
    register(
        _name,
        entry_point="kemet.envs.single:KemetEnv",
        vector_entry_point="kemet.envs.vector:KemetVectorEnv",
        kwargs=_options,
    )
