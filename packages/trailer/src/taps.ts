import type { Canvas2D } from "./canvas.ts";
import { alpha, contrast } from "./colour.ts";
import { easeInOut, easeOut, lerp, progress } from "./easing.ts";
import type { Footage } from "./screen-footage.ts";
import type { Box } from "./stage-size.ts";

/** The part of the picture that shows: how near it is, and its left upper corner in CSS px of the viewport. */
export interface View {
  zoom: number;
  x: number;
  y: number;
}

/** All of the picture. */
export const WHOLE: View = { zoom: 1, x: 0, y: 0 };

/**
 * How what touches the screen is shown: `touch` comes for each tap and goes again, `guide` is always there and travels from one to
 * the next.
 */
export type PointerKind = "touch" | "guide";

/** A pointer is so much smaller while it presses. */
const PRESSED = 0.85;
/** It goes down before a tap and comes up after it, ms of the trailer. */
const DOWN_MS = 90;
const UP_MS = 190;
/** What a tap sends out, ms of the trailer. */
const RIPPLE_MS = 460;
/** A touch comes so long before its tap and is gone so long after it, ms of the trailer. */
const COMES_MS = 260;
const GONE_MS = 560;
/** How long a guide travels to what it presses, and how long before the tap it is there, ms of the trailer. */
const TRAVEL_MS = 620;
const THERE_MS = 130;

/** Size of a pointer by how long ago its tap was, ms of the trailer: 1, and less while it presses. */
export function pressOf(age: number): number {
  if (age < 0) return lerp(1, PRESSED, easeInOut(progress(age, -DOWN_MS, DOWN_MS)));
  return lerp(PRESSED, 1, easeOut(progress(age, 30, UP_MS)));
}

/** Draws what touches the screen, in px of what `screen` is given in: it presses, and what it presses ripples once. */
export function drawTaps(
  context: Canvas2D,
  footage: Footage,
  screen: Box,
  view: View,
  { colour, kind }: { colour: string; kind: PointerKind },
): void {
  const unit = (screen.width / footage.viewport.width) * view.zoom;
  const at = (point: { x: number; y: number }): { x: number; y: number } => ({
    x: screen.x + (point.x - view.x) * unit,
    y: screen.y + (point.y - view.y) * unit,
  });
  // Of the size of a fingertip, whatever the app was filmed at.
  const radius = kind === "guide" ? 21 * unit : 19 * unit;
  for (const tap of footage.taps) {
    const age = (footage.clip - tap.atMs) / footage.rate;
    drawRipple(context, at(tap), radius, colour, age);
    if (kind === "guide" || age < -COMES_MS || age > GONE_MS) continue;
    const near = easeOut(progress(age, -COMES_MS, 170));
    const gone = 1 - progress(age, 250, GONE_MS - 250);
    const size = radius * lerp(1.7, 1, near) * pressOf(age);
    fingertip(context, at(tap), size, colour, near * gone);
  }
  if (kind === "guide") drawGuide(context, footage, at, radius, colour);
}

/** One soft ring that goes out from what was pressed `age` ms ago. */
export function drawRipple(
  context: Canvas2D,
  { x, y }: { x: number; y: number },
  radius: number,
  colour: string,
  age: number,
): void {
  if (age < 0 || age >= RIPPLE_MS) return;
  const share = easeOut(progress(age, 0, RIPPLE_MS));
  const strength = 1 - progress(age, 60, RIPPLE_MS - 60);
  context.fillStyle = alpha(colour, 0.16 * strength);
  context.beginPath();
  context.arc(x, y, radius * lerp(0.9, 2.5, share), 0, Math.PI * 2);
  context.fill();
  context.strokeStyle = alpha(colour, 0.75 * strength);
  context.lineWidth = radius * lerp(0.2, 0.05, share);
  context.beginPath();
  context.arc(x, y, radius * lerp(0.9, 2.5, share), 0, Math.PI * 2);
  context.stroke();
}

/** A round tip that can be seen on any screen: its edge is light or dark, whichever its colour is not. */
function fingertip(
  context: Canvas2D,
  { x, y }: { x: number; y: number },
  radius: number,
  colour: string,
  opacity: number,
): void {
  if (opacity <= 0) return;
  context.fillStyle = alpha(colour, 0.55 * opacity);
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
  context.strokeStyle = alpha(contrast(colour, "#ffffff") > 2 ? "#ffffff" : "#111111", 0.85 * opacity);
  context.lineWidth = radius * 0.14;
  context.beginPath();
  context.arc(x, y, radius * 0.93, 0, Math.PI * 2);
  context.stroke();
}

/** Where the guide is before anything was touched: at the lower right, where a thumb is. */
function restOf({ viewport }: Footage): { x: number; y: number } {
  return { x: viewport.width * 0.82, y: viewport.height * 0.74 };
}

/** The pointer that is always there: it travels along a slight arc to what comes next, presses it and waits. */
function drawGuide(
  context: Canvas2D,
  footage: Footage,
  at: (point: { x: number; y: number }) => { x: number; y: number },
  radius: number,
  colour: string,
): void {
  const { clip, rate, taps } = footage;
  let place = restOf(footage);
  let press = 1;
  for (const tap of taps) {
    const age = (clip - tap.atMs) / rate;
    if (age <= -TRAVEL_MS - THERE_MS) break;
    const share = easeInOut(progress(age, -TRAVEL_MS - THERE_MS, TRAVEL_MS));
    const reach = Math.hypot(tap.x - place.x, tap.y - place.y);
    const bow = Math.sin(share * Math.PI) * reach * 0.12;
    place = { x: lerp(place.x, tap.x, share) + bow, y: lerp(place.y, tap.y, share) - bow * 0.4 };
    press = pressOf(age);
  }
  drawPointer(context, at(place), radius, colour, press);
}

/** A round pointer with its shadow, which comes nearer as it goes down. */
export function drawPointer(
  context: Canvas2D,
  { x, y }: { x: number; y: number },
  radius: number,
  colour: string,
  press: number,
): void {
  const size = radius * press;
  const lift = radius * lerp(0.1, 0.34, (press - PRESSED) / (1 - PRESSED));
  context.fillStyle = "rgba(0, 0, 0, 0.2)";
  context.beginPath();
  context.arc(x + lift * 0.5, y + lift, size * 1.04, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = "#ffffff";
  context.beginPath();
  context.arc(x, y, size, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, size * 0.76, 0, Math.PI * 2);
  context.fill();
}
