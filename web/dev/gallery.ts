/** Boards without a server: /dev/gallery.html?game=caramba&step=20, with states made by states.py. */

import { mount } from "svelte";
import "../src/theme.css";
import { words } from "../src/words/words.svelte";
import Gallery from "./Gallery.svelte";

const query = new URLSearchParams(location.search);
const game = query.get("game") ?? "caramba";
const answer = await fetch(`/dev/${query.get("states") ?? game}.json`);
const states = await answer.json();
if (query.get("theme")) document.documentElement.dataset["theme"] = query.get("theme") ?? "";
await words.need("web", game);
mount(Gallery, { target: document.body, props: { game, states, first: Number(query.get("step") ?? 0) } });
