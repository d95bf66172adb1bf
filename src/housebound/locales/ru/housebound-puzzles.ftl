# Страница в браузере: задачи, их список и их столы.

page-puzzles = Задачи
page-puzzles-about = Позиция и то, чего в ней можно добиться, что бы ни выпало: победа незадолго до конца партии или чьё-то спасение. Это должен сохранять каждый выбор: удача ничего не решает. Решение каждой задачи доказано для всех ответов и всех исходов случая.
page-puzzles-solved = В этом браузере решено { $solved } из { $count }
page-puzzles-all = Все задачи
page-puzzle = Задача { $number }
page-puzzle-within = { $choices ->
    [one] { $choices } выбор
    [few] { $choices } выбора
    [many] { $choices } выборов
   *[other] { $choices } выбора
}
page-puzzle-survive = дожить до конца раунда
page-puzzle-difficulty = { $level ->
    [1] лёгкая
    [2] средняя
   *[other] трудная
}
page-puzzle-done = решена
page-puzzle-solved = Решено: это победа, и она была бы победой, что бы ни выпало.
page-puzzle-survived = Решено: { $who } доживает до конца раунда, и так было бы, что бы ни выпало.
page-puzzle-lost = Упущено: после этого выбора победу уже не вынудить. { $option }
page-puzzle-survive-lost = Упущено: после этого выбора нельзя ручаться, что { $who } доживёт до конца раунда. { $option }
page-puzzle-keys = Её сохранило бы: { $keys }
page-puzzle-again = Ещё раз
page-puzzle-next = Следующая задача
