# „Terrorscape”: jak opowiada się skończoną grę.

## Dlaczego to koniec

end-why-TER-CHECK-2 = Służby ratunkowe dotarły, a nikt nie zginął.
end-why-TER-CHECK-3 = Pięć Kluczy i wszystkie trzy ofiary przy Głównym Wejściu: są na zewnątrz.
end-why-TER-CHECK-4 = Pięć Kluczy, Plan Budynku i wszystkie trzy ofiary przy Ukrytym Wyjściu: są na zewnątrz.
end-why-TER-PLAN-5 = Plan się powiódł.
end-why-TER-WOUND-2 = Druga rana zabiła ofiarę, a jedna śmierć wystarczy.
end-why-TER-KILLER-3 = Zabójca zabił ofiarę na miejscu, a jedna śmierć wystarczy.
end-why-TER-EQUIP-5 = Wyposażenie skończyło się, zanim wezwano służby ratunkowe.
end-why-TER-CROSS-8 = Służby ratunkowe albo pusta talia zakończyły grę: kto był jeszcze w domu, podzielił ten los.
end-why-TER-CROSS-9 = W domu nie ma już nikogo żywego.

## Maski i losy

end-killer-was = Zabójca to { $name }: { $killer }.
end-role-victim = Ofiara
end-role-killer = Zabójca
end-fate-killed = Śmierć z ręki { $killer_gen }
end-fate-escaped = Ucieczka
end-fate-rescued = Ocalenie
end-fate-left = Zostaje w domu z zabójcą ({ $killer })
end-fate-killer = { $killed ->
    [0] Nikogo nie zabija
    [one] Zabija jedną ofiarę
    [few] Zabija { $killed } ofiary
    [many] Zabija { $killed } ofiar
   *[other] Zabija { $killed } ofiary
}

## Liczby

end-figure-steps = Kroki
end-figure-finds = Znalezione rzeczy
end-figure-attacks = Ataki zabójcy
end-figure-repelled = Odparte ataki
end-figure-wounds = Rany
