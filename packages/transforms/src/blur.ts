/**
 * Blurs one channel in place of a Gaussian: three box blurs, whose cost does not grow with the radius.
 * @param radius px; below half a pixel the channel is copied
 */
export function blurChannel(channel: Float32Array, width: number, height: number, radius: number): Float32Array {
  const size = Math.round(radius);
  const from = new Float32Array(channel);
  if (size < 1) return from;
  const to = new Float32Array(channel.length);
  for (let pass = 0; pass < 3; pass++) {
    for (let y = 0; y < height; y++) boxBlurLine(from, to, y * width, 1, width, size);
    for (let x = 0; x < width; x++) boxBlurLine(to, from, x, width, height, size);
  }
  return from;
}

/** Mean of `2 * size + 1` values around each; the ends count for what lies beyond them. */
function boxBlurLine(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  size: number,
): void {
  const last = start + (count - 1) * step;
  const first = from[start] ?? 0;
  const end = from[last] ?? 0;
  let sum = first * (size + 1);
  for (let index = 0; index < size; index++) sum += from[Math.min(last, start + index * step)] ?? 0;
  const scale = 1 / (2 * size + 1);
  for (let index = 0; index < count; index++) {
    const enter = index + size;
    const leave = index - size - 1;
    sum +=
      (enter < count ? (from[start + enter * step] ?? 0) : end) -
      (leave >= 0 ? (from[start + leave * step] ?? 0) : first);
    to[start + index * step] = sum * scale;
  }
}
