import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "florist",
  name: "Florist",
  icon: "flower-2",
  says: {
    en: "florist|florist shop|flower shop|flower delivery|flower arrangements|bouquet shop|funeral flowers|wedding florist|wedding flowers|flower bouquets|bouquet orders|floral design studio|floral designer|wreaths and bouquets|flower orders for delivery|buttonholes and bridal bouquets|sympathy flowers|flowers by post",
    de: "Blumenladen|Florist|Floristik|Blumenlieferung|Trauerfloristik",
    es: "floristería|floristeria|envío de flores|ramos de novia|coronas fúnebres",
    fr: "fleuriste|livraison de fleurs|bouquets de mariage|boutique de fleurs",
    pt: "florista|floricultura|entrega de flores|arranjos florais",
  },
  forms: ["shop", "management", "site"],
  people: ["florists", "drivers", "customers"],
  mood: "lively",
  things: [
    {
      id: "arrangement",
      use: "core",
      role: "item",
      icon: "flower-2",
      names: "arrangement|arrangements",
      also: "bouquet|wreath|posy|basket|product|spray",
      fields:
        "Name: text\nPicture: image\nKind: choice hand-tied|vase|wreath|basket|bridal|plant\nOccasion: tags birthday|sympathy|wedding|new baby|thank you|Christmas\nPrice: money 25..150 GBP\nStems: number 8..60\nMaking time: duration 10..90\nIn the window: boolean 80",
      cells: "kind occasion price stems makingTime inTheWindow",
      rows: "Market hand-tied|hand-tied|birthday; thank you|35|18|15|yes\nWhite and green|hand-tied|sympathy; thank you|45|20|15|yes\nWinter berries|vase|birthday; Christmas|42|16|20|yes\nChristmas door wreath|wreath|Christmas|48|30|45|yes\nMoss heart, 16 inch|wreath|sympathy|95|50|75|no\nTrailing bridal bouquet|bridal|wedding|140|42|90|no\nPosy for a bridesmaid|bridal|wedding|55|18|35|no\nBasket for a new baby|basket|new baby|38|15|25|yes\nAmaryllis in a pot|plant|Christmas; thank you|28|8|10|yes",
    },
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "customer|customers",
      also: "sender|account|undertaker|client",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nKind: choice private|funeral director|hotel|wedding\nAccount: boolean 30\nNotes: text",
      cells: "phone eMail kind account notes",
      rows: "Margaret Hale|555-0101|margaret.hale@example.com|private|no|Sister's birthday every November\nPryce and Daughter|555-0102|office@pryce.example.com|funeral director|yes|Flowers at the chapel by nine\nHarbor Hotel|555-0103|desk@harborhotel.example.com|hotel|yes|Two desk vases, Mondays\nZoe and Callum|555-0104|zoe.marsh@example.com|wedding|no|Ivory and rust, no lilies\nDaniel Okoro|555-0105|daniel.okoro@example.com|private|no|\nIngrid Lund|555-0106|ingrid.lund@example.com|private|no|Cat at home: nothing with lilies",
    },
    {
      id: "order",
      use: "core",
      role: "event",
      icon: "truck",
      names: "order|orders",
      also: "delivery|commission|funeral order|booking",
      fields:
        "Order: text\nCustomer: relation customer\nArrangement: relation arrangement\nDeliver on: date 0..12\nBy: time 08:00..17:00\nRecipient: text\nAddress: location\nCard: text\nPrice: money 25..420 GBP\nDelivery: choice deliver|collect\nStatus: choice taken|to make|made|on the van|delivered\nPaid: boolean 70",
      cells: "customer arrangement deliverOn by recipient address card price delivery status paid",
      rows: "Moss heart for Mr Dale|Pryce and Daughter|Moss heart, 16 inch|@0|09:00|Chapel of rest|3 Church Street|Dad, always in the garden|95|deliver|on the van|no\nBirthday for Joan|Margaret Hale|Market hand-tied|@0|12:00|Joan Hale|18 Orchard Close|Happy birthday, love M|35|deliver|made|yes\nDesk vases|Harbor Hotel|Winter berries|@3|08:00|Front desk|Quay Road||84|deliver|taken|no\nDaniel's thank you|Daniel Okoro|White and green|@0|15:30|Daniel Okoro|Shop|Thank you for everything|45|collect|to make|yes\nIngrid's door wreath|Ingrid Lund|Christmas door wreath|@1|10:00|Ingrid Lund|7 Fern Bank||48|deliver|to make|yes\nBridal bouquet|Zoe and Callum|Trailing bridal bouquet|@8|08:30|Zoe Marsh|Mill House||140|deliver|taken|no\nThree bridesmaids|Zoe and Callum|Posy for a bridesmaid|@8|08:30|Zoe Marsh|Mill House||165|deliver|taken|no\nBaby at number 9|Daniel Okoro|Basket for a new baby|@2|11:00|The Abbotts|9 Castle Street|Welcome, little one|38|deliver|taken|yes",
    },
    {
      id: "stem",
      use: "core",
      role: "item",
      icon: "leaf",
      names: "flower in stock|flowers in stock",
      also: "stem|bunch|bucket|market list|foliage",
      fields:
        "Flower: text\nColor: text\nIn stock: number 0..120 stems\nNeeded: number 0..80 stems\nSpare: calc inStock - needed\nCost: money 0.4..3.2 GBP\nBought: date -5..0\nUse by: date -1..6\nDays left: daysUntil useBy",
      cells: "color inStock needed cost bought useBy",
      rows: "Rose, ivory|ivory|40|66|1.1|@-1|@4\nSpray rose, rust|rust|25|24|0.9|@-1|@5\nChrysanthemum bloom|white|18|10|0.8|@-4|@1\nEucalyptus|green|60|45|0.6|@-2|@6\nIlex berries|red|12|20|1.4|@-2|@8\nAmaryllis, cut|red|6|0|3.2|@-5|@-1\nRanunculus|peach|0|30|1.2|@-8|@0\nSpruce tips|green|90|60|0.4|@-1|@12",
    },
    {
      id: "event",
      use: "more",
      role: "event",
      icon: "calendar-heart",
      names: "wedding or event|weddings and events",
      also: "wedding|party|consultation",
      fields:
        "Event: text\nCustomer: relation customer\nDate: date 5..200\nVenue: location\nBudget: money 400..3200 GBP\nTables: number 4..18\nState: choice first talk|quoted|deposit paid|ordered|done",
      cells: "customer date venue budget tables state",
      rows: "Zoe and Callum's wedding|Zoe and Callum|@8|Mill House|1200|9|ordered\nHarbor Hotel carols|Harbor Hotel|@17|Quay Road|480|6|deposit paid\nLund golden wedding|Ingrid Lund|@95|Village hall|650|8|quoted",
    },
  ],
  jobs: "agenda order.deliverOn\nmove order.status\nsell arrangement.price\nshow arrangement.picture\nrank stem.spare\ndue stem.useBy\nmap order.address\ncheck order.paid\nprint order\ncount stem.inStock\nkeep customer\nplan event.date",
  site: {
    headline: "Flowers cut this week, tied today",
    body: "We buy at the market on Tuesday and Friday and tie everything to order. Order by noon and the van brings it the same afternoon.",
    action: "Order flowers|arrangement",
    services:
      "Local delivery|Within eight miles, same day before noon|5\nFuneral flowers|Talked through in the shop or at your home|\nWedding flowers|First talk free, quote within a week|\nWeekly vase|For desks and receptions, changed on Mondays|42",
    questions:
      "Which flowers are safe for cats?|Leave lilies out; say so when you order and we tie without.\nCan I choose the flowers?|Name the colors. We use the best of what came in.\nHow late can I order for today?|Until noon, for our own delivery area.",
  },
  words: {
    tagline: "Every card, every stem, every door.",
    itch: "Which orders go out on the two o'clock van?",
    promise: "Made fresh, delivered with the right card",
    pov: "POV: the wreath is at the chapel by nine",
    gains: ["Four orders out today", "Ivory rose: 26 stems short", "Bridal bouquet in eight days"],
  },
});
