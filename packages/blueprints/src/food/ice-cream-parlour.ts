import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "iceCreamParlour",
  name: "Ice cream parlor",
  icon: "ice-cream-cone",
  says: {
    en: "ice cream parlor|ice cream parlour|ice cream shop|gelateria|gelato shop|ice cream flavors|ice cream flavours|ice cream van|gelato batches|ice cream tubs|ice cream cake orders|frozen yogurt shop|ice cream maker business|sorbet flavors of the day|ice cream cart hire",
    de: "Eisdiele|Eiscafé|Eissorten|Speiseeis-Herstellung",
    es: "heladería|sabores de helado|helado artesanal|tartas heladas",
    fr: "glacier artisanal|parfums de glace|gelateria artisanale|gâteaux glacés",
    pt: "gelataria|sorveteria|sabores de gelado|gelado artesanal",
  },
  forms: ["site", "management", "shop", "booking"],
  people: ["ice cream makers", "guests"],
  mood: "lively",
  things: [
    {
      id: "flavor",
      use: "core",
      role: "item",
      icon: "ice-cream-cone",
      names: "flavor|flavors",
      also: "flavour|gelato|sorbet|sort",
      fields:
        "Flavor: text\nPicture: image\nKind: choice milk ice|sorbet|yogurt|vegan\nCabinet place: number 1..24\nTubs in freezer: number 0..8\nLeft in cabinet: number 0..100 %\nAllergens: tags none|milk|egg|nuts|gluten|soy\nOn today: boolean 80\nSeason: choice all year|spring|summer|autumn|winter\nStars: rating 3..5\nAbout: text",
      cells: "kind cabinetPlace tubsInFreezer leftInCabinet allergens onToday season stars about",
      rows: "Fior di latte|milk ice|1|4|70|milk|yes|all year|4|Just milk, cream and sugar\nPistachio|milk ice|2|3|25|milk; nuts|yes|all year|5|Roasted here, gray-green as it should be\nDark chocolate|vegan|3|5|60|soy|yes|all year|5|Water, cocoa, nothing from a cow\nLemon|sorbet|4|2|15|none|yes|all year|4|\nRaspberry|sorbet|5|0|10|none|yes|summer|4|Last frozen berries\nSalted caramel|milk ice|6|3|80|milk; egg|yes|all year|5|\nPoppy seed and plum|milk ice|7|2|55|milk|yes|winter|4|\nBaked apple|milk ice|8|1|40|milk; gluten|yes|winter|4|With crumble\nYogurt and honey|yogurt|9|2|65|milk|yes|all year|4|\nStrawberry|sorbet|10|0|0|none|no|summer|5|Back in May",
    },
    {
      id: "batch",
      use: "core",
      role: "log",
      icon: "blend",
      names: "batch|batches",
      also: "production|churn|mix",
      fields:
        "Batch: text\nFlavor: relation flavor\nMade: date -14..0\nMix: number 4..12 kg\nTubs: number 1..4\nOverrun: percent 20..40\nPasteurized at: number 65..85 °C\nUse by: date 5..60\nDays left: daysUntil useBy\nBy: text @people",
      cells: "flavor made mix tubs overrun pasteurizedAt useBy by",
      rows: "Pistachio, 27|Pistachio|@0|10|3|30|85|@30|Marta Bellini\nLemon, 31|Lemon|@-1|8|2|25|65|@29|Marta Bellini\nChocolate, 28|Dark chocolate|@-2|12|4|28|85|@28|Timo Krause\nCaramel, 12|Salted caramel|@-3|10|3|32|85|@27|Marta Bellini\nLatte, 44|Fior di latte|@-3|12|4|33|85|@27|Timo Krause\nBaked apple, 5|Baked apple|@-6|6|2|30|85|@24|Marta Bellini\nPoppy, 4|Poppy seed and plum|@-7|8|2|30|85|@23|Timo Krause\nYogurt, 9|Yogurt and honey|@-12|8|2|26|72|@8|Timo Krause",
    },
    {
      id: "offer",
      use: "core",
      role: "item",
      icon: "cup-soda",
      names: "portion|portions",
      also: "scoop|cone|sundae|price|tub to go",
      fields:
        "Portion: text\nPicture: image\nPrice: money 1.5..38 EUR\nScoops: number 1..10\nKind: choice cone|cup|sundae|tub|cake\nOn the board: boolean 95",
      cells: "price scoops kind onTheBoard",
      rows: "One scoop|1.9|1|cone|yes\nTwo scoops|3.6|2|cone|yes\nNut sundae|7.8|3|sundae|yes\nAffogato|4.4|1|cup|yes\nHalf-liter tub|9.5|5|tub|yes\nIce cream cake, ten slices|38|10|cake|yes",
    },
    {
      id: "order",
      use: "core",
      role: "item",
      icon: "shopping-bag",
      names: "order|orders",
      also: "cake order|tub order|pre-order",
      fields:
        "Order: text\nPortion: relation offer\nFlavors: tags Fior di latte|Pistachio|Dark chocolate|Lemon|Salted caramel|Baked apple\nPhone: phone\nCollect: dateTime 0..7 11:00..19:00\nQuantity: number 1..6\nPrice: money 9..90 EUR\nWriting: text\nState: choice asked|confirmed|in the freezer|collected\nPaid: boolean 40",
      cells: "portion flavors phone collect quantity price writing state paid",
      rows: "Nele turns seven|Ice cream cake, ten slices|Dark chocolate; Fior di latte|555-0101|@1T15:00|1|38|Nele 7|in the freezer|yes\nOffice tubs|Half-liter tub|Pistachio; Lemon|555-0102|@0T16:30|4|38|None|confirmed|no\nGolden wedding|Ice cream cake, ten slices|Salted caramel; Baked apple|555-0103|@4T12:00|2|76|50|confirmed|no\nSunday dessert|Half-liter tub|Baked apple|555-0104|@2T13:00|2|19|None|asked|no\nChoir evening|Half-liter tub|Fior di latte; Dark chocolate|555-0105|@6T18:30|3|28.5|None|asked|no",
    },
    {
      id: "hire",
      use: "more",
      role: "event",
      icon: "calendar-check",
      names: "cart hire|cart hires",
      also: "event|wedding|van booking|party",
      fields:
        "Event: text\nDate: date 5..200\nPlace: location\nGuests: number 30..250\nScoops each: number 1..2\nPrice: money 180..700 EUR\nStage: choice asked|quoted|booked|done",
      cells: "date place guests scoopsEach price stage",
      rows: "Company open day|@12|Werkstrasse 4|120|1|320|booked\nSummer wedding|@190|Gut Lindenau|90|2|410|quoted\nStreet party|@175|Rosenweg|200|1|420|asked\nAdvent market|@20|Town hall square|150|1|380|booked",
    },
  ],
  jobs: "count flavor.leftInCabinet\ncheck flavor.onToday\nkeep batch\nshow flavor.picture\ndue batch.useBy\nagenda order.collect\nmove order.state\nfind flavor\nsell offer.price\ncount flavor.tubsInFreezer\nrate flavor.stars\nmove hire.stage",
  site: {
    headline: "Made this morning, gone by tonight",
    body: "Ten flavors, four of them without milk. Tubs to take home, cakes to order, and a cart that comes to your party.",
    action: "Order a cake or tub|order",
    services:
      "One scoop|In a cone or a cup|1.9\nHalf-liter tub|Two flavors|9.5\nIce cream cake|Ten slices, three days ahead|38\nCart for your party|Two hours, a hundred scoops|320",
    questions:
      "Which flavors are vegan?|Dark chocolate and all sorbets.\nIs there anything without nuts?|Most flavors, but we work with nuts in the same room.\nHow long does a tub last on the way home?|Forty minutes in our bag.\nAre you open in winter?|Yes, with baked apple and poppy seed.",
  },
  words: {
    tagline: "What is in the cabinet, what must be churned, and whose cake is when.",
    itch: "Is there pistachio left for Sunday?",
    promise: "Every flavor on the board is in the cabinet",
    pov: "POV: the last scoop of raspberry and the board knows",
    gains: ["10 flavors, 9 on today", "Pistachio: 25 percent left, 3 tubs", "Nele's cake: in the freezer"],
  },
});
