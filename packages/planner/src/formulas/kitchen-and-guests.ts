import { input, main, picked, result, type Formula } from "./formula.ts";

/** What people work out who cook, bake and have guests. */
export const KITCHEN_AND_GUESTS: readonly Formula[] = [
  {
    id: "drinks",
    says: /\bdrinks?\b.{0,40}\b(?:guests?|party|wedding|reception|event|people)\b|\b(?:wedding|party|event|bar) (?:drinks?|alcohol|bar)\b|\bhow (?:many|much) (?:drinks?|bottles|wine|beer|alcohol|champagne|prosecco)\b|\b(?:alcohol|wine|beer) (?:for|per) (?:a |the |my |our )?(?:party|wedding|guests?|event)\b/,
    title: "Drinks for guests",
    inputs: [
      input("guests", "Guests", "", 80, 1),
      input("hours", "Hours", "h", 5, 0.5),
      input("sober", "Of them without alcohol", "%", 20, 0, 100),
      input("wine", "Wine, of a hundred drinks", "%", 45, 0, 100),
      input("beer", "Beer, of a hundred drinks", "%", 35, 0, 100),
      input("toast", "Glasses of sparkling wine each", "", 1),
    ],
    results: [
      main(result("drinks", "Drinks with alcohol", "ceil(guests * (1 - sober / 100) * (hours + 1))", "", 0)),
      result("wineBottles", "Bottles of wine", "ceil(drinks * wine / 100 / 5)", "", 0),
      result("beers", "Bottles of beer", "ceil(drinks * beer / 100)", "", 0),
      result("spirits", "Bottles of spirits", "ceil(drinks * max(0, 100 - wine - beer) / 100 / 16)", "", 0),
      result("sparkling", "Bottles of sparkling wine", "ceil(guests * toast / 6)", "", 0),
      result("soft", "Soft drinks and water", "ceil(guests * 0.5 * hours * (0.5 + sober / 100))", "l", 0),
      result("ice", "Ice", "ceil(guests * 0.7)", "kg", 0),
    ],
    source: "Caterers' rule: two drinks in the first hour, one an hour after; 5 glasses a bottle of wine, 16 a spirit",
  },
  {
    id: "hydration",
    says: /\bhydration (?:of|calculator|percent\w*)\b|\b(?:sourdough|bread|dough|pizza) hydration\b|\bbaker'?s'? (?:percent\w*|math)\b/,
    title: "Hydration and baker's percentages",
    inputs: [
      input("flour", "Flour", "g", 450, 1),
      input("water", "Water", "g", 310),
      input("starter", "Starter", "g", 100),
      input("wet", "Hydration of the starter", "%", 100, 0, 200),
      input("salt", "Salt", "g", 10),
    ],
    results: [
      result("allFlour", "Flour in all", "flour + starter / (1 + wet / 100)", "g", 0),
      result("allWater", "Water in all", "water + starter - starter / (1 + wet / 100)", "g", 0),
      main(result("hydration", "Hydration", "allWater / allFlour * 100", "%", 1)),
      result("salty", "Salt", "salt / allFlour * 100", "%", 1),
      result("starterShare", "Starter, of the flour", "starter / flour * 100", "%", 1),
      result("dough", "Dough", "flour + water + starter + salt", "g", 0),
    ],
    source: "Baker's percentages: everything in per cent of the flour, with the starter's own flour and water",
  },
  {
    id: "cakeServings",
    says: /\bcake (?:servings?|portions?|sizes?|tiers?)\b|\bhow (?:big|large) (?:a |should )?.{0,12}cake\b|\bwedding cake\b/,
    title: "Servings of a cake",
    inputs: [
      picked("shape", "Shape", "round=0.7853982|square=1"),
      input("bottom", "Bottom tier", "cm", 30),
      input("middle", "Middle tier", "cm", 23),
      input("top", "Top tier", "cm", 15),
      picked("slice", "Slices", "wedding, 2.5 by 5 cm=12.5|party, 4 by 5 cm=20"),
      input("guests", "Guests", "", 70),
    ],
    results: [
      main(
        result(
          "servings",
          "Servings",
          "floor(shape * bottom ** 2 / slice) + floor(shape * middle ** 2 / slice) + floor(shape * top ** 2 / slice)",
          "",
          0,
        ),
      ),
      result("left", "More than guests", "servings - guests", "", 0),
    ],
    source: "Area of each tier over the area of a slice",
  },
  {
    id: "roast",
    says: /\b(?:roast\w*|turkey|chicken|beef|lamb|ham) (?:cooking |roasting )?times?\b|\bhow long to (?:roast|cook)\b|\bcooking times?\b/,
    title: "Roasting time",
    inputs: [
      input("weight", "Weight", "kg", 2.2, 0.1),
      picked(
        "rate",
        "What",
        "chicken, 45 min a kilo=45|turkey, 40 min a kilo=40|beef medium, 44 min a kilo=44|lamb, 50 min a kilo=50|pork, 60 min a kilo=60",
      ),
      input("more", "And on top", "min", 20),
      input("rest", "Rest", "min", 20),
    ],
    results: [
      main(result("minutes", "In the oven", "round(weight * rate + more)", "min", 0)),
      result("hours", "In hours", "minutes / 60", "h", 2),
      result("early", "Start before eating", "minutes + rest", "min", 0),
    ],
    source: "Usual times at 180 to 190 °C; poultry is done at 74 °C inside, whatever the clock says",
  },
  {
    id: "recipeCost",
    says: /\bfood cost\w*|\brecipe cost\w*|\bcost (?:per|of (?:a|one)) (?:portion|serving|dish|plate|meal)\b|\bmenu pric\w+/,
    title: "Cost and price of a dish",
    inputs: [
      input("ingredients", "Ingredients of the recipe", "CUR", 24),
      input("portions", "Portions", "", 8, 1),
      input("waste", "Waste", "%", 5),
      input("target", "Food cost wanted", "%", 30, 1, 100),
      input("tax", "Tax", "%", 0, 0, 100),
    ],
    results: [
      result("cost", "A portion costs", "ingredients * (1 + waste / 100) / portions", "CUR"),
      main(result("price", "Price on the menu", "cost / (target / 100) * (1 + tax / 100)", "CUR")),
      result("left", "Left of a portion", "cost / (target / 100) - cost", "CUR"),
    ],
    source: "Price = cost / food cost share",
  },
  {
    id: "brine",
    says: /\bbrines?\b|\bferment\w*\b.{0,20}\bsalt\b|\bsalt\b.{0,20}\bferment\w*|\bsauerkraut\b|\bkimchi\b/,
    title: "Salt for a brine",
    inputs: [
      input("vegetables", "Vegetables or meat", "g", 1000),
      input("water", "Water", "g", 500),
      input("salt", "Salt wanted", "%", 2.5, 0.5, 20),
    ],
    results: [
      main(result("grams", "Salt", "(vegetables + water) * salt / 100", "g", 1)),
      result("spoons", "Level tablespoons, about", "grams / 18", "", 1),
    ],
    source: "Salt in per cent of everything in the jar; 2 to 3 % is usual for vegetables",
  },
];
