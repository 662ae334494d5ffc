import {
  lookedUpField,
  resolveMoment,
  uploadedPicture,
  type Entity,
  type Field,
  type Language,
  type SeedRow,
} from "@sayhey/appspec";

type Value = SeedRow[string] | undefined;
const formats = new Map<string, Intl.NumberFormat>();
const days = new Map<string, Intl.DateTimeFormat>();

/** A value as the app's visitors read it, for a cell that shows plain text. */
export function cellText(field: Field, value: Value, language: Language, now: Date): string {
  if (value === undefined || value === null || value === "") return "";
  if (typeof value === "number") return numberText(field, value, language);
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) return value.join(", ");
  // A computed text that is no day is told as it is.
  if (["date", "dateTime", "computed"].includes(field.type)) return momentText(value, language, now);
  if (field.type === "image" && uploadedPicture(value) !== null) return "Picture";
  return field.type === "image" && value.startsWith("art:") ? value.slice(4) : value;
}

/** The field that says how values are told: of what is looked up the one it comes from, with its unit and options. */
export function shownField(field: Field, entities: readonly Entity[]): Field {
  const source = field.formula?.kind === "lookup" ? lookedUpField(field, entities) : undefined;
  return source === undefined ? field : { ...source, ...(field.unit !== undefined && { unit: field.unit }) };
}

/** Title of the row that a relation points at. */
export function relatedTitle(target: Entity | undefined, id: Value): string {
  const row = target?.rows.find((candidate) => candidate.id === id);
  return typeof id === "string" ? String(row?.[target?.titleField ?? ""] ?? id) : "";
}

function numberText(field: Field, value: number, language: Language): string {
  const unit = field.unit ?? "";
  if (field.type === "money" || (field.type === "computed" && /^[A-Z]{3}$/.test(unit))) {
    try {
      const digits = Number.isInteger(value) ? 0 : 2;
      return formatOf(`${language}${unit}${digits}`, language, {
        style: "currency",
        currency: unit === "" ? "EUR" : unit,
        minimumFractionDigits: digits,
        maximumFractionDigits: 2,
      }).format(value);
    } catch {
      return `${value} ${unit}`;
    }
  }
  const text = formatOf(language, language, { maximumFractionDigits: 3, useGrouping: "min2" }).format(value);
  if (field.type === "percent") return `${text} %`;
  if (field.type === "duration") return minutesText(value);
  if (field.formula?.kind === "daysUntil") return `${text} ${Math.abs(value) === 1 ? "day" : "days"}`;
  return unit === "" ? text : `${text} ${unit}`;
}

function minutesText(minutes: number): string {
  if (minutes < 60) return `${Math.round(minutes * 10) / 10} min`;
  const rest = Math.round(minutes % 60);
  return rest === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${rest}`;
}

function momentText(value: string, language: Language, now: Date): string {
  const text = resolveMoment(value, now);
  const parts = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}))?/.exec(text);
  if (!parts) return text;
  const day = new Date(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]));
  const format =
    days.get(language) ?? new Intl.DateTimeFormat(language, { day: "numeric", month: "short", year: "numeric" });
  days.set(language, format);
  return parts[4] === undefined ? format.format(day) : `${format.format(day)} ${parts[4]}`;
}

function formatOf(key: string, language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(language, options);
  formats.set(key, made);
  return made;
}
