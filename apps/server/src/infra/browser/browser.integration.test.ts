import { createHash } from "node:crypto";
import { compileApp } from "@sayhey/bundler";
import { generateApp } from "@sayhey/codegen";
import { planIdea } from "@sayhey/planner/embedded";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { openBrowserPool } from "./browser-pool.ts";
import { filmApp } from "./film-app.ts";
import { FIXTURE_FLOW, fixtureApp } from "./fixture-app.ts";
import { checkApp } from "./check-app.ts";
import { resolveChromium } from "./resolve-chromium.ts";

const pool = openBrowserPool({ size: 2 });
afterAll(() => pool.close());

describe("checkApp", () => {
  it("passes an app that works", async () => {
    const report = await checkApp(pool, await fixtureApp(), [FIXTURE_FLOW]);
    expect(report.checks.filter((check) => !check.passed)).toEqual([]);
    expect(report.checks.map((check) => check.kind)).toEqual(
      expect.arrayContaining(["page", "overflow", "axe", "console", "flow"]),
    );
    const { parts = [], firstPaintMs } = report.performance ?? {};
    expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(["app", "libraries", "styles"]));
    for (const { gzip, bytes, files } of parts) expect([gzip > 0, bytes >= files]).toEqual([true, true]);
    expect(firstPaintMs).toBeGreaterThan(0);
  });

  it("fails the flow when the page throws an error", async () => {
    const app = await fixtureApp(`{items.length === 3 && (() => { throw new Error("three is too many"); })()}`);
    const report = await checkApp(pool, app, [FIXTURE_FLOW]);
    const flow = report.checks.find((check) => check.kind === "flow");
    expect(flow).toMatchObject({ passed: false, message: expect.stringMatching(/Step 4|three is too many/) });
  });

  it("names the step that found nothing", async () => {
    const report = await checkApp(pool, await fixtureApp(), [
      {
        ...FIXTURE_FLOW,
        steps: [
          { do: "open", path: "/" },
          { do: "tap", target: { role: "button", name: "Fly" } },
        ],
      },
    ]);
    expect(report.checks.find((check) => check.kind === "flow")?.message).toMatch(/Step 2 \(tap button 'Fly'\)/);
  });

  it("plays in the dialog that is open, not in a part of the page behind it of the same name", async () => {
    const app = await fixtureApp(`
      <section aria-label="Add a jar"><label>Note <input /></label></section>
      <button type="button" onClick={() => document.querySelector("dialog")?.showModal()}>Open</button>
      <dialog aria-label="Add a jar"><label>Note <input onChange={(event) => setItems([event.target.value])} /></label></dialog>`);
    const report = await checkApp(pool, app, [
      {
        ...FIXTURE_FLOW,
        steps: [
          { do: "open", path: "/" },
          { do: "tap", target: { role: "button", name: "Open" } },
          { do: "type", target: { role: "textbox", name: "Note", within: "Add a jar" }, text: "Plum" },
          { do: "see", text: "Plum" },
        ],
      },
    ]);
    expect(report.checks.find((check) => check.kind === "flow")).toMatchObject({ passed: true });
  });

  it("reports what is wider than the screen, what axe finds and what leaves the origin", async () => {
    const app = await fixtureApp(
      `<div style={{ width: 700 }}>wide</div><img src="https://tracker.example/pixel.png" />`,
    );
    const checks = (await checkApp(pool, app, [])).checks;
    expect(checks.find((check) => check.kind === "overflow")?.passed).toBe(false);
    expect(checks.find((check) => check.kind === "axe")?.message).toContain("image-alt");
    expect(checks.find((check) => check.kind === "axe")?.findings).toContainEqual(
      expect.objectContaining({ rule: "image-alt", count: 1, target: expect.stringContaining("img") as string }),
    );
    expect(checks.find((check) => check.kind === "page")?.passed).toBe(false);
  });
});

describe("an app that is checked", () => {
  it("has nothing that connects past its origin, neither in its page nor in a frame of it", async () => {
    const app = await fixtureApp(`{(() => {
      const frame = document.body.appendChild(document.createElement("iframe"));
      frame.title = "Empty";
      for (const place of [globalThis, frame.contentWindow])
        for (const name of ["RTCPeerConnection", "webkitRTCPeerConnection", "WebTransport"])
          if (typeof place[name] !== "undefined") throw new Error(name + " is there");
      frame.remove();
      return null;
    })()}`);
    const { checks } = await checkApp(pool, app, []);
    expect(checks.filter(({ passed }) => !passed)).toEqual([]);
  });
});

describe("checkApp on a generated app", () => {
  it("opens pages that nothing links to, blames the block that fails, and keeps a picture of every page and flow", async () => {
    const spec = await planIdea("Plant diary", { seed: 7 });
    const [home] = spec.pages;
    const [block] = home?.blocks ?? [];
    const hidden = { ...spec, pages: spec.pages.map((page) => ({ ...page, nav: page.path === "/" })) };
    const path = `src/blocks/${block?.kind}.tsx`;
    const name = `${block?.kind.charAt(0).toUpperCase()}${block?.kind.slice(1)}`;
    const text = `export function ${name}(): never {\n  throw new Error("three is too many");\n}\n`;
    const { tree, flows, paths } = generateApp(hidden, [{ path, base: generateApp(hidden).tree[path] ?? "", text }]);
    const pictures: string[] = [];
    const { checks } = await checkApp(pool, await compileApp(tree), flows.slice(0, 1), {
      paths,
      keepPicture: async (png) => {
        const { width, height, format } = await sharp(png).metadata();
        return String(pictures.push(`${width} ${Math.min(height, 640)} ${format}`));
      },
    });
    const pages = checks.filter(({ kind }) => kind === "page");
    expect(pages.map(({ page }) => page)).toEqual(expect.arrayContaining(paths));
    expect(pages.find(({ page }) => page === "/")).toMatchObject({
      passed: false,
      block: block?.id,
      message: expect.stringContaining("three is too many"),
      picture: "1",
    });
    expect(pages.filter(({ passed }) => !passed).map(({ block: blamed }) => blamed)).toEqual([block?.id]);
    expect(pages.find(({ page }) => page !== "/")?.seen).toMatch(/^'.+', \d+ parts?$/);
    expect(new Set(pictures)).toEqual(new Set(["360 640 png"]));
    expect(pictures).toHaveLength(pages.length + 1);
  });
});

describe("filmApp", () => {
  it("films a flow with its taps and the boxes it used", async () => {
    const { clips, failures } = await filmApp(pool, await fixtureApp(), [FIXTURE_FLOW]);
    expect(failures).toEqual([]);
    const clip = clips[0];
    expect(clip?.manifest.taps.map((tap) => tap.kind)).toEqual(["type", "tap", "tap"]);
    expect(clip?.manifest.boxes.map((box) => box.name)).toEqual(["Name", "Add", "Clear all"]);
    expect(clip?.manifest.durationMs).toBeGreaterThan(3000);
    const files = unzipSync(clip?.zip ?? new Uint8Array());
    expect(Object.keys(files)).toHaveLength((clip?.manifest.frames.length ?? 0) + 1);
    const sizes = await Promise.all(
      (clip?.manifest.frames ?? []).map(async ({ file }) => {
        const { width, height, format } = await sharp(files[file]).metadata();
        return `${width}x${height} ${format}`;
      }),
    );
    // What stands still is sharp; what shows for a moment need not be.
    expect([sizes[0], sizes.at(-1)]).toEqual(["1080x1920 jpeg", "1080x1920 jpeg"]);
    expect(new Set(sizes)).toEqual(new Set(["1080x1920 jpeg", "540x960 jpeg"]));
    // The new row slides in, so there are in-between pictures, not two states.
    expect(clip?.manifest.frames.length).toBeGreaterThan(10);
    // Where the row came, and where it went again: parts of the screen, after the tap.
    const { results = [], taps = [], viewport } = clip?.manifest ?? {};
    expect(results.length).toBeGreaterThan(0);
    for (const { atMs, x, y, width, height } of results) {
      expect(atMs).toBeGreaterThanOrEqual(taps[0]?.atMs ?? 0);
      expect(x + width).toBeLessThanOrEqual(viewport?.width ?? 0);
      expect(y + height).toBeLessThanOrEqual(viewport?.height ?? 0);
      expect(width * height).toBeLessThan(360 * 640 * 0.65);
    }
  });

  it("films as many as are wanted, and others in place of those that cannot be played", async () => {
    const steps: (typeof FIXTURE_FLOW)["steps"] = [
      { do: "open", path: "/" },
      { do: "tap", target: { role: "button", name: "Fly" } },
    ];
    const flows = [{ ...FIXTURE_FLOW, id: "broken", steps }, FIXTURE_FLOW, { ...FIXTURE_FLOW, id: "third" }];
    const { clips, failures } = await filmApp(pool, await fixtureApp(), flows, { most: 1 });
    expect(clips.map(({ flowId }) => flowId)).toEqual([FIXTURE_FLOW.id]);
    expect(failures.map(({ flowId }) => flowId)).toEqual(["broken"]);
  });

  it("gives the same footage twice", async () => {
    const app = await fixtureApp("<p>{Math.random()} {crypto.randomUUID()}</p>");
    const [first, second] = [await filmApp(pool, app, [FIXTURE_FLOW]), await filmApp(pool, app, [FIXTURE_FLOW])];
    const digest = (zip: Uint8Array | undefined): string =>
      createHash("sha256")
        .update(zip ?? "")
        .digest("hex");
    expect(second.clips[0]?.manifest).toEqual(first.clips[0]?.manifest);
    expect(digest(second.clips[0]?.zip)).toBe(digest(first.clips[0]?.zip));
  });

  it("falls back to a look at the first page when no flow can be filmed, and says why", async () => {
    const { clips, failures } = await filmApp(pool, await fixtureApp(), [
      {
        ...FIXTURE_FLOW,
        steps: [
          { do: "open", path: "/" },
          { do: "tap", target: { role: "button", name: "Fly" } },
        ],
      },
    ]);
    expect(clips.map((clip) => clip.flowId)).toEqual(["overview"]);
    expect(failures[0]?.flowId).toBe("add-starter");
  });

  it("stops within a second when cancelled", async () => {
    const stop = new AbortController();
    const app = await fixtureApp();
    const running = filmApp(pool, app, [FIXTURE_FLOW, FIXTURE_FLOW], { signal: stop.signal });
    setTimeout(() => stop.abort(), 1500);
    await expect(running).rejects.toMatchObject({ kind: "cancelled" });
  });
});

describe("a browser that is missing or dies", () => {
  it("says that CHROMIUM_PATH cannot be run", async () => {
    await expect(resolveChromium({ CHROMIUM_PATH: "/nowhere/chromium" })).rejects.toMatchObject({
      kind: "unavailable",
      message: expect.stringContaining("/nowhere/chromium"),
    });
  });

  it("says that the browser could not be started", async () => {
    const broken = openBrowserPool({ chromium: { executablePath: "/bin/false", env: {}, source: "CHROMIUM_PATH" } });
    await expect(broken.use({}, () => Promise.resolve())).rejects.toMatchObject({ kind: "unavailable" });
  });

  it("reports a crash as such and works again afterwards", async () => {
    const own = openBrowserPool({ size: 1 });
    const crash = own.use({}, async (context) => {
      const page = await context.newPage();
      await context.browser()?.close();
      await page.title();
    });
    await expect(crash).rejects.toMatchObject({
      kind: "unavailable",
      message: expect.stringContaining("stopped unexpectedly"),
    });
    expect(await own.use({}, async (context) => (await context.newPage()).evaluate(() => 6 * 7))).toBe(42);
    await own.close();
  });
});
