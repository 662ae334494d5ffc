import { libraryFixture } from "@sayhey/appspec/app-spec.fixture";
import { createStoryboard, type Storyboard } from "@sayhey/trailer";
import { AppError } from "@sayhey/contract/app-error";
import { expect, test } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { findFaults } from "../../../testing/find-faults.ts";
import { openPage } from "../../../testing/open-page.tsx";
import StudioPage from "../studio-page.tsx";

const PROJECT = "7e570000-0000-4000-8000-000000000002";
const WRITTEN = createStoryboard(libraryFixture(), {
  aspect: "9:16",
  durationMs: 10_000,
  watermark: false,
  link: "https://tools.example.com",
  footage: [],
});
const scenes = page.getByRole("list", { name: "Scenes" });
const block = (name: string) => scenes.getByRole("button", { name: new RegExp(`^${name}, `) });
const opening = page.getByRole("textbox", { name: "Opening" });
const end = page.getByRole("slider", { name: "End of Hook" });
/** Names of the scenes in their order. */
const order = (): string[] =>
  scenes
    .getByRole("button", { name: /, scene \d+ of \d+$/ })
    .elements()
    .map((each) => each.getAttribute("aria-label")?.split(",")[0] ?? "");
/** Gives the keys to the studio, not to a control. */
const leaveControls = (): void => (document.activeElement as HTMLElement | null)?.blur();

/** What the server keeps of the trailer; others may save there too. */
interface Kept {
  document: Storyboard;
  version: number;
}

async function open(): Promise<{ saved(): Promise<Storyboard>; there: Kept }> {
  const there: Kept = { document: WRITTEN, version: 1 };
  await openPage(
    <StudioPage />,
    { path: `/studio/${PROJECT}`, pattern: "/studio/:projectId" },
    {
      functions: {
        "ai-get": () => ({ own: null, server: null, local: null, estimate: null }),
        "footage-list": () => ({ sources: [], files: [], imports: [] }),
        "storyboard-get": () => ({
          ...there,
          name: "Toolshare",
          spec: libraryFixture(),
          base: WRITTEN,
          edited: there.version > 1,
          aspect: "9:16",
          watermark: false,
          link: "https://tools.example.com",
          footage: [],
          outOfDate: false,
          filming: false,
          choices: {},
        }),
        "storyboard-save": ({ document, baseVersion }) => {
          if (baseVersion !== there.version) throw new AppError("conflict", "Another tab saved meanwhile.");
          // Nothing in its place gives up all edits.
          there.document = (document ?? WRITTEN) as Storyboard;
          there.version += 1;
          return { version: there.version };
        },
      },
    },
  );
  await expect.element(page.getByRole("button", { name: "Play", exact: true })).toBeEnabled();
  return {
    there,
    saved: async () => {
      await expect.element(page.getByText("Saved", { exact: true })).toBeVisible();
      return there.document;
    },
  };
}

test("shows the scenes in time and draws other words as they are typed; what cannot be shown is said", async () => {
  const { saved } = await open();
  const [first = ""] = order();
  expect(first).toBe("Hook");
  const picture = (): string =>
    (page.getByRole("img", { name: "Trailer of Toolshare" }).element() as HTMLCanvasElement).toDataURL();
  const before = picture();
  const written = (opening.element() as HTMLInputElement).value;
  await opening.fill("Every tool, next door");
  await expect.poll(picture).not.toBe(before);
  await expect.poll(async () => (await saved()).scenes[0]).toMatchObject({ text: "Every tool, next door" });
  await opening.fill("");
  await expect.element(page.getByText("Empty words stay as they were.")).toBeVisible();
  await page.getByRole("button", { name: "Reset to written" }).click();
  await expect.element(opening).toHaveValue(written);
});

test("trims by keys on the beat, says why no more, and takes the whole trim back as one step", async () => {
  const { saved } = await open();
  await block("Hook").click();
  const focusEnd = (): void => (end.element() as HTMLElement).focus();
  focusEnd();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.poll(async () => (await saved()).durationMs).toBeGreaterThan(WRITTEN.durationMs);
  focusEnd();
  await userEvent.keyboard("{Shift>}{ArrowRight>24}{/Shift}");
  await expect.element(page.getByText(/would make the trailer .* seconds long, and it lasts 6 to 15/)).toBeVisible();
  expect((await saved()).durationMs).toBeLessThanOrEqual(15_000);
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.poll(async () => (await saved()).durationMs).toBe(WRITTEN.durationMs);
});

test("reorders by dragging, and by keys and a button with word of it", async () => {
  await open();
  const names = order();
  const [, second = ""] = names;
  await userEvent.dragAndDrop(block(second), block("Hook"), {
    sourcePosition: { x: 30, y: 30 },
    targetPosition: { x: 14, y: 30 },
    steps: 8,
  });
  await expect.poll(() => order()[0]).toBe(second);
  await block(second).click();
  await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}");
  await expect.poll(order).toEqual(names);
  await expect.element(page.getByText(`${second} is now scene 2 of ${names.length}.`)).toBeInTheDocument();
  await page.getByRole("button", { name: "Move scene earlier" }).click();
  await expect.poll(() => order()[0]).toBe(second);
  await expect.element(page.getByRole("button", { name: "Move scene earlier" })).toBeDisabled();
});

test("splits at the playhead, duplicates, adds and deletes, and undoes each by its name", async () => {
  await open();
  const names = order();
  await block("Feature 1").click();
  leaveControls();
  await userEvent.keyboard("s");
  await expect.poll(() => order().length).toBe(names.length + 1);
  await page.getByRole("button", { name: "Undo", exact: true }).hover();
  await expect.element(page.getByText("Undo: Split Feature 1", { exact: false })).toBeVisible();
  leaveControls();
  await userEvent.keyboard("d");
  await expect.poll(() => order().length).toBe(names.length + 2);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  const added = page.getByRole("region", { name: "Add a scene" }).getByRole("button", { name: /^Quote/ });
  await added.click();
  await expect.poll(order).toContain("Quote");
  leaveControls();
  await userEvent.keyboard("{Delete}");
  await expect.poll(order).not.toContain("Quote");
  await expect.element(page.getByText("Quote deleted", { exact: true })).toBeVisible();
  for (let step = 0; step < 4; step += 1) await userEvent.keyboard("{Control>}z{/Control}");
  await expect.poll(order).toEqual(names);
});

test("keys walk through frames and scenes, play over and over with the times of its pictures, and pause", async () => {
  await open();
  const place = page.getByLabelText("Place in the trailer");
  leaveControls();
  await userEvent.keyboard("{Home}{ArrowRight}{ArrowRight}");
  await expect.element(place).toHaveValue("67");
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(place).toHaveValue("33");
  await block("Hook").click();
  leaveControls();
  await userEvent.keyboard("{ArrowDown}");
  const [, second = ""] = order();
  await expect.element(block(second)).toHaveAttribute("aria-current", "true");
  // Over and over, with the times that its pictures take.
  await userEvent.keyboard("lt ");
  await expect.element(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Loop" })).toHaveAttribute("aria-pressed", "true");
  const times = (): { frames: number; p50Ms: number; p95Ms: number } =>
    JSON.parse(page.getByLabelText("Frame times").element().getAttribute("data-frames") ?? "{}") as never;
  await expect.poll(() => times().frames).toBeGreaterThan(60);
  const { p50Ms, p95Ms } = times();
  expect(p50Ms).toBeGreaterThan(0);
  expect(p95Ms).toBeGreaterThanOrEqual(p50Ms);
  await userEvent.keyboard(" ");
  await expect.element(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
});

test("lets a person choose when another tab has saved, and takes that back too", async () => {
  const { saved, there } = await open();
  const theirs = (): void => {
    const [hook, ...others] = WRITTEN.scenes;
    there.document = {
      ...WRITTEN,
      scenes: [{ ...hook, text: "From the other tab" } as Storyboard["scenes"][0], ...others],
    };
    there.version += 1;
  };
  theirs();
  await opening.fill("From this tab");
  await expect.element(page.getByText(/This trailer was changed in another tab/)).toBeVisible();
  await page.getByRole("button", { name: "Take theirs" }).click();
  await expect.element(opening).toHaveValue("From the other tab");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.element(opening).toHaveValue("From this tab");
  await expect.poll(async () => (await saved()).scenes[0]).toMatchObject({ text: "From this tab" });
  theirs();
  await opening.fill("Mine after all");
  await page.getByRole("button", { name: "Keep mine" }).click();
  await expect.poll(async () => (await saved()).scenes[0]).toMatchObject({ text: "Mine after all" });
});

test("on a phone a finger pulls the end of a scene and the playhead, each as one step", async () => {
  await page.viewport(390, 844);
  const { saved } = await open();
  await block("Hook").click();
  const at = (): number => Number(end.element().getAttribute("aria-valuenow"));
  const before = at();
  await pull(end.element(), 60);
  await expect.poll(at).toBeGreaterThan(before);
  await expect.poll(async () => (await saved()).scenes[0]?.durationMs).toBe(at());
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(at).toBe(before);
  const place = page.getByLabelText("Place in the trailer");
  await pull(place.element(), 90);
  await expect.poll(() => Number((place.element() as HTMLInputElement).value)).toBeGreaterThan(1000);
});

test.each(["light", "dark"])("reads well to everybody on a phone in %s, and is no wider", async (scheme) => {
  await page.viewport(390, 844);
  await open();
  document.documentElement.setAttribute("data-mantine-color-scheme", scheme);
  await expect.poll(findFaults).toEqual([]);
  await page.getByRole("button", { name: "Scene", exact: true }).click();
  await expect.element(page.getByRole("region", { name: "Settings", exact: true })).toBeVisible();
  await expect.element(opening).toBeVisible();
  await expect.poll(findFaults).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

/** A finger on the middle of an element, moved to the side in small steps and lifted, as a screen reports it. */
async function pull(element: Element, by: number): Promise<void> {
  element.scrollIntoView({ block: "nearest" });
  const frame = window.frameElement?.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [(frame?.left ?? 0) + left + width / 2, (frame?.top ?? 0) + top + height / 2];
  const devtools = cdp() as unknown as { send(method: string, parameters: object): Promise<unknown> };
  const touch = (type: string, touchPoints: { x: number; y: number }[]): Promise<unknown> =>
    devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [{ x, y }]);
  for (let step = 1; step <= 8; step += 1) await touch("touchMove", [{ x: x + (by * step) / 8, y }]);
  await touch("touchEnd", []);
}
