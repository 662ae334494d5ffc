import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "calorieCounting",
  name: "Calorie counting",
  icon: "salad",
  says: {
    en: "calorie counter|calorie tracker|count calories|calorie log|food diary|food log|macro tracker|macros tracker|protein tracker|nutrition tracker|diet tracker|what i eat|meal calories|calories and macros",
    de: "Kalorienzähler|Ernährungstagebuch|Kalorien zählen",
    es: "contador de calorías|diario de comidas|contar calorías",
    fr: "compteur de calories|journal alimentaire|compter les calories",
    pt: "contador de calorias|diário alimentar|contar calorias",
  },
  forms: ["tracker", "community"],
  people: ["people who watch what they eat"],
  mood: "warm",
  things: [
    {
      id: "intakeEntry",
      use: "core",
      role: "log",
      icon: "salad",
      names: "entry|entries",
      also: "meal|meals|food|drink|glass",
      fields:
        "What: text\nEaten: dateTime -10..0 07:00..21:30\nMeal: choice breakfast|lunch|dinner|snack|drink\nCalories: number 5..720 kcal\nProtein: number 0..42 g\nCarbs: number 0..86 g\nWater: number 0..500 ml\nHungry before: choice yes|a little|no",
      cells: "meal calories protein carbs water",
      rows: "Oats, banana, walnuts|breakfast|410|14||\nGlass of water|drink|5|0|0|300\nLentil curry|lunch|560|24||\nApple|snack|80|||\nSalmon and rice|dinner|640|38||\nCappuccino|drink|90|||150\nTwo squares of chocolate|snack|110|||\nCheese sandwich|lunch|430|19||",
    },
    {
      id: "dailyGoal",
      use: "core",
      role: "item",
      icon: "target",
      names: "goal|goals",
      also: "target|limit",
      fields:
        "Name: text\nTarget: number 8..2200\nUnit: choice kcal|g|ml|glasses\nReached: percent 35..100\nSince: date -60..-3",
      cells: "target unit reached",
      rows: "Water|2000|ml|80\nProtein|90|g|70\nEnergy|2100|kcal|92\nVegetables|400|g|65",
    },
  ],
  jobs: "chart intakeEntry.calories\nkeep intakeEntry\nchart intakeEntry.meal\nplan intakeEntry.eaten\nfind dailyGoal\nkeep dailyGoal",
  words: {
    tagline: "See what you really eat.",
    itch: "One biscuit. Or the packet?",
    promise: "See what you really eat",
    pov: "POV: eight glasses by six",
    gains: ["1,840 of 2,000 today.", "Protein: enough, for once.", "Lunch in three taps."],
  },
});
