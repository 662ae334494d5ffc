import fc from "fast-check";
import { expect, test } from "vitest";
import { fixtureSpec } from "./fixtures/fixture-specs.ts";
import { SHARE_NETWORKS, shareLength, shareTexts, type ShareNetwork, type ShareSource } from "./share-texts.ts";

const { identity } = fixtureSpec("cut-out");
const link = "https://pantry-pal.example.com";
const on = (network: ShareNetwork, source: Partial<ShareSource> = {}) => {
  const found = shareTexts({ identity, link, ...source }).find((text) => text.network === network);
  if (found === undefined) throw new TypeError(`${network}: none`);
  return found;
};

test("every network gets a caption that begins with the opening and says where the app is", () => {
  for (const { network, text, length, limit } of shareTexts({ identity, link })) {
    if (network !== "reddit") expect(text.startsWith(identity.hooks.itch)).toBe(true);
    expect(text).toContain(identity.name);
    expect(length).toBe(shareLength(network, text));
    expect(length).toBeLessThanOrEqual(limit);
    // Links in captions cannot be followed there.
    expect(text.includes(link)).toBe(network !== "tiktok" && network !== "instagram");
  }
  expect(on("tiktok").text).toContain("Link in bio.");
  // Nothing is promised of an app that is not published.
  expect(on("tiktok", { link: null }).text).toBe(on("tiktok").text.replace("Link in bio.\n\n", ""));
  expect(on("x", { link: null }).text).not.toMatch(/soon|bio|open/i);
});

test("hashtags are as many as help on a network, and those of the trailer when it has its own", () => {
  expect(
    Object.fromEntries(shareTexts({ identity, link }).map(({ network, hashtags }) => [network, hashtags.length])),
  ).toEqual({
    tiktok: 4,
    instagram: 4,
    youtube: 4,
    x: 2,
    linkedin: 3,
    facebook: 2,
    whatsapp: 0,
    reddit: 0,
  });
  expect(on("youtube").hashtags[0]).toBe("#Shorts");
  expect(on("x", { hashtags: ["#Mine", "#mine", "#two"] }).hashtags).toEqual(["#Mine", "#two"]);
});

test("titles fit: 100 characters on YouTube, 300 on Reddit", () => {
  expect(on("youtube").title).toBe("Dinner again. No idea. Pantry Pal #Shorts");
  expect(on("reddit").title).toBe(`Pantry Pal – ${identity.promise}`);
  expect(on("youtube", { opening: "x".repeat(160) }).title?.length).toBeLessThanOrEqual(100);
  expect(on("x").title).toBeNull();
});

test("X counts links as 23 characters, and emoji and Chinese twice", () => {
  expect(shareLength("x", `a ${"https://example.com/".padEnd(200, "x")}`)).toBe(25);
  expect(shareLength("x", "🍝 饭 é")).toBe(7);
  expect(shareLength("tiktok", "🍝")).toBe(2);
});

test("whatever an app is called and says, each network's limit holds and no sentence is cut", () => {
  const line = fc.string({ minLength: 1, maxLength: 160, unit: "grapheme" }).filter((text) => text.trim() !== "");
  fc.assert(
    fc.property(
      line,
      line,
      line,
      fc.constantFrom("en", "de", "es", "fr", "pt"),
      (opening, promise, problem, language) => {
        const source = { identity: { ...identity, language, promise, problem }, link, opening } as const;
        for (const { network, text, title, length, limit } of shareTexts(source)) {
          expect(length, network).toBeLessThanOrEqual(limit);
          if (network !== "reddit") expect(text.startsWith(opening.trim())).toBe(true);
          expect(title === null || title.length <= 300).toBe(true);
        }
      },
    ),
    { numRuns: 100, seed: 2 },
  );
  expect(SHARE_NETWORKS).toHaveLength(8);
});
