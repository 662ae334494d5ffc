import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "candleSoapShop",
  name: "Handmade candles and soap shop",
  icon: "flame-kindling",
  says: {
    en: "handmade candle shop|candle shop|candle store|soy candles online|handmade soap shop|soap shop|sell candles|sell handmade soap|natural soap store|candles and soap|scented candle brand|candle subscription|wax melts shop|bath bombs shop|natural cosmetics shop|refill shop for soap",
    de: "Kerzenladen|Seifenladen|Naturseifen verkaufen|Duftkerzen Shop",
    es: "tienda de velas|tienda de jabones|velas artesanales",
    fr: "boutique de bougies|boutique de savons|bougies artisanales",
    pt: "loja de velas|loja de sabonetes|velas artesanais",
  },
  forms: ["shop", "site", "management"],
  people: ["makers", "customers"],
  mood: "warm",
  things: [
    {
      id: "scent",
      use: "core",
      role: "item",
      icon: "perfume-bottle",
      names: "scent|scents",
      also: "fragrance|oil blend|smell",
      fields:
        "Scent: text\nTop notes: text\nBase notes: text\nSeason: choice all year|spring|summer|autumn|winter\nContains: tags none|limonene|linalool|citral|eugenol\nProducts: rollup count product.scent",
      cells: "topNotes baseNotes season contains",
      rows: "Fig leaf|Green fig|Cedar|all year|linalool\nBitter orange|Orange, petitgrain|Clove|winter|limonene; eugenol\nLavender field|Lavender|Hay|summer|linalool\nWood smoke|Birch tar|Oakmoss|autumn|none\nUnscented|||all year|none",
    },
    {
      id: "product",
      use: "core",
      role: "item",
      icon: "flame-kindling",
      names: "product|products",
      also: "candle|soap|bar|wax melt|refill|item",
      fields:
        "Product: text\nPicture: image\nScent: relation scent\nKind: choice jar candle|pillar|wax melt|soap bar|liquid soap|gift set\nWeight: number 60..500 g\nBurns for: number 0..60 hours\nPrice: money 6..48 GBP\nCost: money 1.6..17 GBP\nMargin: calc price - cost GBP\nIn stock: number 0..60\nMake more at: number 4..15\nAbove that: calc inStock - makeMoreAt\nReady from: date -60..20",
      cells: "scent kind weight burnsFor price cost inStock makeMoreAt readyFrom",
      rows: "Fig leaf jar|Fig leaf|jar candle|220|45|24|8.2|18|8|@-30\nBitter orange jar|Bitter orange|jar candle|220|45|24|8.4|42|12|@-20\nWood smoke jar|Wood smoke|jar candle|220|45|24|8.1|5|8|@-30\nPlain pillar|Unscented|pillar|400|60|19|6.4|22|6|@-45\nOrange wax melts, six|Bitter orange|wax melt|80|20|9|2.4|30|10|@-15\nLavender bar|Lavender field|soap bar|110|0|7|1.9|0|15|@11\nOat bar|Unscented|soap bar|110|0|7|1.7|34|15|@-10\nFig hand soap, refill|Fig leaf|liquid soap|500|0|14|4.6|12|6|@-25\nWinter box|Bitter orange|gift set|480|45|44|15.6|14|5|@-12",
    },
    {
      id: "order",
      use: "core",
      role: "event",
      icon: "package",
      names: "order|orders",
      also: "parcel|wholesale order|purchase",
      fields:
        "Order: text\nCustomer: text @people\nE-mail: email\nPlaced: date -10..0\nItems: lines\nTotal: money 14..420 GBP\nKind: choice shop|wholesale|market\nDispatch by: date -1..6\nStatus: choice paid|packed|sent|returned\nGift note: text",
      cells: "customer eMail placed items total kind dispatchBy status giftNote",
      rows: "1188|Anna Petrie|anna.petrie@example.com|@0|2 Bitter orange jar; 1 Orange wax melts, six|57|shop|@2|paid|\n1187|Hollow Tree Deli|orders@hollowtree.example.com|@-1|12 Bitter orange jar; 12 Oat bar|186|wholesale|@4|paid|\n1186|Mark Osei|mark.osei@example.com|@-2|1 Winter box|44|shop|@0|packed|To Mum, light it soon\n1185|Jess Lambe|jess.lambe@example.com|@-3|3 Oat bar|21|shop|@-1|paid|\n1184|Rita Coelho|rita.coelho@example.com|@-5|1 Fig leaf jar|24|shop|@-3|sent|\n1183|Ken Wall|ken.wall@example.com|@-9|1 Plain pillar|19|shop|@-7|returned|",
    },
    {
      id: "stockist",
      use: "more",
      role: "place",
      icon: "store",
      names: "stockist|stockists",
      also: "wholesale customer|shop that sells us",
      fields:
        "Stockist: text\nContact: text\nTown: location\nE-mail: email\nTerms: choice wholesale|sale or return\nLast order: date -120..0",
      cells: "contact town eMail terms lastOrder",
      rows: "Hollow Tree Deli|Gil Frost|Market Square|orders@hollowtree.example.com|wholesale|@-1\nThe Wool Room|Bea Pryor|High Street|bea@woolroom.example.com|sale or return|@-48\nHarbor Books|Sam Lowe|Quay Road|sam@harborbooks.example.com|wholesale|@-95",
    },
  ],
  jobs: "due order.dispatchBy\nsell product.price\nrank product.aboveThat\nmove order.status\nshow product.picture\nfind product\ncount product.inStock\ndue product.readyFrom\nprint order\nmap stockist.town\nkeep scent\ntotal order.total",
  site: {
    headline: "Poured and cut by hand",
    body: "Rapeseed wax, cotton wicks, soap cured for six weeks. Forty jars at a time, and when a scent is sold out the next pour has a date.",
    action: "See candles and soap|product",
    services:
      "Refill your jar|Bring or send it, cleaned|16\nPouring workshop|Two hours, one jar to take home|38\nWholesale|From a dozen pieces|",
    questions:
      "How long does a jar burn?|Forty-five hours, if the first burn reaches the rim.\nWhy is the lavender bar sold out?|It cures for six weeks; the date is with the product.\nWhat is in it?|Every ingredient and allergen is on the label and here.",
  },
  words: {
    tagline: "Scents, jars, bars, and what leaves today.",
    itch: "When is the lavender bar ready?",
    promise: "Poured on time, posted on time",
    pov: "POV: the last jar left before the next pour cooled",
    gains: ["42 orange jars for December", "Lavender bar: eleven days", "Order 1185: one day late"],
  },
});
