import { mix, readable } from "../colour.ts";
import { easeOutExpo, progress, stopMotion } from "../easing.ts";
import { drawCall } from "../scenes/call-to-action.ts";
import { cellsIn, countUp, inset, label, mirrored, panel, rowsIn, stepOf, swift } from "../scenes/compose.ts";
import { iconTile } from "../scenes/scene-parts.ts";
import type { Stage } from "../stage.ts";
import type { Box } from "../stage-size.ts";
import type { SceneOf } from "../storyboard.ts";
import { isRtl } from "../text-layout.ts";
import { headline, placeHeadline, type Kit, type Scheme } from "./kit.ts";

/** The channel's four stripes. */
export function stripes(stage: Stage): string[] {
  const p = stage.storyboard.palette;
  return [p.accent, mix(p.accent, p.accent2, 0.5), p.accent2, p.accent3];
}

/** Stripes that run right across, one after another. */
function stripeRow(stage: Stage, y: number, thick: number, start: number): void {
  const { context, width } = stage;
  stripes(stage).forEach((colour, index) => {
    context.fillStyle = colour;
    context.fillRect(-width * 0.1, y + index * thick, width * 1.2 * swift(stage, start + index * 60, 520), thick);
  });
}

/** A picture tube: a dark case with a bulging screen. */
function tube(stage: Stage, scheme: Scheme, box: Box, screen: string): Box {
  const { context } = stage;
  const edge = Math.min(box.width, box.height) * 0.05 + 12;
  panel(stage, "rgba(0, 0, 0, 0.22)", { ...box, x: box.x + 14, y: box.y + 18 }, edge * 2.2);
  panel(stage, mix(scheme.ink, "#000000", 0.35), box, edge * 2.2);
  const inner = inset(box, edge);
  const bulge = Math.min(inner.width, inner.height) * 0.035;
  context.fillStyle = screen;
  context.beginPath();
  const { x, y, width: w, height: h } = inner;
  context.moveTo(x + bulge * 2, y + bulge);
  context.quadraticCurveTo(x + w / 2, y - bulge, x + w - bulge * 2, y + bulge);
  context.quadraticCurveTo(x + w, y + bulge, x + w, y + bulge * 3);
  context.quadraticCurveTo(x + w + bulge, y + h / 2, x + w, y + h - bulge * 3);
  context.quadraticCurveTo(x + w, y + h - bulge, x + w - bulge * 2, y + h - bulge);
  context.quadraticCurveTo(x + w / 2, y + h + bulge, x + bulge * 2, y + h - bulge);
  context.quadraticCurveTo(x, y + h - bulge, x, y + h - bulge * 3);
  context.quadraticCurveTo(x - bulge, y + h / 2, x, y + bulge * 3);
  context.quadraticCurveTo(x, y + bulge, x + bulge * 2, y + bulge);
  context.fill();
  return inset(inner, bulge * 2.4 + 14);
}

/** The evening's programme: a coloured number for each channel, titles typed in. */
function list(stage: Stage, scene: SceneOf<"list">, scheme: Scheme, kit: Kit): void {
  const { safe, context, width } = stage;
  const count = scene.items.length;
  const step = stepOf(stage, count);
  const colours = stripes(stage);
  const head: Box = stage.wide
    ? { ...safe, width: safe.width * 0.34 }
    : { ...safe, y: safe.y + 20, height: safe.height * 0.25 };
  headline(stage, kit, scheme, scene.title, head, {
    maxSize: stage.wide ? 150 : 170,
    minSize: 52,
    maxLines: stage.wide ? 5 : 3,
    vertical: stage.wide ? "middle" : "top",
    motion: "words",
  });
  const body: Box = stage.wide
    ? { x: safe.x + safe.width * 0.4, y: safe.y, width: safe.width * 0.6, height: safe.height }
    : { ...safe, y: head.y + head.height + 40, height: safe.y + safe.height - head.y - head.height - 40 };
  const most = stage.portrait ? 210 : 170;
  const used = Math.min(body.height, count * (most + 20));
  rowsIn(
    { ...body, y: body.y + (stage.portrait ? 0 : (body.height - used) / 2), height: used },
    count,
    20,
    most,
  ).forEach((row, index) => {
    const share = swift(stage, 100 + index * step, 420);
    if (share <= 0) return;
    const colour = colours[index % 4] ?? scheme.accent;
    const right = width * 1.1;
    const box = row.height * 0.92;
    const text = scene.items[index] ?? "";
    const mark = mirrored(text, row, { ...row, width: box });
    context.fillStyle = scheme.ink;
    if (isRtl(text)) {
      const left = stage.wide ? row.x : -width * 0.1;
      context.fillRect(mark.x - (mark.x - left) * share, row.y, (mark.x - left) * share, row.height);
    } else context.fillRect(row.x + box, row.y, (right - row.x - box) * share, row.height);
    context.fillStyle = colour;
    context.fillRect(mark.x, row.y, box, row.height);
    label(
      stage,
      kit,
      String(index + 1),
      { x: mark.x + box * 0.1, y: row.y + row.height * 0.1, width: box * 0.8, height: row.height * 0.8 },
      readable(colour, [scheme.ink, scheme.ground], 3),
      { role: "display", align: "center", maxSize: row.height * 0.6 },
    );
    headline(
      stage,
      kit,
      scheme,
      text,
      mirrored(text, row, { x: row.x + box + 34, y: row.y + 14, width: row.width - box - 44, height: row.height - 28 }),
      {
        role: "strong",
        colour: scheme.ground,
        maxSize: row.height * 0.36,
        minSize: 30,
        maxLines: 2,
        leading: 1.1,
        motion: "typed",
        start: 180 + index * step,
        stagger: 60,
        duration: 40,
      },
    );
  });
}

/** A board of flaps that turn until the number stands. */
function numbers(stage: Stage, scene: SceneOf<"numbers">, scheme: Scheme, kit: Kit): void {
  const { safe, context } = stage;
  const count = scene.items.length;
  const step = stepOf(stage, count, stage.beat * 0.6);
  const colours = stripes(stage);
  const flap = mix(scheme.ink, scheme.ground, 0.06);
  const face = readable(flap, [scheme.ground]);
  cellsIn(stage, stage.wide ? inset(safe, 0, 130) : inset(safe, 0, 20), count, stage.wide ? 60 : 50).forEach(
    (cell, index) => {
      const item = scene.items[index];
      const start = index * step;
      const share = swift(stage, start - 80, 420);
      if (item === undefined || share <= 0) return;
      const board = stage.wide ? { ...cell, height: cell.height * 0.64 } : { ...cell, width: cell.width * 0.6 };
      const y = board.y + (1 - share) * 200;
      panel(stage, flap, { ...board, y }, 28);
      context.fillStyle = colours[index % 4] ?? scheme.accent;
      context.fillRect(board.x, y + board.height - 16, board.width, 16);
      countUp(stage, kit, item, inset({ ...board, y }, 36, 30), { start, colour: face, align: "center", maxSize: 420 });
      // The slit between the flaps.
      context.fillStyle = mix(flap, "#000000", 0.5);
      context.fillRect(board.x, y + board.height / 2 - 3, board.width, 6);
      if (stage.time < start) return;
      label(
        stage,
        kit,
        item.label,
        stage.wide
          ? { ...cell, y: board.y + board.height + 34, height: cell.height * 0.3 }
          : {
              x: board.x + board.width + 34,
              y: board.y,
              width: cell.x + cell.width - board.x - board.width - 34,
              height: board.height,
            },
        scheme.ink,
        { maxSize: 80, vertical: stage.wide ? "top" : "middle", align: stage.wide ? "center" : "left", maxLines: 3 },
      );
    },
  );
}

/** A dull picture full of lines; the channel is changed by colour bars. */
function beforeAfter(stage: Stage, scene: SceneOf<"before-after">, scheme: Scheme, kit: Kit): void {
  const { safe, context, width, height } = stage;
  const turn = stage.scene.durationMs * 0.42;
  const grey = mix(scheme.ground, "#808080", 0.55);
  const dull = readable(grey, ["#1b1b1b", "#f2f2f2"]);
  const bars = 7;
  const share = easeOutExpo(progress(stage.time, turn, 620));
  const split = stage.wide ? width * 0.45 : height * (stage.portrait ? 0.43 : 0.46);
  context.fillStyle = grey;
  if (stage.wide) context.fillRect(-width * 0.1, -height * 0.1, split + width * 0.1, height * 1.2);
  else context.fillRect(-width * 0.1, -height * 0.1, width * 1.2, split + height * 0.1);
  // Interference: a band that rolls down.
  const held = stopMotion(stage.total, 15);
  const roll = ((held * 0.28) % (split + 200)) - 200;
  context.fillStyle = mix(grey, "#ffffff", 0.16);
  if (stage.wide) context.fillRect(-width * 0.1, ((held * 0.28) % (height + 200)) - 200, split + width * 0.1, 90);
  else context.fillRect(-width * 0.1, roll, width * 1.2, Math.max(0, Math.min(90, split - roll)));
  const first: Box = stage.wide
    ? { ...safe, width: split - safe.x - 60 }
    : { ...safe, y: safe.y + 10, height: split - safe.y - 50 };
  headline(stage, kit, { ...scheme, ink: dull, ground: grey }, scene.before, first, {
    maxSize: 180,
    minSize: 46,
    maxLines: 6,
    motion: "words",
    colour: dull,
    plain: true,
  });
  const second: Box = stage.wide
    ? { ...safe, x: split + 70, width: safe.x + safe.width - split - 70 }
    : { ...safe, y: split + 80, height: safe.y + safe.height - split - 90 };
  if (stage.time >= turn + 200)
    headline(stage, kit, scheme, scene.after, second, {
      maxSize: 260,
      minSize: 54,
      maxLines: 5,
      motion: "words",
      start: turn + 220,
    });
  // Bars sweep over what follows and leave a rim of stripes.
  const p = stage.storyboard.palette;
  const colours = [
    p.ground,
    p.accent3,
    p.accent2,
    mix(p.accent2, p.accent3, 0.5),
    mix(p.accent, p.accent3, 0.4),
    p.accent,
    p.ink,
  ];
  if (share > 0 && share < 1)
    for (let bar = 0; bar < bars; bar++) {
      const own = easeOutExpo(progress(stage.time, turn + bar * 36, 420));
      context.fillStyle = colours[bar] ?? scheme.accent;
      if (stage.wide) {
        const tall = height / bars;
        context.fillRect(split + (width - split) * own, bar * tall, (width - split) * (1 - own) + 2, tall + 1);
      } else {
        const wide = width / bars;
        context.fillRect(bar * wide, split + (height - split) * own, wide + 1, (height - split) * (1 - own) + 2);
      }
    }
  stripes(stage).forEach((colour, index) => {
    context.fillStyle = colour;
    if (stage.wide)
      context.fillRect(split + index * 12, 0, 12, height * easeOutExpo(progress(stage.time, index * 60, 600)));
    else context.fillRect(0, split + index * 12, width * easeOutExpo(progress(stage.time, index * 60, 600)), 12);
  });
}

/** Lower thirds, one over the other. */
function hashtags(stage: Stage, scene: SceneOf<"hashtags">, scheme: Scheme, kit: Kit): void {
  const { safe, context } = stage;
  const count = scene.tags.length;
  const step = stepOf(stage, count, stage.beat * 0.35);
  const colours = stripes(stage);
  const most = stage.portrait ? 200 : stage.wide ? 220 : 180;
  const gap = 26;
  const used = Math.min(safe.height, count * (most + gap) - gap);
  rowsIn({ ...safe, y: safe.y + (safe.height - used) / 2, height: used }, count, gap, most).forEach((row, index) => {
    const share = swift(stage, index * step - 80, 460);
    if (share <= 0) return;
    const colour = colours[index % 4] ?? scheme.accent;
    const placed = placeHeadline(
      stage,
      kit,
      scene.tags[index] ?? "",
      { x: row.x, y: row.y + row.height * 0.12, width: row.width - 50, height: row.height * 0.76 },
      { role: "strong", align: "left", maxSize: row.height * 0.56, minSize: 24, maxLines: 1 },
    );
    const reach = placed.block.width + 60;
    const left = placed.block.rtl ? row.x + row.width - 50 - placed.block.width - 30 : row.x - 30;
    context.fillStyle = colour;
    context.fillRect(-stage.width * 0.1, row.y, stage.width * 0.1 + row.x - 44, row.height * share);
    context.fillStyle = index % 2 === 0 ? scheme.ink : mix(scheme.ink, colour, 0.22);
    context.fillRect(left, row.y, reach * share, row.height);
    if (share > 0.35)
      headline(
        stage,
        kit,
        scheme,
        scene.tags[index] ?? "",
        { x: row.x, y: row.y + row.height * 0.12, width: row.width - 50, height: row.height * 0.76 },
        {
          role: "strong",
          colour: readable(index % 2 === 0 ? scheme.ink : mix(scheme.ink, colour, 0.22), [scheme.ground]),
          align: "left",
          maxSize: row.height * 0.56,
          minSize: 24,
          maxLines: 1,
          motion: "typed",
          start: index * step,
          stagger: 120,
          duration: 40,
        },
      );
  });
}

/** The words on a television set, who said them in a lower third. */
function quote(stage: Stage, scene: SceneOf<"quote">, scheme: Scheme, kit: Kit): void {
  const { safe, context } = stage;
  const by = scene.by === "" ? 0 : stage.portrait ? 130 : 96;
  const box = {
    ...safe,
    y: safe.y + (stage.portrait ? 30 : 0),
    height: safe.height - by - (stage.portrait ? 110 : 30),
  };
  const screenColour =
    readable(scheme.ground, ["#ffffff"], 4.5) === "#ffffff"
      ? mix(scheme.ground, "#ffffff", 0.14)
      : mix(scheme.ground, "#ffffff", 0.5);
  const inner = tube(stage, scheme, box, screenColour);
  const mark = stage.portrait ? 120 : 86;
  context.font = stage.font("display", mark * 2.1);
  context.fillStyle = readable(screenColour, [scheme.accent], 3);
  context.textAlign = "left";
  context.fillText("“", inner.x, inner.y + mark * 1.55);
  headline(
    stage,
    kit,
    scheme,
    scene.text,
    { ...inner, y: inner.y + mark + 10, height: inner.height - mark - 10 },
    {
      maxSize: stage.portrait ? 130 : stage.wide ? 150 : 100,
      minSize: 40,
      maxLines: 9,
      vertical: "top",
      motion: "typed",
      stagger: stepOf(stage, scene.text.split(" ").length, 90),
      duration: 40,
      plain: true,
    },
  );
  if (by === 0) return;
  const y = box.y + box.height + 40;
  const share = swift(stage, 380, 460);
  const height = Math.min(by - 20, safe.y + safe.height - y);
  context.fillStyle = scheme.accent;
  context.fillRect(-stage.width * 0.1, y, stage.width * 0.1 + safe.x - 20, height);
  context.fillStyle = scheme.ink;
  context.fillRect(safe.x - 20, y, (safe.width * 0.8 + 20) * share, height);
  if (share > 0.4)
    label(stage, kit, scene.by, { x: safe.x + 10, y, width: safe.width * 0.76, height }, scheme.ground, {
      maxSize: 46,
      minSize: 22,
      maxLines: 1,
    });
}

/** The sign-off: stripes meet behind the icon, the name below. */
function outro(stage: Stage, scene: SceneOf<"outro">, scheme: Scheme, kit: Kit): void {
  const { safe } = stage;
  const tile = stage.portrait ? 300 : 190;
  const thick = tile * 0.16;
  const top = safe.y + (stage.portrait ? 150 : 30);
  stripeRow(stage, top + tile / 2 - thick * 2, thick, -160);
  iconTile(stage, scheme, safe.x, top, tile, swift(stage, -60, 700), 0.18);
  const name = top + tile + 60;
  const bottom = safe.y + safe.height - (stage.portrait ? 60 : 0);
  const text = scene.text === "" ? 0 : (bottom - name) * 0.3;
  const placed = headline(
    stage,
    kit,
    scheme,
    scene.name,
    { ...safe, y: name, height: bottom - name - text },
    { maxSize: stage.portrait ? 270 : 220, minSize: 54, maxLines: 3, vertical: "top", motion: "words" },
  );
  if (text > 0)
    headline(
      stage,
      kit,
      scheme,
      scene.text,
      { ...safe, y: placed.box.y + placed.box.height + 40, height: text - 40 },
      { role: "strong", maxSize: 70, minSize: 30, vertical: "top", motion: "typed", start: 260, leading: 1.2 },
    );
}

/** The address as a lower third. */
export function retroLink(stage: Stage, kit: Kit, scheme: Scheme, link: string, box: Box, start: number): void {
  const { context } = stage;
  const share = swift(stage, start, 460);
  if (share <= 0) return;
  context.fillStyle = scheme.accent;
  context.fillRect(-20, box.y, box.x - 4, box.height);
  context.fillStyle = scheme.ink;
  context.fillRect(box.x - 24, box.y, (box.width + 24) * share, box.height);
  if (share > 0.4)
    label(
      stage,
      kit,
      link,
      { x: box.x, y: box.y + 10, width: box.width - 30, height: box.height - 20 },
      scheme.ground,
      { maxSize: box.height * 0.44, minSize: 22 },
    );
}

/** The scenes of the retro style. */
export const RETRO_SCENES: Omit<Kit["scenes"], "hook" | "problem" | "feature" | "reveal"> = {
  list,
  numbers,
  "before-after": beforeAfter,
  hashtags,
  quote,
  outro,
  "call-to-action": (stage, scene, scheme, kit) => drawCall(stage, scene, scheme, kit),
};
