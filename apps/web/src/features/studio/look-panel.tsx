import { Radio, SegmentedControl, Select, Slider, Switch } from "@mantine/core";
import { aspectSchema } from "@sayhey/contract/idea";
import { LIMITS } from "@sayhey/contract/limits";
import {
  hookVariantSchema,
  soundtrackMoodSchema,
  trailerStyleSchema,
  type StudioChoices,
} from "@sayhey/contract/studio";
import type { AppSpec } from "@sayhey/appspec";
import type { Storyboard } from "@sayhey/trailer";
import type { StillPainter } from "@sayhey/trailer/browser";
import { useId, useMemo, useState } from "react";
import { AspectLabel } from "../../components/aspect-label.tsx";
import { HOOK_NAMES, MOOD_NAMES, STYLE_NAMES, withHook } from "./choices.ts";
import { Still } from "./still.tsx";
import classes from "./studio.module.css";

interface LookPanelProps {
  spec: AppSpec;
  choices: StudioChoices;
  storyboard: Storyboard;
  write: (choices: StudioChoices) => Storyboard;
  painter: StillPainter;
  onChange: (edit: (choices: StudioChoices) => StudioChoices, topic?: string) => void;
}

const seconds = (ms: number): string => `${Number((ms / 1000).toFixed(1))} s`;
const ASPECTS = aspectSchema.options.map((value) => ({ value, label: <AspectLabel aspect={value} /> }));
/** Stands for 'as the style has it' in the menu. */
const OF_STYLE = "style";

/** Format, length, style, opening, sound and captions of a trailer. */
export function LookPanel({ spec, choices, storyboard, write, painter, onChange }: LookPanelProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const lengthId = useId();
  const volumeId = useId();
  // Pictures of the styles follow the words and the format, not the style chosen now.
  const styles = useMemo(() => {
    const { style: _chosen, ...others } = choices;
    return trailerStyleSchema.options.map((style) => ({ style, storyboard: write({ ...others, style }) }));
  }, [choices, write]);
  const hook = choices.hook ?? "itch";
  const ownHook = choices.texts?.["hook"]?.text !== undefined;
  const volume = choices.volume ?? 1;
  return (
    <>
      <section className={classes.section} aria-label="Format">
        <h2>Format</h2>
        <SegmentedControl
          fullWidth
          data={ASPECTS}
          value={storyboard.aspect}
          onChange={(value) => onChange((before) => ({ ...before, aspect: aspectSchema.parse(value) }))}
          aria-label="Aspect of the trailer"
        />
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
              onChange((before) => ({ ...before, durationMs }), "length");
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
      </section>
      <section className={classes.section} aria-label="Style">
        <h2>Style</h2>
        <div className={classes.styles} role="radiogroup" aria-label="Style of the trailer">
          {styles.map((preset) => (
            <label key={preset.style} className={classes.style}>
              <input
                type="radio"
                name="trailer-style"
                checked={preset.style === storyboard.style}
                onChange={() => onChange((before) => ({ ...before, style: preset.style }))}
              />
              <Still
                painter={painter}
                storyboard={preset.storyboard}
                timeMs={(preset.storyboard.scenes[0]?.durationMs ?? 0) * 0.8}
                side={storyboard.aspect === "16:9" ? 76 : 124}
              />
              <span>{STYLE_NAMES[preset.style]}</span>
            </label>
          ))}
        </div>
      </section>
      <section className={classes.section} aria-label="Opening">
        <h2>Opening</h2>
        <Radio.Group
          aria-label="Opening of the trailer"
          value={ownHook ? "own" : hook}
          onChange={(value) => {
            const chosen = hookVariantSchema.safeParse(value);
            if (chosen.success) onChange((before) => withHook(before, chosen.data));
          }}
        >
          <div className={classes.hooks}>
            {hookVariantSchema.options.map((variant) => (
              <Radio
                key={variant}
                value={variant}
                label={spec.identity.hooks[variant]}
                description={HOOK_NAMES[variant]}
              />
            ))}
            {ownHook ? (
              <Radio value="own" label={choices.texts?.["hook"]?.text ?? ""} description="Your own words" />
            ) : null}
          </div>
        </Radio.Group>
      </section>
      <section className={classes.section} aria-label="Sound and captions">
        <h2>Sound and captions</h2>
        <Select
          label="Soundtrack"
          data={[
            { value: OF_STYLE, label: "As the style has it" },
            ...soundtrackMoodSchema.options.map((mood) => ({ value: mood, label: MOOD_NAMES[mood] })),
          ]}
          value={choices.mood ?? OF_STYLE}
          onChange={(value) => {
            const mood = soundtrackMoodSchema.safeParse(value);
            onChange(({ mood: _before, ...others }) => (mood.success ? { ...others, mood: mood.data } : others));
          }}
        />
        <div>
          <div className={classes.sliderHead}>
            <span id={volumeId}>Loudness</span>
            <span className="sh-tabular">{volume === 0 ? "Silent" : `${Math.round(volume * 100)} %`}</span>
          </div>
          <Slider
            min={0}
            max={100}
            step={5}
            value={Math.round(volume * 100)}
            onChange={(value) => onChange((before) => ({ ...before, volume: value / 100 }), "volume")}
            label={(value) => `${value} %`}
            thumbProps={{ "aria-labelledby": volumeId }}
          />
        </div>
        <Switch
          label="Captions in the picture"
          checked={storyboard.captions}
          onChange={(event) => {
            const captions = event.currentTarget.checked;
            onChange((before) => ({ ...before, captions }));
          }}
        />
      </section>
    </>
  );
}
