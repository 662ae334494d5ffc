import type { AppSpec } from "@sayhey/appspec";
import { beforeAll, describe, expect, it } from "vitest";
import { loadAllBlueprints, planBrief } from "../plan-brief.ts";
import { mediaAsked } from "./media.ts";

beforeAll(loadAllBlueprints);

const planned = (text: string): AppSpec | undefined => planBrief(text, 1)?.spec;
const playersOf = (spec: AppSpec | undefined): string[] =>
  (spec?.pages ?? [])
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === "media" ? [`${block.entity} ${block.look}`] : []));

describe("what is to be watched or listened to has a player", () => {
  it.each([
    ["video gallery for our dance school", "video grid"],
    ["a site where people watch trailers", "trailer grid"],
    ["music player for our songs", "song audio"],
    ["podcast page", "episode audio"],
    ["online course platform where students watch video lessons and take notes", "lesson video"],
    ["church app with events, prayer requests and listening to sermons", "sermon audio"],
    ["band website where fans listen to our songs and see concert dates", "song audio"],
  ])("%s", (text, player) => {
    const spec = planned(text);
    expect(playersOf(spec)).toEqual([player]);
    const [block] = (spec?.pages ?? []).flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === "media");
    const entity = spec?.entities.find(({ id }) => block?.kind === "media" && id === block.entity);
    expect(entity?.rows.length).toBeGreaterThan(2);
    // No address is made up.
    if (block?.kind === "media" && block.urlField !== undefined)
      for (const row of entity?.rows ?? []) expect(row[block.urlField ?? ""] ?? null).toBeNull();
    if (block?.kind === "media")
      expect(entity?.rows.every((row) => (row[block.fileField ?? ""] ?? null) !== null)).toBe(true);
  });

  it.each([
    "recipe app where users upload a video",
    "video call scheduling for a clinic",
    "video game collection tracker",
    "watch collection tracker for my wristwatches",
    "movie watchlist",
    "football team app with players and matches",
    "music lessons booking",
    "wedding videography booking site with packages and prices",
    "habit tracker, no videos please, not to watch videos",
  ])("%s has none", (text) => {
    expect(playersOf(planned(text))).toEqual([]);
  });

  it("tells what is played from what is called the same", () => {
    expect(mediaAsked("members can watch short training videos").video).toBe("watch short training videos");
    for (const text of ["upload a video", "video editing agency", "a smartwatch shop", "no video player"])
      expect(mediaAsked(text), text).toEqual({});
  });
});

describe("pictures one after the other", () => {
  const slides = (text: string): number =>
    (planned(text)?.pages ?? []).flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === "slideshow").length;

  it("are there where they are asked for, and not elsewhere", () => {
    expect(slides("family photo album with a slideshow")).toBe(1);
    expect(slides("art collection tracker with a photo carousel")).toBe(1);
    expect(slides("presentation slides organizer for teachers")).toBe(0);
    expect(slides("family photo album")).toBe(0);
  });
});
