import { z } from "zod";
import { assetFolderSchema } from "../asset-folder.ts";
import { assetRowSchema } from "../rows.ts";
import type { FunctionContracts } from "./function-contract.ts";

const uuid = z.uuid();
/** A folder, and not the library itself. */
const folder = assetFolderSchema.refine((path) => path !== "", "The folder needs a name.");
const assetIds = z.array(uuid).min(1).max(100);

/** Functions of assets. */
export const ASSET_FUNCTIONS = {
  /** Signed addresses of one's own assets, in the order asked. */
  "asset-sign": {
    auth: "session",
    input: z.strictObject({
      assetIds,
      /** The small picture instead of the file; null for an asset that has none. */
      thumb: z.boolean().default(false),
      /** Addresses that make the browser save the file under the asset's name. */
      download: z.boolean().default(false),
    }),
    output: z.object({ urls: z.array(z.string().nullable()) }),
  },
  /** Where one's own assets are used. */
  "asset-uses": {
    auth: "session",
    input: z.strictObject({ assetIds }),
    output: z.object({
      uses: z.array(
        z.object({
          assetId: uuid,
          kind: z.enum(["project", "cover", "trailer", "transform-input", "transform-result"]),
          title: z.string(),
          /** Path inside the product that shows it. */
          href: z.string(),
        }),
      ),
    }),
  },
  /** Removes assets that lie in the bin for good, and frees their space. What something still needs stays, and is named. */
  "asset-purge": {
    auth: "session",
    input: z.strictObject({ assetIds }),
    output: z.object({ purged: z.array(uuid), kept: z.array(z.object({ assetId: uuid, reason: z.string() })) }),
  },
  /** Folders and tags of one's own library, with how many files each holds; a folder counts what lies deeper inside it too. */
  "asset-places": {
    auth: "session",
    input: z.strictObject({}),
    output: z.object({
      folders: z.array(z.object({ path: z.string(), files: z.number() })),
      tags: z.array(z.object({ name: z.string(), files: z.number() })),
    }),
  },
  /** Makes a folder, and those around it. Making one that is there is no error. */
  "asset-folder-create": {
    auth: "session",
    input: z.strictObject({ folder }),
    output: z.object({ folder: z.string() }),
  },
  /** Renames a folder or puts it into another one, with all that is in it. */
  "asset-folder-move": {
    auth: "session",
    input: z.strictObject({ folder, to: folder }),
    output: z.object({ folder: z.string(), files: z.number() }),
  },
  /** Removes a folder and those inside it. Its files go to the bin; what filming made moves to the folder around. The answer is what takes it back. */
  "asset-folder-remove": {
    auth: "session",
    input: z.strictObject({ folder }),
    output: z.object({
      folders: z.array(z.string()),
      binned: z.array(uuid),
      moved: z.array(z.object({ assetId: uuid, folder: z.string() })),
    }),
  },
  /** Takes the removal of a folder back, with what that answered. */
  "asset-folder-restore": {
    auth: "session",
    input: z.strictObject({
      folders: z.array(folder).max(500),
      binned: z.array(uuid).max(20_000),
      moved: z.array(z.object({ assetId: uuid, folder: assetFolderSchema })).max(20_000),
    }),
    output: z.object({ files: z.number() }),
  },
  /** Files that an own asset had before its present one, newest first, with addresses for an hour. */
  "asset-versions": {
    auth: "session",
    input: z.strictObject({ assetId: uuid }),
    output: z.object({
      versions: z.array(
        z.object({
          versionId: uuid,
          replacedAt: z.string(),
          contentType: z.string(),
          bytes: z.number(),
          width: z.number().nullable(),
          height: z.number().nullable(),
          durationMs: z.number().nullable(),
          url: z.string(),
          thumbUrl: z.string().nullable(),
        }),
      ),
    }),
  },
  /** Puts an older file of an own asset back in its place; the present one becomes a version. */
  "asset-version-restore": {
    auth: "session",
    input: z.strictObject({ versionId: uuid }),
    output: z.object({ asset: assetRowSchema }),
  },
  /** Removes an older file of an own asset for good. */
  "asset-version-remove": {
    auth: "session",
    input: z.strictObject({ versionId: uuid }),
    output: z.object({ versionId: uuid }),
  },
  /** Address of a ZIP of own assets, in their folders; good for ten minutes. */
  "asset-archive": {
    auth: "session",
    input: z.strictObject({ assetIds: z.array(uuid).min(1).max(500) }),
    output: z.object({ url: z.string(), files: z.number(), bytes: z.number() }),
  },
  /** How full the plan's storage is, bytes. What lies in the bin counts until it is gone, what is being uploaded from its start. */
  "asset-storage": {
    auth: "session",
    input: z.strictObject({}),
    output: z.object({
      used: z.number(),
      /** Part of `used` that lies in the bin. */
      inBin: z.number(),
      /** By what is stored; together they are `used`. */
      parts: z.object({
        pictures: z.number(),
        videos: z.number(),
        sounds: z.number(),
        /** What apps were filmed as, and trailers. */
        filmed: z.number(),
        /** Earlier files of replaced assets. */
        versions: z.number(),
        /** Reserved by unfinished uploads. */
        uploading: z.number(),
        other: z.number(),
      }),
      limit: z.number(),
      plan: z.enum(["free", "pro", "studio"]),
    }),
  },
  /** Makes an own picture the cover of an own project. The gallery shows it from the next publishing on. */
  "image-cover": {
    auth: "session",
    input: z.strictObject({ projectId: uuid, assetId: uuid }),
    output: z.object({
      projectId: uuid,
      /** Whether the project is in public: with its former cover until it is published again. */
      published: z.boolean(),
    }),
  },
} as const satisfies FunctionContracts;
