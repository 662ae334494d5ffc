import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "machineMaintenance",
  name: "Machine maintenance",
  icon: "cog",
  says: {
    en: "machine maintenance|machine maintenance log|production machine maintenance|machine downtime tracking|factory maintenance|machine breakdown log|lubrication schedule|maintenance technicians factory|machine service history|spindle hours and service|autonomous maintenance|tpm checklists|plant maintenance|condition monitoring log|machine park|machine fault reports",
    de: "Maschinenwartung|Maschineninstandhaltung|Stillstandserfassung|Schmierplan",
    es: "mantenimiento de máquinas|mantenimiento industrial|paradas de máquina",
    fr: "maintenance des machines|maintenance industrielle|suivi des pannes machines",
    pt: "manutenção de máquinas|manutenção industrial|paragens de máquina",
  },
  forms: ["management", "dashboard", "tracker"],
  people: ["maintenance technicians", "machine operators", "planners"],
  mood: "sober",
  things: [
    {
      id: "machine",
      use: "core",
      role: "item",
      icon: "cog",
      names: "machine|machines",
      also: "asset|line|press|lathe|equipment",
      fields:
        "Machine: text\nNumber: text\nHall: choice A|B|C\nMaker: text\nBuilt: number 1982..2025\nCriticality: choice A stops the line|B slows it|C spare\nHours: number 1200..64000 h\nService at: number 1500..65000 h\nUntil service: calc serviceAt - hours h\nManual: url\nState: choice running|running, watched|stopped|in service\nDown this month: rollup sum fault.machine.downtime h",
      cells: "number hall maker built criticality hours serviceAt manual state",
      rows: "Press 1, 250 t|M-01|A|Reuter|2004|A stops the line|48120|48000|https://manuals.example.com/m01|running, watched\nLathe 4|M-04|B|Halden|2016|B slows it|19300|20000|https://manuals.example.com/m04|running\nMill 7, five axis|M-07|B|Halden|2021|A stops the line|8850|9000|https://manuals.example.com/m07|stopped\nConveyor west|M-11|A|Movex|1998|A stops the line|61400|62000|https://manuals.example.com/m11|running\nCompressor 2|M-15|C|Aero|2012|A stops the line|31900|32000|https://manuals.example.com/m15|running\nSaw 3|M-18|C|Kaltsäge|2009|C spare|9700|12000|https://manuals.example.com/m18|in service",
    },
    {
      id: "fault",
      use: "core",
      role: "event",
      icon: "triangle-alert",
      names: "fault|faults",
      also: "breakdown|stop|malfunction|report",
      fields:
        "Fault: text\nMachine: relation machine\nReported: dateTime -9..0 06:00..22:00\nBy: text @people\nWhat: longText\nDowntime: number 0..48 h\nCause: choice wear|dirt|operation|electrics|hydraulics|tool|unknown\nTechnician: text @people\nState: choice reported|looked at|waiting for part|under repair|test run|closed",
      cells: "machine reported by what downtime cause technician state",
      rows: "Spindle alarm 402|Mill 7, five axis|@0T06:50|Lutz Pohl|Vibration at 8000 turns|3|wear|Mirko Haas|waiting for part\nOil under the ram|Press 1, 250 t|@-1T14:20|Ines Falk|A liter a shift|0|hydraulics|Olga Wirth|looked at\nBelt tracks left|Conveyor west|@-2T09:10|Marc Oduya|Rubs at the frame|1.5|dirt|Olga Wirth|closed\nPressure drops at night|Compressor 2|@-4T22:05|Night shift|From 8 to 6 bar|4|wear|Mirko Haas|test run\nDoor switch|Lathe 4|@-6T11:30|Lutz Pohl|Stops with door closed|2|electrics|Mirko Haas|closed\nBlade wanders|Saw 3|@0T08:15|Ines Falk|Half a millimeter off|0|tool|Olga Wirth|reported",
    },
    {
      id: "task",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "service task|service tasks",
      also: "preventive task|lubrication|inspection|oil change",
      fields:
        "Task: text\nMachine: relation machine\nEvery: choice day|week|month|quarter|year|1000 hours\nDue: date -6..60\nDays left: daysUntil due\nMinutes: number 5..480 min\nWho: choice operator|technician|outside\nSteps: lines\nNeeds stop: boolean 50\nDone: boolean 15",
      cells: "machine every due minutes who steps needsStop done",
      rows: "Grease the ram guides|Press 1, 250 t|week|@-1|20|operator|Wipe; six nipples, two strokes each; note level|no|no\nHydraulic oil sample|Press 1, 250 t|quarter|@3|30|technician|Warm up; sample at valve 4; send|no|no\nSpindle coolant|Mill 7, five axis|month|@5|45|technician|Drain; filter; 9 percent|yes|no\nBelt tension|Conveyor west|month|@8|25|technician|Lock out; gauge; adjust|yes|no\nAir filter|Compressor 2|1000 hours|@-4|40|technician|Lock out; change; reset counter|yes|no\nChip tray and guide|Lathe 4|day|@0|10|operator|Empty; wipe; look|no|yes",
    },
    {
      id: "part",
      use: "core",
      role: "item",
      icon: "package",
      names: "spare part|spare parts",
      also: "spare|bearing|belt|seal|filter",
      fields:
        "Part: text\nMachine: relation machine\nIn stock: number 0..24\nKeep at least: number 1..6\nAbove minimum: calc inStock - keepAtLeast\nShelf: text\nPrice: money 4..3400 EUR\nLead time: number 1..60 days",
      cells: "machine inStock keepAtLeast shelf price leadTime",
      rows: "Spindle bearing set|Mill 7, five axis|0|1|E2|2400|6\nRam seal 180|Press 1, 250 t|2|1|E4|310|21\nBelt 12 m|Conveyor west|1|1|Floor|880|14\nAir filter AF|Compressor 2|3|2|E1|46|3\nDoor switch|Lathe 4|1|2|E3|74|5\nSaw blade 315|Saw 3|4|2|E5|90|4",
    },
  ],
  jobs: "move fault.state\nrequest fault\ndue task.due\ncheck task.done\nrank machine.untilService\nassign fault.technician\nmove machine.state\nrank part.aboveMinimum\nchart fault.cause\ncount part.inStock\nrank machine.downThisMonth\nprint task",
  site: {
    headline: "Report it before it stops",
    body: "Operators report in a minute, technicians see it at once. Every stop has a cause, every service a date.",
    action: "Report a fault|fault",
    services:
      "Report|From the machine, with the phone|\nDaily care|Ten minutes, by the operator|\nPlanned stop|Agreed with the planner on Thursday|",
    questions:
      "Who may lock out?|Technicians, and operators with the red lock.\nWhen is it downtime?|From the report to the first good part.\nWhere are the manuals?|With the machine, on this page.",
  },
  words: {
    tagline: "Machines, stops, causes and grease.",
    itch: "Why was Mill 7 down three times?",
    promise: "Fewer surprises between two services",
    pov: "POV: the bearing was changed on the planned Friday",
    gains: ["Press 1: 120 hours over service", "Bearing set: none, six days", "Ram guides: greased yesterday? No."],
  },
});
