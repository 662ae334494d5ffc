import type { AppSpec, Op } from "@sayhey/appspec";
import type { EditConflict } from "@sayhey/contract/functions/project";
import { createContext, use, useCallback, useState, type ReactNode } from "react";
import { useSearchParams } from "react-router";
import type { OpenProject } from "../get-project.ts";
import { readMode, type EditorMode } from "./editor-mode.ts";
import type { EditAbout, EditResult, Saving } from "./project-editor.ts";
import { useProjectChanges } from "./use-project-changes.ts";
import { useProjectEditor } from "./use-project-editor.ts";

/** What is selected in the preview: a page, and a block of it. */
export interface Selection {
  page: string;
  block: string | null;
}

/** One project in its editor. */
export interface Editor {
  /** As the server has it. */
  project: OpenProject;
  /** With own edits that are still on their way. */
  spec: AppSpec;
  /** Applies ops at once here and sends them. `consequences` adds what must follow for the app to stay valid. */
  edit(ops: readonly Op[], about: EditAbout): EditResult;
  undo(): void;
  redo(): void;
  canUndo: boolean;
  canRedo: boolean;
  saving: Saving;
  /** Edits that have not reached the server. */
  unsent: number;
  /** What of them contradicts what happened elsewhere; one side has to be kept. */
  conflicts: readonly EditConflict[];
  resolve(side: "mine" | "theirs"): void;
  /** The app that the preview should show. */
  appHash: string | null;
  mode: EditorMode;
  setMode(mode: EditorMode): void;
  selection: Selection | null;
  select(selection: Selection | null): void;
  /** The page of the app that the preview shows; null until it says so. */
  pageShown: string | null;
  showPage(pageId: string): void;
}

const EditorContext = createContext<Editor | null>(null);

/** The editor of the project whose page this is. */
export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (editor === null) throw new Error("useEditor outside an editor");
  return editor;
}

/** Applies, sends and undoes the edits of one project, and keeps what its editor shows. */
export function EditorProvider({
  project,
  draftHash,
  children,
}: {
  project: OpenProject;
  /** The app that a model is making at the moment, if one is. */
  draftHash: string | null;
  children: ReactNode;
}) {
  const [search, setSearch] = useSearchParams();
  const mode = readMode(search.get("mode"));
  const setMode = useCallback(
    (next: EditorMode) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (next === "preview") after.delete("mode");
          else after.set("mode", next);
          return after;
        },
        { replace: true },
      ),
    [setSearch],
  );
  const [selection, select] = useState<Selection | null>(null);
  const [pageShown, showPage] = useState<string | null>(null);
  const [store, state] = useProjectEditor(project);
  useProjectChanges(project.id);
  const undo = useCallback(() => void store.undo(), [store]);
  const redo = useCallback(() => void store.redo(), [store]);
  const edit = useCallback<Editor["edit"]>((ops, about) => store.edit(ops, about), [store]);
  const resolve = useCallback<Editor["resolve"]>((side) => store.resolve(side), [store]);

  const editor: Editor = {
    project,
    spec: state.spec,
    edit,
    undo,
    redo,
    canUndo: state.canUndo,
    canRedo: state.canRedo,
    saving: state.saving,
    unsent: state.unsent,
    conflicts: state.conflicts,
    resolve,
    appHash: draftHash ?? state.kept.appHash,
    mode,
    setMode,
    selection,
    select,
    pageShown,
    showPage,
  };
  return <EditorContext value={editor}>{children}</EditorContext>;
}
