import { Button } from "@mantine/core";
import Download from "lucide-react/icons/download";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { callFunction } from "../../../../api/functions.ts";
import { tellError } from "../../../../status/tell-error.ts";
import { useEditor } from "../../editor/editor-context.tsx";
import panels from "../../panels.module.css";
import { previewRows } from "./preview-rows.ts";
import { seedFromPreview } from "./seed-from-preview.ts";
import { SharingPanel } from "./sharing-panel.tsx";
import { usePreviewData } from "./use-preview-data.ts";
import { useSharedData } from "./use-shared-data.ts";
import classes from "./visitors.module.css";
import { undoable } from "../../../../status/undo.ts";
import { toast } from "../../../../status/toast.ts";

/** What people enter in the app: kept apart from the rows it begins with. */
export function VisitorsView() {
  const { project, spec } = useEditor();
  const shared = useSharedData(project.id);
  return (
    <div className={classes.view}>
      <header>
        <h2 className={classes.title}>Visitors</h2>
        <p className={panels.note}>
          The rows in the grids are samples: what the app begins with. What you and others enter in the app is kept
          apart from them{spec.sharing === "shared" ? ", shared by everyone." : ", in each visitor's own browser."}
        </p>
      </header>
      <PreviewData />
      <SharingPanel shared={shared} />
    </div>
  );
}

/** What one entered in the preview oneself. */
function PreviewData() {
  const { project, spec, edit, undo } = useEditor();
  const { kept, entities, clear } = usePreviewData(project.id);
  const isShared = spec.sharing === "shared";
  const names = spec.entities.filter(({ id }) => entities.includes(id)).map(({ plural }) => plural);
  const take = async (): Promise<void> => {
    try {
      const now = new Date();
      const entered = isShared ? await sharedRows(project.id) : ownRows(kept ?? {}, now);
      const { ops, taken, left } = seedFromPreview(spec, entered, now);
      if (ops.length === 0) {
        toast("The samples are what the preview has already");
        return;
      }
      const result = edit(ops, { source: "data", reason: "Took the rows of the preview as samples" });
      if (!result.ok) toast.error(result.problem);
      else
        toast(`The app begins with these ${taken} rows now`, {
          ...(left.length === 0 ? {} : { description: `Left behind: ${left.slice(0, 4).join("; ")}.` }),
          ...undoable(undo),
        });
    } catch (cause) {
      tellError(cause);
    }
    function ownRows(store: Readonly<Record<string, string>>, now: Date): Record<string, unknown[]> {
      const all = previewRows(spec, store, now);
      return Object.fromEntries(Object.entries(all).filter(([id]) => entities.includes(id)));
    }
  };
  return (
    <section className={classes.part} aria-label="Your preview">
      <h3 className={panels.label}>Your preview</h3>
      <p className={panels.note}>
        {isShared
          ? "The preview shows the shared rows below."
          : names.length === 0
            ? "You have changed nothing in the preview: it shows the samples."
            : `You changed ${names.join(", ")} in the preview. It shows your own copy of them, kept in this browser, and not the samples.`}
      </p>
      <div className={classes.buttons}>
        <Button
          size="sm"
          variant="default"
          disabled={!isShared && names.length === 0}
          leftSection={<Download size={16} aria-hidden="true" />}
          onClick={() => void take()}
        >
          Take the rows of the preview as samples
        </Button>
        {isShared ? null : (
          <Button
            size="sm"
            variant="default"
            disabled={kept === null || Object.keys(kept).length === 0}
            leftSection={<RotateCcw size={16} aria-hidden="true" />}
            onClick={() => {
              void clear()
                .then(() => toast("The preview shows the samples again"))
                .catch(tellError);
            }}
          >
            Reset the preview's data
          </Button>
        )}
      </div>
    </section>
  );
}

/** The rows that visitors of the preview share. */
async function sharedRows(projectId: string): Promise<Record<string, unknown[]>> {
  const { text } = await callFunction("shared-data-export", { projectId, place: "preview" });
  const read = JSON.parse(text) as { rows?: Record<string, unknown[]> };
  return read.rows ?? {};
}
