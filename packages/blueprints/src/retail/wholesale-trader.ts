import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "wholesaleTrader",
  name: "Wholesale trader",
  icon: "boxes",
  says: {
    en: "wholesaler|wholesale business|wholesale trader|wholesale distributor|distributor|wholesale orders|trade customers and price lists|b2b ordering portal|b2b wholesale shop|import and wholesale|cash and carry|distribution company|wholesale price list|wholesale customers|trade order form|importer",
    de: "Großhandel|Großhändler|B2B-Bestellportal|Importeur",
    es: "mayorista|venta al por mayor|distribuidora|importador",
    fr: "grossiste|vente en gros|distributeur professionnel|importateur",
    pt: "atacadista|venda por grosso|distribuidora atacado|importador grossista",
  },
  forms: ["management", "shop", "portal"],
  people: ["wholesalers", "reps", "trade customers"],
  mood: "sober",
  things: [
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "store",
      names: "trade customer|trade customers",
      also: "account|retailer|stockist|shop",
      fields:
        "Customer: text\nContact: text\nPhone: phone\nE-mail: email\nAddress: location\nPrice list: choice A|B|C\nTerms: choice prepaid|14 days|30 days\nCredit limit: money 500..12000 EUR\nOrdered: rollup sum order.customer.total EUR\nRep: text @people",
      cells: "contact phone eMail address priceList terms creditLimit rep",
      rows: "Market Hall Deli|Gianna Russo|555-0181|buying@markethall.example.com|Market Hall 4|B|14 days|3000|Leo Brand\nCorner Pantry, three shops|Amir Nazari|555-0182|amir@cornerpantry.example.com|Ring Road 8|A|30 days|8000|Leo Brand\nHarbor Hotel kitchen|Chef Paulsen|555-0183|kitchen@harborhotel.example.com|Quay Road|B|30 days|4000|Tina Voigt\nThe Good Jar|Elin Skog|555-0184|elin@goodjar.example.com|17 Mill Lane|C|prepaid|500|Tina Voigt\nCampus canteen|Ulrich Sommer|555-0185|canteen@campus.example.com|College Drive|A|30 days|12000|Tina Voigt",
    },
    {
      id: "product",
      use: "core",
      role: "item",
      icon: "package",
      names: "product|products",
      also: "article|line|SKU|case",
      fields:
        "Product: text\nPicture: image\nCode: text\nSold by: choice case|carton|pallet|sack\nUnits per case: number 1..48\nPrice A: money 9..110 EUR\nPrice B: money 10..118 EUR\nPrice C: money 11..126 EUR\nCost: money 6..82 EUR\nMargin at A: calc priceA - cost EUR\nIn stock: number 0..420\nPromised: number 0..120\nFree: calc inStock - promised\nBest before: date 10..600",
      cells: "code soldBy unitsPerCase priceA priceB priceC cost inStock promised bestBefore",
      rows: "Olive oil 500 ml, 12|OO-0512|case|12|84|89|96|62|140|52|@420\nPassata 700 g, 12|PA-0712|case|12|16|17|19|11|310|90|@500\nArborio rice 10 kg|RI-0010|sack|1|22|23.5|26|15|48|10|@360\nCapers in salt 1 kg, 6|CA-0106|case|6|54|57|62|39|6|8|@290\nAlmonds 5 kg|AL-0005|carton|1|46|49|54|33|27|6|@180\nDurum pasta 500 g, 24|DP-0524|case|24|27|29|32|18|220|70|@540\nHoney 450 g, 12|HO-0412|case|12|58|61|66|41|0|12|@600\nChickpeas tin, 24|CP-0424|case|24|19|20|22|12.5|96|20|@700",
    },
    {
      id: "order",
      use: "core",
      role: "event",
      icon: "clipboard-list",
      names: "order|orders",
      also: "trade order|sales order|reorder",
      fields:
        "Order: text\nCustomer: relation customer\nPlaced: date -12..0\nLines: lines\nCases: number 2..120\nTotal: money 90..3600 EUR\nDeliver on: date -1..8\nStatus: choice new|credit check|picking|short|loaded|delivered|invoiced\nDue: date -5..34",
      cells: "customer placed lines cases total deliverOn status due",
      rows: "WO-3311|Corner Pantry, three shops|@0|30 Passata 700 g, 12; 20 Durum pasta 500 g, 24|50|1020|@2|new|@32\nWO-3310|Market Hall Deli|@0|6 Olive oil 500 ml, 12; 4 Almonds 5 kg|10|730|@1|picking|@15\nWO-3309|Harbor Hotel kitchen|@-1|8 Capers in salt 1 kg, 6; 5 Arborio rice 10 kg|13|573.5|@1|short|@31\nWO-3308|Campus canteen|@-1|60 Passata 700 g, 12; 50 Durum pasta 500 g, 24; 20 Chickpeas tin, 24|130|2690|@0|loaded|@30\nWO-3307|The Good Jar|@-2|12 Honey 450 g, 12|12|792|@3|credit check|@3\nWO-3301|Market Hall Deli|@-17|10 Olive oil 500 ml, 12|10|890|@-15|invoiced|@-1\nWO-3298|Corner Pantry, three shops|@-20|40 Passata 700 g, 12|40|640|@-18|invoiced|@12",
    },
    {
      id: "shipment",
      use: "more",
      role: "event",
      icon: "ship",
      names: "inbound shipment|inbound shipments",
      also: "container|purchase order|import|goods in",
      fields:
        "Shipment: text\nSupplier: text\nProduct: relation product\nCases: number 20..600\nValue: money 900..24000 EUR\nLeaves: date -30..10\nArrives: date -2..40\nCustoms: choice not needed|filed|released|held\nState: choice ordered|on the way|at the port|received",
      cells: "supplier product cases value leaves arrives customs state",
      rows: "Honey, autumn crop|Apícola Sierra|Honey 450 g, 12|240|9840|@-8|@4|not needed|on the way\nCapers|Isola Capperi|Capers in salt 1 kg, 6|60|2340|@-5|@-1|not needed|on the way\nAlmonds, new harvest|Valle Seco|Almonds 5 kg|120|3960|@2|@14|not needed|ordered\nRice|Pianura Riso|Arborio rice 10 kg|80|1200|@-20|@-2|not needed|received",
    },
    {
      id: "visit",
      use: "more",
      role: "event",
      icon: "calendar-check",
      names: "rep visit|rep visits",
      also: "call|tasting|sales call",
      fields:
        "Visit: text\nCustomer: relation customer\nDate: date -6..14\nRep: text @people\nShown: text\nNext step: text",
      cells: "customer date rep shown nextStep",
      rows: "Deli, spring range|Market Hall Deli|@3|Leo Brand|New oil, tins|Leave six samples\nCanteen tender|Campus canteen|@9|Tina Voigt|Price list A for two years|Offer by Friday\nGood Jar, limits|The Good Jar|@-2|Tina Voigt||Move to 14 days after three orders",
    },
  ],
  jobs: "move order.status\nrank product.free\nkeep customer\nagenda order.deliverOn\nfind product\ndue order.due\nsell product.priceB\ndue shipment.arrives\ntotal order.total\nrank customer.ordered\nprint order\nagenda visit.date",
  site: {
    headline: "By the case, from people who import it",
    body: "Oil, rice, pasta and tins for shops and kitchens. Order by noon, on the van tomorrow; see your own prices and what is free.",
    action: "Place a trade order|order",
    services:
      "Delivery|Free from 250, three days a week|\nCollect|From six in the morning, bay 2|\nPrice list A|From forty cases a month|",
    questions:
      "What is the smallest order?|One case to collect, 150 delivered.\nMay I pay later?|After three prepaid orders, fourteen days.\nDo you split cases?|Almonds and capers, yes.",
  },
  words: {
    tagline: "Cases free, cases promised, and who pays when.",
    itch: "Are there eight cases of capers or six?",
    promise: "Full vans, firm prices",
    pov: "POV: the container lands before the honey runs out",
    gains: ["Capers: two cases short", "240 honey cases in four days", "130 cases loaded for the canteen"],
  },
});
