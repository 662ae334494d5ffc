import type { Scene } from "@sayhey/trailer";
import type { FindMusic } from "@sayhey/trailer/browser";
import { ExportDialog } from "./export/export-dialog.tsx";
import { ShortcutSheet } from "./shortcut-sheet.tsx";
import type { StudioTrailer } from "./use-storyboard.ts";
import { WriteDialog } from "./write-dialog.tsx";

export type StudioDialog = "export" | "keys" | "write";

interface StudioDialogsProps {
  open: StudioDialog | null;
  projectId: string;
  /** Name of the app. */
  name: string;
  trailer: StudioTrailer;
  scene: Scene | undefined;
  /** Name of the model that writes; null where there is none. */
  model: string | null;
  loadFootage: (id: string) => Promise<Uint8Array>;
  findMusic: FindMusic;
  onClose: () => void;
}

/** The dialog that is open over the studio, if any. */
export function StudioDialogs({ open, projectId, name, trailer, model, onClose, ...of }: StudioDialogsProps) {
  const { storyboard, edit, editor } = trailer;
  if (open === "export") {
    return (
      <ExportDialog
        projectId={projectId}
        name={name}
        storyboard={storyboard}
        loadFootage={of.loadFootage}
        findMusic={of.findMusic}
        onBeforeRender={() => editor.flush()}
        onClose={onClose}
      />
    );
  }
  if (open === "write" && model !== null) {
    return (
      <WriteDialog
        projectId={projectId}
        model={model}
        storyboard={storyboard}
        scene={of.scene}
        edit={edit}
        onBeforeWrite={() => editor.flush()}
        onClose={onClose}
      />
    );
  }
  return open === "keys" ? <ShortcutSheet onClose={onClose} /> : null;
}
