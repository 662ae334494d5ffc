import { createSprite, type Canvas2D } from "../canvas.ts";
import { mix } from "../colour.ts";
import type { Stage } from "../stage.ts";
import type { Box } from "../stage-size.ts";
import type { TextBlock } from "../text-layout.ts";

/** The whole block as lit tubes with their halo, painted once. */
export function glow(
  stage: Stage,
  block: TextBlock,
  colour: string,
  key: string,
): { draw(x: number, y: number, opacity: number): void } {
  const margin = 76;
  const id = `${key}:${colour}:${block.font}:${Math.round(block.width)}`;
  const width = block.width + margin * 2;
  const height = block.height + margin * 2;
  const text = (context: Canvas2D, filled: boolean): void => {
    context.font = block.font;
    context.letterSpacing = `${block.letterSpacing}px`;
    context.textAlign = "left";
    for (const line of block.lines) {
      for (const word of line.words) {
        context.direction = word.rtl ? "rtl" : "ltr";
        if (filled) context.fillText(word.text, margin + word.x, margin + line.baseline);
        else context.strokeText(word.text, margin + word.x, margin + line.baseline);
      }
    }
  };
  const sprite = stage.sprite(`glow:${id}`, width, height, (context) => {
    shine(stage, context, width, height, (soft, blur) => {
      soft.shadowColor = colour;
      soft.fillStyle = colour;
      for (const length of [56, 22]) {
        soft.shadowBlur = blur(length);
        text(soft, true);
      }
    });
    // A tube: its colour along the edge, white-hot inside. Filled last, for letters whose outlines cross themselves.
    context.strokeStyle = colour;
    context.lineWidth = Math.max(6, block.size * 0.05);
    context.lineJoin = "round";
    text(context, false);
    context.fillStyle = mix(colour, "#ffffff", 0.84);
    text(context, true);
  });
  return { draw: (x, y, opacity) => stage.blit(sprite, x - margin, y - margin, opacity) };
}

/** What is blurred, painted at a sixth of the resolution, where it costs little, and made larger. */
function shine(
  stage: Stage,
  context: Canvas2D,
  width: number,
  height: number,
  paint: (soft: Canvas2D, blur: (length: number) => number) => void,
): void {
  const share = stage.scale / 6;
  const small = createSprite(
    stage.assets.createCanvas,
    Math.max(1, Math.ceil(width * share)),
    Math.max(1, Math.ceil(height * share)),
  );
  small.context.scale(share, share);
  paint(small.context, (length) => length * share);
  context.imageSmoothingEnabled = true;
  context.drawImage(small.image, 0, 0, small.image.width / share, small.image.height / share);
}

/** A tube that fails twice before it stays lit. */
export function flicker(age: number, seed: number): number {
  if (age < 0) return 0;
  if (age > 460) return 1;
  const steps = [0.9, 0.15, 0.7, 0.05, 1, 0.45, 1];
  return steps[(Math.floor(age / 66) + seed) % steps.length] ?? 1;
}

/** A glass tube bent to an outline, with its halo, painted once; `path` draws it from 0, 0. */
export function tube(
  stage: Stage,
  key: string,
  box: Box,
  colour: string,
  opacity: number,
  path: (context: Canvas2D) => void,
  thick = 7,
  hole = 0,
): void {
  if (opacity <= 0) return;
  const margin = 80;
  const width = box.width + margin * 2;
  const height = box.height + margin * 2;
  const id = `${key}:${colour}:${Math.round(box.width)}x${Math.round(box.height)}:${thick}`;
  const sprite = stage.sprite(`tube:${id}`, width, height, (context) => {
    shine(stage, context, width, height, (soft, blur) => {
      soft.translate(margin, margin);
      soft.strokeStyle = colour;
      soft.shadowColor = colour;
      soft.lineWidth = thick * 1.4;
      soft.lineJoin = "round";
      soft.lineCap = "round";
      for (const length of [60, 20]) {
        soft.shadowBlur = blur(length);
        path(soft);
        soft.stroke();
      }
    });
    context.translate(margin, margin);
    context.lineJoin = "round";
    context.lineCap = "round";
    for (const [line, ink] of [
      [thick, colour],
      [thick * 0.45, mix(colour, "#ffffff", 0.8)],
    ] as const) {
      context.strokeStyle = ink;
      context.lineWidth = line;
      path(context);
      context.stroke();
    }
  });
  if (hole === 0) {
    stage.blit(sprite, box.x - margin, box.y - margin, opacity);
    return;
  }
  const edge = margin + hole;
  const inside = { x: edge, y: edge, width: width - edge * 2, height: height - edge * 2 };
  stage.blitAround(sprite, box.x - margin, box.y - margin, inside, opacity);
}

/** A frame of tube with round corners. */
export function tubeFrame(stage: Stage, box: Box, colour: string, opacity: number, corner: number, thick = 7): void {
  tube(
    stage,
    `frame:${corner}`,
    box,
    colour,
    opacity,
    (context) => {
      context.beginPath();
      context.roundRect(0, 0, box.width, box.height, corner);
    },
    thick,
    // The halo reaches this far inwards.
    Math.min(90, box.width * 0.3, box.height * 0.3),
  );
}
