import { alpha, mix, readable } from "../colour.ts";
import { easeInOut, easeOut, progress } from "../easing.ts";
import { drawIcon } from "../icon.ts";
import { drawCall } from "../scenes/call-to-action.ts";
import {
  cellsIn,
  countUp,
  flowChips,
  inkChip,
  inset,
  label,
  mirrored,
  panel,
  rowsIn,
  stepOf,
} from "../scenes/compose.ts";
import type { Stage } from "../stage.ts";
import type { Box } from "../stage-size.ts";
import type { SceneOf } from "../storyboard.ts";
import { headline, type Kit, type Scheme } from "./kit.ts";

/** Rings that breathe with two bars. */
export function breath(stage: Stage, scheme: Scheme, cx: number, cy: number, radius: number): void {
  const { context } = stage;
  const inhale = 0.5 - 0.5 * Math.cos((stage.total / stage.beat) * (Math.PI / 4));
  for (let ring = 3; ring >= 0; ring--) {
    context.strokeStyle = alpha(scheme.ink, 0.1 + 0.05 * (3 - ring));
    context.lineWidth = 3;
    context.beginPath();
    context.arc(cx, cy, radius * (1 + ring * (0.16 + 0.12 * inhale)), 0, Math.PI * 2);
    context.stroke();
  }
}

/** Milk glass: what lies on the light. */
function glass(scheme: Scheme): string {
  return mix(scheme.ground, "#ffffff", readable(scheme.ground, ["#ffffff"], 4.5) === "#ffffff" ? 0.14 : 0.66);
}

/** How far something has drifted in, slow at both ends. */
function drift(stage: Stage, start: number, duration = 800): number {
  return easeOut(progress(stage.time, start, duration));
}

function fade(stage: Stage, share: number, paint: () => void): void {
  if (share <= 0) return;
  const before = stage.context.globalAlpha;
  stage.context.globalAlpha = before * share;
  paint();
  stage.context.globalAlpha = before;
}

/** Pills of milk glass that drift up, one breath after another. */
function list(stage: Stage, scene: SceneOf<"list">, scheme: Scheme, kit: Kit): void {
  const { safe, context } = stage;
  const count = scene.items.length;
  const step = stepOf(stage, count, stage.beat * 0.5);
  const head: Box = stage.wide
    ? { ...safe, width: safe.width * 0.38 }
    : { ...safe, y: safe.y + 30, height: safe.height * 0.27 };
  headline(stage, kit, scheme, scene.title, head, {
    maxSize: stage.wide ? 150 : 160,
    minSize: 56,
    maxLines: stage.wide ? 5 : 3,
    align: stage.wide ? "left" : "center",
    motion: "rise",
    start: -150,
  });
  const body: Box = stage.wide
    ? { x: safe.x + safe.width * 0.44, y: safe.y, width: safe.width * 0.56, height: safe.height }
    : { ...safe, y: head.y + head.height + 50, height: safe.y + safe.height - head.y - head.height - 50 };
  const most = stage.portrait ? 186 : 160;
  const used = Math.min(body.height, count * (most + 34));
  rowsIn(
    { ...body, y: body.y + (stage.portrait ? 0 : (body.height - used) / 2), height: used },
    count,
    34,
    most,
  ).forEach((row, index) => {
    const share = drift(stage, 100 + index * step);
    const sway = Math.sin(stage.total * 0.0012 + index * 1.3) * 5;
    const y = row.y + (1 - share) * 90 + sway;
    fade(stage, share, () => {
      panel(stage, glass(scheme), { ...row, y }, row.height / 2);
      const dot = row.height * 0.56;
      const text = scene.items[index] ?? "";
      const cx = mirrored(text, row, { ...row, width: row.height }).x + row.height / 2;
      context.fillStyle = scheme.accent;
      context.beginPath();
      context.arc(cx, y + row.height / 2, (dot / 2) * drift(stage, 260 + index * step, 600), 0, Math.PI * 2);
      context.fill();
      context.strokeStyle = scheme.onAccent;
      drawIcon(
        context,
        "check",
        cx - dot * 0.3,
        y + row.height / 2 - dot * 0.3,
        dot * 0.6,
        2.6,
        progress(stage.time, 420 + index * step, 400),
      );
      label(
        stage,
        kit,
        text,
        mirrored(text, row, {
          x: row.x + row.height * 1.02,
          y: y + 12,
          width: row.width - row.height * 1.5,
          height: row.height - 24,
        }),
        scheme.ink,
        {
          maxSize: row.height * 0.37,
        },
      );
    });
  });
}

/** Bubbles of light, each with its number. */
function numbers(stage: Stage, scene: SceneOf<"numbers">, scheme: Scheme, kit: Kit): void {
  const { safe } = stage;
  const count = scene.items.length;
  const step = stepOf(stage, count, stage.beat * 0.5);
  cellsIn(stage, stage.wide ? inset(safe, 0, 40) : safe, count, stage.wide ? 30 : 10).forEach((cell, index) => {
    const item = scene.items[index];
    const start = index * step - 80;
    const share = drift(stage, start, 900);
    if (item === undefined || share <= 0) return;
    const side =
      Math.min(cell.width, cell.height * (stage.portrait ? 1.16 : stage.square ? 1.36 : 1)) *
      (index % 2 === 0 ? 1 : 0.94);
    const slack = cell.width - side;
    const cx =
      cell.x + side / 2 + (stage.wide || count === 1 ? slack / 2 : index % 2 === 0 ? slack * 0.06 : slack * 0.94);
    const cy = cell.y + cell.height / 2 + Math.sin(stage.total * 0.0013 + index * 2) * 10 + (1 - share) * 120;
    const radius = (side / 2) * easeOut(share);
    fade(stage, Math.min(1, share * 1.5), () => {
      const { context } = stage;
      context.fillStyle = index % 2 === 0 ? glass(scheme) : mix(scheme.ground, scheme.accent, 0.3);
      context.beginPath();
      context.arc(cx, cy, radius, 0, Math.PI * 2);
      context.fill();
      context.strokeStyle = alpha(scheme.ink, 0.22);
      context.lineWidth = 3;
      context.beginPath();
      context.arc(cx, cy, radius + 16, 0, Math.PI * 2);
      context.stroke();
      const box = countUp(
        stage,
        kit,
        item,
        { x: cx - side * 0.35, y: cy - side * 0.36, width: side * 0.7, height: side * 0.46 },
        {
          start,
          colour: scheme.ink,
          align: "center",
          vertical: "bottom",
        },
      );
      label(
        stage,
        kit,
        item.label,
        { x: cx - side * 0.33, y: box.y + box.height + side * 0.045, width: side * 0.66, height: side * 0.2 },
        scheme.ink,
        {
          align: "center",
          vertical: "top",
          maxSize: side * 0.12,
          minSize: 20,
          role: "text",
        },
      );
    });
  });
}

/** A small dim bubble; a large bright one grows beside it and takes its light. */
function beforeAfter(stage: Stage, scene: SceneOf<"before-after">, scheme: Scheme, kit: Kit): void {
  const { safe, context } = stage;
  const turn = stage.scene.durationMs * 0.36;
  const share = easeInOut(progress(stage.time, turn, 900));
  const grow = Math.max(0, share);
  const first: Box = stage.wide
    ? { ...safe, width: safe.width * 0.38 }
    : { ...safe, y: safe.y + 20, height: safe.height * 0.34 };
  const second: Box = stage.wide
    ? { ...safe, x: safe.x + safe.width * 0.47, width: safe.width * 0.5 }
    : { ...safe, x: safe.x + 30, width: safe.width - 60, y: safe.y + safe.height * 0.46, height: safe.height * 0.5 };
  const cx = second.x + second.width / 2;
  const cy = second.y + second.height / 2 + (stage.portrait ? 40 : 0);
  // Never as far as the words before it.
  const reach = stage.wide ? 430 : stage.portrait ? 400 : 285;
  for (const [ring, strength] of [
    [1.16, 0.14],
    [1.08, 0.26],
  ] as const) {
    context.fillStyle = alpha(scheme.accent, strength);
    context.beginPath();
    context.arc(cx, cy, reach * ring * grow, 0, Math.PI * 2);
    context.fill();
  }
  context.fillStyle = scheme.accent;
  context.beginPath();
  context.arc(cx, cy, reach * grow, 0, Math.PI * 2);
  context.fill();
  headline(stage, kit, scheme, scene.before, first, {
    maxSize: 150,
    minSize: 46,
    maxLines: 6,
    motion: "rise",
    start: -160,
    colour: mix(scheme.ink, scheme.ground, 0.1 * share),
  });
  headline(
    stage,
    kit,
    { ...scheme, ink: scheme.onAccent, ground: scheme.accent },
    scene.after,
    { x: cx - reach * 0.8, y: cy - reach * 0.58, width: reach * 1.6, height: reach * 1.16 },
    {
      maxSize: 210,
      minSize: 52,
      maxLines: 5,
      motion: "rise",
      start: turn + 420,
    },
  );
}

/** Tags float at their own pace. */
function hashtags(stage: Stage, scene: SceneOf<"hashtags">, scheme: Scheme, kit: Kit): void {
  void kit;
  const { safe } = stage;
  const step = stepOf(stage, scene.tags.length, stage.beat * 0.3);
  flowChips(stage, scene.tags, inset(safe, 10, 40), {
    maxSize: 96,
    pad: 0.85,
    tall: 2.1,
    gap: 0.42,
    align: "center",
  }).forEach((chip, index) => {
    const share = drift(stage, index * step - 120);
    const sway = Math.sin(stage.total * 0.0014 + index * 1.9) * 9;
    const dy = (1 - share) * 120 + sway;
    fade(stage, share, () => {
      const filled = index % 3 === 0;
      panel(stage, filled ? scheme.accent : glass(scheme), { ...chip.box, y: chip.box.y + dy }, chip.box.height / 2);
      inkChip(stage, chip, filled ? scheme.onAccent : scheme.ink, 0, dy);
    });
  });
}

function quote(stage: Stage, scene: SceneOf<"quote">, scheme: Scheme, kit: Kit): void {
  const { safe, context } = stage;
  const by = scene.by === "" ? 0 : 100;
  const mark = stage.portrait ? 170 : 120;
  breath(
    stage,
    scheme,
    safe.x + safe.width / 2,
    safe.y + safe.height / 2,
    Math.min(safe.width, safe.height) * (stage.portrait ? 0.52 : 0.44),
  );
  fade(stage, drift(stage, -150), () => {
    context.font = stage.font("display", mark * 2);
    context.fillStyle = readable(scheme.ground, [scheme.accent, scheme.ink], 3);
    context.textAlign = "center";
    context.fillText("“", safe.x + safe.width / 2, safe.y + (stage.portrait ? 90 : 10) + mark * 1.4);
    context.textAlign = "left";
  });
  const top = safe.y + (stage.portrait ? 90 : 10) + mark;
  const placed = headline(
    stage,
    kit,
    scheme,
    scene.text,
    {
      ...safe,
      x: safe.x + 20,
      width: safe.width - 40,
      y: top,
      height: safe.y + safe.height - top - by - (stage.portrait ? 60 : 0),
    },
    {
      maxSize: stage.portrait ? 136 : 112,
      minSize: 44,
      maxLines: 9,
      motion: "rise",
      leading: 1.14,
      stagger: stepOf(stage, scene.text.split(" ").length, 80),
    },
  );
  if (by > 0)
    fade(stage, drift(stage, 500), () => {
      label(stage, kit, scene.by, { ...safe, y: placed.box.y + placed.box.height + 30, height: by - 40 }, scheme.ink, {
        role: "text",
        align: "center",
        maxSize: 46,
        minSize: 24,
        maxLines: 1,
      });
    });
}

function outro(stage: Stage, scene: SceneOf<"outro">, scheme: Scheme, kit: Kit): void {
  const { safe, context, storyboard } = stage;
  const radius = stage.portrait ? 210 : stage.wide ? 170 : 140;
  const cx = stage.wide ? stage.width / 2 : safe.x + safe.width / 2;
  const cy = safe.y + radius + (stage.portrait ? 150 : stage.wide ? 90 : 60);
  breath(stage, scheme, cx, cy, radius);
  const open = easeInOut(progress(stage.time, -100, 800));
  context.fillStyle = scheme.accent;
  context.beginPath();
  context.arc(cx, cy, radius * open, 0, Math.PI * 2);
  context.fill();
  context.strokeStyle = scheme.onAccent;
  drawIcon(context, storyboard.icon, cx - radius * 0.5, cy - radius * 0.5, radius, 1.6, progress(stage.time, 200, 700));
  const top = cy + radius * (stage.portrait ? 1.8 : 1.5);
  const bottom = safe.y + safe.height;
  const text = scene.text === "" ? 0 : (bottom - top) * 0.36;
  const placed = headline(
    stage,
    kit,
    scheme,
    scene.name,
    { ...safe, y: top, height: bottom - top - text },
    {
      maxSize: stage.portrait ? 220 : 180,
      minSize: 50,
      maxLines: 3,
      vertical: "top",
      motion: "rise",
      start: 60,
    },
  );
  if (text > 0)
    headline(
      stage,
      kit,
      scheme,
      scene.text,
      { ...safe, x: safe.x + 20, width: safe.width - 40, y: placed.box.y + placed.box.height + 40, height: text - 40 },
      {
        role: "text",
        maxSize: 64,
        minSize: 32,
        vertical: "top",
        motion: "rise",
        start: 360,
        leading: 1.25,
      },
    );
}

/** The scenes of the soft style. */
export const SOFT_SCENES: Omit<Kit["scenes"], "hook" | "problem" | "feature" | "reveal"> = {
  list,
  numbers,
  "before-after": beforeAfter,
  hashtags,
  quote,
  outro,
  "call-to-action": (stage, scene, scheme, kit) =>
    drawCall(stage, scene, scheme, kit, {
      lineRole: "text",
      behind(layout) {
        if (layout.code === null) return;
        const { code } = layout;
        const share = easeInOut(progress(stage.time, stage.beat * 0.3, 900));
        const { context } = stage;
        context.fillStyle = alpha(scheme.accent, 0.2);
        for (const reach of stage.portrait ? [0.62, 0.72] : stage.square ? [0.56, 0.63] : [0.72, 0.82]) {
          context.beginPath();
          context.arc(code.x + code.width / 2, code.y + code.height / 2, code.width * reach * share, 0, Math.PI * 2);
          context.fill();
        }
      },
    }),
};
