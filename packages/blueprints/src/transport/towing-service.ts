import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "towingService",
  name: "Towing service",
  icon: "truck",
  says: {
    en: "towing service|towing company|tow truck|tow truck dispatch|vehicle recovery|breakdown recovery|roadside assistance|car recovery service|impound yard|impound lot|wrecker service|roadside rescue|jump start service|accident recovery|car transport service|vehicle impound records",
    de: "Abschleppdienst|Pannenhilfe|Bergungsdienst|Abschlepphof",
    es: "servicio de grúa|asistencia en carretera|grúas de remolque|depósito de vehículos",
    fr: "dépannage automobile|remorquage|fourrière|assistance routière",
    pt: "reboque|serviço de guincho|assistência em viagem|depósito de veículos",
  },
  forms: ["management", "booking", "dashboard"],
  people: ["dispatchers", "recovery drivers"],
  mood: "sober",
  things: [
    {
      id: "truck",
      use: "core",
      role: "item",
      icon: "truck",
      names: "truck|trucks",
      also: "tow truck|recovery truck|flatbed",
      fields:
        "Truck: text\nPlate: text\nKind: choice slide bed|crane truck|heavy wrecker|van\nLifts: number 1..32 t\nDriver: text @people\nWhere now: location\nOdometer: number 20000..480000 km\nWinch test: date -6..300\nDays left: daysUntil winchTest\nState: choice free|on the way|at the scene|loaded|off",
      cells: "plate kind lifts driver whereNow odometer winchTest state",
      rows: "Slide 1|TR 01|slide bed|4.5|Burak Aydin|Ring Road|188200|@40|at the scene\nSlide 2|TR 02|slide bed|4.5|Kelly Marsh|Depot|121900|@-3|free\nCrane 1|TR 05|crane truck|8|Goran Ilic|Old town|240100|@90|loaded\nHeavy 1|TR 09|heavy wrecker|32|Dieter Funk|Depot|310400|@120|off\nVan 1|TR 11|van|0|Nia Roberts|Canal Walk|92300|@300|on the way",
    },
    {
      id: "call",
      use: "core",
      role: "event",
      icon: "siren",
      names: "call|calls",
      also: "job|breakdown|accident|tow|call-out",
      fields:
        "Call: text\nCaller: text @people\nPhone: phone\nPlace: location\nVehicle: text\nPlate: text\nWhat: choice will not start|flat tire|accident|locked out|illegally parked|wrong fuel|stuck\nCalled: dateTime -1..0 00:00..23:30\nPromised in: duration 20..90\nTruck: relation truck\nBring to: text\nPays: choice club|insurer|police|caller|fleet\nPrice: money 0..980 EUR\nState: choice new|truck sent|at the scene|started again|loaded|delivered|paid",
      cells: "caller phone place vehicle plate what called promisedIn truck bringTo pays price state",
      rows: "Two cars, roundabout|Police control|555-0141|Ring Road roundabout|Gray estate, front in|MR 19 OPD|accident|@0T08:40|30|Slide 1|Yard|police|320|at the scene\nDead battery|Karin Blom|555-0142|12 Canal Walk|Small red car|FA 14 KLN|will not start|@0T09:05|40|Van 1||club|0|truck sent\nFire lane|Town Council|555-0143|Old town, Mill Lane|Black SUV|XX 90 BAD|illegally parked|@0T08:10|45|Crane 1|Yard|police|210|loaded\nBus in the ditch|Bus company|555-0144|Hillside|Midibus|BO 003|stuck|@-1T22:20|60|Heavy 1|Depot of owner|fleet|980|delivered\nDiesel in petrol|Tim Rudd|555-0145|Harbor station|White hatchback|TR 33 UDD|wrong fuel|@0T09:20|50|||insurer|180|new\nFlat, motorway|Lorna Keith|555-0146|A4, km 31|Cabrio|MC 16 ZUP|flat tire|@-1T17:15|35|Van 1||club|0|started again",
    },
    {
      id: "impound",
      use: "core",
      role: "item",
      icon: "warehouse",
      names: "vehicle in the yard|vehicles in the yard",
      also: "impound|stored car|release",
      fields:
        "Vehicle: text\nPlate: text\nCall: relation call\nIn since: date -40..0\nPlace: text\nReason: choice parking|accident|police hold|unpaid|abandoned\nKeys here: boolean 50\nDay rate: money 8..18 EUR\nTow fee: money 140..980 EUR\nOwner written: boolean 60\nRelease until: date -5..30\nState: choice held|may be released|released|to auction",
      cells: "plate call inSince place reason keysHere dayRate towFee ownerWritten releaseUntil state",
      rows: "Black SUV|XX 90 BAD|Fire lane|@0|B4|parking|no|14|210|no|@30|held\nBlue van|OLD 771|Bus in the ditch|@-38|D1|abandoned|no|10|180|yes|@-2|to auction\nSilver coupe|SC 22 LPE|Flat, motorway|@-6|A2|police hold|yes|14|190|yes|@10|held\nGreen hatch|GH 20 ZED|Dead battery|@-3|A5|accident|yes|12|240|yes|@14|may be released",
    },
    {
      id: "photo",
      use: "more",
      role: "log",
      icon: "camera",
      names: "photo|photos",
      also: "damage|scene|evidence",
      fields:
        "Photo: text\nPicture: image\nCall: relation call\nWhen: dateTime -1..0 00:00..23:30\nShows: choice scene|damage before|loaded|yard|parking sign",
      cells: "call when shows",
      rows: "Fire lane sign|Fire lane|@0T08:26|parking sign\nSUV before lift|Fire lane|@0T08:28|damage before\nRoundabout|Two cars, roundabout|@0T08:58|scene\nBus, left side|Bus in the ditch|@-1T22:55|damage before",
    },
  ],
  jobs: "move call.state\nrequest call\nassign call.truck\nagenda call.called\nmove truck.state\nmap call.place\nfind impound\nmove impound.state\nkeep photo\nshow photo.picture\ndue impound.releaseUntil\ntotal call.price",
  site: {
    headline: "On the way in two minutes",
    body: "Five trucks, day and night. You get the truck, the driver's name and the minutes. Cars in the yard are released until ten in the evening.",
    action: "Call a tow truck|call",
    services:
      "Jump start|In town|60\nTow in town|Slide bed, up to 10 km|140\nYard, per day|Fenced, lit|14\nHeavy recovery|Per hour, with crew|420",
    questions:
      "My car was towed. Where is it?|Search the plate here; bring license and papers.\nDo you work for my club?|For three; tell us the number on your card.\nCan I ride along?|One person, in the cab.",
  },
  words: {
    tagline: "Trucks, minutes, plates and the yard.",
    itch: "Which truck is nearest to kilometer 31?",
    promise: "A truck, a name and a time for every call",
    pov: "POV: the customer sees the truck before she sees the rain",
    gains: ["Diesel in petrol: no truck", "Slide 2 free, winch test late", "Black SUV in B4"],
  },
});
