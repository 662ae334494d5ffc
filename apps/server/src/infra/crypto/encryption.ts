import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { AppError } from "@sayhey/contract/app-error";
import type { Database, Transaction } from "../database/database.ts";
import { installationSecret } from "./secrets.ts";

/** Says how a text was encrypted: AES-256-GCM, 12 bytes of nonce, 16 bytes of tag, key of the installation. */
const PREFIX = "v1.";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a secret for keeping in a column: `v1.` and base64url. The same text never gives the same result twice. */
export async function encryptSecret(sql: Database | Transaction, text: string): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", await columnKey(sql), nonce);
  const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return PREFIX + Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64url");
}

/** The text that `encryptSecret` was given. @throws AppError internal when it was changed or belongs to another installation */
export async function decryptSecret(sql: Database | Transaction, encrypted: string): Promise<string> {
  const bytes = Buffer.from(encrypted.startsWith(PREFIX) ? encrypted.slice(PREFIX.length) : "", "base64url");
  try {
    const decipher = createDecipheriv("aes-256-gcm", await columnKey(sql), bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    return text.toString("utf8");
  } catch (cause) {
    throw new AppError("internal", "A stored secret cannot be read.", {
      cause,
      hint: "It was changed, or belongs to another installation.",
    });
  }
}

async function columnKey(sql: Database | Transaction): Promise<Buffer> {
  const secret = await installationSecret(sql, "column-encryption");
  return Buffer.from(hkdfSync("sha256", secret, "", "sayhey column encryption v1", 32));
}
