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
dudo-phase-throw = Se tiran los dados
dudo-phase-bid = Se apuesta
    .ask = Apuesta más, o duda de la última apuesta.
dudo-phase-over = La partida ha terminado

## Finales y puntos

dudo-reason-last = solo a un jugador le quedan dados
dudo-line-dice = Dados

## La mesa en palabras

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
