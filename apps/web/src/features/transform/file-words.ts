import type { FileKind } from "./list-files.ts";

/** What a transform takes, in a word, and in the plural. */
export function wordOf(kinds: readonly FileKind[], count = 1): string {
  const [only] = kinds;
  const word = kinds.length === 1 && only !== undefined ? only : "file";
  return count === 1 ? word : `${word}s`;
}

/** What may be brought along, in words. */
export const BRING: Readonly<Record<FileKind, string>> = {
  picture: "JPEG, PNG, WebP, AVIF or GIF",
  video: "MP4, WebM or MOV of up to 5 minutes",
  sound: "MP3, M4A, WAV, OGG or FLAC of up to 10 minutes",
};
