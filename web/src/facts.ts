// Made by `tertulia protocol --write`; do not edit.

export const LANGUAGES = {"de": "Deutsch", "en": "English", "es": "Español", "fr": "Français"} as const;
export const LEVELS = ["random", "easy", "medium", "hard", "champion"] as const;
export const NAME_LENGTH = 40 as const;
export const CHAT_LENGTH = 500 as const;
export const BREAK = 40 as const;
export const REFUSED_WISHES = 3 as const;
export const PAUSES = {"person": [0.8, 2.8], "bot": [0.3, 0.7]} as const;

export type Route =
  | "GET /healthz"
  | "GET /metrics"
  | "GET /openapi.json"
  | "GET /api/home"
  | "POST /api/home"
  | "GET /api/games"
  | "GET /api/tables"
  | "POST /api/tables"
  | "GET /api/tables/{table}"
  | "POST /api/tables/{table}/seats"
  | "DELETE /api/tables/{table}/seats"
  | "POST /api/tables/{table}/start"
  | "POST /api/tables/{table}/rematch"
  | "POST /api/tables/{table}/claim"
  | "GET /api/tables/{table}/record"
  | "GET /api/tables/{table}/replay"
  | "GET /api/tables/{table}/verify"
  | "GET /api/tables/{table}/analysis"
  | "POST /api/analysis"
  | "POST /api/replay";
