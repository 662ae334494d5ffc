import { templateIdea } from "@sayhey/planner/templates";
import { readBrandKit } from "../../trailers/storyboard/brand-kit.port.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { findTemplate } from "../../trailers/storyboard/find-template.port.ts";
import { makeProject } from "../make-project.ts";

/** Makes a project of a template, adapted to a name and a twist. */
export const templateUse = defineFunction(
  "template-use",
  { rateLimit: { hits: 20, windowMs: 60_000 } },
  async (context, { template: slug, name, twist, aspect, requestId, colours }) => {
    const template = findTemplate(slug);
    return makeProject(context, {
      userId: context.userId,
      requestId,
      idea: templateIdea(template, twist),
      aspect,
      // It was curated as it is.
      useModel: false,
      choices: template.trailer,
      plan: async () =>
        context.compilePool.run(
          "template",
          {
            slug,
            name,
            twist,
            brand: await readBrandKit(context.sql, context.userId),
            colours,
          },
          context.userId,
        ),
    });
  },
);
