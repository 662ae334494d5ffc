import { SegmentedControl, Slider } from "@mantine/core";
import { aspectSchema } from "@sayhey/contract/idea";
import { LIMITS } from "@sayhey/contract/limits";
import { applyStoryboardOps, type Storyboard } from "@sayhey/trailer";
import { useId, useMemo, useState } from "react";
import { ASPECT_USES } from "../scene-words.ts";
import { seconds } from "../stage/timecode.ts";
import type { Edit } from "../use-storyboard.ts";
import { AutomaticGroup } from "./automatic-group.tsx";
import { CaptionsGroup } from "./captions-group.tsx";
import { ChoiceTile, type Pictures } from "./choice-tile.tsx";
import { Group, Panel } from "./panel.tsx";
import classes from "./panels.module.css";

/** Frames a second, and what each looks like. */
const RATES = [
  { value: "24", label: "24, as in the cinema" },
  { value: "30", label: "30" },
  { value: "60", label: "60, smoothest" },
];

interface FormatPanelProps {
  projectId: string;
  storyboard: Storyboard;
  /** Index of the scene that the pictures show. */
  scene: number;
  pictures: Pictures;
  edit: Edit;
}

/** Shape, length and frame rate of the trailer, and its captions. */
export function FormatPanel({ projectId, storyboard, scene, pictures, edit }: FormatPanelProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const lengthId = useId();
  const aspects = useMemo(
    () =>
      aspectSchema.options.map((aspect) => ({
        aspect,
        preview: applyStoryboardOps(storyboard, [{ op: "set-aspect", aspect }]).storyboard,
      })),
    [storyboard],
  );
  return (
    <Panel title="Format">
      <div className={classes.aspects} role="radiogroup" aria-label="Aspect of the trailer">
        {aspects.map(({ aspect, preview }) => (
          <ChoiceTile
            key={aspect}
            pictures={pictures}
            storyboard={preview}
            scene={scene}
            side={{ "9:16": 100, "4:5": 90, "1:1": 76, "16:9": 110 }[aspect]}
            group="trailer-aspect"
            name={aspect}
            detail={ASPECT_USES[aspect]}
            checked={aspect === storyboard.aspect}
            onChoose={() => edit([{ op: "set-aspect", aspect }])}
          />
        ))}
      </div>
      <div>
        <div className={classes.sliderHead}>
          <span id={lengthId}>Length</span>
          <span className="sh-tabular">{seconds(dragged ?? storyboard.durationMs)}</span>
        </div>
        <Slider
          min={LIMITS.trailerMinMs}
          max={LIMITS.trailerMaxMs}
          step={500}
          value={dragged ?? storyboard.durationMs}
          onChange={setDragged}
          onChangeEnd={(durationMs) => {
            setDragged(null);
            edit([{ op: "set-duration", durationMs }], { topic: "length" });
          }}
          label={seconds}
          thumbProps={{ "aria-labelledby": lengthId }}
          marks={[
            { value: 6000, label: "6 s" },
            { value: 10_000, label: "10 s" },
            { value: 15_000, label: "15 s" },
          ]}
          mb="lg"
        />
      </div>
      <Group title="Frames a second">
        <SegmentedControl
          fullWidth
          size="xs"
          data={RATES}
          value={String(storyboard.fps)}
          onChange={(value) => edit([{ op: "set-fps", fps: value === "24" ? 24 : value === "60" ? 60 : 30 }])}
          aria-label="Frames a second"
        />
      </Group>
      <CaptionsGroup storyboard={storyboard} scene={scene} pictures={pictures} edit={edit} />
      <AutomaticGroup projectId={projectId} />
    </Panel>
  );
}
