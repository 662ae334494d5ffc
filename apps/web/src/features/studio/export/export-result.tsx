import { Button, Skeleton } from "@mantine/core";
import type { RenderRow } from "@sayhey/contract/rows";
import { useQuery } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import Share2 from "lucide-react/icons/share-2";
import { Link } from "react-router";
import { WorkProgress } from "../../../components/work-progress.tsx";
import { RenderState } from "../../../components/render-state.tsx";
import { renderFilesQuery } from "../../../api/get-render-files.ts";
import { explainError } from "../../../api/explain-error.ts";
import { formatBytes } from "../../../components/format.ts";
import { seconds } from "../stage/timecode.ts";
import classes from "./export.module.css";

const FILE_NAMES = {
  mp4: "MP4",
  webm: "WebM",
  gif: "GIF",
  poster: "Poster",
  og: "Link picture",
  vtt: "Captions, VTT",
  srt: "Captions, SRT",
  storyboard: "Storyboard",
} as const;

interface ExportResultProps {
  render: RenderRow;
  onCancel: () => void;
  cancelling: boolean;
  onAgain: () => void;
  onShare: () => void;
}

/** A render on its way, and what came of it. */
export function ExportResult({ render, onCancel, cancelling, onAgain, onShare }: ExportResultProps) {
  const done = render.status === "completed";
  const files = useQuery({ ...renderFilesQuery(render.id), enabled: done });
  const running = render.status === "queued" || render.status === "processing";
  return (
    <div className={classes.form}>
      <div className={classes.facts}>
        <span>
          {render.aspect}, {render.size}p, {render.fps} frames a second, {seconds(render.duration_ms)}
        </span>
        <RenderState status={render.status} />
      </div>
      <WorkProgress work={render} of="render" />
      {render.status === "failed" ? <p className={classes.problem}>{render.error_message}</p> : null}
      {running ? (
        <>
          <p className={classes.note}>You can close this. We'll notify you when the render is done.</p>
          <div className={classes.buttons}>
            <Button variant="default" loading={cancelling} onClick={onCancel}>
              Cancel render
            </Button>
          </div>
        </>
      ) : null}
      {done ? (
        files.isError ? (
          <p className={classes.problem}>The files could not be opened: {explainError(files.error).message}</p>
        ) : files.data === undefined ? (
          <Skeleton height={220} />
        ) : (
          <div className={classes.result}>
            {files.data.files.some(({ file }) => file === "mp4" || file === "webm") ? (
              // Its words are in the picture or in the caption files below.
              // oxlint-disable-next-line jsx-a11y/media-has-caption
              <video
                className={classes.video}
                src={files.data.video}
                poster={files.data.poster}
                controls
                playsInline
                aria-label="The finished video"
              />
            ) : (
              <img className={classes.video} src={files.data.video} alt="The finished GIF" />
            )}
            <div className={classes.files}>
              <p className={classes.note}>Your video is ready to watch and download.</p>
              {files.data.files.map(({ file, url, fileName, bytes }, index) => (
                <Button
                  key={file}
                  component="a"
                  href={url}
                  download={fileName}
                  size="sm"
                  justify="space-between"
                  variant={index === 0 ? "filled" : "default"}
                  leftSection={<Download size={16} aria-hidden="true" />}
                  rightSection={bytes === null ? null : <span className="sh-tabular">{formatBytes(bytes)}</span>}
                >
                  {FILE_NAMES[file]}
                </Button>
              ))}
              <Button variant="default" leftSection={<Share2 size={16} aria-hidden="true" />} onClick={onShare}>
                Share
              </Button>
            </div>
          </div>
        )
      ) : null}
      {running ? null : (
        <div className={classes.buttons}>
          <Button variant="default" onClick={onAgain}>
            Render another
          </Button>
          <Button component={Link} to="/renders" variant="subtle">
            Open renders
          </Button>
        </div>
      )}
    </div>
  );
}
