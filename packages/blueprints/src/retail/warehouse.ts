import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "warehouse",
  name: "Warehouse and stock",
  icon: "warehouse",
  says: {
    en: "warehouse|warehouse management|stock control|inventory management|inventory system|stock levels|stock take|stocktaking|storeroom|bin locations|picking list|pick and pack|goods in and out|reorder levels|barcode stock|spare parts store|wholesale stock|pallet locations|inventory tracker|low stock alerts",
    de: "Lagerverwaltung|Lagerbestand|Warenlager|Wareneingang|Inventur",
    es: "almacén|control de existencias|gestión de inventario|inventario de almacén",
    fr: "entrepôt|gestion de stock|inventaire du magasin|entrées et sorties de stock",
    pt: "armazém|controle de estoque|gestão de stock|inventário de armazém",
  },
  forms: ["management", "dashboard", "tool"],
  people: ["storekeepers", "pickers", "buyers"],
  mood: "sober",
  things: [
    {
      id: "bin",
      use: "core",
      role: "place",
      icon: "shelving-unit",
      names: "location|locations",
      also: "bin|shelf|bay|rack|aisle|pallet place|storeroom",
      fields:
        "Code: text\nZone: choice goods in|shelves|pallets|cold|dispatch|quarantine\nHolds: number 1..400 kg\nState: choice free|in use|full|blocked\nArticles: rollup count article.location\nNotes: text",
      cells: "zone holds state notes",
      rows: "A-01-1|shelves|120|in use|\nA-01-2|shelves|120|in use|\nA-02-1|shelves|120|full|\nB-03-1|shelves|80|in use|Small parts drawers\nP-11|pallets|400|in use|Ground level\nP-12|pallets|400|full|\nQ-01|quarantine|200|in use|Nothing leaves without a stamp\nD-01|dispatch|300|free|Door 2",
    },
    {
      id: "article",
      use: "core",
      role: "item",
      icon: "box",
      names: "article|articles",
      also: "SKU|part|product|stock item|spare part|goods",
      fields:
        "Name: text\nSKU: text\nBarcode: text\nCategory: choice filters|brakes|oils|batteries|lighting|fixings\nLocation: relation bin\nIn stock: number 0..900\nReserved: number 0..60\nFree: calc inStock - reserved\nReorder at: number 4..200\nAbove reorder point: calc inStock - reorderAt\nReorder quantity: number 6..500\nCost: money 0.1..95 EUR\nStock value: calc inStock * cost EUR\nSupplier: text\nLast counted: date -200..-1\nCount due: date -10..160",
      cells:
        "sKU barcode category location inStock reserved reorderAt reorderQuantity cost supplier lastCounted countDue",
      rows: "Oil filter OF-7|FLT-0070|4006381333|filters|A-01-1|84|6|30|60|4.2|Filtra|@-40|@50\nAir filter AF-2|FLT-0102|4006381340|filters|A-01-2|12|4|20|40|9.8|Filtra|@-40|@50\nBrake pads front, set|BRK-0310|4006381357|brakes|A-02-1|36|8|16|24|28|Stopwell|@-88|@2\nBrake disc 280 mm|BRK-0321|4006381364|brakes|P-11|18|4|8|12|41|Stopwell|@-88|@2\nEngine oil 5W-30, 5 l|OIL-0530|4006381371|oils|P-12|144|20|48|96|19|Lubra|@-21|@69\nBattery 74 Ah|BAT-0074|4006381388|batteries|P-11|3|2|6|12|78|Voltmark|@-102|@-9\nBattery 95 Ah|BAT-0095|4006381395|batteries|P-11|7|0|4|8|95|Voltmark|@-102|@-9\nBulb H7|LGT-0007|4006381401|lighting|B-03-1|260|15|80|200|2.1|Lumina|@-14|@76\nWiper blade 600|LGT-0600|4006381418|lighting|B-03-1|0|4|20|40|6.4|Lumina|@-14|@76\nWheel nut M12|FIX-0012|4006381425|fixings|B-03-1|880|40|200|500|0.4|Schraub|@-61|@29\nCoolant, 5 l|OIL-0700|4006381432|oils|Q-01|24|0|16|32|11|Lubra|@-5|@85",
    },
    {
      id: "movement",
      use: "core",
      role: "log",
      icon: "arrow-left-right",
      names: "movement|movements",
      also: "booking in|booking out|goods in|goods out|transfer|adjustment|scan",
      fields:
        "Movement: text\nArticle: relation article\nWhen: dateTime -7..0 06:30..17:30\nKind: choice in|out|moved|counted|scrapped|returned\nQuantity: number -60..200\nFrom or to: text\nDocument: text\nBy: text @people",
      cells: "article when kind quantity fromOrTo document by",
      rows: "Filters to Hill Garage|Oil filter OF-7|@0T08:12|out|-6|Hill Garage|LS 5510|Elif Demir\nOil delivery|Engine oil 5W-30, 5 l|@0T07:40|in|96|Lubra|PO 2207|Sam Doyle\nBattery out|Battery 74 Ah|@0T09:05|out|-1|Walk-in|LS 5511|Elif Demir\nCoolant leaking|Coolant, 5 l|@-1T10:30|moved|24|Quarantine|QN 41|Sam Doyle\nPads out|Brake pads front, set|@-1T11:10|out|-4|Southgate Tyres|LS 5508|Elif Demir\nBulb count|Bulb H7|@-2T15:00|counted|-3|Count|ST 118|Joe Tierney\nDisc returned|Brake disc 280 mm|@-2T13:20|returned|2|Hill Garage|RT 77|Sam Doyle\nWipers out|Wiper blade 600|@-3T09:45|out|-8|Wood End Tractors|LS 5502|Elif Demir\nNuts in|Wheel nut M12|@-4T07:30|in|500|Schraub|PO 2199|Sam Doyle\nDamaged battery|Battery 95 Ah|@-5T16:00|scrapped|-1|Skip|QN 40|Joe Tierney\nFilters in|Air filter AF-2|@-6T08:00|in|10|Filtra|PO 2195|Sam Doyle",
    },
    {
      id: "pick",
      use: "core",
      role: "event",
      icon: "clipboard-list",
      names: "pick list|pick lists",
      also: "order|picking|dispatch|delivery note|packing",
      fields:
        "List: text\nCustomer: text\nTo pick: lines\nPieces: number 1..60\nDue: dateTime 0..2 09:00..16:00\nPicker: text @people\nStatus: choice new|picking|short|packed|sent\nWeight: number 1..140 kg\nNotes: longText",
      cells: "customer toPick pieces due picker status weight notes",
      rows: "PL 881|Hill Garage|4 Brake pads front, set; 6 Bulb H7|10|@0T11:00|Elif Demir|picking|14|\nPL 882|Northside Autoparts|12 Engine oil 5W-30, 5 l|12|@0T13:00|Joe Tierney|packed|58|Door 2\nPL 883|Southgate Tyres|2 Battery 74 Ah; 20 Wheel nut M12|22|@0T15:00|Elif Demir|new|38|\nPL 884|Wood End Tractors|4 Wiper blade 600; 4 Air filter AF-2|8|@1T10:00||short|4|Wipers out, ask to split\nPL 885|City Cabs|8 Engine oil 5W-30, 5 l; 4 Brake disc 280 mm|12|@1T14:00||new|71|\nPL 880|Hill Garage|6 Oil filter OF-7|6|@0T09:00|Elif Demir|sent|3|",
    },
    {
      id: "purchase",
      use: "more",
      role: "event",
      icon: "truck",
      names: "purchase order|purchase orders",
      also: "reorder|supplier order|inbound delivery",
      fields:
        "Order: text\nSupplier: text\nArticle: relation article\nQuantity: number 8..500\nCost: money 84..940 EUR\nOrdered: date -14..0\nDue: date -3..20\nReceived: boolean 40",
      cells: "supplier article quantity cost ordered due received",
      rows: "PO 2208|Voltmark|Battery 74 Ah|12|936|@-9|@-1|no\nPO 2209|Lumina|Wiper blade 600|40|256|@-3|@4|no\nPO 2210|Filtra|Air filter AF-2|40|392|@0|@8|no\nPO 2207|Lubra|Engine oil 5W-30, 5 l|96|1824|@-7|@0|yes\nPO 2199|Schraub|Wheel nut M12|500|200|@-12|@-4|yes",
    },
  ],
  jobs: "rank article.aboveReorderPoint\nmove pick.status\nfind article\ncount article.inStock\nkeep movement\nassign pick.picker\ndue article.countDue\ntotal article.stockValue\nchart movement.kind\nmove bin.state\ndue purchase.due\nprint pick",
  site: {
    headline: "In stock, on the shelf, out today",
    body: "Parts for garages, picked within two hours and on the van by three. Ring, write or come to door 2.",
    action: "See the stock|article",
    services:
      "Will call|Ready in thirty minutes|\nVan|Twice a day within twenty miles|\nStanding order|Oil and filters, every month|",
    questions:
      "Is what the list says really there?|Every shelf is counted four times a year.\nUntil when for today?|Orders in by one catch the three o'clock van.\nCan I return a part?|Within thirty days in its box, with the note.",
  },
  words: {
    tagline: "What is where, what runs out, what leaves today.",
    itch: "Do we have wipers, and where?",
    promise: "Every shelf counted, nothing runs out",
    pov: "POV: the count is right to the last nut",
    gains: ["11 articles, 3 below reorder", "PL 884 short: wipers", "880 wheel nuts in B-03-1"],
  },
});
