import { Button, Group, Radio, TextInput } from "@mantine/core";
import {
  folderIn,
  folderName,
  folderNames,
  folderParent,
  folderProblem,
  isInFolder,
  tidyFolderPath,
} from "@sayhey/contract/asset-folder";
import { LIMITS } from "@sayhey/contract/limits";
import { useState, type FormEvent } from "react";
import { Dialog } from "../../components/dialog.tsx";
import { explainError } from "../../api/explain-error.ts";
import classes from "./folders.module.css";
import type { AssetFolder } from "./list-assets.ts";

interface NameFolderProps {
  title: string;
  /** Path of the folder around it. */
  parent: string;
  /** Name it has now; empty for a new one. */
  name: string;
  submit: string;
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the name of a folder; a name with '/' makes folders inside each other. */
export function NameFolderDialog({ title, parent, name, submit, onSave, onClose }: NameFolderProps) {
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const tidy = tidyFolderPath(typed);
    const wrong = tidy === "" ? "Give the folder a name." : folderProblem(folderIn(parent, tidy));
    setProblem(wrong);
    if (wrong !== null) return;
    setSaving(true);
    try {
      await onSave(tidy);
      onClose();
    } catch (cause) {
      const { message, hint } = explainError(cause);
      setProblem(hint === undefined ? message : `${message} ${hint}`);
      setSaving(false);
    }
  };
  return (
    <Dialog title={title} onClose={onClose} size={440}>
      <form onSubmit={(event) => void save(event)}>
        <TextInput
          data-autofocus
          label="Name of the folder"
          maxLength={LIMITS.assetFolderLength}
          value={typed}
          error={problem}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={saving}>
            {submit}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}

interface MoveProps {
  /** What is moved, in words. */
  what: string;
  /** Folder it is in now. */
  from: string;
  /** A folder that is moved: it cannot go into itself. */
  moved?: string;
  folders: readonly AssetFolder[];
  onMove: (folder: string) => void;
  onClose: () => void;
}

/** Asks for the folder that something goes into: one that is there, or a new one inside it. */
export function MoveDialog({ what, from, moved, folders, onMove, onClose }: MoveProps) {
  const [chosen, setChosen] = useState(from);
  const [made, setMade] = useState("");
  const tidy = tidyFolderPath(made);
  const target = tidy === "" ? chosen : folderIn(chosen, tidy);
  const problem = folderProblem(moved === undefined ? target : folderIn(target, folderName(moved)));
  const open = folders.filter(({ path }) => moved === undefined || !isInFolder(path, moved));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem !== null) return;
    onMove(target);
    onClose();
  };
  return (
    <Dialog title={`Move ${what}`} onClose={onClose} size={480}>
      <form onSubmit={submit}>
        <Radio.Group value={chosen} onChange={setChosen} label="Folder">
          <div className={classes.tree}>
            <Radio data-autofocus={chosen === "" || undefined} value="" label="All files, in no folder" />
            {open.map(({ path }) => (
              <Radio
                key={path}
                data-autofocus={chosen === path || undefined}
                value={path}
                label={folderName(path)}
                aria-label={folderParent(path) === "" ? path : folderNames(path).join(", in it ")}
                style={{ marginLeft: `${folderNames(path).length * 20}px` }}
              />
            ))}
          </div>
        </Radio.Group>
        <TextInput
          mt="md"
          label={chosen === "" ? "New folder" : `New folder in ${folderName(chosen)}`}
          description="Leave it empty to use the one above."
          maxLength={LIMITS.assetFolderLength}
          value={made}
          error={problem}
          onChange={(event) => setMade(event.currentTarget.value)}
        />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            Leave it there
          </Button>
          <Button type="submit" disabled={target === from}>
            {target === "" ? "Take out of folders" : `Move to ${folderName(target)}`}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
