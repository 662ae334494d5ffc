import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "applianceRepair",
  name: "Appliance repair",
  icon: "washing-machine",
  says: {
    en: "appliance repair|appliance repairs|appliance engineer|washing machine repair|white goods repair|fridge repair|oven repair|dishwasher repair|domestic appliance engineer|appliance service calls|appliance spare parts|tumble dryer repair|appliance technician|home appliance servicing|repair call-outs for appliances",
    de: "Hausgeräte-Reparatur|Waschmaschinen-Reparatur|Elektrogeräte-Kundendienst|Haushaltsgeräte reparieren",
    es: "reparación de electrodomésticos|técnico de electrodomésticos|reparación de lavadoras|servicio técnico de electrodomésticos",
    fr: "réparation d'électroménager|dépannage électroménager|réparateur d'électroménager|réparation de lave-linge",
    pt: "reparação de eletrodomésticos|conserto de eletrodomésticos|assistência técnica de eletrodomésticos|conserto de máquinas de lavar",
  },
  forms: ["management", "booking", "site"],
  people: ["technicians", "customers"],
  mood: "sober",
  things: [
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "customer|customers",
      also: "client|household|landlord",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nAddress: location\nFloor and parking: text\nKind: choice private|landlord|insurer|shop\nMachines: rollup count machine.customer",
      cells: "phone eMail address floorAndParking kind",
      rows: "Joan Pickering|555-0101|joan.pickering@example.com|14 Elm Row|Ground floor|private\nHarbor Lettings|555-0102|repairs@harborlets.example.com|Quay Street 3|Keys at the office|landlord\nAmit Varma|555-0103|amit.varma@example.com|Flat 9, Mill House|Third floor, lift|private\nTess Holloway|555-0104|tess.holloway@example.com|2 Orchard View|Drive, room for the van|private\nOld Crown Inn|555-0105|kitchen@oldcrown.example.com|High Street 1|Back yard, mornings|shop\nMutual Home Cover|555-0106|claims@mutualhome.example.com|By post|None|insurer\nPieter Jansen|555-0107|pieter.jansen@example.com|31 Canal Side|Cellar, narrow stairs|private\nRhoda Amos|555-0108|rhoda.amos@example.com|5 Chapel Close|Ring twice|private",
    },
    {
      id: "machine",
      use: "core",
      role: "item",
      icon: "washing-machine",
      names: "machine|machines",
      also: "appliance|washer|dryer|fridge|oven|dishwasher",
      fields:
        "Machine: text\nCustomer: relation customer\nKind: choice washing machine|dryer|dishwasher|fridge|oven|hob|coffee machine\nMake: text\nModel: text\nSerial number: text\nBought: date -4400..-60\nGuarantee until: date -3000..700\nBuilt in: boolean 40",
      cells: "customer kind make model serialNumber bought guaranteeUntil builtIn",
      rows: "Joan's washer|Joan Pickering|washing machine|Velora|WF 7120|2203-44817|2022-04-11|@-200|no\nFlat 2 oven|Harbor Lettings|oven|Brandt & Kuhl|EO 60|8811020|2019-09-02|@-1100|yes\nAmit's dishwasher|Amit Varma|dishwasher|Velora|DW 45 S|2410-00912|2024-10-19|@320|yes\nTess's dryer|Tess Holloway|dryer|Nordwind|HP 8|N8-77103|2021-01-30|@-660|no\nBar fridge|Old Crown Inn|fridge|Kaltmann|BC 300|KM-3340|2017-05-15|@-2400|no\nClaim 7741 washer|Mutual Home Cover|washing machine|Nordwind|WM 9|N9-10044|2023-02-06|@-20|no\nPieter's freezer|Pieter Jansen|fridge|Kaltmann|GT 210|KM-9021|2014-08-22|@-3000|no\nRhoda's hob|Rhoda Amos|hob|Brandt & Kuhl|IH 4|9120077|2023-11-11|@-15|yes",
    },
    {
      id: "part",
      use: "core",
      role: "item",
      icon: "cog",
      names: "part|parts",
      also: "spare|pump|belt|seal|element",
      fields:
        "Part: text\nNumber: text\nFits: text\nOn the van: number 0..12\nIn store: number 0..30\nReorder at: number 1..6\nCost: money 3..140 GBP\nPrice: money 8..220 GBP",
      cells: "number fits onTheVan inStore reorderAt cost price",
      rows: "Drain pump|VP-3311|Velora WF|2|3|2|19|38\nDoor seal|VS-0904|Velora WF 7 kg|1|2|2|24|46\nFan element 2 kW|BK-EL20|Brandt & Kuhl EO|1|0|1|21|42\nInlet valve, double|IV-2|Most washers|3|5|3|9|22\nDryer belt 1930|NB-1930|Nordwind HP|2|4|2|7|18\nThermostat, fridge|KT-11|Kaltmann|0|1|2|16|35\nHob touch board|BK-TB4|Brandt & Kuhl IH|0|0|0|118|196\nCarbon brushes|CB-8|Nordwind WM|4|6|4|5|14",
    },
    {
      id: "call",
      use: "core",
      role: "event",
      icon: "wrench",
      names: "job|jobs",
      also: "call-out|visit|repair|service call|appointment",
      fields:
        "Job: text\nMachine: relation machine\nDate: date -8..12\nSlot: choice 8 to 10|10 to 12|12 to 2|2 to 4|4 to 6\nTechnician: text @people\nFault: text\nFault code: text\nPart: relation part\nWork: choice diagnosis|repair|second visit|installation|maintenance\nState: choice booked|on the way|diagnosed|part ordered|repaired|not worth it\nLabor: money 45..160 GBP\nParts cost: money 0..220 GBP\nTotal: calc labor + partsCost GBP\nPaid: boolean 50\nDays guarantee: number 0..365",
      cells: "machine date slot technician fault faultCode part work state labor partsCost paid daysGuarantee",
      rows: "Will not drain|Joan's washer|@0|8 to 10|Carl Beech|Water stands, hums|E18|Drain pump|repair|on the way|65|38|no|365\nOven stays cold|Flat 2 oven|@0|10 to 12|Carl Beech|Fan turns, no heat||Fan element 2 kW|repair|booked|65|42|no|365\nLeaks on the left|Amit's dishwasher|@0|12 to 2|Simone Adair|Drip under door|i30||diagnosis|booked|45|0|no|0\nDrum does not turn|Tess's dryer|@1|8 to 10|Simone Adair|Motor runs, smell||Dryer belt 1930|repair|booked|65|18|no|365\nBar fridge warm|Bar fridge|@1|10 to 12|Carl Beech|Nine degrees inside||Thermostat, fridge|second visit|part ordered|65|35|no|365\nClaim 7741|Claim 7741 washer|@2|2 to 4|Simone Adair|Sparks at motor|F53|Carbon brushes|repair|booked|65|14|no|365\nTwo fields dead|Rhoda's hob|@-2|4 to 6|Carl Beech|No touch|E6|Hob touch board|diagnosis|diagnosed|45|0|no|0\nFreezer, twelve years|Pieter's freezer|@-4|8 to 10|Simone Adair|Compressor gone|||diagnosis|not worth it|45|0|yes|0\nJoan, last year|Joan's washer|@-8|10 to 12|Carl Beech|Slow filling||Inlet valve, double|repair|repaired|65|22|yes|357",
    },
  ],
  jobs: "agenda call.date\nmove call.state\nbook call\nkeep call\nassign call.technician\ncount part.onTheVan\nfind machine\nkeep customer\ncheck call.paid\ntotal call.labor\nmap customer.address\ndue machine.guaranteeUntil",
  site: {
    headline: "Repaired in your kitchen, mostly the same day",
    body: "Washers, ovens, fridges and dryers of all makes. You get a two-hour slot, the price before we start, and a year on the part.",
    action: "Book a repair|call",
    services:
      "Diagnosis at your home|Taken off the bill if we repair|45\nRepair|Labor, part comes on top|65\nInstallation|Built in and tested|85\nMaintenance|Seals, filters, descaling|70",
    questions:
      "What do you need to know?|Make, model and what it does. The number is inside the door.\nIs it worth repairing?|We say so after the diagnosis, and mean it.\nHow long is the guarantee?|A year on parts we fit.\nDo you take the old machine away?|Yes, for fifteen pounds.",
  },
  words: {
    tagline: "Which machine, which fault, and is the pump on the van.",
    itch: "Is the part on the van or in the store?",
    promise: "Repaired on the first visit",
    pov: "POV: E18, and the pump is already in your hand",
    gains: ["3 jobs today, pump on board", "Bar fridge: thermostat is in", "Joan: 357 days of guarantee left"],
  },
});
