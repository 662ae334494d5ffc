import { AppError } from "@sayhey/contract/app-error";
import { ALL_FORMATS, FilePathSource, Input } from "mediabunny";
import { decodeSound } from "./decode-sound.ts";

/** A longer sound is not worth the time its picture takes, s. */
const LONGEST_S = 3 * 3600;

/**
 * How loud a recording is along its length: the highest peak of each of `count` equal stretches, 0 to 100, the loudest of them 100 (all
 * 0 for silence). Null when there is no sound in it.
 * @throws AppError bad-request when it is damaged, too-large past three hours
 */
export async function readSoundPeaks(path: string, count: number): Promise<number[] | null> {
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(path) });
  try {
    const track = await input.getPrimaryAudioTrack();
    if (track === null) return null;
    const seconds = await track.computeDuration();
    if (seconds > LONGEST_S) throw new AppError("too-large", "The sound is too long to be drawn.");
    const peaks = new Float32Array(count);
    let at = 0;
    await decodeSound(track, ({ rate, channels }) => {
      const samples = channels[0]?.length ?? 0;
      for (const channel of channels) {
        for (let index = 0; index < samples; index++) {
          const place = Math.min(count - 1, Math.floor(((at + index / rate) / seconds) * count));
          const value = Math.abs(channel[index] ?? 0);
          if (value > (peaks[place] ?? 0)) peaks[place] = value;
        }
      }
      at += samples / rate;
    });
    const loudest = peaks.reduce((most, peak) => Math.max(most, peak), 0);
    return Array.from(peaks, (peak) => (loudest < 0.001 ? 0 : Math.round((peak / loudest) * 100)));
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError("bad-request", "The sound is damaged or was cut off, so it cannot be played.", { cause });
  } finally {
    input.dispose();
  }
}
