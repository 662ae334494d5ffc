import type { GameBlock, Moves } from "./game-moves.ts";

/** First moves of the games of this group. */
export const ACTION_MOVES = {} as const satisfies Partial<Record<GameBlock["game"], Moves>>;
