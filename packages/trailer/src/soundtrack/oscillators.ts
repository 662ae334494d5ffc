const SINE_SIZE = 4096;
const SINE = new Float32Array(SINE_SIZE + 1);
for (let index = 0; index <= SINE_SIZE; index++) SINE[index] = Math.sin((index / SINE_SIZE) * 2 * Math.PI);

/** Sine of a phase in turns (1 is a full circle), from a table: several times faster than Math.sin. */
export function sine(turns: number): number {
  const place = (turns - Math.floor(turns)) * SINE_SIZE;
  const index = place | 0;
  const from = SINE[index] as number;
  return from + ((SINE[index + 1] as number) - from) * (place - index);
}

/**
 * Sawtooth in [-1, 1] at a phase in [0, 1) that moves by `step` a sample, its edge rounded so that it does not alias
 * (PolyBLEP; Välimäki and Huovilainen 2007).
 */
export function saw(phase: number, step: number): number {
  let value = 2 * phase - 1;
  if (phase < step) {
    const t = phase / step;
    value -= t + t - t * t - 1;
  } else if (phase > 1 - step) {
    const t = (phase - 1) / step;
    value -= t * t + t + t + 1;
  }
  return value;
}

/** Frequency of a MIDI note in Hz; 69 is 440 Hz. */
export function noteFrequency(midi: number): number {
  return 440 * 2 ** ((midi - 69) / 12);
}

/** Square wave of a duty (0.5 is even) at a phase in [0, 1) that moves by `step` a sample: the difference of two sawtooths. */
export function square(phase: number, step: number, duty: number): number {
  const other = phase + duty;
  return saw(phase, step) - saw(other >= 1 ? other - 1 : other, step);
}
