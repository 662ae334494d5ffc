import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "foraging",
  name: "Foraging",
  icon: "map",
  says: {
    en: "foraging|mushroom picking|mushroom foraging|foraging log|foraging map|wild garlic spots|mushroom spots|wild food|berry picking|foraged finds|mushroom hunting|edible plants map|pick mushrooms",
    de: "Pilze sammeln|Pilzstellen|Wildkräuter sammeln",
    es: "recolección de setas|buscar setas|plantas silvestres",
    fr: "cueillette de champignons|cueillette sauvage|coins à champignons",
    pt: "colheita de cogumelos|procurar cogumelos|plantas silvestres comestíveis",
  },
  forms: ["tracker", "community"],
  people: ["mushroom pickers", "foragers"],
  mood: "warm",
  things: [
    {
      id: "spot",
      use: "core",
      role: "item",
      icon: "map-pin",
      names: "spot|spots",
      also: "place|lake|river",
      fields:
        "Name: text\nPhoto: image\nHabitat: choice beech wood|spruce wood|meadow|lake|river|shore|hedge\nBest season: choice spring|summer|autumn|all year\nAccess: choice easy|steep|boat only|ask first\nGood for: tags porcini|chanterelle|trout|pike|perch|blackberry|wild garlic\nRating: rating 2..5\nSecret: boolean 50",
      cells: "habitat",
      rows: "Beech slope behind the mill|beech wood\nThree spruces|spruce wood\nReed corner, north bank|lake\nOld bridge pool|river\nSheep meadow edge|meadow\nHarbour wall, second ladder|shore\nRailway hedge|hedge\nWild garlic hollow|beech wood",
    },
    {
      id: "find",
      use: "core",
      role: "log",
      icon: "shopping-basket",
      names: "find|finds",
      also: "catch|catches|fang|fund",
      fields:
        "What: text\nSpot: relation spot\nFound on: date -70..0\nKind: choice mushroom|fish|berry|herb\nLength: number 12..70 cm\nWeight: number 80..2400 g\nBait or sign: text worm|spinner|birch nearby|after rain\nKept: boolean 45\nPhoto: image",
      cells: "kind length weight kept",
      rows: "Porcini, firm|mushroom|14|320|\nPike, released|fish|68|2300|no\nChanterelles, a handful|mushroom||180|\nBrown trout|fish|34|410|\nBlackberries|berry||900|yes\nPerch, two|fish|26||\nParasol|mushroom|22||\nWild garlic|herb||150|yes",
    },
  ],
  jobs: "streak find.foundOn\nchart find.length\nfind spot\nkeep spot\ncheck spot.secret\nrank spot.rating\nchart spot.habitat\nkeep find\ncheck find.kept\nplan find.foundOn",
  words: {
    tagline: "Find your good spots again.",
    itch: "Which tree was it?",
    promise: "Find your good spots again",
    pov: "POV: basket full by nine",
    gains: ["9 spots nobody else knows.", "Chanterelles from June.", "When in doubt, left out."],
  },
});
