import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "bookkeeping",
  name: "Bookkeeping practice",
  icon: "calculator",
  says: {
    en: "bookkeeper|bookkeeping|bookkeeping practice|accounting firm|accountancy practice|accountant|tax advisor|tax adviser|tax returns|VAT returns|payroll bureau|accounts for clients|year-end accounts|tax preparer|bookkeeping clients|filing deadlines",
    de: "Buchhaltungsbüro|Steuerberater|Steuerkanzlei|Buchhalter|Lohnbuchhaltung",
    es: "asesoría contable|gestoría|contable|asesor fiscal|declaraciones de IVA",
    fr: "cabinet comptable|expert-comptable|comptable|déclarations de TVA",
    pt: "escritório de contabilidade|contabilista|contador|declarações de impostos",
  },
  forms: ["management", "portal", "site"],
  people: ["bookkeepers", "clients"],
  mood: "sober",
  things: [
    {
      id: "client",
      use: "core",
      role: "person",
      icon: "building-2",
      names: "client|clients",
      also: "customer|business|company|sole trader",
      fields:
        "Name: text\nContact: text\nE-mail: email\nPhone: phone\nKind: choice sole trader|limited company|partnership|charity|landlord\nTax number: text\nFiles VAT: choice none|quarterly|monthly|flat rate\nYear end: text\nMonthly fee: money 45..480 GBP\nLooked after by: text\nIdentity checked: boolean 85",
      cells: "contact eMail phone kind taxNumber filesVAT yearEnd monthlyFee lookedAfterBy identityChecked",
      rows: "Copper Kettle Café|Rosa Marini|rosa@copperkettle.example.com|555-0101|limited company|10482 77310|quarterly|31 March|220|Joanne Price|yes\nOkoro Joinery|Daniel Okoro|daniel@okorojoinery.example.com|555-0102|sole trader|22817 40956|flat rate|5 April|95|Joanne Price|yes\nNair & Webb Architects|Priya Nair|priya@nairwebb.example.com|555-0103|partnership|30911 62284|quarterly|30 June|310|Samuel Adeyemi|yes\nRiverside Physio|Ingrid Lund|ingrid@riversidephysio.example.com|555-0104|limited company|41720 18833|none|31 December|140|Samuel Adeyemi|yes\nBethany Trust|Owen Pritchard|treasurer@bethany.example.com|555-0105|charity|50366 91147|none|31 August|85|Joanne Price|yes\nHale Lettings|Margaret Hale|margaret@halelettings.example.com|555-0106|landlord|61845 20079|none|5 April|60|Lin Zhao|yes\nGarcía Wines|Tomás García|tomas@garciawines.example.com|555-0107|limited company|72504 88215|monthly|30 September|390|Samuel Adeyemi|yes\nGreenacre Gardens|Ruth Ellis|ruth@greenacre.example.com|555-0108|sole trader|83390 57462|quarterly|5 April|110|Lin Zhao|yes\nBello Film|Aisha Bello|aisha@bellofilm.example.com|555-0109|limited company|94128 30695|quarterly|31 March|175|Lin Zhao|no\nDemir Motors|Elif Demir|elif@demirmotors.example.com|555-0110|limited company|15577 46021|quarterly|31 January|260|Joanne Price|yes",
    },
    {
      id: "filing",
      use: "core",
      role: "item",
      icon: "file-check",
      names: "filing|filings",
      also: "return|tax return|VAT return|deadline|accounts|submission|task",
      fields:
        "Filing: text\nClient: relation client\nKind: choice VAT return|payroll|year-end accounts|corporation tax|self assessment|annual statement\nPeriod: text\nDue: date -6..90\nDays left: daysUntil due\nState: choice waiting for papers|in progress|to review|with the client|filed\nDone by: text\nTax to pay: money 0..9800 GBP\nFiled: boolean 30",
      cells: "client kind period due state doneBy taxToPay filed",
      rows: "VAT, Copper Kettle|Copper Kettle Café|VAT return|January to March|@6|in progress|Joanne Price|3140|no\nVAT, Nair & Webb|Nair & Webb Architects|VAT return|January to March|@6|to review|Samuel Adeyemi|5820|no\nVAT, García Wines|García Wines|VAT return|March|@6|with the client|Samuel Adeyemi|4475|no\nVAT, Bello Film|Bello Film|VAT return|January to March|@6|waiting for papers|Lin Zhao|0|no\nPayroll, Demir Motors|Demir Motors|payroll|April|@2|in progress|Joanne Price|2260|no\nPayroll, Copper Kettle|Copper Kettle Café|payroll|April|@2|filed|Joanne Price|1180|yes\nAccounts, Riverside Physio|Riverside Physio|year-end accounts|Last year|@41|in progress|Samuel Adeyemi|0|no\nAnnual statement, Demir|Demir Motors|annual statement|Last year|@-3|waiting for papers|Joanne Price|0|no\nSelf assessment, Hale|Hale Lettings|self assessment|Last tax year|@75|waiting for papers|Lin Zhao|1960|no\nCorporation tax, García|García Wines|corporation tax|Last year|@27|to review|Samuel Adeyemi|9410|no\nVAT, Greenacre|Greenacre Gardens|VAT return|January to March|@6|filed|Lin Zhao|870|yes\nVAT, Okoro Joinery|Okoro Joinery|VAT return|January to March|@6|in progress|Joanne Price|940|no",
    },
    {
      id: "request",
      use: "core",
      role: "item",
      icon: "file-question",
      names: "query|queries",
      also: "question|missing paper|document request|missing receipt|records request",
      fields:
        "What we need: text\nClient: relation client\nFiling: relation filing\nAsked: date -20..0\nNeeded by: date -3..12\nReminders: number 0..3\nReceived: boolean 40\nNote: longText",
      cells: "client filing asked neededBy reminders received note",
      rows: "March bank statements|Bello Film|VAT, Bello Film|@-12|@-2|2|no|Only January came\nInvoice for the new lathe|Okoro Joinery|VAT, Okoro Joinery|@-5|@4|0|no|Asset or repair?\nTill reports, week 12|Copper Kettle Café|VAT, Copper Kettle|@-6|@1|1|no|\nDirectors' loan, who paid?|García Wines|Corporation tax, García|@-9|@3|1|no|6,000 in August\nLease for unit 4|Demir Motors|Annual statement, Demir|@-16|@-3|3|no|Ring, do not write\nRent book|Hale Lettings|Self assessment, Hale|@-4|@12|0|no|\nApproval of VAT return|García Wines|VAT, García Wines|@-2|@3|0|no|\nStock count at year end|Riverside Physio|Accounts, Riverside Physio|@-18|@-6|1|yes|None held",
    },
    {
      id: "time",
      use: "more",
      role: "log",
      icon: "timer",
      names: "time entry|time entries",
      also: "hours|timesheet|billable time",
      fields:
        "Work: text\nClient: relation client\nWho: text\nDate: date -14..0\nTime spent: duration 15..240\nBeyond the fee: boolean 20",
      cells: "client who date timeSpent beyondTheFee",
      rows: "VAT reconciliation|Copper Kettle Café|Joanne Price|@-1|95|no\nReview of return|Nair & Webb Architects|Samuel Adeyemi|@-1|40|no\nPayroll run, 14 people|Demir Motors|Joanne Price|@-2|70|no\nCall about a loan|García Wines|Samuel Adeyemi|@-3|45|yes\nYear-end journals|Riverside Physio|Samuel Adeyemi|@-5|180|no\nLate receipts typed in|Bello Film|Lin Zhao|@-6|150|yes",
    },
    {
      id: "invoice",
      use: "more",
      role: "item",
      icon: "receipt",
      names: "fee note|fee notes",
      also: "invoice|bill|fees",
      fields:
        "Fee note: text\nClient: relation client\nIssued: date -60..-1\nDue: date -30..29\nAmount: money 60..900 GBP\nPaid: boolean 60",
      cells: "client issued due amount paid",
      rows: "F-118|Copper Kettle Café|@-25|@5|220|yes\nF-119|García Wines|@-25|@5|390|no\nF-120|Demir Motors|@-55|@-25|260|no\nF-121|Okoro Joinery|@-25|@5|95|yes\nF-122|Bello Film|@-40|@-10|175|no",
    },
  ],
  jobs: "due filing.due\nmove filing.state\nassign filing.doneBy\nplan filing.due\ncheck request.received\ndue request.neededBy\nrequest request\nkeep client\nchart filing.kind\ntotal client.monthlyFee\ncheck invoice.paid",
  site: {
    headline: "Books done, returns in, no surprises",
    body: "Bookkeeping, VAT, payroll and year-end accounts for small firms. One fixed fee a month, one person who knows your books.",
    action: "Send us a question|request",
    services:
      "Sole trader|Books and self assessment, a month|60\nSmall company|Books, VAT and accounts, a month|180\nPayroll|Up to ten people, a month|45\nRescue|A shoebox of receipts brought up to date|\nFirst talk|Half an hour, no obligation|0",
    questions:
      "Do I have to bring paper?|No. Photos of receipts and a bank feed are enough.\nCan you take over from my accountant?|Yes, we write to them and fetch the papers.\nWhat does it cost?|A fixed monthly fee, agreed after the first talk.\nWill you tell me what tax is coming?|Yes, with the amount and the date, a month ahead.",
  },
  words: {
    tagline: "Every client, every deadline, and whose papers are missing.",
    itch: "Whose VAT is due on the seventh?",
    promise: "Every return in before the day",
    pov: "POV: quarter end, and you go home at five",
    gains: ["6 VAT returns. 1 without papers.", "Demir: three reminders. Ring.", "10 clients, fixed fees, no fog"],
  },
});
