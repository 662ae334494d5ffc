import { z } from "zod";

/** How long and how often a job is tried. Times in seconds. */
export interface QueueSettings {
  timeLimit: number;
  retryLimit: number;
  /** Pause before the first new attempt; it doubles each time. 1 when absent. */
  retryDelay?: number;
  /** 30 when absent. */
  retryDelayMax?: number;
}

/** What each queue's jobs carry, and how long and how often one is tried. */
export const QUEUES = {
  film: {
    data: z.object({
      projectId: z.uuid(),
      userId: z.uuid(),
      force: z.boolean(),
      /** Queued by the change of an app whose owner wants it filmed by itself. */
      auto: z.boolean().optional(),
    }),
    timeLimit: 300,
    retryLimit: 2,
  },
  /** Proves an app soon after it was edited, without filming it. */
  check: { data: z.object({ projectId: z.uuid(), userId: z.uuid() }), timeLimit: 240, retryLimit: 1 },
  /** Makes footage of a video of one's own. */
  footage: { data: z.object({ importId: z.uuid(), userId: z.uuid() }), timeLimit: 300, retryLimit: 2 },
  /** Draws the poster of an uploaded video or the waveform of a sound. */
  preview: { data: z.object({ assetId: z.uuid(), userId: z.uuid() }), timeLimit: 120, retryLimit: 1 },
  /** A model may be slow, and its change is checked in a browser. */
  generate: { data: z.object({ runId: z.uuid(), userId: z.uuid() }), timeLimit: 600, retryLimit: 2 },
  render: { data: z.object({ renderId: z.uuid(), userId: z.uuid() }), timeLimit: 900, retryLimit: 2 },
  /** Minutes of video take minutes. */
  transform: { data: z.object({ transformId: z.uuid(), userId: z.uuid() }), timeLimit: 900, retryLimit: 2 },
  /** Tried for about four hours: a mail server that is down or busy comes back. */
  mail: { data: z.object({ mailId: z.uuid() }), timeLimit: 120, retryLimit: 15, retryDelayMax: 3600 },
  /** A large account takes its time; nothing but the disk is kept busy. */
  "export-account": { data: z.object({ exportId: z.uuid(), userId: z.uuid() }), timeLimit: 3600, retryLimit: 2 },
  /** What was promised is tried for days, should the disk be full or the media store away. */
  "erase-account": { data: z.object({ userId: z.uuid() }), timeLimit: 1800, retryLimit: 20, retryDelayMax: 3600 },
  /** Tried for a good half hour. */
  webhook: {
    data: z.object({ deliveryId: z.uuid() }),
    timeLimit: 60,
    retryLimit: 8,
    retryDelay: 8,
    retryDelayMax: 3600,
  },
  /** Gigabytes of media take hours. */
  backup: { data: z.object({}), timeLimit: 6 * 3600, retryLimit: 2, retryDelay: 300, retryDelayMax: 3600 },
  maintenance: { data: z.object({}), timeLimit: 600, retryLimit: 0 },
} as const;

/** Name of a queue. */
export type QueueName = keyof typeof QUEUES;
/** What a job of a queue carries. */
export type JobData<N extends QueueName> = z.infer<(typeof QUEUES)[N]["data"]>;

/** Every queue. */
export const QUEUE_NAMES = Object.keys(QUEUES) as QueueName[];
