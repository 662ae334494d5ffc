import { createReadStream, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, expect, test } from "vitest";
import { writeDigested } from "./written-file.ts";

const folder = mkdtempSync(join(tmpdir(), "sayhey-test-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a file that is gone when it is to be copied is an error of the copy, and ends no process", async () => {
  const gone = writeDigested(join(folder, "new", "one"), () => createReadStream(join(folder, "gone")));
  await expect(gone).rejects.toMatchObject({ code: "ENOENT" });
  const there = join(folder, "new", "two");
  expect(await writeDigested(there, () => Readable.from([Buffer.from("abc")]))).toMatchObject({ bytes: 3 });
  expect(readFileSync(there, "utf8")).toBe("abc");
});
