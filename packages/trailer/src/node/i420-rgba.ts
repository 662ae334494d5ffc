/** How luma and chroma were made of red, green and blue. */
export type I420Matrix = "bt601" | "bt709";

// Weights of red and blue in luma (ITU-R BT.601-7, 2.5.1; BT.709-6, 3.2).
const WEIGHTS = { bt601: [0.299, 0.114], bt709: [0.2126, 0.0722] } as const;

/** Converts an I420 picture of 8 bits to opaque RGBA, into `out`; each pair of rows shares its chroma. */
export function i420ToRgba(
  planes: Uint8Array,
  width: number,
  height: number,
  out: Uint8Array | Uint8ClampedArray,
  matrix: I420Matrix,
  fullRange: boolean,
): void {
  const [kr, kb] = WEIGHTS[matrix];
  const kg = 1 - kr - kb;
  const lumaScale = fullRange ? 1 : 255 / 219;
  const lumaZero = fullRange ? 0 : 16;
  const chromaScale = fullRange ? 1 : 255 / 224;
  const redOfCr = 2 * (1 - kr) * chromaScale;
  const blueOfCb = 2 * (1 - kb) * chromaScale;
  const greenOfCb = (-2 * kb * (1 - kb) * chromaScale) / kg;
  const greenOfCr = (-2 * kr * (1 - kr) * chromaScale) / kg;
  const columns = (width + 1) >> 1;
  const cbAt = width * height;
  const crAt = cbAt + columns * ((height + 1) >> 1);
  const clamp = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : (value + 0.5) | 0);
  let to = 0;
  for (let y = 0; y < height; y++) {
    const row = (y >> 1) * columns;
    for (let x = 0; x < width; x++) {
      const luma = ((planes[y * width + x] as number) - lumaZero) * lumaScale;
      const cb = (planes[cbAt + row + (x >> 1)] as number) - 128;
      const cr = (planes[crAt + row + (x >> 1)] as number) - 128;
      out[to] = clamp(luma + redOfCr * cr);
      out[to + 1] = clamp(luma + greenOfCb * cb + greenOfCr * cr);
      out[to + 2] = clamp(luma + blueOfCb * cb);
      out[to + 3] = 255;
      to += 4;
    }
  }
}
