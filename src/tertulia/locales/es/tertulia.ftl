# What the terminal says beside a game.
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
score-line = { $player }: { $score } ({ $lines })
tiebreak-line = Desempate. { $name }: { $values }
seat-you = Sitio { $seat } (tú)
seat-bot = Sitio { $seat } ({ $bot })
language = Español
hint-line = { $number }. { $action } [{ $notation }]: { $chance } % de ganar, { $score } puntos esperados. { $why }
analysis-lost = decisiones: { $decisions }, pérdida media: { $loss } %
