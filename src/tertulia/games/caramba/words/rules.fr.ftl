### Caramba! (Michael Schacht, 2005): the rules

caramba-rules-title = Les règles de Caramba ! (Schacht, 2005)
caramba-rules-goal = Tu mènes une bande et tu veux des caisses d’or, de munitions et de dynamite. Une caisse ne compte qu’une fois retournée devant toi : en lieu sûr. Le plus grand total en lieu sûr gagne.
caramba-rules-turn = À chaque tour, les trois marchandises sont aux enchères. Chacun son tour, on pose une carte sur une de ses marchandises, ou on passe. La plus haute offre, si elle est seule, rafle toutes les caisses visibles de la marchandise, même chez les autres ; à égalité, personne n’a rien. Ensuite, tu peux mettre une caisse en lieu sûr.
caramba-rules-end = C’est fini quand le sac est vide et qu’il manque une marchandise. Les caisses restées visibles ne comptent pas.
caramba-rules-box =
    De 2 à 4 personnes, avec :
    - 60 cartes, 15 pour chacune des bandes Bandidos, Soldados, Gringos et Indios, les mêmes dans chaque bande : pour chaque paire de marchandises, quatre cartes avec 2 et 5, 3 et 4, 4 et 3, 5 et 2, et pour chaque marchandise une carte qui ne porte qu’un 7. Le total d’une carte est donc toujours 7.
    - 24 caisses, 8 de chaque marchandise : trois de valeur 2, trois de valeur 3, deux de valeur 4.
    - 4 cartes spéciales : Manos arriba, Estoy de vuelta, Fuera et En seguridad, une de chaque.
    - 1 sac.
    Le nombre de cartes et de caisses et les valeurs des caisses sont ceux de la boîte d’origine. Les valeurs des cartes, l’égalité des bandes et la répartition des valeurs entre les caisses sont reconstituées par nos soins ; si tu possèdes la boîte, tu peux jouer avec ton propre fichier d’édition.

## Setting up

caramba-rules-section-setup = Mise en place
caramba-rule-c1 = Chaque personne possède une bande. Ses 15 cartes mélangées forment sa pioche, et les 4 du dessus sa première main.
caramba-rule-c2 = On mélange les 4 cartes spéciales, et chaque personne en reçoit une ; les autres sont écartées sans être vues. Ta carte spéciale est secrète, et tu peux la jouer une fois. Elle ne fait pas partie de ta main et n’est jamais comptée avec elle.
caramba-rule-c3 = Les 24 caisses vont dans le sac. On tire au sort qui commence. (À l’origine, la plus belle moustache en décide.)

## 1 Crates

caramba-rules-section-crates = 1. Pioche des caisses
caramba-rule-c4 = La personne qui commence sort des caisses du sac, une par une, et les met au centre jusqu’à ce que chacune des trois marchandises soit présente. Si elles le sont déjà toutes, on ne pioche pas de caisse.
    .example = Exemple : l’or est présent, les munitions et la dynamite manquent. Sortent du sac or 3, dynamite 2, dynamite 4, puis munitions 2 : on s’arrête là.
caramba-rule-c5 = Une marchandise est présente s’il y en a une caisse qui n’est pas en lieu sûr, au centre ou devant quelqu’un. Les caisses en lieu sûr ne comptent pas.
caramba-rule-c6 = S’il manque une marchandise et que le sac est vide, la partie finit aussitôt. On vide le sac jusqu’à la dernière caisse, même si la marchandise manquante ne peut plus en sortir. Si c’est cette dernière caisse qui complète les trois marchandises, le tour se joue.

## Before the auction: Fuera

caramba-rules-section-fuera = Fuera avant les enchères
caramba-rule-c7 = Si tu as Fuera, tu peux la jouer avant la première enchère, sur une marchandise dont tu as au moins une caisse exposée, c’est-à-dire pas encore en lieu sûr. Quoi qu’il arrive à la résolution de ce tour, ces caisses restent à toi. La question se pose dans le sens horaire à partir de la personne qui commence.
caramba-rule-c8 = Tant que personne n’a vu jouer Fuera, la question est posée à toutes les personnes qui ont une caisse exposée, même à celles dont la carte spéciale a déjà été vue ; sans Fuera, on ne peut répondre que non. Ainsi, la question ne trahit jamais qui a la carte. Une fois Fuera jouée, on ne demande plus rien à personne, ni à ce tour ni plus tard. Si personne n’a de caisse exposée, la question ne se pose pas.

## 2 Auction

caramba-rules-section-auction = 2. Enchères
caramba-rule-c9 = On joue dans le sens horaire à partir de la personne qui commence, en sautant celles qui ont passé. Les enchères finissent quand tout le monde a passé. La dernière personne en lice peut continuer seule à ajouter des cartes.
caramba-rule-c10 =
    Quand c’est à toi, fais une de ces choses :
    - jouer une carte de ta main, face visible, sur une des marchandises qu’elle montre ;
    - jouer à la place une carte spéciale permise à ce moment ;
    - passer.
    Rien n’oblige à dépasser les autres. La marchandise choisie pour une carte l’est définitivement.
    .example = Exemple : ta carte montre or 3 et munitions 4. Tu la joues sur les munitions : elle ajoute 4 à ton offre pour les munitions et rien pour l’or.
caramba-rule-c11 = Passer te met hors de ces enchères, cartes spéciales comprises. Aux enchères suivantes, tu es de nouveau en jeu.
caramba-rule-c12 = La personne qui commence ne peut pas passer la première fois que c’est à elle ; jouer Estoy de vuelta au lieu d’enchérir suffit. Avec une main vide et sans carte spéciale jouable, on ne peut que passer, quelle que soit sa place.
caramba-rule-c13 = Manos arriba met fin aux enchères sur-le-champ. Elle est interdite pendant le premier tour de table des enchères : tu peux la jouer à partir de la deuxième fois que c’est à toi.
caramba-rule-c14 = Estoy de vuelta te fait reprendre en main une carte de ton choix de ta défausse ; il en faut donc au moins une. Tu ne fais rien d’autre cette fois-là, et tu restes dans les enchères.

## 3 Resolution

caramba-rules-section-resolution = 3. Résolution, marchandise par marchandise
caramba-rule-c15 = Ton offre pour une marchandise est la somme de tes cartes jouées sur elle, plus ton bonus. Le bonus est la plus haute valeur parmi tes propres caisses exposées de cette marchandise, telles que tu les avais avant cette résolution ; les caisses du centre n’en donnent pas. Un bonus seul est déjà une offre.
    .example = Exemple : tu as devant toi or 2 et or 3, et tu as joué un 5 et un 4 sur l’or. Ton offre pour l’or est de 5 + 4 + 3 = 12.
caramba-rule-c16 = L’offre la plus haute, si elle est seule et supérieure à zéro, emporte toutes les caisses de cette marchandise : celles du centre et les caisses exposées de toutes les autres personnes, sauf celles qui sont protégées. On garde aussi les siennes.
    .example = Exemple : pour la dynamite, Ana offre 9 et Ben 7. Dynamite 4 est au centre et dynamite 3 devant Ben : Ana prend les deux.
caramba-rule-c17 = La personne qui gagne défausse, face visible, ses cartes jouées sur cette marchandise, même s’il n’y avait plus rien à prendre. Toutes les autres cartes de la table retournent dans la main d’où elles viennent.
caramba-rule-c18 = Si l’offre la plus haute est à égalité, personne ne gagne la marchandise, et toutes les cartes jouées sur elle retournent en main. Toutes les caisses exposées de cette marchandise vont au centre, même celles des personnes qui n’étaient pas à égalité, sauf celles qui sont protégées.
    .example = Exemple : Ana et Ben offrent 8 pour les munitions. Carla a munitions 3 devant elle et n’offre que ce bonus de 3. Personne ne gagne, et la caisse de Carla va au centre.
caramba-rule-c19 = Si personne n’a d’offre pour une marchandise, ni carte ni bonus, rien ne bouge.
caramba-rule-c20 = Les caisses protégées par Fuera donnent quand même leur bonus, et la personne qui les a peut aussi gagner la marchandise. Deux personnes peuvent donc avoir ensuite des caisses de la même marchandise. La protection finit avec la résolution.
    .example = Exemple : Ben a protégé son or 4 et n’offre que ce bonus de 4. Ana offre 7 : elle gagne or 2 au centre, et Ben garde or 4.

## 4 Securing

caramba-rules-section-securing = 4. Mise en lieu sûr
caramba-rule-c21 = Dans le sens horaire à partir de la personne qui commence, toute personne qui a une caisse exposée, gagnée à ce tour ou avant, peut en retourner une de son choix : elle est en lieu sûr et lui appartient pour de bon. Ce n’est pas obligatoire, et une seule caisse suffit à finir. On ne demande rien à ceux qui n’ont pas de caisse exposée.
caramba-rule-c22 = Au lieu de C21, tu peux jouer ici En seguridad : mets en lieu sûr autant de tes caisses que tu veux, au moins une, de n’importe quelles marchandises, pour une valeur totale de 6 au plus. Tu les choisis une par une, tant qu’il y en a une qui convient et que tu le veux. C’est toujours à toi de dire que tu as fini, même s’il n’y a plus d’autre choix.
    .example = Exemple : or 3 et dynamite 3 font 6, tout comme trois caisses de valeur 2. Munitions 4 et or 3 feraient 7, et c’est trop.
caramba-rule-c23 = De tes caisses en lieu sûr, les autres peuvent connaître le nombre, pas les valeurs.

## 5 Cards

caramba-rules-section-cards = 5. Pioche des cartes
caramba-rule-c24 = Dans le sens horaire à partir de la personne qui commence, chaque personne pioche 2 cartes, les deux avant que la suivante ne pioche. S’il te faut une carte et que ta pioche est vide, on mélange d’abord ta défausse pour en refaire une pioche ; une pioche vide ne change rien à elle seule. Si les deux sont vides, tu pioches moins. Le nombre de cartes en main n’est pas limité.
    .example = Exemple : il reste une carte dans ta pioche, et cinq dans ta défausse. Tu pioches cette carte, mélanges les cinq autres pour en refaire une pioche et en prends une ; il en reste quatre.
caramba-rule-c25 = La personne suivante, à gauche, commence le nouveau tour.

## End

caramba-rules-section-end = Fin de la partie
caramba-rule-c26 = Ton score est la somme de tes caisses en lieu sûr ; toutes les autres ne comptent pas. En cas d’égalité, le plus de cartes en main l’emporte ; les cartes spéciales ne comptent pas. Si l’égalité demeure, la victoire est partagée.
    .example = Exemple : tu as mis en lieu sûr or 4, or 2 et dynamite 3, et il reste munitions 3 devant toi. Ton score est de 4 + 2 + 3 = 9.
caramba-rule-c27 = La partie finit aussi après 8 tours de suite sans qu’aucune caisse ait été piochée ni mise en lieu sûr (ou après deux fois plus de tours que de personnes, si c’est davantage). On le vérifie après la pioche des cartes (C24), avant de changer qui commence (C25). On compte alors les points comme d’habitude.

## What each player may know

caramba-rules-section-secrets = Qui peut savoir quoi
caramba-rule-c28 =
    Tout le monde peut savoir :
    - les enchères sur la table et toutes les cartes défaussées ;
    - combien de cartes compte chaque main et chaque pioche, et combien de caisses le sac ;
    - les caisses au centre, les caisses exposées, et lesquelles sont protégées ;
    - combien de caisses chaque personne a mises en lieu sûr ;
    - les cartes spéciales déjà jouées, qui commence et qui a passé.
caramba-rule-c29 = Personne d’autre que toi ne connaît ta main, ta carte spéciale et tes caisses en lieu sûr. Personne ne connaît l’ordre des pioches, ni les cartes spéciales écartées, ni plus du sac que ce qu’on peut compter. La carte ou la carte spéciale que reçoit une personne n’est montrée qu’à elle jusqu’à la fin de la partie.
caramba-rule-c30 = Une bonne mémoire en sait plus : les cartes revenues en main à la vue de tout le monde, celles reprises avec Estoy de vuelta, les caisses qu’on a vu retourner. Les bots, les indices et les observations peuvent retenir tout ce qui a été public. La table ne montre que ce que permettent C28 et C29 : le journal dit aux autres qu’une caisse a été mise en lieu sûr, pas laquelle. Si la table joue avec l’aide-mémoire, elle montre aussi ce que retiendrait une personne attentive.
