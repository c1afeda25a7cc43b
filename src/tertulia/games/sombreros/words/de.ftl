### Caramba! (Alex Randolph, 1992)

## What players do

sombreros-place = { $player } setzt einen Sombrero auf Feld { $space }.
    .choice = Einen Sombrero auf Feld { $space } setzen
sombreros-ambush = { $player } legt einen Hinterhalt auf Feld { $space }.
    .can = lege einen Hinterhalt
    .choice = Einen Hinterhalt auf Feld { $space } legen
sombreros-recall = { $player } nimmt den Hinterhalt von Feld { $space } zurück.
    .can = nimm einen zurück
    .choice = Den Hinterhalt von Feld { $space } zurücknehmen
sombreros-ready = { $player } ist bereit.
    .can = sag, dass du bereit bist
    .choice = Bereit
sombreros-throw = { $dice ->
    [one] { $player } entscheidet sich für einen Würfel.
   *[other] { $player } entscheidet sich für { $dice } Würfel.
}
    .choice = { $dice ->
        [one] Einen Würfel werfen
       *[other] { $dice } Würfel werfen
    }
sombreros-offer = { $player } bietet { $silver } Silber für einen zusätzlichen Würfel.
    .can = biete Silber für einen Würfel mehr
    .choice = { $silver } Silber für einen zusätzlichen Würfel bieten
sombreros-no = { $player } macht kein Angebot.
    .can = mach kein Angebot
    .never = In diesem Rennen kein Angebot
    .kept = Du machst in diesem Rennen kein Angebot.
    .choice = Kein Angebot machen
sombreros-accept = { $player } nimmt { $silver } Silber von { $other_player } an und wirft einen zusätzlichen Würfel.
    .can = nimm ein Angebot an und wirf einen Würfel mehr
    .choice = { $silver } Silber von { $other_player } annehmen und einen zusätzlichen Würfel werfen
sombreros-refuse = { $player } lehnt alle Angebote ab.
    .can = lehne alle Angebote ab
    .choice = Alle Angebote ablehnen

## What chance does

sombreros-first = { $player } setzt den ersten Sombrero.
    .lot = { $player }
    .lots = Startspieler
sombreros-die = { $player } würfelt eine { $face }.
    .lot = { $face }
    .lots = Würfel

## What follows by itself

sombreros-change-moved = { $player } zieht von Feld { $from } auf Feld { $to }.
sombreros-change-arrived = { $player } erreicht die Mine von Feld { $space } aus.
sombreros-change-occupied = Feld { $space } ist besetzt: { $player } wirft noch einen Würfel.
sombreros-change-ambushed = { $dice ->
    [one] { $player } gerät auf Feld { $space } in einen Hinterhalt: noch ein Würfel.
   *[other] { $player } gerät auf Feld { $space } in einen Hinterhalt: noch { $dice } Würfel.
}
sombreros-change-paid = { $player } zahlt { $silver } Silber an { $other_player }.
sombreros-change-pot = { $player } zahlt { $silver } Silber in den Topf.
sombreros-change-won = { $player } gewinnt das Rennen und nimmt den Topf: { $silver } Silber.
sombreros-change-race = Rennen { $race }. Reihenfolge beim Setzen: { $order }.
sombreros-change-round = Runde { $round }.
sombreros-change-broke = { $player } kann nicht alles bezahlen und ist pleite: In diesem Rennen ist nichts mehr zu zahlen.
sombreros-change-broke-end = Pleite und nicht Sieger dieses Rennens: { $names }. Die Partie ist zu Ende.
sombreros-change-bankrupt-end = Kein Silber mehr nach diesem Rennen: { $names }. Die Partie ist zu Ende.
sombreros-change-guard-end = Das war das letzte Rennen. Die Partie ist zu Ende.

## Why an action may be good

sombreros-why-last = Für { $silver } Silber lässt der Wurf diesen Sombrero { $chance }-mal von 100 statt { $instead }-mal hinter allen anderen: Der Letzte auf der Straße gewinnt den Topf mit { $pot }.
sombreros-why-slower = Für { $silver } Silber erreicht der Wurf die Mine { $chance }-mal von 100 statt { $instead }-mal.
sombreros-why-fewer = Langsamer für { $silver } Silber. Würfel: { $dice } statt { $entitled }.
sombreros-why-broke = Wer pleite ist, wirft alle Würfel ({ $dice }) und zahlt in diesem Rennen nichts mehr.
sombreros-why-free =
    Kostet nichts. Die Mine ist { $way ->
        [one] ein Feld
       *[other] { $way } Felder
    } entfernt: Der Wurf erreicht sie { $chance ->
        [0] in weniger als einem von 100 Fällen.
       *[other] { $chance }-mal von 100.
    }
sombreros-why-rear =
    Startet hinter allen anderen, { $gap ->
        [one] ein Feld
       *[other] { $gap } Felder
    } hinter dem nächsten: Der Letzte auf der Straße gewinnt.
sombreros-why-front =
    Startet vor allen, { $way ->
        [one] ein Feld
       *[other] { $way } Felder
    } vor der Mine: nur ein Würfel, solange niemand überholt.
sombreros-why-between =
    Startet { $way ->
        [one] ein Feld
       *[other] { $way } Felder
    } vor der Mine und wirft zuerst { $dice ->
        [one] einen Würfel
       *[other] { $dice } Würfel
    }.
sombreros-why-trap =
    { $other_player } kommt { $chance }-mal von 100 dorthin und muss noch { $dice ->
        [one] einen Würfel
       *[other] { $dice } Würfel
    } werfen; kein eigener Sombrero muss vorbei.
sombreros-why-ambush =
    { $other_player } kommt { $chance }-mal von 100 dorthin und muss noch { $dice ->
        [one] einen Würfel
       *[other] { $dice } Würfel
    } werfen.
sombreros-why-lurks =
    Mit einem Wurf noch nicht zu erreichen; wer später auf Feld { $space } kommt, muss noch { $dice ->
        [one] einen Würfel
       *[other] { $dice } Würfel
    } werfen.
sombreros-why-again = Am Hinterhalt auf Feld { $space } sind alle vorbei: Er kann neu gelegt werden.
sombreros-why-holds-back = Behält Hinterhalte für ein besseres Feld auf der Hand: { $tokens }.
sombreros-why-leaves = Lässt die Hinterhalte auf der Straße, wo sie sind: { $tokens }.
sombreros-why-pushes = Für { $silver } Silber erreicht { $other_player } die Mine { $chance }-mal von 100 statt { $instead }-mal.
sombreros-why-hurries =
    Für { $silver } Silber wirft { $other_player } einen Würfel mehr und kommt näher an die Mine heran, die noch { $way ->
        [one] ein Feld
       *[other] { $way } Felder
    } entfernt ist.
sombreros-why-thrifty = Behält das ganze Silber ({ $silver }). Ohne Angebot erreicht { $other_player } die Mine { $chance }-mal von 100.
sombreros-why-gains = Sofort { $silver } Silber von { $other_player }. Der Wurf erreicht die Mine { $chance }-mal von 100 statt { $instead }-mal.
sombreros-why-refuses =
    Wirft nur { $dice ->
        [one] einen Würfel
       *[other] { $dice } Würfel
    } und erreicht die Mine { $chance }-mal von 100 statt { $instead }-mal.

## What is awaited

sombreros-phase-first = Auslosen, wer beginnt
    .help = Das Los entscheidet, wer den ersten Sombrero setzt. In späteren Rennen setzt zuerst, wer das letzte gewonnen hat (S2).
sombreros-phase-placing = Setzen der Sombreros
    .ask = Setze einen Sombrero auf ein freies Feld der Straße.
    .help = Wähle, wo dieser Sombrero startet (S3). Wer zuletzt auf der Straße ist, gewinnt den Topf: also weg von der Mine (S15). Aber wer hinter anderen steht, wirft mehr Würfel: einen mehr für jeden Sombrero davor (S6).
sombreros-phase-preparing = Hinterhalte vor der Runde
    .ask = Vor der Runde: { $can }.
    .help = Du kannst Hinterhalte auf freie Felder der Straße legen (S10). Wer auf einem landet, muss sofort weitere Würfel werfen, auf Stein die meisten (S12). Am besten sind Felder, auf die die anderen treffen und du nicht.
sombreros-phase-window = Hinterhalte
    .ask = Vor deinem Wurf: { $can }.
    .help = Vor deinem Wurf kannst du einen Hinterhalt legen oder einen zurücknehmen, an dem alle vorbei sind (S10). Wer darauf landet, muss weitere Würfel werfen, auch du (S12). Such also Felder, die nur die anderen noch vor sich haben.
sombreros-phase-dice = Wahl der Würfelzahl
    .ask = { $choices ->
        [one] Wirf: Mit weniger Würfeln geht es nicht.
       *[other] Mit wie vielen Würfeln wirfst du? Weniger kosten Silber.
    }
    .help = Dieser Sombrero wirft einen Würfel und einen mehr für jeden Sombrero vor ihm (S6). Langsam ist gut, denn wer zuletzt auf der Straße ist, gewinnt den Topf (S15). Weniger Würfel kosten Silber, jeder weitere mehr (S9): Zahle, wenn es dich vor der Mine bewahrt.
sombreros-phase-offers = Angebote für einen zusätzlichen Würfel
    .ask = { $dice ->
        [one] { $thrower } wirft gleich einen Würfel; im Topf liegt { $pot } Silber. Du bist dran: { $can }.
       *[other] { $thrower } wirft gleich { $dice } Würfel; im Topf liegt { $pot } Silber. Du bist dran: { $can }.
    }
    .help = Gleich wirft jemand, der weniger Silber hat. Du kannst für einen Würfel mehr bezahlen, damit dieser Sombrero näher an die Mine kommt (S13). Du zahlst nur, wenn das Angebot angenommen wird: Biete, wenn der Würfel wirklich bis dorthin führen kann.
sombreros-phase-answer = Antwort auf die Angebote
    .ask = { $dice ->
        [one] Du wirfst gleich einen Würfel; im Topf liegt { $pot } Silber. Du bist dran: { $can }.
       *[other] Du wirfst gleich { $dice } Würfel; im Topf liegt { $pot } Silber. Du bist dran: { $can }.
    }
    .help = Reichere wollen, dass du einen Würfel mehr wirfst. Nimm eines der Angebote an, und das Silber gehört sofort dir, oder lehne alle ab (S13). Solange die Mine weit weg ist, ist es leichtes Geld; ist sie nah, wird es teuer.
sombreros-phase-throw = Wurf
    .help = Die Würfel fallen, und der Sombrero zieht um ihre Summe (S7). Wo er landet, entscheidet, ob er ruhen darf (S8, S12).
sombreros-phase-occupied = Besetztes Feld: noch ein Würfel
    .help = Da steht schon ein Sombrero. Sein Besitzer zahlt dem Neuankömmling, der noch einen Würfel wirft und weiterzieht (S8).
sombreros-phase-ambushed = Hinterhalt: Die Würfel entscheiden
    .help = Ein Hinterhalt! Der Boden bestimmt, wie viele Würfel sofort fallen, und der Sombrero zieht um ihre Summe weiter (S12).
sombreros-phase-over = Die Partie ist zu Ende
    .help = Die Partie ist zu Ende, und das meiste Silber gewinnt. Sie endet, wenn nach einem Rennen jemand kein Silber mehr hat oder pleite war und es nicht gewonnen hat (S16).

## Options, ends and scores

sombreros-edition-amigo-1992 = Amigo, 1992
sombreros-option-offers = Angebote: Wer reicher ist, darf für einen zusätzlichen Würfel zahlen
sombreros-option-round_ambush = Hinterhalte dürfen vor jeder Runde gelegt werden, nicht nur vor der ersten
sombreros-reason-bankrupt = Jemand hat kein Silber mehr
sombreros-reason-guard = Das letzte Rennen ist gelaufen
sombreros-reason-broke = Jemand war pleite und hat das Rennen nicht gewonnen
sombreros-line-silver = Silber

## The table in words

sombreros-table-goal = Das meiste Silber gewinnt. Schluss ist nach einem Rennen, das jemanden ruiniert (Minimum: { $silver }), oder nach Rennen { $races } (jetzt { $race }).
    .short = Meistes Silber siegt · Rennen { $race } (max. { $races }) · Minimum: { $silver }
sombreros-table-goal-broke = Das meiste Silber gewinnt. Wer pleite ist ({ $names }), muss dieses Rennen gewinnen, sonst ist danach Schluss.
    .short = Meistes Silber siegt · letztes Rennen? · pleite: { $names }
sombreros-table-goal-over = Das meiste Silber gewinnt. Die Partie ist zu Ende: { $reason }.
    .short = Meistes Silber siegt · Partie zu Ende
sombreros-table-race = { $round ->
    [0] Rennen { $race }, vor dem Start. { $phase }. Topf: { $pot }.
   *[other] Rennen { $race }, Runde { $round }. { $phase }. Topf: { $pot }.
}
sombreros-table-route = Die Strecke: { $route }. Die Mine liegt hinter Feld { $last }.
sombreros-table-terrain = { $terrain ->
    [stone] Stein
    [gravel] Kies
   *[earth] Erde
} { $from } bis { $to }
sombreros-table-turn = { $entitled ->
    [one] Am Zug: der Sombrero auf Feld { $space }, ihm steht ein Würfel zu. Danach (Felder): { $waiting }.
   *[other] Am Zug: der Sombrero auf Feld { $space }, ihm stehen { $entitled } Würfel zu. Danach (Felder): { $waiting }.
}
sombreros-table-prices = Preise zurzeit: Willkommen auf einem besetzten Feld { $welcome }, nächste Ankunft an der Mine { $arrival }.
sombreros-table-throws = Würfelzahl und ihr Preis: { $throws }.
sombreros-table-throw = { $dice }: { $price }
sombreros-table-offers = Angebote: { $offers }.
sombreros-table-seat = { $player }: Silber { $silver }; Felder der Sombreros: { $sombreros }, an der Mine: { $arrived }; Felder der Hinterhalte: { $ambushes }, Marker auf der Hand: { $tokens }.
sombreros-table-broke = { $player } ist bis zum Ende des Rennens pleite und zahlt nichts mehr.
sombreros-table-order = Reihenfolge beim Setzen: { $order }.
sombreros-table-dice = { $dice ->
    [one] Wurf mit einem Würfel; bisher: { $faces }.
   *[other] Wurf mit { $dice } Würfeln; bisher: { $faces }.
}
sombreros-table-standing = { $silver } Silber · auf { $sombreros } · Mine { $arrived }
sombreros-table-step = Summe { $step }
sombreros-table-stake = { $dice ->
    [one] { $thrower }: ein Würfel · Topf { $pot }
   *[other] { $thrower }: { $dice } Würfel · Topf { $pot }
}
sombreros-table-when = { $round ->
    [0] Rennen { $race }
   *[other] Rennen { $race } · Runde { $round }
}
sombreros-table-board = Die Straße von Acapulco zur Mine

## What is seen on the board

sombreros-spot-space = Feld { $space }, { $terrain ->
    [stone] Stein
    [gravel] Kies
   *[earth] Erde
}
sombreros-spot-hat = { $where ->
    [route] Sombrero von { $player } auf Feld { $space }
    [mine] Sombrero von { $player } an der Mine
   *[hand] Sombrero von { $player }, noch nicht gesetzt
}
sombreros-spot-ambush = Hinterhalt von { $player } auf Feld { $space }
sombreros-spot-token = Hinterhalt-Marker auf der Hand von { $player }
sombreros-spot-mine = { $count ->
    [one] Die Mine: ein Sombrero ist angekommen
   *[other] Die Mine: { $count } Sombreros sind angekommen
}
sombreros-spot-start = Acapulco, wo die Straße beginnt
sombreros-spot-terrain = { $terrain ->
    [stone] { $dice ->
        [one] Hinterhalt auf Stein: ein Würfel
       *[other] Hinterhalt auf Stein: { $dice } Würfel
    }
    [gravel] { $dice ->
        [one] Hinterhalt auf Kies: ein Würfel
       *[other] Hinterhalt auf Kies: { $dice } Würfel
    }
   *[earth] { $dice ->
        [one] Hinterhalt auf Erde: ein Würfel
       *[other] Hinterhalt auf Erde: { $dice } Würfel
    }
}
sombreros-spot-welcome = Willkommen auf einem besetzten Feld: { $silver } Silber
sombreros-spot-arrival = Nächste Ankunft an der Mine: { $silver } Silber
sombreros-spot-pot = Der Topf: { $silver } Silber
sombreros-spot-race = { $round ->
    [0] Rennen { $race } von höchstens { $races }, vor dem Start
   *[other] Rennen { $race } von höchstens { $races }, Runde { $round }
}
sombreros-spot-order = Reihenfolge beim Setzen: { $order }
sombreros-spot-seat = { $player }: { $silver } Silber
sombreros-spot-broke = { $player }: { $silver } Silber, pleite bis zum Ende des Rennens
sombreros-spot-turn = { $player } auf Feld { $space }: in dieser Runde noch am Zug
sombreros-spot-entitled = { $dice ->
    [one] Am Zug: { $player } auf Feld { $space }, mit Anrecht auf einen Würfel
   *[other] Am Zug: { $player } auf Feld { $space }, mit Anrecht auf { $dice } Würfel
}
sombreros-spot-dice = { $dice ->
    [one] Einen Würfel werfen: { $silver } Silber
   *[other] { $dice } Würfel werfen: { $silver } Silber
}
sombreros-spot-die = { $face ->
    [-1] Ein Würfel, noch nicht geworfen
   *[other] Ein Würfel: { $face }
}
sombreros-spot-sum = { $silver } Silber bieten
sombreros-spot-offer = { $player } bietet { $silver } Silber
sombreros-spot-no = Kein Angebot
sombreros-spot-refuse = Alle ablehnen
sombreros-spot-ready = Bereit

## What it is good for

sombreros-help-space = Ein Feld der Straße. Sombreros und Hinterhalte kommen nur auf freie Felder; je höher die Zahl, desto näher die Mine.
sombreros-help-hat = Ein Sombrero zieht nach den Würfeln, ob es seinem Besitzer gefällt oder nicht. Wer am längsten auf der Straße bleibt, gewinnt das Rennen und den Topf.
sombreros-help-ambush = Hier lauert ein Hinterhalt: Wer darauf landet, auch sein Besitzer, wirft sofort weitere Würfel und zieht weiter. Der Marker bleibt liegen; sein Besitzer darf ihn zurücknehmen, wenn alle Sombreros daran vorbei sind.
sombreros-help-token = Ein Hinterhalt-Marker auf der Hand. Er kann vor der ersten Runde und vor dem eigenen Zug auf ein freies Feld gelegt werden.
sombreros-help-mine = Die Silbermine, zu der niemand will. Wer sie erreicht, zahlt in den Topf und ist aus diesem Rennen.
sombreros-help-start = In Acapulco beginnt die Straße. Weit weg von der Mine hält man länger durch, aber der hinterste Sombrero wirft die meisten Würfel.
sombreros-help-terrain = Der Boden bestimmt, wie stark ein Hinterhalt ist: viele Würfel fern der Mine, wenige nahe bei ihr.
sombreros-help-welcome = Landet ein Sombrero auf einem besetzten Feld, zahlt der Besitzer des Sombreros, der dort sitzt, so viel an den Neuankömmling, und der wirft noch einen Würfel.
sombreros-help-arrival = So viel zahlt der nächste Sombrero, der die Mine erreicht, in den Topf. Jede Ankunft eines Rennens kostet mehr als die vorige.
sombreros-help-pot = Was für nicht geworfene Würfel und für Ankünfte gezahlt wird, kommt in den Topf. Wer als Letzter auf der Straße ist, nimmt alles.
sombreros-help-race = Eine Partie hat mehrere Rennen, und mit jedem wird alles teurer. Sie endet, wenn nach einem Rennen jemand kein Silber mehr hat oder pleite war und es nicht gewonnen hat.
sombreros-help-order = In dieser Reihenfolge wurden die Sombreros gesetzt. Nach einem Rennen setzt zuerst, wer es gewonnen hat, dann die anderen, die späteste Ankunft zuerst.
sombreros-help-seat = Das Silber eines Spielers. Hat nach einem Rennen jemand keines mehr, oder war jemand pleite und hat es nicht gewonnen, ist die Partie zu Ende, und wer am meisten hat, gewinnt.
sombreros-help-broke = Wer nicht alles bezahlen kann, ist bis zum Ende des Rennens pleite: Er zahlt nichts mehr, wirft alle seine Würfel, macht keine Angebote und behält, was er bekommt. Gewinnt er dieses Rennen nicht, ist die Partie zu Ende.
sombreros-help-turn = Sombreros, die in dieser Runde noch ziehen, der nächste an der Mine zuerst.
sombreros-help-entitled = Der Sombrero am Zug. Er wirft einen Würfel und einen mehr für jeden Sombrero vor ihm auf der Straße.
sombreros-help-dice = Weniger Würfel zu werfen kostet Silber: 1 für den ersten Würfel weniger, 2 mehr für den zweiten, 3 mehr für den dritten, mal die Nummer des Rennens. Es kommt in den Topf.
sombreros-help-die = Die Würfel zeigen 0 bis 5. Der Sombrero zieht um ihre Summe.
sombreros-help-sum = So viel bekommt, wer dran ist, wenn das Angebot angenommen und ein Würfel mehr geworfen wird. Die Knöpfe darüber machen die Summe größer oder kleiner, bis zu deinem ganzen Silber.
sombreros-help-no = Kein Angebot für einen zusätzlichen Würfel machen.
sombreros-help-offer = Wer mehr Silber hat, zahlt diese Summe, wenn der Spieler am Zug einen Würfel mehr wirft. Nur ein Angebot kann angenommen werden.
sombreros-help-refuse = Alle Angebote ablehnen und nur die gewählten Würfel werfen.
sombreros-help-ready = Fertig mit den Hinterhalten: Es geht weiter.
