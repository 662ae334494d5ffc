import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "busOperator",
  name: "Bus operator",
  icon: "bus",
  says: {
    en: "bus company|bus operator|coach company|coach hire|bus hire|minibus hire|school bus routes|school bus|bus timetable|bus routes and stops|bus driver rosters|shuttle bus|community bus|bus depot|charter coach|coach trips|bus schedule",
    de: "Busunternehmen|Busbetrieb|Reisebus mieten|Schulbus|Bürgerbus",
    es: "empresa de autobuses|alquiler de autobuses|rutas escolares|autobús escolar",
    fr: "compagnie de bus|autocariste|location d'autocar|transport scolaire",
    pt: "empresa de autocarros|aluguer de autocarros|transporte escolar|empresa de ônibus",
  },
  forms: ["management", "dashboard", "site"],
  people: ["schedulers", "drivers", "passengers"],
  mood: "sober",
  things: [
    {
      id: "bus",
      use: "core",
      role: "item",
      icon: "bus",
      names: "bus|buses",
      also: "coach|minibus|vehicle",
      fields:
        "Bus: text\nPlate: text\nSeats: number 8..78\nWheelchair places: number 0..3\nKind: choice minibus|midibus|city bus|coach\nOdometer: number 20000..720000 km\nService at: number 30000..730000 km\nUntil service: calc serviceAt - odometer km\nTest until: date -6..340\nState: choice in service|spare|workshop|cleaning",
      cells: "plate seats wheelchairPlaces kind odometer serviceAt testUntil state",
      rows: "Bus 3|BO 003|33|1|midibus|288400|290000|@44|in service\nBus 7|BO 007|70|2|city bus|512900|520000|@120|in service\nBus 8|BO 008|70|2|city bus|604300|604000|@-2|workshop\nCoach 11|BO 011|53|1|coach|190200|205000|@220|in service\nCoach 12|BO 012|49|0|coach|342800|350000|@60|spare\nMinibus 2|BO 102|16|2|minibus|81900|90000|@15|in service",
    },
    {
      id: "route",
      use: "core",
      role: "item",
      icon: "route",
      names: "route|routes",
      also: "line|run|service|timetable",
      fields:
        "Route: text\nKind: choice town line|school|works|night\nStops: lines\nFirst: time 05:00..09:00\nLast: time 12:00..23:30\nEvery: number 15..240 min\nLength: number 3..60 km\nRiders yesterday: number 10..640",
      cells: "kind stops first last every length ridersYesterday",
      rows: "Line 1, station to hospital|town line|Station; Market Square; High Street; Hospital|05:40|22:40|20|9|612\nLine 4, villages|town line|Market Square; Mill Lane; Hillside; Weir|06:10|19:10|60|24|148\nSchool A, north|school|Hillside; Orchard Close; St Anne's; Westfield College|07:20|15:40|240|17|61\nSchool B, south|school|Canal Walk; Fern Bank; Westfield College|07:35|15:50|240|12|44\nWorks bus|works|Station; Canal Park|05:30|22:10|240|7|52",
    },
    {
      id: "driver",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "driver|drivers",
      also: "",
      fields:
        "Name: text\nPhone: phone\nLicense until: date -4..900\nMedical until: date -5..600\nRoutes known: tags Line 1|Line 4|School A|School B|coach\nRostered hours: number 10..48 h",
      cells: "phone licenseUntil medicalUntil routesKnown rosteredHours",
      rows: "Bernice Lowe|555-0151|@310|@40|Line 1; Line 4|38\nOmar Said|555-0152|@90|@-3|Line 1; School A|41\nGerd Pohl|555-0153|@700|@220|coach; School B|36\nTanya Reeve|555-0154|@25|@150|Line 4; School A; School B|44\nLuis Prado|555-0155|@500|@310|coach|30",
    },
    {
      id: "duty",
      use: "core",
      role: "event",
      icon: "clipboard-list",
      names: "duty|duties",
      also: "shift|run|roster|turn",
      fields:
        "Duty: text\nDate: date 0..6\nSign on: time 04:50..15:00\nDriver: relation driver\nBus: relation bus\nRoute: relation route\nHours: number 3..10 h\nWalk-round done: boolean 40\nState: choice open|covered|signed on|finished|sick",
      cells: "date signOn driver bus route hours walkRoundDone state",
      rows: "101 early|@0|05:20|Bernice Lowe|Bus 7|Line 1, station to hospital|8.5|yes|signed on\n102 late|@0|13:30||Bus 7|Line 1, station to hospital|8.5|no|open\n401|@0|05:50|Tanya Reeve|Bus 3|Line 4, villages|9|yes|signed on\nA1 morning|@2|07:00|Omar Said|Bus 3|School A, north|3|no|covered\nB1 morning|@2|07:15|Gerd Pohl|Minibus 2|School B, south|3|no|covered\n101 early, Monday|@2|05:20|Omar Said|Bus 7|Line 1, station to hospital|8.5|no|sick",
    },
    {
      id: "charter",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "charter|charters",
      also: "coach hire|trip|booking|excursion",
      fields:
        "Charter: text\nCustomer: text\nPhone: phone\nDate: date 0..60\nPick-up: time 05:30..18:00\nFrom: location\nTo: location\nPeople: number 8..76\nBus: relation bus\nPrice: money 180..2400 EUR\nDeposit paid: boolean 50\nState: choice asked|quoted|confirmed|driver set|done",
      cells: "customer phone date pickUp from to people bus price depositPaid state",
      rows: "Class 5 to the museum|St Anne's Primary|555-0161|@4|08:15|School Road|Museum|48|Coach 11|340|yes|driver set\nChristmas market|Weir Club|555-0162|@8|09:00|Weir field|Old town|44|Coach 12|620|no|confirmed\nWedding shuttle|Zoe Marsh|555-0163|@8|13:00|Harbor Hotel|Mill House|30|Bus 3|290|yes|confirmed\nSki weekend|Alder Software|555-0164|@50|05:30|Market Square|Glacier valley|38|Coach 11|2100|no|quoted\nCare home outing|Park House|555-0165|@12|13:30|Park Terrace|Garden center|14|Minibus 2|180|no|asked",
    },
  ],
  jobs: "agenda duty.date\nmove duty.state\nassign duty.driver\nbook charter\nagenda charter.date\nmove charter.state\nrank bus.untilService\ndue driver.medicalUntil\ncheck duty.walkRoundDone\ndue bus.testUntil\nfind route\nchart route.ridersYesterday",
  site: {
    headline: "Line 1 every twenty minutes",
    body: "Two town lines, two school runs and coaches for anyone who fills them. Timetables, delays and coach prices on this page.",
    action: "Ask for a coach|charter",
    services:
      "Minibus, 16 seats|Half a day, with driver|180\nCoach, 49 seats|Day within 100 km|620\nSchool season pass|Per term|165",
    questions:
      "Can I bring a wheelchair?|On every town bus; on coaches tell us a week before.\nAre dogs allowed?|Yes, on the floor, on a lead.\nWhat if the school bus is late?|After ten minutes the office rings the school.",
  },
  words: {
    tagline: "Lines, duties, coaches and who signs on.",
    itch: "Who drives the late on Line 1?",
    promise: "Every duty covered, every coach on time",
    pov: "POV: the roster has no gap on Friday night",
    gains: ["102 late: no driver yet", "Bus 8: 300 km over service", "48 children to the museum"],
  },
});
