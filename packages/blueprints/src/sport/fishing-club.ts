import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "fishingClub",
  name: "Fishing club",
  icon: "fishing-rod",
  says: {
    en: "fishing club|angling club|fishing permits|day tickets fishing|angling society|fish stocking records|fishing lake bookings|peg draw match fishing|fly fishing club|carp lake|catch reports|fishing trip log",
    de: "Angelverein|Fischereiverein|Angelkarten|Fischereierlaubnis",
    es: "club de pesca|licencias de pesca|asociación de pescadores",
    fr: "association de pêche|cartes de pêche|association de pêcheurs",
    pt: "clube de pesca|licenças de pesca|associação de pescadores",
  },
  forms: ["community", "management", "booking", "tracker"],
  people: ["bailiffs", "anglers"],
  mood: "warm",
  things: [
    {
      id: "water",
      use: "core",
      role: "place",
      icon: "waves-horizontal",
      names: "water|waters",
      also: "lake|river|stretch|pond",
      fields:
        "Water: text\nPicture: image\nKind: choice lake|river|canal|pond\nLength or area: text\nPegs: number 4..80\nFish: tags trout|carp|pike|perch|roach|eel|bream\nClosed from: text\nDay limit: number 0..6\nLevel: number 0.4..3.2 m\nCatches: rollup count catchEntry.water",
      cells: "kind lengthOrArea pegs fish closedFrom dayLimit level",
      rows: "Weir pool|river|400 m|12|trout; perch; roach|1 October to 15 March, trout|2|1.4\nAlder lake|lake|3.1 ha|34|carp; bream; perch; pike|Never|1|2.1\nCanal, lock 4 to 6|canal|1.8 km|60|roach; perch; eel|Never|4|1.6\nChildren's pond|pond|0.2 ha|8|roach|Never|0|0.8",
    },
    {
      id: "member",
      use: "core",
      role: "person",
      icon: "id-card",
      names: "member|members",
      also: "angler|ticket holder",
      fields:
        "Name: text\nNumber: text\nPhone: phone\nKind: choice adult|youth|senior|day ticket\nTest passed: boolean 90\nLicense until: date -10..700\nPermit until: date -40..60\nDays left: daysUntil permitUntil\nWork hours: number 0..20 h\nCatch return in: boolean 60",
      cells: "number phone kind testPassed licenseUntil permitUntil workHours catchReturnIn",
      rows: "Colin Batt|A-104|555-0111|adult|yes|@400|@34|12|yes\nGus Petrie|A-088|555-0112|senior|yes|@200|@34|8|no\nFinn Walsh|Y-012|555-0113|youth|no|@90|@34|4|yes\nSamuel Haile|A-140|555-0114|adult|yes|@600|@34|0|no\nOdd Berg|D-771|555-0115|day ticket|yes|@300|@0|0|no",
    },
    {
      id: "catchEntry",
      use: "core",
      role: "log",
      icon: "fish",
      names: "catch|catches",
      also: "fish|entry|log",
      fields:
        "Catch: text\nPicture: image\nWater: relation water\nAngler: text @people\nDate: date -60..0\nFish: choice trout|carp|pike|perch|roach|eel|bream\nLength: number 8..128 cm\nWeight: number 0.05..18 kg\nBait: text\nPeg: number 1..80\nReturned: boolean 60\nWeather: text",
      cells: "water angler date fish length weight bait peg returned weather",
      rows: "Pike at the reeds|Alder lake|Colin Batt|@-2|pike|96|7.8|Dead roach|21|yes|Fog, 4 °C\nTwo perch|Weir pool|Gus Petrie|@-5|perch|31|0.4|Worm|4|no|Clear\nCarp, the scarred one|Alder lake|Odd Berg|@-20|carp|78|11.2|Corn|9|yes|Mild\nEel in the dark|Canal, lock 4 to 6|Samuel Haile|@-33|eel|62|0.5|Worm|40|yes|Rain\nFirst roach|Children's pond|Finn Walsh|@-12|roach|16|0.06|Bread|2|yes|Sun\nBream|Alder lake|Colin Batt|@-27|bream|48|1.9|Maggot|14|yes|Wind",
    },
    {
      id: "event",
      use: "more",
      role: "event",
      icon: "calendar-days",
      names: "work day or match|work days and matches",
      also: "match|stocking|work party",
      fields:
        "Event: text\nWater: relation water\nStarts: dateTime 1..60 06:30..10:00\nKind: choice match|work party|stocking|meeting\nLeader: text @people\nComing: number 0..40",
      cells: "water starts kind leader coming",
      rows: "Reeds cut back|Alder lake|@8T09:00|work party|Colin Batt|6\nWinter match|Canal, lock 4 to 6|@15T08:30|match|Gus Petrie|14\nTrout, 300|Weir pool|@50T10:00|stocking|Colin Batt|3",
    },
  ],
  jobs: "keep catchEntry\nfind water\nshow catchEntry.picture\nagenda event.starts\nkeep member\ndue member.permitUntil\ncheck member.catchReturnIn\nrank catchEntry.weight\nchart catchEntry.fish\nrank catchEntry.length\nrequest member\nprint member",
  site: {
    headline: "Alder lake, peg 21, fog",
    body: "Four waters, a hundred members, one hut with a stove. Write your catch the same evening; the limits are with each water.",
    action: "Get a day ticket|member",
    services: "Adult|A year, all waters|120\nYouth|A year|25\nDay ticket|Alder lake|14",
    questions:
      "Do I need a license?|Yes, the state's, and our permit.\nMay I keep a pike?|One a day over sixty.\nWhat is a catch return?|Your list of the year; no list, no permit.",
  },
  words: {
    tagline: "Pegs, permits, catches and closed months.",
    itch: "What was caught on Alder lake this week?",
    promise: "Every fish written, every permit in date",
    pov: "POV: the float slides away without a ripple",
    gains: ["Pike: 96 centimeters, back home", "Two catch returns missing", "Reeds: six coming on Saturday"],
  },
});
