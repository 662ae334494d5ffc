import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "giftShop",
  name: "Gift shop",
  icon: "gift",
  says: {
    en: "gift shop|gift store|souvenir shop|souvenir store|greeting card shop|cards and gifts|museum gift shop|gift hampers|hamper business|gift basket business|gift wrapping counter|personalized gifts|personalised gifts|stationery shop|corporate gifts supplier|novelty gift store",
    de: "Geschenkladen|Souvenirladen|Präsentkörbe|Papeterie",
    es: "tienda de regalos|tienda de recuerdos|cestas de regalo|papelería y regalos",
    fr: "boutique de cadeaux|boutique de souvenirs|paniers cadeaux|carterie",
    pt: "loja de presentes|loja de lembranças|cestas de presente|papelaria e presentes",
  },
  forms: ["shop", "management", "site"],
  people: ["gift shop owners", "customers"],
  mood: "lively",
  things: [
    {
      id: "gift",
      use: "core",
      role: "item",
      icon: "gift",
      names: "gift|gifts",
      also: "product|souvenir|card|article",
      fields:
        "Name: text\nPicture: image\nKind: choice cards|candles|ceramics|books|jewelry|local|children\nFor: tags birthday|thank you|new home|new baby|Christmas\nMaker: text\nPrice: money 3..65 GBP\nCost: money 1..32 GBP\nMargin: calc price - cost GBP\nIn stock: number 0..90\nReorder at: number 3..20\nAbove reorder point: calc inStock - reorderAt\nCan be personalized: boolean 30",
      cells: "kind forValue maker price cost inStock reorderAt canBePersonalized",
      rows: "Harbor linocut card|cards|birthday; thank you|Inkwell Press|3.5|1.4|84|20|no\nFig candle, 40 hours|candles|new home; thank you|Wick Lane|22|10|14|6|no\nName mug, hand-lettered|ceramics|birthday; new baby|Dora Finch|18|8|9|4|yes\nLighthouse tea towel|local|new home|Tarn Textiles|14|6|3|6|no\nSilver shell studs|jewelry|birthday; Christmas|Ada Crewe|38|18|7|3|no\nRhubarb jam|local|thank you|Lane End Kitchen|5.5|3|26|12|no\nBirth print with name|children|new baby|Inkwell Press|28|11|12|3|yes\nTide tables notebook|books|Christmas; thank you|Inkwell Press|9|4|31|10|no\nWooden boat|children|birthday; Christmas|Ned Coble|24|12|0|4|yes",
    },
    {
      id: "hamper",
      use: "core",
      role: "item",
      icon: "shopping-basket",
      names: "hamper|hampers",
      also: "gift box|basket|set",
      fields:
        "Hamper: text\nPicture: image\nInside: lines\nPrice: money 28..120 GBP\nCost: money 14..62 GBP\nMargin: calc price - cost GBP\nMade up: number 0..12",
      cells: "inside price cost madeUp",
      rows: "Tea by the sea|Lighthouse tea towel; Rhubarb jam; Name mug, hand-lettered|42|19|4\nNew house box|Fig candle, 40 hours; Lighthouse tea towel; Rhubarb jam|46|21|2\nWelcome, little one|Birth print with name; Wooden boat|56|25|0\nOffice Christmas|Tide tables notebook; Rhubarb jam; Harbor linocut card|28|13|9",
    },
    {
      id: "order",
      use: "core",
      role: "event",
      icon: "shopping-bag",
      names: "order|orders",
      also: "parcel|personal order|purchase",
      fields:
        "Order: text\nBuyer: text @people\nPlaced: date -8..0\nItems: lines\nName to write: text\nMessage on card: text\nTotal: money 9..280 GBP\nNeeded by: date 0..12\nDelivery: choice collect|post|to the recipient\nStatus: choice new|being lettered|wrapped|sent|collected",
      cells: "buyer placed items nameToWrite messageOnCard total neededBy delivery status",
      rows: "No. 604|Alice Moran|@0|1 Name mug, hand-lettered|Theo|Welcome, Theo|18|@4|to the recipient|new\nNo. 603|Fraser and Lowe|@-1|10 Office Christmas||With thanks from all of us|280|@10|collect|new\nNo. 602|Hugh Darby|@-2|1 Birth print with name|Clementine||28|@1|collect|being lettered\nNo. 601|Priya Nair|@-3|1 New house box||Happy new home, J and S|46|@0|to the recipient|wrapped\nNo. 600|Signe Holt|@-4|2 Fig candle, 40 hours|||44|@2|post|sent\nNo. 599|Bernard Ames|@-6|1 Silver shell studs||Forty years, still you|38|@-1|collect|collected",
    },
    {
      id: "maker",
      use: "more",
      role: "person",
      icon: "hand-heart",
      names: "maker|makers",
      also: "supplier|artist|consignor",
      fields:
        "Maker: text\nMakes: text\nE-mail: email\nTerms: choice bought in|sale or return|consignment\nOwed: money 0..340 GBP\nNext payment: date -3..30",
      cells: "makes eMail terms owed nextPayment",
      rows: "Inkwell Press|Cards, prints, notebooks|hello@inkwell.example.com|bought in|0|@30\nDora Finch|Mugs and bowls|dora.finch@example.com|consignment|126|@4\nAda Crewe|Silver jewelry|ada.crewe@example.com|sale or return|214|@-2\nNed Coble|Wooden boats|ned.coble@example.com|consignment|48|@4",
    },
  ],
  jobs: "due order.neededBy\nmove order.status\nsell gift.price\nrank gift.aboveReorderPoint\nshow gift.picture\nfind gift\ncount hamper.madeUp\nsell hamper.price\ncount gift.inStock\ndue maker.nextPayment\nprint order\nchart gift.kind",
  site: {
    headline: "Something small that is just right",
    body: "Cards printed upstairs, mugs lettered while you walk along the harbor, and brown paper with string for everything.",
    action: "See the gifts|gift",
    services:
      "Lettering|A name on a mug or print, two days|4\nHampers|Made up from anything in the shop|\nWrapped and posted|With your words on a card|5",
    questions:
      "Can you post it straight to them?|Yes, without the price and with your card.\nHow long is the Christmas deadline?|The 18th for lettering, the 21st for post.\nDo you do large orders?|Up to sixty boxes, with a week's notice.",
  },
  words: {
    tagline: "Wrapped, lettered, and there on the day.",
    itch: "Which orders need a name today?",
    promise: "The right present on the right date",
    pov: "POV: the mug says Theo, and so does the card",
    gains: ["Ten office boxes, nine made up", "Clementine's print: due tomorrow", "Tea towels: 3 of 6"],
  },
});
