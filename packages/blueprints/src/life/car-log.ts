import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "carLog",
  name: "My car's log book",
  icon: "car",
  says: {
    en: "car maintenance log|car maintenance tracker|car log book|my car expenses|car expense tracker|car costs tracker|fuel tracker for my car|fuel consumption tracker|mpg tracker|gas mileage log|oil change reminder|car due dates|service history of my car|track my car maintenance|tire change reminder for my car|ev charging log|charging log electric car|motorcycle maintenance log|campervan log|running costs of my car",
    de: "Fahrtenbuch privat|Tankbuch|Autokosten|Wartungsheft Auto|Spritverbrauch",
    es: "mantenimiento de mi coche|gastos del coche|registro de gasolina|consumo de combustible",
    fr: "carnet d'entretien voiture|dépenses de ma voiture|suivi de consommation d'essence|frais de voiture",
    pt: "manutenção do meu carro|gastos do carro|controle de combustível|consumo de combustível do carro",
  },
  forms: ["tracker", "dashboard"],
  people: ["drivers", "households"],
  mood: "sober",
  things: [
    {
      id: "car",
      use: "core",
      role: "item",
      icon: "car-front",
      names: "car|cars",
      also: "vehicle|motorcycle|campervan|van",
      fields:
        "Car: text\nPicture: image\nPlate: text\nRuns on: choice petrol|diesel|electric|hybrid\nYear: number 1985..2025\nKilometers: number 9000..210000 km\nTire size: text\nInsurer: text\nInspection until: date -10..500\nDays left: daysUntil inspectionUntil\nFuel so far: rollup sum fill.car.cost EUR\nWorkshop so far: rollup sum service.car.cost EUR",
      cells: "plate runsOn year kilometers tireSize insurer inspectionUntil",
      rows: "Family estate|KB 41 RTL|petrol|2017|118420|205/55 R16|Policy 88-2041|@19\nLittle electric|KB 07 EVE|electric|2022|31280|185/65 R15|Policy 88-2042|@410\nOld camper|KB 88 VAN|diesel|1988|204610|185 R14 C|Policy 88-1190|@-4",
    },
    {
      id: "fill",
      use: "core",
      role: "log",
      icon: "fuel",
      names: "fill-up|fill-ups",
      also: "fuel|refuel|charge|charging|tank",
      fields:
        "Where: text\nCar: relation car\nDate: date -60..0\nKilometers: number 30000..205000 km\nTrip: number 120..780 km\nFilled: number 12..62\nKilometers per liter or kWh: calc trip / filled km\nCost: money 4..110 EUR\nFull: boolean 85",
      cells: "car date kilometers trip filled cost full",
      rows: "Ring road station|Family estate|@-2|118402|610|41|72|yes\nMotorway, north|Family estate|@-17|117792|540|39|79|yes\nRing road station|Family estate|@-31|117252|655|43|74|yes\nHome wall box|Little electric|@-1|31265|210|32|9|yes\nHome wall box|Little electric|@-6|31055|240|37|11|yes\nFast charger, station|Little electric|@-12|30815|185|30|18|no\nHarbor pump|Old camper|@-9|204590|420|46|81|yes\nVillage pump|Old camper|@-24|204170|390|44|76|yes\nHome wall box|Little electric|@-19|30630|220|34|10|yes\nRing road station|Family estate|@-48|116597|560|40|70|yes",
    },
    {
      id: "service",
      use: "core",
      role: "event",
      icon: "wrench",
      names: "service|services",
      also: "maintenance|oil change|repair|workshop visit|tire change",
      fields:
        "What: text\nCar: relation car\nDate: date -400..20\nKilometers: number 20000..205000 km\nKind: choice service|oil|tires|brakes|battery|repair|inspection|wash\nWhere: text\nCost: money 0..1150 EUR\nInvoice: image\nState: choice planned|booked|done\nNotes: longText",
      cells: "car date kilometers kind where cost state notes",
      rows: "Inspection|Family estate|@12||inspection|Test station|135|booked|Wiper and left bulb before\nWinter tires on|Family estate|@-22|117600|tires|Tire hotel|52|done|4 mm left, next year new\nOil and filter|Family estate|@-140|113900|oil|Okoro Garage|168|done|5W-30\nFront discs and pads|Family estate|@-260|109800|brakes|Okoro Garage|412|done|\nBrake fluid|Little electric|@16||service|Dealer|89|planned|\nWiper blades|Little electric|@-30|30410|service|Ourselves|24|done|\nRust under the step|Old camper|@9||repair|Okoro Garage|1150|booked|Weld before inspection\nTiming belt|Old camper|@-390|199800|repair|Okoro Garage|780|done|Again at 290,000\nLeisure battery|Old camper|@-120|203100|battery|Ourselves|165|done|",
    },
    {
      id: "reminder",
      use: "core",
      role: "item",
      icon: "bell",
      names: "reminder|reminders",
      also: "due item|tax|insurance due|next service",
      fields:
        "Reminder: text\nCar: relation car\nDue: date -10..320\nDays left: daysUntil due\nOr at: number 0..220000 km\nCosts about: money 0..600 EUR\nDone: boolean 15",
      cells: "car due orAt costsAbout done",
      rows: "Road tax|Family estate|@44|0|212|no\nOil and filter|Family estate|@225|128900|170|no\nInspection|Old camper|@-4|0|140|no\nInsurance, spring|Old camper|@120|0|310|no\nSummer tires on|Family estate|@150|0|52|no\nFirst aid kit runs out|Family estate|@-9|0|12|no\nCabin filter|Little electric|@70|40000|35|no\nMotorway sticker|Family estate|@61|0|96|no",
    },
    {
      id: "journey",
      use: "more",
      role: "event",
      icon: "route",
      names: "drive|drives",
      also: "journey|trip|mileage|business trip",
      fields:
        "Drive: text\nCar: relation car\nDate: date -20..0\nKilometers: number 5..420 km\nWhy: choice work|private|club\nDriver: text @people",
      cells: "car date kilometers why",
      rows: "Client in the north|Family estate|@-17|312|work\nSwim meet|Family estate|@-8|96|club\nMother's|Little electric|@-5|64|private\nTrade fair|Family estate|@-3|184|work",
    },
  ],
  jobs: "due reminder.due\nkeep fill\nchart fill.cost\ntotal fill.cost\ntotal service.cost\nmove service.state\ncheck reminder.done\nplan service.date\nkeep car\nshow car.picture\nchart service.kind\nfind service\ndue car.inspectionUntil",
  site: {
    headline: "What the car needs, and what it costs",
    body: "Every fill-up, service and date in one log book: consumption, cost, inspection, and the size of the tires when the shop asks.",
    action: "Note a fill-up|fill",
    services:
      "Fill-ups|Liters or kilowatt-hours, and how far they took you|\nServices|With kilometers, workshop and invoice|\nReminders|By date or by kilometers|\nCosts|Fuel and workshop, car by car|",
    questions:
      "How is consumption worked out?|What went in, divided by the kilometers since the last full tank.\nDoes it work for electric cars?|Yes, kilowatt-hours in place of liters.\nWhy note the kilometers?|Half of all services go by them, and a buyer will ask.\nCan two of us use it?|Yes, each notes what he or she put in.",
  },
  words: {
    tagline: "Fill-ups, services, dates, and cost per car.",
    itch: "When was the last oil change?",
    promise: "No inspection runs out again",
    pov: "POV: the buyer asked for the service history",
    gains: ["Camper: inspection 4 days over", "Estate: winter tires, 4 mm left", "41 liters, 610 kilometers, 72 euros"],
  },
});
