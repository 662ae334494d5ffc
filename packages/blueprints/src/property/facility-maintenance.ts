import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "facilityMaintenance",
  name: "Facility maintenance",
  icon: "wrench",
  says: {
    en: "facility management|facilities management|maintenance work orders|work orders|work order management|building maintenance|preventive maintenance|planned maintenance|asset maintenance|equipment maintenance|caretaker jobs|janitor tasks|maintenance requests|CMMS|maintenance team",
    de: "Facility-Management|Instandhaltung|Hausmeister|Wartungsaufträge|Gebäudetechnik",
    es: "mantenimiento de edificios|órdenes de trabajo|mantenimiento preventivo|gestión de instalaciones",
    fr: "gestion technique de bâtiments|maintenance préventive|ordres de travail|GMAO",
    pt: "manutenção de edifícios|ordens de serviço|manutenção preventiva|gestão de instalações",
  },
  forms: ["management", "portal", "dashboard"],
  people: ["technicians", "managers", "tenants"],
  mood: "sober",
  things: [
    {
      id: "building",
      use: "core",
      role: "place",
      icon: "building-2",
      names: "building|buildings",
      also: "site|block|premises|floor|location",
      fields:
        "Building: text\nAddress: location\nKind: choice office|school|warehouse|clinic|flats\nFloor area: number 400..9000 m²\nContact: text\nPhone: phone\nAssets: rollup count asset.building\nKeys and alarm: longText",
      cells: "address kind floorArea contact phone keysAndAlarm",
      rows: "Quay House|Quay 5|flats|3200|Noor Rahman|555-0101|Concierge till six\nCastle Offices|12 High Street|office|5400|Joanne Price|555-0102|Alarm off before seven, code with control\nHillside School|School Road|school|4100|Ruth Ellis|555-0103|Sign in, no work in lessons\nRiverside Clinic|8 Canal Street|clinic|1900|Grace Mbeki|555-0104|Infection control rules\nUnit 7, Dock Road|Dock Road 7|warehouse|8800|Chidi Okafor|555-0105|Hard hat and vest",
    },
    {
      id: "asset",
      use: "core",
      role: "item",
      icon: "air-vent",
      names: "asset|assets",
      also: "equipment|machine|plant|lift|boiler|pump|air handling unit|appliance",
      fields:
        "Asset: text\nTag: text\nBuilding: relation building\nKind: choice heating|cooling|lift|fire alarm|pump|door|lighting|ventilation\nMaker: text\nInstalled: date -6000..-200\nWarranty until: date -2000..900\nWorth: money 400..68000 GBP\nService every: choice month|3 months|6 months|year\nLast service: date -360..-5\nNext service: date -30..180\nDays left: daysUntil nextService\nCondition: choice good|worn|poor|out of order\nOrders: rollup count workOrder.asset",
      cells: "tag building kind maker installed warrantyUntil worth serviceEvery lastService nextService condition",
      rows: "Passenger lift, east|A-101|Quay House|lift|Kone|@-3200|@-1400|68000|month|@-33|@-3|worn\nRoof chiller 1|A-204|Castle Offices|cooling|Daikin|@-2100|@-275|41000|6 months|@-170|@12|good\nBoiler 2|A-212|Castle Offices|heating|Hoval|@-4300|@-2000|28000|year|@-310|@55|worn\nFire alarm panel|A-305|Hillside School|fire alarm|Advanced|@-1500|@325|6200|3 months|@-85|@5|good\nHall air handler|A-311|Hillside School|ventilation|Swegon|@-2600|@-775|19500|6 months|@-190|@-10|poor\nAutoclave room extract|A-402|Riverside Clinic|ventilation|Systemair|@-900|@195|4800|3 months|@-60|@30|good\nSump pump|A-407|Riverside Clinic|pump|Grundfos|@-1700|@-605|1400|6 months|@-150|@32|good\nDock door 3|A-503|Unit 7, Dock Road|door|Hörmann|@-2900|@-1800|5200|6 months|@-120|@62|out of order\nHigh bay lights|A-510|Unit 7, Dock Road|lighting|Zumtobel|@-1200|@600|12400|year|@-200|@160|good",
    },
    {
      id: "workOrder",
      use: "core",
      role: "item",
      icon: "clipboard-list",
      names: "work order|work orders",
      also: "job|ticket|fault report|request|repair|maintenance request|breakdown",
      fields:
        "Work order: text\nNumber: text\nAsset: relation asset\nBuilding: relation building\nPicture: image\nKind: choice breakdown|planned service|inspection|request|safety\nPriority: choice now|today|this week|planned\nReported by: text\nReported: date -30..0\nDue: date -5..30\nState: choice new|assigned|in work|waiting for parts|done|closed\nTechnician: text\nHours: number 0..14 h\nLabor rate: money 42 GBP\nParts: money 0..1900 GBP\nLabor: calc hours * laborRate GBP\nCost: calc labor + parts GBP\nDone: boolean 30\nReport: longText",
      cells:
        "number asset building kind priority reportedBy reported due state technician hours laborRate parts done report",
      rows: "Lift stops between floors|W-881|Passenger lift, east|Quay House|breakdown|now|Noor Rahman|@-1|@0|in work|Kone, callout|3|42|0|no|Door sensor dirty, part coming\nHall is cold|W-879|Hall air handler|Hillside School|breakdown|today|Ruth Ellis|@-3|@-2|waiting for parts|Ben Carter|4|42|380|no|Belt and one bearing\nDock door jammed|W-876|Dock door 3|Unit 7, Dock Road|breakdown|this week|Chidi Okafor|@-6|@2|waiting for parts|Irena Nowak|2|42|640|no|Spring on order, door pinned\nChiller, half-yearly|W-883|Roof chiller 1|Castle Offices|planned service|planned|Plan|@-2|@12|assigned|Kofi Mensah|0|42|0|no|\nAlarm, quarterly|W-884|Fire alarm panel|Hillside School|inspection|planned|Plan|@-2|@5|assigned|Kofi Mensah|0|42|0|no|After three o'clock\nTap in room 4|W-885|Sump pump|Riverside Clinic|request|this week|Grace Mbeki|@0|@4|new|Ben Carter|0|42|0|no|\nLight out, aisle 9|W-880|High bay lights|Unit 7, Dock Road|request|this week|Chidi Okafor|@-4|@1|assigned|Irena Nowak|0|42|55|no|Platform needed\nExtract service|W-871|Autoclave room extract|Riverside Clinic|planned service|planned|Plan|@-14|@-5|done|Kofi Mensah|3|42|60|yes|Filters changed\nBoiler 2 knocks|W-869|Boiler 2|Castle Offices|breakdown|today|Joanne Price|@-11|@-5|closed|Ben Carter|5|42|1320|yes|New heat exchanger next year\nTrip edge, ramp|W-886|Dock door 3|Unit 7, Dock Road|safety|today|Kofi Mensah|@0|@1|new|Irena Nowak|0|42|0|no|Cone in place",
    },
    {
      id: "sparePart",
      use: "core",
      role: "item",
      icon: "package",
      names: "spare part|spare parts",
      also: "part|stock|filter|consumable|material",
      fields:
        "Part: text\nFits: relation asset\nBin: text\nIn stock: number 0..40\nReorder at: number 1..8\nPrice: money 2..420 GBP\nSupplier: text",
      cells: "fits bin inStock reorderAt price supplier",
      rows: "Filter F7, 592 x 592|Hall air handler|B-04|6|4|19|Filter House\nFan belt SPA 1250|Hall air handler|B-09|0|2|14|Belts and More\nDoor spring, left|Dock door 3|C-01|0|1|420|Hörmann\nSmoke detector head|Fire alarm panel|A-12|7|5|38|Castle Fire\nPump seal kit|Sump pump|A-03|2|1|56|Grundfos\nLED driver 150 W|High bay lights|D-02|3|4|61|City Electrical",
    },
    {
      id: "contractor",
      use: "more",
      role: "person",
      icon: "hard-hat",
      names: "contractor|contractors",
      also: "supplier|service partner|vendor|maintenance contract",
      fields:
        "Firm: text\nTrade: choice lifts|fire|cooling|doors|cleaning\nPhone: phone\nContract until: date -10..500\nCallout within: choice 2 hours|4 hours|next day\nA year: money 600..14000 GBP",
      cells: "trade phone contractUntil calloutWithin aYear",
      rows: "Kone, callout|lifts|555-0121|@210|2 hours|6400\nCastle Fire|fire|555-0122|@38|4 hours|2100\nCool and Dry|cooling|555-0123|@-6|next day|3800\nHörmann Service|doors|555-0124|@340|next day|1500",
    },
  ],
  jobs: "move workOrder.state\nrequest workOrder\ndue asset.nextService\nassign workOrder.technician\ndue workOrder.due\nchart workOrder.kind\nkeep asset\ntotal workOrder.cost\ncount sparePart.inStock\nplan asset.nextService\nmap building.address\nrank asset.worth",
  site: {
    headline: "Say what is broken, see who comes",
    body: "Report a fault with a photo and the room. You see who has it, when it is due and what was done.",
    action: "Report a fault|workOrder",
    services:
      "Breakdowns|Lifts, heating, doors, power|\nPlanned service|To the maker's interval, with a record|\nFire and safety|Alarms, lights, extinguishers|\nSmall jobs|Shelves, locks, taps|",
    questions:
      "Someone is stuck in the lift. What now?|Press the bell, then ring the concierge; do not open the doors.\nHow fast do you come?|Danger at once, breakdowns the same day, the rest within a week.\nCan I see old jobs?|Yes, by room and by machine.\nWho pays for damage?|The report says; your manager decides.",
  },
  words: {
    tagline: "Work orders, services due and parts on the shelf.",
    itch: "Which service is overdue?",
    promise: "Fewer breakdowns, all on record",
    pov: "POV: the lift inspector finds every page",
    gains: ["9 assets, 2 services overdue", "W-881: lift, technician on site", "Fan belts: none left"],
  },
});
