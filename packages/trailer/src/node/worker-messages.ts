import type { AppErrorKind } from "@sayhey/contract/app-error";
import type { RenderFormat, RenderQuality } from "@sayhey/contract/render";
import type { Storyboard } from "../storyboard.ts";
import type { EncodedSound } from "./encoded-track.ts";
import type { VideoFormat, VideoTrackConfig } from "./encoder.ts";
import type { EncodedPacketData } from "./encoded-track.ts";
import type { ReadFootage } from "./footage.ts";
import { planSegments, type Segment } from "./segments.ts";

/** What a render worker is started with. */
export interface WorkerTask {
  storyboard: Storyboard;
  /** Backed by shared memory: workers read the same bytes. */
  footage: ReadFootage[];
  /** Samples of the stretch of own music that plays, as `unpackMusic` reads them; null for none. */
  music: Uint8Array | null;
  /** The same of the voice-over. */
  voice: Uint8Array | null;
  width: number;
  height: number;
  formats: RenderFormat[];
  quality: RenderQuality;
  /** Where finished parts are kept for a next attempt; null keeps none. */
  partFolder: string | null;
  /** Shared: see `Shared`. */
  shared: Int32Array<SharedArrayBuffer>;
}

/** Places in `WorkerTask.shared`. `gifShare` is how far the GIF is, of 1000; `resumed` counts parts of an earlier attempt. */
export const Shared = { nextJob: 0, stop: 1, framesDone: 2, gifShare: 3, resumed: 4, length: 5 } as const;

/** A part of the work that one worker does. */
export type RenderPart =
  | { kind: "sound"; formats: VideoFormat[] }
  | { kind: "pictures" }
  | { kind: "gif" }
  | { kind: "segment"; index: number; segment: Segment };

/** The formats with pictures and sound among those asked for. */
export const videoFormats = (formats: readonly RenderFormat[]): VideoFormat[] =>
  formats.filter((format): format is VideoFormat => format !== "gif");

/** The parts of a render in the order in which workers take them: what takes longest and cannot be shared comes first. */
export function planParts({ storyboard, formats }: Pick<WorkerTask, "storyboard" | "formats">): RenderPart[] {
  const videos = videoFormats(formats);
  const frames = Math.round((storyboard.durationMs * storyboard.fps) / 1000);
  return [
    ...(formats.includes("gif") ? [{ kind: "gif" } as const] : []),
    ...(videos.length === 0 ? [] : [{ kind: "sound", formats: videos } as const]),
    { kind: "pictures" },
    ...(videos.length === 0
      ? []
      : planSegments(frames).map((segment, index) => ({ kind: "segment", index, segment }) as const)),
  ];
}

/** Pictures of one segment in one format. */
export interface SegmentTrack {
  packets: EncodedPacketData[];
  track: VideoTrackConfig;
}

/** What a render worker tells. */
export type WorkerMessage =
  | { type: "sound"; format: VideoFormat; sound: EncodedSound & { samples: number } }
  | { type: "pictures"; poster: Uint8Array<ArrayBuffer>; link: Uint8Array<ArrayBuffer> }
  | { type: "gif"; file: Uint8Array<ArrayBuffer> }
  | { type: "segment"; index: number; tracks: Partial<Record<VideoFormat, SegmentTrack>> }
  | { type: "failed"; kind: AppErrorKind; message: string; hint: string | undefined; stack: string | undefined };
