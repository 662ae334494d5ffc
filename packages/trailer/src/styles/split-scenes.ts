import { mix, readable } from "../colour.ts";
import { easeInOut, easeOutExpo, lerp, progress } from "../easing.ts";
import { drawIcon } from "../icon.ts";
import { drawCall } from "../scenes/call-to-action.ts";
import { countUp, flowChips, inkChip, label, mirrored, panel, rowsIn, stepOf, swift } from "../scenes/compose.ts";
import { iconTile } from "../scenes/scene-parts.ts";
import type { Stage } from "../stage.ts";
import type { Box } from "../stage-size.ts";
import type { SceneOf } from "../storyboard.ts";
import { headline, placeHeadline, type Kit, type Scheme } from "./kit.ts";
import { halvesOf, paintEdge, partsOf, splitPlan, traceSecond } from "./split-halves.ts";

/** Long after an edge has come to rest, ms. */
const RESTED = 1e6;

/** The words of a text in two parts of about equal length; the second is empty where there is but one word. */
function inTwo(text: string): [string, string] {
  const words = text.trim().split(/\s+/u);
  let best = words.length;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 1; at < words.length; at++) {
    const [one, two] = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    // Where a sentence ends is the better place.
    const gap = Math.abs(one.length - two.length) - (/[.!?,:;]$/u.test(one) ? 9 : 0);
    if (gap < least) [least, best] = [gap, at];
  }
  return [words.slice(0, best).join(" "), words.slice(best).join(" ")];
}

/** Draws what belongs to the half behind the edge: it is uncovered as the edge moves. */
function inSecond(stage: Stage, paint: () => void): void {
  const { context } = stage;
  context.save();
  traceSecond(stage, halvesOf(stage));
  context.clip();
  paint();
  context.restore();
}

/** Half of the words above the edge and half below it, facing each other. */
function facing(stage: Stage, text: string, kit: Kit): void {
  const { safe } = stage;
  const rested = halvesOf(stage, RESTED);
  const [one, two] = inTwo(text);
  const [above, below] = partsOf(safe, rested, 60 + Math.abs(rested.lean) * 0.35);
  const size = { maxSize: stage.wide ? 260 : 240, minSize: 64, maxLines: 4 };
  const align = splitPlan(stage).align;
  headline(stage, kit, rested.first, one, above, { ...size, align, vertical: "bottom", start: -200 });
  if (two !== "")
    inSecond(stage, () =>
      headline(stage, kit, rested.second, two, below, { ...size, align, vertical: "top", start: 120 }),
    );
  paintEdge(stage, halvesOf(stage));
}

/** Icon in one half, name and line in the other. */
function named(stage: Stage, name: string, line: string, kit: Kit): void {
  const { safe } = stage;
  const rested = halvesOf(stage, RESTED);
  const now = halvesOf(stage);
  const [one, two] = partsOf(safe, rested, 70 + Math.abs(rested.lean) * 0.35);
  const size = Math.min(one.width, one.height, stage.portrait ? 330 : stage.square ? 230 : 400);
  const align = splitPlan(stage).align;
  const x = stage.wide || align === "center" ? one.x + (one.width - size) / 2 : one.x;
  iconTile(
    stage,
    rested.first,
    x,
    stage.wide ? (stage.height - size) / 2 : one.y + (one.height - size) / 2 + (stage.portrait ? 10 : 0),
    size,
    progress(stage.time, -60, 800),
  );
  inSecond(stage, () => {
    const lower = line === "" ? 0 : two.height * 0.36;
    const placed = headline(
      stage,
      kit,
      rested.second,
      name,
      { ...two, height: two.height - lower },
      {
        maxSize: stage.wide ? 220 : 230,
        minSize: 54,
        maxLines: 3,
        align: stage.wide ? "left" : align,
        vertical: stage.wide ? (line === "" ? "middle" : "bottom") : "top",
        start: 160,
      },
    );
    if (lower > 0)
      headline(
        stage,
        kit,
        rested.second,
        line,
        { ...two, y: placed.box.y + placed.box.height + 44, height: lower - 54 },
        {
          role: "strong",
          maxSize: 66,
          minSize: 34,
          leading: 1.2,
          vertical: "top",
          align: stage.wide ? "left" : align,
          motion: "rise",
          start: 460,
          stagger: 40,
        },
      );
  });
  paintEdge(stage, now);
}

/** The title in one half, what belongs to it in the other, a rule between each two. */
function list(stage: Stage, scene: SceneOf<"list">, kit: Kit): void {
  const { safe, context } = stage;
  const rested = halvesOf(stage, RESTED);
  const [head, body] = partsOf(safe, rested, (stage.wide ? 64 : 44) + Math.abs(rested.lean) * 0.4);
  const { ink, accent } = rested.second;
  headline(stage, kit, rested.first, scene.title, head, {
    maxSize: 170,
    minSize: 48,
    maxLines: stage.wide ? 5 : 3,
    vertical: "middle",
    start: -200,
  });
  const step = stepOf(stage, scene.items.length);
  const rows = rowsIn(body, scene.items.length, 0, stage.portrait ? 250 : 200);
  inSecond(stage, () =>
    rows.forEach((row, index) => {
      const share = swift(stage, 160 + index * step);
      if (share <= 0) return;
      const text = scene.items[index] ?? "";
      const y = row.y + (1 - share) * 90;
      if (index > 0) {
        context.fillStyle = mix(rested.second.ground, ink, 0.3);
        context.fillRect(row.x, y, row.width * share, 3);
      }
      const size = Math.min(row.height * 0.36, 74);
      const mark = mirrored(text, row, { ...row, width: size });
      context.strokeStyle = readable(rested.second.ground, [accent, ink], 3);
      drawIcon(
        context,
        "check",
        mark.x,
        y + (row.height - size) / 2,
        size,
        3.2,
        progress(stage.time, 320 + index * step, 300),
      );
      label(
        stage,
        kit,
        text,
        mirrored(text, row, {
          x: row.x + size + 34,
          y: y + row.height * 0.1,
          width: row.width - size - 40,
          height: row.height * 0.8,
        }),
        ink,
        { role: "display", maxSize: 96, minSize: 28 },
      );
    }),
  );
  paintEdge(stage, halvesOf(stage));
}

/** Bands of the two grounds in turn, each with its number, that grow out of the edges between them. */
function numbers(stage: Stage, scene: SceneOf<"numbers">, kit: Kit): void {
  const { safe, context, width, height } = stage;
  const rested = halvesOf(stage, RESTED);
  const count = scene.items.length;
  const step = stepOf(stage, count, stage.beat * 0.6);
  const area = stage.portrait ? { ...safe, y: safe.y - 20, height: safe.height + 20 } : safe;
  const edgeAt = (index: number): number =>
    stage.wide
      ? index === 0
        ? -width * 0.1
        : index === count
          ? width * 1.1
          : (width * index) / count
      : index === 0
        ? -height * 0.1
        : index === count
          ? height * 1.1
          : area.y + (area.height * index) / count;
  scene.items.forEach((item, index) => {
    const start = index * step - 120;
    const share = easeOutExpo(progress(stage.time, start, 620));
    if (share <= 0) return;
    const own = index % 2 === 0 ? rested.first : rested.second;
    const [from, to] = [edgeAt(index), edgeAt(index + 1)];
    context.fillStyle = own.ground;
    const end = lerp(from, to, share);
    if (stage.wide) context.fillRect(from, -height * 0.1, end - from, height * 1.2);
    else context.fillRect(-width * 0.1, from, width * 1.2, end - from);
    const cell: Box = stage.wide
      ? {
          ...safe,
          x: Math.max(safe.x, from + 60),
          width: Math.min(safe.x + safe.width, to - 60) - Math.max(safe.x, from + 60),
        }
      : { ...area, y: Math.max(area.y, from) + 24, height: area.height / count - 48 };
    const number = stage.wide ? { ...cell, height: cell.height * 0.56 } : { ...cell, width: cell.width * 0.6 };
    const placed = countUp(stage, kit, item, number, {
      start: start + 150,
      colour: own.ink,
      vertical: stage.wide ? "bottom" : "middle",
      maxSize: 420,
    });
    label(
      stage,
      kit,
      item.label,
      stage.wide
        ? { ...cell, y: placed.y + placed.height + 30, height: cell.height * 0.28 }
        : {
            x: placed.x + placed.width + 44,
            y: placed.y,
            width: cell.x + cell.width - placed.x - placed.width - 44,
            height: placed.height,
          },
      own.ink,
      { maxSize: 74, minSize: 24, vertical: stage.wide ? "top" : "bottom", maxLines: 3 },
    );
  });
}

/** What it was like and what it is like, side by side: the edge uncovers the second. */
function beforeAfter(stage: Stage, scene: SceneOf<"before-after">, kit: Kit): void {
  const { safe, context } = stage;
  const rested = halvesOf(stage, RESTED);
  const now = halvesOf(stage);
  const gap = 46 + Math.abs(rested.lean) * (stage.portrait ? 0.42 : 0.36);
  const [one, two] = partsOf(safe, rested, gap);
  const turn = stage.scene.durationMs * 0.3;
  const options = { minSize: 40, maxLines: 9, align: "left", vertical: "middle" } as const;
  // One size for both, so that neither shouts.
  const most = Math.max(
    44,
    Math.min(
      stage.portrait ? 150 : 190,
      ...[[scene.before, one] as const, [scene.after, two] as const].map(
        ([text, box]) => placeHeadline(stage, kit, text, box, { ...options, maxSize: 190 }).block.size * 1.12,
      ),
    ),
  );
  const was = placeHeadline(stage, kit, scene.before, one, { ...options, maxSize: most });
  const will = placeHeadline(stage, kit, scene.after, two, { ...options, maxSize: most });
  const mark = stage.portrait ? 120 : 96;
  /** What stands above the words, where there is room. */
  const sign = (name: string, colour: string, { x, y, width }: Box, box: Box, rtl: boolean, start: number): void => {
    if (y - mark - 44 < box.y) return;
    context.strokeStyle = colour;
    drawIcon(context, name, rtl ? x + width - mark : x, y - mark - 40, mark, 2, progress(stage.time, start, 500));
  };
  const past = easeInOut(progress(stage.time, turn + 200, 600));
  headline(stage, kit, rested.first, scene.before, one, {
    ...options,
    maxSize: most,
    start: -260,
    colour: mix(rested.first.ink, rested.first.ground, 0.25 * past),
  });
  sign("circle-alert", rested.first.accent, was.box, one, was.block.rtl, -100);
  // Crossed out, line by line, as the edge goes by.
  context.fillStyle = rested.first.accent;
  was.block.lines.forEach((line, index) => {
    const struck = swift(stage, turn + 180 + index * 70, 300);
    if (struck <= 0) return;
    const thick = Math.max(6, was.block.size * 0.07);
    context.fillRect(
      was.box.x + line.x - 8,
      was.box.y + line.baseline - was.block.size * 0.32,
      (line.width + 16) * struck,
      thick,
    );
  });
  inSecond(stage, () => {
    headline(stage, kit, rested.second, scene.after, two, { ...options, maxSize: most, start: turn + 220 });
    sign("circle-check", rested.second.accent, will.box, two, will.block.rtl, turn + 420);
  });
  paintEdge(stage, now);
}

/** Tags on both sides of the edge, in the ground of the other side. */
function hashtags(stage: Stage, scene: SceneOf<"hashtags">): void {
  const { safe } = stage;
  const rested = halvesOf(stage, RESTED);
  const half = Math.ceil(scene.tags.length / 2);
  const parts = partsOf(safe, rested, 70 + Math.abs(rested.lean) * 0.35);
  const { align } = splitPlan(stage);
  [scene.tags.slice(0, half), scene.tags.slice(half)].forEach((tags, side) => {
    const box = parts[side] ?? safe;
    const [on, other] = side === 0 ? [rested.first, rested.second] : [rested.second, rested.first];
    const step = stepOf(stage, scene.tags.length, stage.beat * 0.3);
    flowChips(stage, tags, box, {
      maxSize: stage.portrait ? 104 : 100,
      pad: 0.6,
      tall: 1.8,
      gap: 0.34,
      align,
      stacked: stage.portrait && tags.length <= 3,
    }).forEach((chip, index) => {
      const share = swift(stage, side * 160 + index * step - 120, 520);
      if (share <= 0) return;
      const dy = (1 - share) * (side === 0 ? 160 : -160);
      const fill = other.ground === on.ground ? on.ink : other.ground;
      panel(stage, fill, { ...chip.box, y: chip.box.y + dy }, 18);
      inkChip(stage, chip, readable(fill, [other.ink, on.ground], 4.5), 0, dy);
    });
  });
  paintEdge(stage, halvesOf(stage));
}

/** The mark in one half, the words in the other. */
function quote(stage: Stage, scene: SceneOf<"quote">, kit: Kit): void {
  const { safe, context } = stage;
  const rested = halvesOf(stage, RESTED);
  const [one, two] = partsOf(safe, rested, 40 + Math.abs(rested.lean) * 0.35);
  const size = Math.min(one.height * 2.3, 420);
  context.font = stage.font("display", size);
  context.textAlign = "left";
  context.fillStyle = rested.first.accent;
  context.fillText("“", one.x - size * 0.04, one.y + one.height * 0.5 + size * 0.5);
  const by = scene.by === "" ? 0 : stage.portrait ? 110 : 76;
  inSecond(stage, () => {
    const placed = headline(
      stage,
      kit,
      rested.second,
      scene.text,
      { ...two, height: two.height - by },
      {
        maxSize: stage.portrait ? 170 : 140,
        minSize: 44,
        maxLines: 9,
        leading: 1.06,
        vertical: "top",
        stagger: stepOf(stage, scene.text.split(" ").length, 70),
        start: -120,
      },
    );
    if (by > 0)
      label(
        stage,
        kit,
        scene.by,
        { ...two, y: placed.box.y + placed.box.height + 34, height: by - 30 },
        rested.second.ink,
        { maxSize: 50, minSize: 24, maxLines: 1, vertical: "top" },
      );
  });
  paintEdge(stage, halvesOf(stage));
}

/** The scenes of the split style. */
export const SPLIT_SCENES: Omit<Kit["scenes"], "feature"> = {
  hook: (stage, scene, _scheme, kit) => facing(stage, scene.text, kit),
  problem: (stage, scene, _scheme, kit) => facing(stage, scene.text, kit),
  reveal: (stage, scene, _scheme, kit) => named(stage, scene.name, scene.tagline, kit),
  list: (stage, scene, _scheme, kit) => list(stage, scene, kit),
  numbers: (stage, scene, _scheme, kit) => numbers(stage, scene, kit),
  "before-after": (stage, scene, _scheme, kit) => beforeAfter(stage, scene, kit),
  hashtags: (stage, scene) => hashtags(stage, scene),
  quote: (stage, scene, _scheme, kit) => quote(stage, scene, kit),
  outro: (stage, scene, _scheme, kit) => named(stage, scene.name, scene.text, kit),
  "call-to-action": (stage, scene, scheme: Scheme, kit) => {
    const rested = halvesOf(stage, RESTED);
    drawCall(stage, scene, scheme, kit, {
      lower: stage.portrait && scene.shown === undefined ? rested.second : scheme,
      behind: () => paintEdge(stage, halvesOf(stage)),
    });
  },
};
