import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "motorcycleWorkshop",
  name: "Motorcycle workshop",
  icon: "motorbike",
  says: {
    en: "motorcycle workshop|motorcycle repair|motorbike repair|motorcycle mechanic|motorbike garage|motorcycle service|bike garage motorcycles|scooter repair|custom motorcycle builder|cafe racer builder|motorcycle restoration|vintage motorcycle workshop|motorcycle winter storage|moped repair shop|motorcycle dyno|motorcycle parts and labor",
    de: "Motorradwerkstatt|Motorrad-Service|Rollerwerkstatt|Motorradumbau",
    es: "taller de motos|mecánico de motos|reparación de motos",
    fr: "atelier moto|garage moto|réparation de motos|mécanique moto",
    pt: "oficina de motos|mecânico de motas|reparação de motas",
  },
  forms: ["management", "booking", "site"],
  people: ["mechanics", "riders"],
  mood: "lively",
  things: [
    {
      id: "rider",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "rider|riders",
      also: "customer|owner",
      fields: "Name: text\nPhone: phone\nE-mail: email\nRides: choice commuting|touring|track|classic|off road",
      cells: "phone eMail rides",
      rows: "Sasha Ivanov|555-0151|sasha.ivanov@example.com|touring\nMeg Doran|555-0152|meg.doran@example.com|classic\nLeo Brand|555-0153|leo.brand@example.com|commuting\nYuki Arai|555-0154|yuki.arai@example.com|track\nPizza Presto|555-0155|shop@presto.example.com|commuting",
    },
    {
      id: "bike",
      use: "core",
      role: "item",
      icon: "motorbike",
      names: "motorcycle|motorcycles",
      also: "bike|scooter|moped|machine",
      fields:
        "Motorcycle: text\nPicture: image\nRider: relation rider\nPlate: text\nEngine: number 50..1300 cc\nYear: number 1954..2026\nMileage: number 200..92000 km\nValves due at: number 6000..96000 km\nUntil valves: calc valvesDueAt - mileage km\nNext service: date -20..200\nDays left: daysUntil nextService\nFront tire: number 0.8..6 mm\nRear tire: number 0.8..7 mm\nIn winter storage: boolean 30",
      cells: "rider plate engine year mileage valvesDueAt nextService frontTire rearTire inWinterStorage",
      rows: "Strada 900|Sasha Ivanov|SI 900|890|2021|23400|24000|@12|3.1|1.4|no\nBantam 175|Meg Doran|MD 175|175|1959|41200|44000|@90|3.5|4|yes\nPronto 125|Leo Brand|LB 125|125|2022|11800|12000|@-6|2.4|2|no\nCorsa 600|Yuki Arai|YA 600|599|2018|19100|32000|@110|2|1.1|yes\nDelivery scooter 1|Pizza Presto|PP 1|50|2023|14600|15000|@-2|2|1.5|no\nDelivery scooter 2|Pizza Presto|PP 2|50|2023|12950|15000|@20|3|3.2|no",
    },
    {
      id: "job",
      use: "core",
      role: "event",
      icon: "wrench",
      names: "job|jobs",
      also: "repair|service|build|booking",
      fields:
        "Job: text\nMotorcycle: relation bike\nDate: date -6..20\nComplaint: text\nWork: tags service|valves|tires|brakes|chain|electrics|carburetor|crash|inspection\nMechanic: text @people\nLift: choice 1|2|floor\nHours: number 0.5..24 h\nLabor: money 30..1600 EUR\nParts: rollup sum part.job.price EUR\nReady by: date -2..30\nState: choice booked|in|stripped|waiting for parts|on the lift|road test|ready|collected",
      cells: "motorcycle date complaint work mechanic lift hours labor readyBy state",
      rows: "W-71 Strada|Strada 900|@1|Valves and rear tire|valves; tires; service|Kofi|1|6|450|@3|booked\nW-70 Pronto|Pronto 125|@-1|Brake feels soft|brakes; service|Elke|2|2.5|188|@0|on the lift\nW-69 Scooter 1|Delivery scooter 1|@-2|Will not start warm|electrics|Elke|floor|1.5|110|@-1|waiting for parts\nW-66 Bantam|Bantam 175|@-40|Full carburetor and points|carburetor; electrics|Kofi|floor|9|640|@20|stripped\nW-68 Corsa|Corsa 600|@-5|Slid off, bar end and lever|crash|Kofi|1|4|300|@6|waiting for parts\nW-64 Scooter 2|Delivery scooter 2|@-6|Inspection|inspection|Elke|2|1|75|@-6|collected",
    },
    {
      id: "part",
      use: "core",
      role: "log",
      icon: "cog",
      names: "part|parts",
      also: "spare|tire|pads|gasket|order",
      fields:
        "Part: text\nJob: relation job\nNumber: text\nPrice: money 4..340 EUR\nArrives: date -4..12\nState: choice in stock|ordered|here|fitted",
      cells: "job number price arrives state",
      rows: "Rear tire 180/55|W-71 Strada|TR-180|165|@0|ordered\nValve shims, set|W-71 Strada|VS-9|24|@-2|in stock\nFront pads|W-70 Pronto|BP-125|32|@-1|fitted\nIgnition coil|W-69 Scooter 1|IC-50|48|@-1|ordered\nCarb rebuild kit|W-66 Bantam|CK-175|61|@8|ordered\nBrake lever and bar end|W-68 Corsa|LV-600|88|@3|ordered",
    },
  ],
  jobs: "agenda job.date\nmove job.state\ndue part.arrives\nbook job\ndue bike.nextService\nrank bike.untilValves\nassign job.mechanic\nfind bike\nshow bike.picture\nmove part.state\nprint job\nkeep rider",
  site: {
    headline: "On the lift today, on the road by Friday",
    body: "Singles, twins, scooters and old British iron. We ride every bike after we touch it, in the rain too.",
    action: "Book a job|job",
    services:
      "Yearly service|Oil, filters, brakes, chain|180\nValve check|Four cylinders, shims apart|320\nTires fitted|Wheel off, balanced|35\nWinter storage|October to March, battery kept|140",
    questions:
      "Do you fit tires I bring?|Yes, if they are under three years old.\nDo you work on carburetors?|Gladly; bring the float bowl you have lost.\nCan I wait?|Tires and pads, yes.",
  },
  words: {
    tagline: "Lifts, parts, shims and riders.",
    itch: "Which bike needs its valves before Saturday?",
    promise: "Every machine ridden before it is handed over",
    pov: "POV: the shims were in the drawer",
    gains: ["Strada: 600 km to the valves", "Coil: one day late", "Pronto: service six days over"],
  },
});
