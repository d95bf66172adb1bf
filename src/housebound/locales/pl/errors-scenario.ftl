# Czego scenariusz oczekuje od stołu i nie znajduje. Słowa samego pliku stoją tak, jak są.

differs-after = po kroku { $step }: { $what }
differs-at = krok { $number } ({ $step }): { $what }
differs-no-such-rule = zasady { $rule } nie ma w instrukcji { $game }
differs-no-outcome-wanted = wynik losu nie jest tu potrzebny
differs-outcome-first = najpierw potrzebny jest wynik { $domain }: { $words }
differs-wants = potrzebny jest wynik { $actual }, a nie { $expected }
differs-wants-nothing = wynik losu nie jest potrzebny, a oczekuje się { $expected }
differs-asked = pytania to { $actual }, a nie { $expected }
differs-asked-less = { $number ->
    [1] miejsce { $seat } nie jest o nic pytane
    [one] miejsce { $seat } nie ma { $number } pytania
    [few] miejsce { $seat } nie ma { $number } pytań
    [many] miejsce { $seat } nie ma { $number } pytań
   *[other] miejsce { $seat } nie ma { $number } pytania
}
differs-asked-nothing = nikt nie jest o nic pytany
differs-asked-outcome = nikt nie jest o nic pytany; potrzebny jest wynik { $needs }
differs-refused-by-others = { $option }: zabrania tego { $rules }, a nie { $rule }
differs-changed-by-a-refusal = odmowa zmieniła stół
differs-not-refused = { $option } nie spotyka się z odmową
differs-refused-line = refused { $text }: { $why }
differs-no-path = { $what } nie ma { $path }
differs-value = { $what }: { $path } to { $actual }, a nie { $expected }
differs-options = do wyboru są { $actual }, a nie { $expected }
differs-not-offered = { $option } nie ma do wyboru, jest tylko { $options }
differs-offered = { $option } jest do wyboru
differs-not-over = rozgrywka nie jest skończona
differs-not-told = miejscu { $seat } nie powiedziano { $notice }
differs-told = miejscu { $seat } powiedziano { $notice }
differs-talk = talk: { $actual }, a nie { $expected }

# Program gra przy stole jednego polecenia i zawodzi.
match-seat-lost = { $name } traci miejsce { $seat }: { $why }. Dalej gra się za niego na chybił trafił.
