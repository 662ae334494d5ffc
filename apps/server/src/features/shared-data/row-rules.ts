import type { BidRule, PlacesRule, SlotRule } from "@sayhey/appspec";
import { DataRefusal, unfit } from "./data-refusal.ts";
import type { Value } from "./shared-row.ts";
import { checkEntityRules } from "./entity-limits.ts";
import type { RuleScope } from "./rule-scope.ts";
import { endOf, zonedStamp } from "./zoned-moment.ts";

type Values = Record<string, Value>;

/**
 * Checks what only the server can know, since others write at the same time: slots, bids and places, and what the
 * entity says of its rows.
 * @param before the row's values so far; null for one that is new or comes back
 * @throws DataRefusal
 */
export async function checkRules(
  scope: RuleScope,
  id: string,
  values: Values,
  before: Values | null,
  path: string,
): Promise<void> {
  const changes = (...fields: (string | undefined)[]): boolean =>
    fields.some((field) => field !== undefined && (before === null || before[field] !== values[field]));
  for (const rule of scope.rules.slots)
    if (changes(rule.dateField, rule.timeField, rule.resourceField)) await checkSlot(scope, rule, id, values, path);
  for (const rule of scope.rules.bids)
    if (changes(rule.via, rule.amountField)) await checkBid(scope, rule, id, values, path);
  for (const rule of scope.rules.places)
    if (changes(rule.via, rule.answerField)) await checkPlaces(scope, rule, id, values, path);
  await checkEntityRules(scope, id, values, before, path);
}

const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;

async function checkSlot(
  { tx, rules, storeId, generation }: RuleScope,
  rule: SlotRule,
  id: string,
  values: Values,
  path: string,
) {
  const minute = minutesOf(values[rule.timeField]);
  const day = dayOf(values[rule.dateField]);
  if (day === null) throw unfit(`${path}.${rule.dateField}`, "is required");
  if (minute === null) throw unfit(`${path}.${rule.timeField}`, "is required");
  const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? "";
  if (rule.closed?.includes(weekday) === true)
    throw unfit(`${path}.${rule.dateField}`, "is a day on which it is closed");
  const { resourceField } = rule;
  const resource = resourceField === undefined ? "" : String(values[resourceField] ?? "");
  const others = await tx<{ time: string | null }[]>`
    select "values" ->> ${rule.timeField} as time from app_rows
    where store_id = ${storeId} and generation = ${generation} and entity = ${rules.entity.id} and deleted_at is null
      and row_id <> ${id} and left("values" ->> ${rule.dateField}, 10) = ${day}
      ${resourceField === undefined ? tx`` : tx`and coalesce("values" ->> ${resourceField}, '') = ${resource}`}`;
  const isTaken = others.some(({ time }) => {
    const other = minutesOf(time);
    return other !== null && Math.abs(other - minute) < rule.stepMinutes;
  });
  if (isTaken)
    throw new DataRefusal("conflict", "This time is taken.", { rule: "slot", field: `${path}.${rule.timeField}` });
}

async function checkBid(
  { tx, app, rules, visitor, storeId, generation }: RuleScope,
  rule: BidRule,
  id: string,
  values: Values,
  path: string,
) {
  const amount = values[rule.amountField];
  const at = `${path}.${rule.amountField}`;
  if (typeof amount !== "number") throw unfit(at, "is required");
  if (values[rule.via] === null) throw unfit(`${path}.${rule.via}`, "is required");
  const lotId = String(values[rule.via]);
  const [lot] = await tx<{ values: Values }[]>`
    select "values" from app_rows where store_id = ${storeId} and generation = ${generation} and entity = ${rule.lot}
      and row_id = ${lotId} and deleted_at is null`;
  const [best] = await tx<{ amount: number | null }[]>`
    select max(("values" ->> ${rule.amountField})::numeric)::float8 as amount from app_rows
    where store_id = ${storeId} and generation = ${generation} and entity = ${rules.entity.id} and deleted_at is null
      and row_id <> ${id} and "values" ->> ${rule.via} = ${lotId}`;
  const start = lot?.values[rule.startField];
  const least =
    best === undefined || best.amount === null
      ? cents(typeof start === "number" ? start : 0)
      : cents(best.amount) + cents(rule.minStep);
  if (cents(amount) < least)
    throw new DataRefusal("conflict", `The next bid is ${least / 100} or more.`, { rule: "bid", field: at });
  const end = endOf(lot?.values[rule.endsField], app.timeZone);
  if (end !== null && Date.now() >= end)
    throw new DataRefusal("conflict", "This auction is over.", { rule: "bid", field: at });
  // When it came is told by nobody but the server: whoever bids could write anything.
  const stamped = rules.fields.get(rule.dateField);
  if (stamped !== undefined && !visitor.isOwner) {
    const now = zonedStamp(new Date(), app.timeZone);
    values[stamped.id] = stamped.type === "date" ? now.slice(0, 10) : now;
  }
}

async function checkPlaces(
  { tx, rules, visitor, storeId, generation }: RuleScope,
  rule: PlacesRule,
  id: string,
  values: Values,
  path: string,
) {
  const eventId = values[rule.via];
  if (eventId === null) throw unfit(`${path}.${rule.via}`, "is required");
  const answers = await tx<{ visitor_id: string | null; answer: string | null }[]>`
    select visitor_id, "values" ->> ${rule.answerField} as answer from app_rows
    where store_id = ${storeId} and generation = ${generation} and entity = ${rules.entity.id} and deleted_at is null
      and row_id <> ${id} and "values" ->> ${rule.via} = ${String(eventId)}`;
  if (!visitor.isOwner && answers.some((answer) => answer.visitor_id === visitor.id))
    throw new DataRefusal("conflict", "You've already answered.", { rule: "vote", field: `${path}.${rule.via}` });
  if (rule.placesField === undefined || values[rule.answerField] !== rule.yes) return;
  const [event] = await tx<{ values: Values }[]>`
    select "values" from app_rows where store_id = ${storeId} and generation = ${generation} and entity = ${rule.event}
      and row_id = ${String(eventId)} and deleted_at is null`;
  const places = event?.values[rule.placesField];
  if (typeof places === "number" && answers.filter(({ answer }) => answer === rule.yes).length >= places)
    throw new DataRefusal("conflict", "Every place is taken.", {
      rule: "places",
      field: `${path}.${rule.answerField}`,
    });
}

const cents = (amount: number): number => Math.round(amount * 100);

const dayOf = (value: Value | undefined): string | null =>
  typeof value === "string" && value.length >= 10 ? value.slice(0, 10) : null;

function minutesOf(value: Value | undefined): number | null {
  const match = typeof value === "string" ? /^(\d{2}):(\d{2})/.exec(value) : null;
  return match === null ? null : Number(match[1]) * 60 + Number(match[2]);
}
