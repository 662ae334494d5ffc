import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "carWash",
  name: "Car wash",
  icon: "droplets",
  says: {
    en: "car wash|car washes|carwash|hand car wash|mobile car wash|car wash booking|car detailing|auto detailing|car detailer|mobile detailing|car valeting|car wash and valet|self-service car wash|tunnel wash|truck wash|car cleaning|car wash membership|ceramic coating|interior detailing",
    de: "Autowäsche|Waschanlage|Waschstraße|Autopflege|Fahrzeugaufbereitung",
    es: "lavado de autos|lavadero de coches|autolavado|limpieza de coches",
    fr: "lavage auto|station de lavage|lavage de voitures|nettoyage automobile",
    pt: "lavagem de carros|lava-jato|lavagem auto|estética automotiva",
  },
  forms: ["booking", "management", "site", "dashboard"],
  people: ["owners", "washers", "drivers"],
  mood: "lively",
  things: [
    {
      id: "wash",
      use: "core",
      role: "item",
      icon: "sparkles",
      names: "wash|washes",
      also: "package|service|program|price|treatment",
      fields:
        "Wash: text\nIncludes: lines\nCars: money 12..320 USD\nSUVs and vans: money 15..380 USD\nMinutes: number 10..300 min\nNeeds a booking: boolean 50",
      cells: "includes cars sUVsAndVans minutes needsABooking",
      rows: "Quick wash|Foam; rinse; dry|14|18|10|no\nFull wash|Foam; wheels; underbody; wax; dry|24|29|20|no\nInside and out|Full wash; vacuum; windows; dash|55|68|75|yes\nSeats and carpets|Shampoo; spots; drying|120|150|150|yes\nFull detail|Inside and out; clay; polish; sealant|280|340|300|yes",
    },
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "car",
      names: "customer|customers",
      also: "client|car|vehicle|driver|member|regular",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nPlate: text\nCar: text\nSize: choice car|SUV|van|truck\nMembership: choice none|monthly|fleet\nRenews on: date -5..30\nWashes so far: rollup count visit.customer\nNotes: longText",
      cells: "phone eMail plate car size membership renewsOn notes",
      rows: "Alma Reyes|555-0101|alma.reyes@example.com|7KLM 204|Blue Corolla|car|monthly|@12|No scented products\nBen Carter|555-0102|ben.carter@example.com|4PDR 881|Black Tahoe|SUV|none||Dog hair in the back\nWeir Taxi, cab 6|555-0103|dispatch@weirtaxi.example.com|T 6006|White Camry|car|fleet|@20|Only before six\nGreta Hofer|555-0104|greta.hofer@example.com|2HOF 118|Red Mini|car|none||Soft top, no brushes\nHill Plumbing|555-0105|office@hillplumbing.example.com|8PLB 330|White Transit|van|fleet|@-2|Ladder rack\nSami Rahal|555-0106|sami.rahal@example.com|5SRH 772|Gray Model 3|car|monthly|@5|Matte paint, no wax",
    },
    {
      id: "visit",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "booking|bookings",
      also: "appointment|visit|job|slot|order",
      fields:
        "Booking: text\nCustomer: relation customer\nWash: relation wash\nDate: date -4..14\nTime: time 08:00..18:00\nWash bay: choice bay 1|bay 2|detail bay|at their place\nWasher: text @people\nExtras: tags pet hair|odor|engine bay|headlights\nPrice: money 14..380 USD\nPaid: boolean 50\nState: choice booked|being washed|ready|picked up|no-show",
      cells: "customer wash date time washBay washer extras price paid state",
      rows: "Tahoe, inside and out|Ben Carter|Inside and out|@0|09:00|bay 2|Luis Ortega|pet hair|83|no|being washed\nMini by hand|Greta Hofer|Full wash|@0|10:30|bay 1|Dee Watkins||24|no|booked\nModel 3, full detail|Sami Rahal|Full detail|@1|08:00|detail bay|Luis Ortega||280|no|booked\nTransit, seats|Hill Plumbing|Seats and carpets|@2|13:00|bay 2|Dee Watkins|odor|170|no|booked\nCab 6, weekly|Weir Taxi, cab 6|Full wash|@-1|08:00|bay 1|Dee Watkins||24|yes|picked up\nCorolla, monthly|Alma Reyes|Full wash|@-2|16:00|bay 1|Luis Ortega||24|yes|picked up\nCorolla, headlights|Alma Reyes|Inside and out|@5|11:00|bay 2|Luis Ortega|headlights|95|no|booked",
    },
    {
      id: "supply",
      use: "core",
      role: "item",
      icon: "package",
      names: "product|products",
      also: "supply|chemical|soap|wax|stock|towel",
      fields:
        "Product: text\nKind: choice soap|wax|interior|wheel care|cloths|part\nIn stock: number 0..60\nReorder at: number 2..20\nUnit: choice gallons|bottles|pieces\nSupplier: text\nPrice each: money 2..90 USD",
      cells: "kind inStock reorderAt unit supplier priceEach",
      rows: "Foam soap|soap|18|10|gallons|Bright Chemical|16\nSpray wax|wax|4|6|gallons|Bright Chemical|28\nWheel cleaner|wheel care|9|5|gallons|Bright Chemical|22\nInterior cleaner|interior|14|8|bottles|Bright Chemical|7\nMicrofiber cloth|cloths|60|20|pieces|Cloth and Mop|2\nPressure nozzle|part|2|2|pieces|Pump Parts|34",
    },
    {
      id: "machine",
      use: "more",
      role: "item",
      icon: "wrench",
      names: "machine|machines",
      also: "equipment|pump|brush|vacuum|tunnel",
      fields:
        "Machine: text\nWash bay: choice bay 1|bay 2|detail bay|outside\nLast service: date -200..-5\nNext service: date -6..180\nState: choice running|watch|out of order",
      cells: "washBay lastService nextService state",
      rows: "Pressure pump 1|bay 1|@-80|@10|running\nPressure pump 2|bay 2|@-170|@-4|watch\nWater recycler|outside|@-40|@50|running\nVacuum island|outside|@-90|@90|out of order",
    },
  ],
  jobs: "book visit\nmove visit.state\nagenda visit.date\nkeep customer\ncheck visit.paid\nassign visit.washer\ntotal visit.price\nrank supply.inStock\nkeep wash\nfind customer\ndue customer.renewsOn\nchart visit.washBay\ndue machine.nextService",
  site: {
    headline: "Washed by hand, dried by hand",
    body: "Drive in for a quick wash or book a bay for the inside. You see the price for your size of car before you start.",
    action: "Book a wash|visit",
    services:
      "Quick wash|Foam, rinse and dry, ten minutes|14\nFull wash|With wheels, underbody and wax|24\nInside and out|Seventy-five minutes|55\nFull detail|Five hours, with polish|280",
    questions:
      "Do I need to book?|Not for the quick and the full wash.\nDo you come to me?|Yes, within ten miles, if there is a tap.\nIs it safe for matte paint?|Yes, tell us, and we leave out the wax.\nWhat does the membership cost?|Thirty-nine dollars a month for four full washes.",
  },
  words: {
    tagline: "Bays, bookings, members and soap.",
    itch: "Whose car is in bay 2?",
    promise: "Every bay busy, every car on time",
    pov: "POV: the Tahoe is ready before the owner has finished coffee",
    gains: ["Two bookings today, 107 dollars", "Spray wax: 4 left, reorder", "Pump 2 service: four days late"],
  },
});
