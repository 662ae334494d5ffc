import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "bikeHire",
  name: "Bike hire",
  icon: "bike",
  says: {
    en: "bike hire|bike rental|bicycle rental|bicycle hire|rent a bike|e-bike rental|e-bike hire|mountain bike rental|cycle hire|rental bikes|bike share scheme|bike sharing|kids bike rental|tandem hire|bike tours and rental|cycle hub rentals",
    de: "Fahrradverleih|E-Bike-Verleih|Fahrräder mieten|Radverleih",
    es: "alquiler de bicicletas|alquiler de bicis|alquiler de bicis eléctricas",
    fr: "location de vélos|location de VTT|location de vélos électriques",
    pt: "aluguer de bicicletas|aluguel de bicicletas|aluguer de bicicletas elétricas",
  },
  forms: ["booking", "shop", "site", "management"],
  people: ["hire desks", "mechanics", "riders"],
  mood: "lively",
  things: [
    {
      id: "bike",
      use: "core",
      role: "item",
      icon: "bike",
      names: "bike|bikes",
      also: "e-bike|cycle|tandem|trailer",
      fields:
        "Bike: text\nPicture: image\nNumber: text\nKind: choice city|e-bike|mountain|children|tandem|cargo|trailer\nSize: choice S|M|L|XL|20 inch|24 inch|one size\nHour price: money 4..14 EUR\nDay price: money 14..55 EUR\nBattery: percent 10..100\nCheck after: number 50..300 km\nState: choice ready|out|charging|to check|repair",
      cells: "number kind size hourPrice dayPrice battery checkAfter state",
      rows: "City 01|C01|city|M|5|16|100|200|ready\nCity 02|C02|city|L|5|16|100|200|out\nE-bike 11|E11|e-bike|M|9|36|92|150|out\nE-bike 12|E12|e-bike|L|9|36|34|150|charging\nE-bike 14|E14|e-bike|S|9|36|100|150|ready\nTrail 21|M21|mountain|L|10|42|100|80|to check\nKid 31|K31|children|20 inch|4|14|100|300|out\nTandem|T01|tandem|one size|12|45|100|150|ready\nCargo 41|G41|cargo|one size|14|55|88|150|repair",
    },
    {
      id: "rental",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "rental|rentals",
      also: "booking|hire|reservation",
      fields:
        "Rental: text\nName: text\nPhone: phone\nBike: relation bike\nRider height: number 100..200 cm\nOut: dateTime -1..5 09:00..17:00\nBack by: dateTime -1..6 10:00..18:30\nExtras: tags helmet|child seat|lock|panniers|map\nPrice: money 5..180 EUR\nDeposit: choice identity card|card|cash\nState: choice booked|out|late|back|checked",
      cells: "name phone bike riderHeight out backBy extras price deposit state",
      rows: "Hart, one|Leonie Hart|555-0121|E-bike 11|168|@0T09:30|@0T18:00|helmet; map|36|card|out\nHart, two|Noah Stern|555-0121|City 02|181|@0T09:30|@0T18:00|lock|16|card|out\nHart, child|Ada Hart|555-0121|Kid 31|122|@0T09:30|@0T18:00|helmet|14|card|out\nSarr, afternoon|Fatou Sarr|555-0122|E-bike 14|160|@0T13:00|@0T17:00|panniers|36|identity card|booked\nRossi, tandem|Paola Rossi|555-0123|Tandem|172|@1T10:00|@1T16:00|lock; map|45|card|booked\nBerg, trails|Odd Berg|555-0124|Trail 21|186|@-1T10:00|@-1T17:00|helmet|42|cash|late",
    },
    {
      id: "check",
      use: "core",
      role: "log",
      icon: "wrench",
      names: "check|checks",
      also: "repair|inspection|puncture",
      fields:
        "Check: text\nBike: relation bike\nDate: date -12..0\nWork: tags clean|tires|brakes|chain|lights|battery|crash\nBy: text @people\nSafe: boolean 85",
      cells: "bike date work by safe",
      rows: "Fork bush|Cargo 41|@-2|crash|Mika|no\nPads changed|Trail 21|@-5|brakes; clean|Mika|yes\nTubes, both|City 02|@-3|tires|Yara|yes\nMonthly|E-bike 12|@-8|chain; lights; battery|Yara|yes",
    },
    {
      id: "route",
      use: "more",
      role: "item",
      icon: "map",
      names: "route|routes",
      also: "tour|suggestion|map",
      fields:
        "Route: text\nPicture: image\nDistance: number 8..70 km\nClimb: number 20..1200 m\nHours: number 1..7 h\nFor: choice families|everyone|fit riders\nWhere to stop: text",
      cells: "distance climb hours forValue whereToStop",
      rows: "River loop|18|60|2|families|Weir cafe\nThree villages|34|280|3.5|everyone|Bakery in Mill Lane\nRidge and back|46|980|5|fit riders|Water at the hut\nHarbor and lighthouse|12|40|1.5|families|Ice cream at the pier",
    },
  ],
  jobs: "agenda rental.out\nbook rental\nfind bike\nmove rental.state\nmove bike.state\nshow bike.picture\nsell bike.dayPrice\nkeep check\nagenda rental.backBy\nfind route\nchart bike.kind\nrank bike.battery",
  site: {
    headline: "Saddle set, map in hand",
    body: "City bikes, e-bikes, a tandem and small wheels for small people. Helmet and lock are in the price.",
    action: "Book a bike|rental",
    services:
      "City bike|Per day, helmet and lock|16\nE-bike|Per day, charged to the brim|36\nChild's bike|Per day|14\nBroken down?|We fetch you within 15 km|",
    questions:
      "How tall must one be?|From 100 centimeters on two wheels, below that in the seat.\nHow far does the battery go?|Sixty kilometers on the flat, thirty over the ridge.\nWhat deposit?|An identity card or a card; nothing is charged.",
  },
  words: {
    tagline: "Which bike, which size, back by when.",
    itch: "Are there three e-bikes for tomorrow?",
    promise: "Checked, charged, the right size",
    pov: "POV: the family is off before the tour bus comes",
    gains: ["Trail 21: due yesterday", "E-bike 12 at 34 percent", "Four out, tandem tomorrow"],
  },
});
