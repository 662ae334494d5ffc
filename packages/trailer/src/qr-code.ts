import { encode } from "uqr";
import type { Sprite } from "./sprite-store.ts";
import type { Stage } from "./stage.ts";

/** A QR code of a text as a square sprite of `size` px of the stage, quiet zone included, dark on light so that any camera reads it. */
export function qrSprite(stage: Stage, text: string, size: number, dark: string, light: string): Sprite {
  return stage.sprite(`qr:${text}:${dark}:${light}`, size, size, (context) => {
    const code = encode(text, { ecc: "M", border: 3 });
    // Whole px a module: edges between modules stay crisp.
    const px = size * stage.scale;
    const unit = Math.floor(px / code.size);
    const margin = Math.floor((px - unit * code.size) / 2);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = light;
    context.fillRect(0, 0, px, px);
    context.fillStyle = dark;
    code.data.forEach((row, y) =>
      row.forEach((on, x) => {
        if (on) context.fillRect(margin + x * unit, margin + y * unit, unit, unit);
      }),
    );
  });
}
