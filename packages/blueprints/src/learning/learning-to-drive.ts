import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "learningToDrive",
  name: "Learning to drive",
  icon: "car-front",
  says: {
    en: "learning to drive|driving lessons log|driving practice log|learner driver log|driving test prep|practice for my driving test|supervised driving hours|driving diary|parallel parking practice|my driving lessons|hours behind the wheel|driving with my parents",
    de: "Fahrstunden-Tagebuch|Fahren lernen|Übungsfahrten",
    es: "aprender a conducir|diario de prácticas de conducir|mis clases de conducir",
    fr: "apprendre à conduire|carnet de conduite accompagnée|mes heures de conduite",
    pt: "aprender a dirigir|diário de aulas de direção|minhas aulas de direção",
  },
  forms: ["tracker", "community"],
  people: ["learner drivers"],
  mood: "warm",
  things: [
    {
      id: "instructor",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "instructor|instructors",
      also: "teacher",
      fields:
        "Name: text\nPortrait: image\nPhone: phone\nCar: choice manual|automatic|electric\nFree: choice mornings|afternoons|evenings\nPrice: money 48..66 EUR",
      cells: "car",
      rows: "Elke Sommer|manual\nOmar Farouk|automatic\nTomás Vega|electric\nIngrid Lund|manual\nKofi Annor|electric",
    },
    {
      id: "lesson",
      use: "core",
      role: "log",
      icon: "car-front",
      names: "lesson|lessons",
      also: "drive|drives|hour|hours",
      fields:
        "Note: text\nDate: date -45..6\nStarts: time 08:00..19:00\nMinutes: number 45..90 min\nKind: choice town|motorway|country|night|manoeuvres\nInstructor: relation instructor\nDistance: number 8..64 km\nWeather: choice dry|rain|night\nPractised: tags basics|technique|review|road|parking\nWent: rating 2..5\nPractise next: text parking|roundabouts|mirrors|hill start",
      cells: "kind went",
      rows: "First time on the motorway|motorway|4\nStalled twice at the lights|town|3\nParallel parking, five in a row|manoeuvres|5\nNight and rain|night|4\nTram tracks and cyclists|town|\nHill start without rolling|country|5\nMock test, two mistakes|town|4",
    },
    {
      id: "skill",
      use: "core",
      role: "item",
      icon: "list-checks",
      names: "skill|skills",
      also: "manoeuvre|topic",
      fields: "Skill: text\nLevel: choice new|practising|safe\nTries: number 1..14\nLast on: date -30..-1",
      cells: "level",
      rows: "Parallel parking|practising\nRoundabout, two lanes|safe\nHill start|safe\nJoining the motorway|practising\nEmergency stop|new\nReversing round a corner|new",
    },
  ],
  jobs: "streak lesson.date\nchart lesson.minutes\nkeep lesson\nrank lesson.went\nchart lesson.kind\nplan lesson.date\nfind instructor\nkeep instructor\nfind skill\nkeep skill",
  words: {
    tagline: "Every lesson counted, ready for the test.",
    itch: "Parallel parking. Again.",
    promise: "Every lesson counted, ready for the test",
    pov: "POV: passed first time",
    gains: ["23 hours, 4 at night.", "Parking: nearly there.", "Test on the ninth."],
  },
});
