import type { AppSpec } from "@sayhey/appspec";
import { beforeAll, describe, expect, it } from "vitest";
import { accountOf } from "../account/index.ts";
import { planApp } from "../embedded/index.ts";
import { loadBriefs } from "../embedded/load-language-of.ts";

beforeAll(loadBriefs);

const things = (spec: AppSpec): string[] => spec.entities.map(({ name }) => name);

describe("what notes are about", () => {
  it("is no line of work that is only named by the way", () => {
    const parade = planApp(
      "Kite festival, two days on the beach in September. Helpers with shifts, the sign maker wants the texts by June, parking plan for all",
    );
    expect(things(parade)).not.toContain("Artwork");
    const race = planApp(
      "spelling contest for the claims office, everybody gets the same ten words, points and who was fastest, posted on a board",
    );
    expect(things(race)).not.toContain("Policyholder");
  });

  it("is the diary that it says, not one of a building site", () => {
    const spec = planApp("tinnitus diary. how loud 1 to 10, which ear, what I did before, sleep, coffee, what helped");
    expect(things(spec)).not.toContain("Firm on site");
    expect(spec.identity.name).toBe("Tinnitus Diary");
  });

  it("stands in the name where the first words are one", () => {
    const named = (text: string): string => planApp(text).identity.name;
    expect(
      named("Cello workshop in Leeds, we rent small cellos to pupils. Which instrument is with which child, and when"),
    ).toBe("Cello Workshop");
    expect(
      named("i do nails in three care homes, who wants which color and who has paid, one sheet for each home"),
    ).not.toMatch(/^I Do/);
  });

  it("is not what orders come by, nor the trade itself", () => {
    const roaster = planApp(
      "Coffee roaster. The cafes order by phone, fax, carrier pigeon, and I want a roast list on Mondays and what is left of green coffee",
    );
    expect(things(roaster)).not.toContain("Carrier pigeon");
    const butcher = planApp("Butchers shop, Christmas orders are a mess. Geese by weight, deposit, day they fetch it");
    expect(things(butcher)).not.toContain("Butcher");
  });
});

describe("a game", () => {
  it("is played, keeps its scores and nothing else, and the account says so", () => {
    for (const idea of ["snake but with a dachshund", "a racing game with snails"]) {
      const spec = planApp(idea);
      expect(things(spec)).toEqual(["Score"]);
      expect(spec.pages[0]?.blocks[0]?.kind).toBe("game");
      expect(accountOf(idea, spec)).toEqual([expect.objectContaining({ say: "Play the game", state: "built" })]);
    }
  });

  it("is not meant where games are kept, lent or played by people who meet", () => {
    for (const idea of ["board game night planner", "video game collection", "chess club ladder", "game shop"])
      expect(things(planApp(idea))).not.toEqual(["Score"]);
  });
});

describe("a few words", () => {
  it("tell the line of work by two of its words, whatever happens in it", () =>
    expect(things(planApp("piano tuner rounds"))).toContain("Piano"));
  it("are no school class because guests sit somewhere too", () =>
    expect(things(planApp("wedding seating plan"))).not.toContain("Pupil"));
});
