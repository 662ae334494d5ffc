import type { Canvas } from "@napi-rs/canvas";

/**
 * Gives a canvas's pixels (premultiplied RGBA) to `use` and frees them after it: `data()` copies them outside of the heap, and left
 * to the collector such copies make it go through the whole heap every few frames. `use` must not keep them.
 */
export function withPixels<T>(canvas: Canvas, use: (pixels: Uint8Array) => T): T {
  const pixels = canvas.data();
  try {
    return use(pixels);
  } finally {
    const { buffer } = pixels;
    if (buffer instanceof ArrayBuffer && buffer.byteLength === pixels.byteLength) buffer.transfer(0);
  }
}
