import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { findFaults } from "../../../testing/find-faults.ts";
import { openEditor, type KeptProject } from "../../../testing/open-editor.tsx";
import { toolshed } from "../../../testing/toolshed.ts";
import { DataMode } from "./data-mode.tsx";

const tables = page.getByRole("navigation", { name: "Tables" });
const form = page.getByRole("form", { name: "Add a field" });
const formula = form.getByRole("textbox", { name: "Formula" });

async function openLoans(): Promise<KeptProject> {
  const spec = toolshed();
  const loans = spec.entities[1];
  loans?.fields.push({ id: "days", name: "Days kept", type: "number" });
  Object.assign(loans?.rows[0] ?? {}, { days: 3 });
  const kept = await openEditor(
    <main style={{ height: 820, display: "grid" }}>
      <DataMode />
    </main>,
    spec,
  );
  await tables.getByRole("button", { name: /^Loans/ }).click();
  await page.getByRole("tab", { name: "Fields", exact: true }).click();
  await form.getByRole("textbox", { name: "New field" }).fill("Cost");
  await form.getByRole("combobox", { name: /^Type/ }).click();
  await page.getByRole("option", { name: "Formula", exact: true }).click();
  return kept;
}

async function choose(kind: string): Promise<void> {
  await form.getByRole("combobox", { name: "What it works out" }).click();
  await page.getByRole("option", { name: kind, exact: true }).click();
}

test("a formula is written in the names of fields, told what is wrong with, and tried on the first row", async () => {
  const kept = await openLoans();
  await choose("Write a formula");
  await formula.fill("Days kept * Tool.Cost");
  await expect.element(form.getByText("There’s no field called “Tool.Cost”.")).toBeVisible();
  await form.getByRole("button", { name: "Add field" }).click();
  expect((await kept.saved()).entities[1]?.fields.at(-1)?.id).toBe("days");
  await formula.fill("Due * 2");
  await expect
    .element(form.getByText(/^The formula calculates with Due, which is a date; use days\(Due, today\)/))
    .toBeVisible();
  await formula.fill("days kept × Tool.");
  await form.getByRole("combobox", { name: "Insert a field" }).click();
  await expect.element(page.getByRole("option", { name: "Tool.Price" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await formula.fill("days kept * ");
  await form.getByRole("combobox", { name: "Insert a field" }).click();
  await page.getByRole("option", { name: "Tool.Price" }).click();
  await expect.element(formula).toHaveValue("days kept * Tool.Price");
  // The first loan is three days of the second tool, at 5.50 a day.
  await expect.element(form.getByText("Amara O.: €16.50")).toBeVisible();
  await expect.poll(findFaults).toEqual([]);
  await formula.click();
  await userEvent.keyboard("{End} + 10{Enter}");
  await expect
    .poll(async () => (await kept.saved()).entities[1]?.fields.at(-1))
    .toEqual({
      id: "cost",
      name: "Cost",
      type: "computed",
      unit: "EUR",
      formula: { kind: "expression", of: "days * tool.price + 10" },
    });
  await expect.element(page.getByText("Formula: Days kept * Tool.Price + 10")).toBeVisible();
});

test("a field shows what a linked row has", async () => {
  const kept = await openLoans();
  await choose("From a linked row");
  await form.getByRole("combobox", { name: "Shows" }).click();
  await page.getByRole("option", { name: "State", exact: true }).click();
  await form.getByRole("button", { name: "Add field" }).click();
  await expect
    .poll(async () => (await kept.saved()).entities[1]?.fields.at(-1)?.formula)
    .toEqual({ kind: "lookup", via: "tool", field: "state" });
  await expect.element(page.getByText("Formula: State of Tool")).toBeVisible();
  await page.getByRole("tab", { name: "Rows", exact: true }).click();
  await expect.element(page.getByRole("grid", { name: "Loans" }).getByText("out", { exact: true })).toBeVisible();
});
