import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { aiQuery } from "../../../api/get-ai.ts";
import { callFunction } from "../../../api/functions.ts";
import { queryKeys } from "../../../api/query-keys.ts";
import { useUserId } from "../../../session/session.tsx";
import { tellError } from "../../../status/tell-error.ts";
import { useChangeFile } from "../code/use-source.ts";
import { useEditor } from "../editor/editor-context.tsx";
import { overridesQuery } from "../use-overrides.ts";
import { type Problem, wishFor } from "./fixes.ts";
import type { Fix } from "./fix.ts";
import { undoable } from "../../../status/undo.ts";
import { toast } from "../../../status/toast.ts";

/** Carries out fixes, each of which can be undone, and asks a language model where there is one. */
export function useFix() {
  const { project, edit, undo } = useEditor();
  const queryClient = useQueryClient();
  const [, setSearch] = useSearchParams();
  const overrides = useQuery(overridesQuery(project));
  const ai = useQuery(aiQuery(useUserId()));
  const change = useChangeFile(project);
  const changed = new Set(overrides.data?.overrides.map(({ path }) => path));
  const hasModel = ai.data !== undefined && (ai.data.own !== null || ai.data.server !== null);
  const ask = useMutation({
    mutationFn: (problem: Problem) =>
      callFunction("project-ask", { projectId: project.id, baseVersion: project.version, message: wishFor(problem) }),
    onSuccess: () => toast.success("The model is working on it. Follow along in the chat."),
    onError: tellError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.aiRuns(project.id) }),
  });

  const open = (path: string, line: number): void =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      after.set("mode", "code");
      after.set("file", path);
      after.set("line", String(line));
      return after;
    });
  const restore = async (path: string): Promise<void> => {
    const before = overrides.data?.overrides.find((file) => file.path === path);
    if (before === undefined) return;
    const { version } = await change.mutateAsync({ path, text: null, baseVersion: project.version });
    const putBack = (): void =>
      change.mutate({ path, text: before.text, baseVersion: version }, { onError: tellError });
    toast.success(`${path.slice(path.lastIndexOf("/") + 1)} is as generated again`, {
      ...undoable(putBack),
    });
  };
  const apply = (fix: Fix): void => {
    if (fix.by === "open") return open(fix.path, fix.line);
    if (fix.by === "restore") return void restore(fix.path).catch(tellError);
    const done = edit(fix.ops, { source: "checks", reason: fix.reason });
    if (done.ok) toast.success(fix.reason, undoable(undo));
    else toast.error(done.problem);
  };
  return { changed, hasModel, apply, ask, busy: change.isPending };
}
