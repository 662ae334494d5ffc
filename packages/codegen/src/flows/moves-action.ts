import type { FlowStep } from "@sayhey/contract/flow";
import { tap, wait, type FlowScene } from "./flow-scene.ts";
import { swipe, type GameBlock, type Moves } from "./moves.ts";

/** A swipe over the board, and a look at what comes of it. */
const swept = (scene: FlowScene, direction: "left" | "right" | "up" | "down", ms: number): FlowStep[] => [
  swipe(scene, direction),
  wait(ms),
];

const started = (scene: FlowScene, ms: number): FlowStep[] => [tap("button", scene.say("start")), wait(ms)];

const pressed = (scene: FlowScene, key: string, ms: number): FlowStep[] => [tap("button", scene.say(key)), wait(ms)];

/** What the first thing to buy costs where a game is hard. */
const DEAREST_FINGER = 13;

/** First moves of the games of this group. */
export const ACTION_MOVES = {
  // The first thing in the way comes after 1.9 seconds.
  runner: (_block, scene) => [...started(scene, 1400), ...pressed(scene, "runnerJump", 1300)],
  // The first things fall in the middle and to the left of it.
  catcher: (_block, scene) => [...started(scene, 2100), ...swept(scene, "left", 1900)],
  // The first ball comes back to the middle of the paddle.
  breakout: (_block, scene) => [...started(scene, 2100), ...swept(scene, "left", 300), ...swept(scene, "right", 400)],
  // The first ball comes back to the middle.
  pong: (_block, scene) => [...started(scene, 3200), ...swept(scene, "left", 500), ...swept(scene, "right", 500)],
  fallingBlocks: (_block, scene) => [
    ...started(scene, 400),
    ...[1, 2, 3].flatMap(() => pressed(scene, "wayLeft", 110)),
    ...pressed(scene, "blocksDrop", 350),
    ...pressed(scene, "blocksRotate", 250),
    ...[1, 2, 3].flatMap(() => pressed(scene, "wayRight", 110)),
    ...pressed(scene, "blocksDrop", 350),
    ...pressed(scene, "blocksDrop", 350),
    ...pressed(scene, "blocksRotate", 500),
  ],
  invaders: (_block, scene) => [
    ...started(scene, 300),
    ...pressed(scene, "invadersFire", 500),
    ...swept(scene, "left", 400),
    ...pressed(scene, "invadersFire", 450),
    ...swept(scene, "right", 400),
    ...pressed(scene, "invadersFire", 800),
  ],
  // The first ones look out of the middle, the first and the last hole.
  whack: (_block, scene) => [
    ...started(scene, 500),
    ...[5, 1, 9].flatMap((hole) => [
      tap("button", scene.say("whackHole", { n: hole, name: "" }).trim(), { exact: false }),
      wait(650),
    ]),
    wait(500),
  ],
  // From the upper left corner, one of the two ways is open.
  maze: (_block, scene) => [
    ...swept(scene, "right", 450),
    ...swept(scene, "down", 450),
    ...swept(scene, "right", 450),
    ...swept(scene, "down", 450),
    ...swept(scene, "left", 450),
    ...swept(scene, "down", 500),
  ],
  // The light is on after 2.5 seconds at the latest.
  // Its one large button says more than what it is called by.
  reaction: (_block, scene) => [
    tap("button", scene.say("start"), { exact: false }),
    wait(2600),
    ...pressed(scene, "reactionNow", 1400),
  ],
  // The first light is always the first one.
  simon: (_block, scene) => [
    ...started(scene, 1000),
    tap("button", scene.say("simonLight", { n: 1, name: scene.say("simonOff") })),
    wait(2600),
  ],
  clicker: (block, scene) => {
    const name = block.pieces?.[0]?.label ?? scene.say("clickerThing");
    return [
      ...Array.from({ length: DEAREST_FINGER }, (_, index): FlowStep[] => [
        tap("button", scene.say("clickerTap", { name })),
        ...(index % 3 === 2 ? [wait(320)] : []),
      ]).flat(),
      wait(500),
      tap("button", scene.say("clickerFinger"), { exact: false }),
      wait(500),
      tap("button", scene.say("clickerTap", { name })),
      wait(500),
    ];
  },
  spotDifference: (_block, scene) => [
    ...started(scene, 1000),
    ...pressed(scene, "spotHint", 1000),
    ...pressed(scene, "spotHint", 1000),
  ],
} as const satisfies Partial<Record<GameBlock["game"], Moves>>;
