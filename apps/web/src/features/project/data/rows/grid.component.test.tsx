import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { paste } from "../../../../testing/give-files.ts";
import { openEditor, type KeptProject } from "../../../../testing/open-editor.tsx";
import { toolshed } from "../../../../testing/toolshed.ts";
import { DataMode } from "../data-mode.tsx";

const grid = page.getByRole("grid", { name: "Tools" });
const COLUMNS = ["Name", "Photo", "State", "Price", "Stars", "Loans", "Minutes"];
/** The cell of a row, from 1, below a heading. */
const cell = (row: number, column: string) =>
  grid.getByRole("row").nth(row).getByRole("gridcell").nth(COLUMNS.indexOf(column));
/** What the line below the grid says. */
const count = (words: string) => page.getByRole("tabpanel").getByText(words, { exact: true });
const firstTool = async (kept: KeptProject, row = 0) => (await kept.saved()).entities[0]?.rows[row];

async function open(): Promise<KeptProject> {
  const kept = await openEditor(
    <div style={{ height: 820, display: "grid" }}>
      <DataMode />
    </div>,
    toolshed(),
  );
  await expect.element(grid).toBeVisible();
  return kept;
}

test("typing replaces a cell, Enter goes on below, F2 keeps what is there, Escape takes nothing, Delete empties", async () => {
  const kept = await open();
  await grid.click({ position: { x: 120, y: 60 } });
  await userEvent.keyboard("Hammer drill{Enter}");
  await expect.element(cell(1, "Name")).toHaveTextContent("Hammer drill");
  await userEvent.keyboard("{F2}{End} twice{Escape}");
  await expect.element(cell(2, "Name")).toHaveTextContent("Ladder");
  await userEvent.keyboard("{F2}{End} of wood{Tab}{ArrowRight}{Delete}");
  await expect.element(cell(2, "Name")).toHaveTextContent("Ladder of wood");
  await expect.element(cell(2, "State")).toHaveTextContent("");
  expect(await firstTool(kept)).toMatchObject({ name: "Hammer drill", state: "free" });
  expect((await firstTool(kept, 1))?.["state"] ?? null).toBeNull();
});

test("what does not fit is said where it is typed, and a worked out cell takes nothing", async () => {
  const kept = await open();
  await cell(1, "Minutes").click();
  await userEvent.keyboard("soon{Enter}");
  await expect.element(page.getByRole("alert")).toHaveTextContent("Minutes is not a number.");
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  await userEvent.keyboard("55{Enter}");
  await expect.element(cell(1, "Minutes")).toHaveTextContent("55 min");
  await cell(1, "Loans").click();
  await userEvent.keyboard("7{Enter}");
  await expect.element(cell(1, "Loans")).toHaveTextContent("0");
  expect(await firstTool(kept)).toMatchObject({ minutes: 55 });
});

test("keys select a range, fill it down and take it back", async () => {
  await open();
  await cell(1, "Minutes").click();
  await userEvent.keyboard("{Shift>}{ArrowDown}{ArrowDown}{/Shift}");
  await expect.element(cell(3, "Minutes")).toHaveAttribute("aria-selected", "true");
  await expect.element(cell(4, "Minutes")).toHaveAttribute("aria-selected", "false");
  await userEvent.keyboard("{Control>}d{/Control}");
  await expect.element(cell(3, "Minutes")).toHaveTextContent("10 min");
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(cell(3, "Minutes")).toHaveTextContent("30 min");
});

test("cells copied from a sheet go in, what does not fit is marked and left, and too much is refused", async () => {
  const kept = await open();
  await cell(2, "Name").click();
  paste({ text: "Lamp\tart:lamp\tfree\t25\nRope\tart:rope\tlost\tmuch\n" });
  await expect.element(cell(3, "Name")).toHaveTextContent("Rope");
  expect(await firstTool(kept, 1)).toMatchObject({ name: "Lamp", state: "free", price: 25 });
  await expect.element(cell(3, "Price")).toHaveAttribute("aria-invalid", "true");
  await expect.element(cell(3, "Price")).toHaveAttribute("title", expect.stringContaining("is not a number"));
  await expect.element(cell(3, "Price")).toHaveTextContent("€6.50");
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(cell(3, "Name")).toHaveTextContent("Saw");
  paste({ text: "x".repeat(5_000_000) });
  await expect.element(page.getByText(/What you pasted is .* of text/)).toBeVisible();
  await expect.element(cell(2, "Name")).toHaveTextContent("Ladder");
});

test("a file that is no picture is refused by the name of its field", async () => {
  await open();
  await cell(1, "Photo").click();
  paste({ file: new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "plate.png", { type: "image/png" }) });
  await expect.element(page.getByText("Photo: SVG files aren't supported.")).toBeVisible();
  await cell(2, "Name").click();
  paste({ file: new File(["words"], "plate.png", { type: "image/png" }) });
  await expect.element(page.getByText("Name holds no pictures.")).toBeVisible();
  await cell(3, "Photo").click();
  await userEvent.keyboard("{F2}");
  await expect.element(page.getByRole("button", { name: "Upload a picture" })).toBeVisible();
  await userEvent.upload(page.getByLabelText("Picture for Photo"), new File([], "no.png", { type: "image/png" }));
  await expect.element(page.getByText("Photo: The file is empty.")).toBeVisible();
});

test("rows are searched and sorted, and show so by a button that ends it", async () => {
  await open();
  await page.getByRole("searchbox", { name: "Search Tools" }).fill("lad");
  await expect.element(count("1 of 8 rows")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search Tools" }).fill("");
  await cell(1, "Name").click();
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
  await page.getByRole("menuitem", { name: "Sort up" }).click();
  await expect.element(cell(1, "Name")).toHaveTextContent("Chisel");
  await page.getByRole("button", { name: "Stop sorting by Name" }).click();
  await expect.element(cell(1, "Name")).toHaveTextContent("Drill");
});

test("rows that are picked are copied and removed together, which one undo takes back", async () => {
  await open();
  await cell(1, "Name").click();
  await userEvent.keyboard("{Shift>} {/Shift}{ArrowDown}{Shift>} {/Shift}");
  await expect.element(page.getByText("2 rows selected")).toBeVisible();
  await page.getByRole("toolbar", { name: "Selected rows" }).getByRole("button", { name: "Duplicate" }).click();
  await expect.element(count("10 rows")).toBeVisible();
  await page.getByRole("toolbar", { name: "Selected rows" }).getByRole("button", { name: "Remove" }).click();
  await expect.element(count("8 rows")).toBeVisible();
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(count("10 rows")).toBeVisible();
});

test("a CSV file goes in with its columns matched, and comes out again", async () => {
  const kept = await open();
  await page.getByRole("button", { name: "Import" }).click();
  const dialog = page.getByRole("dialog");
  // As Excel writes it in Germany: Windows-1252, semicolons, decimal commas.
  const text = "Name;Minutes;State\nKäsereibe;35;free\nCrèmepinsel;1,5;out\n";
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  await userEvent.upload(
    dialog
      .getByRole("button", { name: /Choose a CSV file/ })
      .element()
      .parentElement?.querySelector("input") as Element,
    new File([bytes], "werkzeug.csv", { type: "text/csv" }),
  );
  await expect.element(dialog.getByRole("combobox", { name: "Letters" })).toHaveValue("Windows (Western)");
  await dialog.getByRole("button", { name: "Import 2 rows" }).click();
  await expect.element(count("10 rows")).toBeVisible();
  expect((await kept.saved()).entities[0]?.rows.slice(-2)).toMatchObject([
    { name: "Käsereibe", minutes: 35 },
    { name: "Crèmepinsel", minutes: 1.5 },
  ]);
  const saving = vi.spyOn(URL, "createObjectURL");
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "All rows as CSV" }).click();
  await expect.poll(() => saving.mock.calls.length).toBe(1);
  const [file] = saving.mock.calls[0] ?? [];
  const written = await (file as Blob).text();
  expect(written).toContain("Crèmepinsel");
  expect(written.split("\r\n")[0]).toContain("Name,Photo,State");
});
