import type { Level, Random } from "./game.ts";
import { bestMove, WON, type GameTree } from "./game-tree.ts";
import {
  after,
  BISHOP,
  isInCheck,
  KING,
  KNIGHT,
  legalMoves,
  PAWN,
  QUEEN,
  ROOK,
  type Move,
  type Position,
} from "./chess-rules.ts";

/** A game of chess: a position, how it came about, and what was there before. */
export interface Chess extends Position {
  last: Move | null;
  /** Every position so far as a text; the third time is a draw. */
  seen: readonly string[];
}

/** How a game ended; whoever is to move is checkmated. */
export type Ending = "checkmate" | "stalemate" | "draw";

const BACK_ROW = [ROOK, KNIGHT, BISHOP, QUEEN, KING, BISHOP, KNIGHT, ROOK];

const textOf = ({ board, white, castling, passed }: Position): string =>
  [board.join(""), white, castling, passed].join(" ");

/** The first position. */
export function startChess(): Chess {
  const empty = Array.from({ length: 32 }, (): number => 0);
  const pawns = Array.from({ length: 8 }, (): number => PAWN);
  const board = [...BACK_ROW.map((kind) => -kind), ...pawns.map((kind) => -kind), ...empty, ...pawns, ...BACK_ROW];
  const position: Position = { board, white: true, castling: 15, passed: null, quiet: 0 };
  return { ...position, last: null, seen: [textOf(position)] };
}

/** Makes a legal move. */
export function makeMove(game: Chess, move: Move): Chess {
  const position = after(game, move);
  return { ...position, last: move, seen: [...(position.quiet === 0 ? [] : game.seen), textOf(position)] };
}

/** Whether neither side has enough left to checkmate. */
function isBare(board: readonly number[]): boolean {
  const rest = board.map(Math.abs).filter((kind) => kind !== 0 && kind !== KING);
  return rest.length === 0 || (rest.length === 1 && (rest[0] === KNIGHT || rest[0] === BISHOP));
}

/** How the game ended, once it has. */
export function endingOf(game: Chess): Ending | undefined {
  if (legalMoves(game).length === 0) return isInCheck(game) ? "checkmate" : "stalemate";
  const text = game.seen.at(-1);
  const isThird = game.seen.filter((before) => before === text).length > 2;
  return isThird || game.quiet >= 100 || isBare(game.board) ? "draw" : undefined;
}

/** What a piece is worth, by kind. */
const WORTH = [0, 100, 320, 330, 500, 900, 0];

/** What it adds to stand here: pawns go on, knights and bishops to the middle, the king stays home until the end. */
function placeWorth(kind: number, at: number, isWhite: boolean, isEnd: boolean): number {
  const x = at % 8;
  const gone = isWhite ? 7 - Math.floor(at / 8) : Math.floor(at / 8);
  const middle = 7 - Math.abs(2 * x - 7) + 7 - Math.abs(2 * gone - 7);
  if (kind === PAWN) return gone * (isEnd ? 10 : 3) + (x > 1 && x < 6 ? gone * 4 : 0);
  if (kind === KNIGHT) return middle * 4 - 20;
  if (kind === BISHOP) return middle * 2 - (gone === 0 ? 12 : 0);
  if (kind === ROOK) return gone === 6 ? 20 : x > 2 && x < 5 ? 6 : 0;
  if (kind === QUEEN) return middle;
  if (isEnd) return middle * 4;
  return gone === 0 ? (x === 6 || x === 2 ? 30 : x === 3 || x === 5 ? -10 : 0) : gone * -18;
}

function balance(board: readonly number[]): number {
  const heavy = board.filter((piece) => Math.abs(piece) > PAWN && Math.abs(piece) < KING).length;
  let sum = 0;
  board.forEach((piece, at) => {
    if (piece === 0) return;
    const kind = Math.abs(piece);
    sum += Math.sign(piece) * ((WORTH[kind] ?? 0) + placeWorth(kind, at, piece > 0, heavy < 6));
  });
  return sum;
}

const gainOf = ({ board }: Position, { from, to, promotion }: Move): number =>
  10 * (WORTH[Math.abs(board[to] ?? 0)] ?? 0) - (WORTH[Math.abs(board[from] ?? 0)] ?? 0) + (promotion ?? 0) * 1000;

/** Captures first, of the most with the least. */
const inOrder = (position: Position, moves: Move[]): Move[] =>
  moves
    .map((move) => ({ move, gain: position.board[move.to] !== 0 || move.promotion ? gainOf(position, move) : -1e4 }))
    .sort((a, b) => b.gain - a.gain)
    .map(({ move }) => move);

const tree: GameTree<Position, Move> = {
  moves: (position) => inOrder(position, legalMoves(position)),
  after,
  side: ({ white }) => white,
  worth: (position) => {
    if (legalMoves(position).length === 0) return isInCheck(position) ? -WON : 0;
    return position.quiet >= 100 ? 0 : balance(position.board) * (position.white ? 1 : -1);
  },
  loud: (position) =>
    inOrder(
      position,
      legalMoves(position, ({ to, promotion }) => position.board[to] !== 0 || promotion === QUEEN),
    ),
};

/** Moves ahead, exchanges aside. */
const DEPTH: Readonly<Record<Level, number>> = { easy: 1, normal: 2, hard: 3 };

/** The move that the computer makes. */
export function answer(game: Chess, level: Level, random: Random): Move | undefined {
  return bestMove<Position, Move>(game, { depth: DEPTH[level], states: 12_000 }, tree, random);
}
