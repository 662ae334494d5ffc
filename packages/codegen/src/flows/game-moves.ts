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
  // The first bites lie straight ahead.
  snake: (_block, scene) => [
    tap("button", scene.say("start")),
    wait(500),
    swipe(scene, "up"),
    wait(450),
    swipe(scene, "left"),
    wait(700),
    swipe(scene, "down"),
    wait(600),
  ],
  ...BOARD_MOVES,
  ...ACTION_MOVES,
  ...WORD_MOVES,
};
