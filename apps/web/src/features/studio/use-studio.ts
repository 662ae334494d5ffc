import { parseAppSpec } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import type { FunctionOutput } from "@sayhey/contract/functions";
import type { StudioChoices } from "@sayhey/contract/studio";
import { createStudioStoryboard, type Storyboard } from "@sayhey/trailer";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { callFunction } from "../../lib/functions.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import { pushEdit, redoEdit, startHistory, undoEdit } from "./edit-history.ts";

/** All that a project's trailer is written from. */
export type StudioSource = FunctionOutput<"storyboard-get">;

const FILMING_POLL_MS = 2500;
const SAVE_PAUSE_MS = 500;

/** What the studio of a project works on; asked again while its app is filmed. */
export function studioQuery(projectId: string) {
  return queryOptions({
    queryKey: queryKeys.studio(projectId),
    queryFn: ({ signal }) => callFunction("storyboard-get", { projectId }, signal),
    refetchInterval: (query) => (query.state.data?.filming === true ? FILMING_POLL_MS : false),
    // Another tab may have saved something since.
    staleTime: 0,
  });
}

/** How saving stands. */
export type SaveState =
  /** What is kept. */
  | { kind: "saved"; choices: StudioChoices }
  | { kind: "saving" }
  /** Another tab saved something else in between. */
  | { kind: "conflict" }
  | { kind: "failed"; error: unknown };

/** The choices of a trailer with undo, saved by themselves, and the storyboard they make. */
export function useStudio(projectId: string, source: StudioSource) {
  const queryClient = useQueryClient();
  const [history, setHistory] = useState(() => startHistory(source.choices));
  const [save, setSave] = useState<SaveState>({ kind: "saved", choices: source.choices });
  const version = useRef(source.version);
  const saved = useRef(source.choices);
  const running = useRef<Promise<void> | null>(null);
  const latest = useRef(history.present);
  const choices = history.present;
  useEffect(() => {
    latest.current = choices;
  }, [choices]);

  /** Saves what there is now; resolves once it is kept. */
  const flush = useCallback(async (): Promise<void> => {
    while (running.current !== null) await running.current.catch(() => undefined);
    const wanted = latest.current;
    if (wanted === saved.current) return;
    setSave({ kind: "saving" });
    const work = callFunction("storyboard-save", { projectId, baseVersion: version.current, choices: wanted }).then(
      (answer) => {
        version.current = answer.version;
        saved.current = wanted;
        setSave({ kind: "saved", choices: wanted });
        void queryClient.invalidateQueries({ queryKey: queryKeys.trailer(projectId) });
      },
    );
    running.current = work;
    try {
      await work;
    } catch (error) {
      setSave(
        error instanceof AppError && error.kind === "conflict" ? { kind: "conflict" } : { kind: "failed", error },
      );
      throw error;
    } finally {
      running.current = null;
    }
  }, [projectId, queryClient]);

  const held = save.kind === "conflict";
  useEffect(() => {
    if (choices === saved.current || held) return;
    const timer = setTimeout(() => void flush().catch(() => undefined), SAVE_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [choices, held, flush]);
  // Whoever leaves the page in the middle of a thought keeps it.
  useEffect(() => () => void flush().catch(() => undefined), [flush]);

  const change = useCallback((edit: (choices: StudioChoices) => StudioChoices, topic: string | null = null) => {
    setHistory((before) => pushEdit(before, edit(before.present), topic));
  }, []);

  /** After a conflict: takes what the other tab saved, or saves what is here over it. */
  const settle = async (keep: "theirs" | "mine"): Promise<void> => {
    const there = await queryClient.fetchQuery(studioQuery(projectId));
    version.current = there.version;
    if (keep === "theirs") {
      saved.current = there.choices;
      setHistory((before) => pushEdit(before, there.choices));
      setSave({ kind: "saved", choices: there.choices });
      return;
    }
    await flush();
  };

  // Addresses of clips change with every answer; only what the trailer is written from counts.
  const [written, setWritten] = useState(source);
  if (isOther(written, source)) setWritten(source);
  const spec = useMemo(() => parseAppSpec(written.spec), [written.spec]);
  const write = useCallback(
    (wanted: StudioChoices): Storyboard => createStudioStoryboard(spec, wanted, written),
    [spec, written],
  );

  return {
    spec,
    choices,
    change,
    /** The storyboard of any choices. */
    write,
    undo: useCallback(() => setHistory(undoEdit), []),
    redo: useCallback(() => setHistory(redoEdit), []),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    // What was just changed waits for a pause before it is sent.
    save: save.kind === "saved" && save.choices !== choices ? ({ kind: "saving" } as const) : save,
    flush,
    settle,
  };
}

function isOther(before: StudioSource, now: StudioSource): boolean {
  return (
    before.spec !== now.spec ||
    before.aspect !== now.aspect ||
    before.watermark !== now.watermark ||
    before.link !== now.link ||
    before.footage.length !== now.footage.length ||
    before.footage.some(({ id }, index) => id !== now.footage[index]?.id)
  );
}
