import { Button } from "@mantine/core";
import Download from "lucide-react/icons/download";
import { WorkProgress } from "../../../components/work-progress.tsx";
import { formatBytes } from "../../../components/format.ts";
import classes from "./export.module.css";
import type { HereState } from "./use-render-here.ts";

interface HereResultProps {
  state: Extract<HereState, { kind: "running" | "done" }>;
  fileName: string;
  onCancel: () => void;
  onAgain: () => void;
}

/** A video being made in this browser, and what came of it. */
export function HereResult({ state, fileName, onCancel, onAgain }: HereResultProps) {
  if (state.kind === "running") {
    return (
      <div className={classes.form}>
        <WorkProgress
          of="render"
          work={{
            status: "processing",
            stage: "Rendering in this browser",
            progress: state.progress,
            remaining_ms: state.remainingMs,
          }}
        />
        <p className={classes.note}>Keep this page open: the video is made here, and nothing of it is sent anywhere.</p>
        <div className={classes.buttons}>
          <Button variant="default" onClick={onCancel}>
            Cancel render
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={classes.form}>
      <div className={classes.result}>
        {/* Its words are in the picture. */}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        <video className={classes.video} src={state.url} controls playsInline aria-label="The finished video" />
        <div className={classes.files}>
          <p className={classes.note}>
            Your video is ready to watch and download. It is only here: save it before you leave.
          </p>
          <Button
            component="a"
            href={state.url}
            download={`${fileName}.${state.format}`}
            justify="space-between"
            leftSection={<Download size={16} aria-hidden="true" />}
            rightSection={<span className="sh-tabular">{formatBytes(state.bytes)}</span>}
          >
            {state.format === "mp4" ? "MP4" : "WebM"}
          </Button>
        </div>
      </div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onAgain}>
          Render another
        </Button>
      </div>
    </div>
  );
}
