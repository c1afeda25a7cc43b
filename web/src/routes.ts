/** The pages of this house and their addresses. */

export type Route =
  | { page: "home" }
  | { page: "mine" }
  | { page: "you" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string | null }
  | { page: "story"; id: string | null }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string | null }
  | { page: "puzzles" | "challenge"; id: string | null }
  | { page: "unknown" };

export function routeOf(path: string): Route {
  const parts = partsOf(path);
  if (!parts) return { page: "unknown" };
  const [, page = "", name = "", ...rest] = parts;
  if ((page === "puzzles" || page === "challenge") && rest.length === (name ? 1 : 0)) return { page, id: [name, ...rest].join("/") || null };
  if (rest.length > 0) return { page: "unknown" };
  if (page === "") return { page: "home" };
  if ((page === "mine" || page === "you") && !name) return { page };
  if (page === "replay" || page === "story") return { page, id: name || null };
  if (page === "learn") return { page, game: name || null };
  if (page === "table" && name) return { page, id: name };
  if ((page === "new" || page === "rules") && name) return { page, game: name };
  return { page: "unknown" };
}

/** Null: it cannot be read, because a link was cut off within a letter. */
function partsOf(path: string): string[] | null {
  try {
    return path.replace(/\/$/, "").split("/").map(decodeURIComponent);
  } catch {
    return null;
  }
}
