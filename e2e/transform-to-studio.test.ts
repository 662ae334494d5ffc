import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { clickTrack, offHalfBeat } from "./click-track.ts";
import { openEditorPage, type EditorPage } from "./editor-page.ts";

const BPM = 100;

interface Kept {
  document: {
    soundtrack: { file: { assetId: string; startMs: number } | null };
    scenes: { startMs: number }[];
  };
}

let editor: EditorPage;
beforeAll(async () => {
  editor = await openEditorPage("Plant diary");
});
afterAll(() => editor?.close());

const kept = async (): Promise<Kept["document"]> =>
  (await editor.call<Kept>("storyboard-get", { projectId: editor.projectId })).document;

/** Runs a transform of a file and waits until it can be used. */
async function transform(kind: string, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const { page } = editor;
  await page.goto(`${editor.server.url}/transform?make=${kind}`);
  await page.locator("input[type=file]").setInputFiles({ name, mimeType, buffer });
  await page.getByRole("button", { name, exact: true, pressed: true }).waitFor();
  await page.getByRole("button", { name: /^Transform (?:file|picture)$/ }).click();
  await page.waitForURL(/\/transform\/[0-9a-f-]{36}$/);
  await page.getByRole("button", { name: "Use in studio" }).waitFor({ timeout: 60_000 });
}

/** From the result on screen, past the studio as it was before, back, and into the studio with it. */
async function useInStudio(): Promise<void> {
  const { page, projectId } = editor;
  const result = new URL(page.url()).pathname;
  // Within the page, so that what the studio has once read is still there.
  await page.getByRole("button", { name: "Search and commands" }).first().click();
  await page.getByRole("combobox").fill("Trailer");
  await page
    .getByRole("option", { name: /Trailer/ })
    .first()
    .click();
  await page.waitForURL(new RegExp(`/studio/${projectId}`));
  await page.getByRole("status", { name: "The trailer is loading" }).waitFor({ state: "hidden" });
  await page.goBack();
  await page.waitForURL(new RegExp(result));
  await page.getByRole("button", { name: "Use in studio" }).click();
  const dialog = page.getByRole("dialog", { name: "Use in studio" });
  await dialog.getByLabel("Trailer of").and(page.locator("input:not([disabled])")).waitFor();
  await dialog.getByRole("button", { name: "Open in studio" }).click();
  await page.waitForURL(new RegExp(`/studio/${projectId}`));
}

it("a sound that was transformed becomes the music of a trailer, which is cut to its beats", async () => {
  const { page } = editor;
  const before = await kept();
  await transform("loudness", "Clicks.wav", "audio/wav", clickTrack(BPM, 24));
  await useInStudio();
  // The studio shows where the music is, and that it is this one.
  await page.getByRole("heading", { name: "Sound", exact: true }).waitFor();
  await page.getByText("Clicks (at -14 LUFS)").first().waitFor();
  await page.getByText(`${BPM} beats a minute`).waitFor();
  await expect.poll(async () => (await kept()).soundtrack.file).not.toBeNull();
  await page.getByText("Saved", { exact: true }).waitFor();
  const { soundtrack, scenes } = await kept();
  expect(scenes.map(({ startMs }) => startMs)).not.toEqual(before.scenes.map(({ startMs }) => startMs));
  for (const { startMs } of scenes.slice(1))
    expect(offHalfBeat(startMs + (soundtrack.file?.startMs ?? 0), BPM)).toBeLessThan(35);
  // It is the trailer itself that is edited from here on, not a copy that somebody else changed.
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect.poll(async () => (await kept()).soundtrack.file).toBeNull();
  await page.getByText("Saved", { exact: true }).waitFor();
});

it("a beat grid brings the sound it was found in", async () => {
  const { page } = editor;
  await transform("beat-grid", "Grid.wav", "audio/wav", clickTrack(BPM, 24));
  await useInStudio();
  await page.getByText("Grid.wav").first().waitFor();
  await expect.poll(async () => (await kept()).soundtrack.file).not.toBeNull();
});

it("a picture that was transformed lies among the footage of a studio that had been open before", async () => {
  const { page } = editor;
  const buffer = await sharp({ create: { width: 720, height: 1280, channels: 3, background: "#ff5a36" } })
    .jpeg()
    .toBuffer();
  await transform("duotone", "Wall.jpg", "image/jpeg", buffer);
  await useInStudio();
  await page.getByText("Added to footage").waitFor();
  await page
    .getByRole("list", { name: "Scenes" })
    .getByRole("button", { name: /^Feature/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Choose footage" }).click();
  const picker = page.getByRole("dialog");
  await picker.getByRole("tab", { name: "Your files" }).click();
  await picker.getByRole("button", { name: /Wall \(duotone\).*Your picture/s }).click();
  await page.getByRole("complementary", { name: "Selected scene" }).getByText(/^Wall/).waitFor();
});

it("nothing broke on the way", () => {
  expect(editor.complaints).toEqual([]);
});
