# Seth: tiles, cards, creatures, powers of temples, questions, answers, refusals, options.

ui-module-seth = Seth
    .text = Un contre la communauté : la cité de Seth sur le delta, la corruption, les temples sacrés et la Grande Cérémonie. Une grande partie de ce qui est imprimé sur ses éléments est reconstituée.
