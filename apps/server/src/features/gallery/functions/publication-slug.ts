import { publicationSlugSchema } from "@sayhey/contract/publication";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { ownProject } from "../../projects/owned.port.ts";
import { slugRefusal } from "../claim-slug.ts";

/** Whether a project can have an address, told while it is typed. */
export const publicationSlug = defineFunction(
  "publication-slug",
  { rateLimit: { hits: 60, windowMs: 60_000 } },
  async ({ sql, userId }, input) => {
    const project = await ownProject(sql, userId, input.projectId);
    const slug = publicationSlugSchema.safeParse(input.slug);
    const reason = slug.success
      ? await slugRefusal(sql, slug.data, project.id)
      : (slug.error.issues[0]?.message ?? "This can't be an address.");
    return { available: reason === null, reason };
  },
);
