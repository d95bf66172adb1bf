# Strona w przeglądarce: jak opowiada się grę. Co mówi gra, stoi w plikach gry.

## Przebieg gry

story-folded = { $count ->
    [one] Jedna drobnostka
    [few] { $count } drobnostki
    [many] { $count } drobnostek
   *[other] { $count } drobnostki
}
story-veiled = Tylko dla ciebie: przytrzymaj, by zobaczyć

## Tempo

story-pace = Jak szybko pokazywać ruchy innych
story-pace-step = Krok po kroku
story-pace-slow = Wolno
story-pace-normal = Normalnie
story-pace-fast = Szybko
story-pace-at-once = Od razu
story-next = Dalej
story-catch-up = Nadrób ({ $count })

## Od mojej ostatniej tury

story-since = Od twojej ostatniej tury
story-since-count = Od twojej ostatniej tury ({ $count })
