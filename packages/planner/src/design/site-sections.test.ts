import type { AppSpec, Block } from "@sayhey/appspec";
import { beforeAll, describe, expect, it } from "vitest";
import { loadAllBlueprints, planBrief } from "../plan-brief.ts";

beforeAll(loadAllBlueprints);

const home = (text: string): AppSpec["pages"][number]["blocks"] => planBrief(text, 1)?.spec.pages[0]?.blocks ?? [];
const sections = (text: string): Extract<Block, { kind: "section" }>[] =>
  home(text).filter((block) => block.kind === "section");

const LIGHTHOUSE =
  "Site for our lighthouse. Built in 1871, 142 steps to the top, tea room in summer, opening times, how to get there by bus, who we are. Please no music.";

describe("a site", () => {
  it("shows what its text says of the place, in its own words, and nothing that is said to us", () => {
    const [facts] = sections(LIGHTHOUSE);
    expect(facts?.look).toBe("features");
    expect(facts?.items?.map(({ title }) => title)).toEqual([
      "Built in 1871",
      "142 steps to the top",
      "Tea room in summer",
    ]);
  });

  it("asks to get in touch where the text speaks of opening times and names none, and lists those it names", () => {
    const hours = (text: string) => home(text).find(({ menu }) => menu?.startsWith("Opening"));
    expect(hours(LIGHTHOUSE)).toMatchObject({ kind: "richText", body: "Get in touch to ask when we're open." });
    const named = hours("Website for a barber shop in Leeds, opening hours: tue to sat 9-5");
    expect(named).toMatchObject({ look: "hours", items: [{ value: "9:00 – 17:00" }] });
  });

  it("is meant by whoever tells what visitors are to see, and not by those who keep something in order", () => {
    expect(
      home(
        "Glass workshop by the harbor. Big photos of the pieces, how to find us, news, a page on how glass is blown.",
      )[0]?.kind,
    ).toBe("hero");
    expect(
      home(
        "Glass workshop by the harbor. Which piece is where, who paid a deposit, what is due this week, stock of sand and color.",
      )[0]?.kind,
    ).not.toBe("hero");
  });

  it("is called after what it is for, and can be written to", () => {
    const spec = planBrief(LIGHTHOUSE, 1)?.spec;
    expect(spec?.identity.name).toBe("Lighthouse");
    expect(spec?.pages.some(({ blocks }) => blocks.some(({ kind }) => kind === "form"))).toBe(true);
  });
});
