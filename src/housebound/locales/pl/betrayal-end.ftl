# „Zdrada w Domu na Wzgórzu”: strona nawiedzenia pod ręką i jak opowiada się skończoną grę.

house-haunt-page = Kartka nawiedzenia

## Dlaczego to koniec

end-why-BET-WIN-1 = { $side ->
    [traitor] Strona zdrajcy zrobiła, czego żądała jej kartka: { $title }.
   *[heroes] Bohaterowie zrobili, czego żądała ich kartka: { $title }.
}
end-why-BET-WIN-6 = { $side ->
    [nobody] Żaden bohater nie żyje, a nie było zdrajcy, który mógłby wygrać.
   *[traitor] Żaden bohater nie żyje.
}
end-why-BET-WIN-7 = { $rounds ->
    [one] Po jednej rundzie nawiedzenie wciąż było nierozstrzygnięte. Nie wygrywa nikt.
    [few] Po { $rounds } rundach nawiedzenie wciąż było nierozstrzygnięte. Nie wygrywa nikt.
    [many] Po { $rounds } rundach nawiedzenie wciąż było nierozstrzygnięte. Nie wygrywa nikt.
   *[other] Po { $rounds } rundy nawiedzenie wciąż było nierozstrzygnięte. Nie wygrywa nikt.
}
end-why-BET-HAUNT-8 = Nikt nie znalazł omenu i nawiedzenie nigdy się nie zaczęło. Nie wygrywa nikt.

## Maski i losy

end-explorer = { $explorer } ({ $name })
end-traitors = { $count ->
    [0] Zdrajcy nie było.
    [one] Zdrajca: { $names }.
    [few] Zdrajcy: { $names }.
    [many] Zdrajcy: { $names }.
   *[other] Zdrajcy: { $names }.
}
end-fate-dead = Nie żyje
end-fate-killed = Śmierć z ręki { $by_gen }
end-fate-escaped = Poza domem
end-fate-gone = Znika bez śladu
end-fate-survived = Żyje
end-fate-left = Zostaje w domu

## Liczby

end-figure-rooms = Odkryte pokoje
end-figure-cards = Wylosowane karty
end-figure-fights = Wygrane walki
end-figure-lost = Stracone stopnie cech
