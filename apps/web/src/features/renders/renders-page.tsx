import { Button, SegmentedControl, Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { Empty } from "../../components/empty.tsx";
import { Failure } from "../../components/failure.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { projectsQuery } from "../../lib/api/list-projects.ts";
import { rendersQuery } from "../../lib/api/list-renders.ts";
import { useUserId } from "../../lib/session.tsx";
import { FILTERS, filterRenders, type RenderFilter } from "./filter-renders.ts";
import { RenderRowCard } from "./render-row-card.tsx";
import classes from "./renders.module.css";

const isFilter = (value: string): value is RenderFilter => FILTERS.some((filter) => filter.value === value);

function RenderList() {
  const userId = useUserId();
  const renders = useQuery(rendersQuery(userId));
  const projects = useQuery(projectsQuery(userId));
  const [filter, setFilter] = useState<RenderFilter>("all");
  if (renders.isPending) {
    return (
      <div className={classes.list} role="status" aria-label="Loading your renders">
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} height={148} radius="lg" />
        ))}
      </div>
    );
  }
  if (renders.isLoadingError)
    return (
      <Failure title="Your renders could not be loaded" error={renders.error} onRetry={() => void renders.refetch()} />
    );
  if (renders.data.length === 0) {
    return (
      <Empty
        title="No renders yet"
        text="Open a project, watch its trailer and press Render trailer. The video shows up here while it is being drawn."
      >
        <Button component={Link} to="/dashboard">
          Open your projects
        </Button>
      </Empty>
    );
  }
  const shown = filterRenders(renders.data, filter);
  const names = new Map(projects.data?.map(({ id, name }) => [id, name]));
  return (
    <>
      <div className={classes.filters}>
        <SegmentedControl
          aria-label="Show renders that are"
          value={filter}
          onChange={(value) => isFilter(value) && setFilter(value)}
          data={FILTERS.map(({ value, label }) => ({
            value,
            label: `${label} ${filterRenders(renders.data, value).length}`,
          }))}
        />
      </div>
      {shown.length === 0 ? (
        <Empty title="None of these" text="No render is in this state right now.">
          <Button variant="default" onClick={() => setFilter("all")}>
            Show all renders
          </Button>
        </Empty>
      ) : (
        <ul className={classes.list}>
          {shown.map((render) => (
            <li key={render.id}>
              <RenderRowCard
                render={render}
                projectName={names.get(render.project_id) ?? "A project"}
                now={renders.dataUpdatedAt}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Every video made or being made. */
export default function RendersPage() {
  return (
    <div className={classes.page}>
      <PageTitle title="Renders" />
      <h1 className={classes.title}>Renders</h1>
      <RenderList />
    </div>
  );
}
