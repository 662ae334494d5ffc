import { z } from "zod";

/** What an API token may be allowed to do, in words for the person who makes one. */
export const TOKEN_SCOPES = {
  "projects:read": "See your projects, renders and usage",
  "projects:write": "Make and change projects",
  "renders:write": "Render trailers and download them",
} as const;
/** Something an API token may be allowed to do. */
export type TokenScope = keyof typeof TOKEN_SCOPES;
/** Every scope, in the order shown. */
export const TOKEN_SCOPE_NAMES = Object.keys(TOKEN_SCOPES) as [TokenScope, ...TokenScope[]];
/** Something an API token may be allowed to do. */
export const tokenScopeSchema = z.enum(TOKEN_SCOPE_NAMES);

/** What every API token begins with, so that it is recognised wherever it turns up. */
export const TOKEN_PREFIX = "sayhey_";

/** Days after which a token may end; null for never. */
export const TOKEN_LIFETIMES = [7, 30, 90, 365, null] as const;

/** An API token as its owner sees it; the token itself is shown only once. */
export const apiTokenRowSchema = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.string()),
  /** Last four characters. */
  ending: z.string(),
  created_at: z.string(),
  expires_at: z.string().nullable(),
  last_used_at: z.string().nullable(),
});
/** An API token as its owner sees it. */
export type ApiTokenRow = z.infer<typeof apiTokenRowSchema>;
