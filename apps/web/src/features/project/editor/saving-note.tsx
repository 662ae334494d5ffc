import Check from "lucide-react/icons/check";
import CloudOff from "lucide-react/icons/cloud-off";
import LoaderCircle from "lucide-react/icons/loader-circle";
import classes from "../project.module.css";
import { useEditor, type Saving } from "./editor-context.tsx";

const WORDS: Record<Saving, string> = {
  saved: "Saved",
  saving: "Saving…",
  offline: "Offline",
  conflict: "Not saved",
  failed: "Not saved",
};

/** How saving stands, in a word. */
export function SavingNote() {
  const { saving } = useEditor();
  const Icon = saving === "saved" ? Check : saving === "saving" ? LoaderCircle : CloudOff;
  return (
    <span className={classes.saved} role="status" data-saving={saving}>
      <Icon size={15} aria-hidden="true" />
      <span>{WORDS[saving]}</span>
    </span>
  );
}
