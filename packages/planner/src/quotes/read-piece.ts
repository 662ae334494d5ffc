import { pluralOf, singularOf } from "../embedded/inflect.ts";
import { MONEY, numberOf, PER } from "./numbers.ts";
import type { Part, Unit } from "./quote.ts";
import { shareIn } from "./read-shares.ts";
import { SHARED, unitNamed, UNIT_WORDS } from "./units.ts";
import * as words from "./words-of-parts.ts";

/** Names of units that are counted: 'box', 'extra passenger', 'dog'. */
const COUNTED = String.raw`(?:(?:extra|additional|further|light|running|working|full|half|single|double|guest|parking) )?[\p{L}][\p{L}-]{0,20}`;
const UNIT = String.raw`(?:${UNIT_WORDS})(?![\p{L}\d])|${COUNTED}`;

const unitOf = (said: string): Unit =>
  unitNamed(said) ?? {
    sign: "",
    one: singularOf(
      said
        .trim()
        .toLowerCase()
        .replace(/^(?:extra|additional) /, ""),
    ),
  };

/** '18 per box', with what it is for before or behind it. */
const RATE = new RegExp(
  String.raw`^(.*?)\s*(?:\b(?:at|@|costs?|is|are|for|charged at|à|zu|a|=)\s*)?[:=@+]?\s*${MONEY}\s*${PER}\s*(${UNIT})(?:\s*${PER}\s*(${UNIT}))?(.*)$`,
  "iu",
);
/** 'tent per sq ft 12'. */
const RATE_BEHIND = new RegExp(
  String.raw`^(.*?)\s*\b(?:per|pro|je|por|par)\s+(${UNIT})\s*(?:is|at|:|=|costs?)?\s*${MONEY}$`,
  "iu",
);
const EACH = new RegExp(
  String.raw`^(.+?)\s*(?:\b(?:at|@|costs?|is|are|for|à|zu|a)\s*)?[:=@]?\s*${MONEY}\s*(?:each|apiece|a piece|ea\b|je(?: stück)?|cada un[oa]|chacune?|pièce|la pièce|a unidade)\.?$`,
  "iu",
);
const FLAT = new RegExp(
  String.raw`^(.+?)\s*(?:\b(?:at|@|costs?|is|are|for|à|zu)\b\s*)?([+:=@]?)\s*${MONEY}(?:\s*(?:extra|more|on top|flat|fixed|fix|pauschal|fijos?|flat fee|in total))?$`,
  "iu",
);
const FLAT_BEFORE = new RegExp(
  String.raw`^[+]?\s*${MONEY}\s*(?:extra |more )?(?:for|für|por|pour|para)\s+(?:an? |the )?(.+)$`,
  "iu",
);
const FIRST = new RegExp(
  String.raw`^(.*?)\bfirst\s+(?:(\d{1,3})\s+)?(${UNIT})\s*(?:is|at|for|costs?|:|=)?\s*${MONEY}\s*(?:,|and)?\s*(?:then|after(?:wards| that)?|(?:each|every) (?:extra|additional|further)?(?: \w+)?|and)\s*(?:it'?s |is )?${MONEY}`,
  "iu",
);
const FREE = /\s*\b(?:over|above|beyond|after|more than)\s+(\d{1,6})\s*(?:\w+)?/i;
/** Names with a price each in a row: 'small 30 medium 40 large 55', 'one color 2 or full color 4.50'. */
const ROW = new RegExp(
  String.raw`([\p{L}][\p{L}\d' /-]*?)\s*[:=+]?\s*${MONEY}(?:\s*(?:,|\bor\b|\band\b|/|\boder\b|\bo\b|\bou\b)\s*|\s+|$)`,
  "giu",
);
const BRACKETS = /^(.*?)\s*[([]([^)\]]+)[)\]]\s*(.*)$/;

/** A label as it stands in the app: without what joins it to the text. */
export function labelOf(text: string): string {
  const bare = text
    .replace(/^[\s:,.+-]+|[\s:,.=@+-]+$/g, "")
    .replace(
      /^(?:and|or|also|plus|then|with|the|an?|their|my|our|some|any|optional|each|add|i need|we charge|charge|i charge|charges?(?= for)|for|und|mit|der|die|das|y|con|los|las|el|la|et|avec|les|le|des|du|de|d['’])\s+/i,
      "",
    )
    .replace(/\s+(?:at|is|are|costs?|charged|for|per|from|and|each|of|à|zu|with)$/i, "")
    .trim();
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

const isPlural = (label: string): boolean => {
  const last =
    (label.split(/\s+(?:of|for|in|with|between|per|de)\s+/i)[0] ?? label).split(" ").at(-1)?.toLowerCase() ?? "";
  return /^(?:people|children|men|women|feet|teeth)$/.test(last) || (/[^s'u]s$/.test(last) && last.length > 3);
};

/** 'Gutters in meters', 'railing linear ft'. */
const ENDS_WITH_UNIT = new RegExp(
  String.raw`^(.+?)\s+(?:(?:in|en|\()\s*(${UNIT_WORDS})\)?|((?=[\p{L}\d²]{2})(?:${UNIT_WORDS})))$`,
  "iu",
);
/** 'Carpet price per sqm' asks for what one costs. */
const PRICE_OF = new RegExp(String.raw`^(.*?)\s*\b(?:price|cost|rate)s? (?:per|a|an|for one) (${UNIT})$`, "iu");

/** What is counted of a label: 'Number of rooms' counts rooms. */
function amountOf(said: string, price?: number): Part {
  const counted = words.NUMBER_OF.test(said) ? said.replace(words.NUMBER_OF, "") : said;
  const label = labelOf(counted);
  const priced = price === undefined ? {} : { price };
  const measured = new RegExp(
    String.raw`^(${UNIT_WORDS})(?![\p{L}\d])(?:\s+(?:of|for|between|de|d['’]|von|für)?\s*(?:the |new )?(.*))?$`,
    "iu",
  ).exec(counted.trim());
  const unit = measured?.[1] === undefined ? undefined : unitNamed(measured[1]);
  if (unit !== undefined) {
    const rest = labelOf(measured?.[2] ?? "");
    return { kind: "amount", label: rest === "" ? label : label.length > 30 ? rest : label, unit, ...priced };
  }
  const [, of = label, inUnit, bareUnit] = ENDS_WITH_UNIT.exec(label) ?? [];
  const behind = unitNamed(inUnit ?? bareUnit ?? "");
  if (behind !== undefined) return { kind: "amount", label: of, unit: behind, ...priced };
  if (words.TRAVEL.test(label)) return { kind: "amount", label, unit: { sign: "km", one: "km" }, ...priced };
  if (words.SURFACES.test(label)) return { kind: "amount", label, unit: { sign: "m²", one: "m²" }, ...priced };
  const counting = /^(.+?)\s+(?:count|quantity|qty)$/i.exec(label)?.[1];
  if (counting !== undefined && !isPlural(label))
    return { kind: "amount", label: pluralOf(counting), unit: { sign: "", one: counting.toLowerCase() }, ...priced };
  const spanish = label.toLowerCase().replace(/(?<=[cs]i)ones$/, "ón");
  if (spanish !== label.toLowerCase()) return { kind: "amount", label, unit: { sign: "", one: spanish }, ...priced };
  const one = singularOf(label.toLowerCase().split(/\s+(?:of|for|in|with|between)\s+/)[0] ?? label.toLowerCase());
  return { kind: "amount", label, unit: { sign: "", one }, ...priced };
}

const BEGINS_WITH_UNIT = new RegExp(String.raw`^(?:${UNIT_WORDS})(?![\p{L}\d])\s`, "iu");

/** Options with a price each; undefined where there are fewer than two. */
function pricedRow(text: string): { label: string; price: number }[] | undefined {
  const all = [...text.matchAll(ROW)];
  if (all.length < 2 || all.map(([whole]) => whole).join("").length < text.trim().length) return undefined;
  return all.map(([, name = "", digits, small]) => ({ label: labelOf(name), price: numberOf(digits, small) }));
}

/** The words that all labels end or begin with. */
function shared(labels: readonly string[]): string | undefined {
  const split = labels.map((label) => label.toLowerCase().split(" "));
  const last = split[0]?.at(-1) ?? "";
  if (last !== "" && !/^\d/.test(last) && split.every((each) => each.length > 1 && each.at(-1) === last)) return last;
  const first = split[0]?.[0] ?? "";
  return first !== "" && split.every((each) => each.length > 1 && each[0] === first) ? first : undefined;
}

/** Rows of priced names: one of them where they are kinds of one thing, else each by itself. */
function ofRow(head: string, options: readonly { label: string; price: number }[]): Part[] {
  const label = labelOf(head);
  if (words.EXTRAS.test(label)) return options.map((each) => ({ kind: "extra", ...each }));
  if (isPlural(label) && !words.TAKEN.test(label))
    return options.map((each) => ({
      kind: "amount",
      label: `${label}: ${each.label.toLowerCase()}`,
      unit: { sign: "", one: singularOf(label.toLowerCase()) },
      price: each.price,
    }));
  // 'Inverter small 900 or big 1500'.
  const [first, ...others] = options;
  const own = first?.label.split(" ") ?? [];
  if (label === "" && first !== undefined && own.length > 1 && others.every((each) => !each.label.includes(" "))) {
    const named = [{ ...first, label: labelOf(own.at(-1) ?? "") }, ...others];
    return [{ kind: "choice", label: own.slice(0, -1).join(" "), options: named }];
  }
  return [{ kind: "choice", label: label || labelOf(shared(options.map((each) => each.label)) ?? "Kind"), options }];
}

const OR = /\s*(?:\bor\b|\boder\b|\bou\b|(?<=\p{L})\s+o\s+(?=\p{L})|\s\/\s|(?<=\p{L})\/(?=\p{L})|\bvs\.?(?=\s))\s*/iu;

/** 'posts concrete or wood', 'height small medium large', 'caps or polos'. */
function choiceIn(text: string): Part | undefined {
  const steps = words.STEPS.exec(text);
  if (steps?.[1] !== undefined) {
    const options = steps[1].split(/[\s/,]+(?:(?:and|or|und|oder|y|o|et|ou)\s+)?/i).filter(Boolean);
    return choiceOf(text.slice(0, steps.index), options);
  }
  const parts = text
    .split(OR)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length < 2 || parts.length > 8 || parts.some((part) => part.split(" ").length > 4)) return undefined;
  const [first = "", ...others] = parts;
  const own = first.split(" ");
  const property = words.PROPERTY.exec(first)?.[0];
  if (property !== undefined && property !== first)
    return choiceOf(property, [first.slice(property.length).trim(), ...others]);
  const hasHead = own.length > 1 && others.every((part) => part.split(" ").length === 1);
  return hasHead ? choiceOf(own.slice(0, -1).join(" "), [own.at(-1) ?? first, ...others]) : choiceOf("", parts);
}

function choiceOf(head: string, options: readonly string[]): Part | undefined {
  const labels = [...new Set(options.map(labelOf))].filter(Boolean);
  if (labels.length < 2) return undefined;
  const named = labelOf(head.replace(/[:(]\s*$/, ""));
  return {
    kind: "choice",
    label: named || `${labels[0] ?? ""} / ${(labels[1] ?? "").toLowerCase()}`,
    options: labels.map((label) => ({ label })),
  };
}

/** What stands in brackets behind a name: kinds of it, each with a price or without. */
function bracketed(head: string, inner: string, isListed: boolean): Part[] | undefined {
  const items = inner.split(/\s*(?:,|;|\||\bor\b|\boder\b|\bou\b|\so\s)\s*/i).filter(Boolean);
  if (items.length < 2) return undefined;
  const priced = items.flatMap((item) => {
    const [, name = "", , digits, small] = FLAT.exec(item) ?? [];
    return digits === undefined ? [] : [{ label: labelOf(name), price: numberOf(digits, small) }];
  });
  if (priced.length === items.length) {
    const isExtra =
      items.some((item) => /\+/.test(item)) && (isPlural(labelOf(head)) || words.EXTRAS.test(labelOf(head)));
    return isExtra ? priced.map((each) => ({ kind: "extra", ...each })) : ofRow(head, priced);
  }
  if (!isListed || items.some((item) => item.split(" ").length > 4)) return undefined;
  const choice = choiceOf(head.replace(/^how\s+/i, ""), items);
  return choice && [choice];
}

function priced(text: string): Part[] | undefined {
  const first = FIRST.exec(text);
  if (first !== null) {
    const [, head = "", many, said = "", start, startSmall, then, thenSmall] = first;
    const unit = unitOf(said);
    return [
      {
        kind: "amount",
        label: labelOf(head),
        unit,
        price: numberOf(then, thenSmall),
        first: { many: many === undefined ? 1 : Number(many), price: numberOf(start, startSmall) },
      },
    ];
  }
  const row = pricedRow(text);
  if (row !== undefined) return ofRow("", row);
  const each = EACH.exec(text);
  if (each !== null) return [amountOf(each[1] ?? "", numberOf(each[2], each[3]))];
  const behind = RATE_BEHIND.exec(text);
  if (behind !== null) {
    const unit = unitOf(behind[2] ?? "");
    return [{ kind: "amount", label: labelOf(behind[1] ?? ""), unit, price: numberOf(behind[3], behind[4]) }];
  }
  const rate = RATE.exec(text);
  if (rate !== null) return rated(rate);
  const before = FLAT_BEFORE.exec(text);
  if (before !== null) return flat(before[3] ?? "", numberOf(before[1], before[2]), false);
  const found = FLAT.exec(text);
  return found === null ? undefined : flat(found[1] ?? "", numberOf(found[3], found[4]), found[2] === "+");
}

function rated([, head = "", digits, small, said = "", second, rest = ""]: RegExpExecArray): Part[] | undefined {
  const unit = unitOf(said);
  if (/^(?:cent|bit|few|lot|of|and|the|total)$/i.test(unit.one)) return undefined;
  const free = FREE.exec(head);
  const bare = free === null ? head : head.replace(FREE, "");
  const behind = /^\s*(?:for|für|por|pour|of|para)\s+(.+)$/i.exec(rest)?.[1] ?? "";
  const kind = /^\s+((?!extra|more|each|then|on|in|and)[\p{L}-]+(?: [\p{L}-]+)?)$/iu.exec(rest)?.[1];
  const name = NAMELESS.test(labelOf(bare)) ? "" : bare;
  const isKind = labelOf(name) === "" && behind === "" && kind !== undefined;
  // 'Km between the addresses' says of itself what it counts.
  const label = labelOf(
    labelOf(name) === "" ? (isKind ? (kind ?? "") : behind) : name.replace(/\s+(?:extra|more)$/i, ""),
  );
  return [
    {
      kind: "amount",
      label,
      unit,
      price: numberOf(digits, small),
      ...(isKind ? { isKind: true as const } : {}),
      ...(free === null ? {} : { free: Number(free[1]) }),
      ...(second === undefined ? {} : { times: unitOf(second) }),
    },
  ];
}

/** Words for a price that name nothing that is priced. */
const NAMELESS = /^(?:rate|price|cost|charge|fee|it|preis|precio|prix|tarif|tarifa)$/i;

function flat(head: string, price: number, isOnTop: boolean): Part[] | undefined {
  const label = labelOf(head);
  if (label === "" || label.split(" ").length > 6) return undefined;
  const rate = words.RATE_OF.find(([says]) => says.test(label));
  if (rate !== undefined) return [{ kind: "amount", label: "", unit: { sign: rate[1], one: rate[2] }, price }];
  if (isOnTop) return [{ kind: "extra", label, price, isOnTop }];
  if (words.BASES.test(label)) return [{ kind: "base", label, price }];
  return (isPlural(label) && !label.includes(" + ")) || BEGINS_WITH_UNIT.test(label)
    ? [amountOf(head, price)]
    : [{ kind: "extra", label, price }];
}

/** 'Single 40 per hour group 22 per hour' are two rates without a comma. */
const RATES_IN_A_ROW = /[^\d]+?\d+(?:[.,]\d+)?\s*(?:€|£|\$)?\s*(?:per\s|\/\s?)\p{L}+(?=\s|$)/giu;

/** What a piece of a text is a part of a quote by; nothing where it is none. */
export function partsOf(text: string, isListed: boolean, isEnglish: boolean): Part[] {
  const rates = [...text.matchAll(RATES_IN_A_ROW)].map(([each]) => each.trim());
  if (rates.length > 1 && rates.join(" ").length >= text.length - rates.length)
    return rates.flatMap((each) => partsOf(each, isListed, isEnglish));
  const share = shareIn(text);
  if (share !== undefined) return [share];
  const brackets = BRACKETS.exec(text);
  if (brackets !== null) {
    const [, head = "", inner = "", behind = ""] = brackets;
    const found = bracketed(head, inner, isListed);
    if (found !== undefined) return found;
    if (!YES.test(`(${inner})`)) return partsOf(`${head} ${behind}`.trim(), isListed, isEnglish);
  }
  if (isListed && NUMBERS_BEHIND.test(text)) return [amountOf(text.replace(NUMBERS_BEHIND, ""))];
  const isAsked = words.YES_NO.test(text) || words.WHETHER.test(text);
  const bare = text.replace(words.YES_NO, "").replace(words.WHETHER, "");
  const costs = /\d/.test(bare) ? priced(bare) : undefined;
  if (costs !== undefined) return isAsked ? costs.map(asExtra) : costs;
  if (!isListed) return [];
  const counted = bare.replace(NUMBERS_BEHIND, "");
  if (/\d/.test(counted.replace(UNIT_DIGITS, ""))) {
    const choice = /\d.*\bor\b.*\d/i.test(bare) ? choiceIn(bare) : undefined;
    return choice === undefined ? [] : [choice];
  }
  if (isAsked) return labelOf(bare) === "" ? [] : [{ kind: "extra", label: labelOf(bare) }];
  return counted === bare ? plain(bare, isEnglish) : [amountOf(counted)];
}

/** 'Tiers 1, 2, 3 or 4' are a number of tiers. */
const NUMBERS_BEHIND = /\s\d{1,2}(?:\s?(?:,|or|to|-|–|\/|\s)\s?\d{1,2}\+?)+$/i;

/** What is asked for with yes or no is wanted or not, whatever it is paid by. */
const asExtra = (part: Part): Part =>
  part.kind === "amount" && part.price !== undefined
    ? {
        kind: "extra",
        label: part.label,
        price: part.price,
        ...(part.unit.sign !== "" || SHARED.test(part.unit.one) ? { per: part.unit } : {}),
      }
    : part;

const YES = words.YES_NO;
const UNIT_DIGITS = /\b(?:m|ft)[23]\b|\b[23]d\b/gi;

/** A name has as many words at most. */
const LONGEST_NAME = 6;

/** An item of a list that has no price. */
function plain(text: string, isEnglish: boolean): Part[] {
  const label = labelOf(text);
  if (label === "" || NOTHING.test(label)) return [];
  if (words.FACTORS.test(label)) return [{ kind: "factor", label: labelOf(label.replace(words.NUMBER_OF, "")) }];
  const choice = choiceIn(text);
  if (choice !== undefined) return [choice];
  if (label.split(" ").length > LONGEST_NAME) return [];
  if (words.KINDS.test(label)) return [{ kind: "choice", label, options: [] }];
  const priceOf = PRICE_OF.exec(label);
  if (priceOf !== null)
    return [{ kind: "amount", label: labelOf(priceOf[1] ?? ""), unit: unitOf(priceOf[2] ?? ""), isPriceOnly: true }];
  const counted = text.replace(words.NUMBER_OF, "");
  const hasUnit = BEGINS_WITH_UNIT.test(`${counted} `) || ENDS_WITH_UNIT.test(counted);
  const isAmount =
    words.NUMBER_OF.test(text) ||
    hasUnit ||
    words.MEASURED.test(label) ||
    words.TRAVEL.test(label) ||
    isPlural(label) ||
    !isEnglish;
  return [isAmount ? amountOf(text) : { kind: "extra", label }];
}

/** What every quote has, and what is done with it. */
const NOTHING =
  /^(?:(?:save|keep|guardar|speichern|enregistrer|salvar)\b.*|(?:the |sub|grand )?totals?|price|prices|summary|customers?(?: name)?|names?|clients? names?|pdf|email|phone|date|notes?|address|printable|gesamt\w*|summe|total\w*|precio|prix|discounts?|etc|aparte|apart|deposit\b.*|.* not included)$/i;
