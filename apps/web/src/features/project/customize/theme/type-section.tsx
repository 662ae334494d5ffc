import { Select } from "@mantine/core";
import { ART_DIRECTIONS, artDirectionSchema, type Theme } from "@sayhey/appspec";
import { FONTS } from "@sayhey/contract/fonts";
import { DISPLAY_FAMILIES, TEXT_FAMILIES } from "@sayhey/contract/settings";
import { useEditor } from "../../editor/editor-context.tsx";
import customize from "../customize.module.css";
import { SpecimenFonts } from "./specimen-fonts.tsx";
import classes from "./theme.module.css";

type Face = Theme["display"];

/** Pairs of faces that go together: those of the art directions, each once. */
const PAIRS: readonly { display: Face; text: Face }[] = artDirectionSchema.options
  .map((direction) => ({ display: ART_DIRECTIONS[direction].display, text: ART_DIRECTIONS[direction].text }))
  .filter(
    (pair, index, all) =>
      all.findIndex(
        ({ display, text }) => display.family === pair.display.family && text.family === pair.text.family,
      ) === index,
  );

const css = ({ family, weight, italic }: Face) => ({
  fontFamily: `"${family}", ${FONTS[family]?.fallback ?? "sans-serif"}`,
  fontWeight: weight,
  fontStyle: italic === true ? ("italic" as const) : ("normal" as const),
});

const near = (family: string, wanted: number): number =>
  (FONTS[family]?.weights ?? [400]).reduce((best, each) =>
    Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best,
  );

interface TypeSectionProps {
  theme: Theme;
  onTry: (patch: Partial<Theme> | null) => void;
  onTake: (patch: Partial<Theme>, reason: string) => void;
}

/** Faces of headlines and of text: pairs to choose from, set in themselves, or one of each. */
export function TypeSection({ theme, onTry, onTake }: TypeSectionProps) {
  const { spec } = useEditor();
  return (
    <section className={customize.section} aria-label="Type">
      <h3>Type</h3>
      <SpecimenFonts faces={PAIRS.flatMap(({ display, text }) => [display, text])} />
      <div className={classes.pairs} role="group" aria-label="Pairs of type faces">
        {PAIRS.map(({ display, text }) => (
          <button
            key={`${display.family} ${text.family}`}
            type="button"
            className={classes.pairing}
            aria-pressed={theme.display.family === display.family && theme.text.family === text.family}
            onPointerEnter={(event) => event.pointerType === "mouse" && onTry({ display, text })}
            onPointerLeave={() => onTry(null)}
            onClick={() => onTake({ display, text }, `${display.family} and ${text.family}`)}
          >
            <span
              style={css(display)}
              data-small={display.family === "Press Start 2P" || display.family === "Unbounded" || undefined}
            >
              {spec.identity.name}
            </span>
            <small style={css(text)}>
              {display.family === text.family ? display.family : `${display.family} and ${text.family}`}
            </small>
          </button>
        ))}
      </div>
      <Select
        size="sm"
        label="Headlines"
        searchable
        data={[...DISPLAY_FAMILIES]}
        value={theme.display.family}
        onChange={(family) =>
          family !== null &&
          family !== theme.display.family &&
          onTake({ display: { family, weight: near(family, 700) } }, `Headlines in ${family}`)
        }
      />
      <Select
        size="sm"
        label="Text"
        searchable
        data={[...TEXT_FAMILIES]}
        value={theme.text.family}
        onChange={(family) =>
          family !== null &&
          family !== theme.text.family &&
          onTake({ text: { family, weight: near(family, 400) } }, `Text in ${family}`)
        }
      />
    </section>
  );
}
