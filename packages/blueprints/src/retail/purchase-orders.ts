import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "purchaseOrders",
  name: "Purchasing",
  icon: "clipboard-check",
  says: {
    en: "purchase order system|purchasing department|procurement|procurement software|purchase requisitions|purchase requests|purchase approvals|supplier quotes|compare supplier quotes|supplier management|vendor management|buyer's desk|request for quotation|rfq comparison|goods receipt and invoices|three-way match|po tracking",
    de: "Einkaufsabteilung|Bestellwesen|Beschaffung|Bestellanforderungen|Lieferantenverwaltung",
    es: "órdenes de compra|departamento de compras|gestión de proveedores|solicitudes de compra",
    fr: "bons de commande fournisseurs|service achats|demandes d'achat|gestion des fournisseurs",
    pt: "ordens de compra|departamento de compras aprovações|requisições de compra|gestão de fornecedores",
  },
  forms: ["management", "dashboard", "portal"],
  people: ["buyers", "requesters", "approvers"],
  mood: "sober",
  things: [
    {
      id: "supplier",
      use: "core",
      role: "person",
      icon: "building-complex",
      names: "supplier|suppliers",
      also: "vendor|contractor|maker",
      fields:
        "Supplier: text\nNumber: text\nContact: text\nE-mail: email\nPhone: phone\nSupplies: tags office|IT|packaging|machinery|services|raw material\nTerms: choice prepaid|14 days|30 days|60 days\nRating: rating 2..5\nContract until: date -20..400\nOrdered this year: rollup sum order.supplier.amount EUR",
      cells: "number contact eMail phone supplies terms rating contractUntil",
      rows: "Papierhof|S-1004|Dana Moser|dana@papierhof.example.com|555-0101|office; packaging|30 days|4|@210\nVoltera Systems|S-1011|Keith Amos|sales@voltera.example.com|555-0102|IT|30 days|5|@96\nKarton Süd|S-1015|Ilse Bader|ilse@karton.example.com|555-0103|packaging|14 days|3|@-6\nMachine Works Reuter|S-1020|Paul Reuter|paul@reuter.example.com|555-0104|machinery; services|60 days|4|@320\nCleanTeam|S-1024|Olga Wirth|olga@cleanteam.example.com|555-0105|services|14 days|4|@45",
    },
    {
      id: "request",
      use: "core",
      role: "event",
      icon: "file-plus",
      names: "requisition|requisitions",
      also: "request|purchase request|need",
      fields:
        "Requisition: text\nAsked by: text @people\nDepartment: choice production|office|IT|warehouse|sales\nDate: date -14..0\nNeeded by: date -1..40\nEstimate: money 60..12000 EUR\nCost center: text\nReason: longText\nState: choice written|with the manager|approved|ordered|refused\nApprover: text @people",
      cells: "askedBy department date neededBy estimate costCenter reason state approver",
      rows: "Six laptops for sales|Nora Wiese|sales|@-6|@14|6600|CC 410|Old ones past support|with the manager|Helge Stein\nBoxes 400 × 300, 5000|Marc Oduya|warehouse|@-4|@6|1850|CC 220|Three weeks left|ordered|Helge Stein\nSpindle bearing|Lutz Pohl|production|@-1|@2|740|CC 310|Machine 4 noisy|approved|Rita Kern\nWindow cleaning, spring|Ines Falk|office|@-9|@90|900|CC 100||written|Rita Kern\nStanding desks, four|Ines Falk|office|@-13|@30|2400|CC 100|Two doctor's notes|refused|Rita Kern\nLabel printer|Marc Oduya|warehouse|@-12|@-1|620|CC 220|Second packing table|ordered|Helge Stein",
    },
    {
      id: "order",
      use: "core",
      role: "event",
      icon: "clipboard-check",
      names: "purchase order|purchase orders",
      also: "PO|supplier order|release",
      fields:
        "Order: text\nSupplier: relation supplier\nRequisition: relation request\nOrdered: date -40..0\nLines: lines\nAmount: money 60..12000 EUR\nPromised: date -6..40\nDays left: daysUntil promised\nConfirmed: boolean 60\nState: choice draft|sent|confirmed|part delivered|delivered|closed",
      cells: "supplier requisition ordered lines amount promised confirmed state",
      rows: "PO 26-0418|Karton Süd|Boxes 400 × 300, 5000|@-3|5000 boxes 400 × 300|1850|@5|yes|confirmed\nPO 26-0412|Voltera Systems|Label printer|@-11|1 label printer; 20 rolls|655|@-2|yes|sent\nPO 26-0409|Papierhof||@-15|40 reams; 200 folders|388|@-8|yes|part delivered\nPO 26-0395|Machine Works Reuter||@-34|Yearly service, machine 4|2900|@12|yes|confirmed\nPO 26-0390|CleanTeam||@-38|Carpets, two floors|1120|@-20|yes|delivered\nPO 26-0419|Machine Works Reuter|Spindle bearing|@0|1 spindle bearing|740|@2|no|draft",
    },
    {
      id: "quote",
      use: "core",
      role: "item",
      icon: "scale",
      names: "quote|quotes",
      also: "offer|bid|quotation",
      fields:
        "Quote: text\nRequisition: relation request\nSupplier: relation supplier\nPrice: money 60..12000 EUR\nDelivery: number 1..60 days\nValid until: date -3..40\nChoice: choice asked|received|best|second|no offer",
      cells: "requisition supplier price delivery validUntil choice",
      rows: "Laptops, Voltera|Six laptops for sales|Voltera Systems|6480|9|@20|best\nLaptops, Papierhof|Six laptops for sales|Papierhof|6990|14|@12|second\nBoxes, Karton Süd|Boxes 400 × 300, 5000|Karton Süd|1850|8|@2|best\nBoxes, Papierhof|Boxes 400 × 300, 5000|Papierhof|2140|4|@9|second\nBearing, Reuter|Spindle bearing|Machine Works Reuter|740|2|@5|best",
    },
    {
      id: "receipt",
      use: "more",
      role: "log",
      icon: "package-check",
      names: "goods receipt|goods receipts",
      also: "delivery|invoice|receipt",
      fields:
        "Receipt: text\nOrder: relation order\nDate: date -20..0\nDelivered: text\nInvoice: text\nInvoice amount: money 60..3000 EUR\nMatches: boolean 70\nPay by: date -3..50",
      cells: "order date delivered invoice invoiceAmount matches payBy",
      rows: "Paper, first part|PO 26-0409|@-7|40 reams|PH-5520|288|yes|@23\nCarpets done|PO 26-0390|@-20|Both floors|CT-118|1190|no|@-6\nBox samples|PO 26-0395|@-2|Service plan||0|yes|@30",
    },
  ],
  jobs: "due order.promised\nmove request.state\nassign request.approver\nmove order.state\nrank quote.price\nkeep supplier\ntotal order.amount\nrequest request\ncheck receipt.matches\ndue receipt.payBy\nrank supplier.orderedThisYear\nprint order",
  site: {
    headline: "What we need, who approves it, when it comes",
    body: "Write what you need and by when. Your manager sees it the same day, purchasing asks for quotes, and you can follow the order.",
    action: "Ask for something|request",
    services:
      "Up to 500|Approved by the team lead|\n500 to 5000|Two quotes and the department head|\nAbove 5000|Three quotes and the board|",
    questions:
      "How long does it take?|Two days to approve, then the supplier's delivery time.\nMay I order it myself?|With a purchase order number, yes; without, the invoice goes to you.\nWhat if it is urgent?|Mark the date you need it and ring purchasing.",
  },
  words: {
    tagline: "Needs, quotes, orders and what is late.",
    itch: "Where is the label printer?",
    promise: "Every order approved, confirmed and chased",
    pov: "POV: the invoice matches the order to the cent",
    gains: ["Label printer: two days late", "Laptops: 510 cheaper at Voltera", "CleanTeam bills 70 too much"],
  },
});
