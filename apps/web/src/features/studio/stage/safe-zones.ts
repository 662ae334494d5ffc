import type { Aspect } from "@sayhey/contract/idea";
import { SAFE_AREA, STAGE_SIZE, type Box } from "@sayhey/trailer";

/** What a network draws over a video. */
export interface SafeZone {
  id: string;
  /** Name of the network. */
  name: string;
  /** Words stay readable here. */
  safe: Box;
  /** What covers the rest, where the network draws it. */
  covers: readonly { label: string; box: Box }[];
}

/** Px of a picture 1080 wide and 1920 high that a network's own things take; they change a little between phones. */
interface Chrome {
  top: number;
  bottom: number;
  /** Column of buttons at the right. */
  rail: number;
  railFrom: number;
}

const WIDTH = 1080;
const HEIGHT = 1920;
const SIDE = 60;

function upright(id: string, name: string, { top, bottom, rail, railFrom }: Chrome): SafeZone {
  return {
    id,
    name,
    safe: { x: SIDE, y: top, width: WIDTH - SIDE - rail, height: HEIGHT - top - bottom },
    covers: [
      { label: "Tabs", box: { x: 0, y: 0, width: WIDTH, height: top } },
      { label: "Buttons", box: { x: WIDTH - rail, y: railFrom, width: rail, height: HEIGHT - bottom - railFrom } },
      { label: "Name and caption", box: { x: 0, y: HEIGHT - bottom, width: WIDTH, height: bottom } },
    ],
  };
}

const UPRIGHT: readonly SafeZone[] = [
  upright("tiktok", "TikTok", { top: 150, bottom: 384, rail: 140, railFrom: 840 }),
  upright("reels", "Reels", { top: 190, bottom: 420, rail: 140, railFrom: 900 }),
  upright("shorts", "Shorts", { top: 140, bottom: 410, rail: 140, railFrom: 780 }),
];

/** The networks a trailer of an aspect ratio is made for, with what each leaves free. The first is what the engine keeps to. */
export function safeZones(aspect: Aspect): readonly SafeZone[] {
  const kept: SafeZone = { id: "all", name: "All networks", safe: SAFE_AREA[aspect], covers: [] };
  if (aspect === "9:16") return [kept, ...UPRIGHT];
  if (aspect === "4:5" || aspect === "1:1") return [{ ...kept, name: "Feed posts" }];
  const { width, height } = STAGE_SIZE["16:9"];
  const bar = Math.round(height * 0.11);
  return [
    kept,
    {
      id: "youtube",
      name: "YouTube",
      safe: { x: 96, y: 54, width: width - 192, height: height - 54 - bar },
      covers: [{ label: "Controls", box: { x: 0, y: height - bar, width, height: bar } }],
    },
  ];
}
