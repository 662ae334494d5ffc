import type { SentModule } from "./modules.ts";

interface Piece {
  path: string;
  lines: readonly number[];
  /** Line of the script, from 0. */
  begin: number;
}

/** Scripts that are remembered: the app and the edits of the last hours. */
const MOST = 200;
const FRAME = /https?:\/\/[^\s()]*\/__sayhey\/[^\s():]+(?::\/\/[^\s():]+)?:(\d+)(?::\d+)?/g;

/** Where the code of the app that runs was written. */
export class SourcePlaces {
  readonly #scripts = new Map<string, Piece[]>();

  /** Takes note of the modules that a script brought. */
  add(url: string, modules: Readonly<Record<string, SentModule>>): void {
    const pieces = Object.entries(modules).map(([path, [, , lines, begin]]) => ({ path, lines, begin }));
    this.#scripts.set(url, pieces);
    for (const oldest of this.#scripts.keys()) {
      if (this.#scripts.size <= MOST) break;
      this.#scripts.delete(oldest);
    }
  }

  /** A stack with the app's own files and lines in place of those of the scripts they came as. */
  inSource(stack: string): string {
    return stack.replace(FRAME, (frame, line: string) => {
      const url = frame.replace(/(?::\d+){1,2}$/, "");
      const at = Number(line) - 1;
      const piece = this.#scripts.get(url)?.findLast(({ begin }) => begin <= at);
      if (piece === undefined) return frame;
      // Between two lines that were written, the one before.
      const known = piece.lines.slice(0, at - piece.begin + 1).findLast((each) => each > 0);
      return known === undefined ? piece.path : `${piece.path}:${known}`;
    });
  }
}
