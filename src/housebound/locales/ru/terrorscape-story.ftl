# Рассказ о партии «Шёпота за стеной» на странице. `said-<kind>` говорят вместо `notice-<kind>`; `$seat` — имя человека.

said-played-by = { $seat } играет за { $victim_acc }.

# Столкновение

board-needed = Чтобы устоять: { $strength } или больше
board-decides = Решает { $who }. { $question }
