import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { findFaults } from "../../../../testing/find-faults.ts";
import { openEditor } from "../../../../testing/open-editor.tsx";
import { toolshed } from "../../../../testing/toolshed.ts";
import { CustomizePane } from "../customize-pane.tsx";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const heading = (name: string) => page.getByRole("heading", { level: 2, name, exact: true });
const part = (name: string) => page.getByRole("region", { name, exact: true });
const menuItem = (name: string) => page.getByRole("menuitem", { name, exact: true });

test("a block of one's own is made, set, named, duplicated and deleted, and says where it stands", async () => {
  const kept = await openEditor(
    <main style={{ width: 340, height: 860, overflow: "auto" }}>
      <CustomizePane />
    </main>,
    toolshed(),
    { tables: { brand_kits: () => [] } },
  );
  const own = async () => (await kept.saved()).customBlocks ?? [];
  const placed = async () => (await kept.saved()).pages[0]?.blocks.filter(({ kind }) => kind === "custom") ?? [];
  await part("Your blocks").getByRole("button", { name: "New block" }).click();
  await expect.element(heading("New block")).toBeVisible();
  await expect.poll(findFaults).toEqual([]);

  const properties = part("Properties");
  await properties.getByRole("textbox", { name: "Headline" }).fill("Hello there");
  await properties.getByRole("spinbutton", { name: "Counts by" }).fill("500");
  await expect.element(properties.getByText("This must be 100 or less.")).toBeVisible();
  await properties.getByRole("spinbutton", { name: "Counts by" }).fill("5");
  await properties.getByRole("combobox", { name: "Rows to list" }).selectOptions("Loans");
  await expect
    .poll(placed)
    .toMatchObject([{ customBlock: "newBlock", values: { headline: "Hello there", step: 5, list: "loan" } }]);

  await button("Block settings").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Name" }).first().fill("Chess clock");
  await dialog.getByRole("button", { name: "Add a property" }).click();
  await dialog
    .getByRole("group", { name: "Property 4" })
    .getByRole("combobox", { name: "Type" })
    .selectOptions("Choice");
  await dialog.getByRole("button", { name: "Add data" }).click();
  await dialog
    .getByRole("group", { name: "What may be done with tools" })
    .getByRole("checkbox", { name: "Change" })
    .click();
  await dialog.getByRole("textbox", { name: /^Texts that must be/ }).fill("Hello there\nCount: 0");
  await expect.poll(findFaults).toEqual([]);
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(heading("Chess clock")).toBeVisible();
  await expect.poll(own).toMatchObject([
    {
      id: "newBlock",
      name: "Chess clock",
      properties: [{}, {}, {}, { id: "property4", type: "choice", options: ["One", "Two"] }],
      data: [{ id: "items" }, { id: "tools", entity: "tool", can: ["read", "update"] }],
      test: { sees: ["Hello there", "Count: 0"] },
    },
  ]);

  await page.getByRole("button", { name: "Tools", exact: true }).click();
  await button("More for Chess clock").click();
  await expect.element(menuItem("Tools")).toBeVisible();
  await menuItem("Duplicate").click();
  await expect.element(page.getByText("Chess clock 2")).toBeVisible();
  await button("More for Chess clock 2").click();
  await expect.element(page.getByText("Not used on any page")).toBeVisible();
  await menuItem("Delete").click();
  await expect.poll(async () => (await own()).map(({ name }) => name)).toEqual(["Chess clock"]);
  await button("More for Chess clock").click();
  await menuItem("Delete").click();
  await expect.element(page.getByText("Also removed from 1 place.")).toBeVisible();
  await expect.poll(placed).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect.poll(placed).toHaveLength(1);
  await expect.poll(own).toHaveLength(1);
});
