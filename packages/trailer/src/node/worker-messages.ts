import type { AppErrorKind } from "@sayhey/contract/app-error";
import type { Storyboard } from "../storyboard.ts";
import type { AudioTrackConfig, EncodedPacketData, VideoTrackConfig } from "./encoder.ts";
import type { FootageFile } from "./footage.ts";

/** What a render worker is started with. */
export interface WorkerTask {
  storyboard: Storyboard;
  /** Backed by shared memory: workers read the same bytes. */
  footage: FootageFile[];
  width: number;
  height: number;
  bitrate: number;
  /** Shared: see `Shared`. */
  shared: Int32Array<SharedArrayBuffer>;
}

/** Places in `WorkerTask.shared`. Jobs are: 0 the sound, 1 the poster, from 2 the segments. */
export const Shared = { nextJob: 0, stop: 1, framesDone: 2, length: 3 } as const;
/** Number of jobs before the segments. */
export const FIRST_SEGMENT_JOB = 2;

/** What a render worker tells. */
export type WorkerMessage =
  | { type: "sound"; packets: EncodedPacketData[]; track: AudioTrackConfig; paddingSamples: number; samples: number }
  | { type: "poster"; jpeg: Uint8Array<ArrayBuffer> }
  | { type: "segment"; index: number; packets: EncodedPacketData[]; track: VideoTrackConfig }
  | { type: "failed"; kind: AppErrorKind; message: string; hint: string | undefined; stack: string | undefined };
