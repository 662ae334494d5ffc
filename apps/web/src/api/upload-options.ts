import type { UploadQuery } from "@sayhey/contract/upload";

/** What goes with an upload, and who hears of it. */
export interface UploadOptions extends UploadQuery {
  /** Name to keep it under; a file's own when absent. */
  name?: string;
  /** How an image was made; only for kind `image`. */
  meta?: Record<string, unknown>;
  /** Share of the bytes that have left, 0 to 1. At 1 the server still looks at the file. */
  onProgress?(share: number): void;
  /** Aborting an upload in parts leaves what has arrived, so that it can be gone on with. */
  signal?: AbortSignal;
  /** Where an upload in parts goes on that was begun before. */
  address?: string | undefined;
  /** Hears the address of an upload in parts, so that it can be gone on with later. */
  onAddress?(address: string): void;
  /** Hears when the connection is lost, and when bytes flow again; an upload in parts goes on by itself. */
  onStalled?(stalled: boolean): void;
}
