## What a study keeps of a game (`housebound simulate --out`)

column-killer = killer
column-way = way to win
column-level = killer's level at the end
column-encounters = encounters
column-noises = noises heard by the killer
column-panics = panics
column-wounds = wounds
column-victims = victims
column-fates = fate
column-played = victim
column-had = items held at any time

side-killer = killer
side-team = victims
sheet-mansion = the mansion
way-kill = a victim is killed
way-rescue = rescue by radio
way-main-entrance = out by the main entrance
way-secret-exit = out by the secret exit
way-plan = a plan works out
way-time = the equipment runs out
way-crossroads = at the crossroads
