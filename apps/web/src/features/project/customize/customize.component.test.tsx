import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { findFaults } from "../../../testing/find-faults.ts";
import { openEditor, type KeptProject } from "../../../testing/open-editor.tsx";
import { toolshed } from "../../../testing/toolshed.ts";
import { CustomizePane } from "./customize-pane.tsx";

const tab = (name: string) => page.getByRole("tab", { name, exact: true });
const part = (name: string) => page.getByRole("region", { name, exact: true });
const title = (name: string) => page.getByRole("heading", { level: 2, name, exact: true });
const toolbar = page.getByRole("toolbar");
const blocksOf = async (kept: KeptProject, at = 0) => (await kept.saved()).pages[at]?.blocks ?? [];

async function open(): Promise<KeptProject> {
  const kept = await openEditor(
    <main style={{ width: 340, height: 860, overflow: "auto" }}>
      <CustomizePane />
    </main>,
    toolshed(),
    { tables: { brand_kits: () => [] } },
  );
  await expect.element(tab("Blocks")).toBeVisible();
  return kept;
}

/** Opens a block of a page by the list of pages. */
async function select(on: string, block: RegExp): Promise<void> {
  await tab("Pages").click();
  await page.getByRole("button", { name: `Settings of ${on}`, exact: true }).click();
  await page
    .getByRole("list", { name: `Blocks of ${on}` })
    .getByRole("button", { name: block })
    .click();
}

test("a block is found and added by keys alone, another one behind it by a click, and no name finds nothing", async () => {
  const kept = await open();
  const search = page.getByRole("searchbox", { name: "Find a block" });
  await search.fill("zzz");
  await expect.element(page.getByText(/No block is called “zzz”/)).toBeVisible();
  await search.fill("ranking");
  await expect.element(page.getByRole("button", { name: /^Poll/ })).not.toBeInTheDocument();
  await expect.poll(findFaults).toEqual([]);
  await search.click();
  await userEvent.keyboard("{Tab}{Tab}{Enter}");
  await expect.element(title("Leaderboard")).toBeVisible();
  await page.getByRole("button", { name: "Tools", exact: true }).click();
  await page.getByRole("button", { name: /^Poll/ }).click();
  await expect.element(title("Poll")).toBeVisible();
  await expect.element(title("Poll")).toHaveFocus();
  expect((await blocksOf(kept)).map(({ kind }) => kind).slice(-2)).toEqual(["leaderboard", "poll"]);
});

test("words are kept as they are typed, what does not fit is said below its control, and what can be added is", async () => {
  const kept = await open();
  await select("Tools", /^Welcome/);
  const headline = part("Words").getByRole("textbox", { name: "Headline" });
  await headline.fill("Borrow it next door");
  await expect.poll(async () => (await blocksOf(kept))[1]).toMatchObject({ headline: "Borrow it next door" });
  await headline.fill("");
  await expect.element(part("Words").getByText("This cannot be empty.")).toBeVisible();
  await expect.element(headline).toHaveAttribute("aria-invalid", "true");
  await userEvent.keyboard("{Escape}");
  await expect.element(headline).toHaveValue("Borrow it next door");
  await part("Words").getByRole("button", { name: "Add to Words" }).click();
  await page.getByRole("menuitem", { name: "Title", exact: true }).click();
  await part("Words").getByRole("textbox", { name: "Title" }).fill("Hello");
  await expect.poll(async () => (await blocksOf(kept))[1]?.title).toBe("Hello");
  await expect.poll(findFaults).toEqual([]);
  await part("Words").getByRole("button", { name: "Remove Title" }).click();
  await expect.element(part("Words").getByRole("textbox", { name: "Title" })).not.toBeInTheDocument();
  await expect.poll(async () => (await blocksOf(kept))[1]?.title).toBeUndefined();
});

test("fields are added, moved by keys and taken away, and which rows are shown is a condition", async () => {
  const kept = await open();
  await select("Tools", /^Cards/);
  const facts = page.getByRole("list", { name: "Facts" });
  await page.getByRole("combobox", { name: "Add to Facts" }).selectOptions("Minutes");
  await expect.element(facts.getByText("Minutes")).toBeVisible();
  (facts.getByRole("button", { name: "Move Minutes" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.poll(async () => (await blocksOf(kept))[0]).toMatchObject({ facts: ["minutes", "price"] });
  await facts.getByRole("button", { name: "Remove Minutes" }).click();
  await expect.poll(async () => (await blocksOf(kept))[0]).toMatchObject({ facts: ["price"] });
  await part("What it shows").getByRole("button", { name: "Add to What it shows" }).click();
  await page.getByRole("menuitem", { name: /^Only/ }).click();
  await page.getByRole("combobox", { name: "Comparison" }).selectOptions("is not");
  await expect.poll(async () => JSON.stringify((await blocksOf(kept))[0])).toContain('"is":"ne"');
});

test("a block shows its rows as another kind, is doubled, moved and removed, and keys undo all of it", async () => {
  const kept = await open();
  await select("Tools", /^Cards/);
  await page.getByRole("button", { name: "Change to…" }).click();
  await page.getByRole("menuitem", { name: "Table", exact: true }).click();
  await expect.element(title("Table")).toBeVisible();
  const before = await blocksOf(kept);
  await expect.element(toolbar.getByRole("button", { name: "Move up" })).toBeDisabled();
  await toolbar.getByRole("button", { name: "Duplicate" }).click();
  await expect.element(toolbar.getByRole("button", { name: "Move up" })).toBeEnabled();
  await toolbar.getByRole("button", { name: "Move down" }).click();
  await expect.element(toolbar.getByRole("button", { name: "Move down" })).toBeDisabled();
  await toolbar.getByRole("button", { name: "Remove" }).click();
  await expect.element(page.getByText("Table removed")).toBeVisible();
  await expect.element(tab("Pages")).toBeVisible();
  for (let step = 0; step < 3; step += 1) await userEvent.keyboard("{Control>}z{/Control}");
  await expect.poll(() => blocksOf(kept)).toEqual(before);
});

test("one colour becomes a palette, and so does a picture; what is no picture is refused", async () => {
  const kept = await open();
  const accent = async (): Promise<string | undefined> => (await kept.saved()).theme.light.accent;
  await tab("Theme").click();
  await page.getByRole("textbox", { name: "Palette from one color" }).fill("#0b5bd3");
  await userEvent.keyboard("{Enter}");
  await expect.poll(accent).toBe("#0b5bd3");
  const choose = page.getByLabelText("Image to take colors from");
  await userEvent.upload(choose, await stripes("#f4efe3", "#f4efe3", "#b3124a", "#0f7a5a"));
  await expect.element(page.getByRole("group", { name: "Colors of the picture" })).toBeVisible();
  await expect.poll(accent).toMatch(/^#b[0-9a-f]1[0-9a-f]4[0-9a-f]$/);
  const after = await accent();
  await userEvent.upload(choose, new File(["<svg onload=alert(1)>"], "b.png", { type: "image/png" }));
  await expect.element(page.getByText("SVG files aren't supported.", { exact: false })).toBeVisible();
  expect(await accent()).toBe(after);
  await expect.poll(findFaults).toEqual([]);
});

test("pages are added, named, moved by keys and removed with what led there, which is undone", async () => {
  const kept = await open();
  const titles = async (): Promise<string[]> => (await kept.saved()).pages.map((each) => each.title);
  await tab("Pages").click();
  await page.getByRole("button", { name: "Add a page" }).click();
  await page.getByRole("menuitem", { name: "Empty page" }).click();
  const name = page.getByRole("textbox", { name: "Title" });
  await name.fill("loans");
  await expect.element(page.getByText("Another page is called that.")).toBeVisible();
  await name.fill("Greenhouse");
  await userEvent.keyboard("{Enter}");
  await expect.poll(titles).toEqual(["Tools", "Loans", "Tool", "Greenhouse"]);
  (page.getByRole("button", { name: "Move Greenhouse", exact: true }).element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.poll(titles).toEqual(["Tools", "Loans", "Greenhouse", "Tool"]);
  await page.getByRole("button", { name: "Start here" }).click();
  await expect.poll(async () => (await kept.saved()).pages[0]).toMatchObject({ title: "Greenhouse", path: "/" });
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect.poll(titles).toEqual(["Tools", "Loans", "Tool"]);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(async () => (await titles())[0]).toBe("Greenhouse");
  await expect.poll(findFaults).toEqual([]);
});

/** A picture of broad stripes. */
async function stripes(...colours: string[]): Promise<File> {
  const canvas = new OffscreenCanvas(64, 64);
  const context = canvas.getContext("2d");
  for (const [place, fill] of colours.entries()) {
    if (context === null) continue;
    context.fillStyle = fill;
    context.fillRect(0, place * 16, 64, 16);
  }
  return new File([await canvas.convertToBlob()], "a.png", { type: "image/png" });
}

test("people may sign in, as roles one names, and a page is kept for some of them", async () => {
  const kept = await open();
  await tab("App").click();
  await page.getByRole("switch", { name: /People can sign in/ }).click();
  await expect
    .poll(async () => (await kept.saved()).accounts?.roles.map(({ name }) => name))
    .toEqual(["Member", "Administrator"]);
  await page.getByRole("button", { name: "Add a role" }).click();
  const role = page.getByRole("textbox", { name: "One Role 3" });
  await role.fill("Librarian");
  await expect
    .poll(async () => (await kept.saved()).accounts?.roles.at(-1))
    .toMatchObject({ id: "role3", name: "Librarian" });
  await expect.poll(findFaults).toEqual([]);
  await tab("Pages").click();
  await page.getByRole("button", { name: "Settings of Loans", exact: true }).click();
  await page.getByRole("checkbox", { name: "Librarian" }).click();
  const roles = async () => (await kept.saved()).pages.find(({ title: name }) => name === "Loans")?.roles;
  await expect.poll(roles).toEqual(["role3"]);
  // A role that goes opens the page it alone could see, and says so.
  await tab("App").click();
  await page.getByRole("button", { name: "Remove Librarian" }).click();
  await expect.poll(roles).toBeUndefined();
  await expect.element(page.getByText(/Opened the page Loans to everybody/)).toBeVisible();
});

test("a news feed is found as RSS, and its address, number of entries, pictures and dates are set", async () => {
  const kept = await open();
  await page.getByRole("searchbox", { name: "Find a block" }).fill("rss");
  await page.getByRole("button", { name: /^News feed/ }).click();
  await expect.element(title("News feed")).toBeVisible();
  const news = async () => (await blocksOf(kept)).at(-1);
  expect(await news()).toMatchObject({ kind: "news", limit: 6 });
  const address = page.getByRole("textbox", { name: "Address" });
  await address.fill("https://post.example/feed.xml");
  await expect.poll(news).toMatchObject({ address: "https://post.example/feed.xml" });
  await address.fill("javascript:alert(1)");
  await expect.element(address).toHaveAttribute("aria-invalid", "true");
  await userEvent.keyboard("{Escape}");
  await expect.element(address).toHaveValue("https://post.example/feed.xml");
  await page.getByRole("spinbutton", { name: "At most" }).fill("3");
  await expect.poll(news).toMatchObject({ limit: 3 });
  await page.getByRole("switch", { name: "Show pictures" }).click();
  await page.getByRole("switch", { name: "Show dates" }).click();
  await expect.poll(news).toMatchObject({ pictures: false, dates: false });
  await expect.poll(findFaults).toEqual([]);
});
