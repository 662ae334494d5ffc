import type { Found, World } from "../command-answer.ts";
import type { Clause } from "../read-command.ts";

const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    1: "one ein eine einen un una une um uma",
    2: "two zwei dos deux dois duas couple",
    3: "three drei tres trois",
    4: "four vier cuatro quatre quatro",
    5: "five funf cinco cinq",
    6: "six sechs seis",
    7: "seven sieben siete sept sete",
    8: "eight acht ocho huit oito",
    9: "nine neun nueve neuf nove",
    10: "ten zehn diez dix dez",
    12: "twelve dozen zwolf doce douze doze",
    15: "fifteen funfzehn quince quinze",
    20: "twenty zwanzig veinte vingt vinte",
    30: "thirty dreissig treinta trente trinta",
    50: "fifty funfzig cincuenta cinquante cinquenta",
    100: "hundred hundert cien cent cem",
  }).flatMap(([number, words]) => words.split(" ").map((word) => [word, Number(number)] as const)),
);

/** The number a folded word is, in figures or in words. */
export function numberOf(key: string): number | undefined {
  return /^\d{1,6}(?:[.,]\d+)?$/.test(key) ? Number(key.replace(",", ".")) : NUMBERS.get(key);
}

const MOST_STEPS = 50;

/** Taking back, doing again, and asking what one can say. */
export function stepRule(clause: Clause, _world: World): Found | null {
  const isBack =
    clause.match(/^UNDO\b|\bUNDO$/) !== null ||
    clause.tokens.some(({ key }) => /^(?:ruckgangig|deshacer|annuler|desfazer|undo)$/.test(key)) ||
    // German parts the verb: 'nimm die letzten drei Änderungen zurück'.
    (clause.language === "de" && /^\s*(?:nimm|nehme?|mach\w?)\b.*\bzur(?:ü|ue|u)ck\b/iu.test(clause.text));
  const words = clause.tokens.map(({ key }) => key);
  if (isBack && clause.tokens.length <= 8) {
    const count = words.map(numberOf).find((number) => number !== undefined && number > 1);
    return { to: "undo", steps: Math.min(MOST_STEPS, Math.round(count ?? 1)) };
  }
  if (clause.match(/^REDO\b/) && clause.tokens.length <= 5) {
    const count = words.map(numberOf).find((number) => number !== undefined && number > 1);
    return { to: "redo", steps: Math.min(MOST_STEPS, Math.round(count ?? 1)) };
  }
  if (clause.match(/^HELP(?: |$)/) && clause.tokens.length <= 4) return { help: true };
  return null;
}

const MODES: readonly [RegExp, "preview" | "customize" | "data" | "code" | "checks" | "history"][] = [
  [
    /^(?:history|versions?|changes|timeline of changes|verlauf|versionen|historial|historique|historico|versoes)$/,
    "history",
  ],
  [/^(?:code|source|source code|files|quellcode|quelltext|codigo|codigo fuente|fichiers)$/, "code"],
  [/^(?:data|database|data mode|daten|datos|donnees|dados)$/, "data"],
  [/^(?:checks|problems|errors|tests|prufungen|fehler|comprobaciones|verifications|verificacoes)$/, "checks"],
  [
    /^(?:customize|customise|customizer|design mode|inspector|theme editor|anpassen|personalizar|personnaliser)$/,
    "customize",
  ],
  [/^(?:preview|the preview|vorschau|vista previa|apercu|visualizacao)$/, "preview"],
];

/** Going to a page of the app or to a mode of the editor. */
export function goRule(clause: Clause, world: World): Found | null {
  const where = clause.match(/^(?:GO|SHOW)(?: TO| IN)? (?<where>.+)$/)?.["where"];
  if (!where) return null;
  const mode = MODES.find(([test]) => test.test(where.key.replace(/ (?:mode|tab|page|view)$/, "")))?.[1];
  if (mode) return { go: { mode } };
  const isGo = clause.match(/^GO /) !== null;
  if (!isGo || clause.match(/ (?:AS|ONLY|BY|WITH) /)) return null;
  const page = world.names.first(where, "page");
  if (page) return { go: { page: page.page.id } };
  const entity = world.names.first(where, "entity");
  const about = entity && world.names.pageOf(entity.entity);
  return about ? { go: { page: about.id } } : null;
}
