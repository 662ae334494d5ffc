import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "freightForwarder",
  name: "Freight forwarder",
  icon: "container",
  says: {
    en: "freight forwarder|freight forwarding|freight forwarding software|shipping agent|customs broker|customs clearance|air freight|sea freight|container shipments|bill of lading|shipment tracking for clients|import export logistics|freight quotes|logistics company|air waybills|demurrage dates|groupage shipments",
    de: "Speditionsagentur|Seefracht|Luftfracht|Zollabwicklung|Zollagentur",
    es: "transitario|agente de carga|despacho de aduanas|carga marítima",
    fr: "transitaire|commissionnaire de transport|fret maritime|dédouanement",
    pt: "transitário|despachante aduaneiro|carga marítima|carga aérea",
  },
  forms: ["management", "portal", "dashboard"],
  people: ["forwarding agents", "customs clerks", "shippers"],
  mood: "sober",
  things: [
    {
      id: "client",
      use: "core",
      role: "person",
      icon: "building",
      names: "client|clients",
      also: "shipper|consignee|importer|exporter",
      fields:
        "Client: text\nContact: text\nE-mail: email\nPhone: phone\nTax number: text\nTerms: choice prepaid|14 days|30 days\nCredit limit: money 2000..60000 EUR",
      cells: "contact eMail phone taxNumber terms creditLimit",
      rows: "Casa Lenta|Gianna Russo|import@casalenta.example.com|555-0151|EORI 8812|30 days|25000\nMachine Works Reuter|Paul Reuter|export@reuter.example.com|555-0152|EORI 4410|30 days|60000\nLeaf House|Mei Tanaka|mei@leafhouse.example.com|555-0153|EORI 9023|14 days|8000\nApícola Sierra|Rocío Vega|rocio@apicola.example.com|555-0154|EORI 1170|prepaid|2000\nAlder Software|Travel desk|office@alder.example.com|555-0155|EORI 6604|30 days|10000",
    },
    {
      id: "shipment",
      use: "core",
      role: "event",
      icon: "ship",
      names: "shipment|shipments",
      also: "file|consignment|job|container",
      fields:
        "File: text\nClient: relation client\nMode: choice sea, full container|sea, groupage|air|road|rail\nDirection: choice import|export\nGoods: text\nWeight: number 40..26000 kg\nVolume: number 0.2..68 m³\nIncoterm: choice EXW|FCA|FOB|CIF|DAP|DDP\nFrom: text\nTo: text\nCarrier: text\nBill: text\nLeaves: date -50..20\nArrives: date -6..50\nDays left: daysUntil arrives\nBought for: money 120..7200 EUR\nSold for: money 180..8400 EUR\nProfit: calc soldFor - boughtFor EUR\nState: choice quoted|booked|picked up|departed|arrived|in customs|released|delivered|billed",
      cells:
        "client mode direction goods weight volume incoterm from to carrier bill leaves arrives boughtFor soldFor state",
      rows: "S-2044|Casa Lenta|sea, full container|import|Ceramic lamps|11200|54|FOB|Ningbo|Rotterdam|Blue Line|BLN 77120|@-31|@4|2350|2890|departed\nS-2045|Leaf House|air|import|Green tea|640|3.2|FCA|Shizuoka|Frankfurt|Aerocargo|AWB 2210-8841|@-3|@-1|2480|2990|in customs\nS-2046|Machine Works Reuter|sea, full container|export|Lathe, one unit|14800|32|CIF|Hamburg|Santos|Meridian|MER 5501|@5|@31|3900|4650|booked\nS-2047|Apícola Sierra|road|export|Honey in drums|9200|18|DAP|Granada|Lyon|Own truck|CMR 118|@-2|@0|980|1240|arrived\nS-2048|Alder Software|air|import|Servers, 12|410|2.1|DDP|Taipei|Frankfurt|Aerocargo|AWB 2210-9007|@2|@4|1720|2150|booked\nS-2039|Casa Lenta|sea, groupage|import|Brass handles|820|1.4|FOB|Mumbai|Antwerp|Blue Line|BLN 76002|@-48|@-5|460|690|released\nS-2050|Leaf House|sea, groupage|import|Teaware|560|2.6|EXW|Xiamen|Rotterdam|Open|None|@14|@48|390|560|quoted",
    },
    {
      id: "document",
      use: "core",
      role: "item",
      icon: "file-text",
      names: "document|documents",
      also: "paper|invoice|certificate|declaration|license",
      fields:
        "Document: text\nShipment: relation shipment\nKind: choice commercial invoice|packing list|bill of lading|certificate of origin|customs declaration|phytosanitary|insurance\nNeeded by: date -4..30\nDays left: daysUntil neededBy\nChecked: boolean 40\nState: choice missing|draft|received|filed|error",
      cells: "shipment kind neededBy checked state",
      rows: "Origin, tea|S-2045|certificate of origin|@-1|no|missing\nImport declaration, tea|S-2045|customs declaration|@0|no|draft\nOriginal bill, lamps|S-2044|bill of lading|@2|yes|received\nPacking list, lathe|S-2046|packing list|@3|no|missing\nExport declaration, lathe|S-2046|customs declaration|@4|no|draft\nInvoice, servers|S-2048|commercial invoice|@1|yes|received\nImport declaration, handles|S-2039|customs declaration|@-4|yes|filed",
    },
    {
      id: "container",
      use: "more",
      role: "item",
      icon: "container",
      names: "container|containers",
      also: "box|unit|demurrage",
      fields:
        "Container: text\nShipment: relation shipment\nSize: choice 20 ft|40 ft|40 ft high cube|reefer\nSeal: text\nFree until: date -3..20\nDays left: daysUntil freeUntil\nDay charge: money 45..160 EUR\nState: choice empty out|loaded|on board|at the terminal|at the consignee|returned",
      cells: "shipment size seal freeUntil dayCharge state",
      rows: "BLNU 220418-4|S-2044|40 ft|SL 8812|@11|95|on board\nMERU 771200-2|S-2046|20 ft|SL 4410|@20|70|empty out\nBLNU 198733-1|S-2039|20 ft|SL 7003|@-1|70|at the terminal",
    },
    {
      id: "event",
      use: "more",
      role: "log",
      icon: "map-pin",
      names: "milestone|milestones",
      also: "status|tracking event|delay",
      fields:
        "Milestone: text\nShipment: relation shipment\nWhen: dateTime -31..0 00:00..23:30\nPlace: text\nDelay: number 0..12 days",
      cells: "shipment when place delay",
      rows: "Gate in at Ningbo|S-2044|@-33T09:20|Ningbo|0\nSailed|S-2044|@-31T02:10|Ningbo|2\nLanded|S-2045|@-1T18:45|Frankfurt|0\nAt the ramp|S-2047|@0T07:30|Lyon|0",
    },
  ],
  jobs: "move shipment.state\ndue document.neededBy\ndue shipment.arrives\nmove document.state\nfind shipment\nrequest shipment\ndue container.freeUntil\nrank shipment.profit\ncheck document.checked\nkeep event\nprint document\ntotal shipment.soldFor",
  site: {
    headline: "From their door to yours, papers included",
    body: "Sea, air and road, with our own customs desk. You see each file from quote to delivery, and which paper is still missing.",
    action: "Ask for a rate|shipment",
    services:
      "Full container|Far East to Rotterdam, rate on the day|\nGroupage by sea|From one cubic meter, per m³|85\nCustoms declaration|Up to three tariff lines|75\nAir freight|By chargeable kilo|",
    questions:
      "What do I need for customs?|Invoice, packing list, origin, and your EORI number.\nWhat is demurrage?|What the line charges when the box stays too long; we watch the date.\nWho insures the goods?|You or we, for 0.3 percent of the value.",
  },
  words: {
    tagline: "Files, vessels, papers and free days.",
    itch: "Which paper keeps the tea at the airport?",
    promise: "Every file with its papers and its date",
    pov: "POV: customs released it before the truck arrived",
    gains: ["Tea: origin missing since yesterday", "S-2044 arrives in four days", "BLNU 198733-1: free time over"],
  },
});
