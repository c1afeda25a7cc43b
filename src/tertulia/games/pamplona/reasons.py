"""Reasons in Viva Pamplona!: Torro, courage, seats."""

from tertulia.core.reasons import Args, Reason, Step, View, signed
from tertulia.core.stories import added

MOVES = ("move", "move-one")
STAYS = ("stay", "stay-one")
SHOVES = ("shove-back", "shove-on")
ATTACK = "!"


# What is known of the deck and of Torro


def cards_left(step: Step) -> dict[str, int]:
    """What the next card can be: those turned lie open, and an empty deck is shuffled anew (P17)."""
    deck, turned = step.facts["deck"], step.before["discard"]
    left = {card: copies - turned.count(card) for card, copies in deck.items()}
    return left if any(left.values()) else dict(deck)


def odds(step: Step) -> dict[str, str | int]:
    """How many of the cards are attacks."""
    left = cards_left(step)
    return {"attacks": left[ATTACK], "deck": sum(left.values())}


def next_spaces(step: Step) -> dict[int, int]:
    """Where the next card may bring Torro, and how many cards do (P14); tomatoes turn him back (P8)."""
    tomatoes = step.before["path"]["tomatoes"]
    spaces: dict[int, int] = {}
    for card, copies in cards_left(step).items():
        if card != ATTACK:
            ahead = step.before["torro"] + int(card)
            space = min(tomatoes) - 1 if ahead in tomatoes else ahead
            spaces[space] = spaces.get(space, 0) + copies
    return spaces


def passing(step: Step, space: int) -> int:
    """The cards that bring Torro past a space."""
    return sum(copies for torro, copies in next_spaces(step).items() if torro > space)


def in_reach(step: Step, torro: int, space: int) -> bool:
    """Whether an attack brings something there (P15)."""
    return torro <= space < torro + len(step.facts["attack_rewards"])


def meeting(step: Step, space: int) -> int:
    """The cards after which a runner there is in Torro's reach."""
    return sum(copies for torro, copies in next_spaces(step).items() if in_reach(step, torro, space))


def next_row(view: View) -> int:
    """What the next seat is worth at least (P12)."""
    used = [row for seat in view["seats"] for row in seat["rows"]]
    return int(min(view["path"]["rows"], 1 + max(used, default=0)))


# Where runners stand


def on_street(view: View, seat: int) -> list[int]:
    """The spaces of a seat's runners in play."""
    return [space for space in view["seats"][seat]["runners"] if space <= view["path"]["street"]]


def landing(step: Step) -> int | None:
    """The space where a moved runner stands now, if it is still on the street; maybe the same (P8)."""
    before, after = on_street(step.before, step.seat), on_street(step.after, step.seat)
    if step.verb not in MOVES or len(after) < len(before):
        return None
    return [*added(before, after), int(step.args["space"])][0]


def attack(step: Step) -> tuple[int, int] | None:
    """What an attack would bring before a move and after it; None while none can come (P16)."""
    before, after = step.own["attack"], step.own_after["attack"]
    return None if step.verb not in MOVES or before is None or after is None else (before, after)


# The reasons


def arena(step: Step) -> Args | None:
    """A runner leaves the street for a seat (P12)."""
    return {"row": next_row(step.before)} if step.verb in MOVES and landing(step) is None else None


def outnumbers(step: Step) -> Args | None:
    """Others pay for being fewer (P9)."""
    gain = step.own_after["balance"] - step.own["balance"]
    return {"courage": gain} if step.verb in MOVES + STAYS and gain > 0 else None


def escapes(step: Step) -> Args | None:
    """A runner stood behind Torro, and does no longer."""
    torro, space, change = step.before["torro"], landing(step), attack(step)
    if space is None or change is None or not int(step.args["space"]) < torro <= space:
        return None
    return {"before": signed(change[0]), "after": signed(change[1]), **odds(step)}


def reward(step: Step) -> Args | None:
    """An attack would bring more than before (P15)."""
    change = attack(step)
    if change is None or not change[1] > max(0, change[0]):
        return None
    return {"before": signed(change[0]), "after": signed(change[1]), **odds(step)}


def less(step: Step) -> Args | None:
    """An attack would cost less than before."""
    change = attack(step)
    if change is None or not change[0] < change[1] <= 0:
        return None
    return {"before": signed(change[0]), "after": signed(change[1]), **odds(step)}


def keeps(step: Step) -> Args | None:
    """An attack would still bring something: whoever is in Torro's reach stays there."""
    change, torro = attack(step), step.before["torro"]
    if change is None or change[1] <= 0:
        return None
    runners = sum(in_reach(step, torro, space) for space in on_street(step.after, step.seat))
    return {"runners": runners, "courage": signed(change[1]), **odds(step)}


def together(step: Step) -> Args | None:
    """Two own runners on one space may outnumber others there."""
    space = landing(step)
    if space is None or on_street(step.after, step.seat).count(space) < 2:
        return None
    return {"space": space}


def nears(step: Step) -> Args | None:
    """More cards bring Torro so close to the runner that his next attack pays."""
    space = landing(step)
    if space is None:
        return None
    before, after = meeting(step, int(step.args["space"])), meeting(step, space)
    return {"cards": after, "deck": sum(cards_left(step).values())} if after > before else None


def safer(step: Step) -> Args | None:
    """Fewer cards bring Torro past the runner."""
    space = landing(step)
    if space is None:
        return None
    before, after = passing(step, int(step.args["space"])), passing(step, space)
    return (
        {"before": before, "after": after, "deck": sum(cards_left(step).values())} if after < before else None
    )


def frightens(step: Step) -> Args | None:
    """Who is shoved comes to stand on a fear space and pays (P7)."""
    if step.verb not in SHOVES:
        return None
    target = int(step.args["other_seat"])
    before, after = (view["seats"][target]["balance"] for view in (step.before, step.after))
    return {"other_seat": target, "courage": before - after} if after < before else None


def hurts(step: Step) -> Args | None:
    """Who is shoved would get less from an attack, or pay more."""
    if step.verb not in SHOVES:
        return None
    target = int(step.args["other_seat"])
    before, after = (view["seats"][target]["attack"] for view in (step.before, step.after))
    if before is None or after is None or not after < before:
        return None
    return {"other_seat": target, "before": signed(before), "after": signed(after), **odds(step)}


def hinders(step: Step) -> Args | None:
    """Who is shoved back has a longer way."""
    if step.verb != "shove-back":
        return None
    return {"other_seat": int(step.args["other_seat"]), "steps": int(step.args["steps"])}


def hurries(step: Step) -> Args | None:
    """Who comes sooner sits lower (P12)."""
    if step.verb != "shove-on":
        return None
    return {"other_seat": int(step.args["other_seat"]), "row": next_row(step.before)}


def leaves(step: Step) -> Args | None:
    """Who is not shoved can be made to pay again (P9)."""
    if step.verb != "shove-not":
        return None
    return {"other_seat": int(step.args["other_seat"]), "courage": int(step.args["steps"])}


def lingers(step: Step) -> Args | None:
    """Staying where an attack would bring something."""
    bold = step.own_after["attack"]
    return {"courage": signed(bold), **odds(step)} if step.verb in STAYS and (bold or 0) > 0 else None


def awaits(step: Step) -> Args | None:
    """Staying where Torro comes close."""
    cards = meeting(step, int(step.args["space"])) if step.verb in STAYS else 0
    return {"cards": cards, "deck": sum(cards_left(step).values())} if cards else None


def later(step: Step) -> Args | None:
    """Staying, for who comes later sits higher (P12)."""
    return {"row": next_row(step.before)} if step.verb in STAYS else None


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


def onward(step: Step) -> Args | None:
    """What is left of the way to the arena."""
    space = landing(step)
    return None if space is None else {"left": step.before["path"]["street"] + 1 - space}


REASONS: dict[str, Reason] = {
    "arena": arena,
    "outnumbers": outnumbers,
    "escapes": escapes,
    "reward": reward,
    "less": less,
    "keeps": keeps,
    "together": together,
    "nears": nears,
    "safer": safer,
    "frightens": frightens,
    "hurts": hurts,
    "hinders": hinders,
    "hurries": hurries,
    "leaves": leaves,
    "lingers": lingers,
    "awaits": awaits,
    "later": later,
    "tomatoes": tomatoes,
    "rearmost": rearmost,
    "onward": onward,
}
