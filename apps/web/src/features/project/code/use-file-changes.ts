import { packagesIn } from "@sayhey/contract/app-packages";
import { sourceProblem } from "@sayhey/contract/custom-block";
import { customBlockAt } from "@sayhey/codegen/custom-source";
import { AppError } from "@sayhey/contract/app-error";
import type { FunctionOutput } from "@sayhey/contract/functions";
import { useQueryClient } from "@tanstack/react-query";
import { tellError } from "../../../status/tell-error.ts";
import { inPlaceOf, toast } from "../../../status/toast.ts";
import { undoable } from "../../../status/undo.ts";
import { useEditor } from "../editor/editor-context.tsx";
import type { OpenProject } from "../get-project.ts";
import type { Draft } from "./drafts.ts";
import { nameOf } from "./file-tree-model.ts";
import { fileQuery, useChangeFile } from "./use-source.ts";
import type { useWorkspace } from "./use-workspace.ts";

interface OpenedFile {
  project: OpenProject;
  path: string;
  file: FunctionOutput<"project-file">;
  workspace: ReturnType<typeof useWorkspace>["workspace"];
  draft: Draft | null;
  /** Whether the app's text is another than the one the draft began with, and whether it is in conflict with the generator's. */
  drifted: boolean;
  inConflict: boolean;
  /** Both texts have to be brought together first; and they have been. */
  onMerge: () => void;
  onMerged: () => void;
}

/** Saves, restores and settles one file; each can be undone. */
export function useFileChanges(opened: OpenedFile) {
  const { project, path, file, workspace, draft, drifted, inConflict, onMerge, onMerged } = opened;
  const queryClient = useQueryClient();
  const change = useChangeFile(project);
  const editor = useEditor();

  /** Changes the file, against the newest version that still has the text this change was made from. */
  const put = async (next: string | null, from: string, settle = false): Promise<number | null> => {
    let baseVersion = Math.max(project.version, file.version);
    for (let attempt = 0; ; attempt++) {
      try {
        const { version } = await change.mutateAsync({ path, text: next, settle, baseVersion });
        return version;
      } catch (error) {
        const now =
          error instanceof AppError && error.kind === "conflict" && attempt < 3
            ? await queryClient.fetchQuery({ ...fileQuery(project, path), staleTime: 0 }).catch(() => null)
            : null;
        if (now === null || now.text !== from) {
          if (now === null) tellError(error);
          return null;
        }
        baseVersion = now.version;
      }
    }
  };
  const own = file.state === "block" ? customBlockAt(editor.spec, path) : undefined;
  /** Keeps the source of a block of one's own, which the app's document holds; whether it could. */
  const putSource = (source: string): boolean => {
    if (own === undefined) return false;
    const problem = sourceProblem(source);
    const op = {
      op: "update-custom-block",
      customBlock: own.id,
      patch: { source, packages: packagesIn([source]) },
    } as const;
    const about = { source: "code", reason: `Changed the source of ${own.name}` } as const;
    const result =
      problem === null ? editor.edit([op], about) : { ok: false as const, problem: `This block ${problem}.` };
    if (!result.ok) {
      toast.error(`${nameOf(path)} can’t be saved`, { description: result.problem });
      return false;
    }
    // Shown at once; the server has it soon.
    const key = fileQuery(project, path).queryKey;
    queryClient.setQueryData(key, { ...file, text: source, generated: source });
    return true;
  };
  const undoTo = (before: string | null, now: string) => undoable(() => void put(before, now));
  const before = file.state === "generated" ? null : file.text;

  const save = async (): Promise<void> => {
    if (draft === null || change.isPending) return;
    if (drifted) return onMerge();
    const saved = draft.text;
    if (own !== undefined) {
      if (!putSource(saved)) return;
      workspace.draft(path, null);
      toast.success(`${nameOf(path)} saved`, { id: inPlaceOf(`saved ${path}`), ...undoable(editor.undo) });
      return;
    }
    const version = await put(saved, draft.from);
    if (version === null) return;
    // What was typed meanwhile goes on from what was saved.
    const latest = workspace.read().drafts.get(path);
    workspace.draft(path, latest === undefined || latest.text === saved ? null : { text: latest.text, from: saved });
    toast.success(`${nameOf(path)} saved`, { id: inPlaceOf(`saved ${path}`), ...undoTo(before, saved) });
  };
  const restore = async (): Promise<void> => {
    const version = await put(null, file.text);
    if (version === null) return;
    workspace.draft(path, null);
    const words = file.generated === null ? `${nameOf(path)} deleted` : `${nameOf(path)} is as generated again`;
    toast.success(words, { id: inPlaceOf(`saved ${path}`), ...undoTo(file.text, file.generated ?? "") });
  };
  const settle = async (merged: string): Promise<void> => {
    if (own !== undefined) {
      if (!putSource(merged)) return;
      workspace.draft(path, null);
      onMerged();
      return;
    }
    const version = await put(merged, file.text, inConflict && !drifted);
    if (version === null) return;
    workspace.draft(path, null);
    onMerged();
    toast.success(`${nameOf(path)} merged and saved`, { id: inPlaceOf(`saved ${path}`), ...undoTo(before, merged) });
  };

  return { isPending: change.isPending, save, restore, settle };
}
