import type { CommandAnswer } from "@sayhey/planner/commands";
import { explainError } from "../../../api/explain-error.ts";
import { useEditor } from "../editor/editor-context.tsx";
import type { useAiRuns } from "../use-ai-runs.ts";
import { understand } from "./ask-grammar.ts";
import { planMessage, type Note } from "./conversation.ts";
import type { PictureChip } from "./picture-offer.ts";
import { useCarryOut } from "./use-carry-out.ts";
import { useModelWish } from "./use-model-wish.ts";
import { useNotes } from "./use-notes.ts";
import { usePictureNotes } from "./use-picture-notes.ts";

/** Who answers: what is understood surely is done at once; a model does it; or a model plans first. */
export type AnswerMode = "do" | "model" | "plan";

/** Carries out what is typed, and keeps what was answered. */
export function useConversation(ai: ReturnType<typeof useAiRuns>, canAsk: boolean) {
  const { project, spec, undo, redo, canUndo, canRedo, setMode, showPage, pageShown, selection } = useEditor();
  const log = useNotes(project.id, canAsk);
  const { put, drop, answered, newId } = log;
  const model = useModelWish(ai, log);
  const { attached, attach, askModel } = model;
  const { carryOut, undoNote } = useCarryOut(log);
  const { placePicture, takePicture } = usePictureNotes(log, model, carryOut, canAsk);

  const stepBack = (id: string, text: string, answer: Extract<CommandAnswer, { kind: "undo" | "redo" }>): void => {
    const many = answer.steps === 1 ? "the last change" : `the last ${answer.steps} changes`;
    const done = answer.kind === "undo" ? canUndo : canRedo;
    if (!done)
      return answered(
        id,
        text,
        answer.kind === "undo"
          ? "Nothing changed in this visit. Undo older changes on their cards or in the history."
          : "There's nothing to redo.",
      );
    for (let step = 0; step < answer.steps; step++) (answer.kind === "undo" ? undo : redo)();
    return answered(id, text, answer.kind === "undo" ? `Undid ${many}.` : `Redid ${many}.`);
  };

  const take = (id: string, text: string, answer: CommandAnswer): void => {
    switch (answer.kind) {
      case "edit":
        return carryOut(id, text, answer.ops, answer.left);
      case "question":
        return put({
          id,
          at: Date.now(),
          text,
          kind: "question",
          question: answer.question,
          chips: answer.chips,
          chosen: null,
        });
      case "undo":
      case "redo":
        return stepBack(id, text, answer);
      case "navigate":
        if ("mode" in answer.to) setMode(answer.to.mode);
        else {
          setMode("preview");
          showPage(answer.to.page);
        }
        return drop(id);
      case "help":
        return answered(id, text, answer.text, { examples: answer.examples });
      case "cannot":
        if (answer.unknown && canAsk && ai.active === undefined) {
          drop(id);
          return askModel(text, text);
        }
        if (answer.chips !== undefined)
          return put({
            id,
            at: Date.now(),
            text,
            kind: "question",
            told: answer.why,
            question: "Write it yourself?",
            chips: answer.chips,
            chosen: null,
          });
        return answered(id, text, answer.why, { examples: answer.examples, askModel: true });
    }
  };

  const send = (text: string, mode: AnswerMode): void => {
    const wish = text.trim();
    if (wish === "") return;
    if (canAsk && (mode !== "do" || attached !== null)) {
      attach(null);
      return askModel(mode === "plan" ? planMessage(wish) : wish, wish, attached);
    }
    attach(null);
    const id = newId();
    put({ id, at: Date.now(), text: wish, kind: "waiting" });
    understand(wish, spec, {
      page: selection?.page ?? pageShown ?? undefined,
      block: selection?.block ?? undefined,
    }).then(
      (answer) => take(id, wish, answer),
      (error: unknown) =>
        answered(id, wish, `${explainError(error).message} Nothing was changed.`, { failed: true, askModel: true }),
    );
  };

  /** Carries out what was chosen; true where it is a text to be finished in the composer. */
  const choose = (note: Extract<Note, { kind: "question" }>, chip: PictureChip): string | null => {
    const { place } = chip;
    if (place !== undefined && note.picture !== undefined) {
      void placePicture(note, note.picture, chip.label, place);
      return null;
    }
    if (chip.ops === undefined) {
      put({ ...note, chosen: chip.label });
      const text = chip.text ?? "";
      if (text === "" || /\s$/.test(text)) return text === "" ? null : text;
      send(text, "do");
      return null;
    }
    put({ ...note, chosen: chip.label });
    carryOut(newId(), `${note.text} (${chip.label})`, chip.ops, []);
    return null;
  };

  return {
    notes: log.notes,
    send,
    choose,
    undoNote,
    takePicture,
    attached,
    detach: () => attach(null),
    askModel,
    asking: model.asking,
    tell: (text: string, answer: string) => answered(newId(), text, answer, { failed: true }),
  };
}
