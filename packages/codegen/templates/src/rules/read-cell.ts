import type { FieldDef, Value } from "../store/model.ts";
import { parseMoment, dayOf } from "../store/moment.ts";
import { plainText } from "./find-texts.ts";

/** How the cells of a table are written. */
export interface CellReading {
  /** A comma stands before the decimals. */
  comma: boolean;
  /** `3/4/2026` is a day in March. */
  monthFirst: boolean;
  yes: string;
  no: string;
  /** Id of the row that a relation's cell names; null where there is none. */
  rowNamed: (field: FieldDef, name: string) => string | null;
}

/** What stands for a cell that a field cannot take. */
export const UNFIT = Symbol("unfit");

const YES = new Set(["yes", "true", "1", "x", "✓", "ja", "oui", "si", "sim"]);
const NO = new Set(["no", "false", "0", "-", "nein", "non", "nao"]);

/** The value that a cell has for a field; null for an empty one, UNFIT for one that does not fit. */
export function readCell(field: FieldDef, cell: string, reading: CellReading): Value | typeof UNFIT {
  const text = cell.trim();
  if (text === "") return null;
  switch (field.type) {
    case "number":
    case "money":
    case "percent":
    case "rating":
      return inBounds(field, readNumber(field.type === "rating" ? (text.split("/")[0] ?? "") : text, reading.comma));
    case "duration":
      return inBounds(field, readMinutes(text, reading.comma));
    case "boolean":
      return readBoolean(plainText(text), reading);
    case "choice":
      return field.options?.find((option) => plainText(option) === plainText(text)) ?? UNFIT;
    case "tags":
      return partsOf(text, /[,;|]/);
    case "lines":
      return partsOf(text, text.includes("\n") ? /\r?\n/ : /;/);
    case "date":
    case "dateTime":
      return readMoment(text, field.type === "dateTime", reading.monthFirst);
    case "time":
      return /^([01]?\d|2[0-3]):[0-5]\d/.test(text) ? (text.match(/^\d+:\d\d/)?.[0].padStart(5, "0") ?? UNFIT) : UNFIT;
    case "relation":
      return reading.rowNamed(field, text) ?? UNFIT;
    case "email":
      return /^\S+@\S+\.\S+$/.test(text) ? text : UNFIT;
    case "url":
      return /^https?:\/\/\S+$/i.test(text) ? text : UNFIT;
    case "colour":
      return /^#[0-9a-f]{6}$/i.test(text) ? text : UNFIT;
    case "image":
      return /^(?:https?:\/\/|art:)\S+$/i.test(text) ? text : UNFIT;
    case "file":
    case "computed":
      return UNFIT;
    default:
      return text;
  }
}

function partsOf(text: string, sign: RegExp): string[] {
  return text
    .split(sign)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function readBoolean(text: string, { yes, no }: CellReading): boolean | typeof UNFIT {
  if (YES.has(text) || text === plainText(yes)) return true;
  return NO.has(text) || text === plainText(no) ? false : UNFIT;
}

/** A number with at most a sign before and a unit behind it. */
const WITH_UNIT = /^[^\d+-]{0,4}([+-]?\d[\d.,\s'’]*)[^\d]{0,12}$/;
const POINT = /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;
const COMMA = /^[+-]?(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d+)?$/;

/** Reads `1,250.50`, `1.250,50`, `€12.50` or `40 %`; NaN for what is no number. What may be both is read as is usual here. */
function readNumber(cell: string, comma: boolean): number {
  const text = (WITH_UNIT.exec(cell)?.[1] ?? "").replace(/[\s'’]/g, "").replace(/[.,]$/, "");
  const asComma = COMMA.test(text) && (comma || !POINT.test(text));
  if (!asComma && !POINT.test(text)) return NaN;
  return Number(asComma ? text.replaceAll(".", "").replace(",", ".") : text.replaceAll(",", ""));
}

function readMinutes(text: string, comma: boolean): number {
  const clock = /^(\d{1,3})(?::| ?h ?)([0-5]?\d)?(?: ?min)?$/i.exec(text);
  return clock === null ? readNumber(text, comma) : Number(clock[1]) * 60 + Number(clock[2] ?? 0);
}

function inBounds({ min, max }: FieldDef, value: number): number | typeof UNFIT {
  return Number.isNaN(value) || value < (min ?? -Infinity) || value > (max ?? Infinity) ? UNFIT : value;
}

/** Reads a day as `2026-11-21`, `21.11.2026` or `11/21/2026`, with a time behind it where there is one. */
function readMoment(text: string, withTime: boolean, monthFirst: boolean): string | typeof UNFIT {
  const match = /^(\d{1,4})([-./])(\d{1,2})\2(\d{1,4})(?:[T ,]+(\d{1,2}:\d{2}))?/.exec(text);
  if (match === null) return UNFIT;
  const [, a = "", sign = "", b = "", c = "", time = "00:00"] = match;
  const swaps = sign === "/" && monthFirst ? Number(a) <= 12 : Number(b) > 12;
  const [year, month, day] = a.length === 4 ? [a, b, c] : swaps ? [c, a, b] : [c, b, a];
  const full = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = parseMoment(full);
  // 31 February would become a day in March.
  if (date === null || dayOf(date) !== full) return UNFIT;
  return withTime ? `${full}T${time.padStart(5, "0")}` : full;
}
