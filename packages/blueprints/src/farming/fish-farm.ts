import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "fishFarm",
  name: "Fish farm",
  icon: "fish",
  says: {
    en: "fish farm|fish farming|aquaculture|trout farm|trout ponds|carp ponds|salmon farm|fish ponds|fish hatchery|shrimp farm|oyster farm|mussel farm|oxygen readings in ponds|fish feeding log|fish stock sampling|smolt batches|tilapia ponds|aquaponics",
    de: "Fischzucht|Forellenzucht|Teichwirtschaft|Aquakultur",
    es: "piscifactoría|acuicultura|granja de truchas|criadero de camarón",
    fr: "pisciculture|aquaculture|élevage de truites|ostréiculture",
    pt: "piscicultura|aquicultura|criação de trutas|viveiros de peixe",
  },
  forms: ["tracker", "dashboard", "management", "shop"],
  people: ["fish farmers", "buyers"],
  mood: "sober",
  things: [
    {
      id: "pond",
      use: "core",
      role: "place",
      icon: "waves-horizontal",
      names: "pond|ponds",
      also: "tank|raceway|cage|pen|unit",
      fields:
        "Pond: text\nKind: choice earth pond|raceway|round tank|net cage|hatchery trough\nVolume: number 1..4200 m³\nFlow: number 0..180 l/s\nAerators: number 0..4\nLimit: number 5..60 kg/m³\nCleaned: date -300..-3\nInlet: choice spring|brook|lake|recirculated\nState: choice stocked|empty|drying|treatment",
      cells: "kind volume flow aerators limit cleaned inlet state",
      rows: "Raceway 1|raceway|120|45|1|35|@-20|spring|stocked\nRaceway 2|raceway|120|45|1|35|@-12|spring|stocked\nRound 3|round tank|60|18|1|40|@-6|spring|stocked\nLong pond|earth pond|1800|60|2|8|@-210|brook|stocked\nMill pond|earth pond|2600|80|2|6|@-290|brook|stocked\nTrough A|hatchery trough|1|1|0|20|@-3|spring|stocked\nPond 7|earth pond|900|0|0|8|@-9|brook|drying",
    },
    {
      id: "batch",
      use: "core",
      role: "item",
      icon: "fish",
      names: "batch|batches",
      also: "stock|fish|cohort|fry|fingerlings",
      fields:
        "Batch: text\nPond: relation pond\nSpecies: choice rainbow trout|brown trout|char|carp|sturgeon\nHatched: date -900..-40\nStocked: date -700..-5\nNumber: number 200..60000\nLost: number 0..4000\nAlive: calc number - lost\nAverage weight: number 1..1800 g\nGrading due: date -8..40\nDays left: daysUntil gradingDue\nFeed: text\nReady from: date -20..300\nState: choice fry|growing|grading|ready|starving before sale|sold out",
      cells: "pond species hatched stocked number lost averageWeight gradingDue feed readyFrom state",
      rows: "RT-26-A|Trough A|rainbow trout|@-70|@-60|42000|2100|3|@6|Starter 0.8 mm|@280|fry\nRT-26-B|Round 3|rainbow trout|@-190|@-140|18000|720|48|@-1|Grower 2 mm|@190|growing\nRT-25-C|Raceway 1|rainbow trout|@-420|@-300|8200|340|310|@12|Grower 4.5 mm|@25|growing\nRT-25-D|Raceway 2|rainbow trout|@-450|@-330|6400|290|395|@0|Grower 4.5 mm|@-2|ready\nBT-25-A|Long pond|brown trout|@-560|@-380|3800|410|420|@20|Grower 4.5 mm|@-10|ready\nCA-24|Mill pond|carp|@-880|@-560|900|60|1750|@40|Barley|@5|ready\nCH-25|Raceway 2|char|@-430|@-300|1500|80|280|@0|Grower 4.5 mm|@30|growing",
    },
    {
      id: "reading",
      use: "core",
      role: "log",
      icon: "droplets",
      names: "pond check|pond checks",
      also: "reading|oxygen|water test|feeding|daily record",
      fields:
        "Check: text\nPond: relation pond\nWhen: dateTime -3..0 06:00..21:00\nOxygen: number 2.0..14.0 mg/l\nTemperature: number 1.0..22.0 °C\nWater pH: number 6.0..8.6\nAmmonia: number 0.00..1.20 mg/l\nFeed given: number 0.0..90.0 kg\nDead fish: number 0..60\nAppetite: choice keen|normal|slow|none\nBy: text @people\nNote: text",
      cells: "pond when oxygen temperature waterPH ammonia feedGiven deadFish appetite by note",
      rows: "Raceway 1, morning|Raceway 1|@0T07:00|9.4|8.6|7.4|0.05|26|1|keen|Ines Falk|\nRaceway 2, morning|Raceway 2|@0T07:08|8.7|8.6|7.4|0.11|0|2|normal|Ines Falk|Starved for sale\nRound 3, morning|Round 3|@0T07:15|6.1|8.7|7.3|0.22|14|9|slow|Ines Falk|Screen half blocked\nLong pond, morning|Long pond|@0T07:30|10.2|6.4|7.6|0.04|12|0|normal|Jakob Falk|\nMill pond, morning|Mill pond|@0T07:40|9.8|5.9|7.8|0.06|0|0|none|Jakob Falk|Too cold to feed\nTrough A, morning|Trough A|@0T06:50|10.6|8.4|7.3|0.02|1.2|40|keen|Ines Falk|\nRound 3, evening|Round 3|@-1T19:00|7.4|8.9|7.3|0.18|14|4|normal|Jakob Falk|\nRaceway 1, evening|Raceway 1|@-1T18:50|9.1|8.8|7.4|0.06|25|0|keen|Jakob Falk|",
    },
    {
      id: "order",
      use: "core",
      role: "item",
      icon: "shopping-basket",
      names: "order|orders",
      also: "sale|delivery|restocking|market order",
      fields:
        "Order: text\nBatch: relation batch\nPhone: phone\nKilos: number 2..800 kg\nPrice per kilo: money 4..22 EUR\nTotal: calc kilos * pricePerKilo EUR\nAs: choice live|whole on ice|gutted|fillet|smoked\nDate: date -5..30\nKind: choice restaurant|market|angling club|shop|private\nState: choice asked|confirmed|netted|delivered\nPaid: boolean 50",
      cells: "batch phone kilos pricePerKilo as date kind state paid",
      rows: "Inn on the lake|RT-25-D|555-0101|30|9.5|gutted|@0|restaurant|netted|no\nAngling club, restocking|BT-25-A|555-0102|400|8.2|live|@9|angling club|confirmed|no\nSaturday market|RT-25-D|555-0103|60|14|smoked|@1|market|confirmed|yes\nChristmas carp|CA-24|555-0104|120|7|live|@26|private|confirmed|no\nFish shop Harms|RT-25-D|555-0105|80|8.9|whole on ice|@2|shop|confirmed|no\nWedding, fillets|RT-25-C|555-0106|18|19|fillet|@27|private|asked|no\nInn, last week|RT-25-D|555-0101|28|9.5|gutted|@-5|restaurant|delivered|yes",
    },
    {
      id: "sample",
      use: "more",
      role: "log",
      icon: "ruler",
      names: "sampling|samplings",
      also: "weighing|grading|health check|treatment",
      fields:
        "Sampling: text\nBatch: relation batch\nDate: date -60..0\nFish weighed: number 10..200\nAverage: number 1..1800 g\nFeed conversion: number 0.7..2.0\nGills: choice clean|pale|parasites\nDid: choice weighed|graded|salt bath|vaccinated",
      cells: "batch date fishWeighed average feedConversion gills did",
      rows: "RT-25-D, before sale|RT-25-D|@-5|60|395|1.1|clean|weighed\nRT-26-B, monthly|RT-26-B|@-28|100|34|0.9|clean|weighed\nRT-25-C, monthly|RT-25-C|@-14|80|310|1.05|clean|graded\nRT-26-B, gills|RT-26-B|@-2|30|48|0.95|parasites|salt bath",
    },
  ],
  jobs: "keep reading\nchart reading.oxygen\ndue batch.gradingDue\nagenda order.date\nmove batch.state\nkeep batch\nmove order.state\ntotal reading.feedGiven\nkeep sample\nmove pond.state\ncheck order.paid\nrank batch.averageWeight",
  site: {
    headline: "Spring water in, trout out",
    body: "Rainbow, brown trout and char from nine-degree water, netted in the morning. Live for clubs, on ice for kitchens, smoked on Fridays.",
    action: "Order fish|order",
    services:
      "Trout, gutted|Per kilo|9.5\nSmoked trout|Per kilo, warm on Fridays|14\nLive brown trout|For restocking, per kilo|8.2\nCarp|From December, per kilo|7",
    questions:
      "How much notice do you need?|Two days; they are not fed before sale.\nCan you restock our water?|Yes, with health papers and an oxygen tank.\nDo you sell single fish?|At the hatch, Fridays and Saturdays.\nWhat are they fed?|Pellets with fish meal from offcuts, and the carp barley.",
  },
  words: {
    tagline: "Oxygen, feed, losses and which pond is ready.",
    itch: "Why is round 3 at six milligrams?",
    promise: "Every pond read by half past seven",
    pov: "POV: the oxygen drops and you clear the screen",
    gains: ["7 batches, 3 ready to sell", "Round 3: 6.1 milligrams, nine dead", "400 kilos for the angling club"],
  },
});
