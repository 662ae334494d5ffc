import { parseAppSpec } from "@sayhey/appspec";
import type { FunctionOutput } from "@sayhey/contract/functions";
import { parseStoryboard, type StoryboardOp } from "@sayhey/trailer";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { StoryboardEditor, type EditOptions, type SavedStoryboard } from "./storyboard-editor.ts";
import { toast } from "../../status/toast.ts";

/** A project's trailer and all that it is written from. */
export type StudioSource = FunctionOutput<"storyboard-get">;

/** Applies ops as one step; answers why they do not fit, in words, or null. */
export type Edit = (ops: readonly StoryboardOp[], options?: EditOptions) => string | null;

const FILMING_POLL_MS = 2500;

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

const keptOf = ({ document, base, version }: StudioSource): SavedStoryboard => ({
  document: parseStoryboard(document),
  base: parseStoryboard(base),
  version,
});

/** The storyboard of a project with ops, undo and saving. */
export function useStoryboard(projectId: string, source: StudioSource) {
  const queryClient = useQueryClient();
  const [editor] = useState(
    () =>
      new StoryboardEditor(keptOf(source), async (document, base, baseVersion) => {
        const { version } = await callFunction("storyboard-save", { projectId, baseVersion, document, base });
        void queryClient.invalidateQueries({ queryKey: queryKeys.trailer(projectId) });
        return version;
      }),
  );
  const { history, base, save } = useSyncExternalStore(editor.subscribe, editor.state);
  useEffect(() => editor.hear(keptOf(source)), [editor, source]);
  // Whoever leaves the page in the middle of a thought keeps it.
  useEffect(() => () => void editor.flush().catch(() => undefined), [editor]);
  useEffect(() => {
    const unsaved = (event: BeforeUnloadEvent): void => {
      if (editor.state().save.kind !== "saved") event.preventDefault();
    };
    addEventListener("beforeunload", unsaved);
    return () => removeEventListener("beforeunload", unsaved);
  }, [editor]);

  const spec = useMemo(() => parseAppSpec(source.spec), [source.spec]);
  const edit: Edit = useMemo(
    () => (ops, options) => {
      const problem = editor.edit(ops, options);
      if (problem !== null && options?.quiet !== true) toast.error(problem);
      return problem;
    },
    [editor],
  );
  return {
    spec,
    storyboard: history.present,
    /** The trailer as it is written from the app. */
    written: base,
    edit,
    editor,
    /** What undo would take back, in words, or null. */
    undoName: history.past.at(-1)?.name ?? null,
    redoName: history.future[0]?.name ?? null,
    save,
    settle: async (keep: "theirs" | "mine"): Promise<void> => {
      const query = studioQuery(projectId);
      // What is on its way may have been read before the other tab saved.
      await queryClient.cancelQueries({ queryKey: query.queryKey, exact: true });
      await editor.settle(keep, keptOf(await queryClient.fetchQuery(query)));
    },
  };
}

/** A trailer that is worked on: what it is, its edits and how they are kept. */
export type StudioTrailer = ReturnType<typeof useStoryboard>;
