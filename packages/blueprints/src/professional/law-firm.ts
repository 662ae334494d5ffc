import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "lawFirm",
  name: "Law firm",
  icon: "scale",
  says: {
    en: "law firm|law office|lawyer|solicitor|solicitors|attorney|legal practice|legal cases|case management for lawyers|matter management|legal clients|court deadlines|court hearings|barrister|legal aid cases|legal case management",
    de: "Anwaltskanzlei|Rechtsanwalt|Kanzleisoftware|Mandatsverwaltung|Mandanten",
    es: "bufete de abogados|despacho de abogados|abogado|expedientes jurídicos",
    fr: "cabinet d'avocats|avocat|dossiers juridiques|gestion de cabinet d'avocats",
    pt: "escritório de advocacia|advogado|processos jurídicos|gestão de advocacia",
  },
  forms: ["management", "portal", "site"],
  people: ["lawyers", "clients"],
  mood: "sober",
  things: [
    {
      id: "client",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "client|clients",
      also: "party|company|customer",
      fields:
        "Name: text\nKind: choice person|company|charity\nPhone: phone\nE-mail: email\nAddress: location\nConflict check: choice clear|to do|conflict\nIdentity checked: boolean 80\nTerms signed: boolean 80\nNotes: longText",
      cells: "kind phone eMail address conflictCheck identityChecked termsSigned notes",
      rows: "Hannah Levy|person|555-0101|hannah.levy@example.com|14 Orchard Close|clear|yes|yes|Prefers the phone after six\nOkafor Freight Ltd|company|555-0102|legal@okaforfreight.example.com|Dock Road 7|clear|yes|yes|Contact is Chidi Okafor\nMarek Zielinski|person|555-0103|marek.z@example.com|8 Canal Street|clear|yes|yes|\nBirchwood Dairy|company|555-0104|office@birchwood.example.com|Birchwood Farm|clear|yes|no|Terms sent last week\nLeila Haddad|person|555-0105|leila.haddad@example.com|33 Park View|clear|yes|yes|Interpreter, Arabic\nGeorge Whitcombe|person|555-0106|g.whitcombe@example.com|The Old Rectory|clear|yes|yes|Estate of his sister\nHarbor Trust|charity|555-0107|trustees@harbortrust.example.com|Quay House|to do|no|no|New this week\nAnjali Rao|person|555-0108|anjali.rao@example.com|5 Linden Avenue|clear|yes|yes|",
    },
    {
      id: "matter",
      use: "core",
      role: "item",
      icon: "briefcase",
      names: "matter|matters",
      also: "case|file|legal case|mandate|instruction|dossier",
      fields:
        "Matter: text\nReference: text\nClient: relation client\nArea: choice family|employment|conveyancing|litigation|wills and probate|company|immigration\nLawyer: text\nOther side: text\nOpened: date -400..-3\nState: choice intake|open|waiting for other side|in court|settled|closed\nFee: choice hourly|fixed|no win no fee\nHourly rate: money 140..280 GBP\nTime spent: rollup sum timeEntry.matter.hours h\nLimitation date: date 20..900\nNotes: longText",
      cells: "reference client area lawyer otherSide opened state fee hourlyRate limitationDate notes",
      rows: "Levy, divorce|FAM-0412|Hannah Levy|family|Ruth Abara|J. Levy|@-140|waiting for other side|hourly|210|@600|Disclosure half in\nOkafor v. Stanmore Haulage|LIT-0388|Okafor Freight Ltd|litigation|Simon Voss|Stanmore Haulage|@-310|in court|hourly|260|@45|Unpaid freight, 84,000\nZielinski, unfair dismissal|EMP-0421|Marek Zielinski|employment|Ruth Abara|Kerr Packaging|@-52|open|no win no fee|190|@24|Three months less a day\nBirchwood, lease of barn|CON-0430|Birchwood Dairy|conveyancing|Mina Farouk|Estate of Colley|@-20|open|fixed|180|@900|\nHaddad, spouse visa|IMM-0417|Leila Haddad|immigration|Mina Farouk||@-95|open|fixed|180|@60|Sponsor papers complete\nWhitcombe estate|PRO-0403|George Whitcombe|wills and probate|Simon Voss||@-230|open|hourly|220|@130|House on the market\nHarbor Trust, new articles|COM-0433|Harbor Trust|company|Simon Voss||@-3|intake|fixed|220|@700|Conflict check first\nRao, flat purchase|CON-0429|Anjali Rao|conveyancing|Mina Farouk|Denholm Homes|@-38|waiting for other side|fixed|180|@800|Searches ordered\nLevy, new will|PRO-0434|Hannah Levy|wills and probate|Simon Voss||@-9|open|fixed|220|@900|\nOkafor, driver contracts|EMP-0399|Okafor Freight Ltd|employment|Ruth Abara||@-260|closed|fixed|190|@400|",
    },
    {
      id: "deadline",
      use: "core",
      role: "event",
      icon: "gavel",
      names: "deadline|deadlines",
      also: "hearing|court date|key date|limitation|filing|appointment",
      fields:
        "What: text\nMatter: relation matter\nDate: date -4..60\nTime: time 09:00..16:00\nKind: choice hearing|court filing|reply due|completion|client meeting\nWhere: text\nDays left: daysUntil date\nDone: boolean 20",
      cells: "matter date time kind where done",
      rows: "Case management hearing|Okafor v. Stanmore Haulage|@8|10:00|hearing|County Court, room 4|no\nTribunal claim to be lodged|Zielinski, unfair dismissal|@24|16:00|court filing|Online|no\nReply to disclosure letter|Levy, divorce|@-1|16:00|reply due||no\nExchange of contracts|Rao, flat purchase|@5|12:00|completion|By phone|no\nVisa biometrics|Haddad, spouse visa|@3|09:30|client meeting|Visa center|no\nMeeting of trustees|Harbor Trust, new articles|@2|14:00|client meeting|Quay House|no\nEstate accounts to family|Whitcombe estate|@19|16:00|reply due||no\nWitness statements|Okafor v. Stanmore Haulage|@-4|16:00|court filing|Online|yes\nWill, signing|Levy, new will|@11|11:00|client meeting|Our office|no",
    },
    {
      id: "timeEntry",
      use: "core",
      role: "log",
      icon: "timer",
      names: "time entry|time entries",
      also: "billable hours|time sheet|timesheet|hours|unit",
      fields:
        "Work done: text\nMatter: relation matter\nLawyer: text\nDate: date -20..0\nHours: number 0.1..6.0 h\nRate: money 140..280 GBP\nValue: calc hours * rate GBP\nBilled: boolean 40",
      cells: "matter lawyer date hours rate billed",
      rows: "Draft of reply to disclosure|Levy, divorce|Ruth Abara|@-1|1.4|210|no\nCall with counsel|Okafor v. Stanmore Haulage|Simon Voss|@-1|0.6|260|no\nSkeleton argument|Okafor v. Stanmore Haulage|Simon Voss|@-2|4.5|260|no\nEarly conciliation form|Zielinski, unfair dismissal|Ruth Abara|@-3|0.8|190|no\nLease, second draft|Birchwood, lease of barn|Mina Farouk|@-4|2.2|180|no\nAsset schedule|Whitcombe estate|Simon Voss|@-6|3.0|220|yes\nEnquiries of seller|Rao, flat purchase|Mina Farouk|@-7|1.1|180|no\nFirst meeting|Harbor Trust, new articles|Simon Voss|@-3|1.0|220|no\nDisclosure, first bundle|Levy, divorce|Ruth Abara|@-12|3.5|210|yes\nWitness statements|Okafor v. Stanmore Haulage|Simon Voss|@-14|5.0|260|yes",
    },
    {
      id: "bill",
      use: "more",
      role: "item",
      icon: "receipt",
      names: "bill|bills",
      also: "invoice|fee note|bill of costs|payment",
      fields:
        "Bill: text\nMatter: relation matter\nIssued: date -60..-1\nDue: date -30..29\nFees: money 150..4200 GBP\nDisbursements: money 0..600 GBP\nTotal: calc fees + disbursements GBP\nPaid: boolean 50",
      cells: "matter issued due fees disbursements paid",
      rows: "B-771|Levy, divorce|@-10|@20|735|0|no\nB-772|Okafor v. Stanmore Haulage|@-12|@18|1300|455|no\nB-773|Whitcombe estate|@-5|@25|660|300|yes\nB-774|Okafor, driver contracts|@-50|@-20|950|0|no\nB-775|Haddad, spouse visa|@-40|@-10|1200|0|yes",
    },
    {
      id: "enquiry",
      use: "core",
      role: "item",
      icon: "mail-question",
      names: "enquiry|enquiries",
      also: "inquiry|intake|contact request|consultation request|lead",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nAbout: choice family|employment|property|will|company|other\nWhat happened: longText\nReceived: date -10..0\nAnswered: boolean 50",
      cells: "phone eMail about whatHappened received answered",
      rows: "Bruno Keller|555-0131|bruno.keller@example.com|employment|Dismissed by text message on Friday|@-1|no\nYasmin Ali|555-0132|yasmin.ali@example.com|family|Wants to see the grandchildren|@-2|yes\nPeter Grange|555-0133|peter.grange@example.com|will|Own house, two children|@-4|yes\nCarla Mendes|555-0134|carla.mendes@example.com|property|Neighbor built over the line|@0|no",
    },
  ],
  jobs: "due deadline.date\nmove matter.state\nassign matter.lawyer\nagenda deadline.date\nkeep matter\ntotal timeEntry.value\ncheck timeEntry.billed\nkeep client\nchart matter.area\nrequest enquiry\ncheck bill.paid",
  site: {
    headline: "Plain advice before it gets expensive",
    body: "A small firm for family, work, property and wills. You speak to the lawyer who does the work, and you know the fee before it is spent.",
    action: "Ask for a first meeting|enquiry",
    services:
      "First meeting|Forty-five minutes with a lawyer|120\nSimple will|Drafted, signed and stored|260\nBuying a flat or house|Fixed fee, searches extra|1150\nDismissal|Letter and early conciliation|380\nDivorce by agreement|Both sides agree, court fee extra|650",
    questions:
      "What does a first meeting cost?|120 pounds, taken off the bill if you instruct us.\nHow long do I have after a dismissal?|Three months less one day. Ring this week.\nDo you offer fixed fees?|For wills, house purchases and visas, yes.\nWhat should I bring?|Photo identity, a bill with your address and every letter you have.",
  },
  words: {
    tagline: "Matters, deadlines and hours that get billed.",
    itch: "Which time limit runs out next?",
    promise: "No deadline missed, no hour lost",
    pov: "POV: the limitation date warned you in May",
    gains: ["10 matters. Next hearing in 8.", "Zielinski: 24 days to lodge", "4.5 hours billed, not forgotten"],
  },
});
