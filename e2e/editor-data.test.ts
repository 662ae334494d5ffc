import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
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
const undo = (): Promise<void> => page.getByRole("button", { name: /^Undo/ }).first().click();
const rail = (): Locator => page.getByRole("navigation", { name: "Tables" });

it("a cell changed by keys is what the app shows", async () => {
  await editor.open("data");
  const grid = page.getByRole("grid", { name: "Recipes" });
  await grid.focus();
  await page.keyboard.type("Grandmother's goulash");
  await page.keyboard.press("Enter");
  // Enter went down; F2 keeps what is there, Escape takes nothing, Delete empties.
  await page.keyboard.press("F2");
  await page.keyboard.type(" twice");
  await page.keyboard.press("Escape");
  await expect.poll(async () => (await recipes()).rows[0]?.["title"]).toBe("Grandmother's goulash");
  expect((await recipes()).rows[1]?.["title"]).toBe("Chickpea curry");
  await (await cell(1, "Minutes")).click();
  await page.keyboard.type("55");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await recipes()).rows[0]?.["minutes"]).toBe(55);
  await page.getByRole("tab", { name: "Preview" }).click();
  const app = page.frameLocator("iframe[title$=running]");
  await app.getByText("Grandmother's goulash").first().waitFor();
  await page.getByRole("tab", { name: "Data" }).click();
});

it("cells copied from a sheet go in, and what does not fit is marked and left", async () => {
  const start = await cell(2, "Title");
  await start.click();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text/plain", "Soup of the day\tart:soup\tThai\t25\nToast\tart:toast\tThai\tsoon\n");
    document
      .querySelector("[role=grid]")
      ?.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect.poll(async () => (await recipes()).rows[2]?.["title"]).toBe("Toast");
  expect((await recipes()).rows[1]).toMatchObject({ title: "Soup of the day", cuisine: "Thai", minutes: 25 });
  await expect.poll(async () => (await cell(3, "Minutes")).getAttribute("aria-invalid")).toBe("true");
  expect(await (await cell(3, "Minutes")).getAttribute("title")).toContain("is not a number");
  await page.getByRole("grid").focus();
  await page.keyboard.press("Control+z");
  await expect.poll(async () => (await recipes()).rows[2]?.["title"]).toBe("Shakshuka");
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text/plain", "x".repeat(5_000_000));
    document
      .querySelector("[role=grid]")
      ?.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await page.getByText(/What you pasted is .* of text/).waitFor();
});

it("a picture pasted into a cell becomes one's own and shows in the app; what is none is told by its field", async () => {
  const give = (how: "paste" | "drop", text: string | null) =>
    page.evaluate(
      async ([kind, words]) => {
        const data = new DataTransfer();
        const canvas = new OffscreenCanvas(80, 60);
        const context = canvas.getContext("2d");
        if (context) {
          context.fillStyle = "#a33a1c";
          context.fillRect(0, 0, 80, 60);
        }
        const bytes = words ?? (await canvas.convertToBlob());
        data.items.add(new File([bytes], "plate.png", { type: "image/png" }));
        const more = { bubbles: true, cancelable: true };
        if (kind === "paste")
          document.activeElement?.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, ...more }));
        else
          document
            .querySelector('[role=row][aria-rowindex="3"] [aria-colindex="3"]')
            ?.dispatchEvent(new DragEvent("drop", { dataTransfer: data, ...more }));
      },
      [how, text] as const,
    );
  await (await cell(1, "Photo")).click();
  await give("paste", "<svg xmlns='http://www.w3.org/2000/svg'/>");
  await page.getByText("Photo: SVG files aren't supported.").waitFor();
  await give("paste", null);
  await expect.poll(async () => String((await recipes()).rows[0]?.["photo"])).toMatch(/^asset:/);
  await (await cell(1, "Photo")).getByText("Picture").waitFor();
  await (await cell(1, "Photo")).locator("img").waitFor();
  if (LOOK !== undefined) {
    await (await cell(1, "Photo")).dblclick();
    await page.screenshot({ path: `${LOOK}/data-picture.png` });
    await page.keyboard.press("Escape");
  }
  // By mouse it is dropped.
  await give("drop", null);
  await expect.poll(async () => String((await recipes()).rows[1]?.["photo"])).toMatch(/^asset:/);
  // By keyboard the cell opens, and its button chooses a file.
  await (await cell(3, "Photo")).click();
  await page.keyboard.press("F2");
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Upload a picture" }).click();
  await (await choosing).setFiles({ name: "no.png", mimeType: "image/png", buffer: Buffer.alloc(0) });
  await page.getByText("Photo: The file is empty.").waitFor();
});

it("a field changes its type after telling what cannot go along", async () => {
  await page.getByRole("tab", { name: "Fields" }).click();
  await page.getByRole("button", { name: /^Difficulty/ }).click();
  await page.getByRole("combobox", { name: "Type" }).first().click();
  await page.getByRole("option", { name: "Rating" }).first().click();
  const report = page.getByRole("dialog", { name: "Change Difficulty to rating" });
  await report.getByText(/20 values cannot go along/).waitFor();
  await report.getByText("“easy” is not a number of stars").first().waitFor();
  await report.getByRole("button", { name: "Keep choice" }).click();
  await page.getByRole("button", { name: /^Minutes/ }).click();
  await page.getByRole("combobox", { name: "Type" }).first().click();
  await page.getByRole("option", { name: "Text", exact: true }).first().click();
  // Nothing is lost and nothing follows: it is done at once.
  await page.getByText("Minutes is text now").waitFor();
  await expect.poll(async () => (await recipes()).fields.find(({ id }) => id === "minutes")?.type).toBe("text");
  expect((await recipes()).rows[1]?.["minutes"]).toBe("30");
  await undo();
  await expect.poll(async () => (await recipes()).rows[1]?.["minutes"]).toBe(30);
});

it("a name that another has is refused, and the name of a new field says its type", async () => {
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await name.fill("Servings");
  await name.press("Enter");
  await page.getByText("Recipes have a field “Servings” already.").waitFor();
  await name.press("Escape");
  await page.getByRole("textbox", { name: "New field" }).fill("Best before");
  await expect
    .poll(() => page.getByRole("form", { name: "Add a field" }).getByRole("combobox").inputValue())
    .toBe("Date");
  await page.getByRole("button", { name: "Add field" }).click();
  await expect.poll(async () => (await recipes()).fields.at(-1)).toMatchObject({ name: "Best before", type: "date" });
});

it("a CSV file goes in with its columns matched, and comes out again", async () => {
  await page.getByRole("tab", { name: "Rows" }).click();
  await page.getByRole("button", { name: "Import" }).click();
  const dialog = page.getByRole("dialog");
  const choosing = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: /Choose a CSV file/ }).click();
  // As Excel writes it in Germany: Windows-1252, semicolons, decimal commas.
  const text = "Title;Minutes;Cuisine\nKäsespätzle;35;German\nCrème brûlée;1,5;French\n";
  const buffer = Buffer.from(text, "latin1");
  await (await choosing).setFiles({ name: "rezepte.csv", mimeType: "text/csv", buffer });
  await expect.poll(() => dialog.getByRole("combobox", { name: "Letters" }).inputValue()).toBe("Windows (Western)");
  await dialog.getByRole("button", { name: "Import 2 rows" }).click();
  await expect
    .poll(async () => (await recipes()).rows.slice(-2).map((row) => [row["title"], row["minutes"]]))
    .toEqual([
      ["Käsespätzle", 35],
      ["Crème brûlée", 1.5],
    ]);
  await page.getByRole("button", { name: "Export" }).last().click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "All rows as CSV" }).click();
  const saved = await readFile(await (await downloading).path(), "utf8");
  expect(saved).toContain("Crème brûlée");
  expect(saved.split("\r\n")[0]).toContain("Title,Photo,Cuisine");
});

it("what others relate to is removed with them after it is told, and one undo brings all back", async () => {
  const before = await spec();
  await rail().getByRole("button", { name: "More about Recipes" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  const dialog = page.getByRole("dialog", { name: "Remove Recipes" });
  await dialog.getByRole("listitem").first().waitFor();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect.poll(async () => (await spec()).entities.some(({ id }) => id === "recipe")).toBe(false);
  await undo();
  await expect.poll(spec).toEqual(before);
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
});

it("a new list begins with a page, generated rows and nobody's complaints", async () => {
  await rail().getByRole("button", { name: "Add a table" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("One of it").fill("Recipe");
  await dialog.getByText("There is already a table “Recipes”.").first().waitFor();
  await dialog.getByLabel("One of it").fill("Guest");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("grid", { name: "Guests" }).waitFor();
  await page.getByRole("button", { name: "Generate" }).click();
  await page.getByRole("button", { name: "Add 10 rows" }).click();
  await expect.poll(async () => (await spec()).entities.at(-1)?.rows.length).toBe(10);
  expect((await spec()).pages.at(-1)).toMatchObject({ title: "Guests", path: "/guests" });
  expect(editor.complaints).toEqual([]);
});

it("every view reads well to everybody, in light and dark, and fits a phone", async () => {
  const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  const complaints = async (at: string): Promise<string[]> => {
    await page.evaluate(axe);
    return page.evaluate(async (selector) => {
      const { axe: run } = window as unknown as {
        axe: { run(at: string): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      };
      const { violations } = await run.run(selector);
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
    }, at);
  };
  for (const scheme of ["light", "dark"] as const) {
    await page.evaluate((to) => document.documentElement.setAttribute("data-mantine-color-scheme", to), scheme);
    await rail()
      .getByRole("button", { name: /^Recipes/ })
      .click();
    await page.getByRole("grid", { name: "Recipes" }).waitFor();
    await expect.poll(() => complaints("#editor-main")).toEqual([]);
    await page.getByRole("tab", { name: "Fields" }).click();
    await page.getByRole("button", { name: /^Cuisine/ }).click();
    await expect.poll(() => complaints("#editor-main")).toEqual([]);
    await page.getByRole("tab", { name: "Rows" }).click();
    await rail().getByRole("button", { name: "Visitors" }).click();
    await page.getByRole("radio", { name: "Shared by everyone" }).waitFor();
    await expect.poll(() => complaints("#editor-main")).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await rail()
    .getByRole("button", { name: /^Recipes/ })
    .click();
  await page.getByRole("grid", { name: "Recipes" }).waitFor();
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow).toBe(0);
});
