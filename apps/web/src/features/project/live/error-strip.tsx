import { Button, CloseButton } from "@mantine/core";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useEditor } from "../editor/editor-context.tsx";
import classes from "./live.module.css";
import { usePreviewLog } from "./use-preview-log.ts";

/** Below the preview: the newest thing that went wrong in the app, and that it does not follow the edits. */
export function ErrorStrip({ failure, onReload }: { failure: string | null; onReload: () => void }) {
  const { setMode } = useEditor();
  const { entries, clear } = usePreviewLog();
  const errors = entries.filter(({ level }) => level === "error");
  const newest = errors.at(-1);
  if (failure === null && newest === undefined) return null;
  return (
    <div className={classes.troubles} role="log" aria-label="Errors in the app">
      {failure === null ? null : (
        <div className={classes.trouble}>
          <TriangleAlert size={16} aria-hidden="true" />
          <p>The preview shows the version before: {failure}</p>
          <Button size="compact-sm" variant="default" onClick={onReload}>
            Reload
          </Button>
        </div>
      )}
      {newest === undefined ? null : (
        <div className={classes.trouble}>
          <TriangleAlert size={16} aria-hidden="true" />
          <p title={newest.message}>
            {newest.message}
            {newest.place === null ? "" : ` (${newest.place.file}:${newest.place.line})`}
            {errors.length > 1 ? ` and ${errors.length - 1} more` : ""}
          </p>
          <Button size="compact-sm" variant="default" onClick={() => setMode("checks")}>
            Fix it
          </Button>
          <CloseButton size="sm" aria-label="Clear the errors" onClick={clear} />
        </div>
      )}
    </div>
  );
}
