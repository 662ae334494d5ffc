import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "trainingDiary",
  name: "Training diary",
  icon: "notebook-pen",
  says: {
    en: "training diary|marathon training|marathon training plan|training for a marathon|training for my first marathon|marathon plan|training log|athlete training log|training load tracker|coach training plan|training plan for athletes|endurance training diary|triathlon training log|cycling training log|interval training log|training zones heart rate|session rpe log|training peaks alternative|strength and conditioning log|training week planner|swim bike run log",
    de: "Trainingstagebuch|Trainingsplan Sportler|Trainingssteuerung|Triathlon-Trainingslog",
    es: "diario de entrenamiento|plan de entrenamiento|registro de entrenamientos",
    fr: "carnet d'entraînement|plan d'entraînement|journal d'entraînement",
    pt: "diário de treino|plano de treino|registo de treinos",
  },
  forms: ["tracker", "dashboard"],
  people: ["athletes", "coaches"],
  mood: "lively",
  things: [
    {
      id: "goal",
      use: "core",
      role: "event",
      icon: "flag",
      names: "goal|goals",
      also: "race|target|season goal",
      fields:
        "Goal: text\nDate: date -30..200\nSport: choice run|bike|swim|triathlon|row|ski\nDistance: text\nTarget: text\nWeeks left: number 0..30\nPriority: choice A|B|C\nState: choice planned|in training|done|dropped",
      cells: "date sport distance target weeksLeft priority state",
      rows: "Weir half marathon|@142|run|21.1 km|1:32|20|A|in training\nWinter duathlon|@22|triathlon|5 + 20 + 2.5|1:18|3|B|in training\nLake sprint|@190|triathlon|0.75 + 20 + 5|1:15|27|A|planned\nAutumn ten|@-28|run|10 km|41:30|0|B|done",
    },
    {
      id: "week",
      use: "core",
      role: "item",
      icon: "calendar-range",
      names: "week|weeks",
      also: "block|plan week",
      fields:
        "Week: text\nStarts: date -21..21\nGoal: relation goal\nFocus: choice base|build|peak|recovery|race\nPlanned hours: number 2..16 h\nDone hours: rollup sum session.week.hours h\nLoad: rollup sum session.week.load\nSleep: number 5..9.5 h\nRemarks: text",
      cells: "starts goal focus plannedHours sleep remarks",
      rows: "Week 48|@-5|Weir half marathon|base|7|7.4|\nWeek 47|@-12|Weir half marathon|base|6.5|7.1|Cold on Tuesday\nWeek 46|@-19|Weir half marathon|recovery|4|8|Easy\nWeek 49|@2|Winter duathlon|build|8|7.2|First bricks",
    },
    {
      id: "session",
      use: "core",
      role: "log",
      icon: "timer",
      names: "session|sessions",
      also: "workout|training|activity|run|ride",
      fields:
        "Session: text\nDate: date -12..4\nWeek: relation week\nSport: choice run|bike|swim|strength|row|mobility\nKind: choice easy|long|intervals|tempo|hills|technique\nHours: number 0.2..5 h\nDistance: number 0..140 km\nPace: text\nHeart rate: number 90..188 bpm\nEffort: number 1..10\nLoad: number 10..420\nLegs: rating 1..5\nNotes: longText",
      cells: "date week sport kind hours distance pace heartRate effort load legs notes",
      rows: "Long one by the weir|@0|Week 48|run|long|1.6|17.2|5:35 per km|142|5|110|4|Negative split, wind behind\nSix times 800|@-2|Week 48|run|intervals|1|11|5:27 per km|168|8|120|3|3:02 to 3:06\nTurbo, sweet spot|@-3|Week 48|bike|tempo|1.2|38|31.7 km/h|151|7|105|3|\nTechnique and pull|@-4|Week 48|swim|technique|0.8|2.2|2:11 per 100 m|128|4|45|4|\nEasy with the group|@-9|Week 47|run|easy|0.9|8.6|6:17 per km|131|3|40|4|\nSquats and core|@-10|Week 47|strength|hills|0.7|0||110|6|50|2|Left hip tight\nHill reps|@-11|Week 47|run|hills|1.1|10.4|6:21 per km|164|8|125|3|\nPlanned: brick|@3|Week 49|bike|tempo|1.4|35||150|7|110|4|Then 4 km off the bike",
    },
    {
      id: "body",
      use: "more",
      role: "log",
      icon: "heart-pulse",
      names: "morning value|morning values",
      also: "body|resting pulse|weight|soreness",
      fields:
        "Morning: text\nDate: date -6..0\nResting pulse: number 38..74 bpm\nWeight: number 48..98 kg\nSlept: number 4..10 h\nFeels: rating 1..5",
      cells: "date restingPulse weight slept feels",
      rows: "Saturday|@0|48|68.4|7.6|4\nFriday|@-1|52|68.9|6.4|3\nThursday|@-2|49|68.6|7.5|4\nWednesday|@-3|48|68.5|7.8|4",
    },
  ],
  jobs: "keep session\nagenda session.date\nchart session.load\ntotal session.hours\nkeep week\nchart body.restingPulse\nrate session.legs\nplan session.date\nkeep goal\nmove goal.state\nrank session.distance\nfind session",
  site: {
    headline: "Week 48: 4.6 of 7 hours",
    body: "What was planned, what was run, how the legs felt. Load by week, pulse by morning, and the race that decides it.",
    action: "Write a session|session",
    services: "Day|Session, effort, legs|\nWeek|Planned against done|\nSeason|Goals by date|",
    questions:
      "What is load?|Minutes times effort, a number to compare weeks.\nShould I write bad days?|Those first.\nCan my coach read it?|If you let them in.",
  },
  words: {
    tagline: "Sessions, load, legs and goals.",
    itch: "Was last week too much?",
    promise: "The hard days hard, the easy days easy",
    pov: "POV: the plan said rest and you did",
    gains: ["17.2 kilometers, wind behind", "Six times 800 in 3:04", "Duathlon in 22 days"],
  },
});
