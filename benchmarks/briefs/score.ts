import { colourDistance, type AppSpec } from "@sayhey/appspec";
import { affordancesOf, visibleTextOf } from "./affordances.ts";
import type { Case } from "./cases.ts";
import { hasWords, isSameName, says, stemsOf, wordsOf } from "./words.ts";

/** Hits among what is there, and among what was expected. */
export interface Tally {
  /** Of what is there, so many belong there ... */
  right: number;
  /** ... of so many. */
  there: number;
  /** Of what was expected, so many are found ... */
  found: number;
  /** ... of so many. */
  expected: number;
}

/** What one app is worth. */
export interface Score {
  subject: boolean;
  /** Words of misreading that can be read in the app. */
  misreadings: string[];
  entities: Tally;
  fields: Tally;
  requests: Tally;
  /** Colours asked for, and those on screen exactly so; only where the outline names any. */
  colours: { asked: number; kept: number };
  missing: string[];
}

/** Verbs that count for one another: whoever may edit a row may tick it off. */
const KIN: Record<string, readonly string[]> = {
  view: ["view", "search", "chart", "filter"],
  report: ["report", "chart", "export"],
  download: ["download", "export"],
  subscribe: ["subscribe", "register"],
  compare: ["compare", "chart"],
  notify: ["notify"],
  register: ["register", "login"],
};

const ENTERING = new Set(["login", "register"]);

/** Grades an app by an outline: nothing here knows how the app was made. */
export function scoreOf(spec: AppSpec, expected: Case, colourOf: (name: string) => string | undefined): Score {
  const visible = stemsOf(visibleTextOf(spec));
  const words = wordsOf(visibleTextOf(spec));
  const missing: string[] = [];
  const known = (name: string): readonly string[] =>
    expected.entities.find((names) => names.some((each) => isSameName(each, name))) ?? [name];
  const names = spec.entities.filter(({ id }) => isShown(spec, id)).map(({ name }) => name);

  const matched = expected.entities.map((synonyms) =>
    spec.entities.find(({ name, plural }) =>
      synonyms.some((each) => isSameName(each, name) || isSameName(each, plural)),
    ),
  );
  const right = names.filter((name) => expected.entities.some((each) => each.some((word) => isSameName(word, name))));
  expected.entities.forEach(([name], index) => {
    if (matched[index] === undefined) missing.push(`entity ${name ?? ""}`);
  });
  const entities = {
    right: right.length,
    there: names.length,
    found: matched.filter(Boolean).length,
    expected: expected.entities.length,
  };

  const fields = { right: 0, there: 0, found: 0, expected: 0 };
  for (const [name, wanted] of Object.entries(expected.fields)) {
    fields.expected += wanted.length;
    const at = expected.entities.findIndex((each) => each.some((word) => isSameName(word, name)));
    const entity = at < 0 ? undefined : matched[at];
    if (entity === undefined) continue;
    const isWanted = (synonyms: readonly string[], field: string): boolean =>
      synonyms.some((each) => isSameName(each, field));
    fields.there += entity.fields.length;
    fields.right += entity.fields.filter((field) => wanted.some((each) => isWanted(each, field.name))).length;
    for (const each of wanted) {
      if (entity.fields.some((field) => isWanted(each, field.name))) fields.found += 1;
      else missing.push(`field ${name}.${each[0] ?? ""}`);
    }
  }

  const can = affordancesOf(spec);
  const isAbout = (thing: string, wanted: string): boolean =>
    known(wanted).some((each) => isSameName(each, thing)) || isSameName(wanted, thing);
  // Whoever signs in, the outlines say so of users, customers or students: it is one and the same thing to do.
  const answers = (verb: string, thing: string, wanted: Case["requests"][number]): boolean =>
    (KIN[wanted.verb] ?? [wanted.verb]).includes(verb) && (ENTERING.has(verb) || isAbout(thing, wanted.thing));
  const isAnswered = (wanted: Case["requests"][number]): boolean =>
    can.some(({ verb, thing }) => answers(verb, thing, wanted));
  for (const request of expected.requests) if (!isAnswered(request)) missing.push(`request ${request.say}`);
  // What an app can do with a thing nobody asked for anything about is one too much.
  const things = new Set(can.filter(({ verb }) => !ENTERING.has(verb)).map(({ thing }) => thing));
  const asked = [...things].filter((thing) => expected.requests.some((request) => isAbout(thing, request.thing)));
  const requests = {
    right: asked.length,
    there: expected.requests.length === 0 ? 0 : things.size,
    found: expected.requests.filter(isAnswered).length,
    expected: expected.requests.length,
  };

  const colours = { asked: 0, kept: 0 };
  const palette = spec.theme.scheme === "dark" ? spec.theme.dark : spec.theme.light;
  for (const [asked, drawn] of [
    [expected.background, palette.ground],
    [expected.component, palette.accent],
  ] as const) {
    if (asked === null) continue;
    colours.asked += 1;
    if (isAsAsked(asked, drawn, colourOf)) colours.kept += 1;
    else missing.push(`color ${asked}`);
  }
  return {
    subject: expected.subject.some((phrase) => says(visible, phrase)),
    misreadings: expected.wrong.filter((phrase) => hasWords(words, wordsOf(phrase))),
    entities,
    fields,
    requests,
    colours,
    missing,
  };
}

/** How far a name that no standard defines, such as 'faint peach', may lie from the reader's value, in sRGB. */
const NEAR = 48;

/** CSS names and hex values that the text wrote hold exactly. */
function isAsAsked(asked: string, drawn: string, colourOf: (name: string) => string | undefined): boolean {
  const wanted = colourOf(asked);
  if (wanted === undefined) return false;
  return asked.startsWith("#") ? colourDistance(wanted, drawn) <= NEAR : wanted.toLowerCase() === drawn.toLowerCase();
}

/** Whether something shows the rows of an entity; what no page shows does not bother anybody. */
const isShown = (spec: AppSpec, id: string): boolean =>
  spec.pages.some((page) => page.blocks.some((block) => "entity" in block && block.entity === id));
