# «Шёпот за стеной»: как рассказывают о законченной партии.

## Почему она кончилась

end-why-TER-CHECK-2 = Служба спасения приехала, и никто не убит.
end-why-TER-CHECK-3 = Пять Ключей, и все три жертвы у Главного входа: они вышли.
end-why-TER-CHECK-4 = Пять Ключей, План здания, и все три жертвы у Потайного выхода: они вышли.
end-why-TER-PLAN-5 = План сработал.
end-why-TER-WOUND-2 = Второе ранение убило жертву, а одной смерти достаточно.
end-why-TER-KILLER-3 = Убийца убил жертву на месте, а одной смерти достаточно.
end-why-TER-EQUIP-5 = Экипировка кончилась раньше, чем вызвали службу спасения.
end-why-TER-CROSS-8 = Конец положила служба спасения или пустая колода: участь всех, кто ещё был в доме, одна и та же.
end-why-TER-CROSS-9 = В доме не осталось живых.

## Маски и судьбы

end-killer-was = Убийца — { $name }: { $killer }.
end-role-victim = Жертва
end-role-killer = Убийца
end-fate-killed = Смерть от руки { $killer_gen }
end-fate-escaped = Побег удался
end-fate-rescued = Спасение
end-fate-left = Взаперти с { $killer_ins }
end-fate-killer = { $killed ->
    [0] Никто не убит
    [one] Убита { $killed } жертва
    [few] Убито { $killed } жертвы
    [many] Убито { $killed } жертв
   *[other] Убито { $killed } жертвы
}

## Цифры

end-figure-steps = Пройдено шагов
end-figure-finds = Находки
end-figure-attacks = Атак на жертву
end-figure-repelled = Отражено атак
end-figure-wounds = Ранения
