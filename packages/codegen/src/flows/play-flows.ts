import type { SeedRow } from "@sayhey/appspec";
import type { FlowStep } from "@sayhey/contract/flow";
import { daySlots, type Booked } from "../../templates/src/rules/slots.ts";
import { sameThing } from "../../templates/src/rules/matcher.ts";
import type { FlowsOf } from "./flow-scene.ts";
import { fillForm } from "./fill-form.ts";
import { GAME_MOVES } from "./game-moves.ts";
import { TOOL_MOVES } from "./tool-moves.ts";
import { captionText, type FlowScene, see, tap, type, wait } from "./flow-scene.ts";

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** What to call a walk: the block's own title where it is short enough, else the app's first verb and the things. */
function captionOf(title: string | undefined, scene: FlowScene, things: string): string {
  if (title !== undefined && title.split(/\s+/).length <= 5) return captionText(title);
  const [verb = ""] = scene.spec.identity.verbs;
  // German ends with what is done: 'Hunde treffen'.
  return captionText(scene.spec.identity.language === "de" ? `${things} ${verb.toLowerCase()}` : `${verb} ${things}`);
}

/** The word for a game by its name in specs. */
const gameWord = (game: string): string => `game${game.charAt(0).toUpperCase()}${game.slice(1)}`;

/** A name to type where a person's is asked for. */
const VISITOR = "Robin";

/** Blocks one plays with: decks, timers, slots, bids. */
export const playFlows: FlowsOf = {
  matcher: (block, scene) => {
    const have = scene.entity(block.haveEntity);
    const names = have.rows.map((row) => scene.title(block.haveEntity, row));
    const lacking = (row: SeedRow) =>
      listOf(row[block.needsField]).filter((need) => !names.some((name) => sameThing(need, name)));
    const nearest = scene
      .entity(block.entity)
      .rows.map((row) => ({ row, lacks: lacking(row) }))
      .filter(({ lacks }) => lacks.length > 0)
      .sort((a, b) => a.lacks.length - b.lacks.length)[0];
    if (nearest === undefined) return [];
    const label = scene.about("addOne", have.name);
    const steps = nearest.lacks
      .slice(0, 2)
      .flatMap((need): FlowStep[] => [type(label, need), tap("button", scene.say("add")), wait(500)]);
    if (nearest.lacks.length <= 2) steps.push(see(scene.say("youHaveAll")));
    steps.push({ do: "scroll", by: 300 }, wait(600));
    return [{ caption: captionOf(block.title, scene, scene.entity(block.entity).plural), weight: 9.5, steps }];
  },
  swipe: (block, scene) => {
    const deck = scene
      .shown(block)
      .filter((row) => row[block.verdictField] !== block.yes && row[block.verdictField] !== block.no);
    const [first, second] = deck;
    if (first === undefined || second === undefined) return [];
    const mutual = block.mutualField !== undefined && first[block.mutualField] === true;
    const swipe = (row: SeedRow, direction: "left" | "right"): FlowStep => ({
      do: "swipe",
      target: { role: "group", name: scene.title(block.entity, row).slice(0, 200), exact: true },
      direction,
    });
    const steps: FlowStep[] = [wait(500), swipe(first, "right"), wait(600)];
    if (mutual) steps.push(tap("button", scene.say("keepGoing")), wait(300));
    steps.push(swipe(second, "left"), wait(600));
    return [{ caption: captionOf(block.title, scene, scene.entity(block.entity).plural), weight: 9.5, steps }];
  },
  quiz: (block, scene) => {
    const rows = scene.shown(block).slice(0, 2);
    const steps = rows.flatMap((row, index): FlowStep[] => {
      const answer = listOf(row[block.optionsField]).find(
        (option) => option.trim().toLowerCase() === String(row[block.answerField]).trim().toLowerCase(),
      );
      if (answer === undefined) return [];
      const isLast = index + 1 === scene.shown(block).length;
      return [wait(400), tap("button", answer), wait(700), tap("button", scene.say(isLast ? "showResult" : "next"))];
    });
    return steps.length === 0
      ? []
      : [
          {
            caption: captionOf(block.title, scene, scene.entity(block.entity).plural),
            weight: 9,
            steps: [...steps, wait(400)],
          },
        ];
  },
  flashcards: (block, scene) => {
    // `@-1` and `@0` are due, `@+2` is not.
    const due = scene.entity(block.entity).rows.filter((row) => !/^@\+?[1-9]/.test(String(row[block.dueField] ?? "")));
    const turn = (): FlowStep[] => [
      tap("button", scene.say("flip"), { exact: false }),
      wait(700),
      tap("button", scene.say("knewIt")),
      wait(400),
    ];
    return due.length < 2
      ? []
      : [
          {
            caption: captionOf(block.title, scene, scene.entity(block.entity).plural),
            weight: 9,
            steps: [...turn(), ...turn()],
          },
        ];
  },
  timer: (block, scene) => {
    const steps: FlowStep[] = [
      tap("button", scene.say("start")),
      wait(2500),
      wait(1500),
      tap("button", scene.say("endNow")),
    ];
    if (block.logEntity !== undefined)
      steps.push(see(scene.say("logged", { name: scene.entity(block.logEntity).plural })));
    return [
      {
        caption: captionOf(block.title, scene, scene.say("minutes", { n: block.presets[0] ?? 5 })),
        weight: 9,
        steps: [...steps, wait(500)],
      },
    ];
  },
  stopwatch: (block, scene) => {
    const steps: FlowStep[] = [
      tap("button", scene.say("start")),
      wait(1800),
      tap("button", scene.say("lap")),
      wait(1200),
    ];
    if (block.logEntity !== undefined)
      steps.push(
        tap("button", scene.say("save"), { exact: false }),
        see(scene.say("logged", { name: scene.entity(block.logEntity).plural })),
      );
    return [{ caption: captionOf(block.title, scene, scene.say("lap")), weight: 8, steps }];
  },
  poll: (block, scene) => {
    const row = scene.entity(block.entity).rows[0];
    if (row === undefined) return [];
    return [
      {
        caption: captionOf(block.title ?? block.question, scene, scene.entity(block.entity).plural),
        weight: 8,
        steps: [wait(400), tap("button", scene.say("voteFor", { name: scene.title(block.entity, row) })), wait(900)],
      },
    ];
  },
  cart: (block, scene) => {
    const left = (row: SeedRow) =>
      block.stockField === undefined || row[block.stockField] === null ? 1 : Number(row[block.stockField] ?? 1);
    const rows = scene
      .shown(block)
      .filter((row) => left(row) > 0)
      .slice(0, 2);
    if (rows.length === 0) return [];
    const steps = rows.flatMap((row): FlowStep[] => [
      tap("button", scene.say("addToCart", { name: scene.title(block.entity, row) })),
      wait(500),
    ]);
    const [role, name] =
      block.checkoutPage === undefined
        ? (["button", scene.say("checkout")] as const)
        : (["link", scene.say("toCheckout")] as const);
    steps.push({ do: "scroll", target: { role, name, exact: true } }, wait(400), tap(role, name), wait(700));
    return [{ caption: captionOf(block.title, scene, scene.entity(block.entity).plural), weight: 9, steps }];
  },
  booking: (block, scene) => {
    const resource =
      block.resourceField === undefined
        ? undefined
        : scene.entity(scene.field(block.entity, block.resourceField).relation ?? "").rows[0]?.id;
    // Where some days are closed the first open one may be a week away.
    const soon = block.closed === undefined ? /^@(?:\+?[012])(?:T|$)/ : /^@(?:\+?\d)(?:T|$)/;
    // Days are compared as one: a time nobody booked on any of the first days is free whenever the app is opened.
    const booked = scene
      .entity(block.entity)
      .rows.filter(
        (row) =>
          soon.test(String(row[block.dateField] ?? "")) &&
          (block.resourceField === undefined || row[block.resourceField] === resource),
      )
      .map((row): Booked => ({
        date: "2026-06-18",
        time: String(row[block.timeField] ?? ""),
        ...(resource !== undefined && { resource }),
      }));
    const slots = daySlots(
      {
        date: "2026-06-18",
        from: block.from,
        to: block.to,
        stepMinutes: block.stepMinutes,
        ...(resource !== undefined && { resource }),
      },
      booked,
      { date: "2026-06-17", time: "12:00" },
    );
    const time = slots.filter((slot) => slot.state === "free").at(-1)?.time;
    const name = fillForm(
      scene,
      scene.entity(block.entity),
      [block.nameField, ...(block.fields ?? []).filter((id) => id !== block.nameField)].map((id) =>
        scene.field(block.entity, id),
      ),
      block.title ?? scene.entity(block.entity).plural,
    );
    if (time === undefined || name === null) return [];
    const typed = name.steps.map((step): FlowStep => {
      const who =
        step === name.steps.find((each) => each.do === "type") &&
        step.do === "type" &&
        scene.field(block.entity, block.nameField).type === "text"
          ? { ...step, text: VISITOR }
          : step;
      return who;
    });
    return [
      {
        caption: captionOf(block.title, scene, scene.entity(block.entity).plural),
        weight: 9.5,
        steps: [
          { do: "scroll", target: { role: "button", name: time, exact: true } },
          tap("button", time),
          ...typed,
          tap("button", scene.say("bookAt", { time })),
          wait(800),
        ],
      },
    ];
  },
  auction: (block, scene) => {
    // The page of one thing shows its own auction alone.
    if (scene.page.path.endsWith("/:id")) return [];
    const lots = scene.shown({ ...block, sort: block.sort ?? { field: block.endsField, direction: "asc" } });
    // One that runs for days yet, whatever the hour.
    const lot = lots.find((row) => /^@\+?[1-9]/.test(String(row[block.endsField] ?? "")));
    if (lot === undefined) return [];
    const field = scene.say("yourBid", { name: scene.title(block.entity, lot) });
    const bids = scene
      .entity(block.bidEntity)
      .rows.filter((row) => row[block.via] === lot.id)
      .map((row) => Number(row[block.amountField] ?? 0));
    // The button says the amount in the visitor's notation; its last two digits are the same in all of them.
    const amount = Math.ceil((Math.max(Number(lot[block.startField] ?? 0), ...bids) + block.minStep) / 100) * 100 + 77;
    return [
      {
        caption: captionOf(block.title, scene, scene.entity(block.entity).plural),
        weight: 9.5,
        steps: [
          { do: "scroll", target: { role: "textbox", name: field, exact: true } },
          type(field, String(amount)),
          wait(400),
          tap("button", "77", { exact: false }),
          see(scene.stem("bidLeading")),
          wait(500),
        ],
      },
    ];
  },
  chat: (block, scene) => {
    const sample = scene.entity(block.entity).rows.find((row) => typeof row[block.bodyField] === "string");
    if (sample === undefined) return [];
    return [
      {
        caption: captionText(block.title ?? scene.entity(block.entity).plural),
        weight: 8,
        steps: [
          type(scene.say("message"), String(sample[block.bodyField]).slice(0, 80)),
          tap("button", scene.say("send")),
          wait(800),
        ],
      },
    ];
  },
  balance: (block, scene) => [
    {
      caption: captionOf(block.title, scene, scene.entity(block.entity).plural),
      weight: 8.5,
      steps: [wait(500), tap("button", scene.stem("paysTo"), { exact: false }), wait(900)],
    },
  ],
  budget: (block, scene) => {
    const row = scene.entity(block.entity).rows[0];
    if (row === undefined) return [];
    const spend = scene.entity(block.spendEntity);
    const name = scene.say("spendOn", { name: scene.title(block.entity, row) });
    const filled = fillForm(
      scene,
      spend,
      spend.fields.filter((field) => field.id !== block.via && field.type !== "computed"),
      name,
    );
    if (filled === null) return [];
    return [
      {
        caption: captionOf(block.title, scene, spend.plural),
        weight: 8.5,
        steps: [
          tap("button", name),
          ...filled.steps,
          tap("button", scene.say("save"), { within: name }),
          see(scene.say("added", { name: filled.title })),
          wait(500),
        ],
      },
    ];
  },
  queue: (block, scene) => {
    const [waits] = scene.field(block.entity, block.stateField).options ?? [];
    const waiting = scene.shown(block).filter((row) => (row[block.stateField] ?? waits) === waits);
    if (waiting.length === 0) return [];
    return [
      {
        caption: captionText(scene.say("callNext")),
        weight: 9,
        steps: [wait(500), tap("button", scene.say("callNext")), wait(900)],
      },
    ];
  },
  week: (block, scene) => {
    const [slot] = (scene.field(block.entity, block.slotField).options ?? []).slice(-1);
    const items = scene.field(block.entity, block.itemField).relation;
    const item = items === undefined ? undefined : scene.entity(items).rows[1];
    if (slot === undefined || items === undefined || item === undefined) return [];
    // The day's name depends on the calendar; the slot's does not.
    const name = scene
      .say("planSlot", { slot })
      .replace(/[\s,]*\{day\}[\s,]*/, " ")
      .trim();
    const open = scene.spec.identity.language === "de" ? slot : name;
    return [
      {
        caption: captionOf(block.title, scene, scene.entity(items).plural),
        weight: 8,
        steps: [
          tap("button", open, { exact: false }),
          wait(500),
          tap("button", scene.title(items, item), { within: `${slot},` }),
          wait(700),
        ],
      },
    ];
  },
  // A second round shows another game by chance.
  game: (block, scene) => {
    const steps = GAME_MOVES[block.game](block, scene);
    return [
      { caption: captionOf(block.title, scene, scene.say(gameWord(block.game))), weight: 9.5, steps },
      { caption: captionText(scene.say("beatYourBest")), weight: 9, steps },
    ];
  },
  tool: (block, scene) => {
    const steps = TOOL_MOVES[block.tool](block, scene);
    return [{ caption: captionText(block.title ?? scene.page.title), weight: 9, steps }];
  },
  calculator: (block, scene) => {
    const [input] = block.inputs;
    return input === undefined
      ? []
      : [
          {
            caption: captionOf(block.title, scene, block.results[0]?.label ?? input.label),
            weight: 8,
            steps: [
              input.choices === undefined
                ? type(input.label, String(Math.min(input.max ?? Infinity, input.initial * 2 || 10)))
                : wait(400),
              wait(900),
              // The chart and the table below follow what was typed.
              ...(block.columns === undefined ? [] : [{ do: "scroll", by: 420 } satisfies FlowStep, wait(900)]),
            ],
          },
        ];
  },
  converter: (block, scene) => [
    {
      caption: captionOf(block.title, scene, block.inputLabel),
      weight: 7.5,
      steps: [type(block.inputLabel, String(block.initial * 2 || 10)), wait(900)],
    },
  ],
};
