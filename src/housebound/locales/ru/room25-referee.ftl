# «Комната 25» за настоящим столом: откуда люди берут, как это называет судья.

draw-pile-free-green = оставшиеся зелёные тайлы
draw-pile-free-yellow = оставшиеся жёлтые тайлы
draw-pile-free-red = оставшиеся красные тайлы
draw-pile-face-down = закрытые тайлы
draw-pile-events = колода событий
draw-pile-roles = тайлы ролей
entry-room = Посмотрите на тайл: какая это комната?
entry-seat = Бросьте жребий: кто начинает?
