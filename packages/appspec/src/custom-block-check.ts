import { sourceProblem } from "@sayhey/contract/custom-block";
import { packagesIn } from "@sayhey/contract/app-packages";
import type { AppSpec } from "./app-spec.ts";
import type { Block } from "./block.ts";
import type { CustomBlock, CustomProperty } from "./custom-block.ts";
import type { Entity } from "./entity.ts";
import { checkField, type Fail } from "./field-check.ts";
import { checkId } from "./reserved-id.ts";
import { checkUnique, failAt, SpecProblem } from "./spec-problem.ts";

/** Checks the blocks of one's own that a document holds. @throws SpecProblem */
export function checkCustomBlocks(spec: AppSpec): void {
  const all = spec.customBlocks ?? [];
  checkUnique(
    all.map(({ id }) => id),
    (index) => `customBlocks[${index}].id`,
  );
  all.forEach((block, index) => {
    const path = `customBlocks[${index}]`;
    checkId(block.id, `${path}.id`);
    const first = all.findIndex((other) => other.name.toLowerCase() === block.name.toLowerCase());
    if (first < index) throw new SpecProblem(`${path}.name`, `repeats "${block.name}"`);
    checkProperties(block.properties, path);
    checkData(block, spec, path);
    checkSource(block, path);
  });
}

function checkProperties(properties: readonly CustomProperty[], path: string): void {
  checkUnique(
    properties.map(({ id }) => id),
    (index) => `${path}.properties[${index}].id`,
  );
  properties.forEach((property, index) => {
    const fail = failAt(`${path}.properties[${index}]`);
    checkId(property.id, `${path}.properties[${index}].id`);
    const { type, options, min, max, of, types } = property;
    if ((type === "choice") !== (options !== undefined))
      fail("options", type === "choice" ? "are needed by a choice" : "are for a choice alone");
    if (options !== undefined && new Set(options).size < options.length) fail("options", "repeat");
    if (type !== "number" && (min ?? max) !== undefined)
      fail(min === undefined ? "max" : "min", "is for a number alone");
    if (min !== undefined && max !== undefined && min > max) fail("min", "must not be above max");
    if (type === "field") {
      const owner = properties.find(({ id }) => id === of);
      if (owner?.type !== "entity") fail("of", "must name a property of type entity");
    } else if ((of ?? types) !== undefined) fail(of === undefined ? "types" : "of", "is for a field alone");
    if (property.default !== undefined) {
      const problem = plainProblem(property, property.default);
      if (problem !== null) fail("default", problem);
    }
  });
}

/** Why a value does not fit a property that names nothing of the app; null when it fits. */
function plainProblem({ type, options, min, max }: CustomProperty, value: unknown): string | null {
  switch (type) {
    case "text":
      return typeof value === "string" ? null : "must be a text";
    case "number":
      if (typeof value !== "number" || !Number.isFinite(value)) return "must be a number";
      if (min !== undefined && value < min) return `must be ${min} or more`;
      return max !== undefined && value > max ? `must be ${max} or less` : null;
    case "yesNo":
      return typeof value === "boolean" ? null : "must be true or false";
    case "choice":
      return options?.includes(String(value)) === true ? null : "must be one of its options";
    case "color":
      return typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value) ? null : "must be a color such as #ff5a36";
    case "entity":
    case "field":
      return "has no default";
  }
}

function checkData({ data, properties }: CustomBlock, { entities, accounts }: AppSpec, path: string): void {
  checkUnique(
    data.map(({ id }) => id),
    (index) => `${path}.data[${index}].id`,
  );
  data.forEach((entry, index) => {
    const at = `${path}.data[${index}]`;
    checkId(entry.id, `${at}.id`);
    if (entry.entity !== undefined && entry.property !== undefined)
      throw new SpecProblem(`${at}.property`, "must be absent where entity says what the rows are");
    if (entry.entity !== undefined && !entities.some(({ id }) => id === entry.entity))
      throw new SpecProblem(`${at}.entity`, `names the entity "${entry.entity}", which does not exist`);
    const named = properties.find(({ id }) => id === entry.property);
    if (entry.property !== undefined && named?.type !== "entity")
      throw new SpecProblem(`${at}.property`, "must name a property of type entity");
    if (new Set(entry.can).size < entry.can.length) throw new SpecProblem(`${at}.can`, "repeats a right");
    if (entry.roles === undefined) return;
    if (accounts === undefined) throw new SpecProblem(`${at}.roles`, "need accounts, which the app has not");
    entry.roles.forEach((role, place) => {
      if (!accounts.roles.some(({ id }) => id === role))
        throw new SpecProblem(`${at}.roles[${place}]`, `names "${role}", which is no role`);
      if (entry.roles?.indexOf(role) !== place) throw new SpecProblem(`${at}.roles[${place}]`, `repeats "${role}"`);
    });
  });
}

function checkSource({ source, packages }: CustomBlock, path: string): void {
  const problem = sourceProblem(source);
  if (problem !== null) throw new SpecProblem(`${path}.source`, problem);
  const undeclared = packagesIn([source]).find((name) => !packages.includes(name));
  if (undeclared !== undefined)
    throw new SpecProblem(`${path}.packages`, `must name "${undeclared}", which the source imports`);
  if (new Set(packages).size < packages.length) throw new SpecProblem(`${path}.packages`, "repeat a package");
}

/** Checks a placed block of one's own: that there is such a block, and that its values fit. */
export function checkCustomValues(
  block: Extract<Block, { kind: "custom" }>,
  customBlocks: ReadonlyMap<string, CustomBlock>,
  entities: ReadonlyMap<string, Entity>,
  fail: Fail,
): void {
  const own =
    customBlocks.get(block.customBlock) ??
    fail("customBlock", `names the block "${block.customBlock}", which does not exist`);
  for (const [id, value] of Object.entries(block.values)) {
    const path = `values.${id}`;
    const property =
      own.properties.find((one) => one.id === id) ?? fail(path, `is no property of the block "${own.name}"`);
    if (property.type === "entity") {
      if (!entities.has(String(value))) fail(path, `names the entity "${String(value)}", which does not exist`);
    } else if (property.type === "field") {
      const owner = entities.get(String(block.values[property.of ?? ""] ?? ""));
      if (owner === undefined) fail(path, `needs ${property.of ?? "its entity"} to be set too`);
      else checkField(owner, String(value), property.types, path, fail, entities);
    } else {
      const problem = plainProblem(property, value);
      if (problem !== null) fail(path, problem);
    }
  }
}
