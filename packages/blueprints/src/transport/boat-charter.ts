import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "boatCharter",
  name: "Boat charter",
  icon: "sailboat",
  says: {
    en: "boat charter|yacht charter|charter yachts|bareboat charter|sailing charter|boat rental|boat hire|houseboat rental|narrowboat hire|canal boat hire|catamaran charter|skippered charter|rent a boat|motor boat hire|charter handover checklist|pontoon boat rental",
    de: "Yachtcharter|Bootscharter|Bootsverleih|Hausboot mieten",
    es: "alquiler de barcos|chárter náutico|alquiler de veleros|alquiler de yates",
    fr: "location de bateaux|location de voiliers|location de péniche|charter nautique",
    pt: "aluguer de barcos|aluguel de lanchas|charter de iates|aluguer de veleiros",
  },
  forms: ["booking", "management", "site", "shop"],
  people: ["charter bases", "skippers", "guests"],
  mood: "lively",
  things: [
    {
      id: "boat",
      use: "core",
      role: "item",
      icon: "sailboat",
      names: "boat|boats",
      also: "yacht|catamaran|houseboat|motor boat",
      fields:
        "Boat: text\nPicture: image\nKind: choice sailing yacht|catamaran|motor boat|houseboat\nLength: number 6..16 m\nBerths: number 4..12\nCabins: number 1..6\nLicense: choice none|inland|coastal\nWeek price: money 890..5400 EUR\nDeposit: money 500..3500 EUR\nEngine hours: number 100..6200 h\nBerth: text\nState: choice ready|out|to clean|defect|winter",
      cells: "kind length berths cabins license weekPrice deposit engineHours berth state",
      rows: "Sula Nova|sailing yacht|11.3|8|3|coastal|2190|1500|2140|A12|out\nMaribel|catamaran|12.6|10|4|coastal|4290|3000|1680|A02|ready\nPetrel|sailing yacht|9.4|6|2|coastal|1490|1000|2870|B07|to clean\nOtter|houseboat|13.1|8|3|none|1890|1000|960|C01|ready\nSwift 24|motor boat|7.4|4|1|inland|1190|1200|710|C09|defect\nGannet|sailing yacht|14.1|10|5|coastal|3450|2500|1990|A05|ready",
    },
    {
      id: "guest",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "skipper or guest|skippers and guests",
      also: "charterer|client|crew list",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nLicense: text\nMiles sailed: number 0..9000\nRadio license: boolean 50\nCharters: rollup count charter.guest",
      cells: "phone eMail license milesSailed radioLicense",
      rows: "Anja Vogt|555-0131|anja.vogt@example.com|Coastal, DE|1800|yes\nBenoît Lacaze|555-0132|benoit.lacaze@example.com|Offshore, FR|5200|yes\nFamily Osei|555-0133|osei@example.com|None|0|no\nPetr Dvorak|555-0134|petr.dvorak@example.com|Inland, CZ|400|no\nSofie Peeters|555-0135|sofie.peeters@example.com|Coastal, BE|950|no",
    },
    {
      id: "charter",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "charter|charters",
      also: "booking|week|rental|trip",
      fields:
        "Charter: text\nGuest: relation guest\nBoat: relation boat\nOut: date -6..200\nBack: date -1..207\nDays: number 3..14\nPeople: number 2..10\nSkipper: choice own|ours|not needed\nPrice: money 620..6200 EUR\nPaid: money 0..6200 EUR\nOpen: calc price - paid EUR\nCrew list sent: boolean 40\nState: choice option|booked|half paid|paid|out|back|closed",
      cells: "guest boat out back days people skipper price paid crewListSent state",
      rows: "Vogt, seven days|Anja Vogt|Sula Nova|@-5|@2|7|6|own|1990|1990|yes|out\nLacaze, long weekend|Benoît Lacaze|Maribel|@6|@10|4|8|own|2600|1300|no|half paid\nOsei, canals|Family Osei|Otter|@27|@34|7|5|not needed|1690|845|no|half paid\nDvorak, back today|Petr Dvorak|Petrel|@-7|@0|7|4|own|1290|1290|yes|back\nPeeters, Easter|Sofie Peeters|Gannet|@121|@128|7|9|ours|4450|0|no|option",
    },
    {
      id: "checkOut",
      use: "core",
      role: "log",
      icon: "clipboard-check",
      names: "check-in or out|check-ins and outs",
      also: "handover|inventory|return",
      fields:
        "Handover: text\nCharter: relation charter\nKind: choice out|back\nWhen: dateTime -8..0 08:00..18:00\nEngine hours: number 100..6200 h\nDiesel: percent 10..100\nFound: longText\nKeep from deposit: money 0..900 EUR",
      cells: "charter kind when engineHours diesel found keepFromDeposit",
      rows: "Sula out|Vogt, seven days|out|@-5T15:30|2131|100|Bilge dry, all counted|0\nPetrel out|Dvorak, back today|out|@-7T16:00|2852|100|Mainsail tell-tale missing|0\nPetrel back|Dvorak, back today|back|@0T09:20|2870|85|Winch handle lost, fender flat|95",
    },
    {
      id: "defect",
      use: "more",
      role: "event",
      icon: "wrench",
      names: "defect|defects",
      also: "repair|fault|to do",
      fields:
        "Defect: text\nBoat: relation boat\nReported: date -12..0\nFix by: date -2..9\nWho: text @people\nState: choice reported|part ordered|fixed",
      cells: "boat reported fixBy who state",
      rows: "Bow thruster dead|Swift 24|@-3|@4|Mo|part ordered\nWinch handle|Petrel|@0|@1|Store|reported\nNavigation light, port|Maribel|@-2|@5|Mo|reported\nToilet pump slow|Gannet|@-8|@-1|Freda|reported",
    },
  ],
  jobs: "agenda charter.out\nbook charter\nfind boat\nmove charter.state\nshow boat.picture\nkeep checkOut\nmove boat.state\ndue defect.fixBy\nsell boat.weekPrice\ncheck charter.crewListSent\ntotal charter.open\nprint charter",
  site: {
    headline: "Six boats, Saturday to Saturday",
    body: "Cleaned, fueled and explained on board. Take your own skipper, or ours, or a houseboat that needs none.",
    action: "Book a boat|charter",
    services:
      "Sailing yacht, eight berths|Week, from|2190\nCatamaran|Week, from|4290\nHouseboat|Week, no license|1890\nSkipper|Per day and food|190",
    questions:
      "What license do I need?|Coastal for the yachts, none for the houseboat after an hour's lesson.\nWhere does the deposit go?|Blocked on a card, released the day after you return.\nWhat if there is a gale?|You stay in port, and we move what can be moved.",
  },
  words: {
    tagline: "Boats, crews, deposits and defects.",
    itch: "Is Maribel's crew list in?",
    promise: "Every boat counted out and in",
    pov: "POV: the next crew steps on as the kettle boils",
    gains: ["Petrel back, 95 from deposit", "Maribel out in six days", "Gannet's pump: a day late"],
  },
});
