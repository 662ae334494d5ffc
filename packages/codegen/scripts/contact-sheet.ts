// Photographs generated apps and lays the pictures out on sheets to look at.
// Every kind of app:     node packages/codegen/scripts/contact-sheet.ts OUT.png [--only recipes,shop] [--page 1] [--scheme dark]
// Every art direction:   node packages/codegen/scripts/contact-sheet.ts OUT.png --directions [--idea "AI recipe finder"] [--both]
// One idea, many seeds:   node packages/codegen/scripts/contact-sheet.ts OUT.png --seeds 8 [--idea "hive inspection log"]
// Also: --sizes phone,desktop  --seed 7  --zoom 1  --full  --empty (no rows)  --dialog (the first form)  --per-sheet 12
// OUT.png becomes OUT-1.png, OUT-2.png ... when one sheet does not hold them all.
import { ART_DIRECTIONS, artDirectionSchema, type AppSpec, type Archetype, type ArtDirection } from "@sayhey/appspec";
import { compileApp } from "@sayhey/bundler";
import { planIdea } from "@sayhey/planner/embedded";
import { openBrowserPool } from "@sayhey/server/browser";
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { BrowserContext, Page } from "playwright-core";
import { APP_ORIGIN, openAppPage } from "../../../apps/server/src/infra/browser/app-page.ts";
import { generateApp } from "../src/generate-app.ts";

/** One idea for each kind of app. */
const IDEAS: Record<Archetype, string> = {
  marketplace: "NFT marketplace for artists",
  directory: "directory of playgrounds near us",
  tracker: "bouldering gym route tracker",
  log: "hive inspection log",
  planner: "choir rehearsal planner",
  feed: "social feed for street photographers",
  matching: "Tinder for dog owners",
  booking: "barber appointments",
  lending: "tool library for our street",
  learning: "Duolingo for sign language",
  quiz: "geography quiz for kids",
  pipeline: "freelancer CRM with invoices",
  board: "kanban board for a bike workshop",
  shop: "online shop for ceramics",
  community: "community for new parents",
  events: "wedding guest list",
  budget: "split rent with flatmates",
  fitness: "marathon training log",
  timer: "social meditation app",
  journal: "mood journal",
  portfolio: "portfolio for tattoo artists",
  blog: "blog about slow travel",
  chat: "chat for a sailing crew",
  leaderboard: "chess club ladder",
  jobs: "job board for nurses",
  inventory: "warehouse inventory",
  poll: "vote on where to eat lunch",
  fundraising: "crowdfunding for a skate park",
  waitlist: "repair café queue",
  recipes: "AI recipe finder",
  collection: "vinyl record collection",
  shifts: "volunteer shifts at the food bank",
  dashboard: "dashboard for an online shop",
  approvals: "vacation requests",
};

const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, zoom: 0.58, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 }, zoom: 0.405, isMobile: false, hasTouch: false },
} as const;
type Size = keyof typeof SIZES;

// Seeds are dated around this morning, so that the same sheet comes out on any day.
const SHOT_TIME = new Date("2026-05-14T09:41:00Z");

interface Shot {
  label: string;
  size: Size;
  png: Buffer;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    directions: { type: "boolean", default: false },
    idea: { type: "string", default: "AI recipe finder" },
    only: { type: "string" },
    page: { type: "string", default: "0" },
    scheme: { type: "string" },
    both: { type: "boolean", default: false },
    sizes: { type: "string", default: "phone,desktop" },
    seed: { type: "string" },
    seeds: { type: "string" },
    zoom: { type: "string" },
    full: { type: "boolean", default: false },
    empty: { type: "boolean", default: false },
    dialog: { type: "boolean", default: false },
    "per-sheet": { type: "string", default: "12" },
  },
});
const out = positionals[0];
if (out === undefined) throw new TypeError("OUT.png: name the file to write");
const sizes = values.sizes.split(",").filter((size): size is Size => Object.hasOwn(SIZES, size));
const only = values.only?.split(",");
const schemes: readonly ("light" | "dark" | undefined)[] = values.both
  ? ["light", "dark"]
  : [values.scheme === "dark" || values.scheme === "light" ? values.scheme : undefined];

const pool = openBrowserPool({ size: 1 });
const shots: Shot[] = [];
try {
  for await (const { label, spec } of specs()) {
    const app = await compileApp(generateApp(spec).tree);
    for (const scheme of schemes) {
      for (const size of sizes) {
        const { viewport, isMobile, hasTouch } = SIZES[size];
        const png = await pool.use(
          {
            viewport,
            isMobile,
            hasTouch,
            deviceScaleFactor: 2,
            locale: "en-US",
            timezoneId: "UTC",
            reducedMotion: "reduce",
            serviceWorkers: "block",
            colorScheme: scheme ?? "light",
          },
          async (context) => photograph((await openAppPage(context, app)).page, spec, scheme),
        );
        shots.push({ label: `${label}${scheme === undefined ? "" : ` · ${scheme}`}`, size, png });
      }
    }
    process.stdout.write(`${label}\n`);
  }
  const apps = Number(values["per-sheet"]) * sizes.length * schemes.length;
  const sheets = Math.ceil(shots.length / apps);
  for (let sheet = 0; sheet < sheets; sheet++) {
    const file = sheets === 1 ? out : out.replace(/(\.png)?$/, `-${sheet + 1}.png`);
    writeFileSync(
      file,
      await pool.use({ viewport: { width: 1584, height: 400 } }, (context) =>
        layOut(context, shots.slice(sheet * apps, (sheet + 1) * apps)),
      ),
    );
    process.stdout.write(`${file}\n`);
  }
} finally {
  await pool.close();
}

/** What is photographed, in order. */
async function* specs(): AsyncGenerator<{ label: string; spec: AppSpec }> {
  const seed = values.seed === undefined ? {} : { seed: Number(values.seed) };
  if (values.directions) {
    const spec = emptied(await planIdea(values.idea, seed));
    for (const direction of artDirectionSchema.options)
      if (only?.includes(direction) ?? true)
        yield { label: ART_DIRECTIONS[direction].name, spec: dressed(spec, direction) };
    return;
  }
  if (values.seeds !== undefined) {
    for (let number = 1; number <= Number(values.seeds); number++) {
      const spec = emptied(await planIdea(values.idea, { seed: number }));
      yield { label: `seed ${number} · ${spec.theme.direction}`, spec };
    }
    return;
  }
  for (const [archetype, idea] of Object.entries(IDEAS)) {
    if (!(only?.includes(archetype) ?? true)) continue;
    const spec = emptied(await planIdea(idea, seed));
    const [lead] = spec.identity.archetypes;
    const kind = lead === archetype ? archetype : `${archetype} (became ${lead ?? "nothing"})`;
    yield { label: `${kind} · ${spec.theme.direction} · ${idea}`, spec };
  }
}

function dressed(spec: AppSpec, direction: ArtDirection): AppSpec {
  const { scheme, light, dark, display, text, radius, density, motion } = ART_DIRECTIONS[direction];
  return { ...spec, theme: { ...spec.theme, direction, scheme, light, dark, display, text, radius, density, motion } };
}

function emptied(spec: AppSpec): AppSpec {
  return values.empty ? { ...spec, entities: spec.entities.map((entity) => ({ ...entity, rows: [] })) } : spec;
}

async function photograph(page: Page, spec: AppSpec, scheme: "light" | "dark" | undefined): Promise<Buffer> {
  await page.clock.setFixedTime(SHOT_TIME);
  await page.goto(`${APP_ORIGIN}${pathOf(spec)}`, { waitUntil: "load" });
  await page.locator("h1").first().waitFor({ state: "visible" });
  if (scheme !== undefined)
    await page.evaluate((wanted) => void (document.documentElement.dataset["scheme"] = wanted), scheme);
  if (values.dialog) {
    await page
      .locator("main .block-tools button")
      .first()
      .click({ timeout: 2000 })
      .catch(() => undefined);
  }
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ fullPage: values.full, animations: "disabled" });
}

/** Address of the chosen page; on a page that shows one row, that of the first row. */
function pathOf(spec: AppSpec): string {
  const page = spec.pages[Number(values.page)] ?? spec.pages[0];
  const detail = page?.blocks.find((block) => block.kind === "detail");
  const entity = spec.entities.find((each) => detail !== undefined && each.id === detail.entity);
  return (page?.path ?? "/").replace("/:id", `/${String(entity?.rows[0]?.["id"] ?? "none")}`);
}

/** The pictures in rows, each with its label below. */
async function layOut(context: BrowserContext, pictures: readonly Shot[]): Promise<Buffer> {
  const page = await context.newPage();
  await page.setContent(
    `<body style="margin:0;padding:16px;background:#8a8a8a;font:13px system-ui;display:flex;flex-wrap:wrap;gap:16px;align-items:flex-start;width:max-content;max-width:1552px">${pictures
      .map(({ label, size, png }) => {
        const width = SIZES[size].viewport.width * Number(values.zoom ?? SIZES[size].zoom);
        return `<figure style="margin:0"><img width="${width}" src="data:image/png;base64,${png.toString("base64")}"><figcaption style="padding-top:4px;color:#fff;max-width:${width}px">${label.replace(/[<&]/g, " ")}</figcaption></figure>`;
      })
      .join("")}`,
  );
  return page.screenshot({ fullPage: true });
}
