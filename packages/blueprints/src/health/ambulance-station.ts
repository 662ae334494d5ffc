import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "ambulanceStation",
  name: "Ambulance station",
  icon: "ambulance",
  says: {
    en: "ambulance station|ambulance service|ambulance crew|ambulance checklists|ambulance vehicle check|paramedics|paramedic station|EMS agency|EMS station|patient transport service|non-emergency patient transport|ambulance stock check|rescue station|emergency medical service|first responder group",
    de: "Rettungswache|Rettungsdienst|Krankentransport|RTW-Check",
    es: "estación de ambulancias|servicio de ambulancias|transporte sanitario",
    fr: "poste d'ambulances|société d'ambulances|transport sanitaire|ambulanciers",
    pt: "posto de ambulâncias|serviço de ambulâncias|transporte de doentes",
  },
  forms: ["management", "dashboard", "tool"],
  people: ["crews", "station officers"],
  mood: "sober",
  things: [
    {
      id: "vehicle",
      use: "core",
      role: "item",
      icon: "ambulance",
      names: "vehicle|vehicles",
      also: "ambulance|car|unit|rig",
      fields:
        "Call sign: text\nKind: choice emergency ambulance|transport ambulance|response car|bariatric\nRegistration: text\nState: choice ready|on a call|at hospital|to clean|off the road\nMileage: number 8000..240000 km\nService at: number 15000..250000 km\nKm left: calc serviceAt - mileage km\nInspection due: date -5..300\nOxygen: number 20..200 bar\nFuel: percent 10..100\nDefects: text",
      cells: "kind registration state mileage serviceAt inspectionDue oxygen fuel defects",
      rows: "Station 4, unit 1|emergency ambulance|RK 4101|on a call|186200|190000|@120|140|70|\nStation 4, unit 2|emergency ambulance|RK 4102|ready|94100|100000|@210|180|90|\nStation 4, unit 3|emergency ambulance|RK 4103|off the road|231800|232000|@9|60|40|Stretcher lock\nTransport 1|transport ambulance|RK 4111|ready|142300|150000|@40|110|60|\nTransport 2|transport ambulance|RK 4112|at hospital|76900|80000|@-2|95|50|Left wiper\nResponse car|response car|RK 4121|ready|61200|75000|@180|150|80|",
    },
    {
      id: "check",
      use: "core",
      role: "log",
      icon: "clipboard-check",
      names: "vehicle check|vehicle checks",
      also: "shift check|checklist|daily check|drug check",
      fields:
        "Check: text\nVehicle: relation vehicle\nWhen: dateTime -2..0 06:30..19:30\nBy: text @people\nMonitor tested: boolean 95\nSuction tested: boolean 95\nDrugs counted: boolean 95\nSealed bags whole: boolean 90\nDisinfected: boolean 90\nMissing: text\nVerdict: choice ready|ready, with a gap|not ready",
      cells: "vehicle when by monitorTested suctionTested drugsCounted sealedBagsWhole disinfected missing verdict",
      rows: "Unit 1, early|Station 4, unit 1|@0T06:40|Jana Horak|yes|yes|yes|yes|yes||ready\nUnit 2, early|Station 4, unit 2|@0T06:45|Omar Haddad|yes|yes|yes|no|yes|Burns bag opened|ready, with a gap\nTransport 1, early|Transport 1|@0T07:00|Lou Marsh|yes|yes|yes|yes|yes||ready\nUnit 3, early|Station 4, unit 3|@0T06:50|Omar Haddad|yes|no|yes|yes|no|Stretcher lock, suction|not ready\nResponse car, early|Response car|@0T06:55|Dr. Ilse Brandt|yes|yes|yes|yes|yes||ready\nUnit 1, late|Station 4, unit 1|@-1T18:40|Piotr Zielinski|yes|yes|yes|yes|yes|Two cannulas, pink|ready, with a gap\nUnit 2, late|Station 4, unit 2|@-1T18:45|Mei Tanaka|yes|yes|yes|yes|yes||ready\nTransport 2, early|Transport 2|@0T07:05|Sam Doyle|yes|yes|yes|yes|yes|Left wiper|ready, with a gap",
    },
    {
      id: "run",
      use: "core",
      role: "event",
      icon: "siren",
      names: "run|runs",
      also: "call-out|mission|transport|incident|job",
      fields:
        "Run: text\nVehicle: relation vehicle\nWhen: dateTime -1..1 00:30..23:00\nKind: choice emergency|urgent|planned transport|standby\nCrew: text\nFrom: location\nTo: text\nCode: choice chest pain|fall|breathing|trauma|stroke|dialysis|transfer\nMinutes to scene: number 2..24 min\nState: choice alarmed|on the way|at scene|to hospital|handed over|planned|cancelled\nReport written: boolean 60",
      cells: "vehicle when kind crew from to code minutesToScene state reportWritten",
      rows: "4-2201|Station 4, unit 1|@0T08:12|emergency|Horak, Zielinski|4 Mill Lane|County Hospital|chest pain|7|to hospital|no\n4-2202|Transport 2|@0T08:30|planned transport|Doyle, Park|30 Station Road|Dialysis center|dialysis|0|handed over|yes\n4-2199|Station 4, unit 2|@-1T22:50|emergency|Tanaka, Okoro|2 Church Row|County Hospital|fall|9|handed over|no\n4-2200|Response car|@0T03:05|emergency|Dr. Brandt, Lund|Hillside Farm|At scene|breathing|14|handed over|yes\n4-2203|Transport 1|@0T13:00|planned transport|Marsh, Silva|County Hospital|Elm House|transfer|0|planned|no\n4-2204|Transport 2|@0T12:30|planned transport|Doyle, Park|Dialysis center|30 Station Road|dialysis|0|planned|no\n4-2197|Station 4, unit 1|@-1T15:20|urgent|Horak, Zielinski|College Drive|County Hospital|trauma|6|handed over|yes\n4-2198|Station 4, unit 2|@-1T19:40|emergency|Tanaka, Okoro|9 Castle Street|Stroke unit|stroke|5|handed over|yes",
    },
    {
      id: "supply",
      use: "core",
      role: "item",
      icon: "briefcase-medical",
      names: "supply|supplies",
      also: "stock|consumable|drug|store",
      fields:
        "Supply: text\nStore: choice drug safe|shelf|oxygen|linen\nIn stock: number 0..200\nMinimum: number 2..60\nAbove minimum: calc inStock - minimum\nUse by: date -3..500",
      cells: "store inStock minimum useBy",
      rows: "Adrenaline 1 mg|drug safe|24|20|@210\nMorphine 10 mg|drug safe|9|10|@150\nGlucose 40 %|drug safe|12|8|@-1\nCannula, pink|shelf|14|40|@400\nBurns bag|shelf|1|2|@320\nOxygen 2 l|oxygen|11|6|@500\nStretcher sheets|linen|160|60|@500",
    },
    {
      id: "shift",
      use: "more",
      role: "event",
      icon: "calendar-clock",
      names: "shift|shifts",
      also: "duty|rota|crew",
      fields:
        "Shift: text\nDate: date 0..10\nFrom: choice 07:00|19:00\nVehicle: relation vehicle\nDriver: text @people\nParamedic: text @people",
      cells: "date from vehicle driver paramedic",
      rows: "Unit 1, early|@0|07:00|Station 4, unit 1|Piotr Zielinski|Jana Horak\nUnit 1, night|@0|19:00|Station 4, unit 1|Nils Berg|Mei Tanaka\nUnit 2, early|@0|07:00|Station 4, unit 2|Daniel Okoro|Omar Haddad\nUnit 2, night|@0|19:00|Station 4, unit 2|Rosa Silva|Ingrid Lund",
    },
  ],
  jobs: "move vehicle.state\nkeep check\nmove run.state\nrank supply.aboveMinimum\ncheck run.reportWritten\ndue vehicle.inspectionDue\ndue supply.useBy\ncount supply.inStock\nchart run.minutesToScene\nplan shift.date\nagenda run.when\nfind vehicle",
  site: {
    headline: "Station 4, day and night",
    body: "Six vehicles, two crews awake at any hour and planned transport from Monday to Saturday.",
    action: "Book a transport|run",
    services:
      "Planned transport|Lying, sitting or in your own chair|\nDialysis runs|Three times a week, always the same crew|\nStandby|First aid at matches and fairs|",
    questions:
      "How do I order a transport?|By form or phone until noon the day before.\nIs it an emergency?|Then call the emergency number, not the station.\nMay somebody come along?|One person, if the crew agrees.",
  },
  words: {
    tagline: "Which vehicle is ready, what is missing and who writes the report.",
    itch: "Is unit 3 back on the road?",
    promise: "Checked at seven, ready at ten past",
    pov: "POV: the tones drop and the bag is sealed",
    gains: ["6 vehicles, 3 ready", "Pink cannulas: 26 below minimum", "Chest pain: 7 minutes to scene"],
  },
});
