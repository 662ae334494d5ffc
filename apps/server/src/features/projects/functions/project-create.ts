import { readBrandKit } from "../../trailers/storyboard/brand-kit.port.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { makeProject } from "../make-project.ts";

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
        context.compilePool.run(
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
