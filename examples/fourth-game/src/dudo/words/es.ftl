### Dudo (tradicional)

title-dudo = Dudo
idea-dudo = Cada cual esconde sus dados y apuesta sobre los de todos. ¿Cuánto puedes decir antes de que alguien dude?

## Lo que hacen los jugadores

dudo-bid = { $player } apuesta { $number } × { $face }.
    .choice = Apostar { $number } × { $face }
dudo-dudo = «¡Dudo!» { $player } no se cree { $number } × { $face }.
    .choice = ¡Dudo! No me creo { $number } × { $face }

## Lo que hace el azar

dudo-first = Empieza { $player }.
    .lot = { $player }
    .lots = Quién empieza
dudo-die = { $player } saca un { $face }.
    .lot = { $face }
    .lots = Dados
dudo-die-unseen = { $player } tira un dado bajo el cubilete.

## Lo que pasa por sí solo

dudo-change-cup = Bajo el cubilete de { $player }: { $dice }.
dudo-change-count = Hay { $count } × { $face }, con los comodines; la apuesta era { $number }.
dudo-change-loses = { $dice ->
    [0] { $player } pierde su último dado y queda fuera.
   *[other] { $player } pierde un dado; le quedan { $dice }.
}
dudo-change-round = Ronda { $round }. Empieza { $first }.

## Lo que se espera

dudo-phase-first = Se sortea quién empieza
    .help = El sorteo decide quién apuesta primero (D1).
dudo-phase-throw = Se tiran los dados
    .help = Todos tiran sus dados bajo el cubilete y cada cual mira solo los suyos (D2).
dudo-phase-bid = Se apuesta
    .ask = Apuesta más, o duda de la última apuesta.
    .help = Apuesta un número mayor de dados, o el mismo con una cara más alta (D4). Conoces tus dados; de los demás, más o menos uno de cada tres muestra la cara, porque los unos son comodines (D5). Si no te crees la última apuesta, di dudo: quien se equivoca pierde un dado (D6).
dudo-phase-over = La partida ha terminado
    .help = La partida ha terminado: gana el último al que le quedan dados (D9).

## Finales y puntos

dudo-reason-last = solo a un jugador le quedan dados
dudo-line-dice = Dados

## La mesa en palabras

dudo-table-goal = { $players ->
    [one] Gana el último al que le quedan dados.
   *[other] Gana el último al que le quedan dados. Quedan { $players } jugadores con { $dice } dados.
}
    .short = Gana el último con dados · jugadores: { $players } · dados: { $dice }
dudo-table-round = Ronda { $round }. { $phase }. Empieza: { $first }.
dudo-table-doubted = Última duda: { $number } × { $face }. Había { $count }; { $player } perdió un dado.
dudo-table-seat = { $player }: dados { $dice }.
dudo-table-lifted = se vio la última vez: { $dice }
dudo-table-bid = { $player } ha apostado { $number } × { $face }.
dudo-table-you = Tus dados: { $dice }.
dudo-table-standing = dados { $dice }

## En el tablero

dudo-board-none = Aún no hay apuesta
dudo-board-number = ¿Cuántos?
dudo-board-face = ¿De qué cara?
