import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "carGarage",
  name: "Car repair garage",
  icon: "car-front",
  says: {
    en: "car garage|car repair|auto repair shop|car mechanic|mechanic workshop|car workshop|garage booking|car servicing|auto shop|auto repair|garage job cards|garage management software|vehicle repair workshop|mobile mechanic|brake and clutch repairs|car service reminders",
    de: "Autowerkstatt|Kfz-Werkstatt|Autoreparatur|Kfz-Meisterbetrieb",
    es: "taller mecánico|taller de coches|mecánico de coches|reparación de coches",
    fr: "garage automobile|réparation automobile|mécanicien auto|garagiste",
    pt: "oficina mecânica|oficina de automóveis|mecânico de carros|reparação de automóveis",
  },
  forms: ["management", "booking", "site"],
  people: ["mechanics", "reception", "customers"],
  mood: "sober",
  things: [
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "customer|customers",
      also: "client|driver|fleet",
      fields: "Name: text\nPhone: phone\nE-mail: email\nKind: choice private|fleet|trade\nAccount: boolean 20",
      cells: "phone eMail kind account",
      rows: "Margaret Hale|555-0101|margaret.hale@example.com|private|no\nSunil Mehta|555-0102|sunil.mehta@example.com|private|no\nCity Cabs|555-0103|fleet@citycabs.example.com|fleet|yes\nLark Plumbing|555-0104|gina@lark.example.com|trade|yes\nHope Adeyemi|555-0105|hope.adeyemi@example.com|private|no\nRuth Ellis|555-0106|ruth.ellis@example.com|private|no",
    },
    {
      id: "car",
      use: "core",
      role: "item",
      icon: "car",
      names: "car|cars",
      also: "vehicle|van|motor",
      fields:
        "Plate: text\nCustomer: relation customer\nMake and model: text\nYear: number 2005..2026\nEngine: text\nVIN: text\nMileage: number 4000..180000 mi\nMOT until: date -8..350\nService due: date -20..340\nDays left: daysUntil serviceDue\nRemarks: text",
      cells: "customer makeAndModel year engine vIN mileage mOTUntil serviceDue remarks",
      rows: "FA14 KLN|Margaret Hale|Fenwick Aria 1.2|2014|1.2 petrol|FNWA14KLN0042|68200|@9|@-11|Tow hitch\nMR18 OPD|Sunil Mehta|Marlow Estate 2.0|2018|2.0 diesel|MRLE18OPD2217|74100|@120|@40|\nCC21 AAB|City Cabs|Norvik Saloon|2021|2.0 diesel|NRVS21AAB8831|142300|@35|@3|Taxi plate 41\nCC21 AAC|City Cabs|Norvik Saloon|2021|2.0 diesel|NRVS21AAC8832|139800|@-2|@18|Taxi plate 42\nLP19 VAN|Lark Plumbing|Solano Van L2|2019|2.2 diesel|SLNV19VAN0107|96500|@200|@-4|\nHC17 BVX|Hope Adeyemi|Halden City|2017|1.0 petrol|HLDC17BVX6610|48900|@64|@130|\nNV20 RGJ|Ruth Ellis|Norvik 4x4|2020|2.2 diesel|NRV420RGJ0391|52200|@190|@75|Dog guard",
    },
    {
      id: "jobCard",
      use: "core",
      role: "event",
      icon: "wrench",
      names: "job card|job cards",
      also: "job|repair|service|booking|order",
      fields:
        "Job: text\nCar: relation car\nDate: date -4..10\nDrop-off: time 07:30..10:00\nComplaint: text\nWork: tags service|MOT|brakes|clutch|tires|electrics|exhaust|diagnosis\nMechanic: text @people\nBay: choice 1|2|3|yard\nLabor hours: number 0.3..9 h\nLabor: money 20..640 GBP\nParts: rollup sum part.job.price GBP\nPromised: dateTime -1..10 12:00..17:30\nApproved by phone: boolean 50\nState: choice booked|keys in|diagnosed|waiting for approval|waiting for parts|in the bay|road test|ready|collected",
      cells: "car date dropOff complaint work mechanic bay laborHours labor promised approvedByPhone state",
      rows: "J-2201|FA14 KLN|@0|08:00|Full service and MOT, squeals when braking|service; MOT; brakes|Dean|1|3.2|208|@0T16:30|yes|in the bay\nJ-2202|CC21 AAC|@0|08:15|Clutch slipping|clutch|Aleks|2|5.5|330|@1T12:00|yes|waiting for parts\nJ-2203|LP19 VAN|@0|08:30|Service overdue|service|Dean|yard|1.8|117|@0T17:30|no|keys in\nJ-2204|MR18 OPD|@1|08:00|Engine light|diagnosis|Aleks|3|1|65|@1T16:00|no|booked\nJ-2199|HC17 BVX|@-1|08:00|Exhaust blowing|exhaust|Dean|3|1.2|78|@-1T17:00|no|waiting for approval\nJ-2198|NV20 RGJ|@-2|09:00|Two front tires|tires|Aleks|2|0.7|45|@-2T12:00|yes|collected\nJ-2206|CC21 AAB|@3|07:30|Service|service|Dean|1|1.8|117|@3T13:00|yes|booked",
    },
    {
      id: "part",
      use: "core",
      role: "item",
      icon: "cog",
      names: "part on a job|parts on jobs",
      also: "part|spare|order|parts order",
      fields:
        "Part: text\nJob: relation jobCard\nPart number: text\nQuantity: number 1..8\nCost: money 4..420 GBP\nPrice: money 6..560 GBP\nFrom: text\nArrives: date -3..4\nState: choice quoted|ordered|here|fitted|returned",
      cells: "job partNumber quantity cost price from arrives state",
      rows: "Front pads and discs|J-2201|BRK-0310|1|78|118|Motor Factors|@0|here\nOil and filters|J-2201|SRV-12P|1|31|54|Stock|@-3|fitted\nClutch kit|J-2202|CLK-20D|1|190|268|Motor Factors|@-1|ordered\nVan oil and filters|J-2203|SRV-22D|1|44|72|Stock|@-3|here\nRear silencer|J-2199|EXH-100|1|62|95|Exhausts Direct|@1|quoted\nTires 225/65, two|J-2198|TYR-22565|2|150|198|Tire Barn|@-2|fitted",
    },
    {
      id: "check",
      use: "more",
      role: "log",
      icon: "clipboard-check",
      names: "health check|health checks",
      also: "inspection|advisory|video",
      fields:
        "Check: text\nCar: relation car\nDate: date -30..0\nBrakes front: number 1..12 mm\nTires front: number 1..8 mm\nBattery: choice good|weak|replace\nAdvised: longText",
      cells: "car date brakesFront tiresFront battery advised",
      rows: "Aria, front end|FA14 KLN|@0|2|5|good|Pads at two millimeters\nCab 42|CC21 AAC|@0|6|3|weak|Tires before winter\nNorvik 4x4|NV20 RGJ|@-2|8|8|good|None",
    },
  ],
  jobs: "agenda jobCard.date\nmove jobCard.state\nbook jobCard\ndue part.arrives\ndue car.serviceDue\ndue car.mOTUntil\nassign jobCard.mechanic\nfind car\nmove part.state\ncheck jobCard.approvedByPhone\nkeep customer\nprint jobCard",
  site: {
    headline: "Your car back today, or a call by noon",
    body: "Three bays, two mechanics, and a price before we start. We keep the old parts in a box for you to look at.",
    action: "Book a repair|jobCard",
    services:
      "Full service|Oil, filters, fifty checks|208\nDiagnosis|Fault codes read and explained|65\nBrakes, front axle|Pads and discs, fitted|195\nClutch|From, depending on the car|598",
    questions:
      "Do you ring before extra work?|Always, with the price, and nothing happens until you say yes.\nCan I wait?|For tires and a service, yes; there is coffee.\nIs there a courtesy car?|Two. Ask when you book.",
  },
  words: {
    tagline: "Bays, parts, promises and keys.",
    itch: "Is the clutch kit here?",
    promise: "Every car promised, approved and ready",
    pov: "POV: the part arrived before the car did",
    gains: ["Cab 42: clutch kit late", "Aria ready at half past four", "FA14 KLN: service 11 days over"],
  },
});
