/** What a page says to the service worker of a new version: use it now, or which script the page runs. */
export type Message = "take over" | { runs: string };
