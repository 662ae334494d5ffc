import { ANALYSIS_RATE, describeMusic, SOUND_RATE } from "@sayhey/trailer/media";
import { AppError } from "@sayhey/contract/app-error";
import { layBars, type BeatGridFile } from "../../sound/beat-grid.ts";
import type { MediaEngine } from "./media-engine.ts";
import { audioOf, withRecording } from "./open-recording.ts";
import { readStereo } from "./read-stereo.ts";
import { waveformThumb } from "./thumbs.ts";
import { writeResult } from "./write-result.ts";

const LEAST_MS = 2000;

/** Tempo, beats and bars as JSON. */
export const beatGridEngine: MediaEngine = (task, tell) =>
  withRecording(task.inputPath, async (recording) => {
    const { left, right } = await readStereo(audioOf(recording), (done) => tell("Listening", done * 0.6));
    if ((left.length * 1000) / SOUND_RATE < LEAST_MS)
      throw new AppError("bad-request", "This sound is too short for beats to be found.", {
        hint: "Use at least two seconds.",
      });
    tell("Finding the beats", 0.65);
    const half = SOUND_RATE / ANALYSIS_RATE;
    const mono = new Float32Array(Math.floor(left.length / half));
    for (let index = 0; index < mono.length; index++) {
      let sum = 0;
      for (let part = 0; part < half; part++)
        sum += (left[index * half + part] ?? 0) + (right[index * half + part] ?? 0);
      mono[index] = sum / (2 * half);
    }
    const { bpm, beats, peaks, durationMs } = describeMusic(mono, LEAST_MS);
    if (beats.length === 0) {
      throw new AppError("bad-request", "No clear beat could be found in this sound.", {
        hint: "Choose music with a rhythm; speech has none.",
      });
    }
    const meter = Number(task.settings["meter"]);
    const first = Math.min(Number(task.settings["first"]), meter) - 1;
    const grid: BeatGridFile = { version: 1, durationMs, bpm, meter, beats: layBars(beats, meter, first), peaks };
    const thumb = await waveformThumb(
      peaks,
      grid.beats.map(({ atMs, beat }) => ({ at: atMs / durationMs, strong: beat === 1 })),
    );
    tell("Saving", 0.95);
    const bars = grid.beats.filter(({ beat }) => beat === 1).length;
    return writeResult(task, "json", new TextEncoder().encode(`${JSON.stringify(grid, null, 2)}\n`), thumb, {
      width: null,
      height: null,
      durationMs,
      facts: { Tempo: `${Math.round(bpm * 10) / 10} BPM`, Beats: beats.length, Bars: bars },
    });
  });
