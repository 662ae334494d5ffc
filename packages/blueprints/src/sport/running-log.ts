import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "runningLog",
  name: "Running log",
  icon: "footprints",
  says: {
    en: "running log|running tracker|my runs|jogging log|jogging tracker|run tracker|running diary|log my runs|running routes|runs and pace|couch to 5k|training for a half marathon|weekly kilometers",
    de: "Lauftagebuch|Laufrunden|Joggen aufzeichnen",
    es: "diario de carreras|registro de running|mis carreras",
    fr: "carnet de course|journal de course à pied|mes sorties running",
    pt: "diário de corrida|registro de corridas|minhas corridas",
  },
  forms: ["tracker", "community"],
  people: ["runners"],
  mood: "lively",
  things: [
    {
      id: "runRoute",
      use: "core",
      role: "item",
      icon: "route",
      names: "route|routes",
      also: "loop|trail|strecke",
      fields:
        "Name: text\nPhoto: image\nDistance: number 3.0..21.1 km\nClimb: number 10..420 m\nSurface: choice road|gravel|forest|track\nLight at night: boolean 50\nWater on the way: boolean 40\nBest: rating 3..5\nFavourite: boolean 30",
      cells: "distance climb surface",
      rows: "Canal loop|5.0|15|gravel\nHill repeats, cemetery|7.5|260|road\nForest ring|10.2|140|forest\nTrack Tuesday|6.0|10|track\nBridge to bridge|12.4|45|road\nReservoir|15.8|180|gravel\nHalf-marathon rehearsal|21.1|120|road\nBefore breakfast|3.8|20|road",
    },
    {
      id: "workoutRun",
      use: "core",
      role: "log",
      icon: "timer",
      names: "run|runs",
      also: "workout|lauf",
      fields:
        "Note: text\nRoute: relation runRoute\nDate: date -42..0\nDistance: number 3.0..21.0 km\nMinutes: number 18..125 min\nPace: calc minutes / distance min/km\nHeart rate: number 128..172 bpm\nKind: choice easy|tempo|intervals|long|race\nEffort: rating 1..5\nShoes: choice blue pair|old pair|trail pair",
      cells: "distance minutes kind",
      rows: "Easy, talked all the way|6.0|37|easy\nSix by 800|8.0|44|intervals\nLong one, felt it at 16|18.0|109|long\nHeadwind home|7.0|44|easy\nTempo twenty minutes|8.5|45|tempo\nShort and slow on tired legs|4.0|27|easy\nParkrun, new best|5.0|25|race\nRain, laughed|6.5|41|easy",
    },
    {
      id: "race",
      use: "core",
      role: "event",
      icon: "medal",
      names: "race|races",
      also: "marathon",
      fields:
        "Title: text\nStarts: dateTime 6..120 08:30..10:30\nPlace: location\nDistance: choice 5 km|10 km|half-marathon|marathon\nGoal: text under 25 min|finish smiling|sub 55|no walking\nI am in: boolean 60",
      cells: "",
      rows: "City park run\nNight run at the harbour\nHalf-marathon of bridges\nForest ten\nMarathon, one day",
    },
  ],
  jobs: "streak workoutRun.date\nchart workoutRun.distance\nfind runRoute\nkeep runRoute\ncheck runRoute.lightAtNight\nrank runRoute.best\nchart runRoute.surface\nkeep workoutRun\nplan workoutRun.date\nagenda race.starts\nplan race.starts\nfind race",
  words: {
    tagline: "Run by plan, rest by right.",
    itch: "Shoes on. Which run?",
    promise: "Run by plan, rest by right",
    pov: "POV: negative split",
    gains: ["32 km this week.", "5:12 a kilometer, steady.", "Shoes due at 800."],
  },
});
