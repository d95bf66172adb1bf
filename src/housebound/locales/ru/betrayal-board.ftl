# «Предательство в Доме на Холме»: слова текстового поля.
#
# Названия комнат — не больше восьми букв, инициалы исследователей — две; больше на поле места нет.

## Комнаты, коротко

short-entrance-hall = Холл
short-foyer = Фойе
short-grand-staircase = ПарЛестн
short-upper-landing = ВерхЭтаж
short-basement-landing = Площадка
short-catacombs = Подземел
short-chasm = Пропасть
short-crypt = Склеп
short-furnace-room = Котельн.
short-larder = Кладовая
short-pentagram-chamber = Пентагр.
short-stairs-from-basement = Лестница
short-underground-lake = Озеро
short-wine-cellar = ВинПогр.
short-ballroom = БалЗал
short-coal-chute = Желоб
short-dining-room = Столовая
short-gardens = Сад
short-graveyard = Кладбище
short-patio = ЗадДвор
short-attic = Чердак
short-balcony = Балкон
short-bedroom = Спальня
short-gallery = Галерея
short-master-bedroom = ХозСпаль
short-tower = Башня
short-abandoned-room = Заброшен
short-kitchen = Кухня
short-bloody-room = Кровавая
short-chapel = Часовня
short-charred-room = Обгорев.
short-collapsed-room = РазрПол
short-conservatory = Оранжер.
short-library = Библиот.
short-gymnasium = Гимнаст.
short-operating-laboratory = Операц.
short-research-laboratory = Лаборат.
short-servants-quarters = Прислуга
short-storeroom = Чулан
short-vault = Погреб
short-creaky-hallway = Скрипуч.
short-dusty-hallway = Пыльный
short-game-room = Игровая
short-junk-room = Хлам
short-mystic-elevator = Лифт
short-organ-room = Органный
short-statuary-corridor = Статуи

## Исследователи, как они стоят в комнатах

initials-darrin-williams = ДУ
initials-ox-bellows = ОБ
initials-madame-zostra = МЗ
initials-vivian-lopez = ВЛ
initials-brandon-jaspers = БД
initials-peter-akimoto = ПА
initials-missy-dubourde = МД
initials-zoe-ingstrom = ЗИ
initials-professor-longfellow = ПЛ
initials-father-rhinehardt = ОР
initials-heather-granville = ХГ
initials-jenny-leclerc = ДЛ

## Навыки, не больше шести букв

pages-explorers = Исследователи
track-might = Сила
track-speed = Скор.
track-sanity = Разум
track-knowledge = Знания

## Этажи

board-floor-basement = ПОДВАЛ
board-floor-ground = ПЕРВЫЙ ЭТАЖ
board-floor-upper = ВЕРХНИЙ
board-floor-upper-wide = ВЕРХНИЙ ЭТАЖ

## Заголовки

board-exploration = Исследование: { $omens ->
        [0] предзнаменований ещё нет
        [one] взято { $omens } предзнаменование
        [few] взято { $omens } предзнаменования
        [many] взято { $omens } предзнаменований
       *[other] взято { $omens } предзнаменования
    }
board-haunt = Сценарий { $number }: { $title }
board-round = раунд { $round }
board-track = трек: { $track }
board-traitor-hidden = предатель скрыт
board-no-traitor = предателя нет
board-acts = Ход: { $figure }
board-acts-you = Ваш ход: { $figure }
board-spaces = { $spaces ->
        [0] движения не осталось
        [one] осталась { $spaces } единица движения
        [few] осталось { $spaces } единицы движения
        [many] осталось { $spaces } единиц движения
       *[other] осталось { $spaces } единицы движения
    }
board-resolving = событие: { $cards }
board-used = использовано: { $cards }
board-tried = испробовано: { $things }
board-did-has-attacked = атака сделана
board-did-has-ridden = лифт использован
board-did-has-tasked = бросок задания сделан
board-did-has-given = предмет отдан
board-did-has-dropped = предмет сброшен
board-did-has-taken = предмет подобран
board-did-halted = дальше идти нельзя
board-did-no-attack = атаковать нельзя
board-did-retreat = нужно отступить

## Исследователи

board-you = вы
board-seat = место { $seat }
board-traitor = ПРЕДАТЕЛЬ
board-hero = герой
board-secret = (втайне { $side })
board-dead = нет в живых
board-outside = вне дома
board-place-hidden = никто не знает где
board-place-side = { $room } (сторона: { $side })
board-place-inside = { $room } (внутри)
board-restrained = { $failures ->
        [0] в плену
        [one] в плену, { $failures } попытка не удалась
        [few] в плену, { $failures } попытки не удались
        [many] в плену, { $failures } попыток не удалось
       *[other] в плену, { $failures } попытки не удалось
    }
board-misses-turn = пропускает следующий ход
board-cards = несёт: { $cards }
board-mask-worn = (надета)
board-box-open = (открыта)

## Монстры

board-monsters = МОНСТРЫ
board-monster-kind = { $name } ({ $traits }): { $where }
board-monster-kind-unknown = { $name }: { $where }
board-monster-at = { $mark } { $room }
board-monster-holds = { $at }, несёт: { $cards }
board-stunned = { $at }, задержан

## Что лежит вокруг, стопка и колоды

board-pile = { $room }: { $cards }
board-waits = ждёт: { $card }
board-lying = Лежит в доме: { $piles }
board-tokens = Жетоны: { $tokens }
board-token = { $token }: { $room }
board-token-two = { $token }: { $room } — { $to }
board-beside = Рядом с домом: { $rooms }
board-lost = Потерянные комнаты: { $rooms }
board-vault-open = Погреб открыт.
board-noted = Так суждено: записан бросок { $number }.
board-stack = { $tiles ->
        [0] Стопка пуста.
        [one] Остался { $tiles } тайл, верхний — { $back }.
        [few] Осталось { $tiles } тайла, верхний — { $back }.
        [many] Осталось { $tiles } тайлов, верхний — { $back }.
       *[other] Осталось { $tiles } тайла, верхний — { $back }.
    }
board-stack-known = Вы знаете верхние тайлы: { $rooms }.
board-stack-bottom = Вы знаете низ стопки: { $rooms }.
board-tiles-discarded = { $tiles ->
        [one] Сброшен { $tiles } тайл
        [few] Сброшено { $tiles } тайла
        [many] Сброшено { $tiles } тайлов
       *[other] Сброшено { $tiles } тайла
    }{ $rooms ->
        [none] .
       *[other] , вы видели: { $rooms }.
    }
board-unknown = ?
board-decks = Осталось карт: предметы { $items }, предзнаменования { $omens }, события { $events }.
board-deck-known = Вы знаете верх колоды { $symbol ->
        [item] предметов
        [omen] предзнаменований
       *[event] событий
    }: { $cards }.

## Знаки

board-key = Знаки: { $signs }
board-key-open = ? неизвестная дверь
board-key-false = x ложная дверь
board-key-window = ┄ окно
board-key-stairs = ↑↓ лестница
board-key-token = * жетон
board-key-pile = $ карты
board-key-waiting = & компаньон
board-key-barrier = ¦ барьер
board-key-ruin = ░░ обвал
board-key-stunned = (…) задержан
