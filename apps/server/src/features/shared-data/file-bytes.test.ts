import type { Field } from "@sayhey/appspec";
import { expect, it } from "vitest";
import { filesProblem } from "./file-bytes.ts";

const field = (more: Partial<Field> = {}): Field => ({ id: "file", name: "File", type: "file", ...more });
const entry = (type: string, bytes: string | Buffer): string =>
  `data:${type};name=a%20b.pdf;added=1;base64,${Buffer.from(bytes).toString("base64")}`;
const PNG = Buffer.from("89504e470d0a1a0a0000", "hex");

it.each([
  ["application/pdf", "%PDF-1.4\n"],
  ["image/png", PNG],
  ["image/svg+xml", '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ["audio/wav", "RIFF\0\0\0\0WAVEfmt "],
  ["application/octet-stream", "any,thing\n"],
])("takes %s whose bytes are such", (type, bytes) => {
  expect(filesProblem(field(), [entry(type, bytes)])).toBeNull();
});

it.each([
  ["a page that says it is a PDF", entry("application/pdf", "<script>alert(1)</script>"), "not what it says"],
  ["a page", entry("text/html", "<h1>Hi</h1>"), "a type that is not kept"],
  ["what every object has", entry("text/constructor", "x"), "a type that is not kept"],
  ["a picture that is text", entry("image/png", "hello"), "not what it says"],
])("refuses %s", (_, text, problem) => {
  expect(filesProblem(field(), [text])).toContain(problem);
});

it("holds to the kinds that the field takes", () => {
  const pictures = field({ accept: ["image"] });
  expect(filesProblem(pictures, [entry("image/png", PNG)])).toBeNull();
  expect(filesProblem(pictures, [entry("application/pdf", "%PDF-1.4")])).toContain("takes only image");
  expect(filesProblem(field({ accept: ["document"] }), [entry("application/pdf", "%PDF-1.4")])).toBeNull();
  expect(filesProblem(field({ accept: ["pdf"] }), [entry("application/octet-stream", "x")])).toContain(
    "takes only pdf",
  );
});

it("takes names of files, which carry nothing", () => {
  expect(filesProblem(field({ several: true }), ["Plan.pdf", "Costs.csv"])).toBeNull();
});
