import { mix } from "../colour.ts";
import { easeOut, progress, settle } from "../easing.ts";
import { drawIcon } from "../icon.ts";
import { drawCall } from "../scenes/call-to-action.ts";
import { cellsIn, countUp, flowChips, inkChip, inset, label, mirrored, rowsIn, stepOf } from "../scenes/compose.ts";
import type { Stage } from "../stage.ts";
import type { Box } from "../stage-size.ts";
import type { SceneOf } from "../storyboard.ts";
import { floating, glassPlan, pane } from "./glass-panes.ts";
import { headline, placeHeadline, type Kit, type Scheme } from "./kit.ts";

/** How far something has come out of the depth that starts at `start` ms of the scene. */
function comes(stage: Stage, start: number, duration = 820): number {
  return settle(progress(stage.time, start, duration));
}

/** Paints with a share of the opacity. */
function faded(stage: Stage, share: number, paint: () => void): void {
  if (share <= 0) return;
  const before = stage.context.globalAlpha;
  stage.context.globalAlpha = before * Math.min(1, share);
  paint();
  stage.context.globalAlpha = before;
}

/** Big words on a pane as large as they ask for. */
function bigWords(stage: Stage, scheme: Scheme, kit: Kit, text: string): void {
  const { safe } = stage;
  const pad = stage.portrait ? 60 : 70;
  const box = stage.portrait
    ? { x: safe.x + pad - 20, y: safe.y + 80, width: safe.width - pad * 2 + 40, height: safe.height * 0.74 }
    : inset(safe, pad, 50);
  const options = { maxSize: stage.wide ? 220 : 190, minSize: 64, align: glassPlan(stage).align } as const;
  const { box: words } = placeHeadline(stage, kit, text, box, options);
  const float = floating(stage, 0.5);
  pane(
    stage,
    scheme,
    {
      x: words.x - pad + float.x * 0.4,
      y: words.y - pad * 0.8 + float.y,
      width: words.width + pad * 2,
      height: words.height + pad * 1.6,
    },
    { corner: 64 },
    comes(stage, -250),
  );
  headline(stage, kit, scheme, text, box, { ...options, start: -120 });
}

/** The icon on a thick pane, the name and a line on another behind it. */
function named(stage: Stage, name: string, line: string, scheme: Scheme, kit: Kit): void {
  const { safe, context, storyboard } = stage;
  const { isMirrored } = glassPlan(stage);
  const size = stage.portrait ? 330 : stage.square ? 230 : 380;
  const near = floating(stage, 1.2);
  const far = floating(stage, 0.4, 1.5);
  const card: Box = stage.wide
    ? { ...safe, x: safe.x + 60, width: safe.width - 120, y: safe.y + 150, height: safe.height - 300 }
    : {
        ...safe,
        y: safe.y + (stage.portrait ? 330 : 150),
        height: stage.portrait ? 720 : safe.height - 160,
      };
  const placed = { ...card, y: card.y + far.y };
  pane(stage, scheme, placed, { corner: 72 }, comes(stage, -260));
  const tile: Box = stage.wide
    ? {
        x: isMirrored ? card.x + card.width - size - 80 : card.x + 80,
        y: card.y + (card.height - size) / 2,
        width: size,
        height: size,
      }
    : { x: card.x + (card.width - size) / 2, y: card.y - size * 0.52, width: size, height: size };
  const shown = comes(stage, -60, 1000);
  const at = { ...tile, x: tile.x + near.x, y: tile.y + near.y + (1 - shown) * 140 };
  pane(stage, scheme, at, { corner: size * 0.27, tint: scheme.accent, strength: 0.94, lift: 70 }, shown);
  faded(stage, shown, () => {
    context.strokeStyle = scheme.onAccent;
    drawIcon(
      context,
      storyboard.icon,
      at.x + size * 0.24,
      at.y + size * 0.24,
      size * 0.52,
      1.9,
      progress(stage.time, 240, 700),
    );
  });
  const words: Box = stage.wide
    ? {
        x: isMirrored ? card.x + 90 : tile.x + size + 100,
        y: card.y + 60,
        width: card.width - size - 270,
        height: card.height - 120,
      }
    : {
        x: card.x + 60,
        y: tile.y + size + 50,
        width: card.width - 120,
        height: card.y + card.height - tile.y - size - 100,
      };
  const lower = line === "" ? 0 : words.height * 0.4;
  const align = stage.wide ? "left" : "center";
  const head = headline(
    stage,
    kit,
    scheme,
    name,
    { ...words, height: words.height - lower },
    {
      maxSize: stage.wide ? 190 : 180,
      minSize: 48,
      maxLines: 3,
      vertical: line === "" ? "middle" : "bottom",
      align,
      start: 120,
    },
  );
  if (lower > 0)
    headline(
      stage,
      kit,
      scheme,
      line,
      { ...words, y: head.box.y + head.box.height + 36, height: lower - 40 },
      {
        role: "text",
        maxSize: 60,
        minSize: 30,
        leading: 1.25,
        vertical: "top",
        motion: "rise",
        align,
        start: 420,
        stagger: 40,
      },
    );
}

/** Panes one below the other, each at a depth of its own. */
function list(stage: Stage, scene: SceneOf<"list">, scheme: Scheme, kit: Kit): void {
  const { safe, context } = stage;
  const { isMirrored, align } = glassPlan(stage);
  const count = scene.items.length;
  const step = stepOf(stage, count);
  const half = safe.width * 0.38;
  const head: Box = stage.wide
    ? { ...safe, x: isMirrored ? safe.x + safe.width - half : safe.x, width: half }
    : { ...safe, y: safe.y + 20, height: safe.height * 0.24 };
  headline(stage, kit, scheme, scene.title, head, {
    maxSize: 146,
    minSize: 50,
    maxLines: stage.wide ? 5 : 3,
    align: stage.wide ? "left" : align,
    start: -200,
  });
  const body: Box = stage.wide
    ? { ...safe, x: isMirrored ? safe.x : safe.x + safe.width * 0.44, width: safe.width * 0.56 }
    : { ...safe, y: head.y + head.height + 40, height: safe.y + safe.height - head.y - head.height - 50 };
  const most = stage.portrait ? 210 : 164;
  const used = Math.min(body.height, count * (most + 30) - 30);
  rowsIn({ ...body, y: body.y + (body.height - used) / 2, height: used }, count, 30, most).forEach((row, index) => {
    const share = comes(stage, 80 + index * step);
    if (share <= 0) return;
    const depth = 0.35 + (index % 3) * 0.4;
    const float = floating(stage, depth, index * 1.3);
    const text = scene.items[index] ?? "";
    const at = { ...row, x: row.x + float.x * 0.5, y: row.y + float.y * 0.6 + (1 - share) * 120 };
    pane(stage, scheme, at, { corner: Math.min(60, row.height * 0.4), lift: 24 + depth * 30 }, share);
    faded(stage, share, () => {
      const dot = row.height * 0.5;
      const cx = mirrored(text, at, { ...at, width: row.height }).x + row.height * 0.54;
      const cy = at.y + row.height / 2;
      context.fillStyle = scheme.accent;
      context.beginPath();
      context.arc(cx, cy, (dot / 2) * easeOut(progress(stage.time, 240 + index * step, 420)), 0, Math.PI * 2);
      context.fill();
      context.strokeStyle = scheme.onAccent;
      const size = dot * 0.6;
      drawIcon(
        context,
        "check",
        cx - size / 2,
        cy - size / 2,
        size,
        2.8,
        progress(stage.time, 420 + index * step, 320),
      );
      label(
        stage,
        kit,
        text,
        mirrored(text, at, {
          x: at.x + row.height * 1.06,
          y: at.y + row.height * 0.12,
          width: row.width - row.height * 1.5,
          height: row.height * 0.76,
        }),
        scheme.ink,
        { maxSize: row.height * 0.36 },
      );
    });
  });
}

/** Panes at different depths, each with its number. */
function numbers(stage: Stage, scene: SceneOf<"numbers">, scheme: Scheme, kit: Kit): void {
  const { safe } = stage;
  const count = scene.items.length;
  const step = stepOf(stage, count, stage.beat * 0.6);
  const area = stage.wide ? inset(safe, 0, 70) : inset(safe, 0, stage.portrait ? 30 : 0);
  cellsIn(stage, area, count, stage.wide ? 44 : 36).forEach((cell, index) => {
    const item = scene.items[index];
    const start = index * step - 80;
    const share = comes(stage, start, 900);
    if (item === undefined || share <= 0) return;
    const depth = 0.4 + ((index * 2) % 3) * 0.35;
    const float = floating(stage, depth, index * 2);
    const slim = stage.wide ? 0 : cell.width * 0.12;
    const at: Box = {
      x: cell.x + (index % 2 === 0 ? 0 : slim) + float.x * 0.4,
      y: cell.y + float.y + (stage.wide ? (index % 2) * 46 - 23 : 0) + (1 - share) * 160,
      width: cell.width - slim,
      height: cell.height - (stage.wide ? 46 : 0),
    };
    pane(stage, scheme, at, { corner: 60, lift: 26 + depth * 34 }, share);
    faded(stage, share, () => {
      const part = inset(at, Math.min(64, at.width * 0.1), at.height * 0.13);
      const box = countUp(
        stage,
        kit,
        item,
        { ...part, height: part.height * 0.6 },
        {
          start,
          colour: scheme.ink,
          vertical: "bottom",
          maxSize: 320,
        },
      );
      label(
        stage,
        kit,
        item.label,
        { ...part, y: box.y + box.height + part.height * 0.09, height: part.height * 0.3 },
        scheme.ink,
        { role: "text", maxSize: 58, minSize: 22, vertical: "top" },
      );
    });
  });
}

/** What it was like goes back into the depth; what it is like comes forward over it. */
function beforeAfter(stage: Stage, scene: SceneOf<"before-after">, scheme: Scheme, kit: Kit): void {
  const { safe } = stage;
  const { isMirrored } = glassPlan(stage);
  const turn = stage.scene.durationMs * 0.36;
  const away = comes(stage, turn, 900);
  const share = comes(stage, turn + 120, 900);
  const [far, near] = [floating(stage, 0.3, 1), floating(stage, 1, 0)];
  const first: Box = stage.wide
    ? {
        ...safe,
        x: isMirrored ? safe.x + safe.width * 0.54 : safe.x,
        width: safe.width * 0.46,
        y: safe.y + 90,
        height: safe.height - 220,
      }
    : { ...safe, width: safe.width * 0.9, y: safe.y + (stage.portrait ? 60 : 0), height: safe.height * 0.43 };
  const second: Box = stage.wide
    ? {
        ...safe,
        x: isMirrored ? safe.x : safe.x + safe.width * 0.43,
        width: safe.width * 0.57,
        y: safe.y + 180,
        height: safe.height - 190,
      }
    : {
        ...safe,
        x: safe.x + safe.width * 0.08,
        width: safe.width * 0.92,
        y: safe.y + safe.height * 0.45,
        height: safe.height * 0.5,
      };
  const pad = stage.wide ? 64 : 54;
  const back = { ...first, x: first.x + far.x, y: first.y + far.y - away * 24 };
  pane(stage, scheme, back, { corner: 56, lift: 20 }, comes(stage, -260) * (1 - away * 0.45));
  const inner = inset(first, pad, pad * 0.8);
  // The other will lie over an edge of it.
  const free = stage.wide
    ? { ...inner, width: inner.width - safe.width * 0.04, ...(isMirrored ? { x: inner.x + safe.width * 0.04 } : null) }
    : inner;
  headline(stage, kit, scheme, scene.before, free, {
    maxSize: 140,
    minSize: 42,
    maxLines: 6,
    align: "left",
    start: -200,
    colour: mix(scheme.ink, scheme.ground, 0.3 * away),
  });
  if (share <= 0) return;
  const front = { ...second, x: second.x + near.x * 0.5, y: second.y + near.y + (1 - share) * 200 };
  pane(stage, scheme, front, { corner: 60, tint: scheme.accent, strength: 0.95, lift: 70 }, share);
  headline(stage, kit, { ...scheme, ink: scheme.onAccent, ground: scheme.accent }, scene.after, inset(front, pad), {
    maxSize: 200,
    minSize: 48,
    maxLines: 6,
    align: "left",
    start: turn + 240,
    colour: scheme.onAccent,
  });
}

/** Pills of glass, each at a depth of its own. */
function hashtags(stage: Stage, scene: SceneOf<"hashtags">, scheme: Scheme): void {
  const { safe } = stage;
  const step = stepOf(stage, scene.tags.length, stage.beat * 0.3);
  flowChips(stage, scene.tags, inset(safe, 16, 50), {
    maxSize: stage.portrait ? 100 : 96,
    pad: 0.85,
    tall: 2,
    gap: 0.4,
    align: glassPlan(stage).align,
    stacked: stage.portrait && scene.tags.length <= 4,
  }).forEach((chip, index) => {
    const share = comes(stage, index * step - 120);
    if (share <= 0) return;
    const depth = 0.4 + ((index * 2) % 3) * 0.45;
    const float = floating(stage, depth, index * 1.7);
    const dy = float.y + (1 - share) * 140;
    const isFilled = index % 3 === 1;
    pane(
      stage,
      scheme,
      { ...chip.box, x: chip.box.x + float.x * 0.5, y: chip.box.y + dy },
      {
        corner: chip.box.height / 2,
        lift: 20 + depth * 26,
        ...(isFilled ? { tint: scheme.accent, strength: 0.95 } : null),
      },
      share,
    );
    faded(stage, share, () => inkChip(stage, chip, isFilled ? scheme.onAccent : scheme.ink, float.x * 0.5, dy));
  });
}

/** The words on a large pane, the mark on a small one before it. */
function quote(stage: Stage, scene: SceneOf<"quote">, scheme: Scheme, kit: Kit): void {
  const { safe, context } = stage;
  const size = stage.portrait ? 190 : 140;
  const box: Box = stage.portrait
    ? { ...safe, y: safe.y + 150, height: safe.height * 0.74 }
    : { ...inset(safe, stage.wide ? 100 : 10, 0), y: safe.y + 70, height: safe.height - 100 };
  const far = floating(stage, 0.4, 1);
  const near = floating(stage, 1.1);
  pane(stage, scheme, { ...box, y: box.y + far.y }, { corner: 68 }, comes(stage, -280));
  const shown = comes(stage, -60, 900);
  const tile: Box = {
    x: box.x + 54 + near.x,
    y: box.y - size * 0.48 + near.y + (1 - shown) * 100,
    width: size,
    height: size,
  };
  pane(stage, scheme, tile, { corner: size * 0.3, tint: scheme.accent, strength: 0.95, lift: 56 }, shown);
  faded(stage, shown, () => {
    context.font = stage.font("display", size * 1.25);
    context.fillStyle = scheme.onAccent;
    context.textAlign = "center";
    context.fillText("“", tile.x + size / 2, tile.y + size * 1.02);
    context.textAlign = "left";
  });
  const inner: Box = {
    x: box.x + 60,
    y: box.y + size * 0.62,
    width: box.width - 120,
    height: box.height - size * 0.62 - 50,
  };
  const by = scene.by === "" ? 0 : 90;
  headline(
    stage,
    kit,
    scheme,
    scene.text,
    { ...inner, height: inner.height - by },
    {
      maxSize: stage.portrait ? 130 : 146,
      minSize: 42,
      maxLines: 9,
      leading: 1.1,
      align: "left",
      stagger: stepOf(stage, scene.text.split(" ").length, 70),
      start: -160,
    },
  );
  if (by > 0)
    faded(stage, comes(stage, 500), () =>
      label(stage, kit, scene.by, { ...inner, y: inner.y + inner.height - by + 26, height: by - 30 }, scheme.ink, {
        role: "text",
        maxSize: 44,
        minSize: 22,
        maxLines: 1,
      }),
    );
}

/** The scenes of the glass style. */
export const GLASS_SCENES: Omit<Kit["scenes"], "feature"> = {
  hook: (stage, scene, scheme, kit) => bigWords(stage, scheme, kit, scene.text),
  problem: (stage, scene, scheme, kit) => bigWords(stage, scheme, kit, scene.text),
  reveal: (stage, scene, scheme, kit) => named(stage, scene.name, scene.tagline, scheme, kit),
  list,
  numbers,
  "before-after": beforeAfter,
  hashtags: (stage, scene, scheme) => hashtags(stage, scene, scheme),
  quote,
  outro: (stage, scene, scheme, kit) => named(stage, scene.name, scene.text, scheme, kit),
  "call-to-action": (stage, scene, scheme, kit) =>
    drawCall(stage, scene, scheme, kit, {
      lineRole: "text",
      behind({ lockup, words, link, code, device }) {
        const { safe } = stage;
        const foot = link.width > 0 && stage.storyboard.link !== null ? link.y + link.height : words.y + words.height;
        const bottom = Math.max(foot, code === null ? 0 : code.y + code.height);
        const float = floating(stage, 0.4, 1);
        const end =
          device !== undefined && device.x > safe.x + 200 ? device.x + device.width * 0.4 : safe.x + safe.width + 36;
        pane(
          stage,
          scheme,
          {
            x: safe.x - 36,
            y: lockup.y - 26 + float.y,
            width: end - safe.x + 36,
            height:
              (stage.portrait && device !== undefined ? device.y + device.height * 0.3 : bottom + 36) - lockup.y + 26,
          },
          { corner: 64 },
          comes(stage, -240),
        );
      },
    }),
};
