import type { Canvas2D } from "./canvas.ts";
import { alpha, contrast } from "./colour.ts";
import { betweenBoxes, lookAt, type Frame } from "./device-camera.ts";
import { BEZEL, BROWSER_BAR, deviceBox, NEAREST } from "./device-layout.ts";
import type { DeviceLook } from "./device-look.ts";
import { easeInOut, progress } from "./easing.ts";
import { MINI_VIEWPORT } from "./mini-screen.ts";
import { showLink } from "./scenes/show-link.ts";
import { screenFootage, type Footage } from "./screen-footage.ts";
import { drawSlab } from "./slab.ts";
import type { Sprite } from "./sprite-store.ts";
import type { Stage } from "./stage.ts";
import type { Box } from "./stage-size.ts";
import type { SceneOf } from "./storyboard.ts";
import { drawTaps, WHOLE, type View } from "./taps.ts";

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

/** Where a device is seen: beneath the words upright, else from beside them to the edge, whichever side it stands on. */
function frameOf(stage: Stage, rest: Box, top = rest.y - MARGIN): Frame {
  const { width, height, safe } = stage;
  if (stage.portrait) return { x: 0, y: top, width, height: height - top, clearTo: safe.y + safe.height };
  const end = rest.x + rest.width;
  return end < width - rest.x
    ? { x: 0, y: 0, width: end + MARGIN, height, clearTo: height }
    : { x: rest.x - MARGIN, y: 0, width: width - rest.x + MARGIN, height, clearTo: height };
}

/** The device around its screen. */
function paintFrame(
  stage: Stage,
  context: Canvas2D,
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
    drawBar(stage, context, outer, look);
    return;
  }
  if (look.window !== undefined) return;
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
export function drawDevice(stage: Stage, scene: SceneOf<"feature">, place: Box, look: DeviceLook, fill = 1): void {
  const { context } = stage;
  const { window } = look;
  const size = deviceSize(stage, scene);
  const rest =
    window === undefined
      ? place
      : { ...place, y: place.y + window.header, height: (place.width * size.height) / size.width };
  window?.paint(place);
  const touches = { colour: look.touch, kind: look.pointer ?? "touch" } as const;
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
  const frame =
    window === undefined ? frameOf(stage, rest, look.top) : windowFrame(stage, place, screenOf(rest), window.header);
  const { box, isMoving } =
    browser || footage.zoom === "none" || fill < 1
      ? { box: rest, isMoving: false }
      : lookAt(footage, rest, screenOf(rest), frame, look.closeUp);
  const isNear = box.width > rest.width * 1.001;
  const bezel = browser ? 0 : box.width * BEZEL;
  const radius = box.width * (browser ? look.corner * 0.25 : look.corner);
  const outer = { x: snap(box.x), y: snap(box.y), width: box.width, height: box.height };
  const screen = screenOf(box);
  const pose = look.pose?.(footage) ?? null;
  if (pose !== null) {
    drawSlab(stage, rest, betweenBoxes(rest, box, pose.facing), look, pose, {
      key: `${footage.key}:${touchKey(footage)}`,
      paint(flat, at) {
        const inner = {
          ...screenOf(at),
          x: at.width * (browser ? 0 : BEZEL),
          y: browser ? BROWSER_BAR : at.width * BEZEL,
        };
        const corner = at.width * (browser ? look.corner * 0.25 : look.corner);
        const within = Math.max(corner - inner.x, 4);
        paintFrame(stage, flat, at, inner, { look, radius: corner, inset: within, browser, fill });
        flat.save();
        flat.beginPath();
        flat.roundRect(inner.x, inner.y, inner.width, inner.height, browser ? [0, 0, corner, corner] : within);
        flat.clip();
        drawPicture(flat, footage, inner, WHOLE);
        drawTaps(flat, footage, inner, WHOLE, touches);
        flat.restore();
      },
    });
    return;
  }
  context.save();
  if (isNear || window !== undefined) {
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
  if (!fills) paintFrame(stage, context, outer, screen, { look, radius, inset, browser, fill });
  const view =
    browser && footage.zoom === "auto" ? viewOf(footage, stage.portrait ? 1.7 : stage.square ? 1.55 : 1.3) : WHOLE;
  const corners = browser ? [0, 0, radius, radius] : [inset, inset, inset, inset];
  const picture =
    view.zoom > 1.001 || fill < 1 || (isMoving && window === undefined)
      ? null
      : restingPicture(stage, footage, screen, corners);
  context.save();
  context.beginPath();
  if (fill < 1) context.rect(screen.x, screen.y, screen.width, screen.height * fill);
  // A picture that is kept has its corners already, and a straight clip costs nothing.
  else if (picture !== null || fills) context.rect(screen.x, screen.y, screen.width, screen.height);
  else context.roundRect(screen.x, screen.y, screen.width, screen.height, corners);
  context.clip();
  if (picture === null) drawPicture(context, footage, screen, view);
  else stage.blit(picture, screen.x, screen.y);
  if (fill >= 1) drawTaps(context, footage, screen, view, touches);
  context.restore();
  context.restore();
}

/** What a window shows of the device in it, which goes on below. */
function windowFrame(stage: Stage, place: Box, screen: Box, header: number): Frame {
  const bezel = screen.x - place.x;
  const end = stage.portrait ? stage.height : place.y + place.height - bezel;
  const clearTo = stage.portrait ? stage.safe.y + stage.safe.height : end;
  const y = place.y + header;
  return { x: screen.x, y, width: screen.width, height: end - y, clearTo, isWindow: true };
}

/** Names what is drawn on the screen besides its picture: touches that are on their way, to the ms. */
function touchKey({ taps, clip, rate }: Footage): string {
  return taps.some(({ atMs }) => Math.abs(clip - atMs) < 800 * rate) ? String(Math.round(clip)) : "";
}

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
function drawBar(stage: Stage, context: Canvas2D, outer: Box, look: DeviceLook): void {
  const { storyboard } = stage;
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
