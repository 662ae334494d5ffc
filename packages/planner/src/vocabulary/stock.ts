import { known, type KnownThing } from "../embedded/things/known-thing.ts";
import { table } from "./rows.ts";

/** Goods bought, stored, sold and sent. */
export const STOCK_THINGS: readonly KnownThing[] = [
  known(
    "place",
    "warehouse, warehouse",
    "warehouse/warehouses",
    "storehouse depot storage_location",
    "Name: text\nAddress: location\nManager: text @people\nArea: number 200..4800 m²\nUsed: percent 30..95\nItems: number 80..2400\nPhone: phone\nStatus: choice open|full|closed",
    table(
      "area used items phone status",
      "Main warehouse|4800|72|2400|555-0151|open\nCold store|600|88|140|555-0152|open\nReturns|320|41|95|555-0153|open\nSpare parts|450|64|1850|555-0154|open\nHarbour depot|2600|97|980|555-0155|full\nNorth depot|1800|55|760|555-0156|open\nPackaging|380|70|210|555-0157|open\nOld storehouse|900|30|80|555-0158|closed",
    ),
  ),
  known(
    "item",
    "stockMovement, arrow-left-right",
    "stock movement/stock movements",
    "inventory_movement stock_entry inbound_record outbound_record stock_transfer inventory_record warehousing",
    "Item: text\nKind: choice received|issued|moved|corrected\nQuantity: number 1..200 pcs\nWarehouse: choice main|north|harbour\nDate: date -20..0\nReference: text\nRecorded by: text @people",
    table(
      "kind quantity warehouse reference",
      "Copy paper A4|received|120|main|PO-3310\nDesk lamp|issued|6|main|SO-2207\nCleaning cloths|issued|40|north|SO-2206\nStorage box|moved|24|harbour|M-0412\nBatteries AA|received|200|main|PO-3309\nWork gloves|corrected|3|north|Stocktaking\nCable, 5 m|issued|15|main|SO-2203\nLight bulbs|received|80|harbour|PO-3307",
    ),
  ),
  known(
    "item",
    "purchaseOrder, shopping-cart",
    "purchase order/purchase orders",
    "purchase procurement procurement_order purchase_request purchase_requisition",
    "Number: text\nStatus: choice draft|approved|ordered|received|cancelled\nSupplier: text\nItem: text\nQuantity: number 5..200 pcs\nUnit price: money 2..90 EUR\nTotal: calc quantity * unitPrice EUR\nOrdered on: date -30..-2\nDelivery date: date 1..20\nRequested by: text @people",
    table(
      "status supplier item quantity unitPrice",
      "PO-3312|draft|Canal Office Supply|Office chair|8|85\nPO-3311|approved|Harbour Supplies|Storage box|60|7\nPO-3310|received|Canal Office Supply|Copy paper A4|120|4\nPO-3309|received|North Gate Trading|Batteries AA|200|2\nPO-3308|ordered|Elm Court Textiles|Work gloves|80|6\nPO-3307|received|North Gate Trading|Light bulbs|80|5\nPO-3306|ordered|Harbour Supplies|Shelf unit|12|74\nPO-3305|cancelled|Mill Lane Tools|Drill set|5|59",
    ),
  ),
  known(
    "item",
    "salesOrder, clipboard-list",
    "sales order/sales orders",
    "order customer_order product_order shop_order order_information online_order",
    "Number: text\nStatus: choice new|confirmed|packed|shipped|delivered|cancelled\nCustomer: text @people\nItem: text\nQuantity: number 1..12 pcs\nUnit price: money 5..90 EUR\nTotal: calc quantity * unitPrice EUR\nOrder date: date -14..0\nPayment: choice open|paid|refunded\nAddress: location",
    table(
      "status item quantity unitPrice payment",
      "SO-2208|new|Wall clock|1|42|open\nSO-2207|confirmed|Desk lamp|6|36|paid\nSO-2206|packed|Cleaning cloths|12|5|paid\nSO-2205|shipped|Rain jacket|1|68|paid\nSO-2204|shipped|Kettle|2|39|paid\nSO-2203|delivered|Cable, 5 m|10|9|paid\nSO-2202|delivered|Cushion cover|4|18|paid\nSO-2201|cancelled|Bedside table|1|89|refunded",
    ),
  ),
  known(
    "item",
    "inventoryItem, boxes",
    "inventory item/inventory items",
    "inventory stock_item material supply article_in_stock stock_information",
    "Name: text\nNumber: text\nCategory: choice office|cleaning|electrical|clothing|furniture\nQuantity: number 0..240 pcs\nMinimum: number 5..40 pcs\nUnit price: money 1..90 EUR\nLocation: choice main|north|harbour\nLast count: date -60..-3\nSupplier: text",
    table(
      "number category quantity minimum unitPrice supplier",
      "Copy paper A4|I-1001|office|180|40|4|Canal Office Supply\nCleaning cloths|I-1002|cleaning|96|30|2|Elm Court Textiles\nBatteries AA|I-1003|electrical|240|40|2|North Gate Trading\nWork gloves|I-1004|clothing|18|20|6|Elm Court Textiles\nDesk lamp|I-1005|electrical|14|6|36|North Gate Trading\nOffice chair|I-1006|furniture|7|5|85|Canal Office Supply\nStorage box|I-1007|office|64|20|7|Harbour Supplies\nLight bulbs|I-1008|electrical|0|25|5|North Gate Trading",
    ),
  ),
  known(
    "item",
    "supplierInvoice, receipt-text",
    "supplier invoice/supplier invoices",
    "purchase_invoice vendor_invoice incoming_invoice bill",
    "Number: text\nStatus: choice received|checked|approved|paid\nSupplier: text\nAmount: money 60..4800 EUR\nInvoice date: date -40..-10\nDue date: date 1..25\nOrder number: text\nAssigned to: text @people",
    table(
      "status supplier amount orderNumber",
      "24-0871|received|Harbour Supplies|420|PO-3311\n24-0866|checked|Canal Office Supply|480|PO-3310\n24-0859|approved|North Gate Trading|400|PO-3309\n24-0851|paid|Elm Court Textiles|480|PO-3308\n24-0847|paid|North Gate Trading|400|PO-3307\n24-0840|approved|Harbour Supplies|888|PO-3306\n24-0832|paid|Hill Street Lifts|600|C-2038\n24-0825|paid|Elm Court Services|800|C-2041",
    ),
  ),
  known(
    "item",
    "shipment, truck",
    "shipment/shipments",
    "parcel consignment package_shipment logistics logistic logistics_information waybill cargo freight express",
    "Number: text\nStatus: choice prepared|picked up|in transit|delivered|returned\nFrom: text\nTo: text\nWeight: number 1..400 kg\nPieces: number 1..24\nSent on: date -10..-1\nExpected on: date 0..6\nDriver: text @people",
    table(
      "status from to weight pieces",
      "SH-7120|prepared|Main warehouse|Lyon|38|4\nSH-7119|picked up|Main warehouse|Porto|12|1\nSH-7118|in transit|Harbour depot|Utrecht|260|18\nSH-7117|in transit|North depot|Graz|85|6\nSH-7116|in transit|Main warehouse|Aarhus|140|9\nSH-7115|delivered|Main warehouse|Ghent|22|2\nSH-7114|delivered|Harbour depot|Lisbon|390|24\nSH-7113|returned|North depot|Turin|6|1",
    ),
  ),
  known(
    "item",
    "deliveryOrder, package-check",
    "delivery order/delivery orders",
    "dispatch delivery_task delivery_note takeaway_order food_order meal_order",
    "Number: text\nStatus: choice received|being prepared|on the way|delivered|cancelled\nCustomer: text @people\nAddress: location\nDate: date 0..3\nTime: time 11:00..20:00\nItems: lines\nTotal: money 12..90 EUR\nDriver: text @people\nPhone: phone",
    table(
      "status items total phone",
      "D-418|received|Vegetable curry;Rice|17|555-0161\nD-417|being prepared|Soup of the day;Bread|12|555-0162\nD-416|being prepared|Pasta;Salad;Juice|26|555-0163\nD-415|on the way|Family box|48|555-0164\nD-414|on the way|Two lunch menus|31|555-0165\nD-413|delivered|Platter for eight|86|555-0166\nD-412|delivered|Salad;Bread|14|555-0167\nD-411|cancelled|Soup of the day|12|555-0168",
    ),
  ),
  known(
    "item",
    "cartItem, shopping-basket",
    "cart item/cart items",
    "cart shopping_cart shopping_cart_item basket",
    "Item: text\nPicture: image\nQuantity: number 1..6 pcs\nUnit price: money 4..90 EUR\nTotal: calc quantity * unitPrice EUR\nVariant: text\nAdded: date -3..0\nAvailable: boolean 90",
    table(
      "quantity unitPrice variant available",
      "Desk lamp|1|36|White|yes\nNotebook, lined|3|4|A5|yes\nRain jacket|1|68|Size M|yes\nKettle|1|39|1.7 litres|yes\nCushion cover|4|18|Grey|yes\nWall clock|1|42|Oak|no\nWater bottle|2|16|Blue|yes\nTea towels|2|12|Set of three|yes",
    ),
  ),
  known(
    "item",
    "brand, tag",
    "brand/brands",
    "manufacturer label_brand",
    "Name: text\nLogo: image\nCountry: text\nProducts: number 4..120\nContact: text @people\nWebsite: url\nSince: date -6000..-900\nDescription: longText",
    table(
      "country products website description",
      "Northline|Denmark|48|https://northline.example.com|Furniture of solid wood\nMirel|Portugal|26|https://mirel.example.com|Ceramics for the table\nOduya|Belgium|19|https://oduya.example.com|Bags and small leather goods\nHalden|Norway|73|https://halden.example.com|Clothing for rain and wind\nTavira|Portugal|31|https://tavira.example.com|Linen and towels\nKumo|Japan|22|https://kumo.example.com|Paper and pens\nSavo|Finland|40|https://savo.example.com|Lamps and switches\nMorave|Czechia|57|https://morave.example.com|Glass for every day",
    ),
  ),
  known(
    "item",
    "auctionBid, hand",
    "bid/bids",
    "auction_bid tender_bid offer_bid",
    "Bidder: text\nLot: text\nAmount: money 20..1800 EUR\nDate: dateTime -5..0\nStatus: choice placed|highest|outbid|won\nMethod: choice online|in the room|by telephone",
    table(
      "lot amount status method",
      "Bidder 104|Oak writing desk|420|outbid|online\nBidder 117|Oak writing desk|460|highest|in the room\nBidder 098|Brass table lamp|95|outbid|online\nBidder 131|Brass table lamp|110|highest|online\nBidder 125|Landscape in oil|880|outbid|by telephone\nBidder 142|Landscape in oil|950|won|in the room\nBidder 120|Set of six chairs|260|placed|online\nBidder 109|Wall mirror|75|won|online",
    ),
  ),
  known(
    "item",
    "auction, gavel",
    "auction/auctions",
    "auction_item lot auction_lot",
    "Title: text\nPicture: image\nStatus: choice upcoming|running|sold|not sold\nCategory: choice furniture|art|jewellery|books|household\nStarting price: money 20..800 EUR\nCurrent bid: money 30..1200 EUR\nBids: number 1..24\nEnds: dateTime 1..10 18:00..20:00\nDescription: longText",
    table(
      "status category startingPrice currentBid bids description",
      "Oak writing desk|running|furniture|300|460|9|Three drawers, about 1930\nBrass table lamp|running|household|60|110|6|Rewired and tested\nLandscape in oil|sold|art|600|950|14|Signed, in its frame\nSet of six chairs|running|furniture|200|260|3|Seats newly covered\nWall mirror|sold|household|40|75|5|Bevelled glass\nSilver brooch|running|jewellery|120|185|7|Hallmarked\nAtlas of 1898|running|books|150|220|8|Binding restored\nChild's sledge|running|household|25|45|4|Wood and iron",
    ),
  ),
  known(
    "item",
    "marketListing, tag",
    "listing/listings",
    "ad_listing classified classified_ad secondhand_item second-hand_item used_item second_hand_item used_product second-hand_product",
    "Title: text\nPicture: image\nPrice: money 5..400 EUR\nCondition: choice new|as new|good|used\nCategory: choice furniture|electronics|clothing|sport|books\nSeller: text @people\nPlace: location\nPosted on: date -20..0\nStatus: choice available|reserved|sold\nDescription: longText",
    table(
      "price condition category status description",
      "Bookcase, white|45|good|furniture|available|80 by 200 cm, easy to take apart\nRoad bike, size 54|320|good|sport|available|Serviced in spring\nDesk lamp|12|as new|furniture|reserved|With bulb\nTablet, 10 inch|140|good|electronics|available|With charger and cover\nWinter coat, size 40|35|as new|clothing|available|Worn one season\nTravel guides, six|18|used|books|sold|Europe, recent editions\nTennis racket|25|good|sport|available|New grip\nDining table|90|used|furniture|reserved|Seats six",
    ),
  ),
  known(
    "item",
    "rental, key-round",
    "rental/rentals",
    "rental_item rental_order rental_record loaned_item borrowing borrowing_record loan_record borrow_record",
    "Item: text\nStatus: choice reserved|out|returned|overdue\nCustomer: text @people\nFrom date: date -12..-5\nTo date: date 1..12\nPrice per day: money 4..45 EUR\nDeposit: money 0..200 EUR\nCondition: choice good|to check|damaged",
    table(
      "status fromDate toDate pricePerDay deposit condition",
      "Hedge trimmer|out|@-2|@1|14|60|good\nProjector|reserved|@3|@5|25|150|good\nParty tent|returned|@-12|@-9|40|200|good\nCarpet cleaner|out|@-1|@1|18|80|good\nHammer drill|overdue|@-8|@-2|12|60|good\nCargo trailer|returned|@-15|@-14|22|120|to check\nSound system|reserved|@8|@10|45|200|good\nFloor sander|returned|@-6|@-4|32|150|good",
    ),
  ),
];
