import { z } from "zod";
import { actionSchema } from "./action.ts";
import { askBlocks } from "./ask-blocks.ts";
import { assistantBlock } from "./assistant-block.ts";
import { conversationsBlock } from "./conversations-block.ts";
import { base, compared, kind, listed, rows } from "./block-base.ts";
import { conditionSchema, iconSchema, idSchema, lineSchema, measureSchema, textSchema } from "./entity.ts";
import { mediaBlocks } from "./media-blocks.ts";
import { customBlocks } from "./custom-block.ts";
import { playBlocks } from "./play-blocks.ts";
import { richBlocks } from "./rich-blocks.ts";
import { heroBlock, siteBlocks } from "./site-blocks.ts";

/** Blocks a page is made of. Every `...Field` names a field of `entity` unless said otherwise. */
export const blockSchema = z.discriminatedUnion("kind", [
  heroBlock,
  z.strictObject({
    kind: kind("stats"),
    ...base,
    items: z
      .array(z.strictObject({ label: lineSchema, measure: measureSchema, icon: iconSchema.optional() }))
      .min(1)
      .max(6),
  }),
  /** Dense rows with sortable columns. */
  z.strictObject({ kind: kind("table"), ...rows, ...listed, ...compared, fields: z.array(idSchema).min(1).max(8) }),
  /** Cards with a picture, a subtitle, badges and facts; `filters` become chips or selects; `search` a search box. */
  z.strictObject({
    kind: kind("cards"),
    ...rows,
    ...listed,
    ...compared,
    media: z.enum(["art", "image", "icon", "none"]),
    subtitleField: idSchema.optional(),
    badges: z.array(idSchema).max(3),
    facts: z.array(idSchema).max(4),
    filters: z.array(idSchema).max(3).optional(),
    search: z.boolean().optional(),
  }),
  z.strictObject({
    kind: kind("list"),
    ...rows,
    ...listed,
    ...compared,
    subtitleField: idSchema.optional(),
    facts: z.array(idSchema).max(3),
    filters: z.array(idSchema).max(3).optional(),
    search: z.boolean().optional(),
    groupField: idSchema.optional(),
  }),
  /** Kanban over a choice field. */
  z.strictObject({ kind: kind("board"), ...rows, ...listed, stageField: idSchema, facts: z.array(idSchema).max(3) }),
  /** Month grid over a date or dateTime field. */
  z.strictObject({ kind: kind("calendar"), ...rows, dateField: idSchema }),
  /** What comes next, grouped by day. */
  z.strictObject({
    kind: kind("agenda"),
    ...rows,
    ...listed,
    dateField: idSchema,
    timeField: idSchema.optional(),
    facts: z.array(idSchema).max(3),
  }),
  /** Newest first, with a composer on top. `reactionField` is a number. */
  z.strictObject({
    kind: kind("feed"),
    ...rows,
    bodyField: idSchema,
    authorField: idSchema.optional(),
    dateField: idSchema.optional(),
    reactionField: idSchema.optional(),
    reactionLabel: lineSchema.optional(),
  }),
  /** Masonry of pictures. `imageField` is an image field. */
  z.strictObject({
    kind: kind("gallery"),
    ...rows,
    ...listed,
    imageField: idSchema,
    captionField: idSchema.optional(),
  }),
  /** A shelf of files: rows of `fileField` to add by dropping files on it, to find and to look into; `groupField` (choice) makes folders. */
  z.strictObject({
    kind: kind("files"),
    ...rows,
    fileField: idSchema,
    groupField: idSchema.optional(),
    look: z.enum(["grid", "list"]),
  }),
  /** Cards swiped right or left; sets `verdictField` (choice) to `yes` or `no`; what `mutualField` (boolean) marks is a match. */
  z.strictObject({
    kind: kind("swipe"),
    ...rows,
    verdictField: idSchema,
    yes: lineSchema,
    no: lineSchema,
    mutualField: idSchema.optional(),
    facts: z.array(idSchema).max(4),
    matchText: lineSchema.optional(),
  }),
  /** One row in full; stands on a page whose path ends in `/:id`. `related` lists rows that point here; `stepsField` (lines) gets a step-by-step mode. */
  z.strictObject({
    kind: kind("detail"),
    ...base,
    entity: idSchema,
    fields: z.array(idSchema).min(1).max(16),
    related: z
      .array(z.strictObject({ entity: idSchema, via: idSchema, title: lineSchema }))
      .max(4)
      .optional(),
    stepsField: idSchema.optional(),
    scaleField: idSchema.optional(),
    actions: z.array(actionSchema).max(4).optional(),
  }),
  z.strictObject({
    kind: kind("form"),
    ...base,
    entity: idSchema,
    fields: z.array(idSchema).min(1).max(12),
    submitLabel: lineSchema,
    thanks: lineSchema.optional(),
  }),
  /** One question a row: `optionsField` (lines) holds the choices, `answerField` (text) the right one. */
  z.strictObject({
    kind: kind("quiz"),
    ...rows,
    promptField: idSchema,
    optionsField: idSchema,
    answerField: idSchema,
    explainField: idSchema.optional(),
  }),
  /** Leitner boxes: `boxField` number 1..5, `dueField` date. */
  z.strictObject({
    kind: kind("flashcards"),
    ...rows,
    frontField: idSchema,
    backField: idSchema,
    boxField: idSchema,
    dueField: idSchema,
  }),
  /** Count-down that survives a hidden tab and logs a row of `logEntity` when done; with `bell` it can ring in between too. */
  z.strictObject({
    kind: kind("timer"),
    ...base,
    presets: z.array(z.number().positive().max(600)).min(1).max(6),
    look: z.enum(["breathing", "ring"]),
    bell: z.boolean().optional(),
    logEntity: idSchema.optional(),
    minutesField: idSchema.optional(),
    dateField: idSchema.optional(),
    /** Choices of `logEntity` asked before the start and at the end: a mood, an energy. */
    beforeField: idSchema.optional(),
    afterField: idSchema.optional(),
    /** Text of `logEntity` that takes the visitor's name. */
    authorField: idSchema.optional(),
  }),
  z.strictObject({
    kind: kind("stopwatch"),
    ...base,
    logEntity: idSchema.optional(),
    durationField: idSchema.optional(),
    dateField: idSchema.optional(),
  }),
  /** `byField` is a choice, tags, relation or date; `measureField` a number, else rows are counted. */
  z.strictObject({
    kind: kind("chart"),
    ...base,
    entity: idSchema,
    look: z.enum(["bar", "line", "area", "donut", "heat"]),
    byField: idSchema,
    fn: z.enum(["count", "sum", "average"]),
    measureField: idSchema.optional(),
    where: z.array(conditionSchema).max(4).optional(),
    unit: z.string().max(12).optional(),
  }),
  /** Ranks rows by a number; ties share a rank. */
  z.strictObject({ kind: kind("leaderboard"), ...rows, scoreField: idSchema, avatar: z.boolean().optional() }),
  /** Days in a row with at least one row of `entity`. */
  z.strictObject({ kind: kind("streak"), ...base, entity: idSchema, dateField: idSchema }),
  z.strictObject({
    kind: kind("progress"),
    ...base,
    label: lineSchema,
    measure: measureSchema,
    target: z.union([z.number().positive(), measureSchema]),
    unit: z.string().max(12).optional(),
    look: z.enum(["ring", "bar"]),
  }),
  z.strictObject({
    kind: kind("checklist"),
    ...rows,
    doneField: idSchema,
    groupField: idSchema.optional(),
    facts: z.array(idSchema).max(2).optional(),
  }),
  z.strictObject({
    kind: kind("chat"),
    ...base,
    entity: idSchema,
    bodyField: idSchema,
    authorField: idSchema,
    dateField: idSchema,
  }),
  /** Reviews of rows; on a detail page `via` ties them to its row. */
  z.strictObject({
    kind: kind("reviews"),
    ...base,
    entity: idSchema,
    ratingField: idSchema,
    bodyField: idSchema,
    authorField: idSchema.optional(),
    via: idSchema.optional(),
  }),
  /** One vote a visitor; rows are the options, `votesField` counts. */
  z.strictObject({ kind: kind("poll"), ...base, entity: idSchema, question: lineSchema, votesField: idSchema }),
  /** Shop over products; an order is a row of `orderEntity` with `itemsField` (lines), `totalField` (money), `dateField`. */
  z.strictObject({
    kind: kind("cart"),
    ...rows,
    priceField: idSchema,
    stockField: idSchema.optional(),
    media: z.enum(["art", "image", "icon", "none"]),
    facts: z.array(idSchema).max(3),
    orderEntity: idSchema,
    itemsField: idSchema,
    totalField: idSchema,
    dateField: idSchema,
    /** Page with a checkout block that takes the order; without one the cart takes it itself. */
    checkoutPage: idSchema.optional(),
  }),
  /**
   * Free slots of a day; booking creates a row of `entity`. `resourceField` is a relation (room, stylist). `fields` are asked beside the
   * name; nothing can be booked on days that are `closed`.
   */
  z.strictObject({
    kind: kind("booking"),
    ...base,
    entity: idSchema,
    dateField: idSchema,
    timeField: idSchema,
    nameField: idSchema,
    resourceField: idSchema.optional(),
    from: z.string().regex(/^\d\d:\d\d$/),
    to: z.string().regex(/^\d\d:\d\d$/),
    stepMinutes: z.number().int().min(5).max(480),
    fields: z.array(idSchema).min(1).max(6).optional(),
    closed: z
      .array(z.enum(["mon", "tue", "wed", "thu", "fri", "sat", "sun"]))
      .min(1)
      .max(6)
      .optional(),
  }),
  /** To the nearest future `dateField`. */
  z.strictObject({ kind: kind("countdown"), ...rows, dateField: idSchema }),
  /** Who owes whom: `paidByField` is a relation to `peopleEntity`; an expense is shared by all people. */
  z.strictObject({
    kind: kind("balance"),
    ...base,
    entity: idSchema,
    amountField: idSchema,
    paidByField: idSchema,
    peopleEntity: idSchema,
  }),
  /** Spent against planned: rows of `entity` have `limitField`; rows of `spendEntity` point at them by `via` and have `amountField`. */
  z.strictObject({
    kind: kind("budget"),
    ...base,
    entity: idSchema,
    limitField: idSchema,
    spendEntity: idSchema,
    via: idSchema,
    amountField: idSchema,
  }),
  /** Ranks rows of `entity` by how many of their `needsField` (tags or lines) are among the titles of `haveEntity`; shows what is missing. */
  z.strictObject({
    kind: kind("matcher"),
    ...rows,
    needsField: idSchema,
    haveEntity: idSchema,
    facts: z.array(idSchema).max(3),
    listEntity: idSchema.optional(),
    /** Needs with their amounts (lines such as `200 g flour`), and what `haveEntity` and `listEntity` keep amounts in. */
    amountsField: idSchema.optional(),
    haveAmountField: idSchema.optional(),
    haveUnitField: idSchema.optional(),
    listAmountField: idSchema.optional(),
  }),
  /** A week with slots: `dateField`, `slotField` (choice), `itemField` (relation to what is planned). */
  z.strictObject({
    kind: kind("week"),
    ...base,
    entity: idSchema,
    dateField: idSchema,
    slotField: idSchema,
    itemField: idSchema,
  }),
  /** First come, first served: `stateField` (choice: waiting, being served, done ...), `sinceField` dateTime. */
  z.strictObject({
    kind: kind("queue"),
    ...rows,
    stateField: idSchema,
    sinceField: idSchema,
    facts: z.array(idSchema).max(3),
  }),
  /** Timed auctions over `entity`: bids are rows of `bidEntity`. */
  z.strictObject({
    kind: kind("auction"),
    ...rows,
    imageField: idSchema.optional(),
    endsField: idSchema,
    startField: idSchema,
    bidEntity: idSchema,
    via: idSchema,
    amountField: idSchema,
    bidderField: idSchema,
    dateField: idSchema,
    minStep: z.number().positive(),
  }),
  /** Two linked numbers: result = input * factor + offset per option. */
  z.strictObject({
    kind: kind("converter"),
    ...base,
    inputLabel: lineSchema,
    inputUnit: z.string().max(12),
    outputs: z
      .array(
        z.strictObject({
          label: lineSchema,
          factor: z.number(),
          offset: z.number().optional(),
          unit: z.string().max(12),
        }),
      )
      .min(1)
      .max(8),
    initial: z.number(),
  }),
  ...richBlocks,
  ...playBlocks,
  ...askBlocks,
  assistantBlock,
  conversationsBlock,
  ...siteBlocks,
  ...mediaBlocks,
  ...customBlocks,
  z.strictObject({
    kind: kind("richText"),
    ...base,
    body: textSchema,
    /** What the owner is asked to write here. As long as the body is still that, only the owner sees the block. */
    ask: textSchema.optional(),
  }),
  z.strictObject({
    kind: kind("faq"),
    ...base,
    items: z
      .array(z.strictObject({ question: lineSchema, answer: textSchema }))
      .min(1)
      .max(12),
  }),
]);
/** A block of a page. */
export type Block = z.infer<typeof blockSchema>;
/** Kind of a block. */
export type BlockKind = Block["kind"];
