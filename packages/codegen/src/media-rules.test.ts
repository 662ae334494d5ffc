import { EMBED_SITES, embedSiteOf, outsideHosts, SITE_FACTS } from "@sayhey/appspec";
import { describe, expect, it } from "vitest";
import { embedOf } from "../templates/src/rules/embeds.ts";
import { hostName } from "../templates/src/rules/web-url.ts";
import { asWebVtt, keepPlace, nextSpeed, sourceOf } from "../templates/src/rules/media-source.ts";

/** Addresses as people copy them, and what the frame gets. */
const ADDRESSES: readonly [address: string, src: string, shape: string][] = [
  [
    "https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=42s",
    "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&start=42",
    "video",
  ],
  ["https://youtu.be/aqz-KE-bpKQ", "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0", "video"],
  [
    "https://youtube.com/shorts/aqz-KE-bpKQ?feature=share",
    "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0",
    "upright",
  ],
  [
    "https://www.youtube.com/playlist?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf",
    "https://www.youtube-nocookie.com/embed/videoseries?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf&autoplay=1",
    "video",
  ],
  ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1", "video"],
  [
    "https://vimeo.com/76979871/8272103f6e",
    "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e",
    "video",
  ],
  ["https://www.dailymotion.com/video/x8abcde", "https://geo.dailymotion.com/player.html?video=x8abcde", "video"],
  ["https://www.ted.com/talks/some_speaker_a_talk", "https://embed.ted.com/talks/some_speaker_a_talk", "video"],
  [
    "https://www.loom.com/share/0281766fa2d04bb788eaf19e65135184",
    "https://www.loom.com/embed/0281766fa2d04bb788eaf19e65135184",
    "video",
  ],
  [
    "https://archive.org/details/night_of_the_living_dead",
    "https://archive.org/embed/night_of_the_living_dead",
    "video",
  ],
  [
    "https://soundcloud.com/some-band/first-song",
    "https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fsome-band%2Ffirst-song&auto_play=true&show_comments=false",
    "line",
  ],
  [
    "https://open.spotify.com/intl-de/track/4uLU6hMCjMI75M1A2tKUQC?si=1",
    "https://open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC",
    "line",
  ],
  [
    "https://open.spotify.com/show/4uLU6hMCjMI75M1A2tKUQC",
    "https://open.spotify.com/embed/show/4uLU6hMCjMI75M1A2tKUQC",
    "list",
  ],
  [
    "https://podcasts.apple.com/us/podcast/some-show/id1234567890?i=1000600000000",
    "https://embed.podcasts.apple.com/us/podcast/some-show/id1234567890?i=1000600000000",
    "line",
  ],
  ["https://www.deezer.com/en/album/302127", "https://widget.deezer.com/widget/auto/album/302127", "list"],
  [
    "https://www.mixcloud.com/somebody/a-show/",
    "https://player-widget.mixcloud.com/widget/iframe/?hide_cover=1&feed=%2Fsomebody%2Fa-show%2F",
    "line",
  ],
  [
    "https://www.openstreetmap.org/#map=12/52.5200/13.4050",
    "https://www.openstreetmap.org/export/embed.html?bbox=13.31711%2C52.47605%2C13.49289%2C52.56395&layer=mapnik",
    "map",
  ],
  ["https://codepen.io/somebody/pen/abCDef", "https://codepen.io/somebody/embed/abCDef?default-tab=result", "map"],
];

describe("addresses of other sites", () => {
  it.each(ADDRESSES)("%s is shown by its own player", (address, src, shape) => {
    expect(embedOf(address)).toMatchObject({ src, shape });
  });

  it("come from hosts that the policy of the app allows, each site by the same name on both sides", () => {
    for (const [address] of ADDRESSES) {
      const embed = embedOf(address);
      if (embed === null) throw new Error(address);
      expect(embedSiteOf(address)).toBe(embed.site);
      expect(SITE_FACTS[embed.site].name).toBe(embed.name);
      expect(SITE_FACTS[embed.site].frames).toContain(new URL(embed.src).host);
    }
    expect(new Set(ADDRESSES.map(([address]) => embedSiteOf(address)))).toEqual(new Set(EMBED_SITES));
  });

  it("are links where they are not on the list, name no one thing, or pretend", () => {
    for (const address of [
      "https://example.com/watch?v=aqz-KE-bpKQ",
      "https://www.youtube.com/@somebody",
      "https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ",
      "https://evil.example/https://youtu.be/aqz-KE-bpKQ",
      'https://www.youtube.com/watch?v="><script>',
      "https://user:secret@www.youtube.com/watch?v=aqz-KE-bpKQ",
      "javascript:alert(1)",
      "https://archive.org/details/../../evil",
      "https://vimeo.com/about",
    ]) {
      const src = embedOf(address)?.src ?? "";
      expect(src === "" || /^https:\/\/archive\.org\/embed\/[\w.-]+$/.test(src), `${address} → ${src}`).toBe(true);
    }
    expect(embedOf("https://vimeo.com/76979871", ["youtube"])).toBeNull();
    expect(hostName("https://www.example.com/a")).toBe("example.com");
  });
});

describe("what a row plays", () => {
  const allowed = { hosts: ["media.example.org"] };

  it("is its file, then its link", () => {
    expect(sourceOf(["Notes.pdf", "Take one.wav"], "https://vimeo.com/76979871", allowed)).toMatchObject({
      from: "file",
      name: "Take one.wav",
      isVideo: false,
      isSample: true,
    });
    expect(sourceOf([], "https://vimeo.com/76979871", allowed)).toMatchObject({
      from: "site",
      embed: { site: "vimeo" },
    });
    expect(sourceOf(null, "https://media.example.org/a/talk.mp4?x=1", allowed)).toMatchObject({
      from: "web",
      isVideo: true,
    });
    expect(sourceOf(null, "https://other.example.org/talk.mp4", allowed)).toMatchObject({ from: "link" });
    expect(sourceOf(null, "http://media.example.org/talk.mp4", allowed)).toMatchObject({ from: "link" });
    expect(sourceOf(["Notes.pdf"], null, allowed)).toEqual({ from: "nothing" });
  });

  it("goes on where somebody stopped, until it is over", () => {
    const places = keepPlace({}, "a", { at: 31, length: 60 });
    expect(places).toEqual({ a: { at: 31, length: 60 } });
    expect(keepPlace(places, "a", { at: 59.5, length: 60 })).toEqual({});
    expect(keepPlace(places, "b", { at: 1, length: 60 })).toEqual(places);
    let many: ReturnType<typeof keepPlace> = {};
    for (let row = 0; row < 200; row += 1) many = keepPlace(many, `r${row}`, { at: 9, length: 60 });
    expect(Object.keys(many)).toHaveLength(60);
    expect(many).toHaveProperty("r199");
  });

  it("has captions in one format, and five speeds", () => {
    expect(asWebVtt("1\r\n00:00:01,500 --> 00:00:03,000\r\nHello\r\n")).toBe(
      "WEBVTT\n\n1\n00:00:01.500 --> 00:00:03.000\nHello\n",
    );
    expect(asWebVtt("\uFEFFWEBVTT\n\n")).toBe("WEBVTT\n\n");
    expect([1, 1.25, 1.5, 2, 0.75].map(nextSpeed)).toEqual([1.25, 1.5, 2, 0.75, 1]);
  });
});

describe("what an app may load from", () => {
  const entity = (links: readonly (string | null)[]) => ({
    id: "film",
    name: "Film",
    plural: "Films",
    icon: "film",
    titleField: "title",
    fields: [
      { id: "title", name: "Title", type: "text" as const },
      { id: "link", name: "Link", type: "url" as const },
    ],
    rows: links.map((link, index) => ({ id: `f${index}`, title: `Film ${index}`, link })),
  });
  const reach = (blocks: readonly object[], links: readonly (string | null)[] = []) =>
    outsideHosts({
      entities: [entity(links)],
      pages: [{ id: "home", path: "/", title: "Home", icon: "house", nav: true, blocks }],
    } as unknown as Parameters<typeof outsideHosts>[0]);

  it("is nothing for an app that shows nothing from elsewhere", () => {
    expect(reach([{ kind: "media", id: "m", entity: "film", look: "video", fileField: "file" }])).toEqual({
      frames: [],
      media: [],
    });
    expect(reach([{ kind: "embed", id: "e", address: "https://example.com/" }])).toEqual({ frames: [], media: [] });
  });

  it("is the site of an embed, the sites of a player, and the hosts that its rows name files of", () => {
    expect(reach([{ kind: "embed", id: "e", address: "https://youtu.be/aqz-KE-bpKQ" }]).frames).toEqual([
      "www.youtube-nocookie.com",
    ]);
    const player = { kind: "media", id: "m", entity: "film", look: "video", urlField: "link", sites: ["vimeo", "ted"] };
    expect(
      reach(
        [player],
        [
          "https://media.example.org/a.mp4",
          "https://media.example.org/b.mp3",
          "https://other.example.org/page.html",
          "http://plain.example.org/a.mp3",
          "https://127.0.0.1/a.mp3",
          "https://localhost/a.mp3",
          "https://x.example.org;script-src*/a.mp3",
          null,
        ],
      ),
    ).toEqual({ frames: ["player.vimeo.com", "embed.ted.com"], media: ["media.example.org"] });
  });
});
