import { ActionIcon, Button, Progress } from "@mantine/core";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import X from "lucide-react/icons/x";
import { formatBytes } from "../../lib/format.ts";
import classes from "./uploads.module.css";
import type { Upload } from "./upload-queue.ts";

const STATE: Record<Upload["state"], string> = {
  waiting: "Waits for its turn",
  sending: "Uploading",
  checking: "Looking at the file",
  done: "Done",
  failed: "Not uploaded",
};

interface UploadListProps {
  uploads: readonly Upload[];
  onCancel: (key: number) => void;
  onRetry: (key: number) => void;
  onClear: () => void;
}

/** Files on their way, each with its progress. */
export function UploadList({ uploads, onCancel, onRetry, onClear }: UploadListProps) {
  if (uploads.length === 0) return null;
  const done = uploads.filter(({ state }) => state === "done").length;
  const failed = uploads.filter(({ state }) => state === "failed").length;
  const open = uploads.length - done - failed;
  const title =
    open > 0
      ? `Uploading ${done + 1} of ${uploads.length}`
      : failed > 0
        ? `${failed} of ${uploads.length} not uploaded`
        : `${done === 1 ? "1 file" : `${done} files`} uploaded`;
  return (
    <section className={classes.uploads} aria-label="Uploads">
      <div className={classes.uploadsHead}>
        <h2 aria-live="polite">{title}</h2>
        {open === 0 ? (
          <Button size="compact-sm" variant="subtle" color="gray" onClick={onClear}>
            Close
          </Button>
        ) : null}
      </div>
      <ul>
        {uploads.map(({ key, name, bytes, state, share, problem }) => (
          <li key={key} className={classes.upload} data-state={state}>
            {state === "done" ? (
              <CircleCheck size={18} aria-hidden="true" />
            ) : state === "failed" ? (
              <CircleAlert size={18} aria-hidden="true" />
            ) : (
              <span className={classes.uploadDot} aria-hidden="true" />
            )}
            <span className={classes.uploadText}>
              <span className={classes.uploadName}>{name}</span>
              <span className={classes.facts}>
                {problem ??
                  (state === "sending" ? `${Math.round(share * 100)} % of ${formatBytes(bytes)}` : STATE[state])}
              </span>
              {state === "sending" || state === "checking" ? (
                <Progress
                  value={share * 100}
                  size={4}
                  animated={state === "checking"}
                  aria-label={`Upload of ${name}`}
                />
              ) : null}
            </span>
            {state === "failed" ? (
              <Button size="compact-sm" variant="default" onClick={() => onRetry(key)}>
                Try again
              </Button>
            ) : null}
            {state === "done" ? null : (
              <ActionIcon
                aria-label={state === "failed" ? `Leave out ${name}` : `Cancel ${name}`}
                onClick={() => onCancel(key)}
              >
                <X size={18} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
