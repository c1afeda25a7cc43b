/** The table in words: the same sentences as in the terminal. */

import { words } from "../../words/words.svelte";
import { type Band, type Good, GOODS, shows, type View } from "./view";

const listed = (things: string[]): string => things.join(" ") || words.say("nothing");

/** What a card or a crate shows, as words: `gold 3 / munitions 4`. */
export const spelled = (what: string): string =>
  shows(what).map(({ good, value }) => words.say("caramba-table-amount", { good, value })).join(" / ");
words.spell("caramba", spelled);

/** Several cards or crates as words. */
export const spelledAll = (whats: string[]): string => whats.map(spelled).join(", ") || words.say("nothing");

// The table

export function text(view: View, players: string[]): string[] {
  const phase = words.say(`caramba-phase-${view.phase}`);
  const first = view.first === null ? words.say("nothing") : named(players, view.first);
  const lines = [
    words.say("caramba-table-round", { round: view.round, phase, first }),
    words.say("caramba-table-crates", { bag: view.bag, centre: listed(view.centre) }),
    ...view.seats.flatMap((band, seat) => bandLines(view, band, named(players, seat))),
  ];
  return view.you ? [...lines, own(view.you)] : lines;
}

function bandLines(view: View, band: Band, player: string): string[] {
  const { hand, pile, secured } = band;
  const [discard, front] = [listed(band.discard), listed(band.front)];
  const line = words.say("caramba-table-seat", { player, band: band.band, hand, pile, discard, front, secured });
  return [line, ...notes(view, band)];
}

/** What a band offers now and whether it has passed; its special, if seen; what one remembers of it. */
function* notes(view: View, band: Band): Generator<string> {
  if (view.phase === "auction") {
    const [g, m, d] = GOODS.map((good) => bid(band, good)) as [string, string, string];
    yield words.say("caramba-table-offers", { passed: String(band.passed), g, m, d });
  }
  if (band.protected !== null) yield words.say("caramba-table-protected", { good: band.protected });
  else if (band.special !== "unknown") yield words.say("caramba-table-special", { special: band.special });
  if (band.remembered) {
    const { hand, secured } = band.remembered;
    yield words.say("caramba-table-remembered", { hand: listed(hand), secured: listed(secured) });
  }
}

/** An offer for a good, with the cards it is made of. */
const bid = (band: Band, good: Good): string =>
  band.bids[good].length ? `${band.offers[good]} (${band.bids[good].join(" ")})` : `${band.offers[good]}`;

function own(you: NonNullable<View["you"]>): string {
  const special = you.special ?? words.say("nothing");
  return words.say("caramba-table-you", { hand: listed(you.hand), special, secured: listed(you.secured) });
}

const named = (players: string[], seat: number): string => players[seat] ?? `${seat}`;

/** What a player has now, for the list of players. */
export function standing(view: View, seat: number): string {
  const band = view.seats[seat];
  return band ? words.say("caramba-table-standing", { secured: band.secured, hand: band.hand }) : "";
}

// What has changed

type Seats = { player: string; old: Band; now: Band }[];

/** How an auction ended, who makes a new draw pile, and the next round. */
export function changes(before: View, after: View, players: string[]): string[] {
  const seats = after.seats.map((now, seat) => ({ player: named(players, seat), old: before.seats[seat] ?? now, now }));
  const lines: string[] = [];
  if (before.phase === "auction" && after.phase !== "auction") {
    for (const good of GOODS) lines.push(...bidding(good, seats));
    lines.push(...gains(seats));
    const crates = added(before.centre, after.centre);
    if (crates.length) lines.push(words.say("caramba-change-centre", { crates: crates.join(" ") }));
  }
  if (after.phase === "cards") {
    for (const { player, old, now } of seats) {
      if (old.discard.length && !now.discard.length) lines.push(words.say("caramba-change-shuffled", { player }));
    }
  }
  if (after.round > before.round && before.round > 0 && after.phase !== "over") {
    const first = named(players, after.first ?? 0);
    lines.push(words.say("caramba-change-round", { round: after.round, first }));
  }
  return lines;
}

/** The offers for a good, the highest first, if a card was played on it or a crate of it changed hands. */
function bidding(good: Good, seats: Seats): string[] {
  const crates = (band: Band): string => band.front.filter((crate) => crate.startsWith(good)).join(" ");
  if (!seats.some(({ old, now }) => crates(old) !== crates(now) || old.bids[good].length)) return [];
  const offers = seats.map(({ player, old }) => ({ player, offer: old.offers[good] })).filter(({ offer }) => offer > 0);
  offers.sort((one, other) => other.offer - one.offer);
  const tie = offers.length > 1 && offers[0]?.offer === offers[1]?.offer;
  const told = offers.map(({ player, offer }) => `${player} ${offer}`).join(", ");
  return [words.say(tie ? "caramba-change-tie" : "caramba-change-offers", { good, offers: told })];
}

/** What each band has won, and with which cards. */
function gains(seats: Seats): string[] {
  return seats.flatMap(({ player, old, now }) => {
    const [won, spent] = [added(old.front, now.front), added(old.discard, now.discard)];
    const cards = spent.join(" ");
    if (won.length) return [words.say("caramba-change-won", { player, cards, crates: won.join(" "), spent: spent.length })];
    return spent.length ? [words.say("caramba-change-spent", { player, cards })] : [];
  });
}

/** What there is now and was not before. */
export function added(before: string[], after: string[]): string[] {
  const left = [...before];
  return after.filter((thing) => {
    const at = left.indexOf(thing);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
