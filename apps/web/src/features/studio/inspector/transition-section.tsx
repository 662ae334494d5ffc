import { Select, Slider } from "@mantine/core";
import { beatGrid, type Scene, type Storyboard, type Transition } from "@sayhey/trailer";
import { useId } from "react";
import { Group } from "../panels/panel.tsx";
import panels from "../panels/panels.module.css";
import { TRANSITION_NAMES } from "../scene-words.ts";
import type { Edit } from "../use-storyboard.ts";

const KINDS = (Object.entries(TRANSITION_NAMES) as [Transition["kind"], string][]).map(([value, label]) => ({
  value,
  label,
}));
const MOST_MS = 1000;
const LEAST_MS = 100;
const STEP_MS = 20;

interface TransitionSectionProps {
  storyboard: Storyboard;
  scene: Scene;
  edit: Edit;
  /** Plays what the transition does. */
  onPlay: () => void;
}

/** How the scene takes over from the one before. */
export function TransitionSection({ storyboard, scene, edit, onPlay }: TransitionSectionProps) {
  const lengthId = useId();
  const { kind, durationMs } = scene.transition;
  if (storyboard.scenes[0]?.id === scene.id) return null;
  const most = Math.min(MOST_MS, scene.durationMs);
  const change = (transition: Transition, topic?: string): void => {
    edit([{ op: "set-transition", scene: scene.id, transition }], topic === undefined ? {} : { topic });
  };
  return (
    <Group title="Transition">
      <Select
        size="sm"
        label="Comes in by"
        data={KINDS}
        value={kind}
        onChange={(value) => {
          const next = KINDS.find((each) => each.value === value)?.value;
          if (next === undefined) return;
          // A cut has no length; what comes after one gets a beat's.
          const beat = Math.round(60_000 / beatGrid(storyboard.soundtrack).bpm);
          const length = next === "cut" ? 0 : durationMs === 0 ? Math.min(most, Math.max(LEAST_MS, beat)) : durationMs;
          change({ kind: next, durationMs: length });
          onPlay();
        }}
      />
      {kind === "cut" ? null : (
        <div>
          <div className={panels.sliderHead}>
            <span id={lengthId}>Takes</span>
            <span className="sh-tabular">{(durationMs / 1000).toFixed(2)} s</span>
          </div>
          <Slider
            size="sm"
            min={LEAST_MS}
            max={most}
            step={STEP_MS}
            value={durationMs}
            onChange={(value) => change({ kind, durationMs: Math.min(most, value) }, `transition ${scene.id}`)}
            onChangeEnd={onPlay}
            label={(value) => `${(value / 1000).toFixed(2)} s`}
            thumbProps={{ "aria-labelledby": lengthId }}
          />
        </div>
      )}
    </Group>
  );
}
