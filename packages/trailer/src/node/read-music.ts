import { open, type FileHandle } from "node:fs/promises";
import { AppError } from "@sayhey/contract/app-error";
import { DEFAULT_TRAILER_MS } from "@sayhey/contract/studio";
import { LIMITS } from "@sayhey/contract/limits";
import type { MusicFacts } from "@sayhey/contract/music";
import { ADTS, FilePathSource, FLAC, Input, MATROSKA, MP3, MP4, OGG, QTFF, WAVE, WEBM } from "mediabunny";
import { describeMusic } from "../music/describe-music.ts";
import { ANALYSIS_RATE } from "../music/onsets.ts";
import { Resampler } from "../music/resampler.ts";
import { musicHeader, packMusic } from "../music/wav.ts";
import { SOUND_RATE } from "../soundtrack/stereo.ts";
import { decodeSound, type DecodedPiece } from "./decode-sound.ts";

/** Files that hold their sound themselves: a playlist could name others. */
const FORMATS = [MP3, MP4, QTFF, WAVE, OGG, FLAC, ADTS, WEBM, MATROSKA];
/** Share of the length a file claims that must be there: encoders pad, and a last packet may be lost. */
const WHOLE = 0.97;

/**
 * Decodes a recording to a WAV file of 48 kHz stereo, whose samples player and renderer read alike, and describes it. The file may be
 * half-written after a failure.
 * @throws AppError bad-request when it holds no sound, is damaged or too short, too-large when it is too long
 */
export async function readMusic(inputPath: string, outPath: string): Promise<MusicFacts> {
  const input = new Input({ formats: FORMATS, source: new FilePathSource(inputPath) });
  const file = await open(outPath, "w");
  try {
    const track = await input.getPrimaryAudioTrack().catch((cause: unknown) => {
      throw damaged(cause);
    });
    if (track === null)
      throw new AppError("bad-request", "There is no sound in this file.", {
        hint: "Choose an MP3, M4A, WAV, OGG or FLAC file.",
      });
    await checkWavIsWhole(inputPath);
    const claimed = (await track.computeDuration().catch(() => 0)) * 1000;
    checkLength(claimed, LIMITS.musicMinMs);
    const writer = new MusicWriter(file);
    await decodeSound(track, (piece) => writer.take(piece)).catch((cause: unknown) => {
      throw cause instanceof AppError ? cause : damaged(cause);
    });
    const mono = await writer.finish();
    const durationMs = (mono.length * 1000) / ANALYSIS_RATE;
    if (durationMs < claimed * WHOLE - 100) throw damaged(new Error(`${durationMs} of ${claimed} ms`));
    checkLength(durationMs, LIMITS.musicMinMs);
    return describeMusic(mono, DEFAULT_TRAILER_MS);
  } finally {
    input.dispose();
    await file.close();
  }
}

/**
 * A WAV file says how long it is (RIFF, bytes 4 to 8), and readers take what is there; 0 and the largest number stand for a stream.
 * @throws AppError bad-request for one that was cut off
 */
export async function checkWavIsWhole(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    const head = Buffer.alloc(8);
    const { bytesRead } = await file.read(head, 0, 8, 0);
    if (bytesRead < 8 || head.toString("latin1", 0, 4) !== "RIFF") return;
    const claimed = head.readUInt32LE(4);
    const { size } = await file.stat();
    if (claimed !== 0 && claimed < 0xffff_fff0 && claimed + 8 > size + 1)
      throw damaged(new Error(`${size} of ${claimed} bytes`));
  } finally {
    await file.close();
  }
}

function damaged(cause: unknown): AppError {
  return new AppError("bad-request", "The sound is damaged or was cut off, so it cannot be played.", {
    cause,
    hint: "Save or download it again, then upload the new file.",
  });
}

function checkLength(ms: number, leastMs: number): void {
  if (ms > LIMITS.musicMaxMs + 1000) {
    throw new AppError(
      "too-large",
      `Music may be ${LIMITS.musicMaxMs / 60_000} minutes long, and this sound lasts ${Math.round(ms / 60_000)}.`,
      { hint: "Cut out the part that the trailer should play, then upload that." },
    );
  }
  if (ms < leastMs) {
    throw new AppError("bad-request", `Music must last at least ${leastMs / 1000} seconds.`, {
      hint: "Choose a longer sound.",
    });
  }
}

/** Turns pieces into 48 kHz stereo in a file, and keeps them as mono for the analysis. */
class MusicWriter {
  readonly #file: FileHandle;
  readonly #packed: Int16Array<ArrayBuffer>[] = [];
  #resamplers: [Resampler, Resampler] | null = null;
  #rate = 0;
  #mono = new Float32Array(ANALYSIS_RATE * 30);
  #frames = 0;
  /** The left sample of a pair whose other half comes with the next piece. */
  #odd: number | null = null;
  #monoLength = 0;

  constructor(file: FileHandle) {
    this.#file = file;
  }

  take({ rate, channels }: DecodedPiece): void {
    if (this.#resamplers === null) {
      this.#resamplers = [new Resampler(rate), new Resampler(rate)];
      this.#rate = rate;
    }
    if (rate !== this.#rate) throw new Error("the rate changes within the file");
    const [left, right] = stereoOf(channels);
    this.#keep(this.#resamplers[0].push(left), this.#resamplers[1].push(right));
  }

  /** Ends the file; answers the sound in mono at `ANALYSIS_RATE`. */
  async finish(): Promise<Float32Array> {
    if (this.#resamplers !== null) this.#keep(this.#resamplers[0].finish(), this.#resamplers[1].finish());
    await this.#file.write(musicHeader(this.#frames));
    for (const part of this.#packed) await this.#file.write(part);
    return this.#mono.subarray(0, this.#monoLength);
  }

  #keep(left: Float32Array<ArrayBuffer>, right: Float32Array<ArrayBuffer>): void {
    checkLength(((this.#frames + left.length) * 1000) / SOUND_RATE, 0);
    this.#frames += left.length;
    this.#packed.push(packMusic({ left, right }));
    for (let index = 0; index < left.length; index++) {
      const value = ((left[index] as number) + (right[index] as number)) / 2;
      if (this.#odd === null) {
        this.#odd = value;
        continue;
      }
      if (this.#monoLength === this.#mono.length) {
        const more = new Float32Array(this.#mono.length * 2);
        more.set(this.#mono, 0);
        this.#mono = more;
      }
      this.#mono[this.#monoLength++] = (this.#odd + value) / 2;
      this.#odd = null;
    }
  }
}

/** Left and right of any number of channels; what lies in the middle or behind goes to both (ITU-R BS.775, table 2). */
export function stereoOf(channels: readonly Float32Array[]): [Float32Array, Float32Array] {
  const [left = new Float32Array(0), right = left, centre, , backLeft, backRight] = channels;
  if (centre === undefined) return [left, right];
  const side = (front: Float32Array, back: Float32Array | undefined): Float32Array =>
    front.map((value, index) => (value + Math.SQRT1_2 * ((centre[index] ?? 0) + (back?.[index] ?? 0))) / 2);
  return [side(left, backLeft), side(right, backRight)];
}
