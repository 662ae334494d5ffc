import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "machineryRing",
  name: "Farm machinery ring",
  icon: "handshake",
  says: {
    en: "machinery ring|farm machinery ring|machine sharing for farmers|shared farm machinery|machinery co-op|machinery cooperative|farm equipment sharing|equipment pool for farmers|implement sharing among farms|tractor sharing|borrow farm machinery|farm machine booking|cooperative machine hours|implement booking|relief milkers ring|farm machinery hire",
    de: "Maschinenring|Maschinengemeinschaft|Landmaschinen teilen|Maschinenverleih Landwirtschaft",
    es: "cooperativa de maquinaria|maquinaria agrícola compartida|círculo de maquinaria|alquiler de maquinaria agrícola",
    fr: "CUMA|matériel agricole partagé|cercle de machines|location de matériel agricole",
    pt: "círculo de máquinas|máquinas agrícolas partilhadas|cooperativa de máquinas|aluguer de máquinas agrícolas",
  },
  forms: ["booking", "management", "portal", "marketplace", "dashboard"],
  people: ["ring managers", "member farmers"],
  mood: "sober",
  things: [
    {
      id: "member",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "member|members",
      also: "farmer|farm|holding",
      fields:
        "Farm: text\nContact: text\nPhone: phone\nE-mail: email\nAddress: location\nHectares: number 4..240 ha\nShares: number 1..40\nInsured: boolean 90\nBalance: money 0..4200 EUR\nHours this year: rollup sum use.member.hours h",
      cells: "contact phone eMail address hectares shares insured balance",
      rows: "Oberhof|Franz Auer|555-0101|auer@example.com|Oberhof 1|86|14|yes|1240\nLindner dairy|Resi Lindner|555-0102|lindner@example.com|Talweg 5|52|9|yes|380\nMoosbauer|Kilian Moos|555-0103|moos@example.com|Am Moos 2|34|6|yes|0\nHof Sonnleitn|Eva Brunner|555-0104|brunner@example.com|Sonnleitn 8|120|20|yes|2610\nMill farm|Georg Mayr|555-0105|mayr@example.com|Mühlweg 3|28|4|no|95\nBerger organic|Lena Berger|555-0106|berger@example.com|Hang 12|61|10|yes|710",
    },
    {
      id: "machine",
      use: "core",
      role: "item",
      icon: "tractor",
      names: "machine|machines",
      also: "implement|equipment|tractor|spreader|drill|mower",
      fields:
        "Machine: text\nPicture: image\nOwner: relation member\nKind: choice tractor|spreader|drill|mower|baler|tedder|trailer|sprayer|wood splitter|attachment\nWidth or size: text\nNeeds: text\nPer hour: money 0..95 EUR\nPer hectare: money 0..90 EUR\nHours: number 0..6200 h\nService due: date -10..200\nDays left: daysUntil serviceDue\nStands at: location\nWith driver: boolean 40\nState: choice free|out|in the workshop|not this winter",
      cells: "owner kind widthOrSize needs perHour perHectare hours serviceDue standsAt withDriver state",
      rows: "Slurry tanker 12 m³|Oberhof|spreader|Trailing shoe 9 m|150 hp|48|0|2140|@30|Oberhof 1|no|out\nDirect drill 3 m|Hof Sonnleitn|drill|3 m|130 hp|0|42|980|@90|Sonnleitn 8|no|free\nRound baler|Lindner dairy|baler|1.25 m|110 hp|0|9|3310|@-6|Talweg 5|yes|in the workshop\nHedge cutter|Moosbauer|attachment|5 m reach|90 hp|38|0|640|@60|Am Moos 2|yes|free\nWood splitter, 30 t|Mill farm|wood splitter|PTO|60 hp|16|0|410|@120|Mühlweg 3|no|out\nTedder, eight rotors|Berger organic|tedder|8.6 m|70 hp|0|11|520|@150|Hang 12|no|not this winter\nMuck spreader 14 t|Hof Sonnleitn|spreader|14 t|140 hp|55|0|1780|@18|Sonnleitn 8|no|free\nTractor 150 hp|Oberhof|tractor|150 hp|None|62|0|5890|@-2|Oberhof 1|yes|out",
    },
    {
      id: "use",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "booking|bookings",
      also: "use|reservation|job|hire|loan",
      fields:
        "Booking: text\nMachine: relation machine\nMember: relation member\nFrom: dateTime -6..14 06:00..17:00\nUntil: dateTime -6..16 08:00..21:00\nHours: number 0.5..40.0 h\nHectares: number 0.0..40.0 ha\nRate: money 9..95 EUR\nCharge: calc hours * rate EUR\nDriver: choice own|from owner|from the ring\nMeter before: number 0..6200\nMeter after: number 0..6200\nState: choice asked|confirmed|out|returned|damaged|billed",
      cells: "machine member from until hours hectares rate driver meterBefore meterAfter state",
      rows: "Lindner, slurry|Slurry tanker 12 m³|Lindner dairy|@0T07:00|@0T18:00|8|0|48|own|2132|2140|out\nBerger, hedges|Hedge cutter|Berger organic|@1T08:00|@1T16:00|7|0|38|from owner|640|640|confirmed\nOberhof, splits wood|Wood splitter, 30 t|Oberhof|@-1T09:00|@2T17:00|12|0|16|own|410|410|out\nMoos, muck|Muck spreader 14 t|Moosbauer|@3T07:30|@3T15:00|6|0|55|own|1780|1780|confirmed\nMayr asks for slurry|Slurry tanker 12 m³|Mill farm|@1T08:00|@1T12:00|3|0|48|from the ring|2140|2140|asked\nBrunner, big tractor|Tractor 150 hp|Hof Sonnleitn|@0T06:00|@1T20:00|18|0|62|own|5872|5872|out\nBerger, last week|Muck spreader 14 t|Berger organic|@-6T08:00|@-6T17:00|8|0|55|own|1772|1780|returned\nMoos, splitter|Wood splitter, 30 t|Moosbauer|@-5T08:00|@-4T16:00|9|0|16|own|401|410|damaged",
    },
    {
      id: "repair",
      use: "core",
      role: "item",
      icon: "wrench",
      names: "repair|repairs",
      also: "damage|service|breakdown|fault",
      fields:
        "Repair: text\nPicture: image\nMachine: relation machine\nReported: date -20..0\nBy: relation member\nFault: text\nCost: money 0..2800 EUR\nPays: choice ring|user|owner|insurer|open\nState: choice reported|ordered|in the workshop|fixed",
      cells: "machine reported by fault cost pays state",
      rows: "Knotter slips|Round baler|@-9|Lindner dairy|Net runs off to the left|620|owner|in the workshop\nRam bent|Wood splitter, 30 t|@-4|Moosbauer|Knot of an oak|180|user|fixed\nHose burst|Slurry tanker 12 m³|@-2|Oberhof|Outer hose, left arm|95|ring|fixed\nService at 5900 hours|Tractor 150 hp|@-1|Oberhof|Oil, filters|410|ring|reported",
    },
    {
      id: "bill",
      use: "more",
      role: "log",
      icon: "receipt",
      names: "settlement|settlements",
      also: "invoice|monthly bill|charge|credit",
      fields:
        "Settlement: text\nMember: relation member\nMonth: date -90..0\nCharged: money 0..2800 EUR\nEarned: money 0..2800 EUR\nTo pay: calc charged - earned EUR\nPaid: boolean 65",
      cells: "member month charged earned paid",
      rows: "Oberhof, last month|Oberhof|@-27|192|540|yes\nLindner, last month|Lindner dairy|@-27|610|230|no\nBrunner, last month|Hof Sonnleitn|@-27|1180|880|no\nMoos, last month|Moosbauer|@-27|144|76|yes",
    },
  ],
  jobs: "book use\nagenda use.from\nmove use.state\nfind machine\nmove machine.state\ndue machine.serviceDue\nkeep use\nshow machine.picture\nmove repair.state\ntotal use.hours\nmap machine.standsAt\nkeep member",
  site: {
    headline: "Why own what you need six days a year",
    body: "Eight machines, six farms, one calendar. Book, fetch, write down the meter, bring back clean.",
    action: "Book a machine|use",
    services:
      "Slurry tanker|Trailing shoe, per hour|48\nDirect drill|Per hectare|42\nHedge cutter with driver|Per hour|38\nMembership|A share, once|150",
    questions:
      "Who pays if it breaks?|Wear is on the ring, rough use on the user; the photo decides.\nCan I have a driver?|For four machines, yes, at the rate shown.\nWhen is a booking firm?|When the owner confirms, at the latest the evening before.\nMust I be a member?|Yes, with a share and insurance.",
  },
  words: {
    tagline: "Which machine is where, who is next, and what the meter says.",
    itch: "Who has the slurry tanker tomorrow?",
    promise: "One calendar, no machine standing still",
    pov: "POV: the tanker comes back and the meter fits",
    gains: ["8 machines, 3 out today", "Baler: service 6 days late", "Tanker: 8 hours, 384 euros"],
  },
});
