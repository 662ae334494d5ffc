import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "watchRepair",
  name: "Clock and watch repair",
  icon: "watch",
  says: {
    en: "watch repair|clock repair|watchmaker|clockmaker|horologist|watch servicing|clock restoration|antique clock repair|watch repair tickets|longcase clock restoration|clock winding rounds|watch battery replacement|vintage watch restoration|timegrapher readings|pocket watch repair|turret clock maintenance",
    de: "Uhrmacher|Uhrenreparatur|Uhrenwerkstatt|Turmuhr-Wartung",
    es: "relojero|relojería taller|reparación de relojes",
    fr: "horloger|horlogerie réparation|réparation de montres",
    pt: "relojoeiro|relojoaria|conserto de relógios",
  },
  forms: ["management", "site"],
  people: ["watchmakers", "customers"],
  mood: "warm",
  things: [
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "customer|customers",
      also: "owner|client",
      fields: "Name: text\nPhone: phone\nE-mail: email\nAddress: location",
      cells: "phone eMail address",
      rows: "Edwin Foss|555-0131|edwin.foss@example.com|2 Park Terrace\nSt Anne's Church|555-0132|warden@stannes.example.com|Church Street\nRalph Tindall|555-0133|ralph.tindall@example.com|Market Place\nAmina Rahman|555-0134|amina.rahman@example.com|17 Weaver Street\nTown Hall|555-0135|caretaker@townhall.example.com|Market Square",
    },
    {
      id: "timepiece",
      use: "core",
      role: "item",
      icon: "clock",
      names: "clock or watch|clocks and watches",
      also: "watch|clock|timepiece|movement",
      fields:
        "Piece: text\nPicture: image\nCustomer: relation customer\nKind: choice wristwatch|pocket watch|mantel clock|wall clock|longcase clock|turret clock\nMaker: text\nMovement: choice automatic|hand wound|quartz|pendulum|spring\nCaliber: text\nSerial number: text\nMade about: number 1690..2024\nLast service: date -2200..-10\nNext service: date -60..1600\nInsurance value: money 80..9000 GBP",
      cells: "customer kind maker movement caliber serialNumber madeAbout lastService nextService insuranceValue",
      rows: "Steel diver|Edwin Foss|wristwatch|Meridian|automatic|M 2824|771204|1978|@-1900|@-75|1400\nHalf hunter|Edwin Foss|pocket watch|J. Lister|hand wound|Lever|20417|1892|@-1200|@260|900\nLongcase, brass face|Ralph Tindall|longcase clock|Kendal maker|pendulum|Eight day||1775|@-9|@1500|3200\nChurch clock|St Anne's Church|turret clock|Potts type|pendulum|Flatbed||1887|@-350|@15|9000\nTravel clock|Amina Rahman|mantel clock|Unknown|spring|Eight day|418|1905|@-2000|@-40|320\nHall wall clock|Town Hall|wall clock|Station type|pendulum|Fusee||1910|@-700|@30|850\nDress watch, quartz|Amina Rahman|wristwatch|Sorel|quartz|S 11|88-3301|1996|@-400|@700|180",
    },
    {
      id: "repair",
      use: "core",
      role: "event",
      icon: "wrench",
      names: "repair|repairs",
      also: "ticket|service|job|restoration",
      fields:
        "Ticket: text\nPiece: relation timepiece\nWork: choice full service|clean and oil|mainspring|balance staff|bushes|battery and seal|glass|regulate\nTaken in: date -70..0\nPromised: date -5..60\nDays left: daysUntil promised\nEstimate: money 18..1400 GBP\nRate before: number -90..120 s/day\nRate after: number -10..12 s/day\nAmplitude: number 180..310 °\nWatchmaker: text @people\nState: choice taken in|estimate sent|approved|stripped|waiting for part|assembled|on test|ready|collected",
      cells: "piece work takenIn promised estimate rateBefore rateAfter amplitude watchmaker state",
      rows: "W-331 diver|Steel diver|full service|@-25|@5|290|48|4|286|Ivor|on test\nW-334 half hunter|Half hunter|balance staff|@-18|@20|240|-60||205|Ivor|waiting for part\nC-118 longcase|Longcase, brass face|bushes|@-60|@10|680|||240|Hanna|assembled\nC-121 travel clock|Travel clock|mainspring|@-12|@-2|145|||230|Hanna|approved\nW-336 dress watch|Dress watch, quartz|battery and seal|@-1|@0|24|0|0|260|Hanna|ready\nC-123 hall clock|Hall wall clock|full service|@-3|@40|420|90||210|Ivor|estimate sent",
    },
    {
      id: "visit",
      use: "core",
      role: "event",
      icon: "map-pin",
      names: "visit|visits",
      also: "winding round|clock visit|house call",
      fields:
        "Visit: text\nPiece: relation timepiece\nDate: date -7..30\nTime: time 08:00..16:00\nKind: choice wind|regulate|summer time|oil|fetch|set up\nSeconds off: number -120..180 s\nDone: boolean 30",
      cells: "piece date time kind secondsOff done",
      rows: "Church, wind and check|Church clock|@0|09:00|wind|35|no\nChurch, last week|Church clock|@-7|09:00|wind|12|yes\nChurch, yearly oiling|Church clock|@15|08:00|oil||no\nTown hall, fetch the clock|Hall wall clock|@2|10:30|fetch|95|no\nLongcase set up|Longcase, brass face|@10|14:00|set up||no",
    },
    {
      id: "part",
      use: "more",
      role: "item",
      icon: "cog",
      names: "part|parts",
      also: "spare|glass|mainspring|order",
      fields:
        "Part: text\nRepair: relation repair\nFor caliber: text\nOrdered: date -20..0\nArrives: date -4..25\nCost: money 2..180 GBP\nState: choice to find|ordered|here|made in the shop",
      cells: "repair forCaliber ordered arrives cost state",
      rows: "Balance staff, lever|W-334 half hunter|Lever|@-10|@-1|38|ordered\nCase gasket set|W-331 diver|M 2824|@-20|@-12|14|here\nMainspring 18 × 0.42|C-121 travel clock|Eight day|@-8|@3|22|ordered\nPivot bushes, six|C-118 longcase|Eight day|@-40|@-30|12|made in the shop",
    },
  ],
  jobs: "due repair.promised\nmove repair.state\nagenda visit.date\ndue part.arrives\nfind timepiece\nassign repair.watchmaker\ncheck visit.done\ndue timepiece.nextService\nchart visit.secondsOff\nshow timepiece.picture\nprint repair\nkeep customer",
  site: {
    headline: "Keeping time, two seconds a day",
    body: "Watches and clocks, from quartz to church towers. You get the rate before and after, and the worn parts in a bag.",
    action: "See our work|timepiece",
    services:
      "Automatic watch serviced|Stripped, cleaned, timed for a week|290\nBattery and seal|Pressure tested|24\nLongcase clock|Movement cleaned and bushed|680\nWinding round|Weekly, tower or hall|18",
    questions:
      "How often should a watch be serviced?|Every five years, sooner if it gains.\nIs my clock worth it?|We say so before you spend, also when it is not.\nDo you come for clocks?|Yes, and we set them up again and level them.",
  },
  words: {
    tagline: "Tickets, rates, parts and the church on Saturday.",
    itch: "When did we promise the travel clock?",
    promise: "Every ticket timed and ready on the day",
    pov: "POV: the tower struck noon at noon",
    gains: ["Diver: 48 to 4 seconds", "Travel clock: two days late", "Church: 35 seconds fast"],
  },
});
