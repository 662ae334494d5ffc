import type { Block } from "@sayhey/appspec";
import type { FlowStep } from "@sayhey/contract/flow";
import type { FlowScene } from "./flow-scene.ts";
import { MAKER_MOVES } from "./moves-maker.ts";
import { STUDIO_MOVES } from "./moves-studio.ts";
import { TEXT_MOVES } from "./moves-text.ts";

/** A tool block. */
export type ToolBlock = Extract<Block, { kind: "tool" }>;
/** What somebody does with a tool first. */
export type ToolMoves = (block: ToolBlock, scene: FlowScene) => FlowStep[];

/** First moves with every tool. */
export const TOOL_MOVES: Readonly<Record<ToolBlock["tool"], ToolMoves>> = {
  ...TEXT_MOVES,
  ...MAKER_MOVES,
  ...STUDIO_MOVES,
};
