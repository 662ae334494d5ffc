export { createPlayer } from "./create-player.ts";
export type { Player, PlayerOptions } from "./create-player.ts";
