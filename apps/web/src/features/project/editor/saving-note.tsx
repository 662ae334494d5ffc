import { Tooltip } from "@mantine/core";
import Check from "lucide-react/icons/check";
import CloudOff from "lucide-react/icons/cloud-off";
import GitMerge from "lucide-react/icons/git-merge";
import LoaderCircle from "lucide-react/icons/loader-circle";
import classes from "../project.module.css";
import { useEditor } from "./editor-context.tsx";
import type { Saving } from "./project-editor.ts";

const WORDS: Record<Saving, string> = {
  saved: "Saved",
  saving: "Saving…",
  offline: "Offline",
  conflict: "Conflict",
  failed: "Not saved",
};
const ICONS: Record<Saving, typeof Check> = {
  saved: Check,
  saving: LoaderCircle,
  offline: CloudOff,
  conflict: GitMerge,
  failed: CloudOff,
};

/** How saving stands, in a word; where it does not get on, what waits and where it is kept meanwhile. */
export function SavingNote() {
  const { project, saving, unsent } = useEditor();
  const Icon = ICONS[saving];
  const waits = saving === "offline" || saving === "failed";
  const changes = unsent === 1 ? "1 change waits" : `${unsent} changes wait`;
  const note = (
    <span className={classes.saved} role="status" data-saving={saving} data-version={project.version}>
      <Icon size={15} aria-hidden="true" />
      <span>{waits ? `${WORDS[saving]} · ${changes}` : WORDS[saving]}</span>
    </span>
  );
  if (!waits) return note;
  return (
    <Tooltip
      label="Kept in this browser and sent as soon as the server answers, also after a reload."
      multiline
      w={260}
    >
      {note}
    </Tooltip>
  );
}
