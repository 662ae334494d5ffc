import { AppError } from "@sayhey/contract/app-error";
import type { UploadQuery } from "@sayhey/contract/upload";
import type { UploadOptions } from "../../lib/api/upload-asset.ts";
import { explainError } from "../../lib/explain-error.ts";

/** One file on its way. */
export interface Upload {
  key: number;
  name: string;
  bytes: number;
  state: "waiting" | "sending" | "checking" | "done" | "failed";
  /** Share of the bytes that have left, 0 to 1. */
  share: number;
  /** Why it failed and what to do. */
  problem: string | null;
}

interface Job {
  file: File;
  query: UploadQuery;
  abort: AbortController;
}

/** Uploads that go on at a time. */
const LANES = 3;

/** Files on their way to the assets, three at a time; each can be cancelled and tried again. Knows nothing of the page. */
export class UploadQueue {
  readonly #upload: (file: File, options: UploadOptions) => Promise<{ id: string }>;
  readonly #jobs = new Map<number, Job>();
  readonly #listeners = new Set<() => void>();
  #queue: number[] = [];
  #busy = 0;
  #nextKey = 1;
  #uploads: readonly Upload[] = [];
  #settled: (assetId: string | null) => void = () => undefined;

  constructor(upload: (file: File, options: UploadOptions) => Promise<{ id: string }>) {
    this.#upload = upload;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls `take` after each file that has arrived or failed, with the asset's id in the first case. The last one given counts. */
  tellSettled(take: (assetId: string | null) => void): void {
    this.#settled = take;
  }

  readonly uploads = (): readonly Upload[] => this.#uploads;

  /** Puts files into the queue; what was done before leaves the list. */
  add(files: readonly File[], query: UploadQuery = {}): void {
    const added = files.map((file): Upload => {
      const key = this.#nextKey++;
      this.#jobs.set(key, { file, query, abort: new AbortController() });
      this.#queue.push(key);
      return { key, name: file.name, bytes: file.size, state: "waiting", share: 0, problem: null };
    });
    this.#set([...this.#uploads.filter(({ state }) => state !== "done"), ...added]);
    this.#pump();
  }

  cancel(key: number): void {
    this.#jobs.get(key)?.abort.abort();
    this.#jobs.delete(key);
    this.#queue = this.#queue.filter((waiting) => waiting !== key);
    this.#set(this.#uploads.filter((upload) => upload.key !== key));
  }

  retry(key: number): void {
    const job = this.#jobs.get(key);
    if (job === undefined) return;
    this.#jobs.set(key, { ...job, abort: new AbortController() });
    this.#queue.push(key);
    this.#update(key, { state: "waiting", problem: null });
    this.#pump();
  }

  /** Takes what has ended off the list. */
  clear(): void {
    for (const { key, state } of this.#uploads) if (state === "failed") this.#jobs.delete(key);
    this.#set(this.#uploads.filter(({ state }) => state !== "done" && state !== "failed"));
  }

  #pump(): void {
    while (this.#busy < LANES) {
      const key = this.#queue.shift();
      if (key === undefined) return;
      const job = this.#jobs.get(key);
      if (job === undefined) continue;
      this.#busy += 1;
      void this.#run(key, job).finally(() => {
        this.#busy -= 1;
        this.#pump();
      });
    }
  }

  async #run(key: number, { file, query, abort }: Job): Promise<void> {
    this.#update(key, { state: "sending", share: 0, problem: null });
    try {
      const { id } = await this.#upload(file, {
        ...query,
        signal: abort.signal,
        onProgress: (share) => this.#update(key, { share, state: share >= 1 ? "checking" : "sending" }),
      });
      this.#jobs.delete(key);
      this.#update(key, { state: "done", share: 1 });
      this.#settled(id);
    } catch (cause) {
      // Cancelled ones have left the list already.
      if (cause instanceof AppError && cause.kind === "cancelled" && abort.signal.aborted) return;
      const { message, hint } = explainError(cause);
      this.#update(key, { state: "failed", problem: hint === undefined ? message : `${message} ${hint}` });
      this.#settled(null);
    }
  }

  #update(key: number, patch: Partial<Upload>): void {
    this.#set(this.#uploads.map((upload) => (upload.key === key ? { ...upload, ...patch } : upload)));
  }

  #set(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }
}
