# Что печатают команды помимо самой игры и что они говорят о набранном.

help-usage = Запуск:
help-options-here = [КЛЮЧИ]
help-command-here = КОМАНДА [АРГУМЕНТЫ]…
help-arguments = Аргументы
help-options = Ключи
help-commands = Команды
help-example = Пример: { $command }
help-default = если не задано: { $value }
help-from-to = от { $low } до { $high }
help-from = от { $low }
help-required = обязательно
help-variable = или переменная { $name }
help-more = Подробнее: `{ $command } --help`.
help-wrong = Ошибка: { $what }
kind-int = ЧИСЛО
kind-float = ЧИСЛО
kind-str = ТЕКСТ
word-address = АДРЕС
word-bot = БОТ
word-days = ДНИ
word-dir = ПАПКА
word-file = ФАЙЛ
word-game = ИГРА
word-id = НОМЕР
word-level = УРОВЕНЬ
word-link = ССЫЛКА
word-name = ИМЯ
word-number = ЧИСЛО
word-path = ПУТЬ
word-program = ПРОГРАММА
word-puzzle = ЗАДАЧА
word-table = СТОЛ
word-value = ЗНАЧЕНИЕ
word-values = ЗНАЧЕНИЯ
word-words = СЛОВА
default-usual-number = обычное число
default-random = случайно
default-all-cores = все ядра

## Что набрано не так

no-such-command = Команды { $command } нет.
no-such-command-but = Команды { $command } нет. Может быть, { $alike }?
no-such-option = Ключа { $option } нет.
no-such-option-but = Ключа { $option } нет. Может быть, { $alike }?
option-needs-a-value = После { $option } нужно значение.
option-takes-no-value = { $option } ставят без значения.
too-many-words = Лишнее: { $words }. Больше эта команда ничего не принимает.
missing = Не хватает аргумента { $name }.
bad-value = { $name }: { $why }
misfit-int-parsing = нужно целое число
misfit-float-parsing = нужно число
misfit-greater-than-equal = нужно { $ge } или больше
misfit-less-than-equal = нужно { $le } или меньше
rule-failed = правило дало сбой, это ошибка в игре: { $why }. Путь к ней, записью:

## Долгая работа

rate = { $rate }/с
stopped-games = остановлено: партий { $done } из { $of }
stopped-tables = остановлено: столов { $done } из { $of }
stopped-positions = остановлено: позиций { $done } из { $of }
stopped-files = остановлено: файлов { $done } из { $of }
stopped-puzzles = остановлено: задач { $done } из { $of }
stopped-moments = остановлено: просмотрено моментов { $done } из { $of }
share-between = { $share } (от { $low } до { $high })

## check

check-title = { $game }: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
    [many] { $tables } столов
   *[other] { $tables } стола
}, { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
    [many] { $decisions } решений
   *[other] { $decisions } решения
}
check-check = проверка
check-times = раз
check-ok = верно
check-failed = СБОЙ
check-longest = самая долгая партия — решений: { $game }; самый долгий отрезок — событий: { $unit }
check-bots-title = { $game }: { $positions ->
    [one] { $positions } позиция
    [few] { $positions } позиции
    [many] { $positions } позиций
   *[other] { $positions } позиции
}, где что-то скрыто
check-asked = спрошено
check-same-choice = выбор тот же
check-citations = { $game }: столов { $tables }, особых действий запрещено { $barred }, отказов { $refused }, из них без причины { $bare }: { $share }

## club

club-struck = Стол { $table } вычеркнут
club-free = Имя { $name } свободно
club-nobodys = Имя { $name } никому не принадлежало
club-forgotten = Имени { $name } нет больше ни в одном результате
club-closed = Сезон { $number }, { $name }, закрыт; начинается сезон { $next }
club-season-open = Сезон { $number }: открыт
club-season-closed = Сезон { $number }, { $name }: закрыт { $date }
club-nothing = Ни один стол ещё не засчитан
club-name = имя
club-played = сыграно
club-won = побед
club-rating = рейтинг
club-game = { $game }, { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
    [many] { $tables } столов
   *[other] { $tables } стола
}
club-bot = бот, { $name }

## games, rules, scenario

games-line = мест: { $seats }; правил: { $rules }; боты: { $bots }
games-progress = { $what }: здесь { $here } из { $of }
games-option = настройка
games-values = значения
games-default = обычно
games-meaning = что это значит
games-a-number = число
games-a-text = текст
rules-none = у { $game } нет правила со всеми этими словами: { $words }
rules-no-page = у { $game } нет тайной страницы { $pages }
scenario-holds = верно
scenario-some-hold = верны { $hold } из { $of }
scenario-all = файлов { $files }: верных случаев { $hold }, неверных { $differ }{ $bad ->
    [0] {""}
    [one] {", "}не прочитан { $bad }
    [few] {", "}не прочитано { $bad }
    [many] {", "}не прочитано { $bad }
   *[other] {", "}не прочитано { $bad }
}

## serve, sit

serve-listens = Housebound слушает { $url }
serve-elsewhere = Другие в вашей сети найдут его здесь: { $address }
serve-keeps = Столы удаляются, когда после конца партии пройдёт дней: { $days }
serve-in-memory = Эта база данных живёт только в памяти: когда сервер остановится, все столы пропадут. С `--database sqlite:///housebound.db` они сохранятся.
sit-come-back = Вернуться на это место: { $link }
sit-waits = { $server } не отвечает. Попытки продолжатся ещё столько секунд: { $seconds }; Ctrl-C прекращает их.
sit-lost = { $bot } теряет место: { $why }. Вместо него играет обычный бот этой игры.
sit-over = Партия окончена. Победили места: { $winners } ({ $why }).

## match, tournament, bench

match-player = игрок
match-lost = потеряно мест
match-title = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, зерно { $seed }
match-standard-input = стандартный ввод
tournament-go-on = Продолжить: { $command }
tournament-ratings = рейтинги (openskill)
tournament-house = дом
tournament-lost = место потеряно: { $why }
tournament-done = партий { $games } из { $of }, мест { $seats }, зерно { $seed }
tournament-cross = { $game }: каждое место, интервалы 95 %
tournament-wins-of = победы
tournament-with = рядом { $bot }
tournament-beside = рядом
tournament-sides = по сторонам
bench-game = игра
bench-seats = мест
bench-decisions = решений/с
bench-games = партий/с
bench-clone = копия, мкс
bench-imagine = мир, мкс
bench-view = вид, мкс
bench-tape = запись, байт
bench-search = поиск/с
