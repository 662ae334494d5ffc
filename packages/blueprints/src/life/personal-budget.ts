import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "personalBudget",
  name: "Personal budget",
  icon: "wallet",
  says: {
    en: "personal budget|household budget|budget tracker|budgeting app|expense tracker|track expenses|track my spending|personal finance|monthly budget|where my money goes|income and expenses|family budget|savings goals|subscriptions and bills|bills and subscriptions|money tracker|pay off debts|envelope budgeting|budget planner|monthly budget planner",
    de: "Haushaltsbuch|Ausgaben erfassen|Budgetplaner|persönliche Finanzen|Sparziele",
    es: "presupuesto personal|control de gastos|gastos del hogar|finanzas personales",
    fr: "budget personnel|suivi des dépenses|budget familial|finances personnelles",
    pt: "orçamento pessoal|controle de gastos|despesas domésticas|finanças pessoais",
  },
  forms: ["dashboard", "tracker", "tool"],
  people: ["people with a budget"],
  mood: "sober",
  things: [
    {
      id: "budget",
      use: "core",
      role: "item",
      icon: "wallet-cards",
      names: "category|categories",
      also: "envelope|budget|pot|spending category",
      fields:
        "Name: text\nGroup: choice fixed|everyday|fun|saving\nThis month: money 20..950 EUR\nSpent: rollup sum expense.category.amount EUR\nLeft: calc thisMonth - spent EUR\nNotes: text",
      cells: "group thisMonth notes",
      rows: "Rent|fixed|850|First of the month\nElectricity and internet|fixed|115|\nGroceries|everyday|320|Market on Saturdays\nTransport|everyday|75|Monthly ticket plus a taxi\nEating out|fun|100|\nClothes|fun|60|\nHealth|everyday|45|Pharmacy, dentist twice a year\nPresents|fun|40|Three birthdays in spring\nHoliday|saving|150|",
    },
    {
      id: "account",
      use: "core",
      role: "item",
      icon: "landmark",
      names: "account|accounts",
      also: "bank account|cash|credit card|savings account|wallet",
      fields:
        "Name: text\nKind: choice current|savings|credit card|cash|loan\nBalance: money -1200..6200 EUR\nAs of: date -3..0\nNotes: text",
      cells: "kind balance asOf notes",
      rows: "Current account|current|1284.5|@0|Salary comes in here\nSavings|savings|5400|@0|Three months' rent at least\nCredit card|credit card|-212.4|@-1|Paid in full on the 5th\nPurse|cash|46|@0|\nBike loan|loan|-640|@-3|Eight months to go",
    },
    {
      id: "expense",
      use: "core",
      role: "log",
      icon: "receipt",
      names: "expense|expenses",
      also: "spending|transaction|purchase|payment|receipt",
      fields:
        "What: text\nDate: date -25..0\nAmount: money 2..850 EUR\nCategory: relation budget\nAccount: relation account\nHow: choice card|transfer|cash|direct debit\nShared: boolean 20\nNotes: text",
      cells: "date amount category account how shared notes",
      rows: "Market|@0|34.6|Groceries|Purse|cash|no|\nPizza with Lena|@-1|19.5|Eating out|Credit card|card|yes|She owes half\nSupermarket|@-2|58.2|Groceries|Current account|card|no|\nPharmacy|@-3|12.9|Health|Current account|card|no|\nTaxi home|@-5|16|Transport|Credit card|card|no|Last bus gone\nRunning shoes|@-7|89|Clothes|Credit card|card|no|Over for this month\nSupermarket|@-9|71.4|Groceries|Current account|card|no|\nBook for Jonas|@-10|18|Presents|Current account|card|no|Birthday\nMonthly ticket|@-12|58|Transport|Current account|direct debit|no|\nElectricity|@-14|74|Electricity and internet|Current account|direct debit|no|\nInternet|@-14|39|Electricity and internet|Current account|direct debit|no|\nRent|@-15|850|Rent|Current account|transfer|no|\nLunch, office|@-16|11.5|Eating out|Credit card|card|no|\nHoliday pot|@-15|150|Holiday|Current account|transfer|no|",
    },
    {
      id: "bill",
      use: "core",
      role: "event",
      icon: "calendar-clock",
      names: "bill|bills",
      also: "subscription|standing order|direct debit|contract|insurance",
      fields:
        "Name: text\nAmount: money 5..850 EUR\nEvery: choice month|quarter|year\nNext due: date -2..60\nDays left: daysUntil nextDue\nCategory: relation budget\nNotice by: text\nStill wanted: boolean 80\nPaid: boolean 40",
      cells: "amount every nextDue category noticeBy stillWanted paid",
      rows: "Rent|850|month|@15|Rent||yes|no\nElectricity|74|month|@16|Electricity and internet|End of year|yes|no\nInternet|39|month|@16|Electricity and internet|Two months ahead|yes|no\nMonthly ticket|58|month|@18|Transport|The 10th|yes|no\nMusic streaming|11|month|@3|Electricity and internet|Any time|yes|no\nGym|29|month|@-1|Health|One month ahead|no|no\nContents insurance|96|year|@41|Rent|Three months ahead|yes|no\nDentist plan|24|quarter|@28|Health|End of quarter|yes|no",
    },
    {
      id: "goal",
      use: "more",
      role: "item",
      icon: "piggy-bank",
      names: "savings goal|savings goals",
      also: "goal|savings|saving up|debt to pay off",
      fields:
        "Goal: text\nTarget: money 300..6000 EUR\nSaved: money 0..5400 EUR\nMissing: calc target - saved EUR\nBy: date 30..400\nEach month: money 20..200 EUR",
      cells: "target saved by eachMonth",
      rows: "Rainy days|6000|4500|@240|100\nTwo weeks in Portugal|1400|650|@95|150\nNew laptop|900|250|@180|60\nBike loan gone|960|320|@240|80",
    },
    {
      id: "income",
      use: "more",
      role: "event",
      icon: "banknote-arrow-up",
      names: "income|incomes",
      also: "salary|wages|earnings|money in",
      fields:
        "From: text\nDate: date -30..5\nAmount: money 40..2300 EUR\nAccount: relation account\nRegular: boolean 60",
      cells: "date amount account regular",
      rows: "Salary|@-16|2180|Current account|yes\nTranslation job|@-8|240|Current account|no\nLena, half the pizza|@0|9.75|Current account|no\nTax refund|@-22|318|Savings|no\nSold the old bike|@-11|120|Purse|no",
    },
  ],
  jobs: "rank budget.left\nkeep expense\nchart expense.amount\ndue bill.nextDue\ntotal expense.amount\nkeep account\ntotal account.balance\nfind expense\ncheck bill.stillWanted\nplan bill.nextDue\nkeep goal\ntotal income.amount",
  site: {
    headline: "Know where it went",
    body: "Write down what you spend, see what is left in each pot, and know every bill before it comes.",
    action: "Note an expense|expense",
    services: "Pots|What each month may cost|\nBills|What is due, and what to cancel|\nGoals|What it is all for|",
    questions:
      "Do I have to link my bank?|No. You type what you spend; it takes ten seconds.\nWho sees my figures?|Nobody. They stay on your device.\nWhat if a pot is empty?|Move money from another, or wait for the first.",
  },
  words: {
    tagline: "What came in, what went out, what is left.",
    itch: "Where did the money go?",
    promise: "Every euro has its pot",
    pov: "POV: the month ends and there is some left",
    gains: ["Clothes: 29 over. Noted.", "8 bills, 1 to cancel", "Portugal: 750 to go"],
  },
});
