### Caramba! (Michael Schacht, 2005): the rules

caramba-rules-title = Las reglas de Caramba! (Schacht, 2005)
caramba-rules-goal = Diriges una banda y quieres cajas de oro, munición y dinamita. Una caja solo cuenta cuando está boca abajo delante de ti: asegurada. Gana quien asegure más valor.
caramba-rules-turn = En cada ronda se subastan las tres mercancías. Por turnos, pones una carta en una de sus mercancías o pasas. La oferta más alta, si es única, se lleva todas las cajas a la vista de esa mercancía, también las de los demás; en un empate nadie se lleva nada. Después puedes asegurar una caja.
caramba-rules-end = La partida acaba cuando la bolsa está vacía y falta una mercancía. Las cajas que sigan a la vista no cuentan.
caramba-rules-box =
    De 2 a 4 personas, con:
    - 60 cartas, 15 para cada una de las bandas Bandidos, Soldados, Gringos e Indios, las mismas en cada banda: por cada par de mercancías, cuatro cartas con 2 y 5, 3 y 4, 4 y 3, 5 y 2, y por cada mercancía una carta con un solo 7. Así, cada carta suma 7.
    - 24 cajas, 8 de cada mercancía: tres de valor 2, tres de valor 3 y dos de valor 4.
    - 4 cartas especiales: Manos arriba, Estoy de vuelta, Fuera y En seguridad, una de cada.
    - 1 bolsa.
    El número de cartas y de cajas y los valores de las cajas son los del original. Los valores de las cartas, que todas las bandas sean iguales y cuántas cajas hay de cada valor son una reconstrucción nuestra; si tienes la caja del juego, puedes jugar con tu propio archivo de edición.

## Setting up

caramba-rules-section-setup = Preparación
caramba-rule-c1 = Cada persona tiene una banda. Sus 15 cartas, barajadas, forman su mazo, y las 4 de arriba son su primera mano.
caramba-rule-c2 = Se barajan las 4 cartas especiales y cada persona recibe una; las demás se apartan sin mirarlas. Tu carta especial es secreta y puedes jugarla una vez. No es una carta de tu mano y nunca se cuenta como tal.
caramba-rule-c3 = Las 24 cajas van a la bolsa. Se sortea quién empieza. (En el original lo decide el mejor bigote.)

## 1 Crates

caramba-rules-section-crates = 1. Salida de las cajas
caramba-rule-c4 = Quien empieza saca cajas de la bolsa, una a una, y las pone en el centro hasta que cada una de las tres mercancías esté presente. Si ya lo están las tres, no se saca ninguna caja.
    .example = Ejemplo: hay oro, pero faltan munición y dinamita. Salen de la bolsa oro 3, dinamita 2, dinamita 4 y munición 2, y ahí se para.
caramba-rule-c5 = Una mercancía está presente si hay alguna caja de ella sin asegurar, en el centro o delante de alguien. Las cajas aseguradas no cuentan.
caramba-rule-c6 = Si falta una mercancía y la bolsa está vacía, la partida termina al instante. La bolsa se vacía hasta la última caja aunque la mercancía que falta ya no pueda salir. Si es esa última caja la que completa las tres mercancías, la ronda se juega.

## Before the auction: Fuera

caramba-rules-section-fuera = Fuera antes de la subasta
caramba-rule-c7 = Si tienes Fuera, puedes jugarla antes de la primera puja sobre una mercancía de la que tengas al menos una caja sin asegurar. Esas cajas siguen siendo tuyas en la resolución de esta ronda, pase lo que pase. Se pregunta en sentido horario a partir de quien empieza.
caramba-rule-c8 = Mientras nadie haya visto jugar Fuera, se pregunta a cada persona que tenga una caja sin asegurar, aunque ya se haya visto su propia carta especial; sin Fuera solo se puede responder que no. Así, la pregunta nunca delata quién tiene la carta. Una vez jugada Fuera, no se vuelve a preguntar a nadie, ni ahora ni más tarde. Si nadie tiene cajas sin asegurar, tampoco se pregunta.

## 2 Auction

caramba-rules-section-auction = 2. Subasta
caramba-rule-c9 = Los turnos van en sentido horario a partir de quien empieza y saltan a quienes han pasado. La subasta termina cuando todo el mundo ha pasado. La última persona que queda puede seguir añadiendo cartas por su cuenta.
caramba-rule-c10 =
    En tu turno haces una de estas cosas:
    - jugar una carta de tu mano, boca arriba, sobre una de las mercancías que muestra;
    - jugar en su lugar una carta especial permitida en ese momento;
    - pasar.
    No hace falta superar a nadie. La mercancía que eliges para una carta es definitiva.
    .example = Ejemplo: tu carta muestra oro 3 y munición 4. La juegas sobre la munición: suma 4 a tu oferta por la munición y nada a la del oro.
caramba-rule-c11 = Si pasas, quedas fuera de esta subasta, también para las cartas especiales. En la siguiente vuelves a participar.
caramba-rule-c12 = Quien empieza no puede pasar en su primer turno; basta con jugar Estoy de vuelta en lugar de pujar. Con la mano vacía y sin carta especial que se pueda jugar, solo queda pasar, sea quien sea.
caramba-rule-c13 = Manos arriba pone fin a la subasta en el acto. No se puede jugar en la primera vuelta de una subasta: puedes jugarla a partir de tu segundo turno.
caramba-rule-c14 = Con Estoy de vuelta recuperas para tu mano una carta cualquiera de tus propios descartes; tiene que haber al menos una. Es todo tu turno, y sigues en la subasta.

## 3 Resolution

caramba-rules-section-resolution = 3. Resolución, cada mercancía por separado
caramba-rule-c15 = Tu oferta por una mercancía es la suma de tus cartas sobre ella más tu bonificación. La bonificación es el valor más alto entre tus propias cajas sin asegurar de esa mercancía, tal como las tenías antes de esta resolución; las cajas del centro no dan ninguna. Una bonificación sola ya es una oferta.
    .example = Ejemplo: tienes delante oro 2 y oro 3, y has jugado un 5 y un 4 sobre el oro. Tu oferta por el oro es 5 + 4 + 3 = 12.
caramba-rule-c16 = La oferta más alta, si es única y mayor que cero, gana todas las cajas de la mercancía: las del centro y las que los demás tengan sin asegurar, salvo las protegidas. Quien gana conserva también las suyas.
    .example = Ejemplo: por la dinamita, Ana ofrece 9 y Ben 7. Dinamita 4 está en el centro y dinamita 3 delante de Ben: Ana se lleva las dos.
caramba-rule-c17 = Quien gana descarta boca arriba las cartas que jugó sobre esa mercancía, aunque ya no hubiera nada que ganar. Todas las demás cartas de la mesa vuelven a la mano de la que salieron.
caramba-rule-c18 = Si hay empate por la oferta más alta, nadie gana la mercancía, y todas las cartas sobre ella vuelven a la mano. Todas las cajas sin asegurar de esa mercancía van al centro, también las de quienes no empataron, salvo las protegidas.
    .example = Ejemplo: Ana y Ben ofrecen 8 por la munición. Carla tiene delante munición 3 y solo ofrece esa bonificación de 3. Nadie gana, y la caja de Carla va al centro.
caramba-rule-c19 = Si nadie tiene oferta por una mercancía, ni carta ni bonificación, nada se mueve.
caramba-rule-c20 = Las cajas protegidas con Fuera siguen dando su bonificación, y quien las tiene puede además ganar la mercancía. Después puede haber, pues, dos personas con cajas de la misma mercancía. La protección termina con la resolución.
    .example = Ejemplo: Ben ha protegido su oro 4 y solo ofrece esa bonificación de 4. Ana ofrece 7: gana oro 2 del centro, y Ben conserva oro 4.

## 4 Securing

caramba-rules-section-securing = 4. Asegurar las cajas
caramba-rule-c21 = En sentido horario a partir de quien empieza, cada persona con cajas sin asegurar, ganadas ahora o antes, puede poner boca abajo una a su elección: queda asegurada y es suya para siempre. Es voluntario, y con una caja acaba el turno. A quien no tiene cajas sin asegurar no se le pregunta.
caramba-rule-c22 = En lugar de C21 puedes jugar aquí En seguridad: aseguras tantas de tus cajas como quieras, al menos una, de cualquier mercancía, con un valor total de 6 como máximo. Las eliges caja por caja, mientras quepa otra y quieras. Siempre eres tú quien dice que no asegura más cajas, aunque no quede otra opción.
    .example = Ejemplo: oro 3 y dinamita 3 suman 6, igual que tres cajas de valor 2. Munición 4 y oro 3 sumarían 7, y eso es demasiado.
caramba-rule-c23 = De tus cajas aseguradas los demás pueden saber el número, no los valores.

## 5 Cards

caramba-rules-section-cards = 5. Robo de cartas
caramba-rule-c24 = En sentido horario a partir de quien empieza, cada persona roba 2 cartas, las dos antes de que robe la siguiente. Si necesitas una carta y tu mazo está vacío, primero se barajan tus descartes y forman un mazo nuevo; un mazo vacío por sí solo no cambia nada. Si no queda nada en ninguno de los dos, robas menos. No hay límite de cartas en la mano.
    .example = Ejemplo: te queda una carta en el mazo y tienes cinco descartes. Robas esa carta, barajas las cinco para formar un mazo nuevo y robas una de ellas; quedan cuatro en el mazo.
caramba-rule-c25 = La siguiente persona, a la izquierda, empieza la nueva ronda.

## End

caramba-rules-section-end = Final de la partida
caramba-rule-c26 = Tu puntuación es la suma de tus cajas aseguradas; todas las demás no cuentan. En caso de empate gana quien tiene más cartas en la mano; las especiales no cuentan. Si el empate sigue, se comparte la victoria.
    .example = Ejemplo: has asegurado oro 4, oro 2 y dinamita 3, y munición 3 sigue delante de ti sin asegurar. Tu puntuación es 4 + 2 + 3 = 9.
caramba-rule-c27 = La partida termina también después de 8 rondas seguidas en las que no ha salido ni se ha asegurado ninguna caja (o del doble de rondas que personas, si son más). Se comprueba después de robar las cartas (C24), antes de cambiar quién empieza (C25). Entonces se puntúa como siempre.

## What each player may know

caramba-rules-section-secrets = Qué puede saber cada persona
caramba-rule-c28 =
    Todo el mundo puede saber:
    - las pujas sobre la mesa y todas las cartas descartadas;
    - cuántas cartas hay en cada mano y en cada mazo, y cuántas cajas en la bolsa;
    - las cajas del centro, las cajas sin asegurar y cuáles están protegidas;
    - cuántas cajas ha asegurado cada persona;
    - las cartas especiales ya jugadas, quién empieza y quién ha pasado.
caramba-rule-c29 = Solo tú conoces tu mano, tu carta especial y tus cajas aseguradas. Nadie conoce el orden de los mazos, ni las cartas especiales apartadas, ni de la bolsa más de lo que se puede contar. La carta o la carta especial que recibe una persona solo la ve ella hasta que termina la partida.
caramba-rule-c30 = Una buena memoria sabe más: las cartas que volvieron a una mano a la vista de todo el mundo, las recuperadas con Estoy de vuelta, las cajas que se vieron antes de darles la vuelta. Los bots, las pistas y las observaciones pueden recordar todo lo que fue público. La mesa solo muestra lo que permiten C28 y C29: el registro dice a los demás que se aseguró una caja, no cuál. Si la mesa juega con ayuda de memoria, muestra también lo que recordaría alguien que está atento a todo.
