import type { AppSpec } from "@sayhey/appspec";
import { beforeAll, describe, expect, it } from "vitest";
import { loadAllBlueprints, planBrief } from "../plan-brief.ts";

beforeAll(loadAllBlueprints);

const planned = (text: string): AppSpec => {
  const made = planBrief(text, 1);
  if (made === undefined) throw new Error("nothing was planned");
  return made.spec;
};
const tasksOf = ({ pages: [home] }: AppSpec) =>
  home?.blocks.flatMap((block) => (block.kind === "tasks" ? block.items : []));

describe("what an order asks for, on the first page", () => {
  const repairs = planned(
    "Please build a repair portal for a housing company. Tenants should be able to submit repair requests, view their invoices, and rate their contractors. Staff can approve repair requests and manage contractors.",
  );

  it("is said as one would tell somebody to do it, and leads to where it is done", () => {
    expect(tasksOf(repairs)?.map(({ label }) => label)).toEqual(
      expect.arrayContaining(["Submit repair requests", "View invoices", "Manage contractors"]),
    );
    const pages = new Map(repairs.pages.map(({ id, title }) => [id, title]));
    for (const { label, page } of tasksOf(repairs) ?? [])
      expect(`${label}: ${pages.get(page) ?? "nowhere"}`.toLowerCase()).toMatch(/(request|invoice|contractor)s?: .*\1/);
  });

  it("begins with a new row where something is handed in", () => {
    const submit = tasksOf(repairs)?.find(({ label }) => label === "Submit repair requests");
    expect(submit?.entity).toBeDefined();
    expect(tasksOf(repairs)?.find(({ label }) => label === "View invoices")?.entity).toBeUndefined();
  });

  it("is left out where visitors read, shop or play, and where there is little to choose from", () => {
    for (const text of [
      "Please build a website for a bakery with pages for products, about us and contact. Visitors can view products and send messages.",
      "Please build an online shop for candles. Customers can browse products, view orders and write reviews.",
      "a list of my plants",
    ])
      expect(tasksOf(planned(text)), text).toEqual([]);
  });
});

describe("a portal", () => {
  const portal = planned(
    "A repair portal for a housing company. Tenants can log in, submit repair requests with photos and files, view their invoices and rate contractors. Administrators can approve requests, manage users and export data.",
  );
  it("keeps open to everybody what administrators decide about, and theirs what they alone see to", () => {
    expect(portal.accounts?.roles.map(({ name }) => name)).toEqual(["Tenant", "Administrator"]);
    const requests = portal.pages.find(({ title }) => title === "Repair requests");
    expect(requests).toBeDefined();
    expect(requests?.roles).toBeUndefined();
    expect(portal.pages.find(({ title }) => title === "Users")?.roles).toEqual(["admin"]);
  });

  it("leads to what is handed in, and takes neither files for a deed nor what is exported for a thing", () => {
    const [hero] = portal.pages[0]?.blocks ?? [];
    const led = hero?.kind === "hero" ? hero.cta?.page : undefined;
    expect(portal.pages.find(({ id }) => id === led)?.title).toBe("Repair requests");
    expect(tasksOf(portal)?.map(({ label }) => label)).not.toContain("File invoices");
    expect(portal.entities.map(({ name }) => name)).not.toContain("Data record");
  });
});

describe("words of several worlds", () => {
  const rowsOf = (text: string, entity: RegExp): string => {
    const found = planned(text).entities.find(({ name }) => entity.test(name));
    return (found?.rows ?? []).map((row) => String(row[found?.titleField ?? ""])).join(" ");
  };

  it("mean what the text is about", () => {
    const ordered = (things: string): string =>
      `Please implement a system for a utility. The system should have functionalities for managing ${things} and invoices. Users can add ${things} and view reports.`;
    expect(rowsOf(ordered("assets"), /asset/i)).not.toMatch(/piano|bike/i);
    expect(rowsOf(ordered("applications"), /application/i)).not.toMatch(/developer|illustrator/i);
    expect(rowsOf(ordered("activities"), /activit/i)).not.toMatch(/wake up|teeth/i);
    expect(rowsOf(ordered("rooms"), /room/i)).not.toMatch(/101/);
  });

  it("keep the world that the text names", () => {
    expect(
      rowsOf(
        "Please implement a hotel system. The system should have functionalities for managing rooms and guests. Staff can add rooms and view guests.",
        /^room$/i,
      ),
    ).not.toMatch(/oak|main hall/i);
  });
});
