### Las páginas en el navegador

## La casa

house = Tres juegos de mesa que ya no se pueden comprar
title-caramba = Caramba! (2005)
title-pamplona = Viva Pamplona!
title-sombreros = Caramba! (1992)
idea-caramba = Puja por cajas de oro, munición y dinamita. Mientras no estén a salvo, te las pueden quitar.
idea-pamplona = Corre con el toro: cuando ataca, gana valor quien va justo delante, y lo pierde quien se queda detrás.
idea-sombreros = Una carrera de sombreros por el camino de la mina de plata, y el último que quede en el camino se lleva el bote.
seats-range = de { $min } a { $max } jugadores
play-bots = Jugar contra bots
play-friends = Jugar con amigos
play-here = Jugar en una misma pantalla
open-tables = Mesas abiertas
open-tables-none = Ahora mismo ninguna mesa espera jugadores.
open-table = { $free ->
    [one] { $game }: un sitio libre
   *[other] { $game }: { $free } sitios libres
}
bots = Bots
strength = Nivel
documentation = Documentación (en inglés)
typeface = Tipografía
labelled = { $label }: { $what }
look-at-record = Ver una partida guardada
home = Volver al inicio
lost = Aquí no hay nada.
guest = Invitado
trouble = No ha funcionado: { $reason }
more = Más
close = Cerrar
new-version = Hay una versión nueva.
new-version-waits = Hay una versión nueva. Espera a que se cierre la mesa abierta en otra pestaña.
new-version-use = Usarla ahora
players = Jugadores

## Aprender jugando

learn = Aprender jugando
learn-first = ¿Primera vez? Apréndelo en 4 minutos
puzzles = Problemas
puzzle-of-day = Problema del día
puzzles-what = Una jugada es claramente la mejor, y no es la que salta a la vista. De partidas de bots fuertes.

## Ajustes

language = Idioma
settings = Ajustes

## Partidas de este navegador

continue = Seguir jugando
your-games = Partidas de este navegador
forget = Borrar
forget-sure = Borrarla para siempre

## Una mesa nueva

seat-is-bot = { $bot ->
    [random] bot, juega cualquier cosa
    [easy] bot, fácil
    [medium] bot, medio
    [hard] bot, difícil
    [champion] bot, campeón
    [easy-bold] bot, fácil, atrevido
    [easy-careful] bot, fácil, prudente
    [easy-greedy] bot, fácil, codicioso
    [medium-bold] bot, medio, atrevido
    [medium-careful] bot, medio, prudente
    [medium-greedy] bot, medio, codicioso
   *[other] bot ({ $bot })
}
bot-level = { $bot ->
    [random] juega cualquier cosa
    [easy] fácil
    [medium] medio
    [hard] difícil
    [champion] campeón
    [easy-bold] fácil, atrevido
    [easy-careful] fácil, prudente
    [easy-greedy] fácil, codicioso
    [medium-bold] medio, atrevido
    [medium-careful] medio, prudente
    [medium-greedy] medio, codicioso
   *[other] { $bot }
}


## En la mesa

prompt = Lo que hay que hacer
waits-for = { $player }: { $phase }
sending = Enviando…
standing-end = Volver a preguntarme
pick-anew = Elegir otra cosa
list = Opciones en palabras
explain = ¿Qué puedo hacer aquí?
hint = Pista
hints = Las mejores opciones
undo = Deshacer
undo-ask = Pedir que se deshaga
seat-is-yours = tú
seat-away = ausente: juega un bot
seat-time = sin tiempo: juega un bot
seat-resigned = se ha ido: juega un bot
seat-offline = no está
skip = Saltar
go-on = Seguir
again = Repetir
    .label = Volver a ver lo que ha pasado desde tu última decisión (tecla r)
clock-own = Tu tiempo
clock-of = Tiempo de { $player }
departed-time = A { $player } se le ha acabado el tiempo; sigue un bot.
departed-resigned = { $player } se ha ido; sigue un bot.
departed-away = { $player } no está; mientras tanto juega un bot.
departed-back = { $player } ha vuelto.
bot-slow = Los bots se están preparando. La primera vez en un ordenador tardan hasta un minuto.
open-rule = Regla { $rule }
connecting = Conectando…
link-lost = Se ha perdido la conexión. Se intenta de nuevo; no se pierde nada de lo que has hecho.
link-lost-kept = Se ha perdido la conexión. Lo que has elegido queda guardado y se enviará en cuanto el servidor responda.
refused-unknown-table = Esa mesa no existe.
refused-not-your-seat = Ese sitio no es tuyo.
refused-bad-protocol = Esta página es más antigua que el servidor: cárgala de nuevo.
refused-too-many = Ya hay demasiada gente mirando esta mesa, o estás mirando demasiadas.
refused-banned = Aquí no puedes entrar.
refused-unreadable = Este servidor no puede leer esa mesa.

## Junto al tablero

beside = Junto al tablero
tab-log = Registro
tab-chat = Chat
tab-rules = Reglas
tab-notes = Notas
news = algo nuevo
log = Lo que ha pasado
log-all = { $count ->
    [one] Mostrar una línea anterior
   *[other] Mostrar { $count } líneas anteriores
}

## Después de la partida

result = Resultado
challenge-week = Las partidas de la semana
story = La historia de esta partida

## At the table

winner = { $count ->
    [one] Gana { $names }.
   *[other] Comparten la victoria { $names }.
}
nothing = ninguna
comma = { ", " }
player-name = { $player }
player-number = { $player } { $number }
hint-thinking = Pensando…
