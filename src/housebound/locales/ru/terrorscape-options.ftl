# Настройки стола, как их выбирает хозяин: наборы, главы и каждое значение с тем, что оно делает.

preset-beginner = Для начинающих
preset-beginner-text = По книге: три жертвы, один убийца, без карт способностей.
preset-plan = Есть план!
preset-plan-text = Команде сдают две карты планов: второй путь наружу для тех, кто работает вместе.
preset-abilities = Планы и способности
preset-abilities-text = Две карты планов, и у каждого своя способность. Для тех, кто знает игру.
preset-crossroads = На распутье
preset-crossroads-text = Четыре игрока: каждая жертва за себя, и выйдут не все.
preset-revised = Переработанное издание
preset-revised-text = Как описано переработанное издание: баррикады шумят, Джонсон несёт сколько хочет, Призрачная горничная слабее.

chapter-casting = Кто есть кто
chapter-variants = Варианты игры
chapter-details = Где издания расходятся

value-killer-chosen = Выбирает тот, кто играет за убийцу
setting-victims-text = Три имени в порядке мест, например marco johnson anna; есть marco, johnson, sofia, anna, william. «chosen»: выбирает команда.
value-crossroads-true = Каждая жертва играет за себя
value-crossroads-false = Жертвы — команда
value-plan-true = Команде сдают две карты планов
value-plan-false = Без карт планов
value-abilities-off = Без карт способностей
value-abilities-easy = Легко: у каждой жертвы по одной способности, у убийцы ни одной
value-abilities-normal = Обычно: у каждой жертвы по одной, у убийцы одна
value-abilities-hard = Тяжело: у каждой жертвы по одной, у убийцы две
value-abilities-nightmare = Кошмар: у каждой жертвы по одной, у убийцы три
value-unblock-noise-true = Шумит там, где стоит жертва
value-unblock-noise-false = Не шумит
value-johnson-slots-6 = Шесть слотов
value-johnson-slots-unlimited = Сколько хочет
value-rescue-public-true = Убийца видит, близко ли спасение
value-rescue-public-false = Отсчёт от убийцы скрыт
value-ghost-strength-2 = Сила 2, как в переработанном издании
value-ghost-strength-3 = Сила 3, как в первом издании
value-death-blossom-kill = Убивает в пределах одной локации
value-death-blossom-wound = Ранит в пределах одной локации; Амулет защищает
