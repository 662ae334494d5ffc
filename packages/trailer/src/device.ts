import type { FootageManifest } from "@sayhey/contract/footage";
import { footageFrameIndex } from "./assets.ts";
import type { Canvas2D, CanvasImage } from "./canvas.ts";
import { alpha, contrast } from "./colour.ts";
import { lookAt } from "./device-camera.ts";
import { BEZEL, BROWSER_BAR, deviceBox, NEAREST } from "./device-layout.ts";
import { easeInOut, easeOut, progress } from "./easing.ts";
import { MINI_VIEWPORT, miniRowBox, paintMiniScreen } from "./mini-screen.ts";
import { showLink } from "./scenes/show-link.ts";
import type { Sprite } from "./sprite-store.ts";
import type { Stage } from "./stage.ts";
import type { Box } from "./stage-size.ts";
import type { SceneOf } from "./storyboard.ts";

/** What a device's frame looks like in a style. */
export interface DeviceLook {
  frame: string;
  /** Line around the frame, or null. */
  rim: string | null;
  rimWidth: number;
  /** Corner radius as a share of the width. */
  corner: number;
  shadow: "soft" | "hard" | "glow" | "none";
  shadowColour: string;
  /** Colour of taps. */
  touch: string;
}

interface Footage {
  image: CanvasImage;
  /** Names the picture among all that the trailer shows. */
  key: string;
  /** Whether it shows long enough to be worth keeping at its final size. */
  rests: boolean;
  /** Whether the camera goes to what is used, stays, or draws back from it. */
  zoom: "auto" | "none" | "out";
  /** Ms of the trailer since its scene began. */
  time: number;
  viewport: { width: number; height: number };
  /** Time of the clip, ms, and ms of the clip per ms of the trailer. */
  clip: number;
  rate: number;
  taps: FootageManifest["taps"];
  boxes: FootageManifest["boxes"];
  results: NonNullable<FootageManifest["results"]>;
}

/** A picture that shows at least this long is kept at its final size, ms of the trailer. */
const RESTING_MS = 120;

/** What shows on the device now: the filmed app, or its screen drawn from the storyboard. */
export function screenFootage(stage: Stage, scene: SceneOf<"feature">): Footage {
  const time = Math.min(Math.max(stage.total - scene.startMs, 0), scene.durationMs);
  const source = scene.footage === null ? null : stage.assets.footage(scene.footage.id);
  const rate = scene.footage?.rate ?? 1;
  const clip = (scene.footage?.startMs ?? 0) + time * rate;
  const image = source?.frameAt(clip) ?? null;
  if (source !== null && image !== null) {
    const { viewport, taps, boxes, results = [] } = source.manifest;
    const { frames } = source.manifest;
    const index = footageFrameIndex(source.manifest, clip);
    const stays = (frames[index + 1]?.atMs ?? Number.POSITIVE_INFINITY) - (frames[index]?.atMs ?? 0);
    return {
      image,
      key: `${scene.footage?.id}:${index}`,
      rests: stays >= RESTING_MS * rate,
      zoom: scene.footage?.zoom ?? "auto",
      time,
      viewport,
      clip,
      rate,
      taps,
      boxes,
      results,
    };
  }
  const tapAt = scene.durationMs * 0.42;
  const row = Math.min(1, Math.max(0, scene.screen.rows.length - 1));
  const width = deviceBox(stage.storyboard.aspect, "phone", MINI_VIEWPORT).width * (1 - 2 * BEZEL);
  const imageAt = (at: number): CanvasImage => {
    const pressed = at > tapAt && scene.screen.rows.length > 0 ? row : null;
    return stage.sprite(
      `mini:${scene.id}:${pressed ?? ""}`,
      width,
      (width * MINI_VIEWPORT.height) / MINI_VIEWPORT.width,
      (context) => {
        context.scale(width / MINI_VIEWPORT.width, width / MINI_VIEWPORT.width);
        paintMiniScreen(context, stage.storyboard, scene.screen, pressed);
      },
    ).surface.image;
  };
  const box = miniRowBox(scene.screen, row);
  const some = scene.screen.rows.length > 0;
  return {
    image: imageAt(time),
    key: `mini:${scene.id}:${time > tapAt}`,
    rests: true,
    zoom: "auto",
    time,
    viewport: MINI_VIEWPORT,
    clip: time,
    rate: 1,
    taps: some ? [{ atMs: tapAt, x: box.x + box.width * 0.6, y: box.y + box.height * 0.5, kind: "tap" }] : [],
    boxes: some ? [{ atMs: tapAt, name: scene.screen.rows[row]?.title ?? "", ...box }] : [],
    results: [],
  };
}

/** Size of the device a feature is shown on, px of the stage. */
export function deviceSize(stage: Stage, scene: SceneOf<"feature">): { width: number; height: number } {
  const source = scene.footage === null ? null : stage.assets.footage(scene.footage.id);
  return deviceBox(stage.storyboard.aspect, scene.device, source?.manifest.viewport ?? MINI_VIEWPORT);
}

/** Soft shadow of a device, painted once. */
function paintShadow(stage: Stage, box: Box, radius: number, look: DeviceLook): void {
  if (look.shadow === "none") return;
  const { context } = stage;
  if (look.shadow === "hard") {
    context.fillStyle = look.shadowColour;
    context.beginPath();
    const shift = box.width * 0.045;
    context.roundRect(box.x + shift, box.y + shift, box.width, box.height, radius);
    // What the device covers is left out.
    context.rect(box.x + radius, box.y + radius, box.width - radius * 2, box.height - radius * 2);
    context.fill("evenodd");
    return;
  }
  const blur = look.shadow === "glow" ? 60 : 70;
  const margin = blur * 2;
  const sprite = stage.softSprite(
    `shadow:${look.shadow}:${look.shadowColour}:${box.width}x${Math.round(box.height)}`,
    box.width + margin * 2,
    box.height + margin * 2,
    (paint, length) => {
      paint.shadowColor = look.shadowColour;
      paint.shadowBlur = length(blur);
      paint.shadowOffsetY = length(look.shadow === "glow" ? 0 : 34);
      paint.fillStyle = look.shadowColour;
      paint.beginPath();
      paint.roundRect(margin, margin, box.width, box.height, radius);
      paint.fill();
    },
  );
  stage.blitAround(sprite, box.x - margin, box.y - margin, {
    x: margin + radius * 0.3,
    y: margin + radius * 0.3,
    width: box.width - radius * 0.6,
    height: box.height - radius * 0.6,
  });
}

/** Where a device is seen: beneath the words upright, else from beside them to the edge. */
function frameOf(stage: Stage, rest: Box): { x: number; y: number; width: number; height: number; clearTo: number } {
  const { width, height, safe } = stage;
  return stage.portrait
    ? { x: 0, y: rest.y - MARGIN, width, height: height - rest.y + MARGIN, clearTo: safe.y + safe.height }
    : { x: rest.x - MARGIN, y: 0, width: width - rest.x + MARGIN, height, clearTo: height };
}

/** The device around its screen. */
function paintFrame(
  stage: Stage,
  outer: Box,
  screen: Box,
  {
    look,
    radius,
    inset,
    browser,
    fill,
  }: { look: DeviceLook; radius: number; inset: number; browser: boolean; fill: number },
): void {
  const { context } = stage;
  context.fillStyle = look.frame;
  context.beginPath();
  context.roundRect(outer.x, outer.y, outer.width, outer.height, radius);
  // Behind the screen nothing of it is seen.
  if (fill >= 1) context.rect(screen.x + inset, screen.y + inset, screen.width - inset * 2, screen.height - inset * 2);
  context.fill("evenodd");
  if (look.rim !== null) {
    context.strokeStyle = look.rim;
    context.lineWidth = look.rimWidth;
    context.beginPath();
    context.roundRect(outer.x, outer.y, outer.width, outer.height, radius);
    context.stroke();
  }
  if (browser) {
    drawBar(stage, outer, look);
    return;
  }
  // Keys at the side.
  context.fillStyle = look.frame;
  const key = outer.width * 0.008 + 2;
  context.fillRect(outer.x + outer.width, outer.y + outer.height * 0.2, key, outer.height * 0.09);
  context.fillRect(outer.x - key, outer.y + outer.height * 0.17, key, outer.height * 0.05);
  context.fillRect(outer.x - key, outer.y + outer.height * 0.24, key, outer.height * 0.07);
}

/** Between the words and a device that comes near, px of the stage. */
const MARGIN = 14;

/**
 * Draws the device at a box with what shows on it, and the taps. On a phone the camera goes to what is used and to what comes of it.
 * `fill` of the screen is shown, from the top.
 */
export function drawDevice(stage: Stage, scene: SceneOf<"feature">, rest: Box, look: DeviceLook, fill = 1): void {
  const { context } = stage;
  const footage = screenFootage(stage, scene);
  const browser = scene.device === "browser";
  const screenOf = (of: Box): Box => {
    const bezel = browser ? 0 : of.width * BEZEL;
    const bar = browser ? BROWSER_BAR : 0;
    return {
      x: snap(of.x + bezel),
      y: snap(of.y + bezel + bar),
      width: snap(of.width - bezel * 2),
      height: snap(of.height - bezel * 2 - bar),
    };
  };
  // Whole px of the canvas: the picture inside is then sharp and cheap.
  const snap = (value: number): number => Math.round(value * stage.scale) / stage.scale;
  const frame = frameOf(stage, rest);
  const { box, isMoving } =
    browser || footage.zoom === "none" || fill < 1
      ? { box: rest, isMoving: false }
      : lookAt(footage, rest, screenOf(rest), frame);
  const isNear = box.width > rest.width * 1.001;
  const bezel = browser ? 0 : box.width * BEZEL;
  const radius = box.width * (browser ? look.corner * 0.25 : look.corner);
  const outer = { x: snap(box.x), y: snap(box.y), width: box.width, height: box.height };
  const screen = screenOf(box);
  context.save();
  if (isNear) {
    // What comes near stays out of the words.
    context.beginPath();
    context.rect(frame.x, frame.y, frame.width, frame.height);
    context.clip();
  } else paintShadow(stage, outer, radius, look);
  const inset = Math.max(radius - bezel, 4);
  // Come near enough, the screen is all that is to be seen of the device.
  const fills =
    isNear &&
    screen.x <= frame.x &&
    screen.y <= frame.y &&
    screen.x + screen.width >= frame.x + frame.width &&
    screen.y + screen.height >= frame.y + frame.height;
  if (!fills) paintFrame(stage, outer, screen, { look, radius, inset, browser, fill });
  const view =
    browser && footage.zoom === "auto" ? viewOf(footage, stage.portrait ? 1.7 : stage.square ? 1.55 : 1.3) : WHOLE;
  const corners = browser ? [0, 0, radius, radius] : [inset, inset, inset, inset];
  const picture = view.zoom > 1.001 || fill < 1 || isMoving ? null : restingPicture(stage, footage, screen, corners);
  context.save();
  context.beginPath();
  if (fill < 1) context.rect(screen.x, screen.y, screen.width, screen.height * fill);
  // A picture that is kept has its corners already, and a straight clip costs nothing.
  else if (picture !== null || fills) context.rect(screen.x, screen.y, screen.width, screen.height);
  else context.roundRect(screen.x, screen.y, screen.width, screen.height, corners);
  context.clip();
  if (picture === null) drawPicture(context, footage, screen, view);
  else stage.blit(picture, screen.x, screen.y);
  if (fill >= 1) drawTaps(stage, footage, screen, look, view);
  context.restore();
  context.restore();
}

/** The part of the picture that shows: how near it is, and its left upper corner in CSS px of the viewport. */
interface View {
  zoom: number;
  x: number;
  y: number;
}

const WHOLE: View = { zoom: 1, x: 0, y: 0 };

/** How the picture comes nearer to each element that is used, and goes back when nothing more is. */
function viewOf(footage: Footage, least: number): View {
  const { viewport, clip, rate } = footage;
  const uses = footage.boxes.filter((box) => box.width >= 24 && box.height >= 16);
  let view = WHOLE;
  for (const [index, use] of uses.entries()) {
    const arrive = progress(clip, use.atMs - 900 * rate, 520 * rate);
    if (arrive <= 0) break;
    const next = uses[index + 1];
    // As near as all of the element allows; on a small device nearer, for then only what is touched can be read.
    const zoom = Math.min(
      NEAREST,
      Math.max(least, (viewport.width * 0.72) / use.width),
      Math.max(1, (viewport.height * 0.8) / use.height),
    );
    const touched = footage.taps.find((tap) => Math.abs(tap.atMs - use.atMs) < 60);
    const shown = viewport.width / zoom;
    // What is too wide is shown from its beginning, as far as what is touched is seen.
    const centre =
      use.width <= shown || touched === undefined
        ? use.x + use.width / 2
        : Math.max(use.x - 16, touched.x - shown * 0.86) + shown / 2;
    const place = (centre: number, size: number): number =>
      Math.min(Math.max(centre - size / zoom / 2, 0), size - size / zoom);
    const near = {
      zoom,
      x: place(centre, viewport.width),
      y: place(use.y + use.height / 2, viewport.height),
    };
    view = between(view, near, easeInOut(arrive));
    const leave = use.atMs + 900 * rate;
    // What is used soon after is gone to straight away.
    if (next === undefined || next.atMs - 900 * rate > leave)
      view = between(view, WHOLE, easeInOut(progress(clip, leave, 520 * rate)));
  }
  return view;
}

function between(from: View, to: View, share: number): View {
  const mixed = (a: number, b: number): number => a + (b - a) * share;
  return { zoom: mixed(from.zoom, to.zoom), x: mixed(from.x, to.x), y: mixed(from.y, to.y) };
}

/** The picture at its final size with its corners cut, when it shows long enough to be kept. */
function restingPicture(stage: Stage, footage: Footage, screen: Box, corners: number[]): Sprite | null {
  if (!footage.rests) return null;
  const { image, key } = footage;
  return stage.sprite(`screen:${key}:${Math.round(screen.height)}`, screen.width, screen.height, (paint) => {
    paint.beginPath();
    paint.roundRect(0, 0, screen.width, screen.height, corners);
    paint.clip();
    paint.imageSmoothingEnabled = true;
    paint.drawImage(image, 0, 0, screen.width, screen.height);
  });
}

function drawPicture(context: Canvas2D, footage: Footage, screen: Box, view: View): void {
  const { image, viewport } = footage;
  const { x, y, width, height } = screen;
  if (view.zoom <= 1.001) {
    context.drawImage(image, x, y, width, height);
    return;
  }
  const px = image.width / viewport.width;
  const shown = Math.min((viewport.height / view.zoom) * px, image.height - view.y * px);
  context.drawImage(image, view.x * px, view.y * px, (viewport.width / view.zoom) * px, shown, x, y, width, height);
}

/** The bar of a browser window: three dots and the address. */
function drawBar(stage: Stage, outer: Box, look: DeviceLook): void {
  const { context, storyboard } = stage;
  const middle = outer.y + BROWSER_BAR / 2;
  const light = contrast(look.frame, "#000000") > 6;
  const ink = light ? "#000000" : "#ffffff";
  context.fillStyle = alpha(ink, 0.28);
  for (let dot = 0; dot < 3; dot++) {
    context.beginPath();
    context.arc(outer.x + 36 + dot * 28, middle, 8, 0, Math.PI * 2);
    context.fill();
  }
  const x = outer.x + 130;
  const width = Math.min(outer.width - 260, 520);
  if (width < 120) return;
  context.fillStyle = alpha(ink, 0.1);
  context.beginPath();
  context.roundRect(x, middle - 20, width, 40, 20);
  context.fill();
  const block = stage.layout(showLink(storyboard.link ?? storyboard.title), "strong", {
    width: width - 48,
    height: 32,
    maxSize: 22,
    minSize: 12,
    leading: 1,
    tracking: 0,
    align: "left",
    maxLines: 1,
  });
  context.font = block.font;
  context.textAlign = "left";
  context.fillStyle = alpha(ink, 0.72);
  for (const line of block.lines)
    for (const word of line.words) {
      context.direction = word.rtl ? "rtl" : "ltr";
      context.fillText(word.text, x + 24 + word.x, middle - block.height / 2 + line.baseline);
    }
  context.direction = "ltr";
}

function drawTaps(stage: Stage, footage: Footage, screen: Box, look: DeviceLook, view: View): void {
  const { context } = stage;
  const unit = (screen.width / footage.viewport.width) * view.zoom;
  for (const tap of footage.taps) {
    const age = (footage.clip - tap.atMs) / footage.rate;
    if (age < -260 || age > 620) continue;
    const x = screen.x + (tap.x - view.x) * unit;
    const y = screen.y + (tap.y - view.y) * unit;
    const near = easeOut(progress(age, -260, 220));
    const gone = 1 - progress(age, 240, 300);
    context.fillStyle = alpha(look.touch, 0.42 * near * gone);
    context.beginPath();
    context.arc(x, y, unit * (age < 0 ? 46 - 22 * near : 24 + 4 * Math.min(age / 200, 1)), 0, Math.PI * 2);
    context.fill();
    if (age >= 0) {
      const ring = easeOut(progress(age, 0, 560));
      context.strokeStyle = alpha(look.touch, 0.9 * (1 - ring));
      context.lineWidth = unit * 5 * (1 - ring * 0.7);
      context.beginPath();
      context.arc(x, y, unit * (22 + 62 * ring), 0, Math.PI * 2);
      context.stroke();
    }
  }
}
