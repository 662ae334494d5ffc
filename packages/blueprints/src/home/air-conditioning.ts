import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "airConditioning",
  name: "Air conditioning service",
  icon: "air-vent",
  says: {
    en: "air conditioning service|ac repair|air conditioning installer|hvac company|hvac service|hvac contractor|hvac technician|hvac software|aircon servicing|ac maintenance contracts|refrigerant log|f-gas records|refrigeration engineer|cold room servicing|split unit installation|ventilation service|hvac dispatch|ac tune-up",
    de: "Klimaanlagen-Service|Klimatechniker|Kälteanlagen-Wartung|Klimaanlage einbauen",
    es: "aire acondicionado instalador|mantenimiento de aire acondicionado|técnico de climatización|reparación de aire acondicionado",
    fr: "climatisation entretien|frigoriste|installateur de climatisation|dépannage climatisation",
    pt: "técnico de ar condicionado|instalação de ar condicionado|manutenção de ar condicionado|refrigeração e climatização",
  },
  forms: ["management", "booking", "portal", "dashboard", "site"],
  people: ["technicians", "dispatchers", "customers"],
  mood: "sober",
  things: [
    {
      id: "site",
      use: "core",
      role: "place",
      icon: "building",
      names: "site|sites",
      also: "customer|property|building|home|store",
      fields:
        "Site: text\nContact: text\nPhone: phone\nE-mail: email\nAddress: location\nKind: choice home|office|shop|restaurant|server room|clinic\nContract: choice none|once a year|twice a year|quarterly\nAccess: text",
      cells: "contact phone eMail address kind contract access",
      rows: "Delgado home|Maria Delgado|555-0101|delgado@example.com|2210 Cactus Drive|home|twice a year|Dog, side yard\nHarvest Grill|Tony Pratt|555-0102|tony@harvestgrill.example.com|400 Main Street|restaurant|quarterly|Roof hatch in kitchen\nTower Dental|Dr. Joy Lim|555-0103|front@towerdental.example.com|88 Fifth Avenue, floor 6|clinic|twice a year|Badge at desk\nNine Bytes hosting|Ola Berg|555-0104|noc@ninebytes.example.com|Unit 4, Tech Park|server room|quarterly|Call before entry\nFresh Corner market|Sam Haddad|555-0105|sam@freshcorner.example.com|17 Elm Street|shop|quarterly|Back dock\nRobinson home|Gary Robinson|555-0106|robinson@example.com|9 Lakeview Court|home|none|Gate 1180\nParish hall|Ellen Moss|555-0107|hall@stjude.example.com|St Jude Lane|office|once a year|Key with sexton",
    },
    {
      id: "unit",
      use: "core",
      role: "item",
      icon: "air-vent",
      names: "unit|units",
      also: "system|condenser|split|rooftop unit|chiller|cold room",
      fields:
        "Unit: text\nSite: relation site\nKind: choice split|multi split|rooftop|heat pump|walk-in cooler|freezer|ventilation\nMake and model: text\nSerial number: text\nCooling: number 2..90 kW\nRefrigerant: choice R32|R410A|R134a|R290|R404A\nCharge: number 0.4..22.0 kg\nInstalled: date -6500..-60\nLast service: date -400..-5\nNext service: date -30..200\nDays left: daysUntil nextService\nLeak check due: date -20..360\nState: choice cooling|weak|leaking|down|winter",
      cells:
        "site kind makeAndModel serialNumber cooling refrigerant charge installed lastService nextService leakCheckDue state",
      rows: "Delgado, split downstairs|Delgado home|split|Polar S 35|PS-20911|3.5|R32|0.9|2021-05-18|@-190|@-8|@175|cooling\nGrill, rooftop 1|Harvest Grill|rooftop|Arctic RT 25|RT-7781|25|R410A|6.8|2015-04-02|@-88|@3|@12|weak\nGrill, walk-in|Harvest Grill|walk-in cooler|Coldbox W4|CB-3320|4|R134a|3.2|2018-09-09|@-88|@3|@-5|leaking\nDental, multi split|Tower Dental|multi split|Polar M 80|PM-1205|8|R32|2.4|2022-11-30|@-150|@30|@210|cooling\nServer room A|Nine Bytes hosting|split|Arctic DC 14|DC-0410|14|R410A|4.1|2019-01-15|@-60|@30|@120|cooling\nServer room B|Nine Bytes hosting|split|Arctic DC 14|DC-0411|14|R410A|4.1|2019-01-15|@-60|@30|@120|down\nMarket, freezer aisle|Fresh Corner market|freezer|Coldbox F12|CB-8814|12|R404A|14.5|2012-03-22|@-95|@-4|@20|cooling\nRobinson, heat pump|Robinson home|heat pump|Polar H 60|PH-5530|6|R32|1.6|2024-06-12|@-300|@65|@300|winter",
    },
    {
      id: "job",
      use: "core",
      role: "event",
      icon: "wrench",
      names: "job|jobs",
      also: "call|service call|visit|repair|maintenance|installation",
      fields:
        "Job: text\nUnit: relation unit\nDate: date -6..14\nTime: time 07:00..17:00\nKind: choice maintenance|repair|leak search|installation|emergency|quote\nPriority: choice food at risk|servers at risk|no cooling|normal\nTechnician: text @people\nSupply air: number -30..30 °C\nReturn air: number -25..35 °C\nSuction: number 0.5..14.0 bar\nHours: number 0.5..12.0 h\nPrice: money 89..4800 USD\nState: choice new|dispatched|on site|waiting for part|done|to invoice\nPaid: boolean 35",
      cells: "unit date time kind priority technician supplyAir returnAir suction hours price state paid",
      rows: "Server room B is hot|Server room B|@0|07:15|emergency|servers at risk|Luis Vega|27|31|3|2|340|on site|no\nWalk-in at nine degrees|Grill, walk-in|@0|09:00|leak search|food at risk|Kim Tran|9|11|1.4|3|420|dispatched|no\nRooftop blows weak|Grill, rooftop 1|@0|11:00|repair|no cooling|Kim Tran|16|25|6|2|290|new|no\nMarket, quarterly|Market, freezer aisle|@1|06:30|maintenance|normal|Luis Vega|-22|-19|1.2|2.5|310|new|no\nDelgado, fall tune-up|Delgado, split downstairs|@2|13:00|maintenance|normal|Abby Stone|12|22|8.1|1|129|new|no\nDental, filters|Dental, multi split|@6|12:00|maintenance|normal|Abby Stone|13|23|8.3|1.5|189|new|no\nServer A, quarterly|Server room A|@-3|08:00|maintenance|normal|Luis Vega|14|24|8.2|1.5|210|to invoice|no\nRobinson, noisy fan|Robinson, heat pump|@-5|15:00|repair|normal|Abby Stone|30|21|7.6|1|149|done|yes",
    },
    {
      id: "gas",
      use: "core",
      role: "log",
      icon: "gauge",
      names: "refrigerant entry|refrigerant entries",
      also: "f-gas record|gas log|top-up|recovery",
      fields:
        "Entry: text\nUnit: relation unit\nDate: date -200..0\nKind: choice leak check|added|recovered|pressure test\nKilos: number 0.0..14.0 kg\nCylinder: text\nLeak found: choice none|flare|valve|coil|not found yet\nTechnician: text @people\nLicense: text",
      cells: "unit date kind kilos cylinder leakFound technician license",
      rows: "Walk-in, added last time|Grill, walk-in|@-88|added|0.8|C-134-07|not found yet|Kim Tran|R-2208\nWalk-in, leak check|Grill, walk-in|@-88|leak check|0|None|not found yet|Kim Tran|R-2208\nRooftop, check|Grill, rooftop 1|@-88|leak check|0|None|none|Kim Tran|R-2208\nServer A, check|Server room A|@-3|leak check|0|None|none|Luis Vega|R-1940\nFreezer, check|Market, freezer aisle|@-95|leak check|0|None|none|Luis Vega|R-1940\nOld split, recovered|Delgado, split downstairs|@-190|recovered|0.3|REC-12|flare|Abby Stone|R-3015",
    },
    {
      id: "part",
      use: "more",
      role: "item",
      icon: "package",
      names: "part|parts",
      also: "filter|capacitor|motor|stock",
      fields:
        "Part: text\nOn trucks: number 0..30\nIn shop: number 0..80\nReorder at: number 2..20\nPrice: money 6..680 USD",
      cells: "onTrucks inShop reorderAt price",
      rows: "Capacitor 45/5|6|12|6|24\nFan motor 1/4 hp|1|2|2|165\nFilter 16 x 25|14|60|20|9\nContactor 30 A|3|7|4|28\nCompressor, DC 14|0|0|0|680",
    },
  ],
  jobs: "move job.state\nagenda job.date\nassign job.technician\ndue unit.nextService\nbook job\nkeep unit\ndue unit.leakCheckDue\nkeep gas\nkeep job\nmap site.address\ncount part.onTrucks\nchart job.kind",
  site: {
    headline: "Cold where it should be, by tonight",
    body: "Homes, kitchens, cold rooms and server rooms. Two visits a year keep it running; for the rest we have a truck out from seven.",
    action: "Book a visit|job",
    services:
      "Tune-up|One split unit, filters and coils|129\nEmergency call|First hour, any day|189\nLeak search|With nitrogen and report|420\nTwice-yearly contract|Home, two units|240",
    questions:
      "How often does it need service?|Twice a year at home, quarterly where food or servers depend on it.\nIt blows warm. What can I check?|The filter and the breaker. Then call us.\nDo you keep the gas records?|Yes, each kilo with cylinder and license.\nCan my old gas be topped up?|Only if the leak is found and fixed.",
  },
  words: {
    tagline: "What is down, who drives, and how much gas went in.",
    itch: "Where did 800 grams of refrigerant go?",
    promise: "Nothing warm that must be cold",
    pov: "POV: server room B is at 31 and Luis is on site",
    gains: ["8 units, 2 services overdue", "Walk-in: leak check 5 days late", "Trucks: 6 capacitors on board"],
  },
});
