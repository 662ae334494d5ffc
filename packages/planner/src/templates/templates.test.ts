import { applyOps, artDirectionSchema, parseAppSpec } from "@sayhey/appspec";
import { generateApp } from "@sayhey/codegen";
import { beforeAll, describe, expect, it } from "vitest";
import { loadKnowledge, type Knowledge } from "../embedded/index.ts";
import { loadBriefs } from "../embedded/load-language-of.ts";
import { planTemplate, POPULAR_TEMPLATES, TEMPLATE_CATEGORIES, templateIdea, TEMPLATES } from "./index.ts";

let knowledge: Knowledge;
beforeAll(async () => {
  [knowledge] = await Promise.all([loadKnowledge(), loadBriefs()]);
});

const words = (template: (typeof TEMPLATES)[number], twist = ""): string => {
  const spec = planTemplate(template, { knowledge, twist });
  return JSON.stringify([spec.identity, spec.entities, spec.pages]);
};

describe("the templates", () => {
  it("are at least 24 of their own names, in every category and art direction", () => {
    expect(TEMPLATES.length).toBeGreaterThanOrEqual(24);
    expect(new Set(TEMPLATES.map(({ slug }) => slug)).size).toBe(TEMPLATES.length);
    expect(new Set(TEMPLATES.map(({ name }) => name)).size).toBe(TEMPLATES.length);
    expect(new Set(TEMPLATES.map(({ category }) => category))).toEqual(new Set(TEMPLATE_CATEGORIES));
    expect(new Set(TEMPLATES.map(({ look }) => look.direction))).toEqual(new Set(artDirectionSchema.options));
    expect(TEMPLATES.slice(0, 4)).toEqual(POPULAR_TEMPLATES);
  });

  it.each(TEMPLATES)("$slug is a valid app in the look it was given, and its own app with each twist", (template) => {
    const plain = planTemplate(template, { knowledge });
    expect(parseAppSpec(plain).theme.direction).toBe(template.look.direction);
    expect(plain.pages.length).toBeGreaterThanOrEqual(3);
    expect(plain.entities.every(({ rows }) => rows.length >= 3)).toBe(true);
    for (const id of template.without ?? []) expect(plain.entities.map((entity) => entity.id)).not.toContain(id);
    for (const twist of template.twists) {
      expect(templateIdea(template, twist).toLowerCase()).toContain(twist.toLowerCase());
      expect(words(template, twist)).not.toBe(words(template));
    }
    expect(applyOps(plain, []).spec).toEqual(plain);
  });

  it.each(["recipe-finder", "dating-app", "nft-marketplace", "game-night-league"])(
    "keep what a twist says of its people, and show it: %s",
    (slug) => {
      const template = TEMPLATES.find((each) => each.slug === slug);
      if (template === undefined) throw new Error("there is no such template");
      const { entities, pages } = planTemplate(template, { knowledge, twist: "for dog owners with allergies" });
      const kept = entities.find(({ fields }) => fields.some(({ name }) => name === "Allergies"));
      const field = kept?.fields.find(({ name }) => name === "Allergies");
      expect(field?.type).toBe("tags");
      expect(JSON.stringify(pages)).toContain(`"${field?.id}"`);
      const rows = kept?.rows.map((row) => row[field?.id ?? ""]) ?? [];
      expect(rows.flat().filter(Boolean).length).toBeGreaterThan(3);
      // Nobody has none and some at once.
      for (const row of rows) if (Array.isArray(row) && row.includes("none")) expect(row).toEqual(["none"]);
      const plain = planTemplate(template, { knowledge, twist: "for dog owners" });
      expect(JSON.stringify(plain.entities)).not.toContain("Allergies");
    },
  );

  it("come out alike for the same twist, and under the name they are given", () => {
    const [first] = TEMPLATES;
    if (first === undefined) throw new Error("there is no template");
    const use = { knowledge, twist: "for climbers", name: "Rope Team" };
    expect(planTemplate(first, use)).toEqual(planTemplate(first, use));
    expect(planTemplate(first, use).identity.name).toBe("Rope Team");
  });

  it.each(TEMPLATES)("say the name they are given and nowhere the one they would have had: $slug", (template) => {
    const unnamed = planTemplate(template, { knowledge, twist: "for dog owners" }).identity;
    const { description, hashtags } = planTemplate(template, {
      knowledge,
      twist: "for dog owners",
      name: "Woof Club",
    }).identity;
    expect(description).toBe(unnamed.description.replace(unnamed.name, "Woof Club"));
    expect(description).toContain("Woof Club");
    const tag = `#${unnamed.name.toLowerCase().replace(/[^a-z0-9]/g, "")}`;
    expect(hashtags).not.toContain(tag);
    expect(hashtags.includes("#woofclub")).toBe(unnamed.hashtags.includes(tag));
  });

  it("take what somebody types as text", () => {
    const [first] = TEMPLATES;
    if (first === undefined) throw new Error("there is no template");
    const spec = planTemplate(first, { knowledge, twist: "for <img src=x onerror=alert(1)> ${process.exit()} people" });
    expect(() => generateApp(spec)).not.toThrow();
  });
});

describe("templateIdea", () => {
  it.each([
    ["Dating app {for dog owners}: swipe", "", "Dating app for dog owners: swipe"],
    ["Dating app {for dog owners}: swipe", "for climbers", "Dating app for climbers: swipe"],
    ["Dating app {for dog owners}: swipe", " with  chat. ", "Dating app for dog owners: swipe, with chat"],
    ["Film quiz {} with a leaderboard", "", "Film quiz with a leaderboard"],
    ["Film quiz {} with a leaderboard", "about horror", "Film quiz about horror with a leaderboard"],
    ["Challenge among friends", "for runners", "Challenge among friends, for runners"],
  ])("makes of %j and %j: %s", (idea, twist, expected) => {
    expect(templateIdea({ idea }, twist)).toBe(expected);
  });
});
