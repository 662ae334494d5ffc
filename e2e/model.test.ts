import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { PLANT_DESIGN } from "../apps/server/src/testing/plant-design.ts";
import { startModelServer, type ModelServer } from "../apps/server/src/testing/start-model-server.ts";
import { settled } from "./settled.ts";
import { undoOf } from "./toast.ts";
import { openMemberPage, startOwnServer, type MemberPage } from "./shared.ts";

let models: ModelServer;
let server: MemberPage["server"];
let member: MemberPage;
let page: Page;
let complaints: string[];
/** How long a change may take to show on a busy machine. */
const SOON = { timeout: 30_000 };
/** Where pictures are left for somebody to look at. */
const LOOK = process.env["LOOK_AT"];
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** What axe finds on the page as it is, at both sizes, and where it is too wide. */
async function findFaults(): Promise<string[]> {
  const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  const found: string[] = [];
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    await settled(page);
    await page.evaluate(axe);
    const violations = await page.evaluate(async () => {
      type Axe = {
        run(options: object): Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>;
      };
      const { violations: all } = await (globalThis as unknown as { axe: Axe }).axe.run({
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
        iframes: false,
      });
      const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
      return [...all.map(({ id, nodes }) => `${id} ${String(nodes[0]?.target[0])}`), ...(over > 0 ? ["too wide"] : [])];
    });
    found.push(...violations.map((violation) => `${viewport.width} px: ${violation}`));
  }
  return found;
}

const name = (text: string) => ({ op: "set-identity", patch: { name: text } });
/** Calls that write down a wish, make it by ops, and tick it off. */
const wished = (wish: string, ...ops: object[]) => [
  { name: "list_wishes", input: { wishes: [wish] } },
  { name: "change_app", input: { ops } },
  { name: "settle_wish", input: { wish: 1, state: "done", parts: ["app"] } },
];
/** Leaves pictures of the page as it is, in both widths and schemes, for somebody to look at. */
async function lookAtPage(what: string, prepare?: (width: number) => Promise<void>): Promise<void> {
  if (LOOK === undefined) return;
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const viewport of VIEWPORTS) {
      await page.setViewportSize(viewport);
      await prepare?.(viewport.width);
      await settled(page);
      await page.screenshot({ path: `${LOOK}/${what}-${viewport.width}-${colorScheme}.png` });
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1440, height: 900 });
}
/** The same of the end of the conversation. */
const lookAt = (what: string): Promise<void> =>
  lookAtPage(what, async (width) => {
    const panes = page.getByRole("navigation", { name: "Panes of the editor" });
    if (width < 500) await panes.getByRole("button", { name: "Chat" }).click();
    await page.getByRole("log", { name: "Conversation" }).evaluate((log) => log.scrollTo(0, log.scrollHeight));
  });

beforeAll(async () => {
  models = await startModelServer();
  models.models = ["test-model-70b", "qwen3:4b"];
  const port = Number(new URL(models.url).port);
  server = await startOwnServer({ worker: true, localServers: [{ server: "ollama", port, lookMs: SOON.timeout }] });
  member = await openMemberPage({
    server,
    fullName: "Noor Brandt",
    path: "/dashboard",
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
    bypassCSP: true,
  });
  ({ page, complaints } = member);
});
// On a quick machine they ask the model more often in a minute than one person may.
beforeEach(async () => {
  await server.sql`delete from private.rate_limits`;
});
afterAll(async () => {
  await member?.close();
  await server?.close();
  await models?.close();
});

it("a model that was found on this machine is offered, used after a click, and can be refused for good", async () => {
  const offer = page.getByRole("group", { name: "Model in Ollama" });
  await offer.getByText("2 models run on this machine in Ollama.").waitFor();
  expect(await findFaults()).toEqual([]);
  await lookAtPage("local-offer");
  await offer.getByRole("button", { name: "Don't ask again" }).click();
  await offer.waitFor({ state: "detached" });
  await undoOf(page, "You won't be asked again");
  await offer.getByRole("combobox", { name: "Model in Ollama to use" }).waitFor();
  expect(models.requests).toEqual([]);
  await offer.getByRole("button", { name: "Use it" }).click();
  await page.getByText("test-model-70b builds it: free.").waitFor();
  await offer.waitFor({ state: "detached" });
  await page.goto(`${server.url}/settings#ai`);
  await page
    .getByRole("region", { name: "Models on this machine" })
    .getByText("Everyone on this server uses test-model-70b in Ollama.")
    .waitFor();
  await page.getByRole("region", { name: "AI model" }).scrollIntoViewIfNeeded();
  await lookAtPage("local-settings");
});

it("the settings tell which model is used, test it, and keep a key of one's own without ever showing it again", async () => {
  const section = page.getByRole("region", { name: "AI model" });
  await section.getByText("Using this server's model: test-model-70b.").waitFor();
  models.replies = [{ text: "Hello." }];
  await section.getByRole("button", { name: "Test the model" }).click();
  await section.getByText(/^test-model-70b answered in [\d.]+ s: Hello\.$/).waitFor();
  models.replies = [{ status: 401 }];
  await section.getByRole("button", { name: "Test the model" }).click();
  await section.getByText("The model's service refused the key. Check the key in the settings.").waitFor();

  await section.getByLabel("Address").fill("https://127.0.0.1/v1");
  await section.getByLabel("Model", { exact: true }).fill("big-model");
  await section.getByLabel("Key", { exact: true }).fill("sk-live-0123456789-wxyz");
  await section.getByRole("button", { name: "Save model" }).click();
  await section.getByText("The host 127.0.0.1 is in a private network.").waitFor();
  await section.getByLabel("Address").fill("");
  await section.getByRole("button", { name: "Save model" }).click();
  await section.getByText("Using your model: big-model.").waitFor();
  await page.reload();
  await section.getByText("Saved: •••• wxyz.").waitFor();
  await expect.poll(() => section.getByLabel("Key", { exact: true }).inputValue()).toBe("");
  expect(await page.content()).not.toContain("0123456789");
  expect(await findFaults()).toEqual([]);
  await section.getByRole("button", { name: "Remove" }).click();
  await section.getByText("Using this server's model: test-model-70b.").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await section.getByText("Using your model: big-model.").waitFor();
  await section.getByRole("button", { name: "Remove" }).click();
  await section.getByText("Using this server's model: test-model-70b.").waitFor();
});

it("a new project is there at once, shows the model at work, and keeps or takes back what it did", async () => {
  const done = Promise.withResolvers<void>();
  models.replies = [
    { text: JSON.stringify(PLANT_DESIGN) },
    {
      calls: [{ name: "write_rows", input: { entity: "plant", rows: [{ id: "fern", name: "Fern" }] } }],
      after: done.promise,
    },
    { text: "You see every plant." },
  ];
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${server.url}/dashboard`);
  await page.getByLabel("What do you want to build?").fill("Plant diary");
  await page.keyboard.press("Control+Enter");
  await page.waitForURL(/\/projects\//);
  await page.getByText(/^The model is building your app/).waitFor();
  // What it means to build is there before anything is, with what it may use.
  const log = page.getByRole("log", { name: "Conversation" });
  await log.getByText("Plants: See every plant").waitFor();
  await log.getByText("150 of 500,000 tokens, up to 3 rounds of fixes, 7 minutes at most").waitFor();
  const before = await page.getByRole("textbox", { name: "Name of the project" }).inputValue();
  expect(before).not.toBe("Fern & Friends");
  done.resolve();
  await page.getByText(/^test-model-70b built this app \(\d+ tokens, free\)\.$/).waitFor();
  await expect
    .poll(() => page.getByRole("textbox", { name: "Name of the project" }).inputValue(), SOON)
    .toBe("Fern & Friends");
  await log.getByText("You see every plant.").waitFor();
  expect(await findFaults()).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  // The strip above the app takes it back, as the card in the conversation does. It still moves as the app takes its place.
  await page
    .getByRole("region", { name: "What the model did" })
    .getByRole("button", { name: "Undo", exact: true })
    .press("Enter");
  await expect.poll(() => page.getByRole("textbox", { name: "Name of the project" }).inputValue(), SOON).toBe(before);
  await page.getByRole("log", { name: "Conversation" }).getByText("Undone.").waitFor();
  await page.getByText(/built this app/).waitFor({ state: "hidden" });
});

it("the studio has the model write the trailer's words, as one step that can be undone", async () => {
  const project = page.url();
  await page.goto(project.replace("/projects/", "/studio/"));
  await page.getByRole("status", { name: "The trailer is loading" }).waitFor({ state: "hidden" });
  const opening = page.getByRole("complementary", { name: "Selected scene" }).getByRole("textbox", { name: "Opening" });
  await expect.poll(() => opening.inputValue(), SOON).not.toBe("");
  const written = await opening.inputValue();
  const words = "Brown leaves. Whose turn was it?";
  const texts = Object.fromEntries(["itch", "pov", "promise"].map((hook) => [`hooks.${hook}`, words]));
  models.replies = [{ text: JSON.stringify({ texts }) }];
  await page.getByRole("button", { name: "Write with AI" }).click();
  const dialog = page.getByRole("dialog", { name: "Write with AI" });
  await dialog.getByRole("textbox", { name: "How should it sound?" }).fill("For forgetful people");
  await dialog.getByRole("button", { name: "Write", exact: true }).click();
  await page.getByText("The words are rewritten. You can undo this.").waitFor();
  await dialog.waitFor({ state: "hidden" });
  await expect.poll(() => opening.inputValue(), SOON).toBe(words);
  expect(JSON.stringify(models.requests.at(-1)?.body)).toContain("For forgetful people");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(() => opening.inputValue(), SOON).toBe(written);

  // Without the model the built-in writer does it, and says why.
  models.replies = [{ status: 401, body: "no" }];
  await page.getByRole("button", { name: "Write with AI" }).click();
  await dialog.getByRole("button", { name: "Write", exact: true }).click();
  await page.getByText("The model's service refused the key.").waitFor();
  await page.getByText("Saved", { exact: true }).waitFor();
  await page.goto(project);
});

it("changes are asked for in words by keyboard, told line by line with their cost, undone and stopped", async () => {
  const wish = page.getByRole("textbox", { name: "Ask for a change" });
  const log = page.getByRole("log", { name: "Conversation" });
  await page.getByText("Ask the model", { exact: true }).click();
  models.replies = [{ calls: wished("The name is Moss", name("Moss")) }, { text: "The app is called Moss now." }];
  await wish.fill("Call it Moss");
  await wish.press("Enter");
  await log.getByText("The app is called Moss now.").waitFor();
  await log.getByText("Named the app Moss").waitFor();
  await log.getByText("test-model-70b: 300 tokens, free").last().waitFor();
  await expect.poll(() => wish.inputValue()).toBe("");
  expect(await findFaults()).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await log.getByRole("button", { name: "Undo", exact: true }).last().click();
  await expect.poll(() => log.getByText("Undone.").count(), SOON).toBe(2);

  models.replies = [{ hangAfter: 0 }];
  await wish.fill("Call it Rock");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await log.getByRole("button", { name: "Stop" }).click();
  await log.getByText("Stopped. Nothing was changed.").waitFor();

  models.replies = [{ status: 500 }];
  await wish.fill("Call it Sand");
  await wish.press("Enter");
  await log.getByText("The model's service has a fault. Nothing was changed. Try again in a moment.").waitFor();
});

it("a model's words and ops show while it makes them, again after a reload, and go when it is stopped", async () => {
  const wish = page.getByRole("textbox", { name: "Ask for a change" });
  const log = page.getByRole("log", { name: "Conversation" });
  const [half, words] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const [list, change, settle] = wished("The name is Granite", name("Granite"));
  const more = { op: "set-identity", patch: { tagline: "Set in stone", description: "Stone ".repeat(30) } };
  models.replies = [
    { calls: list === undefined ? [] : [list] },
    {
      calls: change === undefined ? [] : [change, { name: "change_app", input: { ops: [more] } }],
      pause: { after: JSON.stringify(change?.input).length + 24, until: half.promise },
    },
    { calls: settle === undefined ? [] : [settle] },
    {
      text: "The app is called Granite now, and its line is set in stone.",
      pause: { after: 24, until: words.promise },
    },
  ];
  await wish.fill("Call it Granite");
  await wish.press("Enter");
  await log.getByText("Named the app Granite").waitFor();
  await page.reload();
  await log.getByText("Named the app Granite").waitFor();
  half.resolve();
  await log.getByText("The app is called Granit", { exact: true }).waitFor();
  if (LOOK !== undefined) {
    await page.screenshot({ path: `${LOOK}/live-words.png` });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("navigation", { name: "Panes of the editor" }).getByRole("button", { name: "Chat" }).click();
    await page.screenshot({ path: `${LOOK}/live-words-phone.png` });
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  await log.getByRole("button", { name: "Stop" }).click();
  await expect.poll(() => log.getByText("Stopped. Nothing was changed.").count(), SOON).toBe(2);
  await log.getByText("The app is called Granit", { exact: true }).waitFor({ state: "hidden" });
  words.resolve();
  await expect
    .poll(() => page.getByRole("textbox", { name: "Name of the project" }).inputValue(), SOON)
    .not.toBe("Granite");
});

it("asks back instead of guessing, then ticks off what it did, says why not of the rest, and shows the page before and after", async () => {
  const wish = page.getByRole("textbox", { name: "Ask for a change" });
  const log = page.getByRole("log", { name: "Conversation" });
  models.replies = [
    {
      calls: [
        {
          name: "ask_person",
          input: {
            question: "Which name do you mean?",
            choices: ["The app's: Mossy Mornings", "The page's: All plants"],
          },
        },
      ],
    },
  ];
  await page.getByText("Ask the model", { exact: true }).click();
  await wish.fill("A better name, and text my neighbor when it's dry");
  await wish.press("Enter");
  const choices = log.getByRole("group", { name: "Which name do you mean?" });
  await choices.getByRole("button", { name: "The page's: All plants" }).waitFor();
  await expect.poll(() => log.getByRole("button", { name: "Stop" }).count(), SOON).toBe(0);
  expect(await findFaults()).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await lookAt("question");
  const held = Promise.withResolvers<void>();
  models.replies = [
    { calls: [{ name: "list_wishes", input: { wishes: ["The app is called Mossy Mornings", "Text the neighbor"] } }] },
    {
      calls: [
        { name: "change_app", input: { ops: [name("Mossy Mornings")] } },
        { name: "settle_wish", input: { wish: 1, state: "done", parts: ["app"] } },
        {
          name: "settle_wish",
          input: { wish: 2, state: "declined", why: "Apps can't send texts. A list of what is dry today is possible." },
        },
      ],
      after: held.promise,
    },
    { text: "The app has a calmer name now." },
  ];
  await choices.getByRole("button", { name: "The app's: Mossy Mornings" }).press("Enter");
  const asked = log.getByRole("list", { name: "What you asked for" }).last();
  await expect
    .poll(() => asked.getByRole("listitem").allTextContents(), SOON)
    .toEqual(["In progress: The app is called Mossy Mornings", "In progress: Text the neighbor"]);
  // What was asked has been answered.
  await choices.waitFor({ state: "hidden" });
  await lookAt("wishes-at-work");
  held.resolve();
  await log.getByText("The app has a calmer name now.").waitFor();
  await expect
    .poll(() => asked.getByRole("listitem").allTextContents(), SOON)
    .toEqual([
      "Done: The app is called Mossy Mornings",
      expect.stringMatching(/^Not done: Text the neighborApps can't send texts/),
    ]);
  // No browser looks at apps here: pictures as one leaves them.
  const [{ id = "", project_id: projectId = "" } = {}] = await server.sql<{ id: string; project_id: string }[]>`
    select id, project_id from ai_runs order by created_at desc limit 1`;
  const keys = ["before", "after"].map((which) => `projects/${member.me.id}/${projectId}/runs/${id}-${which}.jpg`);
  const picture = await page.screenshot({ type: "jpeg", clip: { x: 600, y: 0, width: 390, height: 700 } });
  for (const key of keys) {
    const path = join(server.folder, "media", key);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, picture);
  }
  await server.sql`
    update ai_runs set pictured_page = 'Plants', before_path = ${keys[0] ?? ""}, after_path = ${keys[1] ?? ""} where id = ${id}`;
  for (const name of ["Plants before", "Plants after"]) {
    const shown = log.getByRole("img", { name });
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth), SOON).toBe(390);
  }
  expect(await findFaults()).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await lookAt("wishes-done");
  await log.getByRole("button", { name: "Undo", exact: true }).last().click();
  await expect
    .poll(() => page.getByRole("textbox", { name: "Name of the project" }).inputValue(), SOON)
    .not.toBe("Mossy Mornings");
});

it("a picture that is pasted goes to the model with the wish, and stands beside it afterwards", async () => {
  const wish = page.getByRole("textbox", { name: "Ask for a change" });
  const log = page.getByRole("log", { name: "Conversation" });
  const paste = () =>
    page.evaluate(async () => {
      const canvas = new OffscreenCanvas(90, 60);
      const context = canvas.getContext("2d");
      if (context) {
        context.fillStyle = "#123a5a";
        context.fillRect(0, 0, 90, 60);
      }
      const data = new DataTransfer();
      data.items.add(new File([await canvas.convertToBlob()], "sketch.png", { type: "image/png" }));
      const area = document.querySelector('textarea[aria-label="Ask for a change"]');
      area?.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
    });
  await paste();
  await log.getByText("A wide, mostly dark picture of 90 × 60 px.", { exact: false }).waitFor();
  await page.getByRole("button", { name: "Leave the picture out" }).click();
  await page.getByRole("button", { name: "Leave the picture out" }).waitFor({ state: "hidden" });
  await paste();
  await page.getByRole("button", { name: "Leave the picture out" }).waitFor();
  // Only a model takes pictures: the switch shows who will answer.
  expect(await page.getByRole("radio", { name: "Ask the model" }).isChecked()).toBe(true);
  expect(await page.getByRole("radio", { name: "Do it" }).isDisabled()).toBe(true);
  if (LOOK !== undefined) await page.screenshot({ path: `${LOOK}/picture-attached.png` });
  models.replies = [{ text: "It is a dark blue sketch." }];
  await wish.fill("What is on it?");
  await wish.press("Enter");
  await log.getByText("It is a dark blue sketch.").waitFor();
  await log.getByRole("img", { name: "Sent with this message" }).waitFor();
  expect(JSON.stringify(models.requests.at(-1)?.body)).toContain("data:image/jpeg;base64,");
  await page.getByRole("button", { name: "Leave the picture out" }).waitFor({ state: "hidden" });
});

it("what is understood surely costs nothing, what is not goes to the model, and it can be made to plan first", async () => {
  const wish = page.getByRole("textbox", { name: "Ask for a change" });
  const log = page.getByRole("log", { name: "Conversation" });
  await page.getByText("Do it", { exact: true }).click();
  const asked = models.requests.length;
  await wish.fill("call the app Fern");
  await wish.press("Enter");
  await log.getByText("Named the app Fern", { exact: true }).waitFor();
  await log.getByRole("button", { name: "Ask the model instead" }).waitFor();
  expect(models.requests.length).toBe(asked);

  models.replies = [{ text: "Ferns like shade, so nothing has to change." }];
  await wish.fill("why do ferns wilt near windows");
  await wish.press("Enter");
  await log.getByText("Ferns like shade, so nothing has to change.").waitFor();
  expect(models.requests.length).toBe(asked + 1);

  await page.getByText("Plan first", { exact: true }).click();
  models.replies = [{ text: "1. Call the app Shade." }];
  await wish.fill("a calmer name");
  await wish.press("Enter");
  await log.getByText("1. Call the app Shade.").waitFor();
  expect(JSON.stringify(models.requests.at(-1)?.body)).toContain("change nothing yet");
  models.replies = [{ calls: wished("A calmer name", name("Shade")) }, { text: "It is called Shade." }];
  await log.getByRole("button", { name: "Apply plan" }).click();
  await log.getByText("It is called Shade.").waitFor();
  await expect.poll(() => page.getByRole("textbox", { name: "Name of the project" }).inputValue(), SOON).toBe("Shade");
  expect(complaints).toEqual([]);
});

it("what the project remembers is seen, added to, changed, forgotten and brought back", async () => {
  await page.getByRole("button", { name: "Project memory" }).click();
  const memory = page.getByRole("dialog", { name: "Project memory" });
  const entries = memory.getByRole("list", { name: "Remembered" });
  // What was answered to the model's question; the name that was typed has been changed since.
  await expect
    .poll(
      () => entries.getByRole("textbox").evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value)),
      SOON,
    )
    .toContain("Which name do you mean? The app's: Mossy Mornings");
  await memory.getByRole("textbox", { name: "What to remember" }).fill("Never say customers");
  await memory.getByRole("button", { name: "Add", exact: true }).click();
  const mine = entries.getByRole("textbox", { name: "Decision · by you" });
  await mine.fill("Guests, never customers");
  await memory.getByRole("button", { name: "Save", exact: true }).click();
  await memory.getByRole("button", { name: "Forget: Guests, never customers" }).waitFor();
  expect(await findFaults()).toEqual([]);
  await lookAtPage("memory");
  await memory.getByRole("button", { name: "Forget: Guests, never customers" }).click();
  await mine.waitFor({ state: "detached" });
  await undoOf(page, "Forgotten");
  await expect.poll(() => mine.inputValue(), SOON).toBe("Guests, never customers");
  await page.keyboard.press("Escape");
  await memory.waitFor({ state: "detached" });
  expect(complaints).toEqual([]);
});

it("what is sent while the model is at work goes out once it is done, unless it is taken back", async () => {
  const wish = page.getByRole("textbox", { name: "Ask for a change" });
  const log = page.getByRole("log", { name: "Conversation" });
  const held = page.getByText("Sends when the model is done");
  await page.getByText("Ask the model", { exact: true }).click();
  const free = Promise.withResolvers<void>();
  models.replies = [{ text: "Mornings are best.", after: free.promise }, { text: "Rain water, if there is any." }];
  const asked = models.requests.length;
  await wish.fill("when should they be watered?");
  await wish.press("Enter");
  await expect.poll(() => wish.inputValue(), SOON).toBe("");
  await wish.fill("and with what?");
  await page.getByRole("button", { name: "Send when the model is done" }).click();
  await held.waitFor();
  await page.getByRole("button", { name: "Don't send" }).click();
  await held.waitFor({ state: "hidden" });
  expect(await wish.inputValue()).toBe("and with what?");
  await wish.press("Enter");
  await held.waitFor();
  if (LOOK !== undefined) await page.screenshot({ path: `${LOOK}/wish-held.png` });
  free.resolve();
  await log.getByText("Mornings are best.").waitFor();
  await log.getByText("Rain water, if there is any.").waitFor();
  expect(await wish.inputValue()).toBe("");
  await held.waitFor({ state: "hidden" });
  expect(models.requests.length).toBe(asked + 2);
  expect(complaints).toEqual([]);
});
