import { expect, test } from "vitest";
import { transformToast } from "./transform-toast.ts";

const ID = "3c2f9a3e-0f0c-4a52-9d8f-0c9b7a8c1b11";

test("a transform's toasts say what the specification says, for as long as it says", () => {
  expect(transformToast({ id: ID, status: "done" })).toEqual({
    look: "success",
    title: "Transform Complete!",
    description: "Your AI transform is ready",
    durationMs: 10_000,
    action: { label: "View", to: `/transform/${ID}` },
  });
  expect(transformToast({ id: ID, status: "failed" })).toEqual({
    look: "error",
    title: "Transform Failed",
    description: "Failed to generate transform",
    durationMs: 8000,
  });
});

test("other states of a transform stay quiet", () => {
  for (const status of ["queued", "processing", "cancelled"] as const)
    expect(transformToast({ id: ID, status })).toBeNull();
});
