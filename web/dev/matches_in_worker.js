/** What a browser answers, in a worker. */

import * as engine from "./index.js";
import { answer } from "./matches.js";

onmessage = async ({ data }) => postMessage(await answer(engine, new URL("./games/", location.href), data));
