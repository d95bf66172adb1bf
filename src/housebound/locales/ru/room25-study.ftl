## Что исследование хранит о партии (`housebound simulate --out`)

column-characters = персонаж
column-countdown-left = раундов осталось в отсчёте
column-rooms-entered = комнаты, куда кто-либо входил
column-rooms-revealed = открыто комнат

side-prisoner = Заключённые
side-guard = Охранники
side-team-1 = первая команда
side-team-2 = вторая команда
side-player-1 = игрок 1
side-player-2 = игрок 2
side-player-3 = игрок 3
side-player-4 = игрок 4
side-everybody = все вместе
sheet-complex = Дом
room-time-bomb = Часовая бомба (карта)
