import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type EditorPage, openEditorPage } from "./editor-page.ts";
import { undoOf } from "./toast.ts";

const HOME = "src/pages/home.tsx";

let editor: EditorPage;
let page: Page;
let folder: string;

const code = (): Locator => page.getByRole("textbox", { name: `Source of ${HOME}` });
const text = (): Promise<string> =>
  editor.call<{ text: string }>("project-file", { projectId: editor.projectId, path: HOME }).then((file) => file.text);
const stateOf = async (): Promise<string> =>
  (await editor.call<{ state: string }>("project-file", { projectId: editor.projectId, path: HOME })).state;
/** Waits until the preview shows a text, and goes back to the code. */
async function seeInPreview(words: string): Promise<void> {
  await page.getByRole("tab", { name: "Preview" }).click();
  await page.frameLocator("iframe").getByText(words).first().waitFor();
  await page.getByRole("tab", { name: "Code" }).click();
  await code().waitFor();
}
/** Types a line before the end of the page, and saves. */
async function typeLine(line: string): Promise<void> {
  await code().click();
  await page.keyboard.press("Control+f");
  const field = page.locator(".cm-search [name=search]");
  await field.fill("");
  await field.pressSequentially("</Page>");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.insertText(line);
}

beforeAll(async () => {
  editor = await openEditorPage("Plant diary");
  page = editor.page;
  folder = await mkdtemp(join(tmpdir(), "editor-code-"));
});
afterAll(async () => {
  await editor?.close();
  await rm(folder, { recursive: true, force: true });
});

it("a file is found, changed and saved by key, and the app changes; what is not saved survives a reload", async () => {
  await editor.open("code");
  await page.getByLabel("Filter files").fill("home");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await code().waitFor();
  await typeLine("<p>Watered with love.</p>\n");
  await page.getByRole("list", { name: "Open files" }).getByRole("img", { name: "not saved" }).waitFor();
  await page.reload();
  await code().getByText("Watered with love.").waitFor();
  await code().click();
  await page.keyboard.press("Control+s");
  await page.getByText("home.tsx saved").waitFor();
  await expect.poll(text).toContain("Watered with love.");
  await seeInPreview("Watered with love.");
});

it("a syntax error is shown at its line, and the app stays as it was", async () => {
  await typeLine("<p>Broken");
  await page.keyboard.press("Control+s");
  await page.getByText("The preview shows the last version that compiled.").waitFor();
  const problems = page.getByRole("button", { name: /^\d+ problems?$/ });
  await problems.click();
  await page
    .getByRole("list", { name: "Problems" })
    .getByRole("button", { name: new RegExp(`${HOME}:\\d+`) })
    .first()
    .click();
  await page.locator(".cm-lintRange-error, .cm-lint-marker-error").first().waitFor();
  await expect.poll(() => code().evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await seeInPreview("Watered with love.");
  await code().click();
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+s");
  await page.getByText("The preview shows the last version that compiled.").waitFor({ state: "detached" });
  await expect.poll(text).not.toContain("Broken");
});

it("all files are searched, what differs is compared, and the generated file comes back with one undo", async () => {
  await page.keyboard.press("Control+Shift+f");
  await page.getByLabel("Search all files").fill("watered with");
  await page.getByRole("region", { name: HOME }).getByRole("button").click();
  await page.getByText("Compare", { exact: true }).click();
  await page.getByLabel(`Yours: ${HOME}`).getByText("Watered with love.").waitFor();
  await page.getByRole("button", { name: "Restore generated" }).click();
  await page.getByText("home.tsx is as generated again").waitFor();
  await expect.poll(stateOf).toBe("generated");
  await undoOf(page, "home.tsx is as generated again");
  await expect.poll(text).toContain("Watered with love.");
});

it("Escape, then Tab leaves the editor", async () => {
  await page.getByText("Edit", { exact: true }).click();
  await code().click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect.poll(() => code().evaluate((element) => element.contains(document.activeElement))).toBe(false);
});

it("a size that changes has changed at once for who wants less motion: the cursor goes by the sizes of lines", async () => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const heights = await code().evaluate((content) => {
    const gap = document.createElement("div");
    content.parentElement?.append(gap);
    const seen = ["40px", "80px"].map((height) => {
      gap.style.height = height;
      return gap.getBoundingClientRect().height;
    });
    gap.remove();
    return seen;
  });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(heights).toEqual([40, 80]);
});

it("the cursor stays in its line when the app changes the file elsewhere", async () => {
  const { projectId } = editor;
  await editor.settle();
  await code().click();
  const place = page.getByText(/^Line \d+, column \d+$/);
  const line = async (): Promise<number> => Number(/\d+/.exec((await place.textContent()) ?? "")?.[0]);
  const lines = (await text()).split("\n").length;
  const toEnd = async (): Promise<number> => {
    await page.keyboard.press("ControlOrMeta+End");
    return line();
  };
  // What was undone before may have to come first.
  await expect.poll(toEnd).toBe(lines);
  const { version, text: now } = await editor.call<{ version: number; text: string }>("project-file", {
    projectId,
    path: HOME,
  });
  await editor.call("override-save", {
    projectId,
    baseVersion: version,
    path: HOME,
    text: `// From elsewhere\n${now}`,
  });
  await code().getByText("// From elsewhere").waitFor({ state: "attached" });
  await expect.poll(line).toBe(lines + 1);
  await editor.call("override-save", { projectId, baseVersion: version + 1, path: HOME, text: now });
  await expect.poll(line).toBe(lines);
});

it("where app and hand changed the same lines, one chooses for each place", async () => {
  const { projectId } = editor;
  const { version } = await editor.call<{ version: number }>("project-source", { projectId });
  const own = "export function HomePage() {\n  return <h1>All my own</h1>;\n}\n";
  const saved = await editor.call<{ version: number }>("override-save", {
    projectId,
    baseVersion: version,
    path: HOME,
    text: own,
    checkTypes: false,
  });
  const ops = [{ op: "set-identity", patch: { name: "Leafbook" } }];
  await editor.call("project-edit", { projectId, baseVersion: saved.version, ops });
  await page.reload();
  await page.getByText("The same lines have changed in the app since.").waitFor();
  await page.getByRole("button", { name: "Merge", exact: true }).click();
  const places = page.getByRole("list", { name: `Places of ${HOME}` });
  await places.getByText("All my own").first().waitFor();
  for (const group of await places.getByRole("group", { name: /^What to keep/ }).all())
    await group.getByRole("button", { name: "Generated", exact: true }).click();
  await page.getByRole("button", { name: "Save the result" }).click();
  await page.getByText("home.tsx merged and saved").waitFor();
  await expect.poll(text).toContain("Leafbook");
  await expect.poll(stateOf).not.toBe("conflict");
});

it("the app is downloaded, changed and brought back, and one undo takes that away", async () => {
  const { projectId, server } = editor;
  const { url } = await editor.call<{ url: string }>("project-export", { projectId });
  const zip = unzipSync(new Uint8Array(await (await fetch(server.url + url)).arrayBuffer()));
  const path = Object.keys(zip).find((name) => name.endsWith("/src/app.tsx")) ?? "";
  const file = join(folder, "app.zip");
  await writeFile(
    file,
    zipSync({ ...zip, [path]: strToU8(`${strFromU8(zip[path] ?? new Uint8Array())}// From outside.\n`) }),
  );
  await page.getByRole("button", { name: "Import", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Import a ZIP" });
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "bad.zip", mimeType: "application/zip", buffer: Buffer.from("no zip") });
  await dialog.getByRole("button", { name: "Import" }).click();
  await dialog.getByText("This isn't a ZIP file").waitFor();
  await dialog.locator("input[type=file]").setInputFiles(file);
  await dialog.getByRole("button", { name: "Import" }).click();
  await page.getByText("changed by hand now.").waitFor();
  await page.getByRole("button", { name: "Done" }).click();
  const appFile = () =>
    editor.call<{ text: string }>("project-file", { projectId, path: "src/app.tsx" }).then((one) => one.text);
  await expect.poll(appFile).toContain("// From outside.");
  await undoOf(page, "Imported as version");
  await expect.poll(appFile).not.toContain("// From outside.");
  expect(editor.complaints).toEqual([]);
});
