import { useEditor } from "../editor/editor-context.tsx";
import { PreviewFrame } from "./preview-frame.tsx";

/** The running app; it stays loaded while other modes are shown. */
export function LivePane() {
  const { project, spec, appHash } = useEditor();
  return <PreviewFrame projectId={project.id} name={spec.identity.name} appHash={appHash} />;
}
