import type { Level, Random } from "./game.ts";
import { bestMove, WON, type GameTree } from "./game-tree.ts";

/** Fields a side. */
export const SIDE = 8;
/** So many moves in a row without a capture or a step of a man are a draw. */
const QUIET_MOVES = 80;

/** A game of draughts: 1 a man and 2 a king of whoever begins and moves up, -1 and -2 of the other, 0 an empty field. */
export interface Draughts {
  board: readonly number[];
  turn: 1 | -1;
  /** The piece that has to go on capturing. */
  chain: number | null;
  /** Moves without a capture or a step of a man. */
  quiet: number;
  last: Step | null;
}

/** One step or jump; `over` is the piece that is captured. */
export interface Step {
  from: number;
  to: number;
  over: number | null;
}

/** Twelve men each, on dark fields only. */
export function startDraughts(): Draughts {
  const board = Array.from({ length: SIDE * SIDE }, (_, at) => {
    const row = Math.floor(at / SIDE);
    if (!isDark(at) || row === 3 || row === 4) return 0;
    return row < 3 ? -1 : 1;
  });
  return { board, turn: 1, chain: null, quiet: 0, last: null };
}

/** Whether a field is one that is played on. */
export const isDark = (at: number): boolean => ((at % SIDE) + Math.floor(at / SIDE)) % 2 === 1;

/** The field so far off, or nothing beyond the border. */
function fieldAt(at: number, dx: number, dy: number): number | undefined {
  const [x, y] = [(at % SIDE) + dx, Math.floor(at / SIDE) + dy];
  return x < 0 || y < 0 || x >= SIDE || y >= SIDE ? undefined : y * SIDE + x;
}

function stepsFrom(board: readonly number[], from: number, isJump: boolean): Step[] {
  const piece = board[from] ?? 0;
  const ways = Math.abs(piece) === 2 ? [-1, 1] : [-Math.sign(piece)];
  return ways.flatMap((dy) =>
    [-1, 1].flatMap((dx): Step[] => {
      const next = fieldAt(from, dx, dy);
      const behind = fieldAt(from, 2 * dx, 2 * dy);
      if (next === undefined) return [];
      if (!isJump) return board[next] === 0 ? [{ from, to: next, over: null }] : [];
      const isOther = Math.sign(board[next] ?? 0) === -Math.sign(piece);
      return isOther && behind !== undefined && board[behind] === 0 ? [{ from, to: behind, over: next }] : [];
    }),
  );
}

/** All that may be played: whoever can capture has to, and goes on with the same piece. */
export function stepsOf({ board, turn, chain, quiet }: Draughts): Step[] {
  if (quiet >= QUIET_MOVES) return [];
  const own = chain === null ? board.flatMap((piece, at) => (Math.sign(piece) === turn ? [at] : [])) : [chain];
  const jumps = own.flatMap((at) => stepsFrom(board, at, true));
  return jumps.length > 0 ? jumps : own.flatMap((at) => stepsFrom(board, at, false));
}

/** Makes a step. A man on the last row becomes a king, which ends the move. */
export function move(game: Draughts, step: Step): Draughts {
  const piece = game.board[step.from] ?? 0;
  const row = Math.floor(step.to / SIDE);
  const isCrowned = Math.abs(piece) === 1 && row === (piece > 0 ? 0 : SIDE - 1);
  const board = [...game.board];
  board[step.from] = 0;
  board[step.to] = isCrowned ? piece * 2 : piece;
  if (step.over !== null) board[step.over] = 0;
  const goesOn = step.over !== null && !isCrowned && stepsFrom(board, step.to, true).length > 0;
  return {
    board,
    turn: goesOn ? game.turn : game.turn === 1 ? -1 : 1,
    chain: goesOn ? step.to : null,
    quiet: step.over !== null || Math.abs(piece) === 1 ? 0 : game.quiet + 1,
    last: step,
  };
}

/** Who has won once nobody can move, or a draw. */
export function resultOf(game: Draughts): 1 | -1 | "draw" | undefined {
  if (game.quiet >= QUIET_MOVES) return "draw";
  if (stepsOf(game).length > 0) return undefined;
  return game.turn === 1 ? -1 : 1;
}

/** A king is worth more than a man; men are worth more the nearer they are to becoming one. */
function pieceWorth(piece: number, at: number): number {
  const row = Math.floor(at / SIDE);
  const isMiddle = at % SIDE > 1 && at % SIDE < 6 ? 2 : 0;
  if (Math.abs(piece) === 2) return Math.sign(piece) * (160 + isMiddle * 2);
  const gone = piece > 0 ? SIDE - 1 - row : row;
  // The back row keeps the other from kings.
  return piece * (100 + gone * 2 + (gone === 0 ? 8 : 0) + isMiddle);
}

const tree: GameTree<Draughts, Step> = {
  moves: stepsOf,
  after: move,
  side: ({ turn }) => turn,
  worth: (game) => {
    const result = resultOf(game);
    if (result === "draw") return 0;
    if (result !== undefined) return -WON;
    return game.turn * game.board.reduce((sum, piece, at) => (piece === 0 ? sum : sum + pieceWorth(piece, at)), 0);
  },
  // An exchange is looked at to its end.
  loud: (game) => stepsOf(game).filter(({ over }) => over !== null),
};

const DEPTH: Readonly<Record<Level, number>> = { easy: 1, normal: 4, hard: 7 };

/** The step that the computer makes. */
export function answer(game: Draughts, level: Level, random: Random): Step | undefined {
  return bestMove(game, { depth: DEPTH[level], states: 12_000 }, tree, random);
}
