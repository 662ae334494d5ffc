import { useState } from "react";
import { copy, say } from "../copy.ts";
import { useKeys } from "../games/use-keys.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { ColorIcon } from "./color-field.tsx";
import { nearestBasic } from "./color-picker-rules.ts";
import { readableOn } from "./color-rules.ts";
import { SelectField } from "./maker-fields.tsx";
import { CopyIcon } from "./tool-parts.tsx";
import {
  HARMONIES,
  paletteCss,
  readPalette,
  rollPalette,
  type Harmony,
  type PaletteColor,
} from "./palette-maker-rules.ts";
import { TextOut } from "./text-out.tsx";
import { ToolFrame } from "./tool-frame.tsx";
import type { ToolProps } from "./tool.ts";
import { useDraft } from "./use-draft.ts";

interface Palette {
  harmony: Harmony;
  colors: PaletteColor[];
}

const NAMES = copy.colorNames.split(";");
const HARMONY_NAMES: Readonly<Record<Harmony, string>> = {
  analogous: copy.analogous,
  complementary: copy.complementary,
  triadic: copy.triadic,
  tetradic: copy.tetradic,
  monochrome: copy.monochrome,
};

/** Five colors that go together, of which some can be kept while the others are drawn again. */
export function PaletteMaker(tool: ToolProps) {
  const [start] = useState<Palette>(() => ({
    harmony: "analogous",
    colors: rollPalette(readPalette(tool.sample ?? ""), "analogous", Math.random),
  }));
  const [palette, setPalette] = useDraft<Palette>(tool.id, start);
  const roll = (harmony: Harmony) => setPalette({ harmony, colors: rollPalette(palette.colors, harmony, Math.random) });
  const change = (index: number, part: Partial<PaletteColor>) =>
    setPalette({
      ...palette,
      colors: palette.colors.map((color, at) => (at === index ? { ...color, ...part } : color)),
    });
  useKeys((key) => {
    if (key !== " ") return false;
    roll(palette.harmony);
    return true;
  }, true);
  const colors = palette.colors.map(({ hex }) => hex);
  return (
    <ToolFrame tool={tool} name={copy.toolPaletteMaker} result={colors.join(", ")}>
      <ol className="flex flex-col overflow-hidden rounded-card border border-line md:h-80 md:flex-row">
        {palette.colors.map((color, index) => (
          <Swatch key={index} color={color} onChange={(part) => change(index, part)} />
        ))}
      </ol>
      <div className="flex flex-wrap items-end gap-3">
        <Button look="primary" icon="dices" onClick={() => roll(palette.harmony)}>
          {copy.newColors}
        </Button>
        <div className="min-w-44 flex-1 md:max-w-72">
          <SelectField
            label={copy.harmony}
            options={HARMONIES.map((value) => ({ value, label: HARMONY_NAMES[value] }))}
            value={palette.harmony}
            onChange={roll}
          />
        </div>
        <p className="basis-full text-sm text-muted max-md:hidden">{copy.spaceRolls}</p>
      </div>
      <TextOut
        label={copy.cssVariables}
        text={paletteCss(colors)}
        isCode
        file={{ name: "palette.css", type: "text/css" }}
      />
    </ToolFrame>
  );
}

function Swatch({ color, onChange }: { color: PaletteColor; onChange: (part: Partial<PaletteColor>) => void }) {
  const { hex, isLocked } = color;
  const ink = readableOn(hex);
  return (
    <li
      className="flex min-h-18 flex-1 items-center justify-between gap-2 px-4 py-2 transition-colors md:flex-col md:justify-end md:py-4"
      style={{ background: hex, color: ink }}
    >
      <div className="md:order-2 md:text-center">
        <p className="font-mono font-bold">{hex}</p>
        <p className="text-sm">{NAMES[nearestBasic(hex)]}</p>
      </div>
      <div className="flex items-center md:flex-col">
        <ColorIcon
          ink={ink}
          label={say(copy.pickColor, { name: hex })}
          value={hex}
          onChange={(next) => onChange({ hex: next, isLocked: true })}
        />
        <CopyIcon text={hex} name={hex} color={ink} />
        <IconButton
          label={say(isLocked ? copy.letChange : copy.keepAsIs, { name: hex })}
          icon={isLocked ? "lock" : "lock-open"}
          aria-pressed={isLocked}
          style={{ color: ink, background: isLocked ? `${ink}29` : undefined }}
          onClick={() => onChange({ isLocked: !isLocked })}
        />
      </div>
    </li>
  );
}
