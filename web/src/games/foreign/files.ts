import { file } from "../../house";

/** Where the server has what the package of a game brings: its board, its poster, its words. */
export const fileOf = (game: string, name: string): string => file(`games/${game}/${name}`);
