# Seth: tiles, cards, creatures, powers of temples, questions, answers, refusals, options.

ui-module-seth = Set
    .text = Jeden przeciw wspólnocie: miasto Seta w delcie, zepsucie, święte świątynie i Wielka Ceremonia. Wiele z tego, co wydrukowano na elementach, odtworzono z domysłu.
