import { beforeAll, describe, expect, it } from "vitest";
import type { AppSpec, Block } from "@sayhey/appspec";
import { loadAllBlueprints, planBrief } from "../../plan-brief.ts";
import { asksForSite, whoseSite } from "../../recognise/asks-for-site.ts";
import { saidParts } from "./said-parts.ts";

beforeAll(loadAllBlueprints);

const plan = (text: string): AppSpec => {
  const spec = planBrief(text, 1)?.spec;
  if (spec === undefined) throw new Error(`nothing is planned for ${text}`);
  return spec;
};
const blocks = ({ pages }: AppSpec): Block[] => pages.flatMap((page) => page.blocks);
const menu = (spec: AppSpec): string[] => blocks(spec).flatMap(({ menu: name }) => name ?? []);
const rowsOf = (spec: AppSpec, entity: string): string[] => {
  const found = spec.entities.find(({ name }) => name === entity);
  return found?.rows.map((row) => String(row[found.titleField])) ?? [];
};

describe("a site is asked for", () => {
  it.each([
    ["website for my sharpening service in Hereford", "sharpening service in Hereford"],
    ["we're a brass quintet called Five Valves, need a site with dates and videos", "brass quintet"],
    ["our toy library wants a home page: opening hours, how to join", "toy library"],
    ["Page for the harbour swim on 2 August, where to park, what to bring", "harbour swim"],
    ["choir website", "choir"],
  ])("%s", (text, whose) => {
    expect(asksForSite(text)).toBe(true);
    expect(whoseSite(text)).toBe(whose);
  });

  it.each([
    "site diary for a building firm: each site with address and foreman",
    "dashboard of website visits with a report every Monday",
    "keep track of my stock portfolio with dividends",
    "second hand marketplace website where users can post their bikes",
    "we visit every site once a month and need to log what we found",
  ])("and not by: %s", (text) => {
    expect(asksForSite(text)).toBe(false);
  });
});

describe("what a text wants on its site", () => {
  it("is read with the lists in its brackets, their prices and their times", () => {
    const said = saidParts(
      "Site for a kayak school: courses (beginners £60, rolling £75), how the day goes (meet 9:30, lunch 12.15), where to park",
    );
    expect(said.map(({ phrase }) => phrase).slice(1)).toEqual(["courses", "how the day goes", "where to park"]);
    expect(said[1]?.items).toEqual([
      { title: "Beginners", value: "£60", price: 60 },
      { title: "Rolling", value: "£75", price: 75 },
    ]);
    expect(said[2]?.items.map(({ value }) => value)).toEqual(["9:30", "12.15"]);
  });

  it("becomes parts in its order, with what it lists and nothing of the office", () => {
    const spec = plan(
      "I'd like a website for my upholstery workshop in Devon with services (chairs, sofas, boat cushions), photos of finished pieces, areas covered and a form to ask for a quote",
    );
    expect(menu(spec)).toEqual(["Services", "Photos of finished pieces", "Areas covered", "Ask for a quote"]);
    expect(rowsOf(spec, "Service")).toEqual(["Chairs", "Sofas", "Boat cushions"]);
    expect(spec.pages.filter(({ nav }) => nav)).toHaveLength(1);
    for (const { fields } of spec.entities)
      for (const { name } of fields) expect(name).not.toMatch(/paid|deposit|balance/i);
  });

  it("has forms for what visitors send, and nobody who has sent anything yet", () => {
    const spec = plan("Wedding website for Mara and Jon, 6 June at Alder Barn, with schedule, where to stay and rsvp");
    expect(spec.identity.name).toBe("Mara and Jon");
    expect(blocks(spec).find((block) => block.kind === "hero")?.body).toMatch(/6 June at Alder Barn/);
    expect(rowsOf(spec, "Reply")).toEqual([]);
    expect(menu(spec)).toEqual(["Schedule", "Where to stay", "RSVP"]);
  });

  it("leaves out what the text does not want", () => {
    const spec = plan("Website for a potter with a gallery and about me. No prices, no contact form.");
    expect(blocks(spec).some(({ kind }) => kind === "form" || kind === "pricing")).toBe(false);
  });

  it("takes times where visitors are to book, each of them once", () => {
    const spec = plan("Website for our climbing wall with opening hours and people can book a lane");
    expect(blocks(spec).some(({ kind }) => kind === "booking")).toBe(true);
  });

  it("says nothing of itself that holds for another of its trade alone", () => {
    const spec = plan("b&b website");
    expect(JSON.stringify(blocks(spec).filter(({ kind }) => kind === "hero"))).not.toMatch(/eight rooms/i);
  });
});
