/** Number kept within 0..1. */
export function clamp01(value: number): number {
  return value < 0 ? 0 : value > 1 ? 1 : value;
}

/** Share of `duration` that has passed since `start`, 0..1. */
export function progress(now: number, start: number, duration: number): number {
  return duration <= 0 ? (now >= start ? 1 : 0) : clamp01((now - start) / duration);
}

/** Linear blend from `a` to `b`. */
export function lerp(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}

/** Fast, then settles. */
export function easeOut(x: number): number {
  return 1 - (1 - x) ** 3;
}

/** Very fast, then settles for long. */
export function easeOutExpo(x: number): number {
  return x >= 1 ? 1 : 1 - 2 ** (-10 * x);
}

/** Starts slow, gets fast. */
export function easeIn(x: number): number {
  return x ** 3;
}

/** Slow at both ends. */
export function easeInOut(x: number): number {
  return x < 0.5 ? 4 * x ** 3 : 1 - (-2 * x + 2) ** 3 / 2;
}

/** Overshoots by about `amount` of the way, then comes back. */
export function easeBack(x: number, amount = 1.4): number {
  // Exactly 0 at the start: a radius a hair below zero is an error.
  return x <= 0 ? 0 : 1 + (amount + 1) * (x - 1) ** 3 + amount * (x - 1) ** 2;
}

/** A damped swing that ends at 1. */
export function spring(x: number): number {
  return x <= 0 ? 0 : x >= 1 ? 1 : 1 - Math.exp(-6 * x) * Math.cos(11 * x);
}

/** Time in ms held at `fps` pictures a second: stop motion. */
export function stopMotion(timeMs: number, fps: number): number {
  const step = 1000 / fps;
  return Math.floor(timeMs / step + 1e-6) * step;
}

/** A critically damped spring: soft at the start, a long tail, no overshoot. */
export function settle(x: number): number {
  if (x <= 0 || x >= 1) return clamp01(x);
  const at = (share: number): number => 1 - (1 + 9 * share) * Math.exp(-9 * share);
  return at(x) / at(1);
}
