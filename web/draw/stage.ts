/** What the words look for in a browser: where there is none, the boards speak English. */

Object.assign(globalThis, { navigator: { languages: ["en"] }, document: { documentElement: {} } });
