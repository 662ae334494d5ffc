import { applyOps, type Op } from "@sayhey/appspec";
import { AI_LIMITS } from "@sayhey/contract/ai";
import type { CommandAnswer } from "@sayhey/planner/commands";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { uploadAsset } from "../../../api/upload-asset.ts";
import { checkPicture } from "../../../shared/pictures/check-picture.ts";
import { explainError } from "../../../api/explain-error.ts";
import { callFunction } from "../../../api/functions.ts";
import { readPictureColours } from "../../../shared/pictures/picture-colours.ts";
import { shrinkPicture } from "./shrink-picture.ts";
import { useEditor } from "../editor/editor-context.tsx";
import { projectQuery } from "../get-project.ts";
import type { useAiRuns } from "../use-ai-runs.ts";
import { understand } from "./ask-grammar.ts";
import { pictureChips, tellPicture, type PictureChip } from "./picture-offer.ts";
import { changedColours, planMessage, reasonOf, tellOps, type Note } from "./conversation.ts";

/** Who answers: what is understood surely is done at once; a model does it; or a model plans first. */
export type AnswerMode = "do" | "model" | "plan";

/** Notes of the projects opened in this tab; they outlast switching to another page and back. */
const kept = new Map<string, Note[]>();
let lastId = 0;
/** Tenths of a second that edits on their way are waited for. */
const WAITS = 80;

/** Carries out what is typed, and keeps what was answered. */
export function useConversation(ai: ReturnType<typeof useAiRuns>, canAsk: boolean) {
  const { project, spec, edit, undo, redo, canUndo, canRedo, setMode, showPage, pageShown, selection, unsent } =
    useEditor();
  const queryClient = useQueryClient();
  const unsentNow = useRef(unsent);
  useEffect(() => {
    unsentNow.current = unsent;
  }, [unsent]);
  const [notes, setNotes] = useState<readonly Note[]>(() => kept.get(project.id) ?? []);
  const change = (next: (before: readonly Note[]) => Note[]): void =>
    setNotes((before) => {
      const after = next(before);
      kept.set(
        project.id,
        after.filter(({ kind }) => kind !== "waiting"),
      );
      return after;
    });
  const put = (note: Note): void => change((before) => [...before.filter(({ id }) => id !== note.id), note]);
  const drop = (id: string): void => change((before) => before.filter((note) => note.id !== id));
  const newId = (): string => `note-${Date.now()}-${++lastId}`;
  const answered = (
    id: string,
    text: string,
    answer: string,
    more: { examples?: string[]; failed?: boolean; askModel?: boolean } = {},
  ): void =>
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

  /** The picture that goes with what is typed next. */
  const [attached, setAttached] = useState<File | null>(null);
  /** A picture among one's assets, small and with nothing in it but the picture. */
  const upload = async (picture: File): Promise<string> => {
    const name = `${picture.name.replace(/\.[a-z0-9]+$/i, "") || "picture"}.webp`;
    const asset = await uploadAsset(await shrinkPicture(picture, "Picture"), { project: project.id, name });
    return asset.id;
  };

  const ask = useMutation({
    mutationFn: async ({ message, picture }: { message: string; picture: File | null }) => {
      const pictureId = picture === null ? undefined : await upload(picture);
      // A model changes what the server has; what was just changed here gets there first.
      for (let turn = 0; turn < WAITS && unsentNow.current > 0; turn++)
        await new Promise((done) => setTimeout(done, 100));
      const { version } = await queryClient.fetchQuery({ ...projectQuery(project.id), staleTime: 0 });
      return callFunction("project-ask", {
        projectId: project.id,
        baseVersion: version,
        message: message.slice(0, AI_LIMITS.wish),
        ...(pictureId === undefined ? {} : { pictureId }),
      });
    },
    onSettled: ai.refresh,
  });
  /** Asks a model; a refusal is told where the answer would be. */
  const askModel = (message: string, shown: string, picture: File | null = null): void => {
    ask.mutate(
      { message, picture },
      {
        onError: (error) => {
          if (picture !== null) setAttached(picture);
          const { message: why, hint } = explainError(error);
          answered(newId(), shown, [why, hint].filter((part) => part !== undefined).join(" "), { failed: true });
        },
      },
    );
  };

  /** Applies ops that were understood and keeps the way back. */
  const carryOut = (id: string, text: string, ops: readonly Op[], left: readonly string[]): void => {
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
      case "redo": {
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
      }
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
        return answered(id, text, answer.why, { examples: answer.examples, askModel: true });
    }
  };

  const send = (text: string, mode: AnswerMode): void => {
    const wish = text.trim();
    if (wish === "") return;
    if (canAsk && (mode !== "do" || attached !== null)) {
      setAttached(null);
      return askModel(mode === "plan" ? planMessage(wish) : wish, wish, attached);
    }
    setAttached(null);
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

  const undoNote = (note: Extract<Note, { kind: "edit" }>): void => {
    const result = edit(note.inverse, { source: "chat", reason: reasonOf(`Undone: ${note.text}`) });
    if (result.ok) put({ ...note, undone: true });
    else
      answered(newId(), `Undo: ${note.text}`, "This was changed again since. Undo it in the history.", {
        failed: true,
      });
  };

  const placePicture = async (
    note: Extract<Note, { kind: "question" }>,
    picture: File,
    label: string,
    place: (assetId: string) => Op[],
  ): Promise<void> => {
    const id = newId();
    put({ ...note, chosen: label });
    put({ id, at: Date.now(), text: label, kind: "waiting" });
    try {
      carryOut(id, label, place(await upload(picture)), []);
    } catch (error) {
      put(note);
      const { message, hint } = explainError(error);
      answered(id, label, [message, hint].filter((part) => part !== undefined).join(" "), { failed: true });
    }
  };

  /** Reads off a picture what can be read without a model, and asks what to do with it. */
  const takePicture = async (file: File): Promise<void> => {
    const id = newId();
    const text = "A picture";
    put({ id, at: Date.now(), text, kind: "waiting" });
    try {
      const { width, height } = await checkPicture(file, "Picture");
      const facts = { width, height, colours: await readPictureColours(file) };
      if (canAsk) setAttached(file);
      put({
        id,
        at: Date.now(),
        text,
        kind: "question",
        told: tellPicture(facts, canAsk),
        question: "What should come of this picture?",
        swatches: facts.colours.map(({ colour }) => colour),
        chips: pictureChips(spec, selection?.page ?? pageShown, facts),
        picture: file,
        chosen: null,
      });
    } catch (error) {
      const { message, hint } = explainError(error);
      answered(id, text, [message, hint].filter((part) => part !== undefined).join(" "), { failed: true });
    }
  };

  return {
    notes,
    send,
    choose,
    undoNote,
    takePicture,
    attached,
    detach: () => setAttached(null),
    askModel,
    asking: ask.isPending,
    tell: (text: string, answer: string) => answered(newId(), text, answer, { failed: true }),
  };
}
