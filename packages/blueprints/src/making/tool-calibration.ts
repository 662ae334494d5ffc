import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "toolCalibration",
  name: "Toolroom and calibration",
  icon: "gauge",
  says: {
    en: "calibration management|calibration tracking|toolroom calibration|gauge calibration|calibration due dates|measuring equipment register|gage management|calibration certificates|calibration lab|test equipment calibration|torque wrench calibration|gauge tracking software|measuring instrument inventory|calibration recall list|laboratory equipment calibration|scales calibration",
    de: "Prüfmittelverwaltung|Kalibrierung|Messmittelüberwachung|Prüfmittelüberwachung",
    es: "gestión de calibraciones|calibración de instrumentos|control de equipos de medición",
    fr: "gestion des étalonnages|étalonnage d'instruments|suivi métrologique",
    pt: "gestão de calibrações|calibração de instrumentos|controlo metrológico",
  },
  forms: ["tracker", "management", "dashboard"],
  people: ["toolroom staff", "quality engineers"],
  mood: "sober",
  things: [
    {
      id: "instrument",
      use: "core",
      role: "item",
      icon: "gauge",
      names: "instrument|instruments",
      also: "gauge|caliper|micrometer|measuring tool|equipment",
      fields:
        "Instrument: text\nNumber: text\nKind: choice caliper|micrometer|plug gauge|torque wrench|scale|thermometer|pressure gauge\nRange: text\nResolution: text\nTolerance: number 0.002..5\nHolder: text @people\nPlace: text\nInterval: choice 6 months|12 months|24 months\nLast calibrated: date -740..-5\nDue: date -20..400\nDays left: daysUntil due\nState: choice in use|at the lab|locked|lost|scrapped",
      cells: "number kind range resolution tolerance holder place interval lastCalibrated due state",
      rows: "Caliper 150, 4|MM-0104|caliper|0 to 150 mm|0.01|0.03|Lutz Pohl|Lathe 4|12 months|@-360|@5|in use\nCaliper 300|MM-0110|caliper|0 to 300 mm|0.01|0.04|Dagmar Funk|Inspection|12 months|@-200|@165|in use\nMicrometer 0-25|MM-0201|micrometer|0 to 25 mm|0.001|0.004|Emil Hofer|Lathe 1|12 months|@-368|@-3|in use\nPlug gauge 80 H7|MM-0340|plug gauge|80|none|0.003|Dagmar Funk|Inspection|24 months|@-420|@310|in use\nTorque wrench 60|MM-0412|torque wrench|10 to 60 Nm|0.1|4|Joe Tierney|Assembly|6 months|@-176|@6|in use\nFloor scale 300|MM-0501|scale|0 to 300 kg|0.1|0.2|Elif Demir|Dispatch|12 months|@-380|@-15|locked\nOven thermometer|MM-0622|thermometer|0 to 300 °C|0.1|1.5|Ines Falk|Hardening|12 months|@-340|@25|at the lab\nPressure gauge 16|MM-0710|pressure gauge|0 to 16 bar|0.1|0.2|Mirko Haas|Test bench|12 months|@-100|@265|in use",
    },
    {
      id: "calibration",
      use: "core",
      role: "log",
      icon: "clipboard-check",
      names: "calibration|calibrations",
      also: "check|certificate|result",
      fields:
        "Certificate: text\nInstrument: relation instrument\nDate: date -700..0\nBy: choice own lab|outside lab|maker\nStandard used: text\nNominal: number 0..300\nFound: number 0..300\nError: calc found - nominal\nUncertainty: number 0.0005..0.8\nResult: choice within|adjusted|out of tolerance\nPrice: money 0..180 EUR",
      cells: "instrument date by standardUsed nominal found uncertainty result price",
      rows: "C-2511|Caliper 150, 4|@-360|own lab|Gauge block set 2|100|100.01|0.008|within|0\nC-2512|Micrometer 0-25|@-368|own lab|Gauge block set 2|25|25.003|0.001|within|0\nC-2606|Torque wrench 60|@-176|outside lab|Lab 17025|40|41.9|0.5|adjusted|65\nC-2518|Floor scale 300|@-380|outside lab|Lab 17025|200|200.4|0.05|out of tolerance|140\nC-2602|Caliper 300|@-200|own lab|Gauge block set 2|200|200.01|0.01|within|0\nC-2609|Pressure gauge 16|@-100|outside lab|Lab 17025|10|10.1|0.04|within|48",
    },
    {
      id: "order",
      use: "core",
      role: "event",
      icon: "truck",
      names: "lab order|lab orders",
      also: "recall|shipment to lab|recall",
      fields:
        "Order: text\nInstrument: relation instrument\nSent: date -20..6\nLab: text\nBack: date -3..20\nQuote: money 20..240 EUR\nSpare meanwhile: text\nState: choice recalled|collected|at the lab|back|released",
      cells: "instrument sent lab back quote spareMeanwhile state",
      rows: "Thermometer to lab|Oven thermometer|@-8|Messlabor Süd|@4|75|MM-0623|at the lab\nMicrometer overdue|Micrometer 0-25|@0|Own lab|@1|0|MM-0203|recalled\nScale repair|Floor scale 300|@-12|Waagen Dienst|@-1|240|Pallet scale|at the lab\nWrench, half-year|Torque wrench 60|@5|Messlabor Süd|@12|65|MM-0413|recalled\nCaliper round|Caliper 150, 4|@3|Own lab|@4|0|MM-0105|recalled",
    },
    {
      id: "standard",
      use: "more",
      role: "item",
      icon: "ruler",
      names: "standard|standards",
      also: "reference|gauge block|master",
      fields:
        "Standard: text\nNumber: text\nClass: text\nCertificate until: date -10..700\nDays left: daysUntil certificateUntil",
      cells: "number classValue certificateUntil",
      rows: "Gauge block set 2|ST-002|Class 1|@210\nRing master 25|ST-011|XX|@-6\nWeights M1, 20 kg|ST-020|M1|@88",
    },
  ],
  jobs: "due instrument.due\nkeep calibration\nmove instrument.state\nfind instrument\nmove order.state\ndue order.back\nrank calibration.error\nassign instrument.holder\ndue standard.certificateUntil\nchart calibration.result\nprint calibration\nkeep instrument",
  site: {
    headline: "In date, in tolerance, in the drawer",
    body: "Each instrument has a number, a holder and a date. Recall lists go out two weeks before.",
    action: "Look up an instrument|instrument",
    services:
      "Own lab|Calipers, micrometers, plugs|\nOutside lab|Torque, temperature, pressure|\nSpare|Lent while yours is away|",
    questions:
      "It fell down. What now?|Lock it in the list and bring it; do not measure with it.\nWhat if it was out of tolerance?|Quality looks at what was measured since the last good date.\nWho may calibrate?|Those trained, with a standard in date.",
  },
  words: {
    tagline: "Numbers, holders, dates and errors.",
    itch: "Which micrometer is three days over?",
    promise: "No measurement with a gauge out of date",
    pov: "POV: the auditor picks MM-0104 and finds everything",
    gains: ["Micrometer: three days over", "Scale locked, 0.4 too heavy", "Three recalls this week"],
  },
});
