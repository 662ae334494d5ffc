import { AppError } from "@sayhey/contract/app-error";
import {
  limitPeaks,
  measureLoudness,
  measureTruePeak,
  scale,
  SOUND_RATE,
  type StereoSound,
} from "@sayhey/trailer/media";
import type { InputVideoTrack } from "mediabunny";
import { changeTape, changeTempo } from "../../sound/change-speed.ts";
import { findTalk, joinStretches, levelsOf, type Stretch } from "../../sound/find-pauses.ts";
import type { MediaEngine, MediaResult, MediaTask, Tell } from "./media-engine.ts";
import { audioOf, withRecording } from "./open-recording.ts";
import { readStereo } from "./read-stereo.ts";
import { eachFrame, evenSize, frameRate, recodeVideo } from "./recode-video.ts";
import { replaceSound } from "./replace-sound.ts";
import { thumbOf } from "./thumbs.ts";
import { writeResult, writeSound } from "./write-result.ts";

/** A file needs so much sound for its loudness to be measured: one block of 400 ms. */
const LEAST_SOUND = 0.4 * SOUND_RATE;
/** Most that a quiet recording is lifted by, dB: beyond, its noise would be what is heard. */
const MOST_LIFT_DB = 30;
/** How near the target a result has to be, LU. */
const CLOSE_LU = 0.2;

const inTenths = (value: number): number => Math.round(value * 10) / 10;

/** Brings a sound to a loudness (LUFS), in place, with its true peaks kept under the ceiling. */
function normaliseLoudness(sound: StereoSound, target: number): { before: number; after: number } {
  const before = measureLoudness(sound);
  if (before === -Infinity) {
    throw new AppError("bad-request", "There is nothing but silence in this file.", {
      hint: "Choose one that can be heard.",
    });
  }
  let after = before;
  // Limiting takes a little loudness away, so it is measured and lifted again.
  for (let round = 0; round < 5 && Math.abs(after - target) > CLOSE_LU; round++) {
    const lift = Math.min(target - after, MOST_LIFT_DB + before - after);
    scale(sound, 10 ** (lift / 20));
    limitPeaks(sound);
    after = measureLoudness(sound);
  }
  return { before, after };
}

/** Loudness by EBU R 128; the pictures of a video stay as they are, packet by packet. */
export const loudnessEngine: MediaEngine = (task, tell) =>
  withRecording(task.inputPath, async (recording) => {
    const sound = await readStereo(audioOf(recording), (done) => tell("Listening", done * 0.35));
    if (sound.left.length < LEAST_SOUND)
      throw new AppError("bad-request", "This sound is too short to be measured.", {
        hint: "Use at least half a second.",
      });
    tell("Setting the loudness", 0.4);
    const { before, after } = normaliseLoudness(sound, Number(task.settings["target"]));
    const facts = {
      "Loudness before": `${inTenths(before)} LUFS`,
      "Loudness after": `${inTenths(after)} LUFS`,
      "True peak after": `${inTenths(measureTruePeak(sound))} dBTP`,
    };
    tell("Saving", 0.6);
    if (recording.video === null) return writeSound(task, sound, facts);
    const { bytes, extension } = await replaceSound(recording.video, sound, (done) => tell("Saving", 0.6 + done * 0.3));
    const { displayWidth: width, displayHeight: height } = recording.video;
    const thumb = await stillOf(recording.video, recording.durationMs / 3);
    return writeResult(task, extension, bytes, thumb, {
      width,
      height,
      durationMs: Math.round(recording.durationMs),
      facts,
    });
  });

/** A small picture of the frame that shows at a moment (ms). */
async function stillOf(track: InputVideoTrack, atMs: number): Promise<Uint8Array | null> {
  let still: Uint8Array | null = null;
  await eachFrame(
    track,
    { startMs: atMs, endMs: atMs + 1000 },
    async ({ canvas, atMs: at }) => {
      if (still === null && at >= atMs - 500) still = await thumbOf(canvas());
    },
    () => still !== null,
  );
  return still;
}

/** Leaves pauses out. */
export const cutSilenceEngine: MediaEngine = (task, tell) =>
  withRecording(task.inputPath, async (recording) => {
    const sound = await readStereo(audioOf(recording), (done) => tell("Listening", done * 0.25));
    const durationMs = recording.video === null ? (sound.left.length * 1000) / SOUND_RATE : recording.durationMs;
    const { below, longer, room } = task.settings;
    const levels = levelsOf([sound.left, sound.right], SOUND_RATE);
    const talk = findTalk(levels, durationMs, { below: Number(below), longer: Number(longer), room: Number(room) });
    const keptMs = talk.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
    if (keptMs < 100) {
      throw new AppError("bad-request", `Everything in this file is quieter than ${String(below)} dB.`, {
        hint: "Lower the level that counts as silence.",
      });
    }
    if (talk.length === 1 && keptMs > durationMs - 20) {
      throw new AppError("bad-request", "There is no pause in this file that is quiet and long enough.", {
        hint: "Raise the level that counts as silence, or let shorter pauses count.",
      });
    }
    const joined = (side: Float32Array): Float32Array<ArrayBuffer> => joinStretches(side, SOUND_RATE, talk);
    const facts = {
      "Pauses cut":
        talk.length - (talk[0]?.fromMs === 0 ? 1 : 0) + ((talk.at(-1)?.toMs ?? 0) < durationMs - 20 ? 1 : 0),
      "Time saved": `${inTenths((durationMs - keptMs) / 1000)} s`,
    };
    const cut = { left: joined(sound.left), right: joined(sound.right) };
    if (recording.video === null) {
      tell("Saving", 0.5);
      return writeSound(task, cut, facts);
    }
    const times = { durationMs: keptMs, sourceAt: sourceOfStretches(talk) };
    return writeVideo(task, recording.video, cut, times, facts, (done) =>
      tell("Cutting the pauses", 0.3 + done * 0.65),
    );
  });

/** Which moment of the source shows at a moment of the stretches laid end to end. */
function sourceOfStretches(stretches: readonly Stretch[]): (ms: number) => number {
  return (ms) => {
    let passed = 0;
    for (const { fromMs, toMs } of stretches) {
      if (ms < passed + toMs - fromMs) return fromMs + ms - passed;
      passed += toMs - fromMs;
    }
    return stretches.at(-1)?.toMs ?? ms;
  };
}

/** Faster or slower. */
export const speedEngine: MediaEngine = (task, tell) =>
  withRecording(task.inputPath, async (recording) => {
    const speed = Number(task.settings["speed"]);
    const played =
      recording.audio === null ? null : await readStereo(recording.audio, (done) => tell("Listening", done * 0.2));
    const sound = played === null ? null : faster(played, speed, task.settings["keepPitch"] === true, tell);
    const facts = { Speed: `${speed}×`, "Length before": `${inTenths(recording.durationMs / 1000)} s` };
    if (recording.video === null) {
      if (sound === null) throw new AppError("bad-request", "There is no sound in this file.");
      tell("Saving", 0.7);
      return writeSound(task, sound, facts);
    }
    const times = { durationMs: recording.durationMs / speed, sourceAt: (ms: number) => ms * speed };
    return writeVideo(task, recording.video, sound, times, facts, (done) =>
      tell("Changing the speed", 0.35 + done * 0.6),
    );
  });

function faster({ left, right }: StereoSound, speed: number, keepPitch: boolean, tell: Tell): StereoSound {
  if (!keepPitch) return { left: changeTape(left, speed), right: changeTape(right, speed) };
  const [l = left, r = right] = changeTempo([left, right], SOUND_RATE, speed, (done) =>
    tell("Keeping the pitch", 0.2 + done * 0.15),
  );
  return { left: l, right: r };
}

/** Writes a video whose pictures come at other times, in its own size. */
async function writeVideo(
  task: MediaTask,
  track: InputVideoTrack,
  sound: StereoSound | null,
  times: { durationMs: number; sourceAt(ms: number): number },
  facts: MediaResult["facts"],
  tell: (done: number) => void,
): Promise<MediaResult> {
  const size = evenSize(track.displayWidth, track.displayHeight);
  const plan = { format: "mp4" as const, ...size, fps: await frameRate(track), ...times, sound };
  const { bytes, thumb } = await recodeVideo(track, plan, tell);
  return writeResult(task, "mp4", bytes, thumb, { ...size, durationMs: Math.round(times.durationMs), facts });
}
