import { applyOps, type Op } from "@sayhey/appspec";
import { explainError } from "../../../api/explain-error.ts";
import { useEditor } from "../editor/editor-context.tsx";
import { changedColours, reasonOf, tellOps, type Note } from "./conversation.ts";
import type { useNotes } from "./use-notes.ts";

/** Applies ops for the note of an id; `left` are the words that were not understood. */
export type CarryOut = (id: string, text: string, ops: readonly Op[], left: readonly string[]) => void;

/** Makes the changes of a conversation, and takes them back. */
export function useCarryOut({ put, answered, newId }: ReturnType<typeof useNotes>) {
  const { spec, edit } = useEditor();
  /** Applies ops that were understood and keeps the way back. */
  const carryOut: CarryOut = (id, text, ops, left) => {
    try {
      const { spec: after, inverse } = applyOps(spec, ops);
      const result = edit(ops, { source: "chat", reason: reasonOf(text) });
      if (result.ok)
        put({
          id,
          at: Date.now(),
          text,
          kind: "edit",
          sentences: tellOps(spec, ops),
          left: [...left],
          inverse,
          undone: false,
          colours: changedColours(spec, after),
        });
      else answered(id, text, result.problem, { failed: true });
    } catch (error) {
      answered(id, text, explainError(error).message, { failed: true });
    }
  };

  const undoNote = (note: Extract<Note, { kind: "edit" }>): void => {
    const result = edit(note.inverse, { source: "chat", reason: reasonOf(`Undone: ${note.text}`) });
    if (result.ok) put({ ...note, undone: true });
    else
      answered(newId(), `Undo: ${note.text}`, "This was changed again since. Undo it in the history.", {
        failed: true,
      });
  };

  return { carryOut, undoNote };
}
