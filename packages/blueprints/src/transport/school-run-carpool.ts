import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "schoolRunCarpool",
  name: "School run car pool",
  icon: "school",
  says: {
    en: "school run car pool|school carpool|carpool for parents|car pool rota|school run rota|share the school run|carpooling app|car pooling|ride sharing with colleagues|commuter carpool|lift share|lift sharing|walking bus|who drives the kids|kids activities carpool|driving rota for parents|carpool|carpooling",
    de: "Fahrgemeinschaft|Fahrgemeinschaft Schule|Elterntaxi teilen|Mitfahrgelegenheit",
    es: "coche compartido al colegio|turnos para llevar niños|compartir coche",
    fr: "covoiturage scolaire|covoiturage|pédibus",
    pt: "boleia para a escola|carona solidária|partilha de boleias",
  },
  forms: ["community", "booking", "tracker"],
  people: ["parents"],
  mood: "warm",
  things: [
    {
      id: "family",
      use: "core",
      role: "person",
      icon: "users-round",
      names: "family|families",
      also: "parent|driver|household",
      fields:
        "Family: text\nDriver: text @people\nPhone: phone\nAddress: location\nSeats: number 1..6\nChild seats: number 0..3\nDays can drive: tags Mon|Tue|Wed|Thu|Fri\nRuns driven: rollup count run.family",
      cells: "driver phone address seats childSeats daysCanDrive",
      rows: "Osei|Abena Osei|555-0131|7 Fern Bank|4|1|Mon; Thu\nBrandt|Nora Brandt|555-0132|12 Weaver Street|3|0|Tue; Fri\nLindholm|Bea Lindholm|555-0133|14 Garden Row|4|2|Wed\nWalsh|Tom Walsh|555-0134|31 Park Terrace|3|0|Mon; Fri\nNazari|Amir Nazari|555-0135|8 Ring Road|6|1|Thu",
    },
    {
      id: "child",
      use: "core",
      role: "person",
      icon: "baby",
      names: "child|children",
      also: "passenger|pupil|rider",
      fields:
        "Child: text\nFamily: relation family\nClass: text\nSeat: choice none|booster|child seat\nMonday to Friday: tags Mon|Tue|Wed|Thu|Fri\nOut at: time 12:00..17:00\nAllergies: text\nEmergency phone: phone",
      cells: "family classValue seat mondayToFriday outAt allergies emergencyPhone",
      rows: "Ella Osei|Osei|5b|none|Mon; Tue; Wed; Thu; Fri|15:30||555-0141\nKwame Osei|Osei|2a|booster|Mon; Tue; Wed; Thu; Fri|14:45||555-0141\nMats Brandt|Brandt|5b|none|Mon; Tue; Thu; Fri|15:30|Nuts|555-0142\nIda Lindholm|Lindholm|2a|booster|Mon; Tue; Wed; Thu; Fri|14:45||555-0143\nFinn Walsh|Walsh|3c|booster|Mon; Wed; Fri|15:30||555-0144\nLeila Nazari|Nazari|6a|none|Tue; Thu|16:15||555-0145",
    },
    {
      id: "run",
      use: "core",
      role: "event",
      icon: "route",
      names: "run|runs",
      also: "trip|drive|turn|ride",
      fields:
        "Run: text\nFamily: relation family\nDate: date -2..7\nDirection: choice to school|home|training\nTime: time 07:20..18:30\nChildren: number 1..6\nPick-ups: lines\nEverybody in: boolean 20\nState: choice open|taken|on the way|done|swapped",
      cells: "family date direction time children pickUps everybodyIn state",
      rows: "Monday morning|Osei|@2|to school|07:30|5|Walsh; Brandt; Lindholm|no|taken\nMonday home|Walsh|@2|home|15:35|3|School gate|no|taken\nTuesday morning|Brandt|@3|to school|07:30|5|Osei; Lindholm; Nazari|no|taken\nTuesday home|Lindholm|@3|home|14:50|2|Side gate|no|open\nWednesday morning|Lindholm|@4|to school|07:30|4|Osei; Walsh|no|taken\nThursday swimming|Nazari|@5|training|16:20|4|School gate|no|swapped\nFriday home|Brandt|@-1|home|15:35|4|School gate|yes|done",
    },
    {
      id: "swap",
      use: "more",
      role: "event",
      icon: "arrow-left-right",
      names: "change|changes",
      also: "swap|absence|illness|message",
      fields:
        "Change: text\nChild: relation child\nDate: date -1..6\nWhat: choice ill|does not ride|swap wanted|other address\nTold: date -2..0\nNote: longText\nAnswered: boolean 50",
      cells: "child date what told note answered",
      rows: "Kwame has a fever|Kwame Osei|@2|ill|@0|Back on Wednesday, probably|yes\nLeila to her aunt|Leila Nazari|@5|other address|@-1|Drop at 4 Mill Lane|no\nBea in meetings|Ida Lindholm|@3|swap wanted|@0|Somebody for Tuesday home?|no",
    },
  ],
  jobs: "agenda run.date\nmove run.state\nassign run.family\nkeep swap\ncheck run.everybodyIn\nrank family.runsDriven\nkeep child\ncheck swap.answered\nplan run.date\nmap family.address\nchart run.direction",
  site: {
    headline: "Who drives on Tuesday?",
    body: "Five families, six children, one list. You see who sits where, who is ill, and whose turn it is.",
    action: "Take a run|run",
    services:
      "Morning run|Half past seven, three stops|\nAfternoon|Two times, two gates|\nSwimming|Thursdays, four seats|",
    questions:
      "What if I cannot drive?|Write a change by eight the evening before; somebody takes it.\nWhich child needs a booster?|It is written with each child.\nIs it fair?|The count of runs stands beside every family.",
  },
  words: {
    tagline: "Seats, boosters, gates and turns.",
    itch: "Who brings them home on Tuesday?",
    promise: "Every child in a car, every turn counted",
    pov: "POV: nobody waits at the side gate",
    gains: ["Tuesday home: driver wanted", "Kwame is ill on Monday", "Three boosters for class two"],
  },
});
