### Viva Pamplona! (Wolfgang Kramer, 1992): the rules

pamplona-rules-title = Las reglas de Viva Pamplona!
pamplona-rules-goal = Tus tres corredores provocan al toro Torro por las calles de Pamplona. El valor y los buenos asientos en la plaza dan puntos, y gana quien más tenga.
pamplona-rules-turn = Tira dos dados y mueve a dos de tus corredores. Donde sois más que otro equipo, te paga en valor y puedes empujarlo. Cuando todos han corrido, se destapa una carta: Torro avanza o ataca. Entonces gana valor quien corre justo delante de él, y lo pierde quien está detrás.
pamplona-rules-end = Quien llega a la plaza recibe asiento, y los últimos valen más. Pero no te duermas: se acaba cuando llega Torro o cuando todos están sentados.
pamplona-rules-box =
    De 2 a 6 personas, con:
    - 3 corredores para cada equipo, y Torro.
    - El dado A con 2, 3, 4 y tres flechas; el dado B con 2, 3, 4, 5 y dos flechas.
    - 22 cartas de Torro: 6 ataques y los números 5 (dos cartas), 4 (tres), 3 (cinco), 2 (tres) y 1 (tres).
    - Fichas de valor, 30 puntos para cada equipo al empezar, y créditos de 10.
    - Un solo camino sin bifurcaciones: el corral es la casilla 0, la calle va de la casilla 1 a la 32, la plaza de la 33 a la 38. Hay tomates en las casillas 21 y 22; las casillas 5, 9, 13, 17, 25 y 29 son casillas de miedo.
    - 12 gradas; la grada 1 vale 1 punto, la grada 2 vale 2, y así hasta 12.
    Los corredores, los dados, las cartas, el valor inicial y el número de gradas son los del original; lo que vale cada grada se sabe por hojas de puntuación publicadas. La longitud del camino y el lugar de sus casillas especiales son una reconstrucción nuestra; si tienes la caja del juego, puedes jugar con tu propio archivo de edición.

## A round

pamplona-rules-section-setup = Salida y rondas
pamplona-rule-p1 = Se sortea quién empieza, y es siempre la misma persona en todas las rondas. Desde ahí, en sentido horario, cada persona tiene un turno de corredores; después actúa Torro y comienza otra ronda. Si la mesa juega con salida rotatoria, después de cada acción de Torro empieza la siguiente persona en sentido horario.
pamplona-rule-p2 = Todos los corredores salen de la casilla 1, y Torro del corral, la casilla 0. Cada equipo empieza con 30 puntos de valor.

## Runner turn

pamplona-rules-section-runners = Tu turno de corredores
pamplona-rule-p3 = Tira los dos dados. Cada dado va entero a un corredor, y los dos dados a dos corredores distintos; tú eliges cuál a cuál. Los corredores solo avanzan. Primero eliges un corredor para el dado A y después otro para el dado B: el que usó el dado A, aunque fuera con 0, no puede usar el dado B, y tus corredores sin usar de una misma casilla son una sola opción.
    .example = Ejemplo: tus corredores están en las casillas 7, 7 y 10, el dado A muestra 4 y el dado B muestra 2. Con el dado A, un corredor va de la 7 a la 11; con el dado B, el de la 10 va a la 12.
pamplona-rule-p4 = Un número se avanza entero, es obligatorio. Una flecha es cualquier número de 0 a 6, y lo eliges después de ver los dos dados. Con 0 el dado queda usado y el corredor no se mueve.
pamplona-rule-p5 =
    Un corredor está en juego si al empezar tu turno no está sentado en las gradas ni de pie en la plaza.
    - Dos o tres en juego: usas exactamente dos, aunque el primero entre en la plaza.
    - Uno en juego: tiras los dos dados, tienes que usar uno a tu elección, y el otro se pierde.
    - Ninguno en juego: no tienes turno, ni dados ni empujones.
pamplona-rule-p6 = En una casilla puede haber cualquier número de corredores.

## Special spaces

pamplona-rules-section-spaces = Miedo y tomates
pamplona-rule-p7 = Casilla de miedo: cada corredor que llega, por su propio movimiento o empujado, paga 1 punto de valor a la banca, antes de cobrar nada por empujones. Quedarse en ella con una flecha usada como 0 es gratis.
pamplona-rule-p8 = Tomates: un corredor o Torro que llega a una de las dos casillas, por cualquier lado, va enseguida a la última casilla anterior a ellas y, por tanto, llega allí, aunque viniera de ella. Pasar por encima es gratis; desde esa casilla hace falta, pues, al menos un 3. Si es una casilla de miedo, se aplica P7.
    .example = Ejemplo: los tomates están en 21 y 22. Un corredor de la casilla 19 avanza 2, llega a la 21 y resbala hasta la 20. Desde la 20, un 2 lo devuelve a la 20, pero un 3 lo lleva a la 23.

## Shove

pamplona-rules-section-shove = Empujones, después de tu último dado
pamplona-rule-p9 = Después de tu último dado, y solo en tu propio turno, busca una casilla de la calle donde tengas más corredores que otro equipo: 2 contra 1, 3 contra 1 o 3 contra 2. Cada equipo en ese caso, comparado con el tuyo por separado, te paga la diferencia. Es automático, no hace falta que acabe de llegar ningún corredor, y como mucho cumple una casilla; la de salida cuenta, la plaza nunca. Si la mesa juega con empujones solo al llegar, uno de tus corredores, movido al menos 1 en este turno, tiene que haberse parado en esa casilla.
    .example = Ejemplo: en la casilla 15 tienes 3 corredores, Ben 1 y Carla 3. Ben te paga 3 − 1 = 2 puntos de valor; Carla tiene tantos corredores como tú y no paga nada.
pamplona-rule-p10 = Después, con cada uno de esos equipos, en sentido horario a partir de ti, puedes empujar a todos sus corredores de esa casilla exactamente la diferencia, hacia delante o hacia atrás, todos en la misma dirección, o dejarlos en paz. Se aplican P7 y P8. Hacia atrás solo si se quedan en la calle (casilla 1 o más); el empujón nunca se acorta. Se puede empujar hasta dentro de la plaza: ese corredor espera allí su asiento.
    .example = Ejemplo: en la casilla 12 tienes 2 corredores y Ben 1. Te paga 1 punto de valor, y lo empujas una casilla hacia delante, a la 13, que es de miedo: paga 1 punto más, a la banca.
pamplona-rule-p11 = No hay reacción en cadena: a quién se puede empujar se decide una sola vez, según la posición después de tus movimientos.

## Seats

pamplona-rules-section-seats = Asientos en las gradas, antes de Torro
pamplona-rule-p12 = Cuando todo el mundo ha tenido su turno de corredores, los que están en la plaza se sientan. Va primero la casilla más avanzada de la plaza, en la grada que sigue a la más alta ya usada; los de una misma casilla comparten grada. La grada 12 acoge a todos los que lleguen después. Un corredor sentado ya nunca se mueve, paga ni gana.
    .example = Ejemplo: las gradas 1 a 3 están usadas. Hay dos corredores en la casilla 36, uno en la 35 y uno en la 33. Los dos primeros van a la grada 4, el siguiente a la grada 5 y el último a la grada 6.
pamplona-rule-p13 = Si todos los corredores de todos los equipos están sentados, la partida termina aquí, sin carta de Torro.

## Torro

pamplona-rules-section-torro = Torro
pamplona-rule-p14 = Se destapa la carta de Torro de arriba. Un número hace avanzar a Torro esas casillas (se aplica P8). Adelantar o alcanzar a corredores no tiene efecto, y las casillas de miedo tampoco.
pamplona-rule-p15 =
    Un ataque no mueve a Torro. Cada corredor que no está sentado cuenta según la diferencia entre los números de casilla:
    - en la casilla de Torro: +3;
    - una casilla delante de él: +2;
    - dos casillas delante: +1;
    - tres o más delante: 0;
    - detrás de él: −1 por casilla.
    Se suman los corredores de cada equipo, y la banca paga o cobra el total. Si la mesa juega con el miedo como refugio, un corredor que está detrás de Torro en una casilla de miedo no paga nada.
    .example = Ejemplo: Torro está en la 10 y tus corredores en la 10, la 11 y la 6. Un ataque te da 3 + 2 − 4 = 1 punto de valor.
pamplona-rule-p16 = Si la primera carta de la partida es un ataque, se descarta y se destapa otra, hasta que salga un número.
pamplona-rule-p17 = Si toca destapar una carta y el mazo está vacío, se barajan de nuevo las 22 cartas.

## Money and end

pamplona-rules-section-end = Valor y final de la partida
pamplona-rule-p18 = La banca nunca se agota. Solo cuando un pago supera tus fichas tomas créditos de 10, los menos posibles; es automático. Los créditos se descuentan de la puntuación final y nunca se devuelven antes. Nadie queda fuera de la partida.
    .example = Ejemplo: tienes 4 fichas y debes pagar 9. Tomas un crédito y te quedan 4 + 10 − 9 = 5 fichas.
pamplona-rule-p19 = Cuando Torro llega a una casilla de la plaza, la partida termina al instante. Para su casilla final cuenta la carta entera.
pamplona-rule-p20 =
    Tu puntuación es:
    - tus fichas,
    - menos 10 por cada crédito,
    - más los números de las gradas de tus corredores sentados,
    - menos, si fue Torro quien puso fin a la partida, un punto por cada casilla que cada corredor sin sentar está detrás de él.
    Esta penalización no cambia las fichas, y si la mesa juega con el miedo como refugio, un corredor en una casilla de miedo se libra de ella. Gana quien tiene más puntos; en caso de empate se comparte la victoria.
    .example = Ejemplo: Torro se ha parado en la 34. Tienes 35 fichas, un crédito, corredores en las gradas 5 y 9 y otro en la casilla 31. Tu puntuación es 35 − 10 + 5 + 9 − 3 = 36.
