# «Шёпот за стеной»: то, что говорит только поле в браузере.

## Локации, как они стоят на карте

place-R1 = Холл
place-R2 = Галерея
place-R3 = Коридор
place-R4 = Кабинет
place-R5 = Библиотека
place-B1 = Гостиная
place-B2 = Столовая
place-B3 = Кухня
place-B4 = Кладовая
place-B5 = Бальный зал
place-G1 = Задняя тропа
place-G2 = Кладбище
place-G3 = Сарай
place-G4 = Теплица
place-G5 = Сад

## Дом

board-mansion = Особняк и участок
board-way = Между ними: { $way }.
board-secret-to = Тайный проход: { $location }.
board-killer-here = Здесь { $killer }.
board-killer-here-unseen = Здесь { $killer }, и этого никто не видит.
board-killer-last-seen-here = { $killer }: в последний раз — здесь.
board-killer-may-be-here = Здесь может быть { $killer }.
board-here = Здесь: { $names }.
board-may-be-here = Могут быть здесь: { $names }.
board-firecracker-here = Здесь взорвалась петарда.
board-noise-here = Шум, в этом раунде.
board-noise-unannounced = Шум, ещё не объявлен.
board-noise-faded = В прошлом раунде здесь был шум.
board-trap-here = Здесь лежит капкан.
board-buzzer-here = Здесь стоит Зуммер.
board-note = Ваша заметка: { $note }.
board-write-note = Заметка
board-mark = Отметить здесь: { $victim }?
board-close = Закрыть

## Что делают

board-status-rescue = { $line }. { $rescue }
board-desk = Что может { $victim }
board-who-acts = Кто действует
board-lure = Шум в другом месте: выберите где
board-why-no-acts = Почему больше ничего?
board-name-one = Кого назвать
board-hand-title = Ваша рука

## Столкновение

board-was-found = Убийца нашёл: { $victim }
board-fights = { $victim } встречает убийцу
board-was-attacked = { $victim }: атака позади
board-die = Кубик: { $face }
board-total = { $total } против { $strength }

## Выбор сторон

board-choose-three = { $count ->
    [one] Выберите ещё { $count } жертву
    [few] Выберите ещё { $count } жертв
    [many] Выберите ещё { $count } жертв
   *[other] Выберите ещё { $count } жертвы
}
board-take-three = Попались в доме: { $trio }

## Рука

board-killer-state = Уровень { $level }, сила { $strength }
board-levels = { $killer }: уровни
board-plans = Планы
board-plan-steps = { $done ->
    [0] Ни один пункт не отмечен.
    [one] Отмечен { $done } пункт.
    [few] Отмечено { $done } пункта.
    [many] Отмечено { $done } пунктов.
   *[other] Отмечено { $done } пункта.
}
board-plan-is-ready = План выполнен.
board-plan-is-spent = План использован.
board-stacks = Стопки

## Конец, в цифрах

board-tally-noise = { $number ->
    [one] { $number } шум
    [few] { $number } шума
    [many] { $number } шумов
   *[other] { $number } шума
}
board-tally-encounters = { $number ->
    [one] { $number } столкновение
    [few] { $number } столкновения
    [many] { $number } столкновений
   *[other] { $number } столкновения
}
board-tally-wounds = { $number ->
    [one] { $number } ранение
    [few] { $number } ранения
    [many] { $number } ранений
   *[other] { $number } ранения
}
board-tally-deaths = { $number ->
    [one] { $number } смерть
    [few] { $number } смерти
    [many] { $number } смертей
   *[other] { $number } смерти
}

board-way-butcher = Самый сильный. Заколачивает двери и подступает всё ближе: играть легко, пройти мимо трудно.
board-way-ghost = Слаба в схватке. Пугает всех, кто рядом, а страх в конце концов ранит.
board-way-maniac = Терпелив. Ходит невидимым и смертелен там, где появляется снова.
