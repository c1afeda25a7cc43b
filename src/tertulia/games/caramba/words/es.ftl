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
    .can = puja una carta por una de sus mercancías
    .choice = { $good ->
        [g] Pujar por el { -caramba-gold } con { $card }
        [m] Pujar por la { -caramba-munitions } con { $card }
       *[d] Pujar por la { -caramba-dynamite } con { $card }
    }
caramba-pass = { $player } pasa.
    .can = pasa
    .choice = Pasar
caramba-manos = { $player } juega Manos arriba y pone fin a la subasta.
    .can = termina la subasta con Manos arriba
    .choice = Jugar Manos arriba: poner fin a la subasta
caramba-vuelta = { $player } juega Estoy de vuelta y recupera { $card }.
    .can = recupera una carta con Estoy de vuelta
    .choice = Jugar Estoy de vuelta: recuperar { $card }
caramba-fuera = { $good ->
    [g] { $player } juega Fuera y protege su { -caramba-gold }.
    [m] { $player } juega Fuera y protege su { -caramba-munitions }.
   *[d] { $player } juega Fuera y protege su { -caramba-dynamite }.
}
    .can = juega Fuera y protege una de tus mercancías
    .choice = { $good ->
        [g] Jugar Fuera: proteger tu { -caramba-gold }
        [m] Jugar Fuera: proteger tu { -caramba-munitions }
       *[d] Jugar Fuera: proteger tu { -caramba-dynamite }
    }
caramba-no = { $player } no juega Fuera.
    .can = guárdala para más tarde
    .never = En esta partida no
    .kept = No juegas Fuera en esta partida.
    .choice = No jugar Fuera
caramba-safe = { $player } asegura { $crate }.
    .can = asegura una de tus cajas
    .choice = Asegurar { $crate }
caramba-safe-unseen = { $player } asegura una caja.
caramba-seguridad = { $player } juega En seguridad.
    .can = asegura varias con En seguridad
    .choice = Jugar En seguridad: asegurar varias cajas
caramba-done = { $player } no asegura más cajas.
    .can = déjalo así
    .choice = No asegurar más cajas

## What chance does

caramba-first = Empieza { $player }.
    .lot = { $player }
    .lots = Primer jugador
caramba-special = { $special ->
    [manos] { $player } recibe Manos arriba.
    [vuelta] { $player } recibe Estoy de vuelta.
    [fuera] { $player } recibe Fuera.
   *[seguridad] { $player } recibe En seguridad.
}
    .lot = { $special ->
        [manos] Manos arriba
        [vuelta] Estoy de vuelta
        [fuera] Fuera
       *[seguridad] En seguridad
    }
    .lots = Cartas especiales
caramba-special-unseen = { $player } recibe una carta especial.
caramba-card = { $player } roba { $card }.
    .lot = { $card }
    .lots = Cartas
caramba-card-unseen = { $player } roba una carta.
caramba-crate = Sale { $crate } de la bolsa.
    .lot = { $crate }
    .lots = Cajas

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
caramba-change-won = { $good ->
    [g] { $player } se lleva el { -caramba-gold } con { $offer }: { $crates }.
    [m] { $player } se lleva la { -caramba-munitions } con { $offer }: { $crates }.
   *[d] { $player } se lleva la { -caramba-dynamite } con { $offer }: { $crates }.
}
caramba-change-kept = { $good ->
    [g] { $player } tiene la mejor oferta por el { -caramba-gold }, { $offer }, pero no gana nada más.
    [m] { $player } tiene la mejor oferta por la { -caramba-munitions }, { $offer }, pero no gana nada más.
   *[d] { $player } tiene la mejor oferta por la { -caramba-dynamite }, { $offer }, pero no gana nada más.
}
caramba-change-spent = { $player } paga con { $cards }.
caramba-change-centre = De vuelta al centro: { $crates }.
caramba-change-shuffled = { $player } baraja sus descartes y forma un mazo nuevo.
caramba-change-round = Ronda { $round }. Empieza: { $first }.
caramba-change-bag-end = La bolsa está vacía y falta una mercancía: la partida ha terminado.
caramba-change-guard-end = Durante demasiadas rondas no ha salido ni se ha asegurado ninguna caja: la partida ha terminado.

## Why an action may be good

caramba-why-wins = Cierra la subasta y se lleva cajas por valor de { $value }.
caramba-why-outbids =
    { $good ->
        [g] Oro
        [m] Munición
       *[d] Dinamita
    }: { $offer } contra { $rival } ({ $other_player }), por cajas que valen { $value }. { $left ->
        [0] Ya nadie puede responder.
        [one] Un rival aún puede responder.
       *[other] { $left } rivales aún pueden responder.
    }
caramba-why-level =
    { $good ->
        [g] Oro
        [m] Munición
       *[d] Dinamita
    }: iguala los { $offer } de { $other_player }. En un empate nadie se lleva las cajas, que valen { $value }.
caramba-why-alone =
    { $good ->
        [g] Oro
        [m] Munición
       *[d] Dinamita
    }: cajas por valor de { $value }, y nadie más ofrece nada. { $left ->
        [0] Ya nadie puede responder.
        [one] Un rival aún puede responder.
       *[other] { $left } rivales aún pueden responder.
    }
caramba-why-widens =
    { $good ->
        [g] Oro
        [m] Munición
       *[d] Dinamita
    }: ya va por delante, ahora con { $lead } de ventaja, por cajas que valen { $value }. { $left ->
        [0] Ya nadie puede responder.
        [one] Un rival aún puede responder.
       *[other] { $left } rivales aún pueden responder.
    }
caramba-why-closer =
    { $good ->
        [g] Oro
        [m] Munición
       *[d] Dinamita
    }: con { $missing } más iguala a { $other_player }, por cajas que valen { $value }.
caramba-why-content =
    { $good ->
        [g] Oro
        [m] Munición
       *[d] Dinamita
    }: gana por { $lead } unas cajas que valen { $value }, y no arriesga más cartas.
caramba-why-spares =
    Guarda todas las cartas en la mano ({ $cards }). { $good ->
        [g] Oro
        [m] Munición
       *[d] Dinamita
    }, lo más valioso con { $value }, pediría { $missing } más.
caramba-why-bare =
    No queda ninguna carta para pujar. { $left ->
        [0] Ya nadie puede responder.
        [one] Un rival aún puede responder.
       *[other] { $left } rivales aún pueden responder.
    }
caramba-why-stops = Cierra la subasta al momento. Rivales que habrían podido seguir pujando: { $left }.
caramba-why-dearest =
    { $good ->
        [g] Oro
        [m] Munición
       *[d] Dinamita
    }: { $value } puntos seguros. Ninguna caja a la vista vale más.
caramba-why-bonus =
    { $good ->
        [g] Oro
        [m] Munición
       *[d] Dinamita
    }: { $value } puntos seguros, y queda una caja de { $bonus } que suma { $bonus } a la próxima oferta.
caramba-why-counts =
    { $good ->
        [g] Oro
        [m] Munición
       *[d] Dinamita
    }: { $value } puntos seguros. Al final solo cuentan las cajas aseguradas.
caramba-why-protects =
    { $good ->
        [g] Oro
        [m] Munición
       *[d] Dinamita
    }: cajas por valor de { $value } que nadie puede quitar en esta subasta.
caramba-why-waits = Solo hay a la vista cajas por valor de { $value }: Fuera puede esperar a más.
caramba-why-returns = Devuelve { $card } a la mano: son entonces { $cards } cartas.
caramba-why-several = Asegura de golpe cajas por valor de { $limit } como mucho. A la vista hay por valor de { $value }.
caramba-why-stays = Lo que queda a la vista suma hasta { $bonus } a las próximas ofertas.

## What is awaited

caramba-phase-first = Se sortea quién empieza
    .help = El sorteo decide quién empieza. Quien empieza saca las cajas y puja primero; en la ronda siguiente lo hace la siguiente persona (C3, C25).
caramba-phase-specials = Reparto de las cartas especiales
    .help = Cada uno recibe en secreto una carta especial. La tuya solo se juega una vez en la partida: espera el momento justo (C2).
caramba-phase-deal = Reparto de las primeras manos
    .help = Cada uno recibe una primera mano con cartas de su banda. Con ellas pujas por las cajas, y después de cada ronda robas más (C1, C24).
caramba-phase-crates = Salida de las cajas
    .help = Salen cajas de la bolsa hasta que oro, munición y dinamita estén a la vista (C4). Si la bolsa está vacía y aún falta una mercancía, la partida ha terminado (C6).
caramba-phase-fuera = Fuera antes de la subasta
    .ask = Antes de la subasta: { $can }.
    .none = A quien tiene cajas sin asegurar se le pregunta por Fuera, para que nadie sepa quién la tiene. Por ti responde la mesa.
    .help = Puedes proteger tus cajas de una mercancía durante esta ronda (C7). La carta sirve una sola vez en la partida: compensa cuando tienes mucho delante y otros lo quieren. Si no la tienes, la mesa dice que no por ti; así nadie sabe quién la tiene (C8).
caramba-phase-auction = Subasta
    .ask = Te toca: { $can }.
    .help = Pon una carta en una de sus mercancías, o pasa y sal de esta subasta (C10, C11). La oferta más alta, si es única, se lleva todas las cajas sin asegurar de una mercancía; en un empate no son para nadie (C16, C18). Solo quien gana una mercancía pierde las cartas que puso en ella: añade donde todavía decida algo (C17).
caramba-phase-securing = Asegurar las cajas
    .ask = Después de la subasta: { $can }.
    .help = Puedes poner una caja boca abajo: es tuya para siempre, y solo esas cajas cuentan al final (C21, C26). Primero las valiosas, si te las pueden quitar. Pero una caja a la vista también ayuda: la mejor de cada mercancía suma su valor a tu próxima oferta (C15).
caramba-phase-cards = Robo de cartas
    .help = Todos roban cartas; después empieza la siguiente persona y comienza otra ronda (C24, C25). Las cartas que no ganaron nada ya han vuelto a la mano (C17).
caramba-phase-over = La partida ha terminado
    .help = La partida ha terminado. Se suman las cajas aseguradas y gana el total más alto; si hay empate, quien tiene más cartas en la mano (C26).

## Options, ends and scores

caramba-edition-tilsit-2005 = Tilsit, 2005
caramba-option-memory_aid = Ayuda de memoria: la mesa muestra lo que recordaría alguien que está atento a todo
caramba-reason-bag = la bolsa está vacía y falta una mercancía
caramba-reason-guard = durante demasiadas rondas no ha salido ni se ha asegurado ninguna caja
caramba-line-gold = Oro
caramba-line-munitions = Munición
caramba-line-dynamite = Dinamita
caramba-line-hand = Cartas en la mano

## The table in words

caramba-table-goal = { $bag ->
    [0] Gana quien asegure más valor en cajas. La bolsa está vacía: la partida acaba en cuanto falte una mercancía.
    [one] Gana quien asegure más valor en cajas. La partida acaba cuando falta una mercancía y la bolsa está vacía (queda una caja).
   *[other] Gana quien asegure más valor en cajas. La partida acaba cuando falta una mercancía y la bolsa está vacía (quedan { $bag } cajas).
}
    .short = { $bag ->
        [0] Gana el mayor valor asegurado · bolsa vacía
       *[other] Gana el mayor valor asegurado · { $bag } en la bolsa
    }
caramba-table-goal-over = Gana quien asegure más valor en cajas. La partida ha terminado: { $reason }.
    .short = Gana el mayor valor asegurado · fin de la partida
caramba-table-round = Ronda { $round }. { $phase }. Empieza: { $first }.
caramba-table-crates = Cajas en la bolsa: { $bag }, en el centro: { $centre }.
caramba-table-seat = { $player }, { $band }: mano { $hand }, mazo { $pile }; cajas a la vista: { $front }, aseguradas: { $secured }; cartas descartadas: { $discard }.
caramba-table-offers = { $passed ->
    [true] ha pasado; ofertas:
   *[false] ofertas:
} oro { $g }, munición { $m }, dinamita { $d }
caramba-table-bid = { $offer } ({ $cards })
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

## Short words on the board

caramba-table-title = La mesa de la cantina
caramba-table-count = Ronda { $round }
caramba-table-own = tú
caramba-table-passed = ha pasado
caramba-table-standing = { $secured ->
    [one] { $secured } caja asegurada, mano { $hand }
   *[other] { $secured } cajas aseguradas, mano { $hand }
}
caramba-table-thing = { $card }
caramba-table-amount = { $good ->
    [g] { -caramba-gold } { $value }
    [m] { -caramba-munitions } { $value }
   *[d] { -caramba-dynamite } { $value }
}
caramba-table-name-manos = Manos arriba
caramba-table-name-vuelta = Estoy de vuelta
caramba-table-name-fuera = Fuera
caramba-table-name-seguridad = En seguridad
caramba-table-sign-pass = Pasar
caramba-table-sign-no = Sin Fuera
caramba-table-sign-done = Listo

## What a place on the board is called

caramba-spot-card = Tu carta: { $card }
caramba-spot-good = { $good ->
    [g] Oro, cajas en el centro: { $crates }
    [m] Munición, cajas en el centro: { $crates }
   *[d] Dinamita, cajas en el centro: { $crates }
}
caramba-spot-crate = Tu caja, sin asegurar: { $crate }
caramba-spot-bag = { $bag ->
    [one] Bolsa con una caja
   *[other] Bolsa con { $bag } cajas
}
caramba-spot-band = { $state ->
    [passed] { $player }, { $band }, ha pasado
    [acting] { $player }, { $band }, tiene el turno
   *[waiting] { $player }, { $band }
}
caramba-spot-moustache = Empieza: { $player }
caramba-spot-hand = { $player }, cartas en la mano: { $count }
caramba-spot-pile = { $player }, cartas en el mazo: { $count }
caramba-spot-discard = { $player }, cartas descartadas: { $cards }
caramba-table-discarded = Tu carta descartada: { $card }
caramba-spot-secured = { $player }, cajas aseguradas: { $crates }
caramba-spot-offer = { $good ->
    [g] { $player } ofrece { $offer } por el { -caramba-gold }
    [m] { $player } ofrece { $offer } por la { -caramba-munitions }
   *[d] { $player } ofrece { $offer } por la { -caramba-dynamite }
}{ $rank ->
    [highest] , la oferta más alta
    [tied] , empate en cabeza
   *[other] { "" }
}. Cartas: { $cards }. Cajas: { $crates }. Bonificación: { $bonus }.
caramba-spot-shield = { $good ->
    [g] { $player }: { -caramba-gold } protegido
    [m] { $player }: { -caramba-munitions } protegida
   *[d] { $player }: { -caramba-dynamite } protegida
}
caramba-spot-special = Carta especial sin jugar: { $player }
caramba-spot-manos = Carta especial Manos arriba: { $player }
caramba-spot-vuelta = Carta especial Estoy de vuelta: { $player }
caramba-spot-fuera = Carta especial Fuera: { $player }
caramba-spot-seguridad = Carta especial En seguridad: { $player }
caramba-spot-pass = Pasar
caramba-spot-no = No jugar Fuera
caramba-spot-done = No asegurar más cajas

## What a place on the board is, for those who ask

caramba-help-card = Una carta de tu mano. En tu turno de la subasta la pones en una de las mercancías que muestra: pulsa la carta y después la mercancía. Allí solo cuenta el número de esa mercancía.
caramba-help-good = El lugar de una mercancía, con sus cajas en el centro. La oferta más alta, si es única, gana esas cajas y todas las cajas sin asegurar de esa mercancía que tengan los demás.
caramba-help-crate = Una caja tuya sin asegurar: todavía te la pueden quitar. Hasta entonces, la mejor de cada mercancía suma su valor a tu oferta. Después de la subasta puedes poner una caja boca abajo y quedártela para siempre.
caramba-help-bag = La bolsa. Al empezar la ronda se sacan cajas hasta que las tres mercancías estén a la vista en la mesa. Si está vacía y falta una mercancía, la partida ha terminado.
caramba-help-band = Alguien de la mesa y su banda. Se juega en el sentido del reloj, de arriba abajo y vuelta a empezar; quien ha pasado queda fuera hasta la siguiente subasta.
caramba-help-moustache = El mejor bigote: quien lo tiene saca las cajas, puja primero y no puede pasar en su primer turno. En la ronda siguiente pasa a la siguiente persona.
caramba-help-hand = Las cartas de la mano. Se puede saber cuántas son, pero no cuáles.
caramba-help-pile = Un mazo. Después de cada ronda se roban dos cartas; cuando está vacío, los descartes se barajan y forman el mazo nuevo.
caramba-help-discard = Cartas descartadas: las que han ganado una mercancía. Vuelven cuando el mazo está vacío. Todo el mundo puede verlas.
caramba-help-secured = Cajas aseguradas, boca abajo. Ya nadie puede quitarlas, y solo ellas cuentan al final. Los demás pueden saber cuántas son, pero no cuánto valen.
caramba-help-offer = La oferta por esta mercancía: las cartas puestas más una bonificación, el valor de la mejor caja a la vista de esa mercancía. Una estrella marca la oferta más alta; el signo igual, un empate: no ganaría nadie.
caramba-help-shield = Fuera protege estas cajas: pase lo que pase en esta ronda, no cambian de dueño.
caramba-help-special = Una carta especial, todavía secreta. Cada banda tiene una y puede jugarla una vez en la partida.
caramba-help-manos = Manos arriba pone fin a la subasta al instante, con las ofertas tal como están. Se juega en tu turno de la subasta, pero no en el primero.
caramba-help-vuelta = Estoy de vuelta sustituye a una puja: recuperas la carta que quieras de tus descartes y sigues en la subasta. Hace falta tener alguna carta descartada.
caramba-help-fuera = Fuera se juega antes de la subasta, sobre una mercancía de la que tienes una caja sin asegurar: en esta ronda nadie puede quitarte tus cajas de esa mercancía.
caramba-help-seguridad = En seguridad se juega después de la subasta: en lugar de una sola caja aseguras varias, de un valor total de 6 como máximo.
caramba-help-pass = Si pasas, quedas fuera de esta subasta; tus cartas puestas siguen contando. Quien empieza no puede pasar en su primer turno.
caramba-help-no = Antes de la subasta se pregunta a todas las bandas con cajas sin asegurar, para que nada delate quién tiene Fuera. Pulsa aquí para seguir sin jugarla.
caramba-help-done = Pulsa aquí para no asegurar ninguna caja, o ninguna más.
