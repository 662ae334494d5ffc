import type { Block } from "@sayhey/appspec";
import type { FlowStep } from "@sayhey/contract/flow";
import type { FlowScene } from "./flow-scene.ts";

/** A game block. */
export type GameBlock = Extract<Block, { kind: "game" }>;
/** What somebody does in a game's first seconds, so that one sees how it is played. */
export type Moves = (block: GameBlock, scene: FlowScene) => FlowStep[];

/** A tool block. */
export type ToolBlock = Extract<Block, { kind: "tool" }>;
/** What somebody does with a tool first. */
export type ToolMoves = (block: ToolBlock, scene: FlowScene) => FlowStep[];

type Direction = "left" | "right" | "up" | "down";

/** A swipe over the surface of that name. */
export const swipeOver = (name: string, direction: Direction): FlowStep => ({
  do: "swipe",
  target: { role: "group", name, exact: true },
  direction,
});

/** A swipe over the board. */
export const swipe = (scene: FlowScene, direction: Direction): FlowStep => swipeOver(scene.say("board"), direction);
