import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "marketStalls",
  name: "Farmers' market",
  icon: "store",
  says: {
    en: "farmers market|farmers' market|farmers market stalls|market stalls|market stall holders|stall bookings|market pitch fees|craft market|christmas market|night market|flea market stalls|street market traders|stallholders|vendor applications for a market|market day layout|producers market|car boot sale",
    de: "Wochenmarkt|Bauernmarkt|Marktstände|Weihnachtsmarkt|Standplätze",
    es: "mercado de productores|puestos del mercado|mercadillo|mercado de agricultores",
    fr: "marché de producteurs|stands du marché|marché paysan|marché de Noël",
    pt: "mercado de produtores|feira de produtores|bancas do mercado|feirantes",
  },
  forms: ["management", "site", "portal", "directory"],
  people: ["market managers", "stallholders", "shoppers"],
  mood: "lively",
  things: [
    {
      id: "trader",
      use: "core",
      role: "person",
      icon: "store",
      names: "stallholder|stallholders",
      also: "trader|vendor|producer|grower|seller",
      fields:
        "Name: text\nPicture: image\nContact: text\nPhone: phone\nE-mail: email\nSells: choice vegetables|fruit|bread|cheese|meat|fish|flowers|hot food|crafts|honey\nMiles away: number 1..60\nInsurance until: date -20..330\nDays left: daysUntil insuranceUntil\nFood hygiene: choice not needed|5|4|3|waiting\nNeeds power: boolean 30\nAbout: longText",
      cells: "contact phone eMail sells milesAway insuranceUntil foodHygiene needsPower about",
      rows: "Bramley Hill Orchard|Nora Tibbs|555-0101|nora@bramleyhill.example.com|fruit|9|@140|not needed|no|Eleven apples and a press\nRye and Sons|Pavel Novotny|555-0102|pavel@rye.example.com|bread|3|@-4|5|no|Baked at two in the morning\nGoat's Lane Dairy|Ffion Parry|555-0103|ffion@goatslane.example.com|cheese|22|@88|5|yes|Thirty goats\nDeep Furrow Veg|Joe Akande|555-0104|joe@deepfurrow.example.com|vegetables|6|@201|not needed|no|No dig, no spray\nQuayside Fish|Martin Rusk|555-0105|martin@quayside.example.com|fish|38|@15|5|yes|Landed the night before\nMoor Bees|Agnes Kell|555-0106|agnes@moorbees.example.com|honey|14|@310|4|no|\nWok on the Square|Linh Tran|555-0107|linh@wok.example.com|hot food|2|@60|5|yes|\nStems and Twigs|Rosie Marsh|555-0108|rosie@stems.example.com|flowers|11|@45|not needed|no|\nClay and Co|Ivo Petrov|555-0109|ivo@clay.example.com|crafts|17|@9|not needed|no|",
    },
    {
      id: "pitch",
      use: "core",
      role: "place",
      icon: "map-pin",
      names: "pitch|pitches",
      also: "stall|place|table|plot",
      fields:
        "Pitch: text\nRow: choice church side|middle|town hall side|corner\nMeters: number 2..8 m\nFee: money 15..60 GBP\nPower: choice none|13 A|16 A|32 A\nCovered: boolean 50\nState: choice free|taken|kept clear",
      cells: "row meters fee power covered state",
      rows: "A1|church side|3|24|16 A|yes|taken\nA2|church side|3|24|none|yes|taken\nA3|church side|4|30|none|yes|taken\nB1|middle|3|24|none|no|taken\nB2|middle|3|24|13 A|no|taken\nB3|middle|2|18|none|no|free\nC1|town hall side|6|48|32 A|no|taken\nC2|town hall side|3|24|16 A|yes|taken\nD1|corner|4|36|none|no|kept clear",
    },
    {
      id: "day",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "market day|market days",
      also: "market|date|event",
      fields:
        "Market: text\nDate: date -14..60\nOpens: time 08:00..16:00\nCloses: time 13:00..21:00\nKind: choice weekly|Christmas|night market|craft fair\nStalls: rollup count stall.day\nFees: rollup sum stall.day.fee GBP\nFootfall: number 0..4200\nWeather: choice unknown|dry|showers|wet and windy\nState: choice planned|open for booking|laid out|over|called off",
      cells: "date opens closes kind footfall weather state",
      rows: "Next market|@2|09:00|13:00|weekly|0|showers|laid out\nMarket after next|@9|09:00|13:00|weekly|0|unknown|open for booking\nLantern night|@15|16:00|21:00|night market|0|unknown|open for booking\nChristmas market|@22|10:00|18:00|Christmas|0|unknown|open for booking\nLast week|@-5|09:00|13:00|weekly|1840|dry|over\nTwo weeks ago|@-12|09:00|13:00|weekly|960|wet and windy|over",
    },
    {
      id: "stall",
      use: "core",
      role: "item",
      icon: "ticket-check",
      names: "stall booking|stall bookings",
      also: "booking|stall|attendance|space",
      fields:
        "Booking: text\nStallholder: relation trader\nDay: relation day\nPitch: relation pitch\nFee: money 18..60 GBP\nKind: choice season|casual|first time|charity\nState: choice asked|confirmed|set up|absent|canceled\nPaid: boolean 60",
      cells: "stallholder day pitch fee kind state paid",
      rows: "Orchard, next|Bramley Hill Orchard|Next market|A3|30|season|confirmed|yes\nRye, next|Rye and Sons|Next market|A2|24|season|asked|no\nGoat's Lane, next|Goat's Lane Dairy|Next market|A1|24|season|confirmed|yes\nFurrow, next|Deep Furrow Veg|Next market|B1|24|season|confirmed|yes\nFish, next|Quayside Fish|Next market|C2|24|season|confirmed|no\nWok, next|Wok on the Square|Next market|C1|48|casual|confirmed|yes\nBees, next|Moor Bees|Next market|B2|24|casual|confirmed|no\nClay, lanterns|Clay and Co|Lantern night|B2|24|casual|asked|no\nStems, last week|Stems and Twigs|Last week|B3|18|season|absent|no",
    },
    {
      id: "application",
      use: "more",
      role: "item",
      icon: "file-pen-line",
      names: "application|applications",
      also: "request to trade|waiting list|new trader",
      fields:
        "Application: text\nName: text\nE-mail: email\nSells: choice vegetables|fruit|bread|cheese|meat|fish|flowers|hot food|crafts|honey\nMade or grown by themselves: boolean 80\nReceived: date -30..0\nStage: choice new|visit planned|trial day|accepted|waiting list|declined\nRemark: text",
      cells: "name eMail sells madeOrGrownByThemselves received stage remark",
      rows: "Charcoal and pork|Dan Whelan|dan.whelan@example.com|meat|yes|@-3|new|\nWild hedge jams|Olive Prior|olive.prior@example.com|fruit|yes|@-10|visit planned|\nImported scarves|Leo Banks|leo.banks@example.com|crafts|no|@-16|declined|Not made here\nSecond baker|Marie Holz|marie.holz@example.com|bread|yes|@-21|waiting list|Pavel has bread to spring",
    },
  ],
  jobs: "agenda day.date\nmove stall.state\ncheck stall.paid\nfind trader\ndue trader.insuranceUntil\nmove pitch.state\nrequest application\nmove application.stage\nkeep stall\nshow trader.picture\nchart day.footfall\ntotal stall.fee",
  site: {
    headline: "Grown, baked or caught within forty miles",
    body: "Every Saturday from nine to one on the square, thirty stalls at most, each run by who made it. See who is here this week.",
    action: "Ask for a stall|application",
    services:
      "Three-meter pitch|A market day|24\nSix-meter pitch|With 32 amps|48\nSeason pitch|Same place every week, per day|20\nCharity table|Two meters, twice a year|0",
    questions:
      "Who may sell?|People who grow, bake, catch or make it themselves.\nDo you have power?|On four pitches. Say what you plug in.\nWhat happens in a storm?|We decide by six in the evening before and write to all.\nCan I come just once?|Yes, as a casual trader, if a pitch is free.",
  },
  words: {
    tagline: "Who stands where on Saturday, and who has paid.",
    itch: "Is there still a pitch with power?",
    promise: "Every pitch filled, every fee in",
    pov: "POV: the baker's insurance ran out and you saw it",
    gains: ["Next market: 7 stalls, 198 pounds", "3 of 7 still to pay", "Last week: 1840 visitors"],
  },
});
