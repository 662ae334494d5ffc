import { type Activity, type ActivityKind, type ActivityText, when } from "./activity.ts";
import { countOf, field, form, mark, rowsOf, stats, totalOf } from "./build.ts";
import { nameOf, priceIn, somePeople } from "./facts.ts";
import { all } from "./signs.ts";

/** What is guessed: how people say it, its name and unit, and an answer that samples come close to. */
const GUESSED: readonly (readonly [says: RegExp, name: string, unit: string, about: number])[] = [
  [/\bweight\b|\bheavy\b/, "Weight", "g", 1840],
  [/\blength\b|\blong\b|\bheight\b|\btall\b/, "Length", "cm", 164],
  [/./, "Number", "", 412],
];
const THING =
  /\b(?:weight|length|height|number|how many|how (?:heavy|long|tall))\b(?: (?:is|of|are))?(?: (?:the|our|my|a))? ([a-z]+(?: (?!in\b)[a-z]+)?(?: in (?:the|a|our) [a-z]+)?)/;
const SHARES = [0.98, 1.06, 0.87, 1.13, 1.02, 0.93, 1.2, 0.79];

/** Guesses at a number, and who came nearest once it is known. */
function nearestGuess({ text, lower, givenName }: ActivityText): Activity {
  const [, what = "Number", usual = "", about = 412] = GUESSED.find(([says]) => says.test(lower)) ?? [];
  const unit = usual === "g" ? (/\b(?:kg|kilos?|pig|pumpkins?|sheep|lamb|bull)\b/.test(lower) ? "kg" : "g") : usual;
  const scale = unit === "kg" ? 0.02 : 1;
  const thing = THING.exec(lower)?.[1]?.replace(/ (?:and|for|at|with|the|nearest|closest|wins?|who|we|is)$/, "");
  const round = thing === undefined ? what : `${what} of ${what === "Number" ? "" : "the "}${thing}`;
  const pence = /\b(\d{2}) ?p\b/.exec(lower)?.[1];
  const price = priceIn(text) ?? (pence === undefined ? undefined : Number(pence) / 100);
  const currency = text.includes("£") || pence !== undefined ? "GBP" : text.includes("$") ? "USD" : "EUR";
  const rows = somePeople(SHARES.length + 8)
    .slice(8)
    .map((name, at) => [name, round, Math.round(about * scale * (SHARES[at] ?? 1)), price, at !== 5]);
  const ofUnit = unit === "" ? "" : ` ${unit}`;
  return {
    id: "nearestGuess",
    form: "tracker",
    icon: "target",
    name: givenName ?? nameOf(text, "Nearest Guess"),
    words: {
      tagline: "Everybody's guess, and who came nearest.",
      itch: "Who was nearest?",
      promise: "One guess each, and no argument about who won",
      pov: "POV: you were two away",
    },
    entities: [
      {
        id: "round",
        name: "Round",
        plural: "Rounds",
        icon: "target",
        fields: [
          "What to guess: text",
          field(`Answer: number 1..9${ofUnit}`, { help: "Fill it in once guessing is over" }),
          "Guesses: rollup count guess.round",
          `Nearest is off by: rollup min guess.round.offBy${ofUnit}`,
        ],
        rows: [{ whatToGuess: round }],
      },
      {
        id: "guess",
        name: "Guess",
        plural: "Guesses",
        icon: "user-round",
        fields: [
          "Name: text",
          field("Round: relation round", { required: true }),
          field(`Estimate: number 1..9${ofUnit}`, { required: true, min: 0 }),
          `Off by: expr abs(estimate - round.answer)${unit === "" ? "" : ` [${unit}]`}`,
          price === undefined
            ? undefined
            : field(`Price: money ${String(price)}..${String(price)} ${currency}`, { default: price }),
          price === undefined
            ? undefined
            : field("Paid: boolean 0", { warn: [mark(when.eq("paid", false), "attention", "To pay")] }),
        ],
        rows: rowsOf("name round estimate price paid", rows).map(({ price: each, paid, ...row }) => ({
          ...row,
          ...(price !== undefined && { price: each, paid }),
        })),
        // One guess each.
        limits: [{ per: ["name", "round"], most: 1 }],
      },
    ],
    pages: [
      {
        title: "Guesses",
        icon: "target",
        blocks: [
          form(
            "guess",
            "Have a guess",
            ["name", "round", "estimate", ...(price === undefined ? [] : ["paid"])],
            "Save guess",
            "Your guess counts.",
          ),
          {
            kind: "list",
            title: "Nearest first",
            note: "In this order as soon as the answer is filled in.",
            entity: "guess",
            subtitleField: "round",
            facts: ["estimate", "offBy", ...(price === undefined ? [] : ["paid"])],
            sort: { field: "offBy", direction: "asc" },
          },
        ],
      },
      {
        title: "Answers",
        icon: "circle-check",
        blocks: [
          stats(
            ["Guesses", countOf("guess"), "users"],
            ...(price === undefined
              ? []
              : [["Taken in", totalOf("guess", "price", when.eq("paid", true)), "coins"] as const]),
          ),
          { kind: "table", title: "What is guessed", entity: "round", fields: ["answer", "guesses", "nearestIsOffBy"] },
          form("round", "Add a round", ["whatToGuess"], "Add round", "It can be guessed now."),
        ],
      },
    ],
    notes: ["Guesses can be seen by everybody; keep the answer out until the end."],
  };
}

/** A number that many guess, and the nearest wins. */
export const guesses: ActivityKind = {
  id: "nearestGuess",
  anywhere: all(
    /\bguess(?:es|ing)? (?:the |at the )?(?:weight|length|height|number of|how (?:many|heavy|long|tall))\b/,
    /\b(?:nearest|closest|wins?|winner|prizes?|jars?|stall|f[eê]te|fair|fundrais\w+)\b/,
  ),
  not: /\b(?:baby|quiz|trivia|multiplayer|hints?|higher or lower|attempts|tries|website|landing page|ai|photos?|score|red packets?|words?)\b/,
  make: nearestGuess,
};
