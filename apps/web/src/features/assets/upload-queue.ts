import { AppError } from "@sayhey/contract/app-error";
import type { UploadQuery } from "@sayhey/contract/upload";
import type { UploadOptions } from "../../api/upload-options.ts";
import { explainError } from "../../api/explain-error.ts";
import { SpeedMeter } from "./speed-meter.ts";

/** One file on its way. */
export interface Upload {
  key: number;
  name: string;
  bytes: number;
  /** `stalled`: the server cannot be reached; `wanted`: begun before, and the file itself is needed to go on. */
  state: "waiting" | "sending" | "stalled" | "paused" | "checking" | "done" | "failed" | "wanted";
  /** Share of the bytes that have left, 0 to 1. */
  share: number;
  /** Time until the rest has left, ms; null while that cannot be told. */
  remainingMs: number | null;
  /** Why it failed and what to do. */
  problem: string | null;
  /** The file itself is not taken: another try would fail alike. */
  refused: boolean;
  /** What has arrived stays when it is paused or the page closed. */
  resumable: boolean;
}

/** An upload that was begun before, here or elsewhere. */
export interface BegunUpload {
  address: string;
  name: string;
  bytes: number;
  /** Bytes that have arrived. */
  received: number;
  /** The file, where this browser still has it. */
  file: File | null;
}

/** What the queue works with. */
export interface UploadPorts {
  upload(file: File, options: UploadOptions): Promise<{ id: string }>;
  /** Removes what has arrived of an upload. */
  forget(address: string): Promise<void>;
  /** Keeps a file of an upload under way, so that the next page can go on; null lets go of it. */
  remember(address: string, file: File | null): void;
  /** ms. */
  now(): number;
}

interface Job {
  file: File | null;
  query: UploadQuery;
  abort: AbortController;
  address: string | undefined;
  meter: SpeedMeter;
}

/** Uploads that go on at a time. */
const LANES = 3;
/** Files of this size go in parts. */
type IsResumable = (bytes: number) => boolean;

/** Files on their way to the assets, three at a time; each can be paused, cancelled and tried again. Knows nothing of the page. */
export class UploadQueue {
  readonly #ports: UploadPorts;
  readonly #isResumable: IsResumable;
  readonly #jobs = new Map<number, Job>();
  readonly #listeners = new Set<() => void>();
  #queue: number[] = [];
  #busy = 0;
  #nextKey = 1;
  #uploads: readonly Upload[] = [];
  #settled: (assetId: string | null) => void = () => undefined;

  constructor(ports: UploadPorts, isResumable: IsResumable = () => true) {
    this.#ports = ports;
    this.#isResumable = isResumable;
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

  /** Puts files into the queue; what was done before leaves the list. One that is wanted goes on where it was. */
  add(files: readonly File[], query: UploadQuery = {}): void {
    const rest = files.filter((file) => {
      const wanted = this.#uploads.find(
        ({ state, name, bytes }) => state === "wanted" && name === file.name && bytes === file.size,
      );
      if (wanted !== undefined) this.#goOn(wanted.key, file);
      return wanted === undefined;
    });
    const added = rest.map((file) => this.#take(file, query));
    this.#set([...this.#uploads.filter(({ state }) => state !== "done"), ...added]);
    this.#pump();
  }

  /** Takes up what was begun before: what this browser still has goes on, the rest waits for its file. */
  adopt(begun: readonly BegunUpload[]): void {
    const known = new Set([...this.#jobs.values()].map(({ address }) => address));
    const added = begun
      .filter(({ address }) => !known.has(address))
      .map(({ address, name, bytes, received, file }): Upload => {
        const key = this.#nextKey++;
        this.#jobs.set(key, { file, query: {}, abort: new AbortController(), address, meter: new SpeedMeter() });
        if (file !== null) this.#queue.push(key);
        const state = file === null ? "wanted" : "waiting";
        return {
          key,
          name,
          bytes,
          state,
          share: received / bytes,
          remainingMs: null,
          problem: null,
          refused: false,
          resumable: true,
        };
      });
    this.#set([...this.#uploads, ...added]);
    this.#pump();
  }

  pause(key: number): void {
    const job = this.#jobs.get(key);
    if (job === undefined) return;
    this.#queue = this.#queue.filter((waiting) => waiting !== key);
    this.#update(key, { state: "paused", remainingMs: null });
    job.abort.abort();
  }

  /** Goes on with a paused upload, or tries a failed one again. */
  retry(key: number): void {
    const job = this.#jobs.get(key);
    if (job !== undefined && job.file !== null) this.#goOn(key, job.file);
  }

  cancel(key: number): void {
    const job = this.#jobs.get(key);
    this.#jobs.delete(key);
    this.#queue = this.#queue.filter((waiting) => waiting !== key);
    this.#set(this.#uploads.filter((upload) => upload.key !== key));
    job?.abort.abort();
    if (job?.address === undefined) return;
    const { address } = job;
    this.#ports.remember(address, null);
    // What cannot be removed now expires by itself.
    void this.#ports.forget(address).then(
      () => this.#settled(null),
      () => undefined,
    );
  }

  /** Takes what has ended off the list. */
  clear(): void {
    for (const { key, state } of this.#uploads) if (state === "failed") this.#jobs.delete(key);
    this.#set(this.#uploads.filter(({ state }) => state !== "done" && state !== "failed"));
  }

  #take(file: File, query: UploadQuery): Upload {
    const key = this.#nextKey++;
    this.#jobs.set(key, { file, query, abort: new AbortController(), address: undefined, meter: new SpeedMeter() });
    this.#queue.push(key);
    const resumable = this.#isResumable(file.size);
    const { name, size: bytes } = file;
    return {
      key,
      name,
      bytes,
      state: "waiting",
      share: 0,
      remainingMs: null,
      problem: null,
      refused: false,
      resumable,
    };
  }

  #goOn(key: number, file: File): void {
    const job = this.#jobs.get(key);
    if (job === undefined) return;
    this.#jobs.set(key, { ...job, file, abort: new AbortController(), meter: new SpeedMeter() });
    this.#queue = [...this.#queue.filter((waiting) => waiting !== key), key];
    this.#update(key, { state: "waiting", problem: null, refused: false });
    this.#pump();
  }

  #pump(): void {
    while (this.#busy < LANES) {
      const key = this.#queue.shift();
      if (key === undefined) return;
      const job = this.#jobs.get(key);
      if (job === undefined || job.file === null) continue;
      this.#busy += 1;
      void this.#run(key, job, job.file).finally(() => {
        this.#busy -= 1;
        this.#pump();
      });
    }
  }

  async #run(key: number, job: Job, file: File): Promise<void> {
    const { abort } = job;
    const isCurrent = (): boolean => this.#jobs.get(key)?.abort === abort;
    this.#update(key, {
      state: "sending",
      problem: null,
      refused: false,
      ...(job.address === undefined ? { share: 0 } : {}),
    });
    try {
      const { id } = await this.#ports.upload(file, {
        ...job.query,
        address: job.address,
        signal: abort.signal,
        onAddress: (address) => {
          const current = this.#jobs.get(key);
          if (current === undefined) return;
          if (current.address !== undefined) this.#ports.remember(current.address, null);
          current.address = address;
          this.#ports.remember(address, file);
        },
        onStalled: (stalled) => {
          if (!isCurrent() || abort.signal.aborted || !stalled) return;
          job.meter.stop();
          this.#update(key, { state: "stalled", remainingMs: null });
        },
        onProgress: (share) => {
          if (!isCurrent() || abort.signal.aborted) return;
          const remainingMs = job.meter.remaining(share * file.size, file.size, this.#ports.now());
          this.#update(key, { share, remainingMs, state: share >= 1 ? "checking" : "sending" });
        },
      });
      this.#end(key);
      this.#update(key, { state: "done", share: 1, remainingMs: null });
      this.#settled(id);
    } catch (cause) {
      // What was paused or cancelled says so itself.
      if (cause instanceof AppError && cause.kind === "cancelled" && abort.signal.aborted) return;
      const { message, hint } = explainError(cause);
      const address = this.#jobs.get(key)?.address;
      const final = cause instanceof AppError && !["unauthenticated", "rate-limited", "internal"].includes(cause.kind);
      if (final && address !== undefined) {
        // The server has let go of it; another attempt begins anew.
        this.#ports.remember(address, null);
        this.#jobs.set(key, { ...job, address: undefined });
      }
      this.#update(key, {
        state: "failed",
        remainingMs: null,
        problem: hint === undefined ? message : `${message} ${hint}`,
        refused: cause instanceof AppError && ["bad-request", "too-large"].includes(cause.kind),
      });
      this.#settled(null);
    }
  }

  #end(key: number): void {
    const address = this.#jobs.get(key)?.address;
    if (address !== undefined) this.#ports.remember(address, null);
    this.#jobs.delete(key);
  }

  #update(key: number, patch: Partial<Upload>): void {
    this.#set(this.#uploads.map((upload) => (upload.key === key ? { ...upload, ...patch } : upload)));
  }

  #set(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }
}
