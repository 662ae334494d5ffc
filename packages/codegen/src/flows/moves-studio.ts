import { tap, type, wait } from "./flow-scene.ts";
import { swipeOver, type ToolBlock, type ToolMoves } from "./moves.ts";

/** First moves with the tools of this group. */
export const STUDIO_MOVES = {
  mediaPlayer: (_block, scene) => [
    tap("button", scene.say("play")),
    wait(1600),
    tap("button", scene.say("nextTrack")),
    wait(1800),
  ],
  metronome: (_block, scene) => [
    tap("button", scene.say("start")),
    wait(1400),
    tap("button", scene.say("faster")),
    tap("button", scene.say("faster")),
    wait(1400),
  ],
  piano: (_block, scene) => [tap("button", scene.say("playTake")), wait(3200)],
  drumMachine: (_block, scene) => [
    tap("button", scene.say("play")),
    wait(1300),
    tap("button", scene.say("drumStep", { name: scene.say("drumTom"), n: 15 })),
    tap("button", scene.say("drumStep", { name: scene.say("drumTom"), n: 16 })),
    wait(1700),
  ],
  imageResize: (_block, scene) => [
    tap("button", scene.say("sizeSquare")),
    wait(1000),
    tap("button", scene.say("sizeStory")),
    wait(1000),
    tap("radio", scene.say("fitWhole")),
    wait(1200),
  ],
  imageEditor: (_block, scene) => [
    tap("button", scene.say("lookNoir")),
    wait(900),
    tap("button", scene.say("lookVivid")),
    wait(900),
    tap("radio", scene.say("textTool")),
    type(scene.say("textOnPicture"), scene.say("pageTitle").toUpperCase()),
    wait(1500),
  ],
  whiteboard: (_block, scene) => [
    tap("button", scene.say("textTool")),
    type(scene.say("textToPlace"), scene.say("tomorrow")),
    tap("group", scene.say("boardToDraw")),
    wait(700),
    tap("button", scene.say("lineTool")),
    tap("button", `${scene.say("penColor")} 2`),
    swipeOver(scene.say("boardToDraw"), "right"),
    wait(1500),
  ],
  pixelArt: (_block, scene) => [
    wait(900),
    tap("button", scene.say("colorIs", { n: 10, name: "#3fb6b2" })),
    tap("button", scene.say("fillTool")),
    tap("group", scene.say("pixelBoard")),
    wait(1100),
    tap("button", scene.say("frameN", { n: 2 })),
    tap("group", scene.say("pixelBoard")),
    wait(1500),
  ],
  diagram: (block, scene) => [
    wait(500),
    // A sample has boxes of its own.
    ...(block.sample === undefined ? [tap("button", scene.say("diagramExample").split("-> ").at(-1) ?? "")] : []),
    tap("button", scene.say("addShape", { name: scene.say("shapeDiamond") })),
    wait(600),
    type(scene.say("boxText"), `${scene.say("done")}?`),
    wait(600),
    tap("button", scene.say("tidyUp")),
    wait(1700),
  ],
  playground: (_block, scene) => [
    wait(600),
    tap("button", scene.say("exampleMotion")),
    wait(1500),
    tap("button", scene.say("exampleGrid")),
    wait(1400),
  ],
} as const satisfies Partial<Record<ToolBlock["tool"], ToolMoves>>;
