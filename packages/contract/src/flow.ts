import { z } from "zod";

/**
 * How a step finds an element: the way a person would, by its accessible role and name.
 * `nth` counts from 0 among the matches; `within` narrows to the region (role=region or dialog) of that name.
 */
export const targetSchema = z.strictObject({
  role: z.enum([
    "button",
    "link",
    "textbox",
    "combobox",
    "checkbox",
    "switch",
    "radio",
    "tab",
    "slider",
    "spinbutton",
    "searchbox",
    "heading",
    "img",
    "listitem",
    "region",
    "group",
    "row",
    "timer",
  ]),
  name: z.string().min(1).max(200),
  exact: z.boolean().optional(),
  nth: z.number().int().min(0).optional(),
  within: z.string().max(200).optional(),
});

/** One element of the app, named as a person sees it. */
export type Target = z.infer<typeof targetSchema>;

/** One step of a flow. `path` is the app's own path such as `/recipes`. */
export const flowStepSchema = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("open"), path: z.string().startsWith("/").max(200) }),
  z.strictObject({ do: z.literal("tap"), target: targetSchema }),
  z.strictObject({ do: z.literal("type"), target: targetSchema, text: z.string().max(500) }),
  z.strictObject({ do: z.literal("select"), target: targetSchema, option: z.string().max(200) }),
  /** Gives a small file to the file input of that name, a button to whoever listens to the page. */
  z.strictObject({
    do: z.literal("file"),
    target: targetSchema,
    file: z.strictObject({
      name: z.string().min(1).max(120),
      type: z.string().min(1).max(100),
      base64: z.base64().max(8000),
    }),
  }),
  z.strictObject({ do: z.literal("swipe"), target: targetSchema, direction: z.enum(["left", "right", "up", "down"]) }),
  z.strictObject({ do: z.literal("scroll"), target: targetSchema.optional(), by: z.number().optional() }),
  /** Lets the app's clock run on for `ms` (a timer counting, an animation). */
  z.strictObject({ do: z.literal("wait"), ms: z.number().int().min(0).max(10_000) }),
  /** Fails the flow unless the text is visible; `within` narrows to the region of that name. */
  z.strictObject({
    do: z.literal("see"),
    text: z.string().min(1).max(300),
    within: z.string().max(200).optional(),
  }),
]);

/** One step of a flow. */
export type FlowStep = z.infer<typeof flowStepSchema>;

/** A short walk through the app: its end-to-end test, its shot for the trailer and its demo, in one. */
export const flowSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/),
  /** What a viewer sees happen, at most five words: 'Find dinner with leftovers'. */
  caption: z.string().min(1).max(60),
  /** What one gains by it, as a trailer says it: 'Pick a time. Booked.' */
  gain: z.string().min(1).max(60).optional(),
  /** Higher is shown first in the trailer. */
  weight: z.number().min(0).max(10),
  steps: z.array(flowStepSchema).min(1).max(30),
});

/** A short walk through the app. */
export type Flow = z.infer<typeof flowSchema>;
