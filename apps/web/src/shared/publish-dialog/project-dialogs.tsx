import { useState } from "react";
import { useReturnFocus } from "../../components/use-return-focus.ts";
import { ProjectShareDialog } from "../share-dialog/project-share-dialog.tsx";
import { PublishDialog } from "./publish-dialog.tsx";

/** Which of the two is open; one leads to the other. */
export type ProjectDialog = "publish" | "share";

/** Publishing and sharing of one's own project. */
export function ProjectDialogs({
  projectId,
  first,
  renderId,
  onClose,
}: {
  projectId: string;
  first: ProjectDialog;
  /** The render that is to be shared; the latest of each shape when absent. */
  renderId?: string;
  onClose: () => void;
}) {
  const [open, setOpen] = useState(first);
  // From the second dialog too, the focus goes back to what opened the first.
  useReturnFocus();
  return open === "publish" ? (
    <PublishDialog projectId={projectId} onClose={onClose} onShare={() => setOpen("share")} />
  ) : (
    <ProjectShareDialog
      projectId={projectId}
      {...(renderId === undefined ? {} : { renderId })}
      onClose={onClose}
      onPublish={() => setOpen("publish")}
    />
  );
}
