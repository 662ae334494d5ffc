import { Button, Skeleton } from "@mantine/core";
import { AppError } from "@sayhey/contract/app-error";
import type { FunctionOutput } from "@sayhey/contract/functions";
import { TRANSFORM_TRANSITIONS, type TransformRow } from "@sayhey/contract/transform";
import { findTransform, isShown, type Settings, type Transform } from "@sayhey/transforms";
import { useQuery } from "@tanstack/react-query";
import ArrowLeft from "lucide-react/icons/arrow-left";
import Download from "lucide-react/icons/download";
import FolderOpen from "lucide-react/icons/folder-open";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import X from "lucide-react/icons/x";
import { Link, useParams } from "react-router";
import { Failure } from "../../components/failure.tsx";
import { NotFoundScreen } from "../../components/not-found-screen.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { WorkProgress } from "../../components/work-progress.tsx";
import { formatAgo, formatBytes } from "../../components/format.ts";
import classes from "./detail.module.css";
import { BatchList } from "./batch-list.tsx";
import { DetailFiles } from "./detail-files.tsx";
import { DetailProjects } from "./detail-projects.tsx";
import { transformFilesQuery, transformQuery } from "./transform-query.ts";
import { TransformState } from "../../components/transform-state.tsx";
import { transformTitle } from "../../shared/transform-title.ts";
import { UseInStudio, type StudioThing } from "./use-in-studio.tsx";
import { useTransformControls } from "./use-transform-controls.ts";

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const mayBecome = (row: TransformRow, status: string): boolean =>
  TRANSFORM_TRANSITIONS[row.status].some((next) => next === status);

/** A setting's value as the form shows it. */
function valueText(transform: Transform, name: string, value: unknown): string {
  const field = transform.fields[name];
  if (field === undefined) return String(value);
  switch (field.type) {
    case "range":
      return `${String(value)}${field.unit ?? ""}`;
    case "choice":
      return field.options.find((option) => option.value === value)?.label ?? String(value);
    case "switch":
      return value === true ? "On" : "Off";
    case "colour":
    case "text":
      return String(value);
  }
}

function SettingsTable({
  row,
  transform,
  facts,
}: {
  row: TransformRow;
  transform: Transform;
  facts: Record<string, string | number>;
}) {
  return (
    <dl className={classes.settings}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name} data-fact>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {Object.entries(transform.fields).map(([name, field]) => {
        const value = row.settings[name] ?? field.default;
        // What had no part in it, and what was left open, says nothing.
        if (!isShown(field, row.settings as Settings) || value === "") return null;
        return (
          <div key={name}>
            <dt>{field.label}</dt>
            <dd>
              {field.type === "colour" ? (
                <span className={classes.swatch} style={{ background: String(value) }} aria-hidden="true" />
              ) : null}
              {valueText(transform, name, value)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Running({ row }: { row: TransformRow }) {
  return (
    <div className={classes.running}>
      <WorkProgress work={row} of="transform" />
      <p className={classes.hint}>You can leave this page. We'll notify you when it's ready.</p>
    </div>
  );
}

const downloadWord = (type: string | null): string =>
  type === "application/json"
    ? "JSON"
    : type === "image/gif"
      ? "GIF"
      : type?.startsWith("video/") === true
        ? "video"
        : type?.startsWith("audio/") === true
          ? "sound"
          : "picture";

/** Size, length and weight of a result. */
function sizeText(files: FunctionOutput<"transform-files"> | undefined): string {
  if (files === undefined || files.bytes === null) return "";
  const { width, height, durationMs, bytes } = files;
  return [
    ...(width === null || height === null ? [] : [`${width} x ${height} px`]),
    ...(durationMs === null ? [] : [`${(durationMs / 1000).toFixed(1)} s`]),
    formatBytes(bytes),
    "",
  ].join(", ");
}

/** What of a finished run a trailer can use: its picture or video, its sound, or the music its beats were found in. */
function studioThingOf(row: TransformRow, files: FunctionOutput<"transform-files"> | undefined): StudioThing | null {
  const { result_asset_id: result, input_asset_id: input } = row;
  if (files === undefined || result === null) return null;
  if (files.afterType === "application/json")
    return input !== null && files.beforeType?.startsWith("audio/") === true ? { assetId: input, as: "music" } : null;
  return { assetId: result, as: files.afterType?.startsWith("audio/") === true ? "music" : "footage" };
}

function Detail({ row, now }: { row: TransformRow; now: number }) {
  const transform = findTransform(row.kind);
  const isFile = transform?.engine !== "project";
  const files = useQuery({ ...transformFilesQuery(row.id), enabled: isFile });
  const controls = useTransformControls(row.id);
  const running = row.status === "queued" || row.status === "processing";
  const title = transformTitle(row);
  const thing = studioThingOf(row, files.data);
  return (
    <div className={classes.page}>
      <PageTitle title={title} />
      <Link to="/transform" className={classes.back}>
        <ArrowLeft size={16} aria-hidden="true" /> All transforms
      </Link>
      <div className={classes.head}>
        <h1 className={classes.title}>{title}</h1>
        <TransformState status={row.status} />
      </div>
      <div className={classes.columns}>
        <div className={classes.result}>
          {running ? <Running row={row} /> : null}
          {row.status === "failed" ? (
            <p className={classes.failure} role="alert">
              {row.error_message ?? "Failed to generate transform"} It doesn't count toward your limit.
            </p>
          ) : null}
          {row.status === "cancelled" ? (
            <p className={classes.note}>Canceled. It doesn't count toward your limit.</p>
          ) : null}
          {isFile ? (
            <DetailFiles row={row} files={files} title={transform?.title ?? row.kind} />
          ) : (
            <DetailProjects row={row} />
          )}
        </div>
        <aside className={classes.side} aria-label="Settings and actions">
          <div className={classes.actions}>
            {typeof files.data?.download === "string" ? (
              <Button component="a" href={files.data.download} leftSection={<Download size={17} aria-hidden="true" />}>
                Download {downloadWord(files.data.afterType)}
              </Button>
            ) : null}
            {thing === null ? null : <UseInStudio thing={thing} />}
            {row.result_project_id === null ? null : (
              <Button
                component={Link}
                to={`/projects/${row.result_project_id}`}
                leftSection={<FolderOpen size={17} aria-hidden="true" />}
              >
                Open the new project
              </Button>
            )}
            {mayBecome(row, "cancelled") ? (
              <Button
                variant="default"
                loading={controls.cancel.isPending}
                onClick={() => controls.cancel.mutate()}
                leftSection={<X size={17} aria-hidden="true" />}
              >
                Cancel transform
              </Button>
            ) : null}
            {row.status === "failed" || row.status === "cancelled" ? (
              <Button
                loading={controls.retry.isPending}
                onClick={() => controls.retry.mutate()}
                leftSection={<RotateCcw size={17} aria-hidden="true" />}
              >
                Try again
              </Button>
            ) : null}
            {running || transform === undefined ? null : (
              <Button
                component={Link}
                to={`/transform?make=${row.kind}&from=${row.id}`}
                variant="default"
                leftSection={<SlidersHorizontal size={17} aria-hidden="true" />}
              >
                Run again with other settings
              </Button>
            )}
            {row.result_asset_id === null ? null : (
              <Button
                component={Link}
                to={
                  typeof files.data?.fileName === "string"
                    ? `/assets?q=${encodeURIComponent(files.data.fileName.slice(0, 100))}`
                    : "/assets"
                }
                variant="default"
                leftSection={<FolderOpen size={17} aria-hidden="true" />}
              >
                View in Assets
              </Button>
            )}
          </div>
          {transform === undefined ? null : (
            <SettingsTable row={row} transform={transform} facts={files.data?.facts ?? {}} />
          )}
          <p className={classes.hint}>
            {sizeText(files.data)}
            Created <time dateTime={row.created_at}>{formatAgo(Date.parse(row.created_at), now)}</time>
          </p>
          <BatchList row={row} />
        </aside>
      </div>
    </div>
  );
}

function LoadedDetail({ transformId }: { transformId: string }) {
  const query = useQuery(transformQuery(transformId));
  if (query.data !== undefined) return <Detail row={query.data} now={query.dataUpdatedAt} />;
  if (query.error instanceof AppError && query.error.kind === "not-found") return <NotFoundScreen />;
  if (query.isLoadingError)
    return (
      <div className={classes.page}>
        <PageTitle title="Transform" />
        <Failure title="The transform could not be opened" error={query.error} onRetry={() => void query.refetch()} />
      </div>
    );
  return (
    <div className={classes.page} role="status" aria-label="Loading the transform">
      <Skeleton height={48} width="min(420px, 80%)" mb="lg" />
      <Skeleton height={480} radius="lg" />
    </div>
  );
}

/** One transform: before and after, its settings, how far it is and what can be done with it. */
export default function TransformDetailPage() {
  const { id = "" } = useParams();
  return UUID.test(id) ? <LoadedDetail key={id} transformId={id} /> : <NotFoundScreen />;
}
