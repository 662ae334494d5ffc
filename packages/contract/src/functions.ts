import { z } from "zod";
import { ACCOUNT_FUNCTIONS } from "./functions/account.ts";
import { AI_FUNCTIONS } from "./functions/ai.ts";
import { AUTH_FUNCTIONS } from "./functions/auth.ts";
import { ADMIN_FUNCTIONS } from "./functions/admin.ts";
import { ANALYTICS_FUNCTIONS } from "./functions/analytics.ts";
import { ASSET_FUNCTIONS } from "./functions/asset.ts";
import { BILLING_FUNCTIONS } from "./functions/billing.ts";
import { CODE_FUNCTIONS } from "./functions/code.ts";
import { DOMAIN_FUNCTIONS } from "./functions/domain.ts";
import { FOOTAGE_FUNCTIONS } from "./functions/footage.ts";
import { GALLERY_FUNCTIONS } from "./functions/gallery.ts";
import { HISTORY_FUNCTIONS } from "./functions/history.ts";
import { GIT_FUNCTIONS } from "./functions/git.ts";
import { MEMORY_FUNCTIONS } from "./functions/memory.ts";
import { MUSIC_FUNCTIONS } from "./functions/music.ts";
import { NOTIFICATION_FUNCTIONS } from "./functions/notifications.ts";
import { OVERRIDE_FUNCTIONS } from "./functions/override.ts";
import { editConflictSchema, PROJECT_FUNCTIONS } from "./functions/project.ts";
import { RENDER_FUNCTIONS } from "./functions/render.ts";
import { SHARED_DATA_FUNCTIONS } from "./functions/shared-data.ts";
import { STUDIO_FUNCTIONS } from "./functions/studio.ts";
import { SECURITY_FUNCTIONS } from "./functions/security.ts";
import { TEMPLATE_FUNCTIONS } from "./functions/template.ts";
import { TRANSFORM_FUNCTIONS } from "./functions/transform.ts";
import { SETTINGS_FUNCTIONS } from "./functions/settings.ts";

/**
 * Every backend function: what it takes and answers. POST `/functions/v1/<name>` with a JSON body.
 * A refusal is `{ error: { kind, message, hint?, field?, conflicts? } }` with the status of its kind.
 */
export const FUNCTIONS = {
  ...PROJECT_FUNCTIONS,
  ...HISTORY_FUNCTIONS,
  ...OVERRIDE_FUNCTIONS,
  ...CODE_FUNCTIONS,
  ...MEMORY_FUNCTIONS,
  ...GIT_FUNCTIONS,
  ...SHARED_DATA_FUNCTIONS,
  ...RENDER_FUNCTIONS,
  ...FOOTAGE_FUNCTIONS,
  ...TEMPLATE_FUNCTIONS,
  ...TRANSFORM_FUNCTIONS,
  ...ASSET_FUNCTIONS,
  ...STUDIO_FUNCTIONS,
  ...MUSIC_FUNCTIONS,
  ...ACCOUNT_FUNCTIONS,
  ...AUTH_FUNCTIONS,
  ...NOTIFICATION_FUNCTIONS,
  ...GALLERY_FUNCTIONS,
  ...DOMAIN_FUNCTIONS,
  ...SECURITY_FUNCTIONS,
  ...SETTINGS_FUNCTIONS,
  ...BILLING_FUNCTIONS,
  ...ADMIN_FUNCTIONS,
  ...ANALYTICS_FUNCTIONS,
  ...AI_FUNCTIONS,
} as const;

/** Name of a backend function. */
export type FunctionName = keyof typeof FUNCTIONS;
/** What a caller passes to a function. */
export type FunctionInput<N extends FunctionName> = z.input<(typeof FUNCTIONS)[N]["input"]>;
/** What a function answers. */
export type FunctionOutput<N extends FunctionName> = z.output<(typeof FUNCTIONS)[N]["output"]>;

/** Body of every refusal. */
export const refusalSchema = z.object({
  error: z.object({
    kind: z.string(),
    message: z.string(),
    hint: z.string().optional(),
    field: z.string().optional(),
    /** Of an edit that contradicts what happened since. */
    conflicts: z.array(editConflictSchema).optional(),
  }),
});
