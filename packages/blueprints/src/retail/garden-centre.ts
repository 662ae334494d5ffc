import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "gardenCentre",
  name: "Garden center",
  icon: "plant-pot",
  says: {
    en: "garden centre|plant shop|plant store|online plant shop|garden center|garden centre shop|garden center store|garden supplies shop|plants and pots shop|garden shop with cafe|compost and pots|plant benches stock|christmas tree sales|garden furniture and plants|seed shop|bulb shop|watering rota for plants|garden center stock|plant labels and prices",
    de: "Gartencenter|Gartenmarkt|Pflanzenverkauf|Weihnachtsbaumverkauf",
    es: "centro de jardinería|vivero y tienda de plantas|tienda de jardinería|venta de plantas y macetas",
    fr: "jardinerie|rayon plantes et pots|magasin de jardinage|vente de sapins de Noël",
    pt: "centro de jardinagem|venda de plantas e vasos|garden center loja|loja de jardinagem",
  },
  forms: ["shop", "management", "site"],
  people: ["managers", "plant staff", "customers"],
  mood: "warm",
  things: [
    {
      id: "area",
      use: "core",
      role: "place",
      icon: "map",
      names: "area|areas",
      also: "bench|bed|section|greenhouse|zone",
      fields:
        "Area: text\nKind: choice outdoor beds|cold house|warm house|shop floor|yard\nWaters by: choice hand|drip|sprinkler|not watered\nLooked after by: text @people\nLines here: rollup count plant.area\nValue on the bench: rollup sum plant.area.stockValue GBP",
      cells: "kind watersBy lookedAfterBy",
      rows: "North beds|outdoor beds|sprinkler|Meg Dyer\nCold house, benches 1 to 8|cold house|drip|Meg Dyer\nWarm house|warm house|hand|Callum Roe\nShop floor|shop floor|not watered|Irene Pask\nTree yard|yard|hand|Callum Roe",
    },
    {
      id: "plant",
      use: "core",
      role: "item",
      icon: "plant-pot",
      names: "line|lines",
      also: "plant|product|shrub|tree|article",
      fields:
        "Line: text\nPicture: image\nArea: relation area\nKind: choice perennial|shrub|tree|houseplant|bulb|sundries\nPot: text\nPrice: money 3..85 GBP\nCost: money 1..45 GBP\nIn stock: number 0..240\nReorder at: number 4..30\nAbove reorder point: calc inStock - reorderAt\nStock value: calc inStock * cost GBP\nAspect: choice sun|part shade|shade|indoors|any",
      cells: "area kind pot price cost inStock reorderAt aspect",
      rows: "Hellebore, white|Cold house, benches 1 to 8|perennial|2 l|12|5.5|64|20|part shade\nWinter heather, tray of 6|North beds|perennial|9 cm|14|6|38|15|sun\nSkimmia, red berries|North beds|shrub|3 l|18|8|22|10|shade\nChristmas tree, 6 ft|Tree yard|tree|cut|48|24|140|30|any\nChristmas tree, potted 3 ft|Tree yard|tree|10 l|32|17|26|12|any\nCyclamen, mini|Warm house|houseplant|9 cm|4|1.6|110|40|indoors\nMoth orchid|Warm house|houseplant|12 cm|16|8|9|10|indoors\nTulip bulbs, 25|Shop floor|bulb|bag|8|3|70|20|sun\nPeat-free compost, 50 l|Tree yard|sundries|bag|9|4.8|210|60|any\nTerracotta pot, 30 cm|Shop floor|sundries||19|9|14|8|any",
    },
    {
      id: "task",
      use: "core",
      role: "event",
      icon: "clipboard-check",
      names: "task|tasks",
      also: "watering|round|potting on|tidying",
      fields:
        "Task: text\nArea: relation area\nKind: choice water|feed|tidy|pot on|reprice|pest check\nDue: date -1..5\nWho: text @people\nDone: boolean 30",
      cells: "area kind due who done",
      rows: "Water the orchids|Warm house|water|@0|Callum Roe|no\nTurn the trees, shake out|Tree yard|tidy|@0|Callum Roe|yes\nAphid check, cyclamen|Warm house|pest check|@1|Meg Dyer|no\nBulbs to half price|Shop floor|reprice|@4|Irene Pask|no\nFleece on the cold house|Cold house, benches 1 to 8|tidy|@-1|Meg Dyer|no\nSweep north beds|North beds|tidy|@2|Meg Dyer|no",
    },
    {
      id: "delivery",
      use: "core",
      role: "event",
      icon: "truck",
      names: "plant delivery|plant deliveries",
      also: "nursery order|trolley|goods in",
      fields:
        "Delivery: text\nGrower: text\nDue: date -2..20\nTrolleys: number 1..14\nValue: money 180..4200 GBP\nCondition: rating 3..5\nState: choice ordered|confirmed|arrived|checked in",
      cells: "grower due trolleys value condition state",
      rows: "Trees, second load|Glen Growers|@3|8|3360|5|confirmed\nOrchids|Polder Plants|@-1|2|620|4|ordered\nHellebores|Marsh Nursery|@-9|3|540|5|checked in\nSpring bedding plugs|Marsh Nursery|@80|6|980|5|ordered",
    },
    {
      id: "visit",
      use: "more",
      role: "event",
      icon: "calendar-days",
      names: "event|events",
      also: "workshop|grotto|talk|demonstration",
      fields:
        "Event: text\nStarts: dateTime 1..60 10:00..18:30\nPlaces: number 10..60\nTaken: number 0..60\nPrice: money 0..38 GBP\nAbout: text",
      cells: "starts places taken price about",
      rows: "Wreath workshop|@6T18:30|16|14|38|Moss and ring provided\nWinter pruning talk|@20T11:00|40|12|0|Bring gloves\nSanta in the warm house|@15T10:00|60|60|9|Half-hour slots",
    },
  ],
  jobs: "rank plant.aboveReorderPoint\ndue task.due\ncheck task.done\nfind plant\nsell plant.price\nshow plant.picture\nassign task.who\ncount plant.inStock\nagenda delivery.due\nmove delivery.state\nagenda visit.starts\ntotal plant.stockValue",
  site: {
    headline: "What to plant this week",
    body: "Hardy plants from growers within fifty miles, trees cut last week, and somebody on the benches who can tell shade from sun.",
    action: "See the plants|plant",
    services:
      "Tree netted and carried|Delivered within six miles|10\nPlanting service|Containers filled while you have coffee|\nSick leaf clinic|Bring a leaf in a bag, Saturdays|",
    questions:
      "Will it survive my soil?|Bring a handful; we test the pH in five minutes.\nWhen do the trees come?|Fresh loads every Tuesday until the 20th.\nAre dogs allowed?|On a lead, everywhere but the cafe.",
  },
  words: {
    tagline: "Benches, pots, watering and what grows where.",
    itch: "Who watered the orchids?",
    promise: "Full benches, nothing dry",
    pov: "POV: the trees are netted before the queue starts",
    gains: ["140 trees in the yard", "Moth orchid: one below reorder", "Fleece: due yesterday"],
  },
});
