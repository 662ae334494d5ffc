import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "vinylCollection",
  name: "Vinyl collection",
  icon: "disc-3",
  says: {
    en: "vinyl collection|vinyl record collection|record collection|my vinyl|my records collection|lps i own|records i own|vinyl shelf|catalogue my vinyl|catalog my records|album collection|cd collection|vinyl i want",
    de: "Schallplattensammlung|Plattensammlung|Vinylsammlung",
    es: "colección de vinilos|colección de discos|mis vinilos",
    fr: "collection de vinyles|collection de disques|mes vinyles",
    pt: "coleção de vinis|coleção de discos|meus vinis",
  },
  forms: ["tracker", "community"],
  people: ["collectors of records"],
  mood: "warm",
  things: [
    {
      id: "vinylRecord",
      use: "core",
      role: "item",
      icon: "disc-3",
      names: "record|records",
      also: "vinyl|album",
      fields:
        "Title: text\nSleeve: image\nArtist: text\nGenre: choice jazz|classical|blues|folk|soundtrack|electronic\nYear: number 1927..1990\nSpeed: choice 33|45|78\nCondition: choice mint|near mint|very good|good|crackles\nPaid: money 3..45 EUR\nShelf: choice A|B|C|to sort\nStars: rating 3..5",
      cells: "artist genre year speed",
      rows: "Goldberg Variations|J. S. Bach|classical|1955|33\nThe Four Seasons|A. Vivaldi|classical|1970|33\nRhapsody in Blue|G. Gershwin|classical|1927|78\nDelta sessions, anthology|Various|blues|1961|\nGypsy jazz evening|Various|jazz|1949|78\nSea shanties|Harbour choir|folk|1974|\nSynth studies|Studio tapes|electronic|1979|\nSilent film music|Cinema organ|soundtrack|1965|\nNocturnes|F. Chopin|classical|1966|\nBig band, live|Various|jazz|1958|",
    },
    {
      id: "spin",
      use: "core",
      role: "log",
      icon: "disc",
      names: "spin|spins",
      also: "listening|played",
      fields:
        "Note: text\nRecord: relation vinylRecord\nPlayed on: date -30..0\nSide: choice A|B|both\nWith: text @people\nMood: choice slow|loud|background|dancing\nStars: rating 3..5",
      cells: "",
      rows: "Rainy Sunday, both sides\nSkips on track three\nEverybody danced\nCleaned it first, worth it\nFell asleep on side B\nLouder than the neighbours like",
    },
  ],
  jobs: "chart spin.stars\nshow vinylRecord.sleeve\nfind vinylRecord\nkeep vinylRecord\nrank vinylRecord.stars\nchart vinylRecord.genre\ntotal vinylRecord.paid\nkeep spin\nplan spin.playedOn",
  words: {
    tagline: "Know your shelf by heart.",
    itch: "Bought it. Twice.",
    promise: "Know your shelf by heart",
    pov: "POV: the last one you needed",
    gains: ["212 records, all found.", "Own it already? You do.", "Last played: a year ago."],
  },
});
