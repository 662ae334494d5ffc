import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "taxiRank",
  name: "Taxi company",
  icon: "car-taxi-front",
  says: {
    en: "taxi company|taxi firm|taxi booking|taxi dispatch|cab company|minicab office|cab booking|taxi rank|private hire taxis|book a taxi|taxi drivers|ride dispatch software|taxi driver shifts|radio cabs|rickshaw rides|ride-hailing|tuk tuk rides",
    de: "Taxizentrale|Taxiunternehmen|Taxi bestellen|Mietwagen mit Fahrer",
    es: "empresa de taxis|central de taxis|pedir un taxi|radio taxi",
    fr: "compagnie de taxis|réserver un taxi|centrale de taxis",
    pt: "central de táxis|empresa de táxis|chamar um táxi",
  },
  forms: ["booking", "management", "site", "dashboard"],
  people: ["dispatchers", "drivers", "passengers"],
  mood: "lively",
  things: [
    {
      id: "driver",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "driver|drivers",
      also: "cabbie|chauffeur",
      fields:
        "Driver: text\nNumber: text\nPhone: phone\nBadge until: date -8..600\nDays left: daysUntil badgeUntil\nLanguages: tags English|Punjabi|Polish|Arabic|Romanian\nOn shift: boolean 60\nTrips: rollup count trip.driver\nState: choice free|on a trip|break|off",
      cells: "number phone badgeUntil languages onShift state",
      rows: "Baldev Gill|14|555-0101|@120|English; Punjabi|yes|on a trip\nEwa Nowak|22|555-0102|@-3|English; Polish|yes|free\nHassan Jaber|31|555-0103|@340|English; Arabic|yes|on a trip\nMihai Popescu|07|555-0104|@45|English; Romanian|yes|break\nDenise Carr|18|555-0105|@500|English|no|off\nRashid Alam|40|555-0106|@12|English|no|off",
    },
    {
      id: "cab",
      use: "core",
      role: "item",
      icon: "car-taxi-front",
      names: "cab|cabs",
      also: "taxi|vehicle|car",
      fields:
        "Cab: text\nPlate: text\nKind: choice saloon|estate|wheelchair|seven seats\nSeats: number 3..7\nLicense until: date -10..330\nInsurance until: date -6..300\nOdometer: number 12000..240000 mi\nState: choice on the road|garage|spare",
      cells: "plate kind seats licenseUntil insuranceUntil odometer state",
      rows: "Cab 7|CB 07|saloon|4|@60|@90|88200|on the road\nCab 14|CB 14|estate|4|@200|@120|121400|on the road\nCab 18|CB 18|wheelchair|4|@-2|@140|74600|spare\nCab 22|CB 22|saloon|4|@30|@14|142300|on the road\nCab 31|CB 31|seven seats|7|@180|@200|96100|on the road\nCab 40|CB 40|saloon|4|@90|@60|168900|garage",
    },
    {
      id: "trip",
      use: "core",
      role: "event",
      icon: "route",
      names: "trip|trips",
      also: "ride|job|fare|booking|pick-up",
      fields:
        "Trip: text\nPick-up at: dateTime -1..2 04:00..23:30\nFrom: location\nTo: location\nPassenger: text @people\nPhone: phone\nPeople: number 1..7\nNeeds: tags none|wheelchair|child seat|luggage|dog\nDriver: relation driver\nCab: relation cab\nFare: money 5..68 GBP\nPaid by: choice cash|card|account\nState: choice asked|confirmed|sent to driver|at the door|on board|done|no show",
      cells: "pickUpAt from to passenger phone people needs driver cab fare paidBy state",
      rows: "Airport, early|@1T04:30|18 Orchard Close|Airport|Joan Abbott|555-0111|2|luggage|Hassan Jaber|Cab 31|46|card|confirmed\nDialysis, weekly|@0T13:15|4 Mill Lane|Hospital|Margaret Hale|555-0112|1|wheelchair|Mihai Popescu|Cab 18|14|account|sent to driver\nStation run|@0T09:10|Harbor Hotel|Station|Bernd Voss|555-0113|3|luggage|Baldev Gill|Cab 14|9|account|on board\nSchool, two children|@0T08:15|27 Station Road|St Anne's Primary|Priya Nair|555-0114|2|child seat|Hassan Jaber|Cab 31|8|account|done\nShopping|@0T10:40|Church Row 2|Market Square|Helen Sharp|555-0115|1|dog|Ewa Nowak|Cab 22|6|cash|asked\nNight out|@-1T23:20|High Street|7 Fern Bank|Gareth Moss|555-0116|4|none|Baldev Gill|Cab 14|12|cash|no show\nWedding guests|@2T14:00|Harbor Hotel|St Anne's Church|Zoe Marsh|555-0117|6|none|Hassan Jaber|Cab 31|22|account|asked",
    },
    {
      id: "shift",
      use: "core",
      role: "log",
      icon: "clock",
      names: "shift|shifts",
      also: "takings|paying in|rota",
      fields:
        "Shift: text\nDriver: relation driver\nDate: date -5..0\nHours: number 4..12 h\nTrips: number 4..32\nTakings: money 60..410 GBP\nFuel: money 0..48 GBP\nAfter fuel: calc takings - fuel GBP\nRent paid: boolean 60",
      cells: "driver date hours trips takings fuel rentPaid",
      rows: "Gill, Friday night|Baldev Gill|@-1|10|24|318|34|yes\nJaber, Friday day|Hassan Jaber|@-1|9|17|236|29|yes\nNowak, Thursday|Ewa Nowak|@-2|8|15|171|22|no\nPopescu, Thursday night|Mihai Popescu|@-2|10|21|262|31|yes",
    },
    {
      id: "account",
      use: "more",
      role: "person",
      icon: "building",
      names: "account|accounts",
      also: "contract customer|school run|hospital account",
      fields: "Account: text\nContact: text\nE-mail: email\nOwing: money 0..1400 GBP\nInvoice due: date -8..25",
      cells: "contact eMail owing invoiceDue",
      rows: "Harbor Hotel|Bernd Voss|desk@harborhotel.example.com|284|@-4\nCounty schools|Transport desk|runs@countyschools.example.com|1120|@14\nRenal ward|Ward clerk|renal@hospital.example.com|392|@8",
    },
  ],
  jobs: "agenda trip.pickUpAt\nmove trip.state\nbook trip\nassign trip.driver\nmove driver.state\ndue driver.badgeUntil\nkeep shift\ndue cab.licenseUntil\nmap trip.from\nchart trip.needs\ntotal trip.fare\ndue account.invoiceDue",
  site: {
    headline: "A cab in eight minutes, or at half past four",
    body: "Twenty-two cars, one with a ramp, drivers who know the back lanes. Book ahead for the airport, ring for now.",
    action: "Book a cab|trip",
    services:
      "Town fare|First two miles|6\nAirport|Fixed price, up to four|46\nWheelchair cab|Same fare, ask when booking|\nSchool runs|The same driver each morning|",
    questions:
      "Can I have a child seat?|Yes, from nine months; say so when you book.\nIs the price fixed?|For airports and stations; in town the meter runs.\nWhat if my flight is late?|The driver watches the board; the first forty minutes cost nothing.",
  },
  words: {
    tagline: "Who is free, who is waiting, who pays in.",
    itch: "Who takes the half past four to the airport?",
    promise: "A driver on every booking",
    pov: "POV: the cab is outside before she finds her keys",
    gains: ["Airport at 04:30: Hassan, cab 31", "Cab 18: license lapsed", "Friday night: 284 after fuel"],
  },
});
