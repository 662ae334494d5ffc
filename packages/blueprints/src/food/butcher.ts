import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "butcher",
  name: "Butcher's shop",
  icon: "beef",
  says: {
    en: "butcher|butcher's shop|butchers shop|butcher shop|butchery|meat orders|christmas meat orders|turkey orders|meat cutting list|sausage making|farm butcher|meat boxes|half pig orders|meat counter|halal butcher|meat traceability|carcass breakdown|game dealer",
    de: "Metzgerei|Fleischerei|Schlachterei|Fleischbestellungen",
    es: "carnicería|charcutería|pedidos de carne|despiece de canales",
    fr: "boucherie|boucher|charcuterie|commandes de viande",
    pt: "talho|açougue|charcutaria|encomendas de carne",
  },
  forms: ["management", "shop", "site"],
  people: ["butchers", "customers"],
  mood: "sober",
  things: [
    {
      id: "animal",
      use: "core",
      role: "item",
      icon: "beef",
      names: "carcass|carcasses",
      also: "animal|side|batch|delivery|lot",
      fields:
        "Carcass: text\nKind: choice beef|pork|lamb|chicken|turkey|venison\nFarm: text\nEar tag or lot: text\nKilled: date -40..-2\nArrived: date -38..0\nWeight: number 2..340 kg\nCost per kilo: money 2..12 GBP\nCost: calc weight * costPerKilo GBP\nHung until: date -5..20\nDays left: daysUntil hungUntil\nState: choice ordered|hanging|being cut|cut|sold out",
      cells: "kind farm earTagOrLot killed arrived weight costPerKilo hungUntil state",
      rows: "Beef side, Longhorn|beef|Hill Farm|UK 302114 500871|@-24|@-22|148|6.4|@4|hanging\nBeef hindquarter|beef|Brook Farm|UK 119870 300455|@-30|@-27|74|7.1|@-1|being cut\nPork, two sides|pork|Oak Tree Farm|Slap 4471|@-5|@-4|86|3.2|@-2|cut\nLambs, four|lamb|Fell Side|UK 0 611302|@-8|@-6|78|6.9|@-1|being cut\nChickens, crate|chicken|Green Lane|Lot C-2211|@-2|@-1|48|4.2|@3|cut\nTurkeys, ten bronze|turkey|Green Lane|Lot T-01|@-2|@0|68|8.5|@12|hanging\nRoe deer, two|venison|Estate larder|Tag 88, 89|@-9|@-7|31|5.8|@0|hanging",
    },
    {
      id: "cut",
      use: "core",
      role: "item",
      icon: "ham",
      names: "cut|cuts",
      also: "joint|steak|sausage|product|meat",
      fields:
        "Cut: text\nPicture: image\nAnimal: choice beef|pork|lamb|chicken|turkey|venison|mixed\nPer kilo: money 5..46 GBP\nIn counter: number 0..30 kg\nOwn make: boolean 30\nAllergens: tags none|gluten|milk|mustard|celery|sulphites\nCook: choice roast|grill|slow|pan|ready to eat\nUse by: date 0..14\nFrom: relation animal",
      cells: "animal perKilo inCounter ownMake allergens cook useBy from",
      rows: "Rib of beef|beef|28.5|8.4|no|none|roast|@6|Beef hindquarter\nSirloin steak|beef|32|5.2|no|none|pan|@5|Beef hindquarter\nShin, boned|beef|13.5|6|no|none|slow|@4|Beef hindquarter\nShoulder of pork|pork|9.2|11.3|no|none|roast|@5|Pork, two sides\nCumberland sausage|pork|10.8|9.5|yes|gluten; sulphites|pan|@4|Pork, two sides\nDry-cured bacon|pork|14.6|6.8|yes|none|pan|@14|Pork, two sides\nLeg of lamb|lamb|19.5|7.1|no|none|roast|@5|Lambs, four\nLamb and mint burger|lamb|13|3.4|yes|gluten; sulphites|grill|@3|Lambs, four\nWhole chicken|chicken|8.4|22|no|none|roast|@6|Chickens, crate\nHaunch of venison|venison|24|5.5|no|none|roast|@7|Roe deer, two",
    },
    {
      id: "order",
      use: "core",
      role: "item",
      icon: "clipboard-list",
      names: "order|orders",
      also: "pre-order|Christmas order|collection|meat box",
      fields:
        "Order: text\nCustomer: text\nPhone: phone\nCut: relation cut\nKilos: number 0.5..12 kg\nHow: text\nCollect: date -3..30\nDays left: daysUntil collect\nKind: choice counter|Christmas|wholesale|box\nDeposit: money 0..60 GBP\nState: choice taken|to cut|cut and tied|in the chiller|collected\nPaid: boolean 40",
      cells: "customer phone cut kilos how collect kind deposit state paid",
      rows: "Rib for six|Audrey Pell|555-0101|Rib of beef|3.2|On the bone, chined|@1|counter|0|to cut|no\nPub roast|The Plow Inn|555-0102|Shoulder of pork|9|Boned, scored, rolled|@1|wholesale|0|cut and tied|no\nSausages for the scouts|Ted Marlowe|555-0103|Cumberland sausage|6|In eights|@2|counter|20|taken|no\nLamb, butterflied|Nasrin Akhtar|555-0104|Leg of lamb|2.4|Butterflied, no string|@0|counter|0|in the chiller|yes\nChristmas rib|The Hadleys|555-0105|Rib of beef|4.5|French trimmed|@27|Christmas|40|taken|no\nChristmas bacon|Edie Frost|555-0106|Dry-cured bacon|1.5|Streaky, thick|@27|Christmas|10|taken|no\nFamily box|Gareth Moss|555-0107|Whole chicken|4.2|Jointed, bags of four|@-2|box|0|collected|yes\nVenison for Friday|Isla Kerr|555-0108|Haunch of venison|2.8|Larded|@4|counter|0|taken|no",
    },
    {
      id: "temperature",
      use: "core",
      role: "log",
      icon: "thermometer",
      names: "temperature check|temperature checks",
      also: "chiller reading|fridge log|delivery check",
      fields:
        "Check: text\nWhere: choice chiller 1|hanging room|counter|freezer|delivery van\nWhen: dateTime -2..0 06:30..17:30\nReading: number -25..12 °C\nLimit: number -18..8 °C\nIn range: boolean 92\nBy: text @people",
      cells: "where when reading limit inRange by",
      rows: "Chiller, opening|chiller 1|@0T06:45|1.8|4|yes|Ray Dobson\nHanging room, opening|hanging room|@0T06:48|1.2|3|yes|Ray Dobson\nCounter, noon|counter|@0T12:05|4.6|4|no|Tilly Shaw\nFreezer, opening|freezer|@0T06:50|-20|-18|yes|Ray Dobson\nPork delivery|delivery van|@-1T07:20|3.1|7|yes|Tilly Shaw",
    },
    {
      id: "making",
      use: "more",
      role: "log",
      icon: "utensils",
      names: "making|makings",
      also: "sausage batch|cure|mince batch|pie batch",
      fields:
        "Batch: text\nCut: relation cut\nMade: date -20..0\nKilos: number 3..30 kg\nCasing or cure: text\nFrom: relation animal\nReady: date -5..15",
      cells: "cut made kilos casingOrCure from ready",
      rows: "Cumberland 118|Cumberland sausage|@-1|18|Hog 32/35|Pork, two sides|@0\nBacon cure 40|Dry-cured bacon|@-10|14|Salt, sugar, juniper|Pork, two sides|@2\nBurger 77|Lamb and mint burger|@-1|6|None|Lambs, four|@0\nCumberland 117|Cumberland sausage|@-6|16|Hog 32/35|Pork, two sides|@-5",
    },
  ],
  jobs: "agenda order.collect\nmove order.state\nkeep order\ncheck temperature.inRange\ndue cut.useBy\nkeep animal\ncount cut.inCounter\nsell cut.perKilo\ndue animal.hungUntil\nfind cut\ntotal order.kilos\nkeep making",
  site: {
    headline: "From four farms, hung as long as it needs",
    body: "Beef, pork and lamb from farms within fifteen miles, cut as you ask. Order by evening, collect from eight.",
    action: "Order meat|order",
    services:
      "Sunday joint|Tied, with cooking times|28.5\nOwn sausages|Per kilo, five kinds|10.8\nMeat box|Five kilos for a family|58\nChristmas order|With a deposit, from November|",
    questions:
      "Can you bone and roll it?|Yes, say so when you order.\nWhere does the beef come from?|Every side has a farm and an ear tag; ask at the counter.\nHow much per person?|Three hundred grams off the bone, five hundred on.\nDo you make sausages without gluten?|On Tuesdays, before anything else.",
  },
  words: {
    tagline: "Who collects what tomorrow, from which side, cut how.",
    itch: "Was the rib to be chined?",
    promise: "Every joint cut right and traced to a farm",
    pov: "POV: Christmas orders are in and the sides add up",
    gains: ["8 orders, 2 for Christmas", "Longhorn: hangs 4 more days", "18 kilos of Cumberland, batch 118"],
  },
});
