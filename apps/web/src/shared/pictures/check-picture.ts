import { AppError } from "@sayhey/contract/app-error";
import { LIMITS } from "@sayhey/contract/limits";
import { formatNumber } from "../../components/format.ts";

/** What a picture's first bytes say of it. */
export interface PictureHeader {
  type: "PNG" | "JPEG" | "WebP" | "GIF" | "AVIF";
  /** px */
  width: number;
  height: number;
}

/** Bytes of the beginning that are looked at: a photograph's own preview may stand before its size. */
const LOOKED_AT = 256 * 1024;
const HINT = "Use a PNG, JPEG, WebP, GIF or AVIF file.";
/** Marks of a JPEG that hold its size: SOF0 to SOF15 but for the tables among them. */
const NO_SIZE = new Set([0xc4, 0xc8, 0xcc]);

/** Type and size of a picture by its header alone, so that nothing is decoded; null when the bytes are none. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (from: number, length: number): string => String.fromCharCode(...bytes.subarray(from, from + length));
  if (bytes.length < 16) return null;
  if (text(1, 3) === "PNG" && bytes.length >= 24)
    return { type: "PNG", width: view.getUint32(16), height: view.getUint32(20) };
  if (text(0, 3) === "GIF") return { type: "GIF", width: view.getUint16(6, true), height: view.getUint16(8, true) };
  if (text(0, 4) === "RIFF" && text(8, 4) === "WEBP" && bytes.length >= 30) return webp(view, text(12, 4));
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpeg(view);
  if (text(4, 4) === "ftyp" && /avif|avis|mif1/.test(text(8, 24))) return avif(bytes, view);
  return null;
}

function webp(view: DataView, kind: string): PictureHeader | null {
  const whole = (at: number): number => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  if (kind === "VP8X") return { type: "WebP", width: whole(24) + 1, height: whole(27) + 1 };
  if (kind === "VP8 ")
    return { type: "WebP", width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (kind !== "VP8L") return null;
  const bits = view.getUint32(21, true);
  return { type: "WebP", width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

function jpeg(view: DataView): PictureHeader | null {
  for (let at = 2; at + 9 < view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return null;
    const mark = view.getUint8(at + 1);
    if (mark >= 0xc0 && mark <= 0xcf && !NO_SIZE.has(mark))
      return { type: "JPEG", width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += mark === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

/** The largest of the sizes that an AVIF names. */
function avif(bytes: Uint8Array, view: DataView): PictureHeader | null {
  let found: PictureHeader | null = null;
  for (let at = 4; at + 16 <= bytes.length; at++) {
    if (bytes[at] !== 0x69 || bytes[at + 1] !== 0x73 || bytes[at + 2] !== 0x70 || bytes[at + 3] !== 0x65) continue;
    const [width, height] = [view.getUint32(at + 8), view.getUint32(at + 12)];
    if (found === null || width * height > found.width * found.height) found = { type: "AVIF", width, height };
  }
  return found;
}

/**
 * Looks at a picture before anything decodes it.
 * @param field what it is for, as the message begins
 * @throws AppError bad-request when it is empty, a drawing of vectors or no picture; too-large when decoding it would take too much
 */
export async function checkPicture(file: Blob, field: string): Promise<PictureHeader> {
  const wrong = (message: string, hint = HINT): AppError =>
    new AppError("bad-request", `${field}: ${message}`, { hint });
  if (file.size === 0) throw wrong("The file is empty.");
  if (file.size > LIMITS.uploadBytes)
    throw new AppError("too-large", `${field}: The picture is larger than ${LIMITS.uploadBytes / 1024 ** 2} MB.`, {
      hint: "Use a smaller one.",
    });
  const bytes = new Uint8Array(await file.slice(0, LOOKED_AT).arrayBuffer());
  const header = readPictureHeader(bytes);
  if (header === null) {
    const start = new TextDecoder().decode(bytes.subarray(0, 1024)).trimStart().toLowerCase();
    // A drawing of vectors can reach for other files and run scripts.
    if (start.startsWith("<svg") || (start.startsWith("<") && start.includes("<svg")))
      throw wrong("SVG files aren't supported.", "Save it as PNG, then use that.");
    throw wrong(
      file.type.startsWith("image/") ? `The name says ${file.type}, but the file isn't.` : "This isn't a picture.",
    );
  }
  const { width, height } = header;
  if (width === 0 || height === 0) throw wrong("This picture has no size.");
  if (Math.max(width, height) > LIMITS.uploadSide || width * height > LIMITS.uploadPixels)
    throw new AppError(
      "too-large",
      `${field}: The picture is ${formatNumber(width)} × ${formatNumber(height)} px, more than can be opened.`,
      { hint: `Make it smaller: at most ${formatNumber(LIMITS.uploadSide)} px a side.` },
    );
  return header;
}
