### Caramba! (Alex Randolph, 1992): the rules

sombreros-rules-title = Las reglas de Caramba! (Randolph, 1992)
sombreros-rules-goal = Todos van de camino a una mina de plata, y nadie quiere llegar. En cada carrera, el último en el camino se lleva el bote. Al final gana quien tenga más plata.
sombreros-rules-turn = Un sombrero lanza un dado y uno más por cada sombrero que tiene delante. Tú prefieres ir despacio: lanzar menos dados cuesta plata. Quien cae en una casilla ocupada o en una emboscada tiene que volver a tirar. Quien llega a la mina paga y queda fuera de la carrera.
sombreros-rules-end = Cada carrera es más cara que la anterior. Cuando una ha arruinado a alguien, la partida termina.
sombreros-rules-box =
    De 2 a 6 personas, con:
    - Dados con las caras 0, 1, 2, 3, 4 y 5, tantos como sombreros en juego: 4 dados para 2 personas, 6 para 3, 4 para 4, 5 para 5 y 6 para 6.
    - De 4 a 6 personas: 30 monedas de plata, 1 sombrero y 1 ficha de emboscada por persona.
    - Con 2 o 3 personas: 60 monedas de plata, 2 sombreros y 2 fichas de emboscada por persona.
    - Un solo recorrido de 48 casillas: piedra 1 a 16, grava 17 a 32, tierra 33 a 48. La casilla 1 es la más lejana, y la mina está más allá de la casilla 48.
    Los dados, las monedas, los sombreros y las fichas son los del original; el orden de piedra, grava y tierra se conoce por descripciones publicadas. Las longitudes del recorrido son una reconstrucción nuestra; si tienes la caja del juego, puedes jugar con tu propio archivo de edición.

## A race

sombreros-rules-section-setup = Antes de una carrera
sombreros-rule-s1 = Los pagos de S8, S9 y S11 se multiplican por el número de la carrera: una vez en la carrera 1, dos veces en la 2, tres veces en la 3, y así sucesivamente. Las ofertas no se multiplican.
    .example = Ejemplo: lanzar dos dados menos cuesta 1 + 2 = 3 monedas en la carrera 1 y 3 × 3 = 9 monedas en la carrera 3.
sombreros-rule-s2 = Orden de colocación: en la primera carrera se sortea quién empieza, y los demás siguen en sentido horario. (En el original lo decide el dado más alto.) En las siguientes va primero quien ganó la última, y después los demás según lo tarde que llegaron a la mina, empezando por la llegada más tardía. Con dos sombreros por persona cuenta la llegada más tardía de los dos.
    .example = Ejemplo: Ben llegó primero a la mina, luego Carla, luego Diego, y Ana ganó la carrera. El siguiente orden de colocación es Ana, Diego, Carla, Ben.
sombreros-rule-s3 = En ese orden, cada persona coloca un sombrero en cualquier casilla del recorrido donde no haya ninguno. Con dos sombreros por persona hay dos pasadas, la segunda en el mismo orden.
sombreros-rule-s4 = Después, en el mismo orden, cada persona hace una vez sus preparativos de emboscada (S10).

## A round

sombreros-rules-section-round = Una ronda
sombreros-rule-s5 = Cada sombrero del recorrido tiene un turno, primero el más cercano a la mina, en el orden del comienzo de la ronda. Solo se mueve el sombrero al que le toca. Nunca se quedan dos en la misma casilla, así que el orden siempre está claro.
sombreros-rule-s6 = Un sombrero tiene derecho a 1 dado, más 1 por cada sombrero, de quien sea, que esté por delante en el recorrido. Se cuentan una sola vez, cuando empieza su turno.
    .example = Ejemplo: hay sombreros en las casillas 46, 22 y 9. El de la 9 tiene dos por delante: 3 dados. Pero si el de la 46 ha llegado antes a la mina en esa ronda, solo tiene uno por delante: 2 dados.
sombreros-rule-s7 =
    Un turno va así:
    - haces tus preparativos de emboscada (S10);
    - eliges cuántos dados lanzar (S9); se te pregunta aunque solo haya un número posible;
    - vienen las ofertas (S13);
    - lanzas los dados y avanzas esas casillas;
    - haces lo que pide la casilla de llegada (S8, S12), hasta que el sombrero se quede quieto o llegue a la mina (S11).
    Si la tirada normal suma 0, el sombrero se queda donde está.

## Occupied spaces

sombreros-rules-section-occupied = Casillas ocupadas
sombreros-rule-s8 = Si llegas a una casilla donde hay otro sombrero, la persona a quien pertenece te paga 1 moneda de plata; después lanzas un dado y sigues avanzando. Con un 0 se repiten las dos cosas, el pago y la tirada. Si es tu propio otro sombrero, nadie paga, pero lanzas igualmente.
    .example = Ejemplo: en la carrera 2 llegas a la casilla 20, donde está el sombrero de Ben. Ben te paga 2 monedas y sacas un 0: te paga otras 2. Después sacas un 3 y sigues hasta la 23.

## Buying off dice

sombreros-rules-section-buying = Lanzar menos dados
sombreros-rule-s9 = Puedes lanzar menos dados de los que te corresponden: uno menos cuesta 1 moneda de plata, dos menos 1 + 2, tres menos 1 + 2 + 3, y así sucesivamente. Lo pagas al bote, entero y en el acto, antes de las ofertas; solo puedes elegir, pues, lo que puedas pagar. Se lanza al menos un dado. De las tiradas forzosas de S8 y S12 nadie se libra pagando.
    .example = Ejemplo: en la carrera 1 tienes derecho a 4 dados, pero solo quieres lanzar 1. Tres menos cuestan 1 + 2 + 3 = 6 monedas.

## Ambushes

sombreros-rules-section-ambushes = Emboscadas
sombreros-rule-s10 =
    Haces tus preparativos antes de la primera ronda (S4) y al empezar cada turno de tus propios sombreros. En ellos puedes, en el orden que quieras y tantas veces como quieras:
    - colocar una ficha de tu mano en una casilla del recorrido sin sombrero ni ficha;
    - recoger una ficha tuya que ya se ha dejado atrás: todos los sombreros del recorrido, también los tuyos, están en casillas más altas.
    Después terminas los preparativos. Una ficha recogida puede colocarse otra vez o guardarse; una ficha colocada no puede recogerse en los mismos preparativos. Si lo único que pudieras hacer fuera terminarlos, los preparativos se saltan o acaban por sí solos.
    Si ya no tienes sombreros en el recorrido, no tienes más preparativos. Al terminar la carrera, todas las fichas vuelven a la mano.
    Si la mesa juega con emboscadas en cada ronda, quien tenga un sombrero en el recorrido hace también preparativos al empezar cada ronda después de la primera, en el orden de la ronda (con dos sombreros cuenta el más cercano a la mina). En ellos se pueden colocar fichas, no recogerlas.
    .example = Ejemplo: tu ficha está en la casilla 12, y el último sombrero del recorrido en la 13: puedes recogerla. Si aún hubiera un sombrero en la 11, no podrías.

## The mine

sombreros-rules-section-mine = La mina
sombreros-rule-s11 = Un sombrero que alcanza o sobrepasa la mina ha llegado, y en esta carrera ya no le pasa nada más. La primera llegada de la carrera paga 1 moneda de plata al bote, la segunda 2, la tercera 3, y así sucesivamente, contando todos los sombreros.
    .example = Ejemplo: en la carrera 3, la segunda llegada paga 2 × 3 = 6 monedas.

## Landing on an ambush

sombreros-rules-section-ambushed = Caer en una emboscada
sombreros-rule-s12 = Si llegas a una ficha, de quien sea, lanzas enseguida 3 dados en piedra, 2 en grava o 1 en tierra, y sigues avanzando lo que sumen. Si suman 0, los lanzas todos otra vez. La ficha se queda.
    .example = Ejemplo: llegas a una ficha en la casilla 18, de grava. Lanzas dos dados, un 0 y un 4, y sigues hasta la 22.

## Offers and debts

sombreros-rules-section-offers = Ofertas y bolsillos vacíos
sombreros-rule-s13 =
    Cuando has elegido tus dados, y si son menos que los dados preparados (tantos como sombreros en juego), se pregunta una vez a cada rival que tenga más plata que tú, en sentido horario a partir de tu izquierda. Puede ofrecer una suma, de 1 moneda a todas las suyas, por un dado más, o no hacer ninguna oferta.
    Si hay ofertas, aceptas una o las rechazas todas. La suma aceptada cambia de manos en el acto, y el dado de más forma parte de la misma tirada. Nunca hay ofertas para las tiradas forzosas, y no hay ninguna si la mesa juega sin ofertas.
sombreros-rule-s14 = Si no puedes pagar S8 o S11 por completo, pagas lo que tienes y estás sin blanca hasta que termine la carrera: no pagas nada más, lanzas todos los dados que te corresponden (S9) y no haces ofertas (S13). Lo que recibas es tuyo. Pagarlo todo con tus últimas monedas todavía no es estar sin blanca.
    .example = Ejemplo: tienes 4 monedas, y en la carrera 2 tu sombrero es la tercera llegada, que cuesta 3 × 2 = 6. Pagas 4 y estás sin blanca. Si más tarde recibes 6 monedas en esa carrera, te las quedas, y tu próxima llegada no te cuesta nada.

## End

sombreros-rules-section-end = Final de una carrera y de la partida
sombreros-rule-s15 = Después de cada llegada y su pago: si todos los sombreros que quedan en el recorrido son de una sola persona, la carrera termina y el resto de la ronda se suprime. Esa persona gana la carrera y se lleva el bote.
sombreros-rule-s16 = Después de una carrera, una vez pagado el bote, la partida termina si alguien estaba sin blanca y no ganó esa carrera, tenga lo que tenga ya, o si alguien no tiene plata. Gana quien tiene más plata; cuenta la de todos, y en caso de empate se comparte la victoria. Si no, ya nadie está sin blanca y comienza la siguiente carrera.
sombreros-rule-s17 = La partida termina como muy tarde después de la carrera 12, con el mismo recuento.
