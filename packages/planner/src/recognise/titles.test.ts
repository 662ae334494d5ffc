import type { AppSpec, BlockKind } from "@sayhey/appspec";
import { describe, expect, it } from "vitest";
import { loadBriefs } from "../embedded/load-language-of.ts";
import { loadKnowledge, planApp } from "../embedded/index.ts";

await loadBriefs();
const knowledge = await loadKnowledge();
const plan = (idea: string): AppSpec => planApp(idea, { knowledge, seed: 1 });
const names = ({ entities }: AppSpec): string[] => entities.map(({ name }) => name);
const kinds = ({ pages }: AppSpec): BlockKind[] => pages.flatMap(({ blocks }) => blocks.map(({ kind }) => kind));

/** An idea in a few words, what its app is called, the things it keeps, and a block that does the idea's job. */
const IDEAS: readonly [string, string, string[], BlockKind][] = [
  // Kinds of product around a thing that nobody has described.
  ["haunted house reviews", "Haunted House Reviews", ["Haunted house", "Review"], "leaderboard"],
  ["university course reviews", "University Course Reviews", ["University course", "Review"], "leaderboard"],
  ["coffee shop finder", "Coffee Shop Finder", ["Coffee shop", "Review"], "places"],
  ["tractor rental", "Tractor Rental", ["Tractor", "Borrower", "Rental"], "due"],
  ["escape room booking", "Escape Room Booking", ["Room", "Game master", "Booking"], "booking"],
  ["pokemon card trading", "Pokemon Card Trading", ["Piece", "Trade"], "chart"],
  ["lost luggage stories", "Lost Luggage Stories", ["Story", "Subscriber"], "cards"],
  ["marble run collection", "Marble Run Collection", ["Marble run"], "cards"],
  ["gargoyle polish schedule", "Gargoyle Polish Schedule", ["Gargoyle polish", "Entry"], "due"],
  ["therapist notes", "Therapist Notes", ["Note"], "list"],
  ["festival countdown", "Festival Countdown", ["Countdown"], "countdown"],
  ["feature voting", "Feature Voting", ["Idea", "Comment"], "leaderboard"],
  ["feedback board", "Feedback Board", ["Idea", "Comment"], "leaderboard"],
  ["office coffee fund", "Office Coffee Fund", ["Person", "Expense"], "balance"],
  ["football league table", "Football League Table", ["Team", "Match"], "leaderboard"],
  ["todo list", "Todo List", ["Task"], "checklist"],
  ["grocery list shared with partner", "Grocery List Shared", ["Item", "Usual"], "checklist"],
  ["link in bio page", "Link in Bio Page", ["Link", "Message"], "form"],
  ["crowdfunding for a skate park", "Crowdfunding for a Skate Park", ["Goal", "Pledge", "Post"], "feed"],
  ["community forum for gardeners", "Community Forum for Gardeners", ["Topic", "Comment"], "list"],
  ["chat app for teams", "Chat App for Teams", ["Message", "Member"], "chat"],
  ["portfolio for a potter", "Potter", ["Piece of work", "Message"], "form"],
  // After somebody else's product, whose name the app does not take.
  ["Tinder for beekeepers", "Beekeeper Match", ["Beekeeper", "Message"], "swipe"],
  ["Tinder meets LinkedIn for founders", "Founder Match", ["Founder", "Message"], "swipe"],
  ["something like Goodreads but for video games", "Video Game Reviews", ["Video game", "Review"], "leaderboard"],
  ["Duolingo for sign language", "Sign Language by Heart", ["Card", "Session"], "flashcards"],
  // Lines of work and pastimes.
  ["habit tracker", "Habit Tracker", ["Habit", "Check-in"], "streak"],
  ["pomodoro timer", "Pomodoro Timer", ["Task", "Session"], "timer"],
  ["mood journal", "Mood Journal", ["Entry"], "streak"],
  ["blood pressure log", "Blood Pressure Log", ["Reading", "Medicine"], "chart"],
  ["family tree", "Family Tree", ["Relative", "Memory"], "places"],
  ["job board for nurses", "Job Board for Nurses", ["Employer", "Opening", "Application"], "board"],
  ["meeting room booking", "Meeting Room Booking", ["Room", "Colleague", "Booking"], "booking"],
  ["crm for real estate agents", "CRM for Real Estate Agents", ["Agent", "Home", "Buyer", "Viewing"], "agenda"],
  ["stopwatch for climbers", "Stopwatch for Climbers", ["Attempt"], "stopwatch"],
  ["shop for garden gnomes", "Shop for Garden Gnomes", ["Garden gnome", "Order"], "checkout"],
  ["e-commerce website for my hat brand", "Hat Brand", ["Hat", "Order"], "checkout"],
  ["landing page for my bakery", "Bakery", ["Bake"], "hero"],
];

describe("an idea in a few words", () => {
  it.each(IDEAS)("%s", (idea, name, things, block) => {
    const spec = plan(idea);
    expect(spec.identity.name).toBe(name);
    expect(names(spec)).toEqual(expect.arrayContaining(things));
    expect(kinds(spec)).toContain(block);
    for (const hook of Object.values(spec.identity.hooks))
      expect(hook.split(/\s+/).length, hook).toBeLessThanOrEqual(7);
    for (const { id } of spec.entities) expect(JSON.stringify(spec.pages), id).toContain(`"${id}"`);
  });

  it("points from a review to what is reviewed, by its own titles", () => {
    const { entities } = plan("campsite reviews");
    const [campsite, review] = entities;
    const via = review?.fields.find(({ relation }) => relation === campsite?.id);
    expect(via?.name).toBe("Campsite");
    const ids = new Set(campsite?.rows.map(({ id }) => id));
    for (const row of review?.rows ?? []) expect(ids).toContain(row[via?.id ?? ""]);
  });

  it("knows what such things have, where they are described", () => {
    const movie = plan("movie wishlist").entities[0];
    expect(movie?.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(["Genre", "Director"]));
    expect(movie?.rows[0]?.[movie.titleField]).not.toMatch(/1$/);
  });

  it("does not take an owner's shares for a site, nor a diary for a blog", () => {
    expect(plan("stock portfolio").identity.archetypes).not.toContain("portfolio");
    expect(plan("mood journal").identity.archetypes).not.toContain("blog");
  });

  it("opens in the dark when asked to", () => {
    expect(plan("budget planner with dark mode").theme.scheme).toBe("dark");
    expect(plan("budget planner").theme.scheme).toBe("light");
    expect(plan("budget planner, no dark mode").theme.scheme).toBe("light");
  });

  it("is about what stands before what it is to have beside", () => {
    const spec = plan("book collection with voting and journal");
    expect(names(spec)).toEqual(["Book"]);
    expect(spec.pages.map(({ title }) => title)).toContain("Most votes");
  });

  it("keeps out of the name what the app is to have beside", () =>
    expect(plan("habit tracker with streaks").identity.name).toBe("Habit Tracker"));

  it.each([
    ["coffee roastery shop", "Coffee", "Harbor espresso"],
    ["bakery shop", "Bake", "Country sourdough"],
  ])("sells in %s what its line of work makes, with a cart: %s %s", (idea, thing, title) => {
    const spec = plan(idea);
    const wares = spec.entities.find(({ name }) => name === thing);
    expect(wares?.rows.map((row) => row[wares.titleField])).toContain(title);
    const carts = spec.pages.flatMap(({ blocks }) => blocks.filter((block) => block.kind === "cart"));
    expect(carts.map(({ entity }) => entity)).toContain(wares?.id);
  });

  it.each([
    ["florist website", "Local"],
    ["pet store", "Local"],
    ["website for my bakery", "Food"],
  ])("is kept in the category of its goods: %s", (idea, category) =>
    expect(plan(idea).identity.category).toBe(category),
  );

  it.each(["restaurant website", "hair salon website", "church website"])("is a site where it says so: %s", (idea) => {
    const { identity, pages } = plan(idea);
    expect(identity.archetypes).toEqual(["portfolio"]);
    expect(pages[0]?.blocks[0]?.kind).toBe("hero");
  });

  it.each([
    ["guitar lessons with bookings", "Lesson"],
    ["pottery class booking for a small studio", "Course"],
    ["board game night scheduler", "Evening"],
    ["food truck orders", "Order"],
  ])("takes bookings and orders of a trade: %s", (idea, thing) => expect(names(plan(idea))).toContain(thing));

  it("says whom it is for", () =>
    expect(plan("nail salon appointments").identity.audience).toBe("technicians and clients"));

  it("plans what has a day of its own rather than evenings to meet", () => {
    const spec = plan("podcast episode planner with guests");
    expect(names(spec)).not.toContain("Meet-up");
    expect(spec.pages[0]?.blocks).toContainEqual(expect.objectContaining({ kind: "board", entity: "episode" }));
  });

  it("hears what is said before the wish", () =>
    expect(
      names(
        plan(
          "We are forty families who share a community garden. We need to see which beds are free and who has the key to the shed.",
        ),
      ),
    ).toEqual(["Bed", "Key"]));
});

describe("a shop", () => {
  it.each(["shop for garden gnomes", "wine shop", "cheese shop with delivery"])(
    "asks who buys before it takes an order: %s",
    (idea) => {
      const { pages, entities } = plan(idea);
      const blocks = pages.flatMap((page) => page.blocks);
      const cart = blocks.find((block) => block.kind === "cart");
      const checkout = blocks.find((block) => block.kind === "checkout");
      if (cart === undefined || checkout === undefined) throw new Error("There is no cart or no checkout.");
      expect(pages.find(({ id }) => id === cart.checkoutPage)?.blocks).toContain(checkout);
      const orders = entities.find(({ id }) => id === checkout.entity);
      const asked = checkout.fields.map((id) => orders?.fields.find((field) => field.id === id)?.name ?? "");
      expect(asked[0]).toMatch(/^(?:Customer|Name)$/);
      expect(asked.length).toBeGreaterThan(1);
      expect(orders?.rows.length).toBeGreaterThan(3);
    },
  );
});

describe("what is written down on the way", () => {
  it("has a short form where the app opens, and what the idea is called after comes before it", () => {
    const [home] = plan("stopwatch for runners with a form to log runs").pages;
    expect(home?.blocks[0]).toMatchObject({ kind: "stopwatch", durationField: "minutes" });
    const form = home?.blocks.find((block) => block.kind === "form");
    expect(form?.fields.length).toBeLessThanOrEqual(5);
  });

  it("needs no form where it is ticked off", () => {
    const [home] = plan("habit tracker").pages;
    expect(home?.blocks.map(({ kind }) => kind)).not.toContain("form");
  });
});

describe("a converter", () => {
  const convertersOf = (idea: string): Extract<AppSpec["pages"][number]["blocks"][number], { kind: "converter" }>[] =>
    plan(idea).pages.flatMap(({ blocks }) => blocks.filter((block) => block.kind === "converter"));

  it.each([
    ["celsius to fahrenheit", "°C", "°F", 20, 68],
    ["fahrenheit to celsius converter", "°F", "°C", 212, 100],
    ["km to miles converter", "km", "mi", 42.195, 26.2188],
    ["convert acres to hectares for my farm", "ac", "ha", 10, 4.04686],
    ["psi to bar", "psi", "bar", 32, 2.20632],
  ])("%s converts what it says", (idea, from, into, value, result) => {
    const [first] = convertersOf(idea);
    const output = first?.outputs[0];
    expect([first?.inputUnit, output?.unit]).toEqual([from, into]);
    expect(value * (output?.factor ?? 0) + (output?.offset ?? 0)).toBeCloseTo(result, 3);
  });

  it("has all usual units where none is named", () => {
    expect(convertersOf("unit converter").map(({ title }) => title)).toEqual([
      "Lengths",
      "Temperature",
      "Weight",
      "Kitchen measures",
    ]);
  });

  it("keeps a result, with true ones to begin with", () => {
    const [saved] = plan("celsius to fahrenheit").entities;
    expect(saved?.rows[0]).toMatchObject({ amount: "20 °C", comesTo: "68 °F" });
  });

  it.each(["convert video files to gif", "roman numeral converter", "bars to visit in town", "trip to london"])(
    "converts nothing that takes more than a factor: %s",
    (idea) => {
      const [home] = plan(idea).pages;
      expect(home?.title).not.toBe("Convert");
    },
  );
});
