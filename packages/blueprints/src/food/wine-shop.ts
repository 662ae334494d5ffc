import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "wineShop",
  name: "Wine shop and cellar",
  icon: "wine",
  says: {
    en: "wine shop|wine store|wine merchant|wine cellar|wine collection|wine cellar inventory|bottle cellar|wine club boxes|drink window|liquor store|wine list|my wine bottles|cellar tracker for wine|wine importer|bottle shop|wine cases",
    de: "Weinhandlung|Weinkeller|Weinladen|Weinsammlung",
    es: "tienda de vinos|bodega de vinos en casa|vinoteca|colección de vinos",
    fr: "caviste|cave à vin|marchand de vin|ma cave à vins",
    pt: "garrafeira|loja de vinhos|adega de vinhos|coleção de vinhos",
  },
  forms: ["management", "shop", "site", "tracker"],
  people: ["wine merchants", "customers"],
  mood: "warm",
  things: [
    {
      id: "wine",
      use: "core",
      role: "item",
      icon: "wine",
      names: "wine|wines",
      also: "bottle|label|vintage|cuvée|case",
      fields:
        "Wine: text\nPicture: image\nColor: choice red|white|rosé|sparkling|sweet|orange\nProducer: text\nRegion: text\nGrape: text\nVintage: number 1995..2026\nRack: text\nBottles: number 0..180\nReorder at: number 0..24\nCost: money 4..90 EUR\nPrice: money 7..160 EUR\nMargin: calc price - cost EUR\nStock value: calc bottles * cost EUR\nDrink from: number 2020..2034\nDrink until: number 2026..2050\nStars: rating 1..5\nGoes with: text",
      cells:
        "color producer region grape vintage rack bottles reorderAt cost price drinkFrom drinkUntil stars goesWith",
      rows: "Hillside Riesling|white|Weingut Adler|Mosel|Riesling|2024|A1|84|24|7.8|13.5|2026|2034|4|Trout, curry\nOld vines Grenache|red|Domaine Sorel|Rhône|Grenache|2021|B3|36|12|11.2|19|2024|2032|5|Lamb, aubergine\nChalk Brut|sparkling|Maison Petitbois|Champagne|Chardonnay|2019|C1|18|12|24|39|2024|2031|4|Oysters, birthdays\nRiver Nebbiolo|red|Cascina Oriani|Langhe|Nebbiolo|2020|B1|9|12|16.5|28|2026|2038|5|Braised beef\nBeach rosé|rosé|Quinta do Sal|Setúbal|Castelão|2025|D2|120|36|4.6|8.9|2026|2027|3|Anything in June\nAmber skin|orange|Kmetija Bizjak|Vipava|Zelen|2022|D4|14|6|13|22.5|2025|2029|4|Hard cheese\nGolden late harvest|sweet|Weingut Adler|Mosel|Riesling|2018|C4|7|0|18|32|2024|2045|5|Blue cheese\nHouse red, liter|red|Cooperative Valdera|Tuscany|Sangiovese|2024|E1|156|48|4.2|7.9|2025|2027|3|Pizza\nGranite Albariño|white|Bodega Outeiro|Rías Baixas|Albariño|2024|A2|42|18|8.1|14.2|2025|2028|4|Mussels\nClaret for keeping|red|Château Larrive|Médoc|Cabernet Sauvignon|2016|Cellar 2|24|0|31|58|2026|2042|5|Roast, in ten years",
    },
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "customer|customers",
      also: "client|collector|club member|restaurant",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nKind: choice private|restaurant|club member|company\nLikes: tags dry white|light red|big red|sparkling|natural|sweet\nBudget a bottle: money 8..60 EUR\nSpent: rollup sum sale.customer.total EUR\nNotes: longText",
      cells: "phone eMail kind likes budgetABottle notes",
      rows: "Bistro Fontaine|555-0101|order@fontaine.example.com|restaurant|light red; dry white|12|Delivers to the yard door\nHenk Aalders|555-0102|henk.aalders@example.com|club member|big red|30|Stores two cases with us\nRosalind Pike|555-0103|rosalind.pike@example.com|private|dry white; sparkling|16|No oak\nAydin Korkmaz|555-0104|aydin.korkmaz@example.com|private|natural|20|\nStudio Nord|555-0105|office@nord.example.com|company|sparkling|35|Gifts in December\nCeleste Moreau|555-0106|celeste.moreau@example.com|club member|sweet; dry white|25|",
    },
    {
      id: "sale",
      use: "core",
      role: "log",
      icon: "receipt",
      names: "sale|sales",
      also: "order|delivery|club box|invoice",
      fields:
        "Sale: text\nCustomer: relation customer\nWine: relation wine\nBottles: number 1..36\nEach: money 7..60 EUR\nTotal: calc bottles * each EUR\nDate: date -20..7\nKind: choice counter|delivery|club box|company gifts\nState: choice reserved|packed|delivered|returned\nPaid: boolean 60",
      cells: "customer wine bottles each date kind state paid",
      rows: "Bistro, by the glass|Bistro Fontaine|House red, liter|24|6.9|@0|delivery|packed|no\nBistro, whites|Bistro Fontaine|Granite Albariño|12|12.5|@0|delivery|packed|no\nHenk, two for Sunday|Henk Aalders|River Nebbiolo|2|28|@-1|counter|delivered|yes\nChristmas gifts|Studio Nord|Chalk Brut|12|36|@6|company gifts|reserved|no\nRosalind, mixed case|Rosalind Pike|Hillside Riesling|6|13.5|@-3|counter|delivered|yes\nWinter box, Celeste|Celeste Moreau|Golden late harvest|1|32|@2|club box|reserved|yes\nAydin tries orange|Aydin Korkmaz|Amber skin|3|22.5|@-5|counter|delivered|yes\nCorked, one back|Henk Aalders|Old vines Grenache|1|19|@-8|counter|returned|yes",
    },
    {
      id: "tasting",
      use: "core",
      role: "event",
      icon: "glass-water",
      names: "tasting|tastings",
      also: "wine evening|event|course",
      fields:
        "Tasting: text\nStarts: dateTime 1..40 18:30..20:00\nPrice: money 0..65 EUR\nPlaces: number 8..24\nBooked: number 0..24\nFree: calc places - booked\nWines: lines",
      cells: "starts price places booked wines",
      rows: "Six Rieslings|@5T19:30|38|14|12|Hillside Riesling;Golden late harvest\nBubbles before Christmas|@12T19:00|45|16|16|Chalk Brut\nBring a friend Saturday|@2T18:30|0|20|9|Beach rosé;House red, liter\nNebbiolo, young and old|@26T19:30|58|12|5|River Nebbiolo",
    },
    {
      id: "note",
      use: "more",
      role: "log",
      icon: "notebook-pen",
      names: "tasting note|tasting notes",
      also: "bottle opened|rating|review",
      fields:
        "Note: text\nWine: relation wine\nDate: date -120..0\nNose: text\nPalate: text\nStars: rating 1..5\nReady: choice too young|ready|at its best|past it",
      cells: "wine date nose palate stars ready",
      rows: "Adler, opened Friday|Hillside Riesling|@-6|Peach, slate|Bright, long|4|ready\nSorel with lamb|Old vines Grenache|@-14|Herbs, cherry|Soft, warm|5|at its best\nLarrive, one of 25|Claret for keeping|@-40|Cedar, closed|Tannin still firm|5|too young\nBeach, end of summer|Beach rosé|@-70|Strawberry|Simple, cold|3|ready",
    },
  ],
  jobs: "count wine.bottles\nfind wine\nsell wine.price\nkeep sale\nmove sale.state\nrank wine.drinkUntil\nkeep customer\nbook tasting\nagenda tasting.starts\ntotal wine.stockValue\nrate wine.stars\nshow wine.picture",
  site: {
    headline: "Wines we would carry home ourselves",
    body: "Two hundred bottles in four rooms, from the liter of house red to claret that needs ten more years. Taste, ask, take one or a case.",
    action: "Book a tasting|tasting",
    services:
      "House red, liter|Screw cap, every day|7.9\nMixed case|Six bottles to your taste|72\nWine evening|Six wines, bread, two hours|38\nCellar storage|A case for a year, at 13 degrees|12",
    questions:
      "What goes with fish and curry?|A Riesling with a little sugar. Ask for rack A.\nHow long can I keep it?|Each label here says from when and until when.\nWhat if a bottle is corked?|Bring it back, even half full.\nDo you deliver?|From twelve bottles in town, free.",
  },
  words: {
    tagline: "What lies where, when to open it, and who takes a case.",
    itch: "Is the Nebbiolo ready yet?",
    promise: "The right bottle at the right age",
    pov: "POV: you open it the year it is ready",
    gains: ["River Nebbiolo: 9 left, reorder", "24 liters for the bistro", "16 of 16 places: bubbles"],
  },
});
