import { applyOps, withConsequences, type AppSpec, type Op } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import type { EditSource } from "@sayhey/contract/functions/project";
import { useQueryClient } from "@tanstack/react-query";
import { createContext, use, useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { useSearchParams } from "react-router";
import { callFunction } from "../../../lib/functions.ts";
import { queryKeys } from "../../../lib/query-keys.ts";
import { useUserId } from "../../../lib/session.tsx";
import { tellError } from "../../../lib/tell-error.ts";
import type { OpenProject } from "../get-project.ts";
import { readMode, type EditorMode } from "./editor-mode.ts";

/** How the edits made here stand. */
export type Saving = "saved" | "saving" | "offline" | "conflict" | "failed";
/** Whether ops fit; where they do not, what is wrong and where. */
export type EditResult = { ok: true } | { ok: false; problem: string; path: string };
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
  edit(ops: readonly Op[], about: { source: EditSource; reason?: string; consequences?: boolean }): EditResult;
  undo(): void;
  redo(): void;
  canUndo: boolean;
  canRedo: boolean;
  saving: Saving;
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

/** Steps back that are kept. */
const MOST_UNDO = 200;

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
  const queryClient = useQueryClient();
  const userId = useUserId();
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
  const [unsent, setUnsent] = useState<Op[][]>([]);
  const [saving, setSaving] = useState<Saving>("saved");
  const [done, setDone] = useState<Op[][]>([]);
  const [undone, setUndone] = useState<Op[][]>([]);
  const version = useRef(project.version);
  const turn = useRef<Promise<unknown>>(Promise.resolve());

  const spec = useMemo(() => {
    try {
      return applyOps(project.spec, unsent.flat()).spec;
    } catch {
      // The server has gone on in the meantime; what it answers decides.
      return project.spec;
    }
  }, [project.spec, unsent]);

  // An undo in a toast may be pressed long after the edit it belongs to.
  const latest = useRef(spec);
  useLayoutEffect(() => {
    latest.current = spec;
  }, [spec]);

  const send = useCallback(
    (ops: Op[], about: { source: EditSource; reason?: string }) => {
      setUnsent((before) => [...before, ops]);
      setSaving("saving");
      turn.current = turn.current
        .then(() =>
          callFunction("project-edit", {
            projectId: project.id,
            baseVersion: Math.max(version.current, project.version),
            ops,
            source: about.source,
            ...(about.reason === undefined ? {} : { reason: about.reason }),
          }),
        )
        .then(({ version: next, appHash }) => {
          version.current = next;
          setSaving("saved");
          queryClient.setQueryData(queryKeys.preview(project.id), (before: { origin: string } | undefined) =>
            before === undefined ? before : { ...before, appHash },
          );
        })
        .catch((cause: unknown) => {
          setSaving("failed");
          tellError(cause);
        })
        .then(() =>
          Promise.all([
            queryClient.invalidateQueries({ queryKey: queryKeys.project(project.id) }),
            queryClient.invalidateQueries({ queryKey: queryKeys.preview(project.id) }),
            queryClient.invalidateQueries({ queryKey: queryKeys.projects(userId) }),
          ]),
        )
        .then(() => setUnsent((before) => before.filter((each) => each !== ops)));
    },
    [project.id, project.version, queryClient, userId],
  );

  const edit = useCallback<Editor["edit"]>(
    (ops, { source, reason, consequences = false }) => {
      try {
        const all = consequences ? withConsequences(latest.current, ops) : [...ops];
        const { inverse } = applyOps(latest.current, all);
        setDone((before) => [...before, inverse].slice(-MOST_UNDO));
        setUndone([]);
        send(all, { source, ...(reason === undefined ? {} : { reason }) });
        return { ok: true };
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return { ok: false, problem: error.message, path: /^[\w.[\]-]+/.exec(error.message)?.[0] ?? "" };
      }
    },
    [send],
  );
  const step = (from: Op[][], setFrom: typeof setDone, setTo: typeof setDone, reason: string) => {
    const ops = from.at(-1);
    if (ops === undefined) return;
    setFrom(from.slice(0, -1));
    try {
      const { inverse } = applyOps(spec, ops);
      setTo((before) => [...before, inverse]);
      send(ops, { source: "history", reason });
    } catch (error) {
      tellError(error);
    }
  };

  const editor: Editor = {
    project,
    spec,
    edit,
    undo: () => step(done, setDone, setUndone, "Undone"),
    redo: () => step(undone, setUndone, setDone, "Done again"),
    canUndo: done.length > 0,
    canRedo: undone.length > 0,
    saving,
    appHash: draftHash ?? project.app_hash,
    mode,
    setMode,
    selection,
    select,
    pageShown,
    showPage,
  };
  return <EditorContext value={editor}>{children}</EditorContext>;
}
