import { expect, test } from "vitest";
import { projectState } from "./project-state.tsx";

const words = (
  check_status: Parameters<typeof projectState>[0]["check_status"],
  footage_status: Parameters<typeof projectState>[0]["footage_status"],
  footage_progress = 0,
  footage_hash: string | null = "now",
) => projectState({ check_status, footage_status, footage_progress, footage_hash, app_hash: "now" }).words;

test("a project says in words how far it is", () => {
  expect(words("pending", "pending")).toBe("Checks queued");
  expect(words("running", "pending")).toBe("Checking");
  expect(words("passed", "running", 0.416)).toBe("Filming 42%");
  expect(words("passed", "done")).toBe("Ready");
  expect(words("passed", "done", 1, "earlier")).toBe("Ready · trailer out of date");
  expect(words("pending", "done")).toBe("Unchecked changes");
  expect(words("skipped", "skipped")).toBe("Checks failed");
});

test("a failure is never shown as ready", () => {
  expect(words("failed", "done")).toBe("Checks failed");
  expect(words("passed", "failed")).toBe("Filming failed");
});
