import { z } from "zod";

/** Kinds of product a line of work comes in; the first of a blueprint is what people mean who name none. */
export const BLUEPRINT_FORMS = [
  "management",
  "booking",
  "site",
  "shop",
  "portal",
  "dashboard",
  "community",
  "marketplace",
  "directory",
  "blog",
  "tracker",
  "tool",
] as const;

/** What people of the trade do with a thing, or with one of its fields. */
export const JOBS = [
  /** Keep and change rows. */
  "keep",
  /** Customers, guests or members take a free time: needs a date and a time. */
  "book",
  /** Visitors hand something in by a form: an enquiry, a report, an application. */
  "request",
  /** Move from one state to the next on a board: names a choice. */
  "move",
  /** Give to one of the staff: names a text or a relation. */
  "assign",
  /** See what is due or overdue, and mark it done: names a date. */
  "due",
  /** See by month: names a date. */
  "plan",
  /** See what comes next, by day: names a date. */
  "agenda",
  /** Tick off: names a boolean. */
  "check",
  /** See how much over time or by kind: names a number or a choice. */
  "chart",
  /** Add up: names a number. */
  "total",
  /** Compare by a number: names it. */
  "rank",
  /** Find by words and filters. */
  "find",
  /** See on a map: names a place. */
  "map",
  /** Look at pictures: names an image. */
  "show",
  /** Write to each other: text, from, sent. */
  "message",
  /** Give stars: names a rating. */
  "rate",
  /** Put in a cart and order: names a price. */
  "sell",
  /** Print or hand over as a document. */
  "print",
  /** Count up or down by a button: names a number. */
  "count",
  /** Write for all to read, newest first: text, by, posted, likes. */
  "post",
  /** Look at one after the other, yes or no: names a choice of undecided, liked and passed; likesYou. */
  "match",
  /** Turn over cards until they are known: front, back, box, due. */
  "learn",
  /** One vote each: names a number. */
  "vote",
  /** Who owes whom: names the money; paidBy. */
  "split",
  /** Count the days to the next: names a date. */
  "countdown",
  /** Days in a row: names a date. */
  "streak",
  /** Tick off a list: names a boolean. */
  "tick",
  /** Run down the minutes of a round, which is then noted: names a number; date. */
  "time",
] as const;

const id = z.string().regex(/^[a-z][A-Za-z0-9]{1,35}$/);
const line = z.string().trim().min(1).max(160);
/** Ways to say something, with `|` between. */
const ways = (least: number): z.ZodType<string> =>
  z.string().refine((text) => new Set(text.split("|").map((way) => way.trim().toLowerCase())).size >= least, {
    message: `at least ${String(least)} ways`,
  });

const thingSchema = z.strictObject({
  id,
  /** `core`: in every app of this blueprint. `more`: only where the text names it. */
  use: z.enum(["core", "more"]),
  role: z.enum(["item", "log", "event", "person", "place"]),
  /** A Lucide icon. */
  icon: z.string().regex(/^[a-z0-9-]+$/),
  /** `singular|plural`, in lower case but for proper names. */
  names: z.string().regex(/^[^|]+\|[^|]+$/),
  /** Other words people use for it in this line of work, `|` between; may be empty. */
  also: z.string(),
  /** A field a line; the first is the title. */
  fields: z.string().min(1),
  /** Cells of `rows`, in this order, after the title. */
  cells: z.string(),
  /** A sample row a line, `|` between cells; what a cell leaves empty is made up. */
  rows: z.string().min(1),
});

/** The schema of a blueprint; see README.md for how fields and rows are written. */
export const blueprintSchema = z.strictObject({
  id,
  /** What practitioners call it: 'Piano tuning'. */
  name: line,
  icon: z.string().regex(/^[a-z0-9-]+$/),
  /** Phrases that mean this line of work, per language. */
  says: z.strictObject({ en: ways(12), de: ways(3), es: ways(3), fr: ways(3), pt: ways(3) }),
  forms: z.array(z.enum(BLUEPRINT_FORMS)).min(1).max(6),
  /** Who uses it, in the plural: the first are those who run it. */
  people: z.array(line).min(1).max(5),
  /** How it looks and speaks. */
  mood: z.enum(["sober", "warm", "lively"]),
  things: z.array(thingSchema).min(1).max(7),
  /** `job thing` or `job thing.field` a line. */
  jobs: z.string(),
  /** What visitors find; what one keeps for oneself has none. */
  site: z
    .strictObject({
      headline: line,
      body: z.string().min(20).max(400),
      /** `label|thing` of the main button. */
      action: z.string().regex(/^[^|]+\|[^|]+$/),
      /** `name|what it is|price in a number, or nothing` a line. */
      services: z.string(),
      /** `question|answer` a line. */
      questions: z.string(),
    })
    .optional(),
  words: z.strictObject({
    tagline: line,
    /** What hurts without it. */
    itch: line,
    /** What one gains. */
    promise: line,
    /** `POV: ...`. */
    pov: line,
    /** At most six words each: what one gains, in the trade's own nouns and numbers. */
    gains: z.array(line).min(3).max(4),
  }),
});

/** What a line of work keeps and does, as people who live by it would set it up. */
export type Blueprint = z.infer<typeof blueprintSchema>;
/** A thing of a blueprint. */
export type BlueprintThing = Blueprint["things"][number];
/** One of the things people of the trade do. */
export type Job = (typeof JOBS)[number];

const pieceSchema = thingSchema.extend({
  /** Takes the name of what the text keeps in this part: 'tanker' in place of 'item'. */
  adopts: z.boolean(),
});

/**
 * The schema of a pattern: what lines of work of a kind have in common. Names, fields, rows, jobs and words may hold `{id}`, `{ids}`,
 * `{Id}` and `{Ids}` for the singular and plural of its things.
 */
export const patternSchema = z.strictObject({
  id,
  /** Words that speak for it, `|` between; more of them speak louder. */
  cues: ways(8),
  icon: blueprintSchema.shape.icon,
  forms: blueprintSchema.shape.forms,
  things: z.array(pieceSchema).min(1).max(5),
  jobs: z.string(),
  words: z.strictObject({ tagline: line, itch: line, promise: line, pov: line }),
});
/** What lines of work of a kind have in common. */
export type Pattern = z.infer<typeof patternSchema>;
/** A thing of a pattern. */
export type PatternThing = Pattern["things"][number];

/**
 * The schema of a kind of product, as a few words name it: 'coffee shop finder', 'reviews of haunted houses'. `titles` hold `*` where
 * the words say what it is about, whose name the first thing that adopts takes; one that ends in `?` is left to a line of work that
 * the words speak of.
 */
export const kindOfProductSchema = patternSchema.omit({ cues: true }).extend({
  titles: ways(3),
  /** What the app is called where the words call it after another's product: '{Items} to Rent'. */
  name: line.optional(),
  /** A line of work that the words speak of knows better. */
  yields: z.boolean().optional(),
  /** What the words are about is done, not kept: fishing, yoga. Else it is left to a kind that keeps it. */
  about: z.enum(["things", "deeds", "values", "people"]).optional(),
});
/** What apps of a kind have in common, whatever they are about. */
export type KindOfProduct = z.infer<typeof kindOfProductSchema>;

/** Declares a kind of product. */
export const kindOfProduct = (data: KindOfProduct): KindOfProduct => data;

/** Declares a pattern. */
export const pattern = (data: Pattern): Pattern => data;

/** Declares a blueprint; tests check it against the schema, so that nothing is parsed where an app is made. */
export const blueprint = (data: Blueprint): Blueprint => data;
