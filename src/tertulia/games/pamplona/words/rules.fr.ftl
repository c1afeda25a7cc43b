### Viva Pamplona! (Wolfgang Kramer, 1992): the rules

pamplona-rules-title = Les règles de Viva Pamplona !
pamplona-rules-goal = Tes trois coureurs narguent le taureau Torro dans les rues de Pampelune. Le courage et les bonnes places dans l’arène rapportent des points, et le plus de points gagne.
pamplona-rules-turn = Lance deux dés et fais avancer deux de tes coureurs. Là où vous êtes plus nombreux qu’une autre équipe, elle te paie en courage, et tu peux la bousculer. Quand tout le monde a couru, on retourne une carte : Torro avance, ou il attaque. Alors, courir juste devant lui rapporte du courage, et être derrière en coûte.
pamplona-rules-end = Dans l’arène, chaque coureur reçoit une place, et les dernières valent plus. Mais ne traîne pas : c’est fini quand Torro y arrive, ou quand tout le monde est assis.
pamplona-rules-box =
    De 2 à 6 personnes, avec :
    - 3 coureurs par équipe, et Torro.
    - Le dé A avec 2, 3, 4 et trois flèches ; le dé B avec 2, 3, 4, 5 et deux flèches.
    - 22 cartes Torro : 6 attaques, et les nombres 5 (deux cartes), 4 (trois), 3 (cinq), 2 (trois) et 1 (trois).
    - Des jetons de courage, 30 points par équipe au départ, et des crédits de 10.
    - Un seul chemin sans embranchement : l’enclos est la case 0, la rue va de la case 1 à la case 32, l’arène de la case 33 à la case 38. Les tomates sont sur les cases 21 et 22 ; les cases 5, 9, 13, 17, 25 et 29 sont des cases de peur.
    - 12 gradins ; le gradin 1 vaut 1 point, le gradin 2 en vaut 2, et ainsi de suite jusqu’à 12.
    Les coureurs, les dés, les cartes, le courage et le nombre de gradins sont ceux de la boîte d’origine ; la valeur des gradins est connue par des feuilles de score publiées. La longueur du chemin et l’emplacement de ses cases spéciales sont reconstitués par nos soins ; si tu possèdes la boîte, tu peux jouer avec ton propre fichier d’édition.

## A round

pamplona-rules-section-setup = Départ et tours
pamplona-rule-p1 = On tire au sort qui commence, et cela ne change plus. À chaque tour, tout le monde joue ses coureurs, dans le sens horaire à partir de là ; puis Torro agit, et un nouveau tour débute. Si la table joue avec un départ tournant, la personne suivante dans le sens horaire commence après chaque action de Torro.
pamplona-rule-p2 = Tous les coureurs partent de la case 1, et Torro de l’enclos, case 0. Chaque équipe a 30 points de courage au départ.

## Runner turn

pamplona-rules-section-runners = À toi de courir
pamplona-rule-p3 = Lance les deux dés. Chaque dé va entier à un coureur, et les deux dés à deux coureurs différents ; tu choisis quel dé va à qui. Les coureurs ne font qu’avancer. Tu choisis d’abord un coureur pour le dé A, puis un autre pour le dé B : qui a reçu le dé A, même avec 0, ne reçoit pas le dé B, et tes coureurs pas encore utilisés d’une même case ne font qu’un seul choix.
    .example = Exemple : tes coureurs sont sur les cases 7, 7 et 10, le dé A montre 4 et le dé B montre 2. Avec le dé A, un coureur va de 7 à 11 ; avec le dé B, celui de la case 10 va à 12.
pamplona-rule-p4 = Un nombre s’avance en entier, c’est obligatoire. Une flèche vaut n’importe quel nombre de 0 à 6, à choisir après avoir vu les deux dés. Avec 0, le dé est utilisé et le coureur ne bouge pas.
pamplona-rule-p5 =
    Un coureur est en jeu si, quand vient ton tour de jouer, il n’est ni dans les gradins ni dans l’arène.
    - Deux ou trois en jeu : tu en utilises exactement deux, même si le premier entre dans l’arène.
    - Un seul en jeu : tu lances les deux dés, dois en utiliser un de ton choix, et l’autre est perdu.
    - Aucun en jeu : tu ne joues pas, ni dés ni bousculade.
pamplona-rule-p6 = Une case peut accueillir autant de coureurs qu’on veut.

## Special spaces

pamplona-rules-section-spaces = Peur et tomates
pamplona-rule-p7 = Case de peur : chaque coureur qui y arrive, de lui-même ou bousculé, coûte 1 point de courage, versé à la banque avant tout gain de bousculade. Y rester avec une flèche à 0 est gratuit.
pamplona-rule-p8 = Tomates : un coureur ou Torro qui arrive sur l’une des deux cases, de n’importe quel côté, va aussitôt sur la dernière case avant elles, et donc y arrive, même s’il en venait. Passer par-dessus est gratuit ; depuis cette case, il faut donc au moins 3. Si c’est une case de peur, P7 s’applique.
    .example = Exemple : les tomates sont sur 21 et 22. Un coureur de la case 19 avance de 2, arrive sur 21 et glisse sur 20. De 20, un 2 le ramène sur 20, mais un 3 le mène sur 23.

## Shove

pamplona-rules-section-shove = Bousculade, après ton dernier dé
pamplona-rule-p9 = Après ton dernier dé, et seulement quand c’est à toi, cherche une case de la rue où tes coureurs sont plus nombreux que ceux d’une autre équipe : 2 contre 1, 3 contre 1 ou 3 contre 2. Chaque équipe dans ce cas, comparée séparément à la tienne, te donne la différence. Cela se fait tout seul, aucun coureur n’a besoin de venir d’arriver, et une seule case au plus peut convenir ; la case de départ compte, l’arène jamais. Si la table joue avec bousculade à l’arrivée seulement, il faut qu’un de tes coureurs, avancé d’au moins 1 cette fois-ci, se soit arrêté sur cette case.
    .example = Exemple : sur la case 15, tu as 3 coureurs, Ben 1 et Carla 3. Ben te donne 3 − 1 = 2 points de courage ; Carla a autant de coureurs que toi et ne donne rien.
pamplona-rule-p10 = Ensuite, pour chacune de ces équipes, dans le sens horaire à partir de toi, tu peux bousculer tous ses coureurs de la case, d’exactement la différence, en avant ou en arrière, tous du même côté, ou les laisser en paix. P7 et P8 s’appliquent. En arrière, il faut qu’ils restent dans la rue (case 1 ou plus) ; on ne raccourcit pas. On peut bousculer jusque dans l’arène : le coureur y attend sa place.
    .example = Exemple : sur la case 12, tu as 2 coureurs et Ben 1. Il te donne 1 point de courage, et tu le bouscules d’une case en avant, sur 13, une case de peur : il verse encore 1 point, à la banque.
pamplona-rule-p11 = Pas de réaction en chaîne : qui peut être bousculé se décide une fois pour toutes, d’après la position après tes déplacements.

## Seats

pamplona-rules-section-seats = Places dans les gradins, avant Torro
pamplona-rule-p12 = Quand tout le monde a joué ses coureurs, ceux de l’arène prennent place. La case la plus avancée de l’arène passe d’abord, au gradin qui suit le plus haut déjà utilisé ; une même case donne un même gradin. Le gradin 12 accueille tous ceux qui viennent plus tard. Un coureur assis n’avance, ne paie et ne gagne plus jamais rien.
    .example = Exemple : les gradins 1 à 3 sont utilisés. Deux coureurs sont sur la case 36, un sur 35 et un sur 33. Les deux premiers vont au gradin 4, le suivant au gradin 5, le dernier au gradin 6.
pamplona-rule-p13 = Si tous les coureurs de tout le monde sont dans les gradins, la partie finit là, sans carte Torro.

## Torro

pamplona-rules-section-torro = Torro
pamplona-rule-p14 = La carte Torro du dessus est retournée. Un nombre fait avancer Torro d’autant de cases (P8 s’applique). Dépasser ou rejoindre des coureurs ne fait rien, les cases de peur non plus.
pamplona-rule-p15 =
    Une attaque ne fait pas avancer Torro. Chaque coureur qui n’est pas dans les gradins compte selon l’écart entre les numéros de case :
    - sur la case de Torro : +3 ;
    - une case devant lui : +2 ;
    - deux cases devant : +1 ;
    - trois cases devant ou plus : 0 ;
    - derrière lui : −1 par case.
    On additionne les coureurs de chaque équipe, et la banque verse ou reçoit le total. Si la table joue avec la peur comme abri, un coureur placé derrière Torro sur une case de peur ne paie rien.
    .example = Exemple : Torro est sur 10, tes coureurs sur 10, 11 et 6. Une attaque te rapporte 3 + 2 − 4 = 1 point de courage.
pamplona-rule-p16 = Si la première carte de la partie est une attaque, on la défausse et on en retourne une autre, jusqu’à ce que vienne un nombre.
pamplona-rule-p17 = S’il faut une carte et que le paquet est vide, on remélange les 22 cartes.

## Money and end

pamplona-rules-section-end = Courage et fin de la partie
pamplona-rule-p18 = La banque n’est jamais à court. Ce n’est que si un paiement dépasse tes jetons que tu prends des crédits de 10, le moins possible ; cela se fait tout seul. Les crédits se déduisent du score final et ne se remboursent jamais avant. Personne n’est éliminé.
    .example = Exemple : tu as 4 jetons et dois en payer 9. Tu prends un crédit, et il te reste 4 + 10 − 9 = 5 jetons.
pamplona-rule-p19 = Dès que Torro s’arrête sur une case de l’arène, la partie finit. Sa carte compte en entier pour sa dernière case.
pamplona-rule-p20 =
    Ton score se compose de :
    - tes jetons,
    - moins 10 par crédit,
    - plus les numéros des gradins de tes coureurs,
    - moins, si c’est Torro qui a mis fin à la partie, un point pour chaque case de retard sur lui de chaque coureur qui n’est pas dans les gradins.
    Cette pénalité ne change rien aux jetons, et si la table joue avec la peur comme abri, un coureur sur une case de peur y échappe. Le plus de points l’emporte ; à égalité, la victoire est partagée.
    .example = Exemple : Torro s’est arrêté sur 34. Tu as 35 jetons, un crédit, des coureurs aux gradins 5 et 9 et un autre sur la case 31. Ton score est de 35 − 10 + 5 + 9 − 3 = 36.
