import { embedSiteOf, SITE_FACTS, type AppSpec } from "@sayhey/appspec";
import type { CommandOptions, Found } from "../command-answer.ts";
import { opsForBlock } from "../compose-ops.ts";

const ADDRESS = /https?:\/\/[^\s<>"'“”]+/i;
/** What shows something of another site, in five languages. */
const SHOWS =
  /\b(?:embed|add|show|insert|put|play|include|video|song|playlist|map|binde|bette|zeige?|f[uü]ge?|einbinden|einbetten|incrusta|inserta|a[nñ]ade|agrega|muestra|int[eè]gre|ins[eè]re|ajoute|montre|incorpora|incorpore|adiciona|adicione|insira|mostra|mostre)\b/i;
/** What has a link as a value: a button, a field, a row. */
const ELSE = /\b(?:button|link to|logo|website|feed|rss|field|column|webhook|domain|footer)\b/i;
const MOST_WORDS = 14;

/** Puts something of another site on the page that is looked at: 'embed https://youtu.be/…', or an address of the list alone. */
export function embedRule(text: string, spec: AppSpec, { place = {} }: CommandOptions): Found | null {
  const address = ADDRESS.exec(text)?.[0]?.replace(/[.,;:!?)\]]+$/, "");
  if (address === undefined) return null;
  const words = text.replace(address, " ").trim();
  const site = embedSiteOf(address);
  const isAsked = words === "" ? site !== undefined : SHOWS.test(words) && !ELSE.test(words);
  if (
    !isAsked ||
    words.split(/\s+/).length > MOST_WORDS ||
    (site === undefined && !/\bembed|einb|incrust|int[eè]gr/i.test(words))
  )
    return null;
  const page = spec.pages.find(({ id, path }) => id === place.page && !path.endsWith("/:id")) ?? spec.pages[0];
  if (page === undefined) return null;
  const made = opsForBlock(spec, "embed", page, undefined, page.blocks.length);
  if ("reason" in made) return { cannot: made.reason };
  const ops = made.ops.map((op) =>
    op.op === "add-block" && op.block.kind === "embed" ? { ...op, block: { ...op.block, address } } : op,
  );
  return site === undefined
    ? { ops, note: "That site is not on the list of sites that can be shown, so it is a link." }
    : { ops, note: `Visitors are asked before anything is loaded from ${SITE_FACTS[site].name}.` };
}
