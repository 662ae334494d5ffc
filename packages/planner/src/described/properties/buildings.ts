import type { Property } from "./property.ts";

/** Properties of property, buildings and stays. */
export const BUILDINGS: readonly Property[] = [
  [
    "property|house|property name|apartment name|flat name|house name|which property|which flat|which apartment",
    "text Mill Lane 4|Elm Court 12|Hill Street 7|Harbor Road 31|Garden Row 2",
  ],
  [
    "property type|type of property|home type|type of home|accommodation type|kind of property|type of building|building type",
    "choice apartment|house|studio|office|garage",
  ],
  ["*building|building name|*block|tower", "text North House|South House|Mill Building|Annex|Block C"],
  ["floor number|*floor|level of building|storey", "choice basement|ground|1st|2nd|3rd|4th"],
  [
    "apartment|flat|flat number|apartment number|*unit number|apt|suite|room number|office number",
    "text 1A|2B|3C|12|14|21",
  ],
  ["rooms|number of rooms|room count", "number 1..6"],
  ["bedrooms|beds|number of bedrooms|bedroom count|number of beds|sleeps", "number 1..5"],
  ["bathrooms|number of bathrooms|baths|bathroom count", "number 1..3"],
  [
    "living area|living space|size in square meters|size in sqm|size m2|square meters|m2|square feet|sq ft|sqft|area in m2|apartment size",
    "number 32..160 m²",
  ],
  ["plot size|lot size|land area|land size|garden size", "number 180..1400 m²"],
  ["ceiling height|room height", "number 2.3..3.4 m"],
  ["room size|room area|size of room", "number 8..42 m²"],
  [
    "balcony|garden|terrace|elevator|lift available|has elevator|has garden|has balcony|parking available|furnished|basement|pool available|wheelchair accessible|step free|accessible|pets allowed|pets ok|pet friendly|smoking allowed|has parking",
    "boolean 50",
  ],
  [
    "heating|heating type|type of heating|heating system|heat source",
    "choice gas|district heating|heat pump|electric|wood",
  ],
  [
    "monthly rent|*rent|cold rent|net rent|base rent|warm rent|rent per month|rent amount|total rent|rent price",
    "money 480..1680 EUR",
  ],
  [
    "utilities|service charges|extra costs|additional costs|ancillary costs|running costs|utility cost|operating costs|utility bill",
    "money 60..280 EUR",
  ],
  [
    "*tenant|tenant name|renter|lodger|occupant|occupants name|leaseholder|lessee|sub tenant|roommate|flatmate|housemate",
    "text @people",
  ],
  [
    "*landlord|landlady|property manager|caretaker of building|building manager|janitor|superintendent|lessor|house manager",
    "text @people",
  ],
  [
    "lease start|start of lease|rental start|move in|move in date|moved in|tenancy start|lease began|start of tenancy|moved in on|lease from|moving in date|date moved in|move in on",
    "date -1400..-40",
  ],
  [
    "lease end|end of lease|lease until|lease expires|move out|move out date|tenancy end|lease expiry|end of tenancy|lease end date|moving out date|moved out|rental end",
    "date 20..700",
  ],
  [
    "lease term|length of lease|rental period|tenancy length|lease length|contract length|contract term|contract duration",
    "choice 6 months|1 year|2 years|open-ended",
  ],
  ["lease type|type of lease|tenancy type", "choice open-ended|fixed term|sublet"],
  ["rent due|rent due date|rent due on|next rent due", "date 1..30"],
  ["rent paid|rent received|rent paid this month", "boolean 75"],
  ["rent increase|last rent increase|last increase|last rent rise", "date -700..-30"],
  ["occupied|vacant|is occupied|rented|let|empty|is rented", "boolean 70"],
  ["viewing|viewing time|open house|viewing appointment|viewed on", "dateTime 1..14 10:00..18:00"],
  [
    "year of construction of house|construction|construction type|type of construction|structure",
    "choice brick|timber frame|concrete|stone",
  ],
  ["renovated|last renovated|year renovated|renovation year|renovation|refurbished", "number 1996..2024"],
  ["roof|roof type|roof material|roof covering", "choice tile|slate|metal|flat|thatch"],
  ["window|windows|glazing|type of window|window type", "choice single|double|triple"],
  ["insulation|insulation type|insulated", "choice none|partial|full"],
  ["orientation|facing|faces|aspect", "choice north|east|south|west"],
  ["view|view from window|outlook|view type", "choice street|courtyard|garden|park|sea"],
  [
    "smoke detector|smoke alarm|fire extinguisher|carbon monoxide alarm|smoke detector checked|alarm checked|extinguisher checked",
    "boolean 85",
  ],
  ["fire door|emergency exit|exit sign|emergency light|escape route", "choice fine|blocked|needs repair"],
  ["extinguisher type|type of extinguisher|extinguisher", "choice water|foam|CO2|powder"],
  [
    "maintenance request|request|repair request|reported problem|repair needed|what needs fixing|what needs repair|repair type|needs repair|work needed",
    "text dripping faucet|heater stays cold|window does not close|hall light out|lock sticks",
  ],
  [
    "reported by|requested by|raised by|noticed by|reporter|submitted by|requester|sent in by|request by|handed in by|informed by",
    "text @people",
  ],
  [
    "reported on|date reported|requested on|request date|reported|date of report|submitted on|date submitted|submission date|report date|date requested|raised on|logged on|noticed on|submitted|date raised",
    "date -30..0",
  ],
  [
    "fixed on|repaired on|resolved on|date resolved|date fixed|closed on|date closed|solved on|repair date|resolved date|date repaired|close date|closed date|date of repair",
    "date -20..0",
  ],
  [
    "assigned to|*assignee|handled by|done by|carried out by|performed by|completed by|checked by|inspected by|taken care of by|allocated to|worked on by|responsible employee|processed by",
    "text @people",
  ],
  [
    "access|access notes|how to get in|entry code|door code|gate code|alarm code|access code|key code|code for door",
    "text ring twice|key at the bakery|4 0 7 1|side gate, then left",
  ],
  [
    "*inspector|surveyor|appraiser|assessor|auditor|examiner|architect|notary|lawyer|solicitor|attorney",
    "text @people",
  ],
  [
    "inspection|inspection type|type of inspection|inspection area|area inspected",
    "choice move-in|move-out|yearly|fire safety",
  ],
  [
    "inspection result|inspected result|pass fail|pass or fail|passed or failed|test passed|pass",
    "choice passed|passed with notes|failed",
  ],
  [
    "finding|findings|defect found|defects|defects found|faults found|observation on site|snag|deficiency",
    "text cracked tile|loose handrail|damp corner|missing screw|scratched door",
  ],
  [
    "corrective action|remedial action|action taken|action required|measures taken|what we did|action needed|follow up action",
    "text replaced seal|fenced off|told the landlord|ordered part",
  ],
  [
    "*permit|building permit|planning permission|permit status|license status",
    "choice not needed|applied|granted|refused",
  ],
  [
    "construction site|building site|job site|site|site name|work site|jobsite",
    "text Mill Lane 4|Harbor Road 31|Hill Street school|Canal Yard hall",
  ],
  ["foreman|site manager|*project manager|worksite lead|site lead", "text @people"],
  [
    "trade on site|trade needed|craft needed|type of work|work category|type of job|kind of work",
    "choice masonry|carpentry|electric|plumbing|painting|roofing",
  ],
  ["workers|workers on site|number of workers|people on site|crew size|men on site", "number 2..14"],
  ["square meters done|area done|meters done|amount done|output", "number 4..80 m²"],
  ["concrete|concrete amount|cubic meters of concrete", "number 2..24 m³"],
  [
    "delivery to site|material delivered|delivered material|goods delivered|delivered items",
    "text 40 bricks|6 m³ gravel|roof tiles|12 window frames",
  ],
  ["safety issue|hazard|hazards|danger|safety hazard|near miss", "text open shaft|loose cable|no handrail|wet floor"],
  ["protective equipment|ppe|ppe worn|safety gear", "tags helmet|gloves|goggles|boots|ear protection"],
  ["bathroom count needed|toilets|parking spaces|number of parking spaces|garage spaces", "number 1..4"],
  [
    "check in date|check in day|arrival day|arrive|arriving|arrives on date|date of check in|arrive on|arriving on",
    "date 1..30",
  ],
  [
    "check out date|check out day|departure day|depart|leaving|departure date|leaves|leave on|check out|leaves on|leaving on",
    "date 4..40",
  ],
  ["nights|number of nights|length of stay|night count|how many nights|stay", "number 1..14"],
  ["price per night|nightly rate|cost per night|room rate|rate per night", "money 48..180 EUR"],
  [
    "booking|booking number|confirmation number|reservation number|booking reference|confirmation code|reservation|booking code|booking ref|pnr|confirmation",
    "text QX7K2M|4028-17|HB 1183|R-77120|MLN 338",
  ],
  ["booked on|date booked|booking date|reservation date|date of booking|reserved on|date reserved", "date -60..-2"],
  [
    "booked by|reserved by|booking name|reserved for|booked for|in name of|reservation name|booked through whom",
    "text @people",
  ],
  ["booking status|reservation status|status of booking|room status", "choice requested|confirmed|checked in|canceled"],
  ["room type|type of room|kind of room", "choice single|double|twin|family|suite"],
  ["bed type|bed size|type of bed|mattress size", "choice single|double|queen|king|bunk"],
  ["linen|bedding|towels|linen changed|beds made|towels changed|sheets changed", "boolean 75"],
  ["housekeeping|cleaning status|cleaned by|room cleaned|cleaning", "choice dirty|in progress|clean|inspected"],
  [
    "high chair|high chair needed|cot needed|crib needed|extra bed|needs high chair|needs cot|cot|baby seat",
    "boolean 25",
  ],
  ["meeting room|room booked|conference room|room wanted|hall booked", "choice Garden room|Main hall|Studio 2|Loft"],
  ["desk|desk number|workplace|workstation|workspace", "text D1|D4|D7|D12"],
  ["sensor|detector|sensor name|sensor id|alarm zone", "text hall 1|kitchen 2|attic 1|cellar 3"],
  [
    "camera location|position of sensor|mounting place|mounted on|mounted at",
    "text above front door|north corner|stairwell|yard gate",
  ],
  ["asbestos|mold present|damp|leak|leaking|cracks|mold found", "boolean 15"],
  [
    "cleaning area|area to clean|area cleaned|room cleaned name|what was cleaned|cleaned what",
    "choice stairwell|hallway|restroom|kitchen|windows",
  ],
];
