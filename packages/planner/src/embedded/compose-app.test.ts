import { archetypeSchema, parseAppSpec } from "@sayhey/appspec";
import { describe, expect, it } from "vitest";
import { composeApp } from "./compose-app.ts";
import { inferDomain } from "./infer-domain.ts";
import { DOMAINS } from "./lexicon/all.ts";
import { understand } from "./understand.ts";

const all = [...DOMAINS, inferDomain(understand("paperclip sculptures"))];

describe("composeApp", () => {
  it.each(archetypeSchema.options)("leads and supports with %s in every field of life", (archetype) => {
    const problems: string[] = [];
    const place = archetypeSchema.options.indexOf(archetype);
    for (const [index, domain] of all.entries()) {
      // Every kind of app leads in every field; a third of the fields, another third for each kind, see it in company.
      const inCompany = [
        ["tracker" as const, archetype],
        [archetype, "poll" as const, "chat" as const],
      ];
      for (const archetypes of [[archetype], ...(index % 3 === place % 3 ? inCompany : [])]) {
        const where = `${domain.id} as ${archetypes.join(" + ")}`;
        try {
          const spec = parseAppSpec(
            composeApp(
              understand("an app with reviews, leaderboard, chat and streaks"),
              { domain, archetypes, assumptions: [] },
              7,
            ),
          );
          const nav = spec.pages.filter((page) => page.nav).length;
          if (archetypes[0] === archetype && (nav < 3 || nav > 7))
            problems.push(`${where}: ${nav} pages in the navigation`);
          if (!spec.pages.some((page) => page.path.endsWith("/:id"))) problems.push(`${where}: no detail page`);
          const empty = spec.entities.find((entity) => entity.rows.length === 0);
          if (empty) problems.push(`${where}: ${empty.id} has no rows`);
        } catch (cause) {
          problems.push(`${where}: ${cause instanceof Error ? cause.message : String(cause)}`);
        }
      }
    }
    expect(problems).toEqual([]);
  });
});
