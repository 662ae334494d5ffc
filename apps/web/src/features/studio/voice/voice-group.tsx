import { Button } from "@mantine/core";
import type { Storyboard } from "@sayhey/trailer";
import Mic from "lucide-react/icons/mic";
import Square from "lucide-react/icons/square";
import { useEffect, useRef } from "react";
import { PlanLimitNote } from "../../../shared/plan-limit/plan-limit-note.tsx";
import { useStorageLimit } from "../../../shared/plan-limit/use-storage-limit.ts";
import { Level } from "../panels/level.tsx";
import { Group } from "../panels/panel.tsx";
import panels from "../panels/panels.module.css";
import { seconds } from "../stage/timecode.ts";
import type { Edit } from "../use-storyboard.ts";
import type { RecorderState, VoiceRecorder } from "./use-voice-recorder.ts";
import classes from "./voice.module.css";

interface VoiceGroupProps {
  storyboard: Storyboard;
  edit: Edit;
  recorder: VoiceRecorder;
  onRemove: () => void;
}

/** The person's own voice over the music: recorded here, to the picture. */
export function VoiceGroup({ storyboard, edit, recorder, onRemove }: VoiceGroupProps) {
  const { voice } = storyboard.soundtrack;
  const { state, note, toggle } = recorder;
  const storage = useStorageLimit();
  const idle = state.kind === "idle";
  return (
    <Group title="Your voice">
      {voice === null ? (
        <p className={panels.note}>Talk over the picture from the playhead on. The music steps back while you speak.</p>
      ) : (
        <div className={panels.card}>
          <div className={panels.cardHead}>
            <span>
              Voice-over, {seconds(voice.durationMs)} from {seconds(voice.atMs)}
            </span>
            <Button size="compact-xs" variant="subtle" color="gray" disabled={!idle} onClick={onRemove}>
              Remove
            </Button>
          </div>
          <Level
            label="Voice"
            value={voice.volume}
            onChange={(volume) =>
              edit([{ op: "set-soundtrack", patch: { voice: { ...voice, volume } } }], { topic: "voice volume" })
            }
          />
        </div>
      )}
      <PlanLimitNote reached={storage.note} />
      <div className={classes.record}>
        <Button
          size="compact-sm"
          variant={state.kind === "recording" ? "filled" : "default"}
          leftSection={
            state.kind === "recording" ? (
              <Square size={13} fill="currentColor" aria-hidden="true" />
            ) : (
              <Mic size={15} aria-hidden="true" />
            )
          }
          disabled={storage.full || !(idle || state.kind === "recording")}
          onClick={toggle}
        >
          {state.kind === "recording" ? "Stop recording" : voice === null ? "Record voice-over" : "Record again"}
        </Button>
        {state.kind === "recording" ? <Meter level={state.level} /> : null}
      </div>
      <p className={panels.note} role="status">
        {stateWords(state)}
      </p>
      {note === null ? null : (
        <p className={panels.problem} role="alert">
          {note}
        </p>
      )}
    </Group>
  );
}

function stateWords(state: RecorderState): string {
  switch (state.kind) {
    case "idle":
      return "";
    case "asking":
      return "Allow the microphone to record.";
    case "counting":
      return `Recording in ${state.left}`;
    case "recording":
      return "Recording. The trailer plays silently.";
    case "saving":
      return "Saving your voice-over";
  }
}

/** How loud the microphone hears. */
function Meter({ level }: { level: () => number }) {
  const bar = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = (): void => {
      // Ears hear decibels: 48 of them fill the bar.
      const loud = Math.max(0, 1 + (20 * Math.log10(Math.max(level(), 1e-5))) / 48);
      if (bar.current !== null) bar.current.style.transform = `scaleX(${loud})`;
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [level]);
  return (
    <span className={classes.meter} aria-hidden="true">
      <span ref={bar} />
    </span>
  );
}
