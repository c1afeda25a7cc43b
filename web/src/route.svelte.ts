/** Which page: the address says it, and nothing else does. */

import { hasServer, inside, to } from "./house";
import { type Route, routeOf } from "./routes";

class Router {
  route = $state.raw<Route>(routeOf(this.address.pathname));

  constructor() {
    addEventListener("popstate", () => this.arrive());
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(page: string): void {
    history.pushState(null, "", to(page));
    this.arrive();
    scrollTo(0, 0);
  }

  /** What the address says beside the page: `?seat=1&step=3`. */
  get query(): URLSearchParams {
    return this.address.searchParams;
  }

  /** The same page, with something else to say beside it. */
  set query(query: URLSearchParams) {
    history.replaceState(null, "", to(this.address.pathname + (query.size > 0 ? `?${query}` : "")));
  }

  /** Where on the page: `#rule-c3`. */
  get anchor(): string {
    return this.address.hash;
  }

  private get address(): URL {
    return inside(location.href);
  }

  private arrive(): void {
    this.route = routeOf(this.address.pathname);
  }

  /** A link to a page of ours needs no new document. */
  private follow(event: MouseEvent): void {
    const link = (event.target as Element).closest?.("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const page = inside(link.href);
    const file = !hasServer() && link.pathname !== location.pathname;
    if (file || routeOf(page.pathname).page === "unknown") return; // the documentation, a licence
    if (page.pathname === this.address.pathname && page.hash) return; // a part of this page
    event.preventDefault();
    this.go(page.pathname + page.search + page.hash);
  }
}

export const router = new Router();
