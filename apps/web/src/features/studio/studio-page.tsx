import { Skeleton } from "@mantine/core";
import { AppError } from "@sayhey/contract/app-error";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { Failure } from "../../components/failure.tsx";
import { MissingProject } from "../../components/missing-project.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { FieldRefusal } from "../../api/functions.ts";
import { retryUnlessMissing } from "../../api/retry-unless-missing.ts";
import { Studio } from "./studio.tsx";
import classes from "./studio.module.css";
import { studioQuery } from "./use-storyboard.ts";

/** A project that is not there, or an address that can be none's. */
const isGone = (error: unknown): boolean =>
  error instanceof AppError &&
  (error.kind === "not-found" || (error instanceof FieldRefusal && error.field === "projectId"));

/** The studio of one project's trailer. */
export default function StudioPage() {
  const { projectId = "" } = useParams();
  const source = useQuery({ ...studioQuery(projectId), retry: retryUnlessMissing });
  if (source.data !== undefined) return <Studio key={projectId} projectId={projectId} source={source.data} />;
  return (
    <div className={classes.page}>
      <PageTitle title={isGone(source.error) ? "Project" : "Studio"} />
      {isGone(source.error) ? (
        <MissingProject />
      ) : source.isError ? (
        <Failure title="Couldn't open the studio" error={source.error} onRetry={() => void source.refetch()} />
      ) : (
        <div className={classes.opening} role="status" aria-label="Opening the studio">
          <Skeleton height="100%" radius="lg" />
          <Skeleton height="100%" radius="lg" />
          <Skeleton height="100%" radius="lg" />
        </div>
      )}
    </div>
  );
}
