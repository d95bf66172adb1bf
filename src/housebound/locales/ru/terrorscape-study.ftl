## Что исследование хранит о партии (`housebound simulate --out`)

column-killer = убийца
column-way = путь к победе
column-level = уровень убийцы в конце
column-encounters = столкновения
column-noises = шум, услышанный убийцей
column-panics = паника
column-wounds = ранения
column-victims = жертвы
column-fates = судьба
column-played = жертва
column-had = предметы, побывавшие в руках

side-killer = убийца
side-team = жертвы
sheet-mansion = особняк
way-kill = жертва убита
way-rescue = спасение по радио
way-main-entrance = через Главный вход
way-secret-exit = через Потайной выход
way-plan = план сработал
way-time = экипировка кончилась
way-crossroads = на распутье
