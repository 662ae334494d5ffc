import type { AppSpec } from "@sayhey/appspec";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openEditorPage, type EditorPage } from "./editor-page.ts";

let editor: EditorPage;
let page: Page;
/** Where pictures are left for somebody to look at. */
const LOOK = process.env["LOOK_AT"];

beforeAll(async () => {
  editor = await openEditorPage("AI recipe finder with a shopping list");
  ({ page } = editor);
});
afterAll(async () => {
  await editor?.close();
});

async function spec(): Promise<AppSpec> {
  const [row] = await editor.server.platform.sql<{ spec: AppSpec }[]>`
    select spec from projects where id = ${editor.projectId}`;
  if (row === undefined) throw new Error("no project");
  return row.spec;
}
const recipes = async (): Promise<AppSpec["entities"][0]> => {
  const entity = (await spec()).entities.find(({ id }) => id === "recipe");
  if (entity === undefined) throw new Error("no recipes");
  return entity;
};
const cell = (row: number, column: string): Promise<Locator> =>
  page
    .getByRole("columnheader", { name: new RegExp(`^${column}`) })
    .getAttribute("aria-colindex")
    .then((index) => page.locator(`[role=row][aria-rowindex="${row + 1}"] [role=gridcell][aria-colindex="${index}"]`));

it("a cell changed by keys is what the app shows", async () => {
  await editor.open("data");
  const grid = page.getByRole("grid", { name: "Recipes" });
  await grid.focus();
  await page.keyboard.type("Grandmother's goulash");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await recipes()).rows[0]?.["title"]).toBe("Grandmother's goulash");
  await (await cell(1, "Minutes")).click();
  await page.keyboard.type("55");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await recipes()).rows[0]?.["minutes"]).toBe(55);
  await page.getByRole("tab", { name: "Preview" }).click();
  const app = page.frameLocator("iframe[title$=running]");
  await app.getByText("Grandmother's goulash").first().waitFor();
  await page.getByRole("tab", { name: "Data" }).click();
});

it("a picture pasted into a cell or dropped on it becomes one's own", async () => {
  const give = (how: "paste" | "drop") =>
    page.evaluate(async (kind) => {
      const data = new DataTransfer();
      const canvas = new OffscreenCanvas(80, 60);
      const context = canvas.getContext("2d");
      if (context) {
        context.fillStyle = "#a33a1c";
        context.fillRect(0, 0, 80, 60);
      }
      data.items.add(new File([await canvas.convertToBlob()], "plate.png", { type: "image/png" }));
      const more = { bubbles: true, cancelable: true };
      if (kind === "paste")
        document.activeElement?.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, ...more }));
      else
        document
          .querySelector('[role=row][aria-rowindex="3"] [aria-colindex="3"]')
          ?.dispatchEvent(new DragEvent("drop", { dataTransfer: data, ...more }));
    }, how);
  await (await cell(1, "Photo")).click();
  await give("paste");
  await expect.poll(async () => String((await recipes()).rows[0]?.["photo"])).toMatch(/^asset:/);
  await (await cell(1, "Photo")).getByText("Picture").waitFor();
  await (await cell(1, "Photo")).locator("img").waitFor();
  if (LOOK !== undefined) {
    await (await cell(1, "Photo")).dblclick();
    await page.screenshot({ path: `${LOOK}/data-picture.png` });
    await page.keyboard.press("Escape");
  }
  // By mouse it is dropped.
  await give("drop");
  await expect.poll(async () => String((await recipes()).rows[1]?.["photo"])).toMatch(/^asset:/);
});

it("a file longer than what an app begins with goes into shared data, and one undo takes all of it back", async () => {
  await page.getByRole("tab", { name: "Rows" }).click();
  const { version } = await editor.call<{ version: number }>("project-edit", {
    projectId: editor.projectId,
    baseVersion: (await editor.call<{ present: number }>("project-history", { projectId: editor.projectId })).present,
    ops: [{ op: "set-sharing", sharing: "shared" }],
  });
  const sharedRows = async (): Promise<number> => {
    const { shares } = await editor.call<{ shares: { place: string; rows: number }[] }>("shared-data-get", {
      projectId: editor.projectId,
    });
    return shares.find(({ place }) => place === "preview")?.rows ?? 0;
  };
  expect(version).toBeGreaterThan(1);
  await page.getByRole("button", { name: "Import" }).click();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByRole("textbox", { name: "Or paste rows" })
    .fill(["Title,Minutes", ...Array.from({ length: 450 }, (_, index) => `Dish ${index},${index % 90}`)].join("\n"));
  await dialog.getByRole("button", { name: "Read what I pasted" }).click();
  await dialog.getByRole("radio", { name: "Into the shared data of the preview" }).click();
  await dialog.getByRole("button", { name: "Import 450 rows" }).waitFor();
  if (LOOK !== undefined) await page.screenshot({ path: `${LOOK}/data-shared-import.png` });
  await dialog.getByRole("button", { name: "Import 450 rows" }).click();
  await page.getByText("450 rows shared").waitFor();
  await expect.poll(sharedRows).toBeGreaterThan(450);
  const before = (await sharedRows()) - 450;
  await page
    .locator("[data-sonner-toast]", { hasText: "450 rows shared" })
    .getByRole("button", { name: "Undo" })
    .click();
  await expect.poll(sharedRows).toBe(before);
  await editor.call("project-edit", {
    projectId: editor.projectId,
    baseVersion: (await editor.call<{ present: number }>("project-history", { projectId: editor.projectId })).present,
    ops: [{ op: "set-sharing", sharing: "visitor" }],
  });
  expect(editor.complaints).toEqual([]);
});
