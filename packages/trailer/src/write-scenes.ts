import type { AppSpec } from "@sayhey/appspec";
import { createRandom, hashText, pick } from "@sayhey/contract/random";
import type { HookVariant } from "@sayhey/contract/studio";
import { miniScreens, seedNumbers } from "./spec-words.ts";
import type { FootageChoice } from "./footage-choice.ts";
import type { Scene, Storyboard } from "./storyboard.ts";
import { capitalised, countWords, leadingClauses, leadingWords, TRAILER_WORDS } from "./trailer-words.ts";

/** A scene before it has its time and its look. */
type Draft<S> = S extends Scene
  ? Omit<S, "startMs" | "durationMs" | "motion" | "camera" | "transition" | "backdrop">
  : never;
/** A scene and how long it shows. */
export interface DraftScene {
  beats: number;
  scene: Draft<Scene>;
}

/**
 * How a trailer is told. All begin with the opening and end with the call to action:
 * - `classic`: name, features, numbers or hashtags
 * - `before-after`: what it was like and what it is like, before the name
 * - `list`: what the app keeps together, after the features
 * - `quote`: the idea in the words of whoever had it, before the name
 * - `cold-open`: a feature before anybody knows what it is
 */
export const ARCS = ["classic", "before-after", "list", "quote", "cold-open"] as const;
/** How a trailer is told. */
export type Arc = (typeof ARCS)[number];

/** Beats from which a trailer shows two features or more, unless it is told the classic way. */
const ROOM_FOR_TWO = 15;

/** Characters of a caption. */
const CAPTION = 80;

type Archetype = AppSpec["identity"]["archetypes"][number];

/** Arcs that suit what an app is for, others are told the classic way. */
const ARCS_OF: Partial<Record<Archetype, readonly Arc[]>> = {
  tracker: ["before-after", "classic", "list"],
  log: ["before-after", "list", "classic"],
  inventory: ["before-after", "list", "classic"],
  collection: ["list", "cold-open", "classic"],
  budget: ["before-after", "classic"],
  dashboard: ["cold-open", "list"],
  pipeline: ["before-after", "cold-open"],
  approvals: ["before-after", "classic"],
  board: ["cold-open", "before-after"],
  planner: ["before-after", "list"],
  shifts: ["before-after", "classic"],
  booking: ["before-after", "cold-open", "classic"],
  marketplace: ["cold-open", "before-after", "classic"],
  lending: ["before-after", "quote", "cold-open"],
  shop: ["cold-open", "list"],
  portfolio: ["cold-open", "quote"],
  blog: ["quote", "cold-open"],
  feed: ["cold-open", "quote", "classic"],
  community: ["quote", "before-after", "classic"],
  chat: ["quote", "cold-open"],
  events: ["classic", "cold-open", "before-after"],
  matching: ["cold-open", "quote", "classic"],
  fundraising: ["quote", "before-after"],
  poll: ["before-after", "quote"],
  waitlist: ["quote", "classic"],
  recipes: ["cold-open", "before-after", "list"],
  learning: ["before-after", "cold-open"],
  quiz: ["cold-open", "classic"],
  fitness: ["cold-open", "classic", "before-after"],
  timer: ["quote", "cold-open"],
  journal: ["quote", "before-after"],
  leaderboard: ["cold-open", "classic"],
  jobs: ["before-after", "cold-open"],
  directory: ["list", "before-after", "cold-open"],
};

/** Apps in which people note down what they have and do. */
const KEEPING: ReadonlySet<Archetype> = new Set<Archetype>([
  "tracker",
  "log",
  "inventory",
  "collection",
  "budget",
  "pipeline",
  "approvals",
  "planner",
  "shifts",
  "lending",
  "recipes",
  "booking",
  "events",
]);

/** The arc of an app's trailer of that seed. */
export function arcOf({ identity }: AppSpec, seed: number): Arc {
  const fitting = ARCS_OF[identity.archetypes[0] ?? "tracker"] ?? ARCS;
  return pick(createRandom(hashText(`arc:${seed}`)), fitting);
}

/**
 * The openings of an app, each of one to seven words that stand by themselves. `variant` 0 are the app's own; each other number
 * gives others, made of what the app keeps, what it is called and whom it is for.
 */
export function writeHooks(spec: AppSpec, variant = 0): Storyboard["hooks"] {
  const { identity } = spec;
  const others = otherHooks(spec);
  const choose = (hook: HookVariant, fits: (text: string) => boolean): string => {
    const own = capitalised(identity.hooks[hook]);
    const made = others[hook].map(capitalised).filter((text) => text !== own && isHook(text));
    const choices = fits(own) ? [own, ...made] : made;
    return choices[variant % choices.length] ?? own;
  };
  // What shows the pain may exaggerate; what is promised may not: no numbers nobody has counted.
  const honest = (text: string): boolean => !/\d/u.test(text) || /\d/u.test(identity.idea);
  return { itch: choose("itch", () => true), pov: choose("pov", honest), promise: choose("promise", honest) };
}

/** The call to action of a variant, for where the promise has been said or other words are wanted. */
export function writeCall({ identity }: AppSpec, variant: number): string {
  const { calls } = TRAILER_WORDS[identity.language];
  return calls[variant % calls.length] ?? capitalised(identity.promise);
}

function otherHooks({ identity, entities }: AppSpec): Record<HookVariant, readonly string[]> {
  const plural = entities[0]?.plural ?? identity.name;
  return TRAILER_WORDS[identity.language].hooks({
    name: identity.name,
    Things: capitalised(plural),
    kept: KEEPING.has(identity.archetypes[0] ?? "tracker"),
    audience: identity.audience,
    verbs: `${identity.verbs.slice(0, 3).join(". ")}.`,
    problem: leadingClauses(identity.problem, 7) ?? "",
  });
}

function isHook(text: string): boolean {
  const words = countWords(text);
  return words > 0 && words <= 7 && text.length <= 120;
}

/** What is told of an app, in order: its scenes and their lengths, together `beats`. */
export function writeScenes(
  spec: AppSpec,
  options: { hook: HookVariant; footage: readonly FootageChoice[]; arc: Arc; seed: number },
  beats: number,
  bpm: number,
  notes: string[],
): DraftScene[] {
  const wanted = new Set([options.arc, "classic" as const]);
  for (const arc of wanted) {
    const plan = planArc(spec, { ...options, arc }, beats, bpm);
    if (plan !== null) return fill(spec, options.footage, plan, notes);
  }
  throw new TypeError("beats: too few for a trailer");
}

interface Plan {
  /** Scenes in order; a number stands for the feature of that number. */
  parts: (DraftScene | number)[];
  features: number;
  /** Beats of all features together. */
  left: number;
}

function planArc(
  spec: AppSpec,
  { hook: kind, arc, seed }: { hook: HookVariant; arc: Arc; seed: number },
  beats: number,
  bpm: number,
): Plan | null {
  const { identity } = spec;
  const hooks = writeHooks(spec);
  const share = (least: number, part: number): number => Math.max(least, Math.round(beats * part));
  const hook: DraftScene = { beats: share(2, 0.15), scene: { kind: "hook", id: "hook", text: hooks[kind] } };
  const { name, tagline } = identity;
  const reveal: DraftScene = { beats: share(2, 0.14), scene: { kind: "reveal", id: "reveal", name, tagline } };
  const extra = extraScene(spec, kind, arc, seed);
  if (extra === null && arc !== "classic" && arc !== "cold-open") return null;
  // The promise is said once before the end, not twice.
  const said =
    kind === "promise" ||
    sameWords(identity.promise, tagline) ||
    (extra?.kind === "before-after" && extra.after === identity.promise);
  const calls = TRAILER_WORDS[identity.language].calls;
  const text = said ? pick(createRandom(hashText(`call:${seed}`)), calls) : capitalised(identity.promise);
  const call: DraftScene = {
    beats: share(beats < 12 ? 2 : 3, 0.18),
    scene: { kind: "call-to-action", id: "call", text, name, tagline },
  };
  const middle = extra === null ? 0 : Math.max(share(2, 0.17), readingBeats(wordsOf(extra), bpm));
  const more = moreScenes(spec, kind, arc, beats);
  const used = [hook, reveal, call, ...more.before, ...more.after].reduce((sum, part) => sum + part.beats, middle);
  const left = beats - used;
  const features = Math.max(1, Math.min(arc === "list" ? 2 : 3, Math.round(left / 3)));
  // One thing the app does is too little where there is time for two: words would crowd it out.
  if (left < features * 2 || (features < 2 && arc !== "classic" && (arc === "cold-open" || beats >= ROOM_FOR_TWO)))
    return null;
  const numbered = Array.from({ length: features }, (_, index) => index + 1);
  const inserted: DraftScene[] = extra === null ? [] : [{ beats: middle, scene: extra }];
  const early = arc === "before-after" || arc === "quote" ? inserted : [];
  const late = arc === "list" ? inserted : [];
  return {
    parts:
      arc === "cold-open"
        ? [hook, 1, reveal, ...numbered.slice(1), ...more.after, call]
        : [hook, ...more.before, ...early, reveal, ...numbered, ...late, ...more.after, call],
    features,
    left,
  };
}

/** What only this arc shows; null when the app has not the words for it. */
function extraScene({ identity, entities }: AppSpec, hook: HookVariant, arc: Arc, seed: number): Draft<Scene> | null {
  const words = TRAILER_WORDS[identity.language];
  switch (arc) {
    case "classic":
    case "cold-open":
      return null;
    case "before-after": {
      const before = leadingClauses(identity.problem, 9) ?? (hook === "itch" ? null : identity.hooks.itch);
      const after = hook === "promise" ? identity.verbs.slice(0, 3).join(". ") : identity.promise;
      return before === null || before === after
        ? null
        : { kind: "before-after", id: "before-after", before: capitalised(before), after: capitalised(after) };
    }
    case "list": {
      const items = [...new Set(entities.map(({ plural }) => capitalised(plural)))].filter((one) => one.length <= 40);
      if (items.length < 3) return null;
      const title = pick(createRandom(hashText(`list:${seed}`)), words.together);
      return { kind: "list", id: "list", title, items: items.slice(0, 4) };
    }
    case "quote": {
      const idea = identity.idea.replace(/\s+/gu, " ").trim().replace(/\.$/u, "");
      const length = countWords(idea);
      if (length < 4 || length > 14 || idea.length > 90 || /https?:|@|www\./iu.test(idea)) return null;
      return { kind: "quote", id: "quote", text: capitalised(idea), by: words.idea };
    }
  }
}

/** Scenes a trailer has when there is time for them. */
function moreScenes(
  spec: AppSpec,
  hook: HookVariant,
  arc: Arc,
  beats: number,
): { before: DraftScene[]; after: DraftScene[] } {
  const { identity } = spec;
  const numbers = seedNumbers(spec);
  const tags = identity.hashtags.slice(0, 5);
  const before: DraftScene[] = [];
  const after: DraftScene[] = [];
  const classic = arc === "classic";
  if (classic && beats >= 24 && hook !== "itch")
    before.push({ beats: 3, scene: { kind: "problem", id: "problem", text: capitalised(identity.problem) } });
  // Other arcs have shown something of their own by then.
  if (beats >= (classic || arc === "cold-open" ? 15 : 24)) {
    if (numbers.length > 0) after.push({ beats: 2, scene: { kind: "numbers", id: "numbers", items: numbers } });
    else after.push({ beats: 2, scene: { kind: "hashtags", id: "hashtags", tags } });
  }
  if (beats >= (classic ? 26 : 30)) after.push({ beats: 2, scene: { kind: "hashtags", id: "tags", tags } });
  return { before, after };
}

function fill(spec: AppSpec, footage: readonly FootageChoice[], plan: Plan, notes: string[]): DraftScene[] {
  const scenes = featureScenes(spec, footage, plan.features, notes);
  const each = Math.floor(plan.left / scenes.length);
  return plan.parts.flatMap((part): DraftScene[] => {
    if (typeof part !== "number") return [part];
    const scene = scenes[part - 1];
    if (scene === undefined) return [];
    return [{ beats: each + (part - 1 < plan.left % scenes.length ? 1 : 0), scene }];
  });
}

function featureScenes(
  spec: AppSpec,
  footage: readonly FootageChoice[],
  count: number,
  notes: string[],
): Draft<Scene>[] {
  const clips = footage
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, count);
  const screens = miniScreens(spec);
  if (clips.length === 0) notes.push("Nothing was filmed yet, so the app's screens are drawn from its AppSpec.");
  const scenes: Draft<Scene>[] = [];
  const said = new Set<string>();
  for (let index = 0; index < count; index++) {
    const clip = clips[index];
    const screen = screens[index % screens.length];
    if (screen === undefined) break;
    // A clip filmed wider than high belongs in a browser window.
    const wide = clip !== undefined && clip.manifest.viewport.width > clip.manifest.viewport.height;
    const common = {
      kind: "feature" as const,
      id: `feature-${index + 1}`,
      number: index + 1,
      device: wide ? ("browser" as const) : ("phone" as const),
      screen,
    };
    if (clip === undefined && clips.length > 0) break;
    const filmed = clip === undefined ? "" : leadingWords(clip.manifest.caption, CAPTION);
    const caption = filmed !== "" ? filmed : leadingWords(captionOf(spec, screen, index, said), CAPTION);
    said.add(caption.toLowerCase());
    scenes.push({
      ...common,
      caption,
      footage: clip === undefined ? null : { id: clip.id, startMs: 0, rate: 1, zoom: "auto" },
    });
  }
  return scenes;
}

/** What a drawn screen is said to do: what its button does for whoever uses the app, a verb of the app, or its own title. */
function captionOf(
  { identity }: AppSpec,
  screen: { title: string; action: string },
  index: number,
  said: ReadonlySet<string>,
): string {
  const action = leadingWords(screen.action, CAPTION);
  const words = countWords(action);
  // 'Save hive' and 'Next step' are what a button says, not what an app is for.
  const telling =
    words >= 2 &&
    words <= 5 &&
    TRAILER_WORDS[identity.language].telling.test(action) &&
    // 'Log inspection' after 'Inspect' says it twice.
    ![...said].some((caption) => action.toLowerCase().includes(caption.slice(0, 6)));
  const choices = [...(telling ? [action] : []), identity.verbs[index], ...identity.verbs, screen.title];
  return choices.find((text) => text !== undefined && !said.has(text.toLowerCase())) ?? screen.title;
}

function sameWords(a: string, b: string): boolean {
  const bare = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  return bare(a) === bare(b);
}

function wordsOf(scene: Draft<Scene>): number {
  switch (scene.kind) {
    case "before-after":
      return countWords(scene.before) + countWords(scene.after);
    case "list":
      return countWords([scene.title, ...scene.items].join(" "));
    case "quote":
      return countWords(scene.text);
    default:
      return 0;
  }
}

/** Beats in which that many words can be read. */
function readingBeats(words: number, bpm: number): number {
  return Math.ceil(((500 + words * 160) * bpm) / 60_000);
}
