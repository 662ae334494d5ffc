import { fileEntry } from "@sayhey/appspec";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  acceptOf,
  arrangeFiles,
  carriedEntry,
  cleanName,
  filesOf,
  keptEntry,
  keptId,
  kindOf,
  pdfPages,
  problemOfFile,
  readEntry,
  shownType,
} from "../templates/src/rules/files.ts";
import { sampleFile } from "../templates/src/rules/sample-file.ts";

describe("what a row keeps of a file", () => {
  it("reads what it wrote, whatever the file is called", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 80, unit: "grapheme" }), (called) => {
        const name = cleanName(called);
        const kept = keptEntry("0123456789abcdef", 12, 34, name);
        expect(readEntry(kept)).toMatchObject({ name, bytes: 12, added: 34, place: "kept" });
        expect(keptId(kept)).toBe("0123456789abcdef");
        const carried = carriedEntry("application/octet-stream", 34, name, btoa("hello!"));
        expect(readEntry(carried)).toMatchObject({ name, bytes: 6, added: 34, place: "carried" });
        // The server reads the same.
        expect(fileEntry(carried)?.name).toBe(name);
      }),
    );
  });

  it("is a sample where it is no more than a name", () => {
    expect(filesOf(["Plan.pdf"])).toMatchObject([{ name: "Plan.pdf", kind: "pdf", place: "named", bytes: 0 }]);
    expect(filesOf(null)).toEqual([]);
  });

  it("leaves nothing in a name that leads elsewhere or hides its ending", () => {
    expect(cleanName("../../etc/passwd")).toBe("..-..-etc-passwd");
    expect(cleanName("invoice\u202Efdp.exe")).toBe("invoicefdp.exe");
    expect(cleanName(`${"a".repeat(400)}.pdf`)).toMatch(/^a{180}\.pdf$/);
  });
});

describe("kinds", () => {
  it.each([
    ["Plan.PDF", "", "pdf"],
    ["a.docx", "", "document"],
    ["a.csv", "text/plain", "sheet"],
    ["photo", "image/heic", "image"],
    ["take.m4a", "", "audio"],
    ["x.zip", "application/zip", "other"],
  ])("%s is told by its name, else by its type", (name, type, kind) => {
    expect(kindOf(name, type)).toBe(kind);
  });

  it("shows nothing as a type that could run", () => {
    for (const name of ["a.html", "a.js", "a.xhtml", "a.xml", "a", "a.pdf.html"])
      expect(shownType(name)).toBe("application/octet-stream");
    expect(shownType("a.pdf")).toBe("application/pdf");
  });

  it("says what does not fit", () => {
    const of = (name: string, size = 10) => problemOfFile({ name, type: "", size }, ["document", "audio"], 100);
    expect(of("a.pdf")).toBeNull();
    expect(of("a.mp4")).toBe("kind");
    expect(of("a.mp3", 101)).toBe("large");
    expect(of("a.mp3", 0)).toBe("empty");
    expect(acceptOf(["audio"])).toContain("audio/*");
    expect(acceptOf(undefined)).toBe("");
  });
});

it("orders a shelf as people file things", () => {
  const items = ["Note 10.txt", "Note 9.txt", "Über.txt"].map((name, index) => ({
    title: name,
    file: { ...readEntry(name), bytes: index, added: index },
  }));
  const names = (order: "name" | "new" | "large", words: string[] = []) =>
    arrangeFiles(items, { words, kind: "", order }, (text) => text.toLowerCase()).map(({ title }) => title);
  expect(names("name")).toEqual(["Note 9.txt", "Note 10.txt", "Über.txt"]);
  expect(names("new")[0]).toBe("Über.txt");
  expect(names("large", ["note"])).toEqual(["Note 9.txt", "Note 10.txt"]);
});

describe("samples", () => {
  it("are what their names say, and say that they are samples", async () => {
    const pdf = await sampleFile("Plan (2).pdf", "A sample.")?.text();
    expect(pdf).toMatch(/^%PDF-1\.4/);
    expect(pdf).toContain("(A sample.)");
    expect(pdfPages(pdf ?? "")).toBe(1);
    // The table of a PDF names the place of each object to the byte.
    const [, place = ""] = /^(\d{10}) 00000 n $/m.exec(pdf ?? "") ?? [];
    expect(pdf?.slice(Number(place))).toMatch(/^1 0 obj/);
    expect(await sampleFile("a.csv", "A sample.")?.text()).toContain('"A sample."');
    expect(await sampleFile('"><script>.svg', "<b>")?.text()).not.toMatch(/<script|<b>/);
    expect(sampleFile("a.mp4", "A sample.")).toBeNull();
  });
});
