import { type FlowScene, tap, type, wait } from "./flow-scene.ts";
import type { ToolBlock, ToolMoves } from "./moves.ts";

/** Chooses one of the tool's own choices. */
const choose = (scene: FlowScene, key: string) => tap("radio", scene.say(key));

/** First moves with the tools of this group. */
export const TEXT_MOVES = {
  codeFormat: (_block, scene) => [
    wait(900),
    tap("radio", "CSS"),
    wait(1100),
    type(scene.say("codeGiven"), "main{display:grid;gap:8px}main a:hover{color:teal}"),
    wait(1300),
  ],
  wordCounter: (_block, scene) => [
    type(
      scene.say("yourText"),
      "The harbor was quiet. One boat came in late, with its lamp still burning and nobody at the rail.",
    ),
    wait(1800),
  ],
  textCase: (_block, scene) => [wait(800), type(scene.say("yourText"), "three ways to cross the bay"), wait(2000)],
  cleanList: (_block, scene) => [
    wait(1000),
    tap("switch", scene.say("listTwice")),
    wait(900),
    tap("switch", scene.say("listTwice")),
    wait(800),
    tap("switch", scene.say("listColumns")),
    wait(1200),
  ],
  textCompare: (_block, scene) => [wait(1200), choose(scene, "compareLines"), wait(1600)],
  findReplace: (_block, scene) => [
    wait(1000),
    tap("switch", scene.say("findWhole")),
    wait(1000),
    tap("button", scene.say("replaceAll")),
    wait(1200),
  ],
  loremIpsum: (_block, scene) => [
    wait(700),
    choose(scene, "loremPlain"),
    wait(1200),
    tap("button", scene.say("generate")),
    wait(1200),
  ],
  markdown: () => [wait(1200), { do: "scroll", by: 300 }, wait(1400)],
  jsonFormat: (_block, scene) => [
    type("JSON", '{"name": "Harbor Café", "open": true "rating": 4.8, "tags": ["coffee", "cake"]}'),
    wait(1600),
    type("JSON", '{"name": "Harbor Café", "open": true, "rating": 4.8, "tags": ["coffee", "cake"]}'),
    wait(600),
    choose(scene, "jsonTree"),
    wait(1400),
  ],
  csvTable: (block, scene) => {
    const [, , third] = (block.sample ?? scene.say("csvSample")).split("\n")[0]?.split(",") ?? [];
    return third === undefined
      ? [wait(2200)]
      : [wait(800), tap("button", third), wait(1000), tap("button", third), wait(1200)];
  },
  encode: (_block, scene) => [
    wait(800),
    choose(scene, "encodeUrl"),
    wait(1000),
    tap("button", scene.say("turnAround")),
    wait(1200),
  ],
  hash: (_block, scene) => [
    wait(800),
    type(scene.say("yourText"), "abc"),
    wait(600),
    type(scene.say("hashGiven"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    wait(1600),
  ],
  slug: (_block, scene) => [
    wait(700),
    type(scene.say("slugTitles"), "Fish & Chips: What’s New?\nCrème brûlée in 20 Minutes\nCrème brûlée in 20 minutes"),
    wait(1000),
    choose(scene, "slugUnderscore"),
    wait(1200),
  ],
  romanNumerals: (_block, scene) => [
    wait(1000),
    type(scene.say("romanEither"), "2026"),
    wait(1200),
    tap("button", "IIII"),
    wait(1400),
  ],
  numberBase: (_block, scene) => [
    wait(800),
    type(scene.say("baseHex"), "FF"),
    wait(1200),
    type(scene.say("baseDecimal"), "1000000"),
    wait(1200),
  ],
  morse: (_block, scene) => [
    type(scene.say("yourText"), "SOS"),
    wait(500),
    tap("button", scene.say("play")),
    wait(2600),
  ],
  // A device without voices names the button otherwise; a sentence is there on every one.
  speech: (block, scene) => {
    const [sentence] = (block.sample ?? scene.say("speechSample")).match(/^[^.!?\n]+[.!?]/) ?? [];
    return sentence === undefined ? [wait(2000)] : [wait(600), tap("button", sentence), wait(3000)];
  },
} as const satisfies Partial<Record<ToolBlock["tool"], ToolMoves>>;
