import type { ToolBlock, ToolMoves } from "./moves.ts";
import { MAKER_MOVES } from "./moves-maker.ts";
import { STUDIO_MOVES } from "./moves-studio.ts";
import { TEXT_MOVES } from "./moves-text.ts";

/** First moves with every tool. */
export const TOOL_MOVES: Readonly<Record<ToolBlock["tool"], ToolMoves>> = {
  ...TEXT_MOVES,
  ...MAKER_MOVES,
  ...STUDIO_MOVES,
};
