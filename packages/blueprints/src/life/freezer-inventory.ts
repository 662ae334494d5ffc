import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "freezerInventory",
  name: "Freezer",
  icon: "snowflake",
  says: {
    en: "freezer inventory|what is in the freezer|freezer list|freezer tracker|freezer log|frozen food list|chest freezer|freezer meals|deep freezer inventory|use by dates freezer|batch cooking freezer|leftovers in the freezer",
    de: "Gefrierschrank-Inventar|Gefriertruhe|was ist im Gefrierfach",
    es: "inventario del congelador|qué hay en el congelador|lista del congelador",
    fr: "inventaire du congélateur|contenu du congélateur|liste du congélateur",
    pt: "inventário do freezer|o que tem no freezer|lista do congelador",
  },
  forms: ["tracker", "community"],
  people: ["households"],
  mood: "warm",
  things: [
    {
      id: "frozen",
      use: "core",
      role: "item",
      icon: "snowflake",
      names: "item|items",
      also: "food|foods|portion|portions|leftover",
      fields:
        "Name: text\nPicture: image\nPortions: number 1..6\nDrawer: choice top|middle|bottom|door|shelf\nKind: choice meal|vegetables|meat and fish|bread|fruit|other\nFrozen on: date -150..-1\nGood for: number 60..270 days\nBest before: addDays frozenOn goodFor\nWeight: number 150..1200 g\nOpened: boolean 15",
      cells: "portions drawer kind",
      rows: "Lentil curry|3|top|meal\nPeas|4|middle|vegetables\nSourdough, half a loaf|1|door|bread\nBlueberries|5|middle|fruit\nChicken stock|2|bottom|other\nSalmon fillets|2|bottom|meat and fish\nLasagne, grandma's|4|top|meal\nSpinach|3|middle|vegetables\nPizza dough|2|door|bread",
    },
    {
      id: "taken",
      use: "core",
      role: "log",
      icon: "utensils",
      names: "meal|meals",
      also: "used|eaten|dinner",
      fields: "What: text\nFrom: relation frozen\nDate: date -20..0\nPortions: number 1..3\nThrown away: boolean 10",
      cells: "",
      rows: "Curry night\nPea soup\nToast for everybody\nSmoothie\nRisotto\nThe last two fillets",
    },
  ],
  jobs: "chart taken.portions\nfind frozen\nkeep frozen\ncheck frozen.opened\nchart frozen.drawer\nkeep taken\ncheck taken.thrownAway\nplan taken.date",
  words: {
    tagline: "Know what is in there.",
    itch: "What is this? Since when?",
    promise: "Know what is in there",
    pov: "POV: dinner was already there",
    gains: ["Bolognese, two portions, April.", "Use this week: three.", "No more mystery boxes."],
  },
});
