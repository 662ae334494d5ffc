import { Button, SegmentedControl, Skeleton, Slider } from "@mantine/core";
import { aspectSchema, type Aspect } from "@sayhey/contract/idea";
import { LIMITS } from "@sayhey/contract/limits";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import Film from "lucide-react/icons/film";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { lazy, Suspense, useId, useState } from "react";
import { Link } from "react-router";
import { AspectLabel } from "../../components/aspect-label.tsx";
import { Failure } from "../../components/failure.tsx";
import { WorkProgress } from "../../components/work-progress.tsx";
import { RenderState } from "../../components/render-state.tsx";
import { StateBadge } from "../../components/state-badge.tsx";
import { rendersQuery } from "../../api/list-renders.ts";
import { isBusy } from "../../api/list-projects.ts";
import { PlanLimitNote } from "../../shared/plan-limit/plan-limit-note.tsx";
import { usePlanLimit } from "../../shared/plan-limit/use-plan-limit.ts";
import { tellError } from "../../status/tell-error.ts";
import { useCreateRender } from "../../shared/use-create-render.ts";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { useUserId } from "../../session/session.tsx";
import type { OpenProject } from "./get-project.ts";
import classes from "./panels.module.css";
import { useFilmProject } from "./use-film-project.ts";

const LiveTrailer = lazy(() => import("../../components/live-trailer.tsx"));

const ASPECTS = aspectSchema.options.map((value) => ({ value, label: <AspectLabel aspect={value} /> }));
const findMusic = async (assetId: string): Promise<string> => (await callFunction("music-get", { assetId })).url;
const seconds = (ms: number): string => `${ms / 1000} s`;

function RecentRenders({ projectId }: { projectId: string }) {
  const renders = useQuery(rendersQuery(useUserId()));
  const own = renders.data?.filter((render) => render.project_id === projectId).slice(0, 3) ?? [];
  if (own.length === 0) return null;
  return (
    <section className={classes.renders}>
      <h2 className={classes.label}>Renders</h2>
      {own.map((render) => (
        <div key={render.id} className={classes.render}>
          <div className={classes.renderHead}>
            <span>
              {render.aspect}, {render.size}p, {seconds(render.duration_ms)}
            </span>
            <RenderState status={render.status} />
          </div>
          <WorkProgress work={render} of="render" />
          {render.status === "failed" ? <p className={classes.problem}>{render.error_message}</p> : null}
        </div>
      ))}
      <Link to="/renders" className={classes.more}>
        All renders and downloads
      </Link>
    </section>
  );
}

/** The trailer as it would be rendered now, played by the code that renders it. */
export function TrailerPanel({ project }: { project: OpenProject }) {
  const [aspect, setAspect] = useState<Aspect>(project.aspect);
  const [durationMs, setDurationMs] = useState(10_000);
  const [dragged, setDragged] = useState(10_000);
  const lengthId = useId();
  const film = useFilmProject(project.id);
  const reached = usePlanLimit("renders");

  const trailer = useQuery({
    queryKey: [...queryKeys.trailer(project.id), aspect, durationMs, project.app_hash, project.footage_status],
    queryFn: ({ signal }) => callFunction("trailer-get", { projectId: project.id, aspect, durationMs }, signal),
    placeholderData: keepPreviousData,
  });
  const render = useCreateRender({ onError: tellError });

  return (
    <div className={classes.panel}>
      <div className={classes.stage} data-aspect={aspect}>
        {trailer.isLoadingError ? (
          <Failure
            title="The trailer could not be written"
            error={trailer.error}
            onRetry={() => void trailer.refetch()}
          />
        ) : trailer.data === undefined ? (
          <Skeleton height="100%" radius="lg" />
        ) : (
          <Suspense fallback={<Skeleton height="100%" radius="lg" />}>
            <LiveTrailer
              storyboard={trailer.data.storyboard}
              footage={trailer.data.footage}
              findMusic={findMusic}
              label={`Trailer of ${project.name}`}
              controls
            />
          </Suspense>
        )}
      </div>
      {trailer.data?.outOfDate === true && !isBusy(project) ? (
        <div className={classes.stale}>
          <StateBadge tone="sun">Out of date</StateBadge>
          <span>The app has changed since it was filmed.</span>
          <Button size="compact-sm" variant="default" loading={film.isPending} onClick={() => film.mutate()}>
            Film again
          </Button>
        </div>
      ) : null}
      {isBusy(project) ? (
        <p className={classes.note}>The app is being checked and filmed. Until then the trailer shows drawn screens.</p>
      ) : null}
      <SegmentedControl
        fullWidth
        data={ASPECTS}
        value={aspect}
        onChange={(value) => setAspect(aspectSchema.parse(value))}
        aria-label="Aspect of the trailer"
      />
      <div>
        <div className={classes.length}>
          <span id={lengthId} className={classes.label}>
            Length
          </span>
          <span className="sh-tabular">{seconds(dragged)}</span>
        </div>
        <Slider
          min={LIMITS.trailerMinMs}
          max={LIMITS.trailerMaxMs}
          step={500}
          value={dragged}
          onChange={setDragged}
          onChangeEnd={setDurationMs}
          label={seconds}
          thumbProps={{ "aria-labelledby": lengthId }}
          marks={[
            { value: 6000, label: "6 s" },
            { value: 10_000, label: "10 s" },
            { value: 15_000, label: "15 s" },
          ]}
          mb="lg"
        />
      </div>
      <PlanLimitNote reached={reached} />
      <Button
        size="md"
        disabled={reached !== null}
        loading={render.isPending}
        onClick={() => render.mutate({ projectId: project.id, aspect, durationMs })}
        leftSection={<Film size={18} aria-hidden="true" />}
      >
        Render trailer
      </Button>
      <Button
        component={Link}
        to={`/studio/${project.id}`}
        variant="default"
        leftSection={<SlidersHorizontal size={18} aria-hidden="true" />}
      >
        Open in studio
      </Button>
      <RecentRenders projectId={project.id} />
    </div>
  );
}
