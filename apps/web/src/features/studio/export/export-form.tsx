import { Chip, SegmentedControl, Select } from "@mantine/core";
import { aspectSchema } from "@sayhey/contract/idea";
import type { Plan } from "@sayhey/contract/plans";
import { renderFormatSchema, type RenderFormat } from "@sayhey/contract/render";
import { useState } from "react";
import { Link } from "react-router";
import { AspectLabel } from "../../../components/aspect-label.tsx";
import classes from "./export.module.css";
import { NETWORK_PRESETS, networkOf, pixelsOf, settingsFor, type ExportSettings } from "./presets.ts";
import { SizeField } from "./size-field.tsx";

const FORMAT_NAMES: Record<RenderFormat, string> = { mp4: "MP4", webm: "WebM", gif: "GIF" };
const FORMAT_USES: Record<RenderFormat, string> = {
  mp4: "plays everywhere",
  webm: "smaller, for the web",
  gif: "silent, plays in emails",
};
const QUALITIES = [
  { value: "small", label: "Small file" },
  { value: "standard", label: "Standard" },
  { value: "high", label: "Best" },
];
const ASPECTS = aspectSchema.options.map((value) => ({ value, label: <AspectLabel aspect={value} /> }));

interface ExportFormProps {
  settings: ExportSettings;
  plan: Plan;
  /** A browser writes one file at a time, and no GIF. */
  formats: readonly RenderFormat[];
  several: boolean;
  onChange: (settings: ExportSettings) => void;
}

/** What the video is to be like. */
export function ExportForm({ settings, plan, formats, several, onChange }: ExportFormProps) {
  const [network, setNetwork] = useState<string | null>(null);
  const set = (patch: Partial<ExportSettings>): void => onChange({ ...settings, ...patch });
  const chosen = networkOf(settings, plan.largestRender, network);
  const { width, height } = pixelsOf(settings.aspect, settings.size);
  return (
    <>
      <Select
        label="Made for"
        placeholder="Choose a network, or set it all yourself"
        data={NETWORK_PRESETS.map(({ id, name, takes }) => ({ value: id, label: `${name}: ${takes}` }))}
        value={chosen}
        onChange={(value) => {
          const found = NETWORK_PRESETS.find(({ id }) => id === value);
          if (found === undefined) return;
          setNetwork(found.id);
          const wanted = settingsFor(found, plan.largestRender);
          const possible = wanted.formats.filter((format) => formats.includes(format));
          onChange({ ...wanted, formats: possible.length === 0 ? ["mp4"] : possible });
        }}
      />
      <SizeField size={settings.size} plan={plan} onChange={(size) => set({ size })} />
      <div className={classes.pair}>
        <fieldset className={classes.field}>
          <legend>Shape</legend>
          <SegmentedControl
            fullWidth
            data={ASPECTS}
            value={settings.aspect}
            onChange={(value) => set({ aspect: aspectSchema.parse(value) })}
            aria-label="Aspect of the video"
          />
        </fieldset>
        <fieldset className={classes.field}>
          <legend>Frames a second</legend>
          <SegmentedControl
            fullWidth
            data={["24", "30", "60"]}
            value={String(settings.fps)}
            onChange={(value) => set({ fps: value === "24" ? 24 : value === "60" ? 60 : 30 })}
            aria-label="Frames a second of the video"
          />
        </fieldset>
      </div>
      <fieldset className={classes.field}>
        <legend>Format</legend>
        <div className={classes.chips}>
          {renderFormatSchema.options
            .filter((format) => formats.includes(format))
            .map((format) => (
              <Chip
                key={format}
                variant="light"
                checked={settings.formats.includes(format)}
                onChange={(on) => {
                  const next = several
                    ? renderFormatSchema.options.filter((each) =>
                        each === format ? on : settings.formats.includes(each),
                      )
                    : [format];
                  if (next.length > 0) set({ formats: next });
                }}
              >
                {FORMAT_NAMES[format]}, {FORMAT_USES[format]}
              </Chip>
            ))}
        </div>
      </fieldset>
      <fieldset className={classes.field}>
        <legend>Quality</legend>
        <SegmentedControl
          fullWidth
          data={QUALITIES}
          value={settings.quality}
          onChange={(value) => set({ quality: value === "small" ? "small" : value === "high" ? "high" : "standard" })}
          aria-label="Quality of the video"
        />
      </fieldset>
      <p className={classes.note}>
        {width} × {height} px.{" "}
        {plan.watermark ? (
          <>
            On the {plan.title} plan the video says “Made with SayHey”. <Link to="/billing">See the plans</Link>
          </>
        ) : null}
      </p>
    </>
  );
}
