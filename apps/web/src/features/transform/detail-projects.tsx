import { Skeleton } from "@mantine/core";
import type { TransformRow } from "@sayhey/contract/transform";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useMemo } from "react";
import { Link } from "react-router";
import { Failure } from "../../components/failure.tsx";
import classes from "./detail.module.css";
import { specQuery, storyboardOf } from "./project-trailer.ts";

const LiveTrailer = lazy(() => import("../../components/live-trailer.tsx"));

/** One of the two projects: its trailer, and a way to it. */
function Side({ projectId, words, playing }: { projectId: string; words: string; playing: boolean }) {
  const query = useQuery(specQuery(projectId));
  const spec = query.data?.spec;
  const storyboard = useMemo(() => (spec === undefined ? null : storyboardOf(spec)), [spec]);
  if (query.isLoadingError)
    return <Failure title="The project could not be read" error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === null) return <p className={classes.note}>{words}: this project was deleted.</p>;
  return (
    <figure className={classes.project}>
      <div className={classes.phone}>
        {storyboard === null ? (
          <Skeleton height="100%" role="status" aria-label="Drawing the trailer" />
        ) : (
          <Suspense fallback={<Skeleton height="100%" />}>
            <LiveTrailer
              storyboard={storyboard}
              label={`Trailer of ${query.data?.name ?? ""}`}
              controls
              ambient={playing}
            />
          </Suspense>
        )}
      </div>
      <figcaption>
        {words}: <Link to={`/projects/${projectId}`}>{query.data?.name ?? "the project"}</Link>
      </figcaption>
    </figure>
  );
}

/** A project and the copy that was made of it, by their trailers; the new one plays. */
export function DetailProjects({ row }: { row: TransformRow }) {
  const { input_project_id: before, result_project_id: after } = row;
  return (
    <div className={classes.projects}>
      {before === null ? (
        <p className={classes.note}>{row.input_name} has been deleted since.</p>
      ) : (
        <Side projectId={before} words="Before" playing={false} />
      )}
      {row.status !== "done" ? null : after === null ? (
        <p className={classes.note}>The copy was deleted. Run it again to recreate it.</p>
      ) : (
        <Side projectId={after} words="After" playing />
      )}
    </div>
  );
}
