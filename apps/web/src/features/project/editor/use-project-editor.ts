import { parseAppSpec } from "@sayhey/appspec";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { callFunction } from "../../../api/functions.ts";
import { queryKeys } from "../../../api/query-keys.ts";
import { useUserId } from "../../../session/session.tsx";
import { tellError } from "../../../status/tell-error.ts";
import { projectQuery, type OpenProject } from "../get-project.ts";
import { ProjectEditor, type EditorState, type SavedProject } from "./project-editor.ts";
import { openUnsentStore } from "./unsent-store.ts";

const keptOf = ({ spec, version, app_hash: appHash }: OpenProject): SavedProject => ({ spec, version, appHash });

/** The editor of an open project and how it stands; follows what the project is read as. */
export function useProjectEditor(project: OpenProject): [ProjectEditor, EditorState] {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const [editor] = useState(() => {
    const { id } = project;
    return new ProjectEditor(keptOf(project), {
      send: async (edit) => {
        const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
        const { spec, ...answer } = await callFunction("project-edit", { projectId: id, timeZone, ...edit });
        return { ...answer, ...(spec === undefined ? {} : { spec: parseAppSpec(spec) }) };
      },
      read: async () => {
        // What is on its way may have been read before what is asked about.
        await queryClient.cancelQueries({ queryKey: queryKeys.project(id), exact: true });
        return keptOf(await queryClient.fetchQuery({ ...projectQuery(id), staleTime: 0 }));
      },
      readVersion: async (version) =>
        parseAppSpec((await callFunction("project-version", { projectId: id, version })).spec),
      store: openUnsentStore(userId, id),
      refused: tellError,
    });
  });
  const state = useSyncExternalStore(editor.subscribe, editor.state);
  useEffect(() => editor.hear(keptOf(project)), [editor, project]);
  useEffect(() => {
    const retry = (): void => editor.retry();
    void editor.open();
    window.addEventListener("online", retry);
    return () => {
      window.removeEventListener("online", retry);
      editor.close();
    };
  }, [editor]);
  const { version, appHash, spec } = state.kept;
  // Whoever reads the project reads what the server has answered, before it is read again.
  useEffect(() => {
    queryClient.setQueryData<OpenProject>(queryKeys.project(project.id), (before) =>
      before === undefined || before.version >= version ? before : { ...before, version, app_hash: appHash, spec },
    );
    queryClient.setQueryData<{ origin: string; appHash: string }>(queryKeys.preview(project.id), (before) =>
      before === undefined || appHash === null ? before : { ...before, appHash },
    );
    void queryClient.invalidateQueries({ queryKey: queryKeys.projects(userId), refetchType: "none" });
  }, [queryClient, project.id, userId, version, appHash, spec]);
  return [editor, state];
}
