import { inflateRawSync } from "node:zlib";
import { AppError } from "@sayhey/contract/app-error";
import type { SourceTree } from "@sayhey/contract/source-tree";

/** What a ZIP file may hold: files that are read, bytes of each and of all together. */
export interface ZipLimits {
  files: number;
  fileBytes: number;
  bytes: number;
}

const LIMITS: ZipLimits = { files: 800, fileBytes: 1024 ** 2, bytes: 12 * 1024 ** 2 };
/** Entries of the directory at most, those that are passed over included. */
const MOST_ENTRIES = 20_000;
const END = 0x0605_4b50;
const ENTRY = 0x0201_4b50;
const LOCAL = 0x0403_4b50;
const END_BYTES = 22;
const SYMLINK = 0xa000;
const TYPE_BITS = 0xf000;
const LONGEST_PATH = 200;
/** What a work tree holds besides its source; uploaded pictures stay where they were uploaded. */
const PASSED_OVER =
  /(?:^|\/)(?:node_modules|dist|\.git|__MACOSX|test-results|playwright-report|\.vscode|\.idea)\/|(?:^|\/)public\/pictures\/|(?:^|\/)(?:\.DS_Store|Thumbs\.db|package-lock\.json|pnpm-lock\.yaml|yarn\.lock)$/;

/**
 * The text files of a ZIP of a source tree, by their path below the one folder that holds them all, if one does. Folders of tools are
 * passed over unread. Nothing is unpacked beyond the limits, whatever the file says of itself.
 *
 * @throws AppError bad-request or too-large, naming the file inside that is to blame
 */
export function readZip(zip: Uint8Array, limits: ZipLimits = LIMITS): SourceTree {
  const bytes = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength);
  const files = new Map<string, string>();
  const lower = new Set<string>();
  let total = 0;
  for (const entry of directory(bytes)) {
    const path = entry.path;
    // What only belongs to tools is never unpacked, but its path must be harmless as well.
    checkPath(path);
    if (path.endsWith("/") || PASSED_OVER.test(path)) continue;
    if ((entry.mode & TYPE_BITS) === SYMLINK) throw bad(path, "This is a link, not a file.");
    if (entry.encrypted) throw bad(path, "This file is encrypted.");
    if (lower.has(path.toLowerCase())) throw bad(path, "There are two files of this name.");
    lower.add(path.toLowerCase());
    if (files.size >= limits.files)
      throw new AppError("too-large", `The ZIP holds more than ${limits.files} files; ${shown(path)} is one too many.`);
    const content = unpack(bytes, entry, limits.fileBytes);
    total += content.length;
    if (total > limits.bytes)
      throw new AppError("too-large", `${shown(path)}: Unpacked, the ZIP is larger than ${mb(limits.bytes)}.`);
    files.set(path, textOf(path, content));
  }
  if (files.size === 0) throw new AppError("bad-request", "The ZIP holds no files.");
  return belowOneFolder(files);
}

interface Entry {
  path: string;
  mode: number;
  encrypted: boolean;
  method: number;
  packed: number;
  size: number;
  offset: number;
}

function* directory(bytes: Buffer): Generator<Entry> {
  const notZip = (): AppError =>
    new AppError("bad-request", "This isn't a ZIP file, or it's damaged.", {
      hint: "Choose a ZIP of an exported app.",
    });
  let end = bytes.length - END_BYTES;
  const first = Math.max(0, end - 0xffff);
  while (end >= first && bytes.readUInt32LE(end) !== END) end--;
  if (end < first || end < 0) throw notZip();
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (count > MOST_ENTRIES || count === 0xffff)
    throw new AppError("too-large", `The ZIP holds more than ${MOST_ENTRIES.toLocaleString("en")} files.`);
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) throw notZip();
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.subarray(at + 46, at + 46 + nameLength);
    yield {
      path: name.toString("utf8"),
      mode: bytes.readUInt32LE(at + 38) >>> 16,
      encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    };
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
}

function checkPath(path: string): void {
  if (path === "" || path.length > LONGEST_PATH) throw bad(path.slice(0, 60), "The name of this file is too long.");
  if (/[\\\0-\x1f\x7f]|^\/|^[A-Za-z]:|\uFFFD/.test(path)) throw bad(path, "This file name isn't allowed in an app.");
  if (
    path
      .split("/")
      .some((part, index, parts) => part === ".." || part === "." || (part === "" && index < parts.length - 1))
  )
    throw bad(path, "This path leads out of the folder.");
}

function unpack(bytes: Buffer, { path, method, packed, size, offset }: Entry, limit: number): Buffer {
  if (size > limit) throw new AppError("too-large", `${shown(path)}: This file is larger than ${mb(limit)}.`);
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== LOCAL) throw bad(path, "This file is damaged.");
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const content = bytes.subarray(start, start + packed);
  if (content.length !== packed) throw bad(path, "This file is damaged.");
  if (method === 0) {
    if (packed > limit) throw new AppError("too-large", `${shown(path)}: This file is larger than ${mb(limit)}.`);
    return content;
  }
  if (method !== 8) throw bad(path, "This file is packed in a way that cannot be read.");
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, limit) });
  } catch (cause) {
    if ((cause as { code?: string }).code === "ERR_BUFFER_TOO_LARGE")
      throw new AppError("too-large", `${shown(path)}: This file is larger than ${mb(limit)}.`, { cause });
    throw bad(path, "This file is damaged.");
  }
}

function textOf(path: string, content: Buffer): string {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(content);
    if (!text.includes("\0")) return text;
  } catch {
    // Told below.
  }
  throw bad(path, "This file isn't UTF-8 text.");
}

function belowOneFolder(files: Map<string, string>): SourceTree {
  const [first = ""] = files.keys();
  const folder = first.slice(0, first.indexOf("/") + 1);
  const isOne = folder !== "" && [...files.keys()].every((path) => path.startsWith(folder));
  // An app's own folder of source is not a wrapper.
  const from = isOne && folder !== "src/" && folder !== "public/" ? folder.length : 0;
  return Object.fromEntries([...files].map(([path, text]) => [path.slice(from), text]));
}

const shown = (path: string): string => JSON.stringify(path).slice(1, -1).slice(0, 120);
const bad = (path: string, why: string): AppError =>
  new AppError("bad-request", `${shown(path)}: ${why}`, { hint: "Take it out of the ZIP, then try again." });
const mb = (bytes: number): string => `${Math.round(bytes / 1024 ** 2)} MB`;
