import { ART_DIRECTIONS, artDirectionSchema, opSchema, type Op } from "@sayhey/appspec";

/** Values in one op at most, counted over all of its levels. */
const VALUES = 6000;
const DEPTH = 16;
/** What only people decide: who sees and changes what visitors enter, and what was assumed. */
const PEOPLE_ONLY = new Set(["set-sharing", "set-accounts", "set-seed", "add-assumption", "remove-assumption"]);
const OWN_BLOCKS = new Set(["add-custom-block", "update-custom-block", "move-custom-block", "remove-custom-block"]);
const FORBIDDEN = new Set(["__proto__", "prototype", "constructor"]);

/** An op, or why there is none. */
export type ReadOp = { op: Op } | { problem: string };

/**
 * Reads one op of a model, which may be anything. The idea is the person's own and stays, as do the rules of who may do what; a
 * theme is chosen by its art direction, whose colours are known to be readable. Only a model that `writes` makes and changes blocks of
 * the app's own, for which somebody checks what it wrote.
 */
export function readOp(json: string, { writes = false }: { writes?: boolean } = {}): ReadOp {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { problem: "this is no JSON" };
  }
  const plain = plainCopy(value);
  if (plain === undefined) return { problem: "this op is too large" };
  if (!isRecord(plain) || typeof plain["op"] !== "string") return { problem: "this object has no op" };
  if (PEOPLE_ONLY.has(plain["op"])) return { problem: "this is not for a model to change" };
  if (!writes && OWN_BLOCKS.has(plain["op"])) return { problem: "blocks of the app's own are not for this request" };
  for (const holder of [plain["customBlock"], plain["patch"]]) {
    const data = OWN_BLOCKS.has(plain["op"]) && isRecord(holder) ? holder["data"] : undefined;
    if (Array.isArray(data)) for (const entry of data) if (isRecord(entry)) delete entry["roles"];
  }
  if (isRecord(plain["entity"])) delete plain["entity"]["access"];
  if (plain["op"] === "update-entity") {
    if (isRecord(plain["patch"])) delete plain["patch"]["access"];
    if (Array.isArray(plain["unset"])) plain["unset"] = plain["unset"].filter((name) => name !== "access");
  }
  // For whom a page is stays with people too.
  if (isRecord(plain["page"])) delete plain["page"]["roles"];
  if (plain["op"] === "update-page") {
    if (isRecord(plain["patch"])) delete plain["patch"]["roles"];
    if (Array.isArray(plain["unset"])) plain["unset"] = plain["unset"].filter((name) => name !== "roles");
  }
  if (plain["op"] === "set-theme") return themeOp(plain["patch"]);
  if (plain["op"] === "set-identity" && isRecord(plain["patch"])) delete plain["patch"]["idea"];
  const parsed = opSchema.safeParse(plain);
  if (parsed.success) return { op: parsed.data };
  const issue = parsed.error.issues[0];
  return { problem: `${issue?.path.join(".") || "op"}: ${issue?.message ?? "has no readable shape"}`.slice(0, 300) };
}

/** The op that puts an app into an art direction. */
function themeOp(patch: unknown): ReadOp {
  const direction = artDirectionSchema.safeParse(isRecord(patch) ? patch["direction"] : undefined);
  if (!direction.success) return { problem: "patch.direction: must be one of the art directions" };
  const { scheme, light, dark, display, text, radius, density, motion } = ART_DIRECTIONS[direction.data];
  return {
    op: {
      op: "set-theme",
      patch: { direction: direction.data, scheme, light, dark, display, text, radius, density, motion },
    },
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** A copy of what a model wrote without names that reach prototypes and without control characters; undefined when it holds too much. */
export function plainCopy(value: unknown): unknown {
  const budget = { values: VALUES };
  const plain = copyPlain(value, budget, 0);
  return budget.values < 0 ? undefined : plain;
}

/** A copy without names that reach prototypes and without control characters in texts. */
function copyPlain(value: unknown, budget: { values: number }, depth: number): unknown {
  if (--budget.values < 0 || depth > DEPTH) return null;
  if (typeof value === "string") return value.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, "");
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    for (const entry of value) {
      if (budget.values < 0) break;
      list.push(copyPlain(entry, budget, depth + 1));
    }
    return list;
  }
  if (!isRecord(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, entry] of Object.entries(value)) {
    if (budget.values < 0) break;
    if (!FORBIDDEN.has(key)) copy[key] = copyPlain(entry, budget, depth + 1);
  }
  return copy;
}
