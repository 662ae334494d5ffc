import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "waterIntake",
  name: "Drinking water",
  icon: "glass-water",
  says: {
    en: "water intake|water intake tracker|drink water reminder|water tracker|hydration tracker|hydration reminder|drinking water app|glasses of water|daily water intake|water drinking log|hydration log|eight glasses a day|track water i drink",
    de: "Wasser trinken|Trink-Tracker|Trinkerinnerung",
    es: "beber agua|registro de agua|recordatorio de beber agua",
    fr: "boire de l'eau|suivi d'hydratation|rappel pour boire",
    pt: "beber água|registro de água|lembrete de beber água",
  },
  forms: ["tracker", "community"],
  people: ["people who forget to drink"],
  mood: "warm",
  things: [
    {
      id: "drinkGlass",
      use: "core",
      role: "log",
      icon: "glass-water",
      names: "glass|glasses",
      also: "water|drink|drinks|intake",
      fields:
        "Note: text\nTime: dateTime -6..0 07:00..21:30\nDrink: choice water|tea|juice|coffee\nAmount: number 150..500 ml\nFelt: choice fine|thirsty",
      cells: "drink amount felt",
      rows: "After waking up|water|300|thirsty\nWith lunch|water|250|fine\nAt the desk|tea|300|fine\nAfter the run|water|500|thirsty\nOn the train|water|330|fine\nBefore bed|tea|200|fine",
    },
    {
      id: "waterGoal",
      use: "core",
      role: "item",
      icon: "target",
      names: "goal|goals",
      also: "target|limit",
      fields: "Name: text\nTarget: number 1500..3000 ml\nReached: percent 55..100\nSince: date -60..-3",
      cells: "target reached",
      rows: "An ordinary day|2000|80\nOn training days|2800|70\nHot days|2500|90",
    },
  ],
  jobs: "chart drinkGlass.amount\nkeep drinkGlass\nchart drinkGlass.drink\nplan drinkGlass.time\nfind waterGoal\nkeep waterGoal",
  words: {
    tagline: "Every glass counts, and is counted.",
    itch: "Glass three. Or was it two?",
    promise: "Every glass counts, and is counted",
    pov: "POV: two litres by six",
    gains: ["Eight glasses by eight.", "Two litres, most days.", "Coffee counts half."],
  },
});
