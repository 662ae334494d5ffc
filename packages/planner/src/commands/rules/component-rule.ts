import { GAME_NAMES, opsToMakeCustomBlock, TOOL_NAMES } from "@sayhey/appspec";
import { blockKindOf } from "../block-words.ts";
import type { Chip, Found, World } from "../command-answer.ts";
import { asLabel } from "../compose-ops.ts";
import type { Clause, Phrase } from "../read-command.ts";

/** What is shown and worked with, and is neither a field nor any kind of block; folded, in five languages. */
const COMPONENT = new RegExp(
  `(?:^| )(?:${[
    "clock|\\w*uhr|reloj|horloge|relogio",
    "widget|component|komponente|componente|composant",
    "simulator|simulador|simulateur|visuali[sz]er|visualizador|visualiseur|configurator|configurador|konfigurator|configurateur",
    "designer|viewer|betrachter|scanner|escaner|leitor|globe|globus|globo",
    "mind ?map|mapa mental|carte mentale|concept map|org(?:ani[sz]ation(?:al)?)? chart|organigram\\w*|gantt(?:[ -]?(?:chart|diagram\\w*))?",
    "(?:sankey|venn|tree|network|chord|funnel|radar|candlestick|bubble|fishbone|swimlane) (?:chart|diagram)|\\w*diagramme? de (?:sankey|gantt)|sankey\\w*",
    "tree ?map|word ?cloud|wortwolke|nube de palabras|nuage de mots|nuvem de palavras|network graph|scatter ?plot|flow ?chart",
    "floor ?plan|seating (?:plan|chart)|sitzplan|family tree|stammbaum|arbol genealogico|arbre genealogique",
    "fretboard|griffbrett|speedometer|tacho|synthesi[sz]er|sequencer|oscilloscope|soundboard|turntable",
    "star map|sky map|moon phases?|lunar phases?|mondphasen?|confetti(?: \\w+)?|konfetti\\w*|kaleidoscope|spirograph",
    "avatar (?:maker|builder)|color wheel|virtual pet",
  ].join("|")})$`,
);
/** What a component is described by, behind its name. */
const DESCRIBED =
  / (?:WITH|FOR|OF|IN|TO|ON|BY|THAT|that|which|where|mit|fur|con|para|avec|pour|com|der|die|das|que|qui) .*$/;

/** Something to see and work with that no block does: says so, and offers to write one. */
export function componentRule(clause: Clause, world: World): Found | null {
  const found = clause.match(/^(?:ADD|PUT|SHOW|MAKE|USE|GENERATE|TRACK) (?:A |THE |MORE )*(?<what>.+)$/)?.["what"];
  if (found === undefined) return null;
  if (/^(?:(?:A|THE|MORE|new) )*block$/.test(found.canon)) {
    const made = newBlockChip(world, "New block");
    return made?.ops === undefined ? null : { ops: made.ops };
  }
  if (clause.match(/(?:^| )(?:field|option|button)(?: |$)|^(?:ADD|PUT) (?:A |THE |MORE )*page/) !== null) return null;
  const head = headOf(found);
  if (head === null) return null;
  const known = (name: string): boolean => name.toLowerCase() === head.key;
  if (Object.values(GAME_NAMES).some(known) || Object.values(TOOL_NAMES).some(known)) return null;
  if (blockKindOf(head.key) !== undefined) return null;
  if (world.names.find(found, "entity").some(({ score }) => score > 0.93)) return null;
  const name = asLabel(head.raw, 40);
  const chip = newBlockChip(world, name);
  return {
    cannot: `No block does that yet: there is no “${head.raw}” among them. You can write it as a block of your own, which starts as a small working example.`,
    unknown: true,
    chips: chip === null ? [] : [chip],
  };
}

/** What is wanted, without what it is wanted for; null where that is no component. */
function headOf(what: Phrase): { raw: string; key: string } | null {
  const cut = DESCRIBED.exec(` ${what.canon}`);
  const count = cut === null ? what.tokens.length : ` ${what.canon}`.slice(0, cut.index).trim().split(" ").length;
  for (const end of [count, what.tokens.length]) {
    const tokens = what.tokens.slice(0, end).filter(({ canon }) => !/^(?:A|THE|MORE)$/.test(canon));
    const key = tokens.map((token) => token.key).join(" ");
    if (tokens.length > 0 && tokens.length <= 6 && COMPONENT.test(key))
      return { raw: tokens.map(({ raw }) => raw).join(" "), key };
  }
  return null;
}

/** A chip that makes a block of one's own under a name, on the page that is looked at; null where there is no room. */
export function newBlockChip({ spec, place }: World, name: string): Chip | null {
  const page = spec.pages.find(({ id }) => id === place.page) ?? spec.pages[0];
  const plan = opsToMakeCustomBlock(spec, { page: page?.id ?? "" }, { name });
  return "reason" in plan ? null : { label: "New block", ops: plan.ops };
}
