import { known, type KnownThing } from "../embedded/things/known-thing.ts";
import { people, PUBLIC, STAFF, table } from "./rows.ts";

/** Banking, accounts and investment. */
export const MONEY_THINGS: readonly KnownThing[] = [
  known(
    "item",
    "budget, wallet",
    "budget/budgets",
    "budget_item budget_plan cost_plan",
    "Name: text\nPeriod: choice month|quarter|year\nPlanned: money 200..24000 EUR\nSpent: money 100..20000 EUR\nLeft: calc planned - spent EUR\nCategory: choice staff|materials|travel|rent|marketing|other\nOwner: text @people\nStatus: choice draft|approved|closed",
    table(
      "period planned spent category status",
      "Office rent|quarter|9000|6000|rent|approved\nTravel|quarter|4800|2150|travel|approved\nMaterials|month|3200|2870|materials|approved\nTraining|year|6000|1450|staff|approved\nAdvertising|quarter|7500|3900|marketing|approved\nEquipment|year|12000|8340|other|approved\nTemporary staff|month|5400|5100|staff|closed\nSummer event|year|2500|0|other|draft",
    ),
  ),
  known(
    "item",
    "transaction, arrow-left-right",
    "transaction/transactions",
    "transaction_record transfer bank_transaction money_transfer account_transaction financial_transaction cash_flow financial_record bill_record",
    "Description: text\nType: choice income|expense|transfer\nAmount: money 5..2600 EUR\nDate: date -28..0\nCategory: choice salary|rent|food|transport|utilities|leisure|savings\nAccount: choice current account|savings account|card\nStatus: choice pending|booked",
    table(
      "type amount date category account status",
      "Monthly salary|income|2600|@-26|salary|current account|booked\nRent|expense|850|@-24|rent|current account|booked\nWeekly shopping|expense|72|@-18|food|card|booked\nMonthly ticket|expense|49|@-15|transport|card|booked\nElectricity|expense|64|@-12|utilities|current account|booked\nTo the savings account|transfer|200|@-10|savings|current account|booked\nCinema|expense|18|@-4|leisure|card|booked\nGreengrocer|expense|14|@0|food|card|pending",
    ),
  ),
  known(
    "item",
    "bankAccount, landmark",
    "bank account/bank accounts",
    "account financial_account ledger_account",
    "Name: text\nNumber: text\nType: choice current|savings|deposit|business\nHolder: text @people\nBalance: money 120..24000 EUR\nInterest: number 0.0..3.5 %\nOpened on: date -2400..-90\nStatus: choice active|frozen|closed",
    table(
      "number type balance interest status",
      "Current account|…4021|current|1840|0.0|active\nSavings account|…4022|savings|9600|1.5|active\nJoint account|…4175|current|2310|0.0|active\nFixed deposit, one year|…5208|deposit|20000|3.0|active\nBusiness account|…6114|business|14250|0.0|active\nHoliday savings|…4023|savings|1120|1.5|active\nStudent account|…4390|current|260|0.0|active\nOld savings account|…1187|savings|0|0.5|closed",
    ),
  ),
  known(
    "item",
    "bankCard, credit-card",
    "bank card/bank cards",
    "card credit_card debit_card payment_method membership_card member_card",
    "Name: text\nNumber: text\nType: choice debit|credit|prepaid\nHolder: text @people\nLimit: money 500..5000 EUR\nUsed: money 0..900 EUR\nValid until: date 120..1400\nStatus: choice ordered|active|blocked",
    table(
      "number type limit used status",
      "Everyday card|•••• 4821|debit|1000|320|active\nTravel card|•••• 7730|credit|3000|640|active\nHousehold card|•••• 4822|debit|1500|870|active\nBusiness card|•••• 9015|credit|5000|410|active\nPrepaid card|•••• 2266|prepaid|500|120|active\nSecond card|•••• 7731|credit|2000|0|ordered\nOnline card|•••• 3354|prepaid|500|65|active\nOld card|•••• 1108|debit|1000|0|blocked",
    ),
  ),
  known(
    "item",
    "loanApplication, file-pen",
    "loan application/loan applications",
    "credit_application mortgage_application financing_application",
    "Applicant: text\nStatus: choice submitted|in review|approved|declined|paid out\nAmount: money 2000..180000 EUR\nTerm: number 12..240 months\nPurpose: choice car|home|renovation|education|business\nMonthly income: money 1800..5200 EUR\nSubmitted on: date -20..-2\nAssigned to: text @people",
    people(
      PUBLIC,
      "status amount term purpose monthlyIncome",
      "submitted|12000|48|car|2900\nin review|140000|240|home|4800\napproved|8000|36|renovation|3100\npaid out|5000|24|education|2200\nin review|30000|84|business|3900\ndeclined|45000|60|renovation|1900\nsubmitted|9500|48|car|2600\napproved|160000|240|home|5200",
    ),
  ),
  known(
    "item",
    "loan, banknote",
    "loan/loans",
    "credit mortgage loan_product lending",
    "Name: text\nBorrower: text @people\nAmount: money 2000..160000 EUR\nRemaining: money 500..150000 EUR\nInterest: number 2.0..6.5 %\nMonthly payment: money 90..900 EUR\nNext payment: date 1..30\nStatus: choice running|in arrears|repaid",
    table(
      "amount remaining interest monthlyPayment status",
      "Car loan, 48 months|12000|7400|4.9|276|running\nHome loan, 20 years|140000|126500|3.2|790|running\nRenovation loan|8000|3150|4.5|238|running\nStudent loan|5000|1240|2.0|213|running\nBusiness loan|30000|21800|5.4|430|running\nFurniture loan|2400|0|5.9|210|repaid\nBoat loan|18000|15200|5.6|345|in arrears\nHome loan, 15 years|96000|71300|3.0|663|running",
    ),
  ),
  known(
    "item",
    "investment, chart-line",
    "investment/investments",
    "investment_project portfolio_position holding asset_allocation financial_product investment_portfolio wealth_management_product investment_product",
    "Name: text\nType: choice shares|fund|bond|deposit|property\nInvested: money 500..12000 EUR\nValue: money 500..14000 EUR\nGain: calc value - invested EUR\nBought on: date -900..-60\nRisk: choice low|medium|high\nNote: longText",
    table(
      "type invested value risk",
      "World share fund|fund|6000|6840|medium\nGovernment bond 2031|bond|4000|4060|low\nFixed deposit, two years|deposit|5000|5150|low\nEnergy shares|shares|2400|2190|high\nProperty fund|property|3000|3120|medium\nTechnology shares|shares|1800|2260|high\nMixed fund|fund|2500|2580|medium\nCorporate bond 2029|bond|2000|2030|medium",
    ),
  ),
  known(
    "item",
    "stockQuote, chart-candlestick",
    "stock/stocks",
    "share security listed_stock stock_quote equity futures",
    "Name: text\nSymbol: text\nSector: choice energy|technology|health|finance|consumer\nPrice: money 8.00..240.00 EUR\nChange: number -3.5..3.5 %\nVolume: number 12000..900000\nHigh: money 8.00..250.00 EUR\nLow: money 7.00..235.00 EUR\nUpdated on: date -1..0",
    table(
      "symbol sector price change volume high low",
      "Northline Energy|NLE|energy|42.10|1.2|310000|42.80|41.30\nRiverside Systems|RSY|technology|118.40|-0.8|540000|120.10|117.60\nElm Health|ELH|health|76.25|0.4|128000|76.90|75.70\nHarbour Bank|HBK|finance|23.90|-1.5|880000|24.40|23.70\nMarket Foods|MKF|consumer|34.60|0.9|265000|34.95|34.10\nCanal Components|CCO|technology|61.75|2.3|197000|62.20|60.10\nHalden Textiles|HDT|consumer|15.30|-0.3|94000|15.50|15.20\nSavo Power|SVP|energy|88.05|0.1|150000|88.70|87.40",
    ),
  ),
  known(
    "item",
    "fund, chart-pie",
    "fund/funds",
    "investment_fund mutual_fund",
    "Name: text\nType: choice shares|bonds|mixed|property\nPrice: money 12.00..180.00 EUR\nReturn one year: number -6.0..14.0 %\nCosts: number 0.1..1.8 %\nRisk: choice low|medium|high\nManager: text @people\nVolume: number 20..900 M EUR",
    table(
      "type price returnOneYear costs risk volume",
      "World shares|shares|84.20|9.4|0.2|medium|880\nEuropean shares|shares|52.70|6.1|0.3|medium|340\nGovernment bonds|bonds|101.30|2.2|0.1|low|610\nCorporate bonds|bonds|96.80|3.5|0.4|low|270\nBalanced|mixed|67.45|5.0|0.9|medium|190\nCity property|property|48.90|1.8|1.2|medium|150\nSmall companies|shares|39.15|-3.6|1.4|high|85\nCautious mix|mixed|58.60|3.1|0.8|low|120",
    ),
  ),
  known(
    "item",
    "currency, coins",
    "currency/currencies",
    "exchange_rate foreign_currency",
    "Name: text\nCode: text\nRate to euro: number 0.8000..170.0000\nChange: number -1.5..1.5 %\nCountry: text\nUpdated on: date -1..0\nFavourite: boolean 30",
    table(
      "code rateToEuro change country",
      "US dollar|USD|1.0820|0.2|United States\nPound sterling|GBP|0.8560|-0.1|United Kingdom\nSwiss franc|CHF|0.9640|0.1|Switzerland\nJapanese yen|JPY|161.4000|-0.6|Japan\nSwedish krona|SEK|11.3500|0.3|Sweden\nCanadian dollar|CAD|1.4710|0.0|Canada\nChinese yuan|CNY|7.8100|0.1|China\nAustralian dollar|AUD|1.6540|-0.2|Australia",
    ),
  ),
  known(
    "item",
    "receipt, receipt",
    "receipt/receipts",
    "expense_receipt payment_receipt proof_of_payment",
    "Number: text\nPayer: text @people\nAmount: money 8..640 EUR\nDate: date -30..0\nMethod: choice cash|card|transfer\nFor: text\nPicture: image\nIssued by: text @people",
    table(
      "amount date method forValue",
      "RC-0512|45|@0|card|Course fee, part two\nRC-0511|120|@-2|transfer|Membership, half year\nRC-0510|18|@-3|cash|Entrance, two people\nRC-0509|320|@-6|transfer|Deposit for the hall\nRC-0508|64|@-9|card|Repair of a bicycle\nRC-0507|12|@-12|cash|Copies and binding\nRC-0506|210|@-16|card|Bookkeeping course\nRC-0505|85|@-21|transfer|Rent of equipment",
    ),
  ),
  known(
    "item",
    "paymentRecord, coins",
    "payment/payments",
    "payment_record payment_information fee tuition recharge recharge_record fee_payment",
    "Title: text\nStatus: choice open|paid|overdue|refunded\nFrom: text @people\nAmount: money 12..640 EUR\nDate: date -30..0\nMethod: choice card|transfer|cash|direct debit\nReference: text",
    table(
      "status amount date method reference",
      "Monthly fee, March|paid|45|@-24|direct debit|2026-0311\nCourse fee|paid|160|@-20|transfer|2026-0310\nDeposit|refunded|120|@-18|card|2026-0308\nWorkshop place|paid|38|@-14|card|2026-0306\nMonthly fee, April|open|45|@0|direct debit|2026-0402\nEquipment rental|overdue|60|@-16|transfer|2026-0301\nRoom hire|paid|240|@-9|transfer|2026-0298\nAnnual membership|open|180|@-2|transfer|2026-0405",
    ),
  ),
  known(
    "item",
    "expenseClaim, receipt",
    "expense/expenses",
    "expense_claim expense_report expenditure cost reimbursement_request cost_record",
    "Title: text\nStatus: choice submitted|approved|paid|declined\nCategory: choice travel|meals|materials|office|fees\nAmount: money 6..640 EUR\nDate: date -28..0\nPaid by: text @people\nReceipt: image\nNote: longText",
    table(
      "status category amount date",
      "Train to the trade fair|paid|travel|86|@-24\nHotel, two nights|paid|travel|212|@-23\nLunch with a customer|approved|meals|48|@-17\nPrinter paper|approved|office|24|@-12\nTraining fee|submitted|fees|350|@-8\nSpare parts|submitted|materials|64|@-5\nTaxi after late shift|submitted|travel|31|@-3\nOffice plants|declined|office|75|@-15",
    ),
  ),
  known(
    "item",
    "incomeRecord, trending-up",
    "income/incomes",
    "income_record revenue earnings",
    "Source: text\nAmount: money 20..2600 EUR\nDate: date -28..0\nCategory: choice salary|sales|rent|interest|other\nAccount: choice current account|savings account|cash\nRepeats: choice never|monthly|yearly\nFrom: text @people",
    table(
      "amount date category account repeats",
      "Monthly salary|2600|@-26|salary|current account|monthly\nRent of the garage|90|@-25|rent|current account|monthly\nSavings interest|24|@-20|interest|savings account|yearly\nSale of a bicycle|180|@-14|sales|cash|never\nTax refund|312|@-11|other|current account|yearly\nTutoring|60|@-7|other|cash|never\nOvertime|145|@-5|salary|current account|never\nFlea market|75|@-2|sales|cash|never",
    ),
  ),
  known(
    "item",
    "payeeEmployee, user-round",
    "employee/employees",
    "staff worker personnel employee_information colleague staff_information",
    "Name: text\nNumber: text\nDepartment: choice administration|operations|sales|support\nPosition: text\nE-mail: email\nPhone: phone\nHired on: date -3000..-60\nStatus: choice active|on leave|left\nWeekly hours: number 20..40 h",
    people(
      STAFF,
      "number department position eMail phone status weeklyHours",
      "E-101|administration|Office manager|amara.osei@example.com|555-0110|active|40\nE-102|operations|Planner|mateo.ruiz@example.com|555-0111|active|40\nE-103|operations|Technician|yuki.tanaka@example.com|555-0112|active|32\nE-104|sales|Account manager|lena.kruger@example.com|555-0113|active|40\nE-105|support|Service adviser|omar.haddad@example.com|555-0114|on leave|30\nE-106|sales|Sales assistant|priya.shah@example.com|555-0115|active|20\nE-107|operations|Driver|kofi.annor@example.com|555-0116|active|40\nE-108|administration|Accountant|ingrid.lund@example.com|555-0117|active|36",
    ),
  ),
];
