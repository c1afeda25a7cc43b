### Caramba! (Alex Randolph, 1992)

## What players do

sombreros-place = { $player } coloca un sombrero en la casilla { $space }.
    .choice = Colocar un sombrero en la casilla { $space }
sombreros-ambush = { $player } tiende una emboscada en la casilla { $space }.
    .can = tiende una emboscada
    .choice = Tender una emboscada en la casilla { $space }
sombreros-recall = { $player } recoge la emboscada de la casilla { $space }.
    .can = recoge una
    .choice = Recoger la emboscada de la casilla { $space }
sombreros-ready = { $player } termina sus preparativos.
    .can = sigue adelante
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
    .can = ofrece plata por un dado más
    .choice = { $silver ->
        [one] Ofrecer una moneda de plata por un dado más
       *[other] Ofrecer { $silver } monedas de plata por un dado más
    }
sombreros-no = { $player } no hace ninguna oferta.
    .can = no ofrezcas nada
    .never = Ninguna oferta en esta carrera
    .kept = No haces ofertas en esta carrera.
    .choice = No hacer ninguna oferta
sombreros-accept = { $silver ->
    [one] { $player } acepta una moneda de plata de { $other_player } y lanza un dado más.
   *[other] { $player } acepta { $silver } monedas de plata de { $other_player } y lanza un dado más.
}
    .can = acepta una oferta y lanza un dado más
    .choice = { $silver ->
        [one] Aceptar una moneda de plata de { $other_player } y lanzar un dado más
       *[other] Aceptar { $silver } monedas de plata de { $other_player } y lanzar un dado más
    }
sombreros-refuse = { $player } rechaza todas las ofertas.
    .can = recházalas todas
    .choice = Rechazar todas las ofertas

## What chance does

sombreros-first = { $player } coloca el primer sombrero.
    .lot = { $player }
    .lots = Primer jugador
sombreros-die = { $player } saca un { $face }.
    .lot = { $face }
    .lots = Dados

## What follows by itself

sombreros-change-moved = { $player } va de la casilla { $from } a la { $to }.
sombreros-change-arrived = { $player } llega a la mina desde la casilla { $space }.
sombreros-change-occupied = La casilla { $space } está ocupada: { $player } tira otro dado.
sombreros-change-ambushed = { $dice ->
    [one] { $player } cae en una emboscada en la casilla { $space }: otro dado.
   *[other] { $player } cae en una emboscada en la casilla { $space }: otros { $dice } dados.
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
sombreros-change-broke = { $player } no puede pagarlo todo y queda sin blanca: ya no paga nada más en esta carrera.
sombreros-change-broke-end = Sin blanca y sin ganar esta carrera: { $names }. La partida ha terminado.
sombreros-change-bankrupt-end = Sin una sola moneda tras esta carrera: { $names }. La partida ha terminado.
sombreros-change-guard-end = Era la última carrera. La partida ha terminado.

## Why an action may be good

sombreros-why-last = Por { $silver } de plata, la tirada deja este sombrero detrás de todos { $chance } veces de 100 en vez de { $instead }: el último en el camino gana el bote de { $pot }.
sombreros-why-slower = Por { $silver } de plata, la tirada llega a la mina { $chance } veces de 100 en vez de { $instead }.
sombreros-why-fewer = Más lento por { $silver } de plata. Dados: { $dice } en vez de { $entitled }.
sombreros-why-broke = Quien está sin blanca tira todos los dados ({ $dice }) y no paga nada más en esta carrera.
sombreros-why-free =
    No cuesta nada. La mina está a { $way ->
        [one] una casilla
       *[other] { $way } casillas
    }: la tirada llega { $chance ->
        [0] menos de una vez de 100.
        [one] una vez de 100.
       *[other] { $chance } veces de 100.
    }
sombreros-why-rear =
    Sale detrás de todos, a { $gap ->
        [one] una casilla
       *[other] { $gap } casillas
    } del siguiente: gana el último en el camino.
sombreros-why-front =
    Sale delante de todos, a { $way ->
        [one] una casilla
       *[other] { $way } casillas
    } de la mina: un solo dado mientras nadie lo adelante.
sombreros-why-between =
    Sale a { $way ->
        [one] una casilla
       *[other] { $way } casillas
    } de la mina, con { $dice ->
        [one] un dado
       *[other] { $dice } dados
    } en la primera tirada.
sombreros-why-trap =
    { $other_player } cae ahí { $chance } veces de 100 y tiene que tirar { $dice ->
        [one] un dado
       *[other] { $dice } dados
    } más; ningún sombrero propio pasa por ahí.
sombreros-why-ambush =
    { $other_player } cae ahí { $chance } veces de 100 y tiene que tirar { $dice ->
        [one] un dado
       *[other] { $dice } dados
    } más.
sombreros-why-lurks =
    Fuera del alcance de una tirada por ahora; quien caiga luego en la casilla { $space } tiene que tirar { $dice ->
        [one] un dado
       *[other] { $dice } dados
    } más.
sombreros-why-again = Todos han pasado la emboscada de la casilla { $space }: se puede tender de nuevo.
sombreros-why-holds-back = Guarda emboscadas en la mano para una casilla mejor: { $tokens }.
sombreros-why-leaves = Deja las emboscadas del camino donde están: { $tokens }.
sombreros-why-pushes = Por { $silver } de plata, { $other_player } llega a la mina { $chance } veces de 100 en vez de { $instead }.
sombreros-why-hurries =
    Por { $silver } de plata, { $other_player } tira un dado más y se acerca a la mina, ahora a { $way ->
        [one] una casilla
       *[other] { $way } casillas
    }.
sombreros-why-thrifty = Conserva toda la plata ({ $silver }). Sin oferta, { $other_player } llega a la mina { $chance } veces de 100.
sombreros-why-gains = Al momento { $silver } de plata de { $other_player }. La tirada llega a la mina { $chance } veces de 100 en vez de { $instead }.
sombreros-why-refuses =
    Tira solo { $dice ->
        [one] un dado
       *[other] { $dice } dados
    } y llega a la mina { $chance } veces de 100 en vez de { $instead }.

## What is awaited

sombreros-phase-first = Se sortea quién empieza
    .help = El sorteo decide quién coloca el primer sombrero. En las carreras siguientes es quien ganó la anterior (S2).
sombreros-phase-placing = Colocación de los sombreros
    .ask = Coloca un sombrero en una casilla libre del camino.
    .help = Elige de dónde sale este sombrero (S3). El último en el camino gana el bote: mejor lejos de la mina (S15). Pero quien va detrás lanza más dados: uno más por cada sombrero que tiene delante (S6).
sombreros-phase-preparing = Emboscadas antes de la ronda
    .ask = Antes de la ronda: { $can }.
    .help = Puedes tender emboscadas en casillas libres del camino (S10). Quien cae en una lanza enseguida más dados, sobre todo en piedra (S12). Las mejores casillas son aquellas en las que caerán los demás y tú no.
sombreros-phase-window = Emboscadas
    .ask = Antes de tu tirada: { $can }.
    .help = Antes de tu tirada puedes tender una emboscada o recoger una que todos han pasado (S10). Quien cae en ella lanza más dados, tú también (S12). Busca casillas que solo los demás tengan todavía por delante.
sombreros-phase-dice = Elección del número de dados
    .ask = { $choices ->
        [one] Tira: no puedes lanzar menos dados.
       *[other] ¿Cuántos dados lanzas? Lanzar menos cuesta plata.
    }
    .help = Este sombrero lanza un dado y uno más por cada sombrero que tiene delante (S6). Ir despacio es bueno: el último en el camino gana el bote (S15). Lanzar menos dados cuesta plata, cada uno más que el anterior (S9): paga cuando te salve de la mina.
sombreros-phase-offers = Ofertas por un dado más
    .ask = { $dice ->
        [one] { $thrower } va a lanzar un dado; en el bote hay { $pot } de plata. Te toca: { $can }.
       *[other] { $thrower } va a lanzar { $dice } dados; en el bote hay { $pot } de plata. Te toca: { $can }.
    }
    .help = Va a tirar alguien con menos plata. Puedes pagarle por un dado más, para que se acerque a la mina (S13). Solo pagas si acepta: ofrece cuando ese dado de verdad pueda llevarlo hasta allí.
sombreros-phase-answer = Respuesta a las ofertas
    .ask = { $dice ->
        [one] Vas a lanzar un dado; en el bote hay { $pot } de plata. Te toca: { $can }.
       *[other] Vas a lanzar { $dice } dados; en el bote hay { $pot } de plata. Te toca: { $can }.
    }
    .help = Jugadores más ricos quieren que lances un dado más. Acepta una de las ofertas, y la plata es tuya al momento, o recházalas todas (S13). Es dinero fácil mientras la mina está lejos; cerca de ella sale caro.
sombreros-phase-throw = Tirada
    .help = Se tiran los dados y el sombrero avanza su total (S7). La casilla en la que cae decide si puede quedarse (S8, S12).
sombreros-phase-occupied = Casilla ocupada: otro dado
    .help = Ahí ya hay un sombrero. Su dueño paga al recién llegado, que lanza otro dado y sigue (S8).
sombreros-phase-ambushed = Emboscada: deciden los dados
    .help = ¡Una emboscada! El terreno dice cuántos dados hay que lanzar enseguida, y el sombrero sigue con su total (S12).
sombreros-phase-over = La partida ha terminado
    .help = La partida ha terminado y gana quien tiene más plata. Termina cuando, tras una carrera, alguien no tiene plata, o estaba sin blanca y no la ganó (S16).

## Options, ends and scores

sombreros-edition-amigo-1992 = Amigo, 1992
sombreros-option-offers = Ofertas: quien tiene más plata puede pagar por un dado más
sombreros-option-round_ambush = Se pueden tender emboscadas antes de cada ronda, no solo antes de la primera
sombreros-reason-bankrupt = alguien se ha quedado sin plata
sombreros-reason-guard = se ha corrido la última carrera
sombreros-reason-broke = alguien estaba sin blanca y no ganó la carrera
sombreros-line-silver = Plata

## The table in words

sombreros-table-goal = Gana quien tenga más plata. Acaba tras una carrera que arruine a alguien (mínimo: { $silver }) o tras la carrera { $races } (esta es la { $race }).
    .short = Gana la mayor fortuna · carrera { $race } (máx. { $races }) · mínimo: { $silver }
sombreros-table-goal-broke = Gana quien tenga más plata. Quien está sin blanca ({ $names }) tiene que ganar esta carrera; si no, la partida acaba con ella.
    .short = Gana la mayor fortuna · ¿última carrera? · sin blanca: { $names }
sombreros-table-goal-over = Gana quien tenga más plata. La partida ha terminado: { $reason }.
    .short = Gana la mayor fortuna · fin de la partida
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
sombreros-table-throw = { $dice }: { $price }
sombreros-table-offers = Ofertas: { $offers }.
sombreros-table-seat = { $player }: plata { $silver }; casillas de los sombreros: { $sombreros }, en la mina: { $arrived }; casillas de las emboscadas: { $ambushes }, fichas en la mano: { $tokens }.
sombreros-table-broke = { $player } está sin blanca hasta el final de la carrera y no paga nada más.
sombreros-table-order = Orden de colocación: { $order }.
sombreros-table-dice = { $dice ->
    [one] Tirada de un dado; hasta ahora: { $faces }.
   *[other] Tirada de { $dice } dados; hasta ahora: { $faces }.
}
sombreros-table-standing = { $silver } de plata · en { $sombreros } · mina { $arrived }
sombreros-table-step = Suma { $step }
sombreros-table-stake = { $dice ->
    [one] { $thrower }: un dado · bote { $pot }
   *[other] { $thrower }: { $dice } dados · bote { $pot }
}
sombreros-table-when = { $round ->
    [0] Carrera { $race }
   *[other] Carrera { $race } · Ronda { $round }
}
sombreros-table-board = El camino de Acapulco a la mina

## What is seen on the board

sombreros-spot-space = Casilla { $space }, { $terrain ->
    [stone] piedra
    [gravel] grava
   *[earth] tierra
}
sombreros-spot-hat = { $where ->
    [route] Sombrero de { $player } en la casilla { $space }
    [mine] Sombrero de { $player } en la mina
   *[hand] Sombrero de { $player }, aún sin colocar
}
sombreros-spot-ambush = Emboscada de { $player } en la casilla { $space }
sombreros-spot-token = Ficha de emboscada en la mano de { $player }
sombreros-spot-mine = { $count ->
    [one] La mina: ha llegado un sombrero
   *[other] La mina: han llegado { $count } sombreros
}
sombreros-spot-start = Acapulco, donde empieza el camino
sombreros-spot-terrain = { $terrain ->
    [stone] { $dice ->
        [one] Emboscada en piedra: un dado
       *[other] Emboscada en piedra: { $dice } dados
    }
    [gravel] { $dice ->
        [one] Emboscada en grava: un dado
       *[other] Emboscada en grava: { $dice } dados
    }
   *[earth] { $dice ->
        [one] Emboscada en tierra: un dado
       *[other] Emboscada en tierra: { $dice } dados
    }
}
sombreros-spot-welcome = { $silver ->
    [one] Bienvenida en una casilla ocupada: una moneda de plata
   *[other] Bienvenida en una casilla ocupada: { $silver } monedas de plata
}
sombreros-spot-arrival = { $silver ->
    [one] Próxima llegada a la mina: una moneda de plata
   *[other] Próxima llegada a la mina: { $silver } monedas de plata
}
sombreros-spot-pot = { $silver ->
    [one] El bote: una moneda de plata
   *[other] El bote: { $silver } monedas de plata
}
sombreros-spot-race = { $round ->
    [0] Carrera { $race } de { $races } como máximo, antes de la salida
   *[other] Carrera { $race } de { $races } como máximo, ronda { $round }
}
sombreros-spot-order = Orden de colocación: { $order }
sombreros-spot-seat = { $silver ->
    [one] { $player }: una moneda de plata
   *[other] { $player }: { $silver } monedas de plata
}
sombreros-spot-broke = { $player }: plata { $silver }, sin blanca hasta el final de la carrera
sombreros-spot-turn = { $player } en la casilla { $space }: aún le toca en esta ronda
sombreros-spot-entitled = { $dice ->
    [one] Turno de { $player } en la casilla { $space }, con derecho a un dado
   *[other] Turno de { $player } en la casilla { $space }, con derecho a { $dice } dados
}
sombreros-spot-dice = { $dice ->
    [one] Lanzar un dado: cuesta { $silver }
   *[other] Lanzar { $dice } dados: cuesta { $silver }
}
sombreros-spot-die = { $face ->
    [-1] Un dado aún sin lanzar
   *[other] Un dado: { $face }
}
sombreros-spot-sum = Ofrecer { $silver } de plata
sombreros-spot-offer = { $silver ->
    [one] { $player } ofrece una moneda de plata
   *[other] { $player } ofrece { $silver } monedas de plata
}
sombreros-spot-no = Sin oferta
sombreros-spot-refuse = Rechazar todas
sombreros-spot-ready = Terminar

## What it is good for

sombreros-help-space = Una casilla del camino. Los sombreros y las emboscadas solo se ponen en casillas libres; cuanto mayor es el número, más cerca está la mina.
sombreros-help-hat = Un sombrero avanza según los dados, le guste o no a su dueño. Quien más tiempo se queda en el camino gana la carrera y el bote.
sombreros-help-ambush = Una emboscada acecha: quien cae en ella, incluso su dueño, lanza enseguida más dados y sigue. La ficha se queda; su dueño puede recogerla cuando todos los sombreros la han pasado.
sombreros-help-token = Una ficha de emboscada en la mano. Se puede poner en una casilla libre antes de la primera ronda y antes del turno propio.
sombreros-help-mine = La mina de plata, adonde nadie quiere llegar. Quien la alcanza paga al bote y queda fuera de esta carrera.
sombreros-help-start = El camino empieza en Acapulco. Lejos de la mina se aguanta más, pero el sombrero más rezagado lanza más dados que nadie.
sombreros-help-terrain = El suelo decide la fuerza de una emboscada: muchos dados lejos de la mina, pocos cerca de ella.
sombreros-help-welcome = Si un sombrero cae en una casilla ocupada, el dueño del que está allí paga esta suma al recién llegado, que lanza otro dado.
sombreros-help-arrival = Lo que paga al bote el próximo sombrero que llegue a la mina. Cada llegada de una carrera cuesta más que la anterior.
sombreros-help-pot = Lo que se paga por dados no lanzados y por llegadas va al bote. El último jugador en el camino se lo lleva todo.
sombreros-help-race = Una partida tiene varias carreras, y en cada una todo se encarece. Termina cuando, tras una carrera, alguien no tiene plata, o estaba sin blanca y no la ganó.
sombreros-help-order = En este orden se colocaron los sombreros. Tras una carrera coloca primero quien la ganó y luego los demás, la llegada más tardía primero.
sombreros-help-seat = La plata de un jugador. Si tras una carrera alguien no tiene nada, o estaba sin blanca y no la ganó, la partida termina y gana quien más tiene.
sombreros-help-broke = Quien no puede pagarlo todo está sin blanca hasta el final de la carrera: no paga nada más, lanza todos sus dados, no hace ofertas y se queda con lo que recibe. Si no gana esta carrera, la partida termina.
sombreros-help-turn = Los sombreros que aún avanzan en esta ronda, primero el más cercano a la mina.
sombreros-help-entitled = El sombrero que tiene el turno. Lanza un dado, y uno más por cada sombrero que va por delante en el camino.
sombreros-help-dice = Lanzar menos dados cuesta plata: 1 por el primer dado de menos, 2 más por el segundo, 3 más por el tercero, por el número de la carrera. Va al bote.
sombreros-help-die = Los dados muestran de 0 a 5. El sombrero avanza su suma.
sombreros-help-sum = Esto recibe quien tiene el turno si acepta y lanza un dado más. Los botones de arriba suben o bajan la suma, hasta toda tu plata.
sombreros-help-no = No ofrecer nada por un dado más.
sombreros-help-offer = Un jugador más rico paga esta suma si quien tiene el turno lanza un dado más. Solo se puede aceptar una oferta.
sombreros-help-refuse = Rechazar todas las ofertas y lanzar solo los dados elegidos.
sombreros-help-ready = No más emboscadas: el juego continúa.
