import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "fishingLog",
  name: "Fishing log",
  icon: "fish",
  says: {
    en: "fishing log|catch log|fishing diary|fish i caught|fishing spots|angler's log|fishing tracker|my catches|fly fishing log|carp fishing log|fishing trips log|fishing app|biggest catch",
    de: "Angeltagebuch|Fangbuch|Angelplätze",
    es: "diario de pesca|registro de capturas|mis capturas de pesca",
    fr: "carnet de pêche|mes prises de pêche|coins de pêche",
    pt: "diário de pesca|registro de capturas de pesca|minhas pescarias",
  },
  forms: ["tracker", "community"],
  people: ["anglers"],
  mood: "warm",
  things: [
    {
      id: "water",
      use: "core",
      role: "place",
      icon: "waves",
      names: "water|waters",
      also: "lake|river|pond",
      fields:
        "Name: text\nPicture: image\nKind: choice river|lake|pond|coast\nWhere: location\nPermit: boolean 70\nSeason: text March to October|all year|May to January\nBest hour: time 05:30..08:30",
      cells: "kind",
      rows: "Mill pool|river\nLong Lake, north bank|lake\nQuarry pond|pond\nHarbour wall|coast",
    },
    {
      id: "fishCatch",
      use: "core",
      role: "log",
      icon: "fish",
      names: "catch|catches",
      also: "fish|trip",
      fields:
        "Note: text\nPhoto: image\nSpecies: choice trout|pike|perch|carp|zander|chub\nLength: number 22..88 cm\nWeight: number 0.3..6.8 kg\nCaught: dateTime -50..0 05:30..20:30\nWater: relation water\nBait: choice fly|worm|spinner|maize|wobbler\nWeather: choice clear|clouds|rain|wind\nReleased: boolean 70",
      cells: "species length weight bait weather",
      rows: "Under the willow, third cast|trout|41||fly|\nFought for ten minutes|pike|88|6.8|wobbler|\nSmall but golden|perch|22|||\nJust before the rain|zander||||clouds\nOld friend with the scar|carp|71|6.1|maize|\nFirst of the season|chub||||\nDusk, no wind|trout|||fly|",
    },
  ],
  jobs: "chart fishCatch.length\nkeep fishCatch\ncheck fishCatch.released\nchart fishCatch.species\nplan fishCatch.caught\nfind water\nkeep water\ncheck water.permit",
  words: {
    tagline: "Know when they bite.",
    itch: "What bait was that again?",
    promise: "Know when they bite",
    pov: "POV: it is on",
    gains: ["Pike, 84 cm, at dawn.", "Rain, rising glass, bites.", "The one that got away? Noted."],
  },
});
