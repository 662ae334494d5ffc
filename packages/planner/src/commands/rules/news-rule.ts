import type { AppSpec, Op } from "@sayhey/appspec";
import { NEWS_TITLES } from "../../news/with-news.ts";
import type { CommandOptions, Found } from "../command-answer.ts";
import { opsForBlock } from "../compose-ops.ts";

const ADDRESS = /https?:\/\/[^\s<>"'“”]+/i;
/** What a feed is called, in five languages. */
const FEED =
  /\b(?:rss|atom|feeds?|news|headlines|newsticker|nachrichten|neuigkeiten|schlagzeilen|noticias|titulares|actualit[eé]s|flux|nouvelles|not[ií]cias|manchetes)\b|\b(?:news|rss)-?feed/i;
const ADDS =
  /\b(?:add|show|insert|put|include|display|embed|binde|zeige?|f[uü]ge?|einbinden|anzeigen|hinzuf[uü]gen|a[nñ]ade|agrega|muestra|pon|int[eè]gre|ajoute|montre|affiche|adiciona|adicione|insira|mostra|mostre|coloque)\b|^(?:an? |the |ein(?:en)? |un |une |um )?(?:rss|news)\b/i;
const CHANGES =
  /\b(?:change|switch|set|replace|use|[aä]ndere|wechsle|setze|nimm|cambia|usa|pon|remplace|utilise|muda|mude|troque|use)\b/i;
/** What has a link as a value: a button, a field, a row. */
const ELSE = /\b(?:button|link to|logo|website|field|column|webhook|domain|footer|feld|campo|champ)\b/i;
/** How addresses of feeds end. */
const LOOKS_LIKE = /(?:[/.?=&](?:feed|rss|atom)(?:\.xml|\.json|\/)?|\.rss|\.atom|feed\.json)$/i;
const MOST_WORDS = 14;

/** Shows the feed of an address: 'add a news feed from https://…', or the address of a feed alone; changes the address of the one there is. */
export function newsRule(text: string, spec: AppSpec, { place = {} }: CommandOptions): Found | null {
  const address = ADDRESS.exec(text)?.[0]?.replace(/[.,;:!?)\]]+$/, "");
  if (address === undefined) return null;
  const words = text.replace(address, " ").trim();
  const isAlone = words === "" && LOOKS_LIKE.test(address);
  if (!isAlone && (!FEED.test(words) || ELSE.test(words) || words.split(/\s+/).length > MOST_WORDS)) return null;
  const shown = spec.pages.flatMap((page) =>
    page.blocks.flatMap((block) => (block.kind === "news" ? [{ page, block }] : [])),
  );
  const [only] = shown;
  if (only !== undefined && shown.length === 1 && CHANGES.test(words) && !/\badd\b/i.test(words))
    return { ops: [{ op: "update-block", page: only.page.id, block: only.block.id, patch: { address } }] };
  if (!isAlone && !ADDS.test(words)) return null;
  const page = spec.pages.find(({ id, path }) => id === place.page && !path.endsWith("/:id")) ?? spec.pages[0];
  if (page === undefined) return null;
  const made = opsForBlock(spec, "news", page, undefined, page.blocks.length);
  if ("reason" in made) return { cannot: made.reason };
  const title = NEWS_TITLES[spec.identity.language];
  const ops = made.ops.map((op): Op =>
    op.op === "add-block" && op.block.kind === "news" ? { ...op, block: { ...op.block, title, address } } : op,
  );
  return { ops };
}
