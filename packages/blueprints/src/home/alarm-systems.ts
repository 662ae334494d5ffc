import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "alarmSystems",
  name: "Alarm systems",
  icon: "alarm-smoke",
  says: {
    en: "alarm systems|alarm installer|burglar alarm company|intruder alarms|security system installer|cctv installer|fire alarm servicing|fire alarm tests|alarm maintenance|alarm monitoring|alarm call-outs|access control installer|smoke alarm checks|security alarm service visits|alarm contracts|fire extinguisher servicing|door entry systems",
    de: "Alarmanlagen|Sicherheitstechnik-Errichter|Brandmeldeanlagen-Wartung|Videoüberwachung installieren",
    es: "instalador de alarmas|sistemas de alarma|alarmas y videovigilancia|mantenimiento de alarmas",
    fr: "installateur d'alarmes|systèmes d'alarme|vidéosurveillance installateur|maintenance d'alarmes incendie",
    pt: "instalador de alarmes|sistemas de alarme|alarmes e videovigilância|manutenção de alarmes",
  },
  forms: ["management", "dashboard", "portal", "site"],
  people: ["engineers", "control room", "customers"],
  mood: "sober",
  things: [
    {
      id: "site",
      use: "core",
      role: "place",
      icon: "building-2",
      names: "site|sites",
      also: "customer|premises|property|building",
      fields:
        "Site: text\nContact: text\nPhone: phone\nKeyholder: text\nKeyholder phone: phone\nAddress: location\nKind: choice home|shop|office|school|warehouse|care home\nPolice number: text\nPassword held: boolean 90\nContract: choice none|service|service and monitoring",
      cells: "contact phone keyholder keyholderPhone address kind policeNumber passwordHeld contract",
      rows: "Larkfield School|Mr Ben Ashe|555-0101|Caretaker Joe Pell|555-0151|Larkfield Road|school|URN 55102|yes|service and monitoring\nGoldsmith on the Square|Ada Winter|555-0102|Ada Winter|555-0152|Market Square 4|shop|URN 55340|yes|service and monitoring\nQuay Warehouse 3|Darius Cole|555-0103|Night guard|555-0153|Quay 3|warehouse|URN 54877|yes|service and monitoring\nOakview care home|Matron Rose Finn|555-0104|Desk, all night|555-0154|Oak Lane 20|care home|None|yes|service\nThe Hallidays|Peter Halliday|555-0105|Neighbor at 9|555-0155|11 Birch Close|home|None|yes|service\nSloane & Webb, lawyers|Nell Sloane|555-0106|Cleaner, six to eight|555-0156|Guild House, floor 2|office|None|no|service\nCorner Pharmacy|Imran Bhatti|555-0107|Imran Bhatti|555-0157|High Street 70|shop|URN 55411|yes|service and monitoring",
    },
    {
      id: "system",
      use: "core",
      role: "item",
      icon: "siren",
      names: "system|systems",
      also: "panel|alarm|installation|cctv|extinguisher set",
      fields:
        "System: text\nSite: relation site\nKind: choice intruder|fire|cctv|access control|extinguishers|emergency lighting\nPanel: text\nGrade: choice 1|2|3|not graded\nZones: number 2..120\nLine: choice none|radio|internet|both\nInstalled: date -5000..-30\nBattery from: date -1800..-30\nLast service: date -420..-5\nNext service: date -40..340\nDays left: daysUntil nextService\nState: choice normal|fault|part isolated|off",
      cells: "site kind panel grade zones line installed batteryFrom lastService nextService state",
      rows: "School, fire|Larkfield School|fire|Sentra F8|not graded|64|both|2017-08-20|@-900|@-176|@6|part isolated\nSchool, intruder|Larkfield School|intruder|Vanta 32|2|32|both|2017-08-21|@-900|@-176|@6|normal\nGoldsmith, intruder|Goldsmith on the Square|intruder|Vanta 64|3|28|both|2021-02-15|@-640|@-184|@-2|normal\nGoldsmith, cameras|Goldsmith on the Square|cctv|Eyeline 16|not graded|12|internet|2021-02-16|@-640|@-184|@-2|normal\nQuay, intruder|Quay Warehouse 3|intruder|Vanta 64|3|48|radio|2015-11-11|@-1750|@-100|@80|fault\nOakview, fire|Oakview care home|fire|Sentra F16|not graded|118|internet|2019-05-06|@-700|@-85|@5|normal\nHallidays|The Hallidays|intruder|Vanta 8|2|8|none|2022-09-27|@-1500|@-350|@15|normal\nLawyers, doors|Sloane & Webb, lawyers|access control|Pass 4|not graded|4|internet|2023-03-14|@-300|@-250|@115|normal\nPharmacy, intruder|Corner Pharmacy|intruder|Vanta 32|2|14|radio|2018-06-30|@-500|@-20|@345|normal",
    },
    {
      id: "job",
      use: "core",
      role: "event",
      icon: "wrench",
      names: "job|jobs",
      also: "visit|service|call-out|installation|test|inspection",
      fields:
        "Job: text\nSystem: relation system\nDate: date -6..21\nTime: time 07:30..19:00\nEngineer: text @people\nKind: choice service|call-out|installation|fault|test|survey\nResponse: choice within 4 hours|next day|planned\nDevices tested: number 0..120\nDevices in all: number 2..120\nUntested: calc devicesInAll - devicesTested\nState: choice new|accepted|on site|waiting for part|done\nSigned: boolean 40\nPrice: money 0..5200 GBP\nFound: longText",
      cells: "system date time engineer kind response devicesTested devicesInAll state signed price found",
      rows: "Quay, battery fault|Quay, intruder|@0|09:00|Mel Forde|fault|within 4 hours|0|48|on site|no|145|Mains gone at night, battery from year one\nSchool, half-yearly fire|School, fire|@6|08:00|Ash Karim|service|planned|0|64|new|no|310|\nSchool, intruder too|School, intruder|@6|13:00|Ash Karim|service|planned|0|32|new|no|180|\nGoldsmith, overdue|Goldsmith, intruder|@1|07:30|Mel Forde|service|planned|0|28|accepted|no|190|\nOakview, quarter of heads|Oakview, fire|@5|10:00|Ash Karim|service|planned|0|30|new|no|260|\nHallidays, yearly|Hallidays|@15|11:00|Mel Forde|service|planned|0|8|new|no|85|\nPharmacy, serviced|Pharmacy, intruder|@-20|14:00|Ash Karim|service|planned|14|14|done|yes|120|All good\nArt room isolated|School, fire|@-4|15:30|Ash Karim|fault|next day|1|1|waiting for part|yes|95|Kiln dust in head 41",
    },
    {
      id: "alarm",
      use: "core",
      role: "log",
      icon: "bell-ring",
      names: "alarm|alarms",
      also: "activation|event|signal|false alarm",
      fields:
        "Alarm: text\nSystem: relation system\nWhen: dateTime -10..0 00:30..23:50\nZone: text\nCause: choice real|user error|dust or steam|insect|wind|battery|unknown\nAction: choice keyholder rung|police sent|fire brigade sent|reset remotely|logged only\nReset by: text\nCounts as false: boolean 60",
      cells: "system when zone cause action resetBy countsAsFalse",
      rows: "Quay, low battery|Quay, intruder|@0T03:12|Panel|battery|keyholder rung|Night guard|no\nSchool, art room|School, fire|@-4T14:40|Head 41, art room|dust or steam|fire brigade sent|Joe Pell|yes\nGoldsmith, late opening|Goldsmith, intruder|@-2T08:55|Front door|user error|reset remotely|Ada Winter|yes\nPharmacy, back window|Pharmacy, intruder|@-7T02:20|Zone 9, glass break|real|police sent|Imran Bhatti|no\nHallidays, spider|Hallidays|@-9T23:15|Zone 4, landing|insect|logged only|Peter Halliday|yes\nOakview, toast|Oakview, fire|@-3T07:05|Head 12, pantry|dust or steam|reset remotely|Night desk|yes",
    },
    {
      id: "stock",
      use: "more",
      role: "item",
      icon: "package",
      names: "part|parts",
      also: "detector|battery|camera|extinguisher",
      fields:
        "Part: text\nOn vans: number 0..20\nIn store: number 0..60\nReorder at: number 2..15\nPrice: money 6..320 GBP",
      cells: "onVans inStore reorderAt price",
      rows: "Battery 12 V 7 Ah|3|8|6|22\nSmoke head, addressable|2|5|6|41\nMotion sensor, pet safe|4|11|5|38\nDoor contact|9|30|10|7\nFoam extinguisher 6 l|1|4|4|46",
    },
  ],
  jobs: "move job.state\ndue system.nextService\nagenda job.date\nassign job.engineer\nkeep alarm\nkeep system\ncheck job.signed\nmap site.address\nchart alarm.cause\nbook job\ncount stock.onVans\nkeep site",
  site: {
    headline: "Checked before it has to work",
    body: "Intruder, fire, cameras and doors for homes, shops and schools. Serviced on the day it is due, answered at three in the morning.",
    action: "Book a visit|job",
    services:
      "Home alarm, yearly|Eight zones|85\nFire alarm, half-yearly|Up to seventy heads|310\nMonitoring|Radio and internet, a month|18\nCamera system|Four cameras, fitted|1450",
    questions:
      "How often must it be serviced?|Home alarms yearly, monitored and fire systems twice a year.\nIt goes off for nothing. Why?|Spiders, toast and open windows. We find which.\nWho is rung at night?|Your keyholder, from a list you can change.\nDo you take over other makes?|Mostly yes, after a survey.",
  },
  words: {
    tagline: "What is due, what went off, and who holds the key.",
    itch: "Whose battery died at three?",
    promise: "Every panel serviced, every alarm explained",
    pov: "POV: head 41 was kiln dust, not a fire",
    gains: ["9 systems, 2 services overdue", "6 alarms, 4 were false", "Goldsmith: 28 zones, tomorrow 7:30"],
  },
});
