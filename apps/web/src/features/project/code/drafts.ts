import { z } from "zod";

/** A text that is not saved yet, and the file it was made from. */
export interface Draft {
  text: string;
  from: string;
}

const draftSchema = z.object({ text: z.string(), from: z.string() });
const KEY = "sayhey:draft:";
/** Drafts of all projects together; the browser gives about 5 MB. */
const MOST_CHARACTERS = 2_000_000;

const keyOf = (projectId: string, path: string): string => `${KEY}${projectId}:${path}`;

/** A text that was typed and not saved, in this tab or before a reload. Null when there is none. */
export function readDraft(projectId: string, path: string): Draft | null {
  try {
    const text = localStorage.getItem(keyOf(projectId, path));
    const draft = text === null ? null : draftSchema.safeParse(JSON.parse(text));
    return draft?.success === true ? draft.data : null;
  } catch {
    return null;
  }
}

/** Keeps a text that is not saved; null forgets it. Where the browser keeps nothing it lives as long as the page. */
export function keepDraft(projectId: string, path: string, draft: Draft | null): void {
  try {
    if (draft === null || draft.text === draft.from) localStorage.removeItem(keyOf(projectId, path));
    else if (draft.text.length + draft.from.length < MOST_CHARACTERS)
      localStorage.setItem(keyOf(projectId, path), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage.
  }
}

/** Paths of a project's files with a text that is not saved. */
export function draftPaths(projectId: string): string[] {
  const start = `${KEY}${projectId}:`;
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));
  } catch {
    return [];
  }
}
