import { Button } from "@mantine/core";
import { RENDER_TRANSITIONS, type RenderRow } from "@sayhey/contract/rows";
import { useQuery } from "@tanstack/react-query";
import Play from "lucide-react/icons/play";
import RefreshCw from "lucide-react/icons/refresh-cw";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Share2 from "lucide-react/icons/share-2";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { Link } from "react-router";
import { ProjectDialogs } from "../../shared/publish-dialog/project-dialogs.tsx";
import { WorkProgress } from "../../components/work-progress.tsx";
import { RenderState } from "../../components/render-state.tsx";
import { StateBadge } from "../../components/state-badge.tsx";
import { renderFilesQuery } from "../../api/get-render-files.ts";
import { explainError } from "../../api/explain-error.ts";
import { formatAgo, formatBytes } from "../../components/format.ts";
import { RenderDownloads } from "./render-downloads.tsx";
import classes from "./renders.module.css";
import { useRenderControls } from "./use-render-controls.ts";

/** A caption file with nothing in it. */
const NO_CAPTIONS = "data:text/vtt,WEBVTT";

const mayBecome = (render: RenderRow, status: string): boolean =>
  RENDER_TRANSITIONS[render.status].some((next) => next === status);

interface RenderRowCardProps {
  render: RenderRow;
  projectName: string;
  /** The app has changed since. */
  outOfDate: boolean;
  /** Whether the plan has no render left. */
  atLimit: boolean;
  now: number;
}

/** One render: picture or video, state, progress, and what can be done with it. */
export function RenderRowCard({ render, projectName, outOfDate, atLimit, now }: RenderRowCardProps) {
  const done = render.status === "completed";
  const files = useQuery({ ...renderFilesQuery(render.id), enabled: done });
  const [playing, setPlaying] = useState(false);
  const [sharing, setSharing] = useState(false);
  const controls = useRenderControls(render.id);
  const urls = done ? files.data : undefined;
  const [width, height] = render.aspect.split(":");
  const isGif = render.video_path === null && render.webm_path === null;
  return (
    <article className={classes.row} aria-label={`Trailer of ${projectName}`}>
      <div
        className={classes.picture}
        data-playing={playing || undefined}
        style={{ aspectRatio: `${width} / ${height}` }}
        data-aspect={render.aspect}
      >
        {urls === undefined ? (
          <span className={classes.blank} data-status={render.status} aria-hidden="true" />
        ) : playing && isGif ? (
          <img className={classes.video} src={urls.video} alt={`Trailer of ${projectName}`} />
        ) : playing ? (
          <video
            className={classes.video}
            src={urls.video}
            poster={urls.poster}
            controls
            autoPlay
            playsInline
            aria-label={`Trailer of ${projectName}`}
          >
            <track kind="captions" src={urls.captions ?? NO_CAPTIONS} srcLang="en" label="Captions" />
          </video>
        ) : (
          <button
            type="button"
            className={classes.play}
            onClick={() => setPlaying(true)}
            aria-label={`Play the trailer of ${projectName}`}
          >
            <img src={urls.poster} alt="" loading="lazy" />
            <span>
              <Play size={18} fill="currentColor" aria-hidden="true" />
            </span>
          </button>
        )}
      </div>
      <div className={classes.body}>
        <div className={classes.head}>
          <h2 className={classes.name}>
            <Link to={`/projects/${render.project_id}`}>{projectName}</Link>
          </h2>
          <span className={classes.states}>
            {outOfDate ? <StateBadge tone="sun">Out of date</StateBadge> : null}
            <RenderState status={render.status} />
          </span>
        </div>
        <p className={classes.facts}>
          <span>{render.aspect}</span>
          <span>{render.size}p</span>
          <span>{render.fps} fps</span>
          <span>{Math.round(render.duration_ms / 100) / 10} s</span>
          <span>{render.formats.map((format) => (format === "webm" ? "WebM" : format.toUpperCase())).join(", ")}</span>
          {render.bytes === null ? null : <span>{formatBytes(render.bytes)}</span>}
          {render.watermark ? <span>with watermark</span> : null}
          <time dateTime={render.created_at}>{formatAgo(Date.parse(render.created_at), now)}</time>
        </p>
        <WorkProgress work={render} of="render" />
        {render.status === "failed" ? (
          <p className={classes.failure}>{render.error_message ?? "Video rendering failed"}</p>
        ) : null}
        {files.isLoadingError ? (
          <p className={classes.failure}>The files could not be opened: {explainError(files.error).message}</p>
        ) : null}
        <div className={classes.actions}>
          {urls === undefined ? null : (
            <>
              <RenderDownloads files={urls.files} />
              <Button
                size="xs"
                variant="default"
                onClick={() => setSharing(true)}
                leftSection={<Share2 size={15} aria-hidden="true" />}
              >
                Share
              </Button>
            </>
          )}
          {outOfDate ? (
            <Button
              size="xs"
              variant="default"
              loading={controls.repeat.isPending}
              disabled={atLimit}
              onClick={() => controls.repeat.mutate()}
              leftSection={<RefreshCw size={15} aria-hidden="true" />}
            >
              Film and render again
            </Button>
          ) : null}
          {mayBecome(render, "cancelled") ? (
            <Button
              size="xs"
              variant="default"
              loading={controls.cancel.isPending}
              onClick={() => controls.cancel.mutate()}
              leftSection={<X size={15} aria-hidden="true" />}
            >
              Cancel render
            </Button>
          ) : null}
          {mayBecome(render, "queued") && !mayBecome(render, "completed") ? (
            <Button
              size="xs"
              loading={controls.retry.isPending}
              disabled={atLimit}
              onClick={() => controls.retry.mutate()}
              leftSection={<RotateCcw size={15} aria-hidden="true" />}
            >
              Render again
            </Button>
          ) : null}
        </div>
      </div>
      {sharing ? (
        <ProjectDialogs
          projectId={render.project_id}
          renderId={render.id}
          first="share"
          onClose={() => setSharing(false)}
        />
      ) : null}
    </article>
  );
}
