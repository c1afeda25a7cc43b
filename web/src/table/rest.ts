/** What a table does not begin with: one file, brought when the table is drawn and nothing else is to be done, or when it is asked for. */

export { default as After } from "./After.svelte";
export { default as Bots } from "./Bots.svelte";
export { default as Chat } from "./Chat.svelte";
export { default as Clock } from "./Clock.svelte";
export { default as Coached } from "./Coached.svelte";
export { default as CoachSwitch } from "./CoachSwitch.svelte";
export { default as Curtain } from "./Curtain.svelte";
export { default as Finale } from "./Finale.svelte";
export { default as Help } from "./Help.svelte";
export { default as HintList } from "./HintList.svelte";
export { default as Hurry } from "./Hurry.svelte";
export { default as KeyList } from "./KeyList.svelte";
export { default as Lobby } from "./Lobby.svelte";
export { default as Menu } from "./Menu.svelte";
export { default as Notes } from "./Notes.svelte";
export { default as Rematch } from "./Rematch.svelte";
export { default as RulesText } from "./RulesText.svelte";
export { default as Wish } from "./Wish.svelte";
