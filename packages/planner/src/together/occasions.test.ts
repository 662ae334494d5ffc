import type { AppSpec, Block } from "@sayhey/appspec";
import { describe, expect, it } from "vitest";
import { loadBriefs } from "../embedded/load-language-of.ts";
import { planApp } from "../embedded/index.ts";

await loadBriefs();

const plan = (idea: string): AppSpec => planApp(idea, { seed: 1 });
const blocksOf = <K extends Block["kind"]>(spec: AppSpec, kind: K): Extract<Block, { kind: K }>[] =>
  spec.pages.flatMap((page) => page.blocks).filter((block) => block.kind === kind) as Extract<Block, { kind: K }>[];
const fieldNames = (spec: AppSpec, at = 0): string[] => (spec.entities[at]?.fields ?? []).map(({ name }) => name);
const options = (spec: AppSpec, name: string): readonly string[] | undefined =>
  spec.entities[0]?.fields.find((field) => field.name === name)?.options;

describe("an invitation", () => {
  it("asks for an answer on its first page and counts who is coming on the next", () => {
    const spec = plan("rsvp page for our wedding");
    expect(spec.pages[0]?.blocks.map(({ kind }) => kind)).toEqual(["hero", "countdown", "agenda", "form"]);
    const [people] = blocksOf(spec, "stats")[0]?.items ?? [];
    expect(people?.measure).toMatchObject({ fn: "sum", where: [{ field: "coming", is: "eq", value: "yes" }] });
    expect(spec.entities.map(({ name }) => name)).toEqual(["Answer", "Moment"]);
  });

  it("asks for what the text names, and for nothing else", () => {
    const spec = plan(
      "RSVP site for our party with meal choice: lasagne, curry or salad, plus a song for the playlist",
    );
    expect(options(spec, "Meal")).toEqual(["Lasagne", "Curry", "Salad"]);
    expect(fieldNames(spec)).toContain("Song for the dance floor");
    const plain = fieldNames(plan("birthday party invitation page"));
    for (const name of ["Meal", "Photo", "Takes the bus", "Children"]) expect(plain).not.toContain(name);
  });

  it("gives pictures of the guests a page where the text wants them", () => {
    const spec = plan("We want a page where guests can RSVP and upload an old photo of my dad with a caption");
    expect(blocksOf(spec, "gallery")).toHaveLength(1);
  });

  it.each(["wedding planner", "event management with ticketing and rsvp", "invitation card designer tool"])(
    "is not made of %j",
    (idea) => expect(plan(idea).entities.map(({ name }) => name)).not.toContain("Answer"),
  );
});

describe("a countdown", () => {
  it("counts down to what the text names, with a list and a plan only where they are asked for", () => {
    const spec = plan("countdown for our trip to Japan plus a packing checklist and a day by day itinerary");
    expect(spec.identity.name).toBe("Trip to Japan Countdown");
    expect(spec.entities[0]?.rows[0]?.[spec.entities[0].titleField]).toBe("Trip to Japan");
    expect(blocksOf(spec, "checklist")).toHaveLength(1);
    expect(blocksOf(spec, "agenda")).toHaveLength(1);
    expect(plan("days until christmas").entities).toHaveLength(1);
  });

  it.each(["countdown timer for workouts", "interval timer for boxing rounds"])("is not made of %j", (idea) =>
    expect(plan(idea).entities.map(({ name }) => name)).not.toContain("Countdown"),
  );
});

describe("dues", () => {
  it("shows who has not paid, with one tap to say that they have, at the amount of the text", () => {
    const spec = plan("track who has paid their dues in our bowling league, £12 weekly");
    const [open] = blocksOf(spec, "list");
    expect(open?.where).toEqual([{ field: "paid", is: "eq", value: false }]);
    expect(open?.actions?.[0]).toMatchObject({ do: "set", field: "paid", value: true });
    const payments = spec.entities.find(({ id }) => id === "payment");
    expect(payments?.rows.every(({ amount }) => amount === 12)).toBe(true);
    expect(new Set(payments?.rows.map(({ paid }) => paid))).toEqual(new Set([true, false]));
    expect(payments?.rows.every(({ player }) => String(player).startsWith("member-"))).toBe(true);
    expect(spec.entities.map(({ name }) => name)).toEqual(["Player", "Payment"]);
  });

  it.each(["invoice tracker to see who paid", "split a dinner bill and see who paid for what"])(
    "are not made of %j",
    (idea) => expect(plan(idea).entities.map(({ name }) => name)).not.toEqual(["Member", "Payment"]),
  );
});

describe("listings", () => {
  it("sells what the text names, with the properties that it lists", () => {
    const spec = plan(
      "a marketplace for used textbooks at our university. Students post a book with title, edition, course code, condition and price, message the seller and mark it as sold",
    );
    expect(spec.entities[0]?.name).toBe("Textbook");
    expect(fieldNames(spec)).toEqual(expect.arrayContaining(["Edition", "Course code", "Condition", "Price"]));
    expect(fieldNames(spec).join()).not.toMatch(/Message the seller|Mark/);
    const [cards] = blocksOf(spec, "cards");
    expect(cards?.where).toEqual([{ field: "state", is: "eq", value: "for sale" }]);
  });

  it("calls things by a word that has a singular", () =>
    expect(plan("buy and sell app for baby clothes").entities[0]?.name).toBe("Baby item"));

  it.each(["marketplace for freelance designers", "seed swap marketplace for our gardening club"])(
    "are not made of %j",
    (idea) => expect(plan(idea).pages.map(({ title }) => title)).not.toContain("For sale"),
  );
});

describe("a waitlist", () => {
  it("takes addresses, each once, and tells how many there are", () => {
    const spec = plan("Waitlist landing page for my cold brew subscription startup, collect emails");
    expect(spec.identity.name).toBe("Cold Brew Subscription");
    expect(blocksOf(spec, "newsletter")).toHaveLength(1);
    expect(spec.entities).toHaveLength(1);
    expect(spec.entities[0]?.fields[0]).toMatchObject({ type: "email", unique: true });
    expect(blocksOf(spec, "stats")[0]?.items[0]?.measure.fn).toBe("count");
    // Nobody made up is counted, and visitors see neither addresses nor a number that is not theirs to read.
    expect(spec.pages[0]?.blocks.map(({ kind }) => kind)).toEqual(["hero", "newsletter", "section"]);
    expect(spec.entities[0]?.rows).toEqual([]);
  });

  it("is not made of a restaurant's list of guests who wait", () =>
    expect(plan("restaurant waitlist app for walk-in guests and tables").pages.map(({ title }) => title)).not.toContain(
      "The list",
    ));
});

it("an order form offers each kind at the price of all of them", () => {
  const spec = plan(
    "i sell candles and soap at markets. need an order form: lavender, cedar, vanilla candles $18 each, soap bars $7",
  );
  const [product] = spec.entities;
  expect(product?.rows.map(({ name, price }) => [name, price])).toEqual([
    ["Lavender candles", 18],
    ["Cedar candles", 18],
    ["Vanilla candles", 18],
    ["Soap bars", 7],
  ]);
});

it("a booking page knows the trade it is for, whatever else is said", () => {
  const spec = plan(
    "Booking page for a two-chair barbershop where clients choose the barber, the service and an open time slot.",
  );
  expect(spec.entities.map(({ name }) => name)).toEqual(expect.arrayContaining(["Barber", "Service", "Booking"]));
});

it("few English words that French has as well are English", () =>
  expect(plan("cron expression explainer").identity.language).toBe("en"));

it("a long name ends with a whole word that can end it", () => {
  const { name } = plan("blog about living with one kidney after donating to my brother, honest").identity;
  expect(name.length).toBeLessThanOrEqual(40);
  expect(name).not.toMatch(/\b(?:to|after|my|t)$/i);
});

describe("flashcards", () => {
  it("begin with cards of the subject, and with what is due", () => {
    const spec = plan("A flashcard app for my anatomy class that shows the cards I get wrong more often");
    const [cards] = blocksOf(spec, "flashcards");
    expect(spec.pages[0]?.blocks).toContain(cards);
    expect(spec.entities.map(({ name }) => name)).toEqual(["Card"]);
    expect(spec.entities[0]?.rows.map(({ back }) => back)).toContain("Femur");
  });

  it("of a language are left to courses of languages", () =>
    expect(plan("learn spanish verbs flashcards").entities.map(({ name }) => name)).toContain("Unit"));
});

describe("a scoreboard", () => {
  it("gives points with one tap and shows who leads", () => {
    const spec = plan("Trivia night scoreboard");
    expect(spec.pages[0]?.blocks[0]?.kind).toBe("leaderboard");
    const [cards] = blocksOf(spec, "cards");
    expect(cards?.actions?.map((action) => action.label)).toEqual(["+1", "+5", "-1"]);
    expect(spec.entities[0]?.name).toBe("Team");
  });

  it("is no league with fixtures", () =>
    expect(plan("football league scoreboard").entities.map(({ name }) => name)).toContain("Match"));
});

it("who owes whom takes the people, also with slips of the pen", () => {
  const spec = plan("app where my roomates and i put expenses and it says who owes who at the end of the month");
  expect(blocksOf(spec, "balance")).toHaveLength(1);
  expect(spec.identity.idea).toContain("roomates");
});

it("sharing tips is worked out, not kept", () =>
  expect(blocksOf(plan("tip splitter for restaurant staff"), "calculator")).toHaveLength(1));

it("what somebody does with it is no property of what is kept", () => {
  const names = plan(
    "I run a cleaning company with 6 cleaners. Want: list of homes with door codes and notes, weekly jobs assigned to a cleaner, cleaner opens it on phone, ticks start and finish",
  ).entities.flatMap(({ fields }) => fields.map(({ name }) => name));
  for (const name of ["List of homes", "Ticks start", "Opens it"]) expect(names).not.toContain(name);
});

it("a row of wishes names things without their verbs, and nobody for whom it is", () =>
  expect(
    plan(
      "feature flag dashboard for small teams: create flags, toggle per environment, see who changed what",
    ).entities.map(({ name }) => name),
  ).toEqual(["Flag"]));

it("how long something took is no thing that is kept", () =>
  expect(
    plan("I have type 2 diabetes and write down blood sugar before and after meals, what I ate and how long I walked")
      .entities[0]?.name,
  ).toBe("Reading"));

it.each([
  ["I need a job application tracker with columns for applied, interview, offer and rejected", "Application"],
  ["we run a small tool library in our neighborhood and need to see who borrowed what and when its due back", "Loan"],
  ["Something like a little marketplace for our apartment building where people can post stuff to sell", "Item"],
  [
    "Four of us go to Portugal, we want to add expenses in euros, choose who it was for, and settle up at the end",
    "Person",
  ],
])("%j keeps %s", (idea, name) => expect(plan(idea).entities.map((entity) => entity.name)).toContain(name));

it("who owes whom of what was ordered together splits no rent", () =>
  expect(
    plan(
      "office lunch order thing, everyone puts in what they want by 10.30, list to phone in, who owes who",
    ).entities.map(({ name }) => name),
  ).not.toContain("Settlement"));

it("an invitation has the gifts that its text wishes for, each to be taken once", () => {
  const spec = plan("baby shower rsvp page with gift list");
  const gifts = spec.pages.find(({ title }) => title === "Gifts")?.blocks[0];
  expect(gifts?.kind === "list" && gifts.actions?.[0]?.do).toBe("toggle");
});
