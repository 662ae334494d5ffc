import { digestHere, DIGESTS, type Digest } from "./sha-rules.ts";

/** Most bytes that are worked through without the browser's own digests. */
export const MOST_WITHOUT_SUBTLE = 300_000;

/** A digest of bytes in hexadecimal, by the browser where it lets a page; null for more than can be done without it. */
export async function digestOf(
  bytes: Uint8Array<ArrayBuffer>,
  digest: Digest,
  subtle: Pick<SubtleCrypto, "digest"> | undefined,
): Promise<string | null> {
  if (subtle === undefined) return bytes.length > MOST_WITHOUT_SUBTLE ? null : digestHere(bytes, digest);
  const result = new Uint8Array(await subtle.digest(digest, bytes));
  return Array.from(result, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether a checksum that somebody was given is that digest; blanks, colons and large letters make no difference. */
export const isSameHash = (given: string, digest: string): boolean => tidyHash(given) === digest.toLowerCase();

/** The digests that a checksum can be of, by its length; none for what is no checksum. */
export function kindsOf(given: string): Digest[] {
  const tidy = tidyHash(given);
  const lengths: Readonly<Record<Digest, number>> = { "SHA-1": 40, "SHA-256": 64, "SHA-384": 96, "SHA-512": 128 };
  return /^[0-9a-f]+$/.test(tidy) ? DIGESTS.filter((digest) => lengths[digest] === tidy.length) : [];
}

/** Also a line of a checksum file: 'e3b0… *name.zip'. */
const tidyHash = (given: string): string =>
  given
    .trim()
    .replace(/^([0-9a-f]{40,128})\s+\*?\S.*$/i, "$1")
    .replace(/[\s:]/g, "")
    .toLowerCase();
