import type { GifPalette } from "./gif-palette.ts";

/** Part of a GIF's picture that changes. Px. */
export interface GifPatch {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Index into the palette of each pixel; `transparent` leaves what is there. */
  indices: Uint8Array;
  palette: GifPalette;
  transparent: number;
  /** Hundredths of a second until the next. */
  delay: number;
}

const MAX_CODES = 4096;
const HASH_SIZE = 8192;

/** Writes a GIF that plays for ever (GIF89a, CompuServe 1990; the loop is Netscape's extension). */
export class GifWriter {
  #bytes: Uint8Array;
  #length = 0;
  /** Where the delay of the last picture stands. */
  #delayAt = -1;
  readonly #hashKeys = new Int32Array(HASH_SIZE);
  readonly #hashCodes = new Int16Array(HASH_SIZE);

  constructor(width: number, height: number) {
    this.#bytes = new Uint8Array(1 << 20);
    for (const byte of new TextEncoder().encode("GIF89a")) this.#put(byte);
    this.#word(width);
    this.#word(height);
    // No palette for all pictures; 8 bits a channel.
    for (const byte of [0x70, 0, 0, 0x21, 0xff, 11]) this.#put(byte);
    for (const byte of new TextEncoder().encode("NETSCAPE2.0")) this.#put(byte);
    for (const byte of [3, 1, 0, 0, 0]) this.#put(byte);
  }

  /** Bytes so far. */
  get length(): number {
    return this.#length;
  }

  /** Adds a picture upon the ones before. */
  add(patch: GifPatch): void {
    const { palette } = patch;
    const bits = Math.max(2, Math.ceil(Math.log2(Math.max(palette.size, patch.transparent + 1))));
    for (const byte of [0x21, 0xf9, 4, 0x05]) this.#put(byte);
    this.#delayAt = this.#length;
    this.#word(patch.delay);
    for (const byte of [patch.transparent, 0, 0x2c]) this.#put(byte);
    for (const value of [patch.x, patch.y, patch.width, patch.height]) this.#word(value);
    this.#put(0x80 | (bits - 1));
    for (let at = 0; at < 3 << bits; at++) this.#put(at < palette.size * 3 ? (palette.rgb[at] as number) : 0);
    this.#compress(patch.indices, bits);
  }

  /** Lets the last picture stay for longer. */
  hold(delay: number): void {
    if (this.#delayAt < 0) throw new TypeError("hold: there is no picture yet");
    const sum = (this.#bytes[this.#delayAt] as number) + ((this.#bytes[this.#delayAt + 1] as number) << 8) + delay;
    this.#bytes[this.#delayAt] = sum & 255;
    this.#bytes[this.#delayAt + 1] = sum >> 8;
  }

  /** Ends the file and gives it. */
  finish(): Uint8Array {
    this.#put(0x3b);
    return this.#bytes.slice(0, this.#length);
  }

  #put(byte: number): void {
    if (this.#length === this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes[this.#length++] = byte;
  }

  #word(value: number): void {
    this.#put(value & 255);
    this.#put((value >> 8) & 255);
  }

  /** LZW with codes that grow from `bits` + 1 to 12 bits, in blocks of at most 255 bytes. */
  #compress(indices: Uint8Array, bits: number): void {
    this.#put(bits);
    const clear = 1 << bits;
    const end = clear + 1;
    const keys = this.#hashKeys;
    const codes = this.#hashCodes;
    let width = bits + 1;
    let next = end + 1;
    let buffer = 0;
    let filled = 0;
    let blockAt = this.#length;
    this.#put(0);
    const emit = (code: number): void => {
      buffer |= code << filled;
      filled += width;
      while (filled >= 8) {
        if (this.#length - blockAt === 256) {
          this.#bytes[blockAt] = 255;
          blockAt = this.#length;
          this.#put(0);
        }
        this.#put(buffer & 255);
        buffer >>>= 8;
        filled -= 8;
      }
    };
    keys.fill(-1);
    emit(clear);
    let prefix = indices[0] as number;
    for (let at = 1; at < indices.length; at++) {
      const index = indices[at] as number;
      const key = (prefix << 8) | index;
      let slot = (Math.imul(key, 0x9e37_79b1) >>> 19) & (HASH_SIZE - 1);
      while (keys[slot] !== -1 && keys[slot] !== key) slot = (slot + 1) & (HASH_SIZE - 1);
      if (keys[slot] === key) {
        prefix = codes[slot] as number;
        continue;
      }
      emit(prefix);
      prefix = index;
      if (next < MAX_CODES) {
        keys[slot] = key;
        codes[slot] = next;
        // The reader is one code behind, so the width grows one code late.
        if (next === 1 << width) width += 1;
        next += 1;
      } else {
        emit(clear);
        keys.fill(-1);
        width = bits + 1;
        next = end + 1;
      }
    }
    emit(prefix);
    emit(end);
    if (filled > 0) {
      width = 8 - filled;
      emit(0);
    }
    const last = this.#length - blockAt - 1;
    this.#bytes[blockAt] = last;
    if (last > 0) this.#put(0);
  }
}
