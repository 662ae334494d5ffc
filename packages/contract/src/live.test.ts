import { expect, test } from "vitest";
import { liveReportSchema, type LiveReport } from "./live.ts";

const reads = (data: unknown): boolean => liveReportSchema.safeParse(data).success;
const boxes = (blocks: unknown): unknown => ({
  type: "sayhey:boxes",
  page: "home",
  blocks,
  scroll: { y: 0, most: 0 },
});

test("reports of a preview are read", () => {
  const reports: LiveReport[] = [
    { type: "sayhey:ready", hash: "00ff" },
    { type: "sayhey:updated", hash: "00ff", kind: "code", ms: 12 },
    { type: "sayhey:page", page: null, path: "/" },
    { type: "sayhey:typed", request: 1, text: null },
    { type: "sayhey:log", entry: { level: "error", source: "console", message: "x", stack: "" } },
  ];
  for (const report of reports) expect(reads(report)).toBe(true);
  expect(reads(boxes([{ id: "hero", rect: { x: 0, y: -5, width: 390, height: 80 } }]))).toBe(true);
});

test("an app that tells nonsense is not listened to", () => {
  const rect = { x: 0, y: 0, width: 1, height: 1 };
  const hostile: unknown[] = [
    null,
    "sayhey:ready",
    { type: "sayhey:ready" },
    { type: "sayhey:theme", css: "" },
    { type: "sayhey:ready", hash: "x".repeat(65) },
    { type: "sayhey:updated", hash: "a", kind: "magic", ms: 1 },
    { type: "sayhey:updated", hash: "a", kind: "code", ms: Number.NaN },
    boxes([{ id: "a", rect: { ...rect, width: Number.POSITIVE_INFINITY } }]),
    boxes([{ id: "a", rect: { ...rect, y: 1e9 } }]),
    boxes([{ id: { toString: () => "a" }, rect }]),
    boxes(Array.from({ length: 201 }, () => ({ id: "a", rect }))),
    { type: "sayhey:typed", request: 1, text: "x".repeat(4001) },
    { type: "sayhey:typed", request: 1.5, text: "x" },
    { type: "sayhey:log", entry: { level: "error", source: "console", message: "x".repeat(2001), stack: "" } },
  ];
  for (const data of hostile) expect(reads(data)).toBe(false);
});
