"""Reasons in Caramba! (Schacht, 2005): offers, crates, cards."""

from collections import Counter
from collections.abc import Sequence

from tertulia.core.reasons import Args, Reason, Step

GOODS = "gmd"


def best_rival(step: Step, good: str) -> tuple[int, int]:
    """The highest offer of others for a good, and whose it is."""
    offers = [(step.before["seats"][seat]["offers"][good], -seat) for seat in step.rivals]
    offer, seat = max(offers)
    return offer, -seat


def worth(crates: Sequence[str], good: str = GOODS) -> int:
    return sum(int(crate[1:]) for crate in crates if crate[0] in good)


def leading(step: Step) -> list[str]:
    """The goods for which the seat has the single highest offer before its turn."""
    return [good for good in GOODS if step.own["offers"][good] > best_rival(step, good)[0]]


def wins(step: Step) -> Args | None:
    """The auction ends with it, and crates come from others or from the centre."""
    gained = Counter(step.own_after["front"]) - Counter(step.own["front"])
    if step.verb not in ("pass", "manos") or not gained:
        return None
    return {"value": worth(list(gained.elements()))}


def outbids(step: Step) -> Args | None:
    """Somebody else was in front or level, and no longer is."""
    if step.verb != "bid":
        return None
    good = str(step.args["good"])
    offer, rival = best_rival(step, good)
    if offer == 0 or not step.own["offers"][good] <= offer < step.own_after["offers"][good]:
        return None
    return {"good": good, "other_seat": rival, "offer": step.own_after["offers"][good], "rival": offer}


def level(step: Step) -> Args | None:
    """A tie gives the crates to nobody (C18)."""
    if step.verb != "bid":
        return None
    good = str(step.args["good"])
    offer, rival = best_rival(step, good)
    tied = step.own_after["offers"][good] == offer
    return {"good": good, "other_seat": rival, "offer": offer} if tied else None


def alone(step: Step) -> Args | None:
    """Nobody else offers anything for the good."""
    good = str(step.args.get("good"))
    if step.verb != "bid" or best_rival(step, good)[0] > 0:
        return None
    return {"good": good, "value": worth(step.before["centre"], good) + worth(step.own["front"], good)}


def widens(step: Step) -> Args | None:
    """Already in front, and now further."""
    good = str(step.args.get("good"))
    if step.verb != "bid" or good not in leading(step):
        return None
    return {"good": good, "lead": step.own_after["offers"][good] - best_rival(step, good)[0]}


def content(step: Step) -> Args | None:
    """Passing while in front."""
    goods = leading(step) if step.verb == "pass" else []
    return {"good": goods[0]} if goods else None


def spares(step: Step) -> Args | None:
    """Passing with cards in hand."""
    cards = len(step.before["you"]["hand"])
    return {"cards": cards} if step.verb == "pass" and cards else None


def dearest(step: Step) -> Args | None:
    """The crate that is put away is worth as much as any in front."""
    if step.verb != "safe":
        return None
    crate, most = str(step.args["crate"]), max(worth([crate]) for crate in step.own["front"])
    return {"crate": crate} if worth([crate]) == most else None


def bonus(step: Step) -> Args | None:
    """A dearer crate of the same good stays in front, where it adds to the next offer (C15)."""
    if step.verb != "safe":
        return None
    crate = str(step.args["crate"])
    left = [worth([other]) for other in step.own["front"] if other[0] == crate[0]]
    return {"crate": crate, "good": crate[0], "value": max(left)} if max(left) > worth([crate]) else None


def protects(step: Step) -> Args | None:
    """Fuera on a good (C7)."""
    good = str(step.args.get("good"))
    return {"good": good, "value": worth(step.own["front"], good)} if step.verb == "fuera" else None


def waits(step: Step) -> Args | None:
    """Fuera stays in hand for another round."""
    held = step.before["you"]["special"] == "fuera"
    return {"value": worth(step.own["front"])} if step.verb == "no" and held else None


def returns(step: Step) -> Args | None:
    """Estoy de vuelta: a card more in hand (C14)."""
    if step.verb != "vuelta":
        return None
    return {"card": str(step.args["card"]), "cards": len(step.after["you"]["hand"])}


def several(step: Step) -> Args | None:
    """En seguridad where there is more than one crate to put away (C22)."""
    crates = len(step.own["front"])
    return {"crates": crates} if step.verb == "seguridad" and crates > 1 else None


REASONS: dict[str, Reason] = {
    "wins": wins,
    "outbids": outbids,
    "level": level,
    "alone": alone,
    "widens": widens,
    "content": content,
    "spares": spares,
    "dearest": dearest,
    "bonus": bonus,
    "protects": protects,
    "waits": waits,
    "returns": returns,
    "several": several,
}
