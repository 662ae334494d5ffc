import { NUMBER as N, numberOf } from "../brief/written-numbers.ts";
import type { AppSpec, Entity, Field, Limit } from "@sayhey/appspec";
import { addField, entityCalled, isAnswered, pointersOf, say, show, type Rule } from "./draft.ts";

const PLACES = /^(?:places|seats|spots|capacity|max(?:imum)?(?:[A-Z]\w*)?|plätze|plazas|cupos|vagas|lugares)$/i;
/** Rows by which people take a place. */
const TAKES =
  /\b(?:book|booking|sign[- ]?up|registration|participant|guest|reservation|place|ticket|attend\w*|enrol\w*|entry|passenger|volunteer|member|student|pupil|anmeldung|buchung|teilnehmer|reserva|inscri\w*|réservation|participante?)\b/i;
const WAITS =
  /\bwait(?:ing)?[- ]?lists?\b|\bwait(?:ing)? list\b|warteliste|lista de esper|liste d['’]attente|lista rezerw/i;

const MAX = `(?:max(?:imum|imal|imo)?(?: of)?|at most|no more than|not more than|up to|limited to|only|höchstens|maximal|como máximo|hasta|au plus|au maximum|no máximo|até)`;
const EACH_DAY = new RegExp(
  `${MAX} ${N}(?: ([a-zà-ü]+))? (?:a|per|each|every|am|pro|por|al|par|ao) (?:day|tag|día|dia|jour)`,
  "i",
);
const PER_THING = new RegExp(`(?:${MAX} )?${N}(?: ([a-zà-ü]+))? (?:per|each|a|pro|je|por|par) ([a-zà-ü]{3,})`, "gi");
const PLAIN = new RegExp(
  `(?:${MAX} ${N}\\b(?! (?:days?|weeks?|months?|hours?|minutes?|years?|%|percent)))|\\b${N} (?:places|spots|seats|plätze|plazas|lugares|vagas)\\b|\\b${N} (?:people )?(?:each|max|tops)\\b`,
  "i",
);
const SIZES = new RegExp(
  `(?:groups?|parties|tables|teams|gruppen|grupos|groupes)(?: of| from| von| de)? ${N} ?(?:-|–|to|bis|a|à) ?${N}\\b`,
  "i",
);
const NO_DOUBLES =
  /\bdouble[- ]book|\bno doubles?\b|\bbooked twice\b|\balready (?:on|taken|out|booked|lent)\b|\b(?:one|only one|once) per (?:slot|place|shelf)|doppelt (?:beleg|gebucht|vergeb)|dos veces|deux fois|duas vezes/i;

/** Limits from the numbers of the text, from places that things have, and where nothing may be taken twice. */
export const addLimits: Rule = ({ spec, text }) => {
  sizesOf(spec, text);
  daysOf(spec, text);
  for (const { from, via, to } of pointersOf(spec)) {
    if (from.limits !== undefined || isAnswered(spec, from)) continue;
    const room = roomFor(from, to);
    const places = room ?? to.fields.find((field) => field.type === "number" && PLACES.test(field.id));
    const said = saidFor(spec, text, from, to);
    const takes = room !== undefined || TAKES.test(from.name) || TAKES.test(from.plural);
    if (places !== undefined ? !takes : said === undefined) continue;
    const amountField = from.fields.find(
      ({ id, type }) => type === "number" && /^(?:people|seats|places|persons|guests|tickets)$/i.test(id),
    )?.id;
    const own = isOccasion(to) || room !== undefined ? undefined : ownDay(from);
    if (own !== undefined && from.fields.some(({ type }) => type === "time")) continue;
    const limit: Limit = {
      per: own === undefined ? [via.id] : [via.id, own.id],
      ...(places === undefined ? { most: said ?? 0 } : { mostField: places.id }),
      ...(amountField !== undefined && { amountField }),
      ...onlyTaking(from, room === undefined ? OFF : GONE),
    };
    const waiting = WAITS.test(text) ? waitingOf(spec, from) : undefined;
    if (waiting === undefined && own === undefined && isFull(from, to, limit)) continue;
    from.limits = [waiting === undefined ? limit : { ...limit, waiting }];
    if (own === undefined) addLeft(spec, from, via, to, from.limits[0] ?? limit);
  }
  doublesOf(spec, text);
};

const isOccasion = (entity: Entity): boolean =>
  entity.fields.some(({ type }) => type === "date" || type === "dateTime" || type === "time");

/** The day a row is about, and not the one it was written down on. */
const ownDay = (entity: Entity): Field | undefined =>
  entity.fields.find(
    ({ id, type }) =>
      (type === "date" || type === "dateTime") &&
      !/asked|made|booked|created|received|paid|sent|joined|since/i.test(id),
  );

/** The number the text says for rows of one thing that belong to another. */
function saidFor(spec: AppSpec, text: string, from: Entity, to: Entity): number | undefined {
  for (const [, count, what, per] of text.matchAll(PER_THING)) {
    const target = entityCalled(spec, per);
    const counted = entityCalled(spec, what);
    if (target?.id === to.id && (counted === undefined ? TAKES.test(from.name) : counted.id === from.id))
      return numberOf(count);
  }
  if (!isOccasion(to) || !TAKES.test(from.name)) return undefined;
  const plain = PLAIN.exec(text);
  const count = plain?.slice(1).find((group) => group !== undefined);
  return count === undefined ? undefined : numberOf(count);
}

/** Says that a thing has room for so many of another: 'max number of cats' of a home. */
const ROOM = /\b(?:max(?:imum)?|capacity|room|places|seats|space)\b/i;
const roomFor = (from: Entity, to: Entity): Field | undefined =>
  to.fields.find(
    ({ type, name }) =>
      type === "number" &&
      ROOM.test(name) &&
      [from.name, from.plural].some((each) => new RegExp(`\\b${each.split(" ").at(-1) ?? each}\\b`, "i").test(name)),
  );

const OFF = /cancel|declin|abgesagt|storniert|annul|cancelad/i;
/** Whoever went takes no room any more. */
const GONE = /cancel|declin|adopted|gone|moved (?:out|on)|^left$|returned|released|discharged|checked out/i;

/** Without those who called it off or went. */
function onlyTaking(entity: Entity, away = OFF): Pick<Limit, "where"> {
  const state = stateOf(entity);
  const off = state?.options?.find((option) => away.test(option));
  return state === undefined || off === undefined ? {} : { where: [{ field: state.id, is: "ne", value: off }] };
}

const stateOf = (entity: Entity): Field | undefined =>
  entity.fields.find(
    ({ id, type }) => type === "choice" && /state|status|answer|stage|zustand|estado|statut/i.test(id),
  ) ??
  entity.fields.find(
    ({ type, options = [] }) => type === "choice" && options.some((option) => /wait|confirm|cancel/i.test(option)),
  );

function waitingOf(spec: AppSpec, entity: Entity): Limit["waiting"] {
  const value = say(spec, ["Waiting list", "Warteliste", "Lista de espera", "Liste d’attente", "Lista de espera"]);
  const state = stateOf(entity);
  if (state?.options === undefined) {
    const placed = say(spec, ["Has a place", "Hat einen Platz", "Con plaza", "A une place", "Com vaga"]);
    const name = say(spec, ["Place", "Platz", "Plaza", "Place", "Vaga"]);
    const field = addField(
      entity,
      { id: "placeState", name, type: "choice", options: [placed, value], default: placed },
      entity.rows.map(() => placed),
    );
    return field && { field: field.id, value, placed };
  }
  const known = state.options.find((option) => /\bwait|warte|espera|attente/i.test(option));
  if (known === undefined && state.options.length >= 24) return undefined;
  if (known === undefined) state.options.push(value);
  const placed =
    state.options.find((option) =>
      /confirm|book|coming|place|yes|zugesagt|bestätigt|confirmad|inscrit/i.test(option),
    ) ?? state.options[0];
  return placed === undefined || placed === known ? undefined : { field: state.id, value: known ?? value, placed };
}

/** Whether a thing of the first rows has as many as it may have already: nobody could try the app placed. */
function isFull(from: Entity, to: Entity, limit: Limit): boolean {
  return to.rows.some((row) => {
    const most = limit.mostField === undefined ? limit.most : row[limit.mostField];
    const taken = from.rows
      .filter((other) => other[limit.per[0] ?? ""] === row.id)
      .reduce((sum, other) => sum + (limit.amountField === undefined ? 1 : Number(other[limit.amountField] ?? 0)), 0);
    return typeof most === "number" && taken >= most;
  });
}

/** 'Taken' and 'Left' of each thing that has places. */
function addLeft(spec: AppSpec, from: Entity, via: Field, to: Entity, limit: Limit): void {
  if (to.fields.some(({ id }) => /^(?:left|placesLeft|taken)$/.test(id))) return;
  const where = [
    ...(limit.where ?? []),
    ...(limit.waiting === undefined
      ? []
      : [{ field: limit.waiting.field, is: "ne" as const, value: limit.waiting.value }]),
  ];
  const taken = addField(to, {
    id: "taken",
    name: say(spec, ["Taken", "Vergeben", "Ocupadas", "Prises", "Ocupadas"]),
    type: "computed",
    formula: {
      kind: "rollup",
      fn: limit.amountField === undefined ? "count" : "sum",
      entity: from.id,
      via: via.id,
      ...(limit.amountField !== undefined && { field: limit.amountField }),
      ...(where.length > 0 && { where }),
    },
  });
  if (taken === undefined) return;
  const left = addField(to, {
    id: "left",
    name: say(spec, ["Places left", "Freie Plätze", "Plazas libres", "Places libres", "Vagas livres"]),
    type: "computed",
    formula: { kind: "arithmetic", op: "-", left: limit.mostField ?? limit.most ?? 0, right: taken.id },
    warn: [
      {
        when: { field: "left", is: "lte", value: 0 },
        tone: "alert",
        label: say(spec, ["Full", "Voll", "Completo", "Complet", "Lotado"]),
      },
    ],
  });
  if (left === undefined) return;
  const [mark] = left.warn ?? [];
  if (mark) mark.when.field = left.id;
  show(spec, to, left.id);
}

function sizesOf(spec: AppSpec, text: string): void {
  const [, least, most] = SIZES.exec(text) ?? [];
  if (least === undefined || most === undefined || numberOf(least) >= numberOf(most)) return;
  for (const entity of spec.entities)
    for (const field of entity.fields) {
      const isSize =
        field.type === "number" &&
        /^(?:people|players|guests|persons|size|groupSize|party|covers|seats)$/i.test(field.id);
      if (!isSize) continue;
      const fits = entity.rows.every((row) => {
        const value = row[field.id] ?? null;
        return value === null || (typeof value === "number" && value >= numberOf(least) && value <= numberOf(most));
      });
      if (!fits) for (const row of entity.rows) clampIn(row, field.id, numberOf(least), numberOf(most));
      Object.assign(field, { min: numberOf(least), max: numberOf(most) });
    }
}

function clampIn(row: Record<string, unknown>, id: string, least: number, most: number): void {
  const value = row[id];
  if (typeof value === "number") row[id] = Math.min(most, Math.max(least, Math.round(value)));
}

function daysOf(spec: AppSpec, text: string): void {
  const [, count, what] = EACH_DAY.exec(text) ?? [];
  if (count === undefined) return;
  const dated = (entity: Entity): Field | undefined =>
    entity.fields.find(
      ({ id, type }) => (type === "date" || type === "dateTime") && !/due|born|birth|expir|last/i.test(id),
    );
  const named = entityCalled(spec, what);
  const entity = named && dated(named) ? named : spec.entities.find((candidate) => dated(candidate) !== undefined);
  const date = entity && dated(entity);
  if (!entity || !date || entity.limits !== undefined) return;
  entity.limits = [{ per: [date.id], most: numberOf(count), ...onlyTaking(entity) }];
}

/** What is lent, booked or placed is in one place at a time. */
function doublesOf(spec: AppSpec, text: string): void {
  if (!NO_DOUBLES.test(text)) return;
  for (const { from, via, to } of pointersOf(spec)) {
    const date = from.fields.find(({ type }) => type === "date" || type === "dateTime");
    const isThing = !/customer|client|guest|patient|member|pupil|owner|person|people|friend/i.test(to.name);
    if (from.limits !== undefined || date === undefined || !isThing) continue;
    const seen = new Set<string>();
    const repeats = from.rows.some((row) => {
      const key = `${String(row[via.id])} ${String(row[date.id]).slice(0, 10)}`;
      return seen.size === seen.add(key).size;
    });
    if (!repeats) from.limits = [{ per: [via.id, date.id], most: 1, ...onlyTaking(from) }];
  }
}
