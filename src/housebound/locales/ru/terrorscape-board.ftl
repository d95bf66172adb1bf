# «Шёпот за стеной»: слова текстового поля.
#
# Названия локаций — не больше восьми букв, инициалы жертв — две; больше на поле места нет.

## Локации, как они стоят на карте

tile-R1 = Холл
tile-R2 = Галерея
tile-R3 = Коридор
tile-R4 = Кабинет
tile-R5 = Библиот.
tile-B1 = Гостиная
tile-B2 = Столовая
tile-B3 = Кухня
tile-B4 = Кладовая
tile-B5 = Бал. зал
tile-G1 = Тропа
tile-G2 = Кладбище
tile-G3 = Сарай
tile-G4 = Теплица
tile-G5 = Сад

## Жертвы, как они в них стоят: первые буквы у всех разные

initials-marco = Ма
initials-johnson = Дж
initials-sofia = Со
initials-anna = Ан
initials-william = Уи

## Заголовок и крыша

board-round = Раунд { $round }: { $phase }
board-before = До первого раунда: { $phase }
board-keys = Ключи: { $keys } из { $needed }.
board-gears = Передатчик: шестерёнок { $gears } из { $needed }.
board-gears-repaired = Передатчик: шестерёнок { $gears } из { $needed }, починка в этом раунде была.
board-rescue = { $rounds ->
        [0] Служба спасения здесь.
        [1] Служба спасения приедет в следующем раунде.
        [one] До спасения { $rounds } раунд.
        [few] До спасения { $rounds } раунда.
        [many] До спасения { $rounds } раундов.
       *[other] До спасения { $rounds } раунда.
    }

## Жертвы

board-victim = { $initials } { $name }, { $whose }
board-you = вы
board-seat = место { $seat }
board-fear = страх: { $fear }
board-own-keys = { $keys ->
        [one] { $keys } Ключ
        [few] { $keys } Ключа
        [many] { $keys } Ключей
       *[other] { $keys } Ключа
    }
board-first-player = первый игрок
board-has-acted = ход сделан
board-may-flee = может бежать
board-items = несёт: { $items }
board-several = { $count } × { $name }
board-ability = способность: { $ability }
board-ability-used = способность: { $ability } (применена)
board-ability-choice = на выбор: { $abilities }
board-anywhere = может быть где угодно
board-anywhere-but = может быть где угодно, кроме: { $places }
board-surely = наверняка здесь: { $place }
board-may-be = может быть здесь: { $places }

## Убийца

board-killer = { $killer }: { $where }, уровень { $level }, сила { $strength }
board-killer-you = { $killer }, вы
board-killer-unseen = не виден, в последний раз: { $location }
board-killer-hides = прячется: { $location }, в последний раз: { $last }
board-played = разыграно: { $cards }
board-plays = разыгрывает: { $card }
board-hand = Рука: { $cards }
board-no-hand = Рука: карт нет
board-costs = { $card } (стоит { $cost })
board-costs-rest = { $card } (стоит всей руки)
board-deck = { $cards ->
        [0] Колода убийцы: пуста, следующая карта принесёт уровень.
        [one] Колода убийцы: { $cards } карта.
        [few] Колода убийцы: { $cards } карты.
        [many] Колода убийцы: { $cards } карт.
       *[other] Колода убийцы: { $cards } карты.
    }
board-pile = Сброс: { $cards }.
board-locked = { $card }: с уровня { $level }.
board-killer-abilities = Способности убийцы: { $abilities }
board-killer-ability-choice = Способности убийцы на выбор: { $abilities }
board-used-up = { $name } (применена)

## Столкновение

board-encounter = Столкновение: { $victims }.
board-attacked = Уже атакованы: { $victims }.
board-defends = { $victim } защищается.
board-defends-with = { $victim } защищается: { $items }.

## За ширмой

board-looks = { $victim } смотрит: { $items }
board-offers = { $victim } предлагает; { $other } может получить: { $item }
board-offers-for = { $victim } предлагает; { $other } может получить: { $item }, отдав: { $back }
board-plan = План «{ $plan }», пунктов { $done } из { $steps }; впереди: { $ahead }
board-plan-ready = План «{ $plan }»: выполнен
board-plan-spent = План «{ $plan }»: использован
board-step-killer = вместе с убийцей
board-step-together = все вместе
board-step-apart = все врозь
board-trap = Капкан лежит здесь: { $location }.
board-buzzer = Зуммер стоит здесь: { $location }.
board-decks = Осталось карт: экипировка { $equipment }, поиск { $search }
board-discarded = Сброс: { $items }

## Дом словами

board-firecracker = Петарда: шум повсюду.
board-noise = Шум: { $places }.
board-last-noise = Шум в прошлом раунде: { $places }.
board-last-noise-everywhere = В прошлом раунде шум повсюду.
board-barricades = Баррикады: { $passages }.

## Знаки

board-key = Знаки: { $signs }
board-key-passage = ─ проход
board-key-path = ┄ тропа
board-key-barricade = # баррикада
board-key-killer = ☠ убийца
board-key-killer-unseen = (☠) прячется
board-key-killer-last-seen = ☠? видели здесь
board-key-guess = м? может быть здесь (М? больше негде)
board-key-dead = † смерть
board-key-noise = ! шум
board-key-faded-noise = (!) шум прошлого раунда
board-key-firecracker = ✶ петарда
board-key-trap = ^ капкан
board-key-buzzer = ¤ Зуммер
board-key-exit = ⌂ выход
board-key-transmitter = ≈ передатчик
board-key-search = ○ поиск
board-key-secret = ~ тайный проход
