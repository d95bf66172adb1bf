# Betrayal at House on the Hill: the haunt's page at hand, and how a finished game is told.

house-haunt-page = The haunt's page

## Why it ended

end-why-BET-WIN-1 = { $side ->
    [traitor] The traitor's side has done what its page asked for: { $title }.
   *[heroes] The heroes have done what their page asked for: { $title }.
}
end-why-BET-WIN-6 = { $side ->
    [nobody] No hero is left alive, and there was no traitor to win.
   *[traitor] No hero is left alive.
}
end-why-BET-WIN-7 = After { $rounds } rounds the haunt had still not been decided. Nobody wins.
end-why-BET-HAUNT-8 = Nobody found an omen, and the haunt never began. Nobody wins.

## Masks and fates

end-explorer = { $explorer } ({ $name })
end-traitors = { $count ->
    [0] There was no traitor.
    [one] The traitor was { $names }.
   *[other] The traitors were { $names }.
}
end-fate-dead = Dead
end-fate-killed = Killed by { $by }
end-fate-escaped = Out of the house
end-fate-gone = Gone without a trace
end-fate-survived = Alive
end-fate-left = Left in the house

## Figures

end-figure-rooms = Rooms found
end-figure-cards = Cards drawn
end-figure-fights = Fights won
end-figure-lost = Steps of traits lost
