# Seth: tiles, cards, creatures, powers of temples, questions, answers, refusals, options.

ui-module-seth = Seth
    .text = One against the community: Seth’s city in the delta, corruption, sacred temples and the Great Ceremony. Much of what is printed on its components is reconstructed.
