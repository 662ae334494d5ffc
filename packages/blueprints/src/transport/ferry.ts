import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "ferry",
  name: "Ferry service",
  icon: "ship",
  says: {
    en: "ferry|ferry company|ferry booking|ferry tickets|ferry timetable|car ferry|passenger ferry|water taxi|island ferry|foot passengers and cars|ferry crossings|sailings and berths|ferry manifest|river ferry|boat shuttle|ferry operator",
    de: "Fähre|Fährbetrieb|Fährtickets|Wassertaxi",
    es: "ferry|billetes de ferry|transbordador|taxi acuático",
    fr: "traversier|billets de ferry|bac maritime|navette maritime",
    pt: "balsa travessia|bilhetes de ferry|empresa de ferries|táxi aquático",
  },
  forms: ["booking", "site", "management", "dashboard"],
  people: ["ferry offices", "crews", "passengers"],
  mood: "sober",
  things: [
    {
      id: "vessel",
      use: "core",
      role: "item",
      icon: "ship",
      names: "vessel|vessels",
      also: "ferry|boat|ship",
      fields:
        "Vessel: text\nPicture: image\nPassengers: number 12..320\nCar places: number 0..42\nDeck meters: number 0..210 m\nDraft: number 0.8..3.4 m\nCertificate until: date -6..300\nDays left: daysUntil certificateUntil\nEngine hours: number 800..42000 h\nState: choice in service|spare|in dock",
      cells: "passengers carPlaces deckMeters draft certificateUntil engineHours state",
      rows: "Isola Maris|240|32|160|2.8|@140|31200|in service\nLittle Tern|60|0|0|1.2|@-3|8400|spare\nSound Runner|120|12|60|2|@60|19800|in service",
    },
    {
      id: "sailing",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "sailing|sailings",
      also: "crossing|departure|trip",
      fields:
        "Sailing: text\nVessel: relation vessel\nFrom: choice Harbor|North Isle|South Isle\nTo: choice North Isle|South Isle|Harbor\nDeparts: dateTime 0..3 06:00..21:00\nMinutes: number 15..95\nPassenger places: number 60..240\nPassengers booked: rollup sum ticket.sailing.people\nDeck free: number 0..160 m\nSkipper: text @people\nState: choice on time|boarding|delayed|canceled, wind|departed|arrived",
      cells: "vessel from to departs minutes passengerPlaces deckFree skipper state",
      rows: "North 07:15|Isola Maris|Harbor|North Isle|@0T07:15|45|240|62|Hedda Lund|arrived\nNorth 10:30|Isola Maris|Harbor|North Isle|@0T10:30|45|240|18|Hedda Lund|boarding\nHarbor 12:00|Isola Maris|North Isle|Harbor|@0T12:00|45|240|74|Hedda Lund|on time\nSouth 09:00|Sound Runner|Harbor|South Isle|@0T09:00|70|120|0|Rolf Eide|delayed\nHarbor 15:30|Sound Runner|South Isle|Harbor|@0T15:30|70|120|28|Rolf Eide|on time\nNorth 07:15 Sunday|Isola Maris|Harbor|North Isle|@1T07:15|45|240|96|Hedda Lund|canceled, wind",
    },
    {
      id: "ticket",
      use: "core",
      role: "event",
      icon: "ticket",
      names: "ticket|tickets",
      also: "booking|reservation|passage",
      fields:
        "Booking: text\nSailing: relation sailing\nName: text\nPhone: phone\nPeople: number 1..9\nVehicle: choice none|bicycle|motorcycle|car|van|camper|truck\nLength: number 0..16 m\nPrice: money 6..140 EUR\nIslander rate: boolean 30\nState: choice reserved|paid|checked in|on board|moved|refunded",
      cells: "sailing name phone people vehicle length price islanderRate state",
      rows: "F-7701|North 10:30|Family Berg|555-0141|4|car|4.6|46|no|checked in\nF-7702|North 10:30|Dale Dairies|555-0142|1|truck|9.8|88|yes|checked in\nF-7703|North 10:30|Tilda Moe|555-0143|1|bicycle|1.8|9|no|paid\nF-7704|South 09:00|Camper Jansen|555-0144|2|camper|6.4|62|no|checked in\nF-7705|Harbor 15:30|School trip|555-0145|9|none|0|54|yes|paid\nF-7706|North 07:15 Sunday|Knut Aas|555-0146|2|car|4.2|32|yes|moved\nF-7707|Harbor 12:00|Dr Moen|555-0147|1|none|0|6|yes|reserved",
    },
    {
      id: "log",
      use: "core",
      role: "log",
      icon: "book-open",
      names: "ship's log entry|ship's log",
      also: "log entry|weather|incident|safety drill",
      fields:
        "Entry: text\nVessel: relation vessel\nWhen: dateTime -3..0 05:30..22:00\nWind: number 0..28 m/s\nWaves: number 0..4 m\nFuel: number 200..6000 l\nKind: choice departure|arrival|drill|fault|weather\nRemarks: longText",
      cells: "vessel when wind waves fuel kind remarks",
      rows: "Morning check|Isola Maris|@0T06:40|11|1.1|4100|departure|All clear\nSouth delayed|Sound Runner|@0T08:45|14|1.8|1850|weather|Waits for the gust to pass\nFire drill|Isola Maris|@-2T21:10|6|0.4|4800|drill|Four minutes ten\nBow thruster alarm|Sound Runner|@-1T19:20|9|0.9|2300|fault|Sensor, reset",
    },
  ],
  jobs: "agenda sailing.departs\nbook ticket\nmove sailing.state\nfind sailing\nmove ticket.state\nkeep log\nchart sailing.passengersBooked\ndue vessel.certificateUntil\nprint ticket\ntotal ticket.price\nrank sailing.deckFree\nassign sailing.skipper",
  site: {
    headline: "Across in forty-five minutes",
    body: "Six sailings a day to North Isle, three to South. Book the deck for your car; on foot, just come.",
    action: "Book a crossing|ticket",
    services:
      "Adult on foot|Return the same day|11\nCar up to five meters|One way, with driver|28\nBicycle|One way|4\nIslander card|Half price for residents|",
    questions:
      "When must I be there?|Twenty minutes before with a car, five on foot.\nWhat if the wind stops it?|You are moved to the next, or refunded.\nHow is my van measured?|Bumper to tow bar, by the meter.",
  },
  words: {
    tagline: "Sailings, deck meters, wind and who is on board.",
    itch: "Is there deck left for a camper at noon?",
    promise: "Nobody left on the quay with a ticket",
    pov: "POV: the deck was measured before the camper came",
    gains: ["North 10:30: 18 meters left", "Sunday 07:15 canceled, guests moved", "Little Tern: certificate lapsed"],
  },
});
