import type { AppSpec, Entity, Language } from "@sayhey/appspec";
import { DICTIONARY } from "./dictionary.ts";

type Foreign = Exclude<Language, "en">;
const COLUMN: Record<Foreign, number> = { de: 0, es: 1, fr: 2, pt: 3 };
/** Properties of blocks and actions that people read. */
const READ = new Set([
  "title",
  "label",
  "doneLabel",
  "submitLabel",
  "thanks",
  "question",
  "reactionLabel",
  "note",
  "headline",
  "matchText",
  "inputLabel",
  "body",
]);

/** Words an app speaks about itself in, with its main things in place of `{things}`. */
const COPY: Record<
  Foreign,
  {
    promise: string;
    itch: string;
    pov: string;
    problem: string;
    tagline: string;
    description: string;
    note: string;
    names: string;
    verbs: string;
    audience: string;
    unknown: string;
  }
> = {
  de: {
    promise: "{things}: alles an einem Ort",
    itch: "{things}? Wo stand das noch?",
    pov: "POV: nichts geht mehr verloren",
    problem: "Notizen zu {things} liegen auf Zetteln und in alten Chats",
    tagline: "{things}, gut im Blick.",
    description: "{name} hält {things} zusammen: eintragen, nachsehen, nichts vergessen. Auf deinem Gerät, ohne Konto.",
    note: "Beispiele und einzelne Begriffe sind noch auf Englisch.",
    names: "{Things} im Blick|{Things} & Co|Alles {Things}|{Things} heute",
    verbs: "Eintragen|Nachsehen|Planen|Teilen",
    audience: "alle mit {things}",
    unknown: "Dieses Feld ist mir neu, darum sind die Angaben allgemein. Benenne um oder ergänze, was du brauchst.",
  },
  es: {
    promise: "{things}, todo en un lugar",
    itch: "¿{things}? ¿Dónde lo apunté?",
    pov: "POV: ya no se pierde nada",
    problem: "Las notas sobre {things} acaban en papeles y chats viejos",
    tagline: "{things}, siempre a la vista.",
    description: "{name} reúne {things}: apunta, consulta y no olvides nada. En tu dispositivo, sin cuenta.",
    note: "Los ejemplos y algunas palabras siguen en inglés.",
    names: "{Things} al día|Cuaderno {Things}|{Things} y más|Todo {Things}",
    verbs: "Apuntar|Consultar|Planificar|Compartir",
    audience: "quienes usan {things}",
    unknown: "Este campo es nuevo para mí, así que los datos son generales. Cambia o añade lo que necesites.",
  },
  fr: {
    promise: "{things}, tout au même endroit",
    itch: "{things} ? Noté où, déjà ?",
    pov: "POV : plus rien ne se perd",
    problem: "Les notes sur {things} finissent sur des bouts de papier",
    tagline: "{things}, toujours sous la main.",
    description: "{name} rassemble {things} : noter, retrouver, ne rien oublier. Sur ton appareil, sans compte.",
    note: "Les exemples et quelques mots sont encore en anglais.",
    names: "Carnet {Things}|{Things} & Cie|Tout {Things}|{Things} du jour",
    verbs: "Noter|Retrouver|Planifier|Partager",
    audience: "celles et ceux qui ont {things}",
    unknown: "Ce domaine est nouveau pour moi, les champs sont donc généraux. Renomme ou complète à ta guise.",
  },
  pt: {
    promise: "{things}, tudo num só lugar",
    itch: "{things}? Onde anotei isso?",
    pov: "POV: nada mais se perde",
    problem: "As notas sobre {things} acabam em papéis e conversas antigas",
    tagline: "{things}, sempre à vista.",
    description: "{name} reúne {things}: anote, consulte e não esqueça nada. No seu aparelho, sem conta.",
    note: "Os exemplos e algumas palavras ainda estão em inglês.",
    names: "{Things} em dia|Caderno {Things}|{Things} e mais|Tudo {Things}",
    verbs: "Anotar|Consultar|Planejar|Compartilhar",
    audience: "quem usa {things}",
    unknown: "Este assunto é novo para mim, então os campos são gerais. Renomeie ou acrescente o que precisar.",
  },
};

/** Puts an app's words into its language as far as the dictionary goes, and says what stayed English. */
export function translateSpec(spec: AppSpec): AppSpec {
  const { language } = spec.identity;
  if (language === "en") return spec;
  const say = translator(language);
  const options = new Map<string, ReadonlyMap<string, string>>();
  const entities = spec.entities.map((entity) => translateEntity(entity, say, options));
  const walk = (value: unknown, entity: string, key: string): unknown => {
    if (typeof value === "string") return READ.has(key) ? say(value) : value;
    if (Array.isArray(value)) return value.map((item) => walk(item, entity, key));
    if (value === null || typeof value !== "object") return value;
    const entries = Object.entries(value);
    const own = entries.find(([name, item]) => name === "entity" && typeof item === "string")?.[1] ?? entity;
    const field = entries.find(([name]) => name === "field" || name === "verdictField")?.[1];
    return Object.fromEntries(
      entries.map(([name, item]) => {
        const chosen =
          (name === "value" || name === "yes" || name === "no") && typeof item === "string"
            ? options.get(`${String(own)}.${String(field)}`)?.get(item)
            : undefined;
        return [name, chosen ?? walk(item, String(own), name)];
      }),
    );
  };
  const pages = spec.pages.map((page) => ({
    ...page,
    title: say(page.title),
    blocks: page.blocks.map((block) => walk(block, "", "block") as typeof block),
  }));
  return {
    ...spec,
    identity: translateIdentity(spec, entities, language),
    entities,
    pages,
    assumptions: [
      ...spec.assumptions.map((assumption) =>
        assumption.id === "domain" ? { ...assumption, text: COPY[language].unknown } : assumption,
      ),
      { id: "language", text: COPY[language].note },
    ].slice(0, 12),
  };
}

function translateEntity(
  entity: Entity,
  say: (text: string) => string,
  options: Map<string, ReadonlyMap<string, string>>,
): Entity {
  const fields = entity.fields.map((field) => {
    const translated = field.options?.map(say);
    // Two options that would read the same must stay apart.
    if (!field.options || !translated || new Set(translated).size !== translated.length)
      return { ...field, name: say(field.name) };
    options.set(
      `${entity.id}.${field.id}`,
      new Map(field.options.map((option, index) => [option, translated[index] ?? option])),
    );
    return { ...field, name: say(field.name), options: translated };
  });
  const rows = entity.rows.map((row) => {
    const copy: typeof row = { ...row };
    for (const field of fields) {
      const map = options.get(`${entity.id}.${field.id}`);
      const value = row[field.id];
      if (map && typeof value === "string") copy[field.id] = map.get(value) ?? value;
      else if (map && Array.isArray(value)) copy[field.id] = value.map((item) => map.get(item) ?? item);
    }
    return copy;
  });
  return { ...entity, name: say(entity.name), plural: say(entity.plural), fields, rows };
}

function translateIdentity(spec: AppSpec, entities: readonly Entity[], language: Foreign): AppSpec["identity"] {
  const copy = COPY[language];
  const leading = spec.pages[0]?.blocks
    .map((block) => ("entity" in block ? block.entity : undefined))
    .find((id) => id !== undefined);
  const index = Math.max(
    0,
    spec.entities.findIndex(({ id }) => id === leading),
  );
  const [before, after] = [spec.entities[index], entities[index]];
  const [thing, things] = [after?.name ?? "", after?.plural ?? ""];
  const known = before !== undefined && (before.name !== thing || spec.assumptions.some(({ id }) => id === "domain"));
  const names = copy.names.split("|");
  const candidate = (names[spec.seed % names.length] ?? "{Things}").replace("{Things}", things);
  const name = known && candidate.length <= 40 ? candidate : spec.identity.name;
  const fill = (text: string): string => text.replaceAll("{things}", things).replaceAll("{name}", name);
  const short = (text: string): string => fill(text).split(/\s+/).slice(0, 7).join(" ");
  const promise = short(copy.promise);
  const [, ...hashtags] = spec.identity.hashtags;
  const tag = `#${name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "")
    .slice(0, 38)}`;
  const spoken = {
    audience: fill(copy.audience).slice(0, 120),
    verbs: copy.verbs.split("|"),
    hashtags: [tag, ...hashtags],
  };
  return {
    ...spec.identity,
    ...spoken,
    name,
    tagline: fill(copy.tagline),
    description: fill(copy.description),
    problem: fill(copy.problem).slice(0, 120),
    promise,
    hooks: { itch: short(copy.itch), pov: short(copy.pov), promise },
  };
}

function translator(language: Foreign): (text: string) => string {
  const exact = new Map<string, string>();
  const patterns: { test: RegExp; into: string }[] = [];
  for (const entry of DICTIONARY.split("\n")) {
    const [english = "", rest = ""] = entry.split(" = ");
    const into = rest.split(" | ")[COLUMN[language]]?.trim();
    if (into === undefined || into === "") continue;
    if (english.includes("{0}"))
      patterns.push({ test: new RegExp(`^${english.trim().replace("{0}", "(.+)")}$`), into });
    else exact.set(english.trim(), into);
  }
  const word = (text: string): string | undefined =>
    exact.get(text) ?? exact.get(text.charAt(0).toUpperCase() + text.slice(1));
  return (text) => {
    const whole = exact.get(text);
    if (whole !== undefined) return whole;
    for (const { test, into } of patterns) {
      const inner = test.exec(text)?.[1];
      const known = inner === undefined ? undefined : word(inner);
      // A half-translated label reads worse than an English one.
      if (known !== undefined) return into.replace("{0}", known);
    }
    return text;
  };
}
