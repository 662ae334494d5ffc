import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "railwayClub",
  name: "Railway club",
  icon: "train-track",
  says: {
    en: "railway club|heritage railway|steam railway|model railway club|railway preservation society|train club|miniature railway|railway museum volunteers|steam locomotive restoration|railway volunteers roster|santa special trains|railway modellers|model train club|locomotive restoration log|narrow gauge railway|running days",
    de: "Eisenbahnverein|Museumsbahn|Modellbahnclub|Dampflok-Restaurierung",
    es: "asociación ferroviaria|tren turístico de vapor|club de modelismo ferroviario",
    fr: "association ferroviaire|train touristique à vapeur|club de modélisme ferroviaire",
    pt: "clube ferroviário|comboio a vapor turístico|clube de ferromodelismo",
  },
  forms: ["community", "management", "booking", "site"],
  people: ["heritage railway volunteers", "modelers", "visitors"],
  mood: "warm",
  things: [
    {
      id: "engine",
      use: "core",
      role: "item",
      icon: "train-front",
      names: "vehicle|vehicles",
      also: "locomotive|engine|coach|wagon|rolling stock",
      fields:
        "Vehicle: text\nPicture: image\nKind: choice steam locomotive|diesel|railcar|coach|wagon\nNumber: text\nBuilt: number 1878..1975\nWeight: number 4..120 t\nBoiler ticket until: date -10..2600\nDays left: daysUntil boilerTicketUntil\nMileage this season: number 0..2400 mi\nState: choice in traffic|stopped|under overhaul|stored",
      cells: "kind number built weight boilerTicketUntil mileageThisSeason state",
      rows: "Fireman Annie|steam locomotive|No. 3|1902|28|@190|1120|in traffic\nBig Walter|steam locomotive|No. 7|1931|54|@-6|640|stopped\nShunter 12|diesel|D12|1959|30|@2400|380|in traffic\nSaloon 1|coach|C1|1911|18|@900|1480|in traffic\nThird class 4|coach|C4|1924|17|@900|1310|under overhaul\nCoal hopper|wagon|W21|1948|9|@1500|40|stored\nRailcar Swallow|railcar|R2|1955|24|@700|220|in traffic",
    },
    {
      id: "member",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "volunteer|volunteers",
      also: "member|driver|fireman|guard|modeler",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nPassed out for: tags driver|fireman|guard|signaller|shop|workshop|track\nMedical until: date -6..700\nDays left: daysUntil medicalUntil\nTurns this year: number 0..60\nSubs paid: boolean 80",
      cells: "phone eMail passedOutFor medicalUntil turnsThisYear subsPaid",
      rows: "Alf Renshaw|555-0101|alf.renshaw@example.com|driver; fireman|@40|31|yes\nJess Nolan|555-0102|jess.nolan@example.com|fireman; workshop|@300|24|yes\nPercy Dodd|555-0103|percy.dodd@example.com|guard; shop|@-3|42|yes\nUrsula Maine|555-0104|ursula.maine@example.com|signaller|@500|18|no\nColin Batt|555-0105|colin.batt@example.com|track; workshop|@200|12|yes\nMo Farrow|555-0106|mo.farrow@example.com|driver; guard|@90|27|yes",
    },
    {
      id: "runningDay",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "running day|running days",
      also: "turn|special|event|roster",
      fields:
        "Day: text\nDate: date 0..40\nTrains: number 2..10\nEngine: relation engine\nDriver: relation member\nGuard: text @people\nTickets sold: number 0..420\nSeats: number 60..420\nSeats left: calc seats - ticketsSold\nState: choice planned|crewed|short of crew|ran|canceled",
      cells: "date trains engine driver guard ticketsSold seats state",
      rows: "Saturday service|@0|4|Fireman Annie|Alf Renshaw|Percy Dodd|96|240|crewed\nSanta Special 1|@8|6|Fireman Annie|Mo Farrow|Percy Dodd|318|360|crewed\nSanta Special 2|@15|6|Fireman Annie|Alf Renshaw||352|360|short of crew\nSanta Special 3|@22|6|Shunter 12|Mo Farrow|Percy Dodd|190|360|planned\nMembers' day|@35|2|Railcar Swallow|Alf Renshaw|Ursula Maine|0|60|planned",
    },
    {
      id: "work",
      use: "core",
      role: "event",
      icon: "wrench",
      names: "work party|work parties",
      also: "overhaul job|repair|boiler exam|track work",
      fields:
        "Job: text\nVehicle: relation engine\nDate: date -6..30\nLeader: relation member\nHands needed: number 1..12\nHands so far: number 0..12\nShort by: calc handsNeeded - handsSoFar\nHours logged: number 0..320 h\nState: choice planned|under way|waiting for parts|done",
      cells: "vehicle date leader handsNeeded handsSoFar hoursLogged state",
      rows: "Walter, tubes out|Big Walter|@1|Jess Nolan|6|3|48|under way\nC4, floor boards|Third class 4|@7|Colin Batt|4|4|112|under way\nAnnie, washout|Fireman Annie|@3|Jess Nolan|3|2|0|planned\nHopper, doors|Coal hopper|@20|Colin Batt|2|0|0|planned",
    },
    {
      id: "booking",
      use: "more",
      role: "event",
      icon: "ticket",
      names: "booking|bookings",
      also: "ticket|party|footplate ride",
      fields:
        "Name: text\nDay: relation runningDay\nPhone: phone\nSeats: number 1..40\nPrice: money 8..640 GBP\nPaid: boolean 70\nState: choice reserved|paid|collected|canceled",
      cells: "day phone seats price paid state",
      rows: "Osei family|Santa Special 1|555-0111|5|75|yes|paid\nSt Anne's class 2|Santa Special 2|555-0112|31|310|no|reserved\nFootplate ride, Hugo Lang|Saturday service|555-0113|1|120|yes|paid",
    },
  ],
  jobs: "agenda runningDay.date\nassign runningDay.driver\nmove runningDay.state\nbook booking\nkeep work\ndue engine.boilerTicketUntil\nrank work.shortBy\nkeep member\ndue member.medicalUntil\nshow engine.picture\nrank runningDay.seatsLeft\ncheck booking.paid",
  site: {
    headline: "Steam up on Saturday",
    body: "Two and a half miles, three engines, ninety volunteers. Trains at eleven, half past twelve, two and half past three.",
    action: "Book seats|booking",
    services:
      "Return ticket|All day, adult|14\nSanta Special|With present and pie|15\nFootplate ride|One round trip, overalls lent|120\nMembership|Per year, free travel|35",
    questions:
      "Can I volunteer without knowing trains?|Yes; most of us started with a paintbrush.\nAre dogs allowed?|In coaches, not on the footplate.\nDoes it run in rain?|In rain and snow, not in a gale.",
  },
  words: {
    tagline: "Engines, crews, tickets and tubes.",
    itch: "Who guards the second Santa train?",
    promise: "Every train crewed, every boiler in date",
    pov: "POV: the kettle and the boiler are on by six",
    gains: ["Santa Special 2: no guard", "Walter: three more hands Sunday", "Percy: medical lapsed three days"],
  },
});
