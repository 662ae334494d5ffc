import { mix } from "./colour.ts";
import { clamp01, easeIn, easeInOut, easeOut, easeOutExpo } from "./easing.ts";
import type { Sprite } from "./sprite-store.ts";
import type { Stage } from "./stage.ts";
import type { Transition } from "./storyboard.ts";

/** What a style's transitions are made of. */
export interface TransitionLook {
  /** Bands of the block that crosses the picture, from the one that comes last to the one that comes first. */
  bands: readonly string[];
  /** How far the block's edges lean, px of the stage. */
  lean: number;
  /** How wide the block is at least, px of the stage. */
  least: number;
  /** How far its tail stays behind its head, as a share of the time. */
  gap: number;
  edge: "straight" | "torn" | "lit";
  /** Colour of flashes. */
  flash: string;
}

/** The block that crosses the picture, between two places on its way. */
function paintBlock(stage: Stage, look: TransitionLook, tail: number, head: number): void {
  const { context, height } = stage;
  const { bands, lean, edge } = look;
  const each = (head - tail) / bands.length;
  bands.forEach((colour, index) => {
    const left = tail + index * each;
    // Bands overlap by a px, or the picture behind would show between them.
    const right = left + each + (index === bands.length - 1 ? 0 : 1);
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(left + lean / 2, 0);
    context.lineTo(right + lean / 2, 0);
    if (edge === "torn") tear(stage, right, lean, index + 1, 0, height);
    context.lineTo(right - lean / 2, height);
    context.lineTo(left - lean / 2, height);
    if (edge === "torn") tear(stage, left, lean, index, height, 0);
    context.closePath();
    context.fill();
    if (edge !== "lit") return;
    context.fillStyle = mix(colour, "#ffffff", 0.7);
    context.fillRect(right - 10, 0, 10, height);
  });
}

/** A torn edge from one height to another. */
function tear(stage: Stage, x: number, lean: number, seed: number, from: number, to: number): void {
  const teeth = 26;
  for (let tooth = 1; tooth < teeth; tooth++) {
    const share = tooth / teeth;
    const y = from + (to - from) * share;
    const drop = y / stage.height;
    const at = from < to ? tooth : teeth - tooth;
    stage.context.lineTo(x + lean * (0.5 - drop) + ((at * 37 + seed * 53) % 29) - 14, y);
  }
}

/**
 * Draws a scene taking over from the one before. `before` is that one's last frame as a picture; `after` draws the new scene,
 * live. `share` of the transition has passed, 0..1.
 */
export function drawTransition(
  stage: Stage,
  kind: Transition["kind"],
  share: number,
  before: Sprite,
  look: TransitionLook,
  after: () => void,
): void {
  const { context, width, height } = stage;
  const whole = (): void => stage.blit(before, 0, 0);
  const clipRect = (x: number, y: number, w: number, h: number, paint: () => void): void => {
    context.save();
    context.beginPath();
    context.rect(x, y, w, h);
    context.clip();
    paint();
    context.restore();
  };
  switch (kind) {
    case "cut":
      after();
      return;
    case "wipe": {
      // A block of colour crosses; the new scene is what it leaves behind.
      const room = Math.max(look.least, look.lean);
      const way = width + room + look.lean;
      const pace = 1 + look.gap;
      const head = easeInOut(clamp01(share * pace)) * way - look.lean / 2;
      const tail = easeInOut(clamp01(share * pace - look.gap)) * way - look.lean / 2 - room;
      // The seam lies behind the block, whichever way its edges lean.
      // Whole px: at a smoothed edge the picture before would shine through.
      const seam = Math.round(Math.min(Math.max((head + tail) / 2, 0), width) * stage.scale) / stage.scale;
      if (seam > 0) clipRect(0, 0, seam, height, after);
      if (seam < width) clipRect(seam, 0, width - seam, height, whole);
      paintBlock(stage, look, tail, head);
      return;
    }
    case "push": {
      const shift = easeInOut(share) * (stage.portrait ? height : width);
      const [dx, dy] = stage.portrait ? [0, 1] : [1, 0];
      stage.blit(before, -shift * dx, -shift * dy);
      stage.offsetX = (width - shift) * dx;
      stage.offsetY = (height - shift) * dy;
      stage.reset();
      clipRect(0, 0, width, height, after);
      stage.offsetX = 0;
      stage.offsetY = 0;
      stage.reset();
      return;
    }
    case "circle": {
      whole();
      context.save();
      context.beginPath();
      context.arc(
        width / 2,
        height * 0.5,
        Math.max(1, easeInOut(share) * Math.hypot(width, height) * 0.52),
        0,
        Math.PI * 2,
      );
      context.clip();
      after();
      context.restore();
      const rim = look.bands[0];
      if (rim === undefined || share >= 0.98) return;
      context.strokeStyle = rim;
      context.lineWidth = 30 * (1 - share);
      context.beginPath();
      context.arc(
        width / 2,
        height * 0.5,
        Math.max(1, easeInOut(share) * Math.hypot(width, height) * 0.52),
        0,
        Math.PI * 2,
      );
      context.stroke();
      return;
    }
    case "fade":
      after();
      // Quick in the middle: words upon words are hard to read.
      stage.blit(before, 0, 0, 1 - easeInOut(clamp01((share - 0.25) * 2)));
      return;
    case "slide": {
      // The old scene is a sheet that is drawn away upwards, its shadow on the new one.
      after();
      const shift = -easeIn(share) * height * 1.06;
      context.fillStyle = "rgba(0, 0, 0, 0.10)";
      for (const depth of [14, 30, 52]) context.fillRect(0, height + shift, width, depth);
      stage.blit(before, 0, shift);
      return;
    }
    case "flash": {
      if (share < 0.34) whole();
      else after();
      const strength = share < 0.34 ? share / 0.34 : 1 - easeOut((share - 0.34) / 0.66);
      context.globalAlpha = clamp01(strength);
      context.fillStyle = look.flash;
      context.fillRect(0, 0, width, height);
      context.globalAlpha = 1;
      return;
    }
    case "zoom": {
      after();
      const zoom = 1 + easeIn(share) * 1.6;
      const w = width / zoom;
      const h = height / zoom;
      const px = stage.scale;
      context.globalAlpha = 1 - easeInOut(share);
      context.drawImage(
        before.surface.image,
        ((width - w) / 2) * px,
        ((height - h) / 2) * px,
        w * px,
        h * px,
        0,
        0,
        width,
        height,
      );
      context.globalAlpha = 1;
      return;
    }
    case "blinds": {
      after();
      const bands = stage.wide ? 6 : 8;
      const band = height / bands;
      for (let index = 0; index < bands; index++) {
        const own = easeInOut(clamp01(share * 1.7 - (index / bands) * 0.7));
        if (own >= 1) continue;
        const x = (index % 2 === 0 ? 1 : -1) * own * width;
        clipRect(Math.max(0, x), Math.floor(index * band), width - Math.abs(x), Math.ceil(band) + 1, () =>
          stage.blit(before, x, 0),
        );
      }
      return;
    }
    case "drop": {
      // The new scene falls in from above and lands.
      whole();
      stage.offsetY = -(1 - easeOutExpo(share)) * height;
      stage.reset();
      clipRect(0, 0, width, height, after);
      stage.offsetY = 0;
      stage.reset();
      return;
    }
  }
}
