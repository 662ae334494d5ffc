import { known, type KnownThing } from "../embedded/things/known-thing.ts";
import { table } from "./rows.ts";

/** What firms settle with one another: hiring, buying, shipping, guarantees and accounts. */
export const DEALINGS_THINGS: readonly KnownThing[] = [
  known(
    "item",
    "recruitment, user-search",
    "recruitment/recruitments",
    "recruitment_campaign hiring hiring_request staffing_request talent_acquisition",
    "Position: text\nDepartment: choice kitchen|sales|logistics|IT|nursing\nStatus: choice requested|advertised|interviews|filled|stopped\nPeople needed: number 1..12\nApplications: number 0..60\nRecruiter: text @people\nStart date: date 14..90\nMonthly pay: money 1800..5200 USD",
    table(
      "department status peopleNeeded applications startDate monthlyPay",
      "Pastry cook|kitchen|interviews|1|14|@30|2900\nForklift operators|logistics|advertised|4|22|@21|2700\nSupport engineer|IT|interviews|2|37|@45|4600\nNight nurse|nursing|requested|3|0|@60|3900\nField sales, southern region|sales|filled|1|41|@14|3800\nSeasonal pickers|logistics|advertised|12|58|@40|1900\nHead of purchasing|sales|stopped|1|19|@90|5200\nDishwasher, weekends|kitchen|filled|2|9|@15|1800",
    ),
  ),
  known(
    "item",
    "quotationRequest, file-question-mark",
    "quotation request/quotation requests",
    "request_for_quotation quote_request rfq price_inquiry price_request",
    "Number: text\nItem: text\nQuantity: number 1..5000\nSuppliers asked: number 1..6\nAnswers: number 0..6\nBest price: money 0..18000 USD\nAnswer by: date 2..20\nStatus: choice draft|sent|comparing|awarded",
    table(
      "item quantity suppliersAsked answers bestPrice answerBy status",
      "RFQ-118|Steel shelving|24|4|3|5200|@2|comparing\nRFQ-119|Printed cartons|5000|5|2|3150|@6|sent\nRFQ-120|Office cleaning, one year|1|3|3|9600|@-4|awarded\nRFQ-121|LED panels|180|4|0|0|@12|sent\nRFQ-122|Work shoes|65|2|2|4290|@3|comparing\nRFQ-123|Electric van|1|6|5|18000|@-9|awarded\nRFQ-124|Coffee machine, rental|2|3|0|0|@18|draft\nRFQ-125|Translation of manuals|9|3|1|2700|@7|sent",
    ),
  ),
  known(
    "item",
    "settlement, handshake",
    "settlement/settlements",
    "settlement_record financial_settlement payout settlement_statement",
    "Number: text\nPartner: text\nPeriod: text\nSales: money 800..42000 USD\nFees: money 40..4200 USD\nPaid out: calc sales - fees USD\nStatus: choice open|checked|paid|disputed\nDue on: date -10..14",
    table(
      "partner period sales fees status dueOn",
      "ST-0610|Market hall stalls|May, first half|8400|420|paid|@-10\nST-0611|Canal Cycles|May|15200|1520|paid|@-6\nST-0612|Home cooks collective|May|3900|390|checked|@-1\nST-0613|Ticket office north|May|42000|2100|open|@3\nST-0614|Old Station Hotel|May|27600|4140|disputed|@-4\nST-0615|Craft shop Amsel|May|1250|125|open|@5\nST-0616|Taxi cooperative|Week 22|18700|935|checked|@1\nST-0617|Photo prints online|May, second half|800|80|open|@9",
    ),
  ),
  known(
    "item",
    "accountReceivable, arrow-down-left",
    "accounts receivable/accounts receivable",
    "account_receivable receivable outstanding_invoice open_receivable customer_debt",
    "Invoice: text\nCustomer: text\nAmount: money 60..9800 USD\nReceived: money 0..9800 USD\nOpen: calc amount - received USD\nDue on: date -60..30\nStatus: choice not due|overdue|part paid|paid|written off\nReminders: number 0..3",
    table(
      "customer amount received dueOn status reminders",
      "AR-2081|Northside Dental|1840|0|@12|not due|0\nAR-2082|Café Lindqvist|620|620|@-5|paid|0\nAR-2083|Bluebird Kindergarten|2350|1000|@-9|part paid|1\nAR-2084|Kamau Transport|9800|0|@-21|overdue|2\nAR-2085|Studio Verdi|475|0|@20|not due|0\nAR-2086|Peak Sports Club|1290|0|@-58|overdue|3\nAR-2087|Rosewood Flats|3600|3600|@-14|paid|1\nAR-2088|Closed kiosk, platform 2|85|0|@-60|written off|3",
    ),
  ),
  known(
    "item",
    "accountPayable, arrow-up-right",
    "accounts payable/accounts payable",
    "account_payable payable open_payable supplier_debt liability",
    "Bill: text\nSupplier: text\nAmount: money 40..12000 USD\nDiscount: percent 0..3\nDue on: date -5..40\nCost center: choice office|production|vehicles|building\nStatus: choice received|approved|scheduled|paid\nPaid on: date -12..0",
    table(
      "supplier amount discount dueOn costCenter status",
      "AP-771|North Gate Energy|2840|0|@6|building|scheduled\nAP-772|Elm Court Textiles|960|2|@14|production|approved\nAP-773|Harbor Steel|12000|3|@22|production|received\nAP-774|Hill Street Lifts|310|0|@-2|building|paid\nAP-775|Canal Office Supply|148|0|@9|office|approved\nAP-776|Tire Service Mbeki|720|2|@11|vehicles|received\nAP-777|Water board|405|0|@-4|building|paid\nAP-778|Glass and Frame|1675|0|@30|building|received",
    ),
  ),
  known(
    "item",
    "ledgerEntry, book-text",
    "ledger entry/ledger entries",
    "journal_posting accounting_entry bookkeeping_entry ledger general_ledger accounting_voucher accounting_record",
    "Text: text\nDate: date -20..0\nDebit account: text\nCredit account: text\nAmount: money 10..8600 USD\nVoucher: text\nBooked by: text @people\nChecked: boolean 60",
    table(
      "date debitAccount creditAccount amount voucher checked",
      "Rent for June|@-1|4200 Rent|1200 Bank|3200|V-511|yes\nCash sales, Saturday|@-2|1000 Cash|8400 Sales|1846|V-510|yes\nRepair of the oven|@-4|4800 Repairs|1600 Payables|390|V-509|no\nWages, May|@-6|4100 Wages|1200 Bank|8600|V-508|yes\nStamps|@-8|4910 Postage|1000 Cash|34|V-507|yes\nBank fee|@-9|4970 Fees|1200 Bank|18|V-506|yes\nCustomer deposit|@-11|1200 Bank|3270 Deposits|750|V-505|no\nDepreciation, delivery van|@-20|4830 Depreciation|0520 Vehicles|410|V-504|no",
    ),
  ),
  known(
    "item",
    "customsDeclaration, stamp",
    "customs declaration/customs declarations",
    "customs_form import_declaration export_declaration customs_clearance customs_document",
    "Number: text\nDirection: choice import|export|transit\nGoods: text\nTariff code: text\nCountry: text\nValue: money 200..64000 USD\nDuty: money 0..5200 USD\nStatus: choice draft|lodged|inspection|released",
    table(
      "direction goods tariffCode country value duty status",
      "CD-30411|import|Ceramic tiles|6907.21|Turkey|18400|920|released\nCD-30412|export|Milking machines|8434.10|Kenya|64000|0|released\nCD-30413|import|Green coffee|0901.11|Colombia|22750|0|inspection\nCD-30414|transit|Car seats|9401.20|Serbia|41200|0|lodged\nCD-30415|import|Cotton shirts|6205.20|Bangladesh|12600|1512|lodged\nCD-30416|export|Cheese, aged|0406.90|Japan|8900|0|draft\nCD-30417|import|Bicycle frames|8714.91|Vietnam|31800|1495|inspection\nCD-30418|import|Sample fabrics|5208.52|India|200|0|released",
    ),
  ),
  known(
    "item",
    "container, container",
    "container/containers",
    "shipping_container sea_container freight_container",
    "Number: text\nSize: choice 20 ft|40 ft|40 ft high|reefer\nContents: text\nWeight: number 2.2..28.0 t\nFrom port: text\nTo port: text\nArrives on: date -4..40\nStatus: choice at sea|in port|on rail|delivered|empty",
    table(
      "size contents weight fromPort toPort arrivesOn status",
      "HBRU 410732|40 ft|Flat-pack furniture|18.4|Gdańsk|Halifax|@9|at sea\nHBRU 410758|20 ft|Ceramic tiles|26.9|Izmir|Rotterdam|@-1|in port\nNGTU 200816|reefer|Bananas|24.2|Guayaquil|Antwerp|@3|at sea\nNGTU 200833|40 ft high|Solar panels|15.7|Ningbo|Mombasa|@17|at sea\nCNLU 771204|20 ft|Used tires|11.0|Hamburg|Tema|@22|at sea\nCNLU 771219|reefer|Frozen prawns|21.6|Chennai|Lisbon|@-3|on rail\nELMU 305540|40 ft|Paper rolls|27.8|Gothenburg|Casablanca|@-4|delivered\nELMU 305571|20 ft|Nothing|2.2|Lisbon|Gothenburg|@12|empty",
    ),
  ),
  known(
    "item",
    "pallet, forklift",
    "pallet/pallets",
    "pallet_load skid loading_unit",
    "Label: text\nContents: text\nCartons: number 4..96\nWeight: number 60..980 kg\nPlace: text\nKind: choice Euro|one-way|half\nBest before: date 20..400\nStatus: choice stored|picked|loaded|blocked",
    table(
      "contents cartons weight place kind status",
      "PAL-88201|Tomato passata|72|920|A-04-2|Euro|stored\nPAL-88202|Printer paper|40|980|B-11-1|Euro|stored\nPAL-88203|Shampoo, 250 ml|96|610|A-07-3|half|picked\nPAL-88204|Oat drink|80|860|Dock 3|Euro|loaded\nPAL-88205|Garden chairs|12|145|C-02-1|one-way|stored\nPAL-88206|Rice, 5 kg bags|60|940|A-05-1|Euro|blocked\nPAL-88207|Cat litter|48|720|Dock 1|Euro|loaded\nPAL-88208|Returned toasters|18|60|R-01-1|half|blocked",
    ),
  ),
  known(
    "item",
    "warranty, shield-check",
    "warranty/warranties",
    "guarantee warranty_card warranty_claim product_warranty warranty_record",
    "Product: text\nSerial number: text\nCustomer: text @people\nBought on: date -900..-20\nEnds on: date -40..900\nCover: choice parts|parts and labor|replacement\nStatus: choice valid|claimed|repaired|expired\nFault: text",
    table(
      "serialNumber boughtOn endsOn cover status fault",
      "Dishwasher 60 cm|DW-55810|@-410|@320|parts and labor|claimed|Pump is loud\nCordless drill|CD-20417|@-95|@635|replacement|valid|\nOffice chair|OC-11806|@-640|@455|parts|repaired|Gas lift\nHearing aid, left|HA-70331|@-200|@895|parts and labor|valid|\nEspresso machine|EM-31290|@-770|@-40|parts|expired|\nElectric bike battery|EB-66102|@-300|@430|replacement|claimed|Charges to half only\nWashing machine|WM-49077|@-60|@670|parts and labor|valid|\nGarden pump|GP-80025|@-700|@30|parts|repaired|Seal replaced",
    ),
  ),
  known(
    "item",
    "rebate, badge-percent",
    "rebate/rebates",
    "cashback volume_discount rebate_record",
    "Title: text\nPartner: text\nSales reached: money 2000..90000 USD\nTarget: money 5000..80000 USD\nRate: percent 1..8\nAmount: money 0..4800 USD\nPeriod: choice quarter|half year|year\nStatus: choice running|earned|paid|missed",
    table(
      "partner salesReached target rate amount period status",
      "Paint, spring bonus|Color Mill Wholesale|26400|25000|3|792|quarter|earned\nCoffee, yearly|Kivu Roasters|41000|60000|5|0|year|running\nTires, winter season|Tire Service Mbeki|58200|50000|4|2328|half year|paid\nStationery|Canal Office Supply|4100|5000|2|0|quarter|missed\nBakery flour|Stone Mill Group|88000|80000|5|4400|year|paid\nFabrics, first orders|Elm Court Textiles|9700|8000|8|776|quarter|earned\nSeeds and bulbs|Polder Growers|12300|20000|3|0|half year|running\nCleaning agents|Bright Floors|2000|6000|2|0|year|running",
    ),
  ),
  known(
    "item",
    "commission, hand-coins",
    "commission/commissions",
    "sales_commission agent_commission commission_record brokerage",
    "Deal: text\nAgent: text @people\nSales amount: money 400..320000 USD\nRate: number 1.0..15.0 %\nCommission: money 40..9600 USD\nClosed on: date -40..-1\nStatus: choice calculated|approved|paid\nMonth: choice April|May|June",
    table(
      "salesAmount rate commission closedOn status month",
      "House at Fern Road 12|320000|3.0|9600|@-38|paid|April\nFleet insurance, six vans|14200|8.0|1136|@-30|paid|May\nWedding photographs|2400|15.0|360|@-26|paid|May\nApartment 2C, rental|1350|10.0|135|@-19|approved|May\nTwo tractors|86000|2.5|2150|@-14|approved|May\nKitchen, oak front|11800|5.0|590|@-9|approved|June\nGroup trip, 32 seats|9600|6.0|576|@-4|calculated|June\nGym contracts, week 23|400|10.0|40|@-1|calculated|June",
    ),
  ),
  known(
    "item",
    "supplierRating, star",
    "supplier rating/supplier ratings",
    "supplier_evaluation vendor_rating supplier_assessment vendor_evaluation supplier_review",
    "Supplier: text\nQuality: rating 1..5\nPunctuality: rating 1..5\nPrice level: choice low|fair|high\nOrders: number 2..90\nComplaints: number 0..9\nGrade: choice A|B|C\nRemark: longText",
    table(
      "quality punctuality priceLevel orders complaints grade remark",
      "Harbor Steel|5|4|high|62|1|A|Certificates always complete\nPolder Growers|4|5|fair|38|1|A|Early morning deliveries work well\nBright Floors|3|4|low|21|2|B|Canisters sometimes leak\nElm Court Textiles|4|2|fair|44|5|B|Colors right, dates wrong\nStone Mill Group|5|5|fair|90|0|A|First choice for flour\nGlass and Frame|2|3|low|7|4|C|Two panes broken on arrival\nTire Service Mbeki|4|4|fair|16|1|A|Comes to the yard\nQuick Print 24|3|1|low|9|9|C|Last warning before change",
    ),
  ),
  known(
    "item",
    "businessTrip, luggage",
    "business trip/business trips",
    "travel_request work_trip trip_request business_travel travel_application",
    "Purpose: text\nTraveler: text @people\nDestination: location\nLeaves on: date -10..30\nReturns on: date -8..35\nBy: choice train|plane|car|bus\nCost: money 40..2400 USD\nStatus: choice requested|approved|traveling|settled",
    table(
      "leavesOn returnsOn by cost status",
      "Visit to the tile factory|@12|@15|plane|1650|approved\nAcceptance of the new press|@5|@6|car|240|approved\nTrade fair for packaging|@-10|@-7|train|890|settled\nTraining on the till system|@0|@1|bus|95|traveling\nAudit of the southern depot|@18|@19|train|310|requested\nFirst talk with a dealer|@30|@34|plane|2400|requested\nInstallation at a customer|@-4|@-2|car|420|settled\nPhoto day at the farm|@8|@8|car|40|approved",
    ),
  ),
  known(
    "item",
    "sealRequest, stamp",
    "seal request/seal requests",
    "stamp_request seal_application seal_use company_seal seal_record",
    "Document: text\nRequested by: text @people\nSeal: choice company seal|contract seal|finance seal|department stamp\nCopies: number 1..12\nNeeded on: date -6..8\nSent to: text\nStatus: choice requested|approved|stamped|returned",
    table(
      "seal copies neededOn sentTo status",
      "Lease of hall 4|contract seal|3|@1|Harbor Estates|approved\nLetter of employment for Mr. Bello|company seal|1|@0|Consulate|stamped\nTender documents, bridge paint|company seal|6|@3|City works office|requested\nBank mandate|finance seal|2|@-2|Savings bank|stamped\nSchool trip confirmation|department stamp|12|@5|Parents|requested\nSupply agreement, flour|contract seal|2|@-4|Stone Mill Group|returned\nPayment guarantee|finance seal|1|@7|Customs office|requested\nProof of internship|department stamp|1|@-6|University|returned",
    ),
  ),
  known(
    "item",
    "assetTransfer, arrow-right-left",
    "asset transfer/asset transfers",
    "asset_movement equipment_transfer fixed_asset_transfer asset_handover asset_allocation_record",
    "Asset: text\nAsset number: text\nFrom department: choice office|workshop|warehouse|laboratory\nTo department: choice office|workshop|warehouse|laboratory\nHanded over by: text @people\nDate: date -25..10\nBook value: money 0..8200 USD\nStatus: choice requested|approved|handed over",
    table(
      "assetNumber fromDepartment toDepartment date bookValue status",
      "Laser printer, color|AS-0412|office|warehouse|@-20|180|handed over\nWorkbench, 2 meters|AS-0098|workshop|laboratory|@-14|240|handed over\nElectric pallet truck|AS-0377|warehouse|workshop|@-8|2900|handed over\nMicroscope|AS-0561|laboratory|office|@2|8200|requested\nStanding desk|AS-0633|office|laboratory|@-3|410|approved\nSafe, small|AS-0041|office|warehouse|@6|0|requested\nLabel scanner set|AS-0590|warehouse|laboratory|@1|760|approved\nAir compressor|AS-0205|workshop|warehouse|@-25|1350|handed over",
    ),
  ),
];
