import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "auditFirm",
  name: "Audit firm",
  icon: "search-check",
  says: {
    en: "auditing firm|audit firm|statutory audit|audit engagements|external auditor|auditors|audit planning|audit findings|working papers|internal audit|audit program|management letter points|PBC list|audit team schedule",
    de: "Wirtschaftsprüfer|Wirtschaftsprüfung|Abschlussprüfung|interne Revision",
    es: "auditoría de cuentas|firma de auditoría|auditor externo|auditoría interna",
    fr: "commissaire aux comptes|cabinet d'audit|audit légal|audit interne",
    pt: "auditoria de contas|empresa de auditoria|revisor oficial de contas|auditoria interna",
  },
  forms: ["management", "dashboard", "portal"],
  people: ["auditors", "partners", "audited clients"],
  mood: "sober",
  things: [
    {
      id: "engagement",
      use: "core",
      role: "item",
      icon: "briefcase-business",
      names: "engagement|engagements",
      also: "audit|client|mandate|assignment",
      fields:
        "Engagement: text\nClient: text\nYear end: date -240..30\nReport due: date -5..120\nDays left: daysUntil reportDue\nPartner: text @people\nManager: text @people\nMateriality: money 20000..900000 EUR\nHours planned: number 80..900 h\nHours spent: rollup sum timeSheet.engagement.hours h\nFee: money 9000..120000 EUR\nPhase: choice acceptance|planning|interim|fieldwork|review|signed|archived\nRisk: choice low|normal|high",
      cells: "client yearEnd reportDue partner manager materiality hoursPlanned fee phase risk",
      rows: "Veldkamp Dairy 2026|Veldkamp Dairy Co-op|@-58|@32|Anneke Visser|Tim Koster|340000|420|52000|fieldwork|normal\nRijnstad Housing 2026|Rijnstad Housing|@34|@125|Anneke Visser|Samira El Idrissi|900000|860|118000|planning|high\nBolt Bearings 2025/26|Bolt Bearings|@-150|@-3|Maarten Smit|Tim Koster|120000|260|31000|review|normal\nHospice De Linde 2025|De Linde Foundation|@-330|@10|Maarten Smit|Samira El Idrissi|45000|90|12500|review|low\nOrlando Fashion 2026|Orlando Fashion|@-27|@95|Anneke Visser|Tim Koster|210000|380|47000|interim|high\nSchool board Zuid 2026|School Board Zuid|@34|@150|Maarten Smit|Samira El Idrissi|260000|310|36000|acceptance|normal",
    },
    {
      id: "workpaper",
      use: "core",
      role: "item",
      icon: "file-search",
      names: "working paper|working papers",
      also: "test|section|step|program step",
      fields:
        "Paper: text\nEngagement: relation engagement\nArea: choice cash|receivables|inventory|fixed assets|payables|revenue|payroll|equity\nPreparer: text @people\nReviewer: text @people\nState: choice not started|in progress|waiting for client|prepared|review notes|signed off\nSample size: number 5..60\nExceptions: number 0..6\nConclusion: longText",
      cells: "engagement area preparer reviewer state sampleSize exceptions conclusion",
      rows: "B1 Bank letters|Veldkamp Dairy 2026|cash|Lotte Bos|Tim Koster|waiting for client|4|0|\nD2 Milk stock count|Veldkamp Dairy 2026|inventory|Lotte Bos|Tim Koster|prepared|25|1|One tank gauge reads low\nF1 Revenue cut-off|Bolt Bearings 2025/26|revenue|Daan Hoek|Tim Koster|review notes|30|2|\nC1 Debtors circular|Bolt Bearings 2025/26|receivables|Daan Hoek|Tim Koster|signed off|20|0|\nG1 Restricted funds|Hospice De Linde 2025|equity|Lotte Bos|Samira El Idrissi|prepared|15|0|\nD1 Store count, 3 shops|Orlando Fashion 2026|inventory|Nadia Peters|Tim Koster|in progress|60|4|\nH1 Payroll walk-through|Rijnstad Housing 2026|payroll|Nadia Peters|Samira El Idrissi|not started|10|0|\nE2 Payables after date|Veldkamp Dairy 2026|payables|Lotte Bos|Tim Koster|in progress|25|0|",
    },
    {
      id: "requestItem",
      use: "core",
      role: "event",
      icon: "list-checks",
      names: "requested item|requested items",
      also: "PBC item|request|document asked for",
      fields:
        "Item: text\nEngagement: relation engagement\nAsked on: date -25..0\nWanted by: date -6..15\nReceived: boolean 40\nOwner: text @people\nRemark: text",
      cells: "engagement askedOn wantedBy received owner remark",
      rows: "Signed bank letters|Veldkamp Dairy 2026|@-18|@-4|no|Henk Veldkamp|Rang twice\nStock list at year end|Veldkamp Dairy 2026|@-18|@-8|yes|Henk Veldkamp|\nLoan agreements|Bolt Bearings 2025/26|@-10|@1|no|Carla Bolt|\nMinutes of the board|Hospice De Linde 2025|@-12|@-2|yes|Wim Aarts|\nShop floor plans|Orlando Fashion 2026|@-5|@3|no|Gina Orlando|\nValuation report|Rijnstad Housing 2026|@-1|@14|no|Erik Mulder|",
    },
    {
      id: "finding",
      use: "core",
      role: "item",
      icon: "triangle-alert",
      names: "finding|findings",
      also: "observation|management letter point|misstatement|weakness",
      fields:
        "Finding: text\nEngagement: relation engagement\nKind: choice misstatement|control weakness|compliance\nAmount: money 0..160000 EUR\nSeverity: choice low|medium|high\nAnswer: longText\nState: choice draft|discussed|accepted|corrected|in the letter",
      cells: "engagement kind amount severity answer state",
      rows: "Two invoices in wrong year|Bolt Bearings 2025/26|misstatement|86000|medium|Will be corrected|discussed\nOne person pays and books|Hospice De Linde 2025|control weakness|0|medium||in the letter\nOld stock not written down|Orlando Fashion 2026|misstatement|140000|high||draft\nTank gauge not calibrated|Veldkamp Dairy 2026|control weakness|12000|low|Calibrated in December|accepted",
    },
    {
      id: "timeSheet",
      use: "more",
      role: "log",
      icon: "timer",
      names: "time entry|time entries",
      also: "hours|booking",
      fields:
        "Entry: text\nEngagement: relation engagement\nBy: text @people\nDay: date -14..0\nHours: number 1.0..9.0 h",
      cells: "engagement by day hours",
      rows: "Stock count|Veldkamp Dairy 2026|Lotte Bos|@-2|8\nBank section|Veldkamp Dairy 2026|Lotte Bos|@-1|6.5\nCut-off testing|Bolt Bearings 2025/26|Daan Hoek|@-3|7.5\nShop counts|Orlando Fashion 2026|Nadia Peters|@-1|9",
    },
  ],
  jobs: "due engagement.reportDue\nmove workpaper.state\ncheck requestItem.received\ndue requestItem.wantedBy\nmove engagement.phase\nkeep finding\nassign workpaper.preparer\nchart finding.severity\nkeep timeSheet\nrank engagement.fee\nfind workpaper\nprint finding",
  site: {
    headline: "An audit that ends on the day it should",
    body: "We ask for everything once, in one list, and say in week two what we have found. The partner who signs is the one you meet.",
    action: "See what is open|requestItem",
    services:
      "Statutory audit|Companies above the thresholds|\nVoluntary audit|Foundations and families|9000\nReview|Limited assurance, smaller report|4500",
    questions:
      "When do you need the lists?|Ten working days before fieldwork.\nWho comes to us?|Two people for fieldwork, the partner for the closing talk.\nWhat happens with a finding?|We discuss it first and write it second.",
  },
  words: {
    tagline: "Engagements, papers, open requests and what was found.",
    itch: "Where are the bank letters?",
    promise: "Every paper signed off before the partner asks",
    pov: "POV: the request list is empty on day two",
    gains: ["6 engagements, 1 report late", "Bolt: 86,000 in the wrong year", "4 requests still open"],
  },
});
