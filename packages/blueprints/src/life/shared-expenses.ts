import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "sharedExpenses",
  name: "Shared expenses",
  icon: "split",
  says: {
    en: "split expenses|split bills|bill splitting|bill splitter|expense splitter|shared expenses|split costs with friends|split the rent|flatmates expenses|roommate expenses|roommates bills|shared flat expenses|who owes whom|who owes who|who owes what|roommates expenses|flatmates expenses app|settle up|group trip expenses|split holiday costs|couple expenses|iou tracker|tricount alternative",
    de: "WG-Kasse|Ausgaben teilen|Kosten aufteilen|Reisekasse|gemeinsame Ausgaben",
    es: "dividir gastos|gastos compartidos|gastos del piso compartido|quién debe a quién",
    fr: "partager les dépenses|dépenses partagées|comptes entre amis|frais de colocation",
    pt: "dividir despesas|despesas compartilhadas|rachar contas|quem deve a quem",
  },
  forms: ["tracker", "dashboard", "tool"],
  people: ["flatmates", "friends", "couples"],
  mood: "lively",
  things: [
    {
      id: "person",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "person|people",
      also: "flatmate|roommate|friend|partner|member|participant",
      fields:
        "Name: text\nColor: colour\nShare: percent 15..40\nPaid so far: rollup sum expense.paidBy.amount EUR\nOwn share so far: money 100..900 EUR\nBalance: calc paidSoFar - ownShareSoFar EUR\nPay me by: text",
      cells: "share ownShareSoFar payMeBy",
      rows: "Mina|25|469|Bank, ends 4410\nTom|25|469|Phone, 555-0121\nLeila|25|469|Bank, ends 0932\nJonas|25|469|Cash is fine",
    },
    {
      id: "pot",
      use: "core",
      role: "item",
      icon: "piggy-bank",
      names: "group|groups",
      also: "pot|trip|flat|household|kitty",
      fields:
        "Group: text\nKind: choice flat|trip|couple|party|present\nStarted: date -200..-3\nSpent: rollup sum expense.group.amount EUR\nBudget: money 150..2000 EUR\nState: choice open|settling|settled",
      cells: "kind started budget state",
      rows: "Flat on Canal Street|flat|@-180|1600|open\nWeekend at the lake|trip|@-12|600|settling\nPresent for Priya|present|@-9|160|open\nNew Year's party|party|@-60|200|settled",
    },
    {
      id: "expense",
      use: "core",
      role: "log",
      icon: "receipt",
      names: "expense|expenses",
      also: "bill|cost|purchase|receipt|payment",
      fields:
        "Expense: text\nGroup: relation pot\nPaid by: relation person\nDate: date -60..0\nAmount: money 8..620 EUR\nSplit between: number 2..4 people\nEach: calc amount / splitBetween EUR\nKind: choice rent and energy|groceries|internet|eating out|fuel and tickets|lodging|household|gift\nReceipt: image\nNotes: text",
      cells: "group paidBy date amount splitBetween kind notes",
      rows: "Electricity, quarter|Flat on Canal Street|Mina|@-20|212|4|rent and energy|\nInternet|Flat on Canal Street|Tom|@-15|44|4|internet|\nBig shop|Flat on Canal Street|Leila|@-4|96|4|groceries|Oil, rice, coffee\nVacuum cleaner|Flat on Canal Street|Jonas|@-28|140|4|household|Used, works\nShop on Tuesday|Flat on Canal Street|Mina|@-1|36|4|groceries|\nLake house, two nights|Weekend at the lake|Tom|@-11|620|4|lodging|\nFuel there and back|Weekend at the lake|Jonas|@-9|88|4|fuel and tickets|\nFish restaurant|Weekend at the lake|Mina|@-10|164|4|eating out|\nBreakfast rolls and fruit|Weekend at the lake|Leila|@-10|28|4|groceries|\nWatch strap and card|Present for Priya|Leila|@-6|148|4|gift|\nDrinks and lanterns|New Year's party|Jonas|@-58|300|4|household|The ice was a gift",
    },
    {
      id: "transfer",
      use: "core",
      role: "event",
      icon: "arrow-left-right",
      names: "settlement|settlements",
      also: "transfer|debt|iou|repayment|pay back",
      fields:
        "Settlement: text\nFrom: relation person\nTo: relation person\nGroup: relation pot\nAmount: money 5..250 EUR\nAsked on: date -20..0\nPaid: boolean 40\nState: choice open|reminded|paid",
      cells: "from to group amount askedOn paid state",
      rows: "Mina to Tom, lake|Mina|Tom|Weekend at the lake|61|@-8|yes|paid\nJonas to Tom, lake|Jonas|Tom|Weekend at the lake|137|@-8|no|reminded\nLeila to Tom, lake|Leila|Tom|Weekend at the lake|197|@-8|no|open\nTom to Mina, flat|Tom|Mina|Flat on Canal Street|88|@-2|no|open\nTom to Leila, present|Tom|Leila|Present for Priya|37|@-5|yes|paid",
    },
  ],
  jobs: "split expense.amount\nkeep expense\ntotal expense.amount\nrank person.balance\ncheck transfer.paid\nmove transfer.state\nchart expense.kind\nfind expense\nplan expense.date\nkeep pot\nshow expense.receipt\nkeep person",
  site: {
    headline: "Who paid, who owes, all square",
    body: "Note who paid for what. Shares are worked out, and at the end everybody makes one transfer, not nine.",
    action: "Add an expense|expense",
    services:
      "Expenses|Who paid, for how many, and the receipt|\nBalances|Plus or minus for each person|\nSettling up|The fewest transfers that make it even|",
    questions:
      "One of us was not there. How is that split?|Put the number of people it was for; each share follows.\nMust everybody pay the same?|No, shares can be by percent, for a bigger room say.\nWhen should we settle?|Trips at once, the flat once a month.\nWhat about cash?|Note it as a settlement and tick it off.",
  },
  words: {
    tagline: "Who paid, each share, and who still owes.",
    itch: "Who still owes for the lake house?",
    promise: "All square by the end of the month",
    pov: "POV: nobody had to ask Jonas for the money",
    gains: ["Lake weekend: 900, 225 each", "Jonas owes Tom 137", "11 receipts, 5 transfers"],
  },
});
