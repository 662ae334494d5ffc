import type { AppSpec } from "@sayhey/appspec";
import { beforeAll, describe, expect, it } from "vitest";
import { accountOf } from "../account/account.ts";
import { loadAllBlueprints, planBrief } from "../plan-brief.ts";

beforeAll(loadAllBlueprints);

function planned(text: string): AppSpec {
  const spec = planBrief(text, 1)?.spec;
  if (spec === undefined) throw new Error(`nothing is planned for: ${text}`);
  return spec;
}
const listsOf = (spec: AppSpec): string[] => spec.entities.map(({ plural }) => plural);
const kindsOf = (spec: AppSpec): string[] => spec.pages.flatMap(({ blocks }) => blocks.map(({ kind }) => kind));

describe("the one thing of its line of work that a text is after", () => {
  const REPAIRS =
    "Repair portal for a housing association: tenants report broken things with a photo, caretakers see them by urgency and mark them done";

  it("leads, speaks for itself, and has no rents beside it", () => {
    const spec = planned(REPAIRS);
    expect(listsOf(spec)).toContain("Repairs");
    expect(listsOf(spec)).not.toContain("Rent payments");
    expect(listsOf(spec)).not.toContain("Tenancies");
    const { tagline, problem, promise, hooks } = spec.identity;
    for (const words of [tagline, problem, promise, hooks.itch, hooks.pov]) expect(words).not.toMatch(/\brents?\b/i);
    expect(promise).toMatch(/repair/i);
  });

  it("is for those who bring something in and those who see to it", () => {
    const spec = planned(REPAIRS);
    expect(spec.accounts?.roles.map(({ name }) => name)).toEqual(["Tenant", "Caretaker"]);
    expect(accountOf(REPAIRS, spec).map(({ state }) => state)).toEqual(["built", "built", "built"]);
  });

  it("leaves out what the text has nothing to do with", () => {
    const butcher = planned(
      "Butchers shop, xmas orders are chaos every yr!! turkeys by weight, hams, deposit, collect 22/23/24. I need totals to order from the farm and a list for the counter",
    );
    expect(listsOf(butcher)).toContain("Orders");
    expect(listsOf(butcher)).not.toContain("Temperature checks");
    const whole = planned("butcher");
    expect(listsOf(whole)).toContain("Temperature checks");
  });

  it("keeps what is ordered where nobody calls it an order", () => {
    expect(
      listsOf(
        planned(
          "eggs. we got 900 hens and deliver weds + sat to doorsteps. who wants how many trays, what did they pay",
        ),
      ),
    ).toContain("Orders");
  });
});

describe("a few words", () => {
  it.each([
    ["gym app", "Members"],
    ["library app", "Loans"],
    ["community garden app", "Plots"],
    ["hotel", "Rooms"],
    ["youth club app", "Members"],
    ["surf school", "Courses"],
    ["travel agency", "Travelers"],
  ])("%s keeps %s, and no list of such places", (idea, list) => {
    const lists = listsOf(planned(idea));
    expect(lists).toContain(list);
    for (const word of [
      "Gyms",
      "Libraries",
      "Community gardens",
      "Hotels",
      "Youth clubs",
      "Surf schools",
      "Travel agencies",
    ])
      expect(lists).not.toContain(word);
  });

  it("of several such places keep a list of them", () => {
    expect(listsOf(planned("list of travel agencies"))).toContain("Travel agencies");
  });

  it.each([
    ["something to keep track of stuff i lend people. never get it back", "Loans"],
    ["idk maybe a thing where me and the boys bet on dumb stuff. no real money obv", "Bets"],
    ["who fed the cat today", "Feedings"],
  ])("%s writes down what is done: %s", (idea, list) => expect(listsOf(planned(idea))).toEqual([list]));
});

describe("what a text says in passing", () => {
  it("asks for no quiz among the opening times of a pub", () => {
    expect(
      kindsOf(
        planned("The Plough, village pub. Opening times, Sunday roast menu, quiz tues, dogs welcome, 2 rooms upstairs"),
      ),
    ).not.toContain("questionnaire");
  });

  it("keeps nothing that only a quoted name says", () => {
    expect(
      listsOf(
        planned(
          'One day conference "Heat Pumps in Old Houses", Stroud, 14 May, £45. Programme w 9 speakers, register interest',
        ),
      ),
    ).not.toEqual(expect.arrayContaining(["Houses"]));
  });

  it("books no books", () => {
    expect(
      kindsOf(
        planned(
          "Children's author. 6 books about a badger. School visits page (what I do, fees), books, a coloring sheet, news",
        ),
      ),
    ).not.toContain("booking");
  });

  it("leaves out what it refuses, also where the line of work has it", () => {
    expect(
      listsOf(
        planned(
          "blog about living with one kidney. honest, sometimes funny. posts by topic, no comments section please",
        ),
      ),
    ).toEqual(["Articles"]);
  });
});
