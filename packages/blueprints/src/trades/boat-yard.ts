import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "boatYard",
  name: "Boat yard",
  icon: "sailboat",
  says: {
    en: "boat yard|boatyard|boat builder|boat repair|boat maintenance|marina yard|winter storage for boats|boat storage|haul out and launch|yacht maintenance|antifouling|boat winterizing|marina berths|marina management|shipwright|outboard servicing|berth holders",
    de: "Bootswerft|Bootswerkstatt|Winterlager Boote|Yachthafen Liegeplätze",
    es: "astillero|varadero|mantenimiento de barcos|amarres de puerto deportivo",
    fr: "chantier naval|hivernage de bateaux|entretien de bateaux|places de port",
    pt: "estaleiro|manutenção de barcos|invernagem de barcos|lugares de amarração",
  },
  forms: ["management", "booking", "portal"],
  people: ["yard staff", "boat owners"],
  mood: "sober",
  things: [
    {
      id: "owner",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "owner|owners",
      also: "boat owner|berth holder|customer",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nContract: choice winter storage|year berth|repair only\nDoes own work: boolean 40",
      cells: "phone eMail contract doesOwnWork",
      rows: "Elin Skog|555-0121|elin.skog@example.com|winter storage|yes\nCharles Penhallow|555-0122|charles.penhallow@example.com|year berth|no\nWeir Sailing Club|555-0123|fleet@weirsailing.example.com|repair only|no\nDr Leila Farouk|555-0124|leila.farouk@example.com|winter storage|no\nGareth Moss|555-0125|gareth.moss@example.com|year berth|yes",
    },
    {
      id: "boat",
      use: "core",
      role: "item",
      icon: "sailboat",
      names: "boat|boats",
      also: "yacht|dinghy|motor boat|vessel",
      fields:
        "Boat: text\nPicture: image\nOwner: relation owner\nKind: choice sailing yacht|motor boat|dinghy|classic|RIB\nLength: number 3.6..14 m\nBeam: number 1.4..4.2 m\nDraft: number 0.2..2.1 m\nWeight: number 0.2..11 t\nYear: number 1928..2025\nPlace: text\nKeel: choice fin|long|bilge|lifting|none\nInsured until: date -10..330\nDays left: daysUntil insuredUntil\nState: choice afloat|ashore|in the shed|to launch|for sale",
      cells: "owner kind length beam draft weight year place keel insuredUntil state",
      rows: "Sula|Elin Skog|sailing yacht|8.4|2.7|1.4|3.2|1979|Hard 12|fin|@140|ashore\nLady Imogen|Charles Penhallow|classic|11.2|3.1|1.9|8.6|1934|Shed A|long|@-4|in the shed\nWeir 4|Weir Sailing Club|dinghy|4.2|1.7|0.2|0.2|2016|Rack 3|lifting|@200|ashore\nSafety boat|Weir Sailing Club|RIB|5.5|2.1|0.5|0.9|2018|Rack 1|none|@200|ashore\nNour|Dr Leila Farouk|motor boat|9.1|3|0.8|4.8|2009|Hard 7|none|@60|ashore\nKittiwake|Gareth Moss|sailing yacht|7.1|2.4|0.9|2.1|1986|Pontoon B9|bilge|@25|afloat",
    },
    {
      id: "lift",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "lift|lifts",
      also: "haul-out|launch|crane|hoist",
      fields:
        "Lift: text\nBoat: relation boat\nDate: date -30..150\nHigh water: time 05:00..20:00\nKind: choice haul out|launch|move|mast up|mast down\nHoist: choice travel hoist|crane|slipway\nPrice: money 60..640 GBP\nState: choice asked|booked|done|weather",
      cells: "boat date highWater kind hoist price state",
      rows: "Kittiwake out|Kittiwake|@4|11:20|haul out|travel hoist|210|booked\nKittiwake mast|Kittiwake|@3|10:40|mast down|crane|120|booked\nSula launch|Sula|@134|09:50|launch|travel hoist|240|asked\nNour launch|Nour|@141|12:30|launch|travel hoist|260|asked\nLady Imogen to shed|Lady Imogen|@-24|08:10|move|slipway|340|done",
    },
    {
      id: "job",
      use: "core",
      role: "event",
      icon: "wrench",
      names: "yard job|yard jobs",
      also: "repair|work order|antifouling|service",
      fields:
        "Job: text\nBoat: relation boat\nKind: choice hull|engine|rigging|joinery|electrics|antifouling|winterizing|GRP\nWho: text @people\nStart: date -12..60\nDue: date -3..130\nEstimate: money 60..12000 GBP\nHours so far: number 0..220 h\nMaterials: money 0..3400 GBP\nState: choice asked|quoted|approved|under way|waiting for part|owner to see|done|invoiced",
      cells: "boat kind who start due estimate hoursSoFar materials state",
      rows: "Five planks, port side|Lady Imogen|hull|Anders|@-10|@80|9800|62|2100|under way\nGarboard caulked|Lady Imogen|hull|Anders|@60|@100|1700|0|0|approved\nEngine winterized|Kittiwake|winterizing|Mo|@5|@6|165|0|0|approved\nOsmosis, twelve spots|Nour|GRP|Freda|@-6|@40|2900|18|340|under way\nGel coat, bow|Weir 4|GRP|Freda|@-2|@-1|220|3|28|owner to see\nOutboard, water pump|Safety boat|engine|Mo|@-4|@2|340|2|95|waiting for part\nStanding rigging|Sula|rigging|Freda|@50|@120|2400|0|0|quoted",
    },
    {
      id: "storage",
      use: "more",
      role: "event",
      icon: "warehouse",
      names: "storage contract|storage contracts",
      also: "berth|winter place|mooring",
      fields:
        "Contract: text\nBoat: relation boat\nFrom: date -60..10\nUntil: date 100..300\nMeters: number 4..14 m\nRate: money 40..210 GBP\nPrice: calc meters * rate GBP\nPaid: boolean 60",
      cells: "boat from until meters rate paid",
      rows: "Sula, winter|Sula|@-40|@134|8.4|62|yes\nNour, winter|Nour|@-35|@141|9.1|62|no\nLady Imogen, shed|Lady Imogen|@-24|@170|11.2|118|yes\nKittiwake, berth B9|Kittiwake|@-240|@125|7.1|190|yes",
    },
  ],
  jobs: "agenda lift.date\nmove job.state\ndue job.due\nfind boat\nbook lift\nassign job.who\ndue boat.insuredUntil\nmove boat.state\nshow boat.picture\ncheck storage.paid\nkeep owner\ntotal job.estimate",
  site: {
    headline: "Ashore in autumn, afloat by Easter",
    body: "Hoist to twelve tonnes, a shed for wooden boats, and a list on the door of who launches on which tide.",
    action: "Ask for a lift|lift",
    services:
      "Haul out and wash|Per meter, chocked|24\nWinter storage|Per meter, October to April|62\nEngine winterized|Up to forty horsepower|165\nAntifouling|Two coats, paint apart|340",
    questions:
      "May I work on my boat?|Yes, with insurance shown and dust caught.\nWhich tides can you lift on?|Two hours either side of high water.\nWhen do I book a launch?|Before the end of February; spring tides go first.",
  },
  words: {
    tagline: "Tides, hoists, planks and places.",
    itch: "Which boats launch on Saturday's tide?",
    promise: "Every boat on its tide, every job on its list",
    pov: "POV: the mast is down before the hoist comes round",
    gains: ["Kittiwake out in four days", "Lady Imogen: insurance lapsed", "Weir 4: gel coat to see"],
  },
});
