### Caramba! (Alex Randolph, 1992): the guided first game

sombreros-lesson-goal = Tous les sombreros avancent vers la mine d’argent, et personne ne veut y arriver. Le dernier en route prend la cagnotte. À la fin, la personne la plus riche gagne.
sombreros-lesson-place = Avant une course, tu places ton sombrero sur le parcours. Attention : pour chaque sombrero devant toi, tu lances un dé de plus. Loin derrière, tu en lances beaucoup ; devant, la mine est proche.
    .task = Prends une place au milieu : la case 14.
sombreros-lesson-ambush = Chaque personne a un jeton d’embuscade. Quand on tombe dessus, on lance d’autres dés et on avance encore : 3 sur la pierre, 2 sur le gravier, 1 sur la terre. Bruno est sur la 22 et va lancer deux dés.
    .task = Tends ton embuscade sur la case 27.
sombreros-lesson-caught = Les sombreros jouent l’un après l’autre, le plus proche de la mine d’abord. Bruno a fait 5, est tombé dans ton embuscade et a dû avancer de 8 cases. Ton jeton reste en place.
sombreros-lesson-dice = À toi. Deux sombreros sont devant toi : tu lances trois dés. Tu peux en lancer moins : un de moins coûte 1 pièce, deux de moins 1 + 2. Elles vont dans la cagnotte.
    .task = Lance seulement deux dés.
sombreros-lesson-accept = Les plus riches que toi peuvent maintenant t’offrir de l’argent pour que tu lances un dé de plus. Bruno offre 2 pièces. La mine est encore loin.
    .task = Accepte l’argent de Bruno.
sombreros-lesson-moved = 1, 0 et 3 : tu as avancé de 4 cases. Tu as payé 1 et reçu 2. Une bonne affaire.
sombreros-lesson-near = Course 2, où tout coûte le double. Il ne reste qu’Ana et toi, et 20 pièces dans la cagnotte. Tu es sur la 43, la mine vient après la 48. Deux dés ne coûtent rien.
    .task = Garde ton argent : lance les deux dés.
sombreros-lesson-arrived = 3 et 4 : te voilà dans la mine. La troisième arrivée coûte 3 × 2 = 6 pièces. Ana est seule en route et prend la cagnotte, 26 en tout. Ces 2 pièces, il fallait les dépenser.
sombreros-lesson-fewer = On efface. Ici, un dé de moins coûte 2 pièces. Si près de la mine, ça les vaut.
    .task = Lance un dé.
sombreros-lesson-offer = Un 1 : tu es sur la 44. Ana, sur la 46, va lancer un dé. Elle a moins d’argent que toi : tu peux lui en offrir pour un deuxième dé. Avec deux, elle ne tiendra guère.
    .task = Offre 4 pièces, ou un peu plus ou un peu moins.
sombreros-lesson-pot = Ana a accepté, a fait 5 et se retrouve dans la mine. Ton sombrero est le dernier en route : toute la cagnotte est à toi, 28 pièces.
sombreros-lesson-recall = Une autre course. Tous les sombreros ont dépassé ton embuscade de la case 12. Au début de ton tour, tu peux reprendre un tel jeton.
    .task = Reprends-le.
sombreros-lesson-ready = Tu pourrais le poser ailleurs tout de suite, ou le garder pour plus tard.
    .task = Garde-le : termine tes préparatifs.
sombreros-lesson-cautious = Tu pourrais lancer deux dés, mais des embuscades attendent sur les cases 44, 46 et 47.
    .task = Paie 1 pièce et lance un dé.
    .slip = 2 et 4 : tu tombes dans l’embuscade d’Ana, case 44. Encore un dé, un 5, et te voilà dans la mine.
sombreros-lesson-refuse = Bruno t’offre 2 pièces pour un deuxième dé. Il aimerait te voir dans une embuscade.
    .task = Refuse.
sombreros-lesson-no = Carla va lancer trois dés. Tu es plus riche qu’elle : tu pourrais lui en payer un de plus. Mais elle en a bien assez.
    .task = Ne fais pas d’offre.
sombreros-lesson-occupied = Carla est tombée sur ton sombrero. Tu lui paies donc 1 pièce ; elle lance encore un dé et repart : deux sombreros ne s’arrêtent jamais sur la même case.
sombreros-lesson-end = Tu sais tout. Paie quand la mine est proche, lance quand elle est loin, et laisse arriver les autres. Quand, après une course, quelqu’un n’a plus d’argent, la personne la plus riche gagne.
    Place à une courte partie : elle commence à la course 4, où tout coûte quatre fois plus.
