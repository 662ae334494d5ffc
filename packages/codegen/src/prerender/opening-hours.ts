/** Days of a week as people write them, Monday first: English, German, Spanish, French, Portuguese. Compared without accents. */
const DAYS = [
  ["monday", "mon", "montag", "mo", "lunes", "lun", "lundi", "segunda", "seg"],
  ["tuesday", "tue", "tues", "dienstag", "di", "martes", "mar", "mardi", "terca", "ter"],
  ["wednesday", "wed", "mittwoch", "mi", "miercoles", "mie", "mercredi", "mer", "quarta", "qua"],
  ["thursday", "thu", "thur", "thurs", "donnerstag", "do", "jueves", "jue", "jeudi", "jeu", "quinta", "qui"],
  ["friday", "fri", "freitag", "fr", "viernes", "vie", "vendredi", "ven", "sexta", "sex"],
  ["saturday", "sat", "samstag", "sa", "sonnabend", "sabado", "sab", "samedi", "sam"],
  ["sunday", "sun", "sonntag", "so", "domingo", "dom", "dimanche", "dim"],
] as const;
const SCHEMA_DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const TIME = /(\d{1,2})(?:[:.h](\d{2}))?\s*(am|pm|uhr|h)?/i;

const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f.]/g, "")
    .toLowerCase()
    .trim();

/**
 * `openingHoursSpecification` of schema.org for a line such as 'Mon–Fri' and '9:00–18:00'. Null where the line can be read in
 * another way: nothing is better than hours that are wrong.
 */
export function openingHours({ days, times }: { days: string; times: string }): Record<string, unknown> | null {
  const named = fold(days)
    .replace(/-feira/g, "")
    .split(/\s*(?:-|–|—|\bto\b|\bbis\b|\ba\b|\bau\b|\bate\b)\s*/);
  const found = named.map((name) => DAYS.findIndex((names) => names.some((one) => one === name)));
  const [first = -1, last = first] = found;
  if (found.length > 2 || found.includes(-1) || last < first) return null;
  const range = times.trim().split(/\s*(?:-|–|—|\bto\b|\bbis\b|\bau?\b|\bàs?\b)\s*/);
  const [opens, closes] = range.map(clock);
  if (range.length !== 2 || opens === undefined || closes === undefined || opens === null || closes === null)
    return null;
  return { "@type": "OpeningHoursSpecification", dayOfWeek: SCHEMA_DAYS.slice(first, last + 1), opens, closes };
}

/** A time of day as `09:00`; null where it is none. */
function clock(text: string): string | null {
  const match = TIME.exec(text);
  if (match === null || match[0].trim() !== text.trim()) return null;
  const half = match[3]?.toLowerCase();
  const hour = Number(match[1]);
  const shifted = half === "pm" && hour < 12 ? hour + 12 : half === "am" && hour === 12 ? 0 : hour;
  const minute = match[2] ?? "00";
  return shifted > 23 || Number(minute) > 59 ? null : `${String(shifted).padStart(2, "0")}:${minute}`;
}
