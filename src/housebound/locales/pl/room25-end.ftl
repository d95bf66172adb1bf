# „Pokój 25”: jak opowiada się skończoną grę.

## Dlaczego to koniec

end-why-R25-SUSPICION-1 = Każdy Więzień żył i był w Pokoju 25, gdy ten opuszczał Kompleks.
end-why-R25-SUSPICION-2 = W ostatniej rundzie Pokój 25 opuścił Kompleks ze wszystkimi Więźniami oprócz jednego.
end-why-R25-SUSPICION-4 = Nie żyje dwoje Więźniów, o jedno za dużo.
end-why-R25-SUSPICION-5 = Odliczanie dobiegło końca, zanim Więźniowie dobiegli do wyjścia.
end-why-R25-TEAM-2 = Jedna drużyna opuściła Kompleks w Pokoju 25, w komplecie.
end-why-R25-TEAM-3 = W ostatniej rundzie wszyscy, którzy zostali z jednej drużyny, wydostali się w Pokoju 25.
end-why-R25-TEAM-4 = Z drugiej drużyny nikt już nie żyje.
end-why-R25-TEAM-5 = Odliczanie się skończyło; liczy się, kto stoi w Pokoju 25.
end-why-R25-TEAM-6 = Obie drużyny zginęły w tej samej chwili.
end-why-R25-COMPETE-2 = Obie postaci jednego gracza opuściły Kompleks w Pokoju 25.
end-why-R25-COMPETE-3 = W ostatniej rundzie jeden gracz wydostał się z jedyną postacią, jaka mu została.
end-why-R25-COMPETE-4 = Ze wszystkich pozostałych nikt już nie żyje.
end-why-R25-COMPETE-5 = Nikt się nie wydostał.
end-why-R25-COOP-1 = Klucz był przekręcony i wszyscy byli w Pokoju 25, gdy ten opuszczał Kompleks.
end-why-R25-COOP-2 = Jedno z was nie żyje, a bez reszty nikt nie wychodzi.
end-why-R25-COOP-4 = Odliczanie dobiegło końca, zanim dobiegliście do wyjścia.

## Maski i losy

end-guards = { $count ->
    [0] Nie było wśród was Strażnika.
    [one] Strażnik: { $names }.
    [few] Strażnicy: { $names }.
    [many] Strażnicy: { $names }.
   *[other] Strażnicy: { $names }.
}
end-fate-escaped = Ucieczka
end-fate-left = Zostaje w środku
end-fate-stays = Zostaje na straży
end-fate-dead = Nie żyje
end-fate-died-in = Miejsce śmierci: { $room }
end-fate-pushed = Śmierć po pchnięciu, sprawca: { $by }

## Liczby

end-figure-steps = Kroki
end-figure-looks = Obejrzane pokoje
end-figure-pushes = Pchnięcia innych
end-figure-pushed = Pchnięcia przez innych
