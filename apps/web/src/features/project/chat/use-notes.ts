import { useState } from "react";
import { explainError } from "../../../api/explain-error.ts";
import type { Note } from "./conversation.ts";

/** Notes of the projects opened in this tab; they outlast switching to another page and back. */
const kept = new Map<string, Note[]>();
let lastId = 0;

/** What can go with an answer in words. */
interface AnswerMore {
  examples?: string[];
  failed?: boolean;
  /** Offers to ask a model, where one can be asked. */
  askModel?: boolean;
}

/** The notes of a project's conversation, and how further ones come to it. */
export function useNotes(projectId: string, canAsk: boolean) {
  const [notes, setNotes] = useState<readonly Note[]>(() => kept.get(projectId) ?? []);
  const change = (next: (before: readonly Note[]) => Note[]): void =>
    setNotes((before) => {
      const after = next(before);
      kept.set(
        projectId,
        after.filter(({ kind }) => kind !== "waiting"),
      );
      return after;
    });
  /** Adds a note, in the place of one with its id. */
  const put = (note: Note): void => change((before) => [...before.filter(({ id }) => id !== note.id), note]);
  const answered = (id: string, text: string, answer: string, more: AnswerMore = {}): void =>
    put({
      id,
      at: Date.now(),
      text,
      kind: "answer",
      answer,
      examples: more.examples ?? [],
      failed: more.failed ?? false,
      askModel: (more.askModel ?? false) && canAsk,
    });
  return {
    notes,
    put,
    answered,
    drop: (id: string): void => change((before) => before.filter((note) => note.id !== id)),
    newId: (): string => `note-${Date.now()}-${++lastId}`,
    /** Says in words that something failed, and what to do. */
    failed: (id: string, text: string, error: unknown): void => {
      const { message, hint } = explainError(error);
      answered(id, text, [message, hint].filter((part) => part !== undefined).join(" "), { failed: true });
    },
  };
}
