import type { Block, Op } from "@sayhey/appspec";
import type { Found, World } from "../command-answer.ts";
import { phraseOf, type Clause } from "../read-command.ts";

const COMPARE =
  /^(?:let|allow|enable|make|people|visitors|users|everyone|one|lass|lasse|erlaube|man|deja|permite|que|laisse|permets|deixe|permita)\b.*\b(?:compare|compared|comparable|comparing|vergleichen|vergleichbar|comparar|comparen|comparables?|comparer|comparem|comparaveis)\b|^(?:compare|vergleiche) .+ side by side$|^add (?:a )?(?:compare|comparison)(?: button| mode)?\b/;
const NO_COMPARE =
  /\b(?:no|not|without|stop|remove|don't|kein|keine|nicht|ohne|sin|no|sans|pas de|sem|nao)\b.*\b(?:comparing|compare|comparison|vergleich\w*|compar\w+)\b/;
const CSV = /\bcsv\b|\b(?:export|download) (?:button|of lists?)\b/;
const OFF =
  /\b(?:no|not|without|remove|hide|disable|switch off|turn off|don't|kein|keine|keinen|nicht|ohne|entferne|sin|quita|sans|pas de|enleve|sem|remova|tire)\b/;
const ON = /\b(?:allow|let|enable|show|bring back|switch on|turn on|erlaube|zeige|permite|permets|permita)\b/;
const OUT = /\b(?:download|export\w*|herunterladen|descarga\w*|telecharg\w*|baixar|exporta\w*)\b/;

/** 'let people compare', 'no CSV download': what lists can do besides showing rows. */
export function listRule(clause: Clause, { spec, names }: World): Found | null {
  const typed = clause.text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .trim();
  const patch = NO_COMPARE.test(typed)
    ? { compare: false }
    : COMPARE.test(typed)
      ? { compare: true }
      : CSV.test(typed) && OUT.test(typed) && OFF.test(typed)
        ? { export: false }
        : CSV.test(typed) && OUT.test(typed) && ON.test(typed)
          ? { export: true }
          : null;
  if (patch === null) return null;
  const entity = clause.tokens
    .map((token) => names.find(phraseOf([token], ""), "entity")[0])
    .find((match) => match !== undefined && match.score > 0.9)?.target.entity;
  const key = "compare" in patch ? "compare" : "export";
  const takes: ReadonlySet<Block["kind"]> = new Set(
    key === "compare" ? ["table", "cards", "list"] : ["table", "cards", "list", "board", "gallery", "agenda"],
  );
  const usual = key === "export";
  const wanted = Object.values(patch)[0] === true;
  const lists = spec.pages.flatMap((page) =>
    page.blocks
      .filter(
        (block) => takes.has(block.kind) && (entity === undefined || ("entity" in block && block.entity === entity.id)),
      )
      .map((block) => ({ page, block })),
  );
  if (lists.length === 0) return { cannot: "There is no list for that.", examples: ["add a table", "add a list"] };
  const ops = lists
    .filter(({ block }) => ((block as { compare?: boolean; export?: boolean })[key] ?? usual) !== wanted)
    .map(({ page, block }): Op => ({ op: "update-block", page: page.id, block: block.id, patch }));
  return ops.length > 0 ? { ops } : { cannot: "The lists are like that already." };
}
