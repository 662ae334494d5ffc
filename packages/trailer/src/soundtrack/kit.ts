import * as drums from "./drums.ts";
import { filterSound, saturate } from "./filters.ts";
import type { DrumName, KitKind, Mood } from "./mood.ts";
import { chipKick, chipNoise, conga, ride, taiko, tambourine } from "./percussion.ts";

/** One stroke, as it sounds on either side; drums in the middle have the same on both. */
export interface Stroke {
  left: Float32Array<ArrayBuffer>;
  right: Float32Array<ArrayBuffer>;
}

/** Strokes of each drum, played in turn. */
const TAKES = 3;
/** Cymbals and shaken things are noise that differs at the two microphones over a kit. */
const WIDE = new Set<DrumName>(["hat", "openHat", "shaker", "clap", "tamb", "ride"]);

function strike(drum: DrumName, mood: Mood, take: drums.Take): Float32Array<ArrayBuffer> {
  const { pitchHz, decay, drive } = mood.kick;
  const chip = mood.kit === "chip";
  const acoustic = mood.kit === "acoustic";
  switch (drum) {
    case "kick":
      return chip ? chipKick(pitchHz) : drums.kick(pitchHz, decay, drive, take);
    case "snare":
      return chip ? chipNoise(0.14, 5, take) : drums.snare(acoustic ? 0.2 : 0.24, acoustic ? 205 : 186, take);
    case "clap":
      return drums.clap(0.26, take);
    case "snap":
      return drums.snap(take);
    case "rim":
      return drums.rim(take);
    case "hat":
      return chip ? chipNoise(0.05, 1, take) : drums.hat(acoustic ? 0.07 : 0.05, take);
    case "openHat":
      return chip ? chipNoise(0.16, 1, take) : drums.hat(0.26, take);
    case "shaker":
      return drums.shaker(take);
    case "lowTom":
      return drums.tom(92, take);
    case "highTom":
      return drums.tom(138, take);
    case "tamb":
      return tambourine(take);
    case "conga":
      return conga(198, take);
    case "highConga":
      return conga(268, take);
    case "taiko":
      return taiko(62, take);
    case "ride":
      return ride(take);
  }
}

/** What a kit went through before it is heard. In place. */
function treat(sound: Float32Array, kit: KitKind): void {
  if (kit === "dusty") {
    // An old sampler: dull, thick and a little squashed.
    filterSound(sound, "low", 7600);
    for (let index = 0; index < sound.length; index++) sound[index] = saturate((sound[index] as number) * 1.7) * 0.78;
  }
}

/** What the other microphone hears: half of it the same, so that it stays one drum and lasts in mono. */
function blend(near: Float32Array, far: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  for (let index = 0; index < far.length; index++)
    far[index] = 0.87 * (far[index] as number) + 0.5 * (near[index] ?? 0);
  return far;
}

/** The strokes of a mood's drums, made when they are first played. */
export class Kit {
  #mood: Mood;
  #strokes = new Map<string, Stroke>();

  constructor(mood: Mood) {
    this.#mood = mood;
  }

  /** Stroke number `count` of a drum: every few another one. */
  stroke(drum: DrumName, count: number): Stroke {
    const take = count % TAKES;
    const key = `${drum} ${take}`;
    const known = this.#strokes.get(key);
    if (known !== undefined) return known;
    const made = (number: number): Float32Array<ArrayBuffer> => {
      const sound = strike(drum, this.#mood, drums.takeOf(number));
      treat(sound, this.#mood.kit);
      return sound;
    };
    const left = made(take * 2);
    const stroke = { left, right: WIDE.has(drum) ? blend(left, made(take * 2 + 1)) : left };
    this.#strokes.set(key, stroke);
    return stroke;
  }
}
