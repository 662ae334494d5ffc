import { encode } from "uqr";
import type { Sprite } from "./sprite-store.ts";
import type { Stage } from "./stage.ts";

/** A QR code of a text as a square sprite of `size` px of the stage, quiet zone included, dark on light so that any camera reads it. */
export function qrSprite(stage: Stage, text: string, size: number, dark: string, light: string): Sprite {
  return stage.sprite(`qr:${text}:${dark}:${light}`, size, size, (context) => {
    const code = encode(text, { ecc: "M", border: 2 });
    // Edges on whole px of the canvas, so that modules stay crisp.
    const px = Math.ceil(size * stage.scale);
    const edge = (index: number): number => Math.round((index * px) / code.size);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = light;
    context.fillRect(0, 0, px, px);
    context.fillStyle = dark;
    code.data.forEach((row, y) =>
      row.forEach((on, x) => {
        if (on) context.fillRect(edge(x), edge(y), edge(x + 1) - edge(x), edge(y + 1) - edge(y));
      }),
    );
  });
}
