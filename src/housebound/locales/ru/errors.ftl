# Что не так со столом, с записью или с позицией: предложения об ошибках. Они стоят после имени и двоеточия, поэтому начинаются с малой буквы.
cannot-read = не удаётся прочитать { $path }: { $why }
is-not-text-no-tape = { $path } — не текст, а значит, и не запись
cannot-write = не удаётся записать { $path }: { $why }
cannot-use = не удаётся использовать { $path }: { $why }
machine-says = компьютер сообщает: { $why }
bots-are-named-but-there-are-only-seats = ботов названо { $count }, а мест только { $seats }
the-rules-want-an-outcome-of-the-tape = правила ждут исход { $domain }, а в записи стоит { $found }
cannot-come-up-here = { $domain } { $known } здесь выпасть не может
there-is-no-seat-seats-count-from-so = места { $number } нет: места считают с 1, здесь они от 1 до { $seats }
is-no-seat-write-its-number-or-spectator = { $word } — не место: напишите его номер или spectator
cannot-read-step-of-scenario = не удаётся прочитать { $step }: пишите 'SEAT option', 'SEAT ! option RULE' или '~domain word'
has-no-option-it-has = у { $game } нет настройки { $option }; есть: { $known }
is-for-seats-not = { $game }: мест может быть { $seats }, а не { $given }
files-are-read-by-the-command-line-alone = { $setting } = { $value }: файлы читает только командная строка; дайте то, что в нём написано
no-settings-that-go-together-were-found-define = { $game }: не нашлось настроек, которые подходят друг к другу; определите variety
a-text-of-characters-are-enough = { $setting }: в тексте { $count } знаков; достаточно { $most }
must-be-one-of = { $setting } = { $value }: нужно одно из: { $values }
must-be-like = { $setting } = { $value }: нужно что-то вроде { $default }
reads-no-positions-yet = { $game } пока не читает позиции
has-no-bot-called = у { $game } нет бота { $level }
must-be-true-or-false = { $setting } = { $value }: нужно true или false
must-be-a-whole-number = { $setting } = { $value }: нужно целое число
needs-keys-and-values-not = нужны ключи и значения, а не { $facts }
a-number-from-to-is-wanted = { $key } = { $value }: нужно число от { $low } до { $high }
true-or-false-is-wanted = { $key } = { $value }: нужно true или false
not-among = { $key } = { $value }; известны: { $known }
a-list-of-words-is-wanted = { $key } = { $value }: нужен список слов
names-something-twice = { $key } называет что-то дважды
a-list-of-numbers-from-to-is-wanted = { $key } = { $value }: нужен список чисел от { $low } до { $high }
keys-and-values-are-wanted = { $key } = { $value }: нужны ключи и значения
has-an-unknown-key = неизвестный ключ { $left }
names-which-is-no-known = { $key } называет { $word }, а такого слова среди { $domain } нет; известны: { $words }
position-plain = позиция: { $error }
a-clone-has-no-past = у копии нет прошлого
the-tape-has-events-there-is-no-event = событий в записи { $count }: события { $length } в ней нет
the-guide-has-no-outcome-of-here-but = у провожатого здесь нет исхода { $domain }, а стоит { $line }
the-guide-is-about-to-show-something-else = провожатый собирается показать другое: выберите то, о чём он просит
guide-file-of-game = { $name }.toml игры { $game }: { $error }
has-no-places-for-notes = у { $game } нет мест для заметок
a-note-has-at-most-characters-not = в заметке может быть не больше { $most } знаков, а здесь { $count }
a-note-is-one-line-of-text = заметка — это одна строка текста
the-book-is-full-notes-are-in-it = блокнот полон: заметок в нём { $most }; сначала сотрите одну
header-notes-there-is-no-seat = заголовок notes: места { $number } нет
header-notes-is-not-seat-by-seat-place = заголовок notes: { $line } — не место за местом, не заметка за заметкой
header-notes = заголовок notes: { $error }
an-outcome-of-is-on-the-tape-but = в записи стоит исход { $domain }, но никакого исхода здесь не нужно
is-not-allowed = { $option } нельзя: { $known }
seat-is-not-asked-when-it-chooses = место { $seat } выбирает { $option }, хотя его не спрашивают
in-this-file = { $path }: { $error }
over-needs-a-list-of-settings-like-mode = { $path }: { $name }: over нужен список настроек, например [{"{"} mode = 'team' {"}"}]
unknown-key-known = { $path }: { $name }: неизвестный ключ { $key }; известны: { $known }
then-is-unknown-known = { $path }: { $name }: then.{ $key } неизвестен; известны: { $known }
key-is-missing = { $path }: { $name }: не хватает { $missing }
the-entry-point-of-is-which-is-not = точка входа { $name } группы { $group } — это { $game }, а не Game
no-game-is-installed-there-are = игра { $name } не установлена; есть: { $known }
scene-differs = сцена { $name } игры { $game }, { $step }: { $difference }
header-seed-is-no-whole-number-no-key = заголовок seed: { $text } — не целое число, не ключ и не 'people'
header-seed-a-key-is-written-and-hexadecimal = заголовок seed: ключ пишется как { $begin } и шестнадцатеричные цифры числом { $value }
seat-is-not-asked-anything-now = место { $seat } сейчас ни о чём не спрашивают
decision-is-not-seat-to-answer-answered = отвечать на вопрос { $decision } не дело места { $seat }: на него ответили, его сняли или никогда не задавали
seat-does-not-sit-at-this-table-and = места { $seat } за этим столом нет, и блокнота у него нет
no-outcome-is-needed-now = сейчас никакого исхода не нужно
only-can-come-up-here = { $domain } { $outcome }: здесь может выпасть только { $known }
this-table-was-made-with-searchable-false-it = этот стол создан с searchable=False: копировать ему нечего
a-clone-or-an-imagination-has-no-past = у копии и у воображаемого стола нет прошлого, сохранить их нельзя
cannot-read-line-of-tape = не удаётся прочитать { $line }: нужно 'SEAT option' или '~domain word'
this-is-no-tape-its-first-line-must = это не запись: её первая строка должна быть { $line }
header-line-is-not-name-value = строка заголовка { $number }: { $line } — не 'name: value'
the-header-has-no-line = в заголовке нет строки '{ $key }: …'
this-is-a-tape-of-not-of = это запись { $other }, а не { $game }
header-is-no-setting = заголовок { $key }: { $value } — не настройка
header-position = заголовок position: { $error }
header-position-is-no-position = заголовок position: { $value } — не позиция
header-undone-is-neither-one-number-nor = заголовок undone: { $value } — нужно одно число или { $seats }, по числу на место
header-is-no-whole-number = заголовок { $key }: { $value } — не целое число
is-not-allowed-now = { $option } сейчас нельзя — { $why }
at-step = шаг { $step }: { $what }
position-about = позиция: { $thing }: { $error }
something-has-happened-since = с тех пор что-то произошло
nothing-has-been-chosen-yet = ещё ничего не выбрано
choose-again-instead = лучше выберите ещё раз: ответ можно менять, пока не дан последний
somebody-else-has-chosen-since = с тех пор выбрал кто-то другой
something-has-been-revealed-since = с тех пор что-то открылось

## Что говорит машина

system-enoent = нет такого файла или папки
system-eacces = нет доступа
system-eperm = это не разрешено
system-eexist = такой файл уже есть
system-enotdir = это не папка
system-eisdir = это папка
system-enospc = на диске нет места
system-erofs = сюда нельзя записывать
system-eaddrinuse = адрес уже занят
system-eaddrnotavail = такого адреса у этой машины нет
system-econnrefused = в соединении отказано
this-is-no-position-file = это не файл позиции: { $why }
a-position-file-begins-with-its-game = файл позиции начинается с игры: { $known }
a-position-file-says = в файле позиции стоят seats = число, options = {"{"} … {"}"} и given = {"{"} … {"}"}
