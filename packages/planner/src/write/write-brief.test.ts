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
    expect(rows[0]?.["name"]).toBe("New frob");
  });

  it("is the same for the same brief", () => expect(planApp(DESK)).toEqual(spec));

  it("leaves ideas in a few words to the planner that knows them", () => {
    expect(planApp("AI recipe finder").entities.map(({ id }) => id)).toContain("recipe");
  });
});
