### Caramba! (Michael Schacht, 2005)

## Names of the goods

-caramba-gold = Gold
-caramba-munitions = Munition
-caramba-dynamite = Dynamit

## What players do

caramba-bid = { $good ->
    [g] { $player } bietet { $card } auf { -caramba-gold }.
    [m] { $player } bietet { $card } auf { -caramba-munitions }.
   *[d] { $player } bietet { $card } auf { -caramba-dynamite }.
}
    .can = biete eine Karte auf eine ihrer Waren
    .choice = { $good ->
        [g] { $card } auf { -caramba-gold } bieten
        [m] { $card } auf { -caramba-munitions } bieten
       *[d] { $card } auf { -caramba-dynamite } bieten
    }
caramba-pass = { $player } passt.
    .can = passe
    .choice = Passen
caramba-manos = { $player } spielt Manos arriba und beendet die Versteigerung.
    .can = beende die Versteigerung mit Manos arriba
    .choice = Manos arriba spielen: die Versteigerung beenden
caramba-vuelta = { $player } spielt Estoy de vuelta und nimmt { $card } zurück auf die Hand.
    .can = nimm mit Estoy de vuelta eine Karte zurück
    .choice = Estoy de vuelta spielen: { $card } zurück auf die Hand nehmen
caramba-fuera = { $good ->
    [g] { $player } spielt Fuera und schützt { -caramba-gold }.
    [m] { $player } spielt Fuera und schützt { -caramba-munitions }.
   *[d] { $player } spielt Fuera und schützt { -caramba-dynamite }.
}
    .can = spiele Fuera und schütze eine deiner Waren
    .choice = { $good ->
        [g] Fuera spielen: { -caramba-gold } schützen
        [m] Fuera spielen: { -caramba-munitions } schützen
       *[d] Fuera spielen: { -caramba-dynamite } schützen
    }
caramba-no = { $player } spielt Fuera nicht.
    .can = heb es dir auf
    .never = In dieser Partie nicht
    .kept = Du spielst Fuera in dieser Partie nicht.
    .choice = Fuera nicht spielen
caramba-safe = { $player } sichert { $crate }.
    .can = bringe eine deiner Kisten in Sicherheit
    .choice = { $crate } sichern
caramba-safe-unseen = { $player } sichert eine Kiste.
caramba-seguridad = { $player } spielt En seguridad.
    .can = sichere mehrere mit En seguridad
    .choice = En seguridad spielen: mehrere Kisten sichern
caramba-done = { $player } sichert keine weitere Kiste.
    .can = lass es dabei
    .choice = Keine weitere Kiste sichern

## What chance does

caramba-first = { $player } beginnt.
    .lot = { $player }
    .lots = Startspieler
caramba-special = { $special ->
    [manos] { $player } bekommt Manos arriba.
    [vuelta] { $player } bekommt Estoy de vuelta.
    [fuera] { $player } bekommt Fuera.
   *[seguridad] { $player } bekommt En seguridad.
}
    .lot = { $special ->
        [manos] Manos arriba
        [vuelta] Estoy de vuelta
        [fuera] Fuera
       *[seguridad] En seguridad
    }
    .lots = Sonderkarten
caramba-special-unseen = { $player } bekommt eine Sonderkarte.
caramba-card = { $player } zieht { $card }.
    .lot = { $card }
    .lots = Karten
caramba-card-unseen = { $player } zieht eine Karte.
caramba-crate = Aus dem Beutel kommt { $crate }.
    .lot = { $crate }
    .lots = Kisten

## What follows by itself

caramba-change-offers = { $good ->
    [g] Gebote auf { -caramba-gold }: { $offers }.
    [m] Gebote auf { -caramba-munitions }: { $offers }.
   *[d] Gebote auf { -caramba-dynamite }: { $offers }.
}
caramba-change-tie = { $good ->
    [g] Gleichstand bei { -caramba-gold }: { $offers }.
    [m] Gleichstand bei { -caramba-munitions }: { $offers }.
   *[d] Gleichstand bei { -caramba-dynamite }: { $offers }.
}
caramba-change-won = { $good ->
    [g] { $player } gewinnt { -caramba-gold } mit { $offer }: { $crates }.
    [m] { $player } gewinnt { -caramba-munitions } mit { $offer }: { $crates }.
   *[d] { $player } gewinnt { -caramba-dynamite } mit { $offer }: { $crates }.
}
caramba-change-kept = { $good ->
    [g] { $player } bietet mit { $offer } am meisten auf { -caramba-gold }, bekommt aber nichts dazu.
    [m] { $player } bietet mit { $offer } am meisten auf { -caramba-munitions }, bekommt aber nichts dazu.
   *[d] { $player } bietet mit { $offer } am meisten auf { -caramba-dynamite }, bekommt aber nichts dazu.
}
caramba-change-spent = { $player } bezahlt mit { $cards }.
caramba-change-centre = Zurück in die Mitte: { $crates }.
caramba-change-shuffled = { $player } mischt die abgelegten Karten zu einem neuen Nachziehstapel.
caramba-change-round = Runde { $round }. Es beginnt: { $first }.
caramba-change-bag-end = Der Beutel ist leer, und eine Ware fehlt: Die Partie ist zu Ende.
caramba-change-guard-end = Zu viele Runden lang wurde keine Kiste gezogen oder gesichert: Die Partie ist zu Ende.

## Why an action may be good

caramba-why-wins = Beendet die Versteigerung und bringt Kisten im Wert von { $value }.
caramba-why-outbids =
    { $good ->
        [g] Gold
        [m] Munition
       *[d] Dynamit
    }: { $offer } gegen { $rival } ({ $other_player }), für Kisten im Wert von { $value }. { $left ->
        [0] Niemand kann mehr antworten.
        [one] Ein anderer kann noch antworten.
       *[other] { $left } andere können noch antworten.
    }
caramba-why-level =
    { $good ->
        [g] Gold
        [m] Munition
       *[d] Dynamit
    }: zieht mit { $offer } gleich ({ $other_player }). Bei Gleichstand bekommt niemand die Kisten im Wert von { $value }.
caramba-why-alone =
    { $good ->
        [g] Gold
        [m] Munition
       *[d] Dynamit
    }: Kisten im Wert von { $value }, und sonst bietet niemand darauf. { $left ->
        [0] Niemand kann mehr antworten.
        [one] Ein anderer kann noch antworten.
       *[other] { $left } andere können noch antworten.
    }
caramba-why-widens =
    { $good ->
        [g] Gold
        [m] Munition
       *[d] Dynamit
    }: führt schon, jetzt mit { $lead } Vorsprung, um Kisten im Wert von { $value }. { $left ->
        [0] Niemand kann mehr antworten.
        [one] Ein anderer kann noch antworten.
       *[other] { $left } andere können noch antworten.
    }
caramba-why-closer =
    { $good ->
        [g] Gold
        [m] Munition
       *[d] Dynamit
    }: noch { $missing } bis zum Gleichstand mit { $other_player }, um Kisten im Wert von { $value }.
caramba-why-content =
    { $good ->
        [g] Gold
        [m] Munition
       *[d] Dynamit
    }: führt mit { $lead } Vorsprung um Kisten im Wert von { $value } und setzt keine weiteren Karten aufs Spiel.
caramba-why-spares =
    Behält alle Handkarten ({ $cards }). { $good ->
        [g] Gold
        [m] Munition
       *[d] Dynamit
    }, mit { $value } am meisten wert, würde { $missing } mehr kosten.
caramba-why-bare =
    Es ist keine Karte zum Bieten mehr da. { $left ->
        [0] Niemand kann mehr antworten.
        [one] Ein anderer kann noch antworten.
       *[other] { $left } andere können noch antworten.
    }
caramba-why-stops = Beendet die Versteigerung sofort. Andere, die noch hätten bieten können: { $left }.
caramba-why-dearest =
    { $good ->
        [g] Gold
        [m] Munition
       *[d] Dynamit
    }: { $value } sichere Punkte. Keine offene Kiste ist mehr wert.
caramba-why-bonus =
    { $good ->
        [g] Gold
        [m] Munition
       *[d] Dynamit
    }: { $value } sichere Punkte, und eine Kiste mit { $bonus } bleibt offen und zählt beim nächsten Gebot { $bonus } dazu.
caramba-why-counts =
    { $good ->
        [g] Gold
        [m] Munition
       *[d] Dynamit
    }: { $value } sichere Punkte. Am Ende zählen nur gesicherte Kisten.
caramba-why-protects =
    { $good ->
        [g] Gold
        [m] Munition
       *[d] Dynamit
    }: Kisten im Wert von { $value }, die in dieser Versteigerung niemand nehmen kann.
caramba-why-waits = Nur Kisten im Wert von { $value } liegen offen: Fuera kann auf mehr warten.
caramba-why-returns = Holt { $card } auf die Hand zurück: Das sind dann { $cards } Karten.
caramba-why-several = Sichert auf einmal Kisten im Wert von höchstens { $limit }. Offen liegen Kisten im Wert von { $value }.
caramba-why-stays = Was offen bleibt, zählt bei den nächsten Geboten bis zu { $bonus } dazu.

## What is awaited

caramba-phase-first = Auslosen, wer beginnt
    .help = Das Los entscheidet, wer beginnt. Wer beginnt, zieht die Kisten und bietet zuerst; in der nächsten Runde ist der Nächste dran (C3, C25).
caramba-phase-specials = Austeilen der Sonderkarten
    .help = Alle bekommen verdeckt eine Sonderkarte. Du kannst deine nur einmal in der Partie spielen: Warte auf den richtigen Moment (C2).
caramba-phase-deal = Austeilen der Starthände
    .help = Alle bekommen eine Starthand aus den Karten der eigenen Bande. Damit bietest du auf Kisten, und nach jeder Runde ziehst du nach (C1, C24).
caramba-phase-crates = Ziehen der Kisten
    .help = Aus dem Beutel kommen Kisten, bis Gold, Munition und Dynamit offen auf dem Tisch liegen (C4). Ist er leer und fehlt dann noch eine Ware, ist die Partie zu Ende (C6).
caramba-phase-fuera = Fuera vor der Versteigerung
    .ask = Vor der Versteigerung: { $can }.
    .none = Wer ungesicherte Kisten hat, wird nach Fuera gefragt; so merkt niemand, wer es hat. Für dich antwortet der Tisch.
    .help = Du kannst deine Kisten einer Ware für diese Runde schützen (C7). Die Karte gilt nur einmal in der Partie: Sie lohnt sich, wenn viel vor dir liegt und andere es haben wollen. Wenn du sie nicht hast, sagt der Tisch für dich Nein; so merkt niemand, wer sie hat (C8).
caramba-phase-auction = Versteigerung
    .ask = Du bist dran: { $can }.
    .help = Lege eine Karte auf eine ihrer Waren, oder passe und sei aus dieser Versteigerung raus (C10, C11). Das einzige höchste Gebot nimmt alle ungesicherten Kisten einer Ware; bei Gleichstand bekommt sie niemand (C16, C18). Nur wer eine Ware gewinnt, verliert die Karten darauf: Lege dort nach, wo es noch etwas entscheidet (C17).
caramba-phase-securing = Sichern der Kisten
    .ask = Nach der Versteigerung: { $can }.
    .help = Du darfst eine Kiste umdrehen: Dann gehört sie dir endgültig, und nur solche Kisten zählen am Ende (C21, C26). Wertvolle zuerst, wenn andere sie dir nehmen könnten. Aber auch eine offene Kiste hilft: Die beste einer Ware erhöht dein nächstes Gebot um ihren Wert (C15).
caramba-phase-cards = Nachziehen der Karten
    .help = Alle ziehen Karten nach; dann beginnt der Nächste eine neue Runde (C24, C25). Karten, die nichts gewonnen haben, sind schon wieder auf der Hand (C17).
caramba-phase-over = Die Partie ist zu Ende
    .help = Die Partie ist zu Ende. Die gesicherten Kisten werden zusammengezählt, der höchste Wert gewinnt; bei Gleichstand, wer mehr Karten auf der Hand hat (C26).

## Options, ends and scores

caramba-edition-tilsit-2005 = Tilsit, 2005
caramba-option-memory_aid = Gedächtnisstütze: Der Tisch zeigt, was man sich hätte merken können
caramba-reason-bag = Der Beutel ist leer, und eine Ware fehlt
caramba-reason-guard = Zu viele Runden lang wurde keine Kiste gezogen oder gesichert
caramba-line-gold = Gold
caramba-line-munitions = Munition
caramba-line-dynamite = Dynamit
caramba-line-hand = Handkarten

## The table in words

caramba-table-goal = { $bag ->
    [0] Wer den höchsten Wert in Kisten sichert, gewinnt. Der Beutel ist leer: Sobald eine Ware fehlt, ist Schluss.
    [one] Wer den höchsten Wert in Kisten sichert, gewinnt. Schluss ist, wenn eine Ware fehlt und der Beutel leer ist (noch eine Kiste).
   *[other] Wer den höchsten Wert in Kisten sichert, gewinnt. Schluss ist, wenn eine Ware fehlt und der Beutel leer ist (noch { $bag } Kisten).
}
    .short = { $bag ->
        [0] Gesicherter Wert entscheidet · Beutel leer
       *[other] Gesicherter Wert entscheidet · noch { $bag } im Beutel
    }
caramba-table-goal-over = Wer den höchsten Wert in Kisten sichert, gewinnt. Die Partie ist zu Ende: { $reason }.
    .short = Gesicherter Wert entscheidet · Partie zu Ende
caramba-table-round = Runde { $round }. { $phase }. Es beginnt: { $first }.
caramba-table-crates = Kisten im Beutel: { $bag }, in der Mitte: { $centre }.
caramba-table-seat = { $player }, { $band }: Handkarten { $hand }, Nachziehstapel { $pile }; offene Kisten: { $front }, gesichert: { $secured }; abgelegte Karten: { $discard }.
caramba-table-offers = { $passed ->
    [true] hat gepasst; Gebote:
   *[false] Gebote:
} Gold { $g }, Munition { $m }, Dynamit { $d }
caramba-table-bid = { $offer } ({ $cards })
caramba-table-protected = { $good ->
    [g] hat Fuera gespielt: { -caramba-gold } ist geschützt
    [m] hat Fuera gespielt: { -caramba-munitions } ist geschützt
   *[d] hat Fuera gespielt: { -caramba-dynamite } ist geschützt
}
caramba-table-special = { $special ->
    [manos] hat Manos arriba gespielt
    [vuelta] hat Estoy de vuelta gespielt
    [fuera] hat Fuera gespielt
   *[seguridad] hat En seguridad gespielt
}
caramba-table-remembered = bekannte Handkarten: { $hand }; bekannte gesicherte Kisten: { $secured }
caramba-table-you = { $special ->
    [manos] Deine Handkarten: { $hand }. Sonderkarte: Manos arriba. Deine gesicherten Kisten: { $secured }.
    [vuelta] Deine Handkarten: { $hand }. Sonderkarte: Estoy de vuelta. Deine gesicherten Kisten: { $secured }.
    [fuera] Deine Handkarten: { $hand }. Sonderkarte: Fuera. Deine gesicherten Kisten: { $secured }.
    [seguridad] Deine Handkarten: { $hand }. Sonderkarte: En seguridad. Deine gesicherten Kisten: { $secured }.
   *[other] Deine Handkarten: { $hand }. Sonderkarte: { $special }. Deine gesicherten Kisten: { $secured }.
}

## Short words on the board

caramba-table-title = Der Tisch der Cantina
caramba-table-count = Runde { $round }
caramba-table-own = du
caramba-table-passed = hat gepasst
caramba-table-standing = { $secured ->
    [one] { $secured } Kiste gesichert, Handkarten { $hand }
   *[other] { $secured } Kisten gesichert, Handkarten { $hand }
}
caramba-table-thing = { $card }
caramba-table-amount = { $good ->
    [g] { -caramba-gold } { $value }
    [m] { -caramba-munitions } { $value }
   *[d] { -caramba-dynamite } { $value }
}
caramba-table-name-manos = Manos arriba
caramba-table-name-vuelta = Estoy de vuelta
caramba-table-name-fuera = Fuera
caramba-table-name-seguridad = En seguridad
caramba-table-sign-pass = Passen
caramba-table-sign-no = Kein Fuera
caramba-table-sign-done = Fertig

## What a place on the board is called

caramba-spot-card = Deine Karte: { $card }
caramba-spot-good = { $good ->
    [g] Gold, Kisten in der Mitte: { $crates }
    [m] Munition, Kisten in der Mitte: { $crates }
   *[d] Dynamit, Kisten in der Mitte: { $crates }
}
caramba-spot-crate = Deine Kiste, noch nicht gesichert: { $crate }
caramba-spot-bag = { $bag ->
    [one] Beutel mit einer Kiste
   *[other] Beutel mit { $bag } Kisten
}
caramba-spot-band = { $state ->
    [passed] { $player }, { $band }, hat gepasst
    [acting] { $player }, { $band }, ist am Zug
   *[waiting] { $player }, { $band }
}
caramba-spot-moustache = Es beginnt: { $player }
caramba-spot-hand = { $player }, Handkarten: { $count }
caramba-spot-pile = { $player }, Karten im Nachziehstapel: { $count }
caramba-spot-discard = { $player }, abgelegte Karten: { $cards }
caramba-table-discarded = Deine abgelegte Karte: { $card }
caramba-spot-secured = { $player }, gesicherte Kisten: { $crates }
caramba-spot-offer = { $good ->
    [g] { $player } bietet { $offer } auf { -caramba-gold }
    [m] { $player } bietet { $offer } auf { -caramba-munitions }
   *[d] { $player } bietet { $offer } auf { -caramba-dynamite }
}{ $rank ->
    [highest] , das höchste Gebot
    [tied] , Gleichstand an der Spitze
   *[other] { "" }
}. Karten: { $cards }. Kisten: { $crates }. Bonus: { $bonus }.
caramba-spot-shield = { $good ->
    [g] { $player }: { -caramba-gold } ist geschützt
    [m] { $player }: { -caramba-munitions } ist geschützt
   *[d] { $player }: { -caramba-dynamite } ist geschützt
}
caramba-spot-special = Sonderkarte, noch nicht gespielt: { $player }
caramba-spot-manos = Sonderkarte Manos arriba: { $player }
caramba-spot-vuelta = Sonderkarte Estoy de vuelta: { $player }
caramba-spot-fuera = Sonderkarte Fuera: { $player }
caramba-spot-seguridad = Sonderkarte En seguridad: { $player }
caramba-spot-pass = Passen
caramba-spot-no = Fuera nicht spielen
caramba-spot-done = Keine weitere Kiste sichern

## What a place on the board is, for those who ask

caramba-help-card = Eine deiner Handkarten. Bist du in der Versteigerung am Zug, legst du sie auf eine der Waren, die sie zeigt: Tippe auf die Karte, dann auf die Ware. Dort zählt nur die Zahl dieser Ware.
caramba-help-good = Der Platz einer Ware mit ihren Kisten in der Mitte. Das alleinige höchste Gebot gewinnt diese Kisten und alle ungesicherten Kisten der Ware, die vor anderen liegen.
caramba-help-crate = Eine deiner Kisten, noch nicht gesichert: Andere können sie dir noch abnehmen. Bis dahin erhöht die beste jeder Ware dein Gebot um ihren Wert. Nach der Versteigerung darfst du eine Kiste umdrehen und endgültig behalten.
caramba-help-bag = Der Beutel. Zu Beginn einer Runde werden Kisten gezogen, bis alle drei Waren offen auf dem Tisch liegen. Ist er leer und eine Ware fehlt, ist die Partie zu Ende.
caramba-help-band = Jemand am Tisch mit seiner Bande. Gespielt wird im Uhrzeigersinn, von oben nach unten und wieder von vorn; wer gepasst hat, ist bis zur nächsten Versteigerung draußen.
caramba-help-moustache = Der schönste Schnurrbart: Wer ihn hat, zieht die Kisten, bietet zuerst und darf im ersten Zug nicht passen. In der nächsten Runde wandert er einen Platz weiter.
caramba-help-hand = Die Handkarten. Alle dürfen wissen, wie viele es sind, aber nicht welche.
caramba-help-pile = Ein Nachziehstapel. Nach jeder Runde werden zwei Karten nachgezogen; ist er leer, werden die abgelegten Karten gemischt und zum neuen Stapel.
caramba-help-discard = Abgelegte Karten: Mit ihnen wurde eine Ware gewonnen. Sie kommen zurück, wenn der Nachziehstapel leer ist. Alle dürfen sie sehen.
caramba-help-secured = Gesicherte Kisten, verdeckt. Niemand kann sie mehr wegnehmen, und nur sie zählen am Ende. Andere dürfen wissen, wie viele es sind, aber nicht, was sie wert sind.
caramba-help-offer = Das Gebot auf diese Ware: die ausgelegten Karten plus ein Bonus, der Wert der besten offenen Kiste dieser Ware. Ein Stern zeigt das höchste Gebot; ein Gleichheitszeichen heißt Gleichstand: Niemand würde gewinnen.
caramba-help-shield = Fuera schützt diese Kisten: Was in dieser Runde auch geschieht, sie bleiben, wo sie sind.
caramba-help-special = Eine Sonderkarte, noch geheim. Jede Bande hat eine und darf sie einmal in der Partie spielen.
caramba-help-manos = Manos arriba beendet die Versteigerung sofort, mit den Geboten, wie sie liegen. Du spielst sie, wenn du in der Versteigerung am Zug bist, aber nicht in deinem ersten Zug.
caramba-help-vuelta = Estoy de vuelta ersetzt ein Gebot: Du nimmst eine deiner abgelegten Karten zurück auf die Hand und bleibst in der Versteigerung. Dafür muss eine abgelegte Karte da sein.
caramba-help-fuera = Fuera wird vor der Versteigerung gespielt, auf eine Ware, von der eine offene Kiste vor dir liegt: In dieser Runde kann dir niemand Kisten dieser Ware abnehmen.
caramba-help-seguridad = En seguridad wird nach der Versteigerung gespielt: Statt einer Kiste sicherst du mehrere, die zusammen höchstens 6 wert sind.
caramba-help-pass = Wenn du passt, bist du für diese Versteigerung draußen; deine Karten auf dem Tisch zählen weiter. Wer beginnt, darf im ersten Zug nicht passen.
caramba-help-no = Vor der Versteigerung werden alle gefragt, die eine offene Kiste haben, damit nichts verrät, wer Fuera hat. Tippe hier, um ohne Fuera weiterzuspielen.
caramba-help-done = Tippe hier, um keine Kiste oder keine weitere zu sichern.
