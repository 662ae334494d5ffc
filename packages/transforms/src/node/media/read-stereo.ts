import { AppError } from "@sayhey/contract/app-error";
import { decodeSound, Resampler, SOUND_RATE, stereoOf, type StereoSound } from "@sayhey/trailer/media";
import type { InputAudioTrack } from "mediabunny";
import { MEDIA_LIMITS } from "../../media-transform.ts";

const MOST_SAMPLES = ((MEDIA_LIMITS.soundMs + 2000) / 1000) * SOUND_RATE;
/** A track that begins by less than this off the start of its file is taken to begin there, s. */
const TOGETHER = 0.01;

/**
 * Decodes a whole track to stereo at 48 kHz; sample 0 is the start of the file.
 * @throws AppError bad-request when it is damaged, too-large when it goes on for longer than its file says
 */
export async function readStereo(track: InputAudioTrack, tell: (done: number) => void): Promise<StereoSound> {
  const sides: [Float32Array[], Float32Array[]] = [[], []];
  let resamplers: [Resampler, Resampler] | null = null;
  let rate = 0;
  let length = 0;
  const expected = Math.max(1, (await track.computeDuration()) * SOUND_RATE);
  const keep = (left: Float32Array, right: Float32Array): void => {
    sides[0].push(left);
    sides[1].push(right);
    length += left.length;
    if (length > MOST_SAMPLES)
      throw new AppError("too-large", `Sounds may be ${MEDIA_LIMITS.soundMs / 60_000} minutes long.`);
    tell(Math.min(1, length / expected));
  };
  try {
    await decodeSound(track, (piece) => {
      if (resamplers === null) {
        resamplers = [new Resampler(piece.rate), new Resampler(piece.rate)];
        rate = piece.rate;
      }
      if (piece.rate !== rate) throw new Error("the rate changes within the file");
      const [left, right] = stereoOf(piece.channels);
      keep(resamplers[0].push(left), resamplers[1].push(right));
    });
    const [left, right] = (resamplers as [Resampler, Resampler] | null) ?? [];
    if (left !== undefined && right !== undefined) keep(left.finish(), right.finish());
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw damagedSound(cause);
  }
  // A file that was cut off still promises what it has lost.
  if (length === 0 || length < expected * 0.9 - SOUND_RATE / 2)
    throw damagedSound(new Error(`${length} of ${expected}`));
  const start = await track.getFirstTimestamp();
  const shift = Math.abs(start) < TOGETHER ? 0 : Math.round(start * SOUND_RATE);
  return { left: joined(sides[0], length, shift), right: joined(sides[1], length, shift) };
}

function damagedSound(cause: unknown): AppError {
  return new AppError("bad-request", "The sound is damaged or was cut off, so it cannot be played.", {
    cause,
    hint: "Save or download it again, then upload the new file.",
  });
}

/** The parts one after another, begun later or earlier by `shift` samples. */
function joined(parts: readonly Float32Array[], length: number, shift: number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(Math.max(1, length + shift));
  let at = shift;
  for (const part of parts) {
    if (at >= 0) out.set(part.subarray(0, Math.max(0, out.length - at)), at);
    else if (at + part.length > 0) out.set(part.subarray(-at), 0);
    at += part.length;
  }
  return out;
}

/** A sound of exactly so many samples: cut off or ended with silence. */
export function heldTo({ left, right }: StereoSound, samples: number): StereoSound {
  const held = (side: Float32Array): Float32Array<ArrayBuffer> => {
    const out = new Float32Array(samples);
    out.set(side.subarray(0, samples));
    return out;
  };
  return { left: held(left), right: held(right) };
}
