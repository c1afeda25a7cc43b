"""Reasons in Caramba! (Schacht, 2005): offers, crates, cards."""

from collections.abc import Sequence

from tertulia.core.reasons import Args, Reason, Step
from tertulia.core.stories import added

GOODS = "gmd"


def best_rival(step: Step, good: str) -> tuple[int, int]:
    """The highest offer of others for a good, and whose it is."""
    offers = [(step.before["seats"][seat]["offers"][good], -seat) for seat in step.rivals]
    offer, seat = max(offers)
    return offer, -seat


def worth(crates: Sequence[str], good: str = GOODS) -> int:
    return sum(int(crate[1:]) for crate in crates if crate[0] in good)


def stake(step: Step, good: str) -> int:
    """What the crates of a good are worth that go to its highest offer: all but protected ones (C16)."""
    fronts = [seat["front"] for seat in step.before["seats"] if seat["protected"] != good]
    return sum(worth(crates, good) for crates in [step.before["centre"], *fronts])


def still_in(step: Step) -> int:
    """How many others have not passed."""
    return sum(not step.before["seats"][seat]["passed"] for seat in step.rivals)


def leading(step: Step) -> list[str]:
    """The goods for which the seat has the single highest offer before its turn."""
    return [good for good in GOODS if step.own["offers"][good] > best_rival(step, good)[0]]


def wins(step: Step) -> Args | None:
    """The auction ends with it, and crates come from others or from the centre."""
    gained = added(step.own["front"], step.own_after["front"])
    return {"value": worth(gained)} if step.verb in ("pass", "manos") and gained else None


def outbids(step: Step) -> Args | None:
    """Somebody else was in front or level, and no longer is."""
    if step.verb != "bid":
        return None
    good = str(step.args["good"])
    offer, rival = best_rival(step, good)
    if offer == 0 or not step.own["offers"][good] <= offer < step.own_after["offers"][good]:
        return None
    return {
        "good": good,
        "other_seat": rival,
        "offer": step.own_after["offers"][good],
        "rival": offer,
        "value": stake(step, good),
        "left": still_in(step),
    }


def level(step: Step) -> Args | None:
    """A tie gives the crates to nobody (C18)."""
    if step.verb != "bid":
        return None
    good = str(step.args["good"])
    offer, rival = best_rival(step, good)
    tied = step.own_after["offers"][good] == offer
    return {"good": good, "other_seat": rival, "offer": offer, "value": stake(step, good)} if tied else None


def alone(step: Step) -> Args | None:
    """Nobody else offers anything for the good."""
    good = str(step.args.get("good"))
    if step.verb != "bid" or best_rival(step, good)[0] > 0:
        return None
    return {"good": good, "value": stake(step, good), "left": still_in(step)}


def widens(step: Step) -> Args | None:
    """Already in front, and now further."""
    good = str(step.args.get("good"))
    if step.verb != "bid" or good not in leading(step):
        return None
    lead = step.own_after["offers"][good] - best_rival(step, good)[0]
    return {"good": good, "lead": lead, "value": stake(step, good), "left": still_in(step)}


def closer(step: Step) -> Args | None:
    """Still behind, but by less."""
    if step.verb != "bid":
        return None
    good = str(step.args["good"])
    offer, rival = best_rival(step, good)
    missing = offer - step.own_after["offers"][good]
    if missing <= 0:
        return None
    return {"good": good, "other_seat": rival, "missing": missing, "value": stake(step, good)}


def content(step: Step) -> Args | None:
    """Passing while in front: for the good that is worth most."""
    goods = leading(step) if step.verb == "pass" else []
    if not goods:
        return None
    good = max(goods, key=lambda good: stake(step, good))
    lead = step.own["offers"][good] - best_rival(step, good)[0]
    return {"good": good, "lead": lead, "value": stake(step, good)}


def spares(step: Step) -> Args | None:
    """Passing with cards in hand: the good that is worth most would need so much more."""
    cards = len(step.before["you"]["hand"])
    if step.verb != "pass" or not cards:
        return None
    good = max(GOODS, key=lambda good: stake(step, good))
    missing = max(0, best_rival(step, good)[0] + 1 - step.own["offers"][good])
    return {"cards": cards, "good": good, "missing": missing, "value": stake(step, good)}


def bare(step: Step) -> Args | None:
    """Passing without a card."""
    return {"left": still_in(step)} if step.verb == "pass" else None


def stops(step: Step) -> Args | None:
    """Manos arriba: nobody can answer any more (C13)."""
    return {"left": still_in(step)} if step.verb == "manos" else None


def dearest(step: Step) -> Args | None:
    """The crate that is put away is worth as much as any in front."""
    if step.verb != "safe":
        return None
    crate, most = str(step.args["crate"]), max(worth([crate]) for crate in step.own["front"])
    return {"good": crate[0], "value": most} if worth([crate]) == most else None


def bonus(step: Step) -> Args | None:
    """A dearer crate of the same good stays in front, where it adds to the next offer (C15)."""
    if step.verb != "safe":
        return None
    crate = str(step.args["crate"])
    left = max(worth([other]) for other in step.own["front"] if other[0] == crate[0])
    return {"good": crate[0], "value": worth([crate]), "bonus": left} if left > worth([crate]) else None


def counts(step: Step) -> Args | None:
    """Only what is put away counts in the end (C26)."""
    if step.verb != "safe":
        return None
    crate = str(step.args["crate"])
    return {"good": crate[0], "value": worth([crate])}


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
    """En seguridad: as many crates as its limit allows (C22)."""
    if step.verb != "seguridad":
        return None
    return {"value": worth(step.own["front"]), "limit": int(step.facts["seguridad_limit"])}


def stays(step: Step) -> Args | None:
    """No crate, or no further one, is put away: those in front add to the next offers (C15)."""
    front = step.own["front"] if step.verb == "done" else []
    return {"bonus": max(worth([crate]) for crate in front)} if front else None


REASONS: dict[str, Reason] = {
    "wins": wins,
    "outbids": outbids,
    "level": level,
    "alone": alone,
    "widens": widens,
    "closer": closer,
    "content": content,
    "spares": spares,
    "bare": bare,
    "stops": stops,
    "dearest": dearest,
    "bonus": bonus,
    "counts": counts,
    "protects": protects,
    "waits": waits,
    "returns": returns,
    "several": several,
    "stays": stays,
}
