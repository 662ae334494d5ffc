import { readable } from "../colour.ts";
import { drawCall } from "../scenes/call-to-action.ts";
import { countUp, label, rowsIn, stepOf, swift, columnsIn } from "../scenes/compose.ts";
import { iconTile } from "../scenes/scene-parts.ts";
import type { Stage } from "../stage.ts";
import type { Box } from "../stage-size.ts";
import type { SceneOf } from "../storyboard.ts";
import { isRtl } from "../text-layout.ts";
import { headline, type Kit, type Scheme } from "./kit.ts";

/** Thickness of the raw lines, px of the stage. */
const RULE = 10;

/** A row of a repeated word that runs through the picture. */
export function marquee(
  stage: Stage,
  text: string,
  y: number,
  height: number,
  ground: string,
  ink: string,
  speed: number,
): void {
  const { context, width } = stage;
  const block = stage.layout(text.toUpperCase(), "display", {
    width: 4000,
    height: height * 0.74,
    maxSize: height * 0.62,
    minSize: 20,
    leading: 1,
    tracking: -0.01,
    align: "left",
    maxLines: 1,
  });
  const gap = height * 0.9;
  const period = block.width + gap;
  const sprite = stage.sprite(`marquee:${text}:${ground}:${ink}:${height}`, period, height, (paint) => {
    paint.fillStyle = ground;
    paint.fillRect(0, 0, period + 2, height);
    paint.fillStyle = ink;
    paint.font = block.font;
    paint.letterSpacing = `${block.letterSpacing}px`;
    paint.textAlign = "left";
    for (const line of block.lines)
      for (const word of line.words) {
        paint.direction = word.rtl ? "rtl" : "ltr";
        paint.fillText(word.text, word.x, (height - block.height) / 2 + line.baseline);
      }
    paint.letterSpacing = "0px";
    paint.fillRect(block.width + gap * 0.36, height / 2 - gap * 0.12, gap * 0.24, gap * 0.24);
  });
  context.fillStyle = ground;
  context.fillRect(-width * 0.1, y, width * 1.2, height);
  const step = sprite.width / stage.scale;
  const travel = ((stage.total * speed) / 1000) % step;
  for (let x = -((travel + step) % step); x < width; x += step) stage.blit(sprite, x, y);
}

/** A box with a thick line around it. */
export function frame(stage: Stage, box: Box, fill: string, line: string, thick: number = RULE): void {
  const { context } = stage;
  context.fillStyle = line;
  context.fillRect(box.x, box.y, box.width, box.height);
  context.fillStyle = fill;
  context.fillRect(box.x + thick, box.y + thick, box.width - thick * 2, box.height - thick * 2);
}

/** The stage between the marquees. */
function arena(stage: Stage): { top: number; bottom: number; row: number } {
  const row = stage.tall ? 120 : 92;
  const { height, tall } = stage;
  return { top: tall ? 190 + row : row, bottom: tall ? 1500 : height - row, row };
}

/** A raw table: a cell with the number, a cell with the words; the row in turn is inverted on the beat. */
function list(stage: Stage, scene: SceneOf<"list">, scheme: Scheme, kit: Kit): void {
  const { safe, context, width, height } = stage;
  const count = scene.items.length;
  const step = stepOf(stage, count);
  const head: Box = stage.wide
    ? { ...safe, width: safe.width * 0.34 }
    : { ...safe, y: safe.y + 24, height: safe.height * 0.25 };
  headline(stage, kit, scheme, scene.title, head, {
    maxSize: stage.wide ? 170 : 190,
    minSize: 52,
    maxLines: stage.wide ? 5 : 3,
    motion: "slam",
    vertical: stage.wide ? "middle" : "top",
  });
  const left = stage.wide ? safe.x + safe.width * 0.38 : 0;
  const top = stage.wide ? 0 : head.y + head.height + 40;
  const bottom = stage.tall ? safe.y + safe.height : height;
  if (stage.tall) {
    context.fillStyle = scheme.second;
    context.fillRect(-width * 0.1, bottom, width * 1.2, height);
    marquee(stage, scene.title, 1640, 120, scheme.ink, scheme.ground, 170);
  }
  const lit = Math.floor(stage.time / stage.beat) % count;
  rowsIn({ x: left, y: top, width: width - left, height: bottom - top }, count, 0).forEach((row, index) => {
    const share = swift(stage, 80 + index * step, 260);
    if (share <= 0) return;
    const inverted = index === lit && stage.time > 80 + count * step;
    const ground = inverted ? scheme.ink : index % 2 === 0 ? scheme.ground : scheme.second;
    const ink = readable(ground, [inverted ? scheme.ground : scheme.ink, scheme.onSecond]);
    context.fillStyle = ground;
    context.fillRect(row.x, row.y, row.width * share, row.height);
    const cell = Math.min(row.height, stage.portrait ? 210 : 190);
    const text = scene.items[index] ?? "";
    const rtl = isRtl(text);
    const margin = rtl ? width - safe.x - safe.width : stage.wide ? 0 : safe.x;
    const wide = stage.wide && !rtl ? cell : margin + cell * 0.72;
    context.fillStyle = scheme.accent;
    context.fillRect(rtl ? width - wide * share : row.x, row.y, wide * share, row.height);
    context.fillStyle = scheme.ink;
    context.fillRect(row.x, row.y, row.width * share, RULE);
    if (index === count - 1 && !stage.wide) context.fillRect(row.x, row.y + row.height - RULE, row.width * share, RULE);
    if (stage.wide) context.fillRect(row.x, row.y, RULE, row.height);
    if (share < 0.4) return;
    const words = stage.wide ? row.x + cell + 36 : safe.x + cell * 0.72 + 32;
    const inside = {
      y: Math.max(row.y + 18, safe.y),
      height: Math.min(row.y + row.height - 8, safe.y + safe.height) - Math.max(row.y + 18, safe.y),
    };
    label(
      stage,
      kit,
      String(index + 1),
      {
        x: rtl ? safe.x + safe.width - cell * 0.62 : stage.wide ? row.x + 30 : safe.x - 10,
        ...inside,
        width: cell * 0.62,
      },
      scheme.onAccent,
      { role: "display", maxSize: cell * 0.62, align: stage.wide ? "center" : "left" },
    );
    const from = rtl ? Math.max(row.x + 36, safe.x) : words;
    const to = rtl ? width - wide - 32 : safe.x + safe.width;
    label(stage, kit, text, { x: from, ...inside, width: to - from }, ink, {
      role: "display",
      upper: true,
      maxSize: Math.min(120, row.height * 0.44),
      leading: 1,
    });
  });
}

/** Numbers as large as their raw cells. */
function numbers(stage: Stage, scene: SceneOf<"numbers">, scheme: Scheme, kit: Kit): void {
  const { safe, width, height, context } = stage;
  const count = scene.items.length;
  const step = stepOf(stage, count, stage.beat * 0.6);
  const { palette } = stage.storyboard;
  const grounds = [scheme.ground, scheme.ink, palette.accent];
  const cells = stage.wide
    ? columnsIn({ x: 0, y: 0, width, height }, count, 0)
    : rowsIn({ x: 0, y: stage.tall ? 150 : 0, width, height: stage.tall ? 1350 : height }, count, 0);
  cells.forEach((cell, index) => {
    const item = scene.items[index];
    const start = index * step;
    const share = swift(stage, start - 60, 300);
    if (item === undefined || share <= 0) return;
    const ground = grounds[index % 3] ?? scheme.ground;
    const ink = readable(ground, [index % 3 === 0 ? scheme.ink : palette.ground, scheme.ink]);
    const first = index === 0;
    const last = index === count - 1;
    context.fillStyle = ground;
    if (stage.wide)
      context.fillRect(
        cell.x - (first ? width * 0.1 : 0),
        (1 - share) * height - height * 0.1,
        cell.width + (last ? width * 0.1 : 0) + (first ? width * 0.1 : 0),
        height * 1.2,
      );
    else
      context.fillRect(
        (1 - share) * width - width * 0.1,
        cell.y - (first ? cell.y : 0),
        width * 1.2,
        cell.height + (last ? height - cell.y - cell.height : 0) + (first ? cell.y : 0),
      );
    context.fillStyle = scheme.ink;
    if (!first) {
      if (stage.wide) context.fillRect(cell.x - RULE / 2, 0, RULE, height * share);
      else context.fillRect(0, cell.y - RULE / 2, width * share, RULE);
    }
    const x = Math.max(cell.x + 44, safe.x);
    const right = Math.min(cell.x + cell.width - 44, safe.x + safe.width);
    const y = Math.max(cell.y + 20, safe.y);
    const bottom = Math.min(cell.y + cell.height - 26, safe.y + safe.height);
    const inner = { x, y, width: right - x, height: bottom - y };
    const box = countUp(
      stage,
      kit,
      item,
      {
        ...inner,
        height: inner.height * (stage.wide ? 0.6 : 0.7),
        ...(stage.wide ? { y: inner.y + inner.height * 0.06 } : {}),
      },
      {
        start,
        colour: ink,
        vertical: stage.wide ? "bottom" : "top",
        maxSize: 620,
      },
    );
    if (stage.time < start) return;
    label(
      stage,
      kit,
      item.label,
      { ...inner, y: box.y + box.height + 22, height: bottom - box.y - box.height - 22 },
      ink,
      {
        role: "display",
        upper: true,
        vertical: "top",
        maxSize: 84,
        maxLines: 2,
        leading: 1,
      },
    );
  });
}

/** The old way crossed out with two strokes; the new one stamps over the rest of the picture. */
function beforeAfter(stage: Stage, scene: SceneOf<"before-after">, scheme: Scheme, kit: Kit): void {
  const { safe, context, width, height } = stage;
  const turn = stage.scene.durationMs * 0.4;
  const share = swift(stage, turn, 240);
  const split = stage.wide ? width * 0.46 : stage.tall ? 190 + 560 : height * 0.44;
  const first: Box = stage.wide
    ? { ...safe, width: split - safe.x - 60 }
    : { ...safe, y: safe.y + 20, height: split - safe.y - 70 };
  const placed = headline(stage, kit, scheme, scene.before, first, {
    maxSize: 210,
    minSize: 50,
    maxLines: 6,
    motion: "slam",
    plain: true,
  });
  const crossed = stage.wide ? placed.box : { ...placed.box, width: Math.max(placed.box.width, safe.width * 0.5) };
  context.strokeStyle = scheme.accent;
  context.lineWidth = 22;
  for (const [order, x0, y0, x1, y1] of [
    [0, crossed.x - 24, crossed.y - 10, crossed.x + crossed.width + 24, crossed.y + crossed.height + 10],
    [1, crossed.x + crossed.width + 24, crossed.y - 10, crossed.x - 24, crossed.y + crossed.height + 10],
  ] as const) {
    const drawn = swift(stage, turn * 0.66 + order * 110, 200);
    if (drawn <= 0) continue;
    context.beginPath();
    context.moveTo(x0, y0);
    context.lineTo(x0 + (x1 - x0) * drawn, y0 + (y1 - y0) * drawn);
    context.stroke();
  }
  if (share <= 0) return;
  context.fillStyle = scheme.accent;
  const box = stage.wide
    ? { x: split + (1 - share) * width, y: -height * 0.1, width: width * 1.1 - split, height: height * 1.2 }
    : { x: -width * 0.1, y: split + (1 - share) * height, width: width * 1.2, height: height * 1.1 - split };
  context.fillRect(box.x, box.y, box.width, box.height);
  context.fillStyle = scheme.ink;
  if (stage.wide) context.fillRect(box.x, box.y, RULE, box.height);
  else context.fillRect(box.x, box.y, box.width, RULE);
  if (share < 0.85) return;
  const second: Box = stage.wide
    ? { ...safe, x: split + 60, width: safe.x + safe.width - split - 60 }
    : { ...safe, y: split + 50, height: safe.y + safe.height - split - 60 };
  headline(
    stage,
    kit,
    { ...scheme, ink: scheme.onAccent, ground: scheme.accent, accent: scheme.ink, onAccent: scheme.ground },
    scene.after,
    second,
    {
      maxSize: 330,
      minSize: 60,
      maxLines: 5,
      motion: "slam",
      start: turn + 40,
    },
  );
}

/** Each tag stands in its band; bands run against each other until they hold. */
function hashtags(stage: Stage, scene: SceneOf<"hashtags">, scheme: Scheme, kit: Kit): void {
  const { safe, context, width, height } = stage;
  const count = scene.tags.length;
  const pairs = [
    [scheme.ink, scheme.ground],
    [scheme.accent, scheme.onAccent],
    [scheme.ground, scheme.ink],
    [scheme.second, scheme.onSecond],
  ] as const;
  const top = stage.tall ? safe.y : 0;
  const foot = stage.tall ? safe.y + safe.height : height;
  const area = { x: 0, y: top, width, height: foot - top };
  const rows = rowsIn(area, count, 0);
  rows.forEach((row, index) => {
    const [ground, ink] = pairs[index % 4] ?? pairs[0];
    const share = swift(stage, index * stepOf(stage, count, stage.beat * 0.25) - 90, 420);
    const first = index === 0;
    const last = index === count - 1;
    context.fillStyle = ground;
    context.fillRect(
      -width * 0.1,
      first ? -height * 0.1 : row.y,
      width * 1.2,
      row.height +
        (first ? row.y + height * 0.1 : 0) +
        (last ? height - row.y - row.height : 0) +
        (last ? height * 0.1 : 0),
    );
    context.fillStyle = scheme.ink;
    if (!first) context.fillRect(-width * 0.1, row.y, width * 1.2, RULE);
    if (share <= 0) return;
    const from = (1 - share) * width * (index % 2 === 0 ? -1.1 : 1.1);
    const y = Math.max(row.y + RULE, safe.y);
    const bottom = Math.min(row.y + row.height, safe.y + safe.height);
    label(
      stage,
      kit,
      scene.tags[index] ?? "",
      { x: safe.x + from, y: y + (bottom - y) * 0.08, width: safe.width, height: (bottom - y) * 0.84 },
      ink,
      {
        role: "display",
        upper: true,
        maxSize: 260,
        maxLines: 1,
      },
    );
  });
  if (stage.tall) marquee(stage, scene.tags[0] ?? "", 1660, 120, scheme.ink, scheme.ground, 190);
}

function quote(stage: Stage, scene: SceneOf<"quote">, scheme: Scheme, kit: Kit): void {
  const { safe, context, width } = stage;
  const by = scene.by === "" ? 0 : stage.portrait ? 130 : 100;
  const size = stage.portrait ? 190 : 130;
  const share = swift(stage, -140, 300);
  // Quotation marks out of two blocks.
  context.fillStyle = scheme.accent;
  for (const at of [0, 1]) {
    const x = safe.x + at * size * 0.62;
    context.fillRect(x, safe.y + 20, size * 0.5 * share, size * 0.5);
    context.fillRect(x, safe.y + 20, size * 0.22 * share, size * 0.82);
  }
  const top = safe.y + size + 46;
  const end = safe.y + safe.height - by;
  headline(
    stage,
    kit,
    scheme,
    scene.text,
    { ...safe, y: top, height: end - top - 30 },
    {
      maxSize: stage.portrait ? 170 : stage.wide ? 210 : 130,
      minSize: 46,
      maxLines: 9,
      vertical: "top",
      motion: "slam",
      stagger: stepOf(stage, scene.text.split(" ").length, 90),
    },
  );
  if (by === 0) return;
  const bar = swift(stage, 420, 320);
  context.fillStyle = scheme.ink;
  // Upright it stands on the floor of the picture.
  context.fillRect(-width * 0.1, end, width * 1.2 * bar, stage.portrait ? stage.height - end : by);
  if (bar > 0.4)
    label(stage, kit, scene.by, { ...safe, y: end, height: Math.min(by, safe.y + safe.height - end) }, scheme.ground, {
      role: "display",
      upper: true,
      maxSize: 56,
      maxLines: 1,
      minSize: 24,
    });
}

function outro(stage: Stage, scene: SceneOf<"outro">, scheme: Scheme, kit: Kit): void {
  const { safe, height } = stage;
  const { top, bottom, row } = arena(stage);
  marquee(stage, scene.name, stage.tall ? 190 : 0, row, scheme.ink, scheme.ground, 170);
  marquee(stage, scene.name, stage.tall ? 1500 : height - row, row, scheme.accent, scheme.onAccent, -170);
  const tile = stage.portrait ? 190 : 130;
  const text = scene.text === "" ? 0 : stage.portrait ? 190 : 120;
  iconTile(stage, scheme, safe.x, top + 46, tile, swift(stage, -60, 400), 0);
  const name = top + 46 + tile + 40;
  const placed = headline(
    stage,
    kit,
    scheme,
    scene.name,
    { ...safe, y: name, height: bottom - name - text - 50 },
    { maxSize: 340, minSize: 56, motion: "slam", maxLines: 4, vertical: "top" },
  );
  if (text > 0)
    headline(
      stage,
      kit,
      scheme,
      scene.text,
      { ...safe, y: placed.box.y + placed.box.height + 36, height: bottom - placed.box.y - placed.box.height - 66 },
      {
        role: "strong",
        maxSize: 76,
        minSize: 32,
        vertical: "top",
        motion: "typed",
        start: 240,
        leading: 1.15,
      },
    );
}

/** The address in a raw bar. */
export function brutalLink(stage: Stage, kit: Kit, scheme: Scheme, link: string, box: Box, start: number): void {
  const share = swift(stage, start, 260);
  if (share <= 0) return;
  const { context } = stage;
  const on = Math.floor(stage.total / stage.beat) % 2 === 0;
  const [ground, ink] = on ? [scheme.ink, scheme.ground] : [scheme.accent, scheme.onAccent];
  context.fillStyle = ground;
  context.fillRect(
    stage.wide || stage.square ? box.x : 0,
    box.y,
    (stage.portrait ? box.x : 0) + box.width * share,
    box.height,
  );
  if (share > 0.4)
    label(
      stage,
      kit,
      link,
      {
        x: box.x + (stage.portrait ? 0 : 26),
        y: box.y + box.height * 0.12,
        width: box.width - 52,
        height: box.height * 0.76,
      },
      ink,
      { role: "strong", maxSize: box.height * 0.5, minSize: 22 },
    );
}

/** The scenes of the brutal style. */
export const BRUTAL_SCENES: Omit<Kit["scenes"], "hook" | "problem" | "feature" | "reveal"> = {
  list,
  numbers,
  "before-after": beforeAfter,
  hashtags,
  quote,
  outro,
  "call-to-action": (stage, scene, scheme, kit) => {
    if (stage.tall) marquee(stage, scene.name, 1620, 120, scheme.accent, scheme.onAccent, 150);
    drawCall(stage, scene, scheme, kit, {
      behind(layout) {
        if (layout.code === null) return;
        const { context, width, height } = stage;
        const share = swift(stage, 0, 360);
        context.fillStyle = scheme.second;
        if (stage.portrait) {
          const y = layout.code.y - 44;
          context.fillRect(0, y, width * share, layout.link.y - y);
          context.fillStyle = scheme.ink;
          context.fillRect(0, y, width * share, RULE);
        } else {
          const x = layout.code.x - (stage.wide ? 70 : 34);
          context.fillRect(x, -height * 0.1, width * 1.1 - x, height * 1.2 * share);
          context.fillStyle = scheme.ink;
          context.fillRect(x, -height * 0.1, RULE, height * 1.2 * share);
        }
      },
      lower: { ...scheme, ink: scheme.onSecond, ground: scheme.second },
    });
  },
};
