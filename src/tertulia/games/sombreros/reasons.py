"""Reasons in Caramba! (Randolph, 1992): dice, silver, ambushes."""

from tertulia.core.reasons import Args, Reason, Step

# What dice can do


def totals(step: Step, dice: int) -> dict[int, int]:
    """In how many ways so many dice show each total."""
    ways = {0: 1}
    for _ in range(dice):
        more: dict[int, int] = {}
        for total, count in ways.items():
            for face in step.facts["faces"]:
                more[total + face] = more.get(total + face, 0) + count
        ways = more
    return ways


def of_hundred(step: Step, dice: int, least: int, most: int | None = None) -> int:
    """In so many of a hundred throws the total is at least the one and at most the other."""
    ways = totals(step, dice)
    wanted = sum(
        count for total, count in ways.items() if least <= total <= (total if most is None else most)
    )
    return round(100 * wanted / sum(ways.values()))


def way_left(step: Step, space: int) -> int:
    """How far it is to the mine."""
    return 1 + sum(int(stretch["spaces"]) for stretch in step.before["route"]) - space


def reaching(step: Step, dice: int) -> int:
    """In so many of a hundred throws the sombrero on turn reaches the mine."""
    return of_hundred(step, dice, way_left(step, step.before["sombrero"]))


# Where sombreros stand


def on_road(step: Step) -> list[int]:
    return [space for seat in step.before["seats"] for space in seat["sombreros"]]


def others_on_road(step: Step) -> list[int]:
    return [space for seat in step.rivals for space in step.before["seats"][seat]["sombreros"]]


def mover(step: Step) -> int:
    """The seat whose sombrero is on turn."""
    space = step.before["sombrero"]
    return next(seat for seat in step.rivals if space in step.before["seats"][seat]["sombreros"])


def dice_on(step: Step, space: int) -> int:
    """What an ambush throws there, as the road says."""
    passed = 0
    for stretch in step.before["route"]:
        passed += stretch["spaces"]
        if space <= passed:
            return int(stretch["dice"])
    raise AssertionError(space)


def victim(step: Step, space: int) -> tuple[int, int]:
    """In how many of a hundred throws, with all its dice (S6), a rival lands there; who does most often."""
    chances = [(0, 0)]
    for seat in step.rivals:
        for place in step.before["seats"][seat]["sombreros"]:
            dice = 1 + sum(other > place for other in on_road(step))
            chances.append((of_hundred(step, dice, space - place, space - place), -seat))
    chance, rival = max(chances)
    return chance, -rival


# The reasons


def last(step: Step) -> Args | None:
    """Fewer dice for the last sombrero on the road: the last one wins the pot (S15)."""
    paid, others = step.own["silver"] - step.own_after["silver"], others_on_road(step)
    if step.verb != "throw" or not paid or step.before["sombrero"] > min(others):
        return None
    room = min(others) - step.before["sombrero"] - 1
    return {
        "silver": paid,
        "pot": step.after["pot"],
        "chance": of_hundred(step, int(step.args["dice"]), 0, room),
        "instead": of_hundred(step, step.before["entitled"], 0, room),
    }


def slower(step: Step) -> Args | None:
    """Fewer dice than one must throw, for silver (S9): the mine is less likely."""
    paid = step.own["silver"] - step.own_after["silver"]
    if step.verb != "throw" or not paid:
        return None
    chance, instead = (reaching(step, dice) for dice in (int(step.args["dice"]), step.before["entitled"]))
    return {"silver": paid, "chance": chance, "instead": instead} if chance < instead else None


def fewer(step: Step) -> Args | None:
    """The same where the mine is far."""
    paid = step.own["silver"] - step.own_after["silver"]
    if step.verb != "throw" or not paid:
        return None
    return {"silver": paid, "dice": int(step.args["dice"]), "entitled": step.before["entitled"]}


def broke(step: Step) -> Args | None:
    """Who is broke throws all the dice and pays nothing (S14)."""
    return {"dice": int(step.args["dice"])} if step.verb == "throw" and step.own["broke"] else None


def free(step: Step) -> Args | None:
    """All the dice: only fewer would cost something (S9)."""
    if step.verb != "throw":
        return None
    return {"way": way_left(step, step.before["sombrero"]), "chance": reaching(step, int(step.args["dice"]))}


def rear(step: Step) -> Args | None:
    """Placed behind all others: the last one wins (S15)."""
    others = others_on_road(step)
    if step.verb != "place" or not others or int(step.args["space"]) > min(others):
        return None
    return {"gap": min(others) - int(step.args["space"])}


def front(step: Step) -> Args | None:
    """Placed before all others: it throws a single die as long as nobody is ahead (S6)."""
    if step.verb != "place" or int(step.args["space"]) < max(on_road(step), default=0):
        return None
    return {"way": way_left(step, int(step.args["space"]))}


def between(step: Step) -> Args | None:
    """Placed among the others: a die more for each that is ahead (S6)."""
    if step.verb != "place":
        return None
    space = int(step.args["space"])
    return {"way": way_left(step, space), "dice": 1 + sum(other > space for other in on_road(step))}


def trap(step: Step) -> Args | None:
    """An ambush that only others have still before them."""
    space, own = int(step.args.get("space", 0)), step.own["sombreros"]
    chance, rival = victim(step, space) if step.verb == "ambush" else (0, 0)
    if not chance or any(place < space for place in own):
        return None
    return {"other_seat": rival, "chance": chance, "dice": dice_on(step, space)}


def ambush(step: Step) -> Args | None:
    """Who comes to an ambush must throw again (S12); one's own sombreros too."""
    space = int(step.args.get("space", 0))
    chance, rival = victim(step, space) if step.verb == "ambush" else (0, 0)
    return {"other_seat": rival, "chance": chance, "dice": dice_on(step, space)} if chance else None


def lurks(step: Step) -> Args | None:
    """An ambush out of reach for now."""
    if step.verb != "ambush":
        return None
    return {"space": int(step.args["space"]), "dice": dice_on(step, int(step.args["space"]))}


def again(step: Step) -> Args | None:
    """A token that all have passed is of use again."""
    return {"space": int(step.args["space"])} if step.verb == "recall" else None


def holds_back(step: Step) -> Args | None:
    """Ready, with ambushes still in hand."""
    tokens = step.own["tokens"]
    return {"tokens": tokens} if step.verb == "ready" and tokens else None


def leaves(step: Step) -> Args | None:
    """Ready, with all ambushes on the road."""
    return {"tokens": len(step.own["ambushes"])} if step.verb == "ready" else None


def pushes(step: Step) -> Args | None:
    """An extra die for the sombrero on turn (S13) brings it to the mine more often."""
    if step.verb != "offer":
        return None
    dice = step.before["chosen"]
    chance, instead = reaching(step, dice + 1), reaching(step, dice)
    if chance <= instead:
        return None
    return {
        "other_seat": mover(step),
        "silver": int(step.args["silver"]),
        "chance": chance,
        "instead": instead,
    }


def hurries(step: Step) -> Args | None:
    """The same where the mine is far."""
    if step.verb != "offer":
        return None
    return {
        "other_seat": mover(step),
        "silver": int(step.args["silver"]),
        "way": way_left(step, step.before["sombrero"]),
    }


def thrifty(step: Step) -> Args | None:
    """No offer: the silver stays."""
    if step.verb != "no":
        return None
    chance = reaching(step, step.before["chosen"])
    return {"silver": step.own["silver"], "other_seat": mover(step), "chance": chance}


def gains(step: Step) -> Args | None:
    """The silver of an offer is one's own at once."""
    if step.verb != "accept":
        return None
    return {
        "silver": step.own_after["silver"] - step.own["silver"],
        "other_seat": int(step.args["other_seat"]),
        "chance": reaching(step, step.before["chosen"] + 1),
        "instead": reaching(step, step.before["chosen"]),
    }


def refuses(step: Step) -> Args | None:
    """One die fewer than whoever offered would like."""
    if step.verb != "refuse":
        return None
    dice = step.before["chosen"]
    return {"dice": dice, "chance": reaching(step, dice), "instead": reaching(step, dice + 1)}


REASONS: dict[str, Reason] = {
    "last": last,
    "slower": slower,
    "fewer": fewer,
    "broke": broke,
    "free": free,
    "rear": rear,
    "front": front,
    "between": between,
    "trap": trap,
    "ambush": ambush,
    "lurks": lurks,
    "again": again,
    "holds-back": holds_back,
    "leaves": leaves,
    "pushes": pushes,
    "hurries": hurries,
    "thrifty": thrifty,
    "gains": gains,
    "refuses": refuses,
}
