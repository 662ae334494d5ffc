import type { Block } from "@sayhey/appspec";
import { embedOf } from "../../templates/src/rules/embeds.ts";
import { sourceOf, type MediaSource } from "../../templates/src/rules/media-source.ts";
import { captionText, see, tap, wait, type FlowScene, type FlowsOf } from "./flow-scene.ts";

type MediaBlock = Extract<Block, { kind: "media" }>;

/** A player plays what the app itself holds, an embed shows that it asks first, a slideshow goes on. */
export const mediaFlows: FlowsOf = {
  media: (block, scene) => {
    const rows = scene.shown(block);
    // What is elsewhere is not loaded while the app is filmed.
    const own = rows.findIndex((row) => source(block, row).from === "file");
    const row = rows[own];
    if (row === undefined) return [];
    const title = scene.title(block.entity, row);
    const next = rows[own + 1];
    const isOn = own === 0 && block.look !== "grid";
    const begin = tap("button", isOn ? scene.say("play") : scene.say("playOne", { name: title }));
    return [
      {
        caption: captionText(block.title ?? scene.say("playOne", { name: scene.entity(block.entity).name })),
        weight: 9,
        steps: [
          wait(400),
          begin,
          see(title),
          wait(1800),
          ...(next === undefined
            ? []
            : [tap("button", scene.say("nextTrack")), see(scene.title(block.entity, next)), wait(1600)]),
        ],
      },
    ];
  },
  embed: (block, scene) => {
    const embed = embedOf(block.address);
    if (embed === null) return [];
    return [
      {
        caption: captionText(block.title ?? block.caption ?? embed.name),
        weight: 3,
        steps: [see(scene.say("alwaysFrom", { name: embed.name })), wait(900)],
      },
    ];
  },
  slideshow: (block, scene) => {
    const count = slidesOf(block, scene);
    if (count < 2) return [];
    const within = block.title;
    const on = (n: number) =>
      tap("button", scene.say("pictureOf", { n, all: count }), within === undefined ? {} : { within });
    return [
      {
        caption: captionText(block.title ?? scene.say("slideshow")),
        weight: 6.5,
        steps: [wait(600), on(2), wait(1200), ...(count > 2 ? [on(3), wait(1200)] : [])],
      },
    ];
  },
};

function source(block: MediaBlock, row: Readonly<Record<string, unknown>>): MediaSource {
  const value = (field: string | undefined): unknown => (field === undefined ? null : row[field]);
  return sourceOf(value(block.fileField), value(block.urlField), { sites: block.sites, hosts: [] });
}

function slidesOf(block: Extract<Block, { kind: "slideshow" }>, scene: FlowScene): number {
  if (block.slidesEntity === undefined) return block.slides?.length ?? 0;
  const { imageField = "", limit = 60, slidesEntity } = block;
  const rows = scene.shown({ entity: slidesEntity }).filter((row) => (row[imageField] ?? "") !== "");
  return Math.min(limit, rows.length);
}
