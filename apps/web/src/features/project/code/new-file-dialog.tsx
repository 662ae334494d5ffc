import { Button, TextInput } from "@mantine/core";
import type { SourceEntry } from "@sayhey/contract/functions/code";
import { overridePathSchema } from "@sayhey/contract/override";
import { useState, type FormEvent } from "react";
import { Dialog } from "../../../components/dialog.tsx";
import { tellError } from "../../../status/tell-error.ts";
import type { OpenProject } from "../get-project.ts";
import classes from "./dialogs.module.css";
import { nameOf } from "./file-tree-model.ts";
import { useChangeFile } from "./use-source.ts";

/** What a new file begins with. */
function firstText(path: string): string {
  const name = nameOf(path).replace(/\.\w+$/, "");
  const words = name.split(/[^A-Za-z0-9]+/).filter(Boolean);
  const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  if (path.endsWith(".tsx"))
    return `export function ${/^[A-Z]/.test(pascal) ? pascal : "Part"}() {\n  return <p>${pascal}</p>;\n}\n`;
  if (path.endsWith(".ts")) return "export {};\n";
  return path.endsWith(".json") ? "{}\n" : "\n";
}

/** Adds a file of one's own to the app. */
export function NewFileDialog({
  project,
  files,
  onOpen,
  onClose,
}: {
  project: OpenProject;
  files: readonly SourceEntry[];
  onOpen: (path: string) => void;
  onClose: () => void;
}) {
  const change = useChangeFile(project);
  const [path, setPath] = useState("src/");
  const [asked, setAsked] = useState(false);
  const checked = overridePathSchema.safeParse(path);
  const taken = files.some((file) => file.path.toLowerCase() === path.toLowerCase());
  const problem = taken
    ? "There is a file of this name."
    : checked.success
      ? null
      : "Enter a path such as src/ui/badge.tsx, under src or public.";
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (problem !== null) return;
    change.mutate(
      { path, text: firstText(path), baseVersion: project.version },
      {
        onError: tellError,
        onSuccess: () => {
          onOpen(path);
          onClose();
        },
      },
    );
  };
  return (
    <Dialog title="New file" onClose={onClose} size={460}>
      <form className={classes.form} onSubmit={submit}>
        <TextInput
          label="Path"
          value={path}
          maxLength={200}
          onChange={(event) => setPath(event.currentTarget.value)}
          error={asked ? problem : null}
          data-autofocus
        />
        <div className={classes.buttons}>
          <Button type="submit" loading={change.isPending}>
            Add file
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
