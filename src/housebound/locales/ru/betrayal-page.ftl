# «Предательство в Доме на Холме»: что говорит поле в браузере сверх собственных слов игры.

## Дом

house-label = Дом
house-floors = Этажи
house-floor-basement = Подвал
house-floor-ground = Первый этаж
house-floor-upper = Верхний этаж
house-tab-basement = Подвал
house-tab-ground = Первый
house-tab-upper = Верхний
house-tab-all = Все
house-floor-open = (здесь можно что-то выбрать)
house-marks = Что считает сценарий
house-zoom-in = Ближе
house-zoom-out = Дальше
house-follow = Следить за тем, кто действует
house-close = Закрыть
house-room = { $room }, { $floor }.
house-here = Здесь: { $who }.
house-lying = Внутри: { $what }.
house-lying-here = Внутри:
house-undrawn = Карту этой комнаты ещё никто не взял: { $symbol }.
house-door = Неизвестная дверь: { $room }, { $direction }
house-stairs-up = Лестница наверх: { $room }
house-stairs-down = Лестница вниз: { $room }
house-way = { $token }, выход: { $room }
house-stunned = задержан

## Как положить тайл

house-turn-title = { $room }: как ляжет?

## Выбор исследователей

house-cast-title = Кто войдёт в дом?

## Места и карты

house-traitor = Предатель
house-hero = Герой
house-holds = Несёт
house-track = { $trait } { $value }, начало { $start }
house-track-skull = { $trait } на черепе, начало { $start }
house-trait = { $trait } { $value }
house-hand-empty = У вас ничего нет.
house-mask-worn = Она на вас.
house-box-open = Она открыта и играет.
house-draws = { $figure } берёт: { $card }
house-resolving = Событие: { $card }
house-put-down = Закрыть карту

## Одно из многих

house-pick = Выберите одно
house-reroll = Коснитесь кубиков, чтобы перебросить
house-die = Кубик { $n }: { $face ->
        [0] пусто
        [1] один
        [2] два
       *[other] не запомнилось
    }

## Мгновения

house-gain = +{ $number } { $trait }
house-loss = −{ $number } { $trait }

## Сценарий

house-haunt-number = СЦЕНАРИЙ { $number }
house-part-heroes = Что знают герои
house-part-traitor = Что знает предатель
house-section-goal = Цель
house-section-now = Что происходит
house-section-you = Что можете делать вы
house-section-monsters = Что могут ваши монстры
house-section-others = Что могут другие
house-section-rules = Особые правила
house-ready = Прочитано. Начинаем.
house-to-board = К дому

## Строка над предложением

house-status-casting = Перед дверью
house-status-exploring = { $steps ->
        [-1] Исследование
        [0] Исследование · шагов не осталось
        [one] Исследование · остался { $steps } шаг
        [few] Исследование · осталось { $steps } шага
        [many] Исследование · осталось { $steps } шагов
       *[other] Исследование · осталось { $steps } шага
    } · { $omens ->
        [0] предзнаменований нет
        [one] { $omens } предзнаменование
        [few] { $omens } предзнаменования
        [many] { $omens } предзнаменований
       *[other] { $omens } предзнаменования
    } · { $odds }
house-haunt-odds = следующее предзнаменование: кубиков { $dice }, { $needed } или больше — спокойно, риск сценария { $percent } %
house-haunt-odds-now = бросок на начало сценария в этот ход: кубиков { $dice }, { $needed } или больше — спокойно, риск сценария { $percent } %
house-out-dead = Ваш исследователь мёртв; остальные играют дальше.
house-out-gone = Ваш исследователь вне дома; остальные играют дальше.
asked-turn = Ваш ход: { $subject }. Выберите то, что светится, или кнопку внизу.
asked-monster = Вы ведёте: { $subject }. Выберите то, что светится, или кнопку внизу.
house-odds = { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
        [many] { $dice } кубиков
       *[other] { $dice } кубика
    } ({ $trait }) против { $against }: победа в { $percent } %
house-odds-unknown = { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
        [many] { $dice } кубиков
       *[other] { $dice } кубика
    } ({ $trait }); что бросает { $target }, на вашей стороне никто не знает
house-status-haunt = Сценарий { $number } · раунд { $round } · ход: { $figure }
house-status-haunt-you = Сценарий { $number } · раунд { $round } · { $steps ->
        [-1] ваш ход
        [0] ваш ход, шагов не осталось
        [one] ваш ход, остался { $steps } шаг
        [few] ваш ход, осталось { $steps } шага
        [many] ваш ход, осталось { $steps } шагов
       *[other] ваш ход, осталось { $steps } шага
    }
house-status-haunt-title = Сценарий { $number } · { $title }

## Конец, в цифрах

house-tally-rooms = { $number ->
    [one] открыта { $number } комната
    [few] открыто { $number } комнаты
    [many] открыто { $number } комнат
   *[other] открыто { $number } комнаты
}
house-tally-cards = { $number ->
    [one] взята { $number } карта
    [few] взято { $number } карты
    [many] взято { $number } карт
   *[other] взято { $number } карты
}
house-tally-fights = { $number ->
    [one] { $number } схватка
    [few] { $number } схватки
    [many] { $number } схваток
   *[other] { $number } схватки
}
house-tally-deaths = { $number ->
    [one] { $number } смерть
    [few] { $number } смерти
    [many] { $number } смертей
   *[other] { $number } смерти
}
