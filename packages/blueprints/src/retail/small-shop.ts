import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "smallShop",
  name: "Small shop",
  icon: "store",
  says: {
    en: "online shop|online store|webshop|web shop|ecommerce store|e-commerce shop|village shop|homeware shop|independent shop|small shop|shopping cart|sell my products|sell products online|products and orders|store with checkout|click and collect",
    de: "Onlineshop|Webshop|Geschenkeladen|kleiner Laden|Hofladen|Produkte online verkaufen",
    es: "tienda online|tienda en línea|pequeño comercio|vender productos online",
    fr: "boutique en ligne|petite boutique|vendre en ligne|épicerie de village",
    pt: "loja online|loja virtual|pequena loja|vender produtos online",
  },
  forms: ["shop", "management", "site"],
  people: ["shopkeepers", "customers"],
  mood: "warm",
  things: [
    {
      id: "product",
      use: "core",
      role: "item",
      icon: "package",
      names: "product|products",
      also: "article|goods|line|SKU|merchandise|stock",
      fields:
        "Name: text\nPicture: image\nSKU: text\nCategory: choice kitchen|home|stationery|gifts\nPrice: money 4..60 GBP\nCost: money 2..30 GBP\nMargin: calc price - cost GBP\nIn stock: number 0..40\nReorder at: number 3..8\nOn sale: boolean 90\nAbout: longText",
      cells: "sKU category price cost inStock reorderAt onSale about",
      rows: "Enamel mug|KIT-011|kitchen|12|5|24|6|yes|Dishwasher safe, four colors\nLinen tea towel|KIT-014|kitchen|14|6|18|6|yes|Woven, washes at sixty\nOak chopping board|KIT-020|kitchen|38|19|3|4|yes|Oil it twice a year\nBeeswax candle|HOM-003|home|16|7|31|8|yes|Burns for thirty hours\nWool blanket|HOM-007|home|58|30|5|3|yes|Recycled wool, 130 by 180\nStoneware vase|HOM-012|home|32|14|0|3|yes|Back next month\nPocket notebook|STA-001|stationery|7|2.5|40|8|yes|Dotted, lies flat\nBrass pencil|STA-004|stationery|18|8|9|4|yes|Takes standard leads\nLetterpress card|STA-009|stationery|4|1.2|36|8|yes|Blank inside\nSoap trio|GIF-002|gifts|15|6|12|5|yes|Lavender, oat and mint\nWooden spinning top|GIF-006|gifts|9|3.5|2|5|yes|From three years\nSeed tin|GIF-010|gifts|11|5|14|5|no|Spring only",
    },
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "customer|customers",
      also: "shopper|buyer|client",
      fields: "Name: text\nE-mail: email\nPhone: phone\nAddress: location\nNewsletter: boolean 50\nNotes: longText",
      cells: "eMail phone address newsletter notes",
      rows: "Margaret Hale|margaret.hale@example.com|555-0101|4 Mill Lane|yes|Collects on Fridays\nPriya Nair|priya.nair@example.com|555-0102|27 Station Road|yes|\nOwen Pritchard|owen.pritchard@example.com|555-0103|The Old Forge|no|Leave with the neighbor\nDaniel Okoro|daniel.okoro@example.com|555-0104|9 Castle Street|no|\nHelen Sharp|helen.sharp@example.com|555-0105|2 Church Row|yes|Likes gift wrap\nTomás García|tomas.garcia@example.com|555-0106|15 Harbour View|yes|\nAisha Bello|aisha.bello@example.com|555-0107|31 Park Terrace|no|",
    },
    {
      id: "order",
      use: "core",
      role: "event",
      icon: "shopping-bag",
      names: "order|orders",
      also: "purchase|sale|basket",
      fields:
        "Order: text\nCustomer: relation customer\nPlaced: date -20..0\nItems: lines Enamel mug;Linen tea towel\nTotal: money 8..62 GBP\nDelivery: choice post|collect\nStatus: choice new|paid|packed|sent|collected|returned\nTracking: text\nNotes: longText",
      cells: "customer placed items total delivery status tracking notes",
      rows: "No. 1041|Helen Sharp|@0|1 Wool blanket; 1 Letterpress card|62|post|new||Gift wrap, card says Happy birthday Jo\nNo. 1040|Margaret Hale|@-1|2 Linen tea towel|28|collect|paid||Friday, after four\nNo. 1039|Daniel Okoro|@-1|3 Pocket notebook; 1 Brass pencil|39|post|packed||\nNo. 1038|Priya Nair|@-3|2 Beeswax candle|32|post|sent|RM 2207 114|\nNo. 1037|Tomás García|@-4|1 Oak chopping board|38|post|sent|RM 2206 981|\nNo. 1036|Aisha Bello|@-6|2 Soap trio|30|collect|collected||\nNo. 1035|Owen Pritchard|@-12|2 Enamel mug|24|post|returned|RM 2203 450|One mug arrived chipped, refund sent\nNo. 1034|Priya Nair|@-18|1 Stoneware vase|32|post|sent|RM 2201 377|",
    },
    {
      id: "supplier",
      use: "more",
      role: "person",
      icon: "truck",
      names: "supplier|suppliers",
      also: "maker|wholesaler|vendor",
      fields:
        "Name: text\nContact: text @people\nE-mail: email\nSupplies: text\nMinimum order: money 50..250 GBP\nLead time: number 3..28 days\nNotes: longText",
      cells: "contact eMail supplies minimumOrder leadTime notes",
      rows: "Northway Enamel|Jan Kowalski|trade@northway.example.com|Mugs, bowls|150|10|\nLoom and Field|Ingrid Lund|orders@loomandfield.example.com|Blankets, tea towels|250|21|Closed in August\nHollow Tree Wood|Sam Doyle|sam@hollowtree.example.com|Boards, spinning tops|80|28|\nWick and Wax|Amara Osei|hello@wickandwax.example.com|Candles, soap|60|7|\nPaper Lane Press|Yuki Tanaka|studio@paperlane.example.com|Cards, notebooks|50|14|",
    },
  ],
  jobs: "sell product.price\nmove order.status\nshow product.picture\nfind product\nkeep product\ncount product.inStock\ntotal order.total\nchart order.status\nkeep customer\nprint order",
  site: {
    headline: "Things worth keeping, made by people we know",
    body: "A small shop for kitchen, home and desk. Order online, have it posted within two working days, or pick it up on the way home.",
    action: "See what is in|product",
    services:
      "Post|Within two working days, tracked|4\nClick and collect|Ready in two hours while we are open|0\nGift wrap|Brown paper, ribbon and a written card|3\nReturns|Thirty days, unused, in its box|",
    questions:
      "How fast do you send?|Orders before noon go out the same day, others the next working day.\nCan I collect?|Yes, choose it at the checkout and wait for our message.\nMay I return something?|Within thirty days, unused. Postage back is yours unless it was faulty.\nWill it come back in stock?|Nearly always. The product says when we expect it.\nDo you post abroad?|To most of Europe; the price is shown before you pay.",
  },
  words: {
    tagline: "What is on the shelf, what is sold, what goes out today.",
    itch: "Do we have any vases left?",
    promise: "From the cart to the parcel",
    pov: "POV: the parcels are packed before lunch",
    gains: ["No. 1041: wrap it, post it", "3 chopping boards left. Reorder.", "12 products, every margin known"],
  },
});
