import { Button, Select, Skeleton } from "@mantine/core";
import { parseAppSpec, type AppSpec } from "@sayhey/appspec";
import { defaultSettings, type ProjectTransform, type Settings } from "@sayhey/transforms";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useMemo, useState, type ReactNode } from "react";
import { Link } from "react-router";
import { Empty } from "../../components/empty.tsx";
import { Failure } from "../../components/failure.tsx";
import { projectsQuery } from "../../api/list-projects.ts";
import { PlanLimitNote } from "../../shared/plan-limit/plan-limit-note.tsx";
import { Refusal } from "../../shared/plan-limit/refusal.tsx";
import { usePlanLimit } from "../../shared/plan-limit/use-plan-limit.ts";
import { useUserId } from "../../session/session.tsx";
import { FileChooser } from "./file-chooser.tsx";
import type { OwnFile } from "./list-files.ts";
import type { Earlier } from "./make-file.tsx";
import classes from "./make.module.css";
import { specQuery, storyboardOf } from "./project-trailer.ts";
import { TransformsLeft } from "./transforms-left.tsx";
import { useCreateTransform } from "./use-create-transform.ts";

const LiveTrailer = lazy(() => import("../../components/live-trailer.tsx"));

/** What a form of a transform of projects is made of besides the choice of the project. */
export interface ProjectForm {
  /** The app as the settings would make it, for its trailer; null while that is not known. */
  changed: (spec: AppSpec, settings: Settings, file: OwnFile | null) => AppSpec | null;
  /** The settings' own controls. */
  controls: (props: { spec: AppSpec | null; settings: Settings; onChoose: (settings: Settings) => void }) => ReactNode;
  /** Words of the button, and why it cannot be pressed where it cannot. */
  submit: (spec: AppSpec | null, settings: Settings) => { words: string; possible: boolean };
}

interface MakeProjectProps extends ProjectForm {
  transform: ProjectTransform;
  from: Earlier;
  /** Hears which picture is chosen; for transforms that take one. */
  onPicture?: (file: OwnFile | null) => void;
}

/** Form of a transform of a project: its trailer plays as the settings would make it. */
export function MakeProject({ transform, from, changed, controls, submit, onPicture }: MakeProjectProps) {
  const projects = useQuery(projectsQuery(useUserId()));
  const [projectId, setProjectId] = useState<string | null>(from.projectId);
  const [settings, setSettings] = useState<Settings>({ ...defaultSettings(transform.fields), ...from.settings });
  const [file, setFile] = useState<OwnFile | null>(from.file);
  const takesPicture = transform.inputs[0] === "picture";
  const create = useCreateTransform();
  // The copy is one project more.
  const reached = usePlanLimit("projects", "transforms");
  const chosen = projects.data?.find(({ id }) => id === projectId) ?? projects.data?.[0];
  const read = useQuery({ ...specQuery(chosen?.id ?? ""), enabled: chosen !== undefined });
  const document = read.data?.spec;
  const spec = useMemo(() => {
    try {
      return document === undefined ? null : parseAppSpec(document);
    } catch {
      return null; // the server says what is wrong with it
    }
  }, [document]);
  const shown = useMemo(
    () => (spec === null ? null : (changed(spec, settings, file) ?? spec)),
    [spec, settings, file, changed],
  );
  const storyboard = useMemo(() => (shown === null ? null : storyboardOf(shown)), [shown]);
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
      <Empty title="No project yet" text="Create an app first, then restyle or translate it here.">
        <Button component={Link} to="/transform">
          Transform an idea
        </Button>
      </Empty>
    );
  const { words, possible } = submit(spec, settings);
  const ready = possible && (!takesPicture || file !== null);
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
                key={JSON.stringify(shown?.theme)}
                storyboard={storyboard}
                label={`Trailer of ${chosen.name} as it would be`}
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
          if (create.isPending || !ready || reached !== null) return;
          create.mutate({
            kind: transform.kind,
            projectId: chosen.id,
            settings,
            ...(takesPicture && file !== null ? { assetId: file.id } : {}),
          });
        }}
      >
        {takesPicture ? (
          <FileChooser
            kinds={["picture"]}
            batch={false}
            chosen={file === null ? [] : [file]}
            disabled={create.isPending}
            onChoose={([next = null]) => {
              setFile(next);
              onPicture?.(next);
              create.reset();
            }}
          />
        ) : null}
        <Select
          label="Project"
          searchable
          data={projects.data.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen.id}
          onChange={(next) => next !== null && setProjectId(next)}
        />
        {controls({ spec, settings, onChoose: setSettings })}
        {create.error === null || reached !== null ? null : (
          <p className={classes.failure} role="alert">
            <Refusal error={create.error} />
          </p>
        )}
        <PlanLimitNote reached={reached} />
        <div className={classes.actions}>
          <Button type="submit" size="md" loading={create.isPending} disabled={!ready || reached !== null}>
            {takesPicture && file === null ? "Choose a picture first" : words}
          </Button>
        </div>
        <p className={classes.hint}>We'll create a new project and film a new trailer. Your original stays as it is.</p>
        {reached === null ? <TransformsLeft /> : null}
      </form>
    </div>
  );
}
