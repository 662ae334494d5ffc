import type { Property } from "./property.ts";

/** Properties of stock, orders, deliveries, contracts and staff. */
export const TRADE: readonly Property[] = [
  [
    "in stock count|stock level|*stock|stock on hand|current stock|on hand|quantity in stock|units in stock|quantity left|left in stock|stock count|stock quantity|inventory count|stock now|quantity on hand|pieces left|amount left|remaining stock",
    "number 0..48",
  ],
  [
    "min stock|minimum stock|reorder level|reorder point|low stock level|minimum quantity|reorder at|minimum level|par level|min quantity|safety stock",
    "number 2..12",
  ],
  ["max stock|maximum stock|max quantity|target stock", "number 24..96"],
  ["reorder|reorder needed|needs reordering|to reorder|low stock|running low", "boolean 30"],
  [
    "order quantity|reorder quantity|quantity ordered|ordered quantity|amount ordered|qty ordered|number ordered",
    "number 2..48",
  ],
  [
    "quantity received|received quantity|qty received|amount received count|number received|quantity delivered",
    "number 2..48",
  ],
  ["quantity sold|units sold|sold quantity|items sold|pieces sold|number sold|qty sold|sold count", "number 1..36"],
  [
    "*supplier|*vendor|wholesaler|distributor|supplied by|*dealer|merchant|supplier name",
    "text Hale & Sons|Lindqvist Works|Brandt & Co|Quiroga Foods|Okafor Trading",
  ],
  ["supplier number|supplier code|vendor number", "text S-104|S-117|S-123|S-208"],
  [
    "sku|stock number|stock code|item code|product code|product sku|article code",
    "text BLU-041|MUG-118|TEA-007|OAK-203|LIN-033",
  ],
  ["*variant|option|product variant|model variant", "text small, blue|large, natural|set of two|matte black"],
  [
    "*order number|order id|purchase order|po number|order ref|order reference|purchase order number",
    "text 10417|10423|10458|10502|10511",
  ],
  ["order date|ordered on|date ordered|date of order|order placed|placed on|order placed on", "date -40..-1"],
  [
    "delivery date|delivery|delivered on|expected delivery|delivery expected|arrives|arrives on|eta|delivery due|expected arrival|arrival date|expected on|delivery day|date of delivery",
    "date 1..21",
  ],
  [
    "shipping date|shipped on|date shipped|dispatched on|sent on|date sent|dispatch date|posted on|mailed on|send date|ship date|date mailed",
    "date -20..-1",
  ],
  [
    "received on|date received|receipt date|received date|goods received|date arrived|arrived on|date of arrival|date of receipt",
    "date -30..0",
  ],
  [
    "tracking number|tracking|tracking code|parcel number|consignment number|shipment number",
    "text 4028 1771 2004|1183 3942 0415|7712 0042 8816|2019 0338 4471",
  ],
  [
    "shipping cost|postage|shipping|delivery fee|delivery cost|shipping fee|delivery charge|freight|postage cost",
    "money 3..24 EUR",
  ],
  [
    "carrier|courier|shipping method|delivery method|delivered by courier|shipped with|shipping company|delivery service|shipped via|delivery type",
    "choice parcel post|courier|pickup|freight",
  ],
  [
    "parcel|parcel size|package count|number of parcels|boxes|number of boxes|cartons|pallets|number of pallets|crates",
    "number 1..8",
  ],
  ["pallet|pallet number|load number|container number", "text P-041|P-042|P-118|P-203"],
  ["delivery note number|docket number|waybill|packing slip", "text DN 4107|DN 4122|DN 4158|DN 4203"],
  [
    "return reason|reason for return|reason returned|refund reason",
    "choice too small|faulty|not as described|changed mind",
  ],
  ["refund|refund amount|refunded amount|amount refunded|credit note|refund due", "money 8..180 EUR"],
  [
    "*deal|opportunity|deal name|lead name",
    "text Harbor Hotel renewal|Northfield fit-out|Mill Lane starter pack|Canal Yard pilot",
  ],
  [
    "deal value|deal size|expected value|contract value|order value|deal amount|estimated revenue|potential value|project value|total value",
    "money 400..12000 EUR",
  ],
  [
    "deal stage|sales stage|pipeline stage|lead status|stage of deal|lead stage",
    "choice new|contacted|offer sent|negotiation|won|lost",
  ],
  [
    "lead source|source of lead|how they found us|how did you hear|how they heard|how they heard about us|how they heard of us|where they heard about us|how heard|found us by|acquisition channel",
    "choice referral|website|social media|fair|walk-in",
  ],
  [
    "sales rep|salesperson|sales person|account manager|*agent|broker|sold by whom|*consultant|advisor|seller name|clerk|cashier",
    "text @people",
  ],
  ["decision maker|buyer contact|contact at company|company contact|key contact", "text @people"],
  ["industry|sector|branch|line of business", "choice retail|food|building|health|education|software"],
  ["company size|employees|number of employees|staff count|headcount of company|team size", "number 2..48"],
  ["annual revenue|yearly revenue|turnover per year", "money 80000..900000 EUR"],
  [
    "*contract|contract number|agreement|contract type|agreement number",
    "text C-2024-07|C-2024-11|C-2025-02|C-2025-04",
  ],
  [
    "contract start|contract date|contract signed on|effective date|valid from|effective from|start of contract|signed on|date signed|signing date",
    "date -600..-20",
  ],
  [
    "contract end|end of contract|contract until|contract expires|contract expiry|expiry of contract|contract end date",
    "date 30..700",
  ],
  ["notice period|cancellation period|period of notice|notice", "choice 2 weeks|1 month|3 months|6 months"],
  ["cancel by|cancellation deadline|cancel before|notice by|cancellation date|last day to cancel", "date 5..200"],
  [
    "billing cycle|billing period|billing interval|payment frequency|billing frequency|payment interval|pay period|paid every",
    "choice weekly|monthly|quarterly|yearly",
  ],
  ["subscription plan|plan name|tariff name|tier|package name|plan", "choice basic|standard|plus|family"],
  ["auto renew|auto renewal|automatic renewal|renews automatically|auto renews", "boolean 65"],
  [
    "service|service offered|service name|services",
    "text first consultation|full cleaning|small repair|tuning|express service",
  ],
  [
    "*employee|staff member|colleague|*staff|*worker|staff name|employee name|worker name|name of employee",
    "text @people",
  ],
  ["employee number|staff number|personnel number|payroll number|employee id", "text E-041|E-058|E-117|E-203"],
  [
    "employment type|contract kind|type of contract|employment|job type|work type",
    "choice full-time|part-time|temporary|freelance",
  ],
  [
    "hire date|hired on|started work|employed since|date hired|start of employment|first day of work|hired|joining of company",
    "date -2000..-20",
  ],
  ["weekly hours|hours per week|contract hours|hours a week|contracted hours", "number 12..40 h"],
  [
    "vacation days|days off|leave days|vacation days left|days of leave|holiday days|holidays left|leave balance|holiday entitlement|days left of leave",
    "number 4..28 days",
  ],
  ["leave type|type of leave|absence type|reason for leave|kind of leave", "choice vacation|sick|parental|unpaid"],
  ["sick days|days absent|days missed|days lost", "number 0..8 days"],
  ["number of days|days|days used|*day count|days taken|days booked", "number 1..14 days"],
  ["*applicant|*candidate|applicant name|candidate name|interviewer|interviewed by|interviewee", "text @people"],
  ["interview|interview round|interview stage", "choice phone|first|second|offer"],
  [
    "application status|status of application|hiring stage|candidate stage|application stage|application result",
    "choice applied|screening|interview|offer|rejected",
  ],
  [
    "job applied for|vacancy|opening position|position applied for|job opening|applied for",
    "text baker, mornings|office assistant|junior developer|driver",
  ],
  [
    "salary expectation|expected salary|salary range|desired salary|salary offered|salary wanted",
    "money 1800..4800 EUR",
  ],
  ["performance review|next review|review date|appraisal date|next appraisal|review due", "date 20..200"],
  ["till|register number|cash register|till number|checkout number", "choice till 1|till 2|till 3"],
  ["customer number|client number|customer id|client id|client number code", "text K-1042|K-1057|K-1088|K-1101"],
  ["customer type|client type|type of customer|kind of customer|type of client", "choice private|business|school|club"],
  ["loyalty points|bonus points|points balance|points collected", "number 20..480"],
  [
    "gift card|voucher|voucher code|coupon|coupon code|promo code|gift card number|discount code",
    "text SPRING-10|K4-7712|WELCOME-5|MAY-118",
  ],
  ["gift wrap|gift wrapped|express|rush|rush order|urgent order", "boolean 25"],
  [
    "pick up date|pickup date|collection date|collected on|ready for pickup|date collected|pick up day|to collect on|pickup day",
    "date 1..14",
  ],
  [
    "pickup or delivery|delivery or pickup|collection or delivery|pick up or delivery|collect or deliver|fulfillment",
    "choice pickup|delivery",
  ],
  [
    "share price|stock price|closing price|price per share|unit value|current price|price now|buy price|price per unit now",
    "money 8..180 EUR",
  ],
  ["ticker|symbol|stock symbol|isin|fund name", "text MLLN|HRBX|NFLZ|CNYD"],
  ["shares|number of shares|shares held|holding|number of units|units held", "number 2..120"],
  ["dividend|dividend yield|payout", "number 0.4..5.2 %"],
  ["return on investment|roi|annual return|growth", "number -6.0..14.0 %"],
  ["portfolio|asset class|asset type|type of asset|investment type", "choice stocks|bonds|funds|cash|real estate"],
  [
    "broker fee|transaction fee|bank fee|commission amount|service charge|service fee|handling fee|late fee|booking fee",
    "money 2..48 EUR",
  ],
  [
    "lost item|found item|item lost|item found|what was lost|what was found|lost property",
    "text black umbrella|child's glove|set of keys|reading glasses|blue backpack",
  ],
  ["claimed|claimed by owner|handed over|handed back", "boolean 40"],
  ["risk level|*risk|risk rating", "choice low|medium|high"],
  ["*impact|effect", "choice low|medium|high"],
];
