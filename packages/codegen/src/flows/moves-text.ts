import type { ToolBlock, ToolMoves } from "./tool-moves.ts";

/** First moves with the tools of this group. */
export const TEXT_MOVES = {} as const satisfies Partial<Record<ToolBlock["tool"], ToolMoves>>;
