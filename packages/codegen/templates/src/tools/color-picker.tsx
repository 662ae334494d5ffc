import { useState } from "react";
import { copy, say } from "../copy.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { ColorWell } from "./color-field.tsx";
import { colorScale, nearestBasic, STEP_NAMES, withSwatch } from "./color-picker-rules.ts";
import { colorTexts, readableOn, readColor } from "./color-rules.ts";
import { TextField } from "./maker-fields.tsx";
import { CopyIcon } from "./tool-parts.tsx";
import { ToolFrame } from "./tool-frame.tsx";
import type { ToolProps } from "./tool.ts";
import { useDraft } from "./use-draft.ts";

const NAMES = copy.colorNames.split(";");
const NONE: readonly string[] = [];
const MOST_SWATCHES = 24;
const WAYS = [
  { way: "hex", label: "HEX" },
  { way: "rgb", label: "RGB" },
  { way: "hsl", label: "HSL" },
  { way: "oklch", label: "OKLCH" },
] as const;

/** A color in every way to write it, with its tints and shades, and swatches to keep. */
export function ColorPicker(tool: ToolProps) {
  const [hex, setHex] = useDraft(tool.id, readColor(tool.sample ?? "") ?? "#2f80c2");
  const [swatches, setSwatches] = useDraft<readonly string[]>(tool.id, NONE, ":swatches");
  const texts = colorTexts(hex);
  const name = NAMES[nearestBasic(hex)] ?? "";
  return (
    <ToolFrame
      tool={tool}
      name={copy.toolColorPicker}
      result={`${texts.hex}\n${texts.rgb}\n${texts.hsl}\n${texts.oklch}`}
    >
      <div className="grid items-stretch gap-4 md:grid-cols-2">
        <div
          className="flex min-h-44 flex-col justify-between gap-4 rounded-card border border-line p-4"
          style={{ background: hex, color: readableOn(hex) }}
        >
          <div aria-live="polite">
            <p className="display [--size:2.25rem]">{hex}</p>
            <p className="mt-1">{name}</p>
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <ColorWell label={say(copy.pickColor, { name: copy.oneColor })} value={hex} onChange={setHex} />
            <Button icon="bookmark" onClick={() => setSwatches(withSwatch(swatches, hex, MOST_SWATCHES))}>
              {copy.keepColor}
            </Button>
          </div>
        </div>
        <div className="card panel flex flex-col gap-3">
          {WAYS.map(({ way, label }) => (
            <Notation key={way} label={label} text={texts[way]} onChange={setHex} />
          ))}
        </div>
      </div>
      <Scale hex={hex} onChoose={setHex} />
      {swatches.length > 0 && (
        <div>
          <p className="field-label mb-2">{copy.swatches}</p>
          <ul className="flex flex-wrap gap-2">
            {swatches.map((swatch) => (
              <li key={swatch} className="card flex items-center overflow-hidden">
                <button
                  type="button"
                  className="flex min-h-11 cursor-pointer items-center gap-2 pr-1 font-mono text-sm"
                  onClick={() => setHex(swatch)}
                >
                  <span className="w-11 self-stretch" style={{ background: swatch }} />
                  {swatch}
                </button>
                <IconButton
                  label={say(copy.removeOne, { name: swatch })}
                  icon="x"
                  onClick={() => setSwatches(swatches.filter((other) => other !== swatch))}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </ToolFrame>
  );
}

/** One way to write the color. What is typed stays until the field is left, and changes the color as soon as it is one. */
function Notation({ label, text, onChange }: { label: string; text: string; onChange: (hex: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && readColor(typed) === undefined;
  return (
    <div>
      <div className="flex items-end gap-1">
        <TextField
          label={label}
          value={typed ?? text}
          most={60}
          isCode
          isWrong={isWrong}
          onChange={(next) => {
            setTyped(next);
            const hex = readColor(next);
            if (hex !== undefined) onChange(hex);
          }}
          onLeave={() => setTyped(null)}
        />
        <CopyIcon text={text} name={label} />
      </div>
      {isWrong && (
        <p role="status" className="mt-1 text-sm">
          {copy.notColor}
        </p>
      )}
    </div>
  );
}

function Scale({ hex, onChoose }: { hex: string; onChoose: (hex: string) => void }) {
  return (
    <div>
      <p className="field-label mb-2">{copy.shades}</p>
      <div className="grid grid-cols-5 overflow-hidden rounded-card border border-line md:grid-cols-10">
        {colorScale(hex).map((shade, index) => (
          <button
            key={STEP_NAMES[index]}
            type="button"
            className="flex h-16 cursor-pointer flex-col items-center justify-center text-xs -outline-offset-4"
            style={{ background: shade, color: readableOn(shade) }}
            onClick={() => onChoose(shade)}
          >
            <span className="sr-only">{say(copy.takeColor, { name: shade })}</span>
            <span className="font-bold">{STEP_NAMES[index]}</span>
            <span className="font-mono">{shade}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
