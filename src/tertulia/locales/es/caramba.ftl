### Caramba! (Michael Schacht, 2005)

## Names of the goods

-caramba-gold = oro
-caramba-munitions = munición
-caramba-dynamite = dinamita

## What players do

caramba-bid = { $good ->
    [g] { $player } puja por el { -caramba-gold } con { $card }.
    [m] { $player } puja por la { -caramba-munitions } con { $card }.
   *[d] { $player } puja por la { -caramba-dynamite } con { $card }.
}
    .choice = { $good ->
        [g] Pujar por el { -caramba-gold } con { $card }
        [m] Pujar por la { -caramba-munitions } con { $card }
       *[d] Pujar por la { -caramba-dynamite } con { $card }
    }
caramba-pass = { $player } pasa.
    .choice = Pasar
caramba-manos = { $player } juega Manos arriba y pone fin a la subasta.
    .choice = Jugar Manos arriba: poner fin a la subasta
caramba-vuelta = { $player } juega Estoy de vuelta y recupera { $card }.
    .choice = Jugar Estoy de vuelta: recuperar { $card }
caramba-fuera = { $good ->
    [g] { $player } juega Fuera y protege su { -caramba-gold }.
    [m] { $player } juega Fuera y protege su { -caramba-munitions }.
   *[d] { $player } juega Fuera y protege su { -caramba-dynamite }.
}
    .choice = { $good ->
        [g] Jugar Fuera: proteger tu { -caramba-gold }
        [m] Jugar Fuera: proteger tu { -caramba-munitions }
       *[d] Jugar Fuera: proteger tu { -caramba-dynamite }
    }
caramba-no = { $player } no juega Fuera.
    .choice = No jugar Fuera
caramba-safe = { $player } asegura { $crate }.
    .choice = Asegurar { $crate }
caramba-safe-unseen = { $player } asegura una caja.
caramba-seguridad = { $player } juega En seguridad.
    .choice = Jugar En seguridad: asegurar varias cajas
caramba-done = { $player } no asegura más cajas.
    .choice = No asegurar más cajas

## What chance does

caramba-first = Empieza { $player }.
caramba-special = { $special ->
    [manos] { $player } recibe Manos arriba.
    [vuelta] { $player } recibe Estoy de vuelta.
    [fuera] { $player } recibe Fuera.
   *[seguridad] { $player } recibe En seguridad.
}
caramba-special-unseen = { $player } recibe una carta especial.
caramba-card = { $player } roba { $card }.
caramba-card-unseen = { $player } roba una carta.
caramba-crate = Sale { $crate } de la bolsa.

## What follows by itself

caramba-change-offers = { $good ->
    [g] Ofertas por el { -caramba-gold }: { $offers }.
    [m] Ofertas por la { -caramba-munitions }: { $offers }.
   *[d] Ofertas por la { -caramba-dynamite }: { $offers }.
}
caramba-change-tie = { $good ->
    [g] Empate por el { -caramba-gold }: { $offers }.
    [m] Empate por la { -caramba-munitions }: { $offers }.
   *[d] Empate por la { -caramba-dynamite }: { $offers }.
}
caramba-change-won = { $spent ->
    [0] { $player } gana { $crates }.
   *[other] { $player } gana { $crates } y descarta { $cards }.
}
caramba-change-spent = { $player } descarta { $cards } y no gana nada más.
caramba-change-centre = De vuelta al centro: { $crates }.
caramba-change-shuffled = { $player } baraja sus descartes y forma un mazo nuevo.
caramba-change-round = Ronda { $round }. Empieza: { $first }.

## What is awaited

caramba-phase-first = Se sortea quién empieza
caramba-phase-specials = Reparto de las cartas especiales
caramba-phase-deal = Reparto de las primeras manos
caramba-phase-crates = Salida de las cajas
caramba-phase-fuera = Fuera antes de la subasta
caramba-phase-auction = Subasta
caramba-phase-securing = Asegurar las cajas
caramba-phase-cards = Robo de cartas
caramba-phase-over = La partida ha terminado

## Options, ends and scores

caramba-option-memory_aid = La mesa muestra lo que recordaría alguien que está atento a todo
caramba-reason-bag = la bolsa está vacía y falta una mercancía
caramba-reason-guard = durante demasiadas rondas no ha salido ni se ha asegurado ninguna caja
caramba-line-gold = Oro
caramba-line-munitions = Munición
caramba-line-dynamite = Dinamita
caramba-line-hand = Cartas en la mano

## The table in words

caramba-table-round = Ronda { $round }. { $phase }. Empieza: { $first }.
caramba-table-crates = Cajas en la bolsa: { $bag }, en el centro: { $centre } (g oro, m munición, d dinamita).
caramba-table-seat = { $player }, { $band }: mano { $hand }, mazo { $pile }; cajas a la vista: { $front }, aseguradas: { $secured }; cartas descartadas: { $discard }.
caramba-table-offers = { $passed ->
    [true] ha pasado; ofertas:
   *[false] ofertas:
} oro { $g }, munición { $m }, dinamita { $d }
caramba-table-protected = { $good ->
    [g] ha jugado Fuera: su { -caramba-gold } está protegido
    [m] ha jugado Fuera: su { -caramba-munitions } está protegida
   *[d] ha jugado Fuera: su { -caramba-dynamite } está protegida
}
caramba-table-special = { $special ->
    [manos] ha jugado Manos arriba
    [vuelta] ha jugado Estoy de vuelta
    [fuera] ha jugado Fuera
   *[seguridad] ha jugado En seguridad
}
caramba-table-remembered = cartas conocidas de su mano: { $hand }; cajas aseguradas conocidas: { $secured }
caramba-table-you = { $special ->
    [manos] Tus cartas: { $hand }. Carta especial: Manos arriba. Tus cajas aseguradas: { $secured }.
    [vuelta] Tus cartas: { $hand }. Carta especial: Estoy de vuelta. Tus cajas aseguradas: { $secured }.
    [fuera] Tus cartas: { $hand }. Carta especial: Fuera. Tus cajas aseguradas: { $secured }.
    [seguridad] Tus cartas: { $hand }. Carta especial: En seguridad. Tus cajas aseguradas: { $secured }.
   *[other] Tus cartas: { $hand }. Carta especial: { $special }. Tus cajas aseguradas: { $secured }.
}
