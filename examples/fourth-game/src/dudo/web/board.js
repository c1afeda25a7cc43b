/** The board of Dudo: what was bid, the cups of all, your own dice, and what you may bid. */

const PIPS = ["", "5", "19", "159", "1379", "13579", "134679"]; // places on a die, like the keys of a telephone

/** The rule behind a phase or a line of the log. */
export const rules = {
  throw: "d2", bid: "d4", "dudo-first": "d1", "dudo-die": "d2", "dudo-die-unseen": "d2", "dudo-bid": "d4", "dudo-dudo": "d6",
};

export function mount(element, table) {
  const style = make("link", { rel: "stylesheet", href: new URL("board.css", import.meta.url).href });
  const board = make("div", { class: "dudo" });
  let picked = 0; // how many dice, while a face is being chosen

  function update(table) {
    const key = board.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    if (table.choices.length === 0) picked = 0;
    const pick = (number) => ((picked = number), update(table));
    board.replaceChildren(middle(table), cups(table), own(table), bids(table, picked, pick));
    if (key) board.querySelector(`[data-key="${key}"]`)?.focus();
  }

  element.append(style, board);
  update(table);
  return { update };
}

// What all see

function middle({ view, players, say }) {
  const { bid, doubted } = view;
  const last = doubted && make("p", { class: "last" }, say("dudo-table-doubted", { ...doubted, player: players[doubted.loser] }));
  if (!bid) return make("section", { class: "middle" }, make("p", {}, say("dudo-board-none")), last);
  const said = make("p", { class: "bid" }, `${bid.number} × `, die(bid.face));
  return make("section", { class: "middle" }, said, make("p", {}, say("dudo-table-bid", { ...bid, player: players[bid.seat] })), last);
}

function cups({ view, players, say }) {
  const cup = ({ dice, lifted }, seat) =>
    make("li", { class: `seat-${seat}${view.actor === seat ? " actor" : ""}${dice ? "" : " out"}` },
      make("b", {}, players[seat]),
      make("span", { role: "img", "aria-label": say("dudo-table-standing", { dice }) }, "●".repeat(dice) || "–"),
      lifted.length > 0 && make("span", { class: "lifted" }, ...lifted.map(die)));
  return make("ul", {}, ...view.seats.map(cup));
}

// What you see, and may do

function own({ view, say }) {
  const dice = view.you?.dice ?? [];
  return dice.length > 0 && make("p", { class: "own", "aria-label": say("dudo-table-you", { dice: dice.join(" ") }) }, ...dice.map(die));
}

function bids({ choices, choose, say }, picked, pick) {
  const numbers = [...new Set(choices.flatMap((choice) => choice.at.number && choice.notation !== "dudo" ? [choice.at.number] : []))];
  const number = numbers.includes(picked) ? picked : numbers[0];
  const dudo = choices.find((choice) => choice.notation === "dudo");
  const faces = choices.filter((choice) => choice !== dudo && choice.at.number === number);
  const offer = (choice) => say(`${choice.says.id}.choice`, choice.says.args);
  const press = (key, does, ...inside) => make("button", { "data-key": key, onclick: does }, ...inside);
  return make("section", { class: "bids" },
    numbers.length > 0 && make("p", {}, say("dudo-board-number"), ...numbers.map((one) => {
      const button = press(`number-${one}`, () => pick(one), `${one}`);
      button.setAttribute("aria-pressed", `${one === number}`);
      return button;
    })),
    faces.length > 0 && make("p", {}, say("dudo-board-face"), ...faces.map((choice) => {
      const button = press(`face-${choice.at.face}`, () => choose(choice), die(choice.at.face));
      button.setAttribute("aria-label", offer(choice));
      return button;
    })),
    dudo && make("p", {}, press("dudo", () => choose(dudo), offer(dudo))));
}

// What it is drawn of

function die(face) {
  const pips = [...PIPS[face]].map((place) => make("i", { class: `pip at-${place}` }));
  return make("span", { class: face === 1 ? "die joker" : "die", role: "img", "aria-label": `${face}` }, ...pips);
}

function make(tag, { onclick, ...attributes }, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (onclick) element.addEventListener("click", onclick);
  element.append(...children.filter((child) => child));
  return element;
}
