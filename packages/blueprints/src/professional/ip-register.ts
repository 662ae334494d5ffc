import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "ipRegister",
  name: "Patents and trade marks",
  icon: "stamp",
  says: {
    en: "patent register|trademark register|trade mark register|patent portfolio|trademark portfolio|patent attorney|patents and trademarks|intellectual property register|ip management|renewal fees for patents|patent renewals|trademark renewals|patent deadlines|invention disclosures|design rights register|brand protection register",
    de: "Patentverwaltung|Markenregister|Patentanwalt",
    es: "registro de patentes|cartera de marcas|patentes y marcas",
    fr: "gestion de brevets|portefeuille de marques|brevets et marques",
    pt: "registo de patentes|carteira de marcas|patentes e marcas",
  },
  forms: ["management", "dashboard", "tracker"],
  people: ["patent attorneys", "owners and inventors"],
  mood: "sober",
  things: [
    {
      id: "family",
      use: "core",
      role: "item",
      icon: "lightbulb",
      names: "invention or brand|inventions and brands",
      also: "family|invention|brand|mark|design",
      fields:
        "Name: text\nKind: choice invention|trade mark|design|domain\nOwner: text\nInventors: lines\nFirst filed: date -4000..-60\nUsed in: text\nRights: rollup count right.family\nCost so far: rollup sum fee.family.amount EUR\nWorth keeping: choice yes|ask|no\nIn short: longText",
      cells: "kind owner inventors firstFiled usedIn worthKeeping inShort",
      rows: "Hinge that locks under load|invention|Northside Labs|Mei Tanaka;Ben Osei|@-1900|Ladder S2|yes|Locks by its own weight\nGlue from lignin|invention|Northside Labs|Mei Tanaka|@-420|Trial batch|yes|Holds wet wood\nKETTLEBIRD|trade mark|Copper Kettle Café||@-2600|Cups, aprons, coffee|yes|Word and bird\nHILLSIDE BOX|trade mark|Hillside Farm||@-700|Veg boxes|yes|Word only\nStackable stool|design|Little Joinery|Chidi Okafor|@-1400|Stool 4|ask|Sold eleven last year\nOld valve|invention|Northside Labs|Omar Haddad|@-3900|no longer|no|Replaced in 2019",
    },
    {
      id: "right",
      use: "core",
      role: "item",
      icon: "stamp",
      names: "right|rights",
      also: "patent|trademark|registration|application|filing",
      fields:
        "Right: text\nFamily: relation family\nCountry: choice Germany|France|Europe|United Kingdom|United States|Japan\nNumber: text\nState: choice filed|examined|opposed|granted|lapsed\nFiled: date -3900..-30\nNext step by: date -5..200\nDays left: daysUntil nextStepBy\nWhat next: choice renewal fee|answer the office|pay grant fee|nothing\nFee: money 80..3400 EUR\nEnds: date 200..6200\nAttorney: text\nClasses: text\nNotes: longText",
      cells: "family country number state filed nextStepBy whatNext fee ends attorney classes notes",
      rows: "Hinge, Europe|Hinge that locks under load|Europe|EP 3 000 118|granted|@-1880|@34|renewal fee|1240|@5400|Claire Dubois||\nHinge, United States|Hinge that locks under load|United States|US 11 000 204|granted|@-1540|@120|renewal fee|2000|@5700|Claire Dubois||\nHinge, Japan|Hinge that locks under load|Japan|JP 2020-0118|examined|@-1520|@9|answer the office|3400|@5700|Claire Dubois||Two claims to merge\nGlue, Europe|Glue from lignin|Europe|EP 23 000 455|filed|@-400|@200|nothing|80|@6200|Claire Dubois||Search report good\nKettlebird, Europe|KETTLEBIRD|Europe|018 000 221|granted|@-2580|@-3|renewal fee|1150|@1070|Owen Marsh|21, 25, 30|In the six-month grace\nKettlebird, United Kingdom|KETTLEBIRD|United Kingdom|UK 3 000 411|granted|@-2500|@150|renewal fee|400|@1150|Owen Marsh|30, 43|\nHillside Box, Germany|HILLSIDE BOX|Germany|30 2022 000 19|opposed|@-690|@16|answer the office|650|@2950|Owen Marsh|31, 39|A juice maker objects\nStool, France|Stackable stool|France|2020 0044|granted|@-1390|@61|renewal fee|90|@430|Owen Marsh||Ask before paying\nValve, Germany|Old valve|Germany|10 2013 000 8|lapsed|@-3900|@0|nothing|80|@200|Claire Dubois||",
    },
    {
      id: "fee",
      use: "core",
      role: "log",
      icon: "receipt",
      names: "cost|costs",
      also: "fee|invoice|payment",
      fields:
        "Cost: text\nFamily: relation family\nDate: date -60..0\nKind: choice office fee|attorney|translation|search\nAmount: money 90..3400 EUR\nPaid: boolean 80",
      cells: "family date kind amount paid",
      rows: "Search report|Glue from lignin|@-50|search|1300|yes\nAnswer to the examiner|Hinge that locks under load|@-22|attorney|2400|no\nTranslation into Japanese|Hinge that locks under load|@-41|translation|1850|yes\nReply to the juice maker|HILLSIDE BOX|@-12|attorney|980|no\nRenewal, year 5|Stackable stool|@-58|office fee|90|yes\nWatch service|KETTLEBIRD|@-30|search|360|yes",
    },
    {
      id: "hit",
      use: "more",
      role: "log",
      icon: "eye",
      names: "watch hit|watch hits",
      also: "copy|infringement|similar mark",
      fields:
        "Found: text\nFamily: relation family\nWhere: text\nDate: date -30..0\nSimilar: choice hardly|rather|a copy\nAction: choice none|letter|opposition\nNote: longText",
      cells: "family where date similar action note",
      rows: "KETTLE BIRDIE|KETTLEBIRD|Online shop, cups|@-4|rather|letter|\nLadder with our hinge|Hinge that locks under load|Trade fair, hall 4|@-15|a copy|letter|Photos taken\nHILLSIDES|HILLSIDE BOX|Register, class 31|@-9|hardly|none|",
    },
  ],
  jobs: "due right.nextStepBy\nfind right\nmove right.state\ntotal right.fee\nkeep right\nkeep fee\ncheck fee.paid\nchart right.country\nassign right.attorney\nkeep family\nplan right.nextStepBy\nrank family.costSoFar",
  site: {
    headline: "Not a day late, in any country",
    body: "Every right with its number, its fee and the last day to act, and what each invention has cost you so far.",
    action: "See the next deadlines|right",
    services:
      "Renewal|Paid a month before the day|\nTrade mark|Filed within three days|\nWatch|New filings compared each week|",
    questions:
      "What if a fee is late?|Most offices take it for six more months, with a surcharge.\nHow long does a patent last?|Twenty years from filing, if every fee is paid.\nDo we need all countries?|Only where you sell or where a rival makes.",
  },
  words: {
    tagline: "Which rights, where, and the last day to pay.",
    itch: "Was Japan due this week?",
    promise: "Every right alive on purpose",
    pov: "POV: nine days left and the answer is written",
    gains: ["Kettlebird: three days into grace", "Japan wants two claims merged", "Stool: eleven sold, worth ninety?"],
  },
});
