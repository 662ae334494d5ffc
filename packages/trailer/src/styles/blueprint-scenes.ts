import { alpha, mix, readable } from "../colour.ts";
import { easeInOut, easeOut, progress } from "../easing.ts";
import { drawIcon } from "../icon.ts";
import { drawCall } from "../scenes/call-to-action.ts";
import { cellsIn, countUp, flowChips, inkChip, inset, label, rowsIn, stepOf, swift } from "../scenes/compose.ts";
import type { Stage } from "../stage.ts";
import type { Box } from "../stage-size.ts";
import type { SceneOf } from "../storyboard.ts";
import { isRtl } from "../text-layout.ts";
import { balloon, corners, dimension, hatch, rule } from "./blueprint-marks.ts";
import { headline, type Kit, type Scheme } from "./kit.ts";

/** The frame of the sheet. */
function sheet(stage: Stage, scheme: Scheme): Box {
  const { safe } = stage;
  const share = swift(stage, -100, 700);
  const box = stage.portrait ? { ...safe, width: stage.upper.width } : safe;
  corners(stage, box, alpha(scheme.ink, 0.55), share);
  return inset(safe, 36, 36);
}

/** A parts list: balloons with numbers, ruled lines, leader lines to the words. */
function list(stage: Stage, scene: SceneOf<"list">, scheme: Scheme, kit: Kit): void {
  const area = sheet(stage, scheme);
  const count = scene.items.length;
  const step = stepOf(stage, count);
  const head: Box = stage.wide ? { ...area, width: area.width * 0.35 } : { ...area, height: area.height * 0.26 };
  const placed = headline(stage, kit, scheme, scene.title, head, {
    maxSize: stage.wide ? 140 : 150,
    minSize: 50,
    maxLines: stage.wide ? 5 : 3,
    vertical: stage.wide ? "middle" : "top",
    motion: "typed",
    stagger: 80,
    duration: 80,
  });
  const body: Box = stage.wide
    ? { x: area.x + area.width * 0.42, y: area.y, width: area.width * 0.58, height: area.height }
    : { ...area, y: head.y + head.height + 30, height: area.height - head.height - 30 };
  if (!stage.wide)
    dimension(
      stage,
      area.x,
      head.y + head.height,
      area.x + Math.max(placed.box.width, 200),
      head.y + head.height,
      scheme.accent,
      swift(stage, 60, 700),
    );
  const most = stage.portrait ? 230 : stage.wide ? 220 : 180;
  const used = Math.min(body.height, count * most);
  const rows = rowsIn(
    { ...body, y: body.y + (stage.wide ? (body.height - used) / 2 : 0), height: used },
    count,
    0,
    most,
  );
  // Read from the right, it is drawn from the right.
  const rtl = isRtl(scene.items[0] ?? "");
  rows.forEach((row, index) => {
    const start = 120 + index * step;
    const share = easeInOut(progress(stage.time, start, 420));
    const radius = Math.min(row.height * 0.3, 56);
    const cx = rtl ? row.x + row.width - radius - 6 : row.x + radius + 6;
    const cy = row.y + row.height / 2;
    const lead = rtl ? -1 : 1;
    balloon(stage, cx, cy, radius, scheme.accent, share);
    rule(stage, cx + radius * lead, cy, cx + (radius + 50) * lead, cy, scheme.accent, share, 4);
    rule(stage, row.x, row.y + row.height, row.x + row.width, row.y + row.height, alpha(scheme.ink, 0.3), share);
    if (share < 0.35) return;
    label(
      stage,
      kit,
      String(index + 1),
      { x: cx - radius * 0.7, y: cy - radius * 0.7, width: radius * 1.4, height: radius * 1.4 },
      scheme.accent,
      { role: "display", align: "center", maxSize: radius },
    );
    headline(
      stage,
      kit,
      scheme,
      scene.items[index] ?? "",
      {
        x: rtl ? row.x : cx + radius + 70,
        y: row.y + 12,
        width: row.width - radius * 2 - 76,
        height: row.height - 24,
      },
      {
        role: "strong",
        maxSize: row.height * 0.36,
        minSize: 30,
        maxLines: 2,
        leading: 1.1,
        motion: "typed",
        start: start + 120,
        stagger: 50,
        duration: 40,
      },
    );
  });
  // The line that binds the balloons together.
  const first = rows[0];
  const last = rows.at(-1);
  if (first !== undefined && last !== undefined && count > 1) {
    const radius = Math.min(first.height * 0.3, 56);
    const x = rtl ? first.x + first.width - radius - 6 : first.x + radius + 6;
    rows
      .slice(1)
      .forEach((row, index) =>
        rule(
          stage,
          x,
          row.y - first.height / 2 + radius,
          x,
          row.y + row.height / 2 - radius,
          alpha(scheme.accent, 0.5),
          easeOut(progress(stage.time, 120 + (index + 1) * step, 300)),
        ),
      );
  }
}

/** Every number is a measure: the line above it grows as it counts. */
function numbers(stage: Stage, scene: SceneOf<"numbers">, scheme: Scheme, kit: Kit): void {
  const area = sheet(stage, scheme);
  const count = scene.items.length;
  const step = stepOf(stage, count, stage.beat * 0.6);
  cellsIn(stage, stage.wide ? inset(area, 20, 110) : inset(area, 10, 20), count, stage.wide ? 90 : 20).forEach(
    (cell, index) => {
      const item = scene.items[index];
      const start = index * step;
      if (item === undefined) return;
      const share = easeOut(progress(stage.time, start, Math.min(900, stage.scene.durationMs * 0.5)));
      const line = cell.y + 40;
      dimension(stage, cell.x, line, cell.x + cell.width, line, scheme.accent, share);
      // Graduation marks, a tenth each.
      for (let mark = 1; mark < 10; mark++)
        if (mark / 10 <= share)
          rule(
            stage,
            cell.x + (cell.width * mark) / 10,
            line - (mark === 5 ? 14 : 8),
            cell.x + (cell.width * mark) / 10,
            line,
            scheme.accent,
            1,
            3,
          );
      const inner = { ...cell, y: line + 30, height: cell.height - 80 };
      const box = countUp(
        stage,
        kit,
        item,
        stage.wide ? { ...inner, height: inner.height * 0.6 } : { ...inner, width: inner.width * 0.58 },
        {
          start,
          colour: index % 2 === 0 ? readable(scheme.ground, [scheme.accent, scheme.ink], 3) : scheme.ink,
          vertical: "middle",
        },
      );
      if (stage.time < start) return;
      label(
        stage,
        kit,
        item.label,
        stage.wide
          ? { ...inner, y: inner.y + inner.height * 0.66, height: inner.height * 0.3 }
          : {
              x: box.x + box.width + 44,
              y: inner.y,
              width: inner.x + inner.width - box.x - box.width - 44,
              height: inner.height,
            },
        scheme.ink,
        { maxSize: 84, vertical: stage.wide ? "top" : "middle", maxLines: 3 },
      );
    },
  );
}

/** What was, hatched away like a part that is taken out; what is, inked in and measured. */
function beforeAfter(stage: Stage, scene: SceneOf<"before-after">, scheme: Scheme, kit: Kit): void {
  const { context } = stage;
  const area = sheet(stage, scheme);
  const turn = stage.scene.durationMs * 0.4;
  const gap = stage.wide ? 170 : 100;
  const share = stage.wide ? 0.44 : 0.42;
  const first: Box = stage.wide
    ? { ...area, width: (area.width - gap) * share }
    : { ...area, height: (area.height - gap) * share };
  const second: Box = stage.wide
    ? { ...area, x: first.x + first.width + gap, width: area.width - first.width - gap }
    : { ...area, y: first.y + first.height + gap, height: area.height - first.height - gap };
  const drawn = easeInOut(progress(stage.time, -400, 560));
  context.strokeStyle = alpha(scheme.ink, 0.6);
  context.lineWidth = 3;
  context.setLineDash([22, 16]);
  context.strokeRect(first.x, first.y, first.width * drawn, first.height);
  context.setLineDash([]);
  const struck = easeInOut(progress(stage.time, turn * 0.55, 420));
  if (struck > 0) hatch(stage, first, alpha(scheme.ink, 0.14), struck);
  headline(stage, kit, scheme, scene.before, inset(first, 40, 30), {
    maxSize: 150,
    minSize: 44,
    maxLines: 6,
    motion: "typed",
    stagger: 70,
    duration: 60,
    start: -200,
    colour: mix(scheme.ink, scheme.ground, 0.3 * struck),
  });
  const on = swift(stage, turn, 380);
  // The arrow of the revision.
  const from = stage.wide
    ? { x: first.x + first.width + 24, y: area.y + area.height / 2 }
    : { x: area.x + area.width / 2, y: first.y + first.height + 16 };
  const reach = (gap - (stage.wide ? 48 : 32)) * on;
  const [dx, dy] = stage.wide ? [1, 0] : [0, 1];
  rule(stage, from.x, from.y, from.x + reach * dx, from.y + reach * dy, scheme.accent, 1, 6);
  if (on > 0.1)
    for (const side of [-1, 1])
      rule(
        stage,
        from.x + reach * dx,
        from.y + reach * dy,
        from.x + (reach - 26) * dx + 22 * side * dy,
        from.y + (reach - 26) * dy + 22 * side * dx,
        scheme.accent,
        1,
        6,
      );
  if (on <= 0) return;
  context.fillStyle = scheme.accent;
  context.fillRect(second.x, second.y, second.width, second.height * on);
  headline(stage, kit, { ...scheme, ink: scheme.onAccent, ground: scheme.accent }, scene.after, inset(second, 50, 36), {
    maxSize: 230,
    minSize: 50,
    maxLines: 5,
    motion: "typed",
    stagger: 90,
    duration: 70,
    start: turn + 140,
  });
}

/** Tags as callouts of the part in the middle. */
function hashtags(stage: Stage, scene: SceneOf<"hashtags">, scheme: Scheme, kit: Kit): void {
  void kit;
  const { context, storyboard } = stage;
  const area = sheet(stage, scheme);
  const step = stepOf(stage, scene.tags.length, stage.beat * 0.35);
  const size = stage.portrait ? 300 : stage.square ? 200 : 360;
  const cx = stage.wide ? area.x + size * 0.7 : area.x + size * 0.6;
  const cy = stage.wide ? area.y + area.height / 2 : area.y + size * 0.6;
  const share = easeOut(progress(stage.time, -150, 600));
  context.strokeStyle = alpha(scheme.accent, 0.6);
  context.lineWidth = 3;
  for (const radius of [0.44, 0.58]) {
    context.beginPath();
    context.arc(cx, cy, size * radius, 0, Math.PI * 2 * share);
    context.stroke();
  }
  context.strokeStyle = scheme.accent;
  drawIcon(
    context,
    storyboard.icon,
    cx - size * 0.27,
    cy - size * 0.27,
    size * 0.54,
    1.6,
    progress(stage.time, -100, 700),
  );
  const box: Box = stage.wide
    ? { x: cx + size * 0.9, y: area.y, width: area.x + area.width - cx - size * 0.9, height: area.height }
    : { x: area.x + 60, y: cy + size * 0.7, width: area.width - 60, height: area.y + area.height - cy - size * 0.7 };
  const chips = flowChips(stage, scene.tags, box, {
    maxSize: stage.portrait ? 100 : 92,
    pad: 0.5,
    tall: 1.7,
    gap: 0.4,
    align: "left",
    stacked: true,
  });
  const spine = stage.wide ? box.x - 60 : area.x + 14;
  chips.forEach((chip, index) => {
    const at = easeInOut(progress(stage.time, index * step - 60, 420));
    const y = chip.box.y + chip.box.height / 2;
    const before = chips[index - 1];
    const top = before === undefined ? (stage.wide ? y : cy + size * 0.58) : before.box.y + before.box.height / 2;
    rule(stage, spine, top, spine, y, alpha(scheme.accent, 0.8), at, 4);
    if (stage.wide && index === Math.floor((chips.length - 1) / 2))
      rule(stage, cx + size * 0.58, y, spine, y, alpha(scheme.accent, 0.8), at, 4);
    rule(stage, spine, y, chip.box.x, y, alpha(scheme.accent, 0.8), at, 4);
    context.fillStyle = scheme.accent;
    context.beginPath();
    context.arc(spine, y, 9 * at, 0, Math.PI * 2);
    context.fill();
    if (at < 0.5) return;
    context.strokeStyle = scheme.accent;
    context.lineWidth = 4;
    context.strokeRect(chip.box.x, chip.box.y, chip.box.width, chip.box.height);
    inkChip(stage, chip, scheme.ink);
  });
}

/** A note on the drawing, with its leader line. */
function quote(stage: Stage, scene: SceneOf<"quote">, scheme: Scheme, kit: Kit): void {
  const { context } = stage;
  const area = sheet(stage, scheme);
  const by = scene.by === "" ? 0 : 110;
  const box = {
    ...area,
    y: area.y + (stage.portrait ? 40 : 10),
    height: area.height - by - (stage.portrait ? 120 : 30),
  };
  const share = easeInOut(progress(stage.time, -180, 620));
  const length = (box.width + box.height) * 2;
  context.setLineDash([length * share, length]);
  context.strokeStyle = scheme.accent;
  context.lineWidth = 4;
  context.strokeRect(box.x, box.y, box.width, box.height);
  context.setLineDash([]);
  const inner = inset(box, 50, 40);
  const mark = stage.portrait ? 130 : 90;
  context.font = stage.font("display", mark * 2);
  context.fillStyle = scheme.accent;
  context.textAlign = "left";
  context.globalAlpha *= share;
  context.fillText("“", inner.x - 6, inner.y + mark * 1.5);
  context.globalAlpha = 1;
  headline(
    stage,
    kit,
    scheme,
    scene.text,
    { ...inner, y: inner.y + mark, height: inner.height - mark },
    {
      maxSize: stage.portrait ? 150 : stage.wide ? 170 : 110,
      minSize: 42,
      maxLines: 9,
      vertical: "top",
      motion: "typed",
      stagger: stepOf(stage, scene.text.split(" ").length, 90),
      duration: 40,
    },
  );
  if (by === 0) return;
  const y = box.y + box.height + by * 0.62;
  const at = swift(stage, 420, 500);
  rule(stage, box.x + 90, box.y + box.height, box.x + 140, y, scheme.accent, at, 4);
  rule(stage, box.x + 140, y, box.x + 210, y, scheme.accent, at, 4);
  if (at > 0.5)
    label(stage, kit, scene.by, { x: box.x + 230, y: y - 34, width: box.width - 230, height: 68 }, scheme.ink, {
      maxSize: 46,
      minSize: 24,
      maxLines: 1,
    });
}

/** The finished drawing: construction circles, the icon, the name with its measure, a title block. */
function outro(stage: Stage, scene: SceneOf<"outro">, scheme: Scheme, kit: Kit): void {
  const { context, storyboard } = stage;
  const area = sheet(stage, scheme);
  const size = stage.portrait ? 420 : stage.square ? 280 : 480;
  const cx = stage.wide ? area.x + area.width - size * 0.7 : area.x + size * 0.66;
  const cy = stage.wide ? area.y + area.height / 2 : area.y + size * 0.66;
  const share = easeOut(progress(stage.time, -120, 700));
  context.strokeStyle = alpha(scheme.accent, 0.5);
  context.lineWidth = 3;
  for (const radius of [0.36, 0.5, 0.62]) {
    context.beginPath();
    context.arc(cx, cy, size * radius, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * share);
    context.stroke();
  }
  rule(stage, cx - size * 0.66, cy, cx + size * 0.66, cy, alpha(scheme.accent, 0.5), share, 2.5);
  rule(stage, cx, cy - size * 0.66, cx, cy + size * 0.66, alpha(scheme.accent, 0.5), share, 2.5);
  context.strokeStyle = scheme.accent;
  drawIcon(
    context,
    storyboard.icon,
    cx - size * 0.27,
    cy - size * 0.27,
    size * 0.54,
    1.7,
    progress(stage.time, 0, 700),
  );
  const room: Box = stage.wide
    ? { ...area, width: area.width - size * 1.6 }
    : { ...area, y: cy + size * 0.78, height: area.y + area.height - cy - size * 0.78 };
  const text = scene.text === "" ? 0 : room.height * 0.34;
  const placed = headline(
    stage,
    kit,
    scheme,
    scene.name,
    { ...room, height: room.height - text - 50 },
    {
      maxSize: 210,
      minSize: 50,
      maxLines: 3,
      vertical: stage.wide ? "bottom" : "top",
      motion: "typed",
      stagger: 160,
      duration: 80,
    },
  );
  const y = placed.box.y + placed.box.height + 34;
  dimension(stage, room.x, y, room.x + Math.max(placed.box.width, 240), y, scheme.accent, swift(stage, 200, 600));
  if (text > 0)
    headline(
      stage,
      kit,
      scheme,
      scene.text,
      { ...room, y: y + 30, height: text - 20 },
      { role: "strong", maxSize: 66, minSize: 30, vertical: "top", motion: "lines", start: 320, leading: 1.2 },
    );
}

/** The address in a cell of the drawing's title block. */
export function blueprintLink(stage: Stage, kit: Kit, scheme: Scheme, link: string, box: Box, start: number): void {
  const { context } = stage;
  const share = swift(stage, start, 500);
  if (share <= 0) return;
  context.strokeStyle = scheme.accent;
  context.lineWidth = 4;
  context.strokeRect(box.x, box.y, box.width * share, box.height);
  context.fillStyle = scheme.accent;
  context.fillRect(box.x, box.y, box.height * share, box.height);
  context.strokeStyle = scheme.onAccent;
  if (share > 0.5) {
    drawIcon(context, "arrow-right", box.x + box.height * 0.28, box.y + box.height * 0.28, box.height * 0.44, 2.6, 1);
    label(
      stage,
      kit,
      link,
      { x: box.x + box.height + 28, y: box.y + 10, width: box.width - box.height - 56, height: box.height - 20 },
      scheme.ink,
      { maxSize: box.height * 0.42, minSize: 22 },
    );
  }
}

/** The scenes of the blueprint style. */
export const BLUEPRINT_SCENES: Omit<Kit["scenes"], "hook" | "problem" | "feature" | "reveal"> = {
  list,
  numbers,
  "before-after": beforeAfter,
  hashtags,
  quote,
  outro,
  "call-to-action": (stage, scene, scheme, kit) =>
    drawCall(stage, scene, scheme, kit, {
      behind(layout) {
        if (layout.code === null) return;
        const { code } = layout;
        const share = swift(stage, stage.beat * 0.5, 600);
        dimension(stage, code.x, code.y - 46, code.x + code.width, code.y - 46, alpha(scheme.accent, 0.9), share);
      },
    }),
};
