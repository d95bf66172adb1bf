# Room 25: how a finished game is told.

## Why it ended

end-why-R25-SUSPICION-1 = Tutti i Prigionieri erano vivi e nella Stanza 25 quando ha lasciato il Complesso.
end-why-R25-SUSPICION-2 = Nell’ultimo round la Stanza 25 ha lasciato il Complesso con tutti i Prigionieri tranne uno.
end-why-R25-SUSPICION-4 = Due Prigionieri sono morti, ed era uno di troppo.
end-why-R25-SUSPICION-5 = Il conto alla rovescia è finito prima che i Prigionieri uscissero.
end-why-R25-TEAM-2 = Una squadra ha lasciato il Complesso nella Stanza 25, al completo.
end-why-R25-TEAM-3 = Nell’ultimo round tutti i superstiti di una squadra sono usciti nella Stanza 25.
end-why-R25-TEAM-4 = Dell’altra squadra non resta vivo nessuno.
end-why-R25-TEAM-5 = Il conto alla rovescia è finito; conta chi sta nella Stanza 25.
end-why-R25-TEAM-6 = Le due squadre sono morte nello stesso momento.
end-why-R25-COMPETE-2 = Entrambi i personaggi di un giocatore hanno lasciato il Complesso nella Stanza 25.
end-why-R25-COMPETE-3 = Nell’ultimo round un giocatore è uscito con l’unico personaggio rimastogli.
end-why-R25-COMPETE-4 = Di tutti gli altri non resta vivo nessuno.
end-why-R25-COMPETE-5 = Nessuno è uscito.
end-why-R25-COOP-1 = La chiave è stata girata, e tutti erano nella Stanza 25 quando ha lasciato il Complesso.
end-why-R25-COOP-2 = Uno di voi è morto, e nessuno esce senza gli altri.
end-why-R25-COOP-4 = Il conto alla rovescia è finito prima che usciste.

## Masks and fates

end-guards = { $count ->
    [0] Tra voi non c’era nessuna Guardia.
    [one] La Guardia era { $names }.
   *[other] Le Guardie erano { $names }.
}
end-fate-escaped = In salvo
end-fate-left = Ancora dentro
end-fate-stays = Resta di guardia
end-fate-dead = Senza vita
end-fate-died-in = Morte { $room_in }
end-fate-pushed = Spinta mortale { $by_of }

## Figures

end-figure-steps = Passi
end-figure-looks = Stanze guardate
end-figure-pushes = Spinte date
end-figure-pushed = Spinte subite
