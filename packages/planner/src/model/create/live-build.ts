import type { AppSpec } from "@sayhey/appspec";
import type { AppBuilder } from "./app-builder.ts";
import { isWriting, runBuildTool } from "./build-tools.ts";

/** How far a build has got. */
export interface LiveBuild {
  /** What the model says at the moment. */
  words: string;
  /** What has been written, one line each. */
  lines: readonly string[];
}

/** Characters of calls of one answer that are followed while they are written. */
const FOLLOWED = 200_000;

/**
 * Follows an answer while it is written: each call that is complete is tried on a copy of the app, so that pages appear one after the other
 * and not all at once at the end. What counts is what is carried out then.
 */
export function createLiveBuild(
  builder: AppBuilder,
  hear: { onDraft: ((spec: AppSpec) => void) | undefined; onLive: ((live: LiveBuild) => void) | undefined },
): {
  begin(): void;
  onText(piece: string): void;
  onCall(call: { id: string; name: string }, piece: string): void;
  settled(): void;
} {
  let words = "";
  let copy: AppBuilder | null = null;
  let heard = 0;
  const calls = new Map<string, { input: string; depth: number; inString: boolean; escaped: boolean }>();
  const tell = (): void => hear.onLive?.({ words, lines: (copy ?? builder).lines });
  return {
    begin: () => {
      words = "";
      copy = null;
      heard = 0;
      calls.clear();
    },
    onText: (piece) => {
      words += piece;
      tell();
    },
    onCall: ({ id, name }, piece) => {
      if (!isWriting(name) || (heard += piece.length) > FOLLOWED) return;
      const call = calls.get(id) ?? { input: "", depth: 0, inString: false, escaped: false };
      calls.set(id, call);
      const wasOpen = call.depth > 0 || call.input === "";
      call.input += piece;
      for (const character of piece) {
        if (call.inString) {
          if (call.escaped) call.escaped = false;
          else if (character === "\\") call.escaped = true;
          else if (character === '"') call.inString = false;
        } else if (character === '"') call.inString = true;
        else if (character === "{" || character === "[") call.depth++;
        else if (character === "}" || character === "]") call.depth--;
      }
      if (!wasOpen || call.depth > 0 || call.inString || call.input.trim() === "") return;
      const next = copy ?? builder.copy();
      const before = next.spec;
      runBuildTool({ name, input: call.input }, next);
      if (next.spec === before) return;
      copy = next;
      hear.onDraft?.(copy.spec);
      tell();
    },
    settled: () => {
      copy = null;
      hear.onDraft?.(builder.spec);
      tell();
    },
  };
}
