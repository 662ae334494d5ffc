import { z } from "zod";
import { assetFolderSchema } from "./asset-folder.ts";
import { assetRowSchema } from "./rows.ts";

/** Path that takes uploads: `POST` with the bytes as the body, `uploadQuerySchema` as the query, the name in a header. */
export const UPLOAD_PATH = "/uploads/v1";
/** Header with the file's name, percent-encoded. */
export const UPLOAD_NAME_HEADER = "x-file-name";
/** Header with `meta` of an image made here: JSON, percent-encoded. */
export const UPLOAD_META_HEADER = "x-asset-meta";

/**
 * Path that takes files in parts by tus 1.0 (https://tus.io/protocols/resumable-upload). `uploadQuerySchema` and the name
 * (`filename`) go into Upload-Metadata. `GET` of an upload's address answers `resumableAnswerSchema`.
 */
export const RESUMABLE_PATH = `${UPLOAD_PATH}/parts`;

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
  folder: assetFolderSchema.default(""),
  /** Id of an asset whose file this one takes the place of; everything else of it stays. */
  replace: z.uuid().optional(),
});
/** What goes with an upload besides its bytes. */
export type UploadQuery = z.input<typeof uploadQuerySchema>;

/** How an image was made; kept in its `meta`, at most 4,000 characters of JSON. */
export const uploadMetaSchema = z.record(z.string().max(40), z.unknown());

/** Answer to an upload. */
export const uploadAnswerSchema = z.object({ asset: assetRowSchema });

/** Where an upload in parts stands; once all has arrived, what became of it. */
export const resumableAnswerSchema = z.object({
  state: z.enum(["open", "done"]),
  /** Bytes that have arrived. */
  received: z.number(),
  bytes: z.number(),
  asset: assetRowSchema.nullable(),
});

/** An upload in parts as its owner sees it in the table `uploads`. */
export const uploadRowSchema = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  name: z.string(),
  bytes: z.number(),
  /** As of the last part that ended. */
  received: z.number(),
  state: z.enum(["open", "done", "refused"]),
  asset_id: z.uuid().nullable(),
  created_at: z.string(),
  expires_at: z.string(),
});
