import { AppError } from "@sayhey/contract/app-error";
import { expect, test } from "vitest";
import { createRenderOrder } from "./order-render.ts";

const ORDER = { projectId: "7e1c1d5e-4a4e-4d0a-9c39-0d8f2f3a7b11", aspect: "9:16" } as const;

test("an order whose answer got lost is sent again as the same one; the next order is another", async () => {
  const seen: (string | undefined)[] = [];
  let answers = false;
  const order = createRenderOrder(async ({ requestId = "" }) => {
    seen.push(requestId);
    if (!answers) throw new AppError("unavailable", "The server cannot be reached.");
    return { renderId: requestId };
  });
  await expect(order(ORDER)).rejects.toThrow("cannot be reached");
  await expect(order(ORDER)).rejects.toThrow("cannot be reached");
  answers = true;
  expect(await order(ORDER)).toEqual({ renderId: seen[0] });
  await order(ORDER);
  expect(seen).toEqual([seen[0], seen[0], seen[0], seen[3]]);
  expect(seen[3]).not.toBe(seen[0]);
});

test("other settings are another order", async () => {
  const seen: (string | undefined)[] = [];
  const order = createRenderOrder(async ({ requestId }) => {
    seen.push(requestId);
    throw new AppError("unavailable", "The server cannot be reached.");
  });
  await expect(order(ORDER)).rejects.toThrow();
  await expect(order({ ...ORDER, aspect: "1:1" })).rejects.toThrow();
  expect(new Set(seen).size).toBe(2);
});
