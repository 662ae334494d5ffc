import { Button, Select, Skeleton } from "@mantine/core";
import { ART_DIRECTIONS, artDirectionSchema, parseAppSpec, type ArtDirection } from "@sayhey/appspec";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useMemo, useState } from "react";
import { Link } from "react-router";
import { Empty } from "../../components/empty.tsx";
import { Failure } from "../../components/failure.tsx";
import { projectsQuery } from "../../lib/api/list-projects.ts";
import { explainError } from "../../lib/explain-error.ts";
import { useUserId } from "../../lib/session.tsx";
import classes from "./make.module.css";
import { specQuery, styledStoryboard } from "./project-trailer.ts";
import { TransformsLeft } from "./transforms-left.tsx";
import { useCreateTransform } from "./use-create-transform.ts";

const LiveTrailer = lazy(() => import("../../components/live-trailer.tsx"));

/** Form of 'Restyle a project': the project's trailer plays in the art direction that is chosen. */
export function MakeRestyle({ from }: { from: { direction?: string; projectId: string | null } }) {
  const projects = useQuery(projectsQuery(useUserId()));
  const [projectId, setProjectId] = useState<string | null>(from.projectId);
  const [direction, setDirection] = useState<ArtDirection>(() => {
    const given = artDirectionSchema.safeParse(from.direction);
    return given.success ? given.data : "gallery-white";
  });
  const create = useCreateTransform();
  const chosen = projects.data?.find(({ id }) => id === projectId) ?? projects.data?.[0];
  const read = useQuery({ ...specQuery(chosen?.id ?? ""), enabled: chosen !== undefined });
  const spec = read.data?.spec;
  const present = useMemo(() => {
    try {
      return spec === undefined ? null : parseAppSpec(spec).theme.direction;
    } catch {
      return null; // the server says what is wrong with it
    }
  }, [spec]);
  const storyboard = useMemo(() => (spec === undefined ? null : styledStoryboard(spec, direction)), [spec, direction]);
  if (projects.isPending) return <Skeleton height={420} radius="lg" role="status" aria-label="Loading your projects" />;
  if (projects.isLoadingError)
    return (
      <Failure
        title="Your projects could not be loaded"
        error={projects.error}
        onRetry={() => void projects.refetch()}
      />
    );
  if (chosen === undefined)
    return (
      <Empty title="No project to restyle" text="Make an app of an idea first; then give it as many looks as you like.">
        <Button component={Link} to="/transform">
          Transform an idea
        </Button>
      </Empty>
    );
  const failure = create.error === null ? null : explainError(create.error);
  const same = present === direction;
  return (
    <div className={classes.columns}>
      <div className={classes.preview}>
        <div className={classes.phone}>
          {read.isLoadingError ? (
            <Failure title="No preview" error={read.error} onRetry={() => void read.refetch()} />
          ) : storyboard === null ? (
            <Skeleton height="100%" role="status" aria-label="Drawing the preview" />
          ) : (
            <Suspense fallback={<Skeleton height="100%" />}>
              <LiveTrailer
                key={direction}
                storyboard={storyboard}
                label={`Trailer of ${chosen.name} in ${ART_DIRECTIONS[direction].name}`}
                ambient
                controls
              />
            </Suspense>
          )}
        </div>
      </div>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!create.isPending) create.mutate({ kind: "restyle", projectId: chosen.id, settings: { direction } });
        }}
      >
        <Select
          label="Project"
          searchable
          data={projects.data.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen.id}
          onChange={(next) => next !== null && setProjectId(next)}
        />
        <fieldset className={classes.fieldset}>
          <legend>Art direction</legend>
          <div className={classes.directions}>
            {artDirectionSchema.options.map((name) => {
              const style = ART_DIRECTIONS[name];
              const palette = style.scheme === "dark" ? style.dark : style.light;
              return (
                <button
                  key={name}
                  type="button"
                  className={classes.direction}
                  aria-pressed={name === direction}
                  onClick={() => setDirection(name)}
                >
                  <span style={{ background: palette.ground, borderColor: palette.line }} aria-hidden="true">
                    <i style={{ background: palette.ink }} />
                    <i style={{ background: palette.accent }} />
                    <i style={{ background: palette.accent2 }} />
                  </span>
                  {style.name}
                  {name === present ? <small>now</small> : null}
                </button>
              );
            })}
          </div>
        </fieldset>
        {failure === null ? null : (
          <p className={classes.failure} role="alert">
            {failure.message} {failure.hint}
          </p>
        )}
        <div className={classes.actions}>
          <Button type="submit" size="md" loading={create.isPending} disabled={same}>
            {same ? `It is in ${ART_DIRECTIONS[direction].name} now` : `Restyle as ${ART_DIRECTIONS[direction].name}`}
          </Button>
        </div>
        <p className={classes.hint}>
          The copy becomes a project of its own, is proved and filmed anew. Yours stays as it is.
        </p>
        <TransformsLeft />
      </form>
    </div>
  );
}
