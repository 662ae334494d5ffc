import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "coffeeRoastery",
  name: "Coffee roastery",
  icon: "bean",
  says: {
    en: "coffee roastery|coffee roaster|coffee roasting|roast batches|roast log|roast profiles|green coffee stock|green beans inventory|cupping notes|cupping scores|coffee subscriptions|coffee beans shop|roast schedule|wholesale coffee orders|specialty coffee roaster|coffee bean subscription",
    de: "Kaffeerösterei|Kaffeeröster|Röstprotokoll|Kaffee-Abo",
    es: "tostador de café|tostadora de café|tueste de café|suscripción de café",
    fr: "torréfacteur|torréfaction|brûlerie de café|abonnement café",
    pt: "torrefação de café|torrefador|perfis de torra|assinatura de café",
  },
  forms: ["management", "shop", "dashboard", "site"],
  people: ["roasters", "wholesale customers", "subscribers"],
  mood: "warm",
  things: [
    {
      id: "green",
      use: "core",
      role: "item",
      icon: "bean",
      names: "green coffee|green coffees",
      also: "green bean|raw coffee|lot|origin",
      fields:
        "Lot: text\nCountry: text\nFarm: text\nProcess: choice washed|natural|honey|wet hulled\nVariety: text\nBags of 60: number 0..40\nIn stock: number 0..900 kg\nReorder at: number 30..180 kg\nPrice per kilo: money 5..14 EUR\nStock value: calc inStock * pricePerKilo EUR\nMoisture: percent 9..12\nArrived: date -300..-10\nCup score: number 80..90",
      cells: "country farm process variety bagsOf60 inStock reorderAt pricePerKilo moisture arrived cupScore",
      rows: "Ethiopia Guji 24|Ethiopia|Washing station Hambela|washed|Heirloom|9|412|120|8.6|10.8|@-90|87.5\nBrazil Cerrado 11|Brazil|Fazenda Boa Sorte|natural|Catuai|14|690|180|5.9|11.2|@-140|83.5\nColombia Huila 7|Colombia|Finca El Mirador|washed|Caturra|5|168|120|8.1|10.9|@-75|85.75\nGuatemala Antigua 3|Guatemala|Finca San Rafael|washed|Bourbon|2|96|90|8.9|11|@-200|85\nKenya Nyeri AB|Kenya|Cooperative Gatito|washed|SL28|1|38|60|12.4|10.6|@-60|88.25\nSumatra Lintong|Indonesia|Smallholders|wet hulled|Ateng|3|150|60|7.4|11.8|@-160|83\nCosta Rica Tarrazu|Costa Rica|Micromill La Loma|honey|Catuai|2|74|60|9.7|10.7|@-45|86",
    },
    {
      id: "coffee",
      use: "core",
      role: "item",
      icon: "coffee",
      names: "coffee|coffees",
      also: "blend|single origin|espresso|bag|product",
      fields:
        "Coffee: text\nPicture: image\nMain lot: relation green\nKind: choice filter|espresso|omni|decaf\nBag: choice 250 g|500 g|1 kg\nPrice: money 8..36 EUR\nWholesale price: money 14..24 EUR\nTarget color: number 50..85\nNotes of: tags chocolate|nuts|caramel|citrus|berries|stone fruit|flowers|spice\nFor sale: boolean 90",
      cells: "mainLot kind bag price wholesalePrice targetColor notesOf forSale",
      rows: "Harbor espresso|Brazil Cerrado 11|espresso|250 g|9.5|17|58|chocolate; nuts|yes\nGuji filter|Ethiopia Guji 24|filter|250 g|12.5|21|76|flowers; citrus|yes\nHuila omni|Colombia Huila 7|omni|250 g|11.5|19.5|68|caramel; stone fruit|yes\nNight boat|Sumatra Lintong|espresso|250 g|10|17.5|54|spice; chocolate|yes\nNyeri limited|Kenya Nyeri AB|filter|250 g|15.5|24|77|berries; citrus|no\nAntigua house|Guatemala Antigua 3|omni|1 kg|36|18.5|66|chocolate; citrus|yes\nLoma honey|Costa Rica Tarrazu|filter|250 g|13|21.5|74|stone fruit; caramel|yes",
    },
    {
      id: "roast",
      use: "core",
      role: "log",
      icon: "flame",
      names: "roast|roasts",
      also: "batch|roast batch|charge|profile",
      fields:
        "Batch: text\nCoffee: relation coffee\nLot: relation green\nDate: date -7..3\nCharge: number 3..15 kg\nOut: number 2.5..13 kg\nLost: calc charge - out kg\nCharge temperature: number 170..215 °C\nFirst crack: number 6..11 min\nDrop time: number 8..14 min\nDrop temperature: number 200..226 °C\nDevelopment: percent 14..24\nColor: number 50..85\nState: choice planned|roasting|resting|cupped|released|blended away",
      cells: "coffee lot date charge out chargeTemperature firstCrack dropTime dropTemperature development color state",
      rows: "R-1180|Harbor espresso|Brazil Cerrado 11|@0|15|12.6|205|8.7|11.1|217|21|58|resting\nR-1181|Harbor espresso|Brazil Cerrado 11|@0|15|12.7|205|8.6|11|216.5|22|59|resting\nR-1182|Guji filter|Ethiopia Guji 24|@0|12|10.4|198|8.2|9.7|208|15|76|resting\nR-1183|Huila omni|Colombia Huila 7|@1|12|10.2|200|8.5|10.4|212|18|68|planned\nR-1178|Night boat|Sumatra Lintong|@-2|10|8.2|206|9|11.9|222|24|50|cupped\nR-1177|Nyeri limited|Kenya Nyeri AB|@-3|6|5.2|195|7.9|9.3|207|15|77|released\nR-1176|Antigua house|Guatemala Antigua 3|@-3|15|12.8|202|8.6|10.6|213|19|66|released\nR-1175|Loma honey|Costa Rica Tarrazu|@-4|8|6.9|197|8|9.6|208.5|17|74|released",
    },
    {
      id: "order",
      use: "core",
      role: "item",
      icon: "shopping-bag",
      names: "order|orders",
      also: "wholesale order|subscription box|delivery",
      fields:
        "Order: text\nCustomer: text\nCoffee: relation coffee\nKilos: number 0.25..30 kg\nPrice per kilo: money 17..62 EUR\nTotal: calc kilos * pricePerKilo EUR\nKind: choice wholesale|web|subscription|market\nGrind: choice beans|espresso|filter|French press\nShips: date -3..7\nState: choice new|to roast|to pack|shipped|collected\nPaid: boolean 60",
      cells: "customer coffee kilos pricePerKilo kind grind ships state paid",
      rows: "Corner cafe, week|The Corner Cafe|Harbor espresso|24|17|wholesale|beans|@1|to pack|no\nHotel breakfast|Hotel Lindenhof|Antigua house|18|18.5|wholesale|filter|@1|to pack|no\nBike shop bar|Spoke and Bean|Huila omni|12|19.5|wholesale|beans|@2|to roast|yes\nJana, monthly|Jana Kessler|Guji filter|0.5|50|subscription|filter|@1|to pack|yes\nOwen, monthly|Owen Rhys|Loma honey|0.25|52|subscription|beans|@0|shipped|yes\nMarket day|Saturday stall|Night boat|8|40|market|beans|@3|new|yes\nRita asks for two|Rita Sousa|Nyeri limited|0.5|62|web|beans|@-1|shipped|yes\nBookshop corner|Pages and Cups|Harbor espresso|6|17|wholesale|espresso|@4|new|no",
    },
    {
      id: "cupping",
      use: "more",
      role: "log",
      icon: "notebook-pen",
      names: "cupping|cuppings",
      also: "tasting|score sheet|quality check",
      fields:
        "Cupping: text\nBatch: text\nDate: date -10..0\nScore: number 78..90\nAcidity: rating 1..5\nBody: rating 1..5\nSweetness: rating 1..5\nFault: choice none|baked|scorched|underdeveloped|grassy\nRemark: text",
      cells: "batch date score acidity body sweetness fault remark",
      rows: "Night boat, too dark|R-1178|@-1|80.5|2|5|3|scorched|Drop four degrees earlier\nNyeri, day after|R-1177|@-2|88|5|3|5|none|Blackcurrant\nAntigua, usual|R-1176|@-2|84.5|3|4|4|none|\nLoma, first roast|R-1175|@-3|86|4|3|5|none|Apricot, keep this one",
    },
  ],
  jobs: "move roast.state\nagenda order.ships\nkeep roast\nmove order.state\ncount green.inStock\nchart roast.color\nsell coffee.price\nkeep green\ntotal order.kilos\nrank green.cupScore\ncheck order.paid\nkeep cupping",
  site: {
    headline: "Roasted today, in the post tomorrow",
    body: "Seven coffees, each with its farm, its lot and the day it came out of the drum. Beans or ground, once or every month.",
    action: "Order coffee|order",
    services:
      "Harbor espresso|250 grams, chocolate and nuts|9.5\nGuji filter|250 grams, flowers and citrus|12.5\nMonthly box|Two bags, roaster's choice|24\nCafe supply|Per kilo, twelve kilos and up|17",
    questions:
      "How fresh is it?|Roasted to order, at most three days before it leaves.\nHow long should espresso rest?|A week is good, two are better.\nDo you grind?|Yes. Tell us the brewer, not the number.\nCan we visit?|Fridays at four there is a cupping, eight places.",
  },
  words: {
    tagline: "Lots, batches and what must be roasted for tomorrow.",
    itch: "Was the last roast two points darker?",
    promise: "Every bag back to its batch and its lot",
    pov: "POV: R-1178 went too dark and you know why",
    gains: ["8 batches, 3 roasted today", "Kenya: 38 kilos, reorder at 60", "24 kilos for the corner cafe"],
  },
});
