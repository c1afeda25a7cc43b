### Caramba! (Alex Randolph, 1992)

## What players do

sombreros-place = { $player } coloca un sombrero en la casilla { $space }.
    .choice = Colocar un sombrero en la casilla { $space }
sombreros-ambush = { $player } tiende una emboscada en la casilla { $space }.
    .choice = Tender una emboscada en la casilla { $space }
sombreros-recall = { $player } recoge la emboscada de la casilla { $space }.
    .choice = Recoger la emboscada de la casilla { $space }
sombreros-ready = { $player } termina sus preparativos.
    .choice = Terminar los preparativos
sombreros-throw = { $dice ->
    [one] { $player } decide lanzar un dado.
   *[other] { $player } decide lanzar { $dice } dados.
}
    .choice = { $dice ->
        [one] Lanzar un dado
       *[other] Lanzar { $dice } dados
    }
sombreros-offer = { $silver ->
    [one] { $player } ofrece una moneda de plata por un dado más.
   *[other] { $player } ofrece { $silver } monedas de plata por un dado más.
}
    .choice = { $silver ->
        [one] Ofrecer una moneda de plata por un dado más
       *[other] Ofrecer { $silver } monedas de plata por un dado más
    }
sombreros-no = { $player } no hace ninguna oferta.
    .choice = No hacer ninguna oferta
sombreros-accept = { $silver ->
    [one] { $player } acepta una moneda de plata de { $other_player } y lanza un dado más.
   *[other] { $player } acepta { $silver } monedas de plata de { $other_player } y lanza un dado más.
}
    .choice = { $silver ->
        [one] Aceptar una moneda de plata de { $other_player } y lanzar un dado más
       *[other] Aceptar { $silver } monedas de plata de { $other_player } y lanzar un dado más
    }
sombreros-refuse = { $player } rechaza todas las ofertas.
    .choice = Rechazar todas las ofertas

## What chance does

sombreros-first = { $player } coloca el primer sombrero.
sombreros-die = { $player } saca un { $face }.

## What follows by itself

sombreros-change-moved = { $player } va de la casilla { $from } a la { $to }.
sombreros-change-arrived = { $player } llega a la mina desde la casilla { $space }.
sombreros-change-occupied = La casilla { $space } está ocupada: otro dado.
sombreros-change-ambushed = { $dice ->
    [one] Emboscada en la casilla { $space }: otro dado.
   *[other] Emboscada en la casilla { $space }: otros { $dice } dados.
}
sombreros-change-paid = { $silver ->
    [one] { $player } paga una moneda de plata a { $other_player }.
   *[other] { $player } paga { $silver } monedas de plata a { $other_player }.
}
sombreros-change-pot = { $silver ->
    [one] { $player } paga una moneda de plata al bote.
   *[other] { $player } paga { $silver } monedas de plata al bote.
}
sombreros-change-won = { $silver ->
    [one] { $player } gana la carrera y se lleva el bote: una moneda de plata.
   *[other] { $player } gana la carrera y se lleva el bote: { $silver } monedas de plata.
}
sombreros-change-race = Carrera { $race }. Orden de colocación: { $order }.
sombreros-change-round = Ronda { $round }.

## What is awaited

sombreros-phase-first = Se sortea quién empieza
sombreros-phase-placing = Colocación de los sombreros
sombreros-phase-preparing = Emboscadas antes de la salida
sombreros-phase-window = Emboscadas
sombreros-phase-dice = Elección del número de dados
sombreros-phase-offers = Ofertas por un dado más
sombreros-phase-answer = Respuesta a las ofertas
sombreros-phase-throw = Tirada
sombreros-phase-occupied = Casilla ocupada: otro dado
sombreros-phase-ambushed = Emboscada: deciden los dados
sombreros-phase-over = La partida ha terminado

## Options, ends and scores

sombreros-option-offers = Quien tiene más plata puede ofrecer monedas por un dado más
sombreros-reason-bankrupt = alguien se ha quedado sin plata
sombreros-reason-guard = se ha corrido la última carrera
sombreros-line-silver = Plata

## The table in words

sombreros-table-race = { $round ->
    [0] Carrera { $race }, antes de la salida. { $phase }. Bote: { $pot }.
   *[other] Carrera { $race }, ronda { $round }. { $phase }. Bote: { $pot }.
}
sombreros-table-route = El recorrido: { $route }. La mina está más allá de la casilla { $last }.
sombreros-table-terrain = { $terrain ->
    [stone] piedra
    [gravel] grava
   *[earth] tierra
} { $from } a { $to }
sombreros-table-turn = { $entitled ->
    [one] Turno del sombrero de la casilla { $space }, con derecho a un dado. Después, casillas: { $waiting }.
   *[other] Turno del sombrero de la casilla { $space }, con derecho a { $entitled } dados. Después, casillas: { $waiting }.
}
sombreros-table-prices = Precios ahora: bienvenida en una casilla ocupada { $welcome }, próxima llegada a la mina { $arrival }.
sombreros-table-throws = Número de dados y su precio: { $throws }.
sombreros-table-offers = Ofertas: { $offers }.
sombreros-table-seat = { $player }: plata { $silver }; casillas de los sombreros: { $sombreros }, en la mina: { $arrived }; casillas de las emboscadas: { $ambushes }, fichas en la mano: { $tokens }.
