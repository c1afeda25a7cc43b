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
learn-what = Unos cuatro minutos por juego, en el tablero de verdad. Puedes dejarlo cuando quieras y seguir más tarde.
learn-game = Aprender { $game }
learn-first = ¿Primera vez? Apréndelo en 4 minutos
learn-show = Enséñame a jugar
lesson-begin = Empezar
lesson-go-on = Seguir donde lo dejaste
lesson-again = Otra vez
lesson-leave = Salir de la lección
lesson-step = Paso { $at } de { $of }
lesson-watch = Mira…
lesson-other = Se podría, pero aquí prueba otra cosa:
lesson-back = Atrás
lesson-next = Siguiente
lesson-show = Muéstrame
lesson-take-back = Volver atrás
lesson-play = Jugar una partida corta
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
your-play = Tu juego
your-games-none = Este navegador aún no guarda ninguna partida.
games-playing = Sin terminar
games-over = Terminadas
forget = Borrar
forget-sure = Borrarla para siempre
export-games = Guardar todas las partidas en un archivo
import-games = Traer partidas de un archivo así:
imported = { $count ->
    [0] Todas esas partidas ya están aquí.
    [one] Se ha traído una partida.
   *[other] Se han traído { $count } partidas.
}
not-games = { $file } no contiene partidas de un navegador.
a-friend-here = alguien en esta pantalla
invite-here = Todos juegan en esta pantalla: sentaos uno tras otro.
dice-here = El secreto de estos dados está en este navegador. Así que demuestran después que nadie los cambió, pero no que nadie los miró.
move = Seguir con amigos en otro lugar
move-what = La partida sigue en el servidor tal como está aquí. Allí puedes dar el asiento de un bot a un amigo.

## Una mesa nueva

new-table = Mesa nueva: { $game }
your-name = Tu nombre
seats = Sitios
who-plays = ¿Quién juega?
seat-number = Sitio { $seat }
a-friend = un amigo
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
rating-means = El número es la puntuación en este juego. Mano a mano, un bot con 100 puntos más gana unas 64 partidas de cada 100.
hints-allowed = Se permiten pistas
list-table = Cualquiera puede encontrar esta mesa
clocks = Reloj
clock = Tiempo de cada uno para toda la partida
clock-increment = Tiempo que se añade tras cada turno
clock-delay = Tiempo que no cuenta al empezar cada turno
clock-nothing = ninguno
takeover = Un bot juega por los ausentes, tras
edition = Edición
own-edition = Tu propio archivo de edición (TOML)
not-an-edition = { $file } no es un archivo de edición: no es TOML válido.
never = sin límite
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
create = Poner la mesa

## Antes de la partida

invite = Envía este enlace a tus amigos. Quien lo abra puede sentarse o mirar.
link = Enlace a esta mesa
link-copy = Copiar el enlace
link-copied = Copiado
qr = Código QR de esta mesa
qr-show = Código QR
link-here = Solo este ordenador puede abrir este enlace.
link-home = Todos los que están en la red de tu casa pueden abrir este enlace.
link-home-may = Puedes abrirlo a todos los de la red de tu casa mientras Tertulia esté en marcha.
link-home-how = Para dejar entrar a la red de tu casa, inicia Tertulia con «tertulia --home».
link-home-open = Abrirlo a la red de mi casa
link-address = Dirección
seat-free = libre
sit = Sentarse aquí
sit-too = Juega aquí también
leave = Levantarse
start = { $free ->
    [0] Empezar
    [one] Empezar; un bot ocupa el sitio libre
   *[other] Empezar; los bots ocupan los { $free } sitios libres
}
watching = Estás mirando. Siéntate para jugar.
waiting-for-all = Esperamos a que vuelvan todos. Entonces la partida empieza sola.

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
score = Puntos
challenge-week = Las partidas de la semana
challenge-idea = Quien juega la misma partida tiene las mismas cartas, los mismos dados y los mismos bots enfrente. Juégala, mira qué consiguen los bots en tu lugar y mándasela a un amigo.
challenge-new = Una partida tuya, para mandársela a un amigo
challenge-title = Supera esta partida: { $game }
challenge-what = { $seats } jugadores; te toca el sitio { $seat }. En los demás sitios juegan bots ({ $level }), que hacen lo mismo con todo el que juegue igual. No hay pistas y nada se deshace.
challenge-known = Esta partida no es ningún secreto: quien ya la ha jugado, o la calcula a partir de su código, sabe lo que viene. Así que sus dados no demuestran nada.
challenge-play = Jugar esta partida
challenge-again = Jugarla otra vez
challenge-send = Mandar esta partida
challenge-result = Esta partida, en tu sitio
challenge-wins = Ganada
challenge-compare = ¿Qué consiguen los bots aquí?
challenge-tries = { $count ->
    [one] Has jugado esta partida una vez: { $first }.
   *[other] Has jugado esta partida { $count } veces. La primera: { $first }; la mejor: { $best }.
}
yes = Sí
rematch = Otra partida
rematch-asked = { $count ->
    [one] { $player } quiere jugar otra partida.
   *[other] Los demás quieren jugar otra partida.
}
rematch-come = Me apunto
rematch-watch = Mirar
replay = Repetición
download = Descargar la partida
dice-check = Comprobar que el azar fue justo
dice-true = { $events ->
    [one] Cierto: un suceso, calculado de nuevo a partir del secreto prometido.
   *[other] Cierto: { $events } sucesos, todos calculados de nuevo a partir del secreto prometido.
}
dice-false = Algo falla: no es el azar prometido.
step = Paso
step-first = Al principio
step-back = Un paso atrás
step-on = Un paso adelante
step-last = Al final
autoplay = Reproducir
autoplay-stop = Parar
before-start = Antes de empezar
viewpoint = Visto por
spectator = un espectador
what-if = Seguir jugando desde aquí
scores-over-time = Los puntos a lo largo de la partida
story = La historia de esta partida
story-back = A la mesa
moments = { $count ->
    [0] Momentos decisivos
    [one] Un momento decisivo
   *[other] { $count } momentos decisivos
}
moments-yours = { $count ->
    [0] Tus momentos decisivos
    [one] Tu momento decisivo
   *[other] Tus { $count } momentos decisivos
}
moments-of = Decisiones de
moments-wait = Cada decisión se juzga por lo que entonces sabía quien la tomó.
everybody = todos
moment-when = { $player }, paso { $event } de { $of }
moment-when-you = Paso { $event } de { $of }
moment-did = Lo que hizo { $player }
moment-did-you = Lo que hiciste
moment-better = Mejor
moment-chance = Probabilidad de ganar: { $left } % en vez de { $best } %.
moment-points = { $points ->
    [one] Vale más o menos un punto.
   *[other] Vale más o menos { $points } puntos.
}
moment-try = Probar otra vez desde aquí
moment-puzzle = Como problema
moment-link = Enlace a este momento
moment-show = Ver este momento
analyse = Analizar esta partida
analysis-progress = Decisiones juzgadas: { $ready } de { $of }
analysis-all = Todas las decisiones
luck = Suerte
luck-of = Extracciones de
luck-all = { $draws ->
    [one] Una extracción
   *[other] { $draws } extracciones
}
luck-seat = { $draws ->
    [one] { $player }: una extracción
   *[other] { $player }: { $draws } extracciones
}
luck-what = Qué
luck-came = Salió
luck-expected = Esperado
