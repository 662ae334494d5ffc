import { expect, test } from "vitest";
import { embedSnippet, shareTargets } from "./share-targets.ts";

const LINK = "https://say.example/gallery/1?a=b&c=d";
const TEXT = 'Plants & "more" 🌱 +1';

test("every network gets the link and the words whole", () => {
  const targets = shareTargets(LINK, TEXT);
  expect(targets.map(({ name }) => name)).toEqual(["X", "Facebook", "LinkedIn", "WhatsApp", "Reddit"]);
  const values = targets.map(({ url }) => Object.fromEntries(new URL(url).searchParams));
  expect(values).toEqual([
    { text: TEXT, url: LINK },
    { u: LINK },
    { url: LINK },
    { text: `${TEXT} ${LINK}` },
    { url: LINK, title: TEXT },
  ]);
  for (const { url } of targets) {
    expect(new URL(url).protocol).toBe("https:");
    expect(url).not.toContain("+");
  }
});

test("a title cannot break out of the embed snippet", () => {
  const snippet = embedSnippet("https://say.example", "1", '"><script>alert(1)</script>', { width: 720, height: 1280 });
  expect(snippet).toContain('title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(snippet).toContain('src="https://say.example/embed/1"');
  expect(snippet).toContain('width="360" height="678"');
  expect(snippet.match(/</g)).toHaveLength(2);
});
