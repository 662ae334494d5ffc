import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "convenienceStore",
  name: "Convenience store",
  icon: "store",
  says: {
    en: "convenience store|corner shop|newsagent|kiosk shop|mini market|minimarket|grocery store|grocery shop|bodega|off-licence and groceries|small supermarket|expiry dates in a grocery store|petrol station shop|tobacconist|supermarket shelf checks|lottery and newspapers",
    de: "Kiosk|Späti|Tante-Emma-Laden|Lebensmittelgeschäft|Minimarkt",
    es: "tienda de barrio|tienda de abarrotes|minimercado|ultramarinos",
    fr: "supérette|épicerie de quartier|bureau de tabac",
    pt: "mercearia|loja de conveniência|minimercado",
  },
  forms: ["management", "shop", "dashboard"],
  people: ["store owners", "cashiers"],
  mood: "lively",
  things: [
    {
      id: "product",
      use: "core",
      role: "item",
      icon: "shopping-basket",
      names: "product|products",
      also: "line|article|grocery|SKU",
      fields:
        "Product: text\nBarcode: text\nAisle: choice chilled|bread|drinks|snacks|household|news|tobacco|frozen\nPrice: money 0.8..16 GBP\nCost: money 0.5..12 GBP\nMargin: calc price - cost GBP\nOn the shelf: number 0..90\nFill up at: number 2..24\nAbove that: calc onTheShelf - fillUpAt\nSupplier: text\nAge check: boolean 15",
      cells: "barcode aisle price cost onTheShelf fillUpAt supplier ageCheck",
      rows: "Milk, 2 pints|5010001001|chilled|1.7|1.25|18|12|Dale Dairies|no\nWhite sliced bread|5010001018|bread|1.45|1.05|5|8|Crust and Sons|no\nCheese sandwich|5010001025|chilled|2.9|1.8|6|4|Lunch Box|no\nCola can|5010001032|drinks|1.2|0.7|64|24|Wholesaler|no\nReady salted crisps|5010001049|snacks|1.1|0.65|41|18|Wholesaler|no\nToilet paper, 4|5010001056|household|2.8|1.9|9|6|Wholesaler|no\nLocal paper|5010001063|news|1.5|1.15|12|2|News round|no\nLager, 4 cans|5010001070|drinks|6.5|4.7|16|10|Wholesaler|yes\nRolling tobacco 30 g|5010001087|tobacco|16|14.6|7|5|Wholesaler|yes\nIce cream tub|5010001094|frozen|4.2|2.7|2|3|Frost Foods|no",
    },
    {
      id: "dateCheck",
      use: "core",
      role: "event",
      icon: "calendar-x",
      names: "date check|date checks",
      also: "expiry|use-by check|short date|waste",
      fields:
        "Batch: text\nProduct: relation product\nUse by: date -1..12\nDays left: daysUntil useBy\nPieces: number 1..24\nDone: choice nothing|reduced|sold through|wasted\nReduced to: money 0.3..3 GBP",
      cells: "product useBy pieces done reducedTo",
      rows: "Sandwiches, Tuesday's|Cheese sandwich|@0|3|reduced|1.5\nMilk, first crate|Milk, 2 pints|@1|6|nothing|\nMilk, second crate|Milk, 2 pints|@5|12|nothing|\nBread, yesterday's|White sliced bread|@-1|2|wasted|0.5\nBread, today|White sliced bread|@2|3|nothing|\nIce cream|Ice cream tub|@60|2|nothing|",
    },
    {
      id: "delivery",
      use: "core",
      role: "event",
      icon: "truck",
      names: "delivery|deliveries",
      also: "order|drop|supplier delivery",
      fields:
        "Delivery: text\nSupplier: text\nDue: dateTime 0..4 05:00..14:00\nLines: lines\nInvoice: money 20..640 GBP\nChecked off: boolean 40\nState: choice to order|ordered|arrived|short|returned",
      cells: "supplier due lines invoice checkedOff state",
      rows: "Bread and rolls|Crust and Sons|@0T05:40|20 White sliced bread; 24 rolls|31.5|yes|short\nDairy|Dale Dairies|@1T06:00|24 Milk, 2 pints|30|no|ordered\nWholesale run|Wholesaler|@2T10:00|48 Cola can; 36 Ready salted crisps; 20 Lager, 4 cans|214|no|to order\nPapers|News round|@0T05:10|15 Local paper; 40 dailies|58|yes|arrived\nFrozen|Frost Foods|@3T12:00|6 Ice cream tub; 8 peas|41|no|ordered",
    },
    {
      id: "cashUp",
      use: "core",
      role: "log",
      icon: "banknote",
      names: "cash-up|cash-ups",
      also: "till|shift|Z reading|takings",
      fields:
        "Shift: text\nDate: date -6..0\nCashier: text @people\nCard: money 200..900 GBP\nCash: money 100..600 GBP\nTill says: money 300..1400 GBP\nCounted: calc card + cash GBP\nSafe drop: boolean 80",
      cells: "date cashier card cash tillSays safeDrop",
      rows: "Friday late|@-1|Devan Shah|612|288|903|yes\nFriday early|@-1|Ros Keane|430|245|675|yes\nThursday late|@-2|Devan Shah|588|301|889|yes\nThursday early|@-2|Ros Keane|402|219|621|no\nWednesday late|@-3|Mina Shah|551|276|827|yes",
    },
    {
      id: "slate",
      use: "more",
      role: "log",
      icon: "notebook-pen",
      names: "tab|tabs",
      also: "slate|credit|paper round account",
      fields: "Account: text\nPhone: phone\nOwing: money 0..80 GBP\nFor: text\nPay by: date -6..14",
      cells: "phone owing forValue payBy",
      rows: "Mrs Alderton|555-0171|18.5|Papers, weekly|@-2\nSite office, Unit 4|555-0172|64|Milk and sandwiches|@4\nVic Sandford|555-0173|9|Papers, weekly|@5",
    },
  ],
  jobs: "due dateCheck.useBy\nrank product.aboveThat\nagenda delivery.due\nkeep cashUp\nfind product\nmove delivery.state\ncount product.onTheShelf\nchart product.aisle\ntotal cashUp.cash\ncheck delivery.checkedOff\ndue slate.payBy\nmove dateCheck.done",
  site: {
    headline: "Milk, bread and the paper, six till eleven",
    body: "On the corner since the trams. Fresh bread at six, parcels until ten, and a delivery round for those who cannot come.",
    action: "See what we have|product",
    services:
      "Paper round|Before seven, six days|3\nHome drop|Within the parish, same afternoon|2\nParcels|Leave and collect|",
    questions:
      "Do you order things in?|Most, by Tuesday.\nUntil when can I collect a parcel?|Until ten, also on Sundays.\nIs there anything reduced?|From six in the evening, end of the chilled aisle.",
  },
  words: {
    tagline: "Shelves full, dates checked, till counted.",
    itch: "What goes out of date tonight?",
    promise: "Less wasted, nothing missing",
    pov: "POV: the short dates sold before closing",
    gains: ["Bread: five left, fill at eight", "3 sandwiches reduced today", "Friday late: three pounds short"],
  },
});
