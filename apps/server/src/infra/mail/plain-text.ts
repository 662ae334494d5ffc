/**
 * One line without anything that could forge a header or turn its surroundings around: line breaks, control characters and
 * the invisible characters that override the direction of writing.
 * @param length longest result, in characters
 */
export function plainLine(text: string, length: number): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  const characters = [...line];
  return characters.length <= length
    ? line
    : `${characters
        .slice(0, length - 1)
        .join("")
        .trimEnd()}…`;
}

/** Text for HTML, also inside attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

/**
 * The name to greet a person by, or null for none. Whoever signs up somebody else's address chooses the name in the mail that
 * this person gets, so what looks like an address or a message is not repeated.
 */
export function greetingName(name: string | undefined): string | null {
  const line = plainLine(name ?? "", 200);
  if (line === "" || [...line].length > 60) return null;
  return /[/\\:@<>]|\S\.\S|www|\d{4}/i.test(line) ? null : line;
}
