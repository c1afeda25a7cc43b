import { mount } from "svelte";
import App from "./App.svelte";
import "./theme.css";
import { words } from "./words/words.svelte";

await words.need("tertulia", "web");
mount(App, { target: document.getElementById("app") as HTMLElement });
