import { useId } from "react";
import { copy } from "../copy.ts";
import { LOOKS, ratioBox, WHOLE, type Edits, type Filters } from "./image-editor-rules.ts";
import { Slider } from "./controls.tsx";

/** What one works on: colors, the frame, or the line on the picture. */
export type EditorTab = "look" | "crop" | "words";

interface PanelProps {
  tab: EditorTab;
  edits: Edits;
  size: { width: number; height: number };
  /** `key` tells changes apart that are steps of their own. */
  change: (some: Partial<Edits>, key: string) => void;
}

/** The settings of a tab. */
export function EditorPanel(props: PanelProps) {
  return (
    <div className="card panel flex flex-col gap-4">
      {props.tab === "look" ? (
        <Looks {...props} />
      ) : props.tab === "crop" ? (
        <Ratios {...props} />
      ) : (
        <Words {...props} />
      )}
    </div>
  );
}

function Looks({ edits, change }: PanelProps) {
  const looks = [
    { key: "plain", label: copy.lookPlain },
    { key: "vivid", label: copy.lookVivid },
    { key: "noir", label: copy.lookNoir },
    { key: "faded", label: copy.lookFaded },
    { key: "dream", label: copy.lookDream },
  ] as const;
  const sliders: readonly { key: keyof Filters; label: string; max: number }[] = [
    { key: "brightness", label: copy.filterBrightness, max: 200 },
    { key: "contrast", label: copy.filterContrast, max: 200 },
    { key: "saturation", label: copy.filterSaturation, max: 200 },
    { key: "sepia", label: copy.filterSepia, max: 100 },
    { key: "grayscale", label: copy.filterGrayscale, max: 100 },
    { key: "blur", label: copy.filterBlur, max: 20 },
  ];
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {looks.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            className="chip"
            aria-pressed={JSON.stringify(edits.filters) === JSON.stringify(LOOKS[key])}
            onClick={() => change({ filters: LOOKS[key] }, "")}
          >
            {label}
          </button>
        ))}
      </div>
      <div className="grid grid-cols-2 gap-x-4 gap-y-2 lg:grid-cols-1">
        {sliders.map(({ key, label, max }) => (
          <Slider
            key={key}
            label={label}
            value={edits.filters[key]}
            min={0}
            max={max}
            onChange={(value) => change({ filters: { ...edits.filters, [key]: value } }, key)}
          />
        ))}
      </div>
    </>
  );
}

function Ratios({ size, change }: PanelProps) {
  const ratios = [
    { label: copy.cropWhole, crop: WHOLE },
    ...[
      [1, 1],
      [4, 5],
      [3, 2],
      [16, 9],
      [9, 16],
    ].map(([w = 1, h = 1]) => ({ label: `${w}:${h}`, crop: ratioBox(w / h, size.width, size.height) })),
  ];
  return (
    <>
      <p className="text-sm text-muted">{copy.cropHelp}</p>
      <div className="flex flex-wrap gap-2">
        {ratios.map(({ label, crop }) => (
          <button key={label} type="button" className="chip num" onClick={() => change({ crop }, "")}>
            {label}
          </button>
        ))}
      </div>
    </>
  );
}

function Words({ edits, change }: PanelProps) {
  const id = useId();
  const { words } = edits;
  return (
    <>
      <div className="flex flex-col gap-1">
        <label htmlFor={id} className="field-label">
          {copy.textOnPicture}
        </label>
        <input
          id={id}
          className="input"
          maxLength={80}
          value={words.text}
          onChange={(event) => change({ words: { ...words, text: event.target.value } }, "text")}
        />
        <p className="text-sm text-muted">{copy.dragText}</p>
      </div>
      <Slider
        label={copy.letterSize}
        value={words.size}
        min={3}
        max={30}
        onChange={(size) => change({ words: { ...words, size } }, "size")}
      />
      <div className="grid grid-cols-2 gap-4">
        <Slider
          label={copy.placeAcross}
          value={Math.round(words.x * 100)}
          min={0}
          max={100}
          onChange={(x) => change({ words: { ...words, x: x / 100 } }, "x")}
        />
        <Slider
          label={copy.placeDown}
          value={Math.round(words.y * 100)}
          min={0}
          max={100}
          onChange={(y) => change({ words: { ...words, y: y / 100 } }, "y")}
        />
      </div>
    </>
  );
}
