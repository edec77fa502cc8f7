"""The command line: simulate, play, replay, scenario, rules, bench."""
