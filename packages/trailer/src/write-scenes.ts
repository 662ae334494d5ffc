import type { AppSpec } from "@sayhey/appspec";
import { callOf } from "./calls.ts";
import { createRandom, hashText, pick } from "@sayhey/contract/random";
import type { HookVariant } from "@sayhey/contract/studio";
import { miniScreens } from "./spec-words.ts";
import { storyMs, type Moment } from "./footage-window.ts";
import type { FootageChoice } from "./footage-choice.ts";
import type { Scene, SceneFootage, SceneOf, Shown, Storyboard } from "./storyboard.ts";
import { capitalised, countWords, leadingClauses, leadingWords, TRAILER_WORDS } from "./trailer-words.ts";

/** A scene before it has its time and its look. */
type Draft<S> = S extends Scene
  ? Omit<S, "startMs" | "durationMs" | "motion" | "camera" | "transition" | "backdrop">
  : never;
/** A scene, how long it shows, and which stretch of its clip. */
export interface DraftScene {
  beats: number;
  scene: Draft<Scene>;
  moment?: Moment;
}

/**
 * How a trailer is told. All open over the app, show what it does, and end with the call to action:
 * - `classic`: what it does, then what one gains, with the whole app in the picture
 * - `cold-open`: what it does before anybody knows its name, then the name, then more of it
 * - `before-after`: what it was like and what it is like, after the opening
 * - `list`: what the app keeps together, after what it does
 * - `quote`: the idea in the words of whoever had it, after the opening
 */
export const ARCS = ["classic", "before-after", "list", "quote", "cold-open"] as const;
/** How a trailer is told. */
export type Arc = (typeof ARCS)[number];

/** From so long on there is room for a scene of words beside the app, ms. */
const ROOM_FOR_WORDS_MS = 12_500;
/** From so long on there is room for the name by itself, and for what one gains, ms. */
const ROOM_FOR_MORE_MS = 8500;
/** So long a feature shows at least, ms: one has to see what is done and what comes of it. */
const FEATURE_MS = 1900;

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
  const { identity } = spec;
  const { hook: kind, seed } = options;
  const beatMs = 60_000 / bpm;
  const share = (least: number, part: number): number => Math.max(least, Math.round(beats * part));
  const clips = options.footage.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  const hasMore = beats * beatMs >= ROOM_FOR_MORE_MS;
  const extra = beats * beatMs >= ROOM_FOR_WORDS_MS ? extraScene(spec, kind, options.arc, seed) : null;
  const arc = extra === null && options.arc !== "cold-open" ? "classic" : options.arc;

  const { name, tagline } = identity;
  const shown = shownScreens(spec, clips, notes);
  const hook: DraftScene = {
    beats: share(2, 0.15),
    scene: { kind: "hook", id: "hook", text: writeHooks(spec)[kind], shown: shown(clips.length > 1 ? 1 : 0, "auto") },
    moment: "result",
  };
  const call: DraftScene = {
    beats: share(beats < 12 ? 2 : 3, 0.17),
    scene: {
      kind: "call-to-action",
      id: "call",
      text: callOf(spec, kind, seed),
      name,
      tagline,
      shown: shown(Math.max(0, clips.length - 1), "none"),
    },
    moment: "start",
  };
  const words: DraftScene[] =
    extra === null ? [] : [{ beats: Math.max(share(2, 0.15), readingBeats(wordsOf(extra), bpm)), scene: extra }];
  const reveal: DraftScene[] =
    arc === "cold-open" && hasMore
      ? [{ beats: share(2, 0.1), scene: { kind: "reveal", id: "reveal", name, tagline } }]
      : [];
  // The promise is said once.
  const gain = arc !== "cold-open" && hasMore ? gainOf(spec, arc === "before-after" ? "promise" : kind) : null;
  const payoff: DraftScene[] =
    gain === null
      ? []
      : [
          {
            beats: share(3, 0.15),
            scene: { kind: "feature", id: "payoff", number: 1, caption: gain, ...shown(0, "out") },
            moment: "end",
          },
        ];
  const used = [hook, call, ...words, ...reveal, ...payoff].reduce((sum, part) => sum + part.beats, 0);
  const left = beats - used;
  const features = featureScenes(
    spec,
    clips,
    Math.max(1, Math.min(3, Math.floor((left * beatMs) / FEATURE_MS))),
    shown,
  );
  const lengths = shareOut(
    left,
    features.map((_, index) => lengthOf(clips[index])),
  );
  const told = features.map((scene, index): DraftScene => ({ beats: lengths[index] ?? 2, scene, moment: "story" }));
  const inOrder =
    arc === "cold-open"
      ? [hook, ...told.slice(0, 1), ...reveal, ...told.slice(1), call]
      : arc === "list"
        ? [hook, ...told, ...words, ...payoff, call]
        : [hook, ...words, ...told, ...payoff, call];
  let number = 0;
  return inOrder.map((part) =>
    part.scene.kind === "feature" ? { ...part, scene: { ...part.scene, number: Math.min(9, ++number) } } : part,
  );
}

/** How much time a clip asks for, ms: what is done in one tap is soon seen. */
function lengthOf(clip: FootageChoice | undefined): number {
  return Math.min(4200, Math.max(1500, clip === undefined ? 0 : storyMs(clip.manifest)));
}

/** `beats` in whole numbers among parts of these weights, two at least each. */
function shareOut(beats: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => Math.max(2, Math.floor((beats * weight) / all)));
  for (let at = 0; shares.reduce((sum, share) => sum + share, 0) < beats; at = (at + 1) % shares.length)
    shares[at] = (shares[at] ?? 0) + 1;
  for (
    let at = shares.length - 1;
    shares.reduce((sum, share) => sum + share, 0) > beats && shares.some((share) => share > 1);
    at = at === 0 ? shares.length - 1 : at - 1
  )
    shares[at] = Math.max(1, (shares[at] ?? 1) - 1);
  return shares;
}

/** What one gains, in few words; null where there are none that are not said already. */
function gainOf({ identity }: AppSpec, hook: HookVariant): string | null {
  const promise = hook === "promise" ? null : leadingClauses(identity.promise, 7);
  const line = promise ?? leadingClauses(identity.tagline, 7);
  return line === null || line === "" || line.length > CAPTION ? null : capitalised(line);
}

/** What a device shows: the clip of that number, or that screen of the app where nothing was filmed. */
function shownScreens(
  spec: AppSpec,
  clips: readonly FootageChoice[],
  notes: string[],
): (index: number, zoom: SceneFootage["zoom"]) => Shown {
  const screens = miniScreens(spec);
  if (clips.length === 0) notes.push("Nothing was filmed yet, so the app's screens are drawn from its AppSpec.");
  return (index, zoom) => {
    const clip = clips[index % Math.max(1, clips.length)];
    const screen = screens[index % screens.length] ?? screens[0];
    if (screen === undefined) throw new TypeError("spec.pages: there is no screen to show");
    // A clip filmed wider than high belongs in a browser window.
    const wide = clip !== undefined && clip.manifest.viewport.width > clip.manifest.viewport.height;
    return {
      device: wide ? "browser" : "phone",
      footage: clip === undefined ? null : { id: clip.id, startMs: 0, rate: 1, zoom },
      screen,
    };
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

function featureScenes(
  spec: AppSpec,
  clips: readonly FootageChoice[],
  most: number,
  shown: (index: number, zoom: SceneFootage["zoom"]) => Shown,
): Draft<SceneOf<"feature">>[] {
  const said = new Set<string>();
  const count = clips.length === 0 ? most : Math.min(most, clips.length);
  return Array.from({ length: count }, (_, index) => {
    const clip = clips[index];
    const show = shown(index, "auto");
    const filmed = clip === undefined ? "" : leadingWords(clip.manifest.gain ?? clip.manifest.caption, CAPTION);
    const caption = filmed !== "" ? filmed : leadingWords(captionOf(spec, show.screen, index, said), CAPTION);
    said.add(caption.toLowerCase());
    return { kind: "feature", id: `feature-${index + 1}`, number: index + 1, caption, ...show };
  });
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
