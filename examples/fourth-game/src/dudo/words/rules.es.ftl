### Dudo (tradicional): las reglas

dudo-rules-title = Las reglas del Dudo
dudo-rules-goal = Cada cual esconde sus dados bajo un cubilete, y todos apuestan sobre lo que hay bajo todos los cubiletes. Gana el último al que le quedan dados.
dudo-rules-turn = Tira tus dados y míralos solo tú. Después, por turnos, apuesta más que la última apuesta, por ejemplo cinco cuatros, o duda de ella. Cuando alguien duda, se levantan todos los cubiletes. Quien apostó de más pierde un dado; si la apuesta era buena, lo pierde quien dudó. Los unos valen por cualquier cara.
dudo-rules-end = Quien se queda sin dados queda fuera. La partida acaba cuando solo le quedan a uno.
dudo-rules-box =
    De 2 a 6 jugadores, con:
    - un cubilete para cada jugador,
    - cinco dados para cada jugador.

dudo-rules-section-setup = Antes de la ronda
dudo-rule-d1 = Todos empiezan con cinco dados. Se sortea quién apuesta primero.
dudo-rule-d2 = Al empezar la ronda todos tiran todos sus dados bajo su cubilete. Ves tus dados y los de nadie más.

dudo-rules-section-bids = Las apuestas
dudo-rule-d3 = El primer jugador apuesta un número de dados y una cara del 2 al 6: bajo todos los cubiletes hay al menos tantos dados con esa cara. Nadie puede apostar más dados de los que hay en la mesa.
    .example = Ejemplo: «3 × 5» dice que tres dados o más muestran un cinco.
dudo-rule-d4 = Después, el siguiente por la izquierda apuesta más o duda. Más es un número mayor con cualquier cara, o el mismo número con una cara mayor.
    .example = Ejemplo: Después de 3 × 5 puedes apostar 3 × 6 o 4 × 2, pero no 3 × 4.
dudo-rule-d5 = Los unos son comodines: cada uno vale por la cara apostada.

dudo-rules-section-doubt = ¡Dudo!
dudo-rule-d6 = Quien no se lo cree dice «dudo», y se levantan todos los cubiletes. Si hay al menos tantos dados como se apostó, quien dudó pierde un dado; si no, lo pierde quien apostó.
    .example = Ejemplo: La apuesta es 4 × 2, y hay dos doses y dos unos. Son cuatro: pierde un dado quien dudó.
dudo-rule-d7 = Quien se queda sin dados queda fuera.
dudo-rule-d8 = Empieza la ronda siguiente quien perdió el dado o, si era el último, el siguiente por la izquierda que tenga dados.

dudo-rules-section-end = El final
dudo-rule-d9 = Gana el último al que le quedan dados, y se apunta los que tiene.
