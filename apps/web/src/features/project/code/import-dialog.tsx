import { Button, FileInput, Radio } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import FileUp from "lucide-react/icons/file-up";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Dialog } from "../../../components/dialog.tsx";
import { explainError } from "../../../api/explain-error.ts";
import { callFunction } from "../../../api/functions.ts";
import { queryKeys } from "../../../api/query-keys.ts";
import { useUserId } from "../../../session/session.tsx";
import { tellError } from "../../../status/tell-error.ts";
import type { OpenProject } from "../get-project.ts";
import classes from "./dialogs.module.css";
import { importTree } from "./import-tree.ts";
import { undoable } from "../../../status/undo.ts";
import { toast } from "../../../status/toast.ts";

/** Brings a ZIP that was exported and changed elsewhere back: into this project, or as a new one. */
export function ImportDialog({ project, onClose }: { project: OpenProject; onClose: () => void }) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const navigate = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  const [into, setInto] = useState<"this" | "new">("this");
  const refresh = () =>
    Promise.all(
      [
        queryKeys.project(project.id),
        queryKeys.preview(project.id),
        queryKeys.overrides(project.id),
        queryKeys.source(project.id),
        queryKeys.projects(userId),
      ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
  const undo = useMutation({
    mutationFn: (version: number) => callFunction("project-restore", { projectId: project.id, version }),
    onError: tellError,
    onSettled: refresh,
  });
  const bring = useMutation({
    mutationFn: (zip: File) => importTree(zip, into === "this" ? project.id : null),
    onSuccess: async (answer) => {
      await refresh();
      if (answer.projectId !== project.id) {
        await navigate(`/projects/${answer.projectId}?mode=code`);
        return;
      }
      if (answer.before !== null) {
        const { before } = answer;
        toast.success(`Imported as version ${answer.version}`, {
          ...undoable(() => undo.mutate(before)),
        });
      }
    },
  });
  const said = bring.error === null ? null : explainError(bring.error);
  const done = bring.data;
  if (done !== undefined) {
    return (
      <Dialog title="Imported" onClose={onClose}>
        <div className={classes.done} role="status">
          <p>
            {done.before === null && done.projectId === project.id
              ? "The ZIP is exactly this app: nothing has changed."
              : `${done.changed.length === 0 ? "No file is" : done.changed.length === 1 ? "One file is" : `${done.changed.length} files are`} changed by hand now.`}
          </p>
          {done.broken === null ? null : <p className={classes.problem}>{done.broken}</p>}
          {done.left.length === 0 ? null : (
            <details>
              <summary>{done.left.length} files were left out</summary>
              <ul className={classes.left}>
                {done.left.slice(0, 100).map(({ path, why }) => (
                  <li key={path}>
                    <code>{path}</code> {why}
                  </li>
                ))}
              </ul>
            </details>
          )}
          <div className={classes.buttons}>
            <Button onClick={onClose}>Done</Button>
          </div>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title="Import a ZIP" onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (file !== null) bring.mutate(file);
        }}
      >
        <p className={classes.lead}>
          Download the app, change it in your own editor, zip the folder and bring it back. Whatever differs from the
          generated files is kept as changed by hand.
        </p>
        <FileInput
          label="ZIP file"
          placeholder="Choose a ZIP"
          accept=".zip,application/zip"
          required
          clearable
          value={file}
          onChange={(chosen) => {
            setFile(chosen);
            bring.reset();
          }}
          leftSection={<FileUp size={16} aria-hidden="true" />}
          error={said === null ? null : `${said.message}${said.hint === undefined ? "" : ` ${said.hint}`}`}
        />
        <Radio.Group
          label="Bring it in as"
          value={into}
          onChange={(value) => setInto(value === "new" ? "new" : "this")}
        >
          <div className={classes.radios}>
            <Radio value="this" label="The next version of this project" description="One undo reverts it." />
            <Radio value="new" label="A new project" description="This one stays as it is." />
          </div>
        </Radio.Group>
        <div className={classes.buttons}>
          <Button type="submit" loading={bring.isPending} disabled={file === null}>
            Import
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
