import { encode } from "uqr";

/** What a code leads to. */
export type QrKind = "text" | "wifi" | "contact" | "many";

/** What can be put into codes, each kind with fields of its own. */
export interface QrContent {
  kind: QrKind;
  text: string;
  many: string;
  wifi: { name: string; password: string; safety: "WPA" | "WEP" | "nopass"; isHidden: boolean };
  contact: { name: string; phone: string; email: string; company: string; web: string };
}

/** One code: what it says, and its dark squares, row by row; no squares where there is too much to say. */
export interface QrPart {
  label: string;
  squares: boolean[][] | undefined;
}

/** How much of a code may be damaged or covered (ISO/IEC 18004). */
export type Correction = "L" | "M" | "Q" | "H";

/** Most codes at once. */
export const MOST_CODES = 60;

/** Light squares around a code that scanners need (ISO/IEC 18004). */
const QUIET = 4;
/** Room for the words under a code on a sheet of several, as a share of its side. */
const CAPTION = 0.14;

/** The codes of what was put in. */
export function qrParts(content: QrContent, correction: Correction): QrPart[] {
  const squaresOf = (text: string) => qrSquares(text, correction);
  if (content.kind === "many") {
    const lines = content.many.split("\n").map((line) => line.trim());
    return lines
      .filter((line) => line !== "")
      .slice(0, MOST_CODES)
      .map((label) => ({ label, squares: squaresOf(label) }));
  }
  const { text, label } = qrText(content);
  return text === "" ? [] : [{ label, squares: squaresOf(text) }];
}

/** What a code holds, and what to call it; no text where something needed is missing. */
export function qrText({ kind, text, wifi, contact }: QrContent): { text: string; label: string } {
  if (kind === "wifi") return { text: wifi.name === "" ? "" : wifiText(wifi), label: wifi.name };
  if (kind === "contact") return { text: contact.name.trim() === "" ? "" : contactText(contact), label: contact.name };
  return { text: text.trim(), label: text.trim() };
}

/** The text by which phones join a Wi-Fi (ZXing "WIFI:"): backslashes before signs that have a meaning in it. */
function wifiText({ name, password, safety, isHidden }: QrContent["wifi"]): string {
  const plain = (text: string) => text.replace(/[\\;,:"]/g, "\\$&");
  const key = safety === "nopass" ? "" : `P:${plain(password)};`;
  return `WIFI:T:${safety};S:${plain(name)};${key}${isHidden ? "H:true;" : ""};`;
}

/** A contact as vCard 3.0 (RFC 2426). */
function contactText({ name, phone, email, company, web }: QrContent["contact"]): string {
  const plain = (text: string) => text.trim().replace(/[\\;,]/g, "\\$&");
  const words = name.trim().split(/\s+/);
  const family = words.length > 1 ? (words.at(-1) ?? "") : "";
  const given = (words.length > 1 ? words.slice(0, -1) : words).join(" ");
  const lines: [string, string][] = [
    ["TEL", phone],
    ["EMAIL", email],
    ["ORG", plain(company)],
    ["URL", web],
  ];
  return [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${plain(family)};${plain(given)};;;`,
    `FN:${plain(name)}`,
    ...lines.filter(([, value]) => value.trim() !== "").map(([key, value]) => `${key}:${value.trim()}`),
    "END:VCARD",
  ].join("\r\n");
}

/** The squares of a text; undefined where it is too long for the largest code. */
function qrSquares(text: string, ecc: Correction): boolean[][] | undefined {
  try {
    return encode(text, { ecc, border: QUIET, boostEcc: true }).data;
  } catch {
    return undefined;
  }
}

/** The dark squares as one path of an SVG, a unit each. */
export function qrPath(squares: readonly (readonly boolean[])[]): string {
  return squares.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
}

/** A picture to download: one code, or a sheet of several with what each says under it. `side` is that of one code. */
export function qrSheet(parts: readonly QrPart[], side: number, dark: string, light: string) {
  const shown = parts.filter((part) => part.squares !== undefined);
  const columns = Math.ceil(Math.sqrt(shown.length));
  const step = shown.length > 1 ? side * (1 + CAPTION) : side;
  const [width, height] = [side * columns, step * Math.ceil(shown.length / Math.max(1, columns))];
  const codes = shown.map(({ label, squares = [] }, index) => {
    const [x, y] = [(index % columns) * side, Math.floor(index / columns) * step];
    const words = `<text x="${x + side / 2}" y="${y + side * 1.04}" font-family="sans-serif" font-size="${side * 0.05}" text-anchor="middle" fill="${dark}">${plainXml(shortened(label))}</text>`;
    return `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="0 0 ${squares.length} ${squares.length}" shape-rendering="crispEdges"><path fill="${dark}" d="${qrPath(squares)}"/></svg>${shown.length > 1 ? words : ""}`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${light}"/>${codes.join("")}</svg>`;
  return { svg, width, height };
}

const shortened = (text: string) => (text.length > 36 ? `${text.slice(0, 35)}…` : text);

function plainXml(text: string): string {
  const names: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  // Signs that XML does not know would make the whole file unreadable.
  return text.replace(/[\0-\x08\x0b-\x1f\ufffe\uffff]/g, "").replace(/[&<>"]/g, (sign) => names[sign] ?? "");
}
