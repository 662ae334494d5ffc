import { Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { Failure } from "../../components/failure.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { Studio } from "./studio.tsx";
import classes from "./studio.module.css";
import { studioQuery } from "./use-storyboard.ts";

/** The studio of one project's trailer. */
export default function StudioPage() {
  const { projectId = "" } = useParams();
  const source = useQuery(studioQuery(projectId));
  if (source.data !== undefined) return <Studio key={projectId} projectId={projectId} source={source.data} />;
  return (
    <div className={classes.page}>
      <PageTitle title="Studio" />
      {source.isError ? (
        <Failure title="The studio could not be opened" error={source.error} onRetry={() => void source.refetch()} />
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
