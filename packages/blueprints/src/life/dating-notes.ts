import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "datingNotes",
  name: "Dating",
  icon: "heart",
  says: {
    en: "dating log|dates i went on|dating tracker|dating journal|dating spreadsheet|first date log|people i am dating|date planner|date night ideas|date ideas|blind date log|who i went on a date with",
    de: "Dating-Tagebuch|meine Dates|Ideen fürs Date",
    es: "diario de citas|mis citas románticas|ideas para citas",
    fr: "journal de rencontres|mes rendez-vous amoureux|idées de rendez-vous amoureux",
    pt: "diário de encontros|meus encontros românticos|ideias para encontros",
  },
  forms: ["tracker", "community"],
  people: ["people who date"],
  mood: "lively",
  things: [
    {
      id: "profile",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "person|people",
      also: "single|singles|partner|profile",
      fields:
        "Name: text\nPortrait: image\nAge: number 22..61 years\nCity: location\nLooking for: choice something serious|see what happens|friends first|company for outings\nInterests: tags walks|cooking|films|climbing|music|books|dancing\nWork: text teacher|carpenter|nurse|coder|baker|gardener|bus driver\nEvenings: choice quiet|out|depends\nAbout me: longText",
      cells: "aboutMe",
      rows: "Amara|Sings in the car, cooks for six, is always early.\nMateo|Builds tables. Will show you the good beach.\nYuki|Night shifts, so breakfast dates.\nLena|Two bikes, one of them for you.\nOmar|Knows every soup in town.\nPriya|Reads on trams, misses stops.\nKofi|Dances badly and gladly.\nIngrid|Swims in October.\nDiego|One cat, who decides.\nHana|Asks the second question.\nSaoirse|Brings a flask and a joke.\nTariq|Maps, tea, long walks.",
    },
    {
      id: "outing",
      use: "core",
      role: "event",
      icon: "calendar-heart",
      names: "date|dates",
      also: "outing|evening",
      fields:
        "Title: text\nStarts: dateTime 1..14 11:00..20:00\nPlace: location\nWith: text @people\nIdea: choice walk|coffee|market|museum|cooking|concert\nState: choice proposed|agreed|been\nMy turn to pay: boolean 40\nHow it was: rating 3..5",
      cells: "",
      rows: "Coffee by the lock\nMarket, then soup\nMuseum, free evening\nWalk to the lighthouse\nCooking for two\nOpen-air cinema",
    },
  ],
  jobs: "find profile\nkeep profile\nchart profile.lookingFor\nagenda outing.starts\nplan outing.starts\nfind outing\nkeep outing\ncheck outing.myTurnToPay",
  words: {
    tagline: "Fewer profiles, better dates.",
    itch: "Swiped all evening. Met nobody.",
    promise: "Fewer profiles, better dates",
    pov: "POV: you both chose the same café",
    gains: ["Second date: Thursday.", "Likes dogs. Fears pigeons.", "No story told twice."],
  },
});
