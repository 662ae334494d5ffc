import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "liveryYard",
  name: "Horse livery yard",
  icon: "fence",
  says: {
    en: "livery yard|livery stables|horse livery|horse boarding|boarding stable|equestrian yard|stable yard|horse stable management|horse yard app|riding stables|equestrian centre|horse health records|farrier visits|horse paddock turnout|horse arena booking|DIY livery|pony club",
    de: "Pensionsstall|Pferdepension|Reitstall",
    es: "pupilaje de caballos|hípica|cuadra de caballos|escuela de equitación",
    fr: "pension pour chevaux|écurie de pension|centre équestre|école d'équitation",
    pt: "hotel para cavalos|centro hípico|pensão de cavalos|escola de equitação",
  },
  forms: ["management", "portal", "booking", "site"],
  people: ["yard staff", "horse owners"],
  mood: "warm",
  things: [
    {
      id: "owner",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "owner|owners",
      also: "livery client|rider|boarder|family",
      fields:
        "Owner: text\nPhone: phone\nE-mail: email\nEmergency contact: phone\nLivery: choice DIY|part|full|retirement|riding school\nMonthly: money 140..780 GBP\nPaid until: date -20..30\nDays left: daysUntil paidUntil\nRides: tags mornings|evenings|weekends|hacks|competes",
      cells: "phone eMail emergencyContact livery monthly paidUntil rides",
      rows: "Philippa Gates|555-0101|philippa.gates@example.com|555-0151|full|640|@4|evenings; competes\nRory and Ella Finch|555-0102|finch@example.com|555-0152|DIY|150|@4|weekends; hacks\nNadia Osman|555-0103|nadia.osman@example.com|555-0153|part|395|@-10|mornings; hacks\nJean Whitmore|555-0104|jean.whitmore@example.com|555-0154|retirement|320|@4|weekends\nThe yard|555-0105|office@yard.example.com|555-0155|riding school|140|@30|weekends\nConor Daly|555-0106|conor.daly@example.com|555-0156|part|395|@4|evenings; competes",
    },
    {
      id: "horse",
      use: "core",
      role: "item",
      icon: "paw-print",
      names: "horse|horses",
      also: "pony|mare|gelding|cob",
      fields:
        "Horse: text\nPicture: image\nOwner: relation owner\nStable: text\nBreed: text\nHeight: number 11.0..18.0 hands\nBorn: date -10500..-700\nPassport: text\nTurned out with: choice mares|geldings|alone|ponies|not out\nHard feed: lines\nHay: choice dry|soaked|haylage\nRug: choice none|light|medium|heavy\nMind: text",
      cells: "owner stable breed height born passport turnedOutWith hardFeed hay rug mind",
      rows: "Orion|Philippa Gates|1|Warmblood|16.2|2016-05-08|826-0011207|geldings|Balancer 500 g;Oil 50 ml;Alfalfa 1 kg|haylage|heavy|Kicks at feeding\nBiscuit|Rory and Ella Finch|4|Welsh section C|13.1|2012-04-19|826-0009920|ponies|None|soaked|light|Laminitis, grass muzzle\nSaffron|Nadia Osman|5|Arab|15.0|2018-03-30|826-0014418|mares|Balancer 400 g|dry|medium|\nMajor|Jean Whitmore|Field|Irish draft|16.0|2001-06-11|826-0003350|geldings|Veteran mash 2 kg, soaked|soaked|heavy|Three teeth left\nPickle|The yard|8|Shetland|10.2|2010-05-01|826-0008007|ponies|None|soaked|none|Opens bolts\nDuchess|The yard|9|Cob|14.3|2014-04-25|826-0010555|mares|Balancer 300 g|dry|medium|Beginners, steady\nBlaze|Conor Daly|2|Sport horse|16.1|2019-05-17|826-0015620|geldings|Competition mix 1.5 kg|haylage|heavy|Not beside mares\nJuniper|The yard|10|Connemara|14.1|2015-07-03|826-0011999|mares|Balancer 300 g|dry|medium|",
    },
    {
      id: "care",
      use: "core",
      role: "event",
      icon: "stethoscope",
      names: "appointment|appointments",
      also: "farrier|vet|worming|dentist|vaccination|care",
      fields:
        "Appointment: text\nHorse: relation horse\nDate: date -10..60\nTime: time 08:00..17:00\nKind: choice shoes|trim|vaccination|worm count|dentist|vet|physio\nBy: text @people\nCost: money 15..320 GBP\nNext in: choice 6 weeks|8 weeks|6 months|12 months|as needed\nHolds horse: choice staff|owner\nDone: boolean 30",
      cells: "horse date time kind by cost nextIn holdsHorse done",
      rows: "Orion, four shoes|Orion|@0|09:00|shoes|Gav Pike, farrier|95|6 weeks|staff|no\nBlaze, four shoes|Blaze|@0|10:00|shoes|Gav Pike, farrier|95|6 weeks|owner|no\nBiscuit, trim|Biscuit|@0|11:00|trim|Gav Pike, farrier|38|6 weeks|staff|no\nSaffron, flu and tetanus|Saffron|@8|14:00|vaccination|Hill Equine Vets|62|12 months|staff|no\nMajor, teeth|Major|@13|10:30|dentist|Lena Moss|75|6 months|staff|no\nSchool ponies, worm count|Pickle|@4|08:00|worm count|Yard|18|8 weeks|staff|no\nDuchess, trim|Duchess|@-9|09:00|trim|Gav Pike, farrier|38|6 weeks|staff|yes\nJuniper, lame behind|Juniper|@-3|15:00|vet|Hill Equine Vets|145|as needed|staff|yes",
    },
    {
      id: "slot",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "arena booking|arena bookings",
      also: "lesson|arena|booking|ride|clinic",
      fields:
        "Booking: text\nHorse: relation horse\nArena: choice indoor|outdoor|gallop|hack\nDate: date -2..10\nTime: time 07:00..20:00\nMinutes: duration 30..90\nKind: choice own ride|private lesson|group lesson|jumping|clinic\nInstructor: text @people\nPrice: money 0..60 GBP\nState: choice asked|booked|ridden|canceled",
      cells: "horse arena date time minutes kind instructor price state",
      rows: "Philippa, flatwork|Orion|indoor|@0|18:00|60|private lesson|Beth Arden|45|booked\nSaturday beginners|Duchess|outdoor|@1|10:00|60|group lesson|Beth Arden|24|booked\nConor, jumps up|Blaze|outdoor|@1|17:00|60|jumping|None|12|booked\nNadia, hack out|Saffron|hack|@2|08:00|90|own ride|None|0|booked\nTots on Pickle|Pickle|indoor|@1|11:00|30|private lesson|Izzy Cole|20|booked\nElla, after school|Biscuit|indoor|@3|16:30|30|own ride|None|0|asked\nPhilippa, last week|Orion|indoor|@-2|18:00|60|private lesson|Beth Arden|45|ridden",
    },
    {
      id: "chore",
      use: "core",
      role: "log",
      icon: "clipboard-check",
      names: "yard job|yard jobs",
      also: "chore|turnout|feed|muck out|rug change|extra",
      fields:
        "Job: text\nHorse: relation horse\nWhen: dateTime -1..1 06:30..19:00\nKind: choice turn out|bring in|muck out|feed|rug|hold for farrier|medicine|exercise\nWho: text @people\nExtra charge: money 0..25 GBP\nDone: boolean 50",
      cells: "horse when kind who extraCharge done",
      rows: "Geldings out|Orion|@0T07:15|turn out|Izzy Cole|0|yes\nBiscuit, muzzle on|Biscuit|@0T07:30|turn out|Izzy Cole|0|yes\nMajor, second mash|Major|@0T16:00|feed|Tom Reeve|0|no\nOrion, hold for shoes|Orion|@0T09:00|hold for farrier|Tom Reeve|10|no\nJuniper, bute in the evening|Juniper|@0T17:00|medicine|Izzy Cole|0|no\nSaffron, rug to heavy|Saffron|@0T18:00|rug|Tom Reeve|0|no\nBlaze, walker|Blaze|@-1T12:00|exercise|Izzy Cole|8|yes",
    },
  ],
  jobs: "check chore.done\nagenda care.date\nbook slot\nkeep horse\nagenda slot.date\nshow horse.picture\ncheck care.done\ndue owner.paidUntil\nkeep chore\nassign chore.who\ntotal chore.extraCharge\nkeep owner",
  site: {
    headline: "Mucked out by eight, out by half past seven",
    body: "Eleven stables, two arenas and hacks straight from the gate. DIY, part or full livery, and lessons on steady cobs.",
    action: "Book the arena or a lesson|slot",
    services:
      "Full livery|All found but shoes, a month|640\nPart livery|Five mornings, a month|395\nDIY livery|Stable and grazing, a month|150\nPrivate lesson|An hour|45\nHolding for vet or farrier|Each time|10",
    questions:
      "Is there turnout in winter?|Daily, on rotation; wet fields rest.\nWho holds my horse for the farrier?|We do, for ten pounds, or you.\nDo you take laminitics?|Yes, with muzzle, soaked hay and a bare paddock.\nCan I bring my own instructor?|Yes, if insured, outside school hours.",
  },
  words: {
    tagline: "Turnout, what goes in which bucket, and the farrier at nine.",
    itch: "Was Major fed his second mash?",
    promise: "Right bucket, right rug, right field",
    pov: "POV: the bolts hold, and Pickle is in",
    gains: ["8 horses, 3 for the farrier", "Juniper: medicine at five", "Major: three teeth, soaked mash"],
  },
});
