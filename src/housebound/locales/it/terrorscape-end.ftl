# Terrorscape: how a finished game is told.

## Why it ended

end-why-TER-CHECK-2 = I soccorsi sono arrivati, e nessuno era stato ucciso.
end-why-TER-CHECK-3 = Cinque Chiavi, e tutte e tre le vittime all’Ingresso Principale: sono fuori.
end-why-TER-CHECK-4 = Cinque Chiavi, la Pianta dell’Edificio, e tutte e tre le vittime all’Uscita Nascosta: sono fuori.
end-why-TER-PLAN-5 = Il piano ha funzionato.
end-why-TER-WOUND-2 = Una seconda ferita ha ucciso una vittima, e una morte basta.
end-why-TER-KILLER-3 = L’assassino ha ucciso una vittima all’istante, e una morte basta.
end-why-TER-EQUIP-5 = L’equipaggiamento è finito prima che si chiamassero i soccorsi.
end-why-TER-CROSS-8 = I soccorsi o il mazzo vuoto hanno messo fine a tutto: chi era ancora nella casa ne ha condiviso la sorte.
end-why-TER-CROSS-9 = Nella casa non resta vivo nessuno.

## Masks and fates

end-killer-was = L’assassino era { $name }: { $killer }.
end-role-victim = Vittima
end-role-killer = Assassino
end-fate-killed = Morte per mano { $killer_of }
end-fate-escaped = In salvo
end-fate-rescued = In salvo con i soccorsi
end-fate-left = Ancora dentro, con { $killer_art }
end-fate-killer = { $killed ->
    [0] Non ha ucciso nessuno
    [one] Ha ucciso una vittima
   *[other] Ha ucciso { $killed } vittime
}

## Figures

end-figure-steps = Passi fatti
end-figure-finds = Cose trovate
end-figure-attacks = Attacchi affrontati
end-figure-repelled = Attacchi respinti
end-figure-wounds = Ferite
