import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "petCare",
  name: "Pet care",
  icon: "paw-print",
  says: {
    en: "pet care|pet care log|pet care tracker|pet health tracker|cat care|feed the cat|who fed the dog|pet feeding|pet feeding schedule|pet medicine|vet visits log|pet journal|aquarium log|fish tank log|guinea pig care",
    de: "Haustier-Tagebuch|Haustierpflege|wer hat die Katze gefüttert",
    es: "cuidado de mascotas|registro de mascotas|quién dio de comer al gato",
    fr: "soins des animaux de compagnie|carnet de l'animal|qui a nourri le chat",
    pt: "cuidados com animais de estimação|registro do pet|quem alimentou o gato",
  },
  forms: ["tracker", "community"],
  people: ["families with pets"],
  mood: "warm",
  things: [
    {
      id: "pet",
      use: "core",
      role: "item",
      icon: "paw-print",
      names: "pet|pets",
      also: "cat|cats|dog|dogs|animal|animals|fish",
      fields:
        "Name: text\nPhoto: image\nSpecies: choice cat|dog|rabbit|fish|bird|tortoise\nAge: number 1..14 years\nFood: text half a tin, twice|one scoop|a handful of hay|a pinch\nWalks a day: number 0..3\nMedicine: text none|half a tablet|drops\nVet: text Dr. Amini, 2 streets away\nLikes: text",
      cells: "species age walksADay likes",
      rows: "Mimi|cat|7||the warm laptop\nBruno|dog|4|3|tennis balls\nKeks|rabbit|2||parsley\nOtto|tortoise|14||dandelion\nFreya||||\nNugget||||",
    },
    {
      id: "petTask",
      use: "core",
      role: "log",
      icon: "paw-print",
      names: "entry|entries",
      also: "task|care|visit|visits|feeding|feedings|walk|walks",
      fields:
        "Note: text\nPet: relation pet\nAt: dateTime -5..0 06:45..21:30\nWhat: choice fed|walked|medicine|litter|cuddled|water\nMinutes: number 5..60 min\nBy: text @people\nPhoto: image\nAll well: boolean 90",
      cells: "what minutes allWell",
      rows: "Ate everything|fed||\nLong round by the river|walked|55|\nHalf a tablet, in cheese|medicine||\nAsked for a second breakfast|fed||\nAfraid of the vacuum|cuddled||\nMet the poodle from number 9|walked||\nFresh water and a clean box|litter||\nLeft the carrots|fed||no",
    },
  ],
  jobs: "chart petTask.minutes\nkeep petTask\ncheck petTask.allWell\nchart petTask.what\nplan petTask.at\nfind pet\nkeep pet",
  words: {
    tagline: "See who was fed, and when.",
    itch: "Fed? The cat says no.",
    promise: "See who was fed, and when",
    pov: "POV: nobody got two dinners",
    gains: ["Fed twice, not four times.", "Worm tablet: Friday.", "4.2 kilos, steady."],
  },
});
