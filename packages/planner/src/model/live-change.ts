import type { AppSpec, Op } from "@sayhey/appspec";
import { createElementReader } from "./element-reader.ts";
import { OpCollector } from "./op-collector.ts";

/** How far a change has got. */
export interface LiveChange {
  /** What the model has said so far, answers one after the other. */
  words: string;
  /** What fits of the ops that it has made or is writing, from the app as it was. */
  ops: readonly Op[];
}

/** Tool calls of one answer that are followed while they are written. */
const FOLLOWED = 12;

/**
 * Follows the words and op lists of a model while it writes them. What is still being written is tried on a copy: only what a finished
 * call applies counts, and takes the copy's place.
 */
export function createLiveChange(
  collector: OpCollector,
  hear: {
    onDraft: ((spec: AppSpec) => void) | undefined;
    onLive: ((live: LiveChange) => void) | undefined;
  },
): {
  /** A new answer begins. */
  begin(): void;
  onText(piece: string): void;
  onCall(call: { id: string; name: string }, piece: string): void;
  /** The collector has taken what a call said. */
  settled(): void;
} {
  let before = "";
  let answer = "";
  let copy: OpCollector | null = null;
  const readers = new Map<string, ReturnType<typeof createElementReader>>();
  const tell = (): void =>
    hear.onLive?.({
      words: [before, spoken(answer)].filter((part) => part !== "").join("\n\n"),
      ops: copy === null ? collector.ops : [...collector.ops, ...copy.ops],
    });
  return {
    begin: () => {
      before = [before, spoken(answer)].filter((part) => part !== "").join("\n\n");
      answer = "";
      copy = null;
      readers.clear();
    },
    onText: (piece) => {
      answer += piece;
      tell();
    },
    onCall: ({ id, name }, piece) => {
      if (name !== "change_app" || (readers.size >= FOLLOWED && !readers.has(id))) return;
      const reader = readers.get(id) ?? createElementReader();
      readers.set(id, reader);
      for (const element of reader.push(piece)) {
        copy ??= new OpCollector(collector.spec);
        if (!copy.take(element)) continue;
        hear.onDraft?.(copy.spec);
        tell();
      }
    },
    settled: () => {
      copy = null;
      hear.onDraft?.(collector.spec);
      tell();
    },
  };
}

/** An answer without the ops that models which know no tools write into it. */
function spoken(text: string): string {
  const code = text.search(/```|\{\s*"/);
  return (code < 0 ? text : text.slice(0, code)).trim();
}
