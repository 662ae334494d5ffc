import { ColorInput, Select } from "@mantine/core";
import {
  ART_DIRECTIONS,
  OWN_COLOURS,
  PALETTE_VARIANTS,
  withOwnColour,
  type AppSpec,
  type ArtDirection,
  type Palette,
} from "@sayhey/appspec";
import type { Storyboard } from "@sayhey/trailer";
import { useMemo, useState } from "react";
import type { Edit } from "../use-storyboard.ts";
import { Group, Panel } from "./panel.tsx";
import classes from "./panels.module.css";
import { isSame } from "./style-palette.ts";

interface ColourPanelProps {
  spec: AppSpec;
  storyboard: Storyboard;
  edit: Edit;
}

interface NamedPalette {
  name: string;
  palette: Palette;
}

/** The palettes that suit the app: its own first, then the others of its art direction, each by day and by night. */
function suitedPalettes({ theme }: AppSpec): NamedPalette[] {
  const pairs = [
    { name: "Your app", light: theme.light, dark: theme.dark },
    ...[ART_DIRECTIONS[theme.direction], ...PALETTE_VARIANTS[theme.direction]].map(({ light, dark }, index) => ({
      name: `${ART_DIRECTIONS[theme.direction].name} ${index + 1}`,
      light,
      dark,
    })),
  ];
  const named = pairs.flatMap(({ name, light, dark }) => [
    { name: `${name}, light`, palette: light },
    { name: `${name}, dark`, palette: dark },
  ]);
  return named.filter(({ palette }, index) => named.findIndex((each) => isSame(each.palette, palette)) === index);
}

/** One palette of every other art direction. */
function otherPalettes({ theme }: AppSpec): NamedPalette[] {
  return Object.entries(ART_DIRECTIONS).flatMap(([direction, { name, light, dark }]) =>
    direction === theme.direction
      ? []
      : [
          { name: `${name}, light`, palette: light },
          { name: `${name}, dark`, palette: dark },
        ],
  );
}

function Swatches({
  label,
  palettes,
  present,
  onChoose,
}: {
  label: string;
  palettes: readonly NamedPalette[];
  present: Palette;
  onChoose: (palette: Palette) => void;
}) {
  return (
    <div className={classes.swatches} role="group" aria-label={label}>
      {palettes.map(({ name, palette }) => (
        <button
          key={name}
          type="button"
          className={classes.swatch}
          aria-pressed={isSame(palette, present)}
          aria-label={name}
          title={name}
          style={{ background: palette.ground, color: palette.ink }}
          onClick={() => onChoose(palette)}
        >
          <span style={{ background: palette.accent }} />
          <span style={{ background: palette.accent2 }} />
          <span style={{ background: palette.accent3 }} />
          <b>Aa</b>
        </button>
      ))}
    </div>
  );
}

/** Stands for type that no list has. */
const OWN_TYPE = "own";

/** Palette and type of the trailer: the app's, others that suit it, or one's own. */
export function ColourPanel({ spec, storyboard, edit }: ColourPanelProps) {
  const { palette, type } = storyboard;
  const suited = useMemo(() => suitedPalettes(spec), [spec]);
  const others = useMemo(() => otherPalettes(spec), [spec]);
  const [note, setNote] = useState<string | null>(null);
  const choose = (next: Palette, topic?: string): void => {
    edit([{ op: "set-theme", patch: { palette: next } }], topic === undefined ? {} : { topic });
  };
  const types = useMemo(() => {
    const { display, text } = spec.theme;
    const pairs = [
      { value: "app", label: `Your app: ${display.family} and ${text.family}`, display, text },
      ...(Object.entries(ART_DIRECTIONS) as [ArtDirection, (typeof ART_DIRECTIONS)[ArtDirection]][]).map(
        ([direction, style]) => ({
          value: direction,
          label: `${style.display.family} and ${style.text.family}`,
          display: style.display,
          text: style.text,
        }),
      ),
    ];
    return pairs.filter(({ label }, index) => pairs.findIndex((each) => each.label === label) === index);
  }, [spec]);
  const chosenType = types.find(
    ({ display, text }) =>
      display.family === type.display.family &&
      display.weight === type.display.weight &&
      text.family === type.text.family,
  );
  return (
    <Panel title="Colors and fonts">
      <Group title="Suit your app">
        <Swatches label="Palettes that suit the app" palettes={suited} present={palette} onChoose={choose} />
      </Group>
      <Group title="Custom colors">
        <div className={classes.colours}>
          {OWN_COLOURS.map(({ key, label }) => (
            <ColorInput
              key={key}
              size="sm"
              label={label}
              format="hex"
              withEyeDropper={false}
              value={palette[key]}
              onChange={(colour) => {
                if (!/^#[0-9a-f]{6}$/i.test(colour) || colour.toLowerCase() === palette[key].toLowerCase()) return;
                const next = withOwnColour(palette, key, colour);
                setNote(next.note);
                choose(next.palette, `colour ${key}`);
              }}
            />
          ))}
        </div>
        <p className={classes.note} role="status">
          {note ?? ""}
        </p>
      </Group>
      <Select
        label="Type"
        size="sm"
        data={[
          ...types.map(({ value, label }) => ({ value, label })),
          ...(chosenType === undefined
            ? [{ value: OWN_TYPE, label: `${type.display.family} and ${type.text.family}` }]
            : []),
        ]}
        value={chosenType?.value ?? OWN_TYPE}
        onChange={(value) => {
          const chosen = types.find((each) => each.value === value);
          if (chosen !== undefined)
            edit([{ op: "set-theme", patch: { type: { display: chosen.display, text: chosen.text } } }]);
        }}
      />
      <Group title="More palettes">
        <Swatches label="More palettes" palettes={others} present={palette} onChoose={choose} />
      </Group>
    </Panel>
  );
}
