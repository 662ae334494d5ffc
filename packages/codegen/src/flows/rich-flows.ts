import type { Block, SeedRow } from "@sayhey/appspec";
import type { FlowStep } from "@sayhey/contract/flow";
import { positionOf } from "../../templates/src/rules/map-points.ts";
import type { FlowsOf } from "./flow-scene.ts";
import { fillForm } from "./fill-form.ts";
import { captionText, type FlowScene, see, tap, type, wait } from "./flow-scene.ts";

/** What to call a walk: the block's own title where it is short enough, else the other words. */
function captionOf(title: string | undefined, other: string): string {
  return captionText(title !== undefined && title.split(/\s+/).length <= 5 ? title : other);
}

/** Days that are still to come whatever the hour: tomorrow and later. */
const AHEAD = /^@\+?[1-9]/;

/** Blocks that join several entities or go through steps. */
export const richFlows: FlowsOf = {
  wizard: (block, scene) => {
    const entity = scene.entity(block.entity);
    const within = block.title ?? block.submitLabel;
    const steps: FlowStep[] = [];
    let title = entity.name;
    for (const step of block.steps) {
      const asked = entity.fields.filter((field) => step.fields.includes(field.id));
      const needed = asked.some(
        (field) => field.required === true && field.default === undefined && !["choice", "image"].includes(field.type),
      );
      const filled = fillForm(scene, entity, asked, within);
      if (filled === null && needed) return [];
      // Two fields of a step show what it is; the rest may stay open.
      steps.push(...(filled?.steps ?? []), wait(300), tap("button", scene.say("next"), { within }));
      if (step.fields.includes(entity.titleField) && filled !== null) title = filled.title;
    }
    steps.push(wait(500), tap("button", block.submitLabel, { within }));
    steps.push(see(block.thanks ?? scene.say("added", { name: title })), wait(500));
    return [{ caption: captionOf(block.title, block.submitLabel), weight: 8.5, steps }];
  },
  rsvp: (block, scene) => {
    const date = scene
      .shown({ ...block, sort: block.sort ?? { field: block.dateField, direction: "asc" } })
      .find((row) => AHEAD.test(String(row[block.dateField] ?? "")));
    const [yes] = scene.field(block.answerEntity, block.answerField).options ?? [];
    if (date === undefined || yes === undefined) return [];
    return [
      {
        caption: captionOf(block.title, scene.entity(block.entity).plural),
        weight: 8.5,
        steps: [wait(400), tap("button", yes), wait(900)],
      },
    ];
  },
  comments: (block, scene) => {
    const sample = scene.entity(block.entity).rows.find((row) => typeof row[block.bodyField] === "string");
    if (sample === undefined) return [];
    const text = String(sample[block.bodyField]).slice(0, 80);
    return [
      {
        caption: captionOf(block.title, scene.say("comment")),
        weight: 6.5,
        steps: [
          type(scene.field(block.entity, block.bodyField).name, text),
          tap("button", scene.say("comment")),
          see(text),
          wait(600),
        ],
      },
    ];
  },
  search: (block, scene) => {
    const [scope] = block.scopes;
    const row = scope === undefined ? undefined : scene.entity(scope.entity).rows[0];
    if (scope === undefined || row === undefined) return [];
    const plurals = block.scopes.map((each) => scene.entity(each.entity).plural).join(", ");
    const title = scene.title(scope.entity, row);
    return [
      {
        caption: captionOf(block.title, scene.say("find")),
        weight: 6,
        steps: [
          type(scene.say("search", { name: plurals }), title.split(/\s+/)[0] ?? title, "searchbox"),
          see(title),
          wait(700),
        ],
      },
    ];
  },
  player: (block, scene) => {
    const row = scene.shown(block)[0];
    if (row === undefined) return [];
    return [
      {
        caption: captionOf(block.title, scene.entity(block.entity).plural),
        weight: 8,
        steps: [
          tap("button", scene.say("play")),
          wait(1500),
          tap("button", scene.say("onSeconds")),
          wait(700),
          tap("button", scene.say("onSeconds")),
          wait(900),
          tap("button", scene.say("pause")),
        ],
      },
    ];
  },
  purchase: (block, scene) => {
    const entity = scene.entity(block.entity);
    // The page opens with the first row; the price is said in the visitor's notation.
    const row = entity.rows[0];
    const [offered] = scene.field(block.entity, block.statusField).options ?? [];
    const price = Number(row?.[block.priceField] ?? 0);
    const balance = scene
      .entity(block.walletEntity)
      .rows.reduce((sum, each) => sum + Number(each[block.walletAmountField] ?? 0), 0);
    if (row === undefined || row[block.statusField] !== offered || price <= 0 || price > balance) return [];
    return [
      {
        caption: captionOf(block.title, scene.entity(block.entity).plural),
        weight: 7.5,
        steps: [
          { do: "scroll", target: { role: "button", name: scene.stem("buyFor"), exact: false } },
          tap("button", scene.stem("buyFor"), { exact: false }),
          see(scene.say("bought", { name: scene.title(block.entity, row) })),
          wait(800),
        ],
      },
    ];
  },
  intervals: (block, scene) => {
    // Another clock on the page has a 'Start' too.
    const within = block.title ?? block.phases.map((phase) => phase.label).join(", ");
    return [
      {
        caption: captionOf(block.title, block.phases.map((phase) => phase.label).join(" ")),
        weight: 8,
        steps: [
          tap("button", scene.say("start"), { within }),
          wait(1500),
          tap("button", scene.say("skipPhase"), { within }),
          wait(1200),
          tap("button", scene.say("pause"), { within }),
          wait(300),
        ],
      },
    ];
  },
  due: (block, scene) => {
    const rows = scene.shown(block);
    // The most urgent stands first; a computed day is not known here.
    const computed = scene.field(block.entity, block.dueField).type === "computed";
    const row = rows.find((each) => computed || String(each[block.dueField] ?? "").startsWith("@"));
    if (row === undefined) return [];
    return [
      {
        caption: captionOf(block.title, `${scene.entity(block.entity).plural}: ${block.doneLabel}`),
        weight: 7.5,
        steps: [wait(500), tap("button", `${block.doneLabel}: `, { exact: false }), wait(900)],
      },
    ];
  },
  shopping: (block, scene) => {
    const soon = scene
      .entity(block.planEntity)
      .rows.some((row) => /^@\+?[0-5](?:T|$)/.test(String(row[block.planDateField] ?? "")));
    if (!soon) return [];
    return [
      {
        caption: captionOf(block.title, scene.entity(block.entity).plural),
        weight: 8.5,
        steps: [wait(500), tap("button", scene.say("fillFromPlan")), wait(900), { do: "scroll", by: 320 }, wait(500)],
      },
    ];
  },
  places: (block, scene) => {
    const [row] = scene.shown(block);
    const place = row?.[block.placeField];
    const located = locatedRows(block, scene);
    const [first] = located;
    // By its position each is shown from the list, which works on any map.
    if (first !== undefined) {
      const name = scene.title(block.entity, first);
      return [
        {
          caption: captionOf(block.title, scene.say("mapOf", { name: scene.entity(block.entity).plural })),
          weight: 6.5,
          steps: [wait(500), tap("button", scene.say("showOnMap", { name })), see(scene.say("wholeMap")), wait(1200)],
        },
      ];
    }
    if (typeof place !== "string" || place === "") return [];
    const many = scene.shown(block).filter((each) => each[block.placeField] === place).length;
    const field = scene.field(block.entity, block.placeField);
    if (field.type === "relation") return [];
    const name = many === 1 && row !== undefined ? scene.title(block.entity, row) : `${many} ${place}`;
    return [
      {
        caption: captionOf(block.title, scene.say("mapOf", { name: scene.entity(block.entity).plural })),
        weight: 6.5,
        steps: [wait(400), tap("button", name), see(place), wait(900)],
      },
    ];
  },
  pricing: (block, scene) => {
    const row = scene.shown(block)[0];
    if (row === undefined) return [];
    return [
      {
        caption: captionOf(block.title, scene.entity(block.entity).plural),
        weight: 5.5,
        steps: [
          wait(400),
          tap("button", scene.say("chooseOne", { name: scene.title(block.entity, row) })),
          see(scene.say("yourChoice")),
          wait(500),
        ],
      },
    ];
  },
  testimonials: (block, scene) => {
    const sample = scene.entity(block.entity).rows.at(-1);
    const quote = sample?.[block.quoteField];
    if (typeof quote !== "string" || quote === "") return [];
    return [
      { caption: captionOf(block.title, scene.say("sayYours")), weight: 5, steps: sayYours(scene, quote, block) },
    ];
  },
};

function sayYours(scene: FlowScene, quote: string, block: { entity: string; quoteField: string }): FlowStep[] {
  const text = quote.slice(0, 90);
  const within = scene.say("sayYours");
  return [
    tap("button", within),
    type(scene.field(block.entity, block.quoteField).name, text, "textbox", { within }),
    tap("button", scene.say("post"), { within }),
    see(text.slice(0, 60)),
    wait(600),
  ];
}

/** Rows of a map that say where they are. */
function locatedRows(block: Extract<Block, { kind: "places" }>, scene: FlowScene): SeedRow[] {
  const { latField, lngField } = block;
  if (latField === undefined || lngField === undefined) return [];
  return scene.shown(block).filter((row) => positionOf(row[latField], row[lngField]) !== null);
}
