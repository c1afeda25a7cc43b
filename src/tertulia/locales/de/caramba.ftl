### Caramba! (Michael Schacht, 2005)

## Names of the goods

-caramba-gold = Gold
-caramba-munitions = Munition
-caramba-dynamite = Dynamit

## What players do

caramba-bid = { $good ->
    [g] { $player } bietet { $card } auf { -caramba-gold }.
    [m] { $player } bietet { $card } auf { -caramba-munitions }.
   *[d] { $player } bietet { $card } auf { -caramba-dynamite }.
}
    .choice = { $good ->
        [g] { $card } auf { -caramba-gold } bieten
        [m] { $card } auf { -caramba-munitions } bieten
       *[d] { $card } auf { -caramba-dynamite } bieten
    }
caramba-pass = { $player } passt.
    .choice = Passen
caramba-manos = { $player } spielt Manos arriba und beendet die Versteigerung.
    .choice = Manos arriba spielen: die Versteigerung beenden
caramba-vuelta = { $player } spielt Estoy de vuelta und nimmt { $card } zurück auf die Hand.
    .choice = Estoy de vuelta spielen: { $card } zurück auf die Hand nehmen
caramba-fuera = { $good ->
    [g] { $player } spielt Fuera und schützt { -caramba-gold }.
    [m] { $player } spielt Fuera und schützt { -caramba-munitions }.
   *[d] { $player } spielt Fuera und schützt { -caramba-dynamite }.
}
    .choice = { $good ->
        [g] Fuera spielen: { -caramba-gold } schützen
        [m] Fuera spielen: { -caramba-munitions } schützen
       *[d] Fuera spielen: { -caramba-dynamite } schützen
    }
caramba-no = { $player } spielt Fuera nicht.
    .choice = Fuera nicht spielen
caramba-safe = { $player } sichert { $crate }.
    .choice = { $crate } sichern
caramba-safe-unseen = { $player } sichert eine Kiste.
caramba-seguridad = { $player } spielt En seguridad.
    .choice = En seguridad spielen: mehrere Kisten sichern
caramba-done = { $player } sichert keine weitere Kiste.
    .choice = Keine weitere Kiste sichern

## What chance does

caramba-first = { $player } beginnt.
caramba-special = { $special ->
    [manos] { $player } bekommt Manos arriba.
    [vuelta] { $player } bekommt Estoy de vuelta.
    [fuera] { $player } bekommt Fuera.
   *[seguridad] { $player } bekommt En seguridad.
}
caramba-special-unseen = { $player } bekommt eine Sonderkarte.
caramba-card = { $player } zieht { $card }.
caramba-card-unseen = { $player } zieht eine Karte.
caramba-crate = Aus dem Beutel kommt { $crate }.

## What follows by itself

caramba-change-offers = { $good ->
    [g] Gebote auf { -caramba-gold }: { $offers }.
    [m] Gebote auf { -caramba-munitions }: { $offers }.
   *[d] Gebote auf { -caramba-dynamite }: { $offers }.
}
caramba-change-tie = { $good ->
    [g] Gleichstand bei { -caramba-gold }: { $offers }.
    [m] Gleichstand bei { -caramba-munitions }: { $offers }.
   *[d] Gleichstand bei { -caramba-dynamite }: { $offers }.
}
caramba-change-won = { $spent ->
    [0] { $player } gewinnt { $crates }.
   *[other] { $player } gewinnt { $crates } und legt { $cards } ab.
}
caramba-change-spent = { $player } legt { $cards } ab und gewinnt nichts hinzu.
caramba-change-centre = Zurück in die Mitte: { $crates }.
caramba-change-shuffled = { $player } mischt die abgelegten Karten zu einem neuen Nachziehstapel.
caramba-change-round = Runde { $round }. Es beginnt: { $first }.

## What is awaited

caramba-phase-first = Auslosen, wer beginnt
caramba-phase-specials = Austeilen der Sonderkarten
caramba-phase-deal = Austeilen der Starthände
caramba-phase-crates = Ziehen der Kisten
caramba-phase-fuera = Fuera vor der Versteigerung
caramba-phase-auction = Versteigerung
caramba-phase-securing = Sichern der Kisten
caramba-phase-cards = Nachziehen der Karten
caramba-phase-over = Die Partie ist zu Ende

## Options, ends and scores

caramba-option-memory_aid = Der Tisch zeigt, was man sich hätte merken können
caramba-reason-bag = Der Beutel ist leer, und eine Ware fehlt
caramba-reason-guard = Zu viele Runden lang wurde keine Kiste gezogen oder gesichert
caramba-line-gold = Gold
caramba-line-munitions = Munition
caramba-line-dynamite = Dynamit
caramba-line-hand = Handkarten

## The table in words

caramba-table-round = Runde { $round }. { $phase }. Es beginnt: { $first }.
caramba-table-crates = Kisten im Beutel: { $bag }, in der Mitte: { $centre } (g Gold, m Munition, d Dynamit).
caramba-table-seat = { $player }, { $band }: Handkarten { $hand }, Nachziehstapel { $pile }; offene Kisten: { $front }, gesichert: { $secured }; abgelegte Karten: { $discard }.
caramba-table-offers = { $passed ->
    [true] hat gepasst; Gebote:
   *[false] Gebote:
} Gold { $g }, Munition { $m }, Dynamit { $d }
caramba-table-protected = { $good ->
    [g] hat Fuera gespielt: { -caramba-gold } ist geschützt
    [m] hat Fuera gespielt: { -caramba-munitions } ist geschützt
   *[d] hat Fuera gespielt: { -caramba-dynamite } ist geschützt
}
caramba-table-special = { $special ->
    [manos] hat Manos arriba gespielt
    [vuelta] hat Estoy de vuelta gespielt
    [fuera] hat Fuera gespielt
   *[seguridad] hat En seguridad gespielt
}
caramba-table-remembered = bekannte Handkarten: { $hand }; bekannte gesicherte Kisten: { $secured }
caramba-table-you = { $special ->
    [manos] Deine Handkarten: { $hand }. Sonderkarte: Manos arriba. Deine gesicherten Kisten: { $secured }.
    [vuelta] Deine Handkarten: { $hand }. Sonderkarte: Estoy de vuelta. Deine gesicherten Kisten: { $secured }.
    [fuera] Deine Handkarten: { $hand }. Sonderkarte: Fuera. Deine gesicherten Kisten: { $secured }.
    [seguridad] Deine Handkarten: { $hand }. Sonderkarte: En seguridad. Deine gesicherten Kisten: { $secured }.
   *[other] Deine Handkarten: { $hand }. Sonderkarte: { $special }. Deine gesicherten Kisten: { $secured }.
}
