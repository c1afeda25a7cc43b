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
    .choice = { $steps ->
        [one] Empujar a { $other_player } una casilla hacia delante
       *[other] Empujar a { $other_player } { $steps } casillas hacia delante
    }
pamplona-shove-back = { $steps ->
    [one] { $player } empuja a { $other_player } una casilla hacia atrás.
   *[other] { $player } empuja a { $other_player } { $steps } casillas hacia atrás.
}
    .choice = { $steps ->
        [one] Empujar a { $other_player } una casilla hacia atrás
       *[other] Empujar a { $other_player } { $steps } casillas hacia atrás
    }
pamplona-shove-not = { $player } no empuja a { $other_player }.
    .choice = Dejar en paz a { $other_player }

## What chance does

pamplona-first = { $player } abre la carrera.
pamplona-number = { $player } saca un { $steps } con el dado { $die }.
pamplona-arrow = { $player } saca una flecha con el dado { $die }.
pamplona-torro = { $steps ->
    [one] Torro avanza una casilla.
   *[other] Torro avanza { $steps } casillas.
}
pamplona-attack = ¡Torro ataca!
pamplona-attack-void = Torro sigue en el corral: el ataque no cuenta y se destapa otra carta.

## What follows by itself

pamplona-change-torro = Torro está ahora en la casilla { $space }.
pamplona-change-seat = { $player }: { $changes }.
pamplona-change-runners = { $count ->
    [one] corredor en la casilla { $runners }
   *[other] corredores en las casillas { $runners }
}
pamplona-change-rows = { $count ->
    [one] sentado en la grada { $rows }
   *[other] sentados en las gradas { $rows }
}
pamplona-change-courage = valor de { $before } a { $after }
pamplona-change-credits = créditos de { $before } a { $after }
pamplona-change-outnumbered = { $courage ->
    [one] { $player }, en minoría en la casilla { $space }, paga un punto de valor a { $other_player }.
   *[other] { $player }, en minoría en la casilla { $space }, paga { $courage } puntos de valor a { $other_player }.
}
pamplona-change-round = Ronda { $round }.

## What is awaited

pamplona-phase-first = Se sortea quién empieza
pamplona-phase-roll-a = Tirada del dado A
pamplona-phase-roll-b = Tirada del dado B
pamplona-phase-die-a = Elegir un corredor para el dado A
pamplona-phase-die-b = Elegir otro corredor para el dado B
pamplona-phase-one-die = Elegir un dado para el último corredor en juego
pamplona-phase-shove = Empujones
pamplona-phase-torro = Carta de Torro
pamplona-phase-over = La partida ha terminado

## Options, ends and scores

pamplona-option-rotate_start = Después de cada acción de Torro empieza el siguiente asiento en sentido horario
pamplona-option-fear_shields = Un corredor que está detrás de Torro no pierde nada en una casilla de miedo
pamplona-option-shove_needs_arrival = Solo se empuja donde acaba de llegar un corredor propio
pamplona-reason-torro = Torro está en la plaza
pamplona-reason-seated = todos los corredores están en las gradas
pamplona-line-courage = Valor
pamplona-line-credits = Créditos
pamplona-line-rows = Gradas
pamplona-line-penalty = Detrás de Torro

## The table in words

pamplona-table-round = Ronda { $round }. { $phase }. Empieza: { $first }.
pamplona-table-path = Calle: casillas 1 a { $street }, plaza: desde la { $arena }. Tomates: { $tomatoes }. Miedo: { $fear }.
pamplona-table-torro = { $torro ->
    [0] Torro está en el corral. Cartas restantes: { $deck }, destapadas (! es un ataque): { $discard }.
   *[other] Torro está en la casilla { $torro }. Cartas restantes: { $deck }, destapadas (! es un ataque): { $discard }.
}
pamplona-table-dice = Dados (> es una flecha): A { $a }, B { $b }.
pamplona-table-seat = { $player }: valor { $courage }, créditos { $credits }; casillas de los corredores: { $runners }; gradas: { $rows }.
pamplona-table-attack = valor si Torro atacara ahora: { $attack }
