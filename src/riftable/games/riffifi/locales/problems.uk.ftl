# Що відхиляє Riffifi, відповідно до англійського тексту.

dealer = параметр dealer — це random (випадково) або місце від 0 до { $last }
removed = параметр removed діє разом з officer, коли гравців четверо або п’ятеро
goes-with-ticks = параметр { $name } діє разом зі scoring ticks
