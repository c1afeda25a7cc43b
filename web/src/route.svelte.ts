/** Which page: the address says it, and nothing else does. */

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string | null }
  | { page: "story"; id: string | null }
  | { page: "rules"; game: string }
  | { page: "unknown" };

export function routeOf(path: string): Route {
  const [, page = "", what = "", ...rest] = path.replace(/\/$/, "").split("/");
  const name = decodeURIComponent(what);
  if (rest.length > 0) return { page: "unknown" };
  if (page === "") return { page: "home" };
  if (page === "replay" || page === "story") return { page, id: name || null };
  if (page === "table" && name) return { page, id: name };
  if ((page === "new" || page === "rules") && name) return { page, game: name };
  return { page: "unknown" };
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.route = routeOf(location.pathname)));
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.route = routeOf(location.pathname);
    scrollTo(0, 0);
  }

  /** A link to a page of ours needs no new document. */
  private follow(event: MouseEvent): void {
    const link = (event.target as Element).closest?.("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash) return;
    if (routeOf(link.pathname).page === "unknown") return; // the documentation, a licence: the server's own
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
