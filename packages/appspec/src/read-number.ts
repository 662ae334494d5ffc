import type { Language } from "./identity.ts";

/** The sign between whole and parts: 1.5 or 1,5. */
export type DecimalSign = "." | ",";

// What may stand before a number without making it something else: a currency, 'about'.
const BEFORE = /^(?:[\p{Sc}~≈=]|ca\.?|circa|about|approx\.?|etwa|env\.?|(?:US|R|A|C)\$|[A-Z]{3})?\s*/u;
const NUMBER = /^([-+−–]?)\s?\p{Sc}?\s?((?:\d[\d\s.,'’\u00a0\u202f]*)|[.,]\d+)/u;
const SCIENTIFIC = /^[-+]?\d+(?:[.,]\d+)?[eE][-+]?\d{1,3}$/;

/**
 * The number a person wrote, with whatever unit or currency: `12 g`, `€ 4,50`, `1.234,56`, `(3.20)`. Null where there is none or more than one.
 * @param decimal decides what `1.234` or `1,234` alone cannot tell
 */
export function readNumber(text: string, decimal: DecimalSign): number | null {
  const trimmed = text.trim();
  if (SCIENTIFIC.test(trimmed)) return finite(Number(trimmed.replace(",", ".")));
  // Accounts write what is below zero in brackets.
  const bracketed = /^\((.+)\)$/s.exec(trimmed)?.[1];
  const rest = (bracketed ?? trimmed).replace(BEFORE, "");
  const found = NUMBER.exec(rest);
  if (!found) return null;
  const [whole, sign = "", digits = ""] = found;
  if (/\d/.test(rest.slice(whole.length))) return null;
  const plain = plainDigits(digits, decimal);
  const value = plain === null ? null : finite(Number(plain));
  if (value === null || value === 0) return value;
  return (sign !== "" && sign !== "+") !== (bracketed !== undefined) ? -value : value;
}

/** The decimal sign that a column of numbers was written with; the language's own where the column does not tell. */
export function decimalOf(texts: readonly string[], language: Language): DecimalSign {
  let dots = 0;
  let commas = 0;
  for (const text of texts) {
    const digits = /\d[\d.,]*\d/.exec(text)?.[0];
    if (digits === undefined) continue;
    const sure = sureDecimal(digits);
    if (sure === ".") dots += 1;
    else if (sure === ",") commas += 1;
  }
  if (dots !== commas) return dots > commas ? "." : ",";
  return language === "en" ? "." : ",";
}

/** The decimal sign of a number where it can be told from the number alone. */
function sureDecimal(digits: string): DecimalSign | null {
  const dot = digits.lastIndexOf(".");
  const comma = digits.lastIndexOf(",");
  if (dot < 0 && comma < 0) return null;
  if (dot >= 0 && comma >= 0) return dot > comma ? "." : ",";
  const [sign, other]: [DecimalSign, DecimalSign] = dot >= 0 ? [".", ","] : [",", "."];
  const parts = digits.split(sign);
  // 1.234.567 has thousands, 1.5 has parts, 1.234 may be either.
  if (parts.length > 2) return other;
  return parts[1]?.length === 3 && /^[1-9]\d{0,2}$/.test(parts[0] ?? "") ? null : sign;
}

/** The digits with a point; null where the signs in between do not part thousands: 21.11.2026 is no number. */
function plainDigits(digits: string, decimal: DecimalSign): string | null {
  const bare = digits
    .trim()
    .replaceAll(/[\s'’\u00a0\u202f]+/g, " ")
    .replace(/[.,]+$/, "");
  const sign = sureDecimal(bare.replaceAll(" ", "")) ?? decimal;
  const [whole = "", ...parts] = bare.split(sign);
  if (parts.length > 1) return null;
  const groups = whole.split(sign === "." ? /[, ]/ : /[. ]/);
  // The last thousand has three digits; before it some count in hundreds (1,00,000).
  const isGrouped =
    groups.length === 1 || (groups.at(-1)?.length === 3 && groups.every((group) => /^\d{1,3}$/.test(group)));
  return isGrouped ? `${groups.join("")}.${(parts[0] ?? "").replaceAll(" ", "")}` : null;
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
