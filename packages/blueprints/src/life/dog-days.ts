import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "dogDays",
  name: "Dog days",
  icon: "paw-print",
  says: {
    en: "dog log|puppy log|puppy tracker|puppy diary|my two dogs|dog diary|dog meetups|dog park meetups|puppy training log|dog care tracker|dog owners meet|my dogs",
    de: "Hundetagebuch|Welpentagebuch|Spaziergänge mit dem Hund",
    es: "diario de mi perro|registro del cachorro|paseos con mi perro",
    fr: "carnet du chien|journal du chiot|promenades avec mon chien",
    pt: "diário do cachorro|registro do filhote|passeios com meu cachorro",
  },
  forms: ["tracker", "community"],
  people: ["people with dogs"],
  mood: "warm",
  things: [
    {
      id: "pet",
      use: "core",
      role: "item",
      icon: "paw-print",
      names: "dog|dogs",
      also: "hund|hunde|perro|perros|chien|chiens|cachorro|pet",
      fields:
        "Name: text\nPhoto: image\nBreed: choice mixed breed|border collie|dachshund|labrador|greyhound|poodle|terrier|spaniel\nSize: choice small|medium|large\nEnergy: choice couch|steady|rocket\nAge: number 1..13 years\nWeight: number 4..38 kg\nOwner: text @people\nGets on with: tags dogs|cats|kids|bikes\nNeutered: boolean 60\nAbout: longText",
      cells: "breed size energy age weight about",
      rows: "Pepper|terrier|small|rocket|3|8|Digs. Will bring you half a stick.\nMochi|poodle|medium|steady|5|17|\nBruno|labrador|large|steady|8|34|Swims first, asks later.\nZaza|mixed breed|medium|rocket|2|19|\nFrieda|dachshund|small|couch|11|9|Prefers to be carried home.\nIndigo|border collie|medium|rocket|4|18|\nSultan|greyhound|large|couch|6|28|Sixty seconds of speed, then sofa.\nKiki|spaniel|medium|steady|7|14|\nOtto|mixed breed|large|steady|9|31|\nLuna|poodle|small|steady|1|5|\nTamarind|terrier|small|rocket|4|7|\nHalva|mixed breed|medium|couch|10|21|",
    },
    {
      id: "outing",
      use: "core",
      role: "log",
      icon: "footprints",
      names: "outing|outings",
      also: "walk|walks|walking|feeding|gassi|paseo",
      fields:
        "Note: text\nDog: relation pet\nDate: date -21..0\nDid: choice walk|feeding|training|vet|play\nMinutes: number 10..75 min\nWith: text @people\nMood: choice shy|calm|happy|wild",
      cells: "did minutes mood",
      rows: "Met the grey poodle again|walk||happy\nRain, short round|walk|15|\nSit and stay, ten times|training||\nAte everything at once|feeding|10|\nSwam in the canal|play||wild\nVaccination, brave|vet||shy\nLong round by the river|walk|70|",
    },
    {
      id: "dogMeet",
      use: "core",
      role: "event",
      icon: "trees",
      names: "dog meet|dog meets",
      also: "playdate",
      fields:
        "Title: text\nStarts: dateTime 1..20 07:30..18:00\nPlace: location Dog park north|River meadow|Old airfield\nFor: choice all|small dogs|puppies|shy dogs\nComing: number 2..9\nI am in: boolean 25",
      cells: "",
      rows: "Puppy hour\nSlow round for old dogs\nShy dogs, no crowd\nSunday river walk\nAgility for beginners",
    },
  ],
  jobs: "streak outing.date\nchart outing.minutes\nfind pet\nkeep pet\ncheck pet.neutered\nchart pet.breed\nkeep outing\nplan outing.date\nagenda dogMeet.starts\nplan dogMeet.starts\nfind dogMeet\nkeep dogMeet",
  words: {
    tagline: "Good days for your animal.",
    itch: "Did anyone feed the dog?",
    promise: "Good days for your animal",
    pov: "POV: your dog made plans",
    gains: ["Three walks, two dogs.", "Fed? Yes, at seven.", "Meets Otis on Sunday."],
  },
});
