import { mix, readable } from "../colour.ts";
import { easeOut, progress, settle } from "../easing.ts";
import { drawIcon } from "../icon.ts";
import { drawCall } from "../scenes/call-to-action.ts";
import { cellsIn, countUp, flowChips, inkBlock, inset, label, mirrored, rowsIn } from "../scenes/compose.ts";
import { iconTile } from "../scenes/scene-parts.ts";
import { showLink } from "../scenes/show-link.ts";
import type { Stage } from "../stage.ts";
import type { Box } from "../stage-size.ts";
import type { SceneOf } from "../storyboard.ts";
import { headline, placeHeadline, type Kit, type Scheme } from "./kit.ts";
import {
  done,
  drawKeycap,
  drawPresses,
  drawWindow,
  pointerColour,
  pressShare,
  windowColours,
} from "./tutorial-parts.ts";

/** Height of a window's header, px of the stage. */
const BAR = 84;

/** The window a scene of words is in: it comes up a little, and its inner part. */
function sceneWindow(stage: Stage, box: Box): Box {
  const rise = (1 - settle(progress(stage.time, -200, 800))) * 160;
  const placed = { ...box, y: box.y + rise };
  drawWindow(stage, placed, BAR);
  const pad = stage.portrait ? 56 : 64;
  return { x: placed.x + pad, y: placed.y + BAR + 44, width: placed.width - pad * 2, height: placed.height - BAR - 88 };
}

/** The room of a window on this stage. */
function windowBox(stage: Stage, share = 0.82): Box {
  const { safe } = stage;
  if (stage.portrait)
    return { ...safe, y: safe.y + safe.height * (0.08 + (0.84 - share) * 0.3), height: safe.height * share };
  return { ...safe, y: safe.y + 6, height: safe.height - 40 };
}

/** When each of `count` things is pressed, ms of the scene: all of them while there is time to see it. */
function beatsOf(stage: Stage, count: number, first = 420): (index: number) => number {
  const each = Math.min(stage.beat, (stage.scene.durationMs * 0.62 - first * 0.5) / Math.max(1, count));
  return (index) => first + index * each;
}

/** Big words on the desk, marked with a pen that the pointer draws. */
function bigWords(stage: Stage, scheme: Scheme, kit: Kit, text: string): void {
  const { safe } = stage;
  const box = stage.portrait ? { ...safe, y: safe.y + 80, height: safe.height * 0.76 } : safe;
  const placed = headline(stage, kit, scheme, text, box, { maxSize: stage.wide ? 240 : 210, minSize: 72 });
  const last = placed.block.lines.at(-1);
  if (last === undefined) return;
  const y = Math.min(placed.box.y + last.bottom + 76, safe.y + safe.height - 20);
  const at = 900;
  const x = placed.box.x + last.x + last.width * 0.8;
  drawPresses(stage, { x: Math.min(x + 220, stage.width * 0.8), y: y + 190 }, [{ x, y, at }], pointerColour(stage));
}

/** The app as a card that is opened: icon, name, line. */
function named(stage: Stage, name: string, line: string, kit: Kit): void {
  const { storyboard } = stage;
  const { body, ink } = windowColours(stage);
  const p = storyboard.palette;
  const inner = sceneWindow(stage, windowBox(stage, 0.6));
  const scheme: Scheme = {
    ground: body,
    ink,
    accent: p.accent,
    onAccent: p.onAccent,
    second: p.accent2,
    onSecond: p.onAccent2,
  };
  const size = stage.portrait ? 260 : stage.square ? 190 : 330;
  const beside = stage.wide;
  const tile = { x: inner.x, y: beside ? inner.y + (inner.height - size) / 2 : inner.y, size };
  iconTile(
    stage,
    scheme,
    tile.x,
    tile.y,
    tile.size * (1 - 0.06 * pressShare(stage, 760)),
    progress(stage.time, -60, 700),
  );
  const words: Box = beside
    ? { ...inner, x: inner.x + size + 90, width: inner.width - size - 90 }
    : { ...inner, y: inner.y + size + 56, height: inner.height - size - 56 };
  const lower = line === "" ? 0 : words.height * 0.38;
  const placed = headline(
    stage,
    kit,
    scheme,
    name,
    { ...words, height: words.height - lower },
    { maxSize: stage.portrait ? 180 : 190, minSize: 50, maxLines: 3, vertical: beside ? "bottom" : "top", start: 80 },
  );
  if (lower > 0)
    headline(
      stage,
      kit,
      scheme,
      line,
      { ...words, y: placed.box.y + placed.box.height + 44, height: lower - 50 },
      {
        role: "text",
        maxSize: 60,
        minSize: 30,
        leading: 1.25,
        vertical: "top",
        motion: "rise",
        start: 360,
        stagger: 40,
      },
    );
  drawPresses(
    stage,
    { x: inner.x + inner.width * 0.8, y: inner.y + inner.height * 0.86 },
    [{ x: tile.x + size * 0.62, y: tile.y + size * 0.66, at: 760 }],
    pointerColour(stage),
  );
}

/** A list of numbered keys; the pointer ticks one after another. */
function list(stage: Stage, scene: SceneOf<"list">, scheme: Scheme, kit: Kit): void {
  const { safe, context } = stage;
  const { body, ink, line } = windowColours(stage);
  const p = stage.storyboard.palette;
  const count = scene.items.length;
  const head: Box = stage.wide
    ? { ...safe, width: safe.width * 0.36 }
    : { ...safe, y: safe.y + 10, height: safe.height * (stage.portrait ? 0.2 : 0.19) };
  headline(stage, kit, scheme, scene.title, head, {
    maxSize: stage.wide ? 130 : 128,
    minSize: 44,
    maxLines: stage.wide ? 5 : 2,
    start: -200,
  });
  const box: Box = stage.wide
    ? { ...safe, x: safe.x + safe.width * 0.42, width: safe.width * 0.58, y: safe.y + 10, height: safe.height - 40 }
    : { ...safe, y: head.y + head.height + 40, height: safe.y + safe.height - head.y - head.height - 60 };
  const inner = sceneWindow(stage, box);
  const at = beatsOf(stage, count);
  const most = stage.portrait ? 220 : 190;
  const rows = rowsIn(inner, count, 0, most);
  rows.forEach((row, index) => {
    const text = scene.items[index] ?? "";
    const ticked = done(stage, at(index));
    const size = Math.min(row.height * 0.56, 96);
    const key = mirrored(text, row, { ...row, width: size });
    if (index > 0) {
      context.fillStyle = line;
      context.fillRect(row.x, row.y, row.width, 2);
    }
    drawKeycap(
      stage,
      kit,
      { x: key.x, y: row.y + (row.height - size) / 2, width: size, height: size },
      {
        ...(ticked > 0.5 ? { icon: "check" } : { text: String(index + 1) }),
        face: mix(mix(body, ink, 0.1), p.accent, ticked),
        ink: ticked > 0.5 ? p.onAccent : ink,
        press: pressShare(stage, at(index)),
      },
    );
    label(
      stage,
      kit,
      text,
      mirrored(text, row, {
        x: row.x + size + 36,
        y: row.y + row.height * 0.1,
        width: row.width - size - 40,
        height: row.height * 0.8,
      }),
      ink,
      { maxSize: 66, minSize: 24 },
    );
  });
  drawPresses(
    stage,
    { x: inner.x + inner.width * 0.82, y: inner.y + inner.height * 0.9 },
    rows.map((row, index) => {
      const text = scene.items[index] ?? "";
      const size = Math.min(row.height * 0.56, 96);
      const key = mirrored(text, row, { ...row, width: size });
      return { x: key.x + size * 0.72, y: row.y + row.height * 0.6, at: at(index) };
    }),
    pointerColour(stage),
  );
}

/** Figures in a window, counted as the pointer comes to them. */
function numbers(stage: Stage, scene: SceneOf<"numbers">, kit: Kit): void {
  const { context } = stage;
  const { ink, body, line } = windowColours(stage);
  const p = stage.storyboard.palette;
  const inner = sceneWindow(stage, windowBox(stage, 0.9));
  const at = beatsOf(stage, scene.items.length, 260);
  const cells = cellsIn(stage, inner, scene.items.length, 30);
  const colour = readable(body, [p.accent, ink], 3);
  cells.forEach((cell, index) => {
    const item = scene.items[index];
    if (item === undefined) return;
    context.strokeStyle = mix(line, p.accent, done(stage, at(index)));
    context.lineWidth = 4;
    context.beginPath();
    context.roundRect(cell.x, cell.y, cell.width, cell.height, 28);
    context.stroke();
    const part = inset(cell, 44, cell.height * 0.1);
    const placed = countUp(
      stage,
      kit,
      item,
      { ...part, height: part.height * 0.58 },
      {
        start: at(index) - 120,
        colour,
        vertical: "bottom",
        maxSize: 300,
      },
    );
    label(
      stage,
      kit,
      item.label,
      { ...part, y: placed.y + placed.height + part.height * 0.11, height: part.height * 0.28 },
      ink,
      { role: "text", maxSize: 56, minSize: 22, vertical: "top" },
    );
  });
  drawPresses(
    stage,
    { x: inner.x + inner.width * 0.85, y: inner.y + inner.height * 0.95 },
    cells.map((cell, index) => ({ x: cell.x + cell.width * 0.84, y: cell.y + cell.height * 0.66, at: at(index) })),
    pointerColour(stage),
  );
}

/** A switch that the pointer turns on: what it was like goes, what it is like comes. */
function beforeAfter(stage: Stage, scene: SceneOf<"before-after">, scheme: Scheme, kit: Kit): void {
  const { context } = stage;
  const p = stage.storyboard.palette;
  const { body, ink } = windowColours(stage);
  const at = stage.scene.durationMs * 0.36;
  const on = done(stage, at, 420);
  const inner = sceneWindow(stage, windowBox(stage, 0.84));
  const high = 96;
  const wide = 176;
  const toggle: Box = { x: inner.x, y: inner.y, width: wide, height: high };
  context.fillStyle = mix(mix(body, ink, 0.28), p.accent, on);
  context.beginPath();
  context.roundRect(toggle.x, toggle.y, wide, high, high / 2);
  context.fill();
  const knob = toggle.x + high / 2 + (wide - high) * on;
  context.fillStyle = "#ffffff";
  context.beginPath();
  context.arc(knob, toggle.y + high / 2, high * 0.4 * (1 - 0.08 * pressShare(stage, at)), 0, Math.PI * 2);
  context.fill();
  const size = high * 0.66;
  context.strokeStyle = on > 0.5 ? readable(body, [p.accent, ink], 3) : ink;
  drawIcon(
    context,
    on > 0.5 ? "circle-check" : "circle-alert",
    inner.x + inner.width - size,
    toggle.y + (high - size) / 2,
    size,
    2.2,
  );
  const rest = { ...inner, y: inner.y + high + 50, height: inner.height - high - 50 };
  const [first, second] = stage.wide
    ? [
        { ...rest, width: rest.width * 0.44 },
        { ...rest, x: rest.x + rest.width * 0.5, width: rest.width * 0.5 },
      ]
    : [
        { ...rest, height: rest.height * 0.42 },
        { ...rest, y: rest.y + rest.height * 0.5, height: rest.height * 0.5 },
      ];
  const own = { ...scheme, ground: body, ink, accent: p.accent };
  headline(stage, kit, own, scene.before, first, {
    maxSize: 120,
    minSize: 42,
    maxLines: 6,
    plain: true,
    vertical: "top",
    start: -400,
    colour: mix(ink, body, 0.34 * on),
  });
  headline(stage, kit, own, scene.after, second, {
    maxSize: 170,
    minSize: 48,
    maxLines: 6,
    vertical: "top",
    start: at + 120,
  });
  drawPresses(
    stage,
    { x: inner.x + inner.width * 0.7, y: inner.y + inner.height * 0.8 },
    [{ x: toggle.x + wide * 0.56, y: toggle.y + high * 0.62, at }],
    pointerColour(stage),
  );
}

/** Tags as keys that are pressed one after another. */
function hashtags(stage: Stage, scene: SceneOf<"hashtags">, kit: Kit): void {
  const { safe } = stage;
  const p = stage.storyboard.palette;
  const { body, ink } = windowColours(stage);
  const at = beatsOf(stage, scene.tags.length, 300);
  const chips = flowChips(stage, scene.tags, inset(safe, 6, 60), {
    maxSize: stage.portrait ? 92 : 90,
    pad: 0.7,
    tall: 2.1,
    gap: 0.4,
    align: "left",
    stacked: stage.portrait && scene.tags.length <= 5,
  });
  chips.forEach((chip, index) => {
    const press = pressShare(stage, at(index));
    const on = done(stage, at(index));
    drawKeycap(stage, kit, chip.box, { face: mix(body, p.accent, on), ink: "", press });
    const lip = chip.box.height * 0.13;
    inkBlock(
      stage,
      chip.block,
      chip.box.x + (chip.box.width - chip.block.width) / 2,
      chip.box.y + (chip.box.height - lip - chip.block.height) / 2 + lip * 0.8 * press,
      on > 0.5 ? p.onAccent : ink,
    );
  });
  const last = chips.at(-1)?.box ?? safe;
  drawPresses(
    stage,
    { x: last.x + last.width + 60, y: Math.min(last.y + last.height + 120, stage.height - 120) },
    chips.map(({ box }, index) => ({ x: box.x + box.width - 16, y: box.y + box.height * 0.74, at: at(index) })),
    pointerColour(stage),
  );
}

/** The idea as it was typed into a window. */
function quote(stage: Stage, scene: SceneOf<"quote">, kit: Kit): void {
  const { context } = stage;
  const p = stage.storyboard.palette;
  const { body, ink, line } = windowColours(stage);
  const inner = sceneWindow(stage, windowBox(stage, 0.8));
  const by = scene.by === "" ? 0 : 96;
  const own: Scheme = {
    ground: body,
    ink,
    accent: p.accent,
    onAccent: p.onAccent,
    second: p.accent2,
    onSecond: p.onAccent2,
  };
  headline(
    stage,
    kit,
    own,
    scene.text,
    { ...inner, height: inner.height - by - 30 },
    {
      maxSize: stage.portrait ? 132 : 150,
      minSize: 42,
      maxLines: 9,
      leading: 1.12,
      plain: true,
      motion: "words",
      vertical: "top",
      start: -100,
      stagger: Math.min(120, (stage.scene.durationMs * 0.5) / scene.text.split(" ").length),
    },
  );
  if (by === 0) return;
  const y = inner.y + inner.height - by;
  context.fillStyle = line;
  context.fillRect(inner.x, y, inner.width, 2);
  label(stage, kit, scene.by, { ...inner, y: y + 24, height: by - 30, width: inner.width - 130 }, ink, {
    role: "text",
    maxSize: 44,
    minSize: 22,
    maxLines: 1,
  });
  const at = stage.scene.durationMs * 0.6;
  const key = { x: inner.x + inner.width - 104, y: y + 18, width: 104, height: 84 };
  drawKeycap(stage, kit, key, { icon: "arrow-right", face: p.accent, ink: p.onAccent, press: pressShare(stage, at) });
  drawPresses(
    stage,
    { x: inner.x + inner.width * 0.6, y: y - 60 },
    [{ x: key.x + key.width * 0.6, y: key.y + key.height * 0.66, at }],
    pointerColour(stage),
  );
}

/** The address as a key that the pointer presses. */
export function tutorialLink(
  stage: Stage,
  kit: Kit,
  scheme: Scheme,
  link: string,
  box: Box,
  start: number,
  align: "left" | "center",
): void {
  const share = easeOut(progress(stage.time, start - 200, 400));
  if (share <= 0) return;
  const pad = box.height * 0.46;
  const { block } = placeHeadline(
    stage,
    kit,
    showLink(link),
    { x: 0, y: 0, width: box.width - pad * 2, height: box.height * 0.6 },
    { role: "strong", align: "left", maxSize: box.height * 0.42, minSize: 20, maxLines: 2, leading: 1.1 },
  );
  const width = block.width + pad * 2;
  const at = start + 420;
  const press = pressShare(stage, at);
  const x = align === "center" ? box.x + (box.width - width) / 2 : box.x;
  const key = { x, y: box.y + (1 - share) * 80, width, height: box.height };
  drawKeycap(stage, kit, key, { face: scheme.accent, ink: scheme.onAccent, press });
  const lip = box.height * 0.13;
  inkBlock(stage, block, x + pad, key.y + (box.height - lip - block.height) / 2 + lip * 0.8 * press, scheme.onAccent);
  const tip = { x: Math.min(x + width - 8, stage.safe.x + stage.safe.width), y: key.y + box.height * 0.82 };
  drawPresses(stage, { x: tip.x + 120, y: tip.y + 150 }, [{ ...tip, at }], pointerColour(stage));
}

/** The scenes of the tutorial style. */
export const TUTORIAL_SCENES: Omit<Kit["scenes"], "feature"> = {
  hook: (stage, scene, scheme, kit) => bigWords(stage, scheme, kit, scene.text),
  problem: (stage, scene, scheme, kit) => bigWords(stage, scheme, kit, scene.text),
  reveal: (stage, scene, _scheme, kit) => named(stage, scene.name, scene.tagline, kit),
  list,
  numbers: (stage, scene, _scheme, kit) => numbers(stage, scene, kit),
  "before-after": beforeAfter,
  hashtags: (stage, scene, _scheme, kit) => hashtags(stage, scene, kit),
  quote: (stage, scene, _scheme, kit) => quote(stage, scene, kit),
  outro: (stage, scene, _scheme, kit) => named(stage, scene.name, scene.text, kit),
  "call-to-action": (stage, scene, scheme, kit) => drawCall(stage, scene, scheme, kit),
};
