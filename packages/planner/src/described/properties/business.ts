import type { Property } from "./property.ts";

/** Properties of business and money. */
export const BUSINESS: readonly Property[] = [
  ["invoice number|*invoice|bill number|rechnung|inv|invoice id", "text 2024-041|2024-058|2024-117|2025-003|2025-019"],
  ["invoice date|invoiced on|billed on|date of invoice|bill date|date billed|date invoiced", "date -60..-1"],
  ["payment due|payment deadline|pay by|due to pay|payment date due|invoice due|due for payment", "date -5..30"],
  [
    "payment date|paid on|date paid|date of payment|paid date|date of last payment|last payment|received on date|cleared on|paid at",
    "date -40..-1",
  ],
  [
    "payment method|method of payment|payment type|paid with|how paid|pays by|paid how|payment|means of payment|method paid|paid via",
    "choice cash|card|transfer|direct debit",
  ],
  [
    "payment status|paid status|status of payment|invoice status|billing status",
    "choice open|partly paid|paid|overdue",
  ],
  ["payment terms|terms|net days|terms of payment", "choice on receipt|14 days|30 days|60 days"],
  ["*paid|is paid|settled|cleared|invoice paid|paid already", "boolean 60"],
  ["overdue|is overdue", "boolean 20"],
  [
    "*wage|pay|*salary|gross pay|net pay|monthly salary|*income|*earnings|annual salary|take home pay",
    "money 1200..4200 EUR",
  ],
  [
    "hourly rate|rate|hour rate|hourly wage|pay rate|rate per hour|price per hour|hourly pay|cost per hour",
    "money 14..85 EUR",
  ],
  [
    "day rate|daily rate|per day rate|price per day|rate per day|daily price|price a day|rental price|hire price|hire charge|rental fee|hire fee",
    "money 12..180 EUR",
  ],
  ["overtime|overtime hours|extra hours|hours over", "number 0.0..6.0 h"],
  ["commission|commission rate|markup|profit margin|*margin|commission percent", "percent 5..40"],
  [
    "*revenue|turnover|takings|*sales|day takings|till total|cash total|daily takings|gross sales|sales amount",
    "money 120..2400 EUR",
  ],
  ["*expense|expenses|outlay|amount spent|*spent|money spent|cost so far|spent so far", "money 4..240 EUR"],
  [
    "expense category|type of expense|expense type|category of expense|spending category|cost type",
    "choice materials|travel|food|office|rent|other",
  ],
  ["income type|source of income|income source|income category", "choice salary|sales|rent|interest|gift"],
  ["*profit|net profit|gain|gross profit|net income|profit or loss|surplus", "money 20..900 EUR"],
  ["loss|amount lost|shrinkage value|loss amount", "money 5..240 EUR"],
  [
    "*balance|account balance|current balance|opening balance|closing balance|closing cash|opening cash|bank balance|cash balance|cash in till|float",
    "money 40..3200 EUR",
  ],
  [
    "*deposit|down payment|advance|security deposit|deposit amount|prepayment|retainer|advance payment|damage deposit",
    "money 40..900 EUR",
  ],
  ["*discount|rebate|reduction|discount percent", "percent 5..40"],
  ["tax|vat|vat rate|tax rate|sales tax|gst|vat percent", "choice 0 %|5 %|7 %|10 %|19 %|21 %"],
  ["tax amount|vat amount|withholding tax|tax paid|tax due amount", "money 8..240 EUR"],
  ["tax code|tax number|vat number|tax id|vat id", "text 40 281 77120|DE 118 339 420|20-4815-331|IE 7712004 K"],
  ["net amount|net|net price|amount net|price net|before tax|price without tax", "money 20..800 EUR"],
  ["gross amount|gross|gross price|amount gross|after tax|price with tax|price incl tax", "money 24..950 EUR"],
  ["*currency|currency code", "choice EUR|USD|GBP|CHF|JPY|CAD"],
  ["exchange rate|conversion rate", "number 0.82..1.34"],
  [
    "bank name|*bank|bank details|credit union",
    "text Harbor Savings|Northfield Bank|Mill Street Credit Union|Three Rivers Bank",
  ],
  ["account|bank account|account number|account holder number", "text 4028 177|1183 394|7712 004|2019 338"],
  [
    "iban|iban number",
    "text DE02 1203 0000 0000 2020 51|AT61 1904 3002 3457 3201|FR14 2004 1010 0505 0001 3|ES91 2100 0418 4502 0005",
  ],
  [
    "ledger account|cost center|gl code|cost center number|account code|cost code|ledger code|nominal code",
    "text 4000|4120|4600|6815",
  ],
  [
    "transaction|transaction type|type of transaction|booking type|in or out|debit or credit|money in or out",
    "choice income|expense|transfer",
  ],
  ["*payee|paid to|creditor|debtor|payer|paid by|who paid|owes|who owes|owed to|owed by|lender", "text @people"],
  ["loan amount|loan|mortgage|amount borrowed|debt|debt amount|amount of loan|credit amount", "money 500..18000 EUR"],
  ["interest rate|interest|apr|rate of interest|interest percent", "number 1.2..7.9 %"],
  [
    "installment|monthly payment|monthly rate|installment amount|monthly installment|repayment|monthly cost|cost per month|price per month|monthly price",
    "money 20..480 EUR",
  ],
  [
    "installments|number of installments|term in months|months left|payments left|number of payments|loan term",
    "number 3..48",
  ],
  ["savings goal|saving goal|target amount|savings target|goal amount|target sum|target price", "money 300..5000 EUR"],
  ["saved|saved so far|saved amount|amount saved|savings|put aside", "money 40..1800 EUR"],
];
