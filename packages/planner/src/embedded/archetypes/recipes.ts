import { addThing, cardsOf, formOf, type ArchetypeBuilder, type Plan } from "../plan.ts";
import type { Part } from "../app-draft.ts";
import { food } from "../lexicon/food.ts";
import { thing } from "../thing.ts";

const SHOPPING = thing(
  "place",
  "shoppingItem, Shopping item, Shopping list, shopping-basket",
  "",
  "Name: text\nAmount: text 1|2|1 bag|500 g|1 bunch\nAisle: choice Fresh|Cupboard|Chilled|Bakery|Household\nBought: boolean 0",
  "lemon | amount=2 | aisle=Fresh\nbasil | amount=1 bunch | aisle=Fresh\nfeta | amount=200 g | aisle=Chilled\nred lentils | amount=500 g | aisle=Cupboard\ntortillas | amount=1 pack | aisle=Bakery\nstock | amount=1 l | aisle=Cupboard | bought=yes\ndish soap | amount=1 | aisle=Household | bought=yes\nmilk | amount=1 l | aisle=Chilled",
);
const PLAN = thing(
  "place",
  "plannedMeal, Planned meal, Week plan, calendar-days",
  "",
  "Note: text\nDay: date 0..6\nMeal: choice Breakfast|Lunch|Dinner\nRecipe: relation recipe",
  "for two | day=@0 | meal=Dinner\nlunch box | day=@1 | meal=Lunch\nquick one | day=@1 | meal=Dinner\nfriends over | day=@2 | meal=Dinner\nleftovers | day=@3 | meal=Lunch\nearly | day=@4 | meal=Dinner\nslow Sunday | day=@5 | meal=Breakfast\nmarket day | day=@5 | meal=Dinner",
);

/** Recipes, what is in the house, what fits it, the week and the shopping. */
export const recipes: ArchetypeBuilder = {
  lead(plan) {
    const { draft, understanding } = plan;
    const { recipe, pantry } = kitchen(plan);
    draft.main = recipe;
    const shopping = draft.add(SHOPPING);
    const planned = draft.add(PLAN);
    const ai = understanding.has("ai");
    draft.page("home", "Tonight", "utensils", [
      {
        kind: "matcher",
        title: "Cook with what you have",
        note: `Ranked by how much of each dish is in your pantry.${ai ? " An honest ranking on this device, no black box." : ""}`,
        entity: recipe.id,
        needsField: "ingredients",
        haveEntity: pantry.id,
        facts: keptIn(recipe, ["minutes", "difficulty", "calories"]),
        listEntity: shopping.id,
        amountsField: "amounts",
        haveAmountField: "amount",
        haveUnitField: "unit",
        listAmountField: "amount",
        limit: 6,
      },
      {
        kind: "agenda",
        title: "Use soon",
        entity: pantry.id,
        dateField: "bestBefore",
        facts: ["amount", "shelf"],
        limit: 5,
        where: [{ field: "bestBefore", is: "lte", value: "@7" }],
      },
      {
        kind: "stats",
        items: [
          { label: "In the pantry", measure: { fn: "count", entity: pantry.id }, icon: "refrigerator" },
          { label: "Recipes", measure: { fn: "count", entity: recipe.id }, icon: "chef-hat" },
          {
            label: "Favourites",
            measure: { fn: "count", entity: recipe.id, where: [{ field: "favourite", is: "eq", value: true }] },
            icon: "heart",
          },
          {
            label: "To buy",
            measure: { fn: "count", entity: shopping.id, where: [{ field: "bought", is: "eq", value: false }] },
            icon: "shopping-basket",
          },
        ],
      },
    ]);
    draft.page("recipes", "Recipes", "chef-hat", [
      cardsOf(recipe, {
        media: "art",
        subtitleField: "cuisine",
        badges: ["difficulty", "diet"],
        facts: keptIn(recipe, ["minutes", "servings", "calories"]),
        filters: ["diet", "cuisine", "favourite"],
        actions: [{ do: "toggle", field: "favourite", label: "Save", doneLabel: "Saved", icon: "heart" }],
      }),
      formOf(recipe, "Add a recipe of your own"),
    ]);
    draft.page("pantry", "Pantry", "refrigerator", [
      {
        kind: "list",
        entity: pantry.id,
        subtitleField: "shelf",
        facts: ["amount", "unit", "daysLeft"],
        filters: ["shelf"],
        search: true,
        sort: { field: "bestBefore", direction: "asc" },
        actions: [{ do: "add", field: "amount", by: -1, label: "Use one", icon: "minus" }],
      },
      formOf(pantry, "Put something in"),
      { kind: "chart", title: "Where it is", entity: pantry.id, look: "donut", byField: "shelf", fn: "count" },
    ]);
    draft.page("week", "Week", "calendar-days", [
      {
        kind: "week",
        title: "This week's meals",
        entity: planned.id,
        dateField: "day",
        slotField: "meal",
        itemField: "recipe",
      },
      { kind: "chart", title: "Your cuisines", entity: recipe.id, look: "bar", byField: "cuisine", fn: "count" },
    ]);
    draft.page("shopping", "Shopping", "shopping-basket", [
      {
        kind: "shopping",
        entity: shopping.id,
        doneField: "bought",
        amountField: "amount",
        groupField: "aisle",
        planEntity: planned.id,
        planDateField: "day",
        itemField: "recipe",
        needsField: "amounts",
        haveEntity: pantry.id,
        haveAmountField: "amount",
        haveUnitField: "unit",
      },
    ]);
    draft.detail(recipe, {
      block: {
        stepsField: "steps",
        scaleField: "servings",
        fields: keptIn(recipe, [
          "photo",
          "cuisine",
          "minutes",
          "difficulty",
          "servings",
          "calories",
          "diet",
          "amounts",
          "steps",
          "favourite",
          "myRating",
          "myNotes",
        ]),
        actions: [
          { do: "toggle", field: "favourite", label: "Save", doneLabel: "Saved", icon: "heart" },
          { do: "log", entity: planned.id, via: "recipe", label: "Plan for this week", icon: "calendar-plus" },
        ],
      },
      related: [{ entity: planned, title: "Planned for" }],
    });
    draft.detail(pantry, { block: { fields: ["amount", "unit", "shelf", "bestBefore", "daysLeft"] } });
  },
  support(plan) {
    const { recipe } = kitchen(plan);
    plan.draft.page("recipes", "Recipes", "chef-hat", [
      cardsOf(recipe, {
        facts: keptIn(recipe, ["minutes", "servings", "calories"]),
        filters: keptIn(recipe, ["diet", "cuisine"]),
      }),
    ]);
    plan.draft.detail(recipe, { block: { stepsField: "steps", scaleField: "servings" } });
  },
};

function kitchen(plan: Plan): { recipe: Part; pantry: Part } {
  const [recipe, pantry] = food.things;
  if (!recipe || !pantry) throw new TypeError("food.things: must hold recipe and pantry");
  return { recipe: addThing(plan, recipe), pantry: addThing(plan, pantry) };
}

/** Of the fields of a recipe those it has: who counts no calories has none. */
const keptIn = (part: Part, ids: string[]): string[] => ids.filter((id) => part.has(id));
