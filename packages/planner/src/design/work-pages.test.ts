import type { AppSpec, Block, FieldType } from "@sayhey/appspec";
import { beforeAll, describe, expect, it } from "vitest";
import { Part } from "../embedded/app-draft.ts";
import { planIdea } from "../embedded/index.ts";
import { loadAllBlueprints, planBrief } from "../plan-brief.ts";
import { columnsOf } from "./columns-of.ts";

beforeAll(() => loadAllBlueprints());

const specOf = (text: string): AppSpec => {
  const spec = planBrief(text, 7)?.spec;
  if (spec === undefined) throw new TypeError(`${text}: nothing is planned`);
  return spec;
};
const blocksOf = <K extends Block["kind"]>(spec: AppSpec, kind: K): Extract<Block, { kind: K }>[] =>
  spec.pages
    .flatMap(({ blocks }) => blocks)
    .filter((block): block is Extract<Block, { kind: K }> => block.kind === kind);

describe("apps that people work with", () => {
  it.each([
    ["tool library for our street", "Tool Library for Our Street"],
    ["site diary for a builder", "Site Diary for a Builder"],
    ["tool to track my bills", "Bills"],
  ])("are called what they are, 'tool' and 'site' only where they are no part of it: %s", async (idea, name) => {
    expect((await planIdea(idea)).identity.name).toBe(name);
  });

  it("list nothing as due that is paid, and count as much", () => {
    const spec = specOf("invoice generator for freelancers");
    const due = blocksOf(spec, "list").find(({ title }) => title === "Invoices due");
    expect(due?.where).toContainEqual({ field: "state", is: "ne", value: "paid" });
    const [counted] = blocksOf(spec, "stats")[0]?.items ?? [];
    expect(counted?.measure.where).toContainEqual({ field: "state", is: "ne", value: "paid" });
  });

  it("show how far each row is and what it comes to among the columns, though those fields come late", () => {
    const names = ["Name", "Number", "Department", "Post", "E-mail", "Phone", "Since", "Status", "Total"];
    const typed: Record<string, FieldType> = {
      "E-mail": "email",
      Phone: "phone",
      Since: "date",
      Status: "choice",
      Total: "money",
    };
    const part = new Part({
      id: "job",
      name: "Job",
      plural: "Jobs",
      icon: "hammer",
      titleField: "Name",
      fields: names.map((name) => ({ id: name, name, type: typed[name] ?? "text" })),
      rows: [{ id: "job-1", ...Object.fromEntries(names.map((name) => [name, "x"])) }],
    });
    expect(columnsOf(part)).toEqual(["Name", "Number", "Department", "Post", "Status", "Total"]);
  });

  it("have enough rows of what nobody has described to be looked at", () => {
    const spec = specOf("Please implement a system for managing payment callbacks and clearances for a port.");
    for (const { rows } of spec.entities) expect(rows.length).toBeGreaterThanOrEqual(6);
  });

  it("are about sales where a text is about sales, and name what is sold as revenue", async () => {
    const spec = await planIdea("sales dashboard for my online plant shop - orders, revenue, best sellers, returns", {
      seed: 7,
    });
    const [dashboard] = blocksOf(spec, "dashboard");
    expect(dashboard?.entity).toBe("order");
    expect(dashboard?.charts[0]?.label).toBe("Revenue over time");
    expect(spec.entities.map(({ plural }) => plural)).not.toContain("Sellers");
  });

  it("give each thing that a German text lists a list of its own, and call it as the text does", async () => {
    const spec = await planIdea("Verwaltung für unsere Tischlerei: Aufträge, Kunden, Angebote und Rechnungen", {
      seed: 7,
    });
    expect(spec.identity.name).toBe("Tischlerei");
    expect(spec.entities.map(({ plural }) => plural)).toEqual(expect.arrayContaining(["Aufträge", "Kunden"]));
    expect(blocksOf(spec, "list").map(({ title }) => title)).toContain("Aufträge fällig");
  });
});
