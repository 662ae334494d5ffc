import NotebookPen from "lucide-react/icons/notebook-pen";
import { useState } from "react";
import strip from "../assumption-strip.module.css";
import { MemoryDialog } from "./memory-dialog.tsx";

/** Opens what the project remembers. */
export function MemoryButton({ projectId }: { projectId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={strip.label}>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <NotebookPen size={15} aria-hidden="true" />
        Project memory
      </button>
      {isOpen ? <MemoryDialog projectId={projectId} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
