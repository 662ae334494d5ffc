import { contrast, mix, readable } from "../colour.ts";
import { easeInOut, easeOut, lerp, progress, settle } from "../easing.ts";
import { drawIcon } from "../icon.ts";
import { inkBlock } from "../scenes/compose.ts";
import { iconTile } from "../scenes/scene-parts.ts";
import type { Stage } from "../stage.ts";
import type { Box } from "../stage-size.ts";
import { drawPointer, drawRipple, pressOf } from "../taps.ts";
import { placeHeadline, type Kit, type Scheme } from "./kit.ts";
import { isDark } from "./tones.ts";

/** What a trailer's seed decides about how it teaches. */
export interface TutorialPlan {
  /** What the desk is covered with. */
  desk: "dots" | "grid" | "rings";
  /** Whether the headers of windows are in the accent. */
  isBold: boolean;
  /** Whether headers show the app's icon instead of three dots. */
  hasIcon: boolean;
  isMirrored: boolean;
  /** Which of the app's grounds comes first. */
  turn: number;
}

/** The plan of a trailer. */
export function tutorialPlan(stage: Stage): TutorialPlan {
  return stage.keep("tutorial-plan", () => {
    const random = stage.sharedRandom("tutorial");
    const desk = (["dots", "grid", "rings"] as const)[Math.floor(random() * 3)] ?? "dots";
    return {
      desk,
      isBold: random() < 0.5,
      hasIcon: random() < 0.5,
      isMirrored: random() < 0.5,
      turn: Math.floor(random() * 3),
    };
  });
}

/** Colours of a window. */
export interface WindowColours {
  body: string;
  ink: string;
  bar: string;
  onBar: string;
  line: string;
}

/** The colours of a trailer's windows. */
export function windowColours(stage: Stage): WindowColours {
  const p = stage.storyboard.palette;
  const body = isDark(p) ? mix(p.surface, "#ffffff", 0.06) : mix(p.surface, "#ffffff", 0.6);
  const ink = readable(body, [p.ink, "#ffffff", "#111111"], 7);
  const { isBold } = tutorialPlan(stage);
  return {
    body,
    ink,
    bar: isBold ? p.accent : mix(body, ink, 0.07),
    onBar: isBold ? readable(p.accent, [p.onAccent]) : ink,
    line: mix(body, ink, 0.16),
  };
}

/** A window with its shadow, painted once for its size. */
export function drawWindow(stage: Stage, box: Box, header: number): void {
  const { storyboard } = stage;
  const { hasIcon } = tutorialPlan(stage);
  const colours = windowColours(stage);
  const margin = 70;
  const corner = 34;
  const sprite = stage.sprite(
    `window:${colours.body}:${Math.round(box.width)}x${Math.round(box.height)}:${header}`,
    box.width + margin * 2,
    box.height + margin * 2,
    (paint) => {
      for (const [grow, strength] of [
        [34, 0.03],
        [22, 0.04],
        [12, 0.05],
        [4, 0.07],
      ] as const) {
        paint.fillStyle = `rgba(0, 0, 0, ${strength})`;
        paint.beginPath();
        paint.roundRect(margin - grow, margin - grow + 22, box.width + grow * 2, box.height + grow * 2, corner + grow);
        paint.fill();
      }
      paint.fillStyle = colours.body;
      paint.beginPath();
      paint.roundRect(margin, margin, box.width, box.height, corner);
      paint.fill();
      if (header > 0) {
        paint.fillStyle = colours.bar;
        paint.beginPath();
        paint.roundRect(margin, margin, box.width, header, [corner, corner, 0, 0]);
        paint.fill();
        if (!hasIcon)
          for (const [index, colour] of ["#ff5f57", "#febc2e", "#28c840"].entries()) {
            paint.fillStyle = contrast(colour, colours.bar) < 1.35 ? mix(colours.bar, colours.onBar, 0.7) : colour;
            paint.beginPath();
            paint.arc(
              margin + header * 0.52 + index * header * 0.34,
              margin + header / 2,
              header * 0.1,
              0,
              Math.PI * 2,
            );
            paint.fill();
          }
      }
      paint.strokeStyle = colours.line;
      paint.lineWidth = 2;
      paint.beginPath();
      paint.roundRect(margin, margin, box.width, box.height, corner);
      paint.stroke();
    },
  );
  stage.blit(sprite, box.x - margin, box.y - margin);
  if (header === 0) return;
  const tile = header * 0.56;
  const from = hasIcon ? header * 0.3 + tile + 20 : header * 1.6;
  if (hasIcon)
    iconTile(
      stage,
      // On a bold bar the tile is the other way round.
      tutorialPlan(stage).isBold
        ? { ...({} as Scheme), accent: colours.onBar, onAccent: colours.bar }
        : { ...({} as Scheme), accent: storyboard.palette.accent, onAccent: storyboard.palette.onAccent },
      box.x + header * 0.3,
      box.y + (header - tile) / 2,
      tile,
    );
  const title = stage.layout(storyboard.title, "strong", {
    width: box.width - from - header * 1.5,
    height: header * 0.6,
    maxSize: header * 0.38,
    minSize: 16,
    leading: 1,
    tracking: 0,
    align: "left",
    maxLines: 1,
  });
  inkBlock(stage, title, box.x + from, box.y + (header - title.height) / 2, colours.onBar);
}

/** What is on a keycap. */
export interface Keycap {
  /** One or two characters, or nothing where it has an icon. */
  text?: string;
  icon?: string;
  face: string;
  ink: string;
  /** How far it is pressed, 0..1. */
  press: number;
}

/** A key that goes down as it is pressed. */
export function drawKeycap(stage: Stage, kit: Kit, box: Box, { text, icon, face, ink, press }: Keycap): void {
  const { context } = stage;
  const lip = box.height * 0.13;
  const corner = Math.min(box.height * 0.24, 30);
  const down = lip * 0.8 * press;
  context.fillStyle = mix(face, "#000000", contrast(face, "#000000") > 4 ? 0.24 : 0.5);
  context.beginPath();
  context.roundRect(box.x, box.y + lip * 0.4, box.width, box.height - lip * 0.4, corner);
  context.fill();
  const top = { ...box, y: box.y + down, height: box.height - lip };
  context.fillStyle = face;
  context.beginPath();
  context.roundRect(top.x, top.y, top.width, top.height, corner);
  context.fill();
  if (icon !== undefined) {
    const size = Math.min(top.width, top.height) * 0.56;
    context.strokeStyle = ink;
    drawIcon(context, icon, top.x + (top.width - size) / 2, top.y + (top.height - size) / 2, size, 2.4);
    return;
  }
  if (text === undefined) return;
  const { block } = placeHeadline(
    stage,
    kit,
    text,
    { ...top, x: 0, y: 0, width: top.width * 0.84, height: top.height * 0.7 },
    { role: "strong", align: "left", maxSize: top.height * 0.5, minSize: 16, maxLines: 1, leading: 1 },
  );
  inkBlock(stage, block, top.x + (top.width - block.width) / 2, top.y + (top.height - block.height) / 2, ink);
}

/** Something a pointer presses: where, and when, ms of the scene. */
export interface Press {
  x: number;
  y: number;
  at: number;
}

/** How far something that is pressed at `at` has gone down now: it stays down a moment and comes up. */
export function pressShare(stage: Stage, at: number): number {
  const age = stage.time - at;
  return age < 0 ? easeInOut(progress(age, -80, 80)) : 1 - easeOut(progress(age, 90, 220));
}

/** Whether something that is pressed at `at` has been, 0..1. */
export function done(stage: Stage, at: number, duration = 260): number {
  return settle(progress(stage.time, at + 20, duration));
}

/** A pointer that travels from one press to the next, from `from` on. */
export function drawPresses(
  stage: Stage,
  from: { x: number; y: number },
  presses: readonly Press[],
  colour: string,
): void {
  let place = from;
  let press = 1;
  const radius = 34;
  let before = -200;
  for (const next of presses) {
    drawRipple(stage.context, next, radius, colour, stage.time - next.at);
    // Never later than it can be there, however soon the next press is.
    const travel = Math.max(120, Math.min(520, next.at - 80 - before));
    const share = easeInOut(progress(stage.time, next.at - 80 - travel, travel));
    if (share > 0) {
      const bow = Math.sin(share * Math.PI) * Math.hypot(next.x - place.x, next.y - place.y) * 0.1;
      place = { x: lerp(place.x, next.x, share) + bow, y: lerp(place.y, next.y, share) };
      press = pressOf(stage.time - next.at);
    }
    before = next.at + 120;
  }
  drawPointer(stage.context, place, radius, colour, press);
}

/** Colour of the pointer that can be seen on windows and desks alike. */
export function pointerColour(stage: Stage): string {
  const p = stage.storyboard.palette;
  return [p.accent, p.accent2, p.ink].find((colour) => contrast(colour, "#ffffff") > 1.8) ?? "#111111";
}
