import { archetypeSchema, parseAppSpec } from "@sayhey/appspec";
import { describe, expect, it } from "vitest";
import { composeApp } from "./compose-app.ts";
import { inferDomain } from "./infer-domain.ts";
import { DOMAINS } from "./lexicon/all.ts";
import { understand } from "./understand.ts";

const all = [...DOMAINS, inferDomain(understand("paperclip sculptures"))];

describe("composeApp", () => {
  it.each(archetypeSchema.options)("leads and supports with %s in every field of life", (archetype) => {
    for (const domain of all) {
      for (const archetypes of [[archetype], ["tracker" as const, archetype], [archetype, "poll" as const, "chat" as const]]) {
        const where = `${domain.id} as ${archetypes.join(" + ")}`;
        const spec = parseOrSay(() => parseAppSpec(composeApp(understand("an app with reviews, leaderboard, chat and streaks"), { domain, archetypes, assumptions: [] }, 7)), where);
        expect(spec.pages.filter((page) => page.nav).length, where).toBeGreaterThanOrEqual(archetypes[0] === archetype ? 3 : 1);
        expect(spec.pages.some((page) => page.path.endsWith("/:id")), where).toBe(true);
      }
    }
  });
});

function parseOrSay<T>(run: () => T, where: string): T {
  try {
    return run();
  } catch (cause) {
    throw new Error(`${where}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
