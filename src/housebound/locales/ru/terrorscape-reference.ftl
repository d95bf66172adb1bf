reference-copies = В коробке: { $copies }
reference-victim = Слотов для предметов: { $slots }; вначале есть: { $items }
reference-strength = Сила по уровням: { $strength }
