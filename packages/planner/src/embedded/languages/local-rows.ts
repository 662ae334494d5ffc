import type { Entity, Field, SeedRow } from "@sayhey/appspec";
import { PEOPLE, PLACES, REMARKS } from "../pools.ts";
import { tablesOf } from "./tables.ts";
import { capitalise, type Translator } from "./translator.ts";
import type { Foreign, Noun } from "./foreign.ts";

type Value = SeedRow[string];

/** Writes sample values as somebody of the language area would have typed them. */
export interface RowWriter {
  /** A text of a row; nothing where neither the words nor a stand-in fit. */
  text(value: string, field: Field, entity: Entity, noun: Noun): Value | undefined;
  /** Whether the words of a text are known, so that nothing has to stand in for it. */
  known(value: string): boolean;
}

/** Names of title fields under which a record is written rather than a thing. */
const NOTED =
  /^(?:note|summary|what|what happened|text|thought|thoughts|line of the day|dream or thought|words|remarks|hello|reason|entry|reflection|comment)$/i;
const TO_DO = /^(?:task|to do|job|step|chore)$/i;
const SAID = /^(?:text|post|message|words)$/i;
const PERSON =
  /^(?:person|member|guest|client|customer|player|singer|artist|flatmate|neighbour|volunteer|colleague|fixer|pupil|student|stylist|character|crew\w*|family\w*|contact|teacher|friend|applicant|ticket|participant|employee|answer|driver|team\w*)$/i;
/** First names the samples use. */
const GIVEN = new Set(PEOPLE.map((name) => name.split(" ")[0]));
const PROPER =
  /^(?:latin name|species|composer|brand|plate|article number|author|director|maker|serial number|supplier|ticker|setter|make|model|doi)$/i;
const FULL_NAME = /^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'.-]*){0,2}$/u;
/** Kitchen measures: English, with the word in each language and whether 'de' follows it. */
const MEASURES: Record<string, Record<Foreign, [one: string, many: string]>> = {
  clove: { de: ["Zehe", "Zehen"], es: ["diente", "dientes"], fr: ["gousse", "gousses"], pt: ["dente", "dentes"] },
  handful: {
    de: ["Handvoll", "Handvoll"],
    es: ["puñado", "puñados"],
    fr: ["poignée", "poignées"],
    pt: ["punhado", "punhados"],
  },
  tbsp: { de: ["EL", "EL"], es: ["cda.", "cdas."], fr: ["c. à s.", "c. à s."], pt: ["c. sopa", "c. sopa"] },
  tsp: { de: ["TL", "TL"], es: ["cdta.", "cdtas."], fr: ["c. à c.", "c. à c."], pt: ["c. chá", "c. chá"] },
  can: { de: ["Dose", "Dosen"], es: ["lata", "latas"], fr: ["boîte", "boîtes"], pt: ["lata", "latas"] },
  slice: {
    de: ["Scheibe", "Scheiben"],
    es: ["rebanada", "rebanadas"],
    fr: ["tranche", "tranches"],
    pt: ["fatia", "fatias"],
  },
  fillet: { de: ["Filet", "Filets"], es: ["filete", "filetes"], fr: ["filet", "filets"], pt: ["filé", "filés"] },
  sheet: { de: ["Blatt", "Blätter"], es: ["hoja", "hojas"], fr: ["feuille", "feuilles"], pt: ["folha", "folhas"] },
  pack: {
    de: ["Packung", "Packungen"],
    es: ["paquete", "paquetes"],
    fr: ["paquet", "paquets"],
    pt: ["pacote", "pacotes"],
  },
  bunch: { de: ["Bund", "Bund"], es: ["manojo", "manojos"], fr: ["botte", "bottes"], pt: ["maço", "maços"] },
  pinch: { de: ["Prise", "Prisen"], es: ["pizca", "pizcas"], fr: ["pincée", "pincées"], pt: ["pitada", "pitadas"] },
};

const NUMBERS = Array.from({ length: 24 }, (_, index) => String(index + 1));
const happens = ({ fields }: Entity): boolean => fields.some(({ type }) => type === "date" || type === "dateTime");

/** What is noted of work, whatever the line of work. */
const WORK_NOTES: Record<Foreign, string> = {
  de: "Wie besprochen erledigt|Rückfrage geklärt|Unterlagen geschickt|Termin bestätigt|Material nachbestellt|Vor Ort geprüft|Zweiter Teil folgt|Mit Foto festgehalten|Vom Kunden freigegeben|Rest bis Freitag",
  es: "Hecho según lo acordado|Duda aclarada|Documentos enviados|Cita confirmada|Material pedido|Revisado en el lugar|Falta la segunda parte|Anotado con foto|Aprobado por el cliente|El resto, el viernes",
  fr: "Fait comme convenu|Question réglée|Documents envoyés|Rendez-vous confirmé|Matériel recommandé|Vérifié sur place|La suite au prochain passage|Noté avec photo|Validé par le client|Le reste vendredi",
  pt: "Feito como combinado|Dúvida resolvida|Documentos enviados|Horário confirmado|Material encomendado|Verificado no local|Falta a segunda parte|Anotado com foto|Aprovado pelo cliente|O resto na sexta",
};

/** Writer of the rows of one app. `people` are the entities whose titles are names. */
export function rowWriterOf(translator: Translator, people: ReadonlySet<string>, isNumbered = false): RowWriter {
  const { language } = translator;
  const { names } = tablesOf(language);
  const pool = (list: string): string[] => list.split("|");
  const locals = pool(names.people);
  const called = new Map<string, string>();
  const given = new Set<number>();
  const used = new Map<string, Set<string>>();

  /** Next of a pool that the entity does not show yet. */
  const fresh = (list: readonly string[], key: string, dress: (text: string) => string = (text) => text): string => {
    const shown = used.get(key) ?? new Set<string>();
    used.set(key, shown);
    const next = list.find((text) => !shown.has(text)) ?? list[shown.size % list.length] ?? "";
    shown.add(next);
    return dress(next);
  };
  const person = (name: string): string => {
    const known = called.get(name);
    if (known !== undefined) return known;
    const [first = "", last = ""] = name.split(" ");
    const index = PEOPLE.findIndex(
      (short) => short.startsWith(`${first} `) && (last === "" || short.charAt(first.length + 1) === last.charAt(0)),
    );
    // Whoever is of another list gets a name from the end, which nobody else has while there are some left.
    const free = index >= 0 && !given.has(index) ? index : locals.findLastIndex((_, at) => !given.has(at));
    given.add(free);
    const local = locals.at(free) ?? name;
    const [calledBy = local, ...rest] = local.split(" ");
    const made = last === "" ? calledBy : last.endsWith(".") ? `${calledBy} ${rest.at(-1)?.charAt(0) ?? ""}.` : local;
    called.set(name, made);
    return made;
  };
  const amount = (value: string): string | undefined => {
    const found = /^([\d.,/½¼¾]+(?: ?(?:g|kg|ml|l|cl))?) (?:(\w+?)s? )?(.+)$/.exec(value);
    if (!found) return undefined;
    const [, count = "", unit, rest = ""] = found;
    const measure = unit === undefined ? undefined : MEASURES[unit];
    const what = measure || unit === undefined ? rest : `${found[0].slice(count.length + 1)}`;
    const noun = translator.noun(what);
    const many = Number(count) !== 1;
    const word = noun ? lowered(many ? noun.many : noun.one, language) : translator.find(what, "row");
    if (word === undefined) return undefined;
    const of =
      language === "de" || (!measure && /^[\d.,/½¼¾]+$/.test(count))
        ? " "
        : language === "fr" && /^[aeiouhéœ]/i.test(word)
          ? " d'"
          : " de ";
    const by = measure ? ` ${measure[language][many ? 1 : 0]}` : "";
    return `${count}${by}${of}${word}`;
  };
  const words = (value: string): string | undefined => {
    if (!/\p{L}{2}/u.test(value)) return value;
    if (PEOPLE.includes(value)) return person(value);
    const place = PLACES.indexOf(value);
    if (place >= 0) return pool(names.places)[place];
    const remark = REMARKS.indexOf(value);
    if (remark >= 0) return pool(names.remarks)[remark];
    const counted = /^(\d+) × (.+)$/.exec(value);
    if (counted) {
      const inner = words(counted[2] ?? "");
      return inner === undefined ? undefined : `${counted[1]} × ${inner}`;
    }
    return translator.find(value, "row") ?? amount(value);
  };
  return {
    known: (value) => words(value) !== undefined,
    text(value, field, entity, noun) {
      const isTitle = field.id === entity.titleField;
      if (
        isTitle &&
        (people.has(entity.id) || PERSON.test(entity.id) || GIVEN.has(value.split(" ")[0] ?? "")) &&
        FULL_NAME.test(value) &&
        translator.find(value, "row") === undefined
      )
        return person(value);
      // Names of makers, species and parts are the same everywhere.
      if (PROPER.test(field.name)) return words(value) ?? value;
      const said = words(value);
      if (said !== undefined) return isTitle ? capitalise(said) : said;
      if (field.type === "location") return fresh(pool(names.places), `${entity.id}.${field.id}`);
      if (isTitle && SAID.test(field.name)) return fresh(pool(names.posts), entity.id);
      if (isTitle && TO_DO.test(field.name)) return fresh(pool(names.tasks), entity.id);
      if (isTitle && NOTED.test(field.name))
        return fresh(pool(isNumbered ? WORK_NOTES[language] : names.notes), entity.id);
      if (isTitle && isNumbered && happens(entity))
        return fresh(NUMBERS, entity.id, (number) => `${capitalise(noun.one)} ${number}`);
      if (isTitle) return fresh(pool(names.called), entity.id, (text) => `${capitalise(noun.one)} ${text}`);
      if (field.type === "longText") return fresh(pool(names.remarks), `${entity.id}.${field.id}`);
      return undefined;
    },
  };
}

function lowered(text: string, language: Foreign): string {
  return language === "de" ? capitalise(text) : text;
}
