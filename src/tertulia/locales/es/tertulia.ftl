# The house: everything that belongs to no single game.
welcome = Tertulia: tres juegos de mesa. ¿A cuál jugamos?
game-entry = { $title }, de { $author } ({ $printed })
prompt-game = Número del juego, o q para salir:{ " " }
prompt-action = Tu elección, o «?» para ver la ayuda:{ " " }
prompt-record = s para guardar la partida, Intro para salir:{ " " }
your-turn = Te toca:
help =
    Escribe el número de una opción o su notación (por ejemplo: { $example }).
    t  ver la mesa
    l  ver todo el registro
    hint  ver las mejores opciones y por qué
    s  guardar (s ARCHIVO: en ese archivo)
    q  salir
not-a-choice = { $count ->
    [one] Esa opción no existe: solo está la número 1.
   *[other] Esa opción no existe: los números van del 1 al { $count }.
}
saved = Partida guardada en { $file }. Para continuarla: tertulia play --lang es --resume { $file }
record-saved = Partida guardada en { $file }. Para volver a verla: tertulia replay --lang es { $file }
save-failed = No se puede guardar en { $file }: { $reason }
not-saved = Partida no guardada: la próxima vez, escribe s para conservarla.
goodbye = Hasta pronto.
resumed = { $events ->
    [one] La partida continúa después de un evento.
   *[other] La partida continúa después de { $events } eventos.
}
over = La partida ha terminado: { $reason }.
score-line = { $player }: { $score } ({ $lines })
tiebreak-line = Desempate. { $name }: { $values }
winner = { $count ->
    [one] Gana { $names }.
   *[other] Comparten la victoria { $names }.
}
seat-you = Asiento { $seat } (tú)
seat-bot = Asiento { $seat } ({ $bot })
language = Español
nothing = ninguna
comma = { ", " }
player-name = { $player }
player-number = { $player } { $number }
hint-only = No hay otra opción.
hint-line = { $number }. { $action } [{ $notation }]: { $chance } % de ganar, { $score } puntos esperados. { $why }
hint-thinking = Pensando ...
analysis = Análisis
analysis-chances = Probabilidades de ganar, según podía juzgarlas cada cual
analysis-lost = decisiones: { $decisions }, pérdida media: { $loss } %
analysis-mistakes = Las decisiones más caras
analysis-mistake = { $player }, antes del evento { $event }: { $played }. Mejor: { $best }. Probabilidad de ganar: { $chance } % en vez de { $before } %.
analysis-mistakes-none = No se encontró nada claramente mejor.
analysis-turns = Dónde cambiaron las probabilidades
analysis-turn = { $player }, antes del evento { $event }: del { $before } % al { $after } %.
analysis-head-event = Evento
analysis-head-player = Quién
analysis-head-chance = Probabilidad
analysis-head-loss = Pérdida %
analysis-head-points = Puntos perdidos
analysis-head-played = Jugado
analysis-head-best = Lo mejor
