import { expect, test } from "vitest";
import { projectState } from "./project-state.tsx";

const words = (
  proof_status: Parameters<typeof projectState>[0]["proof_status"],
  footage_status: Parameters<typeof projectState>[0]["footage_status"],
  footage_progress = 0,
  footage_hash: string | null = "now",
) => projectState({ proof_status, footage_status, footage_progress, footage_hash, app_hash: "now" }).words;

test("a project says in words how far it is", () => {
  expect(words("pending", "pending")).toBe("Waiting for its proof");
  expect(words("running", "pending")).toBe("Proving");
  expect(words("passed", "running", 0.416)).toBe("Filming 42%");
  expect(words("passed", "done")).toBe("Proved and filmed");
  expect(words("passed", "done", 1, "earlier")).toBe("Proved · trailer out of date");
  expect(words("pending", "done")).toBe("Changed since its proof");
  expect(words("skipped", "skipped")).toBe("Not proved");
});

test("a failure is never shown as ready", () => {
  expect(words("failed", "done")).toBe("Checks failed");
  expect(words("passed", "failed")).toBe("Filming failed");
});
