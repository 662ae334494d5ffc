import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "surfLog",
  name: "Surf log",
  icon: "waves",
  says: {
    en: "surf log|surf sessions|surfing log|surfing diary|surf spots|surf tracker|waves i surfed|kite surfing log|kitesurfing log|windsurfing log|surf report log|swell log|surf quiver",
    de: "Surftagebuch|Surfspots|Surf-Sessions",
    es: "diario de surf|sesiones de surf|spots de surf",
    fr: "carnet de surf|sessions de surf|spots de surf en carnet",
    pt: "diário de surfe|sessões de surfe|picos de surfe",
  },
  forms: ["tracker", "community"],
  people: ["surfers"],
  mood: "lively",
  things: [
    {
      id: "spot",
      use: "core",
      role: "place",
      icon: "map-pin",
      names: "spot|spots",
      also: "beach|beaches|reef|site|lake",
      fields:
        "Name: text\nPicture: image\nWhere: location\nBest wind: choice offshore|light|side\nBest tide: choice low|mid|high|any\nLevel: choice everyone|intermediate|expert\nHazards: tags rocks|current|crowd|boats\nStars: rating 3..5",
      cells: "level hazards",
      rows: "Lighthouse reef|intermediate|rocks\nSandy Bay|everyone|\nThe Cauldron|expert|current;rocks\nOld pier|everyone|boats\nNorth point|intermediate|",
    },
    {
      id: "outing",
      use: "core",
      role: "log",
      icon: "waves",
      names: "session|sessions",
      also: "dive|dives|trip|day|surf",
      fields:
        "Note: text\nSpot: relation spot\nDate: date -50..0\nMinutes: number 40..180 min\nHeight: number 0.4..2.4 m\nWind: choice offshore|light|onshore|strong\nWater: number 9..24 °C\nDepth: number 4..28 m\nBuddy: text @people\nStars: rating 2..5",
      cells: "wind water depth stars",
      rows: "Clean lines at dawn|offshore|||5\nChoppy, still fun|onshore|||3\nTurtle at twelve metres|||12|5\nToo strong after lunch|strong|||2\nFirst green wave||||5\nCold hands, empty line-up||9||4\nVisibility twenty metres|||24|5",
    },
  ],
  jobs: "streak outing.date\nchart outing.minutes\nkeep outing\nrank outing.stars\nchart outing.wind\nplan outing.date\nfind spot\nkeep spot",
  words: {
    tagline: "Remember what made it good.",
    itch: "It was perfect. Which wind?",
    promise: "Remember what made it good",
    pov: "POV: glassy at six",
    gains: ["Chest high, off-shore, empty.", "31 sessions since May.", "Low tide works here."],
  },
});
