import { z } from "zod";
import type { FunctionContracts } from "./function-contract.ts";

const uuid = z.uuid();

/** Name of a branch, as Git allows them, without the rarer characters. */
export const branchSchema = z
  .string()
  .trim()
  .min(1, "Enter the name of a branch.")
  .max(100)
  .refine(
    (name) => /^[A-Za-z0-9](?:[\w./-]*[\w-])?$/.test(name) && !/\.\.|\/\/|\/\.|\.\/|\.lock(?:\/|$)|^HEAD$/.test(name),
    {
      message: "This isn't a valid branch name. Use letters, digits, '-', '_', '.' and '/'.",
    },
  );

/** Functions that push a project to a Git repository. */
export const GIT_FUNCTIONS = {
  /** Where a project was pushed to last; the token is never sent back. */
  "git-get": {
    auth: "session",
    scope: "projects:read",
    input: z.strictObject({ projectId: uuid }),
    output: z.object({
      remote: z
        .object({
          url: z.string(),
          branch: z.string(),
          username: z.string().nullable(),
          /** Last characters of the kept token; null when none is kept. */
          tokenHint: z.string().nullable(),
          commit: z.string(),
          /** The version that was pushed last. */
          version: z.number().int(),
          pushedAt: z.string(),
        })
        .nullable(),
    }),
  },
  /**
   * Pushes the present version as one commit over https. Nothing is forced: where the branch holds commits that are not from here, nothing
   * is done and the answer tells which files a commit on top would replace.
   */
  "git-push": {
    auth: "session",
    scope: "projects:write",
    input: z.strictObject({
      projectId: uuid,
      url: z.string().min(1).max(500),
      branch: branchSchema,
      /** Who the token belongs to, where the host asks for it. */
      username: z
        .string()
        .trim()
        .max(100)
        .regex(/^[^:\p{Cc}]*$/u, "A user name holds no colon.")
        .optional(),
      /** The kept one when absent. */
      token: z
        .string()
        .trim()
        .min(1)
        .max(500)
        .regex(/^[!-~]+$/, "A token has no spaces or accents.")
        .optional(),
      /** Keeps the token, encrypted, for the next push. */
      remember: z.boolean().default(false),
      /** Adds the commit on top of what is there. */
      onTop: z.boolean().default(false),
    }),
    output: z.discriminatedUnion("pushed", [
      z.object({
        pushed: z.literal(true),
        commit: z.string(),
        branch: z.string(),
        version: z.number().int(),
        unchanged: z.boolean(),
      }),
      z.object({ pushed: z.literal(false), branch: z.string(), replaces: z.array(z.string()) }),
    ]),
  },
  /** Forgets where a project was pushed to, with the token. The repository stays as it is. */
  "git-forget": {
    auth: "session",
    scope: "projects:write",
    input: z.strictObject({ projectId: uuid }),
    output: z.object({}),
  },
} as const satisfies FunctionContracts;
