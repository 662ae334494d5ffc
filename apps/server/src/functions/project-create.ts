import { readBrandKit } from "../platform/functions/brand-kit.ts";
import { defineFunction } from "../platform/functions/define-function.ts";
import { makeProject } from "../platform/functions/make-project.ts";

/** Plans an app from an idea and makes it a project. */
export const projectCreate = defineFunction(
  "project-create",
  { rateLimit: { hits: 20, windowMs: 60_000 } },
  async (context, { idea, seed, aspect, requestId, useModel, colours }) =>
    makeProject(context, {
      userId: context.userId,
      requestId,
      idea,
      aspect,
      useModel,
      plan: async () =>
        context.workshop.run(
          "plan",
          {
            idea,
            seed,
            brand: await readBrandKit(context.sql, context.userId),
            colours,
          },
          context.userId,
        ),
    }),
);
