/** How a password is kept: never itself, only what PBKDF2 makes of it. */
export interface KeptPassword {
  salt: string;
  key: string;
  rounds: number;
}

/** What OWASP advises for PBKDF2 with SHA-256. */
const ROUNDS = 600_000;
const BITS = 256;

/** Browsers offer the functions only on addresses with https, and on the device itself. */
export const canKeepPasswords = (): boolean => "subtle" in crypto;

/** What to keep of a new password. */
export async function keepPassword(password: string): Promise<KeptPassword> {
  const salt = hex(crypto.getRandomValues(new Uint8Array(16)));
  return { salt, key: await derive(password, salt, ROUNDS), rounds: ROUNDS };
}

/** Whether a password is the one that was kept. Takes its time also where there is none, so that nobody learns which it was. */
export async function isPassword(password: string, kept: KeptPassword | undefined): Promise<boolean> {
  const { salt, key, rounds } = kept ?? { salt: "00".repeat(16), key: "", rounds: ROUNDS };
  return (await derive(password, salt, rounds)) === key;
}

async function derive(password: string, salt: string, iterations: number): Promise<string> {
  // The same letters can be typed in two ways; NFKC makes one of them.
  const text = new TextEncoder().encode(password.normalize("NFKC"));
  const material = await crypto.subtle.importKey("raw", text, "PBKDF2", false, ["deriveBits"]);
  const bits = await crypto.subtle.deriveBits(
    { name: "PBKDF2", hash: "SHA-256", salt: bytes(salt), iterations },
    material,
    BITS,
  );
  return hex(new Uint8Array(bits));
}

function hex(values: Uint8Array): string {
  return Array.from(values, (value) => value.toString(16).padStart(2, "0")).join("");
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: text.length / 2 }, (_, index) =>
    Number.parseInt(text.slice(2 * index, 2 * index + 2), 16),
  );
}
