import { describe, expect, it } from "vitest";
import type { AppSpec } from "@sayhey/appspec";
import { loadKnowledge, loadLanguageOf, planSubject } from "./index.ts";
import { readSite } from "./site.ts";

const knowledge = await loadKnowledge();
const plan = async (idea: string): Promise<AppSpec> => {
  await loadLanguageOf(idea);
  return planSubject(idea, { knowledge });
};

describe("a site that others look at", () => {
  it.each([
    ["landing page for my bakery", "shop", "en"],
    ["coming soon page for a candle brand", "shop", "en"],
    ["website for a plumber", "portfolio", "en"],
    ["homepage for a podcast", "blog", "en"],
    ["link in bio page", "directory", "en"],
    ["saas landing page", "portfolio", "en"],
    ["Landingpage für meine Bäckerei", "shop", "de"],
    ["Webseite für einen Friseursalon", "booking", "de"],
    ["página web para mi restaurante", "shop", "es"],
    ["site vitrine pour un artisan", "portfolio", "fr"],
    ["página inicial para minha padaria", "shop", "pt"],
  ])("shows %s as a %s in %s", async (idea, lead, language) => {
    const { identity, entities } = await plan(idea);
    expect(identity).toMatchObject({ archetypes: expect.arrayContaining([lead]) as unknown, language, idea });
    expect(identity.archetypes[0]).toBe(lead);
    // What a site is called is nothing it keeps.
    expect(entities.map(({ name }) => name)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:Page|Landing|Website|Site|Coming|Seite)s?$/)]),
    );
  });

  it("lists no others of its kind", async () => {
    const { entities } = await plan("website for our Italian restaurant in Ghent");
    expect(entities.map(({ plural }) => plural)).not.toContain("Restaurants");
  });

  it.each(["website bookmark manager", "a tool that tracks website visits", "plant diary", "moon landing log"])(
    "is not wanted by %s",
    (idea) => {
      expect(readSite(idea)).toEqual({ text: idea, isSite: false });
    },
  );

  it("may be asked for beside what it is for", () => {
    expect(readSite("a one-page website with prices for cleaners").isSite).toBe(true);
    expect(readSite("Startup landing page, dark").text).toBe("website, dark");
  });
});
