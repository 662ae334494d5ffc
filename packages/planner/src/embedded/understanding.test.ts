import {
  applyOps,
  checkChoices,
  opsToTakeChoice,
  parseAppSpec,
  type AppSpec,
  type Archetype,
  type BlockKind,
} from "@sayhey/appspec";
import { describe, expect, it } from "vitest";
import { loadKnowledge, planSubject } from "./index.ts";
import { loadAllLanguages } from "./languages/all-languages.fixture.ts";

await loadAllLanguages();

const knowledge = await loadKnowledge();
const plan = (idea: string): AppSpec => planSubject(idea, { knowledge });
const names = (spec: AppSpec): string[] => spec.entities.map(({ name }) => name);
const kinds = (spec: AppSpec): BlockKind[] => spec.pages.flatMap(({ blocks }) => blocks.map(({ kind }) => kind));

describe("an idea is read by its parts", () => {
  it.each<[string, Archetype, string]>([
    // What stands after 'for' is whom it is for, not what it is.
    ["invoice tool for freelancers", "tracker", "Invoice"],
    ["inventory for a bike shop", "inventory", "Part"],
    ["tool library for our street", "lending", "Tool"],
    ["bug tracker for a small team", "tracker", "Bug"],
    // The noun at the end says what it is.
    ["oboe practice tracker", "tracker", "Oboe"],
    ["hamster weight log", "log", "Hamster"],
    // Comparisons.
    ["Airbnb for kayaks", "lending", "Kayak"],
    ["Tinder for dogs", "matching", "Dog"],
    ["something like Goodreads but for video games", "collection", "Game"],
    ["Tinder meets LinkedIn for founders", "matching", "Founder"],
    ["Dating app", "matching", "Person"],
    // Only a kind of app.
    ["leaderboard", "leaderboard", "Member"],
  ])("%s: %s about %s", (idea, lead, entity) => {
    const spec = plan(idea);
    expect(spec.identity.archetypes[0]).toBe(lead);
    expect(names(spec)).toContain(entity);
  });
  it("never calls a dating app after an entry", () => {
    for (let seed = 0; seed < 12; seed++)
      expect(planSubject("Dating app", { seed, knowledge }).identity.name).not.toMatch(/entr/i);
  });
  it("notes what the idea wants noted, with units", () => {
    const spec = plan("running app where I log distance, time and mood");
    const run = spec.entities.find(({ name }) => name === "Run");
    expect(run?.fields.find(({ name }) => name === "Distance")).toMatchObject({ type: "number", unit: "km" });
    expect(run?.fields.find(({ name }) => name === "Mood")).toMatchObject({ type: "choice" });
    expect(
      spec.pages.flatMap(({ blocks }) =>
        blocks.filter((block) => block.kind === "form").flatMap(({ fields }) => fields),
      ),
    ).toContain("mood");
  });
  it("takes a word among fields for a field", () => {
    const spec = plan("pond log: pH, nitrate, temperature");
    const record = spec.entities.find(({ fields }) => fields.some(({ name }) => name === "Nitrate"));
    expect(record?.fields.find(({ name }) => name === "Nitrate")?.type).toBe("number");
    expect(record?.fields.map(({ name }) => name)).toContain("Temperature");
  });
  it("gives a page to each thing it lists", () => {
    const spec = plan("makerspace with members, tools and payments");
    for (const name of ["Member", "Tool", "Payment"]) {
      const entity = spec.entities.find((one) => one.name === name);
      expect(entity, `${name} among ${names(spec).join(", ")}`).toBeDefined();
      expect(
        spec.pages.some(
          (page) => page.nav && page.blocks.some((block) => "entity" in block && block.entity === entity?.id),
        ),
      ).toBe(true);
    }
  });
  it("has as many players as it says", () => {
    const spec = plan("chess club with 12 players and a ranking");
    expect(spec.entities.find(({ name }) => name === "Player")?.rows).toHaveLength(12);
  });
  it("takes the main point out of a paragraph, and wishes out of the rest", () => {
    const spec = plan(
      "Hi! I run a small bakery. I need a shop app for pre-orders at the weekend. Customers should be able to leave reviews. Please no ads.",
    );
    expect(spec.identity.archetypes[0]).toBe("shop");
    expect(spec.assumptions.map(({ id }) => id)).toContain("refused");
  });
  it.each<[string, BlockKind]>([
    ["not a shop, just a catalogue of stamps", "cart"],
    ["book club without chat", "chat"],
  ])("leaves out what is refused: %s", (idea, block) => {
    expect(kinds(plan(idea))).not.toContain(block);
  });
  it.each<[string, string, BlockKind[]]>([
    ["workout app with badges", "Badges", ["progress"]],
    ["yoga class with check-in", "Check-in", ["list"]],
    ["recipe collection with favourites", "Favourites", ["list"]],
    ["tip calculator", "", ["converter"]],
    ["photo blog with comments", "", ["comments"]],
    ["plant app with search", "", ["search"]],
  ])("adds what is asked for: %s", (idea, page, blocks) => {
    const spec = plan(idea);
    if (page !== "")
      expect(spec.pages.map(({ title }) => title).join()).toMatch(
        new RegExp(`${page.replace("Favourites", "Favou?rites")}|Saved`),
      );
    expect(kinds(spec)).toEqual(expect.arrayContaining(blocks));
  });
  it("makes the same app wherever it is planned: knowledge is no matter of chance", () => {
    for (const idea of ["Airbnb for kayaks", "falconry log", "asdf qwerty"])
      expect(JSON.stringify(plan(idea))).toBe(JSON.stringify(plan(idea)));
  });
});

const IDEAS = [
  "AI recipe finder",
  "NFT marketplace for artists",
  "Social meditation app",
  "oboe practice tracker",
  "invoice tool for freelancers",
  "gargoyle polish schedule",
  "Wartezimmer für Kleingärten",
  "carnet d'inspection des ruches",
  "seguimiento de gastos de la casa",
  "split rent with flatmates",
  "Strava for swimmers in Oslo",
  "<b>x</b> ${1} tracker",
  "chess league standings",
  "vacation requests",
  "volunteer shifts at the food bank",
  "wedding guest list",
  "quiz for children about animals",
  "crowdfunding for a skate park",
  "job board for nurses",
  "x",
];

describe("what was assumed", () => {
  it.each(IDEAS)("offers only choices that change the app of: %s", (idea) => {
    const spec = plan(idea);
    checkChoices(spec);
    const choices = spec.assumptions.flatMap(({ id, choices: offered }) =>
      (offered ?? []).map((_, place) => [id, place] as const),
    );
    expect(choices.length).toBeGreaterThan(2);
    for (const [id, place] of choices.slice(0, 3)) {
      const { spec: changed, inverse } = applyOps(spec, opsToTakeChoice(spec, id, place));
      expect(changed.assumptions.map((assumption) => assumption.id)).not.toContain(id);
      expect({ ...changed, assumptions: [] }).not.toEqual({ ...spec, assumptions: [] });
      expect(applyOps(changed, inverse).spec).toEqual(parseAppSpec(spec));
    }
  });
  it("says so where a noun was looked up, and where nobody knows it", () => {
    expect(plan("zither collection").assumptions.find(({ id }) => id === "domain")?.text).toMatch(/zither/);
    const unknown = plan("gargoyle polish schedule").assumptions.find(({ id }) => id === "domain");
    expect(unknown?.text).toBeDefined();
  });
  it("changes the currency everywhere at once", () => {
    const spec = plan("invoice tool for freelancers");
    const dollars =
      spec.assumptions
        .find(({ id }) => id === "currency")
        ?.choices?.findIndex(({ label }) => label === "Use US dollars") ?? -1;
    const { spec: changed } = applyOps(spec, opsToTakeChoice(spec, "currency", dollars));
    expect(JSON.stringify(changed.entities.map(({ fields }) => fields))).not.toContain("EUR");
    expect(JSON.stringify(changed.pages)).not.toContain('"unit":"EUR"');
  });
});

describe("what an app keeps of the things an idea names", () => {
  const labelsOf = (spec: AppSpec, name: string): string[] =>
    spec.entities
      .filter((entity) => entity.name === name)
      .flatMap((entity) => entity.fields.map((field) => field.name));

  it("takes a word for what it means in its field", () => {
    expect(labelsOf(plan("esports team scrim planner with map veto stats"), "Map")).toEqual(
      expect.arrayContaining(["Wins", "Veto"]),
    );
    expect(names(plan("treasure hunt with a map"))).not.toContain("Map");
  });
  it("adds to a thing of the field what else is known of it", () => {
    const player = labelsOf(plan("Sunday league football: availability, line-up and subs money"), "Player");
    expect(player).toEqual(expect.arrayContaining(["Position", "Available", "Phone"]));
    expect(new Set(player).size).toBe(player.length);
  });
  it("can reach every person and has a place for every date", () => {
    expect(labelsOf(plan("bird ringing volunteers"), "Volunteer")).toContain("Phone");
    expect(labelsOf(plan("bike touring club, rides, gpx links, who is riding sweep"), "Ride")).toEqual(
      expect.arrayContaining(["Meet at", "Sweep"]),
    );
  });
  it("notes what the words for the kind of app call for", () => {
    expect(labelsOf(plan("quantum flux harmonizer calibration log"), "Calibration")).toEqual(
      expect.arrayContaining(["Value", "Result"]),
    );
    expect(labelsOf(plan("teapot archive"), "Teapot")).toEqual(expect.arrayContaining(["Year", "Source"]));
  });
  it("calls people and things what the idea calls them", () => {
    expect(names(plan("lifeguards on call at the lake"))).toContain("Lifeguard");
    expect(names(plan("rota for the lifeguards of our lake"))).not.toContain("Firefighter");
  });
  it("takes an order for one, not for a thing", () => {
    expect(names(plan("Track graffiti removal requests"))).not.toContain("Song");
  });
  it("gives no two things and no two pages one name", () => {
    for (const idea of [
      "photo challenge: a theme a week, everyone uploads one picture and votes",
      "table tennis box league",
      "conference call for papers, reviews and program",
      "swimming lessons for kids with badges",
    ]) {
      const spec = plan(idea);
      const titles = spec.pages.map(({ title }) => title.toLowerCase());
      expect(new Set(titles).size, idea).toBe(titles.length);
      expect(new Set(names(spec)).size, idea).toBe(names(spec).length);
    }
  });
});
