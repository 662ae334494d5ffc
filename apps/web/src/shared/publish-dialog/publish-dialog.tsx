import { Button, Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { publicationQuery } from "../../api/get-publication.ts";
import { Dialog } from "../../components/dialog.tsx";
import { CopyField } from "../../components/copy-field.tsx";
import { Failure } from "../../components/failure.tsx";
import classes from "./publish-dialog.module.css";
import { PublishForm } from "./publish-form.tsx";

interface PublishDialogProps {
  projectId: string;
  onClose: () => void;
  /** Opens what shares the published app. */
  onShare: () => void;
}

const TITLES = { published: "Published", unpublished: "Publish", "taken-down": "Taken down" } as const;

/** Publishes a project, changes what is said of it, goes back to an earlier version, or ends it. */
export function PublishDialog({ projectId, onClose, onShare }: PublishDialogProps) {
  const query = useQuery({ ...publicationQuery(projectId), staleTime: 0 });
  const [published, setPublished] = useState<{ publicationId: string; origin: string } | null>(null);
  const publication = query.data?.publication;
  if (published !== null)
    return (
      <Dialog title="Your app is live" onClose={onClose} size={560}>
        <CopyField
          label="Link"
          action="Copy link"
          value={`${window.location.origin}/gallery/${published.publicationId}`}
          autoFocus
          primary
        />
        <p className={classes.note}>
          The app itself is at{" "}
          <a href={published.origin} target="_blank" rel="noopener">
            {published.origin.replace(/^https?:\/\//, "")}
          </a>
          . Changes to the project stay private until you publish again.
        </p>
        <div className={classes.buttons}>
          <Button component={Link} to={`/gallery/${published.publicationId}`} variant="default">
            View in gallery
          </Button>
          <Button variant="default" onClick={onShare}>
            Share
          </Button>
        </div>
      </Dialog>
    );
  return (
    <Dialog title={TITLES[publication?.status ?? "unpublished"]} onClose={onClose} size={640}>
      {query.isPending ? (
        <div role="status" aria-label="Loading what is published">
          <Skeleton height={60} />
          <Skeleton height={60} mt="md" />
          <Skeleton height={120} mt="md" />
        </div>
      ) : query.isLoadingError ? (
        <Failure title="This could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
      ) : publication?.status === "taken-down" ? (
        <p className={classes.problem} role="alert">
          This app was taken down{publication.takedownReason === null ? "." : `: ${publication.takedownReason}`} Its
          address leads nowhere now; likes, versions and the project itself are kept. Write to support if you think this
          is a mistake: it can be shown again.
        </p>
      ) : (
        <PublishForm
          key={publication?.id ?? "new"}
          projectId={projectId}
          state={query.data}
          onClose={onClose}
          onPublished={setPublished}
        />
      )}
    </Dialog>
  );
}
