import { z } from "zod";
import { base, kind, rows } from "./block-base.ts";
import { EXPRESSION_LIMITS } from "./expression.ts";
import { iconSchema, idSchema, lineSchema, measureSchema } from "./entity.ts";

const formulaSchema = z.string().min(1).max(EXPRESSION_LIMITS.length);

/** Blocks that join several entities or go through steps of their own. */
export const richBlocks = [
  /** Places on a drawn map: by `latField` and `lngField` where rows have them, else every area that `placeField` names gets its spot. */
  z.strictObject({
    kind: kind("places"),
    ...rows,
    placeField: idSchema,
    latField: idSchema.optional(),
    lngField: idSchema.optional(),
    facts: z.array(idSchema).max(3),
  }),
  /** Several numbers and what they come to, by formulas over their ids and over results above. */
  z.strictObject({
    kind: kind("calculator"),
    ...base,
    inputs: z
      .array(
        z.strictObject({
          id: idSchema,
          label: lineSchema,
          unit: z.string().max(12).optional(),
          initial: z.number(),
          min: z.number().optional(),
          max: z.number().optional(),
          /** Title of the step that begins with it; without any, all are asked for at once. */
          step: lineSchema.optional(),
          /** Title of the part that it is folded away in: a rate of one's own, which stays from one time to the next and is not told to others. */
          setting: lineSchema.optional(),
          choices: z
            .array(z.strictObject({ label: lineSchema, amount: z.number() }))
            .min(2)
            .max(12)
            .optional(),
        }),
      )
      .min(1)
      .max(32),
    results: z
      .array(
        z.strictObject({
          id: idSchema,
          label: lineSchema,
          formula: formulaSchema,
          unit: z.string().max(12).optional(),
          digits: z.number().int().min(0).max(6).optional(),
          /** What it is all about; else that is the first. */
          isMain: z.boolean().optional(),
          /** It is shown only where this is not 0. */
          when: formulaSchema.optional(),
          /** What the number means: the first whose `under` it stays below, the last for everything else. */
          bands: z
            .array(z.strictObject({ under: z.number().optional(), label: lineSchema }))
            .min(2)
            .max(10)
            .optional(),
        }),
      )
      .min(1)
      .max(20),
    source: lineSchema.optional(),
    /** How many rows the table has; `n` counts them from 1. */
    tableRows: formulaSchema.optional(),
    /** What a row is one of: 'Month'. */
    rowLabel: lineSchema.optional(),
    /** Columns over inputs, results, `n`, columns before, and `before_` with a column's name for its value in the row above. */
    columns: z
      .array(
        z.strictObject({
          id: idSchema,
          label: lineSchema,
          formula: formulaSchema,
          unit: z.string().max(12).optional(),
          digits: z.number().int().min(0).max(6).optional(),
          /** What stands above its first row, over inputs and results; 0 where it is left out. */
          start: formulaSchema.optional(),
        }),
      )
      .min(1)
      .max(8)
      .optional(),
    /** A picture of one column, or of two side by side. */
    chart: z
      .strictObject({ look: z.enum(["line", "bar"]), column: idSchema, compareTo: idSchema.optional() })
      .optional(),
    /** Whether the numbers go to the address, so that a link shows the same result. */
    share: z.boolean().optional(),
    /** Whether it can be printed, with what was typed in and everything it came to. */
    print: z.boolean().optional(),
    /** Where a result can be kept, with what was typed in and what it came to as texts. */
    logEntity: idSchema.optional(),
    logTypedField: idSchema.optional(),
    logResultField: idSchema.optional(),
    /** What was typed in and everything it came to, line by line under their labels. */
    logLinesField: idSchema.optional(),
    /** Whom a kept result is for is asked under this label, and names its row. */
    logName: lineSchema.optional(),
    logDateField: idSchema.optional(),
  }),
  /** A form in steps with a look at everything before it is kept. */
  z.strictObject({
    kind: kind("wizard"),
    ...base,
    entity: idSchema,
    steps: z
      .array(
        z.strictObject({ title: lineSchema, note: lineSchema.optional(), fields: z.array(idSchema).min(1).max(8) }),
      )
      .min(2)
      .max(6),
    submitLabel: lineSchema,
    thanks: lineSchema.optional(),
  }),
  /** Plays rows as guided sessions with sound made on the spot; `stepsField` (lines) is said step by step. Notes a row of `logEntity` at the end. */
  z.strictObject({
    kind: kind("player"),
    ...rows,
    minutesField: idSchema,
    textField: idSchema.optional(),
    stepsField: idSchema.optional(),
    sound: z.enum(["waves", "bowls", "pulse"]),
    logEntity: idSchema.optional(),
    logMinutesField: idSchema.optional(),
    logDateField: idSchema.optional(),
    logVia: idSchema.optional(),
  }),
  /** Comments with answers to them; on a detail page `via` ties them to its row, `parentField` (relation to itself) to a comment. */
  z.strictObject({
    kind: kind("comments"),
    ...base,
    entity: idSchema,
    bodyField: idSchema,
    authorField: idSchema.optional(),
    dateField: idSchema.optional(),
    likesField: idSchema.optional(),
    via: idSchema.optional(),
    parentField: idSchema.optional(),
  }),
  /** Takes the order of what lies in the cart over `productEntity`, and shows the visitor's orders with their state. `entity` are the orders. */
  z.strictObject({
    kind: kind("checkout"),
    ...base,
    entity: idSchema,
    fields: z.array(idSchema).min(1).max(6),
    itemsField: idSchema,
    totalField: idSchema,
    dateField: idSchema,
    statusField: idSchema,
    productEntity: idSchema,
    priceField: idSchema,
    stockField: idSchema.optional(),
  }),
  /** What can be done here, each a way to the page where it is done; with `entity` a form for a new row opens first. */
  z.strictObject({
    kind: kind("tasks"),
    ...base,
    items: z
      .array(
        z.strictObject({
          label: lineSchema,
          icon: iconSchema.optional(),
          page: idSchema,
          entity: idSchema.optional(),
        }),
      )
      .min(1)
      .max(8),
  }),
  /** One search box over several entities. */
  z.strictObject({
    kind: kind("search"),
    ...base,
    scopes: z
      .array(z.strictObject({ entity: idSchema, subtitleField: idSchema.optional() }))
      .min(1)
      .max(8),
  }),
  /** The visitor's own page, with the way in where people have accounts: name, picture, numbers, and the rows that are theirs (`whoField` is their name, or `savedField` is on). */
  z.strictObject({
    kind: kind("profile"),
    ...base,
    items: z
      .array(z.strictObject({ label: lineSchema, measure: measureSchema, icon: iconSchema.optional() }))
      .max(4)
      .optional(),
    scopes: z
      .array(
        z.strictObject({
          entity: idSchema,
          title: lineSchema,
          whoField: idSchema.optional(),
          savedField: idSchema.optional(),
        }),
      )
      .max(4),
  }),
  /** Everybody with an account: their role and whether they may come in, for whoever runs the app. */
  z.strictObject({ kind: kind("people"), ...base }),
  /** What is due, by urgency. Done sets `lastField` to today, or moves `dueField` on by `repeatField`, or ticks `doneField`. */
  z.strictObject({
    kind: kind("due"),
    ...rows,
    dueField: idSchema,
    lastField: idSchema.optional(),
    repeatField: idSchema.optional(),
    doneField: idSchema.optional(),
    doneLabel: lineSchema,
    facts: z.array(idSchema).max(3),
  }),
  /** Offers side by side, one to choose; `featuresField` (lines) says what is in them, `bestField` (boolean) marks the usual choice. */
  z.strictObject({
    kind: kind("pricing"),
    ...rows,
    priceField: idSchema,
    per: z.string().trim().max(20).optional(),
    featuresField: idSchema,
    bestField: idSchema.optional(),
  }),
  /** What people say, in their own words, with a place for the visitor's. */
  z.strictObject({
    kind: kind("testimonials"),
    ...base,
    entity: idSchema,
    quoteField: idSchema,
    authorField: idSchema.optional(),
    roleField: idSchema.optional(),
    ratingField: idSchema.optional(),
    limit: z.number().int().min(1).max(200).optional(),
  }),
  /** What happened, along a line; on a detail page `via` keeps it to its row: provenance, service history. */
  z.strictObject({
    kind: kind("timeline"),
    ...rows,
    dateField: idSchema,
    bodyField: idSchema.optional(),
    whoField: idSchema.optional(),
    facts: z.array(idSchema).max(3),
    via: idSchema.optional(),
  }),
  /** Who comes: one answer a visitor and date, kept as a row of `answerEntity`. The first option of `answerField` takes one of `placesField` places. */
  z.strictObject({
    kind: kind("rsvp"),
    ...rows,
    dateField: idSchema,
    placesField: idSchema.optional(),
    facts: z.array(idSchema).max(3),
    answerEntity: idSchema,
    via: idSchema,
    nameField: idSchema,
    answerField: idSchema,
  }),
  /** Two fields against each other, the more the darker; a cell opens its rows. */
  z.strictObject({
    kind: kind("matrix"),
    ...base,
    entity: idSchema,
    rowField: idSchema,
    columnField: idSchema,
    fn: z.enum(["count", "sum", "average"]),
    measureField: idSchema.optional(),
    unit: z.string().max(12).optional(),
  }),
  /**
   * A page of numbers over one entity: tiles, charts that narrow one another down, two compared, and the newest rows. `dateField`
   * gives it a time range; `byField` of a chart is a date (over time), a choice, a relation, or a number, whose values are put in steps.
   */
  z.strictObject({
    kind: kind("dashboard"),
    ...base,
    entity: idSchema,
    dateField: idSchema.optional(),
    range: z.enum(["7d", "30d", "90d", "year", "all"]).optional(),
    tiles: z
      .array(
        z.strictObject({
          label: lineSchema,
          fn: z.enum(["count", "sum", "average"]),
          measureField: idSchema.optional(),
          icon: iconSchema.optional(),
          goal: z.number().positive().optional(),
        }),
      )
      .min(1)
      .max(6),
    charts: z
      .array(
        z.strictObject({
          label: lineSchema,
          look: z.enum(["bar", "donut", "top", "line", "area", "heat"]),
          byField: idSchema,
          fn: z.enum(["count", "sum", "average"]),
          measureField: idSchema.optional(),
        }),
      )
      .min(1)
      .max(8),
    compareField: idSchema.optional(),
    fields: z.array(idSchema).min(1).max(6).optional(),
  }),
  /** Phases one after the other, in rounds: focus and break, work and rest. Notes a row of `logEntity` at the end. */
  z.strictObject({
    kind: kind("intervals"),
    ...base,
    phases: z
      .array(z.strictObject({ label: lineSchema, minutes: z.number().positive().max(600) }))
      .min(1)
      .max(6),
    rounds: z.number().int().min(1).max(20),
    bell: z.boolean().optional(),
    logEntity: idSchema.optional(),
    minutesField: idSchema.optional(),
    dateField: idSchema.optional(),
  }),
  /** How an amount is shared out, to the cent. A part has its own per cent, those of a field, or (the last) what is left. */
  z.strictObject({
    kind: kind("shares"),
    ...base,
    entity: idSchema,
    amountField: idSchema,
    parts: z
      .array(
        z.strictObject({
          label: lineSchema,
          percent: z.number().min(0).max(100).optional(),
          percentField: idSchema.optional(),
        }),
      )
      .min(2)
      .max(6),
  }),
  /**
   * Buys the row that the page shows out of a play balance: sets `statusField` to `soldValue`, writes the price into `walletEntity`
   * and the sale into `historyEntity`. The balance is the sum of `walletAmountField`.
   */
  z.strictObject({
    kind: kind("purchase"),
    ...base,
    entity: idSchema,
    priceField: idSchema,
    statusField: idSchema,
    soldValue: lineSchema,
    savedField: idSchema.optional(),
    walletEntity: idSchema,
    walletAmountField: idSchema,
    walletDateField: idSchema.optional(),
    walletKindField: idSchema.optional(),
    walletKind: lineSchema.optional(),
    historyEntity: idSchema.optional(),
    historyVia: idSchema.optional(),
    historyDateField: idSchema.optional(),
    historyWhoField: idSchema.optional(),
    historyPriceField: idSchema.optional(),
    historyText: lineSchema.optional(),
  }),
  /** A shopping list that fills itself from what is planned less what is there. Needs are lines such as `200 g flour` of what `itemField` points at. */
  z.strictObject({
    kind: kind("shopping"),
    ...base,
    entity: idSchema,
    doneField: idSchema,
    amountField: idSchema,
    groupField: idSchema.optional(),
    planEntity: idSchema,
    planDateField: idSchema,
    itemField: idSchema,
    needsField: idSchema,
    haveEntity: idSchema,
    haveAmountField: idSchema.optional(),
    haveUnitField: idSchema.optional(),
  }),
] as const;
