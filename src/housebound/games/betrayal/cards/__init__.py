"""Cards: how they are drawn, held and handed on."""
