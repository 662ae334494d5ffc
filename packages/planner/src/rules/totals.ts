import type { AppSpec, Entity, Field } from "@sayhey/appspec";
import { addField, addOnTop, pointersOf, say, show, type Rule } from "./draft.ts";

const ASKS =
  /\btotals?\b|\bhow (?:many|much)\b|\bsums?\b|\badds? (?:it |them )?up\b|\bcount(?:s|ed)?\b|\bpay\b|\brate\b|\btally|\btallies\b|\bscore\b|\bsumme|\binsgesamt\b|\bwie viel|\btotal(?:es)?\b|\bcuánt|\bcombien\b|\bquant[oa]s?\b/i;
const RATE = /\brate\b|per (?:hour|head|piece|km|mile|day)|price|fee|wage/i;
const AMOUNT =
  /quantity|amount|hours|tally|count|pieces|kilos?|weight|distance|miles|km|pages|minutes|points|paid|cost|price|total/i;

/** Totals of what belongs to a thing, shown with the thing; and rate times quantity where a thing has a rate. */
export const addTotals: Rule = ({ spec, text }) => {
  if (!ASKS.test(text)) return;
  for (const { from, via, to } of pointersOf(spec)) {
    const isKnown = to.fields.some(({ formula }) => formula?.kind === "rollup" && formula.entity === from.id);
    if (isKnown || !isMeant(text, from, to)) continue;
    const measured = from.fields.find(({ type, name }) => isAmount(type) && AMOUNT.test(name));
    const off = from.fields
      .find(({ type, options }) => type === "choice" && options?.some((option) => /cancel/i.test(option)))
      ?.options?.find((option) => /cancel/i.test(option));
    const state = from.fields.find(({ options }) => off !== undefined && options?.includes(off));
    const total = addField(to, {
      id: measured === undefined ? `${from.id}Count` : `${measured.id}Total`.slice(0, 40),
      name: measured === undefined ? from.plural : totalOf(spec, measured),
      type: "computed",
      ...(measured?.unit !== undefined && { unit: measured.unit }),
      formula: {
        kind: "rollup",
        fn: measured === undefined ? "count" : "sum",
        entity: from.id,
        via: via.id,
        ...(measured !== undefined && { field: measured.id }),
        ...(state !== undefined && off !== undefined && { where: [{ field: state.id, is: "ne", value: off }] }),
      },
    });
    if (total === undefined) continue;
    show(spec, to, total.id);
    const rate =
      measured !== undefined && measured.type !== "money"
        ? to.fields.find(({ type, name }) => type === "money" && RATE.test(name))
        : undefined;
    if (rate === undefined) continue;
    const pay = addField(to, {
      id: "toPay",
      name: say(spec, ["To pay", "Zu zahlen", "A pagar", "À payer", "A pagar"]),
      type: "computed",
      ...(rate.unit !== undefined && { unit: rate.unit }),
      formula: { kind: "arithmetic", op: "*", left: rate.id, right: total.id },
    });
    if (pay !== undefined) show(spec, to, pay.id);
  }
};

const isAmount = (type: string): boolean => type === "number" || type === "money" || type === "duration";

const totalOf = (spec: AppSpec, { name }: Field): string =>
  say(spec, [`${name} in all`, `${name} gesamt`, `${name} en total`, `${name} au total`, `${name} no total`]).slice(
    0,
    120,
  );

/** Whether the text names what is counted, or what it is counted for. */
function isMeant(text: string, from: Entity, to: Entity): boolean {
  const says = ({ name, plural }: Entity): boolean =>
    [name, plural].some((word) => text.toLowerCase().includes(word.toLowerCase().split(" ").at(-1) ?? word));
  return says(from) || says(to);
}

const ABSENT =
  /\bwho (?:has ?n[o']?t|have ?n[o']?t|is ?n[o']?t|did ?n[o']?t|does ?n[o']?t|hasnt|didnt)\b|\b(?:hasn['’]?t|haven['’]?t|didn['’]?t) [a-z]+[^.]{0,40}\b(?:yet|this (?:week|month)|today)\b|\bmiss(?:es|ing)? out\b|\bwer (?:hat )?(?:noch )?nicht\b|\bquién (?:no|falta)|\bqui n['’]a pas\b|\bquem (?:ainda )?não\b/i;

/** Who or what has no entry since the beginning of the week, month or day, first on the first page. */
export const addAbsences: Rule = ({ spec, text }) => {
  const match = ABSENT.exec(text);
  if (match === null) return;
  const around = text.slice(match.index, match.index + 120);
  const since = /month|monat|mes\b|mois|mês/i.test(around)
    ? "@month"
    : /today|heute|hoy|aujourd|hoje|day\b/i.test(around)
      ? "@today"
      : "@week";
  for (const { from, via, to } of pointersOf(spec)) {
    const date = from.fields.find(({ type }) => type === "date" || type === "dateTime");
    const isWho = date !== undefined && !/due|next|deadline/i.test(date.id) && to.rows.length > 0;
    if (!isWho) continue;
    const count = addField(to, {
      id: "lately",
      name: periodOf(spec, since),
      type: "computed",
      formula: {
        kind: "rollup",
        fn: "count",
        entity: from.id,
        via: via.id,
        where: [{ field: date.id, is: "gte", value: since }],
      },
    });
    const last = addField(to, {
      id: "lastTime",
      name: say(spec, ["Last time", "Zuletzt", "Última vez", "Dernière fois", "Última vez"]),
      type: "computed",
      formula: { kind: "rollup", fn: "latest", entity: from.id, via: via.id, field: date.id },
    });
    if (count === undefined || last === undefined) return;
    addOnTop(spec, {
      kind: "list",
      id: "notYet",
      title: `${say(spec, ["Not yet", "Noch nicht", "Todavía no", "Pas encore", "Ainda não"])}: ${count.name.toLowerCase()}`,
      entity: to.id,
      facts: [last.id],
      where: [{ field: count.id, is: "eq", value: 0 }],
      sort: { field: last.id, direction: "asc" },
      limit: 12,
    });
    return;
  }
};

const periodOf = (spec: AppSpec, since: string): string =>
  since === "@month"
    ? say(spec, ["This month", "Diesen Monat", "Este mes", "Ce mois-ci", "Este mês"])
    : since === "@today"
      ? say(spec, ["Today", "Heute", "Hoy", "Aujourd’hui", "Hoje"])
      : say(spec, ["This week", "Diese Woche", "Esta semana", "Cette semaine", "Esta semana"]);
