import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readWordNet } from "../../../scripts/read-wordnet.ts";

/** Lines as WordNet has them: offset, file, kind, count of words, words, count of pointers, pointers, definition. */
const NOUNS = [
  "00000001 10 n 01 ethnic_slur 0 000 | a slur on somebody's origin",
  "00000002 18 n 02 mudfoot 0 bogling 0 001 ;u 00000001 n 0000 | a person from the lowlands",
  '00000003 18 n 01 clodder 0 000 | (slang) an offensive term for a farmer; "some names"',
  '00000004 18 n 03 Norlander 0 norling 0 norlo 0 000 | a person from the north, "norling" and "norlo" are archaic and pejorative today',
  '00000005 18 n 01 critic 0 000 | someone who removes offensive words or passages; "an offensive term for it"',
];

test("words are derogatory by their usage, or where the definition says so of all or of some of them", () => {
  const folder = mkdtempSync(join(tmpdir(), "wordnet-"));
  try {
    writeFileSync(join(folder, "data.noun"), `${NOUNS.join("\n")}\n`);
    writeFileSync(join(folder, "index.noun"), "");
    writeFileSync(join(folder, "index.sense"), "");
    const { synsets } = readWordNet(folder);
    expect([...synsets.values()].map(({ derogatory }) => derogatory)).toEqual([
      [],
      ["mudfoot", "bogling"],
      ["clodder"],
      ["norling", "norlo"],
      [],
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
