import { parseAppSpec, type Archetype, type AppSpec, type ArtDirection, type Footer } from "@sayhey/appspec";
import type { AppDraft } from "../embedded/app-draft.ts";
import { composeTheme } from "../embedded/compose-theme.ts";
import type { Spoken } from "./read-described.ts";

/** What an app says of itself in its language. */
export interface NativeWords {
  category: string;
  audience: string;
  problem: string;
  promise: string;
  itch: string;
  pov: string;
  verbs: readonly string[];
}

interface Written {
  draft: AppDraft;
  text: string;
  language: Spoken;
  seed: number;
  name: string;
  tagline: string;
  words: NativeWords;
  archetype: Archetype;
  icon: string;
  directions: readonly ArtDirection[];
  footer?: Footer;
  /** Says what a shared layout wrote in English. */
  say?: <T>(value: T) => T;
}

const LONGEST_LINE = 120;

/** Hashtag of a name, letters and digits only. */
const hashtagOf = (name: string): string =>
  `#${name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .slice(0, 39)}`;

/** Writes an app whose every word is in the language of its text. */
export function writeNative(written: Written): AppSpec {
  const { draft, text, language, seed, name, words, archetype, icon, directions, footer, say } = written;
  const tagline = written.tagline.slice(0, LONGEST_LINE);
  draft.countIn(/(?<!\p{L})(?:chf|franken)(?!\p{L})/iu.test(text) ? "CHF" : "EUR");
  const tag = hashtagOf(name);
  const finished = draft.finish();
  return parseAppSpec({
    version: "1.0",
    seed,
    identity: {
      name,
      tagline,
      description: `${name}: ${tagline}`,
      category: words.category,
      audience: words.audience,
      problem: words.problem,
      promise: words.promise,
      hashtags: [tag.length > 1 ? tag : "#sayhey"],
      icon,
      language,
      idea: text,
      archetypes: [archetype],
      hooks: { itch: words.itch, pov: words.pov, promise: words.promise },
      verbs: [...words.verbs],
    },
    theme: composeTheme({ directions }, { idea: text, has: () => false }, draft.random, false),
    ...(say === undefined ? finished : say(finished)),
    ...(footer !== undefined && { footer }),
    assumptions: [],
  });
}
