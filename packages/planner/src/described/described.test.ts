import type { AppSpec, Block, Entity } from "@sayhey/appspec";
import { beforeAll, describe, expect, it } from "vitest";
import { planIdea } from "../embedded/index.ts";
import { loadBriefs } from "../embedded/load-language-of.ts";
import { describedLists } from "./find-lists.ts";
import { titleAtHead } from "./described-things.ts";

beforeAll(loadBriefs);

const planned = (idea: string): Promise<AppSpec> => planIdea(idea, { seed: 3 });
const called = (spec: AppSpec, name: string): Entity => {
  const found = spec.entities.find((entity) => entity.name === name);
  if (found === undefined) throw new Error(`no ${name} among ${spec.entities.map((entity) => entity.name).join()}`);
  return found;
};
const labelsOf = ({ fields }: Entity): string[] => fields.map(({ name }) => name);
const optionsOf = ({ fields }: Entity, name: string): readonly string[] | undefined =>
  fields.find((field) => field.name === name)?.options;
const blocksOf = (spec: AppSpec): Block[] => spec.pages.flatMap((page) => page.blocks);
const lists = (text: string): [string | undefined, string[]][] =>
  describedLists(text).map(({ of, fields }) => [of, fields.map(({ name }) => name)]);

describe("what a text lists as written down", () => {
  it.each([
    ["Each kayak has a length, color, last check and where it hangs.", "kayak", 4],
    ["We have 40 lockers, each with number, key number, deposit", "locker", 3],
    ["log of my test batches: flour, water, minutes, verdict", "test batch", 4],
    ["Per rider I need name, helmet size, level (new, some, lots)", "rider", 3],
    ["Residents report a broken lamp: street, pole number, since when", "broken lamp", 3],
    ["a sign-up form with name, class, phone and allergies", "sign-up", 4],
  ])("is read: %s", (text, of, count) => {
    const [list] = describedLists(text);
    expect(list?.of).toBe(of);
    expect(list?.fields).toHaveLength(count);
  });

  it("knows options, yes and no, and what is chosen from several", () => {
    const [list] = describedLists(
      "Each dog has name, neutered or not, temper (calm, shy, wild), whether it has been chipped and a status: waiting, in care, home again",
    );
    expect(list?.fields.map(({ name, options, as }) => [name, options, as])).toEqual([
      ["name", [], undefined],
      ["neutered", [], "boolean 50"],
      ["temper", ["calm", "shy", "wild"], undefined],
      ["chipped", [], "boolean 50"],
      ["status", ["waiting", "in care", "home again"], undefined],
    ]);
  });

  it("ends where a text goes on to what is wanted", () => {
    expect(lists("each key has number, door, holder so that I can see who has what, and warn me")[0]?.[1]).toEqual([
      "number",
      "door",
      "holder",
    ]);
  });

  it.each([
    "I need a tracker with columns for todo, doing, done",
    "veg boxes in small, medium and large, pickup on Fridays",
    "everyone can see the plan, nobody can change it, then we vote",
    "Sections: about us, prices, contact, how to find us",
  ])("is not heard in %j", (text) => expect(describedLists(text)).toEqual([]));

  it("is read where the lines of a list were joined", () => {
    expect(
      lists("What I need: - members with name and phone - visits per member: date, minutes, coach - a chart").map(
        ([of]) => of,
      ),
    ).toEqual(["member", "visit"]);
  });
});

describe("the app of what is described", () => {
  it("keeps just that, linked as the text says, with the room there is left", async () => {
    const spec = await planned(
      "I place rescue rabbits with carers. Each carer has a max number of rabbits and things like 'has garden', 'no children'. Each rabbit has name, age, neutered or not and a status: waiting, placed, adopted.",
    );
    expect(spec.entities.map(({ name }) => name).toSorted()).toEqual(["Carer", "Rabbit"]);
    expect(labelsOf(called(spec, "Rabbit"))).toEqual(["Name", "Carer", "Age", "Neutered", "Status"]);
    expect(optionsOf(called(spec, "Carer"), "Good to know")).toEqual(["has garden", "no children"]);
    expect(called(spec, "Rabbit").limits?.[0]).toMatchObject({
      mostField: "maxNumberOfRabbits",
      where: [{ field: "status", is: "ne", value: "adopted" }],
    });
    expect(labelsOf(called(spec, "Carer"))).toContain("Places left");
  });

  it("takes what people hand in by a form, and lets somebody decide", async () => {
    const spec = await planned(
      "Poster archive. Each poster has title, picture, year, price. Visitors send a request with name, email and wanted by. I accept or decline them.",
    );
    const request = called(spec, "Request");
    expect(optionsOf(request, "State")).toEqual(["new", "accepted", "declined"]);
    const form = blocksOf(spec).find((block) => block.kind === "form" && block.entity === request.id);
    expect(form).toMatchObject({ fields: expect.not.arrayContaining(["state"]) });
    const board = blocksOf(spec).find((block) => block.kind === "board" && block.entity === request.id);
    expect(board).toMatchObject({ actions: [{ label: "Accept" }, { label: "Decline" }] });
  });

  it("holds money that comes in and goes out on one list", async () => {
    const spec = await planned(
      "Cash book for our allotment club. Need income and expenses with date, amount, what for, cash or bank and receipt number.",
    );
    expect(spec.entities).toHaveLength(1);
    expect(optionsOf(called(spec, "Entry"), "Kind")).toEqual(["income", "expense"]);
  });

  it("goes through the stages that a later sentence names", async () => {
    const spec = await planned(
      "I restore old clocks. For each one: maker, year, what's wrong, hours spent, sold for. States are waiting, on the bench, done, sold",
    );
    const board = blocksOf(spec).find((block) => block.kind === "board");
    expect(board).toBeDefined();
    expect(spec.entities.flatMap(labelsOf)).toContain("What is wrong");
    expect(spec.entities[0]?.fields.find(({ name }) => name === "Sold for")?.type).toBe("money");
  });

  it("keeps the line of work where the text is about more of it than one list", async () => {
    const spec = await planned(
      "dog grooming book. each dog has breed, coat, owner, weight and next groom date. i also want appointments on a calendar",
    );
    expect(spec.entities.map(({ plural }) => plural)).toContain("Appointments");
  });
});

describe("the title at the head of a text", () => {
  it.each([
    ["Podcast pipeline with guest, topic", "Podcast Pipeline"],
    ["Small ski rental in the village. Customers come", "Ski Rental"],
    ["I rent out 5 flats in two houses", undefined],
    ["We have a boat", undefined],
  ])("%j is %j", (text, title) => expect(titleAtHead(text)).toBe(title));
});

describe("lists in other languages", () => {
  it.each([
    ["Wir lagern Boote ein. Kennzeichen, Name, Telefon, Stellplatz, bezahlt ja/nein", "de", ["Kennzeichen", "Bezahlt"]],
    ["Lista de herramientas: nombre, marca, precio, prestada sí/no, observaciones", "es", ["Marca", "Prestada"]],
    ["Suivi des vélos : nom, marque, prix, date d'achat, état (neuf, usé, à réparer)", "fr", ["Marque", "État"]],
    ["Controle de livros com título, autor, editora, preço, lido sim/não", "pt", ["Autor", "Lido"]],
  ])("%s", async (text, language, labels) => {
    const spec = await planned(text);
    expect(spec.identity.language).toBe(language);
    expect(spec.entities).toHaveLength(1);
    expect(spec.entities.flatMap(labelsOf)).toEqual(expect.arrayContaining(labels));
    expect(JSON.stringify(spec.pages)).not.toMatch(/"(?:All |Where it stands|Next step)/);
  });

  it("say when something runs out", async () => {
    const spec = await planned(
      "Control de caducidades de la despensa: producto, cantidad, estante y fecha. Avisa en rojo si ya caducó",
    );
    expect(spec.entities[0]?.fields.find(({ name }) => name === "Caduca el")?.warn?.[0]?.tone).toBe("alert");
  });
});

describe("a text of few words that says what it keeps", () => {
  it.each([
    ["kitchen inventory with expiry and shelf", "Kitchen item", ["Name", "Quantity", "Expiry", "Shelf"]],
    ["library of sewing patterns with sizes and fabric needed", "Sewing pattern", ["Name", "Sizes", "Fabric needed"]],
    [
      "wool dyeing notebook with swatches, recipe and mordant",
      "Wool dyeing",
      ["Name", "Swatches", "Recipe", "Mordant"],
    ],
  ])("%s", async (idea, name, fields) => {
    const spec = await planIdea(idea);
    expect(spec.entities.map((each) => each.name)).toEqual([name]);
    expect(spec.entities[0]?.fields.map((each) => each.name)).toEqual(fields);
  });

  it("a line of work that goes by the same name knows more of it", async () => {
    const spec = await planIdea("catch log with photos and bait used");
    expect(spec.entities.map(({ name }) => name)).toContain("Water");
  });
});
