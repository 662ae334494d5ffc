import { camelCase } from "../embedded/thing.ts";
import { lineOfProperty } from "../described/properties/index.ts";
import { segmentsOf } from "../described/list-text.ts";

/** Languages whose lists of properties are read in their own words. */
export type Spoken = "de" | "es" | "fr" | "pt";

/** A property as the text lists it: its label, and how it is kept; see embedded/field-line.ts. */
export interface SpokenField {
  label: string;
  line: string;
  /** Nothing is known of such. */
  isUnknown?: true;
}

/** What a text lists as written down, and of what. */
export interface SpokenList {
  name: string;
  plural: string;
  fields: SpokenField[];
}

interface Words {
  and: RegExp;
  /** Stands in front of a property and is no part of its name. */
  lead: RegExp;
  yesNo: RegExp;
  /** 'With or without a kitchen' is yes or no; the group is what it is with. */
  withOrWithout: RegExp;
  or: string;
  /** What introduces a list. */
  intro: RegExp;
  /** Begins what is wanted, and nothing that is written down. */
  clause: RegExp;
  /** Somebody does something: no property. */
  sentence: RegExp;
  /** What the text keeps; the group names it. */
  kept: readonly RegExp[];
  /** No name of a thing. */
  vague: RegExp;
  /** What is kept where the text does not name it, `one|many`. */
  unnamed: string;
  /** Things that have lists of their own: a joiner keeps jobs, customers and invoices, and no list with such columns. */
  things: RegExp;
  title: string;
  /** Says that something runs out, and what the day is called on which it does. */
  ends: RegExp;
  endLabel: string;
}

const WORDS: Record<Spoken, Words> = {
  de: {
    ends: /ablauf|abgelaufen|haltbar|mindesthalt|läuft ab|verfall/iu,
    endLabel: "Läuft ab am",
    and: /\s+(?:und|sowie)\s+/iu,
    lead: /^(?:(?:und|auch|der|die|das|den|dem|ein|eine|einen|jeweils|unser|mein|ihr|sein|welche[rsn]?|optional)\s+)+/iu,
    yesNo: /\s*[(,]?\s*\b(?:ja\s?\/\s?nein|ja oder nein)\b\)?/iu,
    withOrWithout: /^mit (\p{L}+) oder ohne$/iu,
    or: "oder",
    intro: /(?::|\bmit\b(?! (?:einem|einer|dem|der|uns|mir|ihm|ihr)\b))\s*/iu,
    clause:
      /[,;]?\s(?:damit|so dass|sodass|weil|aber|dann|bitte|wenn|falls|und (?:ich|wir|es|eine?n?|dann|bitte|soll))\b.*$/iu,
    sentence:
      /(?<!\p{L})(?:ich|wir|es|man|soll|sollen|kann|können|muss|müssen|will|wollen|möchte|brauche|brauchen|ist|sind|hat|haben|wird|werden|zahlen|zahlt|sehen)(?!\p{L})/iu,
    kept: [
      /(?:[Ll]iste|[Vv]erzeichnis|[Üü]bersicht|[Kk]artei|[Rr]egister|[Ii]nventar|[Pp]rotokoll|[Tt]agebuch|[Vv]erwaltung|[Kk]alender|[Dd]atenbank)\s+(?:für|von|der|aller|unserer|meiner|mit)\s+(?:(?:unsere?n?|meine?n?|alle|die|den)\s+)?(\p{Lu}[\p{Ll}ß-]{2,})/u,
      /\b(?:verwalten|erfassen|notieren|aufschreiben|lagern|verleihen|vermieten|sammeln|führen|eintragen|dokumentieren|pflegen|reparieren|prüfen)\s+(?:\p{Ll}+\s+){0,2}(\p{Lu}[\p{Ll}ß-]{2,})/u,
      /(?:^|[.!?]\s+)(?:\p{Lu}\p{Ll}*\s+)?(?:\p{Ll}+\s+){0,3}(\p{Lu}[\p{Ll}ß-]{2,})/u,
    ],
    vague:
      /^(?:App|Liste|Tabelle|Übersicht|Kalender|Kunden|Verein|Programm|Tool|Seite|Datum|Name|Jahr|Tag|Woche|Monat|Hallo|Bitte|Ich|Wir|Der|Die|Das|Für|Unser|Mein)$/u,
    things:
      /^(?:(?:Kunden|Auftrags|Projekt)?(?:Aufträge|Kunden|Angebote|Rechnungen|Mitglieder|Mitarbeiter|Lieferanten|Bestellungen|Projekte|Buchungen|Termine|Zahlungen|Einnahmen|Ausgaben|Fahrzeuge|Aufgaben|Kurse|Verträge|Teilnehmer|Patienten|Schüler|Spieler|Mannschaften|Veranstaltungen|Produkte|Objekte|Mieter))$/u,
    unnamed: "Eintrag|Einträge",
    title: "Bezeichnung",
  },
  es: {
    ends: /caduc|venc(?:e|imiento)/iu,
    endLabel: "Caduca el",
    and: /\s+(?:y|e)\s+/iu,
    lead: /^(?:(?:y|también|el|la|los|las|un|una|su|sus|mi|qué|cuál|opcional)\s+)+/iu,
    yesNo: /\s*[(,]?\s*\b(?:s[ií]\s?\/\s?no|s[ií] o no)(?!\p{L})\)?/iu,
    withOrWithout: /^con o sin (\p{L}+)$/iu,
    or: "o",
    intro: /(?::|\bcon\b(?! (?:una?|el|la|los|las|mi|mis|nosotros)\b))\s*/iu,
    clause:
      /[,;]?\s(?:para que|porque|pero|cuando|si (?:quedan|hay|es|está|no)|y (?:que|quiero|necesito|avisa|me))\b.*$/iu,
    sentence:
      /(?<!\p{L})(?:yo|que|quiero|queremos|necesito|necesitamos|tengo|tenemos|es|son|está|están|hay|avise|debe|deben|puede|pueden|pagan|paga|me|nos|se)(?!\p{L})/iu,
    kept: [
      /\b(?:lista|registro|inventario|control|agenda|catálogo|ficha|fichas|gestión|base de datos|diario)\s+(?:de|para)\s+(?:(?:el|la|los|las|mis?|nuestr[oa]s)\s+)?([\p{L}-]{3,})/iu,
      /\b(?:controlar|registrar|gestionar|apuntar|llevar|guardar|organizar|anotar|alquilo|alquilamos|vendo|vendemos|presto|prestamos|reparo|reparamos)\s+(?:(?:el|la|los|las|mis?|nuestr[oa]s|unas?|unos)\s+)?([\p{L}-]{3,})/iu,
    ],
    vague: /^(?:control|lista|registro|cosas?|datos|cada|todo|todas?|todos|app|página|entradas?|fechas?|nombres?)$/iu,
    things:
      /^(?:clientes|pedidos|presupuestos|facturas|miembros|socios|empleados|proveedores|proyectos|reservas|citas|pagos|ingresos|gastos|vehículos|tareas|cursos|contratos|participantes|pacientes|alumnos|eventos|productos|inquilinos)$/iu,
    unnamed: "Registro|Registros",
    title: "Nombre",
  },
  fr: {
    ends: /p[ée]rim|p[ée]remption|expir|dlc\b/iu,
    endLabel: "Expire le",
    and: /\s+et\s+/iu,
    lead: /^(?:(?:et|aussi|le|la|les|un|une|du|des|de|son|sa|ses|mon|ma|mes|quel|quelle|si)\s+|l['’]|d['’])+/iu,
    yesNo: /\s*[(,]?\s*\b(?:oui\s?\/\s?non|oui ou non)\b\)?/iu,
    withOrWithout: /^avec ou sans (\p{L}+)$/iu,
    or: "ou",
    intro: /(?::|\bavec\b(?! (?:une?|le|la|les|mon|ma|mes|nous)\b))\s*/iu,
    clause: /[,;]?\s(?:pour que|afin|parce|mais|quand|s['’]il|si (?:on|le|la|il)|et (?:je|nous|on|que|me|il))\b.*$/iu,
    sentence:
      /(?<!\p{L})(?:je|j'|nous|on|il|elle|ils|elles|que|qui|veux|voudrais|faut|est|sont|doit|doivent|peut|peuvent|paient|paie|besoin|préviennent|inscrivent)(?!\p{L})/iu,
    kept: [
      /\b(?:liste|registre|inventaire|suivi|agenda|catalogue|fichier|gestion|carnet|journal|répertoire)\s+(?:de|des|du|pour|d['’])\s*(?:(?:le|la|les|mes|mon|ma|nos|notre)\s+)?([\p{L}-]{3,})/iu,
      /\b(?:gérer|suivre|noter|enregistrer|organiser|lister|répertorier|loue|louons|vends|vendons|prête|prêtons|répare|réparons)\s+(?:(?:le|la|les|mes|mon|ma|nos|notre|des|une?)\s+)?([\p{L}-]{3,})/iu,
    ],
    vague: /^(?:liste|registre|choses?|données|chaque|tout|toutes?|tous|appli|page|dates?|noms?)$/iu,
    things:
      /^(?:clients|commandes|devis|factures|membres|employés|fournisseurs|projets|réservations|rendez-vous|paiements|recettes|dépenses|véhicules|tâches|contrats|participants|patients|élèves|événements|produits|locataires)$/iu,
    unnamed: "Entrée|Entrées",
    title: "Nom",
  },
  pt: {
    ends: /valid(?:ade|ez)|venc(?:e|imento)|caduc/iu,
    endLabel: "Validade",
    and: /\s+e\s+/iu,
    lead: /^(?:(?:e|também|o|a|os|as|um|uma|seu|sua|meu|minha|qual)\s+)+/iu,
    yesNo: /\s*[(,]?\s*(?<!\p{L})(?:sim\s?\/\s?não|sim ou não)(?!\p{L})\)?/iu,
    withOrWithout: /^com ou sem (\p{L}+)$/iu,
    or: "ou",
    intro: /(?::|\bcom\b(?! (?:uma?|o|a|os|as|meu|minha|nós)\b))\s*/iu,
    clause: /[,;]?\s(?:para que|porque|mas|quando|se (?:o|a|estiver|faltar)|e (?:que|quero|preciso|avisa|me))\b.*$/iu,
    sentence:
      /(?<!\p{L})(?:eu|que|quero|queremos|preciso|precisamos|tenho|temos|é|são|está|estão|há|deve|devem|pode|podem|pagam|paga|me|nos|se)(?!\p{L})/iu,
    kept: [
      /(?<!\p{L})(?:lista|registro|registo|inventário|controle|controlo|agenda|catálogo|ficha|fichas|gestão|cadastro|diário|planilha)\s+(?:de|do|da|dos|das|para)\s+(?:(?:os?|as?|meus?|minhas?|nossos?|nossas?)\s+)?([\p{L}-]{3,})/iu,
      /(?<!\p{L})(?:controlar|registrar|gerenciar|anotar|organizar|cadastrar|guardar|alugo|alugamos|vendo|vendemos|empresto|emprestamos|conserto|consertamos)\s+(?:(?:os?|as?|meus?|minhas?|nossos?|nossas?|uns|umas)\s+)?([\p{L}-]{3,})/iu,
    ],
    vague: /^(?:controle|lista|registro|coisas?|dados|cada|tudo|todas?|todos|app|página|datas?|nomes?)$/iu,
    things:
      /^(?:clientes|pedidos|orçamentos|faturas|membros|sócios|funcionários|fornecedores|projetos|reservas|pagamentos|receitas|despesas|veículos|tarefas|cursos|contratos|participantes|pacientes|alunos|eventos|produtos|inquilinos)$/iu,
    unnamed: "Registro|Registros",
    title: "Nome",
  },
};

/** Somebody wants something written down. */
const IS_KEPT =
  /(?<!\p{L})(?:list|tabelle|kartei|verzeichnis|register|protokoll|aufschreib|notier|erfass|verwalt|inventar|dokumentier|registr|anot|apunt|inventari|control|ficha|planilha|cadastr|noter|liste|registre|suiv|gérer|carnet|répertoire)\p{L}*/iu;
const LEAST = 3;
/** So many things of their own are no properties. */
const MOST_THINGS = 2;
/** So many of them are known. */
const KNOWN = 0.5;
const MOST = 14;

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The list of what is written down that a text in one of the languages gives; undefined where it lists too little to be sure. */
export function readSpokenList(text: string, language: Spoken): SpokenList | undefined {
  const words = WORDS[language];
  const lists = segmentsOf(text).flatMap((segment) => candidates(segment.text, words));
  const read = lists
    .map(({ head, list }) => ({ head, fields: fieldsOf(list, words, language) }))
    .filter(({ fields }) => fields.length >= LEAST && known(fields) >= fields.length * KNOWN)
    .filter(({ fields }) => fields.filter(({ label }) => words.things.test(label)).length < MOST_THINGS)
    .toSorted((a, b) => b.fields.length - a.fields.length);
  const [best] = read;
  if (best === undefined) return undefined;
  const more = read.slice(1).flatMap(({ fields }) => fields);
  const fields = [...best.fields, ...more].filter(
    (field, at, all) => all.findIndex((each) => camelCase(each.label) === camelCase(field.label)) === at,
  );
  endingOf(fields, text, words);
  const named = nameIn(`${best.head} `, words) ?? nameIn(text, words);
  const [first] = fields;
  // What comes first and is no property of anything is what the list is of: 'medicine, lot, quantity'.
  const own = named === undefined && first?.isUnknown === true && !first.label.includes(" ") ? first.label : undefined;
  const noun = named ?? own;
  // What customers choose is listed as well; a list without a name has to be asked for as one.
  if (noun === undefined && !IS_KEPT.test(text)) return undefined;
  const [one = "", many = ""] = noun === undefined ? words.unnamed.split("|") : formsOf(noun, language);
  return { name: capital(one), plural: capital(many), fields: fields.slice(0, MOST) };
}

/** What runs out says when, though the text calls it a date: 'caducidades: lote, fecha'. */
function endingOf(fields: SpokenField[], text: string, { ends, endLabel }: Words): void {
  const dates = fields.filter(({ line }) => line.startsWith("date"));
  const [only] = dates;
  if (only === undefined || dates.length > 1 || !ends.test(text)) return;
  only.line = "date -12..200";
  if (!ends.test(only.label)) only.label = endLabel;
}

const known = (fields: readonly SpokenField[]): number => fields.filter(({ isUnknown }) => isUnknown !== true).length;

/** Where in a sentence a list may stand: behind what introduces one, or all of it. */
function candidates(text: string, { intro, clause, sentence }: Words): { head: string; list: string }[] {
  const found: { head: string; list: string }[] = [];
  const bare = text.replace(/[.!?]+$/u, "");
  // A colon says it more clearly than a 'with'.
  const at = /:\s*/u.exec(bare) ?? intro.exec(bare);
  if (at !== null)
    found.push({ head: bare.slice(0, at.index), list: bare.slice(at.index + at[0].length).replace(clause, "") });
  if ((bare.match(/,/g)?.length ?? 0) >= LEAST && !sentence.test(bare)) found.push({ head: "", list: bare });
  return found;
}

/** Pieces between commas and the last 'and'; brackets stay whole. */
function piecesOf(list: string, { and }: Words): string[] {
  const held: string[] = [];
  const bare = list.replaceAll(/\([^()]*\)/g, (inside) => `\u0001${String(held.push(inside) - 1)}\u0001`);
  return bare
    .split(/\s*[,;]\s*/u)
    .flatMap((piece) => piece.split(and))
    .map((piece) => piece.replaceAll(/\u0001(\d+)\u0001/g, (_whole, at: string) => held[Number(at)] ?? "").trim())
    .filter(Boolean);
}

function fieldsOf(list: string, words: Words, language: Spoken): SpokenField[] {
  return piecesOf(list, words).flatMap((piece) => fieldOf(piece, words, language) ?? []);
}

const SIZE = /^(?:größe|groesse|grösse|tamaño|talla|taille|tamanho)$/u;
const LABEL = /^[\p{L}][\p{L}\p{N}'’./ -]{1,32}$/u;

/** Reads a piece as a property; undefined where it is something else. */
function fieldOf(piece: string, words: Words, language: Spoken): SpokenField | undefined {
  const said = piece.replace(words.lead, "").trim();
  const without = words.withOrWithout.exec(said)?.[1];
  if (without !== undefined) return { label: capital(without), line: "boolean 50" };
  if (words.yesNo.test(said)) {
    const label = said.replace(words.yesNo, "").trim();
    return LABEL.test(label) ? { label: capital(label), line: "boolean 50" } : undefined;
  }
  const [, label = said, inside] = /^(.+?)\s*\(([^()]+)\)$/u.exec(said) ?? [];
  if (!LABEL.test(label) || label.split(" ").length > 4 || words.sentence.test(label)) return undefined;
  const options = (inside ?? "")
    .split(new RegExp(String.raw`\s*(?:,|\/|;|\|)\s*|\s+${words.or}\s+`, "iu"))
    .map((option) => option.replaceAll(/[|:;=]/g, " ").trim())
    .filter((option) => option !== "" && option.length < 28);
  if (options.length > 1) return { label: capital(label), line: `choice ${options.join("|")}` };
  const either = new RegExp(String.raw`^(\p{L}+) ${words.or} (\p{L}+)$`, "iu").exec(label);
  if (either !== null)
    return { label: capital(label), line: `choice ${capital(either[1] ?? "")}|${capital(either[2] ?? "")}` };
  // 'Profiltiefe je Rad' is a tread depth.
  const bare = label.toLocaleLowerCase().replace(/\s(?:je|pro|por|par|cada)\s.*$/u, "");
  // Sizes of clothes are no sizes of tires: without options of its own a size is whatever is typed.
  const line = SIZE.test(bare) ? "text" : lineOfProperty(bare, undefined, language);
  return line === undefined
    ? { label: capital(label), line: "text", isUnknown: true }
    : { label: capital(label), line };
}

/** What a text says that it keeps. */
function nameIn(text: string, { kept, vague }: Words): string | undefined {
  for (const says of kept) {
    const noun = says.exec(text)?.[1];
    if (noun !== undefined && !vague.test(noun)) return noun;
  }
  return undefined;
}

/** One and many of a noun, as the text may have either. */
function formsOf(noun: string, language: Spoken): [one: string, many: string] {
  if (language === "de") return [noun, noun];
  if (/s$/iu.test(noun)) {
    const one = noun
      .replace(/ces$/iu, language === "es" ? "z" : "ce")
      .replace(/(?:õ|o)es$/iu, language === "pt" ? "ão" : "ón")
      .replace(/([nrld])es$/iu, language === "fr" ? "$1e" : "$1")
      .replace(/s$/iu, "");
    return [one, noun];
  }
  const many =
    language === "pt" && /ão$/iu.test(noun)
      ? noun.replace(/ão$/iu, "ões")
      : language === "es" && /[nrldz]$/iu.test(noun)
        ? `${noun.replace(/z$/iu, "c")}es`
        : `${noun}s`;
  return [noun, many];
}

/** What a row is called by where no property names it. */
export const titleIn = (language: Spoken): string => WORDS[language].title;
