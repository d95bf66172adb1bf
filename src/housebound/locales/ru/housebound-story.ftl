# Страница: как рассказывают о партии. Что говорит игра, стоит в её собственных файлах.

## Ход событий

story-folded = { $count ->
    [one] { $count } мелочь
    [few] { $count } мелочи
    [many] { $count } мелочей
   *[other] { $count } мелочи
}
story-veiled = Только для вас: удерживайте

## Темп

story-pace = Как быстро показывать чужие ходы
story-pace-step = Шаг за шагом
story-pace-slow = Медленно
story-pace-normal = Обычно
story-pace-fast = Быстро
story-pace-at-once = Сразу
story-next = Дальше
story-catch-up = Догнать ({ $count })

## С моего прошлого хода

story-since = С вашего прошлого хода
story-since-count = С вашего прошлого хода ({ $count })
