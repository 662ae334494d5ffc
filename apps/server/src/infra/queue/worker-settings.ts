import type { MailSettings } from "../mail/mail-settings.ts";
import type { MediaSettings } from "../media/media-store.ts";
import type { QueueName } from "./queues.ts";

/** What a worker needs to know, as plain data: it crosses a process border. Features add their own settings beside their types. */
export interface WorkerSettings {
  /** Address of the database with a privileged user. */
  databaseUrl: string;
  /** Address of the same database without a pooler: for marks of running jobs and for backups. */
  directUrl: string;
  media: MediaSettings;
  mail: MailSettings;
  /** Address of an app with `{slug}` for its label, such as `http://{slug}.localhost:8787`. */
  appOrigin: string;
  /** Chromium to film with; found by itself when absent. */
  chromiumPath?: string;
  /** Threads of one render. */
  renderThreads: number;
  /** Seconds after which a render is given up. */
  renderTimeLimit: number;
  /** Where daily backups go, and how many of them stay; none are made when absent. */
  backup?: { folder: string; keep: number };
  /** Whether somebody asks for what the worker counts. */
  hasMetrics?: boolean;
  /** Queues to work on; every one when absent. */
  only?: readonly QueueName[];
  /** Jobs at a time of each queue. 1 when absent. */
  concurrency?: number;
}

/** Origin of an app. */
export function appOriginOf(template: string, slug: string): string {
  return template.replace("{slug}", slug);
}
