import { assistantTexts, blockLabel } from "@sayhey/appspec";
import type { AppSpec, Block, Entity, Field, SeedRow } from "@sayhey/appspec";
import type { MiniScreen } from "./storyboard.ts";
import { leadingWords } from "./trailer-words.ts";

const DAY_WORDS: Record<
  string,
  { today: string; tomorrow: string; yesterday: string; ahead: (days: number) => string; ago: (days: number) => string }
> = {
  en: {
    today: "Today",
    tomorrow: "Tomorrow",
    yesterday: "Yesterday",
    ahead: (days) => `In ${days} days`,
    ago: (days) => `${days} days ago`,
  },
  de: {
    today: "Heute",
    tomorrow: "Morgen",
    yesterday: "Gestern",
    ahead: (days) => `In ${days} Tagen`,
    ago: (days) => `Vor ${days} Tagen`,
  },
  es: {
    today: "Hoy",
    tomorrow: "Mañana",
    yesterday: "Ayer",
    ahead: (days) => `En ${days} días`,
    ago: (days) => `Hace ${days} días`,
  },
  fr: {
    today: "Aujourd’hui",
    tomorrow: "Demain",
    yesterday: "Hier",
    ahead: (days) => `Dans ${days} jours`,
    ago: (days) => `Il y a ${days} jours`,
  },
  pt: {
    today: "Hoje",
    tomorrow: "Amanhã",
    yesterday: "Ontem",
    ahead: (days) => `Em ${days} dias`,
    ago: (days) => `Há ${days} dias`,
  },
};

/** A figure of a dashboard over all rows an app begins with. */
function figureOf(
  spec: AppSpec,
  entity: Entity,
  { fn, measureField }: { fn: "count" | "sum" | "average"; measureField?: string | undefined },
): string {
  const field = entity.fields.find(({ id }) => id === measureField);
  const values = entity.rows
    .map((row) => (field === undefined ? null : row[field.id]))
    .filter((value) => typeof value === "number");
  if (fn === "count" || field === undefined) return String(entity.rows.length);
  const sum = values.reduce((all, value) => all + value, 0);
  const value = fn === "sum" ? sum : sum / Math.max(1, values.length);
  const rounded = Math.round(value * 10) / 10;
  // Worked-out fields have no form of their own.
  return showValue(spec, field, rounded) || trimNumber(rounded);
}

/** A seed value as the app would show it, or "" when it has no short form. */
function showValue(spec: AppSpec, field: Field, value: SeedRow[string] | undefined): string {
  if (value === undefined || value === null) return "";
  switch (field.type) {
    case "number":
    case "percent":
      return typeof value === "number"
        ? `${trimNumber(value)}${field.type === "percent" ? "%" : field.unit === undefined ? "" : ` ${field.unit}`}`
        : "";
    case "money":
      return typeof value === "number"
        ? new Intl.NumberFormat(spec.identity.language, {
            style: "currency",
            currency: field.unit ?? "USD",
            maximumFractionDigits: value % 1 === 0 ? 0 : 2,
          }).format(value)
        : "";
    case "duration":
      return typeof value === "number" ? `${trimNumber(value)} min` : "";
    case "rating":
      return typeof value === "number" ? `★ ${trimNumber(value)}` : "";
    case "date":
    case "dateTime":
    case "time":
      return typeof value === "string" ? showMoment(spec, value) : "";
    case "tags":
    case "lines":
      return Array.isArray(value) ? value.slice(0, 3).join(", ") : "";
    case "file":
      return Array.isArray(value) ? value.join(", ") : "";
    case "relation": {
      const entity = spec.entities.find((candidate) => candidate.id === field.relation);
      const row = entity?.rows.find((candidate) => candidate.id === value);
      return entity !== undefined && row !== undefined ? titleOf(entity, row) : "";
    }
    case "text":
    case "choice":
    case "location":
      return typeof value === "string" ? value : "";
    default:
      return "";
  }
}

function trimNumber(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function showMoment(spec: AppSpec, value: string): string {
  const match = /^@([+-]?\d+)(?:T(\d\d:\d\d))?/.exec(value);
  if (match === null) return value.startsWith("@") ? "" : value;
  const days = Number(match[1]);
  const words = DAY_WORDS[spec.identity.language] ?? DAY_WORDS["en"];
  if (words === undefined) return "";
  const day =
    days === 0
      ? words.today
      : days === 1
        ? words.tomorrow
        : days === -1
          ? words.yesterday
          : days > 0
            ? words.ahead(days)
            : words.ago(-days);
  return match[2] === undefined ? day : `${day} ${match[2]}`;
}

/** What names a row. */
function titleOf(entity: Entity, row: SeedRow): string {
  const title = row[entity.titleField];
  return typeof title === "string" ? title : "";
}

/** What is asked and answered in turn: questions that the app has an answer to, how many rows there are, and what one of them says. */
function talkOf(spec: AppSpec, assistant: Extract<Block, { kind: "assistant" }>): string[] {
  const told = assistantTexts(spec).filter(({ kind, roles }) => kind === "answer" && roles === undefined);
  const tables = assistant.sources.flatMap(({ entity: id, answerField }) => {
    const entity = spec.entities.find((each) => each.id === id);
    return entity === undefined ? [] : [{ entity, answerField }];
  });
  const kept = tables.flatMap(({ entity, answerField }) =>
    answerField === undefined
      ? []
      : entity.rows.map((row) => ({ title: titleOf(entity, row), text: String(row[answerField] ?? "") })),
  );
  const answers = [...told, ...kept].slice(0, 3).map(({ title, text }) => [title, text]);
  const rows = tables.filter(({ entity, answerField }) => answerField === undefined && entity.rows.length > 1);
  const counted = rows.flatMap(({ entity }) => [
    [`${entity.plural}?`, `${String(entity.rows.length)} ${entity.plural.toLocaleLowerCase()}`],
    ...entity.rows.slice(0, 2).map((row) => [`${titleOf(entity, row)}?`, factsOfRow(spec, entity, row)]),
  ]);
  return [...answers.slice(0, counted.length === 0 ? 3 : 2), ...counted]
    .filter(([asked, answer]) => asked !== "?" && answer !== "")
    .slice(0, 3)
    .flat();
}

/** Two facts of a row with their names. */
function factsOfRow(spec: AppSpec, entity: Entity, row: SeedRow): string {
  return entity.fields
    .filter(
      ({ id, type }) => id !== entity.titleField && ["choice", "money", "number", "location", "date"].includes(type),
    )
    .map((field) => ({ name: field.name, text: showValue(spec, field, row[field.id]).trim() }))
    .filter(({ text }) => text !== "")
    .slice(0, 2)
    .map(({ name, text }) => `${name}: ${text}`)
    .join(" · ");
}

/** The screens of the app worth showing, most telling first: pages in the navigation whose leading block shows seed rows. */
export function miniScreens(spec: AppSpec): MiniScreen[] {
  const nav = spec.pages.filter((page) => page.nav).map((page) => page.title.slice(0, 120));
  const screens: MiniScreen[] = [];
  for (const page of spec.pages) {
    if (page.path.endsWith("/:id")) continue;
    const [first] = page.blocks;
    const questions = page.blocks.find((candidate) => candidate.kind === "questionnaire");
    if (questions !== undefined) {
      const asked = questions.questions.find(({ options = [] }) => options.length > 1) ?? questions.questions[0];
      const labels = asked?.options?.map(({ label }) => label) ?? ["1", "2", "3", "4", "5"];
      screens.push({
        title: page.title,
        layout: "questions",
        // The first is what is asked.
        rows: [asked?.prompt ?? page.title, ...labels.slice(0, 4)].map((title) => ({
          title: title.slice(0, 120),
          detail: "",
          badge: "",
          value: "",
        })),
        action: "",
        nav: nav.length > 1 ? nav.slice(0, 5) : [],
        selected: Math.max(0, nav.indexOf(page.title.slice(0, 120))),
      });
      continue;
    }
    const assistant = page.blocks.find((candidate) => candidate.kind === "assistant");
    if (assistant !== undefined && (first === assistant || first?.kind === "hero")) {
      screens.push({
        title: page.title,
        layout: "talk",
        rows: talkOf(spec, assistant).map((title) => ({
          title: title.slice(0, 120),
          detail: "",
          badge: "",
          value: "",
        })),
        action: "",
        nav: nav.length > 1 ? nav.slice(0, 5) : [],
        selected: Math.max(0, nav.indexOf(page.title.slice(0, 120))),
      });
      continue;
    }
    if (first?.kind === "dashboard") {
      const counted = spec.entities.find(({ id }) => id === first.entity);
      screens.push({
        title: page.title,
        layout: "numbers",
        rows:
          counted === undefined
            ? []
            : first.tiles.slice(0, 4).map((tile) => ({
                title: figureOf(spec, counted, tile).slice(0, 60),
                detail: tile.label.slice(0, 120),
                badge: "",
                value: "",
              })),
        action: "",
        nav: nav.length > 1 ? nav.slice(0, 5) : [],
        selected: Math.max(0, nav.indexOf(page.title.slice(0, 120))),
      });
      continue;
    }
    if (first?.kind === "game" || first?.kind === "tool" || first?.kind === "custom") {
      screens.push({
        // What a block of one's own looks like is known when it was filmed: until then it is a panel with its name.
        title: first.kind === "custom" ? (first.title ?? blockLabel(spec, first)) : page.title,
        layout: first.kind === "game" ? "board" : "panel",
        rows: [],
        action: "",
        nav: nav.length > 1 ? nav.slice(0, 5) : [],
        selected: Math.max(0, nav.indexOf(page.title.slice(0, 120))),
      });
      continue;
    }
    const block = page.blocks.find((candidate) => rowsOf(spec, candidate).length > 0);
    const entity = spec.entities.find(({ id }) => block !== undefined && id === shownBy(block));
    if (block === undefined || entity === undefined) continue;
    const fields = entity.fields.filter((field) => field.id !== entity.titleField);
    screens.push({
      title: page.title,
      layout:
        ["gallery", "files", "swipe", "team", "beforeAfter"].includes(block.kind) ||
        (block.kind === "media" && block.look === "grid")
          ? "grid"
          : block.kind === "media"
            ? "player"
            : block.kind === "slideshow" ||
                block.kind === "services" ||
                block.kind === "cards" ||
                block.kind === "cart" ||
                block.kind === "auction"
              ? "cards"
              : "list",
      rows: entity.rows
        .filter((row) => titleOf(entity, row).trim() !== "")
        .slice(0, 6)
        .map((row) => {
          const shown = (types: readonly Field["type"][]): string => {
            for (const field of fields) {
              if (!types.includes(field.type)) continue;
              const text = showValue(spec, field, row[field.id]).trim();
              if (text !== "") return text;
            }
            return "";
          };
          return {
            title: titleOf(entity, row).slice(0, 200),
            detail: shown(["text", "tags", "lines", "relation", "location", "file", "date", "dateTime"]).slice(0, 200),
            badge: shown(["choice"]).slice(0, 60),
            value: shown(["money", "rating", "number", "duration", "percent", "date", "dateTime"]).slice(0, 40),
          };
        }),
      action: actionLabel(spec, block).slice(0, 120),
      nav: nav.slice(0, 5),
      selected: Math.max(0, nav.indexOf(page.title.slice(0, 120))),
    });
  }
  if (screens.length === 0) {
    screens.push({
      title: spec.pages[0]?.title ?? spec.identity.name,
      layout: "list",
      rows: [],
      action: spec.identity.verbs[0] ?? "",
      nav: nav.slice(0, 5),
      selected: 0,
    });
  }
  return screens;
}

/** The entity whose rows a block shows. */
const shownBy = (block: Block): string | undefined =>
  "entity" in block ? block.entity : block.kind === "slideshow" ? block.slidesEntity : undefined;

function rowsOf(spec: AppSpec, block: Block): SeedRow[] {
  return spec.entities.find(({ id }) => id === shownBy(block))?.rows ?? [];
}

function actionLabel(spec: AppSpec, block: Block): string {
  if ("submitLabel" in block && block.submitLabel !== undefined) return block.submitLabel;
  if ("actions" in block && block.actions?.[0] !== undefined) return block.actions[0].label;
  return spec.identity.verbs[0] ?? "";
}

/** A number the app's seed data really holds. */
export interface SeedNumber {
  value: number;
  decimals: number;
  unit: string;
  label: string;
}

/** Up to three numbers counted from the seed data: rows by entity, and choices to pick from. */
export function seedNumbers(spec: AppSpec): SeedNumber[] {
  const numbers: SeedNumber[] = spec.entities
    .filter((entity) => entity.rows.length >= 3)
    .map((entity) => ({ value: entity.rows.length, decimals: 0, unit: "", label: leadingWords(entity.plural, 60) }));
  if (numbers.length < 3) {
    for (const entity of spec.entities) {
      for (const field of entity.fields) {
        if (numbers.length >= 3 || field.type !== "tags" || field.options !== undefined) continue;
        const distinct = new Set(
          entity.rows.flatMap((row) => (Array.isArray(row[field.id]) ? (row[field.id] as string[]) : [])),
        );
        if (distinct.size >= 3)
          numbers.push({ value: distinct.size, decimals: 0, unit: "", label: leadingWords(field.name, 60) });
      }
    }
  }
  return numbers.slice(0, 3);
}
