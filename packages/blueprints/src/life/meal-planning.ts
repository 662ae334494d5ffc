import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "mealPlanning",
  name: "Meal plan and shopping list",
  icon: "utensils",
  says: {
    en: "family meal plan|family meal planner|meal planning|plan our dinners|dinner planner|weekly dinners|what's for dinner|weekly menu for the family|weekly shop|pantry tracker|pantry inventory|fridge inventory|use up leftovers",
    de: "Essensplan|Wochenmenü|Einkaufsliste|Familieneinkaufsliste|Vorratsliste",
    es: "plan de comidas|menú semanal familiar|lista de la compra|qué cenamos hoy|inventario de despensa",
    fr: "menu de la semaine|planning des repas|liste de courses",
    pt: "plano de refeições|cardápio semanal|lista de compras|inventário da despensa",
  },
  forms: ["tracker", "dashboard"],
  people: ["families", "flatmates"],
  mood: "warm",
  things: [
    {
      id: "dish",
      use: "core",
      role: "item",
      icon: "cooking-pot",
      names: "dish|dishes",
      also: "recipe|dinner idea|favorite meal",
      fields:
        "Dish: text\nPicture: image\nKind: choice pasta|rice|soup|oven|salad|bread|eggs|fish\nTakes: duration 10..90\nServes: number 2..6\nCost: money 4..18 EUR\nDiet: tags vegetarian|vegan|meat|fish|freezes well\nLiked by: choice everybody|grown-ups|children|half of us\nTimes planned: rollup count meal.dish\nNeeds: lines",
      cells: "kind takes serves cost diet likedBy needs",
      rows: "Tomato pasta|pasta|20|4|5|vegan|everybody|Pasta 500 g; Tomatoes, 2 tins; Garlic\nLentil soup|soup|35|6|6|vegan; freezes well|grown-ups|Red lentils 300 g; Carrots; Cumin\nPancakes|eggs|25|4|4|vegetarian|children|Flour; Milk; Eggs, 4; Apples\nTray of vegetables and feta|oven|50|4|9|vegetarian|everybody|Peppers; Potatoes 1 kg; Feta\nFried rice|rice|20|4|6|vegetarian|everybody|Rice from yesterday; Eggs; Peas\nFish fingers and mash|fish|35|4|10|fish|children|Fish fingers; Potatoes 1 kg; Peas\nChili, big pot|rice|60|6|13|meat; freezes well|everybody|Mince 500 g; Beans, 2 tins; Rice\nBread and cheese evening|bread|10|4|8|vegetarian|everybody|Rye bread; Cheese; Radishes\nRoast chicken|oven|90|4|15|meat|everybody|Chicken; Lemon; Potatoes 1 kg\nGreek salad|salad|15|4|9|vegetarian|half of us|Cucumbers; Feta; Olives",
    },
    {
      id: "meal",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "meal|meals",
      also: "dinner|lunch|supper|menu|day's meal",
      fields:
        "Meal: text\nDate: date -2..7\nWhich: choice breakfast|packed lunch|lunch|dinner\nDish: relation dish\nEaters: number 2..6\nCook: text\nOut of the freezer: boolean 15\nCooked: boolean 25\nNotes: text",
      cells: "date which dish eaters cook outOfTheFreezer cooked notes",
      rows: "Monday dinner|@-1|dinner|Tomato pasta|4|Samir|no|yes|Double, for lunch\nTuesday dinner|@0|dinner|Lentil soup|4|Nina|yes|no|\nTuesday packed lunch|@0|packed lunch|Tomato pasta|2|Samir|no|yes|\nWednesday dinner|@1|dinner|Fried rice|4|Leila|no|no|Cook the rice today\nThursday dinner|@2|dinner|Fish fingers and mash|5|Samir|no|no|Tom eats with us\nFriday dinner|@3|dinner|Bread and cheese evening|4|take turns|no|no|Nina home at eight\nSaturday dinner|@4|dinner|Chili, big pot|6|Samir|no|no|Freeze half\nSunday lunch|@5|lunch|Roast chicken|4|Nina|no|no|\nSunday breakfast|@5|breakfast|Pancakes|4|Leila|no|no|",
    },
    {
      id: "groceries",
      use: "core",
      role: "item",
      icon: "shopping-basket",
      names: "shopping item|shopping items",
      also: "grocery|grocery item|shopping list|thing to buy",
      fields:
        "Item: text\nAmount: text\nAisle: choice fruit and vegetables|dairy|bread|dry goods|freezer|meat and fish|household\nShop: choice supermarket|market|bakery|drugstore\nFor dish: relation dish\nAdded by: choice Nina|Samir|Leila\nPrice: money 1..12 EUR\nIn the basket: boolean 35",
      cells: "amount aisle shop forDish addedBy price inTheBasket",
      rows: "Potatoes|2 kg|fruit and vegetables|market|Fish fingers and mash|Samir|4|no\nPeas|1 bag|freezer|supermarket|Fried rice|Leila|2|yes\nFish fingers|2 packs|freezer|supermarket|Fish fingers and mash|Samir|7|no\nRye bread|1|bread|bakery|Bread and cheese evening|Nina|4|no\nCheese|300 g|dairy|market|Bread and cheese evening|Nina|7|no\nMince|500 g|meat and fish|supermarket|Chili, big pot|Samir|6|no\nKidney beans|2 tins|dry goods|supermarket|Chili, big pot|Samir|2|yes\nChicken|1, about 1.5 kg|meat and fish|market|Roast chicken|Nina|12|no\nEggs|12|dairy|market|Pancakes|Leila|4|yes\nDish soap|1|household|drugstore||Leila|2|no\nApples|1 kg|fruit and vegetables|market|Pancakes|Leila|3|no",
    },
    {
      id: "stock",
      use: "core",
      role: "item",
      icon: "refrigerator",
      names: "pantry item|pantry items",
      also: "leftover|freezer item|fridge item|pantry|supplies",
      fields:
        "Item: text\nPlace: choice fridge|freezer|pantry\nHow much: number 0..10\nUnit: choice portions|packs|tins|jars|kg\nBuy again at: number 1..3\nBest before: date -3..300\nDays left: daysUntil bestBefore",
      cells: "place howMuch unit buyAgainAt bestBefore",
      rows: "Lentil soup|freezer|5|portions|2|@60\nChili|freezer|2|portions|2|@85\nFeta|fridge|1|packs|1|@2\nCooked rice|fridge|3|portions|1|@1\nYogurt|fridge|2|jars|2|@-1\nPasta|pantry|4|packs|2|@290\nChopped tomatoes|pantry|6|tins|3|@270\nFlour|pantry|1|kg|1|@120\nPeas|freezer|0|packs|1|@200",
    },
    {
      id: "offer",
      use: "more",
      role: "item",
      icon: "tag",
      names: "offer|offers",
      also: "special offer|deal|coupon",
      fields: "Offer: text\nShop: choice supermarket|market|bakery|drugstore\nPrice: money 1..10 EUR\nUntil: date 0..7",
      cells: "shop price until",
      rows: "Butter, two for one|supermarket|3|@4\nPotatoes, 5 kg sack|market|5|@2\nBread of yesterday, half price|bakery|2|@1",
    },
  ],
  jobs: "plan meal.date\ncheck groceries.inTheBasket\ncheck meal.cooked\nkeep dish\nkeep groceries\ntotal groceries.price\ndue stock.bestBefore\ncount stock.howMuch\nassign meal.cook\nshow dish.picture\nfind dish\nchart dish.kind\nrank dish.timesPlanned",
  site: {
    headline: "What's for dinner? It says so here",
    body: "A dish for each evening, what it needs on one list by aisle, and what has to be eaten before the weekend.",
    action: "Plan a meal|meal",
    services:
      "The week|Who cooks what, on which evening|\nShopping list|By aisle and shop, ticked off in the store|\nPantry|Fridge, freezer, shelf, with dates|\nDishes|What everybody eats, and how long it takes|",
    questions:
      "How far ahead should we plan?|Five dinners. Leave two for leftovers and surprises.\nTwo of us are in two shops. Does that work?|Yes, what one takes is ticked on both lists.\nWhat about leftovers?|Put them in the fridge list with a date; they show up first.\nHow do picky eaters fit in?|Mark who likes a dish, and mix the week.",
  },
  words: {
    tagline: "Seven dinners, one list, nothing thrown away.",
    itch: "Five o'clock and no idea?",
    promise: "Dinner decided by Sunday evening",
    pov: "POV: nobody asked what's for dinner all week",
    gains: ["Feta: eat within two days", "11 items, 3 in the basket", "Chili on Saturday, half frozen"],
  },
});
