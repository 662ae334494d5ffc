import { z } from "zod";

/** Names of the plans, cheapest first. */
export const planNameSchema = z.enum(["free", "pro", "studio"]);
/** Name of a plan. */
export type PlanName = z.infer<typeof planNameSchema>;

/** Kinds of jobs that people queue by hand, and of which a plan bounds how many a person has. */
export type PersonJob = "render" | "transform" | "footage";

/** How many jobs of a kind one person may have. */
interface JobBounds {
  /** Waiting or running. */
  queued: number;
  /** Running at the same time, where there are workers for them. */
  running: number;
}

/** What an account on a plan may do. `null` means unlimited. */
export interface Plan {
  name: PlanName;
  title: string;
  /** US cents. */
  pricePerMonth: number;
  projects: number | null;
  rendersPerMonth: number;
  transformsPerMonth: number;
  /** Short side of the largest render, px. */
  largestRender: 720 | 1080 | 2160;
  watermark: boolean;
  storageBytes: number;
  /** Rows that the visitors of one app can share. */
  sharedRows: number;
  /** Entries that the inbox of one app holds. */
  inboxEntries: number;
  /** What those rows may take up. */
  sharedBytes: number;
  /** Priority of this plan's jobs: higher runs first. */
  queuePriority: number;
  jobs: Record<PersonJob, JobBounds>;
  customDomain: boolean;
  webhooks: boolean;
  brandKit: boolean;
}

const MB = 1024 ** 2;
const GB = 1024 ** 3;

/** The plans table of the product: the one place server, UI and terms read it from. */
export const PLANS: Record<PlanName, Plan> = {
  free: {
    name: "free",
    title: "Free",
    pricePerMonth: 0,
    projects: 3,
    rendersPerMonth: 10,
    transformsPerMonth: 20,
    largestRender: 720,
    watermark: true,
    storageBytes: 500 * MB,
    sharedRows: 2_000,
    inboxEntries: 500,
    sharedBytes: 20 * MB,
    queuePriority: 0,
    jobs: {
      render: { queued: 10, running: 1 },
      transform: { queued: 20, running: 1 },
      footage: { queued: 5, running: 1 },
    },
    customDomain: false,
    webhooks: false,
    brandKit: false,
  },
  pro: {
    name: "pro",
    title: "Pro",
    pricePerMonth: 1900,
    projects: 50,
    rendersPerMonth: 100,
    transformsPerMonth: 300,
    largestRender: 1080,
    watermark: false,
    storageBytes: 20 * GB,
    sharedRows: 50_000,
    inboxEntries: 10_000,
    sharedBytes: 500 * MB,
    queuePriority: 10,
    jobs: {
      render: { queued: 20, running: 2 },
      transform: { queued: 60, running: 2 },
      footage: { queued: 20, running: 2 },
    },
    customDomain: true,
    webhooks: true,
    brandKit: true,
  },
  studio: {
    name: "studio",
    title: "Studio",
    pricePerMonth: 4900,
    projects: null,
    rendersPerMonth: 500,
    transformsPerMonth: 2000,
    largestRender: 2160,
    watermark: false,
    storageBytes: 200 * GB,
    sharedRows: 500_000,
    inboxEntries: 100_000,
    sharedBytes: 5 * GB,
    queuePriority: 20,
    jobs: {
      render: { queued: 50, running: 3 },
      transform: { queued: 200, running: 3 },
      footage: { queued: 50, running: 3 },
    },
    customDomain: true,
    webhooks: true,
    brandKit: true,
  },
};

/** Renders that a referral brings both sides when the referred person first upgrades. */
export const REFERRAL_REWARD_RENDERS = 5;

/** Text the engine draws on renders of plans with a watermark. */
export const WATERMARK_TEXT = "Made with SayHey";
