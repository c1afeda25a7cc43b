### Viva Pamplona! (Wolfgang Kramer, 1992)

## What players do

pamplona-move = { $steps ->
    [one] { $player } avanza una casilla con un corredor de la casilla { $space }.
   *[other] { $player } avanza { $steps } casillas con un corredor de la casilla { $space }.
}
    .choice = { $steps ->
        [one] Avanzar una casilla con el corredor de la casilla { $space }
       *[other] Avanzar { $steps } casillas con el corredor de la casilla { $space }
    }
pamplona-stay = { $player } deja un corredor en la casilla { $space }.
    .choice = Dejar el corredor de la casilla { $space } donde está
pamplona-move-one = { $steps ->
    [one] { $player } usa el dado { $die } y avanza una casilla con su último corredor, en la casilla { $space }.
   *[other] { $player } usa el dado { $die } y avanza { $steps } casillas con su último corredor, en la casilla { $space }.
}
    .choice = { $steps ->
        [one] Usar el dado { $die }: avanzar una casilla con el corredor de la casilla { $space }
       *[other] Usar el dado { $die }: avanzar { $steps } casillas con el corredor de la casilla { $space }
    }
pamplona-stay-one = { $player } usa el dado { $die } y deja su último corredor en la casilla { $space }.
    .choice = Usar el dado { $die }: dejar el corredor de la casilla { $space } donde está
pamplona-shove-on = { $steps ->
    [one] { $player } empuja a { $other_player } una casilla hacia delante.
   *[other] { $player } empuja a { $other_player } { $steps } casillas hacia delante.
}
    .can = empújalos hacia delante
    .choice = { $steps ->
        [one] Empujar a { $other_player } una casilla hacia delante
       *[other] Empujar a { $other_player } { $steps } casillas hacia delante
    }
pamplona-shove-back = { $steps ->
    [one] { $player } empuja a { $other_player } una casilla hacia atrás.
   *[other] { $player } empuja a { $other_player } { $steps } casillas hacia atrás.
}
    .can = empújalos hacia atrás
    .choice = { $steps ->
        [one] Empujar a { $other_player } una casilla hacia atrás
       *[other] Empujar a { $other_player } { $steps } casillas hacia atrás
    }
pamplona-shove-not = { $player } no empuja a { $other_player }.
    .can = déjalos en paz
    .choice = Dejar en paz a { $other_player }

## What chance does

pamplona-first = { $player } abre la carrera.
    .lot = { $player }
    .lots = Primer jugador
pamplona-number = { $player } saca un { $steps } con el dado { $die }.
    .lot = { $steps }
    .lots = Dado { $die }
pamplona-arrow = { $player } saca una flecha con el dado { $die }.
    .lot = flecha
    .lots = Dado { $die }
pamplona-torro = { $steps ->
    [one] Torro avanza una casilla.
   *[other] Torro avanza { $steps } casillas.
}
    .lot = { $steps }
    .lots = Cartas de Torro
pamplona-attack = ¡Torro ataca!
    .lot = ataque
    .lots = Cartas de Torro
pamplona-attack-void = Torro sigue en el corral: el ataque no cuenta y se destapa otra carta.
    .lot = ataque
    .lots = Cartas de Torro

## What follows by itself

pamplona-change-torro = Torro está ahora en la casilla { $space }.
pamplona-change-gains = { $courage ->
    [one] { $player } gana un punto de valor.
   *[other] { $player } gana { $courage } puntos de valor.
}
pamplona-change-loses = { $courage ->
    [one] { $player } pierde un punto de valor.
   *[other] { $player } pierde { $courage } puntos de valor.
}
pamplona-change-spared = { $player } ni gana ni pierde valor.
pamplona-change-runners = { $count ->
    [one] { $player } tiene ahora un corredor en la casilla { $runners }.
   *[other] { $player } tiene ahora sus corredores en las casillas { $runners }.
}
pamplona-change-rows = { $count ->
    [one] { $player } llega a la plaza: un asiento en la grada { $rows }.
   *[other] { $player } llega a la plaza: asientos en las gradas { $rows }.
}
pamplona-change-fear = { $courage ->
    [one] { $player } llega a una casilla de miedo y paga un punto de valor.
   *[other] { $player } llega a una casilla de miedo y paga { $courage } puntos de valor.
}
pamplona-change-credits = { $player } tiene que pedir prestado: créditos de { $before } a { $after }.
pamplona-change-outnumbered = { $courage ->
    [one] { $player }, en minoría en la casilla { $space }, paga un punto de valor a { $other_player }.
   *[other] { $player }, en minoría en la casilla { $space }, paga { $courage } puntos de valor a { $other_player }.
}
pamplona-change-round = Ronda { $round }.
pamplona-change-torro-end = Torro está en la plaza: la partida ha terminado.
pamplona-change-seated-end = Todos los corredores están en las gradas: la partida ha terminado.

## Why an action may be good

pamplona-why-arena = Llega a la plaza, a salvo de Torro, a un asiento que vale al menos { $row }.
pamplona-why-outnumbers = Supera en número a otros en una casilla, y pagan por ello: +{ $courage } de valor.
pamplona-why-escapes = Saca a un corredor de detrás de Torro: { $after } en vez de { $before } si ataca ({ $attacks } de las { $deck } cartas que quedan).
pamplona-why-reward = Se acerca a Torro: { $after } en vez de { $before } si ataca ({ $attacks } de las { $deck } cartas que quedan).
pamplona-why-less = Limita el daño: { $after } en vez de { $before } si Torro ataca ({ $attacks } de las { $deck } cartas que quedan).
pamplona-why-keeps =
    { $runners ->
        [one] Mantiene a un corredor
       *[other] Mantiene a { $runners } corredores
    } al alcance de Torro: { $courage } si ataca ({ $attacks } de las { $deck } cartas que quedan).
pamplona-why-together = Junta corredores en la casilla { $space }, donde pueden superar en número a otros.
pamplona-why-nears = Con { $cards } de las { $deck } cartas que quedan, Torro llega tan cerca de este corredor que su próximo ataque da valor.
pamplona-why-safer = { $after } de las { $deck } cartas que quedan hacen que Torro adelante a este corredor, en vez de { $before }.
pamplona-why-frightens = Manda a { $other_player } a una casilla de miedo: -{ $courage } de valor.
pamplona-why-hurts = Peor para { $other_player }: { $after } en vez de { $before } si Torro ataca ({ $attacks } de las { $deck } cartas que quedan).
pamplona-why-hinders =
    { $steps ->
        [one] Alarga en una casilla
       *[other] Alarga en { $steps } casillas
    } el camino de { $other_player } a la plaza.
pamplona-why-hurries = Mete prisa a { $other_player }: quien llega antes se sienta más abajo. La próxima grada vale { $row }.
pamplona-why-leaves = Deja a { $other_player } en minoría: quien se queda ahí vuelve a pagar { $courage } de valor.
pamplona-why-lingers = Sigue cerca de Torro: { $courage } si ataca ({ $attacks } de las { $deck } cartas que quedan).
pamplona-why-awaits = Espera a Torro: con { $cards } de las { $deck } cartas que quedan llega tan cerca que su próximo ataque da valor.
pamplona-why-later = Espera: quien llega más tarde se sienta más arriba. La próxima grada vale { $row }.
pamplona-why-tomatoes = Los tomates detienen al corredor en la casilla { $space }.
pamplona-why-rearmost = Hace avanzar al último de los corredores propios, el de la casilla { $space }.
pamplona-why-onward =
    { $left ->
        [one] Queda una casilla hasta la plaza.
       *[other] Quedan { $left } casillas hasta la plaza.
    }

## What is awaited

pamplona-phase-first = Se sortea quién empieza
    .help = El sorteo decide quién corre primero. Los demás siguen en el sentido del reloj y, cuando todos han corrido, le toca a Torro (P1).
pamplona-phase-roll-a = Tirada del dado A
    .help = Se tiran los dos dados antes de elegir (P3). Un número se corre entero; una flecha vale lo que quieras, de 0 a 6 (P4).
pamplona-phase-roll-b = Tirada del dado B
    .help = Ahora se tira el dado B. Cada dado mueve a un corredor, y los dos dados a dos distintos (P3).
pamplona-phase-die-a = Elegir un corredor para el dado A
    .ask = Elige un corredor para el dado A.
    .help = Elige el corredor del dado A; otro tendrá que usar el dado B (P3). Justo delante de Torro un ataque da valor; detrás de él lo quita (P15). Donde tienes más corredores que un equipo, te paga, y quien llega tarde a la plaza se sienta en mejor grada (P9, P12).
pamplona-phase-die-b = Elegir otro corredor para el dado B
    .ask = Elige otro corredor para el dado B.
    .help = Otro corredor usa el dado B; el del dado A ya ha terminado (P3). Las casillas de miedo cuestan valor y los tomates te echan atrás (P7, P8). Donde seáis más tras este movimiento, el otro equipo te paga (P9).
pamplona-phase-one-die = Elegir un dado para el último corredor en juego
    .ask = Solo queda un corredor en juego: elige qué dado lo mueve.
    .help = Queda un corredor: usa con él uno de los dos dados, el otro se pierde (P5). Un asiento tardío vale más (P12). Pero si Torro llega antes a la plaza, el corredor se queda sin asiento y cada casilla por detrás de él cuesta un punto (P20).
pamplona-phase-shove = Empujones
    .ask = Sois más que ellos: { $can }.
    .help = Aquí sois más, y el otro equipo ya ha pagado (P9). Puedes empujar a sus corredores esa diferencia, hacia delante o hacia atrás, o dejarlos (P10). Detrás de Torro o en una casilla de miedo pierden valor; justo delante de él lo ganarían (P7, P15).
pamplona-phase-torro = Carta de Torro
    .help = Todos han corrido y se destapa una carta de Torro. Un número lo hace avanzar (P14). Un ataque premia a quien está justo delante y castiga a quien está detrás (P15).
pamplona-phase-over = La partida ha terminado
    .help = La partida ha terminado. Se suman valor y gradas; se restan los créditos y, si la ha terminado Torro, lo que los corredores sin asiento están por detrás de él. Gana quien tiene más puntos (P20).

## Options, ends and scores

pamplona-edition-fx-schmid-1992 = F.X. Schmid, 1992
pamplona-option-rotate_start = En cada ronda empieza el siguiente jugador
pamplona-option-fear_shields = En una casilla de miedo, los corredores que están detrás de Torro no pierden nada cuando ataca
pamplona-option-shove_needs_arrival = Solo se empuja donde acaba de llegar un corredor propio
pamplona-reason-torro = Torro está en la plaza
pamplona-reason-seated = todos los corredores están en las gradas
pamplona-line-courage = Valor
pamplona-line-credits = Créditos
pamplona-line-rows = Gradas
pamplona-line-penalty = Detrás de Torro

## The table in words

pamplona-table-goal =
    Deciden valor y gradas. La partida acaba cuando Torro llega a la plaza ({ $way ->
        [one] falta una casilla
       *[other] faltan { $way } casillas
    }) o todos se han sentado ({ $runners ->
        [one] falta uno
       *[other] faltan { $runners }
    }).
    .short = Valor + gradas · a Torro le faltan { $way } · corredores: { $runners }
pamplona-table-goal-over = Deciden valor y gradas. La partida ha terminado: { $reason }.
    .short = Valor + gradas · fin de la partida
pamplona-table-round = Ronda { $round }. { $phase }. Empieza: { $first }.
pamplona-table-path = Calle: casillas 1 a { $street }, plaza: desde la { $arena }. Tomates: { $tomatoes }. Miedo: { $fear }.
pamplona-table-torro = { $torro ->
    [0] Torro está en el corral. Cartas restantes: { $deck }, destapadas (! es un ataque): { $discard }.
   *[other] Torro está en la casilla { $torro }. Cartas restantes: { $deck }, destapadas (! es un ataque): { $discard }.
}
pamplona-table-dice = Dados (> es una flecha): A { $a }, B { $b }.
pamplona-table-seat = { $player }: valor { $courage }, créditos { $credits }; casillas de los corredores: { $runners }; gradas: { $rows }.
pamplona-table-attack = valor si Torro atacara ahora: { $attack }
pamplona-table-standing = valor { $courage }, en las gradas { $seated }

## What lies on the board

pamplona-spot-space = Casilla { $space }
pamplona-spot-start = Casilla { $space }, la salida
pamplona-spot-sand = Casilla { $space }, en la plaza
pamplona-spot-fear = Casilla de miedo { $space }
pamplona-spot-tomato = Tomates en la casilla { $space }
pamplona-spot-pen = El corral
pamplona-spot-arena = La plaza
pamplona-spot-row = Grada { $row }
pamplona-spot-runner = { $count ->
    [one] { $player }: un corredor en la casilla { $space }
   *[other] { $player }: { $count } corredores en la casilla { $space }
}
pamplona-spot-die = { $face ->
    [none] Dado { $die }
    [arrow] Dado { $die }: una flecha
   *[other] Dado { $die }: { $face }
}
pamplona-spot-shove = Empujón en la casilla { $space }: { $player } tiene { $steps } más que { $other_player }
pamplona-spot-torro = { $space ->
    [0] Torro, en el corral
   *[other] Torro, en la casilla { $space }
}
pamplona-spot-deck = Cartas de Torro restantes: { $count }
pamplona-spot-card = { $card ->
    [attack] Carta de Torro: ataque
   *[other] Carta de Torro: { $card }
}
pamplona-spot-seat = { $player }: valor { $courage }, créditos { $credits }, saldo { $balance }
pamplona-spot-credit = { $player }: créditos { $credits }, saldo { $balance }
pamplona-spot-attack = { $player }: { $attack } de valor si Torro atacara ahora
pamplona-spot-first = { $player } abre la carrera
pamplona-spot-round = Ronda { $round }

## What it is and what it does

pamplona-help-space = Una casilla del camino del corral a la plaza. Caben todos los corredores que haga falta; las de la cara asustada cuestan valor, y nadie se queda sobre los tomates.
pamplona-help-start = De aquí salen todos los corredores. Solo corren hacia delante, pero se les puede empujar de vuelta hasta aquí.
pamplona-help-fear = Cada corredor que llega aquí, por sí mismo o empujado, le cuesta a su equipo 1 punto de valor. Quedarse es gratis.
pamplona-help-tomato = Quien llega a los tomates, también Torro, resbala enseguida hasta la última casilla antes de ellos. Pasar por encima es gratis.
pamplona-help-pen = Aquí espera Torro hasta que lo suelta la primera carta de número.
pamplona-help-arena = El final de la carrera. Quienes llegan reciben asiento cuando todos han corrido; si llega Torro, termina la partida.
pamplona-help-row = Un corredor sentado en esta grada suma su número al final. Los primeros en llegar tienen las gradas bajas, los últimos las altas.
pamplona-help-runner = Corredores de un equipo. En tu turno cada dado mueve a uno de tus corredores, y los dos dados van a dos corredores distintos: pulsa un corredor y luego la casilla a la que debe llegar.
pamplona-help-die = Un número se corre entero. Una flecha vale de 0 a 6, como quieras.
pamplona-help-shove = Donde tienes más corredores que otro equipo, te paga la diferencia y puedes mover a todos sus corredores de allí esas casillas, hacia delante o hacia atrás, o dejarlos.
pamplona-help-torro = Torro corre cuando todos han corrido. Cuando ataca, estar justo delante de él da valor y estar detrás lo quita.
pamplona-help-deck = Cuando todos han corrido se destapa la primera carta: un número mueve a Torro, un signo de exclamación es un ataque.
pamplona-help-card = Una carta de Torro destapada: un número lo movió esas casillas, un signo de exclamación fue un ataque. Queda aparte hasta que se agota el mazo.
pamplona-help-seat = El valor de un jugador. Al final se suma a las gradas de sus corredores, y se restan los créditos.
pamplona-help-credit = Quien no puede pagar toma créditos de 10. Cada uno resta 10 puntos al final y no se devuelve antes.
pamplona-help-attack = Lo que un ataque de Torro daría o costaría ahora: un corredor en su casilla da 3, una casilla por delante 2, dos por delante 1, y cada casilla por detrás cuesta 1.
pamplona-help-first = Aquí empieza la ronda; los demás siguen en sentido horario y luego actúa Torro.
pamplona-help-round = En una ronda todos corren una vez y luego actúa Torro.
