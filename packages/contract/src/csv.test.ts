import { expect, test } from "vitest";
import { guarded, unguarded, writeCsv } from "./csv.ts";

const cellOf = (value: string | number): string => writeCsv([[value]]).slice("\uFEFF".length, -2);

test.each([
  ["=1+1", "'=1+1"],
  ["+1+1", "'+1+1"],
  ["-1+1", "'-1+1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["|cmd", "'|cmd"],
  ["%0A", "'%0A"],
  ["  =1+1", "'  =1+1"],
  ["\n=1+1", `"'\n=1+1"`],
  ["\t=1+1", `"'\t=1+1"`],
  ["\uFF1D1+1", "'\uFF1D1+1"],
  ["'=1+1", "''=1+1"],
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  // Where lists are separated by semicolons or tabs, these would be two cells.
  ["a;=1+1", `"a;=1+1"`],
  ["a\t=1+1", `"a\t=1+1"`],
])("%j is a text and no formula", (text, cell) => {
  expect(cellOf(text)).toBe(cell);
  expect(unguarded(guarded(text))).toBe(text);
});

test.each([[-4], [3.5], ["-4.25"], ["Bring 2 = 3 chairs"], ["a-b"], ["'tis"], [""]])("%j stays as it is", (value) =>
  expect(cellOf(value)).toBe(String(value)),
);

test("a number in the writing of another country is a number too", () => expect(guarded("-1.234,5")).toBe("-1.234,5"));

test("lines end as spreadsheets end them, and what holds a comma, a quote or a blank at its end is quoted", () => {
  expect(
    writeCsv([
      ["Name", "Seats"],
      ['Tea, "hot"', 3],
      ["Milk ", 4],
    ]),
  ).toBe('\uFEFFName,Seats\r\n"Tea, ""hot""",3\r\n"Milk ",4\r\n');
});
