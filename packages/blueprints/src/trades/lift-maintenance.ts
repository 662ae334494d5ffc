import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "liftMaintenance",
  name: "Lift maintenance",
  icon: "arrow-up-down",
  says: {
    en: "lift maintenance|elevator maintenance|lift servicing|elevator service company|lift engineer|elevator repair|lift inspections|elevator inspection records|escalator maintenance|lift breakdowns|entrapment calls|lift company|elevator contractor|lift logbook|platform lift servicing|elevator call-outs|stairlift installer",
    de: "Aufzugswartung|Aufzugsservice|Aufzugsprüfung|Aufzug Störungsdienst",
    es: "mantenimiento de ascensores|reparación de ascensores|inspección de ascensores",
    fr: "maintenance d'ascenseurs|ascensoriste|dépannage d'ascenseurs",
    pt: "manutenção de elevadores|reparação de elevadores|inspeção de elevadores",
  },
  forms: ["management", "dashboard", "portal"],
  people: ["lift engineers", "dispatchers", "building managers"],
  mood: "sober",
  things: [
    {
      id: "lift",
      use: "core",
      role: "item",
      icon: "arrow-up-down",
      names: "lift|lifts",
      also: "elevator|escalator|platform lift|unit",
      fields:
        "Lift: text\nNumber: text\nBuilding: location\nManager: text @people\nPhone: phone\nKind: choice passenger|goods|platform|escalator|stairlift\nDrive: choice traction|machine-room-less|hydraulic|chain\nLoad: number 200..2500 kg\nStops: number 2..14\nInstalled: number 1972..2025\nContract: choice full cover|basic|none\nVisit every: choice month|quarter|half year\nNext visit: date -8..80\nDays left: daysUntil nextVisit\nInspection due: date -10..330\nState: choice running|running, noted|out of service\nBreakdowns: rollup count breakdown.lift",
      cells:
        "number building manager phone kind drive load stops installed contract visitEvery nextVisit inspectionDue state",
      rows: "Market Square 7, left|L-1041|7 Market Square|Dana Moser|555-0101|passenger|traction|630|6|1994|full cover|month|@2|@60|running\nMarket Square 7, goods|L-1042|7 Market Square|Dana Moser|555-0101|goods|hydraulic|2000|4|1994|basic|quarter|@20|@-4|running, noted\nHarbor Hotel, guests|L-1107|Quay Road|Bernd Voss|555-0102|passenger|machine-room-less|1000|7|2016|full cover|month|@-3|@140|running\nTown Hall|L-0988|Market Square|Caretaker|555-0103|passenger|traction|450|4|1978|full cover|month|@6|@21|out of service\nClinic bed lift|L-1133|Ring Road 12|Petra Simons|555-0104|goods|machine-room-less|2500|5|2019|full cover|month|@1|@200|running\nVillage hall platform|L-1190|Church Street|Fiona Reid|555-0105|platform|chain|400|2|2021|basic|half year|@70|@95|running\nCanal Walk 12|L-1066|12 Canal Walk|Karin Blom|555-0106|passenger|hydraulic|480|4|2001|basic|quarter|@11|@180|running\nArcade escalator up|E-0210|High Street|Leo Brand|555-0107|escalator|chain|900|2|2008|full cover|month|@9|@120|running",
    },
    {
      id: "breakdown",
      use: "core",
      role: "event",
      icon: "siren",
      names: "breakdown|breakdowns",
      also: "fault|entrapment|call-out|stuck lift",
      fields:
        "Breakdown: text\nLift: relation lift\nCalled: dateTime -8..0 00:00..23:30\nPeople inside: number 0..6\nOn site: dateTime -8..0 00:00..23:59\nFault: choice doors|safety circuit|drive|controller|leveling|vandalism|power\nEngineer: text @people\nFound: longText\nState: choice called|on the way|freed|waiting for part|running again|closed",
      cells: "lift called peopleInside onSite fault engineer found state",
      rows: "Town Hall, stuck between 2 and 3|Town Hall|@-1T14:20|2|@-1T14:52|drive|Miro|Brake coil burned|waiting for part\nHotel, door reopens|Harbor Hotel, guests|@0T07:15|0|@0T08:40|doors|Agata|Light curtain dirty|running again\nMarket Square stops low|Market Square 7, left|@-4T09:30|0|@-4T11:10|leveling|Miro|Adjusted, check again|closed\nEscalator tripped|Arcade escalator up|@0T09:05|0|@0T10:00|safety circuit|Agata|Stone in comb plate|on the way\nClinic, wait at ground|Clinic bed lift|@-6T22:10|1|@-6T22:36|power|Tobi|Phase dropped|closed",
    },
    {
      id: "visit",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "visit|visits",
      also: "service|maintenance|inspection|round",
      fields:
        "Visit: text\nLift: relation lift\nDate: date -10..20\nEngineer: text @people\nKind: choice service|yearly inspection|load test|modernization survey\nChecked: tags doors|brake|ropes|buffers|emergency phone|lighting|pit\nRopes: choice good|watch|replace|none\nLogbook signed: boolean 50\nState: choice planned|done|no access",
      cells: "lift date engineer kind checked ropes logbookSigned state",
      rows: "Hotel, November|Harbor Hotel, guests|@-3|Agata|service|doors; emergency phone|good|no|no access\nClinic, December|Clinic bed lift|@1|Tobi|service||good|no|planned\nMarket Square left|Market Square 7, left|@2|Miro|service||watch|no|planned\nTown Hall inspection|Town Hall|@21|Miro|yearly inspection||replace|no|planned\nCanal Walk, autumn|Canal Walk 12|@-9|Agata|service|doors; brake; pit|none|yes|done\nGoods lift, defect|Market Square 7, goods|@-7|Tobi|service|buffers; lighting|none|yes|done",
    },
    {
      id: "defect",
      use: "core",
      role: "item",
      icon: "triangle-alert",
      names: "defect|defects",
      also: "remark|finding|modernization|quote",
      fields:
        "Defect: text\nLift: relation lift\nReported: date -60..0\nClass: choice remedy at once|before next inspection|advised\nFix by: date -6..90\nQuote: money 40..14500 EUR\nState: choice reported|quoted|ordered|fitted",
      cells: "lift reported classValue fixBy quote state",
      rows: "Brake coil|Town Hall|@-1|remedy at once|@0|620|ordered\nOil seal sweating|Market Square 7, goods|@-7|before next inspection|@-4|380|quoted\nRopes at end of life|Town Hall|@-40|before next inspection|@21|4200|quoted\nEmergency phone to 4G|Canal Walk 12|@-9|advised|@90|690|reported\nPit light|Market Square 7, left|@-25|advised|@35|45|ordered",
    },
  ],
  jobs: "move breakdown.state\ndue lift.nextVisit\nrequest breakdown\nagenda visit.date\ndue lift.inspectionDue\nassign breakdown.engineer\nmove lift.state\ndue defect.fixBy\nmap lift.building\ncheck visit.logbookSigned\nchart breakdown.fault\nkeep lift",
  site: {
    headline: "Freed in half an hour, running by noon",
    body: "Twelve engineers on the road, day and night. Every visit is in the logbook and on this page, for the manager to read.",
    action: "Report a stuck lift|breakdown",
    services:
      "Basic contract|Visits and lubrication, per month|58\nFull cover|Parts and call-outs included, per month|149\nEmergency phone|Converted to mobile, per lift|690",
    questions:
      "How fast do you free people?|Within thirty minutes in town.\nWho holds the logbook?|It hangs in the machine room, with a copy here.\nWhen is the inspection due?|Once a year; we book the inspector with you.",
  },
  words: {
    tagline: "Lifts, visits, faults and who is on the way.",
    itch: "Which lift is out, and since when?",
    promise: "Every lift visited, every fault answered",
    pov: "POV: the engineer arrived before the second call",
    gains: ["Town Hall: two people, 32 minutes", "Goods lift inspection: 4 days late", "Brake coil ordered"],
  },
});
