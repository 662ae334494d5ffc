import { describe, expect, it } from "vitest";
import { item, rss } from "./feeds.fixture.ts";
import { FeedRefusal } from "./raw-feed.ts";
import { readFeed } from "./read-feed.ts";

const BASE = "https://post.example/feeds/all.xml";
const read = (text: string) => readFeed(text, BASE);
const first = (items: string) => read(rss(items)).entries[0];

describe("formats", () => {
  it("reads RSS 2.0, the newest first, with its picture", () => {
    const feed = read(
      rss(
        item("Older", "<link>https://post.example/1</link><pubDate>Mon, 02 Nov 2026 08:00:00 GMT</pubDate>") +
          item(
            "Newer",
            `<link>/2</link><pubDate>Tue, 03 Nov 2026 08:00:00 +0100</pubDate><description><![CDATA[<p>Ferry <b>late</b>.</p>]]></description><media:thumbnail url="/2.jpg"/>`,
          ),
      ),
    );
    expect(feed).toEqual({
      title: "Harbor Post",
      entries: [
        {
          title: "Newer",
          summary: "Ferry late.",
          link: "https://post.example/2",
          date: "2026-11-03T07:00:00.000Z",
          picture: "https://post.example/2.jpg",
        },
        { title: "Older", summary: "", link: "https://post.example/1", date: "2026-11-02T08:00:00.000Z" },
      ],
    });
  });

  it("reads RSS 1.0", () => {
    const { title, entries } = read(
      `<rdf:RDF xmlns:rdf="x" xmlns:dc="y"><channel><title>Old</title></channel><item><title>One</title><link>https://a.example/</link><dc:date>2026-01-02T03:04:05Z</dc:date></item></rdf:RDF>`,
    );
    expect(title).toBe("Old");
    expect(entries).toEqual([
      { title: "One", summary: "", link: "https://a.example/", date: "2026-01-02T03:04:05.000Z" },
    ]);
  });

  it("reads Atom, whose texts are HTML only where they say so", () => {
    const { title, entries } = read(
      `<feed xmlns="http://www.w3.org/2005/Atom"><title type="text">Notes on &lt;b&gt;</title>
       <entry><title type="html">All &amp;amp; &lt;i&gt;more&lt;/i&gt;</title><link rel="self" href="/self"/><link href="/one"/><updated>2026-05-01T00:00:00Z</updated><summary>Said</summary></entry>
       <entry><title>XHTML</title><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>One</p><p>Two</p></div></content></entry></feed>`,
    );
    expect(title).toBe("Notes on <b>");
    expect(entries).toMatchObject([
      { title: "All & more", link: "https://post.example/one", summary: "Said", date: "2026-05-01T00:00:00.000Z" },
      { title: "XHTML", summary: "One Two" },
    ]);
  });

  it("reads JSON Feed", () => {
    const text = JSON.stringify({
      version: "https://jsonfeed.org/version/1.1",
      title: "J",
      items: [
        { id: "1", content_html: "<p>No <em>title</em></p><img src='a.png'>", url: "https://j.example/1" },
        { id: "2", title: "Two", summary: "S", image: "https://j.example/2.png", date_published: "2026-02-03" },
        "nonsense",
      ],
    });
    expect(read(text)).toEqual({
      title: "J",
      entries: [
        {
          title: "No title",
          summary: "",
          link: "https://j.example/1",
          picture: "https://post.example/feeds/a.png",
        },
        { title: "Two", summary: "S", picture: "https://j.example/2.png", date: "2026-02-03T00:00:00.000Z" },
      ],
    });
  });

  it("reads a feed without entries", () => {
    expect(read(rss(""))).toEqual({ title: "Harbor Post", entries: [] });
  });

  it("takes 30 of 1,000 entries", () => {
    expect(read(rss(Array.from({ length: 1000 }, (_, n) => item(`Entry ${n}`)).join(""))).entries).toHaveLength(30);
  });
});

describe("what strangers write", () => {
  it.each([
    ["a script", "<script>alert(1)</script>Ferry", "Ferry"],
    ["a picture that runs", "&lt;img src=x onerror=alert(1)&gt;Ferry", "Ferry"],
    ["a script in CDATA", "<![CDATA[<script>alert(1)</script>Ferry]]>", "Ferry"],
    ["a tag that is never closed", "<![CDATA[Ferry <img src=x onerror=alert(1) ]]>", "Ferry"],
    ["a tag that was meant to be read", "How &amp;lt;b&amp;gt; works", "How <b> works"],
    ["less than", "<![CDATA[5 < 6 & 7 > 3]]>", "5 < 6 & 7 > 3"],
    ["names of HTML", "Caf&amp;eacute; &#8211; t&#xE9;", "Café – té"],
    ["text turned around", "abc\u202Edef", "abcdef"],
    ["lines", "One\n\n  two", "One two"],
  ])("%s in a title is text", (_, written, shown) => {
    expect(first(`<item><title>${written}</title></item>`)?.title).toBe(shown);
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " data:text/html,x",
    "file:///etc/passwd",
    "vbscript:x",
    "http://",
  ])("%s is no link", (link) => {
    expect(first(item("Ferry", `<link>${link}</link>`))).not.toHaveProperty("link");
    expect(first(item("Ferry", `<media:thumbnail url="${link}"/>`))).not.toHaveProperty("picture");
  });

  it("keeps no name and password of a link", () => {
    expect(first(item("Ferry", "<link>https://me:secret@post.example/</link>"))).not.toHaveProperty("link");
  });

  it("passes over days that are none", () => {
    expect(first(item("Ferry", "<pubDate>soon</pubDate>"))).not.toHaveProperty("date");
  });

  it("cuts long texts between words", () => {
    const entry = first(item("word ".repeat(400), `<description>${"long ".repeat(4000)}</description>`));
    expect(entry?.title).toMatch(/^(?:word )+word…$/);
    expect(entry?.summary.length).toBeLessThanOrEqual(320);
  });

  it.each([
    [
      "entities that grow",
      `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>${rss(item("&b;")).slice(38)}`,
    ],
    ["entities from a file", `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss><channel/></rss>`],
    ["a document that never ends", `<rss><channel>${"<item>".repeat(20)}`],
    ["nesting without end", `<rss><channel>${"<a>".repeat(100_000)}`],
    ["elements without end", `<rss><channel>${"<a/>".repeat(100_000)}</channel></rss>`],
    ["attributes without end", `<rss ${Array.from({ length: 100 }, (_, n) => `a${n}="x"`).join(" ")}><channel/></rss>`],
    ["a page", "<!doctype html><html><body>Hello</body></html>"],
    ["another document", "<svg><title>x</title></svg>"],
    ["elements that cross", "<rss><channel></rss></channel>"],
    ["no XML", "Just a text"],
    ["nothing", ""],
    ["JSON of something else", `{"items":[]}`],
    [
      "JSON nested without end",
      `{"version":"https://jsonfeed.org/version/1","items":[${"[".repeat(5000)}${"]".repeat(5000)}]}`,
    ],
    ["broken JSON", `{"version"`],
  ])("refuses %s", (_, text) => {
    expect(() => read(text)).toThrow(FeedRefusal);
  });

  it("leaves an entity that nothing declares as it is written", () => {
    expect(first(item("A &unknown; one"))?.title).toBe("A &unknown; one");
  });

  it.each([
    ["tags that do not close", item(`<![CDATA[${"<script".repeat(300_000)}]]>`)],
    ["comments that do not close", item(`<![CDATA[${"<!--".repeat(300_000)}]]>`)],
    ["pictures that do not close", item("x", `<description><![CDATA[${"<img ".repeat(300_000)}]]></description>`)],
    ["ampersands", item("&amp;".repeat(300_000))],
    ["entries", item("x").repeat(50_000 / 2 - 2)],
  ])("reads three megabytes of %s in no time", (_, items) => {
    const started = performance.now();
    read(rss(items));
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
