/** The way in: the reader's words are asked for while the pages are still on their way. */

import { HOUSE, houseFile, preferred } from "./words/house";

const language = preferred();
for (const file of HOUSE) houseFile(language, file)?.catch(() => {}); // asked for again by who says them
void import("./open").then(({ open }) => open()); // not awaited: the pages need what is in this file
