/** Digests of FIPS 180-4. */
export const DIGESTS = ["SHA-1", "SHA-256", "SHA-384", "SHA-512"] as const;

/** One of them. */
export type Digest = (typeof DIGESTS)[number];

/** A digest in hexadecimal, worked out here: for pages that the browser does not give `crypto.subtle`, as those without https. */
export function digestHere(bytes: Uint8Array, digest: Digest): string {
  switch (digest) {
    case "SHA-1":
      return sha1(bytes);
    case "SHA-256":
      return sha2(bytes, 32n, roots(8, 2n, 32n));
    case "SHA-384":
      return sha2(bytes, 64n, roots(16, 2n, 64n).slice(8)).slice(0, 96);
    case "SHA-512":
      return sha2(bytes, 64n, roots(8, 2n, 64n));
  }
}

/** Section 5.1: a bit that is set, zeros, and the length in bits, to whole blocks. */
function padded(bytes: Uint8Array, block: number): Uint8Array {
  const tail = block / 8;
  const whole = new Uint8Array(Math.ceil((bytes.length + 1 + tail) / block) * block);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  new DataView(whole.buffer).setBigUint64(whole.length - 8, BigInt(bytes.length) * 8n);
  return whole;
}

function sha1(bytes: Uint8Array): string {
  const view = new DataView(padded(bytes, 64).buffer);
  const turn = (value: number, by: number) => (value << by) | (value >>> (32 - by));
  let state = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0];
  for (let start = 0; start < view.byteLength; start += 64) {
    const words = Array.from({ length: 16 }, (_, index) => view.getInt32(start + index * 4));
    const word = (index: number) => words[index] ?? 0;
    for (let t = 16; t < 80; t++) words.push(turn(word(t - 3) ^ word(t - 8) ^ word(t - 14) ^ word(t - 16), 1));
    let [a = 0, b = 0, c = 0, d = 0, e = 0] = state;
    for (let t = 0; t < 80; t++) {
      const mixed = t < 20 ? (b & c) ^ (~b & d) : t >= 40 && t < 60 ? (b & c) ^ (b & d) ^ (c & d) : b ^ c ^ d;
      const next = (turn(a, 5) + mixed + e + (SHA1_STEPS[Math.floor(t / 20)] ?? 0) + word(t)) | 0;
      [a, b, c, d, e] = [next, a, turn(b, 30), c, d];
    }
    state = [a, b, c, d, e].map((value, index) => (value + (state[index] ?? 0)) | 0);
  }
  return state.map((value) => (value >>> 0).toString(16).padStart(8, "0")).join("");
}

const SHA1_STEPS = [0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6];

/** Which bits a word of 32 or 64 is turned by (sections 4.1.2 and 4.1.3); the last of the small ones is shifted. */
const TURNS = {
  32: { large: [2n, 13n, 22n, 6n, 11n, 25n], small: [7n, 18n, 3n, 17n, 19n, 10n], rounds: 64 },
  64: { large: [28n, 34n, 39n, 14n, 18n, 41n], small: [1n, 8n, 7n, 19n, 61n, 6n], rounds: 80 },
} as const;

function sha2(bytes: Uint8Array, width: bigint, start: readonly bigint[]): string {
  const { large, small, rounds } = TURNS[width === 32n ? 32 : 64];
  const mask = (1n << width) - 1n;
  const size = Number(width) / 8;
  const view = new DataView(padded(bytes, size * 16).buffer);
  const read = (at: number) => (size === 4 ? BigInt(view.getUint32(at)) : view.getBigUint64(at));
  const turn = (value: bigint, by: bigint) => ((value >> by) | (value << (width - by))) & mask;
  const three = (value: bigint, x: bigint, y: bigint, z: bigint) => turn(value, x) ^ turn(value, y) ^ turn(value, z);
  const shifted = (value: bigint, x: bigint, y: bigint, z: bigint) => turn(value, x) ^ turn(value, y) ^ (value >> z);
  const steps = roots(rounds, 3n, width);
  let state = start;
  for (let from = 0; from < view.byteLength; from += size * 16) {
    const words = Array.from({ length: 16 }, (_, index) => read(from + index * size));
    const word = (index: number) => words[index] ?? 0n;
    for (let t = 16; t < rounds; t++) {
      const late = shifted(word(t - 2), small[3], small[4], small[5]);
      const early = shifted(word(t - 15), small[0], small[1], small[2]);
      words.push((late + word(t - 7) + early + word(t - 16)) & mask);
    }
    let [a = 0n, b = 0n, c = 0n, d = 0n, e = 0n, f = 0n, g = 0n, h = 0n] = state;
    for (let t = 0; t < rounds; t++) {
      const one = h + three(e, large[3], large[4], large[5]) + ((e & f) ^ (~e & mask & g)) + (steps[t] ?? 0n) + word(t);
      const two = three(a, large[0], large[1], large[2]) + ((a & b) ^ (a & c) ^ (b & c));
      [a, b, c, d, e, f, g, h] = [(one + two) & mask, a, b, c, (d + one) & mask, e, f, g];
    }
    state = [a, b, c, d, e, f, g, h].map((value, index) => (value + (state[index] ?? 0n)) & mask);
  }
  return state.map((value) => value.toString(16).padStart(size * 2, "0")).join("");
}

/** The first bits behind the point of the roots of the first primes: what the standard takes as its constants. */
function roots(count: number, power: bigint, width: bigint): bigint[] {
  const primes: bigint[] = [];
  for (let number = 2n; primes.length < count; number++)
    if (primes.every((prime) => number % prime !== 0n)) primes.push(number);
  return primes.map((prime) => wholeRoot(prime << (width * power), power) & ((1n << width) - 1n));
}

function wholeRoot(value: bigint, power: bigint): bigint {
  let root = 0n;
  for (let bit = 1n << BigInt(Math.ceil(value.toString(2).length / Number(power))); bit > 0n; bit >>= 1n)
    if ((root + bit) ** power <= value) root += bit;
  return root;
}
