import type { Canvas2D } from "../canvas.ts";
import { mix } from "../colour.ts";
import type { Sprite } from "../sprite-store.ts";
import type { Box, Stage } from "../stage.ts";
import type { TextBlock } from "../text-layout.ts";

/** The whole block as lit tubes with their halo, painted once. */
export function glow(
  stage: Stage,
  block: TextBlock,
  colour: string,
  key: string,
): { draw(x: number, y: number, opacity: number): void } {
  const margin = 110;
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
  const halo = stage.softSprite(`halo:${id}`, width, height, (context, blur) => {
    context.shadowColor = colour;
    context.fillStyle = colour;
    for (const length of [70, 24]) {
      context.shadowBlur = blur(length);
      text(context, true);
    }
  });
  const sprite = stage.sprite(`glow:${id}`, width, height, (context) => {
    stageless(context, halo, stage.scale);
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

function stageless(context: Canvas2D, sprite: Sprite, scale: number): void {
  context.drawImage(sprite.surface.image, 0, 0, sprite.width / scale, sprite.height / scale);
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
): void {
  if (opacity <= 0) return;
  const margin = 80;
  const width = box.width + margin * 2;
  const height = box.height + margin * 2;
  const id = `${key}:${colour}:${Math.round(box.width)}x${Math.round(box.height)}:${thick}`;
  const halo = stage.softSprite(`tube-halo:${id}`, width, height, (context, blur) => {
    context.translate(margin, margin);
    context.strokeStyle = colour;
    context.shadowColor = colour;
    context.lineWidth = thick * 1.4;
    context.lineJoin = "round";
    context.lineCap = "round";
    for (const length of [60, 20]) {
      context.shadowBlur = blur(length);
      path(context);
      context.stroke();
    }
  });
  const sprite = stage.sprite(`tube:${id}`, width, height, (context) => {
    stageless(context, halo, stage.scale);
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
  stage.blit(sprite, box.x - margin, box.y - margin, opacity);
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
  );
}
