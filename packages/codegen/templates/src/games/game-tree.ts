import { shuffled, type Random } from "./game.ts";

/** As much as a won game is worth; anything less is a guess. */
export const WON = 1_000_000;

/** What the computer has to know about a game to think ahead in it. */
export interface GameTree<S, M> {
  /** Whatever can be played, best guesses first; nothing once it is over. */
  moves: (state: S) => readonly M[];
  after: (state: S, move: M) => S;
  /** Whose turn it is. */
  side: (state: S) => unknown;
  /** How good it looks for whoever's turn it is; `WON` or `-WON` where it is decided. */
  worth: (state: S) => number;
  /** Moves that must not be cut short, such as an exchange of pieces that has begun. */
  loud?: (state: S) => readonly M[];
}

/** How far the computer looks: moves ahead, and states at most, after which it makes do with what it has found. */
export interface Reach {
  depth: number;
  states: number;
}

/** The best move by looking ahead (alpha and beta); equally good ones by chance. Nothing once it is over. */
export function bestMove<S, M>(state: S, reach: Reach, tree: GameTree<S, M>, random: Random): M | undefined {
  const search = new Search(tree, reach.states);
  let order = shuffled(tree.moves(state), random);
  for (let depth = Math.min(1, reach.depth); depth <= reach.depth; depth++) {
    let best = -Infinity;
    let found = order[0];
    for (const move of order) {
      const worth = search.worthAfter(state, move, depth, best, Infinity);
      // What was looked at to its end at this depth holds: it began with the best one of the depth before.
      if (search.isSpent && depth > 1) return found;
      if (worth > best) [best, found] = [worth, move];
    }
    // The best one so far goes first: it cuts off more, and it is what is played when there is no time for more.
    if (found !== undefined) order = [found, ...order.filter((move) => move !== found)];
    if (Math.abs(best) >= WON) break;
  }
  return order[0];
}

class Search<S, M> {
  private seen = 0;
  private readonly tree: GameTree<S, M>;
  private readonly most: number;

  constructor(tree: GameTree<S, M>, most: number) {
    this.tree = tree;
    this.most = most;
  }

  get isSpent(): boolean {
    return this.seen > this.most;
  }

  /** What a move is worth to whoever makes it. */
  worthAfter(state: S, move: M, depth: number, alpha: number, beta: number): number {
    const next = this.tree.after(state, move);
    // Some games give one the turn again.
    return this.tree.side(next) === this.tree.side(state)
      ? this.worth(next, depth - 1, alpha, beta)
      : -this.worth(next, depth - 1, -beta, -alpha);
  }

  private worth(state: S, depth: number, alpha: number, beta: number): number {
    this.seen++;
    if (depth <= 0) return this.worthOfLoud(state, alpha, beta);
    const moves = this.tree.moves(state);
    if (moves.length === 0) return sooner(this.tree.worth(state), depth);
    let best = -Infinity;
    for (const move of moves) {
      best = Math.max(best, this.worthAfter(state, move, depth, Math.max(alpha, best), beta));
      if (best >= beta || this.isSpent) break;
    }
    return best;
  }

  private worthOfLoud(state: S, alpha: number, beta: number): number {
    let best = this.tree.worth(state);
    if (this.tree.loud === undefined || best >= beta || this.isSpent) return best;
    for (const move of this.tree.loud(state)) {
      best = Math.max(best, this.worthAfter(state, move, 0, Math.max(alpha, best), beta));
      if (best >= beta) break;
    }
    return best;
  }
}

/** A game won sooner is worth more, one lost later is less bad. */
function sooner(worth: number, depth: number): number {
  return Math.abs(worth) < WON ? worth : worth + Math.sign(worth) * depth;
}
