import { BLOCK_FACTS, type AppSpec, type Block, type BlockKind } from "@sayhey/appspec";
import { accountOf, type AccountEntry } from "../../account/account.ts";
import { loadLanguageOf } from "../../embedded/load-language-of.ts";

/** Losses that are told. */
const SHOWN = 8;
const RANK = { "not-built": 0, partly: 1, built: 2 } as const satisfies Record<AccountEntry["state"], number>;
/** Groups of blocks that hold something of their own, such as questions, a board or code: put on a page anew, they would be empty. */
const OWN_CONTENT: ReadonlySet<string> = new Set(["Play", "Your blocks"]);
/** Groups of blocks that show the same rows in another way. */
const INTERCHANGEABLE: ReadonlySet<string> = new Set(["Show", "Time", "Text"]);
const PLAIN: ReadonlySet<BlockKind> = new Set(["form", "stats", "detail"]);

/**
 * What an app does without that another one has: things its idea asks for, rules, values that are worked out, and blocks with content of
 * their own. Empty where it is no worse by the same account that people are shown.
 */
export async function lossesOf(idea: string, { from, to }: { from: AppSpec; to: AppSpec }): Promise<string[]> {
  await loadLanguageOf(idea);
  const after = new Map(accountOf(idea, to).map(({ id, state }) => [id, RANK[state]]));
  const lost = [
    ...accountOf(idea, from)
      .filter(({ id, state }) => (after.get(id) ?? 0) < RANK[state])
      .map(({ say }) => say),
    ...rulesOf(from).filter((rule) => !rulesOf(to).includes(rule)),
    ...ownContentOf(from),
    ...kindsLost(from, to).map((kind) => BLOCK_FACTS[kind].name),
  ];
  return [...new Set(lost)].slice(0, SHOWN);
}

/** Kinds of rules and of what is worked out, each named once. */
function rulesOf({ entities }: AppSpec): string[] {
  const found = new Set<string>();
  for (const { limits, lockedWhen, effects, fields } of entities) {
    if (limits !== undefined) found.add("limits");
    if (lockedWhen !== undefined) found.add("locks");
    if (effects !== undefined) found.add("effects");
    for (const { formula, unique, requiredWhen, warn, steps, number } of fields) {
      if (formula !== undefined) found.add("values that are worked out");
      if (unique === true) found.add("values that stay unique");
      if (requiredWhen !== undefined) found.add("values that are required at times");
      if (warn !== undefined) found.add("warnings");
      if (steps !== undefined) found.add("steps");
      if (number !== undefined) found.add("running numbers");
    }
  }
  return [...found];
}

/** Blocks that hold something of their own. */
const ownContentOf = (app: AppSpec): string[] =>
  blocksOf(app).flatMap(({ kind }) => (OWN_CONTENT.has(BLOCK_FACTS[kind].group) ? [BLOCK_FACTS[kind].name] : []));

/** Kinds of blocks that an app does without, and that nothing else of it does the work of. */
export function kindsLost(from: AppSpec, to: AppSpec): BlockKind[] {
  const kinds = new Set(blocksOf(to).map(({ kind }) => kind));
  const lost = blocksOf(from)
    .map(({ kind }) => kind)
    .filter((kind) => !kinds.has(kind) && !INTERCHANGEABLE.has(BLOCK_FACTS[kind].group) && !PLAIN.has(kind));
  return [...new Set(lost)];
}

const blocksOf = ({ pages }: AppSpec): Block[] => pages.flatMap(({ blocks }) => blocks);
