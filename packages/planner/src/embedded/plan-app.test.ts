import { parseAppSpec, type AppSpec, type Archetype, type BlockKind } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadKnowledge, planApp as planWith, type PlanOptions } from "./index.ts";
import { loadAllLanguages } from "./languages/all-languages.fixture.ts";

await loadAllLanguages();

const knowledge = await loadKnowledge();
const planApp = (idea: string, options: PlanOptions = {}): AppSpec => planWith(idea, { knowledge, ...options });

interface Expected {
  lead?: Archetype;
  /** Names of entities, each with fields it must have. */
  has: Record<string, string[]>;
  blocks: BlockKind[];
  language?: string;
  direction?: string | string[];
}

const names = (spec: AppSpec): string[] => spec.entities.map((entity) => entity.name);
const blocksOf = (spec: AppSpec): BlockKind[] => spec.pages.flatMap((page) => page.blocks.map((block) => block.kind));

const IDEAS: Record<string, Expected> = {
  "AI recipe finder": {
    lead: "recipes",
    has: {
      Recipe: ["Ingredients", "Steps", "Minutes", "Calories", "Diet", "Servings"],
      "Pantry item": ["Amount", "Unit", "Best before"],
      "Shopping item": ["Aisle", "Bought"],
      "Planned meal": ["Meal", "Recipe"],
    },
    blocks: ["matcher", "week", "shopping", "detail"],
    direction: "kitchen-table",
  },
  "NFT marketplace for artists": {
    lead: "marketplace",
    has: {
      Artwork: ["Medium", "Edition of", "Price", "Status", "Royalty"],
      Artist: ["Followers"],
      Bid: ["Amount", "Bidder"],
      Collection: ["Theme"],
      "Provenance entry": ["Artwork"],
    },
    blocks: ["auction", "wizard", "gallery", "detail", "purchase", "shares", "timeline"],
    direction: "gallery-white",
  },
  "Social meditation app": {
    lead: "timer",
    has: {
      Session: ["Minutes", "Need"],
      Sit: ["Mood before", "Mood after"],
      Circle: ["Starts", "I am in"],
      "Journal entry": ["Thoughts"],
    },
    blocks: ["timer", "streak", "player", "rsvp", "feed", "chart", "matrix", "profile"],
    direction: "still-water",
  },
  "bouldering gym route tracker": {
    lead: "tracker",
    has: { Route: ["Grade", "Sector", "Hold color", "Setter", "Strip on"], Sector: ["Next inspection"] },
    blocks: ["list", "chart", "due"],
  },
  "choir rehearsal planner": {
    has: { Rehearsal: ["Starts", "Plan"], Piece: ["Composer", "Voices", "Copies"], Member: ["Voice"] },
    blocks: ["stats", "agenda", "calendar"],
  },
  "repair café queue": {
    has: { Repair: ["Item", "Fault", "Fixer", "Slot"], Fixer: ["Mends"] },
    blocks: ["board", "form"],
  },
  "allotment waiting list": {
    has: { Applicant: ["Asked on", "State"], Plot: ["Area", "Rent a year"] },
    blocks: ["board"],
  },
  "Tinder for dog owners": {
    lead: "matching",
    has: { "Dog owner": ["Age", "Likes", "Hello"] },
    blocks: ["swipe", "chat"],
  },
  "split rent with flatmates": {
    lead: "budget",
    has: { Person: ["Paid so far", "Balance"], Expense: ["Amount", "Paid by"] },
    blocks: ["balance"],
  },
  "sourdough starter feeding": {
    has: { Starter: ["Flour", "Hydration", "Next feeding due"], Feeding: ["Rise time", "Ratio"] },
    blocks: ["due", "streak", "chart"],
    direction: ["kitchen-table", "corner-shop"],
  },
  "hive inspection log": {
    has: { Colony: ["Queen year", "Next look"], Inspection: ["Queen", "Brood frames", "Mites counted"] },
    blocks: ["stats", "chart"],
    direction: ["field-notes", "kitchen-table"],
  },
  "karaoke night queue": {
    has: { Turn: ["Singer", "Song", "State"], Song: ["Artist"] },
    blocks: ["board", "form"],
  },
  "D&D campaign journal": {
    lead: "journal",
    has: { Session: ["Loot", "Cliffhanger"], Character: ["Class", "Hit points"] },
    blocks: ["streak", "chart"],
  },
  "Warteliste für Kleingärten": { lead: "waitlist", has: {}, blocks: ["queue"], language: "de" },
  "Wartezimmer für Kleingärten": { lead: "waitlist", has: {}, blocks: ["queue"], language: "de" },
  "Airbnb for boats": {
    lead: "lending",
    has: { Boat: ["Length", "Berths", "Fee"], Rental: ["Due back"] },
    blocks: ["due"],
  },
  "Duolingo for sign language": {
    lead: "learning",
    has: { Card: ["Front", "Back", "Box"], Session: ["Minutes"] },
    blocks: ["flashcards", "streak"],
  },
  "Uber for lawn mowing": { lead: "booking", has: { Booking: ["Date", "Time", "Status"] }, blocks: ["booking"] },
  "habit tracker with streaks, leaderboard and dark mode": {
    lead: "tracker",
    has: { Habit: ["Times a week"], "Check-in": ["Habit"] },
    blocks: ["streak", "leaderboard"],
  },
  "tool library for our street": {
    lead: "lending",
    has: { Tool: ["Brand", "State"], Rental: ["Borrower"] },
    blocks: ["due"],
  },
  "vinyl record collection": {
    lead: "tracker",
    has: { Record: ["Artist", "Speed", "Condition"], Spin: ["Record", "Mood"] },
    blocks: ["cards", "chart"],
  },
  "barber appointments": {
    lead: "booking",
    has: { Service: ["Takes", "Price"], Booking: ["Time"] },
    blocks: ["booking"],
    direction: ["salon", "gallery-white"],
  },
  "crowdfunding for a skate park": {
    lead: "fundraising",
    has: { Goal: ["Needed", "Pledged"], Pledge: ["Amount"] },
    blocks: ["form", "feed"],
  },
  "job board for nurses": {
    lead: "directory",
    has: { Opening: ["Employer", "Pay a month", "Closes"], Application: ["Stage"] },
    blocks: ["board"],
  },
  "vacation requests": {
    has: { Request: ["From", "Until", "Status"], Employee: ["Allowance", "Days left"] },
    blocks: ["board"],
  },
  "wedding guest list": {
    has: { Guest: ["Answer", "Eats"], Table: [] },
    blocks: ["due", "board", "form"],
  },
  "warehouse inventory": {
    has: { Article: ["In stock"], Movement: [] },
    blocks: ["due", "table"],
  },
  "mood journal": { lead: "journal", has: { Entry: ["Mood", "Energy"] }, blocks: ["streak", "calendar"] },
  "portfolio for tattoo artists": {
    lead: "portfolio",
    has: { Artist: ["Styles"], Piece: ["Style", "Placement"] },
    blocks: ["hero", "cards"],
  },
  "volunteer shifts at the food bank": {
    has: { Shift: ["Starts", "Places left"], "Sign-up": ["Shift"] },
    blocks: ["cards", "form", "calendar"],
  },
  "vote on where to eat lunch": { lead: "poll", has: { Place: ["Votes"] }, blocks: ["poll", "leaderboard"] },
  "freelancer CRM with invoices": {
    has: { Project: ["Stage"], Invoice: ["Due"], Client: ["E-mail"] },
    blocks: ["board", "due"],
  },
  "pomodoro timer": { lead: "timer", has: { Session: ["Interruptions"] }, blocks: ["timer"] },
  "birdwatching life list": {
    has: { Species: ["Latin name", "Habitat"], Sighting: ["Count", "Behaviour"] },
    blocks: ["chart"],
  },
  "expense tracker no ads": {
    has: { Expense: ["Amount"], Category: ["This month", "Spent", "Left"] },
    blocks: ["chart", "due"],
  },
  "marathon training log": {
    has: { Session: ["Distance", "Pace", "Heart rate", "Effort"], Goal: ["Weeks left"] },
    blocks: ["chart"],
    direction: "track-day",
  },
  "Rezepte aus dem Kühlschrank": { lead: "recipes", has: {}, blocks: ["matcher"], language: "de" },
  "seguimiento de gastos de la casa": { lead: "budget", has: {}, blocks: ["budget"], language: "es" },
  "carnet d'inspection des ruches": { lead: "log", has: {}, blocks: ["chart"], language: "fr" },
  "marketplace for vintage sneakers": {
    lead: "marketplace",
    has: { "Vintage sneaker": ["Price", "Condition", "Seller"], Offer: ["Message"] },
    blocks: ["cards", "form", "board"],
  },
  "book club with voting and chat": { has: { Book: ["Author", "Pages"] }, blocks: ["chat", "cards"] },
  "symptom diary for migraine": { has: { Attack: ["Pain", "Trigger"] }, blocks: ["chart"] },
  "quiz for children about animals": {
    lead: "quiz",
    has: { Question: ["Answer"] },
    blocks: ["quiz"],
    direction: "playroom",
  },
  "food truck orders": { has: { Dish: ["Price", "Left"], Order: ["Total", "State"] }, blocks: ["board"] },
  "meeting room booking": { lead: "booking", has: { Room: ["Seats"] }, blocks: ["booking"] },
  "bug tracker for a small team": { has: { Bug: ["Severity", "Status", "Assigned to"] }, blocks: ["board"] },
  "neighbourhood community": {
    lead: "community",
    has: { Helper: ["Can", "Free"], Request: ["Helper", "State"] },
    blocks: ["form", "board", "places"],
  },
  "trip planner for Portugal": {
    has: { Stop: ["Starts", "Cost"], "Thing to pack": ["Packed"] },
    blocks: ["checklist"],
    direction: "hangar",
  },
  "newsletter about trains": { lead: "blog", has: { Story: ["Topic"] }, blocks: ["cards", "form"] },
  "chess league standings": { has: {}, blocks: ["leaderboard"] },
  "houseplant watering": { has: { Plant: ["Every", "Next watering", "Light"], Care: ["Did"] }, blocks: ["chart"] },
  "marble run collection": { has: { "Marble run": ["Condition", "Got it"] }, blocks: ["cards"] },
};

describe("planApp understands", () => {
  it.each(Object.entries(IDEAS))("%s", (idea, expected) => {
    const spec = planApp(idea);
    if (expected.lead) expect(spec.identity.archetypes[0]).toBe(expected.lead);
    if (expected.language) expect(spec.identity.language).toBe(expected.language);
    if (expected.direction) expect([expected.direction].flat()).toContain(spec.theme.direction);
    for (const [name, fields] of Object.entries(expected.has)) {
      const found = spec.entities
        .filter((entity) => entity.name === name)
        .flatMap((entity) => entity.fields.map((field) => field.name));
      expect(found, `${name} among ${names(spec).join(", ")}`).toEqual(expect.arrayContaining(fields));
    }
    expect(blocksOf(spec)).toEqual(expect.arrayContaining(expected.blocks));
    // A site of one page has its parts in the menu.
    const places = spec.pages.flatMap((page) =>
      page.nav ? [page.title, ...page.blocks.flatMap(({ menu }) => menu ?? [])] : [],
    );
    expect(places.length).toBeGreaterThanOrEqual(2);
    // Only what visitors come to opens with a headline.
    if (!["booking", "shop", "portfolio", "blog"].includes(spec.identity.archetypes[0] ?? ""))
      expect(spec.pages[0]?.blocks[0]?.kind).not.toBe("hero");
    for (const hook of Object.values(spec.identity.hooks)) expect(hook.split(/\s+/).length).toBeLessThanOrEqual(7);
    expect(spec.identity.promise.split(/\s+/).length).toBeLessThanOrEqual(7);
  });

  it("opens in the dark when asked to", () => {
    expect(planApp("habit tracker with dark mode").theme.scheme).toBe("dark");
  });
  it.each<[string, BlockKind[]]>([
    ["bouldering tracker with chat, reviews and a countdown", ["chat", "reviews", "countdown"]],
    ["plant app with photos, a calendar and goals", ["gallery", "calendar", "progress"]],
    ["running log with stopwatch and leaderboard", ["stopwatch", "leaderboard"]],
    ["choir planner with flashcards and FAQ", ["flashcards", "faq"]],
  ])("adds what is asked for: %s", (idea, blocks) => {
    expect(blocksOf(planApp(idea))).toEqual(expect.arrayContaining(blocks));
  });
  it("speaks the idea's language where the dictionary reaches", () => {
    const spec = planApp("Rezepte aus dem Kühlschrank");
    expect(names(spec)).toContain("Rezept");
    expect(spec.pages.map(({ title }) => title)).toContain("Einkauf");
    expect(spec.entities[0]?.fields.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["Zutaten", "Schritte", "Portionen"]),
    );
    expect(spec.entities[0]?.rows[0]?.["difficulty"]).toBe("leicht");
  });
  it("leaves out what the idea does not want", () => {
    expect(blocksOf(planApp("book club without chat"))).not.toContain("chat");
  });
  it("keeps to what was said where it does not know the field", () => {
    expect(names(planApp("gargoyle polish schedule"))).toEqual(["Gargoyle polish", "Entry"]);
  });
  it("keeps twenty real dishes with ingredients and steps", () => {
    const recipe = planApp("AI recipe finder").entities.find(({ id }) => id === "recipe");
    expect(recipe?.rows).toHaveLength(20);
    for (const row of recipe?.rows ?? []) {
      const [needs, amounts, steps] = [row["ingredients"], row["amounts"], row["steps"]];
      expect(
        Array.isArray(needs) && Array.isArray(amounts) && needs.length === amounts.length,
        String(row["title"]),
      ).toBe(true);
      expect(Array.isArray(steps) && steps.length >= 3, String(row["title"])).toBe(true);
    }
  });
  it("makes bids add up: each at least the step above the one before", () => {
    const spec = planApp("NFT marketplace for artists");
    const bids = spec.entities.find(({ id }) => id === "bid")?.rows ?? [];
    const works = new Set(bids.map((bid) => bid["artwork"]));
    for (const work of works) {
      const amounts = bids.filter((bid) => bid["artwork"] === work).map((bid) => Number(bid["amount"]));
      expect(amounts.every((amount, at) => at === 0 || amount >= (amounts[at - 1] ?? 0) + 10)).toBe(true);
    }
  });
});

describe("planApp is deterministic", () => {
  it("gives the same bytes for the same idea and seed", () => {
    for (const idea of Object.keys(IDEAS))
      expect(JSON.stringify(planApp(idea, { seed: 3 }))).toBe(JSON.stringify(planApp(idea, { seed: 3 })));
  });
  it("varies with the seed", () => {
    for (const idea of ["AI recipe finder", "sourdough starter feeding", "gargoyle polish schedule"]) {
      const looks = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => JSON.stringify(planApp(idea, { seed }).theme));
      expect(new Set(looks).size, idea).toBeGreaterThan(2);
    }
  });
  it("refuses a seed that is none", () => {
    expect(() => planApp("chess", { seed: -1 })).toThrow(TypeError);
    expect(() => planApp("chess", { seed: 0.5 })).toThrow(TypeError);
  });
  it("takes milliseconds", () => {
    for (const idea of Object.keys(IDEAS)) planApp(idea);
    const times = Object.keys(IDEAS).map((idea) => {
      const from = Date.now();
      planApp(idea);
      return Date.now() - from;
    });
    times.sort((a, b) => a - b);
    // A wide bound on the middle one: the machine may be busy, an accidental quadratic would still show.
    expect(times[Math.floor(times.length / 2)] ?? 0).toBeLessThan(100);
  });
});

describe("planApp takes hostile text as text", () => {
  it.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)> tracker",
    "'; DROP TABLE users; --",
    "${7*7} {{constructor.constructor('x')()}} <%= 1 %>",
    "../../etc/passwd",
    "C:\\Windows\\system32\\con",
    "\u0000\u0007 bell app \u202e txt",
    "🎉🎉🎉",
    "👩‍👩‍👧‍👦",
    "猫の写真",
    "تطبيق للطبخ",
    "приложение для бега",
    "แอปทำอาหาร",
    "__proto__",
    "constructor",
    "toString hasOwnProperty",
    "class",
    "return function var",
    "a",
    "1234567890",
    "- - - - - -",
    '" " " "',
    "---",
    "'''",
    '"""',
    "|||| = | =",
    "@-3 @now",
    "art:",
    "x".repeat(2000),
    "word ".repeat(400).trim(),
    "a=1 | b=2 | c=3 tracker",
    "Name: text\nAge: number",
    "for for for",
    "Tinder for",
    "Airbnb for Airbnb",
    "without without",
    "no",
    "ﷺ".repeat(300),
    "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞",
  ])("%j", (idea) => {
    const spec = planApp(idea);
    expect(spec.identity.name.length).toBeLessThanOrEqual(40);
    expect(spec.identity.name).not.toMatch(/\p{C}/u);
    const { idea: _kept, ...shown } = spec.identity;
    expect(JSON.stringify([shown, spec.entities, spec.pages])).not.toMatch(/<\w|\{\{|\$\{|<%|\.\.\//);
  });
  it.each(["", "   ", "\u0000\u0001"])("refuses the empty idea %j in words", (idea) => {
    expect(() => planApp(idea)).toThrow(new AppError("bad-request", "Please enter your idea first!"));
  });
  it("refuses an idea over 2,000 characters in words", () => {
    expect(() => planApp("x".repeat(2001))).toThrow(/under 2,000 characters/);
  });
  it.each(["NFT marketplace for artists with collections", "sell collections to artists", "booking for date"])(
    "plans '%s', whose words mean several things at once",
    (idea) => {
      expect(parseAppSpec(planApp(idea)).pages.length).toBeGreaterThan(1);
    },
  );

  it("keeps two things that point at each other", () => {
    expect(names(planApp("pottery studio kiln schedule"))).toEqual(expect.arrayContaining(["Firing", "Piece"]));
  });
  it("plans a valid app for any text and seed", () => {
    const part = fc.constantFrom(
      "tracker",
      "for",
      "with",
      "chat",
      "|",
      "=",
      "recipes",
      "Hunde",
      "ruches",
      "<b>",
      "no",
      "queue",
      "and",
      "'",
      "split",
      "quiz",
      "\n",
      "auction",
      "shop",
      "boats",
      "D&D",
      "100%",
      "dark mode",
    );
    const text = fc.oneof(
      fc.string({ unit: "binary", minLength: 1, maxLength: 80 }),
      fc
        .array(fc.oneof(part, fc.string({ maxLength: 8 })), { minLength: 1, maxLength: 9 })
        .map((parts) => parts.join(" ")),
    );
    fc.assert(
      fc.property(text, fc.integer({ min: 0, max: 0x7fff_ffff }), (idea, seed) => {
        let spec;
        try {
          spec = planApp(idea, { seed });
        } catch (error) {
          expect(error).toBeInstanceOf(AppError);
          expect((error as AppError).message).toMatch(/Please enter your idea first!|under 2,000/);
          return;
        }
        expect(parseAppSpec(spec)).toEqual(spec);
        expect(spec.identity.name.length).toBeLessThanOrEqual(40);
      }),
      { numRuns: 300, seed: 5 },
    );
  });
});
