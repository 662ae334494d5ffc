import type { Block, BlockKind } from "../block.ts";
import type { FieldType } from "../entity.ts";
import type { BlockDraft, NewField } from "./block-draft.ts";

type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
/** A block that has no id yet. */
export type NewBlock<K extends BlockKind = BlockKind> = WithoutId<Extract<Block, { kind: K }>>;
/** Makes a sensible block of a kind for an app, to which it adds what is missing. */
export type Recipe<K extends BlockKind> = (draft: BlockDraft) => NewBlock<K>;
/** Recipes of some kinds. */
export type Recipes<K extends BlockKind> = { readonly [P in K]: Recipe<P> };

export const TEXTS: readonly FieldType[] = ["text", "longText"];
export const DAYS: readonly FieldType[] = ["date", "dateTime"];
export const AMOUNTS: readonly FieldType[] = ["money", "number", "duration", "percent", "rating"];

/** Fields that recipes add in more than one place. */
export const FIELDS = {
  state: {
    id: "state",
    word: "state",
    type: "choice",
    options: ["optPlanned", "optDoing", "optDone"],
  },
  done: { id: "done", word: "done", type: "boolean", value: (_, lot) => lot < 0.3 },
  day: { id: "day", word: "day", type: "date", value: (_, lot) => `@-${Math.floor(lot * 12)}` },
  coming: { id: "day", word: "day", type: "date", value: (index, lot) => `@+${1 + index * 2 + Math.floor(lot * 2)}` },
  due: {
    id: "due",
    word: "due",
    type: "date",
    value: (index, lot) => `@${index === 0 ? "0" : `+${Math.floor(lot * 12)}`}`,
  },
  points: { id: "points", word: "points", type: "number", min: 0, value: (_, lot) => 5 + Math.floor(lot * 40) },
  votes: { id: "votes", word: "votes", type: "number", min: 0, default: 0, value: (_, lot) => Math.floor(lot * 9) },
  price: { id: "price", word: "price", type: "money", min: 0, value: (_, lot) => 5 + Math.floor(lot * 40) },
  amount: { id: "amount", word: "amount", type: "money", min: 0, value: (_, lot) => 6 + Math.floor(lot * 60) },
  minutes: { id: "minutes", word: "minutes", type: "duration", min: 0, value: (_, lot) => 5 + Math.floor(lot * 5) * 5 },
  by: { id: "by", word: "by", type: "text", value: (index) => ["Amara", "Mateo", "Yuki"][index % 3] ?? null },
  sent: {
    id: "sent",
    word: "sent",
    type: "dateTime",
    value: (index) => `@-1T${String(9 + index).padStart(2, "0")}:15`,
  },
  needs: { id: "needs", word: "needs", type: "lines" },
} as const satisfies Record<string, NewField>;

/** Puts a choice's options over the rows in turn. */
export const inTurn =
  (draft: BlockDraft, options: readonly Parameters<BlockDraft["say"]>[0][]): NonNullable<NewField["value"]> =>
  (_, lot) =>
    draft.say(options[Math.floor(lot * options.length)] ?? options[0] ?? "optPlanned");

/** The field of a stage with values. */
export const stateField = (draft: BlockDraft): NewField => ({
  ...FIELDS.state,
  value: inTurn(draft, FIELDS.state.options),
});
