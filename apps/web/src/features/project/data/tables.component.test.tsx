import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { findFaults } from "../../../testing/find-faults.ts";
import { openEditor, type KeptProject } from "../../../testing/open-editor.tsx";
import { toolshed } from "../../../testing/toolshed.ts";
import { DataMode } from "./data-mode.tsx";

const tables = page.getByRole("navigation", { name: "Tables" });
const tab = (name: string) => page.getByRole("tab", { name, exact: true });

async function open(): Promise<KeptProject> {
  const kept = await openEditor(
    <main style={{ height: 820, display: "grid" }}>
      <DataMode />
    </main>,
    toolshed(),
  );
  await expect.element(page.getByRole("grid", { name: "Tools" })).toBeVisible();
  return kept;
}

test("a field changes its type after it is told what cannot go along, and at once where nothing is lost", async () => {
  const kept = await open();
  await tab("Fields").click();
  const fields = page.getByRole("list", { name: "Fields of Tools" });
  await fields.getByRole("button", { name: /^State/ }).click();
  await page.getByRole("combobox", { name: "Type" }).first().click();
  await page.getByRole("option", { name: "Rating" }).first().click();
  const report = page.getByRole("dialog", { name: "Change State to rating" });
  await expect.element(report.getByText("8 values cannot go along and are emptied")).toBeVisible();
  await expect.element(report.getByText(/“free” is not a number of stars/).first()).toBeVisible();
  await report.getByRole("button", { name: "Keep choice" }).click();
  await expect.element(report).not.toBeInTheDocument();
  await fields.getByRole("button", { name: /^Minutes/ }).click();
  await page.getByRole("combobox", { name: "Type" }).first().click();
  await page.getByRole("option", { name: "Text", exact: true }).first().click();
  await expect.element(page.getByText("Minutes is text now")).toBeVisible();
  expect((await kept.saved()).entities[0]?.rows[1]?.["minutes"]).toBe("20");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(async () => (await kept.saved()).entities[0]?.rows[1]?.["minutes"]).toBe(20);
});

test("a name that another has is refused, and the name of a new field says its type", async () => {
  const kept = await open();
  await tab("Fields").click();
  await page
    .getByRole("list", { name: "Fields of Tools" })
    .getByRole("button", { name: /^Minutes/ })
    .click();
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await name.fill("Stars");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Tools have a field “Stars” already.")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(name).toHaveValue("Minutes");
  const form = page.getByRole("form", { name: "Add a field" });
  await form.getByRole("textbox", { name: "New field" }).fill("Best before");
  await expect.element(form.getByRole("combobox")).toHaveValue("Date");
  await form.getByRole("button", { name: "Add field" }).click();
  await expect
    .poll(async () => (await kept.saved()).entities[0]?.fields.at(-1))
    .toMatchObject({
      name: "Best before",
      type: "date",
    });
});

test("what others relate to is removed with them after it is told, and one undo brings all back", async () => {
  const kept = await open();
  const before = await kept.saved();
  await tables.getByRole("button", { name: "More about Tools" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  const dialog = page.getByRole("dialog", { name: "Remove Tools" });
  await expect.element(dialog.getByRole("listitem").first()).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(tables.getByRole("button", { name: /^Tools/ })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.element(tables.getByRole("button", { name: /^Tools/ })).toBeVisible();
  await expect.poll(kept.saved).toEqual(before);
});

test("a new table refuses a name that is taken, begins with a page of its own, and makes rows", async () => {
  const kept = await open();
  await tables.getByRole("button", { name: "Add a table" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabelText("One of it").fill("Tool");
  await expect.element(dialog.getByText("There is already a table “Tools”.").first()).toBeVisible();
  await dialog.getByLabelText("One of it").fill("Guest");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect.element(page.getByRole("grid", { name: "Guests" })).toBeVisible();
  await page.getByRole("button", { name: "Generate" }).click();
  await page.getByRole("button", { name: "Add 10 rows" }).click();
  await expect.element(page.getByRole("tabpanel").getByText("10 rows", { exact: true })).toBeVisible();
  expect((await kept.saved()).pages.at(-1)).toMatchObject({ title: "Guests", path: "/guests" });
});

test.each(["light", "dark"])("every view reads well to everybody in %s, and fits a phone", async (scheme) => {
  await open();
  document.documentElement.setAttribute("data-mantine-color-scheme", scheme);
  await expect.poll(findFaults).toEqual([]);
  await tab("Fields").click();
  await page
    .getByRole("list", { name: "Fields of Tools" })
    .getByRole("button", { name: /^State/ })
    .click();
  await expect.poll(findFaults).toEqual([]);
  await tables.getByRole("button", { name: "Visitors" }).click();
  await expect.element(page.getByRole("radio", { name: /^Shared by everyone/ })).toBeInTheDocument();
  await expect.poll(findFaults).toEqual([]);
  await page.viewport(390, 844);
  await tables.getByRole("button", { name: /^Tools/ }).click();
  await expect.element(page.getByRole("tablist")).toBeVisible();
  const { documentElement: whole } = document;
  await expect.poll(() => whole.scrollWidth - whole.clientWidth).toBe(0);
});
