import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { readZip } from "./read-zip.ts";
import { exportZip } from "./write-tree.ts";

const zip = (files: Parameters<typeof zipSync>[0]): Uint8Array => zipSync(files);
/** A ZIP with a few bytes of its directory changed: at `offset` from the start of the first entry there. */
function tampered(files: Parameters<typeof zipSync>[0], change: (bytes: Buffer, entry: number) => void): Uint8Array {
  const bytes = Buffer.from(zipSync(files));
  change(bytes, bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2])));
  return bytes;
}

describe("readZip", () => {
  test("reads what exportZip wrote, and passes over what belongs to tools", () => {
    const tree = { "README.md": "# Hey\n", "src/app.tsx": "export const a = 'ä';\n" };
    expect(readZip(exportZip(tree, "leafbook"))).toEqual(tree);
    expect(
      readZip(
        zip({
          "leafbook/README.md": strToU8("hey"),
          "leafbook/node_modules/x/index.js": new Uint8Array([0xff, 0xfe, 0]),
          "leafbook/.git/HEAD": strToU8("ref"),
          "leafbook/package-lock.json": strToU8("{}"),
        }),
      ),
    ).toEqual({ "README.md": "hey" });
    // A folder of the app is no wrapper.
    expect(readZip(zip({ "src/app.tsx": strToU8("a") }))).toEqual({ "src/app.tsx": "a" });
  });

  test.for([
    ["../evil.ts", /leads out/],
    ["app/../../evil.ts", /leads out/],
    ["/etc/passwd", /file name isn't allowed/],
    ["C:/evil.ts", /file name isn't allowed/],
    ["app\\evil.ts", /file name isn't allowed/],
    ["a/node_modules/../../../evil.ts", /leads out/],
    [`${"a/".repeat(150)}x.ts`, /too long/],
  ] as const)("refuses the path %s and names it", ([path, message]) => {
    const read = () => readZip(zip({ "app/a.ts": strToU8("a"), [path]: strToU8("evil") }));
    expect(read).toThrow(message);
    expect(read).toThrow(path.slice(0, 20).replace("\\", "\\\\"));
  });

  test("refuses a link, an encrypted file, two files of one name, and what is no text", () => {
    const link = tampered({ "app/passwords": strToU8("/etc/passwd") }, (bytes, entry) => {
      bytes[entry + 5] = 3;
      bytes.writeUInt32LE((0xa1ff << 16) >>> 0, entry + 38);
    });
    expect(() => readZip(link)).toThrow("app/passwords: This is a link");
    const locked = tampered({ "app/a.ts": strToU8("a") }, (bytes, entry) => bytes.writeUInt16LE(1, entry + 8));
    expect(() => readZip(locked)).toThrow("app/a.ts: This file is encrypted");
    expect(() => readZip(zip({ "app/A.ts": strToU8("a"), "app/a.ts": strToU8("b") }))).toThrow(
      "two files of this name",
    );
    expect(() => readZip(zip({ "app/a.ts": new Uint8Array([0xff, 0xfe, 0x41]) }))).toThrow(
      "app/a.ts: This file isn't UTF-8 text",
    );
    expect(() => readZip(strToU8("This is no ZIP at all, however long it may be."))).toThrow("isn't a ZIP file");
    expect(() => readZip(new Uint8Array())).toThrow("isn't a ZIP file");
  });

  test("unpacks no more than it may, whatever the file says of itself", () => {
    const bomb = strToU8("0".repeat(3_000_000));
    expect(() => readZip(zip({ "app/bomb.ts": bomb }))).toThrow("app/bomb.ts: This file is larger than 1 MB");
    // The same, said to be small.
    const liar = tampered({ "app/bomb.ts": bomb }, (bytes, entry) => bytes.writeUInt32LE(10, entry + 24));
    expect(() => readZip(liar)).toThrow("app/bomb.ts: This file is larger than 1 MB");
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`app/${index}.ts`, strToU8("x")]));
    expect(() => readZip(zip(many), { files: 20, fileBytes: 100, bytes: 1000 })).toThrow("more than 20 files");
    expect(() => readZip(zip(many), { files: 50, fileBytes: 100, bytes: 20 })).toThrow(/Unpacked/);
  });
});
