import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "hikingLog",
  name: "Hiking log",
  icon: "mountain",
  says: {
    en: "hiking log|hiking trails|hikes i did|trail log|hiking tracker|hiking diary|peaks i climbed|summit log|trail finder|hiking routes|walks i did|mountain walks|munro bagging|hiking app",
    de: "Wandertagebuch|Wanderungen|Gipfelbuch",
    es: "diario de senderismo|rutas de senderismo|mis caminatas",
    fr: "carnet de randonnée|randonnées faites|sentiers de randonnée",
    pt: "diário de trilhas|trilhas que fiz|registro de caminhadas",
  },
  forms: ["tracker", "community"],
  people: ["hikers"],
  mood: "warm",
  things: [
    {
      id: "trail",
      use: "core",
      role: "item",
      icon: "mountain",
      names: "trail|trails",
      also: "hike|hikes|walk|walks|peak|peaks|route|summit",
      fields:
        "Name: text\nPhoto: image\nRegion: choice coast|forest|alps|lakes|hills\nDistance: number 5.0..22.0 km\nClimb: number 80..1450 m\nHours: number 1.5..8.0 h\nDifficulty: choice easy|medium|hard\nStart: location\nBest in: choice spring|summer|autumn|all year\nDone: boolean 40\nStars: rating 3..5",
      cells: "region distance climb difficulty",
      rows: "Lighthouse loop|coast|9.5|160|easy\nThree Huts|alps|18.2|1320|hard\nBeech and moss|forest|7.4|210|easy\nRound the long lake|lakes|14.0|240|medium\nEagle ridge|alps|12.6|980|hard\nVineyard path|hills|8.8|320|medium\nGorge with ladders|forest|6.1|380|medium\nOld smugglers' way|coast|16.4|540|medium",
    },
    {
      id: "walk",
      use: "core",
      role: "log",
      icon: "footprints",
      names: "walk|walks",
      also: "log|entry|tour",
      fields:
        "Note: text\nTrail: relation trail\nDate: date -60..0\nHours: number 2.0..8.5 h\nWeather: choice sun|clouds|rain|fog\nWith: text @people\nPhoto: image\nFeet: choice fresh|fine|sore",
      cells: "weather feet",
      rows: "Fog until the top, then gold|fog|\nTwo marmots and a hailstorm|rain|\nApple cake at the hut|sun|\nLost the path once||\nWith the children, slower and better||fresh\nSnow above 1,800 metres||\nSunrise start|sun|",
    },
  ],
  jobs: "chart walk.hours\nshow trail.photo\nfind trail\ncheck trail.done\nkeep trail\nrank trail.stars\nchart trail.region\nkeep walk\nplan walk.date",
  words: {
    tagline: "Your next walk, already found.",
    itch: "Same lake again? Really?",
    promise: "Your next walk, already found",
    pov: "POV: above the clouds",
    gains: ["38 trails, 12 peaks.", "900 meters up by noon.", "Wet boots: once."],
  },
});
