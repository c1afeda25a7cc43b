### Caramba! (Alex Randolph, 1992)

## What players do

sombreros-place = { $player } setzt einen Sombrero auf Feld { $space }.
    .choice = Einen Sombrero auf Feld { $space } setzen
sombreros-ambush = { $player } legt einen Hinterhalt auf Feld { $space }.
    .choice = Einen Hinterhalt auf Feld { $space } legen
sombreros-recall = { $player } nimmt den Hinterhalt von Feld { $space } zurück.
    .choice = Den Hinterhalt von Feld { $space } zurücknehmen
sombreros-ready = { $player } ist bereit.
    .choice = Bereit
sombreros-throw = { $dice ->
    [one] { $player } entscheidet sich für einen Würfel.
   *[other] { $player } entscheidet sich für { $dice } Würfel.
}
    .choice = { $dice ->
        [one] Einen Würfel werfen
       *[other] { $dice } Würfel werfen
    }
sombreros-offer = { $player } bietet { $silver } Silber für einen zusätzlichen Würfel.
    .choice = { $silver } Silber für einen zusätzlichen Würfel bieten
sombreros-no = { $player } macht kein Angebot.
    .choice = Kein Angebot machen
sombreros-accept = { $player } nimmt { $silver } Silber von { $other_player } an und wirft einen zusätzlichen Würfel.
    .choice = { $silver } Silber von { $other_player } annehmen und einen zusätzlichen Würfel werfen
sombreros-refuse = { $player } lehnt alle Angebote ab.
    .choice = Alle Angebote ablehnen

## What chance does

sombreros-first = { $player } setzt den ersten Sombrero.
sombreros-die = { $player } würfelt eine { $face }.

## What follows by itself

sombreros-change-moved = { $player } zieht von Feld { $from } auf Feld { $to }.
sombreros-change-arrived = { $player } erreicht die Mine von Feld { $space } aus.
sombreros-change-occupied = Feld { $space } ist besetzt: noch ein Würfel.
sombreros-change-ambushed = { $dice ->
    [one] Hinterhalt auf Feld { $space }: noch ein Würfel.
   *[other] Hinterhalt auf Feld { $space }: noch { $dice } Würfel.
}
sombreros-change-paid = { $player } zahlt { $silver } Silber an { $other_player }.
sombreros-change-pot = { $player } zahlt { $silver } Silber in den Topf.
sombreros-change-won = { $player } gewinnt das Rennen und nimmt den Topf: { $silver } Silber.
sombreros-change-race = Rennen { $race }. Reihenfolge beim Setzen: { $order }.
sombreros-change-round = Runde { $round }.

## What is awaited

sombreros-phase-first = Auslosen, wer beginnt
sombreros-phase-placing = Setzen der Sombreros
sombreros-phase-preparing = Hinterhalte vor dem Start
sombreros-phase-window = Hinterhalte
sombreros-phase-dice = Wahl der Würfelzahl
sombreros-phase-offers = Angebote für einen zusätzlichen Würfel
sombreros-phase-answer = Antwort auf die Angebote
sombreros-phase-throw = Wurf
sombreros-phase-occupied = Besetztes Feld: noch ein Würfel
sombreros-phase-ambushed = Hinterhalt: Die Würfel entscheiden
sombreros-phase-over = Die Partie ist zu Ende

## Options, ends and scores

sombreros-option-offers = Wer mehr Silber hat, darf welches für einen zusätzlichen Würfel bieten
sombreros-reason-bankrupt = Jemand hat kein Silber mehr
sombreros-reason-guard = Das letzte Rennen ist gelaufen
sombreros-line-silver = Silber

## The table in words

sombreros-table-race = { $round ->
    [0] Rennen { $race }, vor dem Start. { $phase }. Topf: { $pot }.
   *[other] Rennen { $race }, Runde { $round }. { $phase }. Topf: { $pot }.
}
sombreros-table-route = Die Strecke: { $route }. Die Mine liegt hinter Feld { $last }.
sombreros-table-terrain = { $terrain ->
    [stone] Stein
    [gravel] Kies
   *[earth] Erde
} { $from } bis { $to }
sombreros-table-turn = { $entitled ->
    [one] Am Zug: der Sombrero auf Feld { $space }, ihm steht ein Würfel zu. Danach (Felder): { $waiting }.
   *[other] Am Zug: der Sombrero auf Feld { $space }, ihm stehen { $entitled } Würfel zu. Danach (Felder): { $waiting }.
}
sombreros-table-prices = Preise zurzeit: Willkommen auf einem besetzten Feld { $welcome }, nächste Ankunft an der Mine { $arrival }.
sombreros-table-throws = Würfelzahl und ihr Preis: { $throws }.
sombreros-table-offers = Angebote: { $offers }.
sombreros-table-seat = { $player }: Silber { $silver }; Felder der Sombreros: { $sombreros }, an der Mine: { $arrived }; Felder der Hinterhalte: { $ambushes }, Marker auf der Hand: { $tokens }.
