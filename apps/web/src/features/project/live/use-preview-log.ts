import { useSyncExternalStore } from "react";
import { useEditor } from "../editor/editor-context.tsx";
import { previewLogOf, type PreviewLogEntry } from "./preview-log.ts";

/** What has gone wrong in the preview of the project that is open, the newest last. */
export function usePreviewLog(): { entries: readonly PreviewLogEntry[]; clear: () => void } {
  const log = previewLogOf(useEditor().project.id);
  return { entries: useSyncExternalStore(log.subscribe, log.entries), clear: log.clear };
}
