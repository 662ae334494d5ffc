import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "debtCollection",
  name: "Debt collection",
  icon: "hand-coins",
  says: {
    en: "debt collection|debt collector|debt collection agency|debt recovery|collections agency|collect debts|debtors|payment arrangements|letter before action|credit control|credit controller|debtor accounts|receivables collection|tracing debtors",
    de: "Inkasso|Inkassobüro|Forderungsmanagement|Mahnwesen|Schuldner",
    es: "cobro de deudas|recobro de impagados|agencia de cobros|morosos",
    fr: "recouvrement de créances|société de recouvrement|débiteurs|recouvrement amiable",
    pt: "cobrança de dívidas|empresa de cobranças|recuperação de créditos|devedores",
  },
  forms: ["management", "dashboard", "portal"],
  people: ["collectors", "creditors", "debtors"],
  mood: "sober",
  things: [
    {
      id: "creditor",
      use: "core",
      role: "place",
      icon: "building-2",
      names: "creditor|creditors",
      also: "client|principal|lender",
      fields:
        "Creditor: text\nContact: text @people\nCommission: percent 8..20\nPlaced so far: rollup sum debtCase.creditor.originalDebt GBP\nStill owed: rollup sum debtCase.creditor.balance GBP\nReports: choice weekly|monthly|on each payment",
      cells: "contact commission reports",
      rows: "Aldbury Water|Fiona Grant|9|monthly\nCastlegate Dental Care|Ravi Menon|15|on each payment\nPenny Lane Motors|Kirsty Boyle|12|weekly\nThornbury Nurseries|Ian Pascoe|18|monthly",
    },
    {
      id: "debtCase",
      use: "core",
      role: "item",
      icon: "folder-open",
      names: "case|cases",
      also: "account|debt|debtor|file",
      fields:
        "Case: text\nCreditor: relation creditor\nDebtor: text\nPhone: phone\nAddress: location\nOriginal debt: money 120..6400 GBP\nCosts added: money 0..250 GBP\nBalance: money 0..6400 GBP\nPaid so far: rollup sum collection.debt.amount GBP\nNext action: date -5..21\nDays left: daysUntil nextAction\nStage: choice new|first letter|second letter|arrangement|disputed|breathing space|court|paid in full|closed\nCollector: text @people\nVulnerable: boolean 15",
      cells: "creditor debtor phone address originalDebt costsAdded balance nextAction stage collector vulnerable",
      rows: "C-2204 Water, 14 Elm Close|Aldbury Water|Shaun Bickley|555-0131|14 Elm Close|640|0|440|@3|arrangement|Hannah Boyd|no\nC-2209 Crown and root canal|Castlegate Dental Care|Nadia Farouk|555-0132|3 Cobden Street|780|35|815|@-1|second letter|Hannah Boyd|no\nC-2211 Gearbox repair|Penny Lane Motors|Luke Harmer|555-0133|88 Station Road|1460|60|1520|@0|disputed|Piotr Wilk|no\nC-2214 Term fees, two children|Thornbury Nurseries|Chloe Marsden|555-0134|5 Priory Way|2100|0|1350|@5|arrangement|Hannah Boyd|yes\nC-2218 Water, Flat 2|Aldbury Water|Desmond Achebe|555-0135|Flat 2, Quay House|312|0|312|@-3|first letter|Piotr Wilk|no\nC-2220 Clutch and MOT|Penny Lane Motors|Tina Walsh|555-0136|27 Bank Street|920|185|1105|@12|court|Piotr Wilk|no\nC-2223 Implant deposit|Castlegate Dental Care|Gordon Pell|555-0137|1 Abbey Court|1500|0|0|@0|paid in full|Hannah Boyd|no\nC-2226 Water, shop premises|Aldbury Water|Kettle and Crumb|555-0138|19 High Street|2840|70|2910|@1|new|Piotr Wilk|no\nC-2227 Holiday club|Thornbury Nurseries|Owen Tranter|555-0139|62 Mead Lane|180|0|180|@18|breathing space|Hannah Boyd|yes",
    },
    {
      id: "collection",
      use: "core",
      role: "log",
      icon: "banknote",
      names: "payment|payments",
      also: "receipt|instalment|money collected",
      fields:
        "Payment: text\nDebt: relation debtCase\nReceived: date -40..0\nAmount: money 25..1500 GBP\nBy: choice card by phone|bank transfer|standing order|to creditor direct\nCommission due: money 2..270 GBP\nPassed on: boolean 60",
      cells: "debt received amount by commissionDue passedOn",
      rows: "Bickley, instalment 2|C-2204 Water, 14 Elm Close|@-8|100|standing order|9|yes\nBickley, instalment 1|C-2204 Water, 14 Elm Close|@-38|100|standing order|9|yes\nMarsden, instalment 3|C-2214 Term fees, two children|@-4|250|standing order|45|no\nMarsden, instalment 2|C-2214 Term fees, two children|@-34|250|standing order|45|yes\nMarsden, instalment 1|C-2214 Term fees, two children|@-36|250|card by phone|45|yes\nPell, in full|C-2223 Implant deposit|@-2|1500|bank transfer|225|no",
    },
    {
      id: "contactNote",
      use: "core",
      role: "log",
      icon: "phone-call",
      names: "contact|contacts",
      also: "call|letter|note|text message",
      fields:
        "Contact: text\nDebt: relation debtCase\nWhen: dateTime -14..0 08:00..18:00\nHow: choice call out|call in|letter|text|e-mail|visit\nOutcome: choice no answer|promise to pay|dispute|arrangement made|wrong number|paid\nBy: text @people",
      cells: "debt when how outcome by",
      rows: "Rang, says gearbox failed again|C-2211 Gearbox repair|@-2T10:20|call in|dispute|Piotr Wilk\nSecond letter sent|C-2209 Crown and root canal|@-8T09:00|letter|no answer|Hannah Boyd\nPromises half on pay day|C-2218 Water, Flat 2|@-6T16:45|call out|promise to pay|Piotr Wilk\nPaid by transfer|C-2223 Implant deposit|@-2T11:30|call in|paid|Hannah Boyd\nNew baby, wants lower rate|C-2214 Term fees, two children|@-3T14:10|call in|arrangement made|Hannah Boyd\nNumber belongs to a florist|C-2226 Water, shop premises|@-1T09:40|call out|wrong number|Piotr Wilk",
    },
  ],
  jobs: "due debtCase.nextAction\nmove debtCase.stage\nkeep contactNote\ntotal debtCase.balance\nassign debtCase.collector\nkeep collection\ncheck collection.passedOn\nchart debtCase.stage\nfind debtCase\nkeep creditor",
  site: {
    headline: "Your unpaid accounts, collected with decency",
    body: "Send the invoice and the statement; a letter leaves within two days. Most debtors pay after one conversation, and you see every one of them.",
    action: "Hand over a debt|debtCase",
    services:
      "Consumer debts|No win, no fee, share of what is paid|\nBusiness debts|From two hundred pounds|\nLetter before action|On our paper, within two days|25",
    questions:
      "How long does it take?|Half of the cases are settled within six weeks.\nWhat if the debt is disputed?|Collection stops until you and the debtor have answered.\nWhat about people in difficulty?|They get a breathing space and a plan they can keep.",
  },
  words: {
    tagline: "Who was called, what was promised, what came in.",
    itch: "Did Mr. Bickley's instalment arrive?",
    promise: "Every promise followed up on its day",
    pov: "POV: the promise to pay rings itself",
    gains: ["9 cases, 2 actions overdue", "2,450 collected, 1,750 to pass on", "Disputed means the letters stop"],
  },
});
