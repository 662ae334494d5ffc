import type { Storyboard } from "../storyboard.ts";
import { renderEffects } from "./effects.ts";
import { renderMusic } from "./generated-music.ts";
import { fadeOut, limitPeaks, master, scale } from "./master.ts";
import { fitOwnMusic } from "./own-music.ts";
import { addVoice } from "./voice.ts";
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
  /** The stretch of `soundtrack.voice` that speaks, from its `startMs` on. Without it nobody does. */
  voice?: StereoSound | null;
}

/** Where the rise into the reveal begins under music of one's own, ms before it. */
const RISE_MS = 1500;
/** Effects against music at -14 LUFS. */
const EFFECTS = 0.5;
const EDGE = Math.round(0.002 * SOUND_RATE);

/**
 * The sound of a trailer, one function for player and renderer: its music, generated or the person's own, as loud as
 * `soundtrack.volume` says, and effects on what happens in it, as loud as `soundtrack.effects` says. Stereo at 48 kHz, as long as the
 * trailer, -14 LUFS at volume 1 or with a voice-over, with true peaks under -1 dBTP, silent at both ends so that it loops. The same storyboard gives the same
 * samples; about 1.2 s of work for 15 s.
 */
export function renderSoundtrack(storyboard: Storyboard, options: SoundtrackOptions = {}): StereoSound {
  const { volume, effects, file, voice } = storyboard.soundtrack;
  const samples = Math.round((storyboard.durationMs * SOUND_RATE) / 1000);
  const spoken = voice === null || voice.volume === 0 ? null : (options.voice ?? null);
  if (volume === 0 && effects === 0 && spoken === null) return createStereo(samples);
  const { taps = [], music = null } = options;
  const layers = file === null ? generatedLayers(storyboard, taps) : ownLayers(storyboard, taps, music, samples);
  const heard = createStereo(samples);
  if (layers.effects !== null) mix(heard, layers.effects, effects);
  closeEdges(heard);
  if (spoken !== null && voice !== null) {
    if (layers.music !== null) closeEdges(layers.music);
    return addVoice({ music: layers.music, effects: heard, volume, voice, spoken });
  }
  // Effects alone are not blown up to the loudness of music.
  if (layers.music === null) {
    limitPeaks(heard);
    return heard;
  }
  const out = layers.music;
  closeEdges(out);
  mix(out, heard, 1);
  const gain = master(out);
  if (volume === 1) return out;
  // Quieter music, effects as loud as they were beside all of it: between the whole and the effects alone, so no peak is higher than theirs.
  scale(heard, gain);
  limitPeaks(heard);
  scale(out, volume);
  mix(out, heard, 1 - volume);
  return out;
}

/** What is mixed; null for what is not there. */
interface Layers {
  music: StereoSound | null;
  effects: StereoSound | null;
}

function generatedLayers(storyboard: Storyboard, taps: readonly number[]): Layers {
  const { sound, tune, lowHz, plan } = renderMusic(storyboard);
  fadeOut(sound, 0.7);
  if (storyboard.soundtrack.effects === 0) return { music: sound, effects: null };
  const riseMs = storyboard.soundtrack.offsetMs + (plan.lift * 60_000) / plan.bpm;
  const effects = renderEffects(storyboard, { taps, tune, riseMs, lowHz });
  scale(effects, EFFECTS);
  fadeOut(effects, 0.7);
  return { music: sound, effects };
}

function ownLayers(
  storyboard: Storyboard,
  taps: readonly number[],
  music: StereoSound | null,
  samples: number,
): Layers {
  const own = music === null ? null : fitOwnMusic(music, samples);
  if (storyboard.soundtrack.effects === 0) return { music: own, effects: null };
  const reveal = storyboard.scenes.find((scene) => scene.kind === "reveal") ?? storyboard.scenes[1];
  const riseMs = Math.max(0, (reveal?.startMs ?? 0) - RISE_MS);
  const effects = renderEffects(storyboard, { taps, tune: null, riseMs, lowHz: 45 });
  scale(effects, EFFECTS);
  fadeOut(effects, 0.3);
  return { music: own, effects };
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
