import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "scooterHire",
  name: "Scooter hire",
  icon: "moped",
  says: {
    en: "scooter hire|scooter rental|moped rental|moped hire|vespa rental|electric scooter rental|e-scooter rental|kick scooter sharing|scooter fleet|island scooter hire|quad bike rental|scooter sharing|motor scooter rentals|e-moped sharing|motorbike rental|motorcycle hire",
    de: "Rollerverleih|Motorroller mieten|E-Scooter-Verleih",
    es: "alquiler de motos|alquiler de scooters|alquiler de patinetes",
    fr: "location de scooters|location de trottinettes|location de motos",
    pt: "aluguer de scooters|aluguel de motos|aluguer de trotinetes",
  },
  forms: ["booking", "shop", "site", "management"],
  people: ["hire desks", "mechanics", "riders"],
  mood: "lively",
  things: [
    {
      id: "scooter",
      use: "core",
      role: "item",
      icon: "moped",
      names: "scooter|scooters",
      also: "moped|vehicle|quad|e-scooter",
      fields:
        "Scooter: text\nPicture: image\nPlate: text\nKind: choice 50 cc|125 cc|electric|kick scooter|quad\nLicense: choice none|AM|A1|B\nDay price: money 18..75 EUR\nDeposit: money 50..400 EUR\nOdometer: number 200..42000 km\nFuel or charge: percent 5..100\nService due: date -5..60\nDays left: daysUntil serviceDue\nState: choice ready|out|charging|damaged|workshop",
      cells: "plate kind license dayPrice deposit odometer fuelOrCharge serviceDue state",
      rows: "Lucciola 50, red|SH 01|50 cc|AM|32|150|8200|90|@14|out\nLucciola 50, mint|SH 02|50 cc|AM|32|150|9100|70|@-2|ready\nLevante 125, 1|SH 05|125 cc|A1|45|250|14100|100|@20|ready\nLevante 125, 2|SH 06|125 cc|A1|45|250|13900|40|@20|out\nVolt E2|SH 10|electric|AM|38|200|3100|22|@40|charging\nVolt E3|SH 11|electric|AM|38|200|2800|100|@40|ready\nQuad 300|SH 20|quad|B|75|400|6700|80|@8|damaged\nKick 4|KS 4|kick scooter|none|18|50|900|100|@30|ready",
    },
    {
      id: "rental",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "rental|rentals",
      also: "booking|hire|reservation",
      fields:
        "Rental: text\nRider: text @people\nPhone: phone\nLicense seen: boolean 70\nHotel: location\nScooter: relation scooter\nOut: dateTime -2..5 09:00..18:00\nBack by: dateTime -1..8 09:00..19:00\nDays: number 1..7\nPrice: money 18..300 EUR\nHelmets: choice one|two|one, child size\nState: choice booked|out|late|back|damage|closed",
      cells: "rider phone licenseSeen hotel scooter out backBy days price helmets state",
      rows: "Sarah, red|Sarah Keane|555-0131|yes|Hotel Vista|Lucciola 50, red|@-1T10:00|@0T10:00|1|32|two|late\nJonas, three days|Jonas Adler|555-0132|yes|Pension Mar|Levante 125, 2|@-2T09:30|@1T09:30|3|135|one|out\nChiara, electric|Chiara Bruni|555-0133|no|Casa Lenta|Volt E3|@0T14:00|@1T14:00|1|38|one|booked\nFamily on the quad|Piet Kamp|555-0134|yes|Camping Dune|Quad 300|@-2T11:00|@-1T18:00|1|75|two|damage\nMira, morning|Mira Novak|555-0135|yes|Hotel Vista|Lucciola 50, mint|@1T09:00|@1T18:00|1|32|one|booked",
    },
    {
      id: "report",
      use: "core",
      role: "log",
      icon: "camera",
      names: "handover photo|handover photos",
      also: "damage|return|check",
      fields:
        "Report: text\nPicture: image\nRental: relation rental\nWhen: dateTime -2..0 09:00..19:00\nKind: choice out|back|damage\nOdometer: number 200..42000 km\nFuel or charge: percent 5..100\nCharge: money 0..400 EUR",
      cells: "rental when kind odometer fuelOrCharge charge",
      rows: "Red, out|Sarah, red|@-1T10:05|out|8140|100|0\nLevante 2, out|Jonas, three days|@-2T09:35|out|13780|100|0\nQuad, out|Family on the quad|@-2T11:10|out|6640|100|0\nQuad, bent arm|Family on the quad|@-1T18:20|damage|6700|80|190",
    },
    {
      id: "fine",
      use: "more",
      role: "log",
      icon: "receipt-text",
      names: "fine|fines",
      also: "parking ticket|speeding|toll",
      fields:
        "Fine: text\nScooter: relation scooter\nDate: date -40..0\nAmount: money 20..140 EUR\nRider named: boolean 50\nAnswer by: date -3..20",
      cells: "scooter date amount riderNamed answerBy",
      rows: "Parking, harbor|Levante 125, 1|@-22|40|no|@-1\nZone entry|Lucciola 50, mint|@-15|35|yes|@9\nSpeed, coast road|Levante 125, 2|@-30|90|yes|@4",
    },
  ],
  jobs: "agenda rental.backBy\nbook rental\nmove rental.state\nfind scooter\nmove scooter.state\nkeep report\nshow scooter.picture\nsell scooter.dayPrice\ncheck rental.licenseSeen\ndue scooter.serviceDue\ndue fine.answerBy\nchart scooter.kind",
  site: {
    headline: "Two wheels, one island",
    body: "Fifties, one-two-fives and quiet electric ones. Helmets in four sizes, a map with the beaches, a number that answers.",
    action: "Book a scooter|rental",
    services:
      "Fifty|Per day, two helmets|32\nOne-two-five|Per day|45\nElectric|Per day, charger lent|38\nBreakdown|We come with another one|",
    questions:
      "Which license do I need?|For fifties a car license will do; for 125 an A1.\nIs there a deposit?|Yes, on a card, released the evening you return.\nMay two ride?|On everything but the kick scooters.",
  },
  words: {
    tagline: "Plates, helmets, licenses, back by ten.",
    itch: "Who has the red one?",
    promise: "Every rider checked, every scratch photographed",
    pov: "POV: the deposit is released before the ferry leaves",
    gains: ["Red: due at ten today", "Quad: 190 for the arm", "Volt E2: 22 percent, charging"],
  },
});
