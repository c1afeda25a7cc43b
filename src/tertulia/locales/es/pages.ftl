### Las demás páginas, y lo que no está al principio de una mesa

## Aprender jugando

learn-what = Unos cuatro minutos por juego, en el tablero de verdad. Puedes dejarlo cuando quieras y seguir más tarde.
learn-game = Aprender { $game }
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

## Partidas de este navegador

your-play = Tu juego
your-games-none = Aún no hay ninguna partida en este navegador.
games-playing = Sin terminar
games-over = Terminadas
export-games = Guardar todas las partidas en un archivo
import-games = Importar partidas de un archivo así:
imported = { $count ->
    [0] Todas esas partidas ya están aquí.
    [one] Se ha importado una partida.
   *[other] Se han importado { $count } partidas.
}
not-games = { $file } no contiene partidas guardadas.
a-friend-here = alguien en esta pantalla
invite-here = Todos juegan en esta pantalla: sentaos por turnos.
dice-here = El secreto de estos dados está en este navegador. Así que demuestran después que nadie los cambió, pero no que nadie los miró.
move-what = La partida sigue en el servidor tal como está aquí. Allí puedes dar el sitio de un bot a un amigo.
move = Seguir con amigos en otro lugar

## Una mesa nueva

new-table = Mesa nueva: { $game }
your-name = Tu nombre
who-plays = ¿Quién juega?
seat-number = Sitio { $seat }
a-friend = un amigo
rating-means = El número es la puntuación en este juego. Mano a mano, un bot con 100 puntos más gana unas 64 partidas de cada 100.
hints-allowed = Se permiten pistas
list-table = Cualquiera puede encontrar esta mesa
clocks = Reloj
clock-increment = Tiempo que se añade tras cada turno
clock-delay = Tiempo que no cuenta al empezar cada turno
clock-nothing = ninguno
takeover = Un bot juega por los ausentes, tras
edition = Edición
own-edition = Tu propio archivo de edición (TOML)
not-an-edition = { $file } no es un archivo de edición: no es TOML válido.
never = sin límite
create = Poner la mesa
clock = Tiempo de cada uno para toda la partida
seats = Sitios
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

invite = Envía este enlace a tus amigos. Quien lo abra puede sentarse o mirar.
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
sit-too = Sentarse aquí también
leave = Levantarse
watching = Estás mirando. Siéntate para jugar.
waiting-for-all = Esperamos a que vuelvan todos. Entonces la partida empieza sola.
link = Enlace a esta mesa
start = { $free ->
    [0] Empezar
    [one] Empezar; un bot ocupa el sitio libre
   *[other] Empezar; los bots ocupan los { $free } sitios libres
}

## Después de la partida

score = Puntos
challenge-idea = Quien juega la misma partida tiene las mismas cartas, los mismos dados y los mismos bots enfrente. Juégala, mira qué consiguen los bots en tu lugar y mándasela a un amigo.
challenge-new = Una partida tuya, para mandársela a un amigo
challenge-title = Supera esta partida: { $game }
challenge-what = { $seats } jugadores; te toca el sitio { $seat }. En los demás sitios juegan bots ({ $level }), que responden siempre igual a las mismas jugadas. No hay pistas y no se puede deshacer nada.
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
dice-check = Comprobar que el azar fue limpio
dice-true = { $events ->
    [one] Cierto: un evento, calculado de nuevo a partir del secreto prometido.
   *[other] Cierto: { $events } eventos, todos calculados de nuevo a partir del secreto prometido.
}
dice-false = Algo falla: no es el azar prometido.
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
story-back = Volver a la mesa
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
moment-chance = Probabilidad de ganar: { $left } % en vez de { $best } %.
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
luck-of = Qué decidió el azar:
luck-all = { $draws ->
    [one] Una vez
   *[other] { $draws } veces
}
luck-seat = { $draws ->
    [one] { $player }: una vez
   *[other] { $player }: { $draws } veces
}
luck-what = Qué
luck-came = Salió
luck-expected = Esperado
replay = Repetición
download = Descargar la partida
step = Paso

## La casa

bots-all = Todos los bots
choose-record = Elige el archivo de una partida:
choose-file = Elegir un archivo
drop-file = o suéltalo aquí
not-a-record = { $file } no es una partida: no es JSON.

## Ajustes

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
forced = Hacer las jugadas forzadas automáticamente

## En la mesa

hint-numbers = { $chance } % de ganar, puntuación esperada: { $score }
coach-what = Entrenador: pregunta antes de un error grave
coach-agreed = Un entrenador para todos: avisa de los errores graves
coach-table = En esta mesa todos pueden tener un entrenador, que avisa de los errores graves.
coach-others = Cuando juegan varias personas, todas tienen que estar de acuerdo: se elige «Un entrenador para todos» al poner la mesa.
coach-sure = ¿Seguro?
coach-loss = Tu probabilidad de ganar bajaría del { $before } % al { $after } %.
coach-anyway = Jugar de todos modos
coach-again = Elegir otra cosa
coach-better = ¿Qué es mejor?
coach-best = Mejor: { $action }.
coach-was = Ha salido caro: tu probabilidad de ganar ha bajado del { $before } % al { $after } %.
wish = { $player } quiere deshacer la última jugada.
agree = De acuerdo
disagree = No
finale-won = ¡Has ganado!
finale-shared = ¡Victoria compartida!
finale-lost = Buena partida.
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
clock-waits = espera { $seconds } s
clock-low = Te quedan menos de { $seconds } segundos.
clock-out = Se te ha acabado el tiempo; un bot sigue por ti.
why-instead = Posible ahora: { $choices }{ $more ->
    [0] {""}
   *[other] {" "}· y { $more } más
}
rules-goal = El objetivo
rules-turn = Un turno
rules-end = El final
rules-box = En la caja
dice-promise = Lo que trae el azar se fijó antes de la partida. Su sello:
resign-sure = Un bot jugará por ti hasta el final. ¿Seguro?
keys = Teclas
keys-number = elegir por número, en la lista o en el tablero (Intro termina un número)
keys-spot = ir de un lugar a otro y pulsar uno
keys-explain = qué puedes hacer aquí y qué importa
keys-hint = pedir una pista
keys-list = opciones en palabras o solo el tablero
keys-escape = soltar lo elegido, cerrar, saltar
keys-keys = esta lista
why-over = La partida ha terminado.
why-not-you = Ahora no se puede elegir nada: le toca a { $player }.
why-not-now = Ahora no se puede elegir. { $ask }
resign = Dejar el sitio a un bot

## Junto al tablero

chat-empty = Nadie ha dicho nada todavía.
chat-say = Di algo
chat-send = Enviar
notes-why = Esto solo lo ves tú, y solo en este navegador.
chat = Chat

## At the table

over = La partida ha terminado: { $reason }.
hint-only = No hay otra opción.

## Analysis

analysis = Análisis
analysis-chances = Probabilidades de ganar, tal como podía verlas cada cual
analysis-mistakes = Las decisiones más caras
analysis-mistake = { $player }, antes del evento { $event }: { $played }. Mejor: { $best }. Probabilidad de ganar: { $chance } % en vez de { $before } %.
analysis-mistakes-none = Nada habría sido claramente mejor.
analysis-turns = Dónde cambiaron las probabilidades
analysis-turn = { $player }, antes del evento { $event }: del { $before } % al { $after } %.
analysis-head-event = Evento
analysis-head-player = Quién
analysis-head-chance = Probabilidad
analysis-head-loss = Pérdida %
analysis-head-points = Puntos perdidos
analysis-head-played = Jugado
analysis-head-best = Lo mejor
