/** What Node answers: JSON in, JSON out. */

import { json } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import * as engine from "../src/engine/index.ts";
import { answer } from "./matches.js";

const { folder, ...asked } = await json(process.stdin);
console.log(JSON.stringify(await answer(engine, pathToFileURL(`${folder}/`), asked)));
