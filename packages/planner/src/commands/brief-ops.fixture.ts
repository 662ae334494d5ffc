import { ART_DIRECTIONS, applyOps, type AppSpec, type Op } from "@sayhey/appspec";
import { FONTS } from "@sayhey/contract/fonts";
import type { CommandAnswer } from "./command-answer.ts";

/** Hue of a colour in words. */
function hueOf(colour: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const most = Math.max(r, g, b);
  const range = most - Math.min(r, g, b);
  if (range < 0.08) return "grey";
  const hue = (60 * (most === r ? (g - b) / range + 6 : most === g ? (b - r) / range + 2 : (r - g) / range + 4)) % 360;
  const names: [number, string][] = [
    [15, "red"],
    [40, "orange"],
    [68, "yellow"],
    [165, "green"],
    [195, "teal"],
    [255, "blue"],
    [295, "purple"],
    [345, "pink"],
    [361, "red"],
  ];
  return names.find(([end]) => hue < end)?.[1] ?? "red";
}

const shown = (patch: object, unset: readonly string[] = []): string =>
  [
    ...Object.entries(patch)
      .filter(([, value]) => value !== undefined)
      .map(
        ([key, value]) =>
          `${key}=${key === "options" ? (value as string[]).join("|") : JSON.stringify(value).replace(/^"(true|false)"$/, "$1")}`,
      ),
    ...unset.map((key) => `-${key}`),
  ].join(" ");

/** One op in short; `spec` is the app before it. */
function brief(op: Op, spec: AppSpec): string {
  switch (op.op) {
    case "add-field": {
      const { field } = op;
      const parts = [
        field.type,
        field.required ? "!" : "",
        field.unit ?? "",
        field.options ? `(${field.options.join("|")})` : "",
        field.relation ? `>${field.relation}` : "",
        field.formula?.kind === "expression" ? `= ${field.formula.of}` : "",
      ];
      // Minutes are what every duration has.
      if (field.type === "duration") parts[2] = "min";
      return `+field ${op.entity}.${field.id} "${field.name}" ${parts.filter(Boolean).join(" ")}`;
    }
    case "remove-field":
      return `-field ${op.entity}.${op.field}`;
    case "update-field":
      return `field ${op.entity}.${op.field} ${shown(op.patch, op.unset)}`;
    case "move-field":
      return `field ${op.entity}.${op.field} @${op.index}`;
    case "add-entity":
      return `+entity ${op.entity.id} "${op.entity.name}/${op.entity.plural}"`;
    case "remove-entity":
      return `-entity ${op.entity}`;
    case "rename-entity":
      return `entity ${op.entity} ${shown({ name: op.name, plural: op.plural })
        .replace(/\w+=undefined ?/g, "")
        .trim()}`;
    case "update-entity":
      return `entity ${op.entity} ${shown(op.patch, op.unset)}`;
    case "add-page":
      return `+page ${op.page.id} "${op.page.title}" [${op.page.blocks.map((block) => block.kind + ("entity" in block ? `:${block.entity}` : "")).join(" ")}]`;
    case "remove-page":
      return `-page ${op.page}`;
    case "move-page":
      return `page ${op.page} @${op.index}`;
    case "update-page":
      return `page ${op.page} ${shown(op.patch, op.unset)}`;
    case "add-block": {
      const blocks = spec.pages.find(({ id }) => id === op.page)?.blocks.length ?? 0;
      return `+block ${op.page} ${op.block.kind}${"entity" in op.block ? `:${op.block.entity}` : ""} @${Math.min(op.index ?? blocks, blocks)}`;
    }
    case "remove-block":
      return `-block ${op.page}.${op.block}`;
    case "move-block":
      return `block ${op.page}.${op.block}${op.to === undefined ? "" : ` > ${op.to}`} @${op.index}`;
    case "update-block":
      return `block ${op.page}.${op.block} ${shown(op.patch, op.unset)}`;
    case "set-theme":
      return `theme ${briefTheme(op.patch, spec)}`;
    case "set-identity":
      return `identity ${shown(op.patch, op.unset)}`;
    case "set-sharing":
      return `sharing ${op.sharing}`;
    case "set-accounts":
      return op.accounts === null
        ? "no accounts"
        : `accounts ${op.accounts.signIn} [${op.accounts.roles.map(({ id, name }) => `${id} "${name}"`).join(", ")}]`;
    case "set-rows":
      return `rows ${op.entity} ${op.rows.length}`;
    case "add-row": {
      const entity = spec.entities.find(({ id }) => id === op.entity);
      const title = entity?.titleField ?? "";
      const required = new Set(entity?.fields.filter((field) => field.required).map(({ id }) => id));
      const rest = Object.entries(op.row).filter(([key]) => key !== "id" && key !== title && !required.has(key));
      return `+row ${op.entity} "${String(op.row[title])}"${rest.map(([key, value]) => ` ${key}=${JSON.stringify(value)}`).join("")}`;
    }
    case "remove-row":
      return `-row ${op.entity}.${op.row}`;
    case "update-row":
      return `~rows ${op.entity}`;
    default:
      return op.op;
  }
}

function briefTheme(patch: Extract<Op, { op: "set-theme" }>["patch"], spec: AppSpec): string {
  const style = patch.direction && ART_DIRECTIONS[patch.direction];
  const base = style ? { ...style } : spec.theme;
  const parts: string[] = [];
  if (patch.direction) parts.push(`direction=${patch.direction}`);
  if (patch.scheme && (!style || style.scheme !== patch.scheme)) parts.push(`scheme=${patch.scheme}`);
  if (patch.light && patch.light.accent !== base.light.accent) parts.push(`hue=${hueOf(patch.light.accent)}`);
  if (patch.radius !== undefined && (!style || style.radius !== patch.radius)) parts.push(`radius=${patch.radius}`);
  if (patch.density && (!style || style.density !== patch.density)) parts.push(`density=${patch.density}`);
  if (patch.motion && (!style || style.motion !== patch.motion)) parts.push(`motion=${patch.motion}`);
  for (const key of ["display", "text"] as const) {
    const face = patch[key];
    if (!face || (style && style[key].family === face.family && style[key].weight === face.weight)) continue;
    const before = spec.theme[key];
    parts.push(
      before.family === face.family ? `${key}.weight=${face.weight}` : `${key}=${FONTS[face.family]?.fallback}`,
    );
  }
  return parts.join(" ");
}

/** Op lists in short, as the tables of typed commands have them. */
export function briefOps(spec: AppSpec, ops: readonly Op[]): string {
  const lines: string[] = [];
  let draft = spec;
  const added = new Set<string>();
  for (const op of ops) {
    const line = brief(op, draft);
    const showsAdded =
      op.op === "update-block" &&
      Object.keys(op.patch).length > 0 &&
      Object.values(op.patch).every((value) => Array.isArray(value) && added.has(String(value.at(-1)))) &&
      !("where" in op.patch);
    if (op.op === "add-field") added.add(op.field.id);
    const before = lines.at(-1);
    if (showsAdded) {
      if (before && !before.endsWith(" shown")) lines[lines.length - 1] = `${before} shown`;
    } else if (line.startsWith("~rows") && before === line) {
      // One for all rows.
    } else lines.push(line);
    draft = applyLoose(draft, op);
  }
  const rows = lines.filter((line) => line.startsWith("+row "));
  if (rows.length > 1) {
    const [first = ""] = rows;
    return [...lines.filter((line) => !line.startsWith("+row ")), `+rows ${first.split(" ")[1]} ${rows.length}`].join(
      " ; ",
    );
  }
  return lines.join(" ; ");
}

/** The app after one op that may need its fellows. */
function applyLoose(spec: AppSpec, op: Op): AppSpec {
  try {
    return applyOps(spec, [op]).spec;
  } catch {
    return spec;
  }
}

/** An answer in short. */
export function briefAnswer(spec: AppSpec, answer: CommandAnswer): string {
  switch (answer.kind) {
    case "edit": {
      const language = answer.ops.flatMap((op) =>
        op.op === "set-identity" && op.patch.language ? [op.patch.language] : [],
      )[0];
      return language ? `translate ${language}` : briefOps(spec, answer.ops);
    }
    case "question":
      return `? [${answer.chips.map(({ label }) => label).join(" | ")}]`;
    case "undo":
    case "redo":
      return `${answer.kind} ${answer.steps}`;
    case "navigate":
      return "mode" in answer.to ? `go ${answer.to.mode}` : `go page ${answer.to.page}`;
    case "help":
      return "help";
    case "cannot":
      return `! ${answer.why}`;
  }
}
