# Чего сценарий ждёт от стола и не находит. Слова самого файла стоят как есть.

differs-after = после шага { $step }: { $what }
differs-at = шаг { $number } ({ $step }): { $what }
differs-no-such-rule = правила { $rule } нет в книге правил { $game }
differs-no-outcome-wanted = исход случая здесь не нужен
differs-outcome-first = сначала нужен исход { $domain }: { $words }
differs-wants = нужен исход { $actual }, а не { $expected }
differs-wants-nothing = исход случая не нужен, а ожидается { $expected }
differs-asked = спрашивают { $actual }, а не { $expected }
differs-asked-less = { $number ->
    [1] место { $seat } ни о чём не спрашивают
    [one] у места { $seat } нет { $number } вопроса
    [few] у места { $seat } нет { $number } вопросов
    [many] у места { $seat } нет { $number } вопросов
   *[other] у места { $seat } нет { $number } вопроса
}
differs-asked-nothing = никого ни о чём не спрашивают
differs-asked-outcome = никого ни о чём не спрашивают; нужен исход { $needs }
differs-refused-by-others = { $option } запрещает { $rules }, а не { $rule }
differs-changed-by-a-refusal = отказ изменил стол
differs-not-refused = { $option } не запрещено
differs-refused-line = refused { $text }: { $why }
differs-no-path = в { $what } нет { $path }
differs-value = { $what }: { $path } — { $actual }, а не { $expected }
differs-options = предлагают { $actual }, а не { $expected }
differs-not-offered = { $option } не предлагают, только { $options }
differs-offered = { $option } предлагают
differs-not-over = партия не окончена
differs-not-told = месту { $seat } не сообщили { $notice }
differs-told = месту { $seat } сообщили { $notice }
differs-talk = talk: { $actual }, а не { $expected }

# Программа играет за столом одной команды и подводит.
match-seat-lost = { $name } теряет место { $seat }: { $why }. Дальше за неё играют наугад.
