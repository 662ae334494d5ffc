import type { RecorderState } from "./use-voice-recorder.ts";
import classes from "./voice.module.css";

/** What the recorder is doing, over the picture it records to. */
export function RecorderChip({ state }: { state: RecorderState }) {
  if (state.kind !== "counting" && state.kind !== "recording") return null;
  return (
    <span className={classes.chip} data-recording={state.kind === "recording" || undefined} aria-hidden="true">
      {state.kind === "counting" ? state.left : "Recording"}
    </span>
  );
}
