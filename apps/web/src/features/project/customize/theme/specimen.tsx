import type { Palette, Theme } from "@sayhey/appspec";
import { useEditor } from "../../editor/editor-context.tsx";
import { lookOf, useDrawing } from "../palette/thumbnail.tsx";
import { createRandom, hashText } from "@sayhey/contract/random";
import { readArtMotif } from "@sayhey/codegen/art";
import { SpecimenFonts } from "./specimen-fonts.tsx";
import classes from "./theme.module.css";

/** A piece of the app in a theme, by day and by night: it shows a change while it is still being chosen. */
export function Specimen({ theme }: { theme: Theme }) {
  return (
    <div className={classes.specimens} aria-hidden="true">
      <SpecimenFonts faces={[theme.display, theme.text]} />
      <Side theme={theme} palette={theme.light} />
      <Side theme={theme} palette={theme.dark} />
    </div>
  );
}

const PAD: Record<Theme["density"], number> = { airy: 14, regular: 11, compact: 8 };

function Side({ theme, palette }: { theme: Theme; palette: Palette }) {
  const { spec } = useEditor();
  const draw = useDrawing(theme.direction);
  const [entity] = spec.entities;
  const title = String(entity?.rows[0]?.[entity.titleField] ?? entity?.name ?? "");
  return (
    <div className={classes.specimen} style={{ ...lookOf(palette, theme), padding: PAD[theme.density] }}>
      <strong style={{ fontStyle: theme.display.italic === true ? "italic" : "normal" }}>{spec.identity.name}</strong>
      <div className={classes.specimenCard} style={{ borderRadius: theme.radius * 0.6 }}>
        {draw === null ? null : (
          <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice">
            {draw({
              rand: createRandom(hashText(title)),
              motif: readArtMotif(title),
              id: `spec${palette.ground.slice(1)}`,
            })}
          </svg>
        )}
        <span>{title}</span>
        <small>{entity?.plural}</small>
      </div>
      <div className={classes.specimenButtons}>
        <b style={{ background: palette.accent, color: palette.onAccent, borderRadius: theme.radius * 0.45 }}>
          {spec.identity.verbs[0]}
        </b>
        <i style={{ background: palette.accent2, color: palette.onAccent2 }}>2</i>
        <i style={{ background: palette.accent3, color: palette.onAccent3 }}>3</i>
      </div>
    </div>
  );
}
