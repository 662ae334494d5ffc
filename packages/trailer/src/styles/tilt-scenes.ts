import { contrast, mix, readable } from "../colour.ts";
import { progress } from "../easing.ts";
import { drawIcon } from "../icon.ts";
import { drawCall } from "../scenes/call-to-action.ts";
import { cellsIn, countUp, flowChips, inkChip, inset, label, mirrored, rowsIn, stepOf } from "../scenes/compose.ts";
import type { Stage } from "../stage.ts";
import type { Box } from "../stage-size.ts";
import type { SceneOf } from "../storyboard.ts";
import { headline, type Kit, type Scheme } from "./kit.ts";
import { board, swing, tiltPlan } from "./tilt-boards.ts";

interface Face {
  colour: string;
  ink: string;
  side: string;
}

/** Faces in turn that stand out from the ground, and what is read on them. */
function faceOf(stage: Stage, scheme: Scheme, index: number): Face {
  const p = stage.storyboard.palette;
  const wanted = [p.surface, p.accent, p.accent2, p.accent3].map((colour) =>
    contrast(colour, scheme.ground) < 1.18 ? mix(colour, scheme.ink, 0.14) : colour,
  );
  const colour = wanted[index % wanted.length] ?? p.surface;
  return {
    colour,
    ink: readable(colour, [p.ink, p.ground, "#ffffff"], 5),
    side: mix(colour, "#000000", contrast(colour, "#000000") > 5 ? 0.34 : 0.5),
  };
}

/** A board with the app's icon that swings until it faces the viewer; gives where it stands. */
function iconBoard(stage: Stage, scheme: Scheme, box: Box): void {
  const { context, storyboard } = stage;
  const { side } = tiltPlan(stage);
  const turn = swing(stage, -120, side * 1.5, side * 0.2, 1300) + Math.sin(stage.total * 0.0014) * 0.07;
  const face = faceOf(stage, scheme, 0);
  board(stage, box, { ...face, axis: "y", turn, radius: box.width * 0.24, depth: box.width * 0.16 }, () => {
    context.strokeStyle = readable(face.colour, [storyboard.palette.accent, face.ink], 3);
    const size = box.width * 0.56;
    drawIcon(
      context,
      storyboard.icon,
      box.x + (box.width - size) / 2,
      box.y + (box.height - size) / 2,
      size,
      2,
      progress(stage.time, 200, 700),
    );
  });
}

/** The icon on its board, the name and a line beside or beneath it. */
function named(stage: Stage, name: string, line: string, scheme: Scheme, kit: Kit): void {
  const { safe } = stage;
  const { isMirrored, align } = tiltPlan(stage);
  const size = stage.portrait ? 400 : stage.square ? 260 : 470;
  const centred = align === "center" && !stage.wide;
  const tile: Box = {
    x: stage.wide
      ? isMirrored
        ? safe.x + safe.width - size - 40
        : safe.x + 40
      : centred
        ? safe.x + (safe.width - size) / 2
        : safe.x + 26,
    y: stage.wide ? (stage.height - size) / 2 : safe.y + (stage.portrait ? 130 : 20),
    width: size,
    height: size,
  };
  const words: Box = stage.wide
    ? {
        ...safe,
        x: isMirrored ? safe.x : tile.x + size + 130,
        width: safe.width - size - 170,
      }
    : { ...safe, y: tile.y + size + 80, height: safe.y + safe.height - tile.y - size - 90 };
  iconBoard(stage, scheme, tile);
  const lower = line === "" ? 0 : words.height * (stage.wide ? 0.34 : 0.36);
  const placed = headline(
    stage,
    kit,
    scheme,
    name,
    { ...words, height: words.height - lower },
    {
      maxSize: stage.wide ? 230 : 220,
      minSize: 56,
      maxLines: 3,
      start: 120,
      vertical: stage.wide ? (line === "" ? "middle" : "bottom") : "top",
      align: centred ? "center" : "left",
    },
  );
  if (lower > 0)
    headline(
      stage,
      kit,
      scheme,
      line,
      { ...words, y: placed.box.y + placed.box.height + 44, height: lower - 50 },
      {
        role: "strong",
        maxSize: 68,
        minSize: 34,
        leading: 1.2,
        vertical: "top",
        motion: "rise",
        start: 460,
        stagger: 40,
        align: centred ? "center" : "left",
      },
    );
}

/** Boards one below the other that swing in from both sides in turn. */
function list(stage: Stage, scene: SceneOf<"list">, scheme: Scheme, kit: Kit): void {
  const { safe, context } = stage;
  const { side, isMirrored } = tiltPlan(stage);
  const count = scene.items.length;
  const step = stepOf(stage, count);
  const half = safe.width * 0.4;
  const head: Box = stage.wide
    ? { ...safe, x: isMirrored ? safe.x + safe.width - half : safe.x, width: half }
    : { ...safe, y: safe.y + 20, height: safe.height * 0.25 };
  headline(stage, kit, scheme, scene.title, head, {
    maxSize: 150,
    minSize: 54,
    maxLines: stage.wide ? 5 : 3,
    start: -200,
  });
  const body: Box = stage.wide
    ? {
        x: isMirrored ? safe.x + 20 : safe.x + safe.width * 0.46,
        y: safe.y,
        width: safe.width * 0.54 - 20,
        height: safe.height,
      }
    : {
        ...safe,
        x: safe.x + 16,
        width: safe.width - 32,
        y: head.y + head.height + 40,
        height: safe.y + safe.height - head.y - head.height - 50,
      };
  const most = stage.portrait ? (count > 3 ? 190 : 236) : 160;
  const used = Math.min(body.height, count * (most + 34) - 34);
  rowsIn({ ...body, y: body.y + (body.height - used) / 2, height: used }, count, 34, most).forEach((row, index) => {
    const way = (index % 2 === 0 ? 1 : -1) * side;
    const turn = swing(stage, 60 + index * step, way * 1.55, way * 0.1);
    if (Math.abs(turn) > 1.5) return;
    const face = faceOf(stage, scheme, index);
    const text = scene.items[index] ?? "";
    board(stage, row, { ...face, axis: "y", turn, radius: Math.min(30, row.height * 0.2), depth: 40 }, () => {
      const size = row.height * 0.42;
      const cx = mirrored(text, row, { ...row, width: row.height }).x + row.height / 2;
      context.strokeStyle = face.ink;
      drawIcon(
        context,
        "check",
        cx - size / 2,
        row.y + (row.height - size) / 2,
        size,
        3,
        progress(stage.time, 420 + index * step, 300),
      );
      label(
        stage,
        kit,
        text,
        mirrored(text, row, {
          x: row.x + row.height,
          y: row.y + row.height * 0.12,
          width: row.width - row.height * 1.3,
          height: row.height * 0.76,
        }),
        face.ink,
        { maxSize: Math.min(row.height * 0.4, 78) },
      );
    });
  });
}

/** Boards that tip up towards the viewer, each with its number. */
function numbers(stage: Stage, scene: SceneOf<"numbers">, scheme: Scheme, kit: Kit): void {
  const { safe } = stage;
  const { side } = tiltPlan(stage);
  const count = scene.items.length;
  const step = stepOf(stage, count, stage.beat * 0.6);
  const area = stage.wide ? inset(safe, 10, 110) : inset(safe, 10, stage.portrait ? 60 : 4);
  cellsIn(stage, area, count, stage.wide ? 60 : 46).forEach((cell, index) => {
    const item = scene.items[index];
    const start = index * step - 60;
    if (item === undefined || stage.time < start) return;
    const face = faceOf(stage, scheme, index);
    const way = (index % 2 === 0 ? 1 : -1) * side;
    const turn = stage.wide ? swing(stage, start, way * 1.4, way * 0.16) : swing(stage, start, 1.3, 0.16);
    board(stage, cell, { ...face, axis: stage.wide ? "y" : "x", turn, radius: 40, depth: 60 }, () => {
      const inner = inset(cell, Math.min(60, cell.width * 0.09), cell.height * 0.12);
      const number = { ...inner, height: inner.height * 0.6 };
      const box = countUp(stage, kit, item, number, { start, colour: face.ink, vertical: "bottom" });
      label(
        stage,
        kit,
        item.label,
        { ...inner, y: box.y + box.height + inner.height * 0.07, height: inner.height * 0.3 },
        face.ink,
        { maxSize: stage.square ? 46 : 64, minSize: 22, vertical: "top" },
      );
    });
  });
}

/** A board that turns over: what it was like in front, what it is like on its back. */
function beforeAfter(stage: Stage, scene: SceneOf<"before-after">, scheme: Scheme, kit: Kit): void {
  const { safe } = stage;
  const { side, isMirrored } = tiltPlan(stage);
  const turnMs = stage.scene.durationMs * 0.3;
  const half = progress(stage.time, turnMs, 600);
  const p = stage.storyboard.palette;
  const grey = mix(mix(p.surface, "#808080", 0.3), scheme.ground, 0.2);
  const isAfter = half >= 0.5;
  const face = isAfter
    ? faceOf(stage, scheme, 1)
    : { colour: grey, ink: readable(grey, [p.ink]), side: mix(grey, "#000000", 0.4) };
  const turn = isAfter
    ? swing(stage, turnMs + 300, -side * 1.52, -side * 0.12, 800)
    : swing(stage, -300, -side * 1.2, side * 0.12, 900) + side * 1.42 * (half * 2) ** 2;
  const box: Box = stage.wide
    ? {
        ...safe,
        x: isMirrored ? safe.x + 60 : safe.x + safe.width * 0.2 - 60,
        width: safe.width * 0.8,
        y: safe.y + 70,
        height: safe.height - 140,
      }
    : stage.portrait
      ? { ...safe, y: safe.y + 190, height: safe.height * 0.66 }
      : inset(safe, 24, 70);
  board(stage, box, { ...face, axis: "y", turn, radius: 56, depth: 80 }, () => {
    headline(
      stage,
      kit,
      { ...scheme, ink: face.ink, ground: face.colour },
      isAfter ? scene.after : scene.before,
      inset(box, 70),
      {
        maxSize: isAfter ? 240 : 190,
        minSize: 48,
        maxLines: 6,
        plain: true,
        motion: "words",
        start: -4000,
        colour: face.ink,
      },
    );
  });
}

/** Small boards that tip up one after another. */
function hashtags(stage: Stage, scene: SceneOf<"hashtags">, scheme: Scheme): void {
  const { safe } = stage;
  const { align } = tiltPlan(stage);
  const step = stepOf(stage, scene.tags.length, stage.beat * 0.35);
  flowChips(stage, scene.tags, inset(safe, 14, 40), {
    maxSize: stage.portrait ? 104 : 110,
    pad: 0.7,
    tall: 1.9,
    gap: 0.46,
    align,
    stacked: stage.portrait && scene.tags.length <= 6,
  }).forEach((chip, index) => {
    const turn = swing(stage, index * step - 100, -1.5, -0.14, 700);
    if (Math.abs(turn) > 1.45) return;
    const face = faceOf(stage, scheme, index);
    board(stage, chip.box, { ...face, axis: "x", turn, radius: chip.box.height * 0.26, depth: 44 }, () =>
      inkChip(stage, chip, face.ink),
    );
  });
}

/** The words on a large board that leans back like a book on its stand. */
function quote(stage: Stage, scene: SceneOf<"quote">, scheme: Scheme, kit: Kit): void {
  const { safe, context } = stage;
  const p = stage.storyboard.palette;
  const face = faceOf(stage, scheme, 0);
  const box = stage.portrait
    ? { ...safe, y: safe.y + 120, height: safe.height * 0.8 }
    : inset(safe, stage.wide ? 90 : 20, 40);
  const turn = swing(stage, -200, 1.2, 0.13, 1100) + Math.sin(stage.total * 0.0012) * 0.02;
  board(stage, box, { ...face, axis: "x", turn, radius: 56, depth: 70 }, () => {
    const inner = inset(box, stage.wide ? 90 : 64, 60);
    const by = scene.by === "" ? 0 : 84;
    const mark = stage.portrait ? 120 : 90;
    context.font = stage.font("display", mark * 2.2);
    context.fillStyle = readable(face.colour, [p.accent, face.ink], 3);
    context.textAlign = "left";
    context.fillText("“", inner.x - 6, inner.y + mark * 1.5);
    headline(
      stage,
      kit,
      scheme,
      scene.text,
      { ...inner, y: inner.y + mark, height: inner.height - mark - by - 20 },
      {
        maxSize: 140,
        minSize: 44,
        maxLines: 9,
        leading: 1.1,
        plain: true,
        motion: "words",
        start: -4000,
        colour: face.ink,
      },
    );
    if (by > 0)
      label(stage, kit, scene.by, { ...inner, y: inner.y + inner.height - by + 20, height: by - 24 }, face.ink, {
        maxSize: 44,
        minSize: 24,
        maxLines: 1,
      });
  });
}

/** The scenes of the tilt style. */
export const TILT_SCENES: Omit<Kit["scenes"], "hook" | "problem" | "feature"> = {
  reveal: (stage, scene, scheme, kit) => named(stage, scene.name, scene.tagline, scheme, kit),
  list,
  numbers,
  "before-after": beforeAfter,
  hashtags: (stage, scene, scheme) => hashtags(stage, scene, scheme),
  quote,
  outro: (stage, scene, scheme, kit) => named(stage, scene.name, scene.text, scheme, kit),
  "call-to-action": (stage, scene, scheme, kit) => drawCall(stage, scene, scheme, kit),
};
