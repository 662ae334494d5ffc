import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "pocketMoney",
  name: "Pocket money",
  icon: "piggy-bank",
  says: {
    en: "pocket money|pocket money tracker|kids allowance|allowance tracker|allowance for kids|children's savings|piggy bank for kids|kids money app|weekly allowance|jobs for pocket money|chores for allowance|kid's first bank|allowance chart",
    de: "Taschengeld|Taschengeld-App|Taschengeld verwalten",
    es: "paga semanal|paga de los niños|dinero de bolsillo",
    fr: "argent de poche|suivi d'argent de poche|tirelire des enfants",
    pt: "mesada|mesada das crianças|controle de mesada",
  },
  forms: ["tracker", "community"],
  people: ["parents", "children"],
  mood: "lively",
  things: [
    {
      id: "child",
      use: "core",
      role: "item",
      icon: "piggy-bank",
      names: "child|children",
      also: "kid|kids|son|daughter|jar|jars",
      fields:
        "Name: text\nPicture: image\nAge: number 5..14 years\nA week: money 1..10 EUR\nPaid on: choice Friday|Saturday|Sunday|first of the month\nIn the jar: money 3..48 EUR\nSaving for: text a skateboard|headphones|a Lego set|a trip to the zoo\nStill needs: money 4..60 EUR",
      cells: "age aWeek paidOn",
      rows: "Noor|12|6|first of the month\nBen|9|3|Friday\nMina|6|1.5|Friday",
    },
    {
      id: "payout",
      use: "core",
      role: "log",
      icon: "coins",
      names: "entry|entries",
      also: "payout|payouts|payment|payments|coin",
      fields:
        "What: text\nChild: relation child\nDate: date -24..0\nAmount: money 0.5..12 EUR\nKind: choice paid out|earned|gift|spent|put aside\nNote: text",
      cells: "amount kind",
      rows: "Pocket money, week by week|3|paid out\nWashed the car|4|earned\nFrom Grandma|10|gift\nIce cream with friends|2.5|spent\nInto the jar for the skateboard|2|put aside\nRaked the leaves|3|earned\nComic at the kiosk|4.5|spent\nPocket money, paid late|6|paid out",
    },
    {
      id: "chore",
      use: "core",
      role: "place",
      icon: "sparkles",
      names: "job|jobs",
      also: "chore|chores",
      fields: "Name: text\nPays: money 1..5 EUR\nHow often: choice once|every week|every month\nTaken by: text",
      cells: "",
      rows: "Wash the car\nRake the leaves\nSort the bottles\nClean the bikes\nFeed the neighbour's cat",
    },
  ],
  jobs: "streak payout.date\nchart payout.amount\nfind child\nkeep child\nchart child.paidOn\ntotal child.aWeek\nkeep payout\nplan payout.date\nfind chore\nkeep chore",
  words: {
    tagline: "Paid on time, saved on purpose.",
    itch: "Pocket money? I got none. Really?",
    promise: "Paid on time, saved on purpose",
    pov: "POV: they bought it themselves",
    gains: ["Paid on Saturday, written down.", "Saved: 14 of 20.", "No more 'you owe me'."],
  },
});
