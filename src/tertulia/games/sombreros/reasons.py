"""Reasons in Caramba! (Randolph, 1992): dice, silver, ambushes."""

from tertulia.core.reasons import Args, Reason, Step


def others_on_road(step: Step) -> list[int]:
    return [space for seat in step.rivals for space in step.before["seats"][seat]["sombreros"]]


def mover(step: Step) -> int:
    """The seat whose sombrero is on turn."""
    space = step.before["sombrero"]
    return next(seat for seat in step.rivals if space in step.before["seats"][seat]["sombreros"])


def last(step: Step) -> Args | None:
    """Fewer dice for the last sombrero on the road: the last one wins the pot (S15)."""
    paid = step.own["silver"] - step.own_after["silver"]
    behind = step.verb == "throw" and step.before["sombrero"] < min(others_on_road(step))
    return {"silver": paid, "pot": step.after["pot"]} if behind and paid else None


def slower(step: Step) -> Args | None:
    """Fewer dice than one must throw, for silver (S9)."""
    paid = step.own["silver"] - step.own_after["silver"]
    if step.verb != "throw" or not paid:
        return None
    return {"silver": paid, "fewer": step.before["entitled"] - int(step.args["dice"])}


def broke(step: Step) -> Args | None:
    """Who is broke throws all the dice and pays nothing (S14)."""
    return {"dice": int(step.args["dice"])} if step.verb == "throw" and step.own["broke"] else None


def free(step: Step) -> Args | None:
    """All the dice: only fewer would cost something (S9)."""
    whole = step.verb == "throw" and step.args["dice"] == step.before["entitled"] > 1
    return {"silver": step.own["silver"]} if whole else None


def rear(step: Step) -> Args | None:
    """Placed behind all others: the last one wins (S15)."""
    others = others_on_road(step)
    return {} if step.verb == "place" and others and int(step.args["space"]) < min(others) else None


def front(step: Step) -> Args | None:
    """Placed before all others: it throws a single die as long as nobody is ahead (S6)."""
    others = [*others_on_road(step), *step.own["sombreros"]]
    return {} if step.verb == "place" and others and int(step.args["space"]) > max(others) else None


def trap(step: Step) -> Args | None:
    """An ambush that only others have still before them."""
    if step.verb != "ambush":
        return None
    space = int(step.args["space"])
    rivals = sum(place < space for place in others_on_road(step))
    own = any(place < space for place in step.own["sombreros"])
    return {"space": space, "rivals": rivals, "dice": dice_on(step, space)} if rivals and not own else None


def ambush(step: Step) -> Args | None:
    """Who comes to an ambush must throw again (S12)."""
    if step.verb != "ambush":
        return None
    return {"space": int(step.args["space"]), "dice": dice_on(step, int(step.args["space"]))}


def dice_on(step: Step, space: int) -> int:
    """What an ambush throws there, as the road says."""
    passed = 0
    for stretch in step.before["route"]:
        passed += stretch["spaces"]
        if space <= passed:
            return int(stretch["dice"])
    raise AssertionError(space)


def again(step: Step) -> Args | None:
    """A token that all have passed is of use again."""
    return {"space": int(step.args["space"])} if step.verb == "recall" else None


def holds_back(step: Step) -> Args | None:
    """Ready, with ambushes still in hand."""
    tokens = step.own["tokens"]
    return {"tokens": tokens} if step.verb == "ready" and tokens else None


def pushes(step: Step) -> Args | None:
    """An extra die for the sombrero on turn (S13)."""
    return {"other_seat": mover(step), "silver": int(step.args["silver"])} if step.verb == "offer" else None


def thrifty(step: Step) -> Args | None:
    """No offer: the silver stays."""
    return {"silver": step.own["silver"]} if step.verb == "no" else None


def gains(step: Step) -> Args | None:
    """The silver of an offer is one's own at once."""
    if step.verb != "accept":
        return None
    return {
        "silver": step.own_after["silver"] - step.own["silver"],
        "other_seat": int(step.args["other_seat"]),
    }


def refuses(step: Step) -> Args | None:
    """One die fewer than whoever offered would like."""
    return {"dice": step.before["chosen"]} if step.verb == "refuse" else None


REASONS: dict[str, Reason] = {
    "last": last,
    "slower": slower,
    "broke": broke,
    "free": free,
    "rear": rear,
    "front": front,
    "trap": trap,
    "ambush": ambush,
    "again": again,
    "holds-back": holds_back,
    "pushes": pushes,
    "thrifty": thrifty,
    "gains": gains,
    "refuses": refuses,
}
