import { DataPanel } from "../data-panel.tsx";
import { useEditor } from "../editor/editor-context.tsx";

/** What the app keeps, and for whom. */
export function DataMode() {
  return <DataPanel project={useEditor().project} />;
}
