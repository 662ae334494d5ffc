import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "parentsEvening",
  name: "Parents' evening bookings",
  icon: "calendar-clock",
  says: {
    en: "parents evening bookings|parents' evening booking|parent teacher conferences|parent-teacher conference sign-up|parent teacher meeting slots|book a slot with the teacher|parent consultation evening|school appointments for parents|teacher appointment slots|parent evening timetable|conference sign-up for parents|parent teacher talks",
    de: "Elternsprechtag|Elternsprechtag buchen|Elterngespräche Schule",
    es: "reunión con padres|citas con profesores|tutorías con familias",
    fr: "réunion parents-professeurs|rendez-vous parents professeurs|rencontres parents enseignants",
    pt: "reunião de pais|marcações com professores|atendimento aos pais",
  },
  forms: ["booking", "management", "portal"],
  people: ["school office", "teachers", "parents"],
  mood: "warm",
  things: [
    {
      id: "teacher",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "teacher|teachers",
      also: "tutor|form teacher",
      fields:
        "Name: text\nSubjects: text\nRoom: text\nFloor: number 0..2\nHere from: time 15:00..17:00\nHere until: time 18:00..20:00\nMinutes each: number 5..15 min\nSlots: number 12..28\nTaken: rollup count slot.teacher\nFree: calc slots - taken\nOnline too: boolean 50\nNote: longText",
      cells: "subjects room floor hereFrom hereUntil minutesEach slots onlineToo note",
      rows: "Helen Sharp|Maths, form 7B|12|1|16:00|19:30|10|20|yes|\nDaniel Okoro|Science|Lab 2|1|16:00|19:30|10|20|no|\nClaire Dubois|French, form 9A|21|2|16:30|20:00|10|20|yes|\nIngrid Lund|History|8|0|15:00|18:00|10|18|no|Step-free\nOwen Pritchard|Music|Hall|0|16:00|18:00|5|24|no|\nMei Tanaka|Art|Attic|2|17:00|20:00|10|18|yes|Bring the portfolio",
    },
    {
      id: "slot",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "appointment|appointments",
      also: "booking|slot|conference|talk",
      fields:
        "Family: text\nTeacher: relation teacher\nDate: date 6..7\nTime: time 15:00..19:50\nChild: text\nForm: choice 7A|7B|8A|9A|10B\nKind: choice at school|by video\nState: choice booked|came|did not come|cancelled\nInterpreter: text\nE-mail: email\nPhone: phone\nTo talk about: longText",
      cells: "teacher date time child form kind state interpreter eMail phone toTalkAbout",
      rows: "Farah|Helen Sharp|@6|16:00|Adam|7B|at school|booked|Somali|hodan.farah@example.com|555-0101|Fractions\nFarah, science|Daniel Okoro|@6|16:20|Adam|7B|at school|booked|Somali|hodan.farah@example.com|555-0101|\nRossi|Helen Sharp|@6|16:10|Bella|7B|at school|booked||marco.rossi@example.com|555-0102|Asthma and sports day\nLind|Helen Sharp|@6|16:30|Casper|7B|by video|booked||eva.lind@example.com|555-0103|Sits at the front?\nMcKay|Claire Dubois|@6|17:00|Isla|9A|at school|booked||fiona.mckay@example.com|555-0104|Oral exam\nNowak|Claire Dubois|@6|17:10|Jakub|9A|by video|booked|Polish|ewa.nowak@example.com|555-0105|\nHarland|Ingrid Lund|@7|15:20|George|10B|at school|booked||paul.harland@example.com|555-0106|Wheelchair, ground floor\nMenon|Mei Tanaka|@7|18:00|Divya|7B|at school|cancelled||asha.menon@example.com|555-0107|\nCole|Daniel Okoro|@7|16:40|Ethan|7B|at school|booked||tracy.cole@example.com|555-0108|Absences\nNdiaye|Owen Pritchard|@6|16:05|Fatou|7B|at school|booked||awa.ndiaye@example.com|555-0109|Choir",
    },
    {
      id: "note",
      use: "more",
      role: "log",
      icon: "pen-line",
      names: "note|notes",
      also: "agreement|follow-up|outcome",
      fields:
        "Agreed: longText\nFamily: text\nTeacher: relation teacher\nDate: date -180..0\nWho: choice school|family|both\nUntil: date -20..60\nDone: boolean 45",
      cells: "family teacher date who until done",
      rows: "Ten minutes of times tables a day|Farah|Helen Sharp|@-170|family|@-20|yes\nFront seat and a break card|Lind|Helen Sharp|@-170|school|@-10|yes\nRing when absent, same morning|Cole|Daniel Okoro|@-168|both|@20|no\nHearing loop in room 8|Harland|Ingrid Lund|@-165|school|@14|no\nExtra oral practice on Thursdays|McKay|Claire Dubois|@-30|school|@40|no\nRead aloud at home|Nowak|Claire Dubois|@-30|family|@30|no",
    },
  ],
  jobs: "book slot\nagenda slot.date\nrank teacher.free\nfind teacher\nmove slot.state\nkeep note\ncheck note.done\ndue note.until\nplan slot.date\nkeep teacher\nchart slot.kind",
  site: {
    headline: "Ten minutes with the right teacher",
    body: "Pick your times from the sofa, at school or by video. You get a list in order of rooms, so that nobody runs.",
    action: "Book a time|slot",
    services:
      "At school|Ten minutes in the classroom|\nBy video|Same ten minutes, no parking|\nInterpreter|Ask a week before|",
    questions:
      "How many teachers can we see?|Up to five; leave five minutes between floors.\nMay our child come along?|From year seven on, please.\nWe both cannot come.|Choose video, or write to the teacher for another day.\nTen minutes is not enough.|Then you agree on a longer talk there and then.",
  },
  words: {
    tagline: "Which family, which teacher, which ten minutes.",
    itch: "Who still has a slot at five?",
    promise: "A full evening without a queue",
    pov: "POV: five teachers, no corridor",
    gains: ["Helen Sharp: four of twenty taken", "Somali interpreter at four", "Lind by video at 16:30"],
  },
});
