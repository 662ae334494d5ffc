import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "mealPrep",
  name: "Meal prep delivery",
  icon: "salad",
  says: {
    en: "meal prep|meal prep delivery|meal prep business|meal plan delivery|meal kit delivery|meal kits|healthy meal delivery|meal subscription|prepared meals delivery|diet meal delivery|macros meals|weekly meal boxes|fitness meals|ready meals subscription|meal prep orders|recipe box delivery|keto meal delivery",
    de: "Meal-Prep-Lieferdienst|Kochbox|Essensabo|Fertiggerichte im Abo",
    es: "comida preparada a domicilio|menús semanales a domicilio|cajas de comida|meal prep a domicilio",
    fr: "repas préparés livrés|box repas|plats préparés en abonnement|livraison de repas équilibrés",
    pt: "marmitas|marmitas fitness|refeições preparadas ao domicílio|caixas de refeições",
  },
  forms: ["shop", "management", "portal", "site"],
  people: ["the kitchen", "drivers", "subscribers"],
  mood: "lively",
  things: [
    {
      id: "meal",
      use: "core",
      role: "item",
      icon: "salad",
      names: "meal|meals",
      also: "dish|recipe|box meal|menu",
      fields:
        "Meal: text\nPicture: image\nMenu week: choice this week|next week|in two weeks\nCalories: number 280..850 kcal\nProtein: number 12..60 g\nCarbs: number 8..95 g\nFat: number 5..45 g\nDiet: tags none|vegetarian|vegan|no gluten|no milk|low carb\nAllergens: tags none|gluten|milk|egg|fish|nuts|soy|sesame\nPrice: money 7..13 GBP\nKeeps: number 3..5 days\nStars: rating 3..5",
      cells: "menuWeek calories protein carbs fat diet allergens price keeps stars",
      rows: "Turkey chili, brown rice|this week|560|46|58|14|no gluten; no milk|none|9.5|5|5\nSalmon, greens, barley|this week|610|41|52|24|none|gluten; fish|11.5|3|5\nTofu satay noodles|this week|540|28|64|19|vegan; no milk|gluten; soy; nuts|9|4|4\nChicken shawarma bowl|this week|590|52|44|21|no gluten|milk; sesame|9.9|4|5\nBeef and bean stew|this week|630|49|40|28|no gluten; no milk; low carb|none|10.5|5|4\nEgg and lentil breakfast|this week|410|31|33|15|vegetarian; no gluten|egg|7.5|4|4\nPaneer, peas, cauliflower|next week|520|34|26|31|vegetarian; low carb; no gluten|milk|9.5|4|4\nCod with romesco|next week|470|44|29|20|no gluten; no milk|fish; nuts|11.5|3|5",
    },
    {
      id: "subscriber",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "subscriber|subscribers",
      also: "customer|client|member",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nAddress: location\nPlan: choice 5 meals|10 meals|14 meals|21 meals\nGoal: choice lose weight|build muscle|eat well|no time\nAvoids: tags none|nuts|fish|gluten|milk|egg|pork|soy\nCalories a day: number 1400..3400 kcal\nDelivery day: choice Sunday|Wednesday\nState: choice active|paused|ended\nNext charge: date 0..10\nLeave at: text",
      cells: "phone eMail address plan goal avoids caloriesADay deliveryDay state nextCharge leaveAt",
      rows: "Marcus Oyelaran|555-0101|marcus.oyelaran@example.com|Flat 12, Quay House|14 meals|build muscle|fish|3100|Sunday|active|@2|Concierge\nJess Whitlock|555-0102|jess.whitlock@example.com|8 Fern Road|10 meals|lose weight|milk|1600|Sunday|active|@2|Cool box by the door\nDaniel Roth|555-0103|daniel.roth@example.com|3 Canal Row|5 meals|no time|none|2400|Wednesday|active|@5|Neighbor at 5\nAnita Desai|555-0104|anita.desai@example.com|27 Holly Street|10 meals|eat well|pork; fish|2000|Sunday|active|@2|\nColm Breen|555-0105|colm.breen@example.com|Unit 4, Iron Yard|21 meals|build muscle|none|3300|Wednesday|active|@5|Gym desk\nSylvie Marchand|555-0106|sylvie.marchand@example.com|15 Park Terrace|5 meals|eat well|gluten|1900|Wednesday|paused|@9|Away until next week\nBen Ackroyd|555-0107|ben.ackroyd@example.com|2 Mill Cottages|10 meals|lose weight|nuts; soy|1800|Sunday|active|@2|Beware of the step\nHollie Grant|555-0108|hollie.grant@example.com|44 King Street|14 meals|no time|none|2200|Sunday|ended|@0|",
    },
    {
      id: "box",
      use: "core",
      role: "item",
      icon: "package",
      names: "box|boxes",
      also: "order|delivery|bag|selection",
      fields:
        "Box: text\nSubscriber: relation subscriber\nMeals: number 5..21\nPrice per meal: money 8..11 GBP\nTotal: calc meals * pricePerMeal GBP\nChosen: lines\nDeliver: date -4..8\nWindow: choice 06:00 to 09:00|17:00 to 20:00\nState: choice choosing|locked|packed|on the van|delivered|problem\nIce packs back: boolean 50",
      cells: "subscriber meals pricePerMeal chosen deliver window state icePacksBack",
      rows: "Marcus, Sunday|Marcus Oyelaran|14|9.5|Turkey chili x6;Shawarma bowl x5;Beef stew x3|@2|17:00 to 20:00|locked|yes\nJess, Sunday|Jess Whitlock|10|9.5|Turkey chili x4;Tofu satay x3;Beef stew x3|@2|17:00 to 20:00|locked|yes\nAnita, Sunday|Anita Desai|10|9.5|Turkey chili x5;Egg and lentil x5|@2|17:00 to 20:00|locked|no\nBen, Sunday|Ben Ackroyd|10|9.5|Not chosen yet|@2|06:00 to 09:00|choosing|yes\nDaniel, midweek|Daniel Roth|5|10.5|Salmon x3;Shawarma bowl x2|@5|06:00 to 09:00|choosing|no\nColm, midweek|Colm Breen|21|9|Beef stew x7;Shawarma bowl x7;Turkey chili x7|@5|06:00 to 09:00|choosing|yes\nColm, last week|Colm Breen|21|9|Turkey chili x11;Beef stew x10|@-2|06:00 to 09:00|delivered|yes\nDaniel, last week|Daniel Roth|5|10.5|Salmon x5|@-2|06:00 to 09:00|problem|no",
    },
    {
      id: "batch",
      use: "core",
      role: "event",
      icon: "cooking-pot",
      names: "batch|batches",
      also: "cook|prep|production|kitchen run",
      fields:
        "Batch: text\nMeal: relation meal\nCook on: date -4..4\nPortions: number 10..80\nPacked: number 0..80\nStill to pack: calc portions - packed\nCook: text @people\nCore temperature: number 70..95 °C\nUse by: date -1..8\nState: choice planned|cooking|chilled|packed",
      cells: "meal cookOn portions packed cook coreTemperature useBy state",
      rows: "Chili, Sunday run|Turkey chili, brown rice|@1|40|0|Rosa Nkemelu|75|@6|planned\nShawarma, Sunday run|Chicken shawarma bowl|@1|30|0|Pete Lomas|75|@5|planned\nStew, Sunday run|Beef and bean stew|@0|24|0|Rosa Nkemelu|88|@5|cooking\nTofu, Sunday run|Tofu satay noodles|@1|12|0|Pete Lomas|75|@5|planned\nEgg and lentil|Egg and lentil breakfast|@0|16|10|Pete Lomas|82|@4|chilled\nChili, midweek|Turkey chili, brown rice|@-3|36|36|Rosa Nkemelu|84|@2|packed",
    },
    {
      id: "ingredient",
      use: "more",
      role: "item",
      icon: "carrot",
      names: "ingredient|ingredients",
      also: "shopping list|stock|supplier order",
      fields:
        "Ingredient: text\nUnit: choice kg|l|piece\nNeeded: number 1..60\nIn house: number 0..60\nTo buy: calc needed - inHouse\nSupplier: text",
      cells: "unit needed inHouse supplier",
      rows: "Turkey mince|kg|9|2|Halal Meats Direct\nChicken thigh|kg|7|0|Halal Meats Direct\nBrown rice|kg|5|12|Dry Store\nSalmon side|kg|3|0|Quay Fish\nTrays with lid|piece|60|48|Pack and Seal",
    },
  ],
  jobs: "move box.state\nagenda box.deliver\nkeep box\nkeep batch\ncount batch.packed\nfind meal\nsell meal.price\ndue subscriber.nextCharge\nmove subscriber.state\nmap subscriber.address\nshow meal.picture\nrate meal.stars",
  site: {
    headline: "Ten meals in the fridge by Sunday night",
    body: "Cooked on Saturday, chilled, labeled with every gram of protein. Pick your plates until Thursday, pause whenever you are away.",
    action: "Choose a box|box",
    services:
      "Five meals|Midweek or Sunday|52\nTen meals|The usual week|95\nFourteen meals|Lunch and dinner|133\nBreakfast add-on|Five egg and lentil pots|35",
    questions:
      "How long do the meals keep?|Three to five days, it is on each lid.\nCan I avoid nuts?|Set it once, and those meals are not offered to you.\nHow do I pause?|Until Thursday noon, as often as you like.\nWhat happens to the ice packs?|Leave them out with the bag, the driver takes them.",
  },
  words: {
    tagline: "Who gets which meals, how many to cook, and what is still to pack.",
    itch: "How many chilis for Sunday?",
    promise: "Cooked to the portion, packed to the name",
    pov: "POV: nobody with a nut allergy gets the satay",
    gains: ["Sunday: 4 boxes, 44 meals", "Stew: 24 portions in the pot", "1 of 4 has not chosen"],
  },
});
