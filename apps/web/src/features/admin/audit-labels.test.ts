import { userChangeSchema } from "@sayhey/contract/functions/admin";
import { expect, test } from "vitest";
import { auditDetails, auditLabels } from "./audit-labels.ts";

test("everything that can be done to an account, a switch, a job or an app has words", () => {
  const others = ["switch-on", "switch-off", "cancel-job", "retry-job", "take-down", "restore-item", "dismiss"];
  const ofAccounts = userChangeSchema.options.map(({ shape }) => shape.action.value);
  for (const action of [...ofAccounts, ...others]) expect(auditLabels(action), action).toMatch(/^[A-Z][a-z ]+$/);
  expect(new Set([...ofAccounts, ...others].map(auditLabels)).size).toBe(ofAccounts.length + others.length);
  expect(auditLabels("moved-house")).toBe("moved-house");
});

test("details are told in the words of the product, and a reference stays findable", () => {
  expect(auditDetails({ details: { plan: "pro" } })).toEqual(["Pro"]);
  expect(auditDetails({ details: { plan: "gold" } })).toEqual(["gold"]);
  expect(auditDetails({ details: { amount: 1 } })).toEqual(["1 render"]);
  expect(auditDetails({ details: { amount: 20 } })).toEqual(["20 renders"]);
  expect(auditDetails({ details: { switch: "gallery", note: "Back at 9." } })).toEqual(["people see: Back at 9."]);
  expect(auditDetails({ details: { queue: "render", job: "ab12" } })).toEqual(["queue render", "job ab12"]);
  expect(auditDetails({ details: { publication: "p1", was: "published" } })).toEqual([
    "publication p1",
    "was published",
  ]);
});
