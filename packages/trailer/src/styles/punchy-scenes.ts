import { mix } from "../colour.ts";
import { easeOutExpo, lerp, progress } from "../easing.ts";
import { drawCall } from "../scenes/call-to-action.ts";
import { columnsIn, countUp, inset, label, polygon, rowsIn, stepOf, swift } from "../scenes/compose.ts";
import type { Stage } from "../stage.ts";
import type { Box } from "../stage-size.ts";
import type { SceneOf } from "../storyboard.ts";
import { headline, type Kit, type Scheme } from "./kit.ts";

/** Colour blocks in turn. */
export type Blocks = (stage: Stage, turn: number) => Scheme;

/** A slab right across the stage, its edges slanted; it comes in from the left or the right. */
function slab(stage: Stage, colour: string, top: number, bottom: number, lean: number, from: number): void {
  const { width } = stage;
  polygon(stage, colour, [
    [from - width * 0.1, top + lean],
    [from + width * 1.1, top - lean],
    [from + width * 1.1, bottom - lean],
    [from - width * 0.1, bottom + lean],
  ]);
}

/** A row of arrows that runs along, ahead on each beat. */
function chevrons(stage: Stage, colour: string, y: number, size: number): void {
  const { width } = stage;
  const gap = size * 1.15;
  const travel = (stage.total * 0.18 + stage.pulse * 26) % gap;
  for (let x = -gap * 2 + travel; x < width + gap; x += gap) {
    polygon(stage, colour, [
      [x, y],
      [x + size * 0.45, y],
      [x + size * 0.95, y + size / 2],
      [x + size * 0.45, y + size],
      [x, y + size],
      [x + size * 0.5, y + size / 2],
    ]);
  }
}

/** Title in a block of its own, each item on its slab of colour, one a half beat. */
function list(blocks: Blocks, stage: Stage, scene: SceneOf<"list">, scheme: Scheme, kit: Kit): void {
  const { safe, width, height } = stage;
  const count = scene.items.length;
  const step = stepOf(stage, count);
  const title: Box = stage.wide
    ? { ...safe, width: safe.width * 0.34 }
    : { ...safe, y: safe.y + (stage.portrait ? 20 : 0), height: safe.height * (stage.portrait ? 0.24 : 0.26) };
  headline(stage, kit, scheme, scene.title, title, {
    maxSize: stage.wide ? 190 : 220,
    minSize: 56,
    maxLines: stage.wide ? 5 : 3,
    vertical: stage.wide ? "middle" : "top",
    motion: "slam",
  });
  const top = stage.wide ? 0 : title.y + title.height + 56;
  const foot = stage.wide ? height : safe.y + safe.height;
  const area = { x: safe.x, y: top, width: safe.width, height: foot - top };
  rowsIn(area, count, 0).forEach((row, index) => {
    const share = swift(stage, 120 + index * step, 420);
    if (share <= 0) return;
    const own = blocks(stage, index + 1 + (scheme.ground === blocks(stage, index + 1).ground ? 1 : 0));
    const last = index === count - 1;
    const away = (1 - share) * width * (index % 2 === 0 ? 1.2 : -1.2);
    const lean = stage.wide ? 0 : 16;
    const left = stage.wide ? safe.x + safe.width * 0.39 : 0;
    const bottom = last ? height * 1.1 : row.y + row.height + lean + 2;
    if (stage.wide) {
      const slant = (y: number): number => left + away + (1 - y / height) * 130;
      polygon(stage, own.ground, [
        [slant(row.y), index === 0 ? -height * 0.1 : row.y],
        [width * 1.1, index === 0 ? -height * 0.1 : row.y],
        [width * 1.1, bottom],
        [slant(Math.min(bottom, height)), bottom],
      ]);
    } else slab(stage, own.ground, row.y, bottom, lean, away);
    const room = stage.wide
      ? {
          x: left + 190,
          y: Math.max(row.y, safe.y),
          width: safe.x + safe.width - left - 190,
          height: Math.min(row.y + row.height, safe.y + safe.height) - Math.max(row.y, safe.y),
        }
      : row;
    label(stage, kit, scene.items[index] ?? "", { ...inset(room, 0, 22), x: room.x + away * 0.9 }, own.ink, {
      role: "display",
      maxSize: Math.min(150, row.height * 0.62),
    });
  });
}

function numbers(blocks: Blocks, stage: Stage, scene: SceneOf<"numbers">, kit: Kit): void {
  const { safe, width, height } = stage;
  const count = scene.items.length;
  const step = stepOf(stage, count, stage.beat);
  const cells = stage.wide
    ? columnsIn(safe, count, 70)
    : rowsIn({ ...safe, y: safe.y - 30, height: safe.height + 30 }, count, 24);
  cells.forEach((cell, index) => {
    const item = scene.items[index];
    const start = index * step * 0.8;
    const share = swift(stage, start, 380);
    if (item === undefined || (share <= 0 && index > 0)) return;
    const own = blocks(stage, index + 1);
    const first = index === 0;
    const last = index === count - 1;
    if (stage.wide) {
      const left = first ? -width * 0.1 : cell.x - 60;
      const right = last ? width * 1.1 : cell.x + cell.width + 120;
      const drop = (1 - share) * height * (index % 2 === 0 ? 1.2 : -1.2);
      polygon(stage, own.ground, [
        [left + (first ? 0 : 70), -height * 0.1 + drop],
        [right + 70, -height * 0.1 + drop],
        [right - 70, height * 1.1 + drop],
        [left - (first ? 0 : 70), height * 1.1 + drop],
      ]);
    } else {
      const top = first ? -height * 0.1 : cell.y - 12;
      slab(
        stage,
        own.ground,
        top,
        last ? height * 1.1 : cell.y + cell.height + 40,
        first ? 0 : 26,
        (1 - share) * width * (index % 2 === 0 ? 1.2 : -1.2),
      );
    }
    const inner = inset(cell, stage.wide ? 30 : 0, stage.wide ? 120 : 34);
    const number = stage.wide ? { ...inner, height: inner.height * 0.6 } : { ...inner, width: inner.width * 0.6 };
    const box = countUp(stage, kit, item, number, {
      start,
      colour: own.ink,
      vertical: stage.wide ? "bottom" : "middle",
      maxSize: 520,
    });
    if (stage.time < start) return;
    label(
      stage,
      kit,
      item.label,
      stage.wide
        ? { ...inner, y: box.y + box.height + 30, height: inner.height * 0.32 }
        : {
            x: box.x + box.width + 44,
            y: box.y,
            width: inner.x + inner.width - box.x - box.width - 44,
            height: box.height,
          },
      own.ink,
      { role: "display", maxSize: 110, vertical: stage.wide ? "top" : "bottom" },
    );
  });
}

/** The old way, struck out; the new one slams over it on a slant. */
function beforeAfter(blocks: Blocks, stage: Stage, scene: SceneOf<"before-after">, kit: Kit): void {
  const { safe, width, height, context } = stage;
  const turn = stage.scene.durationMs * 0.42;
  const old = blocks(stage, 3);
  const fresh = blocks(stage, 0);
  stage.flood(old.ground);
  const share = swift(stage, turn, 360);
  const first = stage.wide
    ? { ...safe, width: safe.width * 0.42 }
    : { ...safe, y: safe.y + 30, height: safe.height * 0.4 };
  const placed = headline(stage, kit, old, scene.before, first, {
    maxSize: 240,
    minSize: 56,
    motion: "slam",
    maxLines: 6,
    colour: mix(old.ink, old.ground, 0.4 * share),
  });
  // Struck out, line by line, just before the turn.
  context.fillStyle = fresh.ground;
  placed.block.lines.forEach((line, index) => {
    const struck = swift(stage, turn * 0.62 + index * 60, 240);
    const thick = Math.max(10, placed.block.size * 0.1);
    const middle = placed.box.y + line.baseline - placed.block.size * 0.36;
    context.fillRect(placed.box.x + line.x - 12, middle, (line.width + 24) * struck, thick);
  });
  if (share <= 0) return;
  const away = (1 - share) * (stage.wide ? width : height);
  if (stage.wide) {
    polygon(stage, fresh.ground, [
      [width * 0.53 + away, -height * 0.1],
      [width * 1.1 + away, -height * 0.1],
      [width * 1.1 + away, height * 1.1],
      [width * 0.45 + away, height * 1.1],
    ]);
  } else slab(stage, fresh.ground, height * (stage.portrait ? 0.47 : 0.5) + away, height * 1.2 + away, 46, 0);
  const second = stage.wide
    ? { ...safe, x: width * 0.56, width: safe.x + safe.width - width * 0.56 }
    : {
        ...safe,
        y: height * (stage.portrait ? 0.51 : 0.57),
        height: safe.y + safe.height - height * (stage.portrait ? 0.51 : 0.57),
      };
  headline(stage, kit, fresh, scene.after, second, {
    maxSize: 330,
    minSize: 64,
    motion: "slam",
    start: turn + 60,
    maxLines: 5,
  });
}

/** Each tag as wide as it may be, on its slab. */
function hashtags(blocks: Blocks, stage: Stage, scene: SceneOf<"hashtags">, kit: Kit): void {
  const { safe, width, height } = stage;
  const count = scene.tags.length;
  const step = stepOf(stage, count, stage.beat * 0.5);
  const rows = rowsIn(stage.portrait ? { ...safe, y: safe.y + 30, height: safe.height - 30 } : safe, count, 10);
  rows.forEach((row, index) => {
    const share = swift(stage, index * step - 80, 400);
    if (share <= 0) return;
    const own = blocks(stage, index + 2);
    const away = (1 - share) * width * (index % 2 === 0 ? -1.2 : 1.2);
    slab(
      stage,
      own.ground,
      index === 0 ? -height * 0.1 : row.y - 5,
      index === count - 1 ? height * 1.1 : row.y + row.height + 24,
      index === 0 ? 0 : 14,
      away,
    );
    label(
      stage,
      kit,
      scene.tags[index] ?? "",
      { ...inset(row, 0, row.height * 0.09), x: row.x + away * 0.9 },
      own.ink,
      {
        role: "display",
        maxSize: 250,
        maxLines: 1,
      },
    );
  });
}

function quote(stage: Stage, scene: SceneOf<"quote">, scheme: Scheme, kit: Kit): void {
  const { safe, height } = stage;
  const grow = swift(stage, -120, 420);
  // Two slashes stand for the quotation mark.
  const size = stage.portrait ? 200 : 150;
  for (const at of [0, 1])
    polygon(stage, scheme.accent, [
      [safe.x + at * size * 0.72 + size * 0.26, safe.y + 20],
      [safe.x + at * size * 0.72 + size * 0.82, safe.y + 20],
      [safe.x + at * size * 0.72 + size * 0.56, safe.y + 20 + size * 0.8 * grow],
      [safe.x + at * size * 0.72, safe.y + 20 + size * 0.8 * grow],
    ]);
  const by = scene.by === "" ? 0 : stage.portrait ? 130 : 96;
  const box = { ...safe, y: safe.y + size + 60, height: safe.height - size - 60 - by };
  headline(stage, kit, scheme, scene.text, box, {
    maxSize: stage.portrait ? 210 : 160,
    minSize: 52,
    maxLines: 9,
    motion: "slam",
    stagger: stepOf(stage, scene.text.split(" ").length, 80),
    vertical: "top",
  });
  if (by === 0) return;
  const share = swift(stage, 500, 420);
  const y = safe.y + safe.height - by + 20;
  const wide = safe.x + safe.width * 0.62;
  polygon(stage, scheme.accent, [
    [-40, y],
    [wide * share + 40, y],
    [wide * share - 10, y + by - 20],
    [-40, y + by - 20],
  ]);
  if (share > 0.3)
    label(stage, kit, scene.by, { x: safe.x, y, width: wide - safe.x - 30, height: by - 20 }, scheme.onAccent, {
      maxSize: 52,
      maxLines: 1,
    });
  chevrons(stage, mix(scheme.ground, scheme.ink, 0.12), height - (stage.tall ? 250 : 0), stage.tall ? 150 : 0);
}

function outro(stage: Stage, scene: SceneOf<"outro">, scheme: Scheme, kit: Kit): void {
  const { safe, height } = stage;
  const tile = stage.portrait ? 170 : 130;
  const words = scene.text === "" ? 0 : safe.height * 0.24;
  const placed = headline(
    stage,
    kit,
    scheme,
    scene.name,
    { ...safe, y: safe.y + tile + 80, height: safe.height - tile - words - 120 },
    { maxSize: stage.wide ? 420 : 360, minSize: 64, motion: "slam", maxLines: 4, vertical: "middle" },
  );
  chevrons(stage, scheme.accent, Math.max(safe.y, placed.box.y - tile - 70), tile);
  if (words > 0)
    headline(
      stage,
      kit,
      scheme,
      scene.text,
      { ...safe, y: placed.box.y + placed.box.height + 40, height: words },
      { role: "strong", maxSize: 88, minSize: 36, vertical: "top", start: 260, motion: "rise", leading: 1.15 },
    );
  if (stage.tall) chevrons(stage, mix(scheme.ground, scheme.ink, 0.14), height - 320, 190);
}

/** The address as a slab that goes through to the edge. */
export function punchyLink(stage: Stage, kit: Kit, scheme: Scheme, link: string, box: Box, start: number): void {
  const share = swift(stage, start, 380);
  if (share <= 0) return;
  const right = (box.x + box.width) * share + stage.pulse * 14;
  polygon(stage, scheme.accent, [
    [-60, box.y],
    [right + 24, box.y],
    [right - 24, box.y + box.height],
    [-60, box.y + box.height],
  ]);
  if (share > 0.4)
    label(stage, kit, link, { ...inset(box, 0, box.height * 0.14), width: box.width - 50 }, scheme.onAccent, {
      maxSize: box.height * 0.56,
      minSize: 22,
    });
}

/** The scenes of the punchy style. */
export function punchyScenes(blocks: Blocks): Omit<Kit["scenes"], "hook" | "problem" | "feature" | "reveal"> {
  return {
    list: (stage, scene, scheme, kit) => list(blocks, stage, scene, scheme, kit),
    numbers: (stage, scene, _scheme, kit) => numbers(blocks, stage, scene, kit),
    "before-after": (stage, scene, _scheme, kit) => beforeAfter(blocks, stage, scene, kit),
    hashtags: (stage, scene, _scheme, kit) => hashtags(blocks, stage, scene, kit),
    quote,
    outro,
    "call-to-action": (stage, scene, scheme, kit) => {
      const dark = blocks(stage, 1);
      drawCall(stage, scene, scheme, kit, {
        lower: stage.storyboard.link === null ? scheme : dark,
        behind(layout) {
          if (layout.code === null) return;
          const share = easeOutExpo(progress(stage.time, 0, 520));
          const { width, height } = stage;
          if (stage.portrait) slab(stage, dark.ground, lerp(height, layout.code.y - 50, share), height * 1.2, 34, 0);
          else {
            const left = lerp(width, layout.code.x - (stage.wide ? 66 : 30), share);
            polygon(stage, dark.ground, [
              [left + 44, -height * 0.1],
              [width * 1.1, -height * 0.1],
              [width * 1.1, height * 1.1],
              [left - 44, height * 1.1],
            ]);
          }
        },
      });
    },
  };
}
