import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "homeSchooling",
  name: "Home schooling",
  icon: "backpack",
  says: {
    en: "home schooling|homeschooling|homeschool planner|homeschool lessons|home school log|lessons at home|learning at home|teach my kids at home|homeschool curriculum|homeschool tracker|unschooling|lessons for my children",
    de: "Unterricht zu Hause|Homeschooling|Lernen zu Hause",
    es: "educación en casa|escuela en casa|clases en casa para niños",
    fr: "école à la maison|instruction en famille|cours à la maison",
    pt: "educação domiciliar|ensino em casa|aulas em casa para crianças",
  },
  forms: ["tracker", "community"],
  people: ["parents", "children"],
  mood: "warm",
  things: [
    {
      id: "lesson",
      use: "core",
      role: "item",
      icon: "backpack",
      names: "lesson|lessons",
      also: "homework|exercise|course|aufgabe|leccion",
      fields:
        "Title: text\nPicture: image\nSubject: choice maths|reading|writing|science|music|art\nLevel: choice year 1|year 2|year 3|year 4\nMinutes: number 5..25 min\nDue: date 0..12\nStars: number 1..3\nExplained: longText",
      cells: "subject level explained",
      rows: "Times table of seven|maths|year 3|Seven, fourteen, twenty-one: clap on every step.\nWords with ie and ei|writing|year 2|\nWhy leaves turn red|science|year 3|The green goes home for winter; red and yellow were there all along.\nRead aloud: the fox|reading|year 1|\nHalves and quarters|maths|year 2|Cut a pancake, then cut it again.\nRhythm with spoons|music|year 1|\nShadow drawing|art|year 2|\nHow rain is made|science|year 4|\nLetter to a friend|writing|year 4|\nCounting in tens|maths|year 1|",
    },
    {
      id: "pupil",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "pupil|pupils",
      also: "student|students|kid|schuler|alumno",
      fields:
        "Name: text\nPortrait: image\nGroup: choice Foxes|Owls|Hedgehogs\nStars: number 2..30\nReads level: choice 1|2|3|4\nBirthday: date 2..300",
      cells: "group",
      rows: "Noor|Foxes\nBen|Owls\nMina|Hedgehogs\nTomás|Foxes\nAva|Owls\nKwame|Hedgehogs\nLotte|Foxes\nIdris|Owls",
    },
    {
      id: "schoolDate",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "school date|school dates",
      also: "trip|exam",
      fields:
        "Title: text\nStarts: dateTime 1..40 08:00..16:00\nKind: choice trip|test|party|parents' evening\nPlace: location School|Museum|Forest\nBring: text rubber boots|lunch|a smile|one euro",
      cells: "",
      rows: "Forest day\nSpelling test\nParents' evening\nMuseum trip\nSports morning\nClass party",
    },
  ],
  jobs: "due lesson.due\nfind lesson\nkeep lesson\nchart lesson.subject\nfind pupil\nkeep pupil\nagenda schoolDate.starts\nplan schoolDate.starts\nfind schoolDate\nkeep schoolDate",
  words: {
    tagline: "Little steps, big stars.",
    itch: "Homework. Tears. Again.",
    promise: "Little steps, big stars",
    pov: "POV: they ask for more",
    gains: ["Fractions: done by Friday.", "Two lessons before lunch.", "What did we learn today?"],
  },
});
