/** Where these pages live: with a server behind them, or as files in some folder of the web. `tertulia site` writes such a folder. */

export const hasServer = (): boolean => document.querySelector('meta[name="tertulia"][content="static"]') === null;

/** The address of a page such as `/rules/caramba`. In a folder one file is all pages, so which one it is stands behind the #. */
export const to = (page: string): string => (hasServer() ? page : `#${page}`);

/** The same for somebody elsewhere. */
export const whole = (page: string): string => new URL(to(page), location.href).href;

/** The address of a file such as `docs/`, which is no page of ours. */
export const file = (path: string): string => (hasServer() ? `/${path}` : new URL(path, location.href).href);

/** Which page an address means, as a URL inside the house, whatever folder that lies in. */
export function inside(address: string): URL {
  const { href, origin, hash } = new URL(address);
  return hasServer() ? new URL(href) : new URL(hash.slice(1) || "/", origin);
}
