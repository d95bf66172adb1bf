# The browser page: hints at a table, and how a finished game stood.

## Whether a table has them

page-hints = Подсказки: сидящие здесь могут спросить, что сделал бы сильный бот
page-hints-on-clock = Подсказки и при идущих часах
page-hints-allowed = Подсказки разрешены
page-hints-allow = Разрешить подсказки за этим столом

## At the table

page-hint = Подсказка
page-hint-thinking = Обдумываем по тому, что вам может быть известно…
page-hint-first = Сильный бот выбрал бы это
page-hint-wins = Побеждает в { $chance } % воображаемых партий, плюс-минус { $doubt }
page-hint-chance = { $chance } %
page-hint-doubt = ± { $doubt }
page-hint-worlds = { $worlds ->
    [one] { $worlds } воображаемая партия
    [few] { $worlds } воображаемые партии
    [many] { $worlds } воображаемых партий
   *[other] { $worlds } воображаемой партии
}
page-hint-why = Каждый вариант доигран в партиях, которые с вашего места выглядят так же. Варианты, которые быстро отстали, доигрывались реже.
page-hint-show = Показать где: { $option }

## How a finished game stood

course-title = Что решило исход
course-judging = Оцениваем всю партию. Это может занять полминуты…
course-again = Попробовать снова
course-seat = Чьи шансы
course-why = В разные моменты партии обычные боты много раз доигрывали её из положения, какое было на самом деле. Сильнее всего шансы изменило:
course-step = Шаги { $from }–{ $to }
course-one-step = Шаг { $to }
course-moved = С { $before } % до { $after } %
course-none = Шансы ничто не изменило: всё было решено с самого начала.
course-picture = Шансы на победу по ходу партии: сначала { $first } %, в конце { $last } %.
