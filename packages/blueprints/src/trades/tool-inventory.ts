import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "toolInventory",
  name: "Firm's tool store",
  icon: "toolbox",
  says: {
    en: "tool inventory|tool tracking|tool crib|tool room|company tools|who has which tool|tool checkout|tool check-out system|power tool register|tool store|equipment checkout|tool loans to staff|lost tools|tool inspection dates|van stock of tools|asset tags for tools|construction tool management",
    de: "Werkzeugverwaltung|Werkzeugausgabe|Werkzeuginventar|Betriebsmittel verwalten",
    es: "control de herramientas|inventario de herramientas|pañol de herramientas",
    fr: "gestion de l'outillage|suivi des outils|inventaire d'outillage",
    pt: "controlo de ferramentas|controle de ferramentas|inventário de ferramentas",
  },
  forms: ["tracker", "management", "dashboard"],
  people: ["storekeepers", "tradespeople"],
  mood: "sober",
  things: [
    {
      id: "person",
      use: "core",
      role: "person",
      icon: "hard-hat",
      names: "worker|workers",
      also: "employee|holder|colleague|crew",
      fields: "Name: text\nTrade: text\nVan: text\nPhone: phone\nTools out: rollup count loan.person",
      cells: "trade van phone",
      rows: "Bert Sommer|Carpenter|Van 3|555-0141\nAli Karaca|Carpenter|Van 3|555-0142\nKim Duval|Apprentice|Van 5|555-0143\nPiet Voss|Electrician|Van 1|555-0144\nNadine Orth|Plumber|Van 2|555-0145\nMarek Zelenka|Painter|Van 4|555-0146",
    },
    {
      id: "tool",
      use: "core",
      role: "item",
      icon: "drill",
      names: "tool|tools",
      also: "machine|power tool|equipment|kit|device",
      fields:
        "Tool: text\nPicture: image\nTag: text\nKind: choice drills|saws|measuring|lifting|ladders|vacuums|batteries|hand tools\nSerial number: text\nBought: date -2500..-20\nPrice: money 25..2400 EUR\nPlace: text\nTest due: date -12..350\nDays left: daysUntil testDue\nCondition: choice good|worn|to repair|missing\nState: choice in store|out|at the repairer|retired",
      cells: "tag kind serialNumber bought price place testDue condition state",
      rows: "Hammer drill, big|T-0041|drills|HD-88120|2023-03-14|480|Shelf A2|@-5|worn|out\nCordless drill 18 V, 1|T-0052|drills|CD-11031|2024-06-02|210|Shelf A1|@60|good|out\nCordless drill 18 V, 2|T-0053|drills|CD-11032|2024-06-02|210|Shelf A1|@60|good|in store\nPlunge saw with rail|T-0067|saws|PS-4471|2022-09-20|690|Shelf B1|@25|good|out\nCross-line laser|T-0080|measuring|CL-2009|2024-01-11|340|Cabinet|@90|missing|out\nMoisture meter|T-0083|measuring|MM-0310|2021-11-05|260|Cabinet|@12|good|in store\nExtending ladder 6 m|T-0100|ladders|LD-006|2020-04-17|320|Wall|@3|worn|in store\nDust extractor M|T-0112|vacuums|DX-7719|2023-10-30|790|Floor|@40|to repair|at the repairer\nBattery 18 V, 5 Ah, 1|T-0130|batteries|BA-5001|2025-02-08|95|Charger|@350|good|out\nChain hoist 1 t|T-0140|lifting|CH-0017|2019-05-27|410|Shelf C|@-2|good|in store",
    },
    {
      id: "loan",
      use: "core",
      role: "event",
      icon: "arrow-left-right",
      names: "tool out|tools out",
      also: "loan|checkout|return|hand-out",
      fields:
        "Loan: text\nTool: relation tool\nPerson: relation person\nSite: text\nOut: date -20..0\nBack by: date -4..14\nDays left: daysUntil backBy\nReturned: boolean 25\nCondition back: choice not back|good|dirty|damaged",
      cells: "tool person site out backBy returned conditionBack",
      rows: "Hammer drill to Piet|Hammer drill, big|Piet Voss|9 Hill Road|@-8|@-1|no|not back\nDrill 1 to Ali|Cordless drill 18 V, 1|Ali Karaca|7 Fern Bank|@-3|@6|no|not back\nPlunge saw to Bert|Plunge saw with rail|Bert Sommer|7 Fern Bank|@-3|@4|no|not back\nLaser to Kim|Cross-line laser|Kim Duval|Bridge Row|@-16|@-9|no|not back\nBattery to Ali|Battery 18 V, 5 Ah, 1|Ali Karaca|7 Fern Bank|@-3|@6|no|not back\nMeter to Nadine|Moisture meter|Nadine Orth|Market Square|@-12|@-6|yes|good",
    },
    {
      id: "service",
      use: "core",
      role: "event",
      icon: "wrench",
      names: "test or repair|tests and repairs",
      also: "inspection|service|electrical test",
      fields:
        "Entry: text\nTool: relation tool\nKind: choice electrical test|repair|calibration|ladder check|chain check\nDue: date -5..20\nWith: text\nCost: money 0..240 EUR\nDone: boolean 25",
      cells: "tool kind due withValue cost done",
      rows: "Hammer drill, yearly test|Hammer drill, big|electrical test|@-5|Voltera Electric|18|no\nExtractor, motor brushes|Dust extractor M|repair|@4|Service point|95|no\nLadder check|Extending ladder 6 m|ladder check|@3|Storekeeper|0|no\nHoist chain|Chain hoist 1 t|chain check|@-2|Inspector|60|no\nMeter calibration|Moisture meter|calibration|@12|Lab|70|no",
    },
    {
      id: "need",
      use: "more",
      role: "item",
      icon: "shopping-cart",
      names: "consumable|consumables",
      also: "blades|bits|screws|gloves|order",
      fields:
        "Consumable: text\nKind: choice blades|bits|fixings|safety|tape and glue\nIn store: number 0..200\nOrder at: number 2..40\nAbove order point: calc inStore - orderAt",
      cells: "kind inStore orderAt",
      rows: "Saw blade 160 × 48|blades|3|4\nSDS bits 8 mm|bits|22|10\nGloves, size 10|safety|14|20\nDust mask FFP2|safety|60|40",
    },
  ],
  jobs: "find tool\ndue loan.backBy\nkeep loan\ndue tool.testDue\ncheck loan.returned\nmove tool.state\nassign loan.person\nrank need.aboveOrderPoint\ndue service.due\nshow tool.picture\ncount need.inStore\nprint tool",
  site: {
    headline: "Who has the laser?",
    body: "Every tool has a tag. Take it, scan it, bring it back; the list knows which van it rides in.",
    action: "Take a tool|loan",
    services:
      "Hand-out|Seven to half past, storekeeper|\nTest day|First Monday of the month|\nRepairs|Drop it in the red box with a note|",
    questions:
      "Something broke. What now?|Red box, tag on, two words about how.\nMay I lend it to a colleague?|Yes, if you move it in the list.\nWho pays for a lost tool?|Nobody, if it is reported the same day.",
  },
  words: {
    tagline: "Every tool, its tag, its van, its test.",
    itch: "Which van has the plunge saw?",
    promise: "No tool bought twice, none past its test",
    pov: "POV: the laser turned up before we ordered another",
    gains: ["Laser: nine days over", "Two tests late", "Five tools out, one back"],
  },
});
