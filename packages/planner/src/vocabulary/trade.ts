import { known, type KnownThing } from "../embedded/things/known-thing.ts";
import { contacts, PUBLIC, table } from "./rows.ts";

/** Customers won, served and kept. */
export const TRADE_THINGS: readonly KnownThing[] = [
  known(
    "item",
    "supportTicket, headset",
    "ticket/tickets",
    "support_ticket work_order incident issue service_ticket",
    "Title: text\nNumber: text\nStatus: choice new|open|waiting|resolved|closed\nPriority: choice low|medium|high|urgent\nCategory: choice question|problem|change|order\nCustomer: text @people\nOpened on: date -14..0\nAssigned to: text @people\nDescription: longText",
    table(
      "number status priority category description",
      "Cannot sign in|T-1048|open|high|problem|Password link does not arrive\nInvoice shows old address|T-1047|new|medium|change|Moved in February\nHow to export a list|T-1046|resolved|low|question|Wanted as a spreadsheet\nDelivery incomplete|T-1045|waiting|high|order|One of three boxes is missing\nPrinter not found|T-1044|open|medium|problem|Since the move to another room\nAdd a second user|T-1043|closed|low|change|For the branch office\nApp closes when saving|T-1042|open|urgent|problem|Happens with large pictures\nExtend the subscription|T-1041|resolved|medium|order|By one year",
    ),
  ),
  known(
    "item",
    "complaint, frown",
    "complaint/complaints",
    "customer_complaint grievance",
    "Title: text\nStatus: choice received|in review|answered|closed\nCategory: choice quality|delivery|service|billing|noise\nFrom: text @people\nDate: date -20..0\nSeverity: choice minor|major|critical\nAssigned to: text @people\nDescription: longText\nReply: longText",
    table(
      "status category severity description reply",
      "Goods arrived damaged|in review|delivery|major|Corner of the box was crushed|\nWaited forty minutes|answered|service|minor|Appointment began late|We apologise and have changed the schedule\nCharged twice|in review|billing|major|The same amount on two days|\nColour differs from the picture|closed|quality|minor|Ordered blue, received green|Exchanged free of charge\nNobody called back|answered|service|minor|Message left on Monday|Called back and settled\nNoise after ten in the evening|received|noise|minor|On three evenings|\nPart broke after a week|in review|quality|critical|Handle came off|\nWrong item delivered|closed|delivery|major|Article numbers were mixed up|Right item sent the same day",
    ),
  ),
  known(
    "item",
    "lead, target",
    "lead/leads",
    "sales_lead prospect potential_customer inquiry enquiry",
    "Name: text\nStatus: choice new|contacted|qualified|lost\nCompany: text\nE-mail: email\nPhone: phone\nSource: choice website|referral|trade fair|telephone\nValue: money 800..24000 EUR\nNext contact: date 0..14\nOwner: text @people",
    contacts(
      PUBLIC,
      "status company source value",
      "qualified|Riverside School|website|12000\ncontacted|Harbour Supplies|trade fair|5400\nnew|Elm Court Clinic|website|8000\nqualified|Canal Components|referral|21000\ncontacted|Garden Row Retail|telephone|3200\nlost|Mill Lane Training|website|1500\nnew|Old Station Hotel|trade fair|9600\ncontacted|North Gate Energy|referral|18000",
    ),
  ),
  known(
    "item",
    "opportunity, trending-up",
    "opportunity/opportunities",
    "sales_opportunity business_opportunity",
    "Name: text\nStage: choice identified|qualified|proposal|negotiation|won|lost\nCustomer: text\nValue: money 2000..60000 EUR\nProbability: percent 10..90\nExpected close: date 5..90\nOwner: text @people\nNext step: text",
    table(
      "stage customer value probability nextStep",
      "School furniture, two floors|proposal|Riverside School|24000|50|Present the proposal\nYearly supply of parts|negotiation|Canal Components|58000|75|Agree the discount\nNew reception desk|qualified|Elm Court Clinic|6800|30|Measure on site\nService contract|won|Harbour Supplies|9600|100|Hand over to service\nPilot in one branch|identified|Garden Row Retail|3500|10|First meeting\nTraining for staff|proposal|North Gate Energy|12500|50|Confirm dates\nRefit of twelve rooms|qualified|Old Station Hotel|42000|30|Visit with the architect\nReplacement of machines|lost|Mill Lane Works|31000|0|Ask again next year",
    ),
  ),
  known(
    "item",
    "deal, handshake",
    "deal/deals",
    "sale sales_record sales_deal transaction_deal",
    "Title: text\nStage: choice new|offer sent|negotiation|won|lost\nCustomer: text\nAmount: money 500..40000 EUR\nClose date: date 0..60\nOwner: text @people\nProbability: percent 10..90",
    table(
      "stage customer amount probability",
      "Order for spring|offer sent|Garden Row Retail|6400|40\nExtension, one year|won|Harbour Supplies|9600|100\nFirst order|new|Elm Court Clinic|1800|20\nEquipment for the hall|negotiation|Riverside School|18500|70\nRepeat order|won|Canal Components|7200|100\nFit-out of the shop|offer sent|Old Station Hotel|26000|40\nTrial package|lost|Mill Lane Works|900|0\nConsulting days|negotiation|North Gate Energy|5600|60",
    ),
  ),
  known(
    "item",
    "campaign, megaphone",
    "campaign/campaigns",
    "marketing_campaign promotion promotional_activity marketing_activity email_campaign",
    "Name: text\nStatus: choice planned|running|finished\nChannel: choice e-mail|social media|print|radio|search\nStarts: date -30..-5\nEnds: date 5..60\nBudget: money 400..9000 EUR\nSpent: money 0..4000 EUR\nReach: number 500..40000\nGoal: longText",
    table(
      "status channel starts ends budget spent reach goal",
      "Spring newsletter|finished|e-mail|@-50|@-30|600|580|4200|Announce the new range\nOpen day|running|print|@-10|@12|1800|950|9000|Two hundred visitors\nStudent offer|running|social media|@-14|@20|2400|1300|26000|Eighty new sign-ups\nSummer sale|planned|e-mail|@25|@45|900|0|0|Clear the summer stock\nRadio spots|finished|radio|@-70|@-56|5200|5200|38000|Make the new branch known\nSearch words, garden|running|search|@-20|@30|1500|720|11000|More orders from nearby\nLoyal customers|planned|e-mail|@14|@30|400|0|0|Return after six months\nTrade fair|planned|print|@40|@60|7500|0|0|Sixty contacts",
    ),
  ),
  known(
    "item",
    "refund, undo-2",
    "refund/refunds",
    "refund_request reimbursement refund_application",
    "Number: text\nStatus: choice requested|approved|paid out|declined\nCustomer: text @people\nOrder number: text\nAmount: money 8..240 EUR\nReason: choice damaged|wrong item|cancelled|charged twice|not as described\nRequested on: date -14..-2\nMethod: choice card|transfer|voucher",
    table(
      "status orderNumber amount reason",
      "R-0218|requested|A-1182|39|damaged\nR-0217|approved|A-1170|120|cancelled\nR-0216|paid out|A-1164|24|wrong item\nR-0215|paid out|A-1151|68|damaged\nR-0214|declined|A-1149|15|not as described\nR-0213|paid out|A-1133|210|charged twice\nR-0212|requested|A-1187|46|wrong item\nR-0211|approved|A-1176|82|not as described",
    ),
  ),
  known(
    "item",
    "returnOrder, rotate-ccw",
    "return order/return orders",
    "return return_request product_return exchange after_sales_request after-sales_request",
    "Number: text\nStatus: choice announced|received|checked|closed\nItem: text\nQuantity: number 1..6\nReason: choice damaged|wrong item|too small|too large|changed mind\nCustomer: text @people\nAnnounced on: date -14..-1\nWanted: choice exchange|refund|repair",
    table(
      "status item quantity reason wanted",
      "RT-318|announced|Desk lamp|1|damaged|exchange\nRT-317|received|Rain jacket|1|too small|exchange\nRT-316|checked|Storage box|4|wrong item|refund\nRT-315|closed|Walking shoes|1|too large|exchange\nRT-314|closed|Kettle|1|damaged|repair\nRT-313|received|Cushion cover|2|changed mind|refund\nRT-312|announced|Wall clock|1|wrong item|exchange\nRT-311|closed|Bedside table|1|damaged|refund",
    ),
  ),
  known(
    "item",
    "coupon, badge-percent",
    "coupon/coupons",
    "discount_coupon discount discount_code promo_code coupon_code",
    "Code: text\nStatus: choice planned|active|expired\nDiscount: percent 5..30\nMinimum order: money 0..80 EUR\nValid from: date -40..-5\nValid until: date 5..60\nUses: number 0..180\nLimit: number 50..500",
    table(
      "status discount minimumOrder validFrom validUntil uses limit",
      "SPRING10|active|10|30|@-20|@20|146|500\nWELCOME5|active|5|0|@-200|@165|178|500\nFREESHIP|active|8|50|@-12|@18|64|200\nSTUDENT15|active|15|20|@-30|@60|91|300\nWINTER20|expired|20|60|@-90|@-30|132|250\nTHANKYOU10|active|10|0|@-6|@30|12|100\nSUMMER15|planned|15|40|@30|@60|0|300\nSTAFF30|active|30|0|@-100|@265|38|50",
    ),
  ),
  known(
    "item",
    "giftVoucher, gift",
    "voucher/vouchers",
    "gift_voucher gift_card",
    "Number: text\nStatus: choice sold|partly used|used|expired\nValue: money 10..150 EUR\nRemaining: money 0..150 EUR\nBuyer: text @people\nSold on: date -300..-5\nValid until: date 60..900",
    table(
      "status value remaining",
      "V-5012|sold|50|50\nV-5011|sold|100|100\nV-5010|partly used|75|32\nV-5009|used|25|0\nV-5008|sold|30|30\nV-5007|used|50|0\nV-5006|partly used|150|90\nV-5005|used|20|0",
    ),
  ),
  known(
    "item",
    "subscriptionPlan, layers",
    "subscription plan/subscription plans",
    "pricing_plan price_plan plan_tier membership_plan service_plan pricing",
    "Name: text\nPrice: money 0..120 EUR\nBilling: choice monthly|yearly\nUsers: number 1..100\nStorage: number 1..500 GB\nIncludes: lines\nSubscribers: number 5..400\nMost chosen: boolean 10",
    table(
      "price billing users storage includes subscribers mostChosen",
      "Free|0|monthly|1|1|One project;Help by e-mail|398|no\nBasic|8|monthly|3|10|Five projects;Help by e-mail|240|no\nBasic, yearly|80|yearly|3|10|Five projects;Two months free|96|no\nTeam|24|monthly|10|50|All projects;Shared calendar|185|yes\nTeam, yearly|120|yearly|10|50|All projects;Shared calendar|74|no\nBusiness|60|monthly|50|200|Roles;Reports;Help by telephone|41|no\nEducation|12|monthly|30|50|All projects;For schools|58|no\nOrganisation|110|monthly|100|500|Roles;Reports;Own adviser|12|no",
    ),
  ),
  known(
    "item",
    "franchise, store",
    "franchise/franchises",
    "franchisee franchise_application franchise_store",
    "Name: text\nStatus: choice applied|in review|contract signed|open\nOwner: text @people\nCity: text\nInvestment: money 20000..90000 EUR\nMonthly fee: money 400..1500 EUR\nOpening date: date 20..200\nPhone: phone",
    table(
      "status city investment monthlyFee openingDate phone",
      "Market Square branch|open|Lyon|68000|1200|@-400|555-0131\nHarbour Road branch|open|Porto|54000|1000|@-260|555-0132\nMill Lane branch|open|Graz|47000|900|@-120|555-0133\nCanal Yard branch|contract signed|Utrecht|72000|1300|@45|555-0134\nNorth Gate branch|contract signed|Aarhus|60000|1100|@80|555-0135\nElm Court branch|in review|Lisbon|39000|700|@130|555-0136\nGarden Row branch|applied|Turin|42000|800|@170|555-0137\nOld Station branch|applied|Ghent|35000|600|@190|555-0138",
    ),
  ),
  known(
    "place",
    "branchStore, store",
    "store/stores",
    "branch shop outlet branch_office merchant physical_store store_location",
    "Name: text\nPicture: image\nAddress: location\nPhone: phone\nManager: text @people\nOpens: time 08:00..10:00\nCloses: time 18:00..20:00\nStatus: choice open|closed|being refitted\nStaff: number 3..24\nRating: rating 3..5",
    table(
      "phone opens closes status staff",
      "Market Square|555-0141|09:00|19:00|open|18\nHarbour Road|555-0142|09:00|18:00|open|9\nNorth Gate|555-0143|10:00|20:00|open|14\nCanal Yard|555-0144|09:00|18:30|being refitted|6\nElm Court|555-0145|08:00|18:00|open|7\nOld Station|555-0146|08:00|20:00|open|22\nGarden Row|555-0147|10:00|18:00|open|5\nRiverside|555-0148|09:00|18:00|closed|4",
    ),
  ),
];
