import { CLOCK_UNIT, clockText } from "../../templates/src/rules/clock-text.ts";
import { resolveMoment, type Entity, type Field, type SeedRow } from "@sayhey/appspec";
import { word } from "../emit-copy.ts";
import { rowTitle, type PageContext } from "./page-context.ts";

type Value = SeedRow[string] | undefined;

/** Making a formatter takes many times as long as using it. A document has one language and few currencies, a server sees some dozens. */
const MOST_FORMATS = 100;
const numberFormats = new Map<string, Intl.NumberFormat>();
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function kept<T>(formats: Map<string, T>, key: string, make: () => T): T {
  const known = formats.get(key);
  if (known !== undefined) return known;
  if (formats.size >= MOST_FORMATS) formats.clear();
  const made = make();
  formats.set(key, made);
  return made;
}

const numberFormat = (language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  kept(numberFormats, `${language} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(language, options));

/** The value of a field as a person reads it; empty where there is none or it is no text. */
function valueText(field: Field, value: Value, context: PageContext): string {
  const { language } = context.spec.identity;
  if (value === null || value === undefined || value === "") return "";
  switch (field.type) {
    case "boolean":
      return value === true ? word("yes", language) : word("no", language);
    case "image":
    case "colour":
    case "computed":
      return "";
    case "relation": {
      const entity = context.spec.entities.find(({ id }) => id === field.relation);
      const row = entity?.rows.find(({ id }) => id === value);
      return entity === undefined || row === undefined ? "" : rowTitle(entity, row);
    }
    case "date":
    case "dateTime":
      return dayText(String(value), context);
    case "money":
      return typeof value === "number" ? moneyText(value, field.unit ?? "EUR", language) : String(value);
    default:
      return plainText(field, value, language);
  }
}

function plainText(field: Field, value: string | number | boolean | string[], language: string): string {
  if (Array.isArray(value)) return value.join(", ");
  if (typeof value !== "number") return String(value);
  if (field.unit === CLOCK_UNIT) return clockText(value);
  const text = numberFormat(language, { maximumFractionDigits: 2, useGrouping: "min2" }).format(value);
  if (field.type === "percent") return `${text} %`;
  const unit = field.type === "duration" ? "min" : (field.unit ?? "");
  return unit === "" ? text : `${text} ${unit}`;
}

function moneyText(value: number, currency: string, language: string): string {
  const digits = { minimumFractionDigits: Number.isInteger(value) ? 0 : 2, maximumFractionDigits: 2 };
  if (!/^[A-Z]{3}$/.test(currency)) return `${numberFormat(language, digits).format(value)} ${currency}`;
  return numberFormat(language, { style: "currency", currency, ...digits }).format(value);
}

function dayText(text: string, { now, spec }: PageContext): string {
  const moment = momentOf(text, now);
  if (moment === null) return "";
  const date = new Date(`${moment.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return "";
  const { language } = spec.identity;
  const day = kept(
    dayFormats,
    language,
    () => new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" }),
  ).format(date);
  return moment.length >= 16 ? `${day}, ${moment.slice(11, 16)}` : day;
}

/** A day or moment as ISO text; null where it depends on a time that is not known. */
export function momentOf(text: string, now: Date | undefined): string | null {
  if (!text.startsWith("@")) return text;
  return now === undefined ? null : resolveMoment(text, now);
}

/** The text of one field of a row. */
export function fieldText(entity: Entity, row: SeedRow, fieldId: string | undefined, context: PageContext): string {
  const field = entity.fields.find(({ id }) => id === fieldId);
  return field === undefined ? "" : valueText(field, row[field.id], context);
}
