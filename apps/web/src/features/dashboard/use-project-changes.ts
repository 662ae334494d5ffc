import { LIMITS } from "@sayhey/contract/limits";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type { ProjectCardRow } from "../../api/list-projects.ts";
import { updateProject, type ProjectPatch } from "../../api/update-project.ts";
import { explainError } from "../../api/explain-error.ts";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { useUserId } from "../../session/session.tsx";
import { undoable } from "../../status/undo.ts";
import { toast } from "../../status/toast.ts";

/** Renames, archives and deletes projects: shown at once, taken back when the server refuses, undone from a toast. */
export function useProjectChanges() {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const navigate = useNavigate();
  const key = queryKeys.projects(userId);

  const change = async (
    project: ProjectCardRow,
    patch: ProjectPatch,
    show: (rows: ProjectCardRow[]) => ProjectCardRow[],
    save: () => Promise<unknown> = () => updateProject(project.id, patch),
  ): Promise<boolean> => {
    await queryClient.cancelQueries({ queryKey: key });
    const before = queryClient.getQueryData<ProjectCardRow[]>(key);
    queryClient.setQueryData<ProjectCardRow[]>(key, (rows) => (rows === undefined ? rows : show(rows)));
    try {
      await save();
      return true;
    } catch (cause) {
      queryClient.setQueryData(key, before);
      toast.error(explainError(cause).message);
      return false;
    } finally {
      void queryClient.invalidateQueries({ queryKey: key });
      void queryClient.invalidateQueries({ queryKey: queryKeys.project(project.id) });
      void queryClient.invalidateQueries({ queryKey: queryKeys.usage(userId) });
    }
  };

  const put = (project: ProjectCardRow, patch: Partial<ProjectCardRow>) => (rows: ProjectCardRow[]) =>
    rows.map((row) => (row.id === project.id ? { ...row, ...patch } : row));
  const undo = (project: ProjectCardRow, patch: ProjectPatch) =>
    undoable(() => void change(project, patch, (rows) => [project, ...rows.filter(({ id }) => id !== project.id)]));
  /** Brought back by a call of its own, which looks whether the plan still has room. */
  const recover = (project: ProjectCardRow) =>
    undoable(
      () =>
        void change(
          project,
          {},
          (rows) => [project, ...rows.filter(({ id }) => id !== project.id)],
          () => callFunction("project-recover", { projectId: project.id }),
        ),
    );

  return {
    rename(project: ProjectCardRow, name: string): void {
      void change(project, { name }, put(project, { name }));
    },
    /** Makes a project of its own of it, as it is now. */
    duplicate(project: ProjectCardRow): void {
      const name = [...`${project.name} (copy)`].slice(0, LIMITS.projectNameLength).join("");
      const made = callFunction("project-fork", { projectId: project.id, name, requestId: crypto.randomUUID() });
      toast.promise(
        made.then(async ({ projectId }) => {
          await Promise.all([
            queryClient.invalidateQueries({ queryKey: key }),
            queryClient.invalidateQueries({ queryKey: queryKeys.usage(userId) }),
          ]);
          return projectId;
        }),
        {
          loading: `Duplicating ${project.name}`,
          success: (projectId: string) => ({
            message: `${name} is there`,
            action: { label: "Open", onClick: () => void navigate(`/projects/${projectId}`) },
          }),
          error: (cause: unknown) => {
            const { message, hint } = explainError(cause);
            return [message, hint].filter((part) => part !== undefined).join(" ");
          },
        },
      );
    },
    archive(project: ProjectCardRow): void {
      const archived_at = project.archived_at === null ? new Date().toISOString() : null;
      void change(project, { archived_at }, put(project, { archived_at })).then((done) => {
        if (done)
          toast(
            archived_at === null ? `${project.name} unarchived` : `${project.name} archived`,
            undo(project, { archived_at: project.archived_at }),
          );
      });
    },
    remove(project: ProjectCardRow): void {
      void change(project, { deleted_at: new Date().toISOString() }, (rows) =>
        rows.filter(({ id }) => id !== project.id),
      ).then((done) => {
        if (done) toast(`${project.name} is deleted`, recover(project));
      });
    },
  };
}
