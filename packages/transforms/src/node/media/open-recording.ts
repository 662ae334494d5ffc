import { stat } from "node:fs/promises";
import { AppError } from "@sayhey/contract/app-error";
import { checkVideoSide, checkWavIsWhole, damagedVideo } from "@sayhey/trailer/media";
import {
  ADTS,
  FilePathSource,
  FLAC,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MATROSKA,
  MP3,
  MP4,
  OGG,
  QTFF,
  WAVE,
  WEBM,
} from "mediabunny";
import { MEDIA_LIMITS } from "../../media-transform.ts";

/** Files that hold what they play themselves: a playlist could name others. */
const FORMATS = [MP4, QTFF, WEBM, MATROSKA, MP3, WAVE, OGG, FLAC, ADTS];

/** A video or sound that was looked at. */
export interface Recording {
  video: InputVideoTrack | null;
  audio: InputAudioTrack | null;
  durationMs: number;
}

/**
 * Opens a video or sound, gives it to `use` and closes it.
 * @throws AppError bad-request when it is empty, damaged or neither, too-large when it is too long or its pictures are too large
 */
export async function withRecording<T>(path: string, use: (recording: Recording) => Promise<T>): Promise<T> {
  if ((await stat(path)).size === 0) {
    throw new AppError("bad-request", "This file is empty.", { hint: "Upload it again." });
  }
  await checkWavIsWhole(path);
  const input = new Input({ formats: FORMATS, source: new FilePathSource(path) });
  try {
    return await use(await look(input));
  } catch (error) {
    throw error instanceof AppError ? error : damagedVideo(error);
  } finally {
    input.dispose();
  }
}

async function look(input: Input): Promise<Recording> {
  const [video, audio] = await Promise.all([input.getPrimaryVideoTrack(), input.getPrimaryAudioTrack()]).catch(
    (cause: unknown) => {
      throw new AppError("bad-request", "This file is neither a video nor a sound that can be read.", {
        cause,
        hint: "Save it again as MP4, WebM, MP3 or WAV, then upload the new file.",
      });
    },
  );
  if (video === null && audio === null)
    throw new AppError("bad-request", "This file has no video or audio.", {
      hint: "Use another file.",
    });
  if (video !== null) checkVideoSide(video);
  const durationMs = (await input.computeDuration()) * 1000;
  if (!Number.isFinite(durationMs) || durationMs <= 0) throw damagedVideo();
  checkLength(durationMs, video === null ? "sound" : "video");
  return { video, audio, durationMs };
}

/** @throws AppError too-large for a recording that is longer than can be transformed */
function checkLength(durationMs: number, what: "video" | "sound"): void {
  const limit = what === "video" ? MEDIA_LIMITS.videoMs : MEDIA_LIMITS.soundMs;
  if (durationMs <= limit + 500) return;
  throw new AppError(
    "too-large",
    `This ${what} lasts ${Math.ceil(durationMs / 60_000)} minutes; ${limit / 60_000} minutes can be transformed.`,
    { hint: "Cut out the part you need, then upload that." },
  );
}

/** The video of a recording. @throws AppError bad-request when it has none */
export function videoOf({ video }: Recording): InputVideoTrack {
  if (video === null)
    throw new AppError("bad-request", "There is no picture in this file.", { hint: "Choose a video." });
  return video;
}

/** The sound of a recording. @throws AppError bad-request when it has none */
export function audioOf({ audio }: Recording): InputAudioTrack {
  if (audio === null)
    throw new AppError("bad-request", "There is no sound in this file.", { hint: "Choose one that has sound." });
  return audio;
}
