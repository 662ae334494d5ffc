import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "loanOffice",
  name: "Loan and credit office",
  icon: "hand-coins",
  says: {
    en: "personal loans|loan office|loan management|money lending|money lender|microfinance|micro loans|loan applications|credit union|loan repayments|borrowers and loans|bank loans|lending company|credit office|installment loans|loan approval|credit scoring",
    de: "Kreditvergabe|Kreditbüro|Privatkredite|Darlehen verwalten|Kreditanträge",
    es: "préstamos personales|oficina de crédito|microcréditos|solicitudes de préstamo",
    fr: "prêts personnels|microcrédit|demandes de prêt|organisme de crédit",
    pt: "empréstimos pessoais|microcrédito|pedidos de empréstimo|financeira de crédito",
  },
  forms: ["management", "portal", "dashboard", "site"],
  people: ["loan officers", "borrowers"],
  mood: "sober",
  things: [
    {
      id: "borrower",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "borrower|borrowers",
      also: "applicant|customer|client|debtor|member",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nAddress: location\nWork: text\nIncome a month: money 1100..4200 EUR\nOther debts a month: money 0..900 EUR\nFree income: calc incomeAMonth - otherDebtsAMonth EUR\nScore: number 380..790\nIdentity checked: boolean 90\nNotes: longText",
      cells: "phone eMail address work incomeAMonth otherDebtsAMonth score identityChecked notes",
      rows: "Amara Osei|555-0101|amara.osei@example.com|14 Castle Street|Nurse|2650|180|712|yes|\nLuis Ortega|555-0102|luis.ortega@example.com|9 Mill Lane|Cook|1780|240|604|yes|Two jobs since spring\nDaria Petrova|555-0103|daria.petrova@example.com|18 Linden Avenue|Cleaner, self-employed|1420|0|566|yes|Income from bank statements\nJonas Weber|555-0104|jonas.weber@example.com|5 Quay House|Engineer|4100|850|748|yes|\nYasmin Ali|555-0105|yasmin.ali@example.com|22 Elm Grove|Student, part time|1100|60|498|yes|Guarantor is her father\nKofi Mensah|555-0106|kofi.mensah@example.com|18 Linden Avenue|Driver|2050|310|631|yes|\nRosa Marini|555-0107|rosa.marini@example.com|3 Market Place|Café owner|2900|420|677|yes|Accounts for two years\nPawel Krol|555-0108|pawel.krol@example.com|41 Park View|Forklift driver|1980|590|522|no|Second payslip missing",
    },
    {
      id: "loan",
      use: "core",
      role: "item",
      icon: "banknote",
      names: "loan|loans",
      also: "credit|advance|agreement|contract",
      fields:
        "Loan: text\nBorrower: relation borrower\nPurpose: choice car|home repair|tools|bills in one|wedding|studies|shop stock\nAmount: money 500..9000 EUR\nRate a year: percent 6..19\nMonths: number 6..48\nRate a month: money 60..260 EUR\nTo repay: calc rateAMonth * months EUR\nRepaid: rollup sum repayment.loan.received EUR\nOutstanding: calc toRepay - repaid EUR\nApplied: date -500..0\nPaid out: date -490..20\nLast rate on: date 60..1400\nState: choice to decide|papers missing|approved|paid out|in arrears|repaid|declined\nOfficer: text\nSecurity: choice none|guarantor|car|wage",
      cells: "borrower purpose amount rateAYear months rateAMonth applied paidOut lastRateOn state officer security",
      rows: "L-1042 car|Amara Osei|car|6000|8|36|188|@-310|@-300|@795|paid out|Joanne Price|car\nL-1051 tools|Daria Petrova|tools|1200|11|12|106|@-130|@-122|@243|paid out|Joanne Price|none\nL-1054 bills in one|Luis Ortega|bills in one|3500|13|24|166|@-190|@-180|@550|in arrears|Samuel Adeyemi|wage\nL-1060 roof|Jonas Weber|home repair|9000|7|48|215|@-95|@-88|@1375|paid out|Samuel Adeyemi|none\nL-1063 studies|Yasmin Ali|studies|900|9|12|79|@-60|@-52|@313|paid out|Joanne Price|guarantor\nL-1068 van repair|Kofi Mensah|car|1500|12|12|133|@-75|@-70|@295|in arrears|Samuel Adeyemi|car\nL-1071 oven|Rosa Marini|shop stock|4200|10|24|194|@-12|@3|@733|approved|Samuel Adeyemi|none\nL-1072 bills in one|Pawel Krol|bills in one|2800|14|24|134|@-5|@20|@750|papers missing|Joanne Price|wage\nL-1073 wedding|Luis Ortega|wedding|2500|15|24|121|@-3|@20|@750|declined|Samuel Adeyemi|none\nL-0988 moped|Kofi Mensah|car|800|12|12|71|@-500|@-490|@60|repaid|Joanne Price|none\nL-1074 dental work|Amara Osei|bills in one|1100|9|12|96|@-1|@14|@380|to decide|Joanne Price|none",
    },
    {
      id: "repayment",
      use: "core",
      role: "log",
      icon: "receipt",
      names: "repayment|repayments",
      also: "installment|rate|payment|monthly rate|arrears",
      fields:
        "Repayment: text\nLoan: relation loan\nDue: date -60..30\nAmount: money 71..220 EUR\nReceived: money 0..220 EUR\nStill owed: calc amount - received EUR\nPaid: boolean 60\nReminder: choice none|first|second|visit",
      cells: "loan due amount received paid reminder",
      rows: "Osei, this month|L-1042 car|@-4|188|188|yes|none\nPetrova, this month|L-1051 tools|@-4|106|106|yes|none\nOrtega, this month|L-1054 bills in one|@-4|166|0|no|first\nOrtega, last month|L-1054 bills in one|@-34|166|80|no|second\nWeber, this month|L-1060 roof|@-4|215|215|yes|none\nAli, this month|L-1063 studies|@2|79|0|no|none\nMensah, this month|L-1068 van repair|@-8|133|0|no|first\nMensah, last month|L-1068 van repair|@-38|133|133|yes|none\nOsei, next month|L-1042 car|@26|188|0|no|none\nWeber, next month|L-1060 roof|@26|215|0|no|none",
    },
    {
      id: "application",
      use: "core",
      role: "item",
      icon: "file-pen",
      names: "loan application|loan applications",
      also: "application|loan request|request|enquiry",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nAmount wanted: money 500..9000 EUR\nMonths: number 6..48\nPurpose: choice car|home repair|tools|bills in one|wedding|studies|shop stock\nIncome a month: money 1100..4200 EUR\nReceived: date -8..0\nState: choice new|rung|papers asked|to decide|turned down\nDecide by: date 0..5",
      cells: "phone eMail amountWanted months purpose incomeAMonth received state decideBy",
      rows: "Grace Mbeki|555-0131|grace.mbeki@example.com|1800|12|car|2100|@-1|new|@1\nTom Barlow|555-0132|tom.barlow@example.com|3200|24|home repair|2600|@-2|rung|@1\nMina Farouk|555-0133|mina.farouk@example.com|5000|36|shop stock|2300|@-3|papers asked|@2\nBen Carter|555-0134|ben.carter@example.com|700|6|tools|1500|@-4|to decide|@0\nStacey Dunn|555-0135|stacey.dunn@example.com|9000|48|wedding|1300|@-6|turned down|@0\nIrena Nowak|555-0136|irena.nowak@example.com|1400|12|bills in one|1600|@0|new|@2",
    },
    {
      id: "paper",
      use: "more",
      role: "item",
      icon: "file-check",
      names: "document|documents",
      also: "paper|payslip|bank statement|proof",
      fields:
        "Document: text\nLoan: relation loan\nKind: choice payslip|bank statement|identity|contract|proof of address\nAsked: date -10..0\nNeeded by: date -2..12\nReceived: boolean 50",
      cells: "loan kind asked neededBy received",
      rows: "March payslip|L-1072 bills in one|payslip|@-4|@2|no\nIdentity card, both sides|L-1072 bills in one|identity|@-4|@2|no\nLease of the café|L-1071 oven|contract|@-9|@1|yes\nThree bank statements|L-1074 dental work|bank statement|@-1|@6|no",
    },
    {
      id: "callLog",
      use: "more",
      role: "log",
      icon: "phone-call",
      names: "call|calls",
      also: "contact|collection note|visit|promise to pay",
      fields:
        "Call: text\nBorrower: relation borrower\nDate: date -20..0\nResult: choice reached|no answer|promised|dispute\nPromised by: date -2..14\nPromised amount: money 40..200 EUR",
      cells: "borrower date result promisedBy promisedAmount",
      rows: "Luis about March|Luis Ortega|@-2|promised|@5|80\nKofi, van still broken|Kofi Mensah|@-3|promised|@7|133\nPawel, payslip|Pawel Krol|@-1|no answer|@2|40",
    },
  ],
  jobs: "due repayment.due\ncheck repayment.paid\nmove loan.state\nrequest application\nmove application.state\nkeep borrower\nassign loan.officer\ntotal repayment.received\nchart loan.purpose\nrank borrower.score\nplan repayment.due\ncheck paper.received",
  site: {
    headline: "Small loans with the whole price on top",
    body: "From 500 to 9000 euros, with one rate a month and every cent of interest shown before you sign. A person decides within two days.",
    action: "Apply for a loan|application",
    services:
      "Small loan|500 to 2000 euros, up to twelve months|\nLarger loan|Up to 9000 euros, up to four years|\nBills in one|One rate in place of five|\nBreak in payments|One month a year, without a fee|0",
    questions:
      "What do I need?|Identity card, last two payslips, three bank statements.\nHow fast is the money there?|Two days to decide, one to pay out.\nCan I repay early?|Yes, at any time, without a charge.\nWhat if I cannot pay this month?|Ring before the day; we move a rate rather than send a letter.",
  },
  words: {
    tagline: "Loans, rates and who is behind.",
    itch: "Who has not paid this month?",
    promise: "Every rate in, every promise noted",
    pov: "POV: you rang before it became two months",
    gains: ["11 loans, 2 in arrears", "Ortega: 252 owed, promised Friday", "One application waits for a payslip"],
  },
});
