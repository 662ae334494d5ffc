import { type AppSpec, type BlockKind, type Palette } from "@sayhey/appspec";
import { loadDrawing, type DrawArt } from "@sayhey/codegen/art";
import { FONTS } from "@sayhey/contract/fonts";
import { memo, useEffect, useMemo, useState, type CSSProperties, type ReactNode } from "react";
import { NUMBER_DRAWINGS } from "./number-drawings.tsx";
import { PEOPLE_DRAWINGS } from "./people-drawings.tsx";
import { ROWS_DRAWINGS } from "./rows-drawings.tsx";
import { SITE_DRAWINGS } from "./site-drawings.tsx";
import { kitOf, SHEET, type Kit } from "./thumbnail-kit.tsx";
import classes from "./thumbnail.module.css";

const DRAWINGS: Record<BlockKind, (kit: Kit) => ReactNode> = {
  ...ROWS_DRAWINGS,
  ...NUMBER_DRAWINGS,
  ...PEOPLE_DRAWINGS,
  ...SITE_DRAWINGS,
};

/** The drawing of a kind of block, of the size of `SHEET`. */
export const drawingOf = (kind: BlockKind, kit: Kit): ReactNode => DRAWINGS[kind](kit);

/** The look of an app as variables for drawings; the names are those of its own style sheet. */
export function lookOf(palette: Palette, { display, text }: AppSpec["theme"]): CSSProperties {
  const family = (name: string): string => `"${name}", ${FONTS[name]?.fallback ?? "sans-serif"}`;
  const variables = Object.fromEntries(
    Object.entries(palette).map(([name, value]) => [
      `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      value,
    ]),
  );
  return {
    ...variables,
    "--display-font": family(display.family),
    "--text-font": family(text.family),
    "--display-weight": display.weight,
  } as CSSProperties;
}

/** The drawings of an app's art direction, once they are there. */
export function useDrawing(direction: AppSpec["theme"]["direction"]): DrawArt | null {
  const [drawing, setDrawing] = useState<{ direction: string; draw: DrawArt } | null>(null);
  useEffect(() => {
    let wanted = true;
    loadDrawing(direction).then(
      (draw) => wanted && setDrawing({ direction, draw }),
      (cause: unknown) => console.warn("The pictures of the art direction could not be loaded.", cause),
    );
    return () => {
      wanted = false;
    };
  }, [direction]);
  return drawing?.direction === direction ? drawing.draw : null;
}

/** What the thumbnails of an app are drawn with. */
export function useKit(spec: AppSpec): Kit {
  const draw = useDrawing(spec.theme.direction);
  return useMemo(() => kitOf(spec, draw), [spec, draw]);
}

/** A small living picture of a kind of block in the look of this very app; it moves while its button is pointed at or has the focus. */
export const Thumbnail = memo(function Thumbnail({ kind, kit }: { kind: BlockKind; kit: Kit }) {
  return (
    <svg className={classes.thumbnail} viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} aria-hidden="true">
      <rect width={SHEET.width} height={SHEET.height} fill="var(--ground)" />
      {drawingOf(kind, kit)}
    </svg>
  );
});
