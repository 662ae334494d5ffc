import type { AppSpec } from "@sayhey/appspec";
import { describe, expect, it } from "vitest";
import { planApp } from "../embedded/index.ts";
import { loadBriefs } from "../embedded/load-language-of.ts";

await loadBriefs();

const DESK =
  "Please implement a claims desk for an insurance office. The system should have functionalities for submitting claims, approving claims, " +
  "and claim statistics. Agents should be able to log in, search claims, edit policies, and view claim details.";

describe("the app of a brief", () => {
  const spec = planApp(DESK);

  it("keeps the things that are named, and no other", () => {
    expect(spec.entities.map(({ name }) => name).toSorted()).toEqual(["Claim", "Policy"]);
    expect(JSON.stringify([spec.pages, spec.entities])).not.toMatch(/implement/i);
  });

  it("is called what it is about", () => expect(spec.identity.name).toBe("Claims Desk"));

  it("has a place for each thing under its own name, at most seven in the navigation", () => {
    const titles = spec.pages.filter(({ nav }) => nav).map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(["Claims", "Policies"]));
    const many = planApp(
      `Please build a town portal. Users can ${[
        "events",
        "parks",
        "permits",
        "fines",
        "taxes",
        "buses",
        "jobs",
        "news",
        "shops",
      ]
        .flatMap((thing) => [`view ${thing}`, `search ${thing}`])
        .join(", ")}.`,
    );
    expect(many.pages.filter(({ nav }) => nav).length).toBeLessThanOrEqual(8);
  });

  it("lets people do what was asked: decide claims, and see them by number", () => {
    const blocks = spec.pages.flatMap((page) => page.blocks);
    const board = blocks.find((block) => block.kind === "board");
    expect(board?.entity).toBe("claim");
    expect(blocks.some((block) => block.kind === "chart" && block.entity === "claim")).toBe(true);
    const found = blocks.filter((block) => "search" in block && block.search === true);
    expect(found.map((block) => "entity" in block && block.entity)).toContain("claim");
  });

  it("says nothing invented of rows it knows nothing about", () => {
    const { rows = [] } = planApp(
      "Please build a widget register. Users can add frobs, edit frobs, search frobs, and delete frobs.",
    ).entities[0] ?? { rows: [] };
    for (const row of rows) expect(row["note"] ?? "").toBe("");
    expect(rows[0]?.["name"]).toBe("Frob 1");
  });

  it("is the same for the same brief", () => expect(planApp(DESK)).toEqual(spec));

  it("leaves ideas in a few words to the planner that knows them", () => {
    expect(planApp("AI recipe finder").entities.map(({ id }) => id)).toContain("recipe");
  });
});

describe("what visitors see", () => {
  const site = planApp("landing page for my plumbing business", { seed: 1 });
  const shop = planApp("wine shop", { seed: 1 });

  it("is led to a form by the first button, which asks nothing that is noted later", () => {
    const hero = site.pages[0]?.blocks.find((block) => block.kind === "hero");
    const page = site.pages.find(({ id }) => id === hero?.cta?.page);
    const form = page?.blocks.find((block) => block.kind === "form");
    const entity = site.entities.find(({ id }) => id === form?.entity);
    const asked = (form?.fields ?? []).map((id) => entity?.fields.find((field) => field.id === id)?.name ?? "");
    expect(asked.length).toBeGreaterThan(1);
    for (const name of asked) expect(name).not.toMatch(/^(?:State|Status|Answered|Received|Paid)$/);
  });

  it.each([
    ["a site", site],
    ["a shop", shop],
  ])("%s has no button that moves somebody else's things on, outside of a board", (_what, { pages }) => {
    for (const block of pages.flatMap(({ blocks }) => blocks))
      if (block.kind === "cards" || block.kind === "list" || block.kind === "agenda")
        expect((block.actions ?? []).map(({ label }) => label)).not.toContain("Next step");
  });

  it("are no customers with their addresses", () => {
    const { entities } = planApp("website for a yoga studio with prices and classes", { seed: 1 });
    expect(entities.map(({ name }) => name)).not.toContain("Student");
  });
});

describe("money", () => {
  const unitsOf = ({ entities }: AppSpec): string[] => [
    ...new Set(
      entities.flatMap(({ fields }) => fields.flatMap(({ type, unit = "" }) => (type === "money" ? [unit] : []))),
    ),
  ];

  it.each([
    [
      "Food truck in Leeds: where we are today, dishes with prices, hire us for parties, what each market costs us",
      "GBP",
    ],
    [
      "We repair bikes and sell a few. Parts, jobs with price, customers, $20 an hour, paid or not, what is waiting",
      "USD",
    ],
    [
      "Blog about bread with authors, what each article earns, newsletter and a few printed issues for sale by post",
      undefined,
    ],
  ])("is counted in one currency: %s", (idea, currency) => {
    const units = unitsOf(planApp(idea, { seed: 1 }));
    expect(units.length).toBeLessThanOrEqual(1);
    if (currency !== undefined) expect(units).toEqual([currency]);
  });
});

describe("a list of what is to be kept", () => {
  it.each<[string, string[]]>([
    [
      "Falconry displays at weddings and fairs: birds with weight every day, handlers, events, licence dates.",
      ["Bird", "Handler", "Event"],
    ],
    ["beach hut owners association: huts, owners, waiting list, yearly fee paid, complaints", ["Hut"]],
  ])("%s", (idea, names) => {
    const kept = planApp(idea, { seed: 1 }).entities.map(({ name }) => name);
    expect(kept).toEqual(expect.arrayContaining(names));
    expect(kept).not.toContain("Fair");
    expect(kept).not.toContain("Wedding");
  });
});
