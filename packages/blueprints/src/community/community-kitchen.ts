import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "communityKitchen",
  name: "Community kitchen",
  icon: "cooking-pot",
  says: {
    en: "community kitchen|community meals|community cafe|community lunch club|lunch club|shared meals for the neighborhood|pay as you can cafe|cooking together group|community cooking|meals for the homeless|rescued food cooking|free meals kitchen|volunteer cooks rota|seniors lunch club",
    de: "Gemeinschaftsküche|Mittagstisch|Volksküche|Stadtteilküche",
    es: "almuerzos comunitarios|cocina comunitaria|comedor comunitario",
    fr: "cuisine partagée|repas partagés|cantine solidaire",
    pt: "cozinha comunitária|refeições comunitárias|cantina social",
  },
  forms: ["community", "management", "booking"],
  people: ["cooks", "helpers", "guests"],
  mood: "warm",
  things: [
    {
      id: "meal",
      use: "core",
      role: "event",
      icon: "utensils",
      names: "meal|meals",
      also: "lunch|supper|cooking day|service",
      fields:
        "Meal: text\nDate: date -7..21\nDoors open: time 11:30..18:30\nMenu: lines\nCook: text @people\nPortions: number 20..160\nGuests: number 0..160\nLeft over: calc portions - guests\nAllergens: tags none|gluten|milk|egg|nuts|celery|mustard\nHelpers needed: number 3..14\nHelpers: number 0..14\nGiven: money 0..420 EUR\nState: choice planned|shopping|cooking|served|washed up",
      cells: "date doorsOpen menu cook portions guests allergens helpersNeeded helpers given state",
      rows: "Friday soup|@0|12:00|Lentil soup; bread; apple crumble|Rashid Alam|70|52|gluten; celery|7|7|118|cooking\nTuesday lunch|@4|12:00|Root stew; rice; yogurt|Grace Achebe|80|0|milk; celery|8|5|0|planned\nFriday curry|@7|12:00|Chickpea curry; naan; fruit|Anjali Rao|90|0|gluten; mustard|8|6|0|planned\nAdvent supper|@14|18:00|Roast roots; dumplings; baked apple|Rashid Alam|120|0|gluten; egg; nuts|12|4|0|planned\nLast Tuesday|@-3|12:00|Pasta bake; salad|Grace Achebe|75|71|gluten; milk|8|8|142|washed up",
    },
    {
      id: "helper",
      use: "core",
      role: "person",
      icon: "heart-handshake",
      names: "helper|helpers",
      also: "volunteer|cook",
      fields:
        "Name: text\nPhone: phone\nDoes: tags cooking|chopping|serving|washing up|driving|welcome\nHygiene course until: date -12..500\nDays left: daysUntil hygieneCourseUntil\nDays: tags Tue|Fri|evenings",
      cells: "phone does hygieneCourseUntil days",
      rows: "Rashid Alam|555-0111|cooking|@120|Fri; evenings\nGrace Achebe|555-0112|cooking; welcome|@-4|Tue\nHugo Lang|555-0113|chopping; driving|@300|Tue; Fri\nIvy Chan|555-0114|washing up; serving|@60|Fri\nVic Sandford|555-0115|welcome; serving|@200|Tue; Fri",
    },
    {
      id: "food",
      use: "core",
      role: "item",
      icon: "carrot",
      names: "food|food",
      also: "ingredient|donation|stock|delivery",
      fields:
        "Food: text\nFrom: text\nAmount: number 0.5..80\nUnit: choice kg|liters|pieces|boxes\nCame: date -6..0\nUse by: date -1..40\nDays left: daysUntil useBy\nWhere: choice fridge|freezer|shelf\nFor: relation meal",
      cells: "from amount unit came useBy where forValue",
      rows: "Carrots and parsnips|Market stall|22|kg|@-1|@5|fridge|Tuesday lunch\nYogurt, short date|Supermarket|18|liters|@0|@4|fridge|Tuesday lunch\nBread, yesterday's|Crumb bakery|14|pieces|@0|@1|shelf|Friday soup\nLentils|Bought|10|kg|@-6|@200|shelf|Friday soup\nApples|Hillside Farm|30|kg|@-4|@12|shelf|Advent supper\nChickpeas, tins|Food bank|24|pieces|@-3|@300|shelf|Friday curry",
    },
    {
      id: "delivery",
      use: "more",
      role: "event",
      icon: "map-pin",
      names: "meal taken home|meals taken home",
      also: "delivery|box|meal on wheels",
      fields:
        "For: text\nAddress: location\nMeal: relation meal\nPortions: number 1..4\nWithout: text\nDelivered: boolean 30",
      cells: "address meal portions without delivered",
      rows: "Marion Tate|School Road|Friday soup|1||no\nBert, ground floor|Fern Bank 2|Friday soup|2|Celery|no\nFamily in Mill Yard|Mill Yard 5|Friday soup|4|Pork|yes",
    },
  ],
  jobs: "agenda meal.date\ndue food.useBy\nmove meal.state\nkeep helper\nrank meal.leftOver\nkeep food\ncheck delivery.delivered\nfind food\ndue helper.hygieneCourseUntil\nchart meal.guests\ntotal meal.given\nassign meal.cook",
  site: {
    headline: "Friday: lentil soup, crumble, a chair",
    body: "Two meals a week from what the market could not sell. Pay what you like, sit where there is room.",
    action: "See the next meal|meal",
    services:
      "Lunch|Give what you can|\nMeals taken home|For those who cannot come|\nCooking|Bring an apron, from nine|",
    questions:
      "Do I have to be poor?|No, just hungry.\nIs it vegetarian?|Always; vegan on Tuesdays if we can.\nMay I bring food?|Vegetables yes, cooked food no.",
  },
  words: {
    tagline: "Menus, helpers, carrots and chairs.",
    itch: "What must be cooked by Tuesday?",
    promise: "Nothing wasted, nobody turned away",
    pov: "POV: the last portion and the last guest meet",
    gains: ["Tuesday: three helpers missing", "Yogurt: four days left", "71 of 75 portions eaten"],
  },
});
