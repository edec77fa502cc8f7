"""What is printed on things: tiles by colour, creatures, DI cards, battle cards, the player board.

Texts are ours; the sources of each fact are in `docs/rules/components.md`.
"""
