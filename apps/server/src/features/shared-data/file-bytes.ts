import { fileEntry, type Field, type FileEntry, type FileKind } from "@sayhey/appspec";
import type { Value } from "./shared-row.ts";

/** What files of a type begin with; `at` is where. A type that is not here is never said to a browser. */
const BEGINNINGS: Readonly<Record<string, { kind: FileKind; begins: RegExp }>> = {
  "application/pdf": { kind: "pdf", begins: /%PDF-/ },
  "image/png": { kind: "image", begins: /^\x89PNG\r\n/ },
  "image/jpeg": { kind: "image", begins: /^\xff\xd8\xff/ },
  "image/webp": { kind: "image", begins: /^RIFF.{4}WEBP/s },
  "image/gif": { kind: "image", begins: /^GIF8[79]a/ },
  "image/avif": { kind: "image", begins: /^.{4}ftyp(?:avif|avis|mif1|miaf)/s },
  "image/bmp": { kind: "image", begins: /^BM/ },
  "image/svg+xml": { kind: "image", begins: /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!--|!DOCTYPE svg|svg)/i },
  "audio/mpeg": { kind: "audio", begins: /^(?:ID3|\xff[\xe0-\xff])/ },
  "audio/wav": { kind: "audio", begins: /^RIFF.{4}WAVE/s },
  "audio/mp4": { kind: "audio", begins: /^.{4}ftyp/s },
  "audio/aac": { kind: "audio", begins: /^(?:ID3|ADIF|\xff[\xf0-\xff])/ },
  "audio/ogg": { kind: "audio", begins: /^OggS/ },
  "audio/flac": { kind: "audio", begins: /^(?:fLaC|ID3)/ },
  "audio/webm": { kind: "audio", begins: /^\x1a\x45\xdf\xa3/ },
  "video/mp4": { kind: "video", begins: /^.{4}ftyp/s },
  "video/webm": { kind: "video", begins: /^\x1a\x45\xdf\xa3/ },
  "video/quicktime": { kind: "video", begins: /^.{4}(?:ftyp|moov|mdat|wide|free)/s },
  "video/ogg": { kind: "video", begins: /^OggS/ },
};
/** Any other file: bytes that are only ever downloaded or read as text. */
const PLAIN = "application/octet-stream";
/** As much of a file as is looked at, in characters of base64. */
const LOOKED_AT = 1368;

/** Why files of a row cannot be kept, by their bytes and by what the field takes; null where they can. */
export function filesProblem(field: Field, value: Value): string | null {
  if (field.type !== "file" || !Array.isArray(value)) return null;
  for (const text of value) {
    const entry = fileEntry(text);
    const problem = entry === null ? "must hold files" : fileProblem(field, entry);
    if (problem !== null) return problem;
  }
  return null;
}

function fileProblem({ accept }: Field, { type, data }: FileEntry): string | null {
  // A name alone: nothing that could be other than it says.
  if (type === undefined || data === undefined) return null;
  if (data.length % 4 !== 0) return "has a file that is no base64";
  const known = Object.hasOwn(BEGINNINGS, type) ? BEGINNINGS[type] : undefined;
  if (known === undefined && type !== PLAIN) return "has a file of a type that is not kept";
  const start = Buffer.from(data.slice(0, LOOKED_AT), "base64").toString("latin1");
  if (known !== undefined && !known.begins.test(start)) return "has a file that is not what it says it is";
  if (accept === undefined) return null;
  const fits =
    known === undefined
      ? // Documents and sheets, and pictures, sounds and videos that no browser shows, such as TIFF or AVI.
        accept.some((kind) => kind !== "pdf")
      : accept.includes(known.kind) || (known.kind === "pdf" && accept.includes("document"));
  return fits ? null : `takes only ${accept.join(", ")}`;
}
