import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "securityCompany",
  name: "Security company",
  icon: "shield-check",
  says: {
    en: "security company|security companies|security firm|security guards|security guard company|security guard scheduling|guard company|guard service|guard shifts|guard tour|security patrol|patrol rounds|event security|bouncers|door security|security incidents report|incident reports by guards|sites and guards|private security",
    de: "Sicherheitsdienst|Wachdienst|Objektschutz|Sicherheitsfirma|Security-Firma",
    es: "empresa de seguridad|vigilantes de seguridad|seguridad privada|turnos de vigilantes",
    fr: "société de sécurité|agents de sécurité|gardiennage|sécurité privée",
    pt: "empresa de segurança|vigilantes|segurança privada|turnos de vigilantes",
  },
  forms: ["management", "dashboard", "site", "portal"],
  people: ["dispatchers", "guards", "clients"],
  mood: "sober",
  things: [
    {
      id: "site",
      use: "core",
      role: "place",
      icon: "building",
      names: "guarded site|guarded sites",
      also: "site|client|object|building|post|location|contract",
      fields:
        "Guarded site: text\nAddress: location\nClient: text\nPhone: phone\nE-mail: email\nKind: choice office|shop|warehouse|building site|event|home\nGuards needed: number 1..6\nHourly rate: money 28..48 USD\nContract until: date -5..400\nDays left: daysUntil contractUntil\nOrders for guards: longText\nShifts: rollup count shift.guardedSite",
      cells: "address client phone eMail kind guardsNeeded hourlyRate contractUntil ordersForGuards",
      rows: "Quay Tower|1 Quay Street|Almar Offices|555-0101|desk@almaroffices.example.com|office|2|34|@210|Badge check after 19:00, no tailgating\nHarbor Warehouse 4|40 Dock Road|Nordwater|555-0102|ops@nordwater.example.com|warehouse|1|32|@95|Round every two hours, gate C sticks\nMill Lane development|Mill Lane|Hill Builders|555-0103|site@hillbuilders.example.com|building site|1|30|@18|Crane and diesel tank first\nWeir Mall|200 Main Street|Weir Retail|555-0104|office@weirmall.example.com|shop|3|33|@-3|Call the police liaison for theft\nCity Marathon|Market Square|Weir Running Club|555-0105|race@weirrc.example.com|event|6|42|@24|Vests on, radio channel 3",
    },
    {
      id: "guard",
      use: "core",
      role: "person",
      icon: "shield",
      names: "guard|guards",
      also: "officer|security officer|bouncer|staff|employee",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nLicense number: text\nLicense until: date -6..700\nDays left: daysUntil licenseUntil\nFirst aid until: date -20..600\nTrained: tags fire watch|first aid|dog handler|control room\nAn hour: money 18..28 USD\nHas a car: boolean 60",
      cells: "phone eMail licenseNumber licenseUntil firstAidUntil trained anHour hasACar",
      rows: "Omar Said|555-0111|omar.said@example.com|G-20418|@320|@150|fire watch; first aid|22|yes\nKelly Marsh|555-0112|kelly.marsh@example.com|G-19977|@-4|@80|control room|24|yes\nDev Patel|555-0113|dev.patel@example.com|G-21305|@610|@-12|fire watch|19|no\nRuth Alder|555-0114|ruth.alder@example.com|G-18840|@45|@400|dog handler; first aid|27|yes\nJonah Reed|555-0115|jonah.reed@example.com|G-21560|@700|@500|first aid|19|no",
    },
    {
      id: "shift",
      use: "core",
      role: "event",
      icon: "clock",
      names: "shift|shifts",
      also: "rota|schedule|duty|post|watch|roster",
      fields:
        "Shift: text\nGuarded site: relation site\nGuard: relation guard\nDate: date -3..10\nFrom: time 06:00..22:00\nHours: number 4..12 h\nHourly rate: money 28..48 USD\nTo bill: calc hours * hourlyRate USD\nState: choice open|assigned|confirmed|on duty|done|no-show",
      cells: "guardedSite guard date from hours hourlyRate state",
      rows: "Tower, night|Quay Tower|Omar Said|@0|19:00|12|34|confirmed\nTower, evening desk|Quay Tower|Ruth Alder|@0|16:00|6|34|on duty\nWarehouse, night|Harbor Warehouse 4|Jonah Reed|@0|20:00|10|32|confirmed\nMill Lane, night|Mill Lane development|Dev Patel|@1|18:00|12|30|assigned\nMall, day|Weir Mall|Kelly Marsh|@1|09:00|9|33|assigned\nMall, late|Weir Mall||@2|13:00|8|33|open\nTower, last night|Quay Tower|Omar Said|@-1|19:00|12|34|done\nWarehouse, last night|Harbor Warehouse 4|Dev Patel|@-1|20:00|10|32|no-show",
    },
    {
      id: "incident",
      use: "core",
      role: "log",
      icon: "siren",
      names: "incident|incidents",
      also: "report|event|theft|alarm|occurrence",
      fields:
        "Incident: text\nGuarded site: relation site\nGuard: relation guard\nHappened: dateTime -10..0 00:00..23:30\nKind: choice theft|trespass|damage|fire alarm|injury|lost key\nPicture: image\nWhat happened: longText\nPolice called: boolean 30\nPolice number: text\nState: choice reported|passed to client|closed",
      cells: "guardedSite guard happened kind whatHappened policeCalled policeNumber state",
      rows: "Two people by the crane|Mill Lane development|Dev Patel|@-2T02:15|trespass|Left over the north fence when spoken to|yes|P-7741|passed to client\nCoats taken from shop 12|Weir Mall|Kelly Marsh|@-3T16:40|theft|Man held until police came, coats returned|yes|P-7718|closed\nSmoke detector, floor 9|Quay Tower|Omar Said|@-1T23:05|fire alarm|Burnt toast, panel reset, nobody left|no||reported\nGate C left open|Harbor Warehouse 4|Jonah Reed|@0T04:20|damage|Hinge bent, chained for the night|no||reported\nMaster key missing|Quay Tower|Ruth Alder|@-6T18:10|lost key|Found in the cleaners' cart|no||closed",
    },
    {
      id: "round",
      use: "more",
      role: "log",
      icon: "map-pin",
      names: "patrol round|patrol rounds",
      also: "round|tour|checkpoint|patrol",
      fields:
        "Round: text\nGuarded site: relation site\nGuard: relation guard\nStarted: dateTime -2..0 00:00..23:30\nPoints: number 4..16\nPoints reached: number 0..16\nPoints missed: calc points - pointsReached\nNotes: text",
      cells: "guardedSite guard started points pointsReached notes",
      rows: "Warehouse, first round|Harbor Warehouse 4|Jonah Reed|@0T00:00|12|12|\nWarehouse, second round|Harbor Warehouse 4|Jonah Reed|@0T02:00|12|11|Door 7 blocked by pallets\nTower, midnight|Quay Tower|Omar Said|@-1T23:30|16|16|",
    },
  ],
  jobs: "agenda shift.date\nmove shift.state\nassign shift.guard\nrequest incident\nmove incident.state\ndue guard.licenseUntil\nkeep site\nfind guard\ntotal shift.toBill\ndue site.contractUntil\nmap site.address\nchart incident.kind\nprint incident\ndue guard.firstAidUntil",
  site: {
    headline: "Somebody awake while you sleep",
    body: "Licensed guards for offices, shops, building sites and events. You get the report of the night before eight in the morning.",
    action: "Report an incident|incident",
    services:
      "Guard on site|An hour, four hours at least|34\nNight patrol|A drive past with a check of the doors|25\nEvent guard|An hour, with radio and vest|42",
    questions:
      "Are your guards licensed?|Every one. The number is on the badge.\nHow fast can you send somebody?|In the city within four hours.\nDo we get reports?|Every incident with time and picture, every morning.\nWhat happens if a guard is ill?|The dispatcher sends another and tells you the name.",
  },
  words: {
    tagline: "Sites, guards, shifts and incidents.",
    itch: "Who is at the mall tonight?",
    promise: "Every post filled, every night reported",
    pov: "POV: the report is in the inbox before the client wakes up",
    gains: ["Mall, late: no guard yet", "Kelly's license: four days over", "Five incidents, two still open"],
  },
});
