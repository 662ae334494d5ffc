import { contrast, readable } from "../colour.ts";
import { progress } from "../easing.ts";
import { drawIcon } from "../icon.ts";
import { inkInto, inset } from "../scenes/compose.ts";
import { showLink } from "../scenes/show-link.ts";
import type { Stage } from "../stage.ts";
import type { Box } from "../stage-size.ts";
import { lay, PAPER, settle } from "./cut-out-paper.ts";
import { headline, placeHeadline, type Kit, type Scheme } from "./kit.ts";

/** A sun behind the hills carries the icon, the name stands on strips. */
export function cutOutClose(stage: Stage, name: string, line: string, scheme: Scheme, kit: Kit): void {
  const { safe, storyboard, context } = stage;
  const p = storyboard.palette;
  const share = settle(stage, -120, 600);
  const size = stage.portrait ? 470 : stage.square ? 300 : 330;
  const cx = stage.portrait ? safe.x + safe.width / 2 : stage.width / 2;
  const top = safe.y + (stage.portrait ? 60 : 10) + (1 - share) * 500;
  lay(
    stage,
    "sun",
    { x: cx - size / 2, y: top },
    {
      width: size,
      height: size,
      colour: contrast(p.accent3, scheme.ground) > 1.3 ? p.accent3 : PAPER,
      cut: "burst",
      tilt: 0.06,
      lift: 20,
    },
  );
  const inner = size * 0.66;
  lay(
    stage,
    "heart",
    { x: cx - inner / 2, y: top + (size - inner) / 2 },
    { width: inner, height: inner, colour: p.accent, cut: "disc", tilt: 0 },
  );
  context.strokeStyle = p.onAccent;
  drawIcon(
    context,
    storyboard.icon,
    cx - inner * 0.29,
    top + size / 2 - inner * 0.29,
    inner * 0.58,
    2,
    progress(stage.time, 200, 500),
  );
  const under = safe.y + (stage.portrait ? 60 : 10) + size + 50;
  const text = line === "" ? 0 : stage.portrait ? 170 : 120;
  const bottom = safe.y + safe.height * (stage.portrait ? 0.9 : 0.96);
  const placed = headline(
    stage,
    kit,
    scheme,
    name,
    { ...safe, y: under, height: bottom - under - text },
    {
      maxSize: stage.portrait ? 190 : 150,
      minSize: 50,
      maxLines: 3,
      vertical: "top",
    },
  );
  if (text > 0)
    ticket(
      stage,
      kit,
      line,
      { x: safe.x + 40, y: placed.box.y + placed.box.height + 56, width: safe.width - 80, height: text - 40 },
      360,
      56,
    );
}

/** A line of text on a strip of paper in the middle of a box's top. */
export function ticket(stage: Stage, kit: Kit, text: string, box: Box, start: number, maxSize: number): void {
  const at = settle(stage, start, 420);
  if (at <= 0) return;
  const ink = readable(PAPER, [stage.storyboard.palette.ink, "#2b1a12"]);
  const set = placeHeadline(stage, kit, text, inset(box, 45, 6), {
    role: "strong",
    align: "center",
    maxSize,
    minSize: 28,
    maxLines: 3,
    leading: 1.1,
  });
  const width = set.block.width + 90;
  lay(
    stage,
    `line:${text}`,
    { x: box.x + (box.width - width) / 2, y: box.y + (1 - at) * 200 },
    {
      width,
      height: set.block.height + 44,
      colour: PAPER,
      cut: "strip",
      tilt: 0.01,
      paint: (context) => inkInto(context, set.block, 45, 22, ink),
    },
  );
}

/** The address on a strip of paper. */
export function cutOutLink(
  stage: Stage,
  kit: Kit,
  scheme: Scheme,
  link: string,
  box: Box,
  start: number,
  align: "left" | "center",
): void {
  const share = settle(stage, start, 420);
  if (share <= 0) return;
  const set = placeHeadline(stage, kit, showLink(link), inset(box, 40, box.height * 0.16), {
    role: "strong",
    align: "left",
    maxSize: box.height * 0.46,
    minSize: 22,
    maxLines: 2,
    leading: 1.1,
  });
  const width = set.block.width + 80;
  lay(
    stage,
    `link:${link}`,
    { x: box.x + (align === "center" ? (box.width - width) / 2 : 0), y: box.y + (1 - share) * 240 },
    {
      width,
      height: box.height,
      colour: scheme.accent,
      cut: "strip",
      tilt: -0.012,
      paint: (context) => inkInto(context, set.block, 40, (box.height - set.block.height) / 2, scheme.onAccent),
    },
  );
}
