import { z } from "zod";
import { brandKitSchema } from "../settings.ts";
import type { FunctionContracts } from "./function-contract.ts";

/** Functions of the settings page. */
export const SETTINGS_FUNCTIONS = {
  /** Sets the picture of one's public page, or takes it away. Answers its path. */
  "avatar-set": {
    auth: "session",
    input: z.strictObject({
      /** PNG, JPEG or WebP as base64; null takes the picture away. */
      image: z.base64("must be base64").max(900_000, "The picture is too large; 600 KB is the most.").nullable(),
    }),
    output: z.object({ avatarPath: z.string().nullable() }),
  },
  /** Keeps the brand kit, on plans that have one. */
  "brand-kit-save": {
    auth: "session",
    input: brandKitSchema,
    output: z.object({ saved: z.literal(true) }),
  },
} as const satisfies FunctionContracts;
