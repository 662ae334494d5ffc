import type { UploadExtension } from "@sayhey/contract/upload";
import { createLane } from "../../infra/processes/lane.ts";
import { type RecordingFacts, READ_SECONDS, readsTooLong } from "./look-at-recording.ts";
import { lookInProcess } from "./recording-process.ts";

/** Each has a process of its own, and some eat memory. */
const inLane = createLane(2);
/** For a process that does not listen any more, beyond its own limit. */
const GRACE_SECONDS = 5;

/**
 * Reads length, size and codecs of a video or sound, and its last packet, so that a file that was cut off is noticed. However small the
 * file, its tables may claim billions of frames: it never comes near the memory and time of the server.
 * @throws AppError bad-request when it is damaged or empty, too-large for a picture that is or when reading takes too long
 */
export const readRecording = (path: string, extension: UploadExtension): Promise<RecordingFacts> =>
  inLane(async () => {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(readsTooLong()), (READ_SECONDS + GRACE_SECONDS) * 1000);
    try {
      return await lookInProcess({ inputPath: path, extension }, { signal: stop.signal });
    } finally {
      clearTimeout(timer);
    }
  });
