import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "mortgageBroker",
  name: "Mortgage broker",
  icon: "house",
  says: {
    en: "mortgage broker|mortgage adviser|mortgage advisor|mortgage applications|home loan broker|mortgage brokerage|remortgage clients|mortgage pipeline|loan officer mortgages|mortgage leads|first-time buyer mortgages|fixed rates ending|mortgage CRM|decision in principle",
    de: "Baufinanzierung|Hypothekenmakler|Immobilienfinanzierung|Baufinanzierungsberater",
    es: "asesor hipotecario|bróker hipotecario|solicitudes de hipoteca|intermediario hipotecario",
    fr: "courtier en prêt immobilier|courtier en crédit immobilier|prêt immobilier|dossiers de prêt immobilier",
    pt: "crédito habitação|intermediário de crédito|consultor de crédito habitação|financiamento imobiliário",
  },
  forms: ["management", "booking", "site"],
  people: ["brokers", "case handlers", "borrowers"],
  mood: "sober",
  things: [
    {
      id: "borrower",
      use: "core",
      role: "person",
      icon: "users-round",
      names: "borrower|borrowers",
      also: "client|applicant|buyer|couple",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nIncome: money 24000..140000 GBP\nDeposit: money 8000..180000 GBP\nKind: choice first-time buyer|moving|remortgage|buy to let\nFixed rate ends: date -20..700\nDays left: daysUntil fixedRateEnds\nDocuments in: tags payslips|bank statements|ID|accounts|proof of deposit\nFound us by: choice estate agent|recommendation|web|old client",
      cells: "phone eMail income deposit kind fixedRateEnds documentsIn foundUsBy",
      rows: "Hattie and Jon Sorrell|555-0121|sorrell@example.com|74000|42000|first-time buyer||payslips; ID|estate agent\nMarek Jablonski|555-0122|marek.j@example.com|41000|61000|remortgage|@34|payslips; bank statements; ID|old client\nDenise Okafor|555-0123|denise.okafor@example.com|58000|30000|moving|@61|payslips; bank statements; ID|recommendation\nPaul Trewin|555-0124|paul.trewin@example.com|66000|85000|buy to let|@12|accounts; ID|old client\nLucy Aldous|555-0125|lucy.aldous@example.com|36500|21000|first-time buyer||payslips; bank statements; ID; proof of deposit|web\nThe Varma family|555-0126|varma@example.com|118000|140000|moving|@210|accounts; bank statements; ID|recommendation\nColin Beech|555-0127|colin.beech@example.com|47000|52000|remortgage|@-6|ID|web\nNia Probert|555-0128|nia.probert@example.com|39000|18500|first-time buyer||payslips|estate agent",
    },
    {
      id: "lender",
      use: "core",
      role: "place",
      icon: "landmark",
      names: "lender|lenders",
      also: "bank|building society|product",
      fields:
        "Lender: text\nBest rate: number 3.6..5.9 %\nUp to: percent 75..95\nSelf-employed: choice one year|two years|three years\nDecides in: number 2..20 days\nFee paid: money 200..900 GBP",
      cells: "bestRate upTo selfEmployed decidesIn feePaid",
      rows: "Harrow Building Society|4.19|90|two years|9|420\nMeridian Bank|3.94|85|two years|6|510\nFenland Mutual|4.45|95|one year|14|380\nCastle & County|4.08|80|three years|4|450",
    },
    {
      id: "application",
      use: "core",
      role: "item",
      icon: "file-text",
      names: "application|applications",
      also: "case|mortgage|loan|remortgage",
      fields:
        "Application: text\nBorrower: relation borrower\nLender: relation lender\nLoan: money 60000..480000 GBP\nProperty value: money 110000..640000 GBP\nRate: number 3.6..5.9 %\nYears: number 15..35 years\nSubmitted: date -60..0\nChase on: date -4..20\nStage: choice fact find|decision in principle|submitted|valuation|underwriting|offer|exchanged|completed|declined\nHandler: text @people\nOur fee: money 0..995 GBP\nMissing: text",
      cells: "borrower lender loan propertyValue rate years submitted chaseOn stage handler ourFee missing",
      rows: "Sorrell, 8 Tanner Row|Hattie and Jon Sorrell|Fenland Mutual|238000|265000|4.45|32|@-16|@1|valuation|Grace Mbeki|495|\nJablonski remortgage|Marek Jablonski|Meridian Bank|142000|310000|3.94|22|@-6|@2|underwriting|Grace Mbeki|0|\nOkafor, The Willows|Denise Okafor|Meridian Bank|204000|272000|4.02|27|@-24|@6|offer|Toby Lister|495|\nTrewin, Flat 4|Paul Trewin|Castle & County|131000|175000|4.85|25|@-3|@-1|submitted|Toby Lister|495|Second year's accounts\nAldous, Station Court|Lucy Aldous|Harrow Building Society|148000|169000|4.19|35|@-40|@4|exchanged|Grace Mbeki|495|\nVarma, Old Rectory|The Varma family|Castle & County|460000|640000|4.08|20||@3|decision in principle|Toby Lister|995|\nBeech remortgage|Colin Beech|Harrow Building Society|96000|240000|4.25|15||@0|fact find|Grace Mbeki|0|Three payslips\nProbert, first flat|Nia Probert|Fenland Mutual|151000|169500|4.6|35||@2|decision in principle|Toby Lister|495|Bank statements",
    },
    {
      id: "meeting",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "appointment|appointments",
      also: "call|fact find meeting|first talk",
      fields:
        "Appointment: text\nBorrower: relation borrower\nDate: date -5..14\nTime: time 09:00..19:00\nWhere: choice office|video|phone|at home\nState: choice booked|held|did not come",
      cells: "borrower date time where state",
      rows: "Probert, budget talk|Nia Probert|@2|17:30|video|booked\nBeech, rate ended|Colin Beech|@0|11:00|phone|booked\nVarma, two incomes|The Varma family|@3|18:30|at home|booked\nTrewin, accounts|Paul Trewin|@-2|10:00|office|held",
    },
    {
      id: "commission",
      use: "more",
      role: "log",
      icon: "banknote",
      names: "commission|commissions",
      also: "procuration fee|lender fee|protection fee",
      fields:
        "Commission: text\nApplication: relation application\nAmount: money 200..900 GBP\nExpected: date -10..60\nPaid: boolean 30",
      cells: "application amount expected paid",
      rows: "Okafor, Meridian|Okafor, The Willows|510|@30|no\nAldous, Harrow|Aldous, Station Court|420|@12|no\nJablonski, Meridian|Jablonski remortgage|510|@44|no\nAldous, life cover|Aldous, Station Court|640|@-4|yes",
    },
  ],
  jobs: "move application.stage\ndue application.chaseOn\ndue borrower.fixedRateEnds\nbook meeting\nkeep borrower\nkeep application\nassign application.handler\nrank lender.bestRate\nagenda meeting.date\ntotal commission.amount\ncheck commission.paid",
  site: {
    headline: "A mortgage offer before somebody else buys it",
    body: "We know which lender takes one year of accounts and which wants three. You get three written choices and one person who answers the phone.",
    action: "Book a first talk|meeting",
    services:
      "First talk|What you can borrow, on one page|0\nPurchase|From decision in principle to keys|495\nRemortgage|When your fixed rate ends|0",
    questions:
      "How early should I remortgage?|Six months before the fixed rate ends.\nI have been self-employed for one year. Is that enough?|For some lenders, yes, with a tenth as deposit.\nWhat do I bring?|Three payslips, three bank statements and your ID.",
  },
  words: {
    tagline: "Each case, its lender and what is still missing.",
    itch: "Whose fixed rate ends next month?",
    promise: "No rate runs out unnoticed",
    pov: "POV: the lender chases you, for once",
    gains: ["8 cases, 1 offer in", "Jablonski: fixed rate, 34 days", "Trewin still owes us accounts"],
  },
});
