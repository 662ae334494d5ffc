import { contrast, mix, readable } from "../colour.ts";
import { easeBack, easeOut, lerp, progress, spring, stopMotion } from "../easing.ts";
import { drawKinetic } from "../kinetic-type.ts";
import type { Stage } from "../stage.ts";
import { cutOutLink } from "./cut-out-close.ts";
import { FPS, SHADOW } from "./cut-out-paper.ts";
import { CUT_OUT_SCENES } from "./cut-out-scenes.ts";
import type { Kit, Scheme } from "./kit.ts";

/** A sheet of paper cut along a wavy line, with the thick shadow it throws: painted once, then moved. */
function hill(stage: Stage, colour: string, base: number, wave: number, phase: number, lift: number): void {
  const { context, width, height } = stage;
  const top = base - wave - 20;
  // Only the crest is a picture; what lies below it is plain.
  const tall = wave * 2 + 44;
  const sprite = stage.sprite(`hill:${colour}:${base}:${wave}:${phase}`, width, tall, (paint) => {
    const path = (dy: number): void => {
      paint.beginPath();
      paint.moveTo(-20, tall);
      const steps = 5;
      let lastX = -20;
      let lastY = wave + 20 + Math.sin(phase) * wave + dy;
      paint.lineTo(lastX, lastY);
      for (let step = 1; step <= steps; step++) {
        const x = -20 + ((width + 40) * step) / steps;
        const y = wave + 20 + Math.sin(phase + step * 1.9) * wave + dy;
        const mid = (lastX + x) / 2;
        paint.bezierCurveTo(mid, lastY, mid, y, x, y);
        lastX = x;
        lastY = y;
      }
      paint.lineTo(width + 20, tall);
      paint.closePath();
      paint.fill();
    };
    paint.fillStyle = SHADOW;
    path(-16);
    paint.fillStyle = colour;
    path(0);
  });
  stage.blit(sprite, 0, top + lift);
  // A px of overlap, for crests stand at whole px.
  context.fillStyle = colour;
  const floor = top + lift + sprite.height / stage.scale - 2;
  if (floor < height) context.fillRect(-width * 0.1, floor, width * 1.2, height * 1.1 - floor);
}

/** Cut shapes: a disc, a leaf, a star, a petal; drawn around 0, 0 with radius 1. */
function cutShape(stage: Stage, kind: number, radius: number): void {
  const { context } = stage;
  context.beginPath();
  if (kind === 0) context.arc(0, 0, radius, 0, Math.PI * 2);
  else if (kind === 1) {
    context.moveTo(0, -radius * 1.3);
    context.bezierCurveTo(radius * 1.1, -radius * 0.6, radius * 1.1, radius * 0.7, 0, radius * 1.3);
    context.bezierCurveTo(-radius * 1.1, radius * 0.7, -radius * 1.1, -radius * 0.6, 0, -radius * 1.3);
  } else if (kind === 2) {
    const points = 9;
    for (let index = 0; index < points * 2; index++) {
      const angle = (index / (points * 2)) * Math.PI * 2;
      const reach = index % 2 === 0 ? radius * 1.15 : radius * 0.8;
      if (index === 0) context.moveTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
      else context.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
    }
    context.closePath();
  } else {
    for (let petal = 0; petal < 5; petal++) {
      const angle = (petal / 5) * Math.PI * 2;
      context.moveTo(Math.cos(angle) * radius * 0.62 + radius * 0.5, Math.sin(angle) * radius * 0.62);
      context.arc(Math.cos(angle) * radius * 0.62, Math.sin(angle) * radius * 0.62, radius * 0.5, 0, Math.PI * 2);
    }
  }
  context.fill();
}

function pieces(stage: Stage, scheme: Scheme): void {
  const { context, width, height } = stage;
  const random = stage.random("pieces");
  const p = stage.storyboard.palette;
  const colours = [p.accent, p.accent2, p.accent3];
  const held = stopMotion(stage.time, FPS);
  const feature = stage.scene.kind === "feature";
  const spots = stage.portrait
    ? [
        [0.1, 0.06],
        [0.9, 0.07],
        [0.02, 0.5],
        [0.99, 0.46],
        [0.13, 0.88],
        [0.88, 0.84],
        [0.55, 0.03],
      ]
    : [
        [0.05, 0.1],
        [0.95, 0.08],
        [0.5, 0.02],
        [0.02, 0.86],
        [0.97, 0.88],
        [0.42, 0.98],
        [0.7, 0.04],
      ];
  spots.forEach(([sx = 0, sy = 0], index) => {
    const kind = Math.floor(random() * 4);
    // Nothing lies under the name of the app.
    if (stage.scene.kind === "call-to-action" && !stage.portrait && index !== 1 && index !== 4) return;
    const radius = lerp(70, 150, random()) * (feature ? 0.8 : 1);
    const from = random() * Math.PI * 2;
    const start = 40 * index;
    const share = easeBack(progress(held, start, 460), 1.3);
    const swing = Math.sin(held * 0.0022 + index * 1.7) * 0.12;
    const x = sx * width + Math.cos(from) * (1 - share) * 420;
    const y = sy * height + Math.sin(from) * (1 - share) * 420;
    const colour = colours[index % 3] ?? p.accent;
    const shown = contrast(colour, scheme.ground) < 1.25 ? mix(colour, "#000000", 0.25) : colour;
    const turn = random() * 3 + swing;
    for (const [dx, dy, fill] of [
      [12, 16, SHADOW],
      [0, 0, shown],
    ] as const) {
      context.save();
      context.translate(x + dx, y + dy);
      context.rotate(turn);
      context.fillStyle = fill;
      cutShape(stage, kind, radius);
      context.restore();
    }
  });
}

/** Paper layers with thick shadows that slide in and swing, at 12 pictures a second; type stays smooth. */
export const CUT_OUT: Kit = {
  name: "cut-out",
  align: "center",
  upper: false,
  leading: 1.16,
  tracking: -0.015,
  scheme(stage) {
    const p = stage.storyboard.palette;
    const turn = stage.scene.kind === "call-to-action" || stage.scene.kind === "hook" ? 0 : stage.index;
    const paper = readable(p.ground, ["#2b1a12"], 7) === "#2b1a12" ? p.ground : "#fff6e9";
    const grounds = [mix(p.accent3, "#ffffff", 0.12), mix(p.accent2, paper, 0.55), mix(p.accent, paper, 0.62), paper];
    const ground = grounds[turn % 4] ?? paper;
    return {
      ground,
      ink: readable("#fffdf8", [p.ink, "#2b1a12"]),
      accent: p.accent,
      onAccent: p.onAccent,
      second: p.accent2,
      onSecond: p.onAccent2,
    };
  },
  ground(stage, scheme) {
    const p = stage.storyboard.palette;
    const { height } = stage;
    stage.flood(scheme.ground);
    const held = stopMotion(stage.time, FPS);
    const rise = (delay: number): number => (1 - easeOut(progress(held, delay, 520))) * height * 0.25;
    const bob = Math.sin(held * 0.0016) * 8;
    const low = stage.portrait ? 0.8 : 0.78;
    hill(stage, mix(scheme.ground, p.accent2, 0.5), height * low, 46, 1 + stage.index, rise(0) + bob);
    hill(stage, mix(p.accent2, scheme.ground, 0.12), height * (low + 0.08), 54, 3.2 + stage.index, rise(90) - bob);
    hill(stage, mix(p.accent, p.accent2, 0.08), height * (low + 0.15), 34, 5 + stage.index, rise(170) + bob);
    pieces(stage, scheme);
  },
  device: (_stage, scheme) => ({
    frame: "#2b1a12",
    rim: "#fffdf8",
    rimWidth: 14,
    corner: 0.13,
    shadow: "hard",
    shadowColour: "rgba(40, 22, 10, 0.26)",
    touch: scheme.accent,
  }),
  // A torn sheet is drawn across.
  transition: ({ storyboard: { palette } }) => ({
    bands: ["#fffdf8", palette.accent],
    lean: 90,
    least: 260,
    gap: 0.2,
    edge: "torn",
    flash: "#fffdf8",
  }),
  arrive(stage) {
    const held = stopMotion(stage.time, 24);
    return { x: 0, y: (1 - easeBack(progress(held, 0, 620), 0.7)) * stage.height * 0.55, fill: 1 };
  },
  words(stage, scheme, block, x, y, options) {
    const { context } = stage;
    const held = stopMotion(stage.time, FPS);
    block.lines.forEach((line, index) => {
      const first = Math.min(...line.words.map((word) => word.index));
      const share = spring(progress(held, (options.start ?? 0) + first * (options.stagger ?? 70) - 120, 620));
      const shown = progress(held, (options.start ?? 0) + first * (options.stagger ?? 70) - 120, 60);
      if (shown <= 0) return;
      const tilt = (index % 2 === 0 ? -1 : 1) * 0.012 * (1 + (1 - share) * 5);
      const padX = block.size * 0.2;
      const padY = block.size * 0.07;
      const w = line.width + padX * 2;
      const h = line.bottom - line.top + padY * 2;
      const cx = x + line.x + line.width / 2 + (1 - share) * (index % 2 === 0 ? -500 : 500);
      const cy = y + (line.top + line.bottom) / 2;
      const strip = index % 3 === 1 ? scheme.accent : "#fffdf8";
      for (const [dx, dy, fill] of [
        [9, 13, SHADOW],
        [0, 0, strip],
      ] as const) {
        context.save();
        context.translate(cx + dx, cy + dy);
        context.rotate(tilt);
        context.fillStyle = fill;
        context.beginPath();
        // Edges cut by hand: no two corners alike.
        context.moveTo(-w / 2 - 4, -h / 2 + 3);
        context.lineTo(w / 2 + 2, -h / 2 - 5);
        context.lineTo(w / 2 - 5, h / 2 + 4);
        context.lineTo(-w / 2 + 6, h / 2 - 2);
        context.closePath();
        context.fill();
        context.restore();
      }
      context.save();
      context.translate(cx, cy);
      context.rotate(tilt);
      context.translate(-(x + line.x + line.width / 2), -cy);
      const only = { ...block, lines: [line] };
      drawKinetic(stage, only, x, y, {
        ...options,
        motion: "words",
        duration: 260,
        colour: index % 3 === 1 ? scheme.onAccent : scheme.ink,
        wordColour: () => null,
      });
      context.restore();
    });
  },
  card(stage, scheme, box) {
    const { context } = stage;
    const edge = box.width * 0.05;
    context.fillStyle = SHADOW;
    context.fillRect(box.x - edge + 12, box.y - edge + 16, box.width + edge * 2, box.height + edge * 2);
    context.fillStyle = scheme.accent;
    context.fillRect(box.x - edge, box.y - edge, box.width + edge * 2, box.height + edge * 2);
    context.fillStyle = "#ffffff";
    context.fillRect(box.x, box.y, box.width, box.height);
  },
  link: (stage, scheme, link, box, start, align) => cutOutLink(stage, CUT_OUT, scheme, link, box, start, align),
  scenes: CUT_OUT_SCENES,
};
