# Встреча за столом: места и как они заполняются, приглашения, часы, список столов, страница хозяина.

## Места и приглашения

page-invite = Пригласить
page-qr = Ссылка в виде кода для камеры телефона
page-address = Адрес в вашей сети
page-alone = Эту ссылку откроет только этот компьютер. Запустите сервер с --host 0.0.0.0, и её откроют телефоны в вашей сети.
page-level = Уровень
page-fill-with-bot = Посадить бота
page-offer-seat = Освободить: предложить человеку
page-bot-level = бот, { $level }
page-room = Места и приглашения
page-host-tag = хозяин
page-invited = Вас приглашают
page-invited-to = { $name ->
    [none] Стол, игра: { $game }.
   *[other] «{ $name }», игра: { $game }.
}
page-invited-with = За столом: { $names }.
page-sit-down = Сесть
page-waiting-empty = { $names }: свободно. Партия ждёт, пока там кто-нибудь не сядет.

## Часы и замена

page-clock-why = Когда время выйдет, сыграет бот
page-clock-choice = на выбор
page-clock-away = нет на месте; бот сыграет через
page-clock-days = { $days ->
    [one] { $days } день, { $hours } ч
    [few] { $days } дня, { $hours } ч
    [many] { $days } дней, { $hours } ч
   *[other] { $days } дня, { $hours } ч
}
page-bot-soon = Выберите, или бот сыграет за вас через
page-bot-plays = За вас играет бот.
page-take-over = Вернуть место
page-house-stand-in = Игрока { $name } подменяет бот.
page-house-back = { $name } снова играет.
page-house-left = Кто-то покинул место { $seat }.
page-house-put-out = Кого-то удалили с места { $seat }. Место занимает бот.
page-house-bot = { $bot ->
    [none] Бот сел на место { $seat }.
   *[other] За стол садится бот: { $bot }.
}
page-house-free = Место { $seat } свободно.
page-unread = { $count ->
    [one] { $count } непрочитанное
    [few] { $count } непрочитанных
    [many] { $count } непрочитанных
   *[other] { $count } непрочитанного
}

## Зрители

page-watching = Вы зритель.
page-watching-eyes = Вы видите то, что видно всем. Когда партия закончится, повтор покажет её с каждого места.

## Список столов и мои столы

page-lobby-waiting = Ждут игроков
page-lobby-running = Можно смотреть
page-lobby-none-running = Сейчас смотреть нечего.
page-company-people = { $count ->
    [one] { $count } человек
    [few] { $count } человека
    [many] { $count } человек
   *[other] { $count } человека
}
page-company-bots = { $count ->
    [one] { $count } бот
    [few] { $count } бота
    [many] { $count } ботов
   *[other] { $count } бота
}
page-mine-your-turn = Ваш ход
page-mine-asked = сейчас выбор: { $names }
page-mine-goes-on = продолжается
page-mine-won = Победа
page-mine-lost = Поражение
page-mine-nobody = Кончено, никто не победил
page-mine-gone = стола больше нет
page-back-to-table = Вернуться за стол: { $game } ({ $standing })
page-house-rules = Домашние правила
page-clock-limit-none = без часов
page-away-limit = { $minutes ->
    [one] бот подменит через { $minutes } минуту отсутствия
    [few] бот подменит через { $minutes } минуты отсутствия
    [many] бот подменит через { $minutes } минут отсутствия
   *[other] бот подменит через { $minutes } минуты отсутствия
}

## Страница хозяина

page-presets = Во что играем?
page-preset-house = Домашние правила
page-preset-house-text = Выберите каждую настройку сами, глава за главой.
page-players-and-bots = Игроки и боты
page-rest = Остальное
page-chapter-first = Во что играют
page-rest-table = Стол: название, список столов, зрители, часы
page-changed-count = { $count ->
    [one] изменена { $count } настройка
    [few] изменены { $count } настройки
    [many] изменено { $count } настроек
   *[other] изменено { $count } настройки
}
page-rule-link = Правило { $rule }
page-start-again = Начать заново
