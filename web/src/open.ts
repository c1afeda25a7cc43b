/** The first page, and the frame of all others. */

import { mount } from "svelte";
import App from "./App.svelte";
import { version } from "./app/version.svelte";
import { claimSeat } from "./net/claim";
import "./settings.svelte"; // light or dark from the first moment on
import "./theme.css";
import "./type/type.css";
import { bringTypeface } from "./type/typeface";
import { HOUSE } from "./words/house";
import { words } from "./words/words.svelte";

export async function open(): Promise<void> {
  await words.need(...HOUSE);
  const trouble = await claimSeat();
  if (trouble) alert(words.say("trouble", { reason: trouble }));
  bringTypeface();
  mount(App, { target: document.getElementById("app") as HTMLElement });
  if (import.meta.env.PROD) await version.watch();
}
