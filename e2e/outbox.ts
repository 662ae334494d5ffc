import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Text of the newest mail in the product's outbox to an address, once there are `count` of them; of those that hold `part`. */
export async function waitForMail(folder: string, to: string, count = 1, part = ""): Promise<string> {
  const until = Date.now() + 20_000;
  for (;;) {
    const mails = (await mailsTo(folder, to)).filter((text) => text.includes(part));
    const newest = mails.at(-1);
    if (newest !== undefined && mails.length >= count) return newest;
    if (Date.now() > until) throw new Error(`${mails.length} of ${count} mails to ${to} came.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The link of a mail that opens the account. */
export function linkOf(mail: string): string {
  const link = /https?:\/\/\S*\/auth\/v1\/verify\?\S+/.exec(mail)?.[0];
  if (link === undefined) throw new Error(`The mail has no link:\n${mail}`);
  return link;
}

async function mailsTo(folder: string, to: string): Promise<string[]> {
  const outbox = join(folder, "outbox");
  const names = await readdir(outbox).catch(() => []); // Made with the first mail.
  const texts = await Promise.all(
    names
      .filter((name) => name.endsWith(".txt"))
      .toSorted()
      .map((name) => readFile(join(outbox, name), "utf8")),
  );
  return texts.filter((text) => text.includes(`\nTo: ${to}\n`));
}
