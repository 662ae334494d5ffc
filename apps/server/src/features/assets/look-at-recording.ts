import { AppError } from "@sayhey/contract/app-error";
import { LIMITS } from "@sayhey/contract/limits";
import type { UploadExtension } from "@sayhey/contract/upload";
import { ALL_FORMATS, EncodedPacketSink, FilePathSource, Input } from "mediabunny";

/** What an uploaded video or sound is. */
export interface RecordingFacts {
  /** `m4a` for an MP4 that holds sound only. */
  extension: UploadExtension;
  /** As it is shown; null for sound. px */
  width: number | null;
  height: number | null;
  durationMs: number;
  meta: Record<string, unknown>;
}

/** Longest that reading a recording may take. */
export const READ_SECONDS = 20;

/** The refusal of what takes longer. */
export const readsTooLong = (): AppError =>
  new AppError("too-large", `Reading the recording takes longer than ${READ_SECONDS} seconds.`, {
    hint: "Make it shorter, then upload it again.",
  });

/**
 * Looks at a recording in this process, which its tables may cost much memory and time.
 * @throws AppError as `readRecording`
 */
export async function lookAtRecording(path: string, extension: UploadExtension): Promise<RecordingFacts> {
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(path) });
  let isTooLong = false;
  const timer = setTimeout(() => {
    isTooLong = true;
    input.dispose(); // What is being read fails at its next step.
  }, READ_SECONDS * 1000);
  try {
    const [video, audio] = await Promise.all([input.getPrimaryVideoTrack(), input.getPrimaryAudioTrack()]);
    const main = video ?? audio;
    if (main === null) throw new AppError("bad-request", "This file has no video or audio.");
    const last = await new EncodedPacketSink(main).getPacket(Number.POSITIVE_INFINITY);
    if (last === null || last.data.byteLength === 0) throw new Error("there is no last packet");
    const durationMs = Math.round((await input.computeDuration()) * 1000);
    if (!Number.isFinite(durationMs) || durationMs <= 0) throw new Error("there is no duration");
    const side = Math.max(video?.displayWidth ?? 0, video?.displayHeight ?? 0);
    if (side > LIMITS.uploadSide) {
      throw new AppError(
        "too-large",
        `The video is ${side.toLocaleString("en")} px long, the longest side allowed is ${LIMITS.uploadSide.toLocaleString("en")} px.`,
      );
    }
    return {
      extension: video === null && extension === "mp4" ? "m4a" : extension,
      width: video?.displayWidth ?? null,
      height: video?.displayHeight ?? null,
      durationMs,
      meta: {
        ...(video === null ? {} : { videoCodec: video.codec, rotation: video.rotation }),
        ...(audio === null ? {} : { audioCodec: audio.codec }),
      },
    };
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    if (isTooLong) throw readsTooLong();
    throw new AppError("bad-request", "The recording is damaged or was cut off, so it cannot be played.", {
      cause,
      hint: "Save or download it again, then upload the new file.",
    });
  } finally {
    clearTimeout(timer);
    input.dispose();
  }
}
