import { ChecksPanel } from "../checks-panel.tsx";
import { useEditor } from "../editor/editor-context.tsx";

/** What was proved of the app, and what went wrong. */
export function ChecksMode() {
  return <ChecksPanel project={useEditor().project} />;
}
