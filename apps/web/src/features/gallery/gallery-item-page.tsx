import { Skeleton } from "@mantine/core";
import { useEffect, useRef } from "react";
import { AppError } from "@sayhey/contract/app-error";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { Failure } from "../../components/failure.tsx";
import { GalleryGrid } from "../../components/gallery-card/gallery-grid.tsx";
import { NotFoundScreen } from "../../components/not-found-screen.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { type GalleryItem, galleryItemQuery } from "../../api/get-gallery-item.ts";
import { recordEvent } from "../../api/record-event.ts";
import { useSession } from "../../session/session.tsx";
import classes from "./gallery-item.module.css";
import { ItemFamily } from "./item-family.tsx";
import { ItemHead } from "./item-head.tsx";
import { ItemTrailer } from "./item-trailer.tsx";
import { LiveApp } from "./live-app.tsx";

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

function Item({ publicationId }: { publicationId: string }) {
  const session = useSession();
  const userId = session.status === "in" ? session.userId : null;
  const query = useQuery({
    ...galleryItemQuery(publicationId, userId),
    enabled: session.status !== "loading" && UUID.test(publicationId),
  });
  if (
    !UUID.test(publicationId) ||
    (query.error instanceof AppError && query.error.kind === "not-found" && query.data === undefined)
  )
    return <NotFoundScreen />;
  if (query.isPending) {
    return (
      <div className={classes.page} role="status" aria-label="Loading the app">
        <div className={classes.columns}>
          <Skeleton height={620} radius="lg" />
          <div>
            <Skeleton height={48} width="80%" />
            <Skeleton height={20} width="50%" mt="md" />
            <Skeleton height={120} mt="lg" />
          </div>
        </div>
      </div>
    );
  }
  if (query.isLoadingError)
    return (
      <div className={classes.page}>
        <Failure title="The app could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
      </div>
    );
  return <Shown entry={query.data} userId={userId} />;
}

function Shown({ entry, userId }: { entry: GalleryItem; userId: string | null }) {
  const { item, related, ownProjectId } = entry;
  const isOwn = ownProjectId !== null;
  const seen = useRef(false);
  useEffect(() => {
    // What people look at of their own says nothing about its audience.
    if (seen.current || isOwn) return;
    seen.current = true;
    recordEvent(item.id, "view");
  }, [item.id, isOwn]);
  return (
    <div className={classes.page}>
      <PageTitle title={item.title} />
      <div
        className={classes.columns}
        data-wide={(item.trailer !== null && item.trailer.width > item.trailer.height) || undefined}
      >
        <ItemTrailer item={item} onEvent={(event) => isOwn || recordEvent(item.id, event)} />
        <div className={classes.words}>
          <ItemHead entry={entry} userId={userId} />
          <LiveApp origin={item.origin} title={item.title} appHash={item.appHash} poster={item.poster} />
          <ItemFamily entry={entry} />
        </div>
      </div>
      {related.length === 0 ? null : (
        <section className={classes.related} aria-label="More from the gallery">
          <h2 className={classes.subtitle}>More from the gallery</h2>
          <GalleryGrid cards={related} />
        </section>
      )}
    </div>
  );
}

/** One published app: its trailer, the app itself, and what can be done with it. */
export default function GalleryItemPage() {
  const { id = "" } = useParams();
  return <Item key={id} publicationId={id} />;
}
