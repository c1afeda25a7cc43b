"""Reasons in Viva Pamplona!: Torro, courage, seats."""

from collections import Counter

from tertulia.core.reasons import Args, Reason, Step, View

MOVES = ("move", "move-one")
STAYS = ("stay", "stay-one")
SHOVES = ("shove-back", "shove-on")


def on_street(view: View, seat: int) -> list[int]:
    """The spaces of a seat's runners in play."""
    return [space for space in view["seats"][seat]["runners"] if space <= view["path"]["street"]]


def landing(step: Step) -> int | None:
    """The space where a moved runner stands now, if it is still on the street."""
    came = Counter(on_street(step.after, step.seat)) - Counter(on_street(step.before, step.seat))
    return next(iter(came), None) if step.verb in MOVES else None


def arena(step: Step) -> Args | None:
    """A runner leaves the street for a seat (P12)."""
    fewer = len(on_street(step.after, step.seat)) < len(on_street(step.before, step.seat))
    return {"space": int(step.args["space"])} if step.verb in MOVES and fewer else None


def outnumbers(step: Step) -> Args | None:
    """Others pay for being fewer (P9)."""
    gain = step.own_after["balance"] - step.own["balance"]
    return {"courage": gain} if step.verb in MOVES + STAYS and gain > 0 else None


def escapes(step: Step) -> Args | None:
    """A runner stood behind Torro, and does no longer."""
    torro, space = step.before["torro"], landing(step)
    if space is None or not int(step.args["space"]) < torro <= space:
        return None
    return {"space": space}


def reward(step: Step) -> Args | None:
    """An attack would bring more than before (P15)."""
    before, after = step.own["attack"], step.own_after["attack"]
    if step.verb not in MOVES or before is None or after is None or not after > max(0, before):
        return None
    return {"before": before, "after": after}


def less(step: Step) -> Args | None:
    """An attack would cost less than before."""
    before, after = step.own["attack"], step.own_after["attack"]
    if step.verb not in MOVES or before is None or after is None or not before < after <= 0:
        return None
    return {"before": -before, "after": -after}


def together(step: Step) -> Args | None:
    """Two own runners on one space may outnumber others there."""
    space = landing(step)
    if space is None or on_street(step.after, step.seat).count(space) < 2:
        return None
    return {"space": space}


def hurts(step: Step) -> Args | None:
    """Who is shoved would get less from an attack, or pay more."""
    if step.verb not in SHOVES:
        return None
    target = int(step.args["other_seat"])
    before, after = (view["seats"][target]["attack"] for view in (step.before, step.after))
    if before is None or after is None or not after < before:
        return None
    return {"other_seat": target, "courage": before - after}


def frightens(step: Step) -> Args | None:
    """Who is shoved comes to stand on a fear space and pays (P7)."""
    if step.verb not in SHOVES:
        return None
    target = int(step.args["other_seat"])
    before, after = (view["seats"][target]["balance"] for view in (step.before, step.after))
    return {"other_seat": target, "courage": before - after} if after < before else None


def hinders(step: Step) -> Args | None:
    """Who is shoved back has a longer way."""
    return {"other_seat": int(step.args["other_seat"])} if step.verb == "shove-back" else None


def lingers(step: Step) -> Args | None:
    """Staying where an attack would bring something."""
    attack = step.own_after["attack"]
    return {"courage": attack} if step.verb in STAYS and attack is not None and attack > 0 else None


def tomatoes(step: Step) -> Args | None:
    """The tomatoes stop a runner before them (P8)."""
    space = landing(step)
    if space is None or space == int(step.args["space"]) + int(step.args["steps"]):
        return None
    return {"space": space}


def rearmost(step: Step) -> Args | None:
    """The last of several own runners comes on."""
    runners = on_street(step.before, step.seat)
    last = step.verb in MOVES and len(set(runners)) > 1 and int(step.args["space"]) == min(runners)
    return {"space": int(step.args["space"])} if last else None


REASONS: dict[str, Reason] = {
    "arena": arena,
    "outnumbers": outnumbers,
    "escapes": escapes,
    "reward": reward,
    "less": less,
    "together": together,
    "frightens": frightens,
    "hurts": hurts,
    "hinders": hinders,
    "lingers": lingers,
    "tomatoes": tomatoes,
    "rearmost": rearmost,
}
