# Страница: каждый текст её рамки. Что говорит игра, стоит в её собственных файлах.

page-new-here = Впервые здесь? В каждой игре есть первая партия с провожатым: пять минут, и каждый шаг объяснён.
page-motto = Игры о том, как оказаться взаперти в доме с тем, кто хочет вашей смерти.
page-title-betrayal = Предательство в Доме на Холме
page-title-room25 = Комната 25
page-title-terrorscape = Шёпот за стеной
page-line-betrayal = Исследуйте дом, которого вчера здесь не было. Потом один из вас пойдёт против остальных.
page-line-room25 = Двадцать пять комнат, один выход, и не все хотят уйти.
page-line-terrorscape = Три жертвы прячутся и слушают. Слушает и убийца.

## Главная

page-games = Игры
page-more = Ещё
page-players = от { $least } до { $most } игроков
page-play-now = Играть сейчас
page-opening = Открываем…
page-host = Открыть стол
page-rulebook = Книга правил
page-join = Сесть за открытый стол
page-replay-tape = Повтор по записи
page-have-code = У меня есть код
page-manual = Руководство
page-language = Язык
page-my-tables = Мои столы
page-forget = Забыть этот стол
page-against-bots = Против ботов
page-close = Закрыть
page-back = Назад

## Открыть стол

page-host-title = Новый стол: { $game }
page-seats = Места
page-seat = Место { $seat }
page-seat-me = Я
page-seat-person = Человек, по ссылке
page-seat-here = Ещё один человек у этого экрана
page-seat-bot = Бот: { $level }
page-level-random = случайный
page-level-beginner = начинающий
page-level-sensible = обычный
page-level-searching = сильный
page-your-name = Ваше имя
page-table-name = Название стола
page-listed = Показать в списке столов, чтобы любой мог занять свободное место
page-watched = Пустить зрителей
page-away = Бот подменит того, кого нет
page-away-never = никогда
page-away-minutes = { $minutes ->
    [one] через { $minutes } минуту
    [few] через { $minutes } минуты
    [many] через { $minutes } минут
   *[other] через { $minutes } минуты
}
page-clock = Часы
page-clock-none = без часов
page-clock-each-minutes = { $minutes ->
    [one] { $minutes } минута на каждый выбор
    [few] { $minutes } минуты на каждый выбор
    [many] { $minutes } минут на каждый выбор
   *[other] { $minutes } минуты на каждый выбор
}
page-clock-each-days = { $days ->
    [one] { $days } день на каждый выбор
    [few] { $days } дня на каждый выбор
    [many] { $days } дней на каждый выбор
   *[other] { $days } дня на каждый выбор
}
page-clock-total = { $minutes } мин на партию, за каждый выбор возвращается { $seconds } с
page-table = Стол
page-options = Настройки игры
page-default = как обычно
page-open-table = Открыть стол
page-links-title = Стол открыт
page-links = Пошлите каждому игроку ссылку его места. Она действует один раз: место достанется тому, кто откроет её первым, а вы за него подсмотреть не сможете.
page-copy = Скопировать
page-copied = Скопировано
page-to-my-seat = На моё место

## Список столов

page-code-title = Второе устройство
page-code-help = На устройстве, где вы играете, откройте меню стола и выберите «Играть на втором устройстве». Введите сюда то, что оно покажет.
page-code = Код
page-code-come = Войти
page-lobby-title = Открытые столы
page-lobby-empty = Ни один стол не ждёт игроков. Откройте свой, и он появится здесь.
page-practice = Учебный
page-practice-why = Учебный стол: тот, кто его открыл, может знать, что выпадет на кубиках.
page-take-seat = Занять место { $seat }
page-watch = Смотреть
page-refresh = Обновить
page-free-seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
}

## За столом

page-connecting = Соединяем…
page-lost-line = Связь прервана. Соединяем снова…
page-door-closed = Вам сюда нельзя
page-your-turn = Ваш ход
page-your-turn-title = ● Ваш ход: { $game }
page-spectating = Вы смотрите.
page-waiting-for = { $count ->
    [1] { $names } думает.
   *[other] { $names } думают.
}
page-waiting-unseen = Что-то решается втайне от вас.
page-answered = Ответ дан. Его ещё можно изменить, пока не ответили все.
page-more-choices = На поле
page-anytime = В любой момент:
page-list = Список
page-list-title = Всё, что вы можете выбрать
page-list-no-such = В этом списке нет номера { $typed }: выберите от 1 до { $last }.
page-list-empty = Сейчас вас ни о чём не спрашивают.
page-list-barred = Чего выбрать нельзя и почему
page-undo = Отменить
page-no-undo = Отменить нельзя: { $why }.
page-propose-back = Попросить всех отменить последний выбор
page-agree-back = Согласиться отменить последний выбор
page-withdraw-back = Всё же не отменять
page-back-wanted = Просят отменить последний выбор: { $names }.
page-back-missing = Ещё должны согласиться: { $names }.
page-confirm-title = Это нельзя отменить
page-confirm = Сделать
page-cancel = Не надо
page-why-not = Почему нельзя
page-rule = Правило { $rule }
page-seats-title = Места
page-bot = бот
page-away-now = нет на месте
page-stand-in = подменяет бот
page-free = свободно
page-here = на месте
page-thinking = выбирает
page-me = вы
page-hand = Рука и заметки
page-hand-short = Рука
page-story = Рассказ
page-log = Ход событий
page-chat = Разговор
page-rules = Правила
page-menu = Меню
page-leave-home = На главную
page-hand-to-bot = Пусть за меня играет бот
page-take-back-seat = Забрать своё место у бота
page-leave-seat = Покинуть стол навсегда
page-second-device = Играть на втором устройстве
page-second-device-how = На другом устройстве откройте { $where } и выберите «У меня есть код». Код действует пять минут и один раз.
page-host-powers = Вы открыли этот стол
page-give-to-bot = Пусть играет бот
page-put-out = Удалить
page-put-out-sure = Удалить навсегда: { $name }? Дальше играет бот, и никто с того же адреса здесь больше не сядет.
page-watch-link = Ссылка для зрителей
page-sound = Звук, когда мой ход
page-confirm-wish = Спрашивать перед тем, что нельзя отменить
page-notify = Уведомление, когда мой ход
page-log-empty = Пока ничего не случилось.
page-since = Пока вас не было
page-say = Скажите что-нибудь
page-earlier-talk = Показать, что говорили раньше
page-send = Отправить
page-channel = Кому
page-no-channel = Сейчас никто не может говорить.
page-search-rules = Поиск по правилам: слова или номер правила
page-rules-found = { $count ->
    [0] Правила со всеми этими словами нет.
    [one] { $count } правило
    [few] { $count } правила
    [many] { $count } правил
   *[other] { $count } правила
}
page-keys = Клавиши
page-key-l = Всё, что можно выбрать, списком
page-key-s = Рассказ: ход событий, разговор, правила
page-key-h = Рука и заметки
page-key-g = Ваша цель
page-key-n = Показать следующее, что сделали другие
page-key-c = Догнать остальных
page-key-u = Отменить последний выбор
page-key-i = Попросить подсказку, где они разрешены
page-key-r = Книга правил
page-key-keys = Этот список
page-zoom-in = Ближе
page-zoom-out = Дальше
page-fit = Показать всё
page-clock-left = осталось { $time }
page-just-happened = Только что
page-connection = Связь
page-name-prompt = Как вас зовут?
page-name-save = Это я

## Передать экран

page-hand-over = Передайте экран: { $name }.
page-hand-over-ready = Я — { $name }, больше никто не смотрит

## Конец

page-over-title = Всё кончено
page-rematch = Сыграть ещё раз
page-to-rematch = К новой партии
page-see-replay = Смотреть повтор партии
page-save-tape = Сохранить запись
page-look-at-board = Посмотреть на поле
page-rounds = { $number ->
    [one] { $number } раунд
    [few] { $number } раунда
    [many] { $number } раундов
   *[other] { $number } раунда
}
page-won = Победа
page-lost = Поражение

## Повтор

page-replay-title = Повтор партии
page-replay-step = Шаг { $step } из { $steps }
page-replay-first = К началу
page-replay-before = На шаг назад
page-replay-play = Пуск
page-replay-pause = Пауза
page-replay-next = На шаг вперёд
page-replay-last = К концу
page-replay-seat = Чьими глазами
page-tape-title = Повтор по записи
page-tape-help = Выберите запись: файл, сохранённый через «Сохранить запись» или командной строкой. Законченную партию покажут заново; незаконченная продолжится за новым столом.
page-tape-choose = Выбрать файл

## Книга правил

page-rules-title = Книга правил: { $game }

## Найти имя

page-look-back = Назад
