# «Комната 25»: то, что говорит только поле в браузере.

## Дом

board-complex = Дом: пять рядов по пять комнат
board-shift = Сдвинуть { $line } { $way }
board-room = { $space }: { $room }, { $colour }, { $danger }.
board-room-secret = { $space }: { $room }, { $colour }, { $danger }. Закрыта: знаете только вы.
board-room-unknown = { $space }: закрыта, и вы её не знаете.
board-here = Здесь: { $names }.
board-no-entry = Вход воспрещён: никто не войдёт.
board-locked = Заперта: войдут только Эммет и роботы.
board-corridor = Коридор { $axis }.
board-reminder = Напоминалка: { $character }.
board-note = Ваша заметка: { $note }.
board-write-note = Заметка
board-read-rule = Правило
board-close = Закрыть

## Обратный отсчёт и очередь

board-status-acting = { $line }. Действует { $character }.
board-remaining = { $remaining ->
    [0] Раундов не осталось
    [1] Это последний раунд
    [one] С этим остаётся { $remaining } раунд
    [few] С этим остаётся { $remaining } раунда
    [many] С этим остаётся { $remaining } раундов
   *[other] С этим остаётся { $remaining } раунда
}
board-queue = Порядок хода
board-hidden = закрытый жетон
board-laid-played = Разыгран: { $token }.
board-laid-now = Разыгрывается: { $token }.
board-laid-ahead = Впереди: { $token }.
board-adrenaline-held = Адреналин в запасе.
board-adrenaline-committed = Адреналин пущен в ход.

## Программирование

board-sheets = Персонажи, которых надо запрограммировать
board-answered = готово
board-slot = Ячейка { $slot }: { $token }
board-slot-empty = пусто
board-adrenaline = Адреналин
board-lay-two = Выберите один жетон или два
board-lay = Положить: { $program }
board-laid = Положено: { $program }
board-tokens = Жетоны: { $character }
board-token-lost = { $token }, утрачено навсегда

## Выбор персонажей

board-casting = Кто вы там, внутри?
board-out = Вы больше не в игре; остальные играют дальше.
board-taken-by = Занято: { $name }.

## Рука

board-role-secret = Ваша роль
board-role-hold = Держите, чтобы посмотреть. Отпустите, пока никто не увидел.
board-role-prisoner = Бегите через Комнату 25 вместе со всеми остальными.
board-role-guard = Проследите, чтобы они остались.
board-empty-rooms = { $count ->
    [one] Осталось положить { $count } Пустую комнату.
    [few] Осталось положить { $count } Пустые комнаты.
    [many] Осталось положить { $count } Пустых комнат.
   *[other] Осталось положить { $count } Пустой комнаты.
}
board-cards = Карты событий
board-deck = { $count ->
    [0] Колода пуста.
    [one] В колоде осталась { $count } карта.
    [few] В колоде остались { $count } карты.
    [many] В колоде осталось { $count } карт.
   *[other] В колоде осталось { $count } карты.
}
board-discard = { $count ->
    [one] Сброшена { $count } карта
    [few] Сброшено { $count } карты
    [many] Сброшено { $count } карт
   *[other] Сброшено { $count } карты
}
board-unseen = Комнаты, которых вы не видели
board-unseen-room = { $count ->
    [1] { $room }
   *[other] { $count } × { $room }
}

## Сверхспособности: название и что делает

power-alice = Спрятаться
power-alice-text = До её следующего действия никто не может её толкнуть, позвать или унести. Роботам нужно её согласие; Штраф, Паника и Перемотка её не трогают.
power-jennifer = Позвать
power-jennifer-text = Кто-то из соседней комнаты приходит в её комнату.
power-max = Нести
power-max-text = Он переходит в соседнюю комнату и берёт кого-то с собой.
power-kevin = Взломать
power-kevin-text = Поменять местами две комнаты рядом с его комнатой или отдать приказ роботу. Что именно, он говорит, когда программирует.
power-frank = Восстановиться
power-frank-text = Он возвращает себе Адреналин, потраченный или потерянный.
power-emmett = Повторная активация или Доступа нет
power-emmett-text = Вернуть в игру, закрытой, запретную зону рядом с его комнатой или запереть открытую комнату рядом. Замки его не держат.
power-sarah = Саботаж
power-sarah-text = Её комната становится Пустой, дважды за партию. Или робот в ней становится грудой лома.
power-bruce = Подражать
power-bruce-text = Он заимствует, отчасти, сверхспособность кого-то в своей комнате или рядом.

## Комнаты: что в них происходит

room-central-text = Здесь можно только Заглянуть и Передвинуться. Она никогда не движется.
room-room25-text = Выход. Вытолкните её Контролем за край со всеми, кто должен быть внутри.
room-key-text = Кто входит, поворачивает ключ; затем комната пуста. Без ключа никто не уйдёт.
room-empty-text = Здесь ничего не происходит.
room-vision-text = Кто входит, тайно видит любую одну закрытую комнату.
room-moving-text = Кто входит, меняет эту комнату местами с закрытой, вместе с людьми.
room-control-text = Кто входит, сдвигает любую линию на одну комнату, кроме центральных.
room-tunnel-text = Кто входит, выходит из другого открытого Тоннеля.
room-robot-text = Кто входит, вызывает её робота или отдаёт приказ.
room-regeneration-text = Кто входит, возвращает всех мёртвых в Центральную комнату. Действует один раз.
room-vortex-text = Кто входит, снова в Центральной комнате.
room-dark-text = Отсюда нельзя Заглянуть.
room-cold-text = Кто программирует здесь, имеет одно действие и не имеет Адреналина.
room-prison-text = Выйти можно только туда, где кто-то есть, или в Центральную комнату.
room-mirror-text = Кто входит, теряет Адреналин и остаток программы.
room-event-text = Кто входит, берёт карту события.
room-jamming-text = Пока здесь кто-то есть, никто не может говорить ни о программах, ни об опасности.
room-rotating-text = Коридор с двумя концами: Передвинуться, Заглянуть и Толкнуть можно только через них.
room-illusion-text = Кто входит, на самом деле в закрытой комнате по своему выбору, а эта — в другом месте.
room-acid-text = Когда входит второй, первый умирает.
room-flooded-text = За тем, кто вошёл, становится запретной зоной. Кто здесь в конце следующего раунда, тот утонул.
room-trap-text = Выйдите следующим действием или умрите.
room-mortal-text = Кто входит, умирает.
room-time-machine-text = На один раунд меньше; в последнем раунде убивает. Затем это Пустая комната.
room-shredder-text = Когда один выходит, все остальные здесь умирают, и комната становится запретной зоной.
room-paranoia-text = Жетоны перемешаны, и разыгрывают верхний.

## Конец, в цифрах

board-tally-rooms = { $number ->
    [one] открыта { $number } комната
    [few] открыто { $number } комнаты
    [many] открыто { $number } комнат
   *[other] открыто { $number } комнаты
}
board-tally-shifts = { $number ->
    [one] { $number } сдвиг
    [few] { $number } сдвига
    [many] { $number } сдвигов
   *[other] { $number } сдвига
}
board-tally-pushes = { $number ->
    [one] { $number } толчок
    [few] { $number } толчка
    [many] { $number } толчков
   *[other] { $number } толчка
}
board-tally-deaths = { $number ->
    [one] { $number } смерть
    [few] { $number } смерти
    [many] { $number } смертей
   *[other] { $number } смерти
}
