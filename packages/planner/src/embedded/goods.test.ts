import { describe, expect, it } from "vitest";
import type { AppSpec } from "@sayhey/appspec";
import { loadKnowledge, loadLanguageOf, planSubject } from "./index.ts";

const knowledge = await loadKnowledge();
const plan = async (idea: string): Promise<AppSpec> => {
  await loadLanguageOf(idea);
  return planSubject(idea, { knowledge });
};
const titlesOf = ({ entities }: AppSpec, id: string): unknown[] =>
  entities.find((entity) => entity.id === id)?.rows.map((row) => row["name"]) ?? [];

describe("a shop sells what its trade sells", () => {
  it.each([
    ["website for my bakery", "Butter croissant"],
    ["online bookshop", "Poems for Tuesdays"],
    ["farm shop with pre-orders", "Ten eggs"],
    ["streetwear brand store", "Linen shirt"],
    ["Landingpage für meine Bäckerei", "Buttercroissant"],
    ["página web para mi panadería", "Cruasán de mantequilla"],
    ["librairie en ligne", "Poèmes du mardi"],
  ])("%s: %s", async (idea, title) => {
    const spec = await plan(idea);
    expect(spec.identity.archetypes[0]).toBe("shop");
    expect(titlesOf(spec, "product")).toContain(title);
  });

  it("is named like one, and kept in the category of its goods", async () => {
    const { identity } = await plan("online bookshop");
    expect(["Dog-Ear", "Second Chapter", "Spine & Page"]).toContain(identity.name);
    expect(identity.category).toBe("Books");
  });

  it.each(["online bookshop", "pet store", "florist website", "Online-Buchladen", "librairie en ligne"])(
    "and never speaks of another trade's: %s",
    async (idea) => {
      const { hooks, problem, promise, description, tagline } = (await plan(idea)).identity;
      expect(JSON.stringify({ hooks, problem, promise, description, tagline })).not.toMatch(
        /cake|kuchen|torte|tarta|gâteau/iu,
      );
    },
  );

  it.each([
    ["bookshops near me", "directory"],
    ["book club for a bookshop", "community"],
    ["ice cream diary", "journal"],
    ["grocery store staff shifts", "shifts"],
  ])("but %s is a %s", async (idea, lead) => {
    expect((await plan(idea)).identity.archetypes[0]).toBe(lead);
  });
});

it("the site of somebody's work is for their customers", async () => {
  expect((await plan("website for a plumber")).identity.audience).toBe("customers old and new");
  expect((await plan("tool for plumbers")).identity.audience).not.toBe("customers old and new");
});
