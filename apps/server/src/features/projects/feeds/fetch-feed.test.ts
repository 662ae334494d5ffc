import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { isPublicAddress } from "../../../infra/limits/public-address.ts";
import { createFeedLibrary } from "./feed-library.ts";
import { item, rss, says, startFeedSite, testNetwork, type FeedSite } from "./feeds.fixture.ts";
import type { FeedNetwork } from "./feed-network.ts";

let site: FeedSite;
beforeAll(async () => {
  site = await startFeedSite();
});
afterAll(() => site.close());
beforeEach(() => {
  site.asked.length = 0;
  for (const path of Object.keys(site.answers)) delete site.answers[path];
});

const warnings: unknown[] = [];
const open = (network: Partial<FeedNetwork> = {}, now?: () => number) =>
  createFeedLibrary(testNetwork(network), (...warning) => void warnings.push(warning), now);
const titles = async (path: string) => {
  const result = await open().read(`${site.url}${path}`);
  return "feed" in result ? result.feed.entries.map(({ title }) => title) : result.failed;
};

describe("a feed", () => {
  it("is read in the encoding that it names", async () => {
    site.answers["/latin"] = says(
      Buffer.from(
        `<?xml version="1.0" encoding="ISO-8859-1"?><rss><channel><item><title>Caf\u00e9</title></item></channel></rss>`,
        "latin1",
      ),
    );
    expect(await titles("/latin")).toEqual(["Café"]);
  });

  it.each(["text/html", "text/plain", "application/octet-stream", ""])(
    "is known by what it says, also as %s",
    async (type) => {
      site.answers["/typed"] = says(rss(item("Ferry")), type);
      expect(await titles("/typed")).toEqual(["Ferry"]);
    },
  );

  it("is found by the page that names it", async () => {
    site.answers["/"] = says(
      `<!doctype html><head><link rel="stylesheet" href="/x.css"><link href="/all.xml?a=1&amp;b=2" type="application/rss+xml" rel="alternate"></head>`,
      "text/html",
    );
    site.answers["/all.xml?a=1&b=2"] = says(rss(item("Ferry")));
    expect(await titles("/")).toEqual(["Ferry"]);
  });

  it("is followed through redirects", async () => {
    site.answers["/old"] = (_, response) => response.writeHead(301, { location: "/new" }).end();
    site.answers["/new"] = says(rss(item("Moved", "<link>one</link>")));
    const result = await open().read(`${site.url}/old`);
    expect(result).toMatchObject({ feed: { entries: [{ title: "Moved", link: `${site.url}/one` }] } });
  });

  it("is asked for once in ten minutes, however many read it, and then only for what is new", async () => {
    let time = 0;
    site.answers["/kept"] = (request, response) => {
      if (request.headers["if-none-match"] === '"1"') response.writeHead(304).end();
      else response.writeHead(200, { etag: '"1"' }).end(rss(item("Ferry")));
    };
    const library = open({}, () => time);
    const address = `${site.url}/kept`;
    expect(library.isKept(address)).toBe(false);
    await Promise.all([1, 2, 3].map(() => library.read(address)));
    time = 9 * 60_000;
    await library.read(address);
    expect(library.isKept(address)).toBe(true);
    expect(site.asked).toHaveLength(1);
    time = 11 * 60_000;
    expect(library.isKept(address)).toBe(false);
    expect(await library.read(address)).toMatchObject({ feed: { entries: [{ title: "Ferry" }] } });
    expect(site.asked).toHaveLength(2);
  });

  it("is shown as it was for a day while its site is down", async () => {
    let time = 0;
    const library = open({}, () => time);
    const address = `${site.url}/down`;
    site.answers["/down"] = says(rss(item("Ferry")));
    await library.read(address);
    site.answers["/down"] = (_, response) => response.writeHead(503).end();
    time = 60 * 60_000;
    expect(await library.read(address)).toMatchObject({ feed: { entries: [{ title: "Ferry" }] } });
    time = 26 * 60 * 60_000;
    expect(await library.read(address)).toEqual({ failed: "unavailable" });
  });
});

describe("what is refused", () => {
  it("says that a host is dead, and asks it again only after a minute", async () => {
    let time = 0;
    const library = open({}, () => time);
    expect(await library.read("https://dead.test/rss")).toEqual({ failed: "missing" });
    expect(library.isKept("https://dead.test/rss")).toBe(true);
    time = 61_000;
    expect(library.isKept("https://dead.test/rss")).toBe(false);
  });

  it("says that nobody listens there", async () => {
    expect(await open().read("http://feeds.test:1/rss")).toEqual({ failed: "unavailable" });
  });

  it("says that nothing is there", async () => {
    expect(await titles("/nothing")).toBe("missing");
  });

  it.each(["http://inside.test/", "http://10.0.0.7/", "http://169.254.169.254/latest/meta-data", "http://[::1]/"])(
    "does not reach %s",
    async (address) => {
      expect(await open().read(address)).toEqual({ failed: "private" });
    },
  );

  it("does not reach this machine from the open internet", async () => {
    const policy = { ...testNetwork().policy, mayReach: isPublicAddress };
    expect(await open({ policy }).read(`${site.url}/nothing`)).toEqual({ failed: "private" });
    expect(site.asked).toEqual([]);
  });

  it.each([
    ["a private network", "http://inside.test/feed.xml", "private"],
    ["an address of this machine", "http://[::1]:80/", "private"],
    ["a file", "file:///etc/passwd", "not-a-feed"],
    ["a script", "javascript:alert(1)", "not-a-feed"],
  ])("follows no redirect to %s", async (_, location, why) => {
    site.answers["/away"] = (__, response) => response.writeHead(302, { location }).end();
    expect(await titles("/away")).toBe(why);
  });

  it("follows no page to a feed in a private network", async () => {
    site.answers["/page"] = says(
      `<html><head><link rel="alternate" type="application/rss+xml" href="http://inside.test/feed.xml"></head>`,
      "text/html",
    );
    expect(await titles("/page")).toBe("private");
  });

  it("gives up where redirects go round in a circle", async () => {
    site.answers["/round"] = (_, response) => response.writeHead(302, { location: "/round" }).end();
    expect(await titles("/round")).toBe("unavailable");
    expect(site.asked).toHaveLength(5);
  });

  it("does not read ten megabytes", async () => {
    const large = rss(item("x".repeat(10 * 1024 ** 2)));
    site.answers["/large"] = says(large);
    site.answers["/said"] = (_, response) =>
      response.writeHead(200, { "content-length": String(large.length) }).write("<rss>");
    expect(await titles("/large")).toBe("too-large");
    expect(await titles("/said")).toBe("too-large");
  });

  it("does not wait for a feed that never ends", async () => {
    site.answers["/drip"] = (_, response) => {
      response.writeHead(200, { "content-type": "application/rss+xml" }).write("<rss><channel>");
      const timer = setInterval(() => response.write("<item/>"), 40);
      response.on("close", () => clearInterval(timer));
    };
    expect(await open({ patienceMs: 300 }).read(`${site.url}/drip`)).toEqual({ failed: "slow" });
  });

  it("does not wait for a site that says nothing", async () => {
    site.answers["/silent"] = () => undefined;
    expect(await open({ patienceMs: 200 }).read(`${site.url}/silent`)).toEqual({ failed: "slow" });
  });

  it("does not wait for a name that nobody knows", async () => {
    const policy = { ...testNetwork().policy, resolve: () => new Promise<never>(() => undefined) };
    expect(await open({ policy, patienceMs: 200 }).read("http://slow.test/")).toEqual({ failed: "slow" });
  });

  it.each(["image/png", "video/mp4", "application/pdf", "application/zip", "text/css"])("reads no %s", async (type) => {
    site.answers["/file"] = says(rss(item("Ferry")), type);
    expect(await titles("/file")).toBe("not-a-feed");
  });

  it.each([
    ["a page without a feed", says("<!doctype html><p>Hello", "text/html")],
    ["an entity bomb", says(`<!DOCTYPE r [<!ENTITY a "ha">]><rss><channel><title>&a;</title></channel></rss>`)],
  ])("says that %s is none", async (_, answer) => {
    site.answers["/odd"] = answer;
    expect(await titles("/odd")).toBe("not-a-feed");
  });

  it("opens nothing that was packed without being asked for", async () => {
    site.answers["/packed"] = (_, response) =>
      response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(rss(item("Ferry"))));
    expect(await titles("/packed")).toBe("unavailable");
  });

  it("warns of nothing that sites do wrong", () => {
    expect(warnings).toEqual([]);
  });
});

it("a picture that could not be had is asked for again after a minute, and no sooner", async () => {
  let now = 0;
  const library = open({}, () => now);
  const address = `${site.url}/late.png`;
  expect(await library.picture(address)).toBeNull();
  now = 59_000;
  await library.picture(address);
  expect(site.asked).toHaveLength(1);
  now = 61_000;
  await library.picture(address);
  expect(site.asked).toHaveLength(2);
});

it.each([
  ["in its body", "<body>"],
  ["deeper than a head is", "<div>".repeat(40)],
])("of a page no more than its head is read: a feed that it names %s is none", async (_, before) => {
  const named = `<link rel="alternate" type="application/rss+xml" href="/named">`;
  site.answers["/named"] = says(rss(item("Ferry")));
  site.answers["/page"] = says(`<html><head>${named}</head>`, "text/html");
  site.answers["/deep"] = says(`<html>${before}${named}`, "text/html");
  expect(await titles("/page")).toEqual(["Ferry"]);
  expect(await titles("/deep")).toBe("not-a-feed");
});
