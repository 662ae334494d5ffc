/** A run of frames that one worker draws and encodes from a key frame. */
export interface Segment {
  firstFrame: number;
  frameCount: number;
}

const LONG = 50;
const SHORT = 25;

/**
 * Cuts a trailer into runs of about 50 frames, the last hundred into half as many, so that no worker waits long for another at
 * the end. Depends on nothing but the number of frames: the file is the same for any number of workers.
 */
export function planSegments(frameCount: number): Segment[] {
  const segments: Segment[] = [];
  let first = 0;
  while (first < frameCount) {
    const left = frameCount - first;
    const length = left > 2 * LONG + SHORT ? LONG : left < 2 * SHORT ? left : SHORT;
    segments.push({ firstFrame: first, frameCount: length });
    first += length;
  }
  return segments;
}
