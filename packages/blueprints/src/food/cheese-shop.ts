import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "cheeseShop",
  name: "Cheese dairy and shop",
  icon: "cheese",
  says: {
    en: "cheese dairy|cheese shop|cheesemonger|cheese maker|cheesemaker|cheese making|creamery|cheese cellar|cheese ripening|cheese batches|affineur|cheese wheels|cheese counter|artisan cheese|goat cheese dairy|cheese make log|farmhouse cheese",
    de: "Käserei|Käseladen|Hofkäserei|Käsereifung",
    es: "quesería|tienda de quesos|elaboración de queso|maduración de quesos",
    fr: "fromagerie|fromager|affinage|crémerie",
    pt: "queijaria|loja de queijos|produção de queijo|cura de queijos",
  },
  forms: ["management", "shop", "site", "tracker"],
  people: ["cheesemakers", "customers"],
  mood: "warm",
  things: [
    {
      id: "cheese",
      use: "core",
      role: "item",
      icon: "cheese",
      names: "cheese|cheeses",
      also: "product|recipe|kind of cheese|wheel",
      fields:
        "Cheese: text\nPicture: image\nMilk: choice cow|goat|sheep|mixed\nStyle: choice fresh|soft|washed rind|hard|blue\nRaw milk: boolean 50\nRennet: choice animal|microbial|thistle\nRipens: number 0..400 days\nPer kilo: money 14..42 EUR\nIn counter: number 0..30 kg\nFor sale: boolean 90\nAbout: text",
      cells: "milk style rawMilk rennet ripens perKilo inCounter forSale about",
      rows: "Curd with herbs|cow|fresh|no|microbial|1|14|6|yes|Eat within the week\nLittle ash|goat|soft|no|animal|14|29|4.2|yes|Ash rind, lemon inside\nAbbey square|cow|washed rind|yes|animal|60|26|7.5|yes|Smells more than it bites\nAlm wheel, young|cow|hard|yes|animal|120|22|18|yes|\nAlm wheel, old|cow|hard|yes|animal|365|31|11|yes|Crystals\nThistle sheep|sheep|hard|yes|thistle|180|38|3.6|yes|Only from spring milk\nSlate blue|cow|blue|no|microbial|75|28|2.8|yes|",
    },
    {
      id: "batch",
      use: "core",
      role: "log",
      icon: "flask-round",
      names: "batch|batches",
      also: "vat|make|lot|production day",
      fields:
        "Batch: text\nCheese: relation cheese\nMade: date -400..0\nLiters: number 80..1200 l\nMilk pH: number 6.4..6.8\nRennet at: number 28..34 °C\nHeated to: number 32..54 °C\nWheels: number 4..60\nCheese out: number 8..115 kg\nInto brine until: date -395..3\nReady: date -30..200\nDays left: daysUntil ready\nState: choice in the vat|pressing|in brine|ripening|ready|blocked\nLab: choice not sent|waiting|clear|found something",
      cells: "cheese made liters milkPH rennetAt heatedTo wheels cheeseOut intoBrineUntil ready state lab",
      rows: "A-331|Alm wheel, young|@0|1100|6.62|32|51|14|104|@2|@120|pressing|not sent\nL-330|Little ash|@-1|90|6.58|30|32|60|12|@0|@13|in brine|not sent\nB-322|Slate blue|@-9|300|6.6|31|33|12|34|@-8|@66|ripening|waiting\nQ-305|Abbey square|@-26|400|6.61|32|38|40|44|@-25|@34|ripening|clear\nA-270|Alm wheel, young|@-61|1080|6.63|32|51|14|101|@-59|@59|ripening|clear\nS-210|Thistle sheep|@-170|240|6.6|31|40|16|42|@-168|@10|ripening|clear\nA-212|Alm wheel, young|@-119|1090|6.62|32|51|14|102|@-117|@1|ready|clear\nA-011|Alm wheel, old|@-360|1120|6.64|32|52|14|106|@-358|@5|ripening|clear\nQ-290|Abbey square|@-41|380|6.59|32|38|38|41|@-40|@19|blocked|found something",
    },
    {
      id: "care",
      use: "core",
      role: "event",
      icon: "brush",
      names: "turning|turnings",
      also: "rind care|brushing|washing|cellar round",
      fields:
        "Care: text\nBatch: relation batch\nDue: date -3..5\nWork: choice turn|brush|wash with brine|wash with cider|pierce|wax\nShelf: choice cellar 1 A|cellar 1 B|cellar 2 A|blue room|drying room\nDone: boolean 35\nSeen: text",
      cells: "batch due work shelf done seen",
      rows: "Turn and brush A-270|A-270|@0|brush|cellar 1 A|no|Rind dry\nWash Q-305|Q-305|@0|wash with brine|cellar 2 A|yes|Orange, even\nPierce B-322|B-322|@0|pierce|blue room|no|\nTurn L-330|L-330|@0|turn|drying room|yes|\nBrush A-011|A-011|@-1|brush|cellar 1 B|no|Mites at the edge\nTurn S-210|S-210|@1|turn|cellar 1 B|no|\nWash Q-305 again|Q-305|@3|wash with brine|cellar 2 A|no|",
    },
    {
      id: "order",
      use: "core",
      role: "item",
      icon: "shopping-basket",
      names: "order|orders",
      also: "cheese order|platter|wholesale order|market order",
      fields:
        "Order: text\nCheese: relation cheese\nKilos: number 0.2..15 kg\nPhone: phone\nCollect: date -2..14\nKind: choice counter|platter|restaurant|shop|market\nState: choice taken|cut|wrapped|collected\nTotal: money 8..330 EUR\nPaid: boolean 50",
      cells: "cheese kilos phone collect kind state total paid",
      rows: "Inn, cheese trolley|Alm wheel, old|4|555-0101|@0|restaurant|wrapped|124|no\nVillage shop|Alm wheel, young|12|555-0102|@1|shop|taken|264|no\nPlatter for twenty|Abbey square|2|555-0103|@3|platter|taken|52|yes\nMarta, half a wheel|Alm wheel, young|3.6|555-0104|@0|counter|cut|79.2|no\nSaturday market|Little ash|3|555-0105|@2|market|taken|87|yes\nBook club|Slate blue|0.6|555-0106|@-1|counter|collected|16.8|yes",
    },
    {
      id: "reading",
      use: "more",
      role: "log",
      icon: "thermometer",
      names: "cellar reading|cellar readings",
      also: "climate|humidity|temperature",
      fields:
        "Reading: text\nCellar: choice cellar 1|cellar 2|blue room|drying room\nWhen: dateTime -3..0 07:00..18:00\nTemperature: number 6.0..18.0 °C\nHumidity: percent 75..98\nIn range: boolean 90",
      cells: "cellar when temperature humidity inRange",
      rows: "Cellar 1, morning|cellar 1|@0T07:10|12.4|92|yes\nCellar 2, morning|cellar 2|@0T07:12|13.1|95|yes\nBlue room, morning|blue room|@0T07:15|9.2|96|yes\nDrying room, morning|drying room|@0T07:18|16|78|yes\nCellar 1, last night|cellar 1|@-1T18:00|13.9|86|no",
    },
  ],
  jobs: "due care.due\ncheck care.done\nmove batch.state\nkeep batch\ndue batch.ready\nagenda order.collect\nmove order.state\ncount cheese.inCounter\nsell cheese.perKilo\nfind cheese\nchart reading.humidity\ntotal order.kilos",
  site: {
    headline: "Milk at six, cheese by spring",
    body: "Seven cheeses from one herd and its neighbors, made in a copper vat and turned by hand. The shop is open when the cellar is.",
    action: "Order cheese|order",
    services:
      "Alm wheel, old|A year in the cellar, per kilo|31\nLittle ash|Goat, two weeks|29\nPlatter for twenty|Five cheeses, labels, bread|96\nCellar tour|An hour, with tasting|9",
    questions:
      "Is it raw milk?|Four of seven are; each label says so.\nHow do I keep it?|In its paper, in the vegetable drawer, and out an hour before.\nDo you use animal rennet?|For most. Curd and blue are microbial, the sheep cheese uses thistle.\nMay I buy a whole wheel?|Yes, about seven kilos, a week ahead.",
  },
  words: {
    tagline: "Vats, wheels and which shelf is due for a brush.",
    itch: "Which wheels get turned today?",
    promise: "Every wheel turned, every batch traced",
    pov: "POV: the wheel you made a year ago is ready",
    gains: ["9 batches, 1 blocked by lab", "A-011: old in 5 days", "12 kilos for the village shop"],
  },
});
