## Что исследование хранит о партии (`housebound simulate --out`)

column-haunt = сценарий
column-haunt-omen = предзнаменование, начавшее сценарий
column-haunt-room = комната, где начался сценарий
column-haunt-round = раунд, в котором начался сценарий
column-haunt-omens = предзнаменований взято к началу сценария
column-revealer = место зачинщика сценария
column-traitor = место предателя
column-explorers = исследователь
column-rooms-laid = открыто комнат
column-held = карты на руках в конце
column-had = карты, побывавшие на руках

side-heroes = герои
side-traitor = предатель

progress-haunts = сценарии
