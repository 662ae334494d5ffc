import { publicationSlugSchema } from "@sayhey/contract/publication";
import { defineFunction } from "../platform/functions/define-function.ts";
import { ownProject } from "../platform/functions/owned.ts";
import { slugRefusal } from "../platform/gallery/claim-slug.ts";

/** Whether a project can have an address, told while it is typed. */
export const publicationSlug = defineFunction(
  "publication-slug",
  { rateLimit: { hits: 60, windowMs: 60_000 } },
  async ({ sql, userId }, input) => {
    const project = await ownProject(sql, userId, input.projectId);
    const slug = publicationSlugSchema.safeParse(input.slug);
    const reason = slug.success
      ? await slugRefusal(sql, slug.data, project.id)
      : (slug.error.issues[0]?.message ?? "This cannot be an address.");
    return { available: reason === null, reason };
  },
);
