### Caramba! (Alex Randolph, 1992): the rules

sombreros-rules-title = Les règles de Caramba ! (Randolph, 1992)
sombreros-rules-goal = Tout le monde est en route vers une mine d’argent, et personne ne veut y arriver. À chaque course, le dernier sur la route prend la cagnotte. À la fin, le plus riche gagne.
sombreros-rules-turn = Un sombrero lance un dé, et un de plus par sombrero devant lui. Tu préfères aller lentement : lancer moins de dés se paie. Sur une case occupée ou dans une embuscade, il faut relancer. À la mine, on paie et on quitte la course.
sombreros-rules-end = Chaque course coûte plus cher que la précédente. Dès qu’une course a ruiné quelqu’un, la partie est finie.
sombreros-rules-box =
    De 2 à 6 personnes, avec :
    - Des dés aux faces 0, 1, 2, 3, 4 et 5, autant que de sombreros en jeu : 4 dés à 2, 6 à 3, 4 à 4, 5 à 5 et 6 à 6.
    - De 4 à 6 personnes : 30 pièces d’argent, 1 sombrero et 1 jeton d’embuscade par personne.
    - À 2 ou 3 : 60 pièces d’argent, 2 sombreros et 2 jetons d’embuscade par personne.
    - Un seul parcours de 48 cases : pierre 1 à 16, gravier 17 à 32, terre 33 à 48. La case 1 est la plus éloignée, et la mine est au-delà de la case 48.
    Les dés, les pièces, les sombreros et les jetons sont ceux de la boîte d’origine ; l’ordre pierre, gravier, terre est connu par des descriptions publiées. Les longueurs du parcours sont reconstituées par nos soins ; si tu possèdes la boîte, tu peux jouer avec ton propre fichier d’édition.

## A race

sombreros-rules-section-setup = Avant une course
sombreros-rule-s1 = Les paiements de S8, S9 et S11 se multiplient par le numéro de la course : une fois à la course 1, deux fois à la course 2, trois fois à la course 3, et ainsi de suite. Les offres ne se multiplient pas.
    .example = Exemple : lancer deux dés de moins coûte 1 + 2 = 3 pièces à la course 1 et 3 × 3 = 9 pièces à la course 3.
sombreros-rule-s2 = Ordre de placement : à la première course, on tire au sort qui commence, et les autres suivent dans le sens horaire. (À l’origine, le dé le plus haut en décide.) Aux courses suivantes, la personne qui a gagné la dernière passe d’abord, puis les autres selon leur arrivée à la mine, de la plus tardive à la première. Avec deux sombreros par personne, on retient la seconde de ses deux arrivées.
    .example = Exemple : Ben est arrivé à la mine en premier, puis Carla, puis Diego, et Ana a gagné la course. L’ordre suivant est Ana, Diego, Carla, Ben.
sombreros-rule-s3 = Dans cet ordre, chaque personne place un sombrero sur une case du parcours, au choix, où il n’y en a pas. Avec deux sombreros par personne, on fait deux passages, le second dans le même ordre.
sombreros-rule-s4 = Puis, dans le même ordre, chaque personne fait une fois ses préparatifs d’embuscade (S10).

## A round

sombreros-rules-section-round = Un tour
sombreros-rule-s5 = Chaque sombrero du parcours joue une fois, le plus proche de la mine d’abord, dans l’ordre du début du tour. Seul le sombrero qui joue se déplace. Deux sombreros ne s’arrêtent jamais sur la même case, l’ordre est donc toujours clair.
sombreros-rule-s6 = Un sombrero a droit à 1 dé, plus 1 par sombrero, peu importe à qui, qui est devant lui sur le parcours. On les compte une seule fois, au moment où c’est à lui.
    .example = Exemple : des sombreros sont sur 46, 22 et 9. Celui de la case 9 en a deux devant lui : 3 dés. Mais si celui de la case 46 est arrivé à la mine plus tôt dans le tour, il n’en reste qu’un devant : 2 dés.
sombreros-rule-s7 =
    Quand c’est à un de tes sombreros :
    - tu fais tes préparatifs d’embuscade (S10) ;
    - tu choisis combien de dés lancer (S9) ; on te le demande même si un seul nombre est possible ;
    - viennent les offres (S13) ;
    - tu lances les dés et avances d’autant de cases ;
    - tu fais ce que demande la case d’arrivée (S8, S12), jusqu’à ce que le sombrero s’arrête ou arrive à la mine (S11).
    Si le lancer ordinaire totalise 0, le sombrero reste où il est.

## Occupied spaces

sombreros-rules-section-occupied = Cases occupées
sombreros-rule-s8 = Si tu arrives sur la case d’un autre sombrero, la personne à qui il appartient te verse 1 pièce d’argent ; puis tu lances un dé et avances encore. Un 0 fait répéter les deux, paiement et lancer. Si c’est ton propre autre sombrero, personne ne paie, mais tu lances quand même.
    .example = Exemple : à la course 2, tu arrives sur la case 20, où est le sombrero de Ben. Ben te verse 2 pièces, et tu obtiens un 0 : il en verse encore 2. Tu obtiens alors un 3 et vas sur la case 23.

## Buying off dice

sombreros-rules-section-buying = Lancer moins de dés
sombreros-rule-s9 = Tu peux lancer moins de dés que tu n’y as droit : un de moins coûte 1 pièce d’argent, deux de moins 1 + 2, trois de moins 1 + 2 + 3, et ainsi de suite. Tu verses la somme dans la cagnotte, entière et tout de suite, avant les offres ; tu ne peux donc choisir que ce que tu peux payer. On lance au moins un dé. Les lancers forcés de S8 et S12 ne se rachètent pas.
    .example = Exemple : à la course 1, tu as droit à 4 dés mais n’en veux lancer que 1. Trois de moins coûtent 1 + 2 + 3 = 6 pièces.

## Ambushes

sombreros-rules-section-ambushes = Embuscades
sombreros-rule-s10 =
    Tu fais tes préparatifs avant le premier tour (S4), puis chaque fois que c’est à un de tes sombreros, avant qu’il joue. Tu peux alors, dans l’ordre que tu veux et autant de fois que tu veux :
    - placer un jeton de ta main sur une case du parcours sans sombrero ni jeton ;
    - reprendre un de tes jetons s’il est dépassé : chaque sombrero du parcours, les tiens compris, est sur une case plus haute.
    Puis tu termines tes préparatifs. Un jeton repris peut être replacé ou gardé ; un jeton posé ne peut pas être repris au cours des mêmes préparatifs. Si tu ne pouvais rien faire d’autre que terminer, les préparatifs sont sautés, ou finissent d’eux-mêmes.
    Sans sombrero sur le parcours, tu n’as plus de préparatifs. À la fin de la course, tous les jetons reviennent en main.
    Si la table joue avec des embuscades à chaque tour, chaque personne qui a un sombrero sur le parcours fait aussi des préparatifs au début de chaque tour après le premier, dans l’ordre du tour (avec deux sombreros, c’est le plus proche de la mine qui compte). On peut alors poser des jetons, pas en reprendre.
    .example = Exemple : ton jeton est sur la case 12, et le dernier sombrero du parcours sur la case 13 : tu peux le reprendre. Si un sombrero était encore sur la case 11, tu ne le pourrais pas.

## The mine

sombreros-rules-section-mine = La mine
sombreros-rule-s11 = Un sombrero qui atteint ou dépasse la mine est arrivé, et plus rien ne le concerne de toute la course. La première arrivée de la course verse 1 pièce d’argent dans la cagnotte, la deuxième 2, la troisième 3, et ainsi de suite, en comptant tous les sombreros.
    .example = Exemple : à la course 3, la deuxième arrivée verse 2 × 3 = 6 pièces.

## Landing on an ambush

sombreros-rules-section-ambushed = Tomber dans une embuscade
sombreros-rule-s12 = Si tu arrives sur un jeton, peu importe à qui, tu lances aussitôt 3 dés sur la pierre, 2 sur le gravier ou 1 sur la terre, et avances encore du total. Si le total est 0, tu les relances tous. Le jeton reste en place.
    .example = Exemple : tu arrives sur un jeton à la case 18, du gravier. Tu lances deux dés, un 0 et un 4, et vas sur la case 22.

## Offers and debts

sombreros-rules-section-offers = Offres et poches vides
sombreros-rule-s13 =
    Une fois tes dés choisis, et s’ils sont moins nombreux que les dés préparés (autant que de sombreros en jeu), on interroge une fois chaque adversaire qui a plus d’argent que toi, dans le sens horaire à partir de ta gauche. Chaque adversaire peut offrir une somme, de 1 pièce à toutes les siennes, pour un dé de plus, ou ne pas faire d’offre.
    S’il y a des offres, tu en acceptes une ou les refuses toutes. La somme acceptée est remise aussitôt, et le dé de plus fait partie du même lancer. Il n’y a jamais d’offres pour les lancers forcés, et il n’y en a aucune si la table joue sans les offres.
sombreros-rule-s14 = Si tu ne peux pas payer S8 ou S11 en entier, tu paies ce que tu as et tu es à sec jusqu’à la fin de la course : tu ne paies plus rien, tu lances tous les dés auxquels tu as droit (S9) et tu ne fais pas d’offres (S13). Ce que tu reçois est à toi. Payer le tout avec tes dernières pièces, ce n’est pas encore être à sec.
    .example = Exemple : tu as 4 pièces, et à la course 2 ton sombrero est la troisième arrivée, ce qui coûte 3 × 2 = 6. Tu verses 4 pièces et tu es à sec. Si tu reçois 6 pièces plus tard dans la course, tu les gardes, et ta prochaine arrivée ne te coûte rien.

## End

sombreros-rules-section-end = Fin d’une course et de la partie
sombreros-rule-s15 = Après chaque arrivée et son paiement : si tous les sombreros encore sur le parcours sont à une seule personne, la course finit et le reste du tour est abandonné. Cette personne gagne la course et prend la cagnotte.
sombreros-rule-s16 = Après une course, une fois la cagnotte remise, la partie finit si quelqu’un était à sec et n’a pas gagné cette course, quoi qu’il ait entre-temps, ou si quelqu’un n’a plus une seule pièce. La plus grosse fortune l’emporte ; l’argent de tous compte, et à égalité, la victoire est partagée. Sinon, plus personne n’est à sec et la course suivante commence.
sombreros-rule-s17 = La partie finit au plus tard après la course 12, avec le même décompte.
