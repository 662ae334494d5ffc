import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "climbingLog",
  name: "Climbing log",
  icon: "mountain",
  says: {
    en: "climbing log|climbing tracker|bouldering log|boulder log|routes i climbed|climbing diary|sends and projects|bouldering tracker|climbing ticklist|climbing grades|ascents log|crag log|climbing sessions",
    de: "Klettertagebuch|Boulder-Tagebuch|Kletterrouten",
    es: "diario de escalada|registro de escalada|rutas de escalada",
    fr: "carnet d'escalade|voies d'escalade|suivi de bloc",
    pt: "diário de escalada|registro de escalada|vias de escalada",
  },
  forms: ["tracker", "community"],
  people: ["climbers"],
  mood: "lively",
  things: [
    {
      id: "route",
      use: "core",
      role: "item",
      icon: "mountain",
      names: "route|routes",
      also: "problem|problems|boulder|boulders|climb|ruta|rutas|voie",
      fields:
        "Name: text\nPhoto: image\nGrade: choice V0|V1|V2|V3|V4|V5|V6|V7\nFont grade: choice 4|5+|6a|6a+|6b|6c|7a|7a+\nColour: choice red|blue|green|yellow|black|white|purple\nWall: choice slab|vertical|overhang|roof|arête\nStyle: tags crimps|slopers|jugs|dyno|balance|compression\nSetter: text @people\nSet on: date -40..-2\nComes down: addDays setOn 60\nStars: rating 2..5\nProject: boolean 25",
      cells: "grade fontGrade colour wall style project",
      rows: "Blue Monday|V4|6b|blue|overhang|crimps;dyno|yes\nSoft Landing|V1|5+|green|slab|balance|\nHinge|V5|6c|black|arête|compression|\nTomato Slab|V2|6a|red|slab|balance|\nGravity Tax|V6|7a|white|roof|jugs;dyno|yes\nButter Hands|V3|6a+|yellow|vertical|slopers|\nFirst Date|V0|4|green|vertical|jugs|\nFinger Soup|V5|6c|purple|overhang|crimps|\nCorner Office|V2|6a|blue|arête|balance|\nThe Long No|V7|7a+|black|roof|slopers|\nWarm-up Act|V0|4|yellow|slab|jugs|\nHalf Moon|V4|6b|purple|vertical|slopers|",
    },
    {
      id: "ascent",
      use: "core",
      role: "log",
      icon: "check-check",
      names: "ascent|ascents",
      also: "send|sends|attempt|session",
      fields:
        "Note: text\nRoute: relation route\nDate: date -40..0\nResult: choice flash|send|fell at the crux|working it\nAttempts: number 1..9\nEffort: rating 1..5\nPartner: text @people",
      cells: "result attempts",
      rows: "Heel hook was the key|send|\nFlashed with beta from Yuki|flash|1\nFell at the last hold|fell at the crux|\nSkin gave up first|working it|8\nSlow feet, quiet hands|send|\nSecond session, two new moves|working it|\nOnly warm-up|flash|1\nCrossed, matched, done|send|",
    },
    {
      id: "climbSession",
      use: "core",
      role: "event",
      icon: "users",
      names: "session|sessions",
      also: "meet",
      fields:
        "Title: text\nStarts: dateTime 1..14 17:00..19:30\nPlace: location Main hall|Training room|Outdoor crag\nFor: choice all|beginners|women's night|over fifties\nComing: number 2..9\nI am in: boolean 25",
      cells: "",
      rows: "Tuesday crew\nSlab clinic\nReset night, new routes\nOutdoor Saturday\nFall practice",
    },
  ],
  jobs: "streak ascent.date\nchart ascent.attempts\nfind route\nkeep route\ncheck route.project\nrank route.stars\nchart route.grade\nkeep ascent\nplan ascent.date\nagenda climbSession.starts\nplan climbSession.starts\nfind climbSession",
  words: {
    tagline: "Every route, every send.",
    itch: "Did you send the blue one?",
    promise: "Every route, every send",
    pov: "POV: the project goes",
    gains: ["7a, on the fourth try.", "12 sends this month.", "One project left."],
  },
});
