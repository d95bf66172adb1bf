chart-haunts = The haunt chart
chart-haunts-text = The omen that was drawn, and the room where it was drawn, say which haunt begins.
chart-haunts-column = The omen
chart-haunts-row = The room
chart-haunts-whole = The whole chart
chart-haunts-shut = What a haunt is about stands on its two pages, which stay shut here: each side reads its own when it begins.
reference-room = { $floors }{ $has ->
    [yes] . Its finder draws: { $symbol }
   *[no] . Its finder draws nothing
}
reference-explorer = Age { $age }, birthday { $day }/{ $month }
