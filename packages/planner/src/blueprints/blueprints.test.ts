import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  BLUEPRINT_FORMS,
  blueprintSchema,
  JOBS,
  KINDS_OF_PRODUCT,
  kindOfProductSchema,
  loadSector,
  PATTERNS,
  patternSchema,
  PHRASES,
  SECTORS,
} from "@sayhey/blueprints";
import { namesIn, parseRowExpression, splitName, type Formula } from "@sayhey/appspec";
import { describe, expect, it } from "vitest";
import { readFieldLines } from "../embedded/field-line.ts";
import { readBrief } from "../brief/read-brief.ts";
import { fillPattern } from "../recognise/fill-pattern.ts";
import type { Trade } from "../recognise/trade.ts";
import { tradeThings } from "../recognise/trade-things.ts";
import { writeApp } from "../write/write-brief.ts";

const DRAWINGS = readFileSync(join(import.meta.dirname, "../../../codegen/src/icons.gen.ts"), "utf8");
const ICONS = new Set([...DRAWINGS.matchAll(/^ {2}"?([a-z][a-z0-9-]*)"?:/gm)].map(([, name]) => name));
const ALL = (await Promise.all(SECTORS.map(loadSector))).flat();

/** Fewer rows show nothing of a list. */
const LEAST = 3;

const doubled = (all: readonly string[]): string[] => all.filter((each, index) => all.indexOf(each) !== index);
const cut = (text: string, at: string): string[] => text.split(at).map((part) => part.trim());
const linesOf = (text: string): string[] => cut(text, "\n").filter(Boolean);

/** What a job needs of the thing it is done with: a field of one of these types, or just the thing. */
const NEEDS: Partial<Record<(typeof JOBS)[number], readonly string[]>> = {
  move: ["choice"],
  assign: ["text", "relation"],
  due: ["date", "dateTime", "computed"],
  plan: ["date", "dateTime"],
  agenda: ["date", "dateTime"],
  check: ["boolean"],
  chart: ["number", "money", "duration", "percent", "rating", "choice", "tags", "computed"],
  total: ["number", "money", "duration", "computed"],
  rank: ["number", "money", "rating", "percent", "duration", "computed"],
  map: ["location"],
  show: ["image"],
  rate: ["rating"],
  sell: ["money"],
  count: ["number"],
  match: ["choice"],
  vote: ["number"],
  split: ["money"],
  countdown: ["date", "dateTime"],
  streak: ["date"],
  tick: ["boolean"],
  time: ["number", "duration"],
};

/** Every cell of every row, and every job, against the fields there are. */
function checkTrade({ id, icon, things, jobs, ...rest }: Trade, least = 4): Map<string, Map<string, string>> {
  expect(ICONS).toContain(icon);
  expect(JSON.stringify({ things, jobs, rest })).not.toMatch(/@remarks|\{\w+\}/);
  expect(things[0]?.use).toBe("core");
  expect(doubled(things.map(({ id }) => id))).toEqual([]);
  const titles = new Map<string, string[]>();
  const types = new Map<string, Map<string, string>>();
  const relations = new Map<string, string>();
  const formulas: ({ thing: string; where: string } & Formula)[] = [];
  things.forEach((thing, index) => {
    const where = `${id}.${thing.id}`;
    expect(ICONS, where).toContain(thing.icon);
    const plans = readFieldLines(thing.fields);
    const byId = new Map(plans.map(({ field }) => [field.id, field]));
    types.set(thing.id, new Map(plans.map(({ field }) => [field.id, field.type])));
    expect(byId.size, where).toBe(plans.length);
    expect(plans[0]?.field.type, where).toMatch(/^(?:text|longText)$/);
    for (const { field } of plans) {
      if (field.formula !== undefined)
        formulas.push({
          thing: thing.id,
          where: `${where}.${field.id}`,
          ...field.formula,
        } as (typeof formulas)[number]);
      if (field.type !== "relation") continue;
      relations.set(`${thing.id}.${field.id}`, field.relation ?? "");
      const at = things.findIndex(({ id }) => id === field.relation);
      expect(at, `${where}.${field.id}: what it points at stands before it`).toBeGreaterThanOrEqual(0);
      expect(at, `${where}.${field.id}: what it points at stands before it`).toBeLessThan(index);
    }
    const names = cut(thing.cells, " ").filter(Boolean);
    for (const name of names) expect(byId.has(name), `${where} has no field ${name}`).toBe(true);
    const rows = linesOf(thing.rows).map((row) => cut(row, "|"));
    titles.set(
      thing.id,
      rows.map(([title = ""]) => title),
    );
    expect(rows.length, where).toBeGreaterThanOrEqual(LEAST);
    if (thing.role !== "log") expect(doubled(titles.get(thing.id) ?? []), where).toEqual([]);
    for (const [title, ...cells] of rows) {
      expect(title, where).not.toBe("");
      expect(cells.length, `${where}: ${title ?? ""} has more cells than names`).toBeLessThanOrEqual(names.length);
      cells.forEach((value, cell) => {
        const field = byId.get(names[cell] ?? "");
        const at = `${where}.${field?.id ?? ""} of ${title ?? ""}: ${value}`;
        if (value === "" || field === undefined) return;
        if (field.type === "choice") expect(field.options, at).toContain(value);
        if (field.type === "tags") for (const tag of cut(value, ";")) expect(field.options, at).toContain(tag);
        if (field.type === "relation") expect(titles.get(field.relation ?? ""), at).toContain(value);
        if (/^(?:number|money|percent|duration|rating)$/.test(field.type)) expect(Number(value), at).not.toBeNaN();
        if (field.type === "rating") expect(Number(value), at).toBeLessThanOrEqual(5);
        if (field.type === "boolean") expect(value, at).toMatch(/^(?:yes|no)$/);
        if (field.type === "date") expect(value, at).toMatch(/^(?:@-?\d{1,4}|\d{4}-\d\d-\d\d)$/);
        if (field.type === "dateTime") expect(value, at).toMatch(/^@-?\d+T\d\d:\d\d$/);
        if (field.type === "time") expect(value, at).toMatch(/^\d\d:\d\d$/);
        if (field.type === "email") expect(value, at).toMatch(/@(?:[a-z-]+\.)*example\.(?:com|org|net)$/);
        if (field.type === "phone") expect(value, at).toMatch(/^555-01\d\d$/);
        if (field.type === "url") expect(value, at).toMatch(/^https:\/\/(?:[a-z-]+\.)*example\.(?:com|org|net)/);
        if (field.type === "computed") expect.unreachable(`${at}: is computed`);
      });
    }
  });
  expect(linesOf(jobs).length).toBeGreaterThanOrEqual(least);
  expect(doubled(linesOf(jobs))).toEqual([]);
  for (const job of linesOf(jobs)) {
    const [, verb = "", thing = "", field] = /^(\w+) (\w+)(?:\.(\w+))?$/.exec(job) ?? [];
    expect(JOBS, job).toContain(verb);
    expect(types.has(thing), `${job}: no such thing`).toBe(true);
    const needs = NEEDS[verb as (typeof JOBS)[number]];
    if (needs === undefined) expect(field, `${job}: names no field`).toBeUndefined();
    else expect(needs, `${job}: field of another type or none`).toContain(types.get(thing)?.get(field ?? ""));
  }
  for (const formula of formulas) checkFormula(formula, types, relations);
  return types;
}

/** What a computed field reckons with is there, and can be reckoned with. */
function checkFormula(
  { where, thing, ...formula }: { thing: string; where: string } & Formula,
  types: ReadonlyMap<string, ReadonlyMap<string, string>>,
  relations: ReadonlyMap<string, string>,
): void {
  const own = types.get(thing);
  if (formula.kind === "rollup") {
    expect(types.get(formula.entity)?.get(formula.via), `${where}: ${formula.entity}.${formula.via}`).toBe("relation");
    if (formula.field !== undefined)
      expect(NEEDS.chart, `${where}: ${formula.field}`).toContain(types.get(formula.entity)?.get(formula.field) ?? "");
    return;
  }
  if (formula.kind === "lookup" || formula.kind === "expression") {
    const names =
      formula.kind === "lookup" ? [`${formula.via}.${formula.field}`] : namesIn(parseRowExpression(formula.of));
    for (const name of names) {
      const { via, field } = splitName(name);
      const holder = via === undefined ? own : types.get(relations.get(`${thing}.${via}`) ?? "");
      expect(holder?.has(field), `${where}: ${name}`).toBe(true);
    }
    return;
  }
  const used =
    formula.kind === "arithmetic" ? [formula.left, formula.right] : formula.kind === "addDays" ? [formula.days] : [];
  for (const each of used)
    if (typeof each === "string") expect(NEEDS.chart, `${where}: ${each}`).toContain(own?.get(each) ?? "");
  if ("field" in formula && formula.field !== undefined)
    expect(["date", "dateTime", "computed"], `${where}: ${formula.field}`).toContain(own?.get(formula.field) ?? "");
}

function checkSite(site: NonNullable<Trade["site"]>, types: ReadonlyMap<string, unknown>): void {
  const [, target = ""] = cut(site.action, "|");
  expect(types.has(target), site.action).toBe(true);
  const services = linesOf(site.services).map((line) => cut(line, "|"));
  const questions = linesOf(site.questions).map((line) => cut(line, "|"));
  expect(services.length).toBeGreaterThanOrEqual(3);
  expect(questions.length).toBeGreaterThanOrEqual(3);
  for (const service of services) expect(service, service.join("|")).toHaveLength(3);
  for (const [, , price = ""] of services) expect(Number(price), price).not.toBeNaN();
  for (const question of questions) expect(question, question.join("|")).toHaveLength(2);
}

describe("blueprints", () => {
  it("have each id once, and no phrase that means two", () => {
    expect(doubled(ALL.map(({ id }) => id))).toEqual([]);
    expect(PHRASES.map(({ id }) => id).toSorted()).toEqual(ALL.map(({ id }) => id).toSorted());
    for (const language of ["en", "de", "es", "fr", "pt"] as const)
      expect(doubled(ALL.flatMap(({ says }) => cut(says[language].toLowerCase(), "|")))).toEqual([]);
  });

  it.each(ALL.map((each) => [each.id, each] as const))("%s is whole and fits together", (_id, each) => {
    blueprintSchema.parse(each);
    const types = checkTrade(each, 6);
    const { site, words } = each;
    if (site !== undefined) checkSite(site, types);
    for (const gain of words.gains) expect(gain.split(/\s+/).length, gain).toBeLessThanOrEqual(6);
    expect(words.pov).toMatch(/^POV: /);
  });

  it.each(ALL.map((each, index) => [each.id, each, index] as const))(
    "%s makes a whole app in every form",
    (_id, each, index) => {
      const brief = readBrief(cut(each.says.en, "|")[0] ?? "");
      for (const [place, form] of BLUEPRINT_FORMS.entries()) {
        // Nothing of it is named, or all: one for each form, in turn.
        const named = new Set((place + index) % 2 === 0 ? [] : each.things.map(({ id }) => id));
        const trade = { trade: each, score: 2, evidence: [], named };
        const things = tradeThings(trade, [], form).map(({ thing }) => thing);
        if (things.length === 0) continue;
        const spec = writeApp({ brief, form, isOrder: false, trade, things, about: new Map() }, 1);
        expect(spec.entities.length, form).toBeGreaterThan(0);
        const pages = JSON.stringify(spec.pages);
        for (const { id } of spec.entities) expect(pages, `${form}: ${id} is on no page`).toContain(`"${id}"`);
      }
    },
  );

  it.each(KINDS_OF_PRODUCT.map((each) => [each.id, each] as const))(
    "the kind of product %s fits together",
    (_id, each) => {
      kindOfProductSchema.parse(each);
      checkTrade(fillPattern(each, new Map(), { score: 1, evidence: [] }).trade);
    },
  );

  it.each(PATTERNS.map((each) => [each.id, each] as const))("the pattern %s fits together", (_id, each) => {
    patternSchema.parse(each);
    checkTrade(fillPattern(each, new Map(), { score: 1, evidence: [] }).trade);
  });
});
