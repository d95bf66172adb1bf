# Betrayal at House on the Hill: the haunt's page at hand, and how a finished game is told.

house-haunt-page = La pagina dello scenario

## Why it ended

end-why-BET-WIN-1 = { $side ->
    [traitor] La parte del traditore ha fatto ciò che la sua pagina chiedeva: { $title }.
   *[heroes] Gli eroi hanno fatto ciò che la loro pagina chiedeva: { $title }.
}
end-why-BET-WIN-6 = { $side ->
    [nobody] Nessun eroe è rimasto vivo, e non c’era un traditore che potesse vincere.
   *[traitor] Nessun eroe è rimasto vivo.
}
end-why-BET-WIN-7 = Dopo { $rounds } round lo scenario non era ancora deciso. Non vince nessuno.
end-why-BET-HAUNT-8 = Nessuno ha trovato un presagio, e lo scenario non è mai iniziato. Non vince nessuno.

## Masks and fates

end-explorer = { $explorer } ({ $name })
end-traitors = { $count ->
    [0] Non c’era un traditore.
    [one] Il traditore era { $names }.
   *[other] I traditori erano { $names }.
}
end-fate-dead = Senza vita
end-fate-killed = Morte per mano { $by_of }
end-fate-escaped = Fuori dalla casa
end-fate-gone = Nessuna traccia
end-fate-survived = In vita
end-fate-left = Ancora nella casa

## Figures

end-figure-rooms = Stanze trovate
end-figure-cards = Carte pescate
end-figure-fights = Scontri vinti
end-figure-lost = Passi di caratteristiche persi
