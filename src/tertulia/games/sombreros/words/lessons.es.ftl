### Caramba! (Alex Randolph, 1992): the guided first game

sombreros-lesson-goal = Todos los sombreros ruedan hacia la mina de plata, y nadie quiere llegar. El último en el camino se lleva el bote. Al final gana quien tenga más plata.
sombreros-lesson-place = Antes de una carrera pones tu sombrero en el recorrido. Cuidado: por cada sombrero que tengas delante lanzas un dado más. Muy atrás lanzas muchos; delante, la mina está cerca.
    .task = Elige un sitio en el medio: la casilla 14.
sombreros-lesson-ambush = Cada cual tiene una ficha de emboscada. Quien cae en ella lanza más dados y sigue avanzando: 3 en piedra, 2 en grava, 1 en tierra. Bruno está en la 22 y va a lanzar dos dados.
    .task = Tiende tu emboscada en la casilla 27.
sombreros-lesson-caught = Los sombreros se mueven uno tras otro, primero el más cercano a la mina. Bruno sacó 5, cayó en tu emboscada y tuvo que avanzar 8 casillas más. Tu ficha se queda ahí.
sombreros-lesson-dice = Te toca. Tienes dos sombreros delante, así que lanzas tres dados. Puedes lanzar menos: uno menos cuesta 1 moneda, dos menos 1 + 2. Van al bote.
    .task = Lanza solo dos dados.
sombreros-lesson-accept = Quien tenga más plata que tú puede ofrecerte ahora algo para que lances un dado más. Bruno ofrece 2 monedas. La mina aún está lejos.
    .task = Acepta la plata de Bruno.
sombreros-lesson-moved = 1, 0 y 3: has avanzado 4 casillas. Has pagado 1 y has cobrado 2. Buen negocio.
sombreros-lesson-near = Carrera 2, donde todo cuesta el doble. Solo quedáis Ana y tú, y hay 20 monedas en el bote. Estás en la 43, y la mina viene después de la 48. Dos dados no cuestan nada.
    .task = Ahórrate la plata: lanza los dos dados.
sombreros-lesson-arrived = 3 y 4: estás en la mina. La tercera llegada cuesta 3 × 2 = 6 monedas. Ana se queda sola en el camino y se lleva el bote, 26 en total. Esas 2 monedas había que gastarlas.
sombreros-lesson-fewer = Volvemos atrás. Aquí un dado menos cuesta 2 monedas. Tan cerca de la mina vale la pena.
    .task = Lanza un dado.
sombreros-lesson-offer = Un 1: estás en la 44. Ahora Ana, en la 46, va a lanzar un dado. Tiene menos plata que tú, así que puedes pagarle un segundo. Con dos difícilmente se salva.
    .task = Ofrece 4 monedas, o alguna más o menos.
sombreros-lesson-pot = Ana aceptó, sacó 5 y está en la mina. Tu sombrero es el último en el camino: todo el bote es tuyo, 28 monedas.
sombreros-lesson-recall = Otra carrera. Todos los sombreros han dejado atrás tu emboscada de la 12. Al empezar tu turno puedes recoger una ficha así.
    .task = Recógela.
sombreros-lesson-ready = Podrías ponerla ya en otro sitio o guardarla para más tarde.
    .task = Guárdala: termina tus preparativos.
sombreros-lesson-cautious = Podrías lanzar dos dados, pero hay emboscadas en la 44, la 46 y la 47.
    .task = Paga 1 moneda y lanza un dado.
    .slip = 2 y 4: caes en la emboscada de Ana, en la 44. Otro dado, un 5, y ya estás en la mina.
sombreros-lesson-refuse = Bruno te ofrece 2 monedas por un segundo dado. Le gustaría verte en una emboscada.
    .task = Recházalo.
sombreros-lesson-no = Ahora Carla lanza tres dados. Tienes más plata que ella y podrías pagarle otro. Pero ya tiene bastantes.
    .task = No hagas ninguna oferta.
sombreros-lesson-occupied = Carla ha caído en tu sombrero. Tú le pagas 1 moneda, y ella lanza otro dado y sigue: nunca se quedan dos en la misma casilla.
sombreros-lesson-end = Eso es todo. Paga cuando la mina esté cerca, lanza cuando esté lejos y deja llegar a los demás. Si tras una carrera alguien no tiene plata, gana quien tenga más.
    Ahora juega una partida corta: empieza en la carrera 4, donde todo cuesta cuatro veces más.
