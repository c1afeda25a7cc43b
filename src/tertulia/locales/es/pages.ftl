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
your-games-none = Este navegador aún no guarda ninguna partida.
games-playing = Sin terminar
games-over = Terminadas
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
move-what = La partida sigue en el servidor tal como está aquí. Allí puedes dar el asiento de un bot a un amigo.

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
sit-too = Juega aquí también
leave = Levantarse
watching = Estás mirando. Siéntate para jugar.
waiting-for-all = Esperamos a que vuelvan todos. Entonces la partida empieza sola.

## Después de la partida

score = Puntos
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
dice-check = Comprobar que el azar fue justo
dice-true = { $events ->
    [one] Cierto: un suceso, calculado de nuevo a partir del secreto prometido.
   *[other] Cierto: { $events } sucesos, todos calculados de nuevo a partir del secreto prometido.
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
