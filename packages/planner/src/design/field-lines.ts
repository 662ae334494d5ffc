/** How properties are kept, by the last word of their name: a field line each, see field-line.ts. */
const LINES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    "money 5..300 EUR": "price cost amount salary fee budget balance total revenue income expense payment turnover",
    "number 1..90":
      "quantity number count stock points point age weight height width length size distance temperature speed population volume clicks visits",
    "date -20..30": "date deadline expiry expiration birthday day",
    time: "time",
    "choice new|in progress|done": "status state stage progress",
    longText:
      "description note reason introduction content text message details instruction requirement comment feedback suggestion summary",
    "location @places": "address location place venue",
    phone: "phone telephone mobile",
    email: "email e-mail",
    image: "image photo picture avatar logo cover screenshot",
    "choice low|medium|high": "priority level difficulty severity",
    "choice general|special|other": "category type kind genre method mode group department",
    "rating 2..5": "rating score grade stars",
    "percent 5..95": "percentage ratio rate discount share",
    "duration 10..120": "duration hours minutes",
    url: "url link website",
    "tags new|important|to check": "tag keyword label skill",
  }).flatMap(([line, words]) => words.split(" ").map((word) => [word, line] as const)),
);

/** Whether there is a usual way to keep a property of this name. */
export const hasUsualLine = (name: string): boolean => LINES[name.split(" ").at(-1) ?? name] !== undefined;

/** The field line of a property a brief names: 'expiry date' is kept as a date, what nobody knows as a text. */
export function fieldLineOf(name: string, options: readonly string[] = []): string {
  const last = name.split(" ").at(-1) ?? name;
  const label = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const choices = options.map((option) => option.replaceAll(/[|:]/g, " ").trim()).filter(Boolean);
  if (choices.length === 2 && choices.every((choice) => /^(?:y|n|yes|no)$/i.test(choice)))
    return `${label}: boolean 60`;
  if (/^who\b/.test(name)) return `${label}: text @people`;
  return `${label}: ${choices.length > 1 ? `choice ${choices.join("|")}` : (LINES[last] ?? "text")}`;
}
