import { NUMBER as N, numberOf } from "../brief/written-numbers.ts";
import type { AppSpec, Entity, Field } from "@sayhey/appspec";
import { intervalsIn } from "./dues.ts";
import { addField, pointersOf, say, show, type Rule } from "./draft.ts";

const BELOW = new RegExp(
  `\\b(?:below|under|less than|fewer than|<|unter|weniger als|menos de|por debajo de|moins de|abaixo de) ?${N}(?! ?(?:days?|tage|días|jours|dias|minutes?|hours?))\\b`,
  "i",
);
/** 'Under 4 mm' is about what is measured in mm. */
const BELOW_UNIT = new RegExp(
  `\\b(?:below|under|less than|unter|weniger als|menos de|por debajo de|moins de|abaixo de) ?${N} ?(mm|cm|kg|km|ml|l|g|m|%|°C|h|min)\\b`,
  "i",
);
const isMarked = (spec: AppSpec): boolean =>
  spec.entities.some(({ fields }) => fields.some(({ type, warn }) => type === "number" && warn !== undefined));
const ABOVE = new RegExp(
  `\\b(?:above|over|more than|>|über|mehr als|más de|plus de|acima de|mais de) ?(?:[£$€] ?)?${N}\\b[^.]{0,40}\\b(?:approv|approval|sign|yes|ok|genehmig|aprob|accord|aprova)`,
  "i",
);
const DAYS = new RegExp(
  `(?:<|under|less than|in|within|unter|en|dans|em)? ?${N} (?:days?|tage?n?|días|jours|dias)\\b`,
  "i",
);
const STOCK = /stock|quantity|left|pieces|bestand|vorrat|existencias|cantidad|quantité|estoque|bottles|packets|jars/i;
const ENDS =
  /expir|best before|use by|deadline|closes|due|^next |delivery date|deliver by|ends|frist|ablauf|mindest|caduc|vence|límite|échéance|péremption|vencimento|prazo/i;
const URGENT =
  /\bamber\b|\bred\b|\boverdue\b|\bwarn|\bflag|\balert|\bhighlight|\brunning low\b|\blow\b|\bexpir|\bdeadline|\bfrist|\brot\b|\brojo|\brouge|\bvermelho/i;

const AMBER = String.raw`\b(?:amber|orange|yellow|warn(?:ing|ed|s)?)\b`;
const ON_DAY = new RegExp(
  `${AMBER}[^.;]{0,20}?\\b(?:on|at|from|after) (?:the )?(?:day ${N}|${N}(?:th|nd|rd|st)? day)\\b`,
  "i",
);
const AHEAD = new RegExp(
  `${AMBER}[^.;]{0,30}?\\b${N} (day|week|month)s?\\b(?: (?:before|ahead|left|prior|to go|out))?`,
  "i",
);
const LENGTHS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };

/** How many days before its end a text wants something to stand out: amber on day six of seven is one, 'amber 2 weeks before' fourteen. */
function warnedBefore(text: string): number | undefined {
  const [interval] = intervalsIn(text);
  const [, one, other] = ON_DAY.exec(text) ?? [];
  const at = one ?? other;
  if (at !== undefined && interval !== undefined) {
    const [count, unit = "day"] = interval.split(" ");
    const before = Number(count) * (LENGTHS[unit.replace(/s$/, "")] ?? 1) - numberOf(at);
    return before > 0 ? before : undefined;
  }
  const [, count, unit = "day"] = AHEAD.exec(text) ?? [];
  return count === undefined ? undefined : numberOf(count) * (LENGTHS[unit.toLowerCase()] ?? 1);
}

/** Marks for numbers that are low, amounts that somebody has to agree to, and days that come near. */
export const addMarks: Rule = ({ spec, text }) => {
  const low = BELOW.exec(text)?.[1];
  if (low !== undefined)
    markFirst(spec, STOCK, ["number"], (field) => [
      {
        when: { field: field.id, is: "lt", value: numberOf(low) },
        tone: "alert",
        label: say(spec, ["Low", "Knapp", "Queda poco", "Bas", "Baixo"]),
      },
    ]);
  const [, count, unit] = BELOW_UNIT.exec(text) ?? [];
  if (count !== undefined && unit !== undefined && !isMarked(spec))
    markFirst(
      spec,
      /./,
      ["number"],
      (field) => [
        {
          when: { field: field.id, is: "lt", value: numberOf(count) },
          tone: "alert",
          label: say(spec, ["Low", "Zu wenig", "Bajo", "Bas", "Baixo"]),
        },
      ],
      (field) => field.unit?.toLowerCase() === unit.toLowerCase(),
    );
  const high = ABOVE.exec(text)?.[1];
  if (high !== undefined)
    markFirst(spec, /./, ["money"], (field) => [
      {
        when: { field: field.id, is: "gt", value: numberOf(high) },
        tone: "attention",
        label: say(spec, ["Needs approval", "Freigabe nötig", "Requiere permiso", "À approuver", "Requer aprovação"]),
      },
    ]);
  if (!URGENT.test(text)) return;
  const days = warnedBefore(text) ?? numberOf(DAYS.exec(text)?.[1]);
  markFirst(spec, ENDS, ["date", "dateTime"], (field) => [
    {
      when: { field: field.id, is: "lt", value: "@today" },
      tone: "alert",
      label: say(spec, ["Past", "Vorbei", "Pasado", "Dépassé", "Vencido"]),
    },
    {
      when: { field: field.id, is: "lte", value: `@${days > 0 && days < 400 ? `+${days}` : "+7"}` },
      tone: "attention",
      label: say(spec, ["Soon", "Bald", "Pronto", "Bientôt", "Em breve"]),
    },
  ]);
};

function markFirst(
  spec: AppSpec,
  names: RegExp,
  types: readonly string[],
  marks: (field: Field) => NonNullable<Field["warn"]>,
  fits: (field: Field) => boolean = () => true,
): void {
  for (const entity of spec.entities) {
    const field = entity.fields.find(
      (each) => types.includes(each.type) && names.test(each.name) && each.warn === undefined && fits(each),
    );
    if (field === undefined) continue;
    field.warn = marks(field);
    show(spec, entity, field.id);
    return;
  }
}

const DEADLINE = new RegExp(
  `\\b${N}[ -](?:days?|tage|días|jours|dias)\\b[^.]{0,24}\\b(?:to (?:answer|reply|respond|decide|pay|return|fix|settle)|deadline|response|frist|zeit)|\\b(?:within|for|innerhalb von|en|sous|em) ${N} (?:days|tagen|días|jours|dias)\\b|\\b(?:termin|frist|deadline|plazo|délai|prazo)(?: of| von| de|:)? ${N} (?:days|tagen?|dni|días|jours|dias)\\b`,
  "i",
);
const STARTS =
  /asked|received|reported|reserved|opened|submitted|created|date|day|since|eingegangen|datum|fecha|reçu|data/i;

/** So many days to answer: the last day follows from the first, and says how near it is. */
export const addDeadlines: Rule = ({ spec, text }) => {
  const found = DEADLINE.exec(text)
    ?.slice(1)
    .find((group) => group !== undefined);
  const days = numberOf(found);
  if (found === undefined || !(days > 0) || days > 400) return;
  const candidates = spec.entities.filter(
    (entity) => !entity.fields.some(({ formula }) => formula?.kind === "addDays"),
  );
  const entity =
    candidates.find(({ name }) =>
      /claim|complaint|request|reservation|ticket|case|loan|report|order|hold/i.test(name),
    ) ?? candidates[0];
  const start = entity?.fields.find(({ type, name }) => (type === "date" || type === "dateTime") && STARTS.test(name));
  if (!entity || !start) return;
  const ends = addField(entity, {
    id: "answerBy",
    name: say(spec, ["Last day", "Letzter Tag", "Último día", "Dernier jour", "Último dia"]),
    type: "computed",
    formula: { kind: "addDays", field: start.id, days },
  });
  if (ends === undefined) return;
  ends.warn = [
    {
      when: { field: ends.id, is: "lt", value: "@today" },
      tone: "alert",
      label: say(spec, ["Too late", "Zu spät", "Fuera de plazo", "Trop tard", "Fora do prazo"]),
    },
    {
      when: { field: ends.id, is: "lte", value: "@+3" },
      tone: "attention",
      label: say(spec, ["Soon", "Bald", "Pronto", "Bientôt", "Em breve"]),
    },
  ];
  show(spec, entity, ends.id);
};

const NUMBERS =
  /\bgets? a (?:\w+ )?number\b|\b(?:reference|tracking|invoice|quote|order|case|ticket|job|report) (?:numbers?|no\.?)\b|\bnumbered\b|\brunning number|laufende nummer|(?:rechnungs|auftrags|vorgangs)nummer|\bnúmero de (?:factura|caso|pedido|seguimiento)|\bnuméro de (?:facture|dossier|suivi)|\bnúmero (?:do|da) (?:pedido|nota)/i;

/** A number for each row of what the text says gets one. */
export const addNumbers: Rule = ({ spec, text }) => {
  const match = NUMBERS.exec(text);
  if (match === null) return;
  const entity =
    spec.entities.find((candidate) =>
      text.toLowerCase().includes(candidate.name.toLowerCase().split(" ").at(-1) ?? " "),
    ) ?? spec.entities[0];
  if (entity === undefined || entity.fields.some(({ number }) => number !== undefined)) return;
  const known = entity.fields.find(
    ({ type, name, id }) =>
      type === "text" && id !== entity.titleField && /\bnumber\b|\bno\.?$|\bref|nummer|número|numéro/i.test(name),
  );
  const field =
    known ??
    addField(entity, {
      id: "number",
      name: say(spec, ["Number", "Nummer", "Número", "Numéro", "Número"]),
      type: "text",
    });
  if (field === undefined) return;
  const prefix = `${entity.name
    .replace(/[^\p{L}]/gu, "")
    .slice(0, 1)
    .toUpperCase()}-`;
  field.number = { prefix, width: 4 };
  delete field.required;
  entity.rows.forEach((row, index) => {
    row[field.id] = `${prefix}${String(entity.rows.length - index).padStart(4, "0")}`;
  });
  show(spec, entity, field.id);
};

const USES =
  /\breduces?\b|\bcomes? off\b|\btakes? (?:it |them )?(?:off|out of)\b|\bsubtract|\bdeduct|\bgoes? down\b|\boff the (?:stock|list|shelf)\b|\bused? up\b|\bwhat['’]?s left\b|\b(?:stock|yarn|bottles?) used\b|\bzieht ab\b|\bweniger\b|\bse descuenta|\bdéduit|\bdesconta/i;

/** What is used is taken from what there is. */
export const addEffects: Rule = ({ spec, text }) => {
  if (!USES.test(text)) return;
  const ofCarts = new Set(
    spec.pages.flatMap(({ blocks }) => blocks.flatMap((block) => ("stockField" in block ? [block.stockField] : []))),
  );
  for (const { from, via, to } of pointersOf(spec)) {
    const stock = to.fields.find(({ id, type, name }) => type === "number" && STOCK.test(name) && !ofCarts.has(id));
    const amount = from.fields.find(
      ({ type, name }) => type === "number" && /used|amount|quantity|taken|pieces|metres|grams/i.test(name),
    );
    if (stock === undefined || from.effects !== undefined || /order|deliver|purchase|bought/i.test(from.name)) continue;
    if (hasNegative(to, stock)) continue;
    stock.min = stock.min ?? 0;
    from.effects = [{ via: via.id, field: stock.id, add: amount?.id ?? 1, times: -1 }];
  }
};

const hasNegative = (entity: Entity, { id }: Field): boolean => entity.rows.some((row) => Number(row[id] ?? 0) < 0);
