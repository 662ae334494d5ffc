import { copy, say } from "../copy.ts";
import type { EntityDef, FieldDef, Row, Value } from "../store/model.ts";
import { CLOCK_UNIT, clockText } from "../rules/clock-text.ts";
import { filesOf } from "../rules/files.ts";
import { shownAs } from "../rules/shown-as.ts";
import { parseMoment } from "../store/moment.ts";
import { rowOfId } from "../store/row-index.ts";
import { entityById, readRows } from "../store/store.ts";
import { titleOf } from "../store/change-rows.ts";
import { formatDay } from "./format-day.ts";
import { locale } from "./locale.ts";

/** Whether people write the month before the day here. */
export function isMonthFirst(): boolean {
  const [first] = new Intl.DateTimeFormat(locale, { day: "numeric", month: "numeric" }).formatToParts(
    new Date(2026, 0, 31),
  );
  return first?.type === "month";
}

// Making a format takes longer than using it a hundred times.
const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: "min2" });
const currencies = new Map<string, Intl.NumberFormat>();

/** A value as a person reads it; empty text for none. */
export function formatValue(field: FieldDef, value: Value | undefined): string {
  if (value === null || value === undefined || value === "") return "";
  switch (field.type) {
    case "boolean":
      return value === true ? copy.yes : copy.no;
    case "relation":
      return relatedTitle(field, value);
    case "date":
    case "dateTime":
      return formatMoment(String(value));
    case "duration":
      return typeof value === "number" ? formatMinutes(value) : String(value);
    case "tags":
    case "lines":
      return Array.isArray(value) ? value.join(", ") : String(value);
    case "file":
      return filesOf(value)
        .map(({ name }) => name)
        .join(", ");
    case "computed":
      return formatComputed(field, value);
    default:
      return typeof value === "number" ? formatNumber(value, field) : String(value);
  }
}

/** A number with the unit of its field: `1,250 kg`, `€12.50`, `40 %`; seconds in `m:ss` as `3:45`. */
export function formatNumber(value: number, field: Pick<FieldDef, "type" | "unit"> = { type: "number" }): string {
  if (field.type === "money") return formatMoney(value, field.unit ?? "EUR");
  if (field.unit === CLOCK_UNIT) return clockText(value);
  // Four digits stay together: many of them are years.
  const text = numbers.format(Math.round(value * 100) / 100);
  if (field.type === "percent") return `${text} %`;
  return field.unit === undefined || field.unit === "" ? text : `${text} ${field.unit}`;
}

/** An amount in a currency (ISO 4217), without cents when there are none. */
export function formatMoney(value: number, currency: string): string {
  const digits = Number.isInteger(value) ? 0 : 2;
  try {
    const key = `${currency}${digits}`;
    const known = currencies.get(key);
    const format =
      known ??
      new Intl.NumberFormat(locale, {
        style: "currency",
        currency,
        minimumFractionDigits: digits,
        maximumFractionDigits: 2,
      });
    if (known === undefined) currencies.set(key, format);
    return format.format(value);
  } catch {
    // Not a currency the browser knows, such as play money: the unit is written behind the amount.
    return `${numbers.format(value)} ${currency}`;
  }
}

/** Minutes as `45 min` or `1 h 20`. */
export function formatMinutes(minutes: number): string {
  if (minutes < 60) return say(copy.minutes, { n: Math.round(minutes * 10) / 10 });
  const rest = Math.round(minutes % 60);
  return rest === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${rest}`;
}

/** A local date or date and time, said as near as a person would: Today, Tomorrow 18:30, Sat 6 Dec. */
export function formatMoment(text: string): string {
  const date = parseMoment(text);
  if (date === null) return text;
  const time = text.includes("T") ? ` ${text.slice(11, 16)}` : "";
  return `${formatDay(date)}${time}`;
}

/** A day without its weekday, as it stands along an axis: Dec 6. */
export function formatNearDay(date: Date): string {
  return new Intl.DateTimeFormat(locale, { day: "numeric", month: "short" }).format(date);
}

export function formatMonth(date: Date): string {
  return new Intl.DateTimeFormat(locale, { month: "long", year: "numeric" }).format(date);
}

/** Short names of the days, Monday first. */
export function weekdayNames(width: "short" | "narrow" | "long" = "short"): string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: width });
  // 5 January 2026 is a Monday.
  return Array.from({ length: 7 }, (_, index) => format.format(new Date(2026, 0, 5 + index)));
}

function formatComputed(field: FieldDef, value: Value): string {
  const type = shownAs(field);
  if (type !== "number" && type !== "computed") return formatValue({ ...field, type }, value);
  if (typeof value === "string") return formatMoment(value);
  if (typeof value !== "number") return String(value);
  if (field.formula?.kind === "daysUntil") {
    if (value === 0) return copy.today;
    return say(copy.days, { n: value });
  }
  // A currency code as unit makes an amount of money out of a formula's number.
  if (field.unit !== undefined && /^[A-Z]{3}$/.test(field.unit)) return formatMoney(value, field.unit);
  return formatNumber(value, { type: "number", ...(field.unit !== undefined && { unit: field.unit }) });
}

function relatedTitle(field: FieldDef, value: Value): string {
  const entity = entityById(field.relation ?? "");
  const row = entity && rowOfId(readRows(entity.id), String(value));
  return entity && row ? titleOf(entity, row) : "";
}

/** The definition of a field. @throws Error when the entity has none of that id. */
export function fieldOf(entity: EntityDef, id: string): FieldDef {
  const field = entity.fields.find((candidate) => candidate.id === id);
  if (field === undefined) throw new Error(`${entity.id} has no field ${id}`);
  return field;
}

/** A row's field as a person reads it. */
export function formatField(entity: EntityDef, row: Row, id: string): string {
  return formatValue(fieldOf(entity, id), row[id]);
}
