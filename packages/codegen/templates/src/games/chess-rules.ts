/** Kinds of pieces; white ones are positive, black ones negative, 0 is an empty square. */
export const PAWN = 1;
export const KNIGHT = 2;
export const BISHOP = 3;
export const ROOK = 4;
export const QUEEN = 5;
export const KING = 6;

/** A position: squares from a8 to h1, and what else decides on moves. */
export interface Position {
  board: readonly number[];
  white: boolean;
  /** 1 and 2: white may castle on the king's and the queen's side; 4 and 8: black. */
  castling: number;
  /** The square that a pawn has just passed and where another one can capture it. */
  passed: number | null;
  /** Half moves without a capture or a step of a pawn. */
  quiet: number;
}

/** A move; `promotion` is the kind that a pawn becomes. */
export interface Move {
  from: number;
  to: number;
  promotion?: number;
}

type Step = readonly [dx: number, dy: number];
const STRAIGHT: readonly Step[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
const DIAGONAL: readonly Step[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];
const ALL_WAYS = [...STRAIGHT, ...DIAGONAL];
const JUMPS: readonly Step[] = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
];

/** For every square the squares that lie on each way from it, nearest first. */
const linesFor = (ways: readonly Step[], longest: number): readonly (readonly (readonly number[])[])[] =>
  Array.from({ length: 64 }, (_, square) =>
    ways
      .map(([dx, dy]) => {
        const line: number[] = [];
        for (let step = 1; step <= longest; step++) {
          const [x, y] = [(square % 8) + dx * step, Math.floor(square / 8) + dy * step];
          if (x < 0 || y < 0 || x > 7 || y > 7) break;
          line.push(y * 8 + x);
        }
        return line;
      })
      .filter((line) => line.length > 0),
  );
const KNIGHT_LINES = linesFor(JUMPS, 1);
const KING_LINES = linesFor(ALL_WAYS, 1);
const LINES: Readonly<Record<number, readonly (readonly (readonly number[])[])[]>> = {
  [KNIGHT]: KNIGHT_LINES,
  [BISHOP]: linesFor(DIAGONAL, 7),
  [ROOK]: linesFor(STRAIGHT, 7),
  [QUEEN]: linesFor(ALL_WAYS, 7),
  [KING]: KING_LINES,
};
const PAWN_HITS = {
  white: linesFor(
    [
      [-1, -1],
      [1, -1],
    ],
    1,
  ),
  black: linesFor(
    [
      [-1, 1],
      [1, 1],
    ],
    1,
  ),
};

const holds = (board: readonly number[], lines: readonly (readonly number[])[] | undefined, piece: number): boolean =>
  (lines ?? []).some(([square]) => square !== undefined && board[square] === piece);

/** Whether a side attacks a square. */
export function isAttacked(board: readonly number[], square: number, byWhite: boolean): boolean {
  const side = byWhite ? 1 : -1;
  if (holds(board, KNIGHT_LINES[square], side * KNIGHT) || holds(board, KING_LINES[square], side * KING)) return true;
  // Whence a pawn of one side hits is where one of the other side would hit from here.
  if (holds(board, PAWN_HITS[byWhite ? "black" : "white"][square], side * PAWN)) return true;
  return [ROOK, BISHOP].some((kind) =>
    LINES[kind]?.[square]?.some((line) => {
      const first = line.find((at) => board[at] !== 0);
      const piece = first === undefined ? 0 : (board[first] ?? 0) * side;
      return piece === kind || piece === QUEEN;
    }),
  );
}

/** Whether whoever is to move is in check. */
export function isInCheck({ board, white }: Position): boolean {
  return isAttacked(board, board.indexOf(white ? KING : -KING), !white);
}

function pawnMoves({ board, white, passed }: Position, from: number): Move[] {
  const ahead = white ? -8 : 8;
  const targets: number[] = [];
  if (board[from + ahead] === 0) {
    targets.push(from + ahead);
    const isHome = Math.floor(from / 8) === (white ? 6 : 1);
    if (isHome && board[from + 2 * ahead] === 0) targets.push(from + 2 * ahead);
  }
  for (const [to] of PAWN_HITS[white ? "white" : "black"][from] ?? []) {
    if (to !== undefined && ((board[to] ?? 0) * (white ? 1 : -1) < 0 || to === passed)) targets.push(to);
  }
  return targets.flatMap((to): Move[] =>
    to < 8 || to > 55 ? [QUEEN, KNIGHT, ROOK, BISHOP].map((promotion) => ({ from, to, promotion })) : [{ from, to }],
  );
}

function castlingMoves({ board, white, castling }: Position, from: number): Move[] {
  const rights = white ? castling : castling >> 2;
  const isFree = (...squares: number[]) => squares.every((square) => board[square] === 0);
  const isSafe = (...squares: number[]) => squares.every((square) => !isAttacked(board, square, !white));
  const moves: Move[] = [];
  if ((rights & 1) !== 0 && isFree(from + 1, from + 2) && isSafe(from, from + 1)) moves.push({ from, to: from + 2 });
  if ((rights & 2) !== 0 && isFree(from - 1, from - 2, from - 3) && isSafe(from, from - 1))
    moves.push({ from, to: from - 2 });
  return moves;
}

function movesFrom(position: Position, from: number): Move[] {
  const { board, white } = position;
  const kind = Math.abs(board[from] ?? 0);
  if (kind === PAWN) return pawnMoves(position, from);
  const moves = kind === KING ? castlingMoves(position, from) : [];
  for (const line of LINES[kind]?.[from] ?? []) {
    for (const to of line) {
      const piece = (board[to] ?? 0) * (white ? 1 : -1);
      if (piece <= 0) moves.push({ from, to });
      if (piece !== 0) break;
    }
  }
  return moves;
}

/** Rights to castle that are gone once something left or reached a square. */
const RIGHTS_AT: Readonly<Record<number, number>> = { 60: 3, 63: 1, 56: 2, 4: 12, 7: 4, 0: 8 };

/** The position after a move. */
export function after(position: Position, { from, to, promotion }: Move): Position {
  const { white, passed } = position;
  const side = white ? 1 : -1;
  const board = [...position.board];
  const piece = board[from] ?? 0;
  const kind = Math.abs(piece);
  const isCapture = board[to] !== 0;
  board[from] = 0;
  board[to] = promotion === undefined ? piece : side * promotion;
  if (kind === PAWN && to === passed) board[to + 8 * side] = 0;
  if (kind === KING && Math.abs(to - from) === 2) {
    board[to > from ? to + 1 : to - 2] = 0;
    board[(from + to) / 2] = side * ROOK;
  }
  const isDouble = kind === PAWN && Math.abs(to - from) === 16;
  const between = (from + to) / 2;
  // Only counts where a pawn is there to make use of it: positions are compared by it.
  const canBeHit = isDouble && holds(board, PAWN_HITS[white ? "white" : "black"][between], -side * PAWN);
  return {
    board,
    white: !white,
    castling: position.castling & ~((RIGHTS_AT[from] ?? 0) | (RIGHTS_AT[to] ?? 0)),
    passed: canBeHit ? between : null,
    quiet: isCapture || kind === PAWN ? 0 : position.quiet + 1,
  };
}

/** All legal moves, those of `isWanted` only. */
export function legalMoves(position: Position, isWanted: (move: Move) => boolean = () => true): Move[] {
  const { white } = position;
  const king = white ? KING : -KING;
  const moves: Move[] = [];
  position.board.forEach((piece, from) => {
    if (piece !== 0 && piece > 0 === white) moves.push(...movesFrom(position, from).filter(isWanted));
  });
  return moves.filter((move) => {
    const { board } = after(position, move);
    return !isAttacked(board, board.indexOf(king), !white);
  });
}
