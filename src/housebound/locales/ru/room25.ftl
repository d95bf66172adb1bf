# «Комната 25»: всё, что игра говорит людям.
#
# У слов, которые значат только сами себя (клетки вроде C3 и числа), сообщений нет.

game-room25 = Комната 25

## Режимы, уровни, фазы

mode-suspicion = Подозрение
mode-team = Команды
mode-competition = Соревнование
mode-cooperation = Кооперация
mode-solo = Одиночный

level-normal = обычный
level-insane = безумный

phase-build = раскладка Дома
phase-deal = раздача ролей
phase-picking = выбор персонажей
phase-clues = первые догадки
phase-events = карты событий
phase-programming = программирование
phase-card-1 = карта события
phase-pass-1 = первый круг
phase-card-2 = карта события
phase-pass-2 = второй круг
phase-adrenaline-pass = круг Адреналина
phase-round-end = конец раунда
phase-over = всё кончено

## Настройки нового стола

setting-mode = Режим
setting-level = Сложность
setting-guards = Охранники
setting-complex = Дом
setting-powers = Сверхспособности
setting-adrenaline = Адреналин
setting-reminders = Жетоны-напоминалки
setting-insane-cards = Безумные карты
setting-solo-programming = Программирование в Одиночном режиме
setting-role-deal = Раздача ролей
setting-team-talk = Разговор внутри команды
setting-key-room-zone = Где лежит Комната ключей
setting-robot-in-rotating = Роботы во Вращающихся комнатах
setting-robot-placement = Появление роботов
setting-dead-marker = Маркеры мёртвых
setting-flood-check = Когда тонут
setting-card-token-before-programming = Жетоны контроля от ранних карт
setting-bomb-memory = Сколько тикает Часовая бомба

## Виды случайных исходов, как их спрашивает судья

domain-room = комната
domain-role = роль
domain-card = карта события
domain-token = жетон стопки
domain-seat = первый игрок (место)

## Цвета комнат и буквы для них

colour-blue = синяя
colour-green = зелёная
colour-yellow = жёлтая
colour-red = красная

letter-blue = С
letter-green = З
letter-yellow = Ж
letter-red = К

## Персонажи, роли, роботы

character-alice = Элис
    .gen = Элис
    .dat = Элис
    .acc = Элис
    .ins = Элис
    .prep = Элис
    .gender = f
character-jennifer = Дженнифер
    .gen = Дженнифер
    .dat = Дженнифер
    .acc = Дженнифер
    .ins = Дженнифер
    .prep = Дженнифер
    .gender = f
character-max = Макс
    .gen = Макса
    .dat = Максу
    .acc = Макса
    .ins = Максом
    .prep = Максе
    .gender = m
character-kevin = Кевин
    .gen = Кевина
    .dat = Кевину
    .acc = Кевина
    .ins = Кевином
    .prep = Кевине
    .gender = m
character-frank = Франк
    .gen = Франка
    .dat = Франку
    .acc = Франка
    .ins = Франком
    .prep = Франке
    .gender = m
character-emmett = Эммет
    .gen = Эммета
    .dat = Эммету
    .acc = Эммета
    .ins = Эмметом
    .prep = Эммете
    .gender = m
character-sarah = Сара
    .gen = Сары
    .dat = Саре
    .acc = Сару
    .ins = Сарой
    .prep = Саре
    .gender = f
character-bruce = Брюс
    .gen = Брюса
    .dat = Брюсу
    .acc = Брюса
    .ins = Брюсом
    .prep = Брюсе
    .gender = m

role-prisoner = Заключённый
role-guard = Охранник

robot-robot-1 = Робот 1
    .gen = Робота 1
    .dat = Роботу 1
    .acc = Робота 1
    .ins = Роботом 1
    .prep = Роботе 1
    .gender = m
robot-robot-2 = Робот 2
    .gen = Робота 2
    .dat = Роботу 2
    .acc = Робота 2
    .ins = Роботом 2
    .prep = Роботе 2
    .gender = m

## Комнаты: название, а на поле — не больше шести знаков

room-central = Центральная комната
    .gen = Центральной комнаты
    .dat = Центральной комнате
    .acc = Центральную комнату
    .ins = Центральной комнатой
    .prep = Центральной комнате
    .gender = f
room-room25 = Комната 25
    .gen = Комнаты 25
    .dat = Комнате 25
    .acc = Комнату 25
    .ins = Комнатой 25
    .prep = Комнате 25
    .gender = f
room-key = Комната ключей
    .gen = Комнаты ключей
    .dat = Комнате ключей
    .acc = Комнату ключей
    .ins = Комнатой ключей
    .prep = Комнате ключей
    .gender = f
room-empty = Пустая комната
    .gen = Пустой комнаты
    .dat = Пустой комнате
    .acc = Пустую комнату
    .ins = Пустой комнатой
    .prep = Пустой комнате
    .gender = f
room-vision = Комната наблюдения
    .gen = Комнаты наблюдения
    .dat = Комнате наблюдения
    .acc = Комнату наблюдения
    .ins = Комнатой наблюдения
    .prep = Комнате наблюдения
    .gender = f
room-moving = Ходячая комната
    .gen = Ходячей комнаты
    .dat = Ходячей комнате
    .acc = Ходячую комнату
    .ins = Ходячей комнатой
    .prep = Ходячей комнате
    .gender = f
room-control = Комната контроля
    .gen = Комнаты контроля
    .dat = Комнате контроля
    .acc = Комнату контроля
    .ins = Комнатой контроля
    .prep = Комнате контроля
    .gender = f
room-tunnel = Тоннель
    .gen = Тоннеля
    .dat = Тоннелю
    .acc = Тоннель
    .ins = Тоннелем
    .prep = Тоннеле
    .gender = m
room-robot = Робокомната
    .gen = Робокомнаты
    .dat = Робокомнате
    .acc = Робокомнату
    .ins = Робокомнатой
    .prep = Робокомнате
    .gender = f
room-regeneration = Комната регенерации
    .gen = Комнаты регенерации
    .dat = Комнате регенерации
    .acc = Комнату регенерации
    .ins = Комнатой регенерации
    .prep = Комнате регенерации
    .gender = f
room-vortex = Водоворот
    .gen = Водоворота
    .dat = Водовороту
    .acc = Водоворот
    .ins = Водоворотом
    .prep = Водовороте
    .gender = m
room-dark = Тёмная комната
    .gen = Тёмной комнаты
    .dat = Тёмной комнате
    .acc = Тёмную комнату
    .ins = Тёмной комнатой
    .prep = Тёмной комнате
    .gender = f
room-cold = Морозилка
    .gen = Морозилки
    .dat = Морозилке
    .acc = Морозилку
    .ins = Морозилкой
    .prep = Морозилке
    .gender = f
room-prison = Тюрьма
    .gen = Тюрьмы
    .dat = Тюрьме
    .acc = Тюрьму
    .ins = Тюрьмой
    .prep = Тюрьме
    .gender = f
room-mirror = Зеркальная комната
    .gen = Зеркальной комнаты
    .dat = Зеркальной комнате
    .acc = Зеркальную комнату
    .ins = Зеркальной комнатой
    .prep = Зеркальной комнате
    .gender = f
room-event = Комната событий
    .gen = Комнаты событий
    .dat = Комнате событий
    .acc = Комнату событий
    .ins = Комнатой событий
    .prep = Комнате событий
    .gender = f
room-jamming = Комната радиопомех
    .gen = Комнаты радиопомех
    .dat = Комнате радиопомех
    .acc = Комнату радиопомех
    .ins = Комнатой радиопомех
    .prep = Комнате радиопомех
    .gender = f
room-rotating = Вращающаяся комната
    .gen = Вращающейся комнаты
    .dat = Вращающейся комнате
    .acc = Вращающуюся комнату
    .ins = Вращающейся комнатой
    .prep = Вращающейся комнате
    .gender = f
room-illusion = Комната иллюзий
    .gen = Комнаты иллюзий
    .dat = Комнате иллюзий
    .acc = Комнату иллюзий
    .ins = Комнатой иллюзий
    .prep = Комнате иллюзий
    .gender = f
room-acid = Кислотная баня
    .gen = Кислотной бани
    .dat = Кислотной бане
    .acc = Кислотную баню
    .ins = Кислотной баней
    .prep = Кислотной бане
    .gender = f
room-flooded = Затопленная комната
    .gen = Затопленной комнаты
    .dat = Затопленной комнате
    .acc = Затопленную комнату
    .ins = Затопленной комнатой
    .prep = Затопленной комнате
    .gender = f
room-trap = Ловушка
    .gen = Ловушки
    .dat = Ловушке
    .acc = Ловушку
    .ins = Ловушкой
    .prep = Ловушке
    .gender = f
room-mortal = Комната смерти
    .gen = Комнаты смерти
    .dat = Комнате смерти
    .acc = Комнату смерти
    .ins = Комнатой смерти
    .prep = Комнате смерти
    .gender = f
room-time-machine = Машина времени
    .gen = Машины времени
    .dat = Машине времени
    .acc = Машину времени
    .ins = Машиной времени
    .prep = Машине времени
    .gender = f
room-shredder = Измельчитель
    .gen = Измельчителя
    .dat = Измельчителю
    .acc = Измельчитель
    .ins = Измельчителем
    .prep = Измельчителе
    .gender = m
room-paranoia = Комната паранойи
    .gen = Комнаты паранойи
    .dat = Комнате паранойи
    .acc = Комнату паранойи
    .ins = Комнатой паранойи
    .prep = Комнате паранойи
    .gender = f

short-central = Центр
short-room25 = Комн25
short-key = Ключи
short-empty = Пусто
short-vision = Обзор
short-moving = Ходит
short-control = Контр.
short-tunnel = Тонн.
short-robot = Робот
short-regeneration = Регенр
short-vortex = Водов.
short-dark = Тьма
short-cold = Мороз
short-prison = Тюрьма
short-mirror = Зеркал
short-event = Событ.
short-jamming = Помехи
short-rotating = Вращ.
short-illusion = Иллюз.
short-acid = Кислот
short-flooded = Потоп
short-trap = Ловуш.
short-mortal = Смерть
short-time-machine = Время
short-shredder = Измел.
short-paranoia = Паран.

## Жетоны, что можно запрограммировать и, на поле, что лежит в ячейке

token-look = Заглянуть
token-move = Передвинуться
token-push = Толкнуть
token-control = Контролировать
token-power = сверхспособность

plan-look = Заглянуть
plan-move = Передвинуться
plan-push = Толкнуть
plan-control = Контролировать
plan-power = Сверхспособность
plan-hack-complex = Взломать Дом
plan-hack-robot = Взломать робота
plan-none = Ничего

slot-look = Взор
slot-move = Идти
slot-push = Толк
slot-control = Контр
slot-power = Сверх
slot-hack-complex = Дом
slot-hack-robot = Робот

answer-no = Нет
answer-yes = Да

## Линии и направления

line-row-1 = ряд 1
line-row-2 = ряд 2
line-row-3 = ряд 3
line-row-4 = ряд 4
line-row-5 = ряд 5
line-col-A = столбец A
line-col-B = столбец B
line-col-C = столбец C
line-col-D = столбец D
line-col-E = столбец E

way-left = влево
way-right = вправо
way-up = вверх
way-down = вниз

axis-north-south = с севера на юг
axis-east-west = с запада на восток

## Что можно выбрать

verb-pick = Взять { $character_acc }
verb-clue = Заглянуть в { $space }
verb-no-clue = Никуда не заглядывать
verb-program = { $plan2_word ->
    [none] Только «{ $plan }»
   *[other] «{ $plan }», затем «{ $plan2 }»
}{ $answer_word ->
    [yes] , с Адреналином
   *[no] { "" }
}
verb-commit = { $answer_word ->
    [yes] Пустить Адреналин в ход
   *[no] Оставить на потом
}
verb-look = Заглянуть в { $space }
verb-move = Передвинуться в { $space }
verb-push = Толкнуть { $character_acc } в { $space }
verb-shift = Сдвинуть { $line } { $way }
verb-call = Позвать { $character_acc }
verb-carry = Нести { $character_acc } в { $space }
verb-recover = Восстановить Адреналин
verb-reactivate = Повторно активировать { $space }
verb-lock = Запереть { $space }
verb-hide = Спрятаться
verb-sabotage-room = Саботаж этой комнаты
verb-sabotage-robot = Саботаж: { $robot }
verb-swap = Поменять местами { $space } и { $space2 }
verb-order-move = Послать { $robot_acc } в { $space }
verb-order-push = Приказать { $robot_dat } толкнуть { $character_acc } в { $space }
verb-place-robot = Вызвать робота этой комнаты
verb-use = Разыграть: { $token }
verb-lose = Сыграть впустую: { $token }
verb-wait = Ждать второго круга
verb-decline = Пропустить этот круг
verb-remind = Оставить напоминалку
verb-reveal-guard = Показать свою роль
verb-done = Дальше
verb-see = Увидеть { $space }
verb-mark = Отметить { $space }
verb-exchange = Поменяться местами с { $space }
verb-tunnel-to = Тоннелем в { $space }
verb-sacrifice = { $character } умирает
verb-turn = Повернуть { $axis }
verb-answer = { $answer_word ->
    [yes] Не противиться
   *[no] Отказаться
}
verb-unlock = Снять замок с { $space }
verb-go = В { $space }
verb-take-robot = { $robot }

## О чём спрашивают

prompt-pick = Выберите, кто вы там, внутри.
prompt-clue = Пока не началось: можете заглянуть в одну комнату рядом с Центральной.
prompt-program = { $subject }: запрограммируйте два жетона по порядку или один.
prompt-commit = { $subject } не программирует. Пустить Адреналин в ход в этом раунде?
prompt-look = { $subject } заглядывает. В какую комнату?
prompt-move = { $subject } передвигается. Куда?
prompt-push = { $subject } толкает. Кого и куда?
prompt-control = { $subject } контролирует. Какую линию и куда сдвинуть?
prompt-power = { $subject } применяет сверхспособность.
prompt-single = { $subject }: жетон один. Разыграть сейчас или ждать второго круга?
prompt-free = { $subject } действует свободно. Разыграть жетон? Какой?
prompt-solo = Следующий ход: { $subject }. Разыграть жетон? Какой?
prompt-adrenaline = Адреналин: { $subject } действует ещё раз. Как?
prompt-remind = На какой закрытой комнате { $subject } оставляет напоминалку?
prompt-after-seeing = Теперь { $subject } знает. Что-нибудь ещё до конца хода?
prompt-see = Комната наблюдения: какую закрытую комнату видит { $subject }?
prompt-exchange = Ходячая комната: с какой закрытой комнатой она меняется местами?
prompt-shift = Комната контроля: { $subject } сдвигает любую линию.
prompt-tunnel = В какой Тоннель выходит { $subject }?
prompt-illusion = Иллюзия: в какую закрытую комнату на самом деле входит { $subject }?
prompt-acid = Кислотная баня: { $subject } решает, кто из двоих умрёт.
prompt-corridor = Как идёт коридор?
prompt-robot-room = Робокомната: { $subject } вызывает её робота или отдаёт приказ.
prompt-order = Отказ. { $subject } отдаёт другой приказ.
prompt-consent = { $subject_acc } вот-вот переместят. Не противиться?
prompt-take-robot = Какой робот приходит за { $subject_ins }?
prompt-yellow = { $subject }: остаётся жёлтая комната. Какая?
prompt-lock = Доступа нет: какую соседнюю комнату запирает { $subject }?
prompt-unlock = Оба замка заняты. С какой комнаты его снять?
prompt-panic-swap = Паника: { $subject } меняет две комнаты местами. Какие?

## Что рассказывают

notice-built = Дом разложен: двадцать пять комнат, один выход.
notice-role-dealt = { $role_word ->
    [guard] Вы — Охранник: проследите, чтобы они остались.
   *[prisoner] Вы — Заключённый: выбирайтесь.
}
notice-picked = Место { $seat } берёт { $character_acc }.
notice-looked = { $character } заглядывает в { $space }.
notice-clue-taken = Место { $seat } заглядывает в { $space }.
notice-saw = Вы видели { $space }: { $room }.
notice-round-began = { $number ->
    [1] Начинается последний раунд.
   *[other] Начинается новый раунд.
}
notice-programmed = Программы лежат лицом вниз.
notice-committed = { $character } пускает Адреналин в ход.
notice-token-up = { $character } разыгрывает жетон: { $token }.
notice-waited = { $character } ждёт.
notice-declined = { $character } пропускает круг.
notice-action-lost = { $character } ничего не может, жетон пропадает: { $token }.
notice-moved = { $character } идёт в { $space }.
notice-pushed = { $pusher } толкает { $character_acc } в { $space }.
notice-called = { $caller } зовёт, и { $character } приходит.
notice-carried = { $carrier } несёт { $character_acc } в { $space }.
notice-revealed = { $space } открывается: { $room }.
notice-turned-down = { $space } снова закрывается.
notice-replaced = { $space } теперь Пустая комната.
notice-shifted = Стены скрежещут: { $line } сдвигается { $way }.
notice-swapped = { $space } и { $space2 } меняются местами.
notice-transported = { $character } приходит в себя в { $space }.
notice-closed = { $space } захлопывается: вход воспрещён.
notice-locked = { $space } заперта.
notice-unlocked = С { $space } снят замок.
notice-corridor = Коридор в { $space } идёт { $axis }.
notice-eliminated = { $character } выбывает из игры.
notice-returned = { $character } возвращается из мёртвых, в Центральную комнату.
notice-adrenaline-lost = { $character } теряет Адреналин.
notice-recovered = { $character } снова с Адреналином.
notice-actions-cancelled = Замыслы { $character_gen } остаются в зеркале.
notice-hidden = { $character } исчезает из виду.
notice-shown = { $character } снова на виду.
notice-paranoid = Паранойя одолевает { $character_acc }.
notice-calm = { $character } успокаивается.
notice-token-lost = { $character } навсегда теряет жетон: { $token }.
notice-reminded = { $character } оставляет напоминалку на { $space }.
notice-reminder-back = { $character } забирает напоминалку.
notice-role-shown = { $role_word ->
    [guard] { $character } — Охранник.
   *[prisoner] { $character } — всё это время Заключённый.
}
notice-robot-placed = { $robot } просыпается в { $space }.
notice-robot-moved = { $robot } вкатывается в { $space }.
notice-robot-pushed = { $robot } толкает { $character_acc } в { $space }.
notice-robot-destroyed = { $robot } — теперь груда лома.
notice-refused = { $character } отказывается.
notice-key-turned = Ключ повёрнут: Комнату 25 можно увести.
notice-alarm = { $number ->
    [one] Тревога: с этим остаётся { $number } раунд.
    [few] Тревога: с этим остаётся { $number } раунда.
    [many] Тревога: с этим остаётся { $number } раундов.
   *[other] Тревога: с этим остаётся { $number } раунда.
}
notice-time-lost = Время вырвано: { $number ->
    [1] теперь это последний раунд.
    [one] с этим остаётся { $number } раунд.
    [few] с этим остаётся { $number } раунда.
    [many] с этим остаётся { $number } раундов.
   *[other] с этим остаётся { $number } раунда.
}
notice-discards-shuffled = Сброшенные карты перетасованы и становятся новой колодой.
notice-counted-down = { $number ->
    [0] Обратный отсчёт закончен.
    [one] Обратный отсчёт: остаётся { $number } раунд.
    [few] Обратный отсчёт: остаётся { $number } раунда.
    [many] Обратный отсчёт: остаётся { $number } раундов.
   *[other] Обратный отсчёт: остаётся { $number } раунда.
}
notice-escaped = { $character } уводит Комнату 25 из Дома.
notice-card-drawn = { $card_word ->
    [power_cut] Нарушение энергоснабжения: роботы встают, зелёные комнаты пустеют.
    [radio_jamming] Радиопомехи: до конца раунда ни слова.
    [rewind] Перемотка: назад в Центральную комнату.
    [robot] Робот: один из них придёт и толкнёт, если сможет.
    [time_bomb] Часовая бомба: если открыта вторая, красные комнаты убивают.
    [access_denied] Доступа нет: комната поблизости заперта.
    [chaos] Хаос: коридоры вертятся, роботы разгоняют людей, Тоннели их глотают.
    [acceleration] Ускорение: Контроль сдвигает на две комнаты.
    [panic] Паника: кто-то теряет всякую сдержанность.
    [unfit_rooms_green] Непригодные комнаты: пустующие зелёные комнаты закрываются.
    [unfit_rooms_yellow] Непригодные комнаты: пустующие жёлтые комнаты закрываются.
    [unfit_rooms_red] Непригодные комнаты: пустующие красные комнаты закрываются.
   *[other] Карта события: { $card }.
}
notice-no-effect = Ничего из этого не выходит.

## Карты событий

card-move-row-1-left = ряд 1 влево
card-move-row-1-right = ряд 1 вправо
card-move-row-2-left = ряд 2 влево
card-move-row-2-right = ряд 2 вправо
card-move-row-4-left = ряд 4 влево
card-move-row-4-right = ряд 4 вправо
card-move-row-5-left = ряд 5 влево
card-move-row-5-right = ряд 5 вправо
card-move-col-a-up = столбец A вверх
card-move-col-a-down = столбец A вниз
card-move-col-b-up = столбец B вверх
card-move-col-b-down = столбец B вниз
card-move-col-d-up = столбец D вверх
card-move-col-d-down = столбец D вниз
card-move-col-e-up = столбец E вверх
card-move-col-e-down = столбец E вниз
card-move-row-1-right-double = ряд 1 вправо на две комнаты
card-move-row-2-left-double = ряд 2 влево на две комнаты
card-move-row-4-right-double = ряд 4 вправо на две комнаты
card-move-row-5-left-double = ряд 5 влево на две комнаты
card-move-col-a-down-double = столбец A вниз на две комнаты
card-move-col-b-up-double = столбец B вверх на две комнаты
card-move-col-d-down-double = столбец D вниз на две комнаты
card-move-col-e-up-double = столбец E вверх на две комнаты
card-move-row-1-left-another = ряд 1 влево и ещё карта
card-move-row-2-right-another = ряд 2 вправо и ещё карта
card-move-row-4-left-another = ряд 4 влево и ещё карта
card-move-row-5-right-another = ряд 5 вправо и ещё карта
card-move-col-a-up-another = столбец A вверх и ещё карта
card-move-col-b-down-another = столбец B вниз и ещё карта
card-move-col-d-up-another = столбец D вверх и ещё карта
card-move-col-e-down-another = столбец E вниз и ещё карта
card-penalty-look-alice-jennifer = Штраф на «Заглянуть»: Элис и Дженнифер
card-penalty-look-max-kevin = Штраф на «Заглянуть»: Макс и Кевин
card-penalty-look-frank-emmett = Штраф на «Заглянуть»: Франк и Эммет
card-penalty-look-sarah-bruce = Штраф на «Заглянуть»: Сара и Брюс
card-penalty-control-alice-max = Штраф на «Контролировать»: Элис и Макс
card-penalty-control-jennifer-kevin = Штраф на «Контролировать»: Дженнифер и Кевин
card-penalty-control-frank-sarah = Штраф на «Контролировать»: Франк и Сара
card-penalty-control-emmett-bruce = Штраф на «Контролировать»: Эммет и Брюс
card-penalty-power-alice-kevin = Штраф на сверхспособность: Элис и Кевин
card-penalty-power-jennifer-max = Штраф на сверхспособность: Дженнифер и Макс
card-penalty-power-frank-bruce = Штраф на сверхспособность: Франк и Брюс
card-penalty-power-emmett-sarah = Штраф на сверхспособность: Эммет и Сара
card-power-cut = Нарушение энергоснабжения
card-radio-jamming = Радиопомехи
card-rewind = Перемотка
card-robot = Робот
card-time-bomb = Часовая бомба
card-access-denied = Доступа нет
card-unfit-rooms-green = Непригодные комнаты (зелёные)
card-unfit-rooms-yellow = Непригодные комнаты (жёлтые)
card-unfit-rooms-red = Непригодные комнаты (красные)
card-chaos = Хаос
card-acceleration = Ускорение
card-panic = Паника

## Поле текстом: не шире 52 знаков

headline = { $mode }: { $remaining ->
    [0] раундов нет
    [1] последний раунд
    [one] ещё { $remaining } раунд
    [few] ещё { $remaining } раунда
    [many] ещё { $remaining } раундов
   *[other] ещё { $remaining } раунда
}, { $phase }
headline-level = { $mode } ({ $level })
you = вы
team = Команда { $team }

state-eliminated = вне игры
state-trapped = в Ловушке
state-drowning = тонет ({ $rounds })
state-invisible = невидимость
state-paranoid = паранойя ({ $count })
state-free = без программы
state-one-action = одно действие
state-resting = отдых
state-fast = ускорение
state-lost = нет: { $tokens }
state-empty-rooms = Пустых: { $count }

note-key-turned = Ключ повёрнут.
note-key-not-turned = Ключ не повёрнут.
note-displayed = Открыто: { $cards }.
note-robots = Роботов в запасе: { $count }.
note-unseen = Не видели: { $rooms }

legend-blue = начало и выход
legend-green = безопасно
legend-yellow = препятствие
legend-red = смертельно
