import type { Entity } from "../entity.ts";
import { factsOf, fieldsOf, having, inputFields, type BlockDraft, type Need, type Thing } from "./block-draft.ts";
import { DAYS, FIELDS, type Recipes } from "./recipe.ts";

const need = (thing: Thing, key: string): string => thing.fields[key] ?? "";
const NEEDS: Need = {
  types: ["lines", "tags"],
  like: /need|ingredient|material|part|skill|require|zutat/i,
};

/** Blocks that take rows in and keep them going. */
export const collectRecipes: Recipes<"form" | "wizard" | "checklist" | "due" | "queue" | "shopping" | "matcher"> = {
  form: (draft) => {
    const { entity } = draft.thing({});
    return {
      kind: "form",
      entity: entity.id,
      fields: inputFields(entity, 8),
      submitLabel: draft.say("save"),
      thanks: draft.say("thanks"),
    };
  },
  wizard: (draft) => {
    const { entity } = draft.thing({});
    if (inputFields(entity, 2).length < 2) draft.addField(entity.id, { id: "note", word: "text", type: "longText" });
    const fields = inputFields(draft.entity(entity.id) ?? entity, 12);
    const half = Math.ceil(fields.length / 2);
    return {
      kind: "wizard",
      entity: entity.id,
      steps: [
        { title: draft.say("basics"), fields: fields.slice(0, half) },
        { title: draft.say("more"), fields: fields.slice(half) },
      ],
      submitLabel: draft.say("save"),
      thanks: draft.say("thanks"),
    };
  },
  checklist: (draft) => {
    const thing = draft.thing({
      done: {
        types: ["boolean"],
        like: /done|bought|packed|paid|ready|finished|checked|read|seen/i,
        strict: true,
        add: FIELDS.done,
      },
    });
    const facts = factsOf(thing.entity, 1);
    const groupField = fieldsOf(thing.entity, ["choice"], 1)[0];
    return {
      kind: "checklist",
      entity: thing.entity.id,
      doneField: need(thing, "done"),
      ...having("groupField", groupField),
      facts: facts.filter((id) => id !== groupField),
    };
  },
  due: (draft) => {
    const thing = draft.thing({
      due: { types: DAYS, like: /due|deadline|until|next|expire|best|return|renew/i, strict: true, add: FIELDS.due },
      done: { types: ["boolean"], like: /done|paid|ready|finished|returned|checked/i, strict: true, add: FIELDS.done },
    });
    const dueField = need(thing, "due");
    return {
      kind: "due",
      entity: thing.entity.id,
      dueField,
      doneField: need(thing, "done"),
      doneLabel: draft.say("done"),
      facts: factsOf(thing.entity, 2, [dueField]),
    };
  },
  queue: (draft) => {
    const options = ["optWaiting", "optServed", "optDone"] as const;
    const thing = draft.thing(
      {
        state: {
          types: ["choice"],
          like: /state|status|stage|queue/i,
          strict: true,
          add: {
            id: "state",
            word: "state",
            type: "choice",
            options,
            value: (index) => draft.say(options[index === 0 ? 1 : 0]),
          },
        },
        since: {
          types: ["dateTime"],
          like: /since|arrived|joined|came|asked|start/i,
          strict: true,
          add: {
            id: "since",
            word: "since",
            type: "dateTime",
            default: "@now",
            value: (index) => `@0T08:${10 + index * 15}`,
          },
        },
      },
      {
        fresh: {
          id: "waiting",
          word: "waiter",
          icon: "users-round",
          title: { id: "name", word: "name" },
          rows: draft.people,
        },
      },
    );
    const stateField = need(thing, "state");
    const sinceField = need(thing, "since");
    return {
      kind: "queue",
      entity: thing.entity.id,
      stateField,
      sinceField,
      facts: factsOf(thing.entity, 1, [stateField, sinceField]),
    };
  },
  matcher: (draft) => {
    const { wanted, needsField } = withNeeds(draft, ["lines", "tags"]);
    const have = supplies(draft, [wanted.id], needsField);
    return {
      kind: "matcher",
      entity: wanted.id,
      needsField,
      haveEntity: have.entity.id,
      facts: factsOf(wanted, 2),
    };
  },
  shopping: (draft) => {
    const { wanted, needsField } = withNeeds(draft, ["lines"]);
    const have = supplies(draft, [wanted.id], needsField);
    const slots = { date: { types: DAYS, add: FIELDS.coming } } as const;
    const item: Need = {
      types: ["relation"],
      pointsAt: wanted.id,
      add: { id: wanted.id, word: "name", type: "relation", value: (index) => wanted.rows[index]?.id ?? null },
    };
    const plan = draft.thing(
      { ...slots, item },
      {
        not: [wanted.id, have.entity.id],
        fresh: {
          id: "plan",
          word: "planned",
          icon: "calendar-range",
          title: { id: "note", word: "text" },
          rows: wanted.rows.slice(0, 2).map((row) => String(row[wanted.titleField] ?? wanted.name)),
        },
      },
    );
    const list = draft.thing(
      {
        done: {
          types: ["boolean"],
          like: /done|bought|basket/i,
          strict: true,
          add: { ...FIELDS.done, value: () => false },
        },
        amount: {
          types: ["text"],
          like: /amount|quantity|how much/i,
          strict: true,
          add: { id: "amount", word: "quantity", type: "text" },
        },
      },
      {
        not: [wanted.id, have.entity.id, plan.entity.id],
        fresh: { id: "toBuy", word: "toBuy", icon: "shopping-basket", title: { id: "name", word: "name" }, rows: [] },
      },
    );
    return {
      kind: "shopping",
      entity: list.entity.id,
      doneField: need(list, "done"),
      amountField: need(list, "amount"),
      planEntity: plan.entity.id,
      planDateField: need(plan, "date"),
      itemField: need(plan, "item"),
      needsField,
      haveEntity: have.entity.id,
    };
  },
};

/** The entity whose rows need things, and the field that says what. */
function withNeeds(draft: BlockDraft, types: readonly ("lines" | "tags")[]): { wanted: Entity; needsField: string } {
  const thing = draft.thing({
    needs: {
      ...NEEDS,
      types,
      add: {
        ...FIELDS.needs,
        value: (index) =>
          [0, 1].map((step) => draft.say((["small", "large", "optFirst"] as const)[(index + step) % 3] ?? "small")),
      },
    },
  });
  return { wanted: draft.entity(thing.entity.id) ?? thing.entity, needsField: need(thing, "needs") };
}

/** What is there: things of the app that read like supplies, else a list of them made from what is needed. */
function supplies(draft: BlockDraft, not: readonly string[], needsField: string): Thing {
  const found = draft.spec.entities.find(
    ({ id, name, plural }) =>
      !not.includes(id) &&
      /pantry|stock|larder|inventory|supply|supplies|vorrat|material|fridge/i.test(`${id} ${name} ${plural}`),
  );
  if (found) return { entity: found, fields: {} };
  const [wanted] = not;
  const names = (draft.entity(wanted ?? "")?.rows ?? []).flatMap((row) => {
    const value = row[needsField];
    return Array.isArray(value)
      ? value.map((line) => line.replace(/^[\d.,/\s]+(?:g|kg|ml|l|cl|tbsp|tsp|cups?)?\s+/i, ""))
      : [];
  });
  const rows = [...new Set(names)].filter((name) => name !== "").slice(0, 3);
  return draft.make({ id: "supply", word: "stockItem", icon: "package", title: { id: "name", word: "name" }, rows });
}
