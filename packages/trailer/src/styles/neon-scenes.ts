import { alpha, mix } from "../colour.ts";
import { drawIcon } from "../icon.ts";
import { progress } from "../easing.ts";
import { drawCall } from "../scenes/call-to-action.ts";
import {
  cellsIn,
  countUp,
  flowChips,
  inkChip,
  inset,
  label,
  mirrored,
  rowsIn,
  stepOf,
  swift,
} from "../scenes/compose.ts";
import type { Stage } from "../stage.ts";
import type { Box } from "../stage-size.ts";
import type { SceneOf } from "../storyboard.ts";
import { headline, placeHeadline, type Kit, type Scheme } from "./kit.ts";
import { flicker, glow, tube, tubeFrame } from "./neon-tubes.ts";

/** Where the floor grid begins. The less room there is for words, the lower. */
export function horizonOf(stage: Stage): number {
  return stage.height * (stage.tall ? 0.76 : stage.portrait ? 0.9 : stage.square ? 0.95 : 0.83);
}

/** The room above the floor grid. */
function hall(stage: Stage): Box {
  const { safe } = stage;
  if (stage.portrait) {
    const foot = stage.tall ? 1430 : horizonOf(stage) - 26;
    return { ...safe, y: safe.y + 20, height: Math.min(safe.height, foot - safe.y - (stage.tall ? 0 : 20)) };
  }
  return { ...safe, height: Math.min(safe.height, stage.height * (stage.square ? 0.93 : 0.9) - safe.y) };
}

/** The tube's colour a scheme shows at a place in a row. */
function tone(scheme: Scheme, index: number): string {
  return index % 2 === 0 ? scheme.accent : scheme.second;
}

/** Signs that light up one after another. */
function list(stage: Stage, scene: SceneOf<"list">, scheme: Scheme, kit: Kit): void {
  const area = hall(stage);
  const count = scene.items.length;
  const step = stepOf(stage, count);
  const head: Box = stage.wide ? { ...area, width: area.width * 0.38 } : { ...area, height: area.height * 0.29 };
  headline(stage, kit, scheme, scene.title, head, {
    maxSize: stage.wide ? 130 : 150,
    minSize: 50,
    maxLines: stage.wide ? 5 : 3,
    align: stage.wide ? "left" : "center",
  });
  const body = stage.wide
    ? { x: area.x + area.width * 0.46, y: area.y + 20, width: area.width * 0.54 - 20, height: area.height - 60 }
    : inset({ ...area, y: head.y + head.height + 50, height: area.height - head.height - 60 }, 10, 0);
  const most = stage.portrait ? 190 : 160;
  const used = Math.min(body.height, count * (most + 34));
  rowsIn({ ...body, y: body.y + (body.height - used) / 2, height: used }, count, 34, most).forEach((row, index) => {
    const lit = flicker(stage.time - 120 - index * step, index * 3);
    const colour = tone(scheme, index + 1);
    panelDark(stage, scheme, row, row.height * 0.32);
    tubeFrame(stage, row, colour, Math.max(0.12, lit), row.height * 0.32);
    if (lit <= 0.3) return;
    stage.context.strokeStyle = mix(colour, "#ffffff", 0.25);
    const mark = row.height * 0.42;
    const text = scene.items[index] ?? "";
    const at = mirrored(text, row, { ...row, x: row.x + row.height * 0.34, width: mark });
    drawIcon(
      stage.context,
      "check",
      at.x,
      row.y + (row.height - mark) / 2,
      mark,
      3,
      progress(stage.time, 160 + index * step, 300),
    );
    label(
      stage,
      kit,
      text,
      mirrored(text, row, {
        x: row.x + row.height,
        y: row.y + 12,
        width: row.width - row.height * 1.3,
        height: row.height - 24,
      }),
      scheme.ink,
      {
        maxSize: row.height * 0.4,
      },
    );
  });
}

/** A sign's back: the dark stage shows through. */
function panelDark(stage: Stage, scheme: Scheme, box: Box, corner: number): void {
  const { context } = stage;
  context.fillStyle = alpha(scheme.ground, 0.62);
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, corner);
  context.fill();
}

/** A score board: digits of light in frames of tube. */
function numbers(stage: Stage, scene: SceneOf<"numbers">, scheme: Scheme, kit: Kit): void {
  const area = inset(hall(stage), stage.wide ? 0 : 10, stage.wide ? 90 : 10);
  const count = scene.items.length;
  const step = stepOf(stage, count, stage.beat * 0.6);
  cellsIn(stage, area, count, stage.wide ? 60 : 46).forEach((cell, index) => {
    const item = scene.items[index];
    const start = index * step;
    if (item === undefined) return;
    const colour = tone(scheme, index);
    const lit = flicker(stage.time - start, index * 2);
    panelDark(stage, scheme, cell, 44);
    tubeFrame(stage, cell, colour, Math.max(0.12, lit), 44, 8);
    if (lit <= 0.3) return;
    const inner = inset(cell, 44, stage.wide ? 60 : 30);
    const number = stage.wide ? { ...inner, height: inner.height * 0.66 } : { ...inner, width: inner.width * 0.56 };
    const box = countUp(stage, kit, item, number, {
      start,
      colour,
      align: stage.wide ? "center" : "left",
      paint(text, x, baseline, block, done) {
        const { context } = stage;
        const line = block.lines[0];
        if (done && line !== undefined) {
          glow(stage, block, colour, `number:${index}`).draw(x, baseline - line.baseline, 0.97 + 0.03 * stage.pulse);
          return;
        }
        context.strokeStyle = colour;
        context.lineJoin = "round";
        context.lineWidth = Math.max(6, block.size * 0.05);
        context.strokeText(text, x, baseline);
        context.fillStyle = mix(colour, "#ffffff", 0.84);
        context.fillText(text, x, baseline);
      },
    });
    label(
      stage,
      kit,
      item.label,
      stage.wide
        ? { ...inner, y: inner.y + inner.height * 0.7, height: inner.height * 0.3 }
        : {
            x: box.x + box.width + 40,
            y: inner.y,
            width: inner.x + inner.width - box.x - box.width - 40,
            height: inner.height,
          },
      scheme.ink,
      { maxSize: 84, align: stage.wide ? "center" : "left", maxLines: 3 },
    );
  });
}

/** A sign whose tubes fail, and the one that lights in its stead. */
function beforeAfter(stage: Stage, scene: SceneOf<"before-after">, scheme: Scheme, kit: Kit): void {
  const { context } = stage;
  const area = hall(stage);
  const turn = stage.scene.durationMs * 0.4;
  const gap = stage.wide ? 130 : 60;
  const share = stage.wide ? 0.45 : 0.42;
  const first: Box = stage.wide
    ? { ...area, width: (area.width - gap) * share }
    : { ...area, height: (area.height - gap) * share };
  const second: Box = stage.wide
    ? { ...area, x: first.x + first.width + gap, width: area.width - first.width - gap }
    : { ...area, y: first.y + first.height + gap, height: area.height - first.height - gap };
  // Failing: bright, stutters, then only the dead glass is left.
  const age = stage.time - turn * 0.55;
  const alive = age < 0 ? 1 : age > 420 ? 0 : ([0.3, 0.9, 0.1, 0.6, 0.05, 0.3][Math.floor(age / 70) % 6] ?? 0);
  const before = placeHeadline(stage, kit, scene.before, inset(first, 30, 20), {
    maxSize: 150,
    minSize: 44,
    maxLines: 6,
  });
  panelDark(stage, scheme, first, 50);
  context.font = before.block.font;
  context.letterSpacing = `${before.block.letterSpacing}px`;
  context.textAlign = "left";
  context.fillStyle = mix(scheme.ground, "#ffffff", 0.62 + 0.32 * alive);
  for (const line of before.block.lines)
    for (const word of line.words) {
      context.direction = word.rtl ? "rtl" : "ltr";
      context.fillText(word.text, before.box.x + word.x, before.box.y + line.baseline);
    }
  context.direction = "ltr";
  context.letterSpacing = "0px";
  const lit = flicker(stage.time - turn, 1);
  panelDark(stage, scheme, second, 50);
  tubeFrame(stage, second, scheme.accent, Math.max(0.1, lit), 50, 9);
  if (stage.time >= turn)
    headline(stage, kit, scheme, scene.after, inset(second, 50, 40), {
      maxSize: 210,
      minSize: 50,
      maxLines: 5,
      start: turn,
    });
  // An arrow of bulbs points from the one to the other.
  for (let bulb = 0; bulb < 3; bulb++) {
    const on = stage.time > turn && (Math.floor(stage.total / (stage.beat / 3)) + 3 - bulb) % 3 === 0;
    context.fillStyle = on ? mix(scheme.second, "#ffffff", 0.5) : alpha(scheme.second, 0.4);
    context.beginPath();
    if (stage.wide)
      context.arc(first.x + first.width + gap / 2 + (bulb - 1) * 30, area.y + area.height / 2, 9, 0, Math.PI * 2);
    else context.arc(area.x + area.width / 2 + (bulb - 1) * 36, first.y + first.height + gap / 2, 9, 0, Math.PI * 2);
    context.fill();
  }
}

/** Tags as a street full of signs. */
function hashtags(stage: Stage, scene: SceneOf<"hashtags">, scheme: Scheme, kit: Kit): void {
  void kit;
  const step = stepOf(stage, scene.tags.length, stage.beat * 0.4);
  const area = inset(hall(stage), 20, 20);
  flowChips(stage, scene.tags, area, {
    maxSize: 110,
    pad: 0.6,
    tall: 1.75,
    gap: 0.5,
    align: "center",
    stacked: stage.portrait && scene.tags.length <= 6,
  }).forEach((chip, index) => {
    const lit = flicker(stage.time - index * step + 60, index * 2);
    const colour = tone(scheme, index);
    panelDark(stage, scheme, chip.box, chip.box.height * (index % 3 === 1 ? 0.18 : 0.5));
    tubeFrame(stage, chip.box, colour, Math.max(0.14, lit), chip.box.height * (index % 3 === 1 ? 0.18 : 0.5));
    if (lit > 0.3) inkChip(stage, chip, mix(colour, "#ffffff", 0.72));
  });
}

function quote(stage: Stage, scene: SceneOf<"quote">, scheme: Scheme, kit: Kit): void {
  const area = hall(stage);
  const by = scene.by === "" ? 0 : 96;
  const size = stage.portrait ? 120 : 86;
  const lit = flicker(stage.time + 120, 1);
  // A speech bubble bent of one tube.
  const bubble = inset({ ...area, height: area.height - by - 50 }, 14, 10);
  panelDark(stage, scheme, bubble, 60);
  tube(stage, "bubble", bubble, scheme.second, Math.max(0.12, lit), (context) => {
    const { width, height } = bubble;
    const r = 60;
    context.beginPath();
    context.moveTo(r, 0);
    context.lineTo(width - r, 0);
    context.arc(width - r, r, r, -Math.PI / 2, 0);
    context.lineTo(width, height - r);
    context.arc(width - r, height - r, r, 0, Math.PI / 2);
    context.lineTo(width * 0.5 + 40, height);
    context.lineTo(width * 0.5, height + 52);
    context.lineTo(width * 0.5 - 40, height);
    context.lineTo(r, height);
    context.arc(r, height - r, r, Math.PI / 2, Math.PI);
    context.lineTo(0, r);
    context.arc(r, r, r, Math.PI, Math.PI * 1.5);
  });
  for (const at of [0, 1])
    tube(
      stage,
      "mark",
      {
        x: bubble.x + bubble.width / 2 - size * 0.62 + at * size * 0.7,
        y: bubble.y + 44,
        width: size * 0.5,
        height: size * 0.8,
      },
      scheme.accent,
      lit,
      (context) => {
        context.beginPath();
        context.moveTo(size * 0.5, 0);
        context.quadraticCurveTo(0, size * 0.1, size * 0.04, size * 0.6);
        context.arc(size * 0.25, size * 0.6, size * 0.2, Math.PI, Math.PI * 3);
      },
    );
  headline(
    stage,
    kit,
    scheme,
    scene.text,
    inset({ ...bubble, y: bubble.y + size + 40, height: bubble.height - size - 50 }, 54, 20),
    {
      maxSize: stage.portrait ? 120 : 100,
      minSize: 40,
      maxLines: 9,
      upper: false,
      plain: true,
      motion: "rise",
      stagger: stepOf(stage, scene.text.split(" ").length, 70),
    },
  );
  if (by > 0 && stage.time > 420)
    label(stage, kit, scene.by, { ...area, y: area.y + area.height - by + 16, height: by - 24 }, scheme.ink, {
      align: "center",
      maxSize: 48,
      minSize: 24,
      maxLines: 1,
    });
}

/** A sun that sets in stripes behind the name. */
function outro(stage: Stage, scene: SceneOf<"outro">, scheme: Scheme, kit: Kit): void {
  const { context, width } = stage;
  const area = hall(stage);
  const radius = stage.portrait ? 380 : 330;
  const cx = stage.portrait ? area.x + area.width / 2 : width / 2;
  const floor = horizonOf(stage);
  const rise = swift(stage, -120, 1100);
  const cy = floor - radius * (stage.portrait ? 0.42 : 0.3) * rise + radius * (1 - rise);
  context.save();
  context.beginPath();
  context.rect(0, 0, width, floor);
  context.clip();
  const sun = stage.sprite(`sun:${scheme.accent}:${scheme.second}`, radius * 2, radius * 2, (paint) => {
    paint.beginPath();
    for (let stripe = 0; stripe < 9; stripe++) {
      const top = radius * 2 * (stripe / 9);
      paint.rect(0, top, radius * 2, (radius * 2) / 9 - stripe * 3.4);
    }
    paint.clip();
    const shade = paint.createLinearGradient(0, 0, 0, radius * 2);
    shade.addColorStop(0, mix(scheme.second, scheme.ground, 0.06));
    shade.addColorStop(1, mix(scheme.accent, scheme.ground, 0.06));
    paint.fillStyle = shade;
    paint.beginPath();
    paint.arc(radius, radius, radius, 0, Math.PI * 2);
    paint.fill();
  });
  stage.blit(sun, cx - radius, cy - radius);
  context.restore();
  const text = scene.text === "" ? 0 : stage.portrait ? 130 : 110;
  const tile = stage.portrait ? 230 : 150;
  tubeFrame(
    stage,
    { x: cx - tile / 2, y: area.y + 30, width: tile, height: tile },
    scheme.second,
    flicker(stage.time + 100, 2),
    tile * 0.26,
    8,
  );
  context.strokeStyle = scheme.ink;
  drawIcon(
    context,
    stage.storyboard.icon,
    cx - tile * 0.28,
    area.y + 30 + tile * 0.22,
    tile * 0.56,
    2,
    progress(stage.time, 100, 500),
  );
  const top = area.y + tile + 70;
  const bottom = stage.portrait ? area.y + area.height - 220 : area.y + area.height;
  const placed = headline(
    stage,
    kit,
    { ...scheme, accent: scheme.ink, second: scheme.ink },
    scene.name,
    { ...area, y: top, height: bottom - top - text },
    {
      maxSize: stage.portrait ? 190 : 170,
      minSize: 50,
      maxLines: 3,
      vertical: "middle",
    },
  );
  if (text > 0 && stage.time > 300) {
    const box = {
      ...area,
      x: area.x + 30,
      width: area.width - 60,
      y: Math.min(placed.box.y + placed.box.height + 34, bottom - text + 10),
      height: text - 20,
    };
    const set = placeHeadline(stage, kit, scene.text, inset(box, 40, 8), {
      role: "strong",
      align: "center",
      maxSize: 58,
      minSize: 28,
      maxLines: 2,
      leading: 1.1,
    });
    panelDark(
      stage,
      { ...scheme },
      { x: set.box.x - 36, y: set.box.y - 16, width: set.box.width + 72, height: set.box.height + 32 },
      36,
    );
    headline(stage, kit, scheme, scene.text, inset(box, 40, 8), {
      role: "strong",
      align: "center",
      maxSize: 58,
      minSize: 28,
      maxLines: 2,
      leading: 1.1,
      motion: "rise",
      start: 300,
    });
  }
}

/** The scenes of the neon style. */
export const NEON_SCENES: Omit<Kit["scenes"], "hook" | "problem" | "feature" | "reveal"> = {
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
        // Bulbs chase around the code.
        const { context } = stage;
        const box = inset(layout.code, -58);
        const share = swift(stage, stage.beat * 0.4, 500);
        const each = 6;
        const lit = Math.floor(stage.total / (stage.beat / 2));
        for (let bulb = 0; bulb < each * 4 * share; bulb++) {
          const side = Math.floor(bulb / each);
          const along = ((bulb % each) + 0.5) / each;
          const x =
            side === 0
              ? box.x + box.width * along
              : side === 1
                ? box.x + box.width
                : side === 2
                  ? box.x + box.width * (1 - along)
                  : box.x;
          const y =
            side === 0
              ? box.y
              : side === 1
                ? box.y + box.height * along
                : side === 2
                  ? box.y + box.height
                  : box.y + box.height * (1 - along);
          context.fillStyle = (bulb + lit) % 3 === 0 ? mix(scheme.second, "#ffffff", 0.65) : alpha(scheme.second, 0.5);
          context.beginPath();
          context.arc(x, y, (bulb + lit) % 3 === 0 ? 9 : 7, 0, Math.PI * 2);
          context.fill();
        }
      },
    }),
};
