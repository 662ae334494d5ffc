import { LIMITS } from "@sayhey/contract/limits";
import type { UploadExtension } from "@sayhey/contract/upload";

const ALIASES: Partial<Record<UploadExtension, readonly string[]>> = {
  jpg: ["jpeg", "jpe", "jfif"],
  mp4: ["m4v"],
  mov: ["qt"],
  m4a: ["mp4", "m4b"],
};

/**
 * A name to show for an uploaded file: the last part of what the browser sent (percent-encoded), printable, with the extension
 * of what the file really is.
 */
export function cleanFileName(encoded: string | null, extension: UploadExtension): string {
  const given = decode(encoded ?? "")
    .normalize("NFC")
    .replace(/^.*[/\\]/s, "")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
  const dot = given.lastIndexOf(".");
  const named = dot > 0 ? given.slice(dot + 1).toLowerCase() : "";
  if (named === extension || (ALIASES[extension] ?? []).includes(named)) return cut(given.slice(0, dot), named);
  const looksLikeExtension = /^[a-z0-9]{1,5}$/.test(named) && /[a-z]/.test(named);
  return cut(looksLikeExtension ? given.slice(0, dot) : given, extension);
}

/** The ending of a name as it was sent, in small letters; undefined for none. */
export function extensionIn(encoded: string | null): string | undefined {
  return /\.([a-z0-9]{1,5})\s*$/i.exec(decode(encoded ?? ""))?.[1]?.toLowerCase();
}

/** Cuts by whole characters, so that no emoji is halved. */
function cut(stem: string, extension: string): string {
  let result = "";
  for (const char of stem.trim() || "upload") {
    if (result.length + char.length + extension.length + 1 > LIMITS.assetNameLength) break;
    result += char;
  }
  return `${result}.${extension}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // sent as it is by a plain client
  }
}
