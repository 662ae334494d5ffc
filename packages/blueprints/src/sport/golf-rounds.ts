import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "golfRounds",
  name: "Golf rounds",
  icon: "flag",
  says: {
    en: "golf scorecard|golf rounds|golf scores|golf tracker|golf log|handicap tracker|golf handicap|disc golf|disc golf scorecard|mini golf scorecard|my golf rounds|golf score keeper",
    de: "Golf-Scorekarte|Golfrunden|Handicap berechnen",
    es: "tarjeta de golf|rondas de golf|hándicap de golf",
    fr: "carte de score de golf|parcours de golf joués|handicap de golf",
    pt: "cartão de golfe|rodadas de golfe|handicap de golfe",
  },
  forms: ["tracker", "community"],
  people: ["golfers"],
  mood: "warm",
  things: [
    {
      id: "course",
      use: "core",
      role: "item",
      icon: "map",
      names: "course|courses",
      also: "lane|lanes",
      fields:
        "Name: text\nPicture: image\nHoles: number 9..18\nPar: number 27..60\nCity: location\nDifficulty: choice easy|medium|hard\nFree: boolean 60\nNotes: longText",
      cells: "holes par difficulty",
      rows: "Lakeside|18|57|medium\nQuarry|18|60|hard\nCity park nine|9|27|easy\nBeech wood|18|56|medium\nAirfield|12|38|easy",
    },
    {
      id: "round",
      use: "core",
      role: "log",
      icon: "flag",
      names: "round|rounds",
      also: "game|games|score|scores|card",
      fields:
        "Note: text\nCourse: relation course\nPlayer: text @people\nPlayed on: date -40..0\nThrows: number 52..74\nPar: number 54..60\nOver par: calc throws - par\nWeather: choice calm|windy|rain|hot\nBirdies: number 0..6",
      cells: "throws par weather birdies",
      rows: "Ace on hole five!|54|57||5\nWind from the lake|66|57|windy|\nLost a disc at nine|63|54||\nWith Jonas and Noor|59|57||\nMorning round, nobody there|57|54|calm|\nRain from hole ten|69|60|rain|\nPersonal best|53|54||6",
    },
  ],
  jobs: "streak round.playedOn\nchart round.throws\nkeep round\nchart round.weather\nplan round.playedOn\nfind course\nkeep course\ncheck course.free",
  words: {
    tagline: "Keep the card, settle the bet.",
    itch: "That was a four. Never.",
    promise: "Keep the card, settle the bet",
    pov: "POV: three under par",
    gains: ["84, and no water today.", "Handicap down to 18.", "Best hole: the seventh."],
  },
});
