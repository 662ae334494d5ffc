import { describe, expect, it } from "vitest";
import * as chess from "../templates/src/games/chess-game.ts";
import { after, legalMoves, type Position } from "../templates/src/games/chess-rules.ts";
import * as connectFour from "../templates/src/games/connect-four-rules.ts";
import * as draughts from "../templates/src/games/draughts-rules.ts";
import * as memory from "../templates/src/games/memory-rules.ts";
import * as mines from "../templates/src/games/minesweeper-rules.ts";
import * as reversi from "../templates/src/games/reversi-rules.ts";
import * as sliding from "../templates/src/games/sliding-puzzle-rules.ts";
import * as sudoku from "../templates/src/games/sudoku-rules.ts";
import * as ticTacToe from "../templates/src/games/tic-tac-toe-rules.ts";
import { createRandom } from "@sayhey/contract/random";

const LEVELS = ["easy", "normal", "hard"] as const;

describe("memory", () => {
  it("deals every picture twice and keeps what matches", () => {
    const game = memory.startMemory(6, 18, createRandom(1));
    const counts = new Map<number, number>();
    for (const card of game.cards) counts.set(card, (counts.get(card) ?? 0) + 1);
    expect([...counts.values()]).toEqual([2, 2, 2, 2, 2, 2]);
    const twin = game.cards.lastIndexOf(game.cards[0] ?? -1);
    const pair = memory.turnUp(memory.turnUp(game, 0), twin);
    expect(pair).toMatchObject({ up: [], found: [0, twin], moves: 1 });
    expect(memory.turnUp(pair, twin)).toBe(pair);
  });

  it("turns two that do not match down with the next card", () => {
    const game: memory.Memory = { cards: [0, 1, 0, 1], up: [], found: [], moves: 0 };
    const two = memory.turnUp(memory.turnUp(game, 0), 1);
    expect(two).toMatchObject({ up: [0, 1], moves: 1 });
    expect(memory.turnUp(two, 2)).toMatchObject({ up: [2], moves: 1 });
    const done = [0, 2, 1, 3].reduce(memory.turnUp, game);
    expect(memory.isDone(done)).toBe(true);
    expect(done.moves).toBe(2);
  });
});

describe("tic-tac-toe", () => {
  const play = (...fields: number[]) => fields.reduce(ticTacToe.mark, ticTacToe.startTicTacToe());

  it("knows three in a row and a draw", () => {
    expect(ticTacToe.resultOf(play(0, 3, 1, 4, 2))).toBe(0);
    expect(ticTacToe.resultOf(play(0, 1, 2, 4, 3, 5, 7, 6, 8))).toBe("draw");
    const over = play(0, 3, 1, 4, 2);
    expect(ticTacToe.mark(over, 8)).toBe(over);
  });

  it("lets the computer win, block, and never lose on hard", () => {
    expect(ticTacToe.answer(play(0, 3, 1, 4, 8), "normal", createRandom(2))).toBe(5);
    expect(ticTacToe.answer(play(0, 4, 1), "normal", createRandom(2))).toBe(2);
    const random = createRandom(7);
    for (let round = 0; round < 12; round++) {
      let game = ticTacToe.startTicTacToe();
      while (ticTacToe.resultOf(game) === undefined) {
        const free = game.fields.flatMap((player, at) => (player === null ? [at] : []));
        const at = game.turn === 0 ? free[Math.floor(random() * free.length)] : ticTacToe.answer(game, "hard", random);
        game = ticTacToe.mark(game, at ?? 0);
      }
      expect(ticTacToe.resultOf(game)).not.toBe(0);
    }
  });
});

describe("connect four", () => {
  const play = (...columns: number[]) => columns.reduce(connectFour.drop, connectFour.startConnectFour());

  it("lets discs fall and finds four in every direction", () => {
    expect(play(3, 3).fields.slice(31, 39)).toEqual([-1, 0, 0, 0, 0, 0, 0, 1]);
    expect(connectFour.fourOf(play(0, 1, 0, 1, 0, 1, 0))).toHaveLength(4);
    expect(connectFour.fourOf(play(0, 0, 1, 1, 2, 2, 3))).toEqual([35, 36, 37, 38]);
    expect(connectFour.fourOf(play(0, 1, 1, 2, 2, 3, 2, 3, 3, 6, 3))).toHaveLength(4);
    expect(connectFour.fourOf(play(6, 5, 5, 4, 4, 3, 4, 3, 3, 0, 3))).toHaveLength(4);
    const full = play(0, 0, 0, 0, 0, 0);
    expect(connectFour.drop(full, 0)).toBe(full);
  });

  it("takes a win and blocks one on every level", () => {
    for (const level of LEVELS) {
      expect(connectFour.answer(play(0, 6, 0, 6, 1, 6, 1), level, createRandom(3))).toBe(6);
      expect(connectFour.answer(play(0, 6, 0, 5, 0), level, createRandom(3))).toBe(0);
    }
  });
});

describe("minesweeper", () => {
  it("makes the first step safe and opens an area", () => {
    for (let seed = 0; seed < 30; seed++) {
      const game = mines.openField(mines.startMines(mines.SIZES.hard), seed, createRandom(seed));
      expect(game.hit).toBeNull();
      expect(game.laid).toHaveLength(game.mines);
      expect(mines.minesAround(game, seed)).toBe(0);
      expect(game.open.length).toBeGreaterThan(3);
      expect(game.open.some((at) => game.laid.includes(at))).toBe(false);
    }
  });

  const small: mines.Mines = { columns: 3, rows: 3, mines: 1, laid: [0], open: [], flags: [], hit: null };

  it("ends on a mine, keeps flags shut, and is cleared without them", () => {
    expect(mines.openField(small, 0, createRandom(1)).hit).toBe(0);
    const flagged = mines.flag(small, 0);
    expect(mines.openField(flagged, 0, createRandom(1))).toBe(flagged);
    const cleared = mines.openField(small, 8, createRandom(1));
    expect(mines.isCleared(cleared)).toBe(true);
    expect(mines.minesAround(small, 4)).toBe(1);
  });

  it("opens around a number once its flags are set", () => {
    const open = mines.openField(small, 4, createRandom(1));
    expect(mines.openAround(open, 4, createRandom(1))).toBe(open);
    expect(mines.isCleared(mines.openAround(mines.flag(open, 0), 4, createRandom(1)))).toBe(true);
    expect(mines.openAround(mines.flag(open, 1), 4, createRandom(1)).hit).toBe(0);
  });
});

describe("sudoku", () => {
  it("has one solution on every level", () => {
    for (const level of LEVELS) {
      const game = sudoku.startSudoku(level, createRandom(11));
      expect(sudoku.solve(game.given, 2)).toEqual([game.solution]);
      const solved = { ...game, digits: game.solution };
      expect(game.solution.some((_, at) => sudoku.isConflict(solved, at))).toBe(false);
      expect(sudoku.isSolved(solved)).toBe(true);
      expect(game.given.filter((digit) => digit > 0).length).toBeLessThan(45);
    }
  });

  it("keeps what is given, marks conflicts, and takes notes away", () => {
    const game = sudoku.startSudoku("easy", createRandom(5));
    const given = game.given.findIndex((digit) => digit > 0);
    expect(sudoku.enter(game, given, 1)).toBe(game);
    const [first = 0, second = 0] = game.given.flatMap((digit, at) => (digit === 0 ? [at] : []));
    const same = game.given.findIndex((digit, at) => digit > 0 && sudoku.isPeer(at, first));
    expect(sudoku.isConflict(sudoku.enter(game, first, game.given[same] ?? 0), first)).toBe(true);
    const peer = game.given.findIndex((digit, at) => digit === 0 && sudoku.isPeer(at, first));
    const noted = sudoku.note(sudoku.note(game, peer, 3), second, 4);
    expect(sudoku.notedIn(noted, peer)).toContain(3);
    expect(sudoku.notedIn(sudoku.enter(noted, first, 3), peer)).not.toContain(3);
  });
});

describe("sliding puzzle", () => {
  it("is mixed so that it can be solved", () => {
    expect(sliding.isSolvable(4, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14, 0])).toBe(false);
    for (let seed = 0; seed < 20; seed++)
      for (const side of Object.values(sliding.SIDES)) {
        const { tiles } = sliding.startSliding(side, createRandom(seed));
        expect(sliding.isSolvable(side, tiles)).toBe(true);
        expect([...tiles].sort((a, b) => a - b)).toEqual(Array.from({ length: side * side }, (_, index) => index));
      }
  });

  it("pushes a whole row toward the gap", () => {
    const game: sliding.Sliding = { side: 3, tiles: [1, 2, 3, 4, 5, 6, 7, 8, 0], moves: 0 };
    expect(sliding.push(game, 6).tiles).toEqual([1, 2, 3, 4, 5, 6, 0, 7, 8]);
    expect(sliding.push(game, 4)).toBe(game);
    expect(sliding.pushTo(game, "down").tiles).toEqual([1, 2, 3, 4, 5, 0, 7, 8, 6]);
    expect(sliding.pushTo(game, "up")).toBe(game);
    expect(sliding.isInOrder(sliding.pushTo(sliding.pushTo(game, "down"), "up"))).toBe(true);
  });
});

describe("chess", () => {
  const perft = (position: Position, depth: number): number =>
    depth === 0 ? 1 : legalMoves(position).reduce((sum, move) => sum + perft(after(position, move), depth - 1), 0);
  const fromFen = (fen: string): chess.Chess => {
    const [rows = "", side, rights = "", passed = "-"] = fen.split(" ");
    const board = [...rows.replaceAll("/", "")].flatMap((sign) => {
      const kind = "pnbrqk".indexOf(sign.toLowerCase()) + 1;
      return kind === 0
        ? Array.from({ length: Number(sign) }, (): number => 0)
        : [sign === sign.toUpperCase() ? kind : -kind];
    });
    const castling = [..."KQkq"].reduce((bits, sign, index) => bits | (rights.includes(sign) ? 1 << index : 0), 0);
    const square = passed === "-" ? null : passed.charCodeAt(0) - 97 + (8 - Number(passed[1])) * 8;
    return { board, white: side === "w", castling, passed: square, quiet: 0, last: null, seen: [] };
  };

  it("finds exactly the legal moves of known positions", () => {
    const start = chess.startChess();
    expect([1, 2, 3].map((depth) => perft(start, depth))).toEqual([20, 400, 8902]);
    const kiwipete = fromFen("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -");
    expect([1, 2, 3].map((depth) => perft(kiwipete, depth))).toEqual([48, 2039, 97_862]);
    const ending = fromFen("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -");
    expect([1, 2, 3, 4].map((depth) => perft(ending, depth))).toEqual([14, 191, 2812, 43_238]);
    const promotions = fromFen("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq -");
    expect([1, 2, 3].map((depth) => perft(promotions, depth))).toEqual([6, 264, 9467]);
  });

  it("tells checkmate, stalemate and draws apart", () => {
    expect(chess.endingOf(fromFen("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq -"))).toBe("checkmate");
    expect(chess.endingOf(fromFen("7k/5Q2/6K1/8/8/8/8/8 b - -"))).toBe("stalemate");
    expect(chess.endingOf(fromFen("7k/8/6K1/8/8/8/8/5N2 w - -"))).toBe("draw");
    let game = chess.startChess();
    // The knights go out and back: the first position is there for the third time.
    const knights = [
      { from: 62, to: 45 },
      { from: 6, to: 21 },
      { from: 45, to: 62 },
      { from: 21, to: 6 },
    ];
    game = [...knights, ...knights].slice(0, 7).reduce(chess.makeMove, game);
    expect(chess.endingOf(game)).toBeUndefined();
    game = chess.makeMove(game, { from: 21, to: 6 });
    expect(chess.endingOf(game)).toBe("draw");
  });

  it("mates in one and takes what hangs", () => {
    const mate = fromFen("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - -");
    const queen = fromFen("4k3/8/8/3q4/4P3/8/8/4K3 w - -");
    for (const level of LEVELS) {
      expect(chess.answer(mate, level, createRandom(4))).toEqual({ from: 59, to: 3 });
      expect(chess.answer(queen, level, createRandom(4))).toEqual({ from: 36, to: 27 });
    }
  });
});

describe("draughts", () => {
  const empty = () => Array.from({ length: 64 }, (): number => 0);
  const at = (pieces: Record<number, number>): draughts.Draughts => ({
    ...draughts.startDraughts(),
    board: Object.entries(pieces).reduce((board, [field, piece]) => board.with(Number(field), piece), empty()),
  });

  it("begins with seven steps, all on dark fields", () => {
    const steps = draughts.stepsOf(draughts.startDraughts());
    expect(steps).toHaveLength(7);
    expect(steps.every(({ to }) => draughts.isDark(to))).toBe(true);
  });

  it("has to capture and to go on capturing", () => {
    const game = at({ 44: 1, 35: -1, 19: -1, 56: 1 });
    expect(draughts.stepsOf(game)).toEqual([{ from: 44, to: 26, over: 35 }]);
    const next = draughts.move(game, { from: 44, to: 26, over: 35 });
    expect(next).toMatchObject({ turn: 1, chain: 26 });
    const [step] = draughts.stepsOf(next);
    expect(step).toEqual({ from: 26, to: 12, over: 19 });
    expect(draughts.resultOf(draughts.move(next, { from: 26, to: 12, over: 19 }))).toBe(1);
  });

  it("crowns a man, which ends its move, and lets kings go back", () => {
    const crowned = draughts.move(at({ 17: 1, 10: -1, 12: -1, 7: -1 }), { from: 17, to: 3, over: 10 });
    expect(crowned.board[3]).toBe(2);
    expect(crowned).toMatchObject({ turn: -1, chain: null });
    expect(draughts.stepsOf({ ...at({ 28: 2 }), turn: 1 })).toHaveLength(4);
    expect(draughts.stepsOf(at({ 28: 1 }))).toHaveLength(2);
  });
});

describe("reversi", () => {
  it("has four first moves and turns what lies between", () => {
    const game = reversi.startReversi();
    expect(reversi.movesOf(game, 1)).toEqual([19, 26, 37, 44]);
    const next = reversi.place(game, 19);
    expect(reversi.count(next, 1)).toBe(4);
    expect(reversi.count(next, -1)).toBe(1);
    expect(reversi.place(next, 0)).toBe(next);
  });

  it("passes where nobody can answer, and ends where nobody can move", () => {
    const fields = Array.from({ length: 64 }, (): number => 0)
      .with(0, 1)
      .with(1, -1)
      .with(8, 1)
      .with(9, -1)
      .with(10, -1);
    const next = reversi.place({ fields, turn: 1, last: null, passed: false }, 2);
    expect(next).toMatchObject({ turn: 1, passed: true });
    expect(reversi.isOver({ ...reversi.startReversi(), fields: Array.from({ length: 64 }, (): number => 1) })).toBe(
      true,
    );
  });

  it("lets the computer beat chance", () => {
    const random = createRandom(9);
    for (let round = 0; round < 3; round++) {
      let game = reversi.startReversi();
      while (!reversi.isOver(game)) {
        const moves = reversi.movesOf(game, game.turn);
        const at =
          game.turn === 1 ? moves[Math.floor(random() * moves.length)] : reversi.answer(game, "normal", random);
        game = reversi.place(game, at ?? -1);
      }
      expect(reversi.count(game, -1)).toBeGreaterThan(reversi.count(game, 1));
    }
  });
});
