import { libraryFixture } from "@sayhey/appspec/app-spec.fixture";
import type { FootageManifest } from "@sayhey/contract/footage";
import { createStoryboard, type Storyboard } from "@sayhey/trailer";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openPage } from "../../../testing/open-page.tsx";
import { projectRow } from "../../../testing/project-row.ts";
import StudioPage from "../studio-page.tsx";

const PROJECT = "7e570000-0000-4000-8000-000000000003";
const CLIP = "7e570000-0000-4000-8000-0000000000c1";
const manifest: FootageManifest = {
  version: 1,
  flowId: "lend",
  caption: "Lend a tool",
  appHash: "h",
  viewport: { width: 360, height: 640, scale: 3 },
  fps: 20,
  durationMs: 4000,
  frames: [{ atMs: 0, file: "frames/0000.jpg" }],
  taps: [{ atMs: 1000, x: 10, y: 10, kind: "tap" }],
  boxes: [],
};
const scene = page.getByRole("complementary", { name: "Selected scene" });
const block = (name: string) =>
  page.getByRole("list", { name: "Scenes", exact: true }).getByRole("button", { name: new RegExp(`^${name}, `) });

/** Opens the studio of an app that is filmed meanwhile. */
async function open(): Promise<{ film: () => void; saved: () => Storyboard | undefined }> {
  const write = (footage: Parameters<typeof createStoryboard>[1]["footage"]): Storyboard =>
    createStoryboard(libraryFixture(), {
      aspect: "9:16",
      durationMs: 10_000,
      watermark: false,
      link: "https://tools.example.com",
      footage,
    });
  const clip = { id: CLIP, kind: "clip" as const, name: "Lend a tool", url: "/none.zip", weight: 8, manifest };
  let isFilmed = false;
  let saved: Storyboard | undefined;
  await openPage(
    <StudioPage />,
    { path: `/studio/${PROJECT}`, pattern: "/studio/:projectId" },
    {
      functions: {
        "ai-get": () => ({ own: null, server: null, local: null, estimate: null }),
        "footage-list": () => ({
          sources: isFilmed
            ? [{ ...clip, thumbUrl: null, scheme: "light" as const, originAssetId: null, outOfDate: false }]
            : [],
          files: [],
          imports: [],
        }),
        "storyboard-get": () => {
          const written = write(isFilmed ? [{ id: CLIP, manifest, weight: 8 }] : []);
          return {
            document: written,
            base: written,
            version: 1,
            name: "Toolshare",
            spec: libraryFixture(),
            edited: false,
            aspect: "9:16",
            watermark: false,
            link: "https://tools.example.com",
            footage: isFilmed ? [clip] : [],
            outOfDate: false,
            filming: !isFilmed,
            choices: {},
          };
        },
        "storyboard-save": ({ document }) => {
          saved = document as Storyboard;
          return { version: 2 };
        },
      },
      tables: { projects: () => [projectRow({ id: PROJECT })] },
    },
  );
  await expect.element(page.getByRole("button", { name: "Play", exact: true })).toBeEnabled();
  return { film: () => void (isFilmed = true), saved: () => saved };
}

test("an app that was filmed while the studio was open has its footage there without a reload", async () => {
  const { film } = await open();
  await block("Feature 1").click();
  await expect.element(scene.getByText("Drawn from the app's plan")).toBeVisible();
  film();
  await expect.element(scene.getByText("Lend a tool", { exact: true })).toBeVisible();
  await expect.element(scene.getByText("This footage is gone")).not.toBeInTheDocument();
});

test("what the opening shows can be changed, and nothing is offered that would change nothing", async () => {
  const { film, saved } = await open();
  film();
  await block("Hook").click();
  await expect.element(scene.getByText("Lend a tool", { exact: true })).toBeVisible();
  await expect.element(scene.getByText("Words arrive")).not.toBeInTheDocument();
  await expect.element(scene.getByText("Camera", { exact: true })).not.toBeInTheDocument();
  await scene.getByText("Browser", { exact: true }).click();
  await expect.poll(() => saved()?.scenes[0]).toMatchObject({ kind: "hook", shown: { device: "browser" } });
  await scene.getByRole("button", { name: "Draw it instead" }).click();
  await expect.poll(() => saved()?.scenes[0]).toMatchObject({ kind: "hook", shown: { footage: null } });
});

test("captions are chosen by a picture of a feature, whichever scene is selected", async () => {
  const { saved } = await open();
  await block("Hook").click();
  await page
    .getByRole("navigation", { name: "Settings of the trailer" })
    .getByRole("button", { name: "Format", exact: true })
    .click();
  const captions = page.getByRole("radiogroup", { name: "Captions of the trailer" });
  await expect.element(captions.getByRole("radio", { name: "Off" })).toBeChecked();
  await captions.getByText("Karaoke", { exact: true }).click();
  await expect.element(captions.getByRole("radio", { name: "Karaoke" })).toBeChecked();
  await expect.poll(() => saved()?.captions).toBe("karaoke");
});

test("a trailer becomes a portrait post in the format picker", async () => {
  const { saved } = await open();
  await page
    .getByRole("navigation", { name: "Settings of the trailer" })
    .getByRole("button", { name: "Format", exact: true })
    .click();
  const picker = page.getByRole("radiogroup", { name: "Aspect of the trailer" });
  await expect.poll(() => picker.getByRole("radio").elements().length).toBe(4);
  await picker.getByText("4:5", { exact: true }).click();
  await expect.poll(() => saved()?.aspect, { timeout: 8000 }).toBe("4:5");
});
