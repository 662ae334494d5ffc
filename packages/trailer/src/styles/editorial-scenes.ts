import { alpha, mix, readable } from "../colour.ts";
import { drawCall } from "../scenes/call-to-action.ts";
import { cellsIn, countUp, flowChips, inkChip, label, mirrored, rowsIn, stepOf, swift } from "../scenes/compose.ts";
import { iconTile } from "../scenes/scene-parts.ts";
import type { Stage } from "../stage.ts";
import type { Box } from "../stage-size.ts";
import type { SceneOf } from "../storyboard.ts";
import { isRtl } from "../text-layout.ts";
import { headline, type Kit, type Scheme } from "./kit.ts";

/** What the running head leaves of the safe area. */
function page(stage: Stage): Box {
  const { safe } = stage;
  return { ...safe, y: safe.y + 100, height: safe.height - 100 };
}

/** A hairline that draws itself from the left. */
function hairline(stage: Stage, x: number, y: number, width: number, colour: string, share: number, thick = 2): void {
  stage.context.fillStyle = colour;
  stage.context.fillRect(x, y, width * share, thick);
}

/** A text that rises out of a line: only what is above `floor` shows. */
function unmask(stage: Stage, box: Box, share: number, paint: (dy: number) => void): void {
  const { context } = stage;
  if (share <= 0) return;
  context.save();
  if (share < 1) {
    context.beginPath();
    context.rect(box.x - 40, box.y, box.width + 80, box.height);
    context.clip();
  }
  paint((1 - share) * box.height);
  context.restore();
}

/** A page of contents: numerals in the accent, hairlines between. */
function list(stage: Stage, scene: SceneOf<"list">, scheme: Scheme, kit: Kit): void {
  const area = page(stage);
  const count = scene.items.length;
  const step = stepOf(stage, count);
  const head: Box = stage.wide
    ? { ...area, width: area.width * 0.36 }
    : { ...area, height: area.height * (stage.portrait ? 0.28 : 0.3) };
  headline(stage, kit, scheme, scene.title, head, {
    maxSize: stage.wide ? 180 : 190,
    minSize: 56,
    maxLines: stage.wide ? 5 : 3,
    vertical: "top",
    motion: "lines",
  });
  const body = stage.wide
    ? { x: area.x + area.width * 0.43, y: area.y, width: area.width * 0.57, height: area.height }
    : { ...area, y: head.y + head.height + 40, height: area.height - head.height - 40 };
  rowsIn(body, count, 0, stage.wide ? 280 : 240).forEach((row, index) => {
    const start = 150 + index * step;
    const share = swift(stage, start, 620);
    hairline(stage, row.x, row.y, row.width, alpha(scheme.ink, 0.3), swift(stage, start - 100, 700));
    const inner = { ...row, y: row.y + 16, height: row.height - 30 };
    unmask(stage, inner, share, (dy) => {
      const text = scene.items[index] ?? "";
      const moved = { ...inner, y: inner.y + dy };
      label(stage, kit, String(index + 1), mirrored(text, row, { ...moved, width: row.height * 0.5 }), scheme.accent, {
        role: "display",
        maxSize: row.height * 0.56,
        align: isRtl(text) ? "center" : "left",
      });
      label(
        stage,
        kit,
        text,
        mirrored(text, row, { ...moved, x: row.x + row.height * 0.78, width: row.width - row.height * 0.78 }),
        scheme.ink,
        { role: "display", maxSize: row.height * 0.42, minSize: 30 },
      );
    });
  });
}

/** Figures set as in an annual report: hairlines, large numerals, small labels. */
function numbers(stage: Stage, scene: SceneOf<"numbers">, scheme: Scheme, kit: Kit): void {
  const area = page(stage);
  const count = scene.items.length;
  const step = stepOf(stage, count, stage.beat * 0.6);
  const most = stage.portrait ? 400 : 300;
  const body = stage.wide
    ? area
    : { ...area, y: area.y + Math.max(0, area.height - count * most), height: Math.min(area.height, count * most) };
  cellsIn(stage, body, count, stage.wide ? 70 : 0).forEach((cell, index) => {
    const item = scene.items[index];
    const start = index * step;
    if (item === undefined) return;
    const drawn = swift(stage, start - 60, 700);
    hairline(
      stage,
      cell.x,
      stage.wide ? cell.y + cell.height * 0.24 : cell.y,
      cell.width,
      alpha(scheme.ink, 0.45),
      drawn,
    );
    hairline(
      stage,
      cell.x,
      (stage.wide ? cell.y + cell.height * 0.24 : cell.y) - 3,
      cell.width * 0.16,
      scheme.accent,
      drawn,
      8,
    );
    if (stage.wide) {
      const box = countUp(
        stage,
        kit,
        item,
        { ...cell, y: cell.y + cell.height * 0.28, height: cell.height * 0.44 },
        { start, colour: scheme.ink, vertical: "top", maxSize: 380 },
      );
      if (stage.time < start) return;
      label(
        stage,
        kit,
        item.label,
        { ...cell, y: box.y + box.height + 34, height: cell.height * 0.2 },
        mix(scheme.ink, scheme.ground, 0.18),
        { vertical: "top", maxSize: 58, role: "text" },
      );
      return;
    }
    const inner = { ...cell, y: cell.y + 24, height: cell.height - 44 };
    const box = countUp(
      stage,
      kit,
      item,
      { ...inner, x: inner.x, width: inner.width * 0.62 },
      {
        start,
        colour: index === 0 ? readable(scheme.ground, [scheme.accent, scheme.ink], 3) : scheme.ink,
        maxSize: 360,
      },
    );
    if (stage.time < start) return;
    const left = Math.max(box.x + box.width + 40, cell.x + cell.width * 0.46);
    label(
      stage,
      kit,
      item.label,
      { x: left, y: inner.y, width: cell.x + cell.width - left, height: inner.height },
      mix(scheme.ink, scheme.ground, 0.15),
      { role: "text", maxSize: 64, maxLines: 3 },
    );
  });
}

/** The old words above a rule, fading as it travels; the new ones in the accent below. */
function beforeAfter(stage: Stage, scene: SceneOf<"before-after">, scheme: Scheme, kit: Kit): void {
  const area = page(stage);
  const turn = stage.scene.durationMs * 0.4;
  const share = swift(stage, turn, 700);
  const gap = stage.wide ? 110 : 80;
  const first: Box = stage.wide
    ? { ...area, width: area.width / 2 - gap / 2 }
    : { ...area, height: area.height * 0.42 };
  const second: Box = stage.wide
    ? { ...area, x: area.x + area.width / 2 + gap / 2, width: area.width / 2 - gap / 2 }
    : { ...area, y: area.y + area.height * 0.42 + gap, height: area.height * 0.58 - gap };
  headline(stage, kit, scheme, scene.before, first, {
    maxSize: 170,
    minSize: 50,
    maxLines: 7,
    vertical: stage.wide ? "top" : "bottom",
    motion: "lines",
    colour: mix(scheme.ink, scheme.ground, 0.42 * share),
  });
  if (stage.wide) {
    stage.context.fillStyle = scheme.accent;
    stage.context.fillRect(area.x + area.width / 2 - 3, area.y, 6, area.height * share);
  } else hairline(stage, area.x, area.y + area.height * 0.42 + gap / 2 - 3, area.width, scheme.accent, share, 6);
  headline(stage, kit, scheme, scene.after, second, {
    maxSize: 260,
    minSize: 60,
    maxLines: 6,
    vertical: stage.wide ? "bottom" : "top",
    motion: "lines",
    start: turn + 120,
    duration: 480,
  });
}

/** Tags run on as the entries of an index, a hairline under each line. */
function hashtags(stage: Stage, scene: SceneOf<"hashtags">, scheme: Scheme, kit: Kit): void {
  const area = page(stage);
  const step = stepOf(stage, scene.tags.length, stage.beat * 0.4);
  const chips = flowChips(stage, scene.tags, area, {
    maxSize: stage.portrait ? 150 : stage.wide ? 210 : 130,
    pad: 0,
    tall: 1.5,
    gap: 0.28,
    role: "display",
    align: "left",
    stacked: scene.tags.length <= 5 && !stage.wide,
  });
  void kit;
  const lines = [...new Set(chips.map((chip) => Math.round(chip.box.y)))];
  chips.forEach((chip, index) => {
    const share = swift(stage, index * step - 60, 620);
    if (Math.round(chip.box.x) === Math.round(area.x)) {
      const row = lines.indexOf(Math.round(chip.box.y));
      hairline(
        stage,
        area.x,
        chip.box.y + chip.box.height,
        area.width,
        alpha(scheme.ink, 0.3),
        swift(stage, row * step - 80, 800),
      );
    }
    unmask(stage, { ...chip.box, width: area.width }, share, (dy) =>
      inkChip(stage, chip, index % 3 === 0 ? scheme.accent : scheme.ink, 0, dy),
    );
  });
}

function quote(stage: Stage, scene: SceneOf<"quote">, scheme: Scheme, kit: Kit): void {
  const { context } = stage;
  const area = page(stage);
  const mark = stage.portrait ? 300 : 240;
  const share = swift(stage, -150, 800);
  const by = scene.by === "" ? 0 : 120;
  const aside = stage.wide ? mark * 1.05 : 0;
  // The mark hangs in the margin of the words, as printers hang it.
  context.save();
  context.beginPath();
  context.rect(area.x - 30, area.y, mark * 2, mark * 0.95);
  context.clip();
  context.font = stage.font("display", mark * 1.7);
  context.fillStyle = readable(scheme.ground, [scheme.accent, scheme.ink], 3);
  context.textAlign = "left";
  context.fillText("“", area.x - 8, area.y + mark * 1.2 + (1 - share) * mark);
  context.restore();
  const top = stage.wide ? area.y + 20 : area.y + mark * 0.86;
  const placed = headline(
    stage,
    kit,
    scheme,
    scene.text,
    { x: area.x + aside, y: top, width: area.width - aside, height: area.y + area.height - top - by },
    {
      maxSize: stage.portrait ? 170 : stage.wide ? 190 : 140,
      minSize: 52,
      maxLines: 9,
      vertical: "top",
      motion: "lines",
      stagger: 90,
      duration: 420,
    },
  );
  if (by === 0) return;
  const y = placed.box.y + placed.box.height + 44;
  const left = area.x + aside;
  hairline(stage, left, y + 34, 90, scheme.accent, swift(stage, 380, 500), 6);
  if (stage.time > 420)
    label(
      stage,
      kit,
      scene.by,
      { x: left + 120, y, width: area.width - aside - 120, height: 72 },
      mix(scheme.ink, scheme.ground, 0.1),
      {
        role: "text",
        maxSize: 46,
        maxLines: 1,
        minSize: 26,
      },
    );
}

/** A colophon: the mark small, the name large at the foot of the page. */
function outro(stage: Stage, scene: SceneOf<"outro">, scheme: Scheme, kit: Kit): void {
  const area = page(stage);
  const tile = stage.portrait ? 150 : 120;
  iconTile(stage, scheme, area.x, area.y + 10, tile, swift(stage, 0, 700));
  const text = scene.text === "" ? 0 : area.height * 0.2;
  const top = area.y + tile + 50;
  const placed = headline(
    stage,
    kit,
    scheme,
    scene.name,
    { ...area, y: top, height: area.y + area.height - top - text - 60 },
    { maxSize: 340, minSize: 70, vertical: "bottom", motion: "lines", maxLines: 4 },
  );
  const y = placed.box.y + placed.box.height + 40;
  hairline(stage, area.x, y, area.width, scheme.accent, swift(stage, 200, 900), 6);
  if (text > 0)
    headline(
      stage,
      kit,
      scheme,
      scene.text,
      { ...area, y: y + 34, height: area.y + area.height - y - 34 },
      {
        role: "text",
        maxSize: 70,
        minSize: 34,
        vertical: "top",
        motion: "lines",
        start: 360,
        leading: 1.2,
      },
    );
}

/** The address as a line of text with the accent rule beneath it. */
export function editorialLink(stage: Stage, kit: Kit, scheme: Scheme, link: string, box: Box, start: number): void {
  const share = swift(stage, start, 600);
  if (share <= 0) return;
  unmask(stage, box, share, (dy) => {
    label(stage, kit, link, { ...box, y: box.y + dy, height: box.height - 24 }, scheme.ink, {
      maxSize: box.height * 0.5,
      minSize: 22,
    });
  });
  hairline(stage, box.x, box.y + box.height - 10, box.width, scheme.accent, share, 6);
}

/** The scenes of the editorial style. */
export const EDITORIAL_SCENES: Omit<Kit["scenes"], "hook" | "problem" | "feature" | "reveal"> = {
  list,
  numbers,
  "before-after": beforeAfter,
  hashtags,
  quote,
  outro,
  "call-to-action": (stage, scene, scheme, kit) =>
    stage.within(page(stage), () => drawCall(stage, scene, scheme, kit, { lineRole: "text" })),
};
