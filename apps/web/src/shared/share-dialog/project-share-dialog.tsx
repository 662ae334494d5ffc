import { Button, Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import Globe from "lucide-react/icons/globe";
import { lazy, Suspense } from "react";
import { publicationQuery } from "../../api/get-publication.ts";
import { Dialog } from "../../components/dialog.tsx";
import { Failure } from "../../components/failure.tsx";
import classes from "./share-dialog.module.css";
import { ShareLinks } from "./share-dialog.tsx";
import { ShareFormats } from "./share-formats.tsx";

// It reads the app's plan, which many a page with this dialog has no use for.
const ShareCaptions = lazy(() => import("./share-captions.tsx"));

interface ProjectShareDialogProps {
  projectId: string;
  /** The render that is to be shared; the latest of each shape when absent. */
  renderId?: string;
  onClose: () => void;
  /** Opens what publishes the project; a link of it works for others only then. */
  onPublish: () => void;
}

/** Shares one's own project: what is published of it, or first the offer to publish it; and its videos in every shape. */
export function ProjectShareDialog({ projectId, renderId, onClose, onPublish }: ProjectShareDialogProps) {
  const query = useQuery(publicationQuery(projectId));
  const publication = query.data?.publication;
  const render = query.data?.renders.find(({ id }) => id === publication?.renderId);
  const [width, height] = (render?.aspect ?? "9:16").split(":").map(Number);
  return (
    <Dialog title="Share" onClose={onClose} size={660}>
      {query.isPending ? (
        <Skeleton height={180} />
      ) : query.isLoadingError ? (
        <Failure title="This could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
      ) : publication?.status === "published" ? (
        <ShareLinks
          item={{
            publicationId: publication.id,
            title: publication.title,
            origin: publication.origin,
            trailer: render === undefined ? null : { video: "", width: width ?? 9, height: height ?? 16 },
          }}
        />
      ) : (
        <div className={classes.publish}>
          <p>Only you can open this project. Publish it to get a link anyone can open and a page with its trailer.</p>
          <Button data-autofocus onClick={onPublish} leftSection={<Globe size={17} aria-hidden="true" />}>
            Publish
          </Button>
        </div>
      )}
      <ShareFormats projectId={projectId} {...(renderId === undefined ? {} : { renderId })} />
      <Suspense fallback={<Skeleton height={170} />}>
        <ShareCaptions
          projectId={projectId}
          link={publication?.status === "published" ? `${window.location.origin}/gallery/${publication.id}` : null}
        />
      </Suspense>
    </Dialog>
  );
}
