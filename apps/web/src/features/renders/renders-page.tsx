import { Button, SegmentedControl, Select, Skeleton } from "@mantine/core";
import { renderFormatSchema } from "@sayhey/contract/render";
import type { RenderRow } from "@sayhey/contract/rows";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { Empty } from "../../components/empty.tsx";
import { Failure } from "../../components/failure.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { PlanLimitNote } from "../../shared/plan-limit/plan-limit-note.tsx";
import { usePlanLimit } from "../../shared/plan-limit/use-plan-limit.ts";
import { projectsQuery } from "../../api/list-projects.ts";
import { rendersQuery } from "../../api/list-renders.ts";
import { useUserId } from "../../session/session.tsx";
import { FILTERS, filterRenders, type RenderChoice, type RenderFilter } from "./filter-renders.ts";
import { RenderRowCard } from "./render-row-card.tsx";
import classes from "./renders.module.css";

const EVERYTHING: RenderChoice = { states: "all", projectId: null, format: null };
const FORMATS = [
  { value: "mp4", label: "MP4" },
  { value: "webm", label: "WebM" },
  { value: "gif", label: "GIF" },
];
const isFilter = (value: string): value is RenderFilter => FILTERS.some((filter) => filter.value === value);

/** Whether a finished trailer shows another state of the app than the present one. */
const isOutOfDate = (render: RenderRow, appHash: string | null): boolean =>
  render.status === "completed" && render.app_hash !== null && appHash !== null && render.app_hash !== appHash;

function RenderList() {
  const userId = useUserId();
  const renders = useQuery(rendersQuery(userId));
  const projects = useQuery(projectsQuery(userId));
  const reached = usePlanLimit("renders");
  const [choice, setChoice] = useState(EVERYTHING);
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
        text="Open a project and press Render trailer. Your video appears here while it renders."
      >
        <Button component={Link} to="/dashboard">
          Open your projects
        </Button>
      </Empty>
    );
  }
  const shown = filterRenders(renders.data, choice);
  const known = new Map(projects.data?.map((project) => [project.id, project]));
  const nameOf = (projectId: string): string => known.get(projectId)?.name ?? "A project";
  const rendered = [...new Set(renders.data.map((render) => render.project_id))];
  return (
    <>
      <PlanLimitNote reached={reached} />
      <div className={classes.filters}>
        <SegmentedControl
          aria-label="Filter by status"
          value={choice.states}
          onChange={(value) => isFilter(value) && setChoice({ ...choice, states: value })}
          data={FILTERS.map(({ value, label }) => ({
            value,
            label: `${label} ${filterRenders(renders.data, { ...choice, states: value }).length}`,
          }))}
        />
        {rendered.length > 1 ? (
          <Select
            className={classes.narrow}
            size="sm"
            aria-label="Project"
            placeholder="All projects"
            clearable
            value={choice.projectId}
            onChange={(projectId) => setChoice({ ...choice, projectId })}
            data={rendered.map((id) => ({ value: id, label: nameOf(id) }))}
          />
        ) : null}
        {renders.data.some(({ formats }) => formats.some((format) => format !== "mp4")) ? (
          <Select
            className={classes.narrow}
            size="sm"
            aria-label="Format"
            placeholder="All formats"
            clearable
            value={choice.format}
            onChange={(format) => setChoice({ ...choice, format: renderFormatSchema.nullable().parse(format) })}
            data={FORMATS}
          />
        ) : null}
      </div>
      {shown.length === 0 ? (
        <Empty title="No renders match" text="Choose another status, project or format.">
          <Button variant="default" onClick={() => setChoice(EVERYTHING)}>
            Show all renders
          </Button>
        </Empty>
      ) : (
        <ul className={classes.list}>
          {shown.map((render) => (
            <li key={render.id}>
              <RenderRowCard
                render={render}
                projectName={nameOf(render.project_id)}
                outOfDate={isOutOfDate(render, known.get(render.project_id)?.app_hash ?? null)}
                atLimit={reached !== null}
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
