import type { FlowStep } from "@sayhey/contract/flow";
import { tap, wait } from "./flow-scene.ts";
import { swipe, type GameBlock, type Moves } from "./moves.ts";
import { ACTION_MOVES } from "./moves-action.ts";
import { BOARD_MOVES } from "./moves-board.ts";
import { WORD_MOVES } from "./moves-words.ts";

/** First moves of every game; whatever chance brings, they can be made. */
export const GAME_MOVES: Readonly<Record<GameBlock["game"], Moves>> = {
  merge2048: (_block, scene) =>
    (["left", "up", "left", "down", "right", "up"] as const).flatMap((way): FlowStep[] => [
      swipe(scene, way),
      wait(350),
    ]),
  // Round in a small circle, far from every wall.
  snake: (_block, scene) => [
    tap("button", scene.say("start")),
    wait(400),
    ...(["up", "right", "down", "right", "up"] as const).flatMap((way): FlowStep[] => [swipe(scene, way), wait(420)]),
  ],
  ...BOARD_MOVES,
  ...ACTION_MOVES,
  ...WORD_MOVES,
};
