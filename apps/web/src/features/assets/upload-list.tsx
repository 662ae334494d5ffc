import { ActionIcon, Button, FileButton, Progress } from "@mantine/core";
import { UPLOAD_TYPES } from "@sayhey/contract/upload";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import X from "lucide-react/icons/x";
import { formatBytes } from "../../components/format.ts";
import classes from "./uploads.module.css";
import type { Upload, UploadQueue } from "./upload-queue.ts";

const ACCEPT = Object.values(UPLOAD_TYPES).join(",");

/** '40 s left', '3 min left': no more exact than it can be known. */
function timeLeft(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  if (seconds < 60) return `${seconds < 10 ? seconds : Math.round(seconds / 5) * 5} s left`;
  return seconds < 3600 ? `${Math.round(seconds / 60)} min left` : `${Math.round(seconds / 360) / 10} h left`;
}

/** What is going on with a file, in words. */
function factsOf({ state, share, bytes, remainingMs, problem }: Upload): string {
  const sent = `${formatBytes(Math.floor(share * bytes))} of ${formatBytes(bytes)}`;
  switch (state) {
    case "waiting":
      return "Queued";
    case "sending":
      return remainingMs === null ? sent : `${sent}, ${timeLeft(remainingMs)}`;
    case "stalled":
      return `${sent}. No connection. Uploading resumes automatically.`;
    case "paused":
      return `Paused at ${sent}`;
    case "checking":
      return "Looking at the file";
    case "wanted":
      return `${sent} uploaded before the page closed. Choose the file again to resume.`;
    case "done":
      return formatBytes(bytes);
    case "failed":
      return problem ?? "Not uploaded";
  }
}

function titleOf(uploads: readonly Upload[]): string {
  const count = (...states: Upload["state"][]): number => uploads.filter(({ state }) => states.includes(state)).length;
  const [done, failed, held] = [count("done"), count("failed"), count("paused", "wanted")];
  const open = uploads.length - done - failed - held;
  if (open > 0) return `Uploading ${done + 1} of ${uploads.length}`;
  if (held > 0) return held === 1 ? "1 upload to finish" : `${held} uploads to finish`;
  if (failed > 0) return `${failed} of ${uploads.length} not uploaded`;
  return `${done === 1 ? "1 file" : `${done} files`} uploaded`;
}

/** Files on their way, each with its progress. */
export function UploadList({ uploads, queue }: { uploads: readonly Upload[]; queue: UploadQueue }) {
  if (uploads.length === 0) return null;
  const ended = uploads.every(({ state }) => state === "done" || state === "failed");
  const running = uploads.filter(
    ({ resumable, state }) => resumable && ["waiting", "sending", "stalled"].includes(state),
  );
  const paused = uploads.filter(({ state }) => state === "paused");
  return (
    <section className={classes.uploads} aria-label="Uploads">
      <div className={classes.uploadsHead}>
        <h2 aria-live="polite">{titleOf(uploads)}</h2>
        {running.length > 1 ? (
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            onClick={() => running.forEach(({ key }) => queue.pause(key))}
          >
            Pause all
          </Button>
        ) : paused.length > 1 ? (
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            onClick={() => paused.forEach(({ key }) => queue.retry(key))}
          >
            Resume all
          </Button>
        ) : ended ? (
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => queue.clear()}>
            Close
          </Button>
        ) : null}
      </div>
      <ul>
        {uploads.map((upload) => (
          <li key={upload.key} className={classes.upload} data-state={upload.state}>
            {upload.state === "done" ? (
              <CircleCheck size={18} aria-hidden="true" />
            ) : upload.state === "failed" ? (
              <CircleAlert size={18} aria-hidden="true" />
            ) : (
              <span className={classes.uploadDot} aria-hidden="true" />
            )}
            <span className={classes.uploadText}>
              <span className={classes.uploadName}>{upload.name}</span>
              <span className={classes.facts}>{factsOf(upload)}</span>
              {["done", "failed", "waiting"].includes(upload.state) ? null : (
                <Progress
                  value={upload.share * 100}
                  size={4}
                  animated={upload.state === "checking"}
                  color={["paused", "wanted", "stalled"].includes(upload.state) ? "gray" : "coral"}
                  aria-label={`Upload of ${upload.name}`}
                />
              )}
            </span>
            <UploadButtons upload={upload} queue={queue} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function UploadButtons({
  upload: { key, name, state, resumable, refused },
  queue,
}: {
  upload: Upload;
  queue: UploadQueue;
}) {
  return (
    <span className={classes.uploadButtons}>
      {state === "failed" && !refused ? (
        <Button size="compact-sm" variant="default" onClick={() => queue.retry(key)}>
          Try again
        </Button>
      ) : null}
      {state === "wanted" ? (
        <FileButton accept={ACCEPT} onChange={(file) => file !== null && queue.add([file])}>
          {(props) => (
            <Button {...props} size="compact-sm" variant="default" aria-label={`Choose ${name} again`}>
              Choose file
            </Button>
          )}
        </FileButton>
      ) : null}
      {resumable && (state === "sending" || state === "stalled" || state === "waiting") ? (
        <ActionIcon aria-label={`Pause ${name}`} onClick={() => queue.pause(key)}>
          <Pause size={18} />
        </ActionIcon>
      ) : null}
      {state === "paused" ? (
        <ActionIcon aria-label={`Resume ${name}`} onClick={() => queue.retry(key)}>
          <Play size={18} />
        </ActionIcon>
      ) : null}
      {state === "done" || state === "checking" ? null : (
        <ActionIcon
          aria-label={state === "failed" ? `Leave out ${name}` : `Cancel ${name}`}
          onClick={() => queue.cancel(key)}
        >
          <X size={18} />
        </ActionIcon>
      )}
    </span>
  );
}
