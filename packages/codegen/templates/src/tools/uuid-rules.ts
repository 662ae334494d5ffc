/** The kinds of UUID that are made here: all by chance, or in the order of their time. */
export type UuidKind = "v4" | "v7";

/** Gives that many random bytes. */
export type RandomBytes = (count: number) => Uint8Array;

/** What a UUID tells about itself (RFC 9562, sections 4 and 5). */
export interface UuidFacts {
  version: number;
  /** When it was made, in ms since 1970, where it tells. */
  made?: number;
}

const COUNTER = 0xfff;

/** New UUIDs of a kind. */
export function makeUuids(kind: UuidKind, count: number, now: number, random: RandomBytes): string[] {
  return kind === "v4" ? Array.from({ length: count }, () => makeV4(random)) : makeV7s(count, now, random);
}

/** RFC 9562, section 5.4: all by chance but for version and variant. */
function makeV4(random: RandomBytes): string {
  return uuidText(random(16), 4);
}

/**
 * RFC 9562, section 5.7: 48 bits of time, then chance. Several of one moment count up in `rand_a` from a random start (section 6.2,
 * method 1), so that they sort in the order in which they were made.
 */
function makeV7s(count: number, now: number, random: RandomBytes): string[] {
  let time = now;
  let counter = ((random(2)[0] ?? 0) << 3) & 0x7ff;
  return Array.from({ length: count }, () => {
    const bytes = random(16);
    for (let index = 0; index < 6; index++) bytes[index] = Math.floor(time / 2 ** (8 * (5 - index))) % 256;
    bytes[6] = counter >> 8;
    bytes[7] = counter & 0xff;
    if (counter === COUNTER) {
      time += 1;
      counter = 0;
    } else counter += 1;
    return uuidText(bytes, 7);
  });
}

/** Writes version and variant into 16 bytes, and the bytes as a text. */
function uuidText(bytes: Uint8Array, version: number): string {
  const set = Uint8Array.from(bytes);
  set[6] = ((set[6] ?? 0) & 0x0f) | (version << 4);
  set[8] = ((set[8] ?? 0) & 0x3f) | 0x80;
  const digits = Array.from(set, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Milliseconds from the start of the Gregorian calendar (15 October 1582), from which version 1 and 6 count, to 1970. */
const GREGORIAN = 12_219_292_800_000;

/** What a UUID tells; undefined for what is none. Braces, capitals and missing dashes are fine. */
export function readUuid(text: string): UuidFacts | undefined {
  const digits = text
    .trim()
    .toLowerCase()
    .replace(/^urn:uuid:/, "")
    .replace(/[{}-]/g, "");
  if (!/^[0-9a-f]{32}$/.test(digits)) return undefined;
  const version = Number.parseInt(digits.charAt(12), 16);
  const time = (hex: string) => Number.parseInt(hex, 16);
  if (version === 7) return { version, made: time(digits.slice(0, 12)) };
  const ticks = {
    1: digits.slice(13, 16) + digits.slice(8, 12) + digits.slice(0, 8),
    6: digits.slice(0, 12) + digits.slice(13, 16),
  };
  const counted = version === 1 || version === 6 ? ticks[version] : undefined;
  return counted === undefined ? { version } : { version, made: Math.floor(time(counted) / 10_000) - GREGORIAN };
}
