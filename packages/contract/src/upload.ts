import { z } from "zod";
import { LIMITS } from "./limits.ts";
import { assetRowSchema } from "./rows.ts";

/** Path that takes uploads: `POST` with the bytes as the body, `uploadQuerySchema` as the query, the name in a header. */
export const UPLOAD_PATH = "/uploads/v1";
/** Header with the file's name, percent-encoded. */
export const UPLOAD_NAME_HEADER = "x-file-name";
/** Header with `meta` of an image made here: JSON, percent-encoded. */
export const UPLOAD_META_HEADER = "x-asset-meta";

/** Kinds of files that can be uploaded, by their extension, and what each is served as. */
export const UPLOAD_TYPES = {
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  gif: "image/gif",
  mp4: "video/mp4",
  webm: "video/webm",
  mov: "video/quicktime",
  mp3: "audio/mpeg",
  wav: "audio/wav",
  m4a: "audio/mp4",
  aac: "audio/aac",
  ogg: "audio/ogg",
  flac: "audio/flac",
} as const;
/** Extension of a file that can be uploaded. */
export type UploadExtension = keyof typeof UPLOAD_TYPES;

/** Those kinds in words. */
export const UPLOAD_TYPES_TEXT = "PNG, JPEG, WebP, GIF, MP4, WebM, MOV, MP3, WAV, M4A, AAC, OGG or FLAC";

/** What goes with an upload besides its bytes. */
export const uploadQuerySchema = z.strictObject({
  /** `image` for a picture made on /images. */
  kind: z.enum(["upload", "image"]).default("upload"),
  /** Project it belongs to; the caller's own. */
  project: z.uuid().optional(),
  folder: z
    .string()
    .trim()
    .max(LIMITS.assetFolderLength)
    .regex(/^\P{Cc}*$/u)
    .default(""),
  /** Id of an asset whose file this one takes the place of; everything else of it stays. */
  replace: z.uuid().optional(),
});
/** What goes with an upload besides its bytes. */
export type UploadQuery = z.input<typeof uploadQuerySchema>;

/** How an image was made; kept in its `meta`, at most 4,000 characters of JSON. */
export const uploadMetaSchema = z.record(z.string().max(40), z.unknown());

/** Answer to an upload. */
export const uploadAnswerSchema = z.object({ asset: assetRowSchema });
