import type { AppSpec } from "@sayhey/appspec";
import { drawingOf, lookOf, useKit } from "../customize/palette/thumbnail.tsx";
import { SHEET } from "../customize/palette/thumbnail-kit.tsx";
import { shownPalette } from "../customize/theme/shown-palette.ts";
import classes from "./history.module.css";

/** Height of the head of a page, in units of a thumbnail's sheet. */
const HEAD = 24;
/** Parts of the first page that there is room for. */
const PARTS = 2;

/** The first page of a version, drawn from its description: for versions that no browser has been through. */
export default function VersionSketch({ spec }: { spec: AppSpec }) {
  const kit = useKit(spec);
  const blocks = spec.pages[0]?.blocks.slice(0, PARTS) ?? [];
  const height = HEAD + SHEET.height * PARTS;
  return (
    <svg
      className={classes.sketch}
      style={lookOf(shownPalette(spec.theme), spec.theme)}
      viewBox={`0 0 ${SHEET.width} ${height}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <rect width={SHEET.width} height={height} fill="var(--ground)" />
      <rect x={8} y={7} width={12} height={12} rx={Math.min(6, kit.r)} fill="var(--accent)" />
      <text x={25} y={17.5} fontSize={11} fontWeight={700} fontFamily="var(--display-font)" fill="var(--ink)">
        {kit.app.name.slice(0, 16)}
      </text>
      {blocks.map((block, index) => (
        <svg
          key={block.id}
          y={HEAD + index * SHEET.height}
          width={SHEET.width}
          height={SHEET.height}
          viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
        >
          {drawingOf(block.kind, kit)}
        </svg>
      ))}
    </svg>
  );
}
