import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "departmentBudget",
  name: "Department budget",
  icon: "chart-pie",
  says: {
    en: "department budget|budget of a department|cost center budget|cost centre|budget vs actual|budget versus actual|spending approvals|budget holders|annual budget planning|budget lines|departmental spending|project budget control",
    de: "Abteilungsbudget|Kostenstellen|Budgetplanung Abteilung|Bedarfsanforderung",
    es: "presupuesto del departamento|centro de costes|control presupuestario|presupuesto por centro de coste",
    fr: "budget de service|centre de coûts|suivi budgétaire|budget par service",
    pt: "orçamento do departamento|centro de custos|controle orçamentário|pedidos de compra",
  },
  forms: ["dashboard", "management", "tool"],
  people: ["budget holders", "controllers", "requesters"],
  mood: "sober",
  things: [
    {
      id: "budgetLine",
      use: "core",
      role: "item",
      icon: "chart-pie",
      names: "budget line|budget lines",
      also: "cost center|account|heading|allocation",
      fields:
        "Line: text\nAccount: text\nOwner: text @people\nYearly budget: money 2000..120000 EUR\nCommitted: rollup sum request.line.amount EUR\nSpent: rollup sum posting.line.amount EUR\nForecast: money 2000..125000 EUR\nOver or under: calc forecast - yearlyBudget EUR\nState: choice on track|watch|over|frozen\nRemark: longText",
      cells: "account owner yearlyBudget forecast state remark",
      rows: "Travel|6500|Ines Wolff|24000|27500|over|Two fairs more than planned\nSoftware licenses|6720|Karl Brandt|46000|45200|on track|\nTraining|6600|Ines Wolff|15000|9800|on track|Leadership course moved\nAgency and print|6310|Selma Yilmaz|60000|61500|watch|\nTemporary staff|6150|Karl Brandt|38000|38000|on track|\nLab consumables|6020|Jonas Reiter|52000|49500|on track|\nEquipment|6900|Jonas Reiter|80000|80000|frozen|Until the board meets",
    },
    {
      id: "request",
      use: "core",
      role: "event",
      icon: "file-pen",
      names: "purchase request|purchase requests",
      also: "requisition|spending request|order request",
      fields:
        "Request: text\nLine: relation budgetLine\nAsked by: text @people\nAsked on: date -30..0\nAmount: money 120..18000 EUR\nSupplier: text\nNeeded by: date 0..45\nState: choice asked|approved|refused|ordered|delivered|invoiced\nReason: longText",
      cells: "line askedBy askedOn amount supplier neededBy state reason",
      rows: "Fair stand, spring|Agency and print|Selma Yilmaz|@-6|12400|Standbau Huber|@40|asked|Early rate ends Friday\nCentrifuge|Equipment|Jonas Reiter|@-12|17800|Labtec|@45|asked|Old one fails weekly\nDesign seats, five|Software licenses|Karl Brandt|@-9|2900|Northsoft|@10|approved|\nTrip to Lyon|Travel|Ines Wolff|@-4|860|Bahn and hotel|@12|approved|\nPipette tips|Lab consumables|Jonas Reiter|@-20|1340|Labtec|@0|delivered|\nExcel course|Training|Ines Wolff|@-25|980|Volkshochschule|@20|ordered|\nTemp for reception|Temporary staff|Karl Brandt|@-2|4200|Zeit & Hand|@5|asked|Sick leave cover\nSecond trip to Lyon|Travel|Selma Yilmaz|@-3|790|Bahn and hotel|@12|refused|One is enough",
    },
    {
      id: "posting",
      use: "core",
      role: "log",
      icon: "receipt",
      names: "posting|postings",
      also: "invoice|actual|booking|journal line",
      fields:
        "Posting: text\nLine: relation budgetLine\nDate: date -60..0\nAmount: money 60..14000 EUR\nSupplier: text\nDocument: text\nChecked: boolean 70",
      cells: "line date amount supplier document checked",
      rows: "Catalog print|Agency and print|@-9|13800|Druck Nord|R-4410|yes\nCloud, October|Software licenses|@-27|3650|Northsoft|R-4388|yes\nCloud, November|Software licenses|@-1|3720|Northsoft|R-4431|no\nTrain tickets|Travel|@-15|612|Bahn|R-4402|yes\nHotel, fair|Travel|@-14|1980|Hotel am Markt|R-4405|yes\nReagents|Lab consumables|@-5|4240|Labtec|R-4420|no\nTemp, October|Temporary staff|@-22|3150|Zeit & Hand|R-4395|yes\nCoaching day|Training|@-33|1400|Pfad Coaching|R-4371|yes",
    },
    {
      id: "transfer",
      use: "more",
      role: "log",
      icon: "arrow-left-right",
      names: "transfer|transfers",
      also: "shift of budget|virement",
      fields:
        "Transfer: text\nTaken from: relation budgetLine\nGiven to: text\nDate: date -60..0\nAmount: money 500..8000 EUR\nApproved by: text @people",
      cells: "takenFrom givenTo date amount approvedBy",
      rows: "Training to travel|Training|Travel|@-7|3000|Helga Sommer\nConsumables to temps|Lab consumables|Temporary staff|@-30|2000|Helga Sommer\nTraining to print|Training|Agency and print|@-2|1500|Helga Sommer\nSoftware to print|Software licenses|Agency and print|@-18|700|Helga Sommer",
    },
  ],
  jobs: "rank budgetLine.overOrUnder\nmove request.state\ntotal request.amount\nchart posting.amount\nkeep posting\nkeep budgetLine\ncheck posting.checked\nchart request.state\ndue request.neededBy\nprint budgetLine",
  site: {
    headline: "What is left, before you ask for it",
    body: "Every cost center with its budget, what is committed and what was paid. Requests go to the budget holder and come back with a yes or a no.",
    action: "Ask to spend|request",
    services:
      "Up to 1,000|The budget holder decides|\nUp to 10,000|Budget holder and controller|\nAbove|At the monthly meeting|",
    questions:
      "How long does approval take?|Two working days below ten thousand.\nMay a line run over?|Only with a transfer from another line.\nWhat counts as committed?|Everything approved or ordered and not invoiced.",
  },
  words: {
    tagline: "Budget, commitments and actuals, line by line.",
    itch: "Is there any travel money left?",
    promise: "Know what is left before you order",
    pov: "POV: the controller asks, and you have the number",
    gains: ["7 lines, 1 over", "Travel: 3,500 over forecast", "3 requests wait for a yes"],
  },
});
