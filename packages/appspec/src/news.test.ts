import { describe, expect, it } from "vitest";
import { libraryFixture } from "./app-spec.fixture.ts";
import { applyOps } from "./apply-ops.ts";
import { BLOCK_FACTS } from "./block-facts.ts";
import { propertiesOf } from "./block-properties.ts";
import { blockSchema } from "./block.ts";
import { feedBlocks } from "./feed-blocks.ts";
import { opsToAddBlock } from "./ops-to-add-block.ts";

const library = libraryFixture();
const news = (more: object) =>
  blockSchema.safeParse({ kind: "news", id: "news", address: "https://a.example/rss", ...more });

describe("6.18 a news feed", () => {
  it.each(["https://a.example/rss", "http://a.example:8080/feed.xml?x=1"])("names the address %s", (address) => {
    expect(news({ address }).success).toBe(true);
  });

  it.each([
    "javascript:alert(1)",
    "file:///etc/passwd",
    "a.example/rss",
    "ftp://a.example/",
    "https://me:pw@a.example/",
    "",
  ])("is not at %s", (address) => {
    expect(news({ address }).success).toBe(false);
  });

  it("shows 1 to 30 entries", () => {
    expect([0, 1, 30, 31].map((limit) => news({ limit }).success)).toEqual([false, true, true, false]);
  });

  it("is set by its address, a number and two switches that are on", () => {
    const properties = propertiesOf("news").filter(({ key }) => !["title", "note", "menu"].includes(key));
    expect(properties.map(({ key, control }) => [key, control])).toEqual([
      ["address", { type: "line", max: 500 }],
      ["limit", { type: "number", min: 1, max: 30, whole: true }],
      ["pictures", { type: "toggle", usual: true }],
      ["dates", { type: "toggle", usual: true }],
    ]);
    expect(BLOCK_FACTS.news.name).toBe("News feed");
  });

  it("is added from the palette to any app, with a feed to see at once", () => {
    const [page] = library.pages;
    const plan = opsToAddBlock(library, "news", { page: page?.id ?? "" });
    if ("reason" in plan) throw new Error(plan.reason);
    const { spec } = applyOps(library, plan.ops);
    expect(feedBlocks(library).size).toBe(0);
    expect(feedBlocks(spec).get(plan.block)).toMatchObject({ kind: "news", address: expect.stringMatching(/^https:/) });
  });
});
