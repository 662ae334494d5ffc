import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "womensShelter",
  name: "Women's shelter",
  icon: "house-heart",
  says: {
    en: "women's shelter|womens shelter|domestic violence shelter|women's refuge|refuge for women|safe house management|crisis shelter|homeless shelter|shelter beds|night shelter|shelter bed availability|case notes shelter|emergency accommodation|support workers refuge|hostel for homeless people|safe accommodation intake",
    de: "Frauenhaus|Schutzunterkunft|Notunterkunft|Obdachlosenunterkunft",
    es: "casa de acogida|refugio para mujeres|albergue para personas sin hogar",
    fr: "foyer pour femmes|hébergement d'urgence|centre d'accueil de nuit",
    pt: "casa-abrigo|abrigo para mulheres|centro de acolhimento noturno",
  },
  forms: ["management", "tracker", "dashboard"],
  people: ["shelter workers", "managers"],
  mood: "sober",
  things: [
    {
      id: "room",
      use: "core",
      role: "place",
      icon: "bed-double",
      names: "room|rooms",
      also: "bed|place|flat",
      fields:
        "Room: text\nBeds: number 1..6\nCot: boolean 30\nStep-free: boolean 30\nBath: choice own|shared\nStaying: rollup count resident.room\nState: choice free|occupied|being cleaned|closed",
      cells: "beds cot stepFree bath state",
      rows: "Room 1|3|yes|yes|own|occupied\nRoom 2|2|no|no|shared|occupied\nRoom 3|4|yes|no|shared|free\nRoom 4|1|no|no|shared|occupied\nRoom 5|2|yes|no|own|being cleaned",
    },
    {
      id: "resident",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "resident|residents",
      also: "woman|guest|client|case",
      fields:
        "Initials: text\nCase number: text\nRoom: relation room\nCame: date -120..0\nChildren: number 0..4\nCame through: choice police|advice center|hospital|herself|other shelter\nLanguage: text\nInterpreter: boolean 30\nKey worker: text @people\nPlan review: date -4..21\nDays left: daysUntil planReview\nSafe contact: choice none|text only|call mornings|through lawyer\nState: choice asked for a place|arrived|settled|moving on|left",
      cells: "caseNumber room came children cameThrough language interpreter keyWorker planReview safeContact state",
      rows: "A. R.|26-118|Room 1|@-41|2|police|Arabic|yes|Grace Achebe|@-1|through lawyer|settled\nM. K.|26-121|Room 2|@-19|1|advice center|English|no|Lois Kerr|@6|call mornings|settled\nS. T.|26-125|Room 4|@-3|0|hospital|Polish|yes|Grace Achebe|@2|none|arrived\nJ. D.|26-109|Room 1|@-95|0|herself|English|no|Lois Kerr|@9|text only|moving on\nL. P.|26-127|Room 3|@0|3|police|Portuguese|yes|Grace Achebe|@1|none|asked for a place",
    },
    {
      id: "appointment",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "appointment|appointments",
      also: "court date|doctor|school|escort",
      fields:
        "Appointment: text\nResident: relation resident\nWhen: dateTime -1..12 08:00..17:00\nWith: choice lawyer|court|doctor|school|housing office|counselor\nGoes along: text @people\nInterpreter booked: boolean 40\nState: choice planned|kept|moved|missed",
      cells: "resident when withValue goesAlong interpreterBooked state",
      rows: "Court, order|A. R.|@4T10:00|court|Grace Achebe|yes|planned\nSchool place|A. R.|@2T09:00|school|Lois Kerr|no|planned\nDoctor|S. T.|@1T11:30|doctor|Grace Achebe|yes|planned\nHousing office|J. D.|@3T13:00|housing office|Lois Kerr|no|planned\nCounselor|M. K.|@-1T15:00|counselor||no|kept",
    },
    {
      id: "note",
      use: "core",
      role: "log",
      icon: "notebook-pen",
      names: "note|notes",
      also: "case note|handover|night log",
      fields:
        "Note: text\nResident: relation resident\nWhen: dateTime -3..0 07:00..23:30\nBy: text @people\nKind: choice handover|support|safety|children|practical\nWhat: longText\nFor the next shift: boolean 30",
      cells: "resident when by kind what forTheNextShift",
      rows: "Slept well|S. T.|@0T07:10|Lois Kerr|handover|First night through|no\nNew lock code|A. R.|@-1T18:20|Grace Achebe|safety|Changed after the letter|yes\nShoes size 31|A. R.|@-1T16:00|Lois Kerr|children|From the uniform swap|no\nFlat offered|J. D.|@-2T11:40|Lois Kerr|practical|Viewing on Wednesday, goes with her|yes\nArrival tonight|L. P.|@0T12:30|Grace Achebe|handover|Three children, cot and bread|yes",
    },
    {
      id: "request",
      use: "more",
      role: "event",
      icon: "phone",
      names: "request for a place|requests for a place",
      also: "call|referral",
      fields:
        "Request: text\nFrom: choice police|advice center|hospital|herself|other shelter\nWhen: dateTime -2..0 00:00..23:30\nBeds: number 1..5\nAnswer: choice open|place offered|sent on|advice only",
      cells: "from when beds answer",
      rows: "Night call 1|police|@0T11:50|4|place offered\nNight call 2|other shelter|@-1T21:15|2|sent on\nMorning call|herself|@-1T09:30|1|advice only",
    },
  ],
  jobs: "move room.state\nkeep note\nagenda appointment.when\ndue resident.planReview\nmove resident.state\ncheck note.forTheNextShift\nassign resident.keyWorker\nmove request.answer\nfind resident\nassign appointment.goesAlong\nchart resident.cameThrough\nprint note",
  site: {
    headline: "A door, a bed, a person who stays",
    body: "For the team: who is here, who comes tonight, who goes along tomorrow. No full names, no addresses.",
    action: "Note an arrival|resident",
    services:
      "Places|Five rooms, twelve beds|\nDay and night|Somebody is always awake|\nAfter moving out|Six months of visits|",
    questions:
      "What do we write down?|What the next shift must know, and no more.\nWho may see a case?|The key worker and the shift.\nWhat if we are full?|We find a place elsewhere before we hang up.",
  },
  words: {
    tagline: "Rooms, reviews, escorts and the next shift.",
    itch: "Who goes with her to court?",
    promise: "Nobody asks her the same thing twice",
    pov: "POV: the cot stands ready before the car arrives",
    gains: ["Room 3 for four tonight", "A. R.: plan review yesterday", "Interpreter booked for court"],
  },
});
