import { wordPairs } from "./word-pairs.ts";

/** Ways to write a text so that it passes through where plain text does not. */
export const ENCODINGS = ["base64", "url", "html", "hex"] as const;

/** One of them. */
export type Encoding = (typeof ENCODINGS)[number];

/** Writes a text in UTF-8 by an encoding; null for a text that has half a sign in it. */
export function encodeText(text: string, encoding: Encoding): string | null {
  if (/\p{Surrogate}/u.test(text)) return null;
  const bytes = new TextEncoder().encode(text);
  switch (encoding) {
    case "base64":
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    case "url":
      return encodeURIComponent(text).replace(
        /[!'()*]/g,
        (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
      );
    case "html":
      return escapeHtml(text);
    case "hex":
      return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(" ");
  }
}

/** Reads what was encoded; null for what is not of that encoding or holds no text. */
export function decodeText(code: string, encoding: Encoding): string | null {
  switch (encoding) {
    case "base64":
      return fromBase64(code.replace(/\s/g, ""));
    case "url":
      return fromUrl(code);
    case "html":
      return unescapeHtml(code);
    case "hex":
      return fromHex(code.replace(/0x|\\x|[\s:,-]/gi, ""));
  }
}

/** RFC 4648, also with the letters of section 5 (URLs) and without the signs that fill it up. */
function fromBase64(code: string): string | null {
  const plain = code
    .replaceAll("-", "+")
    .replaceAll("_", "/")
    .replace(/={1,2}$/, "");
  if (!/^[A-Za-z0-9+/]*$/.test(plain) || plain.length % 4 === 1) return null;
  return asText(Uint8Array.from(atob(plain), (letter) => letter.charCodeAt(0)));
}

/** RFC 3986; a plus is a blank, as forms write it. */
function fromUrl(code: string): string | null {
  try {
    return decodeURIComponent(code.replaceAll("+", " "));
  } catch {
    return null;
  }
}

function fromHex(code: string): string | null {
  if (code.length % 2 === 1 || !/^[0-9a-f]*$/i.test(code)) return null;
  return asText(Uint8Array.from(code.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)));
}

function asText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Writes the five signs that mean something in HTML as references. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

/** References by name that people do write; the HTML standard has 2231. */
const NAMED = new Map(
  wordPairs(
    "amp & lt < gt > quot \" apos ' nbsp \u00a0 copy © reg ® trade ™ euro € pound £ yen ¥ cent ¢ sect § deg ° para ¶ middot · bull • hellip … ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ laquo « raquo » times × divide ÷ plusmn ± frac12 ½ frac14 ¼ frac34 ¾ larr ← uarr ↑ rarr → darr ↓ hearts ♥ check ✓ szlig ß auml ä ouml ö uuml ü Auml Ä Ouml Ö Uuml Ü agrave à aacute á acirc â atilde ã egrave è eacute é ecirc ê euml ë iacute í icirc î iuml ï ntilde ñ oacute ó ocirc ô otilde õ ugrave ù uacute ú ucirc û ccedil ç Ccedil Ç Eacute É Agrave À aring å aelig æ oslash ø oelig œ iexcl ¡ iquest ¿ shy \u00ad",
  ),
);

/** Reads references of HTML; what is none stays as it is. */
export function unescapeHtml(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]\w{1,31}));/gi, (whole, decimal, hex, name) => {
    if (typeof name === "string") return NAMED.get(name) ?? whole;
    const code = typeof decimal === "string" ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : whole;
  });
}
