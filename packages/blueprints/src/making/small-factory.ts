import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "smallFactory",
  name: "Small factory",
  icon: "factory",
  says: {
    en: "small factory|production batches|factory batches|batch production|manufacturing|small manufacturer|raw materials|raw material stock|bill of materials|production orders|production planning|work orders on the line|batch numbers|lot traceability|shop floor|soap factory|candle factory|furniture factory|work in progress",
    de: "kleine Fabrik|Produktion|Fertigungsaufträge|Chargen und Lager|Rohstofflager",
    es: "pequeña fábrica|lotes de producción|órdenes de fabricación|materias primas",
    fr: "petite usine|lots de production|ordres de fabrication|matières premières",
    pt: "pequena fábrica|lotes de produção|ordens de fabrico|matérias-primas",
  },
  forms: ["management", "dashboard", "tool"],
  people: ["production planners", "operators", "storekeepers"],
  mood: "sober",
  things: [
    {
      id: "material",
      use: "core",
      role: "item",
      icon: "package-open",
      names: "material|materials",
      also: "raw material|ingredient|component|stock|packaging",
      fields:
        "Name: text\nCode: text\nKind: choice oil|wax|scent|powder|packaging\nIn stock: number 0..900\nUnit: choice kg|l|pcs\nReorder at: number 10..300\nOver reorder point: calc inStock - reorderAt\nCost per unit: money 0.1..60 EUR\nStock value: calc inStock * costPerUnit EUR\nSupplier: text\nLead time: number 3..28 days\nBay: text",
      cells: "code kind inStock unit reorderAt costPerUnit supplier leadTime bay",
      rows: "Olive oil|M-101|oil|420|kg|200|5.2|Oliva Trade|14|A1\nCoconut oil|M-102|oil|180|kg|150|3.4|Oliva Trade|14|A1\nSodium hydroxide|M-110|powder|95|kg|60|1.9|Chemhaus|7|Locked 1\nSoy wax|M-120|wax|260|kg|120|4.1|Nordwax|10|A3\nBeeswax|M-121|wax|18|kg|25|14|Imkerei Lund|21|A3\nLavender oil|M-130|scent|6|l|10|58|Fleur du Sud|12|C2\nCedar oil|M-131|scent|14|l|8|41|Fleur du Sud|12|C2\nKaolin|M-140|powder|75|kg|30|1.2|Chemhaus|7|B1\nSoap carton 100 g|M-201|packaging|800|pcs|300|0.2|Kartonwerk|9|D1\nCandle jar 200 ml|M-202|packaging|240|pcs|300|0.9|Glas Berger|18|D2",
    },
    {
      id: "product",
      use: "core",
      role: "item",
      icon: "box",
      names: "product|products",
      also: "article|finished goods|SKU|recipe|formula",
      fields:
        "Name: text\nPicture: image\nCode: text\nFamily: choice soap|candle|balm\nBatch size: number 120..800 pcs\nCycle: number 1..28 days\nIn stock: number 0..900 pcs\nMinimum: number 80..300 pcs\nPrice: money 4..24 EUR\nSteps: lines\nNotes: longText",
      cells: "code family batchSize cycle inStock minimum price steps notes",
      rows: "Lavender soap 100 g|P-01|soap|800|28|310|300|5|Weigh; mix at 40 °C; pour; cut after 24 h; cure 28 days; pack|\nCedar soap 100 g|P-02|soap|800|28|640|200|5|Weigh; mix at 40 °C; pour; cut after 24 h; cure 28 days; pack|\nClay soap 100 g|P-03|soap|600|28|120|150|6|Weigh; mix at 38 °C; pour; cut after 36 h; cure 28 days; pack|Softer, cut later\nCedar candle 200 ml|P-10|candle|240|3|95|120|18|Melt at 75 °C; scent at 62 °C; pour; cure 3 days; label|\nUnscented candle 200 ml|P-11|candle|240|2|210|80|16|Melt at 75 °C; pour; cure 2 days; label|\nBeeswax balm 30 ml|P-20|balm|400|1|260|100|9|Melt; fill; cool; cap; label|",
    },
    {
      id: "batch",
      use: "core",
      role: "event",
      icon: "layers",
      names: "batch|batches",
      also: "lot|run|production order|work order|job",
      fields:
        "Batch: text\nProduct: relation product\nPlanned: number 120..800 pcs\nGood: number 0..800 pcs\nScrap: number 0..40 pcs\nShare good: calc good / planned\nStarts: date -30..12\nReady: date -3..40\nOperator: text @people\nStage: choice planned|weighing|making|curing|packing|released|blocked\nQuality check: choice open|passed|failed\nNotes: longText",
      cells: "product planned good scrap starts ready operator stage qualityCheck notes",
      rows: "L-0412|Lavender soap 100 g|800|0|0|@-6|@22|Ilse Brandt|curing|open|Cut on Tuesday, edges clean\nL-0413|Cedar candle 200 ml|240|0|0|@0|@3|Musa Kamara|making|open|\nL-0414|Clay soap 100 g|600|0|0|@1|@29|Ilse Brandt|weighing|open|\nL-0415|Beeswax balm 30 ml|400|0|0|@5|@6|Musa Kamara|planned|open|Wait for beeswax\nL-0416|Cedar soap 100 g|800|0|0|@9|@37|Ilse Brandt|planned|open|\nL-0411|Unscented candle 200 ml|240|236|4|@-4|@-2|Musa Kamara|released|passed|\nL-0410|Cedar soap 100 g|800|782|18|@-31|@-3|Ilse Brandt|packing|passed|\nL-0409|Cedar candle 200 ml|240|0|240|@-9|@-6|Tom Reiter|blocked|failed|Scent added too hot, frosting\nL-0408|Beeswax balm 30 ml|400|396|4|@-12|@-11|Musa Kamara|released|passed|\nL-0407|Lavender soap 100 g|800|788|12|@-41|@-13|Ilse Brandt|released|passed|",
    },
    {
      id: "use",
      use: "core",
      role: "log",
      icon: "scale",
      names: "material use|material uses",
      also: "consumption|weighing|issue to batch|pick list",
      fields:
        "Line: text\nBatch: relation batch\nMaterial: relation material\nQuantity: number 2..420\nSupplier lot: text\nWeighed by: text @people\nWeighed: dateTime -12..0 06:30..15:00",
      cells: "batch material quantity supplierLot weighedBy weighed",
      rows: "Olive oil|L-0412|Olive oil|48|OT-5531|Ilse Brandt|@-6T07:10\nCoconut oil|L-0412|Coconut oil|18|OT-5540|Ilse Brandt|@-6T07:20\nLye|L-0412|Sodium hydroxide|9|CH-882|Ilse Brandt|@-6T07:40\nLavender|L-0412|Lavender oil|2|FS-210|Ilse Brandt|@-6T07:55\nSoy wax|L-0413|Soy wax|42|NW-77|Musa Kamara|@0T06:50\nCedar|L-0413|Cedar oil|3|FS-214|Musa Kamara|@0T07:05\nOlive oil|L-0410|Olive oil|48|OT-5519|Ilse Brandt|@-31T07:00\nCedar|L-0410|Cedar oil|2|FS-209|Ilse Brandt|@-31T07:30\nSoy wax|L-0411|Soy wax|42|NW-76|Musa Kamara|@-4T06:45\nBeeswax|L-0408|Beeswax|6|IL-19|Musa Kamara|@-12T08:10",
    },
    {
      id: "purchase",
      use: "more",
      role: "event",
      icon: "truck",
      names: "purchase order|purchase orders",
      also: "supplier order|goods in|delivery",
      fields:
        "Order: text\nMaterial: relation material\nQuantity: number 10..600\nPrice: money 60..1400 EUR\nOrdered: date -20..0\nDue: date -4..21\nReceived: boolean 40",
      cells: "material quantity price ordered due received",
      rows: "PO 771|Beeswax|40|560|@-18|@3|no\nPO 772|Candle jar 200 ml|600|540|@-16|@2|no\nPO 773|Lavender oil|12|696|@-13|@-1|no\nPO 770|Soy wax|200|820|@-15|@-5|yes\nPO 774|Kaolin|50|60|@0|@7|no",
    },
  ],
  jobs: "move batch.stage\nplan batch.starts\nkeep material\ncount material.inStock\ndue batch.ready\nkeep product\nassign batch.operator\ntotal material.stockValue\nchart batch.scrap\nfind batch\nkeep use\ndue purchase.due",
  site: {
    headline: "Made in small batches, traced to the kilo",
    body: "Soap, candles and balm, made to your formula from 240 pieces. Every batch has a number, every number leads back to the oils in it.",
    action: "See what we make|product",
    services:
      "Soap|From 600 bars, four weeks' curing|\nCandles|From 240 jars, one week|\nBalm|From 400 tins, three days|",
    questions:
      "What is the smallest run?|240 candles, 400 tins of balm or 600 bars of soap.\nCan you work to our recipe?|Yes, after a trial batch that you approve.\nHow long does soap take?|Four weeks, because it has to cure.\nDo you keep samples?|Two of each batch, for two years.",
  },
  words: {
    tagline: "What is on the bench, what is curing, what runs short.",
    itch: "Is there enough beeswax for Friday?",
    promise: "Every batch traced, nothing short",
    pov: "POV: the auditor asks for L-0410 and you have it",
    gains: ["10 batches, 1 blocked", "18 kg beeswax. Reorder at 25.", "L-0410: 782 good, 18 scrap"],
  },
});
