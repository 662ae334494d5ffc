import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "electronicsShop",
  name: "Electronics shop",
  icon: "plug",
  says: {
    en: "electronics shop|electronics store|computer shop|computer store|consumer electronics|hi-fi shop|tv and hi-fi shop|camera shop|camera store|laptop shop|gadget shop|refurbished electronics|refurbished laptops|serial numbers and warranties|electrical goods shop|audio equipment shop",
    de: "Elektronikgeschäft|Computerladen|Elektromarkt|Hi-Fi-Geschäft",
    es: "tienda de electrónica|tienda de informática|tienda de cámaras",
    fr: "magasin d'électronique|magasin d'informatique|boutique hi-fi",
    pt: "loja de eletrônicos|loja de eletrónica|loja de informática",
  },
  forms: ["shop", "management", "site"],
  people: ["shop owners", "sales staff", "customers"],
  mood: "sober",
  things: [
    {
      id: "product",
      use: "core",
      role: "item",
      icon: "laptop",
      names: "product|products",
      also: "device|laptop|camera|article|model",
      fields:
        "Product: text\nPicture: image\nKind: choice laptops|phones|audio|TV|cameras|cables and parts\nCondition: choice new|refurbished A|refurbished B|display model\nPrice: money 9..1890 EUR\nCost: money 3..1480 EUR\nMargin: calc price - cost EUR\nIn stock: number 0..60\nReorder at: number 1..12\nAbove reorder point: calc inStock - reorderAt\nWarranty: number 6..36 months",
      cells: "kind condition price cost inStock reorderAt warranty",
      rows: "Laptop 14, 16 GB|laptops|new|899|720|5|3|24\nLaptop 14, refurbished|laptops|refurbished A|449|270|3|2|12\nMirrorless camera body|cameras|new|1290|1040|2|1|24\nBookshelf speakers, pair|audio|display model|380|260|1|1|12\nTV 43 inch|TV|new|429|345|4|2|24\nPhone 128 GB, grade B|phones|refurbished B|219|130|6|4|12\nHDMI cable, 2 m|cables and parts|new|12|3.5|41|12|24\nUSB-C charger 65 W|cables and parts|new|35|16|7|8|24\nTurntable, belt drive|audio|new|329|235|0|1|24",
    },
    {
      id: "unit",
      use: "core",
      role: "item",
      icon: "scan-line",
      names: "serial number|serial numbers",
      also: "unit|IMEI|device sold",
      fields:
        "Serial number: text\nProduct: relation product\nReceived: date -200..-2\nSold on: date -180..0\nBuyer: text\nWarranty until: date -10..730\nDays left: daysUntil warrantyUntil\nState: choice in stock|sold|in repair|swapped",
      cells: "product received soldOn buyer warrantyUntil state",
      rows: "SN-88A-0412|Laptop 14, 16 GB|@-90|@-30|Nils Aarts|@700|sold\nSN-88A-0419|Laptop 14, 16 GB|@-90|@-1|Petra Simons|@729|sold\nRF-2207-11|Laptop 14, refurbished|@-190|@-160|Eva Lindgren|@205|in repair\nCM-5519|Mirrorless camera body|@-60|@-45|Rui Tavares|@685|sold\nPH-3316|Phone 128 GB, grade B|@-380|@-362|Omar Said|@3|sold\nTV-0904|TV 43 inch|@-120|@-100|Guesthouse Anker|@630|swapped",
    },
    {
      id: "order",
      use: "core",
      role: "event",
      icon: "shopping-cart",
      names: "order|orders",
      also: "sale|quote|purchase",
      fields:
        "Order: text\nCustomer: text\nPlaced: date -9..0\nItems: lines\nTotal: money 12..2600 EUR\nDelivery: choice collect|post|set up at home\nStatus: choice new|paid|ordered in|ready|handed over\nPromised: date -1..9",
      cells: "customer placed items total delivery status promised",
      rows: "O-771|Petra Simons|@-1|1 Laptop 14, 16 GB; 1 USB-C charger 65 W|934|collect|handed over|@-1\nO-772|Guesthouse Anker|@-2|4 TV 43 inch|1716|set up at home|paid|@3\nO-773|Jorge Matos|@-4|1 Turntable, belt drive|329|collect|ordered in|@4\nO-774|Nils Aarts|@0|2 HDMI cable, 2 m|24|post|new|@1\nO-770|Dagmar Funk|@-6|1 Bookshelf speakers, pair|380|collect|ready|@-1",
    },
    {
      id: "claim",
      use: "more",
      role: "event",
      icon: "rotate-ccw",
      names: "warranty case|warranty cases",
      also: "return|RMA|repair|complaint",
      fields:
        "Case: text\nSerial number: relation unit\nFault: longText\nReceived: date -30..0\nSent to maker: date -25..0\nAnswer due: date -4..15\nState: choice received|tested|sent to maker|repaired|swapped|refunded",
      cells: "serialNumber fault received sentToMaker answerDue state",
      rows: "Hinge loose|RF-2207-11|Left hinge clicks|@-12|@-9|@-1|sent to maker\nStripe on the screen|TV-0904|Vertical line after an hour|@-28|@-26|@-12|swapped\nBattery drains|PH-3316|Half a day on standby|@-1|@0|@10|received",
    },
  ],
  jobs: "rank product.aboveReorderPoint\nfind product\nmove order.status\nfind unit\nsell product.price\ndue order.promised\nmove claim.state\ndue claim.answerDue\ndue unit.warrantyUntil\nshow product.picture\ncount product.inStock\nchart product.kind",
  site: {
    headline: "Heard, tried and set up",
    body: "Laptops, cameras and speakers you can try side by side, new and refurbished, with the serial number on the receipt.",
    action: "See what is in stock|product",
    services:
      "Set up at home|Television on the wall, network and remote explained|79\nData moved|From the old laptop to the new one|49\nBuy back|Working devices under five years|",
    questions:
      "What does grade B mean?|Visible scratches, tested battery, twelve months warranty.\nWhat if it breaks?|Bring it to us; we send it in and lend you a spare laptop.\nDo you match prices?|Ask. Often yes, for the same condition.",
  },
  words: {
    tagline: "Every serial number, from the box to the last day of warranty.",
    itch: "Is Omar's phone still under warranty?",
    promise: "Warranty, stock and orders by serial number",
    pov: "POV: the receipt is found before the customer sits down",
    gains: ["PH-3316: three days of warranty", "Turntable ordered in, four days", "41 HDMI cables, 7 chargers"],
  },
});
