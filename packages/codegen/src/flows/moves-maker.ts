import type { FlowStep } from "@sayhey/contract/flow";
import { tap, type, wait } from "./flow-scene.ts";
import type { ToolBlock, ToolMoves } from "./moves.ts";

/** Chooses an option of a list by its words. */
function choose(name: string, option: string): FlowStep {
  return { do: "select", target: { role: "combobox", name, exact: true }, option };
}

/** First moves with the tools of this group. */
export const MAKER_MOVES = {
  generator: (block, scene) =>
    block.wordsEntity === undefined || scene.entity(block.wordsEntity).rows.length === 0
      ? []
      : [tap("button", scene.say("generate")), wait(1200), tap("button", scene.say("generate")), wait(1200)],
  password: (_block, scene) => [
    tap("button", scene.say("generate")),
    wait(1000),
    tap("radio", scene.say("characters")),
    wait(800),
    tap("button", scene.say("generate")),
    wait(900),
  ],
  uuid: (_block, scene) => [
    tap("radio", scene.say("uuidTime")),
    wait(1000),
    tap("button", scene.say("generate")),
    wait(1000),
    tap("switch", scene.say("bigLetters")),
    wait(900),
  ],
  randomNumber: (_block, scene) => [
    tap("button", scene.say("drawNumbers")),
    wait(1400),
    type(scene.say("howMany"), "6"),
    tap("button", scene.say("drawNumbers")),
    wait(1400),
  ],
  teamMaker: (_block, scene) => [
    tap("button", scene.say("mixTeams")),
    wait(1200),
    tap("button", scene.say("lessNamed", { name: scene.say("teamsWanted") })),
    wait(800),
    tap("button", scene.say("mixTeams")),
    wait(900),
  ],
  qrCode: (_block, scene) => [
    type(scene.say("textOrLink"), "https://example.com/hello"),
    wait(1200),
    tap("radio", scene.say("wifi")),
    wait(1500),
  ],
  timeZones: (_block, scene) => [
    wait(800),
    choose(scene.say("addCity"), cityName(scene.say("cityNames"), 65)),
    wait(1400),
    choose(scene.say("addCity"), cityName(scene.say("cityNames"), 51)),
    wait(1200),
  ],
  dateMath: (_block, scene) => [
    wait(900),
    tap("radio", scene.say("addOrSubtract")),
    wait(900),
    type(scene.say("addAmount"), "30"),
    choose(scene.say("unitOfTime"), scene.say("workdays")),
    wait(1400),
  ],
  timestamp: (_block, scene) => [
    wait(1000),
    type(scene.say("stampOrDate"), "2000000000"),
    wait(1300),
    tap("button", scene.say("takeNow")),
    wait(1200),
  ],
  colorPicker: (_block, scene) => [
    type("HEX", "#e4572e"),
    wait(1300),
    type("HSL", "hsl(165 55% 36%)"),
    wait(900),
    tap("button", scene.say("keepColor")),
    wait(800),
  ],
  paletteMaker: (_block, scene) => [
    tap("button", scene.say("newColors")),
    wait(1100),
    choose(scene.say("harmony"), scene.say("triadic")),
    wait(1100),
    tap("button", scene.say("newColors")),
    wait(800),
  ],
  contrast: (_block, scene) => [
    wait(900),
    type(scene.say("textColor"), "#8a2f1b"),
    wait(1100),
    type(scene.say("groundColor"), "#ffd9a8"),
    wait(1000),
  ],
  gradient: (_block, scene) => [
    tap("button", scene.say("newColors")),
    wait(1000),
    tap("radio", scene.say("gradientRadial")),
    wait(1000),
    tap("button", scene.say("newColors")),
    wait(1000),
  ],
} as const satisfies Partial<Record<ToolBlock["tool"], ToolMoves>>;

/** One of the cities, whose names stand in one word. */
function cityName(names: string, index: number): string {
  return names.split(";")[index] ?? "";
}
