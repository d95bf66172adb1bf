# Страница: конец партии, её повтор и звук.

## Конец

end-won = Победа
end-lost = Поражение
end-rule = Правило, по которому так вышло
end-draw = Ничья
end-over = Всё кончено
end-masks-off = Маски сняты
end-fates = Что стало с каждым
end-moments = Что решило исход
end-moment = { $number } из { $count }
end-moment-before = Предыдущий момент
end-moment-next = Следующий момент
end-watch-from-here = Смотреть отсюда
end-figures = В цифрах
end-lasted-moment = меньше минуты
end-lasted-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}
end-lasted-hours = { $hours } ч { $minutes } мин
end-see-again = Чем кончилось
end-rematch-help = Те же люди ещё раз, каждый на одно место дальше.
end-rematch-open = Новая партия открыта, ваше место за вами.
end-rematch-watch = Они играют снова.
end-watch-rematch = Смотреть новую партию
end-keep = Сохранить или показать
end-share = Поделиться
end-share-link = Кто откроет эту ссылку, увидит всю партию
end-picture = Картинка
end-no-picture = Поле не удалось нарисовать картинкой. Ничего не потеряно; попробуйте снова.

## Повтор

replay-speed = Скорость
replay-times = { $speed }×
replay-marks = Решающие моменты
replay-mark = { $what }, шаг { $step }
replay-mark-before = К предыдущему решающему моменту
replay-mark-next = К следующему решающему моменту
replay-everybody = все
replay-my-eyes = До конца вы видите то, что видело ваше место.

## Звук

sound-title = Звук
sound-volume = Громкость
sound-mute = Выключить звук
sound-unmute = Включить звук
