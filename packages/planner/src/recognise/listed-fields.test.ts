import type { AppSpec, Block, Entity } from "@sayhey/appspec";
import { beforeAll, describe, expect, it } from "vitest";
import { readBrief } from "../brief/read-brief.ts";
import { planApp } from "../embedded/index.ts";
import { loadBriefs } from "../embedded/load-language-of.ts";

beforeAll(loadBriefs);

/** The entity that has a field of this name first. */
function holder(spec: AppSpec, field: string): Entity {
  const found = spec.entities.find(({ fields }) => fields.some(({ name }) => name === field));
  if (found === undefined)
    throw new Error(
      `no ${field} in ${spec.entities.map(({ name, fields }) => `${name}(${fields.map((each) => each.name).join(", ")})`).join("; ")}`,
    );
  return found;
}
const fieldOf = (spec: AppSpec, name: string): Entity["fields"][number] | undefined =>
  holder(spec, name).fields.find((field) => field.name === name);
const typeIn = (spec: AppSpec, name: string): string | undefined => fieldOf(spec, name)?.type;
const names = (entity: Entity): string[] => entity.fields.map(({ name }) => name);
const allNames = (spec: AppSpec): string[] => spec.entities.flatMap(names);
const blocks = (spec: AppSpec): Block[] => spec.pages.flatMap((page) => page.blocks);

describe("a label before what there is to choose from", () => {
  it.each([
    [
      "Honey show entries. Each entry: color (light, medium, dark), weight, who entered, notes",
      "Color",
      ["light", "medium", "dark"],
    ],
    ["Goat herd notes, each kidding: date, help (none / some / vet), weight, comment", "Help", ["none", "some", "vet"]],
    [
      "Bell ringers outing book. Each tower: place, number of bells, access (key, open, ask), date",
      "Access",
      ["key", "open", "ask"],
    ],
    [
      "Car wash log: plate, size (small, van, lorry), inside or outside, price, paid how",
      "Size",
      ["small", "van", "lorry"],
    ],
  ])("is a choice on what it is said of: %s", (idea, label, options) => {
    const spec = planApp(idea);
    // A customer's car has a size of its own.
    const called = spec.entities.flatMap(({ fields }) => fields.filter(({ name }) => name === label));
    expect(called).toContainEqual(expect.objectContaining({ type: "choice", options }));
    expect(allNames(spec).map((name) => name.toLowerCase())).not.toContain(options[0]);
  });

  it("are the rows of a thing of its own, where the entry points at such", () => {
    const spec = planApp(
      "Kiln log for our pottery club. Each firing: glaze (celadon, tenmoku, shino), cone, date, notes",
    );
    const glazes = spec.entities.find(({ name }) => name === "Glaze");
    expect(glazes?.rows.map((row) => row[glazes.titleField])).toEqual(["Celadon", "Tenmoku", "Shino"]);
  });

  it("is a tag where several are given at once", () => {
    const spec = planApp("Recipe box of my aunt, each recipe: title, photo, ingredients, tags (Sunday, picnic, quick)");
    expect(fieldOf(spec, "Tags")).toMatchObject({ type: "tags", options: ["Sunday", "picnic", "quick"] });
  });

  it("are the lanes of the board where they are stages, in the place of the trade's", () => {
    const spec = planApp(
      "Saddle maker. A page per order w stages (measured, cut, stitched, waxed, posted) so I see where each is",
    );
    const board = blocks(spec).find((block) => block.kind === "board");
    const staged = spec.entities.find(({ fields }) => fields.some(({ options }) => options?.[0] === "measured"));
    expect(staged?.fields.find(({ options }) => options?.[0] === "measured")?.options).toEqual([
      "measured",
      "cut",
      "stitched",
      "waxed",
      "posted",
    ]);
    expect(board).toMatchObject({ entity: staged?.id });
    const field = staged?.fields.find(({ options }) => options?.[0] === "measured");
    for (const row of staged?.rows ?? []) expect(field?.options).toContain(row[field?.id ?? ""]);
  });

  it("is none where the brackets hold a remark", () => {
    const spec = planApp(
      "Village hall keys. Waiting list (first come counts, people DO argue), the boiler (only Sam can start it), who has which key",
    );
    const options = spec.entities.flatMap(({ fields }) => fields.flatMap((field) => field.options ?? []));
    expect(options.join(" ")).not.toMatch(/argue|counts|Sam/);
  });

  it("reads a row of letters as each of them", () => {
    const spec = planApp(
      "Museum store. For every crate I want owner, weight, where in the store (rows A to E), insurance expiry",
    );
    expect(fieldOf(spec, "Where in the store")?.options).toEqual(["A", "B", "C", "D", "E"]);
  });
});

describe("a list of what is written down", () => {
  it.each<[string, string, readonly (readonly [string, string])[]]>([
    [
      "Bee swarm calls. I want to log calls in the van: where, how high, price, was ladder needed",
      "Ladder needed",
      [["Ladder needed", "boolean"]],
    ],
    [
      "cider press weekend. each batch: apple variety, litres, sugar, bottles out, best before",
      "Apple variety",
      [
        ["Litres", "number"],
        ["Sugar", "number"],
        ["Bottles", "number"],
        ["Best before", "date"],
      ],
    ],
    ["Choir library. each score: composer, how many copies, shelf, last sung", "Copies", [["Copies", "number"]]],
    ["Mushroom walks. species, date, place, count, photo, eaten y/n. 60 finds so far", "Eaten", [["Eaten", "boolean"]]],
    ["Lifeguard pool log: time, chlorine, pH, temperature, who tested, comments", "Chlorine", [["Who tested", "text"]]],
    [
      "Chimney sweep. each sweep: address, date, price, paid how, nest found y/n, next due",
      "Nest found",
      [["Nest found", "boolean"]],
    ],
    [
      "Night shelter. each guest: name, bed, deposit, balance, dog y/n, notes",
      "Dog",
      [
        ["Deposit", "money"],
        ["Balance", "money"],
        ["Dog", "boolean"],
      ],
    ],
    [
      "Quilt diary. each quilt: pattern, fabric metres, hours, photo, gift for whom, finished y/n",
      "Fabric metres",
      [["Fabric metres", "number"]],
    ],
  ])("is kept with each: %s", (idea, own, types) => {
    const spec = planApp(idea);
    for (const [name, type] of types) expect([name, typeIn(spec, name)]).toEqual([name, type]);
    const entity = holder(spec, own);
    for (const [name] of types) expect(names(entity)).toContain(name);
    // Every row has something in what is asked for.
    for (const field of entity.fields.filter(({ type }) => type === "text"))
      if (types.some(([name]) => name === field.name)) expect(entity.rows.some((row) => row[field.id])).toBe(true);
  });

  it("stands in its order in front of the table, the form and the page of one", () => {
    const spec = planApp(
      "Canal boat yard. For every boat I want length, engine type, draft, mooring hook, insurance expiry",
    );
    const entity = holder(spec, "Engine type");
    const order = names(entity).filter((name) => /^(?:Length|Engine type|Draft)$/.test(name));
    expect(order).toEqual(["Length", "Engine type", "Draft"]);
    const detail = blocks(spec).find((block) => block.kind === "detail" && block.entity === entity.id);
    const fields = detail?.kind === "detail" ? (detail.fields ?? []) : [];
    expect(fields.slice(0, 2)).toEqual(["length", "engineType"]);
  });

  it("is what a form asks for, and no more than that and the name", () => {
    const spec = planApp("Farrier. each visit: date, shoes, price, paid y/n");
    const { id, fields } = holder(spec, "Shoes");
    const forms = blocks(spec).flatMap((block) => (block.kind === "form" && block.entity === id ? [block.fields] : []));
    for (const form of forms)
      expect(form.length).toBeLessThanOrEqual(1 + 4 + fields.filter(({ required }) => required).length);
  });

  it("uses what the line of work has under another name, once", () => {
    const spec = planApp("Bird list of our marsh. species, date, place, count, heard only y/n");
    const entity = holder(spec, "Heard only");
    expect(entity.fields.filter(({ type }) => type === "location")).toHaveLength(1);
    expect(entity.fields.filter(({ type }) => type === "date" || type === "dateTime")).toHaveLength(1);
  });

  it("belongs to the entry that it follows, not to another thing", () => {
    const spec = planApp(
      "Vineyard block notes. each block: variety, vines, stakes, who helped. pickers are paid on Fridays",
    );
    expect(names(holder(spec, "Stakes"))).toEqual(expect.arrayContaining(["Vines", "Who helped"]));
  });
});

describe("a form", () => {
  it.each([
    ["Crane yard near-miss reports. 4 questions max, photo optional, anonymous allowed. Safety team sets actions", 4],
    ["Roadside tire fitter. I want to log jobs in under a minute: where, size, price, paid how. Totals each month", 6],
  ])("is as short as the text says: %s", (idea, most) => {
    const forms = blocks(planApp(idea)).flatMap((block) => (block.kind === "form" ? [block.fields.length] : []));
    for (const fields of forms) expect(fields).toBeLessThanOrEqual(most);
  });
});

describe("pieces of a sentence", () => {
  it.each([
    [
      "Organic bread box. small and large loaves, swap one (no rye please), skip weeks, 4 pickup points",
      /rye|skip week/i,
    ],
    ["Drum shop rents kits to schools, insurance yes/no, monthly fee, when they last swapped", /insurance yes/i],
    [
      "Moving flat in May. number the boxes, which room it goes to. also who to tell (gas, landlord..) with ticks",
      /^(?:gas|landlord)$/i,
    ],
    ["Tram museum: visitors order by phone, post, smoke signal, and I want a list on Fridays", /smoke/i],
  ])("name no field: %s", (idea, nonsense) => {
    for (const name of allNames(planApp(idea))) expect(name).not.toMatch(nonsense);
  });
});

describe("names and numbers in a text", () => {
  it("are rows by those names with nothing invented beside them", () => {
    const spec = planApp("Hair salon, our stylists are Ana, Ben and Chloe. clients book a time");
    const stylists = spec.entities.find(({ rows, titleField }) => rows.some((row) => row[titleField] === "Chloe"));
    expect(stylists?.rows.map((row) => row[stylists.titleField])).toEqual(["Ana", "Ben", "Chloe"]);
  });
  it("are sizes of what comes in sizes", () => {
    const spec = planApp("Veg box scheme with small, medium and large boxes, pickup on Thursdays");
    const sized = spec.entities.filter(({ rows, titleField }) => rows.some((row) => row[titleField] === "Medium"));
    expect(sized.map(({ rows, titleField }) => rows.map((row) => row[titleField]))).toEqual([
      ["Small", "Medium", "Large"],
    ]);
  });
  it("are as many rows as are counted", () => {
    const spec = planApp("We run 14 trucks, each truck: plate, mileage, next service, driver");
    const trucks = holder(spec, "Mileage");
    expect(trucks.rows).toHaveLength(14);
    expect(trucks.rows.every((row) => Object.values(row).some((value) => typeof value === "number"))).toBe(true);
  });
});

describe("a booking", () => {
  it("takes the room that the text counts", () => {
    const spec = planApp("3 rehearsal rooms in Hull, bands book by the hour, weekly regulars");
    const booking = blocks(spec).find((block) => block.kind === "booking");
    const entity = spec.entities.find(({ id }) => booking?.kind === "booking" && id === booking.entity);
    const field = entity?.fields.find(({ id }) => booking?.kind === "booking" && id === booking.resourceField);
    expect(field?.relation).toMatch(/room/i);
  });
  it("knows how long each service takes", () => {
    const spec = planApp("Nail bar. Clients book a technician: gel 60 min, pedicure 45, removal 20 min");
    const services = spec.entities.find(({ rows, titleField }) => rows.some((row) => row[titleField] === "Pedicure"));
    expect(services?.rows.map((row) => [row[services.titleField], row["length"] ?? row["duration"]])).toEqual([
      ["Gel", 60],
      ["Pedicure", 45],
      ["Removal", 20],
    ]);
  });
});

describe("what is searched by", () => {
  it("is what the list is narrowed down by", () => {
    const spec = planApp("Theatre costume store, find by size and condition, who has it and when it is back");
    const filters = blocks(spec).flatMap((block) =>
      (block.kind === "cards" || block.kind === "list") && block.filters !== undefined ? block.filters : [],
    );
    expect(filters).toEqual(expect.arrayContaining(["size", "condition"]));
  });
  it("is read up to where something else is said", () =>
    expect(readBrief("Seed library. find by species and month so nobody has to scroll").sought).toEqual([
      "species",
      "month",
    ]));
});
