import { expect, test } from "vitest";
import { transform } from "../compiler-service.ts";
import { sourceLines } from "./source-lines.ts";

test("a line of compiled code leads to the line it was written on", async () => {
  const text = `interface Gone {\n  a: string;\n}\n\nexport function first(): number {\n  return 1;\n}\n\nexport function fail(): never {\n  throw new Error("here");\n}\n`;
  const { code, map } = await transform(text, { loader: "ts", format: "cjs", sourcemap: "external" });
  const lines = sourceLines((JSON.parse(map) as { mappings: string }).mappings);
  const compiled = code.split("\n").findIndex((line) => line.includes("throw"));
  expect(lines[compiled]).toBe(text.split("\n").findIndex((line) => line.includes("throw")) + 1);
  expect(lines[0]).toBe(0);
});
