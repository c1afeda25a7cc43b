### Las páginas en el navegador

## La casa

house = Tres juegos de mesa que ya no se pueden comprar
title-caramba = Caramba! (2005)
title-pamplona = Viva Pamplona!
title-sombreros = Caramba! (1992)
idea-caramba = Puja por cajas de oro, munición y dinamita. Mientras no estén a salvo, te las pueden quitar.
idea-pamplona = Corre con el toro: cuando ataca, gana valor quien va justo delante, y lo pierde quien se queda detrás.
idea-sombreros = Una carrera de sombreros por el camino de la mina de plata, y el último en el camino gana el bote.
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
bots-all = Todos los bots
strength = Nivel
documentation = Documentación (en inglés)
typeface = Tipografía
look-at-record = Ver una partida guardada
choose-record = Elige el archivo de una partida:
choose-file = Elegir un archivo
drop-file = o suéltalo aquí
not-a-record = { $file } no es una partida: no es JSON.
home = A la primera página
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
theme = Colores
theme-auto = como mi dispositivo
theme-light = claros
theme-dark = oscuros
pace = Ritmo
pace-slow = lento
pace-normal = normal
pace-quick = rápido
pace-wait = esperarme después de cada turno
pace-instant = sin animación
sound = Sonidos
forced = Las jugadas sin elección se juegan solas

## Partidas de este navegador

continue = Seguir jugando
your-games = Partidas de este navegador
forget = Borrar
forget-sure = Borrarla para siempre
move = Seguir con amigos en otro lugar

## Una mesa nueva

seats = Sitios
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
clock = Tiempo de cada uno para toda la partida
seconds = { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}
minutes = { $minutes ->
    [one] un minuto
   *[other] { NUMBER($minutes, maximumFractionDigits: 1) } minutos
}
hours = { $hours ->
    [one] una hora
   *[other] { $hours } horas
}
days = { $days ->
    [one] un día
   *[other] { $days } días
}

## Antes de la partida

link = Enlace a esta mesa
start = { $free ->
    [0] Empezar
    [one] Empezar; un bot ocupa el sitio libre
   *[other] Empezar; los bots ocupan los { $free } sitios libres
}

## En la mesa

prompt = Lo que se pide
waits-for = { $player }: { $phase }
sending = Enviando …
standing-end = Volver a preguntarme
pick-anew = Elegir otra cosa
list = Opciones en palabras
explain = ¿Qué puedo hacer aquí?
keys = Teclas
keys-number = elegir por número: de la lista o la casilla del tablero que lo lleva (Enter termina un número)
keys-spot = ir de un lugar a otro y pulsarlo
keys-explain = qué puedes hacer aquí y qué importa
keys-hint = pedir una pista
keys-list = opciones en palabras o solo el tablero
keys-escape = soltar lo elegido, cerrar, saltar
keys-keys = esta lista
hint = Pista
hints = Las mejores opciones
hint-numbers = { $chance } % de ganar, puntuación esperada: { $score }
coach-what = Entrenador: pregunta antes de un error grave
coach-agreed = Un entrenador para todos: avisa de los errores graves
coach-table = En esta mesa todos pueden tener un entrenador, que avisa de los errores graves.
coach-others = Cuando juegan varias personas, todas tienen que estar de acuerdo: se elige «Un entrenador para todos» al poner la mesa.
coach-sure = ¿Seguro?
coach-loss = Tu probabilidad de ganar bajaría del { $before } % al { $after } %.
coach-anyway = Jugarlo de todos modos
coach-again = Elegir otra cosa
coach-better = ¿Qué es mejor?
coach-best = Mejor: { $action }.
coach-was = Ha salido caro: tu probabilidad de ganar ha bajado del { $before } % al { $after } %.
undo = Deshacer
undo-ask = Pedir deshacer
wish = { $player } quisiera deshacer la última jugada.
agree = De acuerdo
disagree = No
seat-is-yours = tú
seat-away = ausente: juega un bot
seat-time = sin tiempo: juega un bot
seat-resigned = se ha ido: juega un bot
seat-offline = no está
skip = Saltar
go-on = Seguir
again = Repetir
    .label = Volver a ver lo que ha pasado desde tu última decisión (tecla r)
finale-won = ¡Has ganado!
finale-shared = ¡Victoria compartida!
finale-lost = Una buena partida.
table-in-words = La mesa en palabras
curtain = Le toca a { $player }. Los demás miran a otro lado.
curtain-open = Soy { $player }
clock-days = { $days ->
    [one] { $days } día
   *[other] { $days } días
}{ $hours ->
    [0] {""}
   *[other] {" "}{ $hours } h
}
clock-tenths = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
clock-own = Tu tiempo
clock-of = Tiempo de { $player }
clock-waits = espera { $seconds } s
clock-low = Te quedan menos de { $seconds } segundos.
clock-out = Se te ha acabado el tiempo; un bot sigue por ti.
departed-time = A { $player } se le ha acabado el tiempo; sigue un bot.
departed-resigned = { $player } se ha ido; sigue un bot.
departed-away = { $player } no está; mientras tanto juega un bot.
departed-back = { $player } ha vuelto.
why-over = La partida ha terminado.
why-not-you = Ahora no se puede elegir nada: le toca a { $player }.
why-not-now = Ahora no se puede elegir. { $ask }
why-instead = Posible ahora: { $choices }{ $more ->
    [0] {""}
   *[other] {" "}· y { $more } más
}
bot-slow = Los bots se preparan. La primera vez en una máquina tarda hasta un minuto.
rules-goal = El objetivo
rules-turn = Un turno
rules-end = El final
rules-box = En la caja
open-rule = Regla { $rule }
dice-promise = Lo que trae el azar se fijó antes de la partida. Su sello:
resign = Dejar el sitio a un bot
resign-sure = Un bot jugará por ti hasta el final. ¿Seguro?
connecting = Conectando …
link-lost = Se ha perdido la conexión. Se intenta de nuevo; nada de lo que hiciste se pierde.
link-lost-kept = Se ha perdido la conexión. Lo que elegiste queda guardado y se envía en cuanto el servidor responda.
refused-unknown-table = Esa mesa no existe.
refused-not-your-seat = Ese sitio no es tuyo.
refused-bad-protocol = Esta página es más antigua que el servidor: cárgala de nuevo.
refused-too-many = Ya hay demasiada gente mirando esta mesa, o estás mirando demasiadas.
refused-banned = Aquí no puedes entrar.
refused-unreadable = Este servidor no puede leer esa mesa.

## Junto al tablero

beside = Junto al tablero
tab-log = Registro
tab-chat = Charla
tab-rules = Reglas
tab-notes = Notas
news = algo nuevo
log = Lo que ha pasado
log-all = { $count ->
    [one] Mostrar una línea anterior
   *[other] Mostrar { $count } líneas anteriores
}
chat = Charla
chat-empty = Nadie ha dicho nada todavía.
chat-say = Di algo
chat-send = Enviar
notes-why = Esto solo lo ves tú, y solo en este navegador.

## Después de la partida

result = Resultado
challenge-week = Las partidas de la semana
replay = Repetición
download = Descargar la partida
step = Paso
story = La historia de esta partida
