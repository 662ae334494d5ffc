import { fileTypeFromBuffer } from "file-type";

/** What each extension is served as. Nothing here can run script in a browser; what is missing is sent as a download. */
const BY_EXTENSION: Record<string, string> = {
  mp4: "video/mp4",
  webm: "video/webm",
  mov: "video/quicktime",
  gif: "image/gif",
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  wav: "audio/wav",
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  aac: "audio/aac",
  ogg: "audio/ogg",
  flac: "audio/flac",
  vtt: "text/vtt; charset=utf-8",
  srt: "application/x-subrip",
  txt: "text/plain; charset=utf-8",
  json: "application/json",
  zip: "application/zip",
};

/** Kinds without a signature in their bytes: their extension is believed when the bytes look like no other kind. */
const UNSIGNED = new Set(["vtt", "srt", "txt", "json"]);

const DOWNLOAD = "application/octet-stream";

const extensionOf = (key: string): string => /\.([a-z0-9]+)$/i.exec(key)?.[1]?.toLowerCase() ?? "";

/** Content type a stored file is served with, from the extension `put` has checked against its bytes. */
export function contentTypeOf(key: string): string {
  return BY_EXTENSION[extensionOf(key)] ?? DOWNLOAD;
}

/** How many bytes of a file's head `sniffMismatch` wants. */
export const SNIFF_BYTES = 4100;

/**
 * Compares the head of a file with the extension of its key.
 * Returns null when they agree, otherwise what the bytes are, in words for a person.
 */
export async function sniffMismatch(key: string, head: Uint8Array): Promise<string | null> {
  const extension = extensionOf(key);
  if (!(extension in BY_EXTENSION)) return null;
  const found = await fileTypeFromBuffer(head);
  if (found === undefined) return UNSIGNED.has(extension) ? null : "something else";
  // file-type names the codec of some: audio/ogg; codecs=opus.
  const [mime] = found.mime.split(";");
  return found.ext === extension || mime === BY_EXTENSION[extension] ? null : found.ext.toUpperCase();
}
