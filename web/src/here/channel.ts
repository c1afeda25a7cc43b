/** Where the tabs of a browser tell each other at which table something was written. */
export const CHANNEL = "tertulia.tables";
