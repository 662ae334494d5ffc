import type { Field, FieldType, SeedRow } from "../entity.ts";
import { sampleFileName } from "../file-entry.ts";
import { NEWS_ENTRIES } from "../media-blocks.ts";
import { boundType } from "../value-check.ts";
import { factsOf, fieldOf, fieldsOf, having, shownFields, type Need, type Thing } from "./block-draft.ts";
import { DAYS, FIELDS, stateField, TEXTS, type Recipes } from "./recipe.ts";

/** Public, in the public domain, and older than most sites. */
const SAMPLE_FEED = "https://www.nasa.gov/feed/";
const LINES: readonly FieldType[] = ["choice", "location", "text", "tags"];
/** A sample that is called as the row is: its first text. */
const sampleOf = (row: SeedRow, accept?: Field["accept"]): SeedRow[string] => {
  const title = Object.entries(row).find(([key, value]) => key !== "id" && typeof value === "string")?.[1];
  const name = sampleFileName(accept === undefined ? {} : { accept }, typeof title === "string" ? title : "");
  return name === null ? null : [name];
};
const need = (thing: Thing, key: string): string => thing.fields[key] ?? "";

/** Blocks that show rows. */
export const showRecipes: Recipes<
  | "list"
  | "cards"
  | "table"
  | "board"
  | "gallery"
  | "files"
  | "slideshow"
  | "media"
  | "embed"
  | "news"
  | "places"
  | "timeline"
  | "search"
  | "detail"
> = {
  list: (draft) => {
    const { entity } = draft.thing({});
    const subtitleField = fieldOf(entity, LINES);
    const filters = fieldsOf(entity, ["choice", "tags", "boolean"], 2);
    return {
      kind: "list",
      entity: entity.id,
      ...having("subtitleField", subtitleField),
      facts: factsOf(entity, 2, [subtitleField]),
      ...(filters.length > 0 && { filters }),
    };
  },
  cards: (draft) => {
    const { entity } = draft.thing({});
    const badges = fieldsOf(entity, ["choice", "tags"], 1);
    const subtitleField = fieldOf(entity, ["text", "location", "longText"], badges);
    return {
      kind: "cards",
      entity: entity.id,
      media: entity.fields.some(({ type }) => type === "image") ? "image" : "art",
      ...having("subtitleField", subtitleField),
      badges,
      facts: factsOf(entity, 2, [subtitleField, ...badges]),
      ...(badges.length > 0 && { filters: badges }),
    };
  },
  table: (draft) => {
    const { entity } = draft.thing({});
    const columns = entity.fields.filter(
      (field) =>
        !["longText", "lines", "image", "file", "tags"].includes(boundType(field)) && field.id !== entity.titleField,
    );
    return {
      kind: "table",
      entity: entity.id,
      fields: [entity.titleField, ...columns.slice(0, 5).map(({ id }) => id)],
    };
  },
  board: (draft) => {
    const thing = draft.thing({
      stage: {
        types: ["choice"],
        like: /stage|state|status|phase|progress|step|stand|estado|statut/i,
        strict: true,
        add: stateField(draft),
      },
    });
    const stageField = need(thing, "stage");
    return { kind: "board", entity: thing.entity.id, stageField, facts: factsOf(thing.entity, 2, [stageField]) };
  },
  gallery: (draft) => {
    const thing = draft.thing({
      image: {
        types: ["image"],
        add: { id: "picture", word: "picture", type: "image", value: (_, __, row) => `art:${row.id}` },
      },
    });
    return { kind: "gallery", entity: thing.entity.id, imageField: need(thing, "image") };
  },
  files: (draft) => {
    const thing = draft.thing({
      file: { types: ["file"], add: { id: "file", word: "file", type: "file", value: (_, __, row) => sampleOf(row) } },
      group: { types: ["choice"] },
    });
    return {
      kind: "files",
      entity: thing.entity.id,
      fileField: need(thing, "file"),
      ...having("groupField", thing.fields["group"]),
      look: "grid",
    };
  },
  slideshow: (draft) => {
    const thing = draft.thing({
      image: {
        types: ["image"],
        add: { id: "picture", word: "picture", type: "image", value: (_, __, row) => `art:${row.id}` },
      },
    });
    return { kind: "slideshow", slidesEntity: thing.entity.id, imageField: need(thing, "image"), limit: 12 };
  },
  media: (draft) => {
    const fresh = {
      id: "video",
      word: "videoItem",
      icon: "clapperboard",
      title: { id: "name", word: "name" },
      rows: [draft.say("toStart"), draft.say("basics"), draft.say("more")],
    } as const;
    const needs = {
      file: {
        types: ["file"],
        like: /video|audio|song|track|episode|clip|recording|film|movie|trailer|sound|music|lesson/i,
        strict: true,
        add: {
          id: "video",
          word: "video",
          type: "file",
          accept: ["video", "audio"],
          value: (_, __, row) => sampleOf(row, ["video"]),
        },
      },
      link: { types: ["url"], like: /video|audio|watch|listen|link|youtube|vimeo|spotify/i, strict: true },
    } satisfies Record<string, Need>;
    // What an app keeps of something else is no video.
    const thing = draft.thing(needs, draft.isOpen ? { fresh } : {});
    const { entity } = thing;
    const field = entity.fields.find(({ id }) => id === thing.fields["file"]);
    const subtitleField = fieldOf(entity, ["relation", "text", "choice", "date"]);
    return {
      kind: "media",
      entity: entity.id,
      look: field?.accept?.every((kind) => kind === "audio") === true ? "audio" : "video",
      fileField: need(thing, "file"),
      ...having("urlField", thing.fields["link"]),
      ...having("posterField", fieldOf(entity, ["image"])),
      ...having("subtitleField", subtitleField),
    };
  },
  // A map of the world, until the owner gives an address.
  embed: () => ({ kind: "embed", address: "https://www.openstreetmap.org/#map=2/25/10" }),
  // A feed that anybody may show, until the owner gives an address. What is named has its switch in sight.
  news: () => ({ kind: "news", address: SAMPLE_FEED, limit: NEWS_ENTRIES.usual, pictures: true, dates: true }),
  places: (draft) => {
    const spots = ["placeNorth", "placeCentre", "placeHarbour"] as const;
    const thing = draft.thing({
      place: {
        types: ["location", "text"],
        like: /place|location|area|city|where|address|room|spot|ort\b/i,
        strict: true,
        add: {
          id: "place",
          word: "place",
          type: "location",
          value: (index) => draft.say(spots[index % spots.length] ?? "placeCentre"),
        },
      },
    });
    const placeField = need(thing, "place");
    const position = (says: RegExp): string | undefined =>
      thing.entity.fields.find(({ id, name, type }) => type === "number" && says.test(`${id} ${name}`))?.id;
    const [latField, lngField] = [position(/\blat(?:itude)?\b|breite/i), position(/\b(?:lng|lon|longitude)\b|länge/i)];
    const isExact = latField !== undefined && lngField !== undefined;
    return {
      kind: "places",
      entity: thing.entity.id,
      placeField,
      ...(isExact && { latField, lngField }),
      facts: factsOf(thing.entity, 2, [placeField, latField, lngField]),
    };
  },
  timeline: (draft) => {
    const tied = draft.shown;
    const pointer =
      tied &&
      draft.spec.entities.find(
        ({ fields }) =>
          fields.some(({ relation }) => relation === tied.id) &&
          fields.some((field) => DAYS.includes(boundType(field))),
      );
    const thing = draft.thing(
      {
        date: { types: DAYS, add: FIELDS.day },
        ...(pointer && tied && { via: { types: ["relation"], pointsAt: tied.id } }),
      },
      pointer ? { of: pointer.id } : {},
    );
    const dateField = need(thing, "date");
    return {
      kind: "timeline",
      entity: thing.entity.id,
      dateField,
      ...having("bodyField", fieldOf(thing.entity, ["longText"])),
      facts: factsOf(thing.entity, 2, [dateField]),
      ...having("via", thing.fields["via"]),
    };
  },
  search: ({ spec }) => ({
    kind: "search",
    scopes: spec.entities.slice(0, 8).map((entity) => ({
      entity: entity.id,
      ...having(
        "subtitleField",
        fieldOf(
          entity,
          [...LINES, ...TEXTS].filter((type) => type !== "tags"),
        ),
      ),
    })),
  }),
  detail: (draft) => {
    const { entity } = draft.thing({});
    return { kind: "detail", entity: entity.id, fields: shownFields(entity, 12) };
  },
};
