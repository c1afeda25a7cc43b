/** What a viewer knows of a table: everything the server has said, folded into one. */

import type { Chatted, FromServer, Said, State, Welcome } from "../protocol";

export interface Known {
  welcome: Welcome | null;
  state: State | null;
  log: Said[];
  chat: Chatted[];
}

export const NOTHING: Known = { welcome: null, state: null, log: [], chat: [] };

export function fold(known: Known, message: FromServer): Known {
  switch (message.type) {
    case "welcome":
      return { ...known, welcome: message, chat: message.chat };
    case "state":
      return { ...known, state: message, log: [...known.log.slice(0, message.log_from), ...message.log] };
    case "chatted":
      return { ...known, chat: [...known.chat, message] };
    default:
      return known;
  }
}
