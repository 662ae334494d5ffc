import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "../error-code.ts";
import type { Deliver } from "./smtp.ts";

/** More are of no use to a developer, and each may hold a link that opens an account. */
const KEPT = 200;

/** Folder of the mails that no mail server takes, inside the data folder. */
export const outboxFolder = (dataFolder: string): string => join(dataFolder, "outbox");

/** A mail in the outbox folder. */
export interface OutboxMail {
  /** Name of its files without the ending. */
  name: string;
  to: string;
  subject: string;
  /** As ISO 8601. */
  date: string;
}

/**
 * Delivery into a folder: for each mail a `.html` and a `.txt` file that only their owner may read, named by moment, so the newest
 * comes last. The same mail delivered twice is one file. Only the newest 200 are kept.
 */
export function outboxDelivery(folder: string, from: string): Deliver {
  return async ({ to, subject, html, text }, id, createdAt) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const date = createdAt.toISOString();
    const name = `${date.replaceAll(":", "-")}-${id}`;
    const head = [`From: ${from}`, `To: ${to.replace(/\p{Cc}/gu, "")}`, `Date: ${date}`, `Subject: ${subject}`];
    await write(folder, `${name}.html`, html);
    await write(folder, `${name}.txt`, `${head.join("\n")}\n\n${text}`);
    for (const old of (await names(folder)).slice(0, -KEPT)) {
      await rm(join(folder, `${old}.html`), { force: true });
      await rm(join(folder, `${old}.txt`), { force: true });
    }
  };
}

/** The mails of the folder, newest first. */
export async function listOutbox(folder: string): Promise<OutboxMail[]> {
  const mails = await Promise.all((await names(folder)).map((name) => readHead(folder, name)));
  return mails.filter((mail) => mail !== null).toReversed();
}

/** One mail of the folder, or null when it is not there. */
export async function readOutbox(
  folder: string,
  name: string,
): Promise<(OutboxMail & { html: string; text: string }) | null> {
  if (!NAME.test(name)) return null;
  const [head, html, text] = await Promise.all([
    readHead(folder, name),
    read(join(folder, `${name}.html`)),
    read(join(folder, `${name}.txt`)),
  ]);
  if (head === null || html === null || text === null) return null;
  return { ...head, html, text: text.slice(text.indexOf("\n\n") + 2) };
}

const NAME = /^\d{4}-\d\d-\d\dT[\d.-]+Z-[0-9a-f-]{36}$/;

async function names(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return files
    .filter((file) => file.endsWith(".txt"))
    .map((file) => file.slice(0, -4))
    .filter((name) => NAME.test(name))
    .sort();
}

async function readHead(folder: string, name: string): Promise<OutboxMail | null> {
  const file = await read(join(folder, `${name}.txt`));
  if (file === null) return null;
  const field = (key: string): string => new RegExp(`^${key}: (.*)$`, "m").exec(file)?.[1] ?? "";
  return { name, to: field("To"), subject: field("Subject"), date: field("Date") };
}

const isMissing = (error: unknown): boolean => errorCode(error) === "ENOENT";

const read = (path: string): Promise<string | null> =>
  readFile(path, "utf8").catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });

/** Whole or not at all: a reader never sees half a mail. */
async function write(folder: string, name: string, text: string): Promise<void> {
  const part = join(folder, `.${name}.part`);
  await writeFile(part, text, { mode: 0o600 });
  await rename(part, join(folder, name));
}
