import { z } from "zod";

/** What each queue's jobs carry, and how long and how often one is tried. Times in seconds. */
export const QUEUES = {
  film: {
    data: z.object({ projectId: z.uuid(), userId: z.uuid(), force: z.boolean() }),
    timeLimit: 300,
    retryLimit: 2,
  },
  render: { data: z.object({ renderId: z.uuid(), userId: z.uuid() }), timeLimit: 900, retryLimit: 2 },
  maintenance: { data: z.object({}), timeLimit: 600, retryLimit: 0 },
} as const;

/** Name of a queue. */
export type QueueName = keyof typeof QUEUES;
/** What a job of a queue carries. */
export type JobData<N extends QueueName> = z.infer<(typeof QUEUES)[N]["data"]>;

/** Every queue. */
export const QUEUE_NAMES = Object.keys(QUEUES) as QueueName[];
