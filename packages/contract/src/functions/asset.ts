import { z } from "zod";
import type { FunctionContracts } from "./function-contract.ts";

const uuid = z.uuid();
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
          kind: z.enum(["project", "cover", "transform-input", "transform-result"]),
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
  /** How full the plan's storage is, bytes. What lies in the bin counts until it is gone. */
  "asset-storage": {
    auth: "session",
    input: z.strictObject({}),
    output: z.object({
      used: z.number(),
      /** Part of `used` that lies in the bin. */
      inBin: z.number(),
      limit: z.number(),
      plan: z.enum(["free", "pro", "studio"]),
    }),
  },
  /** Makes an own picture the cover of an own project. */
  "image-cover": {
    auth: "session",
    input: z.strictObject({ projectId: uuid, assetId: uuid }),
    output: z.object({ projectId: uuid }),
  },
} as const satisfies FunctionContracts;
