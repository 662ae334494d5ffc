import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "cafe",
  name: "Cafe",
  icon: "coffee",
  says: {
    en: "cafe|coffee shop|coffee bar|espresso bar|cafe menu|coffee shop orders|coffee pre-orders|coffee loyalty card|tea room and cafe|cafe website|brunch cafe|cafe opening checklist|cafe waste log|barista shifts|cat cafe|takeaway coffee",
    de: "Café|Kaffeebar|Café mit Frühstück|Kaffee zum Mitnehmen",
    es: "cafetería|carta de cafetería|pedidos de café|café para llevar",
    fr: "salon de café|café et pâtisseries|carte du café|café à emporter",
    pt: "cafetaria|cafeteria|carta do café|café para levar",
  },
  forms: ["site", "shop", "management", "booking"],
  people: ["baristas", "guests"],
  mood: "warm",
  things: [
    {
      id: "item",
      use: "core",
      role: "item",
      icon: "coffee",
      names: "item|items",
      also: "drink|coffee|cake|menu|snack|product",
      fields:
        "Name: text\nPicture: image\nGroup: choice coffee|tea|cold|breakfast|lunch|cake\nPrice: money 2..14 EUR\nCost: money 0.3..5 EUR\nMargin: calc price - cost EUR\nMilk choice: boolean 35\nAllergens: tags none|gluten|milk|egg|nuts|soy|sesame\nOn today: boolean 90\nAbout: text",
      cells: "group price cost milkChoice allergens onToday about",
      rows: "Flat white|coffee|3.9|0.9|yes|milk|yes|Double shot, house roast\nFilter of the week|coffee|3.6|0.7|no|none|yes|Washed Ethiopian\nOat cortado|coffee|3.9|1|yes|none|yes|\nMasala chai|tea|4.2|0.8|yes|milk|yes|Simmered here\nIced lemon verbena|cold|4.4|0.9|no|none|no|Summer only\nEggs on sourdough|breakfast|9.8|3.1|no|gluten; egg|yes|Till noon\nPorridge, baked apple|breakfast|7.4|1.9|yes|milk; nuts|yes|\nLentil soup|lunch|8.2|2.2|no|none|yes|With bread\nCarrot cake|cake|4.8|1.3|no|gluten; egg; nuts|yes|Baked by Ilona\nCardamom bun|cake|3.6|0.9|no|gluten; milk; egg|yes|Out at eight",
    },
    {
      id: "regular",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "regular|regulars",
      also: "guest|customer|member|client",
      fields:
        "Name: text\nPhone: phone\nUsual: relation item\nStamps: number 0..9\nFree coffees: number 0..3\nOwn cup: boolean 40\nLast here: date -30..0\nMind: text",
      cells: "phone usual stamps freeCoffees ownCup lastHere mind",
      rows: "Mattie Crane|555-0101|Flat white|7|0|yes|@0|Half a shot after noon\nOsman Yildiz|555-0102|Filter of the week|9|1|yes|@0|\nGreta Holm|555-0103|Oat cortado|3|0|no|@-1|Nut allergy\nPercy Adams|555-0104|Masala chai|1|2|no|@-2|Corner seat, crossword\nLou and baby|555-0105|Flat white|5|0|no|@-3|High chair\nDana Petrov|555-0106|Oat cortado|8|0|yes|@-6|\nRui Teixeira|555-0107|Flat white|0|1|no|@-9|Extra hot\nAnke Moser|555-0108|Filter of the week|2|0|yes|@-12|",
    },
    {
      id: "order",
      use: "core",
      role: "item",
      icon: "shopping-bag",
      names: "order|orders",
      also: "pre-order|ticket|takeaway|tab",
      fields:
        "Order: text\nItem: relation item\nGuest: relation regular\nQuantity: number 1..8\nMilk: choice dairy|oat|soy|none\nWhere: choice table 1|table 2|window|terrace|takeaway\nPick-up: dateTime -1..1 07:30..17:00\nState: choice new|making|ready|served|canceled\nTotal: money 3..60 EUR\nPaid: boolean 60",
      cells: "item guest quantity milk where pickUp state total paid",
      rows: "Mattie, the usual|Flat white|Mattie Crane|1|dairy|takeaway|@0T08:10|ready|3.9|yes\nOsman, filter|Filter of the week|Osman Yildiz|1|none|window|@0T08:15|making|3.6|yes\nOffice on the corner|Oat cortado|Dana Petrov|6|oat|takeaway|@0T09:00|new|23.4|no\nPercy, chai|Masala chai|Percy Adams|1|dairy|table 2|@0T08:20|new|4.2|no\nLou, breakfast|Eggs on sourdough|Lou and baby|1|none|table 1|@0T08:05|served|9.8|no\nBuns for the choir|Cardamom bun|Anke Moser|8|none|takeaway|@1T17:00|new|28.8|yes\nGreta, cortado|Oat cortado|Greta Holm|1|oat|terrace|@-1T10:30|served|3.9|yes\nRui, soup|Lentil soup|Rui Teixeira|1|none|table 2|@-1T12:40|served|8.2|yes",
    },
    {
      id: "delivery",
      use: "core",
      role: "item",
      icon: "package",
      names: "delivery item|delivery items",
      also: "stock|supply|beans|milk order",
      fields:
        "Supply: text\nSupplier: text\nUnit: choice kg|l|piece|tray\nIn stock: number 0..60\nOrder at: number 2..24\nDelivery day: choice Monday|Tuesday|Wednesday|Thursday|Friday|daily\nUse by: date -1..200",
      cells: "supplier unit inStock orderAt deliveryDay useBy",
      rows: "House roast|Two Hills Roasters|kg|9|6|Tuesday|@40\nFilter beans|Two Hills Roasters|kg|3|2|Tuesday|@40\nWhole milk|Meadow Dairy|l|18|24|daily|@4\nOat drink|Meadow Dairy|l|22|12|Monday|@120\nSourdough loaf|Corner Bakery|piece|6|4|daily|@1\nEggs, tray of 30|Hen Farm|tray|2|2|Thursday|@9\nLids, 100|Paper and Cup|piece|4|3|Friday|@200",
    },
    {
      id: "check",
      use: "more",
      role: "log",
      icon: "clipboard-check",
      names: "daily check|daily checks",
      also: "opening check|fridge temperature|cleaning check|grind setting",
      fields:
        "Check: text\nWhen: dateTime -2..0 06:45..18:00\nKind: choice fridge|dial-in|cleaning|till\nReading: number 0..400\nBy: text @people\nFine: boolean 90",
      cells: "when kind reading by fine",
      rows: "Milk fridge, opening|@0T06:50|fridge|4|Ilona Vagner|yes\nDial-in, 18 g in 36 g out|@0T07:05|dial-in|28|Ilona Vagner|yes\nTill float|@0T07:15|till|150|Ilona Vagner|yes\nCake fridge, closing|@-1T17:50|fridge|9|Theo Marsh|no\nGroup heads back-flushed|@-1T17:55|cleaning|2|Theo Marsh|yes",
    },
  ],
  jobs: "move order.state\nsell item.price\ncheck item.onToday\nfind item\nkeep order\ncount regular.stamps\ncount delivery.inStock\ndue delivery.useBy\ncheck order.paid\nshow item.picture\ntotal order.total\nrank item.margin",
  site: {
    headline: "Coffee at half past seven, cake from eight",
    body: "Two blends, oat or cow, eggs till noon and a bun that sells out. Order ahead and pick it up at the window.",
    action: "Order ahead|order",
    services:
      "Flat white|Double shot, house roast|3.9\nEggs on sourdough|Till noon|9.8\nCake of the day|Baked here|4.8\nBuns to order|From eight pieces, a day ahead|3.6",
    questions:
      "Do you have oat milk?|Oat and soy, at no extra.\nCan I work here with a laptop?|On weekdays till noon, at the long table.\nIs there anything without gluten?|Soup without bread, porridge and one cake.\nMay dogs come in?|Yes, there is a bowl by the door.",
  },
  words: {
    tagline: "What is on today, who is next, and how much milk is left.",
    itch: "Who had the oat cortado?",
    promise: "The usual, ready at ten past eight",
    pov: "POV: the ninth stamp and your coffee is free",
    gains: ["Osman: 9 stamps, next is free", "8 orders, 4 still to make", "Milk: 18 liters, order 24"],
  },
});
