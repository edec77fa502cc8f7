# Seth: tiles, cards, creatures, powers of temples, questions, answers, refusals, options.

ui-module-seth = Сет
    .text = Один против общины: город Сета в дельте, совращение, священные храмы и Великая церемония. Многое из напечатанного на компонентах восстановлено по догадке.
