import { useEditor } from "../editor/editor-context.tsx";
import { LookPanel } from "../look-panel.tsx";

/** Right of the app while it is customized: its look. */
export function CustomizePane() {
  return <LookPanel project={useEditor().project} />;
}
