/** Where something is after it was led for a while: to the pointed place, or along a held way, at most `speed` units a second. */
export function steered(
  x: number,
  { way, at }: { way: number; at: number | null },
  { speed, width, ms, reach }: { speed: number; width: number; ms: number; reach: number },
): number {
  const far = (speed * ms) / 1000;
  // A finger is followed more than twice as fast as a key moves, so that it never feels behind.
  const to = at === null ? x + way * far : x + Math.min(far * 2.5, Math.max(-far * 2.5, at * width - x));
  return Math.min(width - reach, Math.max(reach, to));
}
