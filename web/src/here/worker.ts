/** Every worker of these pages: one file, so that what they have in common is brought once. Its name says what it does. */

import { TABLES } from "./ids.ts";
import { keepTables } from "./tables_worker.ts";
import { thinkAlong } from "./thinker_worker.ts";

if (self.name === TABLES) keepTables();
else thinkAlong();
