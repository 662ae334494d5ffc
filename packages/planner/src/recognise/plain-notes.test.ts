import type { AppSpec, Entity } from "@sayhey/appspec";
import { beforeAll, describe, expect, it } from "vitest";
import { planApp } from "../embedded/index.ts";
import { loadBriefs } from "../embedded/load-language-of.ts";

const plan = (idea: string): AppSpec => planApp(idea, { seed: 7 });
const names = ({ entities }: AppSpec): string[] => entities.map(({ name }) => name);
const called = ({ entities }: AppSpec, name: string): Entity => {
  const found = entities.find((each) => each.name === name);
  if (found === undefined) throw new Error(`no ${name} among ${entities.map((each) => each.name).join(", ")}`);
  return found;
};
const labels = ({ fields }: Entity): string[] => fields.map(({ name }) => name);
const optionsOf = ({ fields }: Entity, label: string): string[] =>
  fields.find(({ name }) => name === label)?.options ?? [];
const titles = ({ rows, titleField }: Entity): string[] => rows.map((row) => String(row[titleField]));

beforeAll(loadBriefs);

describe("a note that says what it keeps", () => {
  it("keeps that with what is listed of it, and nothing of a pattern", () => {
    const spec = plan(
      'I run the wigs for a ballet company. Must keep track of wigs: dancer, colour, fibre (human, synthetic, yak), where it sits (rack 1, rack 2, road box), hired or owned or borrowed, wash date, note like "front lace torn". Which ones need washing?',
    );
    expect(names(spec)).not.toContain("Entry");
    expect(names(spec)).not.toContain("Track");
    const wig = called(spec, "Wig");
    expect(labels(wig)).toEqual(
      expect.arrayContaining(["Dancer", "Fibre", "Where it sits", "Source", "Wash date", "Note"]),
    );
    expect(optionsOf(wig, "Fibre")).toEqual(["human", "synthetic", "yak"]);
    expect(optionsOf(wig, "Where it sits")).toEqual(["rack 1", "rack 2", "road box"]);
    expect(optionsOf(wig, "Source")).toEqual(["hired", "owned", "borrowed"]);
  });

  it("keeps the numbered thing, with the places that are named as what it points at", () => {
    const spec = plan(
      "Our seed bank has two vaults (Nora and Otto). Volunteers leave and nobody knows what is in the jars. I want: jar number, species, kind (tree, herb, grass), collector, date sealed, position e.g. Nora-S3-07, seeds left. Jars must be found quickly",
    );
    expect(names(spec)).toEqual(expect.arrayContaining(["Jar", "Vault"]));
    expect(titles(called(spec, "Vault"))).toEqual(["Nora", "Otto"]);
    const jar = called(spec, "Jar");
    expect(labels(jar)[0]).toBe("Jar number");
    expect(labels(jar)).toEqual(expect.arrayContaining(["Species", "Kind", "Date sealed", "Seeds left", "Vault"]));
    expect(jar.fields.find(({ name }) => name === "Vault")?.type).toBe("relation");
  });

  it("takes a nested list for the thing that it is asked by, over a line of work that keeps no such thing", () => {
    const spec = plan(
      "Amateur theatre, we lend about 90 lanterns to schools. need to know: which lantern (type, maker, watt, plug size), who has it, since when, deposit paid, last test, colour filters. list of what has not come back",
    );
    const [first] = names(spec);
    expect(first).toBe("Lantern");
    expect(labels(called(spec, "Lantern"))).toEqual(
      expect.arrayContaining(["Maker", "Who has it", "Since", "Deposit paid", "Last test"]),
    );
    expect(spec.identity.name).toBe("Lantern Loans");
  });

  it("keeps a log of each with whose it is", () => {
    const spec = plan(
      "I look after two old ladies at home. I must write a daily log for each lady (sleep, food, washing, visitors, health, mood) and the agency wants it every Monday.",
    );
    const log = called(spec, "Daily log");
    expect(labels(log)).toEqual(expect.arrayContaining(["Lady", "Sleep", "Food", "Health", "Mood"]));
    expect(names(spec)).not.toContain("Resident");
  });

  it("keeps who has what where nothing more is said", () => {
    for (const [idea, thing] of [
      [
        "keep track of which trainee borrowed which multimeter in the electrics lab, there are 18 of them, back before easter",
        "Multimeter",
      ],
      ["we share a log splitter between 6 houses, who has it and when is it free", "Log splitter"],
      ["pressure washer loans", "Pressure washer"],
    ] as const) {
      const spec = plan(idea);
      expect(names(spec), idea).toEqual([thing]);
      expect(labels(called(spec, thing)), idea).toEqual(expect.arrayContaining(["Since", "Back by"]));
    }
  });

  it("leaves loans of money and lines of work alone", () => {
    expect(labels(plan("student loans").entities[0] ?? called(plan("student loans"), ""))).toContain("Amount");
    expect(
      names(plan("I have a dog grooming van. For each dog: name, breed, coat, last visit, price, temper")),
    ).toContain("Dog");
    const site = plan("website for our puppet theatre, each show: title, length, price, age. no tickets");
    expect(site.pages[0]?.blocks[0]?.kind).toBe("hero");
  });

  it("makes no thing of an example or of whose it is", () => {
    const spec = plan(
      "I want to write down my gran's tablets. who gave what and when does a packet run out. Things like blister packs, drops, plasters are also there.",
    );
    expect(names(spec).join()).not.toMatch(/blister|plaster|gran/i);
  });
});

describe("rows of what nobody has described", () => {
  it("are told apart by number and what the text says there is to choose from", () => {
    const spec = plan(
      "record of skips we own: skip no, size (small medium large), yard (Dover, Hythe), painted on, damage, who drove it last",
    );
    for (const { rows, titleField } of spec.entities)
      for (const row of rows) expect(String(row[titleField])).not.toMatch(/^(?:New|Small|Large) /);
    expect(optionsOf(called(spec, "Skip"), "Size")).toEqual(["small", "medium", "large"]);
  });

  it("hold no value that is none of the choices of the text", () => {
    const idea =
      "manage our parish larder. things come in from farms, what, how many kg, use by date, which shelf (top, middle, bottom), who collected";
    const item = called(plan(idea), "Larder item");
    const shelf = item.fields.find(({ name }) => name === "Shelf");
    expect(item.rows.every((row) => ["top", "middle", "bottom"].includes(String(row[shelf?.id ?? ""])))).toBe(true);
  });
});

describe("the name of such an app", () => {
  it.each([
    [
      "Want a simple register of hoists at our boatyard. hoist no, type (chain, lever, wire), location, last inspected, result pass/fail, next due",
      "Hoist Register",
    ],
    ["log of drain checks for the parish: date, drain, blocked y/n, who looked, photo, cleared on", "Drain Check Log"],
    ["I bake for nine pubs and each has a standing order that they change", /^(?!Bake)/],
    [
      "Dear sir, kindly make one system for our hostel mess, 120 boys, guest meals also, bill for each boy at month end",
      /^(?!Dear)/,
    ],
  ])("%s", (idea, name) => {
    expect(plan(idea).identity.name).toMatch(typeof name === "string" ? new RegExp(`^${name}$`) : name);
  });
});

describe("a pattern of work", () => {
  it("takes more than words that stand far apart", () => {
    const spec = plan(
      "Records of our quarry cores. Students come and go. Each core has a depth, a rock type, a box, who logged it and the place on the rack. Show free places, metres left in the box.",
    );
    expect(names(spec).join()).not.toMatch(/sign-up|course/i);
  });
});
