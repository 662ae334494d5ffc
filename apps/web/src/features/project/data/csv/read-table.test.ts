import { describe, expect, it } from "vitest";
import { MOST_BYTES, readTable } from "./read-table.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string, bigEndian = false): Uint8Array => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  [...text].forEach((letter, index) => view.setUint16(index * 2, letter.charCodeAt(0), !bigEndian));
  return new Uint8Array(view.buffer);
};
const western = (text: string): Uint8Array => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));

describe("readTable", () => {
  it.each([
    ["comma", "Name,Price\nBrot,3.5\nKäse,12", ",", "utf-8"],
    ["semicolon with a decimal comma", "Name;Price\nBrot;3,5\nKäse;12,0", ";", "utf-8"],
    ["tab", "Name\tPrice\nBrot\t3.5\nKäse\t12", "\t", "utf-8"],
    ["bar", "Name|Price\nBrot|3.5\nKäse|12", "|", "utf-8"],
    ["said in the first line", "sep=;\nName;Price\nBrot;3\nKäse;4", ";", "utf-8"],
    ["with a byte order mark", "\uFEFFName,Price\nBrot,3\nKäse,4", ",", "utf-8"],
  ] as const)("reads a file with %s", (_, text, delimiter, encoding) => {
    const table = readTable(bytes(text));
    expect(table).toMatchObject({ delimiter, encoding, header: true, columns: ["Name", "Price"], warnings: [] });
    expect(table.rows.map(([name]) => name)).toEqual(["Brot", "Käse"]);
  });
  it("tells UTF-16 and Windows-1252 from the bytes, and reads them as another encoding when told to", () => {
    const text = "Name,Place\nZoë,Köln\nJosé,Málaga";
    expect(readTable(utf16(`\uFEFF${text}`))).toMatchObject({
      encoding: "utf-16le",
      rows: [
        ["Zoë", "Köln"],
        ["José", "Málaga"],
      ],
    });
    expect(readTable(utf16(text))).toMatchObject({ encoding: "utf-16le", columns: ["Name", "Place"] });
    expect(readTable(utf16(`\uFEFF${text}`, true)).encoding).toBe("utf-16be");
    expect(readTable(western(text))).toMatchObject({
      encoding: "windows-1252",
      rows: [
        ["Zoë", "Köln"],
        ["José", "Málaga"],
      ],
    });
    const wrong = readTable(western(text), { encoding: "utf-8" });
    expect(wrong.warnings.join()).toContain("Try another encoding");
  });
  it("reads quotes with commas, quotes and line ends inside, and what a spreadsheet copies", () => {
    const table = readTable(bytes('Name,Note\r\n"Brot, dunkel","sagt ""ja""\r\nund geht"\r\n'));
    expect(table.rows).toEqual([["Brot, dunkel", 'sagt "ja"\r\nund geht']]);
  });
  it("tells a first line of values from one of names", () => {
    expect(readTable(bytes("3,4\n5,6"))).toMatchObject({ header: false, columns: ["Column 1", "Column 2"] });
    expect(readTable(bytes("a@b.de,1\nc@d.de,2")).header).toBe(false);
    expect(readTable(bytes("Name,1\nBrot,2"), { header: true }).columns).toEqual(["Name", "1"]);
  });
  it("reads one column, and rows of different lengths with a warning", () => {
    expect(readTable(bytes("Name\nBrot\nKäse"))).toMatchObject({ columns: ["Name"], rows: [["Brot"], ["Käse"]] });
    const ragged = readTable(bytes("A,B,C\n1,2\n1,2,3\n1"));
    expect(ragged.rows).toHaveLength(3);
    expect(ragged.warnings).toEqual([
      "2 rows have another number of cells than the rest; what is missing is taken as empty.",
    ]);
  });
  it.each([
    ["an unclosed quote", bytes('Name,Note\nBrot,"never\nKäse,closed'), /quote that opens in row \d+ is never closed/],
    ["nothing", bytes(""), /empty/],
    ["blank lines", bytes("\n\n  \n"), /no rows/],
    ["a spreadsheet", Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 9, 9]), /Save the sheet as CSV/],
    ["a picture", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]), /no table/],
    ["bytes of a program", Uint8Array.from({ length: 3000 }, (_, index) => (index * 7919) % 256), /holds no text/],
    ["50 MB", new Uint8Array(50 * 1024 * 1024), /is 50 MB; at most 20 MB/],
    ["a cell of a megabyte", bytes(`Name,Note\nBrot,${"x".repeat(1_000_000)}`), /more than 50,000 characters/],
    ["a thousand columns", bytes(Array.from({ length: 1000 }, (_, index) => `c${index}`).join(",")), /1000 columns/],
  ])("refuses %s, saying what to do", (_, file, message) => {
    expect(() => readTable(file)).toThrow(message);
  });
  it("reads 100,000 rows", () => {
    const lines = Array.from({ length: 100_000 }, (_, index) => `Row ${index},${index},2026-11-21`);
    const table = readTable(bytes(`Name,Number,Date\n${lines.join("\n")}`));
    expect(table.rows).toHaveLength(100_000);
    expect(MOST_BYTES).toBeGreaterThan(lines.join("\n").length);
  });
});
