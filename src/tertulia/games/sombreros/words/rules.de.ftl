### Caramba! (Alex Randolph, 1992): the rules

sombreros-rules-title = Die Regeln von Caramba! (Randolph, 1992)
sombreros-rules-goal = Alle sind unterwegs zu einer Silbermine, und niemand will ankommen. Wer in einem Rennen zuletzt noch auf der Straße ist, nimmt den Topf. Wer am Ende das meiste Silber hat, gewinnt.
sombreros-rules-turn = Ein Sombrero wirft einen Würfel und einen mehr für jeden Sombrero vor ihm. Langsam wäre dir lieber: Weniger Würfel kosten Silber. Wer auf einem besetzten Feld oder in einem Hinterhalt landet, muss noch einmal werfen. Wer die Mine erreicht, zahlt und ist aus dem Rennen.
sombreros-rules-end = Jedes Rennen ist teurer als das vorige. Hat eines jemanden ruiniert, ist die Partie zu Ende.
sombreros-rules-box =
    Für 2 bis 6 Personen. Dazu gehören:
    - Würfel mit den Seiten 0, 1, 2, 3, 4 und 5, so viele, wie Sombreros im Spiel sind: 4 Würfel bei 2 Personen, 6 bei 3, 4 bei 4, 5 bei 5 und 6 bei 6.
    - Bei 4 bis 6 Personen je 30 Silber, 1 Sombrero und 1 Hinterhalt-Marker.
    - Bei 2 oder 3 Personen je 60 Silber, 2 Sombreros und 2 Hinterhalt-Marker.
    - Eine Strecke von 48 Feldern: Stein 1 bis 16, Kies 17 bis 32, Erde 33 bis 48. Feld 1 ist am weitesten weg, die Mine liegt hinter Feld 48.
    Würfel, Silber, Sombreros und Marker stehen so im Original; die Folge von Stein, Kies und Erde ist aus veröffentlichten Beschreibungen bekannt. Die Längen der Strecke sind von uns rekonstruiert; wer die Schachtel besitzt, kann mit einer eigenen Ausgabedatei spielen.

## A race

sombreros-rules-section-setup = Vor einem Rennen
sombreros-rule-s1 = Die Zahlungen aus S8, S9 und S11 werden mit der Nummer des Rennens malgenommen: einfach im 1. Rennen, doppelt im 2., dreifach im 3. und so weiter. Angebote werden nicht vervielfacht.
    .example = Beispiel: Zwei Würfel weniger zu werfen kostet im 1. Rennen 1 + 2 = 3 Silber, im 3. Rennen 3 × 3 = 9 Silber.
sombreros-rule-s2 = Reihenfolge beim Setzen: Im ersten Rennen entscheidet das Los, wer beginnt, und die anderen folgen im Uhrzeigersinn. (Das Original nimmt den höchsten Wurf.) In späteren Rennen setzt zuerst, wer das letzte gewonnen hat, dann die anderen danach, wie spät sie die Mine erreicht haben, die Spätesten zuerst. Bei je zwei Sombreros zählt die spätere Ankunft.
    .example = Beispiel: Ben erreichte die Mine zuerst, dann Carla, dann Diego, und Ana gewann das Rennen. Beim nächsten Mal setzen Ana, Diego, Carla, Ben.
sombreros-rule-s3 = In dieser Reihenfolge setzen alle einen Sombrero auf ein beliebiges Feld der Strecke, auf dem noch keiner steht. Bei je zwei Sombreros gibt es zwei Durchgänge, den zweiten in derselben Reihenfolge.
sombreros-rule-s4 = Danach haben alle, in derselben Reihenfolge, einmal Gelegenheit zu Hinterhalten (S10).

## A round

sombreros-rules-section-round = Eine Runde
sombreros-rule-s5 = Jeder Sombrero auf der Strecke ist einmal am Zug, der nächste an der Mine zuerst, in der Reihenfolge vom Beginn der Runde. Nur der Sombrero am Zug bewegt sich. Nie bleiben zwei auf einem Feld stehen, die Reihenfolge ist also immer klar.
sombreros-rule-s6 = Einem Sombrero steht 1 Würfel zu und 1 weiterer für jeden Sombrero, egal wessen, der auf der Strecke vor ihm ist. Gezählt wird einmal, wenn sein Zug beginnt.
    .example = Beispiel: Sombreros stehen auf 46, 22 und 9. Vor dem auf Feld 9 sind zwei: 3 Würfel. Hat der von Feld 46 aber vorher in dieser Runde die Mine erreicht, ist nur noch einer vor ihm: 2 Würfel.
sombreros-rule-s7 =
    So läuft ein Zug ab:
    - du hast Gelegenheit zu Hinterhalten (S10);
    - du wählst, wie viele Würfel du wirfst (S9), und wirst auch gefragt, wenn nur eine Zahl möglich ist;
    - Angebote (S13);
    - du würfelst und ziehst so viele Felder;
    - du tust, was das erreichte Feld verlangt (S8, S12), bis der Sombrero stehen bleibt oder die Mine erreicht (S11).
    Ergibt der gewöhnliche Wurf zusammen 0, bleibt der Sombrero, wo er ist.

## Occupied spaces

sombreros-rules-section-occupied = Besetzte Felder
sombreros-rule-s8 = Kommst du auf ein Feld, auf dem ein anderer Sombrero steht, zahlt dir die Person, der er gehört, 1 Silber; dann wirfst du einen Würfel und ziehst weiter. Bei einer 0 wiederholt sich beides, Zahlung und Wurf. Ist es dein eigener anderer Sombrero, zahlt niemand, aber du würfelst trotzdem.
    .example = Beispiel: Im 2. Rennen kommst du auf Feld 20, wo Bens Sombrero steht. Ben zahlt dir 2 Silber, und du würfelst eine 0: Er zahlt noch einmal 2. Dann würfelst du eine 3 und ziehst weiter auf 23.

## Buying off dice

sombreros-rules-section-buying = Weniger Würfel werfen
sombreros-rule-s9 = Du darfst weniger Würfel werfen, als dir zustehen: Einer weniger kostet 1 Silber, zwei weniger 1 + 2, drei weniger 1 + 2 + 3 und so weiter. Du zahlst in den Topf, ganz und sofort, noch vor den Angeboten; wählen kannst du also nur, was du dir leisten kannst. Mindestens ein Würfel wird geworfen. Von den erzwungenen Würfen in S8 und S12 kann man sich nicht freikaufen.
    .example = Beispiel: Im 1. Rennen stehen dir 4 Würfel zu, du willst aber nur 1 werfen. Drei weniger kosten 1 + 2 + 3 = 6 Silber.

## Ambushes

sombreros-rules-section-ambushes = Hinterhalte
sombreros-rule-s10 =
    Vor der ersten Runde (S4) und zu Beginn jedes Zuges deiner eigenen Sombreros hast du Gelegenheit zu Hinterhalten. Dabei darfst du, in beliebiger Folge und beliebig oft:
    - einen Marker von der Hand auf ein Feld der Strecke legen, auf dem weder Sombrero noch Marker ist;
    - einen eigenen Marker zurücknehmen, an dem alle vorbei sind: Jeder Sombrero auf der Strecke, auch dein eigener, steht auf einem höheren Feld.
    Zum Schluss meldest du dich bereit. Einen zurückgenommenen Marker darfst du wieder legen oder behalten; einen gerade gelegten kannst du nicht bei derselben Gelegenheit zurücknehmen. Bliebe dir nur, dich bereit zu melden, so entfällt die Gelegenheit oder endet von selbst.
    Wer keinen Sombrero mehr auf der Strecke hat, hat keine solche Gelegenheit mehr. Endet das Rennen, kommen alle Marker auf die Hand zurück.
    Spielt der Tisch mit Hinterhalten in jeder Runde, so hat zu Beginn jeder Runde nach der ersten auch jeder, der einen Sombrero auf der Strecke hat, Gelegenheit zu Hinterhalten, in der Reihenfolge der Runde (bei zwei Sombreros zählt der nähere an der Mine). Dabei darf man Marker legen, aber nicht zurücknehmen.
    .example = Beispiel: Dein Marker liegt auf Feld 12, und der hinterste Sombrero der Strecke steht auf 13: Du darfst ihn zurücknehmen. Stünde noch ein Sombrero auf 11, ginge es nicht.

## The mine

sombreros-rules-section-mine = Die Mine
sombreros-rule-s11 = Ein Sombrero, der die Mine erreicht oder über sie hinauszieht, ist angekommen, und in diesem Rennen geschieht mit ihm nichts mehr. Die erste Ankunft des Rennens zahlt 1 Silber in den Topf, die zweite 2, die dritte 3 und so weiter, über alle Sombreros gezählt.
    .example = Beispiel: Im 3. Rennen zahlt der zweite Sombrero, der ankommt, 2 × 3 = 6 Silber.

## Landing on an ambush

sombreros-rules-section-ambushed = Im Hinterhalt
sombreros-rule-s12 = Kommst du auf einen Marker, egal wessen, wirfst du sofort 3 Würfel auf Stein, 2 auf Kies oder 1 auf Erde und ziehst um die Summe weiter. Ist sie 0, wirfst du alle noch einmal. Der Marker bleibt liegen.
    .example = Beispiel: Du kommst auf einen Marker auf Feld 18, Kies. Du wirfst zwei Würfel, eine 0 und eine 4, und ziehst weiter auf 22.

## Offers and debts

sombreros-rules-section-offers = Angebote und leere Taschen
sombreros-rule-s13 =
    Wenn du deine Würfelzahl gewählt hast und sie kleiner ist als die Zahl der bereitgelegten Würfel (so viele wie Sombreros im Spiel), werden alle, die mehr Silber haben als du, je einmal gefragt, im Uhrzeigersinn von deiner Linken an. Sie dürfen für einen zusätzlichen Würfel eine Summe von 1 bis zu ihrem ganzen Silber bieten oder kein Angebot machen.
    Liegen Angebote vor, nimmst du eines an oder lehnst alle ab. Die angenommene Summe wechselt sofort den Besitz, und der zusätzliche Würfel gehört zum selben Wurf. Für erzwungene Würfe gibt es nie Angebote, und gar keine, wenn der Tisch ohne Angebote spielt.
sombreros-rule-s14 = Kannst du S8 oder S11 nicht ganz bezahlen, zahlst du, was du hast, und bist bis zum Ende des Rennens pleite: Du zahlst nichts mehr, wirfst alle Würfel, die dir zustehen (S9), und machst keine Angebote (S13). Was du bekommst, behältst du. Wer mit seinem letzten Silber alles bezahlt, ist noch nicht pleite.
    .example = Beispiel: Du hast 4 Silber, und dein Sombrero kommt im 2. Rennen als dritter an; das kostet 3 × 2 = 6. Du zahlst 4 und bist pleite. Bekommst du in diesem Rennen noch 6 Silber, behältst du sie, und deine nächste Ankunft kostet dich nichts.

## End

sombreros-rules-section-end = Ende eines Rennens und der Partie
sombreros-rule-s15 = Nach jeder Ankunft und ihrer Zahlung: Gehören alle Sombreros, die noch auf der Strecke sind, einer einzigen Person, endet das Rennen, und der Rest der Runde entfällt. Sie gewinnt das Rennen und nimmt den Topf.
sombreros-rule-s16 = Nach einem Rennen, wenn der Topf ausgezahlt ist, endet die Partie, wenn jemand pleite war und dieses Rennen nicht gewonnen hat, egal was er inzwischen besitzt, oder wenn jemand kein Silber hat. Es gewinnt, wer am meisten Silber hat; das Silber aller zählt, bei Gleichstand wird der Sieg geteilt. Sonst ist niemand mehr pleite, und das nächste Rennen beginnt.
sombreros-rule-s17 = Spätestens nach Rennen 12 endet die Partie und wird genauso gewertet.
