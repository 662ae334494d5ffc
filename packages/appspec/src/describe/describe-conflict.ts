import type { AppSpec } from "../app-spec.ts";
import type { MergeConflict } from "../merge-lists.ts";
import { blockName, entityName, entityOf, fieldName, pageName, pageOf, rowName, words } from "./spec-names.ts";

/**
 * What a conflict of a merge is about, for people: 'Price of “Drill”', 'The title of the cards of Tools'. The first of `specs` that knows a name
 * tells it, since the other side may have removed what it belongs to.
 */
export function describeConflict(specs: readonly AppSpec[], { path }: MergeConflict): string {
  const [list = "", id = "", part, inner = "", ...rest] = path.split(".");
  if (list === "identity") return `The ${words(id)} of the app`;
  if (list === "theme") return THEME[id] ?? `The ${words(id)} of the look`;
  if (list === "seed") return "What the pictures are drawn from";
  if (list === "sharing") return "Whose data the app keeps";
  if (list === "accounts") return id === "roles" ? "The roles of people" : "How people sign in";
  if (list === "assumptions") return "A question about the app";
  if (list === "entities")
    return describeData(
      first(specs, (spec) => entityOf(spec, id)),
      id,
      part,
      inner,
      rest,
    );
  if (list === "pages")
    return describePage(
      first(specs, (spec) => placeOf(spec, id, part, inner)),
      id,
      part,
      inner,
      rest,
    );
  return "The whole app";
}

const THEME: Record<string, string> = {
  light: "The colors of the light scheme",
  dark: "The colors of the dark scheme",
  scheme: "Light or dark",
  direction: "The art direction",
  display: "The type of headings",
  text: "The type of text",
  radius: "How round corners are",
  density: "How close things stand",
  motion: "The motion",
};

function describeData(
  spec: AppSpec | undefined,
  id: string,
  part: string | undefined,
  inner: string,
  rest: string[],
): string {
  if (spec === undefined || id === "") return id === "" ? "The order of the data" : id;
  const name = entityName(spec, id);
  const [key] = rest;
  if (part === undefined) return name;
  if (part === "fields") {
    if (inner === "") return `The order of the fields of ${name}`;
    const field = fieldName(spec, id, inner);
    return key === undefined ? `The field ${field} of ${name}` : `The ${words(key)} of the field ${field} of ${name}`;
  }
  if (part === "rows") {
    if (inner === "") return `The order of ${name}`;
    const entity = entityOf(spec, id);
    const row = entity?.rows.find((one) => one.id === inner);
    const called = row === undefined ? inner : rowName(entity, row);
    return key === undefined ? `${called} of ${name}` : `${fieldName(spec, id, key)} of ${called}`;
  }
  return part === "name" || part === "plural" ? `What ${name} are called` : `The ${words(part)} of ${name}`;
}

function describePage(
  spec: AppSpec | undefined,
  id: string,
  part: string | undefined,
  inner: string,
  rest: string[],
): string {
  if (spec === undefined || id === "") return id === "" ? "The order of the pages" : `The page ${id}`;
  const name = pageName(spec, id);
  if (part === undefined) return `The page ${name}`;
  if (part === "roles") return `Who sees the page ${name}`;
  if (part !== "blocks") return `The ${words(part)} of the page ${name}`;
  const block = pageOf(spec, id)?.blocks.find((one) => one.id === inner);
  if (inner === "") return `The order of the page ${name}`;
  const called = block === undefined ? `A part of the page ${name}` : blockName(spec, block);
  const [key] = rest;
  if (key === undefined) return `${called[0]?.toUpperCase()}${called.slice(1)} on the page ${name}`;
  return key === "page" ? `Where ${called} stands` : `The ${words(key)} of ${called}`;
}

/** A page where it has the block that is asked for. */
function placeOf(spec: AppSpec, id: string, part: string | undefined, inner: string): object | undefined {
  const page = pageOf(spec, id);
  return part === "blocks" && inner !== "" ? page?.blocks.find((one) => one.id === inner) : page;
}

/** The first document that knows something; the last one where none does. */
function first(specs: readonly AppSpec[], knows: (spec: AppSpec) => object | undefined): AppSpec | undefined {
  return specs.find((spec) => knows(spec) !== undefined) ?? specs.at(-1);
}
