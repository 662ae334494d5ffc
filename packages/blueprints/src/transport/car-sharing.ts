import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "carSharing",
  name: "Car sharing club",
  icon: "car",
  says: {
    en: "car sharing|car share club|carsharing|car club|share a car|shared car|neighborhood car sharing|car sharing co-op|car pool of neighbors|community car share|shared cars booking|electric car sharing|station-based car sharing|share a van with neighbors|car sharing members|family shared car",
    de: "Carsharing|Carsharing-Verein|Auto teilen|Nachbarschaftsauto",
    es: "coche compartido|club de coches compartidos|carsharing vecinal",
    fr: "autopartage|voiture partagée|autopartage entre voisins",
    pt: "carro partilhado|partilha de carros|carro compartilhado",
  },
  forms: ["booking", "management", "community", "dashboard"],
  people: ["coordinators", "members"],
  mood: "warm",
  things: [
    {
      id: "car",
      use: "core",
      role: "item",
      icon: "car",
      names: "car|cars",
      also: "vehicle|van|e-car",
      fields:
        "Car: text\nPicture: image\nPlate: text\nPlace: location\nKind: choice small|family|van|electric\nSeats: number 2..9\nHour rate: money 1.5..5 EUR\nKm rate: money 0.2..0.45 EUR\nOdometer: number 8000..140000 km\nCharge or fuel: percent 5..100\nCleaned: date -30..0\nService due: date -6..140\nState: choice free|out|charging|blocked|workshop",
      cells: "plate place kind seats hourRate kmRate odometer chargeOrFuel cleaned serviceDue state",
      rows: "Mint, small|CS 11|Market Square|small|4|1.9|0.26|48200|70|@-9|@30|out\nOtter, electric|CS 12|Canal Walk|electric|5|2.5|0.22|31900|38|@-3|@60|charging\nBadger, family|CS 14|Station Road|family|5|2.7|0.29|77500|85|@-20|@-2|free\nOx, van|CS 17|Canal Park|van|3|4.2|0.36|92100|55|@-12|@20|free\nFinch, small|CS 19|Fern Bank|small|4|1.9|0.26|20400|60|@-6|@80|workshop",
    },
    {
      id: "member",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "member|members",
      also: "driver|household|user",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nTariff: choice rare|regular|household\nLicense checked: date -400..0\nCheck again: date -10..330\nDays left: daysUntil checkAgain\nDeposit: money 0..600 EUR\nTrips: rollup count trip.member",
      cells: "phone eMail tariff licenseChecked checkAgain deposit",
      rows: "Karin Blom|555-0101|karin.blom@example.com|regular|@-160|@20|300\nTom Reinders|555-0102|tom.reinders@example.com|household|@-60|@120|600\nPriya Nair|555-0103|priya.nair@example.com|rare|@-190|@-5|300\nLuc Bernard|555-0104|luc.bernard@example.com|regular|@-10|@170|300\nElin Skog|555-0105|elin.skog@example.com|regular|@-100|@80|300\nAmir Nazari|555-0106|amir.nazari@example.com|household|@-30|@150|600",
    },
    {
      id: "booking",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "booking|bookings",
      also: "reservation|slot",
      fields:
        "Booking: text\nCar: relation car\nMember: relation member\nFrom: dateTime -1..6 06:00..20:00\nUntil: dateTime -1..7 08:00..23:00\nPurpose: text\nState: choice booked|picked up|returned|late|canceled",
      cells: "car member from until purpose state",
      rows: "Karin, furniture|Mint, small|Karin Blom|@0T08:00|@0T13:00|Furniture shop|picked up\nTom, weekend|Badger, family|Tom Reinders|@0T16:00|@2T20:00|Grandparents|booked\nElin, boat things|Ox, van|Elin Skog|@1T09:00|@1T14:00|Boat yard|booked\nLuc, race|Ox, van|Luc Bernard|@2T06:00|@2T19:00|Bikes|booked\nPriya, airport|Otter, electric|Priya Nair|@1T04:30|@1T08:00|Airport|booked\nAmir, wholesale|Ox, van|Amir Nazari|@-1T06:00|@-1T11:00|Market|late",
    },
    {
      id: "trip",
      use: "core",
      role: "log",
      icon: "route",
      names: "trip|trips",
      also: "journey|logbook entry|usage",
      fields:
        "Trip: text\nCar: relation car\nMember: relation member\nDate: date -12..0\nHours: number 1..60 h\nDistance: number 4..680 km\nPrice: money 5..190 EUR\nRefueled: boolean 30\nLeft clean: boolean 85",
      cells: "car member date hours distance price refueled leftClean",
      rows: "Wholesale market|Ox, van|Amir Nazari|@-1|6|58|46|no|no\nSunday walk|Otter, electric|Luc Bernard|@-6|8|92|40.2|yes|yes\nDoctor|Mint, small|Karin Blom|@-4|2|11|6.7|no|yes\nParents' evening|Badger, family|Tom Reinders|@-3|3|24|15.1|no|yes\nTip run|Ox, van|Elin Skog|@-8|3|19|19.4|no|yes",
    },
    {
      id: "damage",
      use: "more",
      role: "log",
      icon: "triangle-alert",
      names: "damage|damages",
      also: "scratch|fault|report",
      fields:
        "Damage: text\nPicture: image\nCar: relation car\nSeen: date -40..0\nBy: text @people\nState: choice reported|assessed|at the garage|repaired|left as is",
      cells: "car seen by state",
      rows: "Scratch, rear bumper|Mint, small|@-30|Karin Blom|left as is\nClutch slips|Finch, small|@-2|Amir Nazari|at the garage\nMirror cap missing|Ox, van|@-1|Elin Skog|reported",
    },
  ],
  jobs: "book booking\nagenda booking.from\nfind car\nmove booking.state\nmove car.state\nkeep trip\ndue member.checkAgain\ndue car.serviceDue\nmap car.place\nkeep damage\ntotal trip.price\nshow car.picture",
  site: {
    headline: "Five cars for forty households",
    body: "Book by the hour, pay by the kilometer. Each car has its place, its name and somebody who looks after it.",
    action: "Book a car|booking",
    services:
      "Small car|Per hour, plus 26 cents a km|1.9\nElectric|Per hour, plus 22 cents a km|2.5\nVan|Per hour, plus 36 cents a km|4.2",
    questions:
      "Is fuel included?|Yes; pay with the card in the glove box.\nWhat if I am late?|Ring the next member; after that we charge double.\nWho may drive?|Members with a license we have seen this half-year.",
  },
  words: {
    tagline: "Which car, which hours, who had it last.",
    itch: "Is the van free on Sunday?",
    promise: "A car when you need one, none when you do not",
    pov: "POV: four households share what one would have parked",
    gains: ["Ox out from six on Sunday", "Priya: license check overdue", "Badger: service two days late"],
  },
});
