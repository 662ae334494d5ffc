import { Button, ColorInput, SegmentedControl } from "@mantine/core";
import {
  accentsOf,
  ART_DIRECTIONS,
  derivePalettes,
  OWN_COLOURS,
  PALETTE_VARIANTS,
  withOwnColour,
  type OwnColour,
  type Palette,
  type PictureColour,
  type Theme,
} from "@sayhey/appspec";
import ImageIcon from "lucide-react/icons/image";
import { useEffect, useId, useRef, useState } from "react";
import { tellError } from "../../../../status/tell-error.ts";
import customize from "../customize.module.css";
import { readPictureColours } from "../../../../shared/pictures/picture-colours.ts";
import classes from "./theme.module.css";

const COLOUR = /^#[0-9a-f]{6}$/i;

interface ColoursSectionProps {
  theme: Theme;
  /** Shows a theme without keeping it. */
  onTry: (patch: Partial<Theme> | null) => void;
  onTake: (patch: Partial<Theme>, reason: string) => void;
}

const isSame = (a: Palette, b: Palette): boolean => JSON.stringify(a) === JSON.stringify(b);

function Swatch({ palette }: { palette: Palette }) {
  return (
    <span className={classes.swatch} style={{ background: palette.ground, color: palette.ink }}>
      <i style={{ background: palette.accent }} />
      <i style={{ background: palette.accent2 }} />
      <i style={{ background: palette.accent3 }} />
      <b>Aa</b>
    </span>
  );
}

/** Palettes that suit the art direction, one's own out of a colour or a picture, and each colour by itself. */
export function ColoursSection({ theme, onTry, onTake }: ColoursSectionProps) {
  const pairs = [ART_DIRECTIONS[theme.direction], ...PALETTE_VARIANTS[theme.direction]];
  const side = theme.scheme === "dark" ? "dark" : "light";
  return (
    <section className={customize.section} aria-label="Colors">
      <h3>Colors</h3>
      <div className={classes.swatches} role="group" aria-label={`Palettes of ${ART_DIRECTIONS[theme.direction].name}`}>
        {pairs.map(({ light, dark }, index) => (
          <button
            key={light.accent + light.ground}
            type="button"
            aria-label={`Palette ${index + 1}`}
            aria-pressed={isSame(light, theme.light) && isSame(dark, theme.dark)}
            onPointerEnter={(event) => event.pointerType === "mouse" && onTry({ light, dark })}
            onPointerLeave={() => onTry(null)}
            onClick={() => onTake({ light, dark }, `Palette ${index + 1} of ${ART_DIRECTIONS[theme.direction].name}`)}
          >
            <Swatch palette={side === "dark" ? dark : light} />
          </button>
        ))}
      </div>
      <FromColour theme={theme} onTry={onTry} onTake={onTake} />
      <FromPicture onTry={onTry} onTake={onTake} />
      <EachColour theme={theme} onTry={onTry} onTake={onTake} />
    </section>
  );
}

/** A whole palette around one colour. */
function FromColour({ theme, onTry, onTake }: ColoursSectionProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = (colour: string) => {
    if (!COLOUR.test(colour)) return;
    setTyped(null);
    const pair = derivePalettes([colour]);
    if (!isSame(pair.light, theme.light)) onTake(pair, `A palette around ${colour}`);
  };
  return (
    <ColorInput
      size="sm"
      label="Palette from one color"
      description="Words stay readable, by day and by night"
      format="hex"
      withEyeDropper
      eyeDropperButtonProps={{ "aria-label": "Pick a color from the screen" }}
      value={typed ?? theme.light.accent}
      onChange={(colour) => {
        setTyped(colour);
        onTry(COLOUR.test(colour) ? derivePalettes([colour]) : null);
      }}
      onChangeEnd={take}
      onKeyDown={(event) => event.key === "Enter" && typed !== null && take(typed)}
      onBlur={() => typed !== null && take(typed)}
    />
  );
}

/** A whole palette out of a picture: chosen, dropped here, or pasted while the theme is shown. */
function FromPicture({ onTry, onTake }: Omit<ColoursSectionProps, "theme">) {
  const input = useRef<HTMLInputElement>(null);
  const [colours, setColours] = useState<readonly PictureColour[]>([]);
  const [over, setOver] = useState(false);
  const inputId = useId();
  const read = useRef((_file: Blob) => {});
  useEffect(() => {
    read.current = (file) => {
      readPictureColours(file).then((found) => {
        setColours(found);
        onTake(derivePalettes(accentsOf(found)), "A palette out of a picture");
      }, tellError);
    };
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith("image/"));
      if (file === undefined) return;
      event.preventDefault();
      read.current(file);
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, []);
  return (
    <div
      className={classes.picture}
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) read.current(file);
      }}
    >
      <input
        ref={input}
        id={inputId}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
        className={classes.file}
        aria-label="Image to take colors from"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = "";
          if (file) read.current(file);
        }}
      />
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<ImageIcon size={15} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        From a picture
      </Button>
      {colours.length === 0 ? (
        <span className={customize.note}>or drop or paste one</span>
      ) : (
        <span className={classes.found} role="group" aria-label="Colors of the picture">
          {colours.map(({ colour }) => (
            <button
              key={colour}
              type="button"
              aria-label={`Palette around ${colour}`}
              title={colour}
              style={{ background: colour }}
              onPointerEnter={() => onTry(derivePalettes([colour, ...rest(colours, colour)]))}
              onPointerLeave={() => onTry(null)}
              onClick={() => onTake(derivePalettes([colour, ...rest(colours, colour)]), `A palette around ${colour}`)}
            />
          ))}
        </span>
      )}
    </div>
  );
}

const rest = (colours: readonly PictureColour[], colour: string): string[] =>
  accentsOf(colours.filter((each) => each.colour !== colour)).slice(0, 2);

/** Individual colors of a scheme; what stands on it follows. */
function EachColour({ theme, onTry, onTake }: ColoursSectionProps) {
  const [side, setSide] = useState<"light" | "dark">(theme.scheme === "dark" ? "dark" : "light");
  const [note, setNote] = useState<string | null>(null);
  const [typed, setTyped] = useState<{ key: OwnColour; colour: string } | null>(null);
  const palette = theme[side];
  const take = (key: OwnColour, colour: string) => {
    setTyped(null);
    if (!COLOUR.test(colour) || colour.toLowerCase() === palette[key].toLowerCase()) return;
    const own = withOwnColour(palette, key, colour);
    setNote(own.note);
    onTake({ [side]: own.palette }, `${OWN_COLOURS.find((each) => each.key === key)?.label ?? "Colour"} ${colour}`);
  };
  return (
    <details className={classes.more}>
      <summary>Individual colors</summary>
      <div className={classes.each}>
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label="Color scheme to edit"
          value={side}
          data={[
            { value: "light", label: "Light" },
            { value: "dark", label: "Dark" },
          ]}
          onChange={(value) => setSide(value === "dark" ? "dark" : "light")}
        />
        {OWN_COLOURS.map(({ key, label }) => (
          <ColorInput
            key={`${side}${key}`}
            size="sm"
            label={label}
            format="hex"
            withEyeDropper={false}
            value={typed?.key === key ? typed.colour : palette[key]}
            onChange={(colour) => {
              setTyped({ key, colour });
              onTry(COLOUR.test(colour) ? { [side]: withOwnColour(palette, key, colour).palette } : null);
            }}
            onChangeEnd={(colour) => take(key, colour)}
            onBlur={() => typed?.key === key && take(key, typed.colour)}
          />
        ))}
        <p className={customize.note} role="status">
          {note}
        </p>
      </div>
    </details>
  );
}
