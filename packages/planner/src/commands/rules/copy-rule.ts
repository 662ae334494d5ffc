import { opsToRename, type Block, type Op, type Page } from "@sayhey/appspec";
import { choose } from "../choose.ts";
import type { Found, World } from "../command-answer.ts";
import { opsForBlock } from "../compose-ops.ts";
import type { Clause, Phrase } from "../read-command.ts";

const LINE = 120;
const NAME = 40;
const TEXT = 2000;
/** Words between what is changed and what it becomes. */
const INTO = "(?:TO|AS|IN|BY|CALLED|BE|:|,|FOR)";

/** Name, tagline, description, headline and the words on buttons. */
export function copyRule(clause: Clause, world: World): Found | null {
  return nameOfApp(clause, world) ?? wordsOfApp(clause) ?? headline(clause, world) ?? button(clause, world);
}

function nameOfApp(clause: Clause, world: World): Found | null {
  const value =
    // Portuguese calls something 'de Colher'.
    (clause.language === "pt" ? clause.match(/^(?:CALL|RENAME) IT OF (?<value>.+)$/)?.["value"] : undefined) ??
    clause.match(/^(?:CALL|RENAME) (?:TO )?IT(?: (?:TO|AS|IN|BY|:))? (?<value>.+)$/)?.["value"] ??
    clause.match(
      /^(?:SET|CALL|RENAME|MAKE|USE|ADD) (?:THE |A )*(?:app ?name|name|nombre|nom|nome|app)(?: (?:OF|FOR) IT)? (?:TO|AS|IN|BY|:|BE|CALLED) (?<value>.+)$/,
    )?.["value"] ??
    clause.match(/^RENAME (?:OF )?IT (?:TO|IN|AS) (?<value>.+)$/)?.["value"] ??
    clause.match(/^(?:THE )*(?:app|name|nombre|nom|nome|IT) (?:OF IT )?(?:BE(?: CALLED)?|CALLED|:) (?<value>.+)$/)?.[
      "value"
    ];
  if (!value || value.raw === "" || world.place.block !== undefined) return null;
  // 'The name should be required' is about a field.
  if (/^(?:NOT )?(?:A |THE )*(?:required|optional|field|default)/.test(value.canon)) return null;
  if (value.raw.length > NAME)
    return { cannot: `The name of an app has at most ${NAME} characters; this one has ${value.raw.length}.` };
  return { ops: opsToRename(world.spec, value.raw) };
}

function wordsOfApp(clause: Clause): Found | null {
  const found =
    clause.match(
      new RegExp(
        `^(?:SET|MAKE|CALL|RENAME|USE|ADD|PUT)? ?(?:THE |A |MORE )*(?<which>tagline|description)(?: OF IT)? (?:${INTO} )?(?<value>.+)$`,
      ),
    ) ?? clause.match(/^USE (?<value>«») (?:AS|FOR) (?:THE |A )*(?<which>tagline|description)$/);
  const { which, value } = found ?? {};
  if (!which || !value || value.raw === "") return null;
  const key = which.canon === "tagline" ? "tagline" : "description";
  const most = key === "tagline" ? LINE : TEXT;
  if (value.raw.length > most)
    return { cannot: `The ${key} has at most ${most} characters; this one has ${value.raw.length}.` };
  return { ops: [{ op: "set-identity", patch: { [key]: value.raw } }] };
}

function headline(clause: Clause, world: World): Found | null {
  const found =
    clause.match(
      new RegExp(
        `^(?:SET|MAKE|CALL|RENAME|USE|ADD|PUT)? ?(?:THE |A |MORE )*headline(?: (?:OF|IN|FOR) (?<where>.+?))? ${INTO} (?<value>.+)$`,
      ),
    ) ?? clause.match(/^(?:SET|MAKE|CALL|RENAME|USE|ADD|PUT) (?:THE |A )*headline (?<value>.+)$/);
  if (!found?.["value"] || found["value"].raw === "") return null;
  const text = found["value"].raw;
  if (text.length > LINE) return { cannot: `A headline has at most ${LINE} characters; this one has ${text.length}.` };
  const where = found["where"] && world.names.first(found["where"], "page")?.page;
  const heroes = world.spec.pages
    .filter((page) => !where || page === where)
    .flatMap((page) => page.blocks.flatMap((block) => (block.kind === "hero" ? [{ page, block }] : [])));
  const here = heroes.filter(({ page }) => page.id === world.place.page);
  const meant = here.length > 0 ? here : heroes;
  const set = ({ page, block }: { page: Page; block: Block }): Found => ({
    ops: [{ op: "update-block", page: page.id, block: block.id, patch: { headline: text } }],
  });
  const [only] = meant;
  if (only && meant.length === 1) return set(only);
  if (meant.length > 1)
    return choose(
      meant.map(({ page, block }) => ({ target: { kind: "block" as const, page, block }, score: 1 })),
      "Which headline?",
      set,
    );
  const page = where ?? world.spec.pages.find(({ id }) => id === world.place.page) ?? world.spec.pages[0];
  if (!page) return null;
  const made = opsForBlock(world.spec, "hero", page, undefined, 0);
  const withText = (op: Op): Op =>
    op.op === "add-block" && op.block.kind === "hero" ? { ...op, block: { ...op.block, headline: text } } : op;
  return {
    question: "The app has no headline yet. Where should it stand?",
    chips: [
      ...("ops" in made ? [{ label: `A headline on ${page.title}`, ops: made.ops.map(withText) }] : []),
      { label: "As the app's tagline", ops: [{ op: "set-identity" as const, patch: { tagline: text } }] },
    ],
  };
}

/** Something one can press in the app, and how its words are changed. */
interface Button {
  page: Page;
  block: Block;
  label: string;
  op(text: string): Op;
}

function buttonsOf(world: World): Button[] {
  return world.spec.pages.flatMap((page) =>
    page.blocks.flatMap((block): Button[] => {
      const patch = (label: string, make: (text: string) => Record<string, unknown>): Button => ({
        page,
        block,
        label,
        op: (text) => ({ op: "update-block", page: page.id, block: block.id, patch: make(text) }),
      });
      const found: Button[] = [];
      if ("submitLabel" in block && block.submitLabel !== undefined)
        found.push(patch(block.submitLabel, (submitLabel) => ({ submitLabel })));
      for (const key of ["cta", "second"] as const) {
        const link = (block as Partial<Record<typeof key, { label: string; page: string }>>)[key];
        if (link !== undefined) found.push(patch(link.label, (label) => ({ [key]: { ...link, label } })));
      }
      const actions = "actions" in block ? (block.actions ?? []) : [];
      actions.forEach((action, index) =>
        found.push(
          patch(action.label, (label) => ({
            actions: actions.map((each, at) => (at === index ? { ...each, label } : each)),
          })),
        ),
      );
      return found;
    }),
  );
}

function button(clause: Clause, world: World): Found | null {
  const verbs = "(?:SET|MAKE|CALL|RENAME|USE|PUT|SHOW)";
  const found =
    clause.match(
      new RegExp(
        `^${verbs} (?:THE |A )*(?<which>.*?)button (?<name>«») (?:(?:TO|AS|BY) (?<value>.+)|IN (?<quoted>«»))$`,
      ),
    ) ??
    clause.match(
      new RegExp(`^${verbs} (?:THE |A )*(?<which>.*?)button (?<value>«»)(?: (?:OF|IN|FOR|TO) (?<where>.+))?$`),
    ) ??
    clause.match(
      new RegExp(
        `^${verbs} (?:THE |A )*(?<which>.*?)button(?: (?<name>(?!TO |AS |IN |OF |FOR )[^A-Z]+?))?(?: (?:OF|FOR|IN) (?<where>.+?))? (?:TO|AS|BY|:|BE) (?<value>.+)$`,
      ),
    ) ??
    clause.match(
      new RegExp(`^${verbs} (?:THE |A )*(?<which>.*?)button(?: (?:OF|FOR|IN) (?<where>.+?))? IN (?<value>.+)$`),
    ) ??
    clause.match(new RegExp(`^(?:CALL|RENAME) (?:THE |A )*(?<which>.*?)button (?<value>.+)$`)) ??
    clause.match(
      /^(?:THE )*(?<which>.*?)button (?:(?:OF|FOR|IN) (?<where>.+?) )?(?:BE|NEED|:)(?: CALLED| AS)? (?<value>.+)$/,
    );
  const value = (found?.["value"] ?? found?.["quoted"])?.raw;
  if (!found || value === undefined || value === "") return null;
  if (value.length > LINE)
    return { cannot: `The words on a button have at most ${LINE} characters; these have ${value.length}.` };
  const buttons = narrowed(buttonsOf(world), [found["which"], found["name"], found["where"]], world);
  if (buttons.length === 0) return { cannot: "There is no such button in this app." };
  return choose(
    buttons.map((each) => ({
      target: { kind: "block" as const, page: each.page, block: each.block, button: each },
      score: 1,
    })),
    "Which button?",
    (target) => ({ ops: [(target as { button: Button }).button.op(value)] }),
    (target) => `“${(target as { button: Button }).button.label}” on ${target.page.title}`,
  );
}

/** The buttons that words mean: by what is on them, the block or page they stand on, or the page looked at. */
function narrowed(all: readonly Button[], said: readonly (Phrase | undefined)[], world: World): Button[] {
  let rest = [...all];
  for (const phrase of said) {
    if (!phrase || phrase.key === "") continue;
    const exact = rest.filter(
      ({ label }) => label.toLowerCase() === phrase.key || label.toLowerCase() === phrase.raw.toLowerCase(),
    );
    if (exact.length > 0) {
      rest = exact;
      continue;
    }
    const blocks = new Set(world.names.find(phrase, "block").map(({ target }) => target.block.id));
    const pages = new Set(world.names.find(phrase, "page").map(({ target }) => target.page.id));
    const entities = new Set(world.names.find(phrase, "entity").map(({ target }) => target.entity.id));
    const words = phrase.key.split(" ");
    const byPlace = rest.filter(({ block }) => blocks.has(block.id));
    const byPage = rest.filter(({ page }) => pages.has(page.id));
    const byEntity = rest.filter(({ block }) => "entity" in block && entities.has(block.entity));
    const byLabel = rest.filter(({ label }) => words.some((word) => label.toLowerCase().split(" ").includes(word)));
    const next = [byPlace, byPage, byEntity, byLabel].find((list) => list.length > 0);
    if (!next) return [];
    rest = next;
  }
  const here = rest.filter(({ page, block }) => block.id === world.place.block || page.id === world.place.page);
  return here.length > 0 ? here : rest;
}
