/** The program that Node runs: one line of JSON in, one out. */

import { createInterface } from "node:readline";
import { draw, ready } from "./draw";

await ready();
for await (const line of createInterface({ input: process.stdin })) console.log(JSON.stringify(draw(JSON.parse(line))));
