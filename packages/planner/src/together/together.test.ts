import type { AppSpec, Block } from "@sayhey/appspec";
import { describe, expect, it } from "vitest";
import { loadBriefs } from "../embedded/load-language-of.ts";
import { planApp } from "../embedded/index.ts";
import { genreOf } from "./genre.ts";
import { entriesOf, placeIn } from "./words-in-text.ts";

await loadBriefs();

const plan = (idea: string): AppSpec => planApp(idea, { seed: 1 });
const blocks = (spec: AppSpec): Block[] => spec.pages.flatMap((page) => page.blocks);
const kinds = (spec: AppSpec): string[] => blocks(spec).map(({ kind }) => kind);
const titles = (spec: AppSpec, at = 0): string[] =>
  (spec.entities[at]?.rows ?? []).map((row) => String(row[spec.entities[at]?.titleField ?? ""]));
const fieldNames = (spec: AppSpec, at = 0): string[] => (spec.entities[at]?.fields ?? []).map(({ name }) => name);
const options = (spec: AppSpec, field: string): readonly string[] =>
  spec.entities[0]?.fields.find(({ name }) => name === field)?.options ?? [];

describe("a vote", () => {
  it("puts the options that the text names to the vote, and nothing else", () => {
    const spec = plan("team lunch poll between tacos, ramen and salad bar");
    expect(titles(spec)).toEqual(["Tacos", "Ramen", "Salad bar"]);
    expect(kinds(spec)).toEqual(expect.arrayContaining(["poll", "leaderboard", "form"]));
  });

  it("suggests options of its subject where the text names none", () => {
    for (const idea of ["school dinner menu vote", "vote for our next film", "vote on where to go for the day out"]) {
      const spec = plan(idea);
      expect(titles(spec).length, idea).toBeGreaterThan(3);
      expect(titles(spec).join(" "), idea).not.toMatch(/for everybody|\bQuick|\bSmall|\bLarge/);
    }
  });

  it("takes one vote of each who may vote, and hides the result until the closing day", () => {
    const spec = plan(
      "Harbour Court, 30 flats in 3 blocks. We have to choose the new front door. Options for front door: oak, steel, glass. One vote per flat, voting closes on 3 June, result hidden till closing. Quorum is 20.",
    );
    const vote = spec.entities.find(({ id }) => id === "vote");
    expect(vote?.fields[0]).toMatchObject({ name: "Flat", unique: true });
    expect(titles(spec)).toEqual(["Oak", "Steel", "Glass"]);
    const result = blocks(spec).find(({ kind }) => kind === "leaderboard");
    expect(result).toMatchObject({ where: [{ field: "closes", is: "lt", value: "@today" }] });
    expect(blocks(spec).find(({ kind }) => kind === "progress")).toMatchObject({ target: 20 });
    // Who has voted is seen, and never what.
    const turnout = blocks(spec).find(({ kind }) => kind === "table");
    expect(turnout).toMatchObject({ fields: ["flat", "block", "voted"] });
    expect(spec.identity.name).toBe("Harbour Court Vote");
  });

  it("finds a date by an answer each", () => {
    const spec = plan("which evening suits everyone for the band rehearsal");
    expect(kinds(spec)).toContain("rsvp");
    expect(spec.identity.name).toBe("A Date for the Rehearsal");
  });

  it("is no polling station and no results page", () => {
    for (const text of [
      "polling station volunteers",
      "election results dashboard",
      "book club with voting",
      "choose a wedding dress",
    ])
      expect(genreOf(text), text).toBeUndefined();
  });
});

describe("a directory", () => {
  it("lists the places themselves, with their place, and is no such business", () => {
    const spec = plan("kosher restaurant directory antwerp");
    expect(spec.entities[0]?.name).toBe("Kosher restaurant");
    expect(fieldNames(spec)).toEqual(expect.arrayContaining(["Cuisine", "Kosher", "Address", "Phone"]));
    expect(JSON.stringify(spec.entities[0]?.rows)).toContain("Antwerp");
    expect(spec.entities.map(({ name }) => name)).not.toContain("Booking");
    expect(kinds(spec)).toEqual(expect.arrayContaining(["cards", "form", "places"]));
  });

  it("shows what is handed in once it is approved, by the kinds and fields of the text", () => {
    const spec = plan(
      'Directory of people who teach crafts in our valley. Categories like weaving, carving, pottery. Each one has name, phone, village and working days. Anybody can add one but I approve it before it is shown. People can say "this helped me", no ratings please.',
    );
    expect(options(spec, "Subject").length + options(spec, "Category").length).toBe(3);
    expect(fieldNames(spec)).toEqual(expect.arrayContaining(["Phone", "Working days", "Thanks", "State"]));
    expect(blocks(spec)[0]).toMatchObject({ kind: "cards", where: [{ field: "state", is: "eq", value: "shown" }] });
    expect(JSON.stringify(spec.pages)).toContain("This helped me");
    expect(kinds(spec)).not.toContain("reviews");
    expect(fieldNames(spec).join()).not.toMatch(/rating|stars/i);
  });

  it("finds somebody, and reviews only where they are asked for", () => {
    expect(plan("find a cello teacher").entities.map(({ name }) => name)).toEqual(["Cello teacher"]);
    expect(plan("cat sitters directory with reviews").entities.map(({ name }) => name)).toEqual([
      "Cat sitter",
      "Review",
    ]);
  });

  it("leaves finders of other things and lists of staff alone", () => {
    for (const text of ["employee directory", "job finder", "knowledge map", "find my phone"])
      expect(
        plan(text).entities.some(({ name }) => /^(?:employee|job|map|phone) directory$/i.test(name)),
        text,
      ).toBe(false);
    expect(genreOf("employee directory")).toBeUndefined();
  });
});

describe("a swap, a forum, a blog", () => {
  it("has offers and wishes with a place and without a price", () => {
    const spec = plan("seedling swap for our allotments");
    expect(fieldNames(spec)).toEqual(expect.arrayContaining(["Picture", "Type", "Place"]));
    expect(spec.entities.flatMap(({ fields }) => fields).some(({ type }) => type === "money")).toBe(false);
    expect(options(spec, "Type")).toEqual(["offer", "wish"]);
  });

  it("has topics with replies by category, and get-togethers only where somebody asked for them", () => {
    const spec = plan("typewriter collectors forum");
    expect(titles(spec).join(" ")).toMatch(/typewriter/);
    expect(kinds(spec)).toContain("comments");
    expect(spec.entities.map(({ name }) => name)).toEqual(["Topic", "Comment"]);
    expect(plan("forum for bonsai growers with meetups").entities.map(({ name }) => name)).toContain("Get-together");
  });

  it("writes of its own subject", () => {
    const spec = plan("blog about rye bread with comments");
    expect(titles(spec).join(" ")).toMatch(/[Rr]ye bread/);
    expect(kinds(spec)).toContain("comments");
    expect(
      plan("blog about our farm, no comments").pages.flatMap((page) => page.blocks.map(({ kind }) => kind)),
    ).not.toContain("comments");
  });
});

describe("a sign-up sheet", () => {
  it("has places left and the names of who has signed up", () => {
    const spec = plan("volunteer shifts for the harvest fair, 4 people each");
    expect(fieldNames(spec)).toEqual(expect.arrayContaining(["Places", "Taken", "Places left"]));
    expect(spec.entities[0]?.rows.every((row) => row["places"] === 4)).toBe(true);
    expect(spec.entities[1]?.limits).toEqual([{ per: ["shift"], mostField: "places" }]);
  });

  it("asks who brings what", () => {
    const spec = plan("who brings what to the office picnic");
    expect(spec.entities.map(({ name }) => name)).toEqual(["Dish", "Promise"]);
    expect(JSON.stringify(spec.pages)).toContain("Sign up");
  });

  it("is no rota of employees and no newsletter", () => {
    for (const text of [
      "nurse rota for the ward",
      "newsletter sign up",
      "users sign up and log in",
      "sign up for a course",
    ])
      expect(genreOf(text), text).toBeUndefined();
  });
});

describe("words of a text", () => {
  it("finds the place in capitals, in brackets, and behind the genre word", () => {
    expect(placeIn("map of murals in Belo Horizonte")).toBe("Belo Horizonte");
    expect(placeIn("people of our district (Idukki) who weave")).toBe("Idukki");
    expect(placeIn("vegan cafe directory hyderabad")).toBe("Hyderabad");
    expect(placeIn("directory of clubs in our town")).toBeUndefined();
  });

  it("reads a list, and keeps two colors of one option together", () => {
    expect(entriesOf("red, blue and white or green")).toEqual(["red", "blue and white", "green"]);
    expect(entriesOf("just one thing")).toEqual([]);
  });
});

describe("texts as people write them", () => {
  it("asks behind an introduction, and lists what the text lists", () => {
    const spec = plan(
      "Hello, I am the warden of a small parish. I need a volunteer sign-up sheet for the flower festival. Jobs: gate, teas, car park. Three people each.",
    );
    expect(titles(spec)).toEqual(["Gate", "Teas", "Car park"]);
    expect(spec.entities[0]?.rows.every((row) => row["places"] === 3)).toBe(true);
  });

  it("makes a valid app of any properties that a directory lists", () => {
    const lists = [
      "status, thanks, average, state",
      "opening hours, area, photo, price",
      "code, level, languages, phone",
    ];
    for (const list of lists)
      for (const what of ["libraries", "tutors", "reviews"])
        expect(
          plan(`Directory of ${what} in Derby. Each has ${list}. I approve them before they are shown.`).pages.length,
        ).toBeGreaterThan(2);
  });

  it("cuts a day into slots where the text says how long they are", () => {
    const spec = plan("help on the raffle stall, 30 minute slots between 1 and 3, two people per slot");
    expect(titles(spec)).toEqual(["13:00 to 13:30", "13:30 to 14:00", "14:00 to 14:30", "14:30 to 15:00"]);
  });
});
