import { diffSpecs, mergeEdit, parseAppSpec, describeConflict } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import type { VersionEntry } from "@sayhey/contract/functions/history";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { callFunction } from "../../../api/functions.ts";
import { queryKeys } from "../../../api/query-keys.ts";
import { tellError } from "../../../status/tell-error.ts";
import { useEditor } from "../editor/editor-context.tsx";
import { undoable } from "../../../status/undo.ts";
import { toast } from "../../../status/toast.ts";

/** What undoing a version would run into: what has been changed again since. */
export interface UndoQuestion {
  entry: VersionEntry;
  /** What it is about, for people. */
  what: string[];
}

/** Restores, takes back, forks and names versions of the open project. */
export function useVersionActions() {
  const { project, spec, edit, undo } = useEditor();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [question, setQuestion] = useState<UndoQuestion | null>(null);
  const projectId = project.id;
  const present = project.version;
  const reread = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: queryKeys.project(projectId) }),
      queryClient.invalidateQueries({ queryKey: queryKeys.history(projectId) }),
    ]);
  const told = (text: string): void => {
    toast.success(text, undoable(undo));
  };

  const restore = useMutation({
    mutationFn: async ({ version }: VersionEntry) => {
      const wanted = await callFunction("project-version", { projectId, version, compareTo: present });
      const reason = `Restored version ${version}`;
      if (wanted.files.length > 0) {
        // Files changed by hand come back on the server; one more restore takes that back.
        const bring = (back: number) =>
          callFunction("project-restore", { projectId, version: back, requestId: crypto.randomUUID() });
        await bring(version);
        toast.success(reason, {
          ...undoable(() => void bring(present).then(reread).catch(tellError)),
        });
        return;
      }
      const ops = diffSpecs(spec, parseAppSpec(wanted.spec));
      if (ops.length === 0) {
        toast.info(`Version ${version} is what the app is now`);
        return;
      }
      const result = edit(ops, { source: "history", reason });
      if (!result.ok) throw new AppError("bad-request", result.problem);
      told(reason);
    },
    onError: tellError,
    onSettled: reread,
  });

  const takeBack = useMutation({
    mutationFn: async ({ entry, resolve }: { entry: VersionEntry; resolve: "ask" | "mine" | "theirs" }) => {
      const { version } = entry;
      const reason = `Undid version ${version}`;
      if (entry.files.length > 0) {
        await callFunction("project-revert", { projectId, version, resolve, requestId: crypto.randomUUID() });
        toast.success(reason);
        return;
      }
      const [after, before] = await Promise.all([
        callFunction("project-version", { projectId, version, compareTo: version }),
        callFunction("project-version", { projectId, version: version - 1, compareTo: version - 1 }),
      ]);
      const [base, wanted] = [parseAppSpec(after.spec), parseAppSpec(before.spec)];
      const merged = mergeEdit(base, wanted, spec, resolve);
      if (resolve === "ask" && merged.conflicts.length > 0) {
        const names = merged.conflicts.map((conflict) => describeConflict([spec, wanted, base], conflict));
        setQuestion({ entry, what: [...new Set(names)] });
        return;
      }
      const ops = diffSpecs(spec, merged.spec);
      if (ops.length === 0) {
        toast.info("Nothing left to undo");
        return;
      }
      const result = edit(ops, { source: "history", reason });
      if (!result.ok) throw new AppError("bad-request", result.problem);
      told(reason);
    },
    onError: (error, { entry, resolve }) => {
      // Of files the server says that they were changed again.
      if (resolve === "ask" && error instanceof AppError && error.kind === "conflict")
        setQuestion({ entry, what: entry.files.map((path) => `The file ${path}`) });
      else tellError(error);
    },
    onSettled: reread,
  });

  const fork = useMutation({
    mutationFn: ({ version }: VersionEntry) =>
      callFunction("project-fork", { projectId, version, requestId: crypto.randomUUID() }),
    onSuccess: async ({ projectId: made }, { version }) => {
      toast.success(`Forked from version ${version}`, { description: "This is a project of its own now." });
      await navigate(`/projects/${made}`);
    },
    onError: tellError,
  });

  const name = useMutation({
    mutationFn: ({ version, label }: { version: number; label: string | null }) =>
      callFunction("project-label", { projectId, version, label }),
    onError: tellError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.history(projectId) }),
  });

  return {
    restore,
    takeBack,
    fork,
    name,
    question,
    /** Answers the question: undo it all the same, or leave what was changed again. */
    answer: (resolve: "mine" | "theirs" | null) => {
      if (question !== null && resolve !== null) takeBack.mutate({ entry: question.entry, resolve });
      setQuestion(null);
    },
  };
}
