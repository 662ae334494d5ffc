import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "candleMaking",
  name: "Candle making",
  icon: "flame-kindling",
  says: {
    en: "candle making|making candles|candle batch log|candle maker's notebook|wax and wick testing|wick testing log|fragrance load calculator|candle recipe log|soy wax batches|candle pouring log|beeswax candle making|candle burn tests|candle making supplies stock|candle testing app|curing time candles|candle workshop making",
    de: "Kerzenherstellung|Kerzen gießen|Kerzenmanufaktur|Dochttest",
    es: "fabricación de velas|hacer velas|registro de velas",
    fr: "fabrication de bougies|faire des bougies|tests de mèches",
    pt: "fabrico de velas|fazer velas|registo de velas",
  },
  forms: ["tracker", "management", "tool"],
  people: ["candle makers"],
  mood: "warm",
  things: [
    {
      id: "wax",
      use: "core",
      role: "item",
      icon: "package",
      names: "material|materials",
      also: "wax|wick|fragrance|jar|dye|supply",
      fields:
        "Material: text\nKind: choice wax|wick|fragrance|jar|dye|label\nSupplier: text\nLot: text\nIn stock: number 0..6000\nUnit: choice g|pieces|ml\nOrder at: number 10..2000\nAbove order point: calc inStock - orderAt\nCost: money 0.01..48 GBP",
      cells: "kind supplier lot inStock unit orderAt cost",
      rows: "Rapeseed wax|wax|Waxworks|RW-31|5200|g|3000|0.01\nBeeswax pellets|wax|Apícola Sierra|BW-07|1400|g|1000|0.02\nWick C4|wick|Wick Lane|W-118|62|pieces|40|0.12\nWick C6|wick|Wick Lane|W-119|18|pieces|40|0.13\nFig leaf oil|fragrance|Aroma House|F-90|140|ml|100|0.11\nBitter orange oil|fragrance|Aroma House|F-82|60|ml|100|0.12\nAmber jar 220 ml|jar|Glasshouse|G-44|96|pieces|48|1.4",
    },
    {
      id: "recipe",
      use: "core",
      role: "item",
      icon: "book-open",
      names: "recipe|recipes",
      also: "formula|candle|blend",
      fields:
        "Recipe: text\nWax: relation wax\nVessel: text\nWick: text\nWax weight: number 40..500 g\nFragrance load: percent 0..12\nPour at: number 45..80 °C\nCure: number 2..28 days\nCost each: money 0.8..7 GBP\nStatus: choice idea|in test|passed|retired",
      cells: "wax vessel wick waxWeight fragranceLoad pourAt cure costEach status",
      rows: "Fig jar 220|Rapeseed wax|Amber jar 220 ml|C4|180|8|58|14|3.4|passed\nOrange jar 220|Rapeseed wax|Amber jar 220 ml|C6|180|9|60|14|3.6|in test\nBeeswax pillar 6 × 12|Beeswax pellets|Mold P6|C6|310|0|72|3|5.9|passed\nWax melts, six|Rapeseed wax|Clamshell|none|80|10|62|7|1.1|passed\nSmoke jar 220|Rapeseed wax|Amber jar 220 ml|C4|180|7|58|14|3.5|in test",
    },
    {
      id: "pour",
      use: "core",
      role: "event",
      icon: "flame-kindling",
      names: "pour|pours",
      also: "batch|pouring|run",
      fields:
        "Batch: text\nRecipe: relation recipe\nPoured: date -30..4\nPieces: number 1..60\nMelted at: number 60..90 °C\nPoured at: number 45..80 °C\nRoom: number 14..28 °C\nReady on: date -15..30\nDays left: daysUntil readyOn\nTops: choice smooth|frosted|sinkhole|cracked|wet spots\nState: choice planned|cooling|curing|ready|sold out",
      cells: "recipe poured pieces meltedAt pouredAt room readyOn tops state",
      rows: "B-071 fig|Fig jar 220|@-9|24|75|58|20|@5|smooth|curing\nB-072 orange|Orange jar 220|@-4|12|75|60|19|@10|frosted|curing\nB-073 pillars|Beeswax pillar 6 × 12|@-3|8|80|72|20|@0|smooth|ready\nB-074 melts|Wax melts, six|@0|30|78|62|21|@7|smooth|cooling\nB-070 smoke|Smoke jar 220|@-16|6|75|58|18|@-2|wet spots|ready",
    },
    {
      id: "burn",
      use: "core",
      role: "log",
      icon: "flame",
      names: "burn test|burn tests",
      also: "test|wick test|evaluation",
      fields:
        "Test: text\nPour: relation pour\nDate: date -14..0\nHour: number 1..4 h\nMelt pool: number 10..90 mm\nFlame: number 8..40 mm\nJar outside: number 25..80 °C\nMushroom: boolean 30\nScent: rating 1..5\nVerdict: choice wick up|wick down|keep|more fragrance|fail",
      cells: "pour date hour meltPool flame jarOutside mushroom scent verdict",
      rows: "Smoke, first burn|B-070 smoke|@-2|2|48|18|41|no|3|wick up\nSmoke, second burn|B-070 smoke|@-1|3|55|19|44|no|3|more fragrance\nPillar, first|B-073 pillars|@0|2|44|22|30|no|2|keep\nFig, from last batch|B-071 fig|@-5|3|66|20|49|no|4|keep",
    },
  ],
  jobs: "due pour.readyOn\nkeep burn\nmove pour.state\nkeep recipe\nrank wax.aboveOrderPoint\nchart burn.verdict\nmove recipe.status\ncount wax.inStock\nrate burn.scent\nfind recipe\nagenda pour.poured\nprint recipe",
  site: {
    headline: "Poured at 58, burned three hours",
    body: "A notebook for wax, wick and scent: what went in, how it cooled, how it burned, and what to change.",
    action: "Log a pour|pour",
    services: "Batch|Weights, temperatures, room|\nBurn test|Hour by hour|\nStock|What runs out before the next pour|",
    questions:
      "How long should it cure?|Two weeks for rapeseed wax, three days for beeswax.\nWhat is fragrance load?|Oil as a share of the wax, mostly six to ten percent.\nWhy wet spots?|The jar was cold; warm it to forty.",
  },
  words: {
    tagline: "Wax, wick, pour, burn.",
    itch: "Which wick worked in the amber jar?",
    promise: "The next batch better than the last",
    pov: "POV: the melt pool reaches the glass in three hours",
    gains: ["24 fig jars in five days", "Smoke jar: one wick up", "Wick C6: 18 of 40"],
  },
});
