import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import Flag from "lucide-react/icons/flag";
import GitFork from "lucide-react/icons/git-fork";
import Heart from "lucide-react/icons/heart";
import Share2 from "lucide-react/icons/share-2";
import { Link, useNavigate } from "react-router";
import { PlanLimitNote } from "../../shared/plan-limit/plan-limit-note.tsx";
import { usePlanLimit } from "../../shared/plan-limit/use-plan-limit.ts";
import { ShareDialog } from "../../shared/share-dialog/share-dialog.tsx";
import type { GalleryItem } from "../../api/get-gallery-item.ts";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { authPath } from "../../session/return-path.ts";
import { tellError } from "../../status/tell-error.ts";
import classes from "./gallery-item.module.css";
import { ReportDialog } from "./report-dialog.tsx";
import { useLike } from "./use-like.ts";

const label = (word: string, count: number): string => (count === 0 ? word : `${word} · ${count}`);

/** What a published app is called, who made it, what they say, and what can be done with it. */
export function ItemHead({ entry, userId }: { entry: GalleryItem; userId: string | null }) {
  const { item, liked, ownProjectId } = entry;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const like = useLike(item.id, userId);
  const [sharing, share] = useDisclosure(false);
  const [reporting, report] = useDisclosure(false);
  const reached = usePlanLimit("projects");
  const remix = useMutation({
    mutationFn: () => callFunction("gallery-remix", { publicationId: item.id }),
    onSuccess: async ({ projectId }) => {
      if (userId !== null) {
        await Promise.all([
          queryClient.invalidateQueries({ queryKey: queryKeys.projects(userId) }),
          queryClient.invalidateQueries({ queryKey: queryKeys.usage(userId) }),
        ]);
      }
      await navigate(`/projects/${projectId}`);
    },
    onError: tellError,
  });
  const signedIn = (want: "like" | "remix", action: () => void) => () =>
    userId === null ? void navigate(authPath(`/gallery/${item.id}`, want)) : action();
  return (
    <header className={classes.head}>
      <h1 className={classes.title} dir="auto">
        {item.title}
      </h1>
      <p className={classes.by}>
        by <Link to={`/profile/${item.author.username}`}>{item.author.name}</Link>
        <span>{item.category}</span>
      </p>
      {item.remixOf === null ? null : (
        <p className={classes.lineage}>
          <GitFork size={15} aria-hidden="true" />
          <span>
            Remix of{" "}
            {item.remixOf.publicationId === null ? (
              item.remixOf.title
            ) : (
              <Link to={`/gallery/${item.remixOf.publicationId}`}>{item.remixOf.title}</Link>
            )}{" "}
            by {item.remixOf.author}
          </span>
        </p>
      )}
      {item.description === "" ? null : (
        <p className={classes.description} dir="auto">
          {item.description}
        </p>
      )}
      {item.hashtags.length === 0 ? null : (
        <p className={classes.tags}>
          {item.hashtags.map((tag) => (
            <Link key={tag} to={`/gallery?tag=${encodeURIComponent(tag)}`}>
              #{tag}
            </Link>
          ))}
        </p>
      )}
      <div className={classes.actions}>
        <Button
          variant={liked ? "light" : "default"}
          aria-pressed={liked}
          aria-label={`${liked ? "Liked" : "Like"}${item.likes === 0 ? "" : `, ${item.likes} so far`}`}
          onClick={signedIn("like", () => like.mutate(!liked))}
          leftSection={<Heart size={17} fill={liked ? "currentColor" : "none"} aria-hidden="true" />}
        >
          {label(liked ? "Liked" : "Like", item.likes)}
        </Button>
        <Button
          loading={remix.isPending}
          disabled={reached !== null}
          onClick={signedIn("remix", () => remix.mutate())}
          leftSection={<GitFork size={17} aria-hidden="true" />}
        >
          {label("Remix", item.remixes)}
        </Button>
        <Button variant="default" onClick={share.open} leftSection={<Share2 size={17} aria-hidden="true" />}>
          Share
        </Button>
        {ownProjectId === null ? (
          <Button
            variant="subtle"
            color="gray"
            c="var(--mantine-color-dimmed)"
            onClick={report.open}
            leftSection={<Flag size={16} aria-hidden="true" />}
          >
            Report
          </Button>
        ) : (
          <Button
            component={Link}
            to={`/projects/${ownProjectId}`}
            variant="subtle"
            color="gray"
            c="var(--mantine-color-text)"
          >
            Edit project
          </Button>
        )}
      </div>
      <PlanLimitNote reached={reached} />
      {sharing ? (
        <ShareDialog
          onClose={share.close}
          item={{ publicationId: item.id, title: item.title, origin: item.origin, trailer: item.trailer }}
          projectId={ownProjectId}
        />
      ) : null}
      {reporting ? <ReportDialog publicationId={item.id} title={item.title} onClose={report.close} /> : null}
    </header>
  );
}
