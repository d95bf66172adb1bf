# Ciò che uno scenario si aspetta da un tavolo e non trova. Le parole del file stanno come sono.

differs-after = dopo il passo { $step }: { $what }
differs-at = passo { $number } ({ $step }): { $what }
differs-no-such-rule = la regola { $rule } non è nel regolamento di { $game }
differs-no-outcome-wanted = qui non si vuole alcun esito del caso
differs-outcome-first = prima si vuole un esito di { $domain }: { $words }
differs-wants = si vuole un esito di { $actual }, non di { $expected }
differs-wants-nothing = non si vuole alcun esito del caso, e se ne aspetta uno di { $expected }
differs-asked = si chiede { $actual }, non { $expected }
differs-asked-less = { $number ->
    [one] al posto { $seat } non si chiede nulla
   *[other] al posto { $seat } non si chiedono { $number } cose
}
differs-asked-nothing = non si chiede nulla
differs-asked-outcome = non si chiede nulla; serve un esito di { $needs }
differs-refused-by-others = { $option } è rifiutato da { $rules }, non da { $rule }
differs-changed-by-a-refusal = un rifiuto ha cambiato il tavolo
differs-not-refused = { $option } non è stato rifiutato
differs-refused-line = refused { $text }: { $why }
differs-no-path = { $what } non ha { $path }
differs-value = { $what }: { $path } è { $actual }, non { $expected }
differs-options = si offre { $actual }, non { $expected }
differs-not-offered = { $option } non è offerto, solo { $options }
differs-offered = { $option } è offerto
differs-not-over = la partita non è finita
differs-not-told = al posto { $seat } non è stato detto { $notice }
differs-told = al posto { $seat } è stato detto { $notice }
differs-talk = talk: { $actual }, non { $expected }

# Un programma gioca al tavolo di un comando, e fallisce.
match-seat-lost = { $name } perde il posto { $seat }: { $why }. Al suo posto si gioca a caso.
