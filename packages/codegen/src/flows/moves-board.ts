import type { FlowStep } from "@sayhey/contract/flow";
import { tap, wait, type FlowScene } from "./flow-scene.ts";
import { swipe, type GameBlock, type Moves } from "./moves.ts";

/** Taps a field of a board that is empty, covered or whatever `what` says, by its row and column from 1. */
const field = (scene: FlowScene, row: number, column: number, what: string): FlowStep =>
  tap("button", scene.say("fieldAt", { row, column, name: scene.say(what) }));

/** Taps the nth button of a board whose name begins with these words. */
const part = (name: string): FlowStep => tap("button", name, { exact: false });

const each = (steps: readonly FlowStep[], ms: number): FlowStep[] => steps.flatMap((step) => [step, wait(ms)]);

const square = (scene: FlowScene, name: string, what: string): FlowStep =>
  tap("button", scene.say("squareHolds", { square: name, name: what }));

/** What stands for a digit of a sudoku. */
const digitName = ({ pieces = [] }: GameBlock, digit: number): string =>
  pieces.length < 9 ? String(digit) : (pieces[digit - 1]?.label ?? String(digit));

/** First moves of the games of this group. */
export const BOARD_MOVES = {
  memory: (_block, scene) => [
    wait(300),
    ...[1, 2, 3, 4].flatMap((n): FlowStep[] => [
      tap("button", scene.say("cardFaceDown", { n })),
      wait(n === 2 ? 1500 : 600),
    ]),
  ],
  // Against the computer nobody knows who wins: two people show how one does.
  ticTacToe: (_block, scene) => [
    {
      do: "select",
      target: { role: "combobox", name: scene.say("opponent"), exact: true },
      option: scene.say("twoPlayers"),
    },
    ...[
      [2, 2],
      [1, 2],
      [1, 1],
      [3, 3],
      [3, 1],
      [1, 3],
      [2, 1],
    ].flatMap(([row = 1, column = 1]): FlowStep[] => [field(scene, row, column, "emptyField"), wait(450)]),
    wait(1300),
  ],
  connectFour: (_block, scene) =>
    [4, 4, 3].flatMap((n): FlowStep[] => [part(scene.say("columnAt", { n, name: "" }).trim()), wait(1300)]),
  minesweeper: (_block, scene) => [
    wait(300),
    field(scene, 4, 4, "coveredField"),
    wait(1400),
    tap("button", scene.say("flagMode")),
    wait(400),
    part(scene.say("coveredField")),
    wait(1200),
  ],
  sudoku: (block, scene) => [
    wait(300),
    part(scene.say("emptyField")),
    wait(500),
    tap("button", scene.say("noteMode")),
    wait(300),
    ...each(
      [2, 5, 7].map((digit) => tap("button", scene.say("enterNumber", { name: digitName(block, digit) }))),
      400,
    ),
    tap("button", scene.say("undo")),
    wait(800),
  ],
  chess: (_block, scene) => {
    const empty = scene.say("emptyField");
    const can = scene.say("cellOf", { row: empty, column: scene.say("possibleField") });
    const white = (kind: string) => scene.say("chessPiece", { piece: scene.say(kind), side: scene.say("chessWhite") });
    return [
      square(scene, "e2", white("chessPawn")),
      wait(500),
      square(scene, "e4", can),
      wait(1400),
      square(scene, "g1", white("chessKnight")),
      wait(500),
      square(scene, "f3", can),
      wait(1400),
    ];
  },
  blackjack: (_block, scene) => [
    wait(300),
    tap("button", scene.say("dealCards")),
    wait(1200),
    tap("button", scene.say("standHand")),
    wait(2600),
  ],
  // Twenty-four cards are left after dealing.
  solitaire: (_block, scene) =>
    [24, 23, 22, 21, 20].flatMap((n): FlowStep[] => [
      tap("button", scene.say("stockHas", { n })),
      wait(500),
      ...(n === 22 ? [tap("button", scene.say("sendAllUp")), wait(500)] : []),
    ]),
  slidingPuzzle: (_block, scene) =>
    (["right", "down", "right", "down", "left", "up", "left"] as const).flatMap((direction): FlowStep[] => [
      swipe(scene, direction),
      wait(380),
    ]),
  draughts: (block, scene) => {
    const man = scene.say("manPiece", { name: block.pieces?.[0]?.label ?? scene.say("discFirst") });
    const at = (row: number, column: number, name: string) =>
      tap("button", scene.say("fieldAt", { row, column, name }));
    return [wait(300), at(6, 3, man), wait(600), at(5, 4, scene.say("possibleField")), wait(2400)];
  },
  reversi: (_block, scene) => {
    const go = [part(scene.say("possibleField")), wait(1400)];
    return [wait(300), ...go, ...go, wait(600)];
  },
  poker: (_block, scene) => [
    wait(300),
    tap("button", scene.say("dealCards")),
    wait(900),
    ...each(
      [
        part(scene.say("cardShows", { n: 1, name: "" }).trim()),
        part(scene.say("cardShows", { n: 4, name: "" }).trim()),
      ],
      400,
    ),
    tap("button", scene.say("swapSome", { n: 2 })),
    wait(1000),
    tap("button", scene.say("showHands")),
    wait(1300),
  ],
} as const satisfies Partial<Record<GameBlock["game"], Moves>>;
