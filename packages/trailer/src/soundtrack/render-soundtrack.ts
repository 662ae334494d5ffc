import type { Storyboard } from "../storyboard.ts";
import { renderEffects } from "./effects.ts";
import { renderMusic } from "./generated-music.ts";
import { fadeOut, limitPeaks, master, voice } from "./master.ts";
import { fitOwnMusic } from "./own-music.ts";
import { createStereo, mix, SOUND_RATE, type StereoSound } from "./stereo.ts";

/** What the sound of a trailer needs besides the storyboard. */
export interface SoundtrackOptions {
  /** Moments at which a finger touches the screen, ms from the start: each is heard. */
  taps?: readonly number[];
  /**
   * The stretch of `soundtrack.file` that the trailer plays, from `startMs` on (`musicRange`, `unpackMusic`). A storyboard with a file
   * and no stretch has its effects only.
   */
  music?: StereoSound | null;
}

/** Where the rise into the reveal begins under music of one's own, ms before it. */
const RISE_MS = 1500;
/** Effects against own music at -14 LUFS: as far below it as they are below generated music. */
const OWN_EFFECTS = 0.6;
const EDGE = Math.round(0.002 * SOUND_RATE);

/**
 * The sound of a trailer, one function for player and renderer: its music, generated or the person's own, and effects on what happens
 * in it, as loud against the music as `soundtrack.effects` says. Stereo at 48 kHz, as long as the trailer, -14 LUFS at volume 1
 * with true peaks under -1 dBTP, silent at both ends so that it loops. The same storyboard gives the same samples; about 0.5 s of
 * work for 15 s.
 */
export function renderSoundtrack(storyboard: Storyboard, options: SoundtrackOptions = {}): StereoSound {
  const samples = Math.round((storyboard.durationMs * SOUND_RATE) / 1000);
  const { volume, effects, file } = storyboard.soundtrack;
  const out = createStereo(samples);
  if (volume === 0) return out;
  const { taps = [], music = null } = options;
  if (file === null) {
    const generated = renderMusic(storyboard);
    mix(out, generated.sound, 1);
    if (effects > 0) {
      const { tune, lowHz, plan } = generated;
      const riseMs = storyboard.soundtrack.offsetMs + (plan.lift * 60_000) / plan.bpm;
      mix(out, renderEffects(storyboard, { taps, tune, riseMs, lowHz }), effects);
    }
    voice(out);
    fadeOut(out, 0.7);
    closeEdges(out);
    master(out);
  } else {
    const own = music === null ? null : fitOwnMusic(music, samples);
    if (own !== null) mix(out, own, 1);
    if (effects > 0) {
      const reveal = storyboard.scenes.find((scene) => scene.kind === "reveal") ?? storyboard.scenes[1];
      const riseMs = Math.max(0, (reveal?.startMs ?? 0) - RISE_MS);
      const heard = renderEffects(storyboard, { taps, tune: null, riseMs, lowHz: 45 });
      fadeOut(heard, 0.3);
      mix(out, heard, effects * OWN_EFFECTS);
    }
    closeEdges(out);
    // Effects alone are not blown up to the loudness of music.
    if (own === null) limitPeaks(out);
    else master(out);
  }
  if (volume !== 1) {
    for (const side of [out.left, out.right])
      for (let index = 0; index < samples; index++) side[index] = (side[index] as number) * volume;
  }
  return out;
}

/** Two milliseconds at either end from and to nothing: no click where a loop begins again. */
function closeEdges({ left, right }: StereoSound): void {
  for (const side of [left, right]) {
    for (let index = 0; index < Math.min(EDGE, side.length); index++) {
      const last = side.length - 1 - index;
      side[index] = ((side[index] as number) * index) / EDGE;
      side[last] = ((side[last] as number) * index) / EDGE;
    }
  }
}
