import { blockSchema, parseAppSpec, type AppSpec } from "@sayhey/appspec";
import { describe, expect, test } from "vitest";
import { everyBlock } from "../fixtures/every-block.ts";
import { generateApp } from "../generate-app.ts";
import { menuOf } from "../site-menu.ts";
import { htmlText } from "../source-text.ts";
import { openingHours } from "./opening-hours.ts";
import { feedOf, placePage, prerenderPage, publicPaths, sitemapOf } from "./prerender.ts";

const HOSTILE = `"'</script><img src=x onerror=alert(1)><!--`;
const NOW = new Date("2026-11-28T12:00:00");
const options = { indexed: true, now: NOW, origin: "https://dishes.example.com" };

/** What a page tells search engines about. */
function things(head: string): Record<string, unknown>[] {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1] ?? "[]";
  const found: unknown = JSON.parse(text);
  return (Array.isArray(found) ? found : [found]) as Record<string, unknown>[];
}

/** A site with a footer, an article and questions. */
function site(): AppSpec {
  const spec = structuredClone(everyBlock()) as unknown as Record<string, unknown> & AppSpec;
  const [dish] = spec.entities;
  if (dish === undefined) throw new Error("the fixture has no dish");
  return parseAppSpec({
    ...spec,
    identity: { ...spec.identity, idea: "A bakery in Ghent" },
    footer: {
      about: "Bread since dawn.",
      address: "Long Lane 5\n9000 Ghent",
      phone: "+32 9 123",
      hours: [
        { days: "Mon–Fri", times: "7:00–18:00" },
        { days: "by appointment", times: "ask us" },
      ],
    },
    entities: spec.entities.map((entity) => ({
      ...entity,
      access: { read: "everyone", create: "owner", edit: "owner" },
    })),
  });
}

describe("a prerendered page", () => {
  test("says nothing of what people write to each other", () => {
    const told = [site(), everyBlock()].map((app) =>
      JSON.stringify(app.pages.map((page) => prerenderPage(app, page.path, options)?.body)),
    );
    expect(told.join(" ")).not.toContain("Is there soup?");
  });

  test("holds no part that its owner has yet to write, nor a place in the menu for it", () => {
    const ask = "Your prices, line by line.";
    const withText = (body: string): AppSpec => {
      const whole = site();
      const [home, ...rest] = whole.pages;
      if (home === undefined) throw new Error("the fixture has no page");
      const text = { kind: "richText", id: "unwritten", title: "Our prices", menu: "Our prices", body, ask } as const;
      return parseAppSpec({ ...whole, pages: [{ ...home, blocks: [...home.blocks, text] }, ...rest] });
    };
    const shown = (body: string): string => {
      const whole = withText(body);
      return `${prerenderPage(whole, "/", options)?.body ?? ""} ${JSON.stringify(menuOf(whole))}`;
    };
    expect(shown(ask)).not.toContain("Our prices");
    expect(shown(ask)).not.toContain(ask);
    expect(shown("A loaf is 4 euros.")).toContain("A loaf is 4 euros.");
    expect(shown("A loaf is 4 euros.")).toContain('"label":"Our prices"');
  });

  const spec = everyBlock();

  test.each(publicPaths(spec).filter((path) => spec.pages.some((page) => page.path === path)))(
    "%s holds the words of its blocks and the titles of others' pages",
    (path) => {
      const page = spec.pages.find((one) => one.path === path);
      const body = prerenderPage(spec, path, options)?.body ?? "";
      for (const block of page?.blocks ?? [])
        for (const text of [
          block.title,
          block.note,
          "headline" in block ? block.headline : undefined,
          "submitLabel" in block ? block.submitLabel : undefined,
        ])
          if (text !== undefined && !(block.kind === "section" && block.look === "callout" && text === block.note))
            expect(body, block.kind).toContain(htmlText(text));
      for (const place of spec.pages.filter(({ nav }) => nav)) expect(body).toContain(`href="${place.path}"`);
      expect(body.match(/<h1/g)).toHaveLength(1);
    },
  );

  test("is written for every kind of block", () => {
    const kinds = new Set<string>(spec.pages.flatMap(({ blocks }) => blocks.map(({ kind }) => kind)));
    // Who belongs to a team is shown to the team alone.
    kinds.add("people");
    expect([...kinds].toSorted()).toEqual(blockSchema.options.map((option) => option.shape.kind.value).toSorted());
  });

  test("says the questions with their answers and the rows with their values", () => {
    const all = publicPaths(site())
      .map((path) => prerenderPage(site(), path, options)?.body ?? "")
      .join("");
    const faq = spec.pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === "faq" ? block.items : [])),
    );
    for (const { question, answer } of faq) {
      expect(all).toContain(htmlText(question));
      expect(all).toContain(htmlText(answer));
    }
    expect(all).toMatch(/€\d/);
  });

  test("holds nothing that runs, whatever its texts are", () => {
    const hostile = everyBlock({ text: HOSTILE });
    for (const path of publicPaths(hostile)) {
      const page = prerenderPage(hostile, path, options);
      const written = placePage(
        `<html><head><title>x</title></head><body><div id="root"></div></body></html>`,
        page ?? expect.fail(path),
      );
      expect(written).not.toContain("<img src=x");
      expect(written.replaceAll(/"[^"]*"/g, "")).not.toMatch(/<[^>]*\sonerror=[^>]*>/);
      expect(written.match(/<script/g) ?? []).toHaveLength(page?.head.includes("ld+json") ? 1 : 0);
      expect(() => things(page?.head ?? "")).not.toThrow();
    }
  });

  test("never shows rows that are for their author or the owner", () => {
    const secret = site();
    const entities = secret.entities.map((entity) => ({
      ...entity,
      access: { read: "owner" as const, create: "everyone" as const, edit: "owner" as const },
    }));
    const closed = { ...secret, entities };
    const titles = secret.entities.flatMap(({ rows, titleField }) => rows.map((row) => String(row[titleField])));
    const all = publicPaths(closed)
      .map((path) => prerenderPage(closed, path, options)?.body ?? "")
      .join("");
    expect(publicPaths(closed).every((path) => closed.pages.some((page) => page.path === path))).toBe(true);
    expect(titles.filter((title) => /\d/.test(title) && all.includes(`>${htmlText(title)}<`))).toEqual([]);
  });

  test("shows the rows it is given in place of those the app began with", () => {
    const rows = { dish: [{ id: "late", title: "Midnight stew" }] };
    expect(publicPaths(site(), { ...options, rows }).some((path) => path.endsWith("/late"))).toBe(true);
    const path = publicPaths(site(), { ...options, rows }).find((one) => one.endsWith("/late")) ?? "";
    expect(prerenderPage(site(), path, { ...options, rows })?.title).toContain("Midnight stew");
    expect(prerenderPage(site(), path, options)).toBeNull();
  });
});

describe("the head of a page", () => {
  test("has its own title, description, address and cards", () => {
    const page = prerenderPage(site(), "/", {
      ...options,
      picture: { url: "https://x.example/p.jpg", width: 1200, height: 630 },
    });
    expect(page?.head).toContain(`<link rel="canonical" href="https://dishes.example.com/" />`);
    expect(page?.head).toContain(`property="og:image" content="https://x.example/p.jpg"`);
    expect(page?.head).toContain(`name="twitter:card" content="summary_large_image"`);
    expect(page?.head).not.toContain("noindex");
    expect(
      new Set(publicPaths(site()).map((path) => prerenderPage(site(), path, options)?.title)).size,
    ).toBeGreaterThan(3);
  });
  test("keeps search engines away, and tells them nothing, where it is not to be found", () => {
    const page = prerenderPage(site(), "/", { ...options, indexed: false });
    expect(page?.head).toContain("noindex");
    expect(things(page?.head ?? "")).toEqual([]);
  });
  test("tells of a business only what the document says", () => {
    const about = things(prerenderPage(site(), "/", options)?.head ?? "").find(
      (thing) => thing["telephone"] !== undefined,
    );
    expect(about).toMatchObject({
      "@type": "Bakery",
      address: "Long Lane 5, 9000 Ghent",
      telephone: "+32 9 123",
      openingHoursSpecification: [
        { dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "07:00", closes: "18:00" },
      ],
    });
    expect(about).not.toHaveProperty("email");
    expect(things(prerenderPage(everyBlock(), "/", options)?.head ?? "").map((thing) => thing["@type"])).not.toContain(
      "LocalBusiness",
    );
  });
});

test.each([
  ["Mo–Fr", "9–18 Uhr", ["Monday", "Friday"], "18:00"],
  ["Samstag", "8:30 - 12:00", ["Saturday", "Saturday"], "12:00"],
  ["Mon to Thu", "9 am to 5 pm", ["Monday", "Thursday"], "17:00"],
])("hours of %s, %s are read", (days, times, ends, closes) => {
  const read = openingHours({ days, times });
  const named = read?.["dayOfWeek"] as string[] | undefined;
  expect([named?.[0], named?.at(-1)]).toEqual(ends);
  expect(read?.["closes"]).toBe(closes);
});

test.each([
  ["daily", "9-18"],
  ["Mon", "closed"],
  ["Mon", "9:00–12:00, 14:00–18:00"],
  ["Mo, Mi", "9-18"],
])("hours of %s, %s are left out rather than guessed", (days, times) => {
  expect(openingHours({ days, times })).toBeNull();
});

test("a sitemap names pages by their whole address", () => {
  expect(sitemapOf(["/", "/a?b=1&c"], "https://x.example")).toContain("<loc>https://x.example/a?b=1&amp;c</loc>");
});

test("articles have a feed, and other rows none", () => {
  const spec = site();
  const asPosts: AppSpec = {
    ...spec,
    // Dishes that nobody buys or comes to.
    pages: spec.pages.map((page) => ({ ...page, blocks: page.blocks.filter(({ kind }) => kind !== "rsvp") })),
    entities: spec.entities.map((entity) =>
      entity.id === "dish"
        ? { ...entity, name: "Post", fields: entity.fields.filter(({ type }) => type !== "money") }
        : entity,
    ),
  };
  expect(feedOf(spec, options)).toBeNull();
  expect(feedOf(asPosts, options)).toMatch(/<item><title>Dish/);
});

test("an exported tree holds its pages, which its build writes into files", () => {
  const { tree } = generateApp(everyBlock());
  const pages = JSON.parse(tree["prerendered.json"] ?? "[]") as { path: string; body: string }[];
  expect(pages.map(({ path }) => path)).toEqual(publicPaths(everyBlock()));
  expect(tree["vite.config.ts"]).toContain("prerendered()");
});
