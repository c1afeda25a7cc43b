### Viva Pamplona! (Wolfgang Kramer, 1992): the guided first game

pamplona-lesson-goal = Tus tres corredores salen corriendo con Torro, el toro, detrás. Gana quien tenga más valor al final, y el valor se gana justo delante de sus cuernos.
pamplona-lesson-dice = En cada turno tiras dos dados. Cada uno mueve a un corredor, nunca los dos al mismo. El dado A muestra un 3.
    .task = Avanza 3 casillas con un corredor: pulsa el corredor y luego la casilla.
pamplona-lesson-arrow = El dado B muestra una flecha: avanzas de 0 a 6 casillas, las que quieras. Pero la casilla 5 es de miedo, y quien llega a ella paga 1 punto de valor.
    .task = Lleva a otro corredor a la casilla 4.
    .slip = Esa es la casilla de miedo: te cuesta 1 punto de valor.
pamplona-lesson-bull = Ana y Bruno también han jugado. Cuando todo el mundo ha jugado, se destapa una carta de Torro. Salió un 2, así que Torro está en la casilla 2. Uno de tus corredores está detrás de él, y eso es peligroso.
pamplona-lesson-catch = Nueva ronda. El dado A muestra una flecha y el dado B un 2.
    .task = Con la flecha, lleva al corredor de la casilla 1 a la 4.
pamplona-lesson-second = El dado B es para otro corredor.
    .task = Avanza 2 casillas con uno de los otros.
pamplona-lesson-back = Dos contra una en la casilla 4: Ana te paga 1 punto de valor, automáticamente, y puedes empujarla una casilla. ¿Hacia el toro? Parece una maldad.
    .task = Pruébalo: empuja a Ana hacia atrás.
pamplona-lesson-mistake = ¡Y ahora, un ataque! En la casilla de Torro un corredor gana 3 puntos de valor, una por delante 2, dos por delante 1. Ana estaba justo delante porque tú la pusiste ahí: le has regalado 2 puntos.
pamplona-lesson-forward = Volvemos atrás. Delante de ella está la casilla de miedo, que le cuesta 1 punto más.
    .task = Empuja a Ana hacia delante.
pamplona-lesson-attack = El mismo ataque: tus dos corredores, dos casillas por delante de Torro, te dan 2. El último de Ana está detrás, y cada casilla por detrás cuesta 1. Así que quédate delante del toro, pero no lejos.
pamplona-lesson-tomato = Más tarde, en otra partida. Los tomates de las casillas 21 y 22 resbalan: quien cae en ellos vuelve a la 20. Saltar por encima sí se puede. El dado A muestra un 4.
    .task = Salta por encima con el corredor de la casilla 19.
    .slip = 18 y 4 son 22: ¡tomates! Tu corredor resbala hasta la 20.
pamplona-lesson-stay = Tu corredor de la 18 está una casilla por delante de Torro, un sitio magnífico. Una flecha también puede ser un 0.
    .task = Déjalo ahí: pulsa el corredor de la 18 y luego su casilla.
pamplona-lesson-leave = En la 23 sois más que Bruno, así que te ha pagado 1. Si después de tu próximo turno sigue ahí, volverá a pagar.
    .task = Déjalo en paz.
pamplona-lesson-near = Un ataque, y solo tú estabas lo bastante cerca: 2 puntos de valor. Quien corre muy por delante no gana nada.
pamplona-lesson-arena = El final de una partida. Quien llega a la plaza se sienta antes de que actúe Torro. Los primeros van a la grada 1, los siguientes a la 2, y así hasta la 12. Cada grada vale su número: conviene llegar tarde.
pamplona-lesson-wait = Te queda un corredor. Entonces tiras los dos dados y usas uno.
    .task = Espera una grada mejor: pulsa el dado B y luego la casilla 30.
    .slip = Tu corredor ya está dentro, pero es el primero de tres: grada 6. Los demás tienen las gradas 7 y 8.
pamplona-lesson-rows = Bruno tiene la grada 6 y Ana la 7. La siguiente es la 8. Pero Torro está en la 28: cuando llegue a la plaza se acaba la partida, y quien no esté sentado lo paga.
pamplona-lesson-enter = Ya es bastante tarde.
    .task = Entra en la plaza, con el dado A o el dado B.
pamplona-lesson-over = Grada 8 para ti. Luego llega Torro y la partida termina. El último corredor de Bruno está una casilla detrás: 1 punto menos. Tú sumas 34 de valor y las gradas 2, 5 y 8: 49. Ganas.
pamplona-lesson-end = Eso es todo. Quédate justo delante del toro, junta dos en una casilla y llega tarde a la plaza, pero no demasiado.
    Ahora juega una partida corta: empieza en mitad de la calle, con 30 puntos de valor por equipo.
